//! `import("…")` as an expression.

use oxc_ast::ast::{Expression, ImportExpression};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{SymbolId, TypeId};

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
        let target = self.resolve_external_module_symbol(module);
        let ty = self.type_with_synthetic_default_import_type(self.type_of_symbol(target), target, module);
        self.create_promise_type(ty)
    }

    /// A module that exports by `export =`, or that has no default export, gets one.
    /// TypeScript: getTypeWithSyntheticDefaultImportType
    fn type_with_synthetic_default_import_type(&self, ty: TypeId, symbol: SymbolId, module: SymbolId) -> TypeId {
        let synthetic = self.program.options().allow_synthetic_default_imports
            && !self.flags(ty).intersects(TypeFlags::ANY)
            && (symbol != module || self.allows_synthetic_default(module));
        if !synthetic || self.property_of_type(ty, Name::DEFAULT).is_some() {
            return ty;
        }
        let default = self.create_symbol(SymbolFlags::PROPERTY, Name::DEFAULT, CheckFlags::empty());
        self.symbol(default).links.ty.set(Some(ty));
        let mut table = SymbolTableBuilder::default();
        table.insert(Name::DEFAULT, default);
        let wrapper = self.create_anonymous_type(None, self.table(&table), &[], &[], &[]);
        if !self.flags(ty).intersects(TypeFlags::STRUCTURED_TYPE) {
            return wrapper;
        }
        let target =
            super::spread::SpreadTarget { symbol: None, flags: crate::checker::ObjectFlags::empty(), readonly: false };
        if self.is_valid_spread_type(ty) { self.spread_type(ty, wrapper, target) } else { ty }
    }
}
