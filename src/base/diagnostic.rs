//! A diagnostic: one thing that is wrong, where it is wrong, and what to do about it.
//!
//! Diagnostics are values. Rooms collect them in any order; `normalize` gives the one order in which they are shown.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use oxc_span::Span;
use serde::{Deserialize, Serialize};

use super::{LineIndex, Position, Rule, Severity};

/// One problem, at one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Diagnostic {
    /// What it is about.
    pub rule: Rule,
    /// Dawn's code for the same problem.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Cow<'static, str>>,
    /// How much it matters.
    pub severity: Severity,
    /// What is wrong, in one sentence.
    pub message: String,
    /// What to do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The file, or the directory, that it is about.
    pub file: PathBuf,
    /// Where it begins.
    pub start: Position,
    /// Where it ends.
    pub end: Position,
    /// The route that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<String>,
    /// The tool that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tool: Option<String>,
    /// Where to read more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub docs_url: Option<Cow<'static, str>>,
    /// Other places that belong to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<Related>,
}

/// A place that helps to understand a problem which is somewhere else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Related {
    /// What is there, in a few words.
    pub message: String,
    /// The file, or the directory.
    pub file: PathBuf,
    /// Where it begins.
    pub start: Position,
    /// Where it ends.
    pub end: Position,
}

impl Diagnostic {
    /// A problem of a whole file or directory, with the rule's own severity and code.
    pub fn new(rule: Rule, file: impl Into<PathBuf>, message: impl Into<String>) -> Self {
        Self {
            rule,
            code: rule.code().map(Cow::Borrowed),
            severity: rule.severity(),
            message: message.into(),
            help: None,
            file: file.into(),
            start: Position::START,
            end: Position::START,
            route: None,
            tool: None,
            docs_url: rule.docs_url().map(Cow::Borrowed),
            related: Vec::new(),
        }
    }

    /// Points at `span` of the file, whose text is `text`.
    #[must_use]
    pub fn at(self, span: Span, text: &str) -> Self {
        self.at_lines(span, text, &LineIndex::new(text))
    }

    /// Points at `span`, for a caller that has the file's `LineIndex` already.
    #[must_use]
    pub fn at_lines(mut self, span: Span, text: &str, lines: &LineIndex) -> Self {
        self.start = lines.position(text, span.start);
        self.end = lines.position(text, span.end.max(span.start));
        self
    }

    /// Says what to do about it.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Gives it another severity than its rule's.
    #[must_use]
    pub fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Says which route it belongs to.
    #[must_use]
    pub fn in_route(mut self, route: impl Into<String>) -> Self {
        self.route = Some(route.into());
        self
    }

    /// Names a whole file or directory that belongs to it.
    #[must_use]
    pub fn with_related(mut self, file: impl Into<PathBuf>, message: impl Into<String>) -> Self {
        let (file, message) = (file.into(), message.into());
        self.related.push(Related { message, file, start: Position::START, end: Position::START });
        self
    }

    fn order(&self) -> (&Path, Position, Position, Rule, &str, Option<&str>, Option<&str>) {
        let (route, tool) = (self.route.as_deref(), self.tool.as_deref());
        (&self.file, self.start, self.end, self.rule, &self.message, route, tool)
    }
}

/// Sorts diagnostics by file and position and leaves one of each that says the same at the same place.
///
/// A tool that many routes use is judged once a route; what is left names the first of these routes.
pub fn normalize(diagnostics: &mut Vec<Diagnostic>) {
    diagnostics.sort_by(|a, b| a.order().cmp(&b.order()));
    diagnostics.dedup_by(|next, kept| {
        (kept.rule, &kept.file, kept.start, kept.end, &kept.message)
            == (next.rule, &next.file, next.start, next.end, &next.message)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serialises_as_the_contract_says() {
        let text = "let é = tool";
        let diagnostic = Diagnostic::new(Rule::UnknownTool, "/app/index.ts", "no tool `x`")
            .at(Span::new(9, 13), text)
            .with_help("one of: y")
            .in_route("/a");
        let json = serde_json::to_value(&diagnostic).expect("plain data");
        assert_eq!(
            json,
            serde_json::json!({
                "rule": "unknown-tool", "code": "DAWN_E1001", "severity": "error", "message": "no tool `x`",
                "help": "one of: y", "file": "/app/index.ts", "route": "/a",
                "docsUrl": "https://dawnai.org/docs/tools#scoping-a-routes-tools",
                "start": { "line": 1, "column": 9 }, "end": { "line": 1, "column": 13 },
            })
        );
        assert_eq!(serde_json::from_value::<Diagnostic>(json).expect("its own shape"), diagnostic);
    }

    #[test]
    fn order_is_file_then_position_and_repeats_go() {
        let at = |file: &str, offset: u32, route: &str| {
            Diagnostic::new(Rule::Syntax, file, "bad").at(Span::new(offset, offset), "abc\ndef").in_route(route)
        };
        let mut all = vec![at("/b", 0, "/1"), at("/a", 5, "/2"), at("/a", 5, "/1"), at("/a", 1, "/1")];
        normalize(&mut all);
        let order: Vec<_> = all.iter().map(|d| (d.file.to_str(), d.start.line, d.route.as_deref())).collect();
        assert_eq!(order, [(Some("/a"), 1, Some("/1")), (Some("/a"), 2, Some("/1")), (Some("/b"), 1, Some("/1"))]);
    }
}
