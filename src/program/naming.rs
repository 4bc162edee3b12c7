//! The other modules that a file names: by imports and re-exports of every kind, and by blocks that add to them.

use oxc_ast::AstKind;
use oxc_ast::ast::Program;
use oxc_ast_visit::Visit;

use super::usage::{Usage, named_module};

/// What a file names, in source order. TypeScript: collectModuleReferences
#[derive(Default)]
pub(super) struct Named {
    /// The modules, as it names them.
    pub modules: Vec<(String, Usage)>,
    /// Whether it has blocks that reach beyond it.
    pub has_blocks: bool,
}

impl Named {
    pub(super) fn in_file(ast: &Program<'_>) -> Self {
        let mut named = Self::default();
        named.visit_program(ast);
        named
    }
}

impl<'a> Visit<'a> for Named {
    fn enter_node(&mut self, node: AstKind<'a>) {
        self.has_blocks |= matches!(node, AstKind::TSExternalModuleDeclaration(_) | AstKind::TSGlobalDeclaration(_));
        self.modules.extend(named_module(node).map(|(name, usage)| (name.value.to_string(), usage)));
    }
}
