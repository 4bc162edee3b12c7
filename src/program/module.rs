//! One source file, read, parsed and bound once; immutable afterwards.
//!
//! Spans are byte offsets into [`Module::text`], which is the file without its byte order mark. Line ends are kept.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use oxc_allocator::{Allocator, ArenaVec};
use oxc_ast::AstKind;
use oxc_ast::ast::{Comment, Directive, Program as Ast, Statement, TSModuleReference};
use oxc_ast::builder::AstBuilder;
use oxc_diagnostics::{Diagnostics, LabeledSpan};
use oxc_parser::{ParseOptions, Parser};
use oxc_semantic::{AstNodes, Scoping, Semantic, SemanticBuilder};
use oxc_span::SourceType;
use oxc_syntax::node::NodeId;
use oxc_syntax::symbol::SymbolId;
use self_cell::self_cell;

use super::bindings::BindingIndex;
use super::defaults::repeated_default;
use super::library::LibraryIndex;
use super::library_docs::LibraryDocs;
use super::naming::Named;
use super::options::ModuleDetection;
use super::usage::Usage;
use crate::base::{Diagnostic, FileId, LineIndex, Rule, Span};

struct Source {
    allocator: Allocator,
    text: String,
}

struct Bound<'a> {
    ast: &'a Ast<'a>,
    semantic: Semantic<'a>,
    syntax_errors: Vec<SyntaxError>,
    is_external_module: bool,
}

self_cell!(
    struct Tree {
        owner: Source,
        #[covariant]
        dependent: Bound,
    }
);

/// A place where a file is not TypeScript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// What the parser expected.
    pub message: String,
    /// Where, in the file's text.
    pub span: Span,
}

/// What kind of file a path names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// `.ts`, `.tsx`, `.mts`, `.cts`.
    TypeScript,
    /// `.d.ts`, `.d.mts`, `.d.cts`, `.d.css.ts`: declarations only.
    Declaration,
    /// `.js`, `.jsx`, `.mjs`, `.cjs`.
    JavaScript,
    /// `.json`.
    Json,
}

/// A file with its syntax tree and scopes.
pub struct Module {
    id: FileId,
    path: PathBuf,
    kind: FileKind,
    library: Option<LibraryIndex>,
    library_docs: OnceLock<LibraryDocs>,
    line_index: OnceLock<LineIndex>,
    specifiers: OnceLock<Vec<(String, Usage)>>,
    tree: Tree,
    bindings: OnceLock<BindingIndex>,
}

// SAFETY: the tree holds `Cell`s that only the parser and the binder write. Both have finished when `Module::parse`
// returns, and no `&mut` to the tree is ever handed out, so threads that share a `Module` only read.
#[expect(unsafe_code, reason = "the crate's one place: sharing a bound tree between threads")]
unsafe impl Sync for Module {}
#[expect(unsafe_code, reason = "as above: a bound tree owns its arena")]
unsafe impl Send for Module {}

impl Module {
    /// Parses and binds `text`. `path` decides the dialect (`.ts`, `.tsx`, `.d.ts`, `.json`, …).
    pub fn parse(id: FileId, path: &Path, text: String, detection: ModuleDetection) -> Self {
        let source_type = SourceType::from_path(path).unwrap_or_else(|_| SourceType::ts());
        let kind = FileKind::of(path);
        let source = Source { allocator: Allocator::default(), text };
        let tree = Tree::new(source, |source| {
            let mut parsed = match kind {
                FileKind::Json => parse_json(source),
                _ => parse_source(source, source_type),
            };
            parsed.is_external_module |= match kind {
                FileKind::Json => true,
                FileKind::Declaration => false,
                FileKind::TypeScript | FileKind::JavaScript => detection.forces(path),
            };
            let ast: &Ast<'_> = source.allocator.alloc(parsed.ast);
            let semantic = SemanticBuilder::new().with_build_nodes(true).build(ast).semantic;
            Bound { ast, semantic, syntax_errors: parsed.syntax_errors, is_external_module: parsed.is_external_module }
        });
        Self {
            id,
            path: path.to_path_buf(),
            kind,
            library: None,
            library_docs: OnceLock::new(),
            line_index: OnceLock::new(),
            specifiers: OnceLock::new(),
            tree,
            bindings: OnceLock::new(),
        }
    }

    /// Parses and binds a library file of the TypeScript distribution: a script of declarations.
    pub fn parse_library(id: FileId, library: LibraryIndex) -> Self {
        let module = Self::parse(id, &library.path(), library.text(), ModuleDetection::Auto);
        Self { library: Some(library), ..module }
    }

    /// This file's identity in its program.
    pub fn id(&self) -> FileId {
        self.id
    }

    /// Absolute path, as it was resolved.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The whole text that was parsed.
    pub fn text(&self) -> &str {
        &self.tree.borrow_owner().text
    }

    /// Where the lines of the text begin.
    pub fn line_index(&self) -> &LineIndex {
        self.line_index.get_or_init(|| LineIndex::new(self.text()))
    }

    /// A diagnostic at a place of the file.
    pub fn diagnostic(&self, rule: Rule, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(rule, self.path(), message).at_lines(span, self.text(), self.line_index())
    }

    /// The syntax tree. A JSON file is one expression statement.
    pub fn ast(&self) -> &Ast<'_> {
        self.tree.borrow_dependent().ast
    }

    /// Everything that the file names another module by: its imports, then what it declares or adds to.
    pub fn specifiers(&self) -> &[(String, Usage)] {
        self.specifiers.get_or_init(|| {
            let Named { imports, declared } = Named::in_file(self.ast());
            [imports, declared].concat()
        })
    }

    /// Scopes and their bindings.
    pub fn scoping(&self) -> &Scoping {
        self.tree.borrow_dependent().semantic.scoping()
    }

    /// All nodes with their parents.
    pub fn nodes(&self) -> &AstNodes<'_> {
        self.tree.borrow_dependent().semantic.nodes()
    }

    /// The identifiers that declare a binding, in source order.
    pub fn binding_identifiers(&self, symbol: SymbolId) -> &[NodeId] {
        self.bindings.get_or_init(|| BindingIndex::new(self.nodes(), self.scoping().symbols_len())).of(symbol)
    }

    /// The node with the number `node`.
    pub fn kind(&self, node: NodeId) -> AstKind<'_> {
        self.nodes().kind(node)
    }

    /// Whether the file has its own scope, by TypeScript's rules: an import or export at top level, `import.meta`, or
    /// an extension that says so. A file that is none is a script, and what it declares is global.
    /// TypeScript: isExternalModule
    pub fn is_external_module(&self) -> bool {
        self.tree.borrow_dependent().is_external_module
    }

    /// Whether the file holds declarations only (`.d.ts` and its kin).
    pub fn is_declaration_file(&self) -> bool {
        self.kind == FileKind::Declaration
    }

    /// Whether the file is JSON.
    pub fn is_json(&self) -> bool {
        self.kind == FileKind::Json
    }

    /// Whether the file is one of TypeScript's own libraries.
    pub fn is_library(&self) -> bool {
        self.library.is_some()
    }

    /// The doc comments of a library file, whose text has none.
    pub(super) fn library_docs(&self) -> Option<&LibraryDocs> {
        self.library.map(|library| self.library_docs.get_or_init(|| library.docs()))
    }

    /// What is wrong with the text, in source order. When the parser could not go on, the tree is empty.
    pub fn syntax_errors(&self) -> &[SyntaxError] {
        &self.tree.borrow_dependent().syntax_errors
    }
}

impl FileKind {
    /// The kind of the file at `path`. An unknown extension counts as TypeScript.
    pub fn of(path: &Path) -> Self {
        if path.extension().is_some_and(|extension| extension == "json") {
            return Self::Json;
        }
        match SourceType::from_path(path) {
            Ok(source_type) if source_type.is_typescript_definition() => Self::Declaration,
            Ok(source_type) if source_type.is_javascript() => Self::JavaScript,
            _ => Self::TypeScript,
        }
    }
}

struct Parsed<'a> {
    ast: Ast<'a>,
    syntax_errors: Vec<SyntaxError>,
    is_external_module: bool,
}

fn parse_options() -> ParseOptions {
    ParseOptions { preserve_parens: true, ..ParseOptions::default() }
}

fn parse_source(source: &Source, source_type: SourceType) -> Parsed<'_> {
    let parsed = Parser::new(&source.allocator, &source.text, source_type).with_options(parse_options()).parse();
    let is_external_module =
        parsed.program.body.iter().any(indicates_external_module) || !parsed.module_record.import_metas.is_empty();
    let mut syntax_errors = syntax_errors(parsed.diagnostics);
    syntax_errors.extend(repeated_default(&parsed.program));
    Parsed { ast: parsed.program, syntax_errors, is_external_module }
}

/// Parses JSON as what it is to TypeScript: an expression. An empty file is an empty module.
fn parse_json(source: &Source) -> Parsed<'_> {
    let Source { allocator, text } = source;
    let builder = AstBuilder::new(allocator);
    let span = Span::new(0, u32::try_from(text.len()).expect("files are smaller than 4 GiB"));
    let mut body = ArenaVec::new_in(&allocator);
    let mut errors = Vec::new();
    if !text.trim().is_empty() {
        match Parser::new(allocator, text, SourceType::ts()).with_options(parse_options()).parse_expression() {
            Ok(expression) => body.push(Statement::new_expression_statement(span, expression, &builder)),
            Err(diagnostics) => errors = syntax_errors(diagnostics),
        }
    }
    let comments: ArenaVec<'_, Comment> = ArenaVec::new_in(&allocator);
    let directives: ArenaVec<'_, Directive<'_>> = ArenaVec::new_in(&allocator);
    let ast = Ast::new(span, SourceType::ts(), text, comments, None, directives, body, &builder);
    Parsed { ast, syntax_errors: errors, is_external_module: true }
}

pub(super) fn syntax_errors(diagnostics: Diagnostics) -> Vec<SyntaxError> {
    let mut errors: Vec<SyntaxError> = diagnostics
        .into_iter()
        .map(|diagnostic| {
            let label = diagnostic.labels.first();
            let offset = label.map_or(0, LabeledSpan::offset);
            let length = label.map_or(0, LabeledSpan::len);
            SyntaxError { message: diagnostic.message.to_string(), span: Span::new(offset, offset + length) }
        })
        .collect();
    errors.sort_by_key(|error| error.span);
    errors
}

/// Whether a top-level statement makes its file a module.
/// TypeScript: isAnExternalModuleIndicatorNode
fn indicates_external_module(statement: &Statement<'_>) -> bool {
    match statement {
        Statement::ImportDeclaration(_)
        | Statement::ExportAllDeclaration(_)
        | Statement::ExportDeclaration(_)
        | Statement::ExportDefaultDeclaration(_)
        | Statement::ExportNamedDeclaration(_)
        | Statement::ExportFromDeclaration(_)
        | Statement::TSExportAssignment(_) => true,
        Statement::TSImportEqualsDeclaration(declaration) => {
            matches!(declaration.module_reference, TSModuleReference::ExternalModuleReference(_))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use oxc_ast::ast::Expression;
    use oxc_span::GetSpan;

    use super::*;

    fn parse(path: &str, text: &str) -> Module {
        Module::parse(FileId(0), Path::new(path), text.to_string(), ModuleDetection::Auto)
    }

    #[test]
    fn modules_are_told_from_scripts_as_typescript_does() {
        for (path, text, expected) in [
            ("/a.ts", "export {}", true),
            ("/a.ts", "export const a = 1", true),
            ("/a.ts", "export * from './b'", true),
            ("/a.ts", "export { c } from './b'", true),
            ("/a.ts", "import './b'", true),
            ("/a.ts", "import b = require('./b')", true),
            ("/a.ts", "import b = c.d", false),
            ("/a.ts", "export import b = c.d", true),
            ("/a.ts", "const a = 1; export = a", true),
            ("/a.ts", "import.meta.url", true),
            ("/a.ts", "declare module 'x' { export const a: 1 }", false),
            ("/a.ts", "const a = import('./b')", false),
            ("/a.d.ts", "export as namespace A", false),
            ("/a.mts", "const a = 1", true),
            ("/a.cts", "const a = 1", true),
            ("/a.d.mts", "declare const a: 1", false),
        ] {
            assert_eq!(parse(path, text).is_external_module(), expected, "{path}: {text}");
        }
    }

    #[test]
    fn kinds_follow_the_name() {
        assert!(parse("/a.d.ts", "").is_declaration_file());
        assert!(parse("/a.d.cts", "").is_declaration_file());
        assert!(parse("/a.d.css.ts", "").is_declaration_file());
        assert!(!parse("/d.ts", "").is_declaration_file());
        assert!(parse("/package.json", "{}").is_json());
    }

    #[test]
    fn json_is_one_expression_with_spans_of_its_text() {
        let module = parse("/a.json", "{\r\n  \"é\": [1, -2]\r\n}\r\n");
        assert_eq!(module.syntax_errors(), []);
        let [Statement::ExpressionStatement(statement)] = &module.ast().body[..] else {
            panic!("one expression statement");
        };
        let Expression::ObjectExpression(object) = &statement.expression else { panic!("an object") };
        assert_eq!(object.properties[0].span().source_text(module.text()), "\"é\": [1, -2]");
    }

    #[test]
    fn json_that_is_empty_or_broken_has_no_statement() {
        assert!(parse("/a.json", " \n").ast().body.is_empty());
        assert!(parse("/a.json", " \n").syntax_errors().is_empty());
        assert_eq!(parse("/a.json", "{\"a\": }").syntax_errors().len(), 1);
    }

    #[test]
    fn a_syntax_error_says_where() {
        let module = parse("/a.ts", "const a = 1;\r\nconst = 2;");
        let [error] = module.syntax_errors() else { panic!("one error") };
        assert_eq!(error.span.source_text(module.text()), "=");
        let position = module.line_index().position(module.text(), error.span.start);
        assert_eq!((position.line, position.column), (2, 7));
    }
}
