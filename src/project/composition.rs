//! The scopes of an app's agents, read with the checker, and what they make of the tools of each route.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use bumpalo::Bump;
use rustc_hash::FxHashSet;

use super::analysis;
use super::tool_files;
use super::work::{Queue, Workers};
use crate::app::App;
use crate::app::composition::{self, ScopeNames};
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::program::Program;
use crate::scope::{self, Mention, Scope};
use crate::tool;

/// Composes an app of which nobody has analysed the tools: it is found out which files are none.
pub fn compose_unanalysed(program: &Program, app: &mut App, workers: &Workers<'_>) {
    let files = tool_files(app.routes.iter());
    let shapes = workers.each(&files, |queue| analysis::look_at_shapes(program, queue));
    let no_tools = files.iter().zip(&shapes).filter(|(_, shape)| shape.is_some()).map(|(file, _)| file.path.clone());
    Scopes::read(program, app, workers).compose(app, &no_tools.collect());
    app.diagnostics.extend(shapes.into_iter().flatten());
    crate::base::normalize(&mut app.diagnostics);
}

/// The scopes of an app's routes, in the order of the routes; none for one that is no agent.
#[derive(Default)]
pub struct Scopes {
    /// The scopes.
    pub of_routes: Vec<Option<Scope>>,
    /// The files of the app that they were read from.
    pub reads: FxHashSet<FileId>,
}

impl Scopes {
    /// Reads them.
    pub fn read(program: &Program, app: &App, workers: &Workers<'_>) -> Self {
        let calls: Vec<_> = app.routes.iter().map(|route| route.agent_call).collect();
        let mut scopes = Self::default();
        for read in workers.each(&calls, |queue| read_off(program, queue)) {
            let (scope, reads) = read.unzip();
            scopes.of_routes.push(scope);
            scopes.reads.extend(reads.into_iter().flatten());
        }
        scopes
    }

    /// Composes the tools of each route; `no_tools` are files that certainly are none.
    pub fn compose(&self, app: &mut App, no_tools: &FxHashSet<PathBuf>) {
        for (route, scope) in app.routes.iter_mut().zip(&self.of_routes) {
            let names = scope.as_ref().map(names_of).unwrap_or_default();
            route.effective_tools = composition::of_route(route, &names, |file| !no_tools.contains(file));
        }
    }
}

fn names_of(scope: &Scope) -> ScopeNames {
    let names = |mentions: &[Mention]| mentions.iter().map(|mention| mention.name.clone()).collect();
    ScopeNames {
        allow: names(&scope.allow),
        deny: names(&scope.deny),
        approve: names(&scope.approve),
        constrain: names(&scope.constrain),
    }
}

/// Reads the scopes of the queue with one checker, which lives as long as it can be relied on.
fn read_off(program: &Program, queue: &Queue<'_, Option<NodeRef>, Option<(Scope, Vec<FileId>)>>) {
    while !queue.is_empty() {
        let arena = Bump::new();
        let checker = Checker::new(program, &arena);
        queue.run(|call| {
            let Some(call) = *call else { return (None, ControlFlow::Continue(())) };
            let (scope, flow) = match catch_unwind(AssertUnwindSafe(|| scope::read(&checker, call))) {
                Ok(scope) => (scope, ControlFlow::Continue(())),
                // A mistake of ours in one agent leaves the others theirs.
                Err(_) => (Scope::unreadable(&checker, call), ControlFlow::Break(())),
            };
            (Some((scope, tool::files_read(&checker, call.file))), flow)
        });
    }
}
