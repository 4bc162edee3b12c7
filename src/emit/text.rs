//! Text as TypeScript source: quoted strings, property names, doc comments, module specifiers.
//!
//! Whatever an author writes in a name or a description ends up here, so nothing may leave this file unescaped.

use std::fmt::Write as _;
use std::path::{Component, Path};

use oxc_syntax::identifier::is_identifier_name;

use crate::program::ResolutionMode;

/// `text` in double quotes.
pub fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for character in text.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..='\u{1f}' | '\u{7f}' | '\u{2028}' | '\u{2029}' => {
                write!(out, "\\u{:04x}", u32::from(character)).expect("a string takes everything");
            }
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

/// A property's name, quoted where it is no identifier.
pub fn property_name(name: &str) -> String {
    if is_identifier_name(name) { name.to_owned() } else { quoted(name) }
}

/// `text` between the backticks of a template literal type.
pub fn template_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '`' => out.push_str("\\`"),
            '\\' => out.push_str("\\\\"),
            '$' if characters.peek() == Some(&'{') => out.push_str("\\$"),
            '\r' => out.push_str("\\r"),
            '\n' => out.push_str("\\n"),
            other => out.push(other),
        }
    }
    out
}

/// The lines of a doc comment that says `text`; none where it says nothing.
pub fn doc_comment(text: &str) -> Vec<String> {
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n");
    let safe = unified.replace("*/", "*\\/");
    let lines: Vec<_> = safe.trim().lines().map(str::trim_end).collect();
    match lines[..] {
        [] => Vec::new(),
        // A last `*` would close the comment together with its own slash.
        [line] => vec![format!("/** {line} */")],
        _ => {
            let mut out = vec!["/**".to_owned()];
            out.extend(lines.iter().map(|line| if line.is_empty() { " *".to_owned() } else { format!(" * {line}") }));
            out.push(" */".to_owned());
            out
        }
    }
}

/// Where types are written to.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The directory of the file.
    pub directory: &'a Path,
    /// What it has to ask for where it names a file of the app.
    pub mode: Option<ResolutionMode>,
}

impl Place<'_> {
    /// `import("…")` of a file of the app.
    pub fn import(self, file: &Path) -> String {
        import(&module_specifier(self.directory, file), self.mode)
    }
}

/// `import("…")` as a type, with what it asks for.
pub fn import(specifier: &str, mode: Option<ResolutionMode>) -> String {
    let specifier = quoted(specifier);
    match mode {
        Some(mode) => format!("import({specifier}, {{ with: {{ \"resolution-mode\": \"{}\" }} }})", mode.name()),
        None => format!("import({specifier})"),
    }
}

/// The specifier by which a module in `directory` names `file`, with the ending of what the file compiles to.
pub fn module_specifier(directory: &Path, file: &Path) -> String {
    let mut here = directory.components().peekable();
    let mut there = file.components().peekable();
    while here.peek().is_some() && here.peek() == there.peek() {
        here.next();
        there.next();
    }
    let up = here.filter(|part| matches!(part, Component::Normal(_))).count();
    let mut parts = vec![".."; up];
    let down: Vec<_> = there.map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.extend(down.iter().map(AsRef::as_ref));
    let path = parts.join("/");
    compiled(&if up == 0 { format!("./{path}") } else { path })
}

fn compiled(path: &str) -> String {
    const ENDINGS: [(&str, &str); 7] = [
        (".d.ts", ".js"),
        (".d.mts", ".mjs"),
        (".d.cts", ".cjs"),
        (".tsx", ".jsx"),
        (".mts", ".mjs"),
        (".cts", ".cjs"),
        (".ts", ".js"),
    ];
    for (source, compiled) in ENDINGS {
        if let Some(stem) = path.strip_suffix(source) {
            return format!("{stem}{compiled}");
        }
    }
    path.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_whatever_is_in_them() {
        assert_eq!(quoted("a\"b\\c\n\u{1}\u{2028}é`${x}"), r#""a\"b\\c\n\u0001\u2028é`${x}""#);
        assert_eq!(template_text("a`b${c}$d\\"), "a\\`b\\${c}$d\\\\");
    }

    #[test]
    fn names_are_quoted_when_they_must_be() {
        let names = ["é", "__proto__", "constructor", "default", "get-order", "10", "", "a b"];
        let expected = ["é", "__proto__", "constructor", "default", "\"get-order\"", "\"10\"", "\"\"", "\"a b\""];
        assert_eq!(names.map(property_name), expected);
    }

    #[test]
    fn a_doc_comment_cannot_be_closed_from_inside() {
        assert_eq!(doc_comment("ends */ early"), ["/** ends *\\/ early */"]);
        assert_eq!(doc_comment("**/"), ["/** **\\/ */"]);
        assert_eq!(doc_comment("one\r\n\r\ntwo `x` ${y}  "), ["/**", " * one", " *", " * two `x` ${y}", " */"]);
        assert_eq!(doc_comment(" \n "), Vec::<String>::new());
    }

    #[test]
    fn specifiers_lead_from_the_generated_file_to_the_source() {
        let from = Path::new("/app/.dawn");
        for (file, specifier) in [
            ("/app/src/app/it's/tools/get-order.ts", "../src/app/it's/tools/get-order.js"),
            ("/app/src/view.tsx", "../src/view.jsx"),
            ("/app/types/a.d.ts", "../types/a.js"),
            ("/app/src/a.mts", "../src/a.mjs"),
            ("/app/data.json", "../data.json"),
            ("/other/lib.ts", "../../other/lib.js"),
            ("/app/.dawn/x.ts", "./x.js"),
        ] {
            assert_eq!(module_specifier(from, Path::new(file)), specifier);
        }
    }

    #[test]
    fn a_place_may_have_to_ask_for_a_mode() {
        let import = |mode| Place { directory: Path::new("/app/.dawn"), mode }.import(Path::new("/app/src/a.mts"));
        assert_eq!(import(None), r#"import("../src/a.mjs")"#);
        let asked = r#"import("../src/a.mjs", { with: { "resolution-mode": "import" } })"#;
        assert_eq!(import(Some(ResolutionMode::Import)), asked);
    }
}
