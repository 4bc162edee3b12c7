//! Floor 6: one app from its root to its generated files.
//!
//! `typegen` is the straight line that everything else hangs on: open → discover → analyse → render → write.

mod analysis;
mod check;
mod composition;
mod explain;
mod exports;
mod fix;
pub mod format;
mod live;
#[cfg(test)]
mod live_tests;
mod options;
mod report;
mod result;
mod results;
#[cfg(test)]
mod tests;
mod transform;
mod work;

use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;

pub use check::{check, resolve_tool_scope};
pub use explain::{CapabilityReport, Explanation, explain};
pub use exports::{ExportType, ExportsOptions, ModuleExports, types_of_exports};
pub use live::Project;
pub use options::{AppOptions, CheckOptions, ScopeOptions, ToolOptions, TypegenOptions};
pub use result::{CheckResult, Content, Deferral, Dependencies, Part, Place, Timing, ToolReport, TypegenResult};
pub use transform::{Addition, TransformOptions};

use crate::app::{self, App, Origin, Route};
use crate::base::{Diagnostic, Rule, Severity};
use crate::emit::{GeneratedFile, Plan};
use crate::program::{Problem, Program, ProgramOptions, read_text};
use analysis::ToolFile;
use work::{Workers, with_workers};

/// Reads the app's routes, their tools, and what becomes of each.
///
/// # Errors
/// When there is no app.
pub fn discover_app(options: &AppOptions) -> Result<App, Box<Diagnostic>> {
    let program = open(options)?;
    Ok(with_workers(|workers| {
        let mut app = match discover(&program, options, workers) {
            Ok(app) => app,
            Err(diagnostic) => return without_routes(&program, *diagnostic),
        };
        composition::compose_unanalysed(&program, &mut app, workers);
        app
    }))
}

/// Generates `.dawn/`.
///
/// # Errors
/// When there is no app. Everything else that can be wrong is a diagnostic of the result.
pub fn typegen(options: &TypegenOptions) -> Result<TypegenResult, Box<Diagnostic>> {
    with_project(&options.app, |project| project.typegen(options))
}

/// Does `work` with a project of its own.
fn with_project<R>(options: &AppOptions, work: impl FnOnce(&mut Project) -> R) -> R {
    let mut project = Project::new(options.clone());
    let result = work(&mut project);
    if options.once {
        std::mem::forget(project);
    }
    result
}

fn directory(options: &AppOptions) -> Result<PathBuf, Box<Diagnostic>> {
    let here = std::env::current_dir()
        .map_err(|error| Diagnostic::new(Rule::AppRoot, ".", format!("the current directory is gone: {error}")))?;
    Ok(options.cwd.as_ref().map_or_else(|| here.clone(), |cwd| here.join(cwd)))
}

fn open(options: &AppOptions) -> Result<Program, Box<Diagnostic>> {
    let cwd = directory(options)?;
    let app_root = app::find_root(&cwd, options.app_root.as_deref())?;
    let tsconfig = options.tsconfig.as_ref().map(|file| cwd.join(file));
    Ok(Program::open(ProgramOptions { app_root, tsconfig }))
}

fn discover(program: &Program, options: &AppOptions, workers: &Workers<'_>) -> Result<App, Box<Diagnostic>> {
    workers.run(|| app::discover(program, options.app_dir.as_deref()))
}

/// What is left of an app whose routes could not be looked for.
fn without_routes(program: &Program, diagnostic: Diagnostic) -> App {
    let root = program.app_root().to_path_buf();
    App { app_dir: root.clone(), root, routes: Vec::new(), mode: None, diagnostics: vec![diagnostic] }
}

/// TypeScript's configuration decides what types mean: what could not be read of it is worth a warning.
fn configuration_problem(problem: &Problem) -> Diagnostic {
    let diagnostic = Diagnostic::new(Rule::AppConfig, &problem.file, &problem.message).with_severity(Severity::Warning);
    match (problem.span, read_text(&problem.file)) {
        (Some(span), Ok(text)) => diagnostic.at(span, &text),
        _ => diagnostic,
    }
}

/// The tool files of `routes`, each once, by path.
fn tool_files<'a>(routes: impl Iterator<Item = &'a Route>) -> Vec<ToolFile> {
    let mut files = Vec::new();
    let mut shared = FxHashSet::default();
    for route in routes {
        for tool in &route.tools {
            let owner = (tool.origin == Origin::Route).then(|| route.path.clone());
            if owner.is_some() || shared.insert(&tool.file) {
                files.push(ToolFile { path: tool.file.clone(), name: tool.name.clone(), route: owner });
            }
        }
    }
    files.sort_unstable();
    files
}

/// Writes what is out of date, or finds out what is. Whether all of it is on the disk then.
fn write(root: &Path, files: Vec<GeneratedFile>, options: &TypegenOptions, result: &mut TypegenResult) -> bool {
    if !options.write {
        let content = |file: &GeneratedFile| Content { path: file.path.clone(), content: file.content.to_string() };
        result.files = Some(files.iter().map(content).collect());
    }
    let plan = Plan::new(root, files);
    let writes = options.write && !options.check;
    match if writes { plan.apply() } else { Ok(plan.changes()) } {
        Ok(changes) => {
            result.written = changes.written;
            result.unchanged = changes.unchanged;
            result.removed = changes.removed;
            writes
        }
        Err(diagnostic) => {
            result.diagnostics.push(*diagnostic);
            false
        }
    }
}
