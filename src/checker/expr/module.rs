//! `import("…")` as an expression.

use oxc_ast::ast::{Expression, ImportExpression};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// TypeScript: checkImportCallExpression
    pub(super) fn check_import_call_expression(&self, node: NodeRef, import: &'p ImportExpression<'p>) -> TypeId {
        let Expression::StringLiteral(specifier) = &import.source else {
            return self.create_promise_type(self.t.any);
        };
        let Some(module) = self.resolve_external_module_name(node, &specifier.value) else {
            return if self.is_untyped_module(node, &specifier.value) {
                self.create_promise_type(self.t.any)
            } else {
                self.unsupported_at("the imported module is not found", node.file, import)
            };
        };
        self.create_promise_type(self.type_of_imported_module(node, module))
    }
}
