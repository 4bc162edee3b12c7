//! Diagnostics for people, with the lines that they are about.

use std::path::Path;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use rustc_hash::FxHashMap;

use super::shown;
use crate::base::{Diagnostic, LineIndex, Position, Severity};
use crate::program::read_text;

/// How many lines of a long place are shown.
const MOST_LINES: u32 = 12;

/// One report a diagnostic, with an empty line between two.
pub fn render(diagnostics: &[Diagnostic], cwd: Option<&Path>, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut texts = FxHashMap::default();
    let mut reports = Vec::new();
    for diagnostic in diagnostics {
        // A place is shown where there is a text; a directory, or a file that is gone, has none.
        let text: &Option<String> =
            texts.entry(diagnostic.file.clone()).or_insert_with(|| read_text(&diagnostic.file).ok());
        reports.push(report(&renderer, diagnostic, text.as_deref(), cwd));
    }
    if reports.is_empty() { String::new() } else { reports.join("\n\n") + "\n" }
}

fn report(renderer: &Renderer, diagnostic: &Diagnostic, text: Option<&str>, cwd: Option<&Path>) -> String {
    let path = &shown(&diagnostic.file, cwd);
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Info => Level::INFO,
    };
    let id = match &diagnostic.code {
        Some(code) => format!("{} {code}", diagnostic.rule),
        None => diagnostic.rule.name().to_owned(),
    };
    let title = level.primary_title(&diagnostic.message).id(&id);
    let is_whole_file = (diagnostic.start, diagnostic.end) == (Position::START, Position::START);
    let mut group = match text.filter(|_| !is_whole_file) {
        Some(text) => {
            let (first_line, part, span) = part(text, diagnostic);
            let annotation = AnnotationKind::Primary.span(span);
            Group::with_title(title)
                .element(Snippet::source(part).path(path).line_start(first_line as usize).annotation(annotation))
        }
        None => Group::with_title(title).element(Origin::path(path)),
    };
    for related in &diagnostic.related {
        group = group.element(Level::NOTE.message(format!("{}: {}", related.message, shown(&related.file, cwd))));
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(help));
    }
    if let Some(url) = &diagnostic.docs_url {
        group = group.element(Level::NOTE.message(url.as_ref()));
    }
    renderer.render(&[group])
}

/// The lines to show: the number of the first, their text, and the place in it.
fn part<'t>(text: &'t str, diagnostic: &Diagnostic) -> (u32, &'t str, std::ops::Range<usize>) {
    let lines = LineIndex::new(text);
    let first = diagnostic.start.line;
    let start = lines.offset(text, Position { line: first, column: 1 }) as usize;
    let last = diagnostic.end.line.min(first + MOST_LINES - 1);
    let end = lines.offset(text, Position { line: last, column: u32::MAX }) as usize;
    let from = lines.offset(text, diagnostic.start) as usize;
    let to = (lines.offset(text, diagnostic.end) as usize).clamp(from, end.max(from));
    (first, &text[start..end.max(from)], from - start..to - start)
}
