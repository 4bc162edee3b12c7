//! What a bundler adds to a tool module: the exports that it lacks.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::analysis::{Outcome, ToolFile};
use super::options::AppOptions;
use super::work::with_workers;
use super::{analysis, directory, discover, open};
use crate::app::{self, App};
use crate::base::Diagnostic;
use crate::emit::{self, Lacking};
use crate::program::normalize;
use crate::tool::{AnalyzeOptions, ToolAnalysis};

/// A module on its way through a bundler.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TransformOptions {
    /// Which app.
    #[serde(flatten)]
    pub app: AppOptions,
    /// The module's file.
    pub file: PathBuf,
    /// Its text, which may be newer than the file.
    pub source: String,
    /// Whether it gets a `schema`, too.
    #[serde(default = "yes")]
    pub schema: bool,
}

fn yes() -> bool {
    true
}

/// What a module is given.
#[derive(Clone, Debug, Serialize)]
pub struct Addition {
    /// The text to add behind the module's own.
    pub code: String,
    /// The files of the app that it was made of.
    pub reads: Vec<PathBuf>,
}

/// The exports that a tool module lacks; nothing where there are none, or where the file is no tool of the app.
///
/// # Errors
/// When there is no app.
pub fn transform_tool(options: &TransformOptions) -> Result<Option<Addition>, Box<Diagnostic>> {
    let path = normalize(&directory(&options.app)?.join(&options.file));
    let Some(name) = tool_name(&path) else { return Ok(None) };
    let program = open(&options.app)?;
    // What does not parse is told by whoever reads it next: the bundler.
    let Ok(file) = program.load_text(&path, &options.source) else { return Ok(None) };
    let tool = ToolFile { name: name.to_owned(), path: path.clone(), route: None };
    let outcome = with_workers(|workers| {
        let app = discover(&program, &options.app, workers).ok()?;
        let analyse = || workers.each(&[tool], |queue| analysis::work_off(&program, queue, AnalyzeOptions::default()));
        has_tool(&app, &path).then(analyse)?.pop()
    });
    let Some(Outcome::Analysed(analysis)) = outcome else { return Ok(None) };
    let module = program.module(file);
    let lacks = |name| !app::exports_value(&program, module, name);
    let code = emit::tool_exports(&options.source, lacking(&analysis, lacks, options.schema));
    Ok((!code.is_empty()).then_some(Addition { code, reads: analysis.reads }))
}

/// The name of a tool, where the file could be one by where it lies.
fn tool_name(path: &Path) -> Option<&str> {
    let is_in_tools = path.parent()?.file_name()? == "tools";
    app::tool_name(path.file_name()?.to_str()?).filter(|_| is_in_tools)
}

/// Whether a route of the app has the tool, be it hidden by another. Bundlers follow links, the app does not.
fn has_tool(app: &App, path: &Path) -> bool {
    let real = path.canonicalize().ok();
    let is_same = |file: &PathBuf| {
        file == path || (real.is_some() && file.file_name() == path.file_name() && file.canonicalize().ok() == real)
    };
    let tools = app.routes.iter().flat_map(|route| &route.tools);
    tools.flat_map(|tool| [Some(&tool.file), tool.shadows.as_ref()]).flatten().any(is_same)
}

fn lacking(analysis: &ToolAnalysis, lacks: impl Fn(&'static str) -> bool, schema: bool) -> Lacking<'_> {
    Lacking {
        description: Some(analysis.description.as_str()).filter(|text| !text.is_empty() && lacks("description")),
        schema: Some(&analysis.parameters).filter(|_| schema && lacks("schema")),
    }
}
