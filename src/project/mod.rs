//! Floor 6: one app from its root to its generated files.
//!
//! `typegen` is the straight line that everything else hangs on: open → discover → analyse → render → write.

mod analysis;
mod exports;
pub mod format;
mod options;
mod report;
mod result;
#[cfg(test)]
mod tests;
mod transform;
mod work;

use std::path::{Path, PathBuf};

pub use exports::{ExportType, ExportsOptions, ModuleExports, types_of_exports};
pub use options::{AppOptions, ToolOptions, TypegenOptions};
pub use result::{Content, Deferral, Part, Place, Timing, ToolReport, TypegenResult};
pub use transform::{Addition, TransformOptions, transform_tool};

use crate::app::{self, App, Origin, Route};
use crate::base::{Diagnostic, Rule, Severity, normalize as normalize_diagnostics};
use crate::emit::{self, GeneratedFile, Known, Plan, Tools};
use crate::program::{Problem, Program, ProgramOptions, normalize, read_text};
use crate::tool::AnalyzeOptions;
use analysis::{Outcome, ToolFile};
use result::Clock;
use work::{Workers, with_workers};

/// Reads the app's routes, their tools, and what becomes of each.
///
/// # Errors
/// When there is no app.
pub fn discover_app(options: &AppOptions) -> Result<App, Box<Diagnostic>> {
    let program = open(options)?;
    Ok(with_workers(|workers| {
        discover(&program, options, workers).unwrap_or_else(|diagnostic| without_routes(&program, *diagnostic))
    }))
}

/// Generates `.dawn/`.
///
/// # Errors
/// When there is no app. Everything else that can be wrong is a diagnostic of the result.
pub fn typegen(options: &TypegenOptions) -> Result<TypegenResult, Box<Diagnostic>> {
    let mut clock = Clock::start();
    let mut timing = Timing::default();
    let program = open(&options.app)?;
    timing.open = clock.lap();
    let mut result = with_workers(|workers| {
        let app = match discover(&program, &options.app, workers) {
            Ok(app) => app,
            // Without a routes directory there is nothing to generate, and no reason to take anything away.
            Err(diagnostic) => return TypegenResult { diagnostics: vec![*diagnostic], ..TypegenResult::default() },
        };
        timing.discover = clock.lap();
        let (files, outcomes) = analyse(&program, &app, workers, options.output_schema);
        timing.analyse = clock.lap();
        let generated = workers.run(|| emit::render(&app, &known(&files, &outcomes), options.output_schema));
        timing.render = clock.lap();
        let mut result = TypegenResult {
            route_count: app.routes.len(),
            tool_count: files.len(),
            deferred: report::deferrals(&program, &files, &outcomes),
            diagnostics: app.diagnostics,
            ..TypegenResult::default()
        };
        result.diagnostics.extend(program.problems().iter().map(configuration_problem));
        report::collect(outcomes, &mut result.diagnostics);
        workers.run(|| write(&app.root, generated, options, &mut result));
        timing.write = clock.lap();
        result
    });
    normalize_diagnostics(&mut result.diagnostics);
    timing.total = clock.total();
    result.timing = options.timing.then_some(timing);
    Ok(result)
}

/// Analyses one tool file; nothing where the file is no tool. `source` stands in place of what the file says.
///
/// # Errors
/// When there is no app.
pub fn analyze_tool(
    file: &Path,
    source: Option<&str>,
    options: &AppOptions,
) -> Result<Option<ToolReport>, Box<Diagnostic>> {
    let program = open(options)?;
    let path = normalize(&directory(options)?.join(file));
    let name = path.file_name().and_then(|name| name.to_str()).and_then(app::tool_name);
    let Some(name) = name else { return Ok(None) };
    if let Some(source) = source {
        // Where it fails, analysing the tool fails for the same reason, and tells it.
        let _ = program.load_text(&path, source);
    }
    let tool = ToolFile { name: name.to_owned(), path, route: None };
    Ok(with_workers(|workers| report::of_tool(&program, workers, &tool, Vec::new())))
}

/// Says everything that is known of the tools of a name, or of one file.
///
/// # Errors
/// When there is no app.
pub fn explain(options: &ToolOptions) -> Result<Vec<ToolReport>, Box<Diagnostic>> {
    let program = open(&options.app)?;
    let path = normalize(&directory(&options.app)?.join(&options.tool));
    Ok(with_workers(|workers| {
        let app = discover(&program, &options.app, workers)
            .unwrap_or_else(|diagnostic| without_routes(&program, *diagnostic));
        let in_route = |route: &&Route| options.route.as_ref().is_none_or(|wanted| *wanted == route.path);
        let routes: Vec<_> = app.routes.iter().filter(in_route).collect();
        let wanted = tool_files(routes.iter().copied())
            .into_iter()
            .filter(|tool| tool.name == options.tool || tool.path == path)
            .collect::<Vec<_>>();
        let uses = |tool: &ToolFile, route: &Route| route.tools.iter().any(|used| used.file == tool.path);
        let routes_of = |tool: &ToolFile| {
            routes.iter().filter(|route| uses(tool, route)).map(|route| route.path.clone()).collect::<Vec<_>>()
        };
        wanted.iter().filter_map(|tool| report::of_tool(&program, workers, tool, routes_of(tool))).collect()
    }))
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
    App { app_dir: root.clone(), root, routes: Vec::new(), diagnostics: vec![diagnostic] }
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
    for route in routes {
        for tool in &route.tools {
            let owner = (tool.origin == Origin::Route).then(|| route.path.clone());
            files.push(ToolFile { path: tool.file.clone(), name: tool.name.clone(), route: owner });
        }
    }
    files.sort();
    files.dedup();
    files
}

fn analyse(program: &Program, app: &App, workers: &Workers<'_>, output_schema: bool) -> (Vec<ToolFile>, Vec<Outcome>) {
    let files = tool_files(app.routes.iter());
    let options = AnalyzeOptions { output_schema };
    let outcomes = workers.each(&files, |queue| analysis::work_off(program, queue, options));
    (files, outcomes)
}

fn known<'a>(files: &'a [ToolFile], outcomes: &'a [Outcome]) -> Tools<'a> {
    let known = |outcome: &'a Outcome| match outcome {
        Outcome::Analysed(analysis) => Some(Known::Analysed(analysis)),
        Outcome::Deferred(..) => Some(Known::Deferred),
        Outcome::NoTool(_) => None,
    };
    let pairs = files.iter().zip(outcomes);
    pairs.filter_map(|(file, outcome)| Some((file.path.as_path(), known(outcome)?))).collect()
}

fn write(root: &Path, files: Vec<GeneratedFile>, options: &TypegenOptions, result: &mut TypegenResult) {
    if !options.write {
        let content = |file: &GeneratedFile| Content { path: file.path.clone(), content: file.content.clone() };
        result.files = Some(files.iter().map(content).collect());
    }
    let plan = Plan::new(root, files);
    let changes = if options.write && !options.check { plan.apply() } else { Ok(plan.changes()) };
    match changes {
        Ok(changes) => {
            result.written = changes.written;
            result.unchanged = changes.unchanged;
            result.removed = changes.removed;
        }
        Err(diagnostic) => result.diagnostics.push(*diagnostic),
    }
}
