//! One tool file after the other: read, analysed, or left to TypeScript with the reason.

use std::path::{Path, PathBuf};

use crate::app;
use crate::base::{Diagnostic, Rule};
use crate::program::Program;
use crate::tool::ToolAnalysis;

/// A tool file of an app, whichever routes use it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ToolFile {
    /// The file.
    pub path: PathBuf,
    /// The tool's name.
    pub name: String,
    /// The only route that has it, where it is no shared one.
    pub route: Option<String>,
}

/// What came of a tool file.
#[derive(Debug)]
pub enum Outcome {
    /// It was analysed.
    Analysed(Box<ToolAnalysis>),
    /// It may be a tool: it does not parse, or cannot be read, or nobody could say what it is. The reason is for
    /// people, and the diagnostics have the rest.
    Deferred(String, Vec<Diagnostic>),
    /// It is certainly no tool.
    NoTool(Vec<Diagnostic>),
}

/// Reads and analyses `tool`.
pub fn analyse(program: &Program, tool: &ToolFile) -> Outcome {
    let module = match program.load(&tool.path) {
        Ok(file) => program.module(file),
        Err(error) => {
            let diagnostic = Diagnostic::new(Rule::Unreadable, &tool.path, format!("the tool cannot be read: {error}"));
            return Outcome::Deferred(error.to_string(), vec![about(tool, diagnostic)]);
        }
    };
    let mut diagnostics: Vec<_> = app::syntax_errors(module).collect();
    if !diagnostics.is_empty() {
        let diagnostics = diagnostics.into_iter().map(|diagnostic| about(tool, diagnostic));
        return Outcome::Deferred("the file does not parse".to_owned(), diagnostics.collect());
    }
    diagnostics.extend(app::unresolved_imports(program, module));
    with(diagnostics.into_iter().map(|diagnostic| about(tool, diagnostic)), evaluate(&tool.path, tool))
}

/// Adds what is wrong with the file itself to what came of it.
fn with(diagnostics: impl Iterator<Item = Diagnostic>, mut outcome: Outcome) -> Outcome {
    match &mut outcome {
        Outcome::Analysed(analysis) => analysis.diagnostics.extend(diagnostics),
        Outcome::Deferred(_, found) | Outcome::NoTool(found) => found.extend(diagnostics),
    }
    outcome
}

/// Where the checker is asked.
fn evaluate(_file: &Path, tool: &ToolFile) -> Outcome {
    let diagnostic = Diagnostic::new(Rule::DeferredType, &tool.path, "not analysed yet");
    Outcome::Deferred("not analysed yet".to_owned(), vec![about(tool, diagnostic)])
}

/// Says which tool, and which route, a diagnostic belongs to.
fn about(tool: &ToolFile, mut diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.tool.get_or_insert_with(|| tool.name.clone());
    if diagnostic.route.is_none() {
        diagnostic.route.clone_from(&tool.route);
    }
    diagnostic
}
