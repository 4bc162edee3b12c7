//! What was rendered the time before, as far as it still holds: a change of one tool renders that tool alone, and the
//! routes that have it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::dts::{self, Frame, RouteEntry, ToolEntry};
use super::names::Declarations;
use super::text::Place;
use super::{Known, Pieces, Tools, json};
use crate::app::{App, Route};
use crate::tool::ToolAnalysis;

/// Rendered texts. Whoever holds them says which tools, and whether the routes, are not what they were.
#[derive(Debug, Default)]
pub struct Kept {
    /// The texts of tools, by their files.
    entries: FxHashMap<PathBuf, ToolTexts>,
    /// The declarations of recursive types. They share their names with each other: where there are any, all entries
    /// are rendered together.
    declarations: String,
    /// Nothing where the routes are not what they were.
    routes: Option<Routes>,
    /// The whole file of declarations.
    file: Option<Pieces>,
    /// The tools that were forgotten since.
    changed: FxHashSet<PathBuf>,
}

/// The texts of one tool, which all routes that have it share.
#[derive(Debug)]
pub(super) struct ToolTexts {
    /// Its entry in the declarations.
    pub entry: ToolEntry,
    /// Its member of a `tools.json`.
    pub listed: Arc<str>,
}

#[derive(Debug)]
struct Routes {
    /// What hangs on the routes alone.
    whole: RoutesTexts,
    /// In the order of the routes.
    texts: Vec<RouteTexts>,
    /// Which routes have a tool, by its file.
    users: FxHashMap<PathBuf, Vec<usize>>,
}

/// The texts of all routes together.
#[derive(Debug)]
pub(super) struct RoutesTexts {
    /// `routes.json`.
    pub json: Arc<str>,
    /// How they compare with those of the time before: if they are the same, so are the files that routes have.
    pub age: Age,
    /// What is around the entries in the declarations.
    pub frame: Frame,
}

/// How a text compares with that of the time before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// It is the same.
    Same,
    /// It is another.
    New,
    /// Nobody knows.
    Unknown,
}

/// The texts of one route.
#[derive(Clone, Debug)]
pub(super) struct RouteTexts {
    /// Its entry in the declarations.
    pub entry: RouteEntry,
    /// Its `tools.json`, where it has tools.
    pub tools: Option<Pieces>,
    /// How they compare with those of the time before.
    pub age: Age,
}

impl Kept {
    /// Says that the tool of a file is not what it was.
    pub fn forget_tool(&mut self, file: &Path) {
        self.entries.remove(file);
        self.changed.insert(file.to_path_buf());
    }

    /// Says that the routes are not what they were.
    pub fn forget_routes(&mut self) {
        self.routes = None;
    }

    /// Renders the texts of tools that are not known.
    pub(super) fn renew_entries(&mut self, place: Place<'_>, tools: &Tools<'_>, with_output: bool) {
        let mut missing = self.missing(tools);
        let has_declarations = |tool: &&ToolAnalysis| tool.texts().any(|text| !text.declarations().is_empty());
        if !self.declarations.is_empty() || missing.iter().any(has_declarations) {
            self.entries.clear();
            self.routes = None;
            missing = self.missing(tools);
        }
        missing.sort_by(|a, b| a.file.cmp(&b.file));
        let texts: Vec<_> = missing.iter().flat_map(|analysis| analysis.texts()).collect();
        let declarations = Declarations::new(place, &texts);
        self.declarations = dts::local_declarations(&declarations);
        let texts = |analysis: &&ToolAnalysis| ToolTexts {
            entry: ToolEntry::authored(analysis, &declarations),
            listed: json::tool(analysis, with_output).into(),
        };
        let new: Vec<_> = missing.par_iter().map(|tool| (tool.file.clone(), texts(tool))).collect();
        self.entries.extend(new);
    }

    /// The analysed tools without an entry: all of them, or those that were forgotten since there were entries.
    fn missing<'t>(&self, tools: &Tools<'t>) -> Vec<&'t ToolAnalysis> {
        if self.entries.is_empty() {
            return tools.analyses().collect();
        }
        let analysed = |file: &PathBuf| match tools.get(file) {
            Some(Known::Analysed(analysis)) => Some(analysis),
            _ => None,
        };
        self.changed.iter().filter_map(analysed).collect()
    }

    /// The texts of a tool that was analysed.
    pub(super) fn tool(&self, file: &Path) -> Option<&ToolTexts> {
        self.entries.get(file)
    }

    /// The declarations of recursive types.
    pub(super) fn declarations(&self) -> &str {
        &self.declarations
    }

    /// Keeps the whole file of declarations, and says how it compares with the one before.
    pub(super) fn keep_file(&mut self, file: &Pieces) -> Age {
        match self.file.replace(file.clone()) {
            None => Age::Unknown,
            Some(before) if before == *file => Age::Same,
            Some(_) => Age::New,
        }
    }

    /// The texts of the routes, together and of each; what is not known is rendered.
    pub(super) fn routes(
        &mut self,
        app: &App,
        tools: &Tools<'_>,
        whole: impl FnOnce() -> RoutesTexts,
        texts: impl Fn(&Self, &Route) -> RouteTexts + Sync,
    ) -> (&RoutesTexts, &[RouteTexts]) {
        let before = self.routes.take();
        // A route with a tool that is deferred as a whole hangs on what is on the disk.
        let doubtful = self.changed.iter().map(PathBuf::as_path).chain(tools.deferred());
        let users = |file: &Path| before.as_ref().and_then(|routes| routes.users.get(file)).into_iter().flatten();
        let stale: FxHashSet<usize> = doubtful.flat_map(users).copied().collect();
        let old = |at: usize| before.as_ref().filter(|_| !stale.contains(&at))?.texts.get(at);
        let text = |(at, route): (usize, &Route)| match old(at) {
            Some(old) => RouteTexts { age: Age::Same, ..old.clone() },
            None => texts(self, route),
        };
        let all: Vec<_> = app.routes.par_iter().enumerate().map(text).collect();
        self.changed.clear();
        let (whole, users) = match before {
            Some(routes) => {
                let has_tools = |texts: &RouteTexts| texts.tools.is_some();
                let lost_tools = routes.texts.iter().zip(&all).any(|(old, new)| has_tools(old) && !has_tools(new));
                let age = if lost_tools { Age::Unknown } else { Age::Same };
                (RoutesTexts { age, ..routes.whole }, routes.users)
            }
            None => (whole(), users_of(app)),
        };
        let routes = self.routes.insert(Routes { whole, texts: all, users });
        (&routes.whole, &routes.texts)
    }
}

fn users_of(app: &App) -> FxHashMap<PathBuf, Vec<usize>> {
    let mut users: FxHashMap<PathBuf, Vec<usize>> = FxHashMap::default();
    for (at, route) in app.routes.iter().enumerate() {
        for tool in &route.tools {
            users.entry(tool.file.clone()).or_default().push(at);
        }
    }
    users
}
