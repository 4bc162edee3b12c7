//! Reads a doc comment from its first character to its last, as TypeScript's parser does.

use super::doc_comment::{DocLink, DocTag, DocText, doc_identifier_length};

/// Where in a line the scanner is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Before the star of the margin.
    LineStart,
    /// Behind it.
    Margin,
    /// In text.
    Text,
    /// In text between backticks, which only the text of tags knows.
    Code,
}

/// The inside of a doc comment, and how far it was read.
pub(super) struct DocScanner<'t> {
    rest: &'t str,
}

impl<'t> DocScanner<'t> {
    /// Starts at the first character behind `/**`.
    pub fn new(inner: &'t str) -> Self {
        Self { rest: inner }
    }

    /// The text up to the first tag.
    pub fn comment_text(&mut self) -> DocText {
        self.text(Place::Margin, false)
    }

    /// The next tag, which starts where the scanner stands. TypeScript: parseTag
    pub fn tag(&mut self) -> Option<DocTag> {
        self.rest = self.rest.strip_prefix('@')?;
        let name = self.take(doc_identifier_length(self.rest)).to_owned();
        self.skip_margin();
        let mut tag = DocTag { name, ..DocTag::default() };
        if tag.is_parameter() {
            tag.parameter = self.parameter();
        }
        tag.text = self.text(Place::Margin, true);
        Some(tag)
    }

    /// Everything up to the next tag. TypeScript: parseJSDocCommentWorker, parseTagComments
    fn text(&mut self, start: Place, in_tag: bool) -> DocText {
        let mut text = DocText::default();
        let mut place = start;
        while let Some(c) = self.rest.chars().next() {
            if c == '\n' || c == '\r' {
                self.take(if self.rest.starts_with("\r\n") { 2 } else { 1 });
                text.push_text("\n");
                place = Place::LineStart;
                continue;
            }
            if matches!(place, Place::LineStart | Place::Margin) {
                match c {
                    '@' => break,
                    '*' if place == Place::LineStart => place = Place::Margin,
                    c if c.is_whitespace() => text.push_text(&self.rest[..c.len_utf8()]),
                    _ => {
                        place = Place::Text;
                        continue;
                    }
                }
                self.take(c.len_utf8());
                continue;
            }
            let run = text_length(self.rest, place == Place::Code);
            if run > 0 {
                text.push_text(self.take(run));
                // A tag needs white space in front of it, which the run ends with.
                if self.rest.starts_with('@') && place != Place::Code {
                    break;
                }
                continue;
            }
            match c {
                '`' if in_tag => place = if place == Place::Code { Place::Text } else { Place::Code },
                '{' => {
                    if let Some(link) = self.link() {
                        text.push_link(link);
                        continue;
                    }
                }
                _ => {}
            }
            text.push_text(self.take(c.len_utf8()));
        }
        text
    }

    /// `{@link name text}`, if one stands here. TypeScript: parseJSDocLink
    fn link(&mut self) -> Option<DocLink> {
        let inner = self.rest.strip_prefix("{@")?;
        let (kind, inner) = inner.split_at(doc_identifier_length(inner));
        if !matches!(kind, "link" | "linkcode" | "linkplain") {
            return None;
        }
        let inner = inner.trim_start();
        let (name, inner) = inner.split_at(link_name_length(inner));
        let inner = if name.is_empty() { inner } else { inner.trim_start_matches([' ', '\t']) };
        let end = inner.find(['}', '\n', '\r']).unwrap_or(inner.len());
        let (text, rest) = inner.split_at(end);
        self.rest = rest.strip_prefix(['}', '\n', '\r']).unwrap_or(rest);
        Some(DocLink { kind: kind.to_owned(), name: name.to_owned(), text: text.to_owned() })
    }

    /// The names behind `@param`, with a type before or behind them.
    /// TypeScript: parseParameterOrPropertyTag, parseBracketNameInPropertyAndParamTag
    fn parameter(&mut self) -> Vec<String> {
        let has_type = self.skip_type();
        self.skip_margin();
        let bracketed = self.skip('[');
        let quoted = !bracketed && self.skip('`');
        let mut names = Vec::new();
        loop {
            let length = doc_identifier_length(self.rest);
            names.push(self.take(length).to_owned());
            if self.rest.starts_with("[]") {
                self.take(2);
            }
            if !self.skip('.') {
                break;
            }
        }
        if quoted {
            self.skip('`');
        }
        if bracketed {
            self.take(closing(self.rest, '[', ']'));
        }
        self.skip_margin();
        if !has_type && !self.rest.starts_with("{@") {
            self.skip_type();
        }
        names
    }

    fn skip_type(&mut self) -> bool {
        if !self.rest.starts_with('{') {
            return false;
        }
        self.take(1);
        self.take(closing(self.rest, '{', '}'));
        true
    }

    /// White space, line breaks and the stars behind them. TypeScript: skipWhitespaceOrAsterisk
    fn skip_margin(&mut self) {
        let mut behind_break = false;
        while let Some(c) = self.rest.chars().next() {
            match c {
                '*' if behind_break => behind_break = false,
                '\n' | '\r' => behind_break = true,
                c if c.is_whitespace() => {}
                _ => return,
            }
            self.take(c.len_utf8());
        }
    }

    fn skip(&mut self, c: char) -> bool {
        let rest = self.rest.strip_prefix(c);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        taken
    }
}

/// How much of `text` is plain: up to a line break, a backtick, a brace or a tag. TypeScript: scanJSDocCommentTextToken
fn text_length(text: &str, in_code: bool) -> usize {
    let mut before = None;
    for (at, c) in text.char_indices() {
        let ends = match c {
            '\n' | '\r' | '`' => true,
            '{' => !in_code,
            '@' => {
                let next = text[at + 1..].chars().next();
                !in_code && before.is_some_and(char::is_whitespace) && !next.is_some_and(char::is_whitespace)
            }
            _ => false,
        };
        if ends {
            return at;
        }
        before = Some(c);
    }
    text.len()
}

/// `a.b#c` at the start of `text`. TypeScript: parseJSDocLinkName
fn link_name_length(text: &str) -> usize {
    let identifier = |text: &str| doc_identifier_length(text);
    let mut length = identifier(text);
    if length == 0 {
        return 0;
    }
    while let Some(rest) = text[length..].strip_prefix(['.', '#']) {
        let next = identifier(rest);
        length += 1 + next;
        if next == 0 {
            break;
        }
    }
    length
}

/// The length of `text` up to and with the bracket that closes what was opened before it; of the line where none does.
fn closing(text: &str, open: char, close: char) -> usize {
    let mut depth = 1usize;
    for (at, c) in text.char_indices() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
            if depth == 0 {
                return at + c.len_utf8();
            }
        }
    }
    text.find(['\n', '\r']).unwrap_or(text.len())
}
