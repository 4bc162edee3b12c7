//! What a caller asks for, as JavaScript spells it.

use std::path::PathBuf;

use serde::Deserialize;

use crate::app::composition::{GivenTool, ScopeNames};
use crate::rules::Levels;

/// Which app, and how to read it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AppOptions {
    /// Where to look for the app from; the process' own directory where it is not given.
    pub cwd: Option<PathBuf>,
    /// The app's root, instead of looking for it.
    pub app_root: Option<PathBuf>,
    /// The routes' directory, instead of the configured one. Relative to the app's root.
    pub app_dir: Option<PathBuf>,
    /// The app's `tsconfig.json`, instead of the one in its root.
    pub tsconfig: Option<PathBuf>,
    /// Whether the process ends with the answer, as a command does: what was read is then left to the system, which takes
    /// it back at once, instead of being given back piece by piece.
    pub once: bool,
}

/// What `typegen` does with what it finds.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct TypegenOptions {
    /// Which app.
    #[serde(flatten)]
    pub app: AppOptions,
    /// Whether to write; without it the result has the contents.
    pub write: bool,
    /// Whether only to find out what is out of date; nothing is written then either.
    pub check: bool,
    /// Whether `tools.json` has the schemas of the outputs too.
    pub output_schema: bool,
    /// Whether the result says how long each phase took.
    pub timing: bool,
}

impl Default for TypegenOptions {
    fn default() -> Self {
        Self { app: AppOptions::default(), write: true, check: false, output_schema: false, timing: false }
    }
}

/// What `check` makes of what it finds.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CheckOptions {
    /// Which app.
    #[serde(flatten)]
    pub app: AppOptions,
    /// How much rules matter, where not as usual.
    pub rules: Levels,
    /// Whether to repair what can be repaired, in the app's own source files.
    pub fix: bool,
}

/// The tools and the scope of a host.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ScopeOptions {
    /// What there is, in the order in which it is to be told.
    pub tools: Vec<GivenTool>,
    /// Whether the route is a subagent, which has its own tools only unless it is allowed others.
    pub subagent: bool,
    /// The names.
    #[serde(flatten)]
    pub scope: ScopeNames,
}

/// Which tool is to be explained.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ToolOptions {
    /// Which app.
    #[serde(flatten)]
    pub app: AppOptions,
    /// The tool's file, or its name.
    pub tool: String,
    /// The route to look for the name in; all of them where it is not given.
    pub route: Option<String>,
}
