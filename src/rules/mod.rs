//! Floor 5: what `check` says of an app beyond what reading it has shown: rules over analyses, scopes and set-up.
//!
//! A rule sees owned values only. `Levels` has the last word on how much it matters, after all of them have spoken.

mod delegation;
mod levels;
mod scope;
mod set_up;
mod tools;

use std::path::Path;

use crate::app::App;
use crate::base::Diagnostic;
use crate::program::Program;
use crate::scope::Scope;
use crate::tool::ToolAnalysis;

pub use levels::{Level, Levels};

/// What is judged.
pub struct Subject<'a> {
    /// The files that the rest was read from.
    pub program: &'a Program,
    /// The app.
    pub app: &'a App,
    /// What the agents say, a route each.
    pub scopes: &'a [Option<Scope>],
    /// The generated declarations, be they there or not.
    pub declarations: &'a Path,
    /// Its tools, each once, with the facts that the rules ask for.
    pub tools: &'a [JudgedTool<'a>],
}

/// A tool with the only route that has it, where it is no shared one.
pub struct JudgedTool<'a> {
    /// What is known of it.
    pub analysis: &'a ToolAnalysis,
    /// The route.
    pub route: Option<&'a str>,
}

/// All that the rules say.
pub fn judge(subject: &Subject<'_>) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    set_up::judge(subject, &mut diagnostics);
    scope::judge(subject, &mut diagnostics);
    tools::judge(subject.program, subject.tools, &mut diagnostics);
    diagnostics
}

/// Asks for the candidate that was most likely meant: one that differs by little, or in its case only. Empty where there
/// is none.
fn did_you_mean<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> String {
    let lower = name.to_lowercase();
    let near = candidates.map(|other| (strsim::damerau_levenshtein(&lower, &other.to_lowercase()), other));
    let limit = (name.chars().count() / 3).clamp(1, 4);
    let nearest = near.filter(|(distance, _)| *distance <= limit).min_by_key(|(distance, _)| *distance);
    nearest.map(|(_, other)| format!("did you mean `{other}`? ")).unwrap_or_default()
}
