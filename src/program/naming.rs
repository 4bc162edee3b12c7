//! The other modules that a file names: by imports and re-exports of every kind, and by blocks that add to them.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, Program, StringLiteral, TSModuleReference};
use oxc_ast_visit::Visit;

use super::usage::Usage;

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
        let named = module_name(node).zip(Usage::of(node));
        self.modules.extend(named.map(|(name, usage)| (name.value.to_string(), usage)));
    }
}

/// The text that names a module in the statement, expression or type `node`.
fn module_name(node: AstKind<'_>) -> Option<&StringLiteral<'_>> {
    match node {
        AstKind::ImportDeclaration(import) => Some(&import.source),
        AstKind::ExportFromDeclaration(export) => Some(&export.source),
        AstKind::ExportAllDeclaration(export) => Some(&export.source),
        AstKind::TSImportEqualsDeclaration(import) => match &import.module_reference {
            TSModuleReference::ExternalModuleReference(reference) => Some(&reference.expression),
            TSModuleReference::IdentifierReference(_) | TSModuleReference::QualifiedName(_) => None,
        },
        AstKind::TSExternalModuleDeclaration(block) => Some(&block.id),
        AstKind::TSImportType(import) => Some(&import.source),
        AstKind::ImportExpression(import) => match &import.source {
            Expression::StringLiteral(text) => Some(text),
            _ => None,
        },
        _ => None,
    }
}
