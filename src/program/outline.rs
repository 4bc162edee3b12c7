//! What a declaration file may declare beyond itself, read off its tokens without building a tree.
//!
//! The outline may name too much, never too little: who finds a name in it parses the file and asks the tree.
//! A type package of a hundred files costs a scan of its text until somebody names something in it.

use super::bytes;

/// The outward declarations of a declaration file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Names that may be global.
    pub globals: Vec<String>,
    /// Names of `declare module "name"` blocks that may declare a module.
    pub modules: Vec<String>,
    /// Names of `declare module "name"` blocks that may add to a module declared elsewhere.
    pub augmentations: Vec<String>,
    /// The name in `export as namespace Name`.
    pub namespace: Option<String>,
}

/// What a pair of brackets holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    /// Statements of `declare global`, or of the file itself.
    Global,
    /// Statements of `declare module "name"`.
    Module,
    /// Members, parameters, types, statements of a namespace.
    Other,
    /// `${…}` in a template.
    Substitution,
}

/// What the next token at statement level means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expect {
    Anything,
    /// The name that a declaration keyword declares.
    Name,
    /// The name of a module, or that of a namespace in its old spelling.
    ModuleName,
    /// `export` has been read.
    Export,
    /// `export as` has been read.
    ExportAs,
    /// `export as namespace` has been read.
    NamespaceName,
}

struct Scanner<'t> {
    text: &'t str,
    /// Offset of the next byte to look at. Whatever is special is ASCII, so it never stands inside a character.
    at: usize,
    blocks: Vec<Block>,
    expect: Expect,
    /// What the next `{` opens.
    next_block: Block,
    /// Whether a comma starts another declarator.
    in_variables: bool,
    /// Whether an import or export stands at top level.
    may_be_module: bool,
    outline: Outline,
}

impl Outline {
    /// Scans `text`. `is_module`: the file is surely a module, so its top level is not global.
    pub fn of(text: &str, is_module: bool) -> Self {
        let top = if is_module { Block::Module } else { Block::Global };
        let mut scanner = Scanner {
            text,
            at: 0,
            blocks: vec![top],
            expect: Expect::Anything,
            next_block: Block::Other,
            in_variables: false,
            may_be_module: is_module,
            outline: Self::default(),
        };
        scanner.scan();
        if is_module {
            let blocks = std::mem::take(&mut scanner.outline.modules);
            scanner.outline.augmentations.extend(blocks);
        } else if scanner.may_be_module {
            scanner.outline.augmentations.extend(scanner.outline.modules.iter().cloned());
        }
        scanner.outline
    }
}

impl<'t> Scanner<'t> {
    fn scan(&mut self) {
        while let Some(&byte) = self.text.as_bytes().get(self.at) {
            match byte {
                b'/' if self.rest().starts_with("//") => self.at = bytes::end_of_line(self.text, self.at),
                b'/' if self.rest().starts_with("/*") => self.at = bytes::end_of_comment(self.text, self.at),
                b'/' => self.at += 1,
                b'"' | b'\'' => {
                    let text = self.string(byte);
                    self.module_name(text);
                }
                b'`' => {
                    self.at += 1;
                    self.template();
                }
                b'{' | b'(' | b'[' => self.open(byte == b'{'),
                b'}' | b')' | b']' => self.close(byte == b'}'),
                b';' if self.block() != Block::Other => {
                    self.at += 1;
                    self.end_statement();
                }
                b',' if self.block() != Block::Other => {
                    self.at += 1;
                    if self.in_variables && self.block() == Block::Global {
                        self.expect = Expect::Name;
                    }
                }
                _ if self.block() == Block::Other => self.at = bytes::end_of(self.text, self.at, bytes::is_plain),
                _ if bytes::is_word(byte) => {
                    let start = self.at;
                    self.at = bytes::end_of(self.text, start, bytes::is_word);
                    self.word(&self.text[start..self.at]);
                }
                _ => self.at += 1,
            }
        }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn block(&self) -> Block {
        self.blocks.last().copied().unwrap_or(Block::Other)
    }

    fn open(&mut self, is_brace: bool) {
        self.at += 1;
        let block = if is_brace { std::mem::replace(&mut self.next_block, Block::Other) } else { Block::Other };
        self.blocks.push(block);
        self.expect = Expect::Anything;
        // The type of a variable may be in brackets, with another declarator after it.
        self.in_variables &= block == Block::Other;
    }

    fn close(&mut self, is_brace: bool) {
        self.at += 1;
        let closed = if self.blocks.len() > 1 { self.blocks.pop() } else { None };
        if closed == Some(Block::Substitution) {
            self.template();
        } else if is_brace && !self.in_variables {
            self.end_statement();
        }
    }

    fn end_statement(&mut self) {
        self.expect = Expect::Anything;
        self.next_block = Block::Other;
        self.in_variables = false;
    }

    /// A word at statement level.
    fn word(&mut self, word: &'t str) {
        let expect = std::mem::replace(&mut self.expect, Expect::Anything);
        match (expect, word) {
            // `const enum`
            (Expect::Name, "enum") => self.expect = Expect::Name,
            (Expect::Name | Expect::ModuleName, name) => self.declare(name),
            (Expect::Export, "as") => self.expect = Expect::ExportAs,
            (Expect::ExportAs, "namespace") => self.expect = Expect::NamespaceName,
            (Expect::NamespaceName, name) => self.outline.namespace = Some(name.to_string()),
            (_, "interface" | "type" | "class" | "namespace" | "function" | "enum" | "import") => {
                self.may_be_module |= word == "import" && self.blocks.len() == 1;
                self.in_variables = false;
                self.expect = Expect::Name;
            }
            (_, "var" | "let" | "const") => {
                self.in_variables = true;
                self.expect = Expect::Name;
            }
            (_, "module") => {
                self.in_variables = false;
                self.expect = Expect::ModuleName;
            }
            (_, "global") => self.next_block = Block::Global,
            (_, "export") => {
                self.may_be_module |= self.blocks.len() == 1;
                self.in_variables = false;
                self.expect = Expect::Export;
            }
            _ => {}
        }
    }

    fn declare(&mut self, name: &'t str) {
        if self.block() == Block::Global {
            self.outline.globals.push(name.to_string());
        }
    }

    fn module_name(&mut self, name: &'t str) {
        if self.expect == Expect::ModuleName && self.block() != Block::Other {
            let is_nested = self.blocks.len() > 1;
            let names = if is_nested { &mut self.outline.augmentations } else { &mut self.outline.modules };
            names.push(name.to_string());
            self.next_block = Block::Module;
        }
        if self.block() != Block::Other {
            self.expect = Expect::Anything;
        }
    }

    /// Takes a string and gives what stands between its quotes. An open one ends with its line.
    fn string(&mut self, quote: u8) -> &'t str {
        let start = self.at + 1;
        self.at = start;
        while let Some(&byte) = self.text.as_bytes().get(self.at) {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'\n' => break,
                _ if byte == quote => break,
                _ => {}
            }
        }
        let end = self.at.saturating_sub(1).max(start);
        self.text.get(start..end).unwrap_or_default()
    }

    /// Takes the text of a template, to its end or to the next substitution.
    fn template(&mut self) {
        let (end, is_substitution) = bytes::end_of_template_text(self.text, self.at);
        self.at = end;
        if is_substitution {
            self.blocks.push(Block::Substitution);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::base::FileId;
    use crate::program::ambient::Ambient;
    use crate::program::library;
    use crate::program::{Module, ModuleDetection};

    #[test]
    fn an_outline_names_all_that_a_tree_declares() {
        for text in library::all_texts() {
            let module = Module::parse(FileId(0), Path::new("/a.d.ts"), text, ModuleDetection::Auto);
            let outline = Outline::of(module.text(), module.is_external_module());
            for name in Ambient::of(&module).globals(&module) {
                assert!(outline.globals.iter().any(|global| global == name), "{name}");
            }
        }
    }

    #[test]
    fn any_text_has_an_outline() {
        let pieces = [
            "declare ", "module ", "'é", "\\", "`", "${", "}", "{", "global", "\n", "/*", "*/", "//", "ü", "\"",
            "var ", ",", "😀",
        ];
        let mut seed = 1usize;
        for _ in 0..2_000 {
            let mut text = String::new();
            for _ in 0..40 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                text.push_str(pieces[(seed >> 33) % pieces.len()]);
            }
            Outline::of(&text, false);
        }
    }

    #[test]
    fn a_script_names_its_top_level() {
        let text =
            "/** interface No {} */ interface A<T> { type: string; b(): void }\ndeclare var c: { d: 1; d: 2 }, e: Map<f, g>;
            declare const enum H { I }\ndeclare namespace J.K { const l: 1 } declare function type(module: 'x'): void
            type M = `${string}}interface N {}` | 'interface O {}'; declare abstract class P { let: 1 }
            import Q = J.K; module R {} // var s";
        let outline = Outline::of(text, false);
        for name in ["A", "c", "e", "H", "J", "type", "M", "P", "Q", "R"] {
            assert!(outline.globals.iter().any(|global| global == name), "{name}: {:?}", outline.globals);
        }
        for name in ["No", "d", "I", "l", "N", "O", "s"] {
            assert!(outline.globals.iter().all(|global| global != name), "{name}: {:?}", outline.globals);
        }
        assert!(outline.modules.is_empty());
    }

    #[test]
    fn modules_name_what_stands_in_their_outward_blocks() {
        let text = "import { a } from 'module'; export as namespace UMD; export interface B {}
            declare global { interface C {} namespace D { interface E {} } } declare module 'f' { interface G {} }";
        let outline = Outline::of(text, true);
        assert_eq!(outline.globals, ["C", "D"]);
        assert_eq!(outline.augmentations, ["f"]);
        assert_eq!(outline.namespace.as_deref(), Some("UMD"));
    }

    #[test]
    fn ambient_modules_may_hold_globals() {
        let text = "declare module 'a' { interface B {} global { var c: 1; interface D {} } export = B; }
            declare module 'e' { export * from 'a'; module 'g' {} }\ndeclare module '*.css';\ninterface F {}";
        let outline = Outline::of(text, false);
        assert_eq!(outline.globals, ["c", "D", "F"]);
        assert_eq!(outline.modules, ["a", "e", "*.css"]);
        assert_eq!(outline.augmentations, ["g"]);
    }
}
