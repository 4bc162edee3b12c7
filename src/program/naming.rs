//! The other modules that a file names: by imports and re-exports of every kind, and by blocks that add to them.

use oxc_ast::AstKind;
use oxc_ast::ast::Program;
use oxc_ast_visit::Visit;

use super::usage::{Usage, named_module};

/// What a file names, in source order. TypeScript: collectModuleReferences
#[derive(Default)]
pub(super) struct Named {
    /// The modules that it imports.
    pub imports: Vec<(String, Usage)>,
    /// The modules that it declares or adds to.
    pub declared: Vec<(String, Usage)>,
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
        let is_declared = matches!(node, AstKind::TSExternalModuleDeclaration(_));
        let names = if is_declared { &mut self.declared } else { &mut self.imports };
        names.extend(named_module(node).map(|(name, usage)| (name.value.to_string(), usage)));
    }
}
