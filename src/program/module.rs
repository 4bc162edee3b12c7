//! One source file, read, parsed and bound once; immutable afterwards.

use std::path::{Path, PathBuf};

use oxc_allocator::Allocator;
use oxc_ast::AstKind;
use oxc_ast::ast::Program as Ast;
use oxc_parser::{ParseOptions, Parser};
use oxc_semantic::{AstNodes, Scoping, Semantic, SemanticBuilder};
use oxc_span::SourceType;
use oxc_syntax::node::NodeId;
use self_cell::self_cell;

use crate::base::FileId;

struct Source {
    allocator: Allocator,
    text: String,
}

struct Bound<'a> {
    ast: &'a Ast<'a>,
    semantic: Semantic<'a>,
}

self_cell!(
    struct Tree {
        owner: Source,
        #[covariant]
        dependent: Bound,
    }
);

/// A file with its syntax tree and scopes.
pub struct Module {
    id: FileId,
    path: PathBuf,
    tree: Tree,
}

// SAFETY: the tree holds `Cell`s that only the parser and the binder write. Both have finished when `Module::parse`
// returns, and no `&mut` to the tree is ever handed out, so threads that share a `Module` only read.
#[allow(unsafe_code, reason = "the crate's one place: sharing a bound tree between threads")]
unsafe impl Sync for Module {}
#[allow(unsafe_code, reason = "as above: a bound tree owns its arena")]
unsafe impl Send for Module {}

impl Module {
    /// Parses and binds `text`. `path` decides the dialect (`.ts`, `.tsx`, `.d.ts`, …).
    pub fn parse(id: FileId, path: &Path, text: String) -> Self {
        let source_type = SourceType::from_path(path).unwrap_or_else(|_| SourceType::ts());
        let source = Source { allocator: Allocator::default(), text };
        let tree = Tree::new(source, |source| {
            let parsed = Parser::new(&source.allocator, &source.text, source_type)
                .with_options(ParseOptions { preserve_parens: true, ..ParseOptions::default() })
                .parse();
            let ast: &Ast<'_> = source.allocator.alloc(parsed.program);
            let semantic = SemanticBuilder::new().with_build_nodes(true).build(ast).semantic;
            Bound { ast, semantic }
        });
        Self { id, path: path.to_path_buf(), tree }
    }

    /// This file's identity in its program.
    pub fn id(&self) -> FileId {
        self.id
    }

    /// Absolute path, as it was resolved.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.tree.borrow_owner().text
    }

    /// The syntax tree.
    pub fn ast(&self) -> &Ast<'_> {
        self.tree.borrow_dependent().ast
    }

    /// Scopes and their bindings.
    pub fn scoping(&self) -> &Scoping {
        self.tree.borrow_dependent().semantic.scoping()
    }

    /// All nodes with their parents.
    pub fn nodes(&self) -> &AstNodes<'_> {
        self.tree.borrow_dependent().semantic.nodes()
    }

    /// The node with the number `node`.
    pub fn kind(&self, node: NodeId) -> AstKind<'_> {
        self.nodes().kind(node)
    }
}
