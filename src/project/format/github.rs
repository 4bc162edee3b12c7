//! Diagnostics as GitHub workflow commands: `::error file=…,line=…::message`.

use std::fmt::Write as _;
use std::path::Path;

use super::shown;
use crate::base::{Diagnostic, Severity};

/// One command a diagnostic.
pub fn render(diagnostics: &[Diagnostic], cwd: Option<&Path>) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let command = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "notice",
        };
        let mut title = diagnostic.rule.name().to_owned();
        if let Some(code) = &diagnostic.code {
            title = format!("{title} ({code})");
        }
        let mut message = diagnostic.message.clone();
        if let Some(help) = &diagnostic.help {
            message = format!("{message}\n{help}");
        }
        let (start, end) = (diagnostic.start, diagnostic.end);
        let mut place = format!("file={},line={}", property(&shown(&diagnostic.file, cwd)), start.line);
        if start.line == end.line {
            // Columns across lines are refused. The end is the last column, not the one behind it.
            let last = end.column.saturating_sub(1).max(start.column);
            write!(place, ",col={},endColumn={last}", start.column).expect("a string takes everything");
        } else {
            write!(place, ",endLine={}", end.line).expect("a string takes everything");
        }
        writeln!(out, "::{command} {place},title={}::{}", property(&title), data(&message))
            .expect("a string takes everything");
    }
    out
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Rule, Span};

    #[test]
    fn what_means_something_to_github_is_escaped() {
        let diagnostic = Diagnostic::new(Rule::UnknownTool, "/app/a,b.ts", "100% wrong\nhere")
            .at(Span::new(4, 7), "let bad = 1")
            .with_help("fix it");
        assert_eq!(
            render(&[diagnostic], Some(Path::new("/app"))),
            "::error file=a%2Cb.ts,line=1,col=5,endColumn=7,title=unknown-tool (DAWN_E1001)::100%25 wrong%0Ahere%0Afix it\n"
        );
    }
}
