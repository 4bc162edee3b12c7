//! The modules that a file imports, read off its tokens as far as these tell without a tree.
//!
//! Packages have thousands of files of which a tool needs ten; the others are read only for where they lead.

use std::path::Path;

use memchr::memmem;
use oxc_allocator::Allocator;
use oxc_parser::Parser;
use oxc_span::SourceType;

use super::bytes;
use super::module::FileKind;
use super::naming::Named;
use super::read::nests_too_deeply;
use super::usage::Usage;

/// What the file at `path` imports in any form, in source order. What it only adds to is not among it.
/// TypeScript: collectModuleReferences
pub fn imports(path: &Path, text: &str) -> Vec<(String, Usage)> {
    let kind = FileKind::of(path);
    if kind == FileKind::Json {
        return Vec::new();
    }
    let Some(end) = end_of_last_name(text) else { return Vec::new() };
    let is_scannable = kind != FileKind::JavaScript && memmem::find(text.as_bytes(), b"resolution-mode").is_none();
    let scan = || {
        let has_jsx = path.extension().is_some_and(|extension| extension == "tsx");
        Scan { text: &text[..end], at: 0, is_declaration: kind == FileKind::Declaration, has_jsx }.imports()
    };
    let scanned = if is_scannable { scan() } else { None };
    scanned.unwrap_or_else(|| {
        if nests_too_deeply(text) {
            // Nor does anybody get to see what the file declares.
            return Vec::new();
        }
        let allocator = Allocator::default();
        let source_type = SourceType::from_path(path).unwrap_or_else(|_| SourceType::ts());
        Named::in_file(&Parser::new(&allocator, text, source_type).parse().program).imports
    })
}

/// Where the last text ends that may name a module; nothing where there is none.
fn end_of_last_name(text: &str) -> Option<usize> {
    let end = |keyword: &str| {
        let names = memmem::find_iter(text.as_bytes(), keyword).filter_map(|start| {
            let rest = text[start + keyword.len()..].trim_start();
            let rest = rest.strip_prefix('(').unwrap_or(rest).trim_start();
            match rest.as_bytes().first()? {
                quote @ (b'"' | b'\'') => {
                    Some(text.len() - rest.len() + 2 + memchr::memchr(*quote, &rest.as_bytes()[1..])?)
                }
                // A comment stands between.
                b'/' => Some(text.len()),
                _ => None,
            }
        });
        names.last()
    };
    ["from", "import", "require"].into_iter().filter_map(end).max()
}

/// What the last tokens were, as far as a module may be named next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Anything,
    /// `import`
    Import,
    /// `import from`
    ImportFrom,
    /// `import x`, `import type x`
    ImportName,
    /// `import x =`
    ImportEquals,
    /// `import x = require`
    Require,
    /// `import x = require(`
    RequireOpen,
    /// `import(`
    ImportOpen,
    /// `from`
    From,
}

impl Before {
    fn and_word(self, word: &str) -> Self {
        match (self, word) {
            (Self::Import, "from") => Self::ImportFrom,
            (_, "from") => Self::From,
            (_, "import") => Self::Import,
            (Self::ImportEquals, "require") => Self::Require,
            (Self::Import | Self::ImportName, _) => Self::ImportName,
            _ => Self::Anything,
        }
    }

    /// How a text that follows names a module, if it does.
    fn usage(self) -> Option<Usage> {
        match self {
            Self::Import | Self::ImportFrom | Self::From | Self::ImportOpen => Some(Usage::Static),
            Self::RequireOpen => Some(Usage::Require),
            _ => None,
        }
    }
}

struct Scan<'t> {
    text: &'t str,
    at: usize,
    is_declaration: bool,
    has_jsx: bool,
}

impl<'t> Scan<'t> {
    /// The imports; nothing where only a tree tells.
    fn imports(mut self) -> Option<Vec<(String, Usage)>> {
        let mut imports = Vec::new();
        let mut before = Before::Anything;
        // Open braces; whether each belongs to a substitution in a template.
        let mut braces = Vec::new();
        while let Some(&byte) = self.text.as_bytes().get(self.at) {
            let start = self.at;
            self.at += 1;
            before = match byte {
                b' ' | b'\t' | b'\r' | b'\n' => continue,
                b'/' if self.rest().starts_with('/') => {
                    self.at = bytes::end_of_line(self.text, self.at);
                    continue;
                }
                b'/' if self.rest().starts_with('*') => {
                    self.at = bytes::end_of_comment(self.text, start);
                    continue;
                }
                // A regular expression, or the other end of an element.
                b'/' => return None,
                b'<' if self.has_jsx => return None,
                b'"' | b'\'' => {
                    let name = self.string(byte)?;
                    if before == Before::ImportOpen && !self.is_declaration {
                        // A type or an expression.
                        return None;
                    }
                    imports.extend(before.usage().map(|usage| (name.to_owned(), usage)));
                    Before::Anything
                }
                b'`' => {
                    self.template(&mut braces);
                    Before::Anything
                }
                b'{' => {
                    braces.push(false);
                    Before::Anything
                }
                b'}' => {
                    if braces.pop() == Some(true) {
                        self.template(&mut braces);
                    }
                    Before::Anything
                }
                b'(' if before == Before::Import => Before::ImportOpen,
                b'(' if before == Before::Require => Before::RequireOpen,
                b'=' if matches!(before, Before::ImportName | Before::ImportFrom) => Before::ImportEquals,
                _ if bytes::is_word(byte) => {
                    self.at = bytes::end_of(self.text, self.at, bytes::is_word);
                    before.and_word(&self.text[start..self.at])
                }
                _ => Before::Anything,
            };
        }
        Some(imports)
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Takes a string and gives what stands between its quotes; nothing where that is not what it means.
    fn string(&mut self, quote: u8) -> Option<&'t str> {
        let start = self.at;
        let end = start + memchr::memchr3(quote, b'\\', b'\n', self.rest().as_bytes())?;
        self.at = end + 1;
        (self.text.as_bytes()[end] == quote).then(|| &self.text[start..end])
    }

    /// Takes the text of a template, to its end or to the next substitution.
    fn template(&mut self, braces: &mut Vec<bool>) {
        let (end, is_substitution) = bytes::end_of_template_text(self.text, self.at);
        self.at = end;
        if is_substitution {
            braces.push(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::read_text;

    fn names(path: &str, text: &str) -> Vec<String> {
        imports(Path::new(path), text).into_iter().map(|(name, _)| name).collect()
    }

    fn scanned(path: &Path, text: &str) -> Option<Vec<(String, Usage)>> {
        let is_declaration = FileKind::of(path) == FileKind::Declaration;
        let has_jsx = path.extension().is_some_and(|extension| extension == "tsx");
        Scan { text, at: 0, is_declaration, has_jsx }.imports()
    }

    /// What the tree says; nothing where the text is not TypeScript.
    fn parsed(path: &Path, text: &str) -> Option<Vec<(String, Usage)>> {
        let allocator = Allocator::default();
        let source_type = SourceType::from_path(path).expect("a kind of source");
        let parsed = Parser::new(&allocator, text, source_type).parse();
        parsed.diagnostics.is_empty().then(|| Named::in_file(&parsed.program).imports)
    }

    #[test]
    fn imports_of_every_form_are_seen() {
        let text = "#!/usr/bin/env node\nimport a from './a'\nimport \"b\"\nexport * from\n  './c'\nimport d = require('./d')\n\
            type E = import ( './e' ).E\ndeclare module './f' {}\nconst g = import(`./g`), h = /'/\nimport('./i')";
        assert_eq!(names("/a.ts", text), ["./a", "b", "./c", "./d", "./e", "./i"]);
        assert_eq!(imports(Path::new("/a.ts"), "import x = require('x')"), [("x".to_owned(), Usage::Require)]);
        assert_eq!(imports(Path::new("/a.ts"), "import('x')"), [("x".to_owned(), Usage::Call)]);
        assert!(names("/a.json", "import 'a'").is_empty());
        let deep = format!("const r = /x/, a = {}1{}\nimport 'a'", "(".repeat(3_000), ")".repeat(3_000));
        assert!(names("/a.ts", &deep).is_empty());
    }

    #[test]
    fn tokens_tell_what_a_tree_tells_or_nothing() {
        let texts = [
            "import from from 'a'; import type from 'b'; import type type from 'c'; import { from } from 'd'",
            "import from = require('a'); import type b = require('c'); export import e = require('f')",
            "import A = B.C; const from = 'g', require = 'h'; from; 'i'; require('j'); x.from('k')",
            "// import 'a'\n/* from 'b' */ const c = \"import 'd'\", e = `from '${ { f: `import 'g'` } }' import 'h'`\nimport 'i'",
            "interface A { import(a: string): void; from: 'b'; require: { 'c': 1 } }\nexport type { D } from 'd'",
            "export /* a */ * /* b */ as c /* from 'd' */ from /* e */ 'f'",
            "import.meta.url; export default 'a'; import b, { type c as d } from 'e'",
            "declare module 'a' { import b from 'c'; export * from 'd' }",
        ];
        for text in texts {
            let path = Path::new("/a.ts");
            assert_eq!(scanned(path, text), parsed(path, text), "{text}");
        }
        for text in ["const a = 1 / 2; import 'b'", "const a = /import 'c'/", "type A = import('a')", "import 'a\\x62'"]
        {
            assert_eq!(scanned(Path::new("/a.ts"), text), None, "{text}");
        }
        assert_eq!(scanned(Path::new("/a.tsx"), "const a = <b>import 'c'</b>"), None);
    }

    #[test]
    fn declarations_of_installed_packages_lead_where_their_trees_say() {
        let mut directories = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("node_modules")];
        let mut files = 0;
        while let Some(directory) = directories.pop() {
            for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
                let path = entry.path();
                let is_directory = entry.file_type().is_ok_and(|kind| kind.is_dir());
                let name = entry.file_name().to_string_lossy().into_owned();
                if is_directory {
                    directories.push(path);
                } else if [".d.ts", ".d.mts", ".d.cts"].iter().any(|ending| name.ends_with(ending))
                    && let Ok(text) = read_text(&path)
                    // TypeScript's own library is large and imports nothing.
                    && text.len() < 200_000
                {
                    let Some(expected) = parsed(&path, &text) else { continue };
                    files += 1;
                    assert_eq!(imports(&path, &text), expected, "{}", path.display());
                }
            }
        }
        assert!(files > 100, "the declarations of {files} packages");
    }
}
