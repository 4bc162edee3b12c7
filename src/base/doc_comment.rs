//! What a doc comment says: its text, its tags and the links in them.
//!
//! Source of the rules: TypeScript's own parser of doc comments, so that text and tags are those that an editor shows.

use oxc_syntax::identifier::{is_identifier_part, is_identifier_start};

use super::doc_scanner::DocScanner;

/// A parsed doc comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocComment {
    /// The text before the first tag.
    pub text: DocText,
    /// The tags in order.
    pub tags: Vec<DocTag>,
}

/// One `@name text`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocTag {
    /// Its name without `@`.
    pub name: String,
    /// What `@param` speaks of: the names between the dots.
    pub parameter: Vec<String>,
    /// Everything behind that, up to the next tag.
    pub text: DocText,
}

/// Text with links in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocText {
    parts: Vec<DocPart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum DocPart {
    Text(String),
    Link(DocLink),
}

/// `{@link name text}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocLink {
    /// `link`, `linkcode` or `linkplain`.
    pub kind: String,
    /// What it leads to: names with the dots and hashes between them. Empty where it is no name.
    pub name: String,
    /// What stands behind the name.
    pub text: String,
}

impl DocComment {
    /// Parses a comment with its delimiters, `/** … */`.
    pub fn parse(comment: &str) -> Self {
        let inner = comment.strip_prefix("/**").unwrap_or(comment);
        let inner = inner.strip_suffix("*/").unwrap_or(inner);
        let mut scanner = DocScanner::new(inner);
        let text = scanner.comment_text();
        let mut tags = Vec::new();
        while let Some(tag) = scanner.tag() {
            tags.push(tag);
        }
        Self { text, tags }
    }
}

impl DocTag {
    /// Whether it speaks of a parameter.
    pub fn is_parameter(&self) -> bool {
        matches!(self.name.as_str(), "param" | "arg" | "argument")
    }
}

impl DocText {
    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.written().is_empty()
    }

    /// The text with its links as they were written. TypeScript: getTextOfJSDocComment
    pub fn written(&self) -> String {
        self.rendered(DocLink::written)
    }

    /// The text as it is shown; `leads` says whether the name in a link stands for something.
    /// TypeScript: getDisplayPartsFromComment
    pub fn shown(&self, leads: impl Fn(&DocLink) -> bool) -> String {
        self.rendered(|link| link.shown(leads(link)))
    }

    fn rendered(&self, link_text: impl Fn(&DocLink) -> String) -> String {
        let part = |part: &DocPart| match part {
            DocPart::Text(text) => text.clone(),
            DocPart::Link(link) => link_text(link),
        };
        trimmed(&self.parts.iter().map(part).collect::<String>())
    }

    pub(super) fn push_text(&mut self, text: &str) {
        match self.parts.last_mut() {
            Some(DocPart::Text(last)) => last.push_str(text),
            _ => self.parts.push(DocPart::Text(text.to_owned())),
        }
    }

    pub(super) fn push_link(&mut self, link: DocLink) {
        self.parts.push(DocPart::Link(link));
    }
}

impl DocLink {
    /// TypeScript: formatJSDocLink
    fn written(&self) -> String {
        let joins = self.text.is_empty() || self.text.starts_with("://");
        let space = if !self.name.is_empty() && joins { "" } else { " " };
        format!("{{@{} {}{space}{}}}", self.kind, self.name, self.text)
    }

    /// TypeScript: buildLinkParts
    fn shown(&self, leads: bool) -> String {
        if self.name.is_empty() {
            return format!("{{@{} {}}}", self.kind, self.text);
        }
        let (behind, rest) = self.text.split_at(name_end(&self.text));
        let name = format!("{}{behind}", self.name);
        let text = rest.strip_prefix('|').map_or(rest, |text| text.trim_start_matches(' '));
        let separated = behind.is_empty() || rest.starts_with('|') && !name.ends_with(' ');
        let space = if !leads && separated { " " } else { "" };
        format!("{{@{} {name}{space}{text}}}", self.kind)
    }
}

/// Where the rest of a link's name ends: of an address, of `()` or of type arguments. TypeScript: findLinkNameEnd
fn name_end(text: &str) -> usize {
    if text.starts_with("://") {
        return text.find('|').unwrap_or(text.len());
    }
    if text.starts_with("()") {
        return 2;
    }
    if text.starts_with('<') {
        let mut depth = 0usize;
        for (at, c) in text.char_indices() {
            match c {
                '<' => depth += 1,
                '>' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at + 1;
            }
        }
    }
    0
}

/// Each line without the white space around it, the whole without empty lines around it.
pub fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.split('\n').map(|line| line.trim_matches(is_white_space)).collect();
    lines.join("\n").trim_matches(is_white_space).to_owned()
}

/// White space and line ends as JavaScript's `trim` has them: Unicode's, without U+0085 and with U+FEFF.
pub fn is_white_space(c: char) -> bool {
    c.is_whitespace() && c != '\u{85}' || c == '\u{feff}'
}

/// How long the name at the start of `text` is: an identifier, with `-` inside of it.
pub(super) fn doc_identifier_length(text: &str) -> usize {
    let mut chars = text.char_indices();
    if !chars.next().is_some_and(|(_, c)| is_identifier_start(c)) {
        return 0;
    }
    chars.find(|&(_, c)| !is_identifier_part(c) && c != '-').map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tag_texts(doc: &DocComment, name: &str) -> Vec<String> {
        doc.tags.iter().filter(|tag| tag.name == name).map(|tag| tag.text.written()).collect()
    }

    #[test]
    fn text_and_tags() {
        let doc = DocComment::parse("/**\n * Page.\n *\n * More.\n * @minimum 1\n * @default 1\n */");
        assert_eq!(doc.text.written(), "Page.\n\nMore.");
        assert_eq!(tag_texts(&doc, "minimum"), ["1"]);
        assert_eq!(tag_texts(&doc, "default"), ["1"]);
    }

    #[test]
    fn a_tag_on_the_same_line() {
        let doc = DocComment::parse("/** Main colour. @pattern ^#[0-9a-f]{6}$ */");
        assert_eq!(doc.text.written(), "Main colour.");
        assert_eq!(tag_texts(&doc, "pattern"), ["^#[0-9a-f]{6}$"]);
    }

    #[test]
    fn links_and_code_hold_no_tags() {
        let doc = DocComment::parse("/** See {@link x} and `@y`, me@z.test, @ home. */");
        assert_eq!(doc.text.written(), "See {@link x} and `@y`, me@z.test, @ home.");
        assert!(doc.tags.is_empty());
    }

    #[test]
    fn stars_are_margin_once() {
        assert_eq!(DocComment::parse("/***\n ** a\n * * b\n   c */").text.written(), "*\n* a\n* b\nc");
    }

    #[test]
    fn links_are_written_and_shown() {
        let text = DocComment::parse("/** {@link A.b|text} {@linkcode A text} {@link https://x.test/a me} */").text;
        assert_eq!(text.written(), "{@link A.b |text} {@linkcode A text} {@link https://x.test/a me}");
        assert_eq!(text.shown(|_| true), "{@link A.btext} {@linkcode Atext} {@link https://x.test/a me}");
        assert_eq!(text.shown(|_| false), "{@link A.b text} {@linkcode A text} {@link https://x.test/a me}");
    }

    #[test]
    fn parameters_have_paths() {
        let doc = DocComment::parse(
            "/**\n * @param {object} input - The input\n * @param input.a A\n * @arg [b.c=1] {number} C\n */",
        );
        let paths: Vec<String> = doc.tags.iter().map(|tag| tag.parameter.join(".")).collect();
        assert_eq!(paths, ["input", "input.a", "b.c"]);
        let texts: Vec<String> = doc.tags.iter().map(|tag| tag.text.written()).collect();
        assert_eq!(texts, ["- The input", "A", "C"]);
    }
}
