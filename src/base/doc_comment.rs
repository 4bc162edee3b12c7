//! What a doc comment says: its text and its tags.
//!
//! Source of the rules: TSDoc and the comments that TypeScript's own documentation display accepts.

/// A parsed doc comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocComment {
    /// The text before the first tag, lines trimmed of stars and of white space at both ends of the whole.
    pub text: String,
    /// The tags in order.
    pub tags: Vec<DocTag>,
}

/// One `@name text`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocTag {
    /// Its name without `@`.
    pub name: String,
    /// Everything behind the name up to the next tag, trimmed.
    pub text: String,
}

impl DocComment {
    /// Parses a comment with its delimiters, `/** … */`.
    pub fn parse(comment: &str) -> Self {
        let inner = comment.strip_prefix("/**").unwrap_or(comment);
        let inner = inner.strip_suffix("*/").unwrap_or(inner);
        let mut parsed = Self::default();
        let mut current = String::new();
        let mut tag: Option<String> = None;
        let mut in_code = false;
        for line in inner.lines() {
            let line = strip_star(line);
            let mut rest = line;
            // A tag may stand anywhere behind white space, unless it is in a fenced block or in braces.
            while let Some(at) = if in_code { None } else { find_tag(rest) } {
                current.push_str(&rest[..at]);
                finish(&mut parsed, tag.take(), &mut current);
                let name_end = rest[at + 1..].find(|c: char| !is_name(c)).map_or(rest.len(), |end| at + 1 + end);
                tag = Some(rest[at + 1..name_end].to_owned());
                rest = &rest[name_end..];
            }
            if line.trim_start().starts_with("```") {
                in_code = !in_code;
            }
            current.push_str(rest);
            current.push('\n');
        }
        finish(&mut parsed, tag, &mut current);
        parsed
    }

    /// Texts of all tags called `name`.
    pub fn tags_named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.tags.iter().filter(move |tag| tag.name == name).map(|tag| tag.text.as_str())
    }
}

fn finish(parsed: &mut DocComment, tag: Option<String>, current: &mut String) {
    let text = trim_lines(current);
    match tag {
        Some(name) => parsed.tags.push(DocTag { name, text }),
        None => parsed.text = text,
    }
    current.clear();
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '-'
}

/// Where `@name` begins: at the start of a line or behind white space, not inside `{@link …}` or `` `code` ``.
fn find_tag(line: &str) -> Option<usize> {
    let bytes = line.as_bytes();
    let mut in_code = false;
    let mut braces = 0usize;
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'`' => in_code = !in_code,
            b'{' if !in_code => braces += 1,
            b'}' if !in_code => braces = braces.saturating_sub(1),
            b'@' if !in_code && braces == 0 => {
                let opens = at == 0 || bytes[at - 1].is_ascii_whitespace();
                let named = line[at + 1..].chars().next().is_some_and(char::is_alphabetic);
                if opens && named {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// A line without its leading star and the one space behind it.
fn strip_star(line: &str) -> &str {
    let trimmed = line.trim_start();
    match trimmed.strip_prefix('*') {
        Some(rest) => rest.strip_prefix(' ').unwrap_or(rest),
        None => line,
    }
}

/// Each line trimmed at its end, the whole trimmed at both ends.
fn trim_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_tags() {
        let doc = DocComment::parse("/**\n * Page.\n *\n * More.\n * @minimum 1\n * @default 1\n */");
        assert_eq!(doc.text, "Page.\n\nMore.");
        assert_eq!(doc.tags_named("minimum").collect::<Vec<_>>(), ["1"]);
        assert_eq!(doc.tags_named("default").collect::<Vec<_>>(), ["1"]);
    }

    #[test]
    fn a_tag_on_the_same_line() {
        let doc = DocComment::parse("/** Main colour. @pattern ^#[0-9a-f]{6}$ */");
        assert_eq!(doc.text, "Main colour.");
        assert_eq!(doc.tags_named("pattern").collect::<Vec<_>>(), ["^#[0-9a-f]{6}$"]);
    }

    #[test]
    fn links_and_code_hold_no_tags() {
        let doc = DocComment::parse("/** See {@link x} and `@y`, me@z.test. */");
        assert_eq!(doc.text, "See {@link x} and `@y`, me@z.test.");
        assert!(doc.tags.is_empty());
    }
}
