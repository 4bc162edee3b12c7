//! Diagnostics as text: for people, for programs, for GitHub, for code scanners.

mod github;
mod pretty;
mod sarif;

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::base::Diagnostic;

/// How diagnostics are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// With the source they are about.
    #[default]
    Pretty,
    /// As a JSON array.
    Json,
    /// As workflow commands, which GitHub shows beside the changed lines.
    Github,
    /// As a SARIF 2.1.0 log.
    Sarif,
}

/// What `format_diagnostics` is told.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct FormatOptions {
    /// How diagnostics are written.
    pub format: Format,
    /// Whether to use the colours of a terminal.
    pub color: bool,
    /// The directory that paths are shown relative to.
    pub cwd: Option<PathBuf>,
}

/// Writes `diagnostics`, in their order, with a final newline where there is any text.
pub fn format_diagnostics(diagnostics: &[Diagnostic], options: &FormatOptions) -> String {
    let cwd = options.cwd.as_deref();
    match options.format {
        Format::Pretty => pretty::render(diagnostics, cwd, options.color),
        Format::Github => github::render(diagnostics, cwd),
        Format::Sarif => sarif::render(diagnostics, cwd),
        Format::Json => {
            let json = serde_json::to_string_pretty(diagnostics);
            json.expect("a diagnostic is plain data, and paths were checked to be Unicode") + "\n"
        }
    }
}

/// A path as it is shown: relative to `cwd` where it lies below.
fn shown(path: &Path, cwd: Option<&Path>) -> String {
    let inside = cwd.and_then(|cwd| path.strip_prefix(cwd).ok()).filter(|inside| !inside.as_os_str().is_empty());
    inside.unwrap_or(path).to_string_lossy().replace('\\', "/")
}
