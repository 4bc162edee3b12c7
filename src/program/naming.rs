//! The other modules that a file names: by imports and re-exports of every kind, and by blocks that add to them.

use oxc_ast::ast::{
    Expression, ImportExpression, Program, Statement, TSExternalModuleDeclaration, TSGlobalDeclaration, TSImportType,
};
use oxc_ast_visit::{Visit, walk};

use super::module::module_specifier;

/// What a file names, in source order. TypeScript: collectModuleReferences
#[derive(Default)]
pub(super) struct Named {
    /// The modules, as it names them.
    pub modules: Vec<String>,
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
    fn visit_statement(&mut self, statement: &Statement<'a>) {
        self.modules.extend(module_specifier(statement).map(|specifier| specifier.value.to_string()));
        walk::walk_statement(self, statement);
    }

    fn visit_ts_external_module_declaration(&mut self, block: &TSExternalModuleDeclaration<'a>) {
        self.has_blocks = true;
        self.modules.push(block.id.value.to_string());
        walk::walk_ts_external_module_declaration(self, block);
    }

    fn visit_ts_global_declaration(&mut self, block: &TSGlobalDeclaration<'a>) {
        self.has_blocks = true;
        walk::walk_ts_global_declaration(self, block);
    }

    fn visit_ts_import_type(&mut self, import: &TSImportType<'a>) {
        self.modules.push(import.source.value.to_string());
        walk::walk_ts_import_type(self, import);
    }

    fn visit_import_expression(&mut self, import: &ImportExpression<'a>) {
        if let Expression::StringLiteral(text) = &import.source {
            self.modules.push(text.value.to_string());
        }
        walk::walk_import_expression(self, import);
    }
}
