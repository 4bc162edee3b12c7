//! A look at a file's text that tells, without parsing it, whether it can declare anything beyond itself.
//!
//! The answer may be wrong in one direction only: a file that declares nothing global may be taken for one that does.

use std::path::Path;

use memchr::memmem;

use super::module::FileKind;
use super::options::ModuleDetection;
use super::outline::Outline;
use super::resolve::ResolutionMode;

/// What the head of a file and a search in its text say.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// `/// <reference … />` directives, in order.
    pub references: Vec<Reference>,
    /// Whether the file surely is a module.
    pub is_module: bool,
    /// Whether the file may declare something beyond itself.
    pub may_be_ambient: bool,
    /// What a declaration file may declare beyond itself; other files have to be parsed to know.
    pub outline: Option<Outline>,
}

/// A `/// <reference … />` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reference {
    /// `path="./globals.d.ts"`
    Path(String),
    /// `types="node"`, with its `resolution-mode`.
    Types(String, Option<ResolutionMode>),
    /// `lib="dom"`
    Lib(String),
}

impl Glance {
    /// Looks at `text`, the content of `path`.
    pub fn at(path: &Path, text: &str, detection: ModuleDetection) -> Self {
        let kind = FileKind::of(path);
        if kind == FileKind::Json {
            return Self::default();
        }
        let is_forced = matches!(kind, FileKind::TypeScript | FileKind::JavaScript) && detection.forces(path);
        let is_module = is_forced || is_surely_module(text);
        let may_be_ambient = !is_module || has_ambient_block(text);
        let has_outline = may_be_ambient && kind == FileKind::Declaration;
        Self {
            references: references(text),
            is_module,
            may_be_ambient,
            outline: has_outline.then(|| Outline::of(text, is_module)),
        }
    }
}

/// Whether `declare global`, `declare module` or `export as namespace` may stand in the text.
fn has_ambient_block(text: &str) -> bool {
    let follows = |keyword: &str, words: &[&str]| {
        memmem::find_iter(text.as_bytes(), keyword).any(|start| {
            let rest = text[start + keyword.len()..].trim_start();
            // A comment between the words is rare enough to count as the word itself.
            rest.starts_with("/*") || rest.starts_with("//") || words.iter().any(|word| rest.starts_with(word))
        })
    };
    follows("declare", &["global", "module"]) || follows("export", &["as"])
}

/// Whether some line starts with what can only be an import or export of a module.
fn is_surely_module(text: &str) -> bool {
    let starts_a_line = |start: usize| start == 0 || text.as_bytes()[start - 1] == b'\n';
    let is_export =
        |start: usize| starts_a_line(start) && text[start + "export".len()..].starts_with([' ', '{', '*', '=', '\t']);
    let is_import = |start: usize| {
        if !starts_a_line(start) {
            return false;
        }
        let rest = text[start + "import".len()..].trim_start_matches([' ', '\t']);
        let line = rest.lines().next().unwrap_or_default();
        rest.starts_with(['{', '*', '"', '\'']) || line.contains(" from ") || line.contains("require(")
    };
    let bytes = text.as_bytes();
    memmem::find_iter(bytes, "import").any(is_import) || memmem::find_iter(bytes, "export").any(is_export)
}

/// The directives in the comments before the first token.
/// TypeScript: processCommentPragmas
pub fn references(text: &str) -> Vec<Reference> {
    let mut references = Vec::new();
    let mut rest = text;
    if rest.starts_with("#!") {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    loop {
        rest = rest.trim_start();
        if rest.starts_with("//") {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            references.extend(reference(line));
            rest = after;
        } else if rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
        } else {
            return references;
        }
    }
}

fn reference(line: &str) -> Option<Reference> {
    let tag = line.strip_prefix("///")?.trim_start().strip_prefix("<reference")?;
    if !tag.starts_with([' ', '\t']) || !tag.contains("/>") {
        return None;
    }
    if let Some(types) = attribute(tag, "types") {
        let mode = attribute(tag, "resolution-mode").and_then(ResolutionMode::named);
        return Some(Reference::Types(types.to_string(), mode));
    }
    if let Some(lib) = attribute(tag, "lib") {
        return Some(Reference::Lib(lib.to_string()));
    }
    attribute(tag, "path").map(|path| Reference::Path(path.to_string()))
}

fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    tag.match_indices(name).find_map(|(start, _)| {
        if !tag[..start].ends_with([' ', '\t']) {
            return None;
        }
        let value = tag[start + name.len()..].trim_start().strip_prefix('=')?.trim_start();
        let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        Some(value[1..].split_once(quote)?.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may_be_ambient(path: &str, text: &str) -> bool {
        Glance::at(Path::new(path), text, ModuleDetection::Auto).may_be_ambient
    }

    #[test]
    fn plain_modules_need_no_parse() {
        for text in [
            "import { a } from './a'\nconst b = a",
            "import type { A } from './a'",
            "import a from './a'",
            "import './a'",
            "import x = require('./a')",
            "// doc\nexport const a = 1",
            "export default () => 1",
            "export * from './a'\ndeclare const a: 1",
        ] {
            assert!(!may_be_ambient("/a.ts", text), "{text}");
        }
        assert!(!may_be_ambient("/a.mts", "const a = 1"));
        assert!(!may_be_ambient("/a.json", "{}"));
    }

    #[test]
    fn what_might_declare_something_global_is_parsed() {
        for text in [
            "interface A {}",
            "const text = 'import'",
            "import('./a')",
            "import A = B.C",
            "export {}\ndeclare global { interface A {} }",
            "export {}\ndeclare  module './a' {}",
            "export as namespace A",
            "",
        ] {
            assert!(may_be_ambient("/a.d.ts", text), "{text}");
        }
    }

    #[test]
    fn directives_stand_before_the_first_token() {
        let text =
            "#!/usr/bin/env node\n/* licence */\n/// <reference types=\"node\" />\n// <reference lib=\"dom\" />\r
            ///<reference path = './a.d.ts'/>\r\n/// <reference lib=\"es2022\" />
            /// <reference types=\"x\" resolution-mode=\"require\" />\nlet a;\n/// <reference types=\"late\" />";
        assert_eq!(
            references(text),
            [
                Reference::Types("node".to_string(), None),
                Reference::Path("./a.d.ts".to_string()),
                Reference::Lib("es2022".to_string()),
                Reference::Types("x".to_string(), Some(ResolutionMode::Require)),
            ]
        );
    }
}
