//! An app is read: directories are walked, entries and what lies beside them become routes, clashes are found.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::capability::{self, Capability};
use super::composition::{self, ScopeNames};
use super::entry;
use super::listing::Listing;
use super::manifest::{App, Route};
use super::walk::{self, Candidate};
use super::{config, segment, syntax_errors, tools};
use crate::base::{Diagnostic, Rule, Severity, normalize};
use crate::program::Program;

/// Reads the app of `program`. `app_dir` is the option that overrides the configuration.
///
/// An error means that not even the directory of the routes is known; all else is a diagnostic of the app.
pub fn discover(program: &Program, app_dir: Option<&Path>) -> Result<App, Box<Diagnostic>> {
    let app_dir = config::app_dir(program, app_dir)?;
    let root = program.app_root().to_path_buf();
    let mut diagnostics = Vec::new();
    let candidates = if app_dir.path.is_dir() {
        walk::candidates(&app_dir.path, &mut diagnostics)
    } else {
        let message = format!("there is no routes directory {}", app_dir.path.display());
        if let Some(named) = app_dir.named {
            return Err(Diagnostic { message, ..named }.with_help("create it, or name another in `appDir`").into());
        }
        let diagnostic = Diagnostic::new(Rule::AppConfig, &app_dir.path, message).with_severity(Severity::Warning);
        diagnostics.push(diagnostic.with_help("create it, or name it in `appDir`"));
        Vec::new()
    };
    let shared = Listing::read_if_there(&tools::shared_tools(&root), &mut diagnostics);
    let beside = Beside {
        shared: shared.as_ref().map(tools::in_directory).unwrap_or_default(),
        has_workspace: root.join(Capability::Workspace.marker_name()).is_dir(),
    };
    let read: Vec<_> = candidates.par_iter().map(|candidate| route(program, candidate, &beside)).collect();
    let mut routes = Vec::new();
    for (route, found) in read {
        routes.extend(route);
        diagnostics.extend(found);
    }
    routes.sort_by(|a, b| (&a.path, &a.directory).cmp(&(&b.path, &b.directory)));
    connect_subagents(&mut routes);
    for route in &mut routes {
        route.effective_tools = composition::of_route(route, &ScopeNames::default(), |_| true);
    }
    collisions(&mut routes, &mut diagnostics);
    normalize(&mut diagnostics);
    Ok(App { root, app_dir: app_dir.path, routes, mode: program.mode_of_app_files(), diagnostics })
}

/// What the routes of an app share.
struct Beside {
    shared: Vec<(String, PathBuf)>,
    has_workspace: bool,
}

fn route(program: &Program, candidate: &Candidate, beside: &Beside) -> (Option<Route>, Vec<Diagnostic>) {
    let path = segment::path(&candidate.segments);
    let mut diagnostics = Vec::new();
    let file = candidate.entry_file();
    let entry = match program.load(&file) {
        Ok(id) => entry::read(program, program.module(id), &mut diagnostics),
        Err(error) => {
            let message = format!("the route's entry cannot be read: {error}");
            diagnostics.push(Diagnostic::new(Rule::Unreadable, &file, message));
            Some(entry::Entry::unknown())
        }
    };
    let route = entry.map(|entry| {
        let listing = &candidate.listing;
        let directory = listing.path.clone();
        let own = listing.has_directory("tools").then(|| Listing::read(&directory.join("tools"), &mut diagnostics));
        let own = own.flatten().as_ref().map(tools::in_directory).unwrap_or_default();
        let registers_subagents = entry.registers_subagents;
        let beside_entry = |name: &str| listing.has_file(name).then(|| directory.join(name));
        let active = |capability: &Capability| match capability {
            Capability::Planning | Capability::Memory => listing.has_file(capability.marker_name()),
            Capability::Skills => capability::has_skill(listing, &mut diagnostics),
            Capability::Subagents => registers_subagents,
            Capability::Workspace => beside.has_workspace,
        };
        Route {
            slug: segment::slug(&path),
            path: path.clone(),
            segments: candidate.segments.clone(),
            kind: entry.kind,
            subagent_of: None,
            subagents: Vec::new(),
            tools: tools::merge(own, &beside.shared),
            capabilities: Capability::ALL.into_iter().filter(active).collect(),
            state: beside_entry("state.ts").filter(|file| has_default(program, file, &mut diagnostics)),
            memory: beside_entry(Capability::Memory.marker_name())
                .filter(|file| has_default(program, file, &mut diagnostics)),
            effective_tools: Vec::new(),
            registers_subagents,
            agent_call: entry.call,
            file,
            directory,
        }
    });
    let diagnostics = diagnostics.into_iter().map(|diagnostic| diagnostic.in_route(&path)).collect();
    (route, diagnostics)
}

/// Whether the module beside an entry has the default export that its types are taken from.
fn has_default(program: &Program, file: &Path, diagnostics: &mut Vec<Diagnostic>) -> bool {
    let module = match program.load(file) {
        Ok(id) => program.module(id),
        Err(error) => {
            diagnostics.push(Diagnostic::new(Rule::Unreadable, file, format!("it cannot be read: {error}")));
            return false;
        }
    };
    if !module.syntax_errors().is_empty() {
        diagnostics.extend(syntax_errors(module));
        // It is being edited: what it exported before, it will most likely export again.
        return true;
    }
    let has_value = super::exports_value(program, module, "default");
    if !has_value {
        let message = "the module has no default export, so its types are not known";
        let help = "export the schema of the state (of the memory: its definition) as the default";
        diagnostics
            .push(Diagnostic::new(Rule::RouteEntry, file, message).with_severity(Severity::Info).with_help(help));
    }
    has_value
}

/// A route at `<parent>/subagents/<name>` is a subagent of the route at `<parent>`.
fn connect_subagents(routes: &mut [Route]) {
    let by_directory: FxHashMap<_, _> =
        routes.iter().enumerate().map(|(at, route)| (route.directory.clone(), at)).collect();
    for at in 0..routes.len() {
        let Some(parent) = walk::parent_directory(&routes[at].directory).and_then(|dir| by_directory.get(dir)) else {
            continue;
        };
        let name = routes[at].directory.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        routes[at].subagent_of = Some(routes[*parent].path.clone());
        routes[*parent].subagents.push(name);
    }
    for route in routes {
        route.subagents.sort();
        if !route.subagents.is_empty() && !route.capabilities.contains(&Capability::Subagents) {
            route.capabilities.push(Capability::Subagents);
            route.capabilities.sort();
        }
    }
}

/// Two routes of one path, or of one slug, would be one in the generated files: the first stays, each further one is
/// an error that names both.
fn collisions(routes: &mut Vec<Route>, diagnostics: &mut Vec<Diagnostic>) {
    let mut paths: FxHashMap<String, PathBuf> = FxHashMap::default();
    let mut slugs: FxHashMap<String, (String, PathBuf)> = FxHashMap::default();
    routes.retain(|route| {
        let here = route.directory.display();
        let report = |rule, message: String| Diagnostic::new(rule, &route.file, message).in_route(&route.path);
        if let Some(other) = paths.get(&route.path) {
            let message = format!("{here} and {} are both the route `{}`", other.display(), route.path);
            let help = "rename or move one of them; a `(group)` is no part of the path";
            diagnostics.push(report(Rule::RouteCollision, message).with_help(help));
            return false;
        }
        paths.insert(route.path.clone(), route.directory.clone());
        if matches!(route.slug.as_str(), "." | "..") {
            let message = format!("the generated files of `{}` would have the directory `{}`", route.path, route.slug);
            diagnostics.push(report(Rule::SlugCollision, message).with_help("rename the directory"));
            return false;
        }
        if let Some((path, directory)) = slugs.get(&route.slug) {
            let message = format!(
                "the generated files of `{}` ({here}) and of `{path}` ({}) would have one directory, `{}`",
                route.path,
                directory.display(),
                route.slug
            );
            diagnostics.push(report(Rule::SlugCollision, message).with_help("rename one of the directories"));
            return false;
        }
        slugs.insert(route.slug.clone(), (route.path.clone(), route.directory.clone()));
        true
    });
}
