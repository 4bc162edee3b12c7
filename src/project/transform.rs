//! What a bundler adds to a tool module: the exports that it lacks.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::analysis::{self, Analysis, Outcome};
use super::live::Project;
use super::work::with_workers;
use super::{directory, report};
use crate::app;
use crate::base::Diagnostic;
use crate::emit::{self, Lacking};
use crate::program::{Program, normalize};
use crate::tool::{AnalyzeOptions, ToolAnalysis};

/// A module on its way through a bundler.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TransformOptions {
    /// The module's file.
    pub file: PathBuf,
    /// Its text, which may be newer than the file.
    pub source: String,
    /// Whether it gets a `schema`, too.
    #[serde(default = "yes")]
    pub schema: bool,
    /// Whether the app is as it was at the last look, as within one build: only the configuration, and what the answer
    /// was made of, are compared with the disk. Otherwise all that was read is, unless somebody tells what has changed.
    #[serde(default)]
    pub settled: bool,
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

impl Project {
    /// The exports that a tool module lacks; nothing where there are none, or where the file is no tool of the app.
    /// Of `options`, those that name the app are the project's own.
    ///
    /// # Errors
    /// When there is no app.
    pub fn transform_tool(&mut self, options: &TransformOptions) -> Result<Option<Addition>, Box<Diagnostic>> {
        let path = normalize(&directory(self.options())?.join(&options.file));
        if !may_be_tool(&path) || options.settled && self.has_no_tool_at(&path) {
            return Ok(None);
        }
        let app_options = self.options().clone();
        let opened = if options.settled { self.look_at(&path)? } else { self.look()? };
        let has_routes = with_workers(|workers| opened.discover(&app_options, workers).is_ok());
        let Some(tool) = opened.tool_at(&path).filter(|_| has_routes).cloned() else { return Ok(None) };
        opened.analyse_one(&tool);
        if let Some(analysis) = opened.result_for(&tool, &options.source) {
            return Ok(addition(&opened.program, analysis, options));
        }
        Ok(opened.with_text(&tool.path, Some(&options.source), |program| {
            let found = with_workers(|workers| analysis::one(program, &tool, workers, AnalyzeOptions::default()));
            addition(program, &found, options)
        }))
    }
}

/// Whether the file could be a tool by where it lies.
fn may_be_tool(path: &Path) -> bool {
    let is_in_tools = path.parent().and_then(Path::file_name).is_some_and(|name| name == "tools");
    let name = path.file_name().and_then(|name| name.to_str());
    is_in_tools && name.and_then(app::tool_name).is_some()
}

fn addition(program: &Program, analysis: &Analysis, options: &TransformOptions) -> Option<Addition> {
    // What does not parse is told by whoever reads it next: the bundler.
    let Outcome::Analysed(tool) = &analysis.outcome else { return None };
    let file = program.asked_for(&tool.file).filter(|&file| program.broken(file).is_none())?;
    let module = program.readable(file).filter(|module| !app::exports_one_value(module))?;
    let lacks = |name| !app::exports_value(program, module, name);
    let code = emit::tool_exports(&options.source, lacking(tool, lacks, options.schema));
    (!code.is_empty()).then(|| Addition { code, reads: report::paths(program, &analysis.reads) })
}

fn lacking(analysis: &ToolAnalysis, lacks: impl Fn(&'static str) -> bool, schema: bool) -> Lacking<'_> {
    Lacking {
        description: Some(analysis.description.as_str()).filter(|text| !text.is_empty() && lacks("description")),
        schema: Some(&analysis.parameters).filter(|_| schema && lacks("schema")),
    }
}
