//! Analyses as the caller sees them: types as text, deferrals as a list, diagnostics together.

use std::path::{Path, PathBuf};

use super::analysis::{self, Analysis, Outcome, ToolFile};
use super::result::{Deferral, Part, Place, ToolReport};
use super::work::Workers;
use crate::base::{Diagnostic, FileId, Span};
use crate::emit;
use crate::program::Program;
use crate::tool::{AnalyzeOptions, Input, ToolAnalysis, TypeText};

/// What was left to TypeScript, by file.
pub fn deferrals(program: &Program, files: &[ToolFile], analyses: &[&Analysis]) -> Vec<Deferral> {
    let mut all = Vec::new();
    for (file, analysis) in files.iter().zip(analyses) {
        match &analysis.outcome {
            Outcome::Analysed(analysis) => all.extend(deferrals_of(program, analysis)),
            Outcome::Deferred(reason, _) => all.push(Deferral {
                file: file.path.clone(),
                tool: file.name.clone(),
                part: Part::Tool,
                reason: reason.clone(),
                at: None,
            }),
            Outcome::NoTool(_) => {}
        }
    }
    all
}

/// Everything known of one tool; nothing where the file is certainly none.
pub fn of_tool(program: &Program, workers: &Workers<'_>, tool: &ToolFile, routes: Vec<String>) -> Option<ToolReport> {
    let options = AnalyzeOptions { output_schema: true, ..AnalyzeOptions::default() };
    let found = analysis::one(program, tool, workers, options);
    match found.outcome {
        Outcome::Analysed(analysis) => Some(report(program, *analysis, routes, paths(program, &found.reads))),
        Outcome::Deferred(reason, diagnostics) => Some(unknown(program, tool, routes, reason, diagnostics)),
        Outcome::NoTool(_) => None,
    }
}

/// The paths of files, in order.
pub fn paths(program: &Program, files: &[FileId]) -> Vec<PathBuf> {
    let mut paths: Vec<_> = files.iter().map(|&file| program.path(file).to_path_buf()).collect();
    paths.sort();
    paths
}

fn report(program: &Program, analysis: ToolAnalysis, routes: Vec<String>, reads: Vec<PathBuf>) -> ToolReport {
    let from = program.app_root().join(emit::DIRECTORY);
    let (input_type, input_optional) = match &analysis.input {
        Input::None => (None, false),
        Input::Typed { text, optional, .. } => (Some(emit::type_text(text, &from)), *optional),
    };
    ToolReport {
        routes,
        input_type,
        input_optional,
        output_type: emit::type_text(&analysis.output, &from),
        signature: emit::signature(&analysis, &from),
        deferred: deferrals_of(program, &analysis).collect(),
        name: analysis.name,
        file: analysis.file,
        description: analysis.description,
        parameters: analysis.parameters,
        output_schema: analysis.output_schema,
        diagnostics: [analysis.diagnostics, analysis.value_losses].concat(),
        reads,
    }
}

/// A file that could not be analysed has references as its types, and no schema.
fn unknown(
    program: &Program,
    tool: &ToolFile,
    routes: Vec<String>,
    reason: String,
    diagnostics: Vec<Diagnostic>,
) -> ToolReport {
    let module = emit::module_specifier(&program.app_root().join(emit::DIRECTORY), &tool.path);
    let default = format!("typeof import({module:?}).default");
    ToolReport {
        name: tool.name.clone(),
        file: tool.path.clone(),
        routes,
        description: String::new(),
        input_type: Some(format!("Parameters<{default}>[0]")),
        input_optional: false,
        output_type: format!("Awaited<ReturnType<{default}>>"),
        signature: default,
        parameters: serde_json::Value::Null,
        output_schema: serde_json::Value::Null,
        deferred: vec![Deferral {
            file: tool.path.clone(),
            tool: tool.name.clone(),
            part: Part::Tool,
            reason,
            at: None,
        }],
        diagnostics,
        reads: vec![tool.path.clone()],
    }
}

fn deferrals_of(program: &Program, analysis: &ToolAnalysis) -> impl Iterator<Item = Deferral> {
    let input = match &analysis.input {
        Input::None => None,
        Input::Typed { text, .. } => Some((Part::Input, text)),
    };
    let parts = input.into_iter().chain([(Part::Output, &analysis.output)]);
    parts.filter_map(|(part, text)| {
        let TypeText::Deferred { reason, place, .. } = text else { return None };
        Some(Deferral {
            file: analysis.file.clone(),
            tool: analysis.name.clone(),
            part,
            reason: reason.clone(),
            at: place.as_ref().and_then(|(file, span)| resolve_place(program, file, *span)),
        })
    })
}

fn resolve_place(program: &Program, file: &Path, span: Span) -> Option<Place> {
    // The checker has read the file already: loading it again costs nothing.
    let module = program.module(program.load(file).ok()?);
    let position = |offset| module.line_index().position(module.text(), offset);
    Some(Place { file: PathBuf::from(file), start: position(span.start), end: position(span.end) })
}
