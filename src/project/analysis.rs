//! One tool file after the other: read, analysed, or left to TypeScript with the reason.

use std::path::{Path, PathBuf};

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
    if !module.syntax_errors().is_empty() {
        let syntax = module.syntax_errors().iter().map(|error| {
            let diagnostic = Diagnostic::new(Rule::Syntax, &tool.path, &error.message);
            about(tool, diagnostic.at(error.span, module.text()))
        });
        return Outcome::Deferred("the file does not parse".to_owned(), syntax.collect());
    }
    evaluate(&tool.path, tool)
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
