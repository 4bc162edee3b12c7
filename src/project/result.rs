//! What the entries answer, as JavaScript sees it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;

use crate::app::Route;
use crate::base::{Diagnostic, Position};

/// What `typegen` did.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TypegenResult {
    /// How many routes there are.
    pub route_count: usize,
    /// How many tool files there are, whichever routes use them.
    pub tool_count: usize,
    /// What was left to TypeScript.
    pub deferred: Vec<Deferral>,
    /// Files with new content; with `write: false` or `check` those that would have.
    pub written: Vec<PathBuf>,
    /// Files that were as they should be.
    pub unchanged: Vec<PathBuf>,
    /// Files of routes that are gone, or have no tools any more.
    pub removed: Vec<PathBuf>,
    /// The contents, with `write: false`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<Content>>,
    /// What is wrong with the app.
    pub diagnostics: Vec<Diagnostic>,
    /// How long each phase took, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
}

/// What `check` found.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CheckResult {
    /// Whether there are no errors.
    pub ok: bool,
    /// How many errors there are.
    pub error_count: usize,
    /// How many warnings there are.
    pub warning_count: usize,
    /// What is wrong with the app, and what is worth knowing of it.
    pub diagnostics: Vec<Diagnostic>,
    /// The routes, with what becomes of each tool.
    pub routes: Vec<Route>,
    /// The source files that `fix` has changed.
    pub fixed: Vec<PathBuf>,
}

/// A generated file that was not written.
#[derive(Clone, Debug, Serialize)]
pub struct Content {
    /// Its path.
    pub path: PathBuf,
    /// Its text.
    pub content: String,
}

/// The part of a tool that is left to TypeScript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// What it takes and what it gives.
    Tool,
    /// What it takes.
    Input,
    /// What it gives.
    Output,
}

/// A type that only TypeScript itself can evaluate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Deferral {
    /// The tool's file.
    pub file: PathBuf,
    /// The tool.
    pub tool: String,
    /// Which part of it.
    pub part: Part,
    /// Why.
    pub reason: String,
    /// The place that the reason is about, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The file.
    pub file: PathBuf,
    /// Where it begins.
    pub start: Position,
    /// Where it ends.
    pub end: Position,
}

/// Everything known of one tool, for people and programs.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolReport {
    /// Its name.
    pub name: String,
    /// Its file.
    pub file: PathBuf,
    /// The routes that have it; none where only a file was asked about.
    pub routes: Vec<String>,
    /// What the model is told of it.
    pub description: String,
    /// The input's type; none for a tool without a parameter.
    pub input_type: Option<String>,
    /// Whether the input may be left out.
    pub input_optional: bool,
    /// The awaited output's type.
    pub output_type: String,
    /// `(input: I) => Promise<O>`, laid out.
    pub signature: String,
    /// JSON Schema of the input.
    pub parameters: Value,
    /// JSON Schema of the output.
    pub output_schema: Value,
    /// What is left to TypeScript.
    pub deferred: Vec<Deferral>,
    /// What is wrong with it.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that all of this was read from.
    pub reads: Vec<PathBuf>,
}

/// What has to be watched.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Dependencies {
    /// The app's root.
    pub root: PathBuf,
    /// The files that results were read from or that `tsconfig.json` takes in, without those of packages in `node_modules`.
    /// Some may not be there.
    pub files: Vec<PathBuf>,
    /// The directories of routes and tools: whatever comes into them or goes may count.
    pub directories: Vec<PathBuf>,
    /// The directories that `tsconfig.json` takes sources from: sources and directories that come or go may count.
    pub source_directories: Vec<PathBuf>,
    /// Another number once any type may be another, whatever it was read from.
    pub era: u32,
}

/// How long each phase took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Timing {
    /// Finding the app and opening its program.
    pub open: f64,
    /// Reading routes.
    pub discover: f64,
    /// Analysing tools.
    pub analyse: f64,
    /// Rendering files.
    pub render: f64,
    /// Comparing and writing them.
    pub write: f64,
    /// All of it.
    pub total: f64,
}

/// Measures phases, one after the other.
pub struct Clock {
    start: Instant,
    last: Instant,
}

impl Clock {
    /// Starts.
    pub fn start() -> Self {
        let now = Instant::now();
        Self { start: now, last: now }
    }

    /// The time since the last phase ended.
    pub fn lap(&mut self) -> f64 {
        let now = Instant::now();
        let lap = milliseconds(now - self.last);
        self.last = now;
        lap
    }

    /// The time since the start.
    pub fn total(&self) -> f64 {
        milliseconds(self.start.elapsed())
    }
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
