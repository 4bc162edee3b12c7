//! `typeof x` and `import("…")` as types.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSImportType, TSImportTypeQualifier, TSTypeQuery, TSTypeQueryExprName};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::symbols::type_name_node;
use crate::checker::types::{SymbolId, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: getTypeFromTypeQueryNode
    pub(super) fn type_from_type_query(&self, node: NodeRef, query: &'p TSTypeQuery<'p>) -> TypeId {
        let ty = match &query.expr_name {
            TSTypeQueryExprName::TSImportType(import) => {
                return self.type_from_import_type(node.at(import.node_id.get()), import, true);
            }
            TSTypeQueryExprName::IdentifierReference(name) => self.check_expression(node.at(name.node_id.get())),
            TSTypeQueryExprName::ThisExpression(this) => self.check_expression(node.at(this.node_id.get())),
            TSTypeQueryExprName::QualifiedName(name) => self.check_qualified_name(node.at(name.node_id.get())),
        };
        let ty = self.instantiation_expression_type(ty, node, query.type_arguments.as_deref());
        self.regular_type_of_literal_type(self.widened_type(ty))
    }

    /// The value of `a.b` in `typeof a.b`: an export of a namespace, or a property. TypeScript: checkQualifiedName
    fn check_qualified_name(&self, node: NodeRef) -> TypeId {
        let AstKind::TSQualifiedName(name) = self.kind(node) else { return self.check_expression(node) };
        let left = node.at(type_name_node(&name.left));
        let object = self.check_qualified_name(left);
        if self.is_unsupported(object) {
            return object;
        }
        self.check_property_access_of_type(node, object, left, self.intern(&name.right.name))
    }

    /// TypeScript: getTypeFromImportTypeNode
    pub(super) fn type_from_import_type(
        &self,
        node: NodeRef,
        import: &'p TSImportType<'p>,
        is_type_of: bool,
    ) -> TypeId {
        let missing = |reason| self.unsupported_at(reason, node.file, import);
        let Some(module) = self.resolve_external_module_name(node, &import.source.value) else {
            return if self.is_untyped_module(node, &import.source.value) {
                self.t.error
            } else {
                missing("the module of this import type is not found")
            };
        };
        let meaning = if is_type_of { SymbolFlags::VALUE } else { SymbolFlags::TYPE };
        let mut current = self.resolve_external_module_symbol(module);
        let mut names = Vec::new();
        collect_qualifier(self, import.qualifier.as_ref(), &mut names);
        let Some((&last, namespaces)) = names.split_last() else {
            return self.resolve_import_symbol_type(node, import, current, is_type_of);
        };
        for &name in namespaces {
            match self.member_of_import(current, name, SymbolFlags::NAMESPACE, is_type_of) {
                Some(next) => current = next,
                None => return missing("a name of this import type is not found"),
            }
        }
        match self.member_of_import(current, last, meaning, is_type_of) {
            Some(symbol) => self.resolve_import_symbol_type(node, import, symbol, is_type_of),
            None => missing("a name of this import type is not found"),
        }
    }

    fn member_of_import(
        &self,
        namespace: SymbolId,
        name: Name,
        meaning: SymbolFlags,
        is_type_of: bool,
    ) -> Option<SymbolId> {
        let namespace = self.resolve_symbol(namespace)?;
        if is_type_of {
            return self.property_of_type(self.type_of_symbol(namespace), name);
        }
        self.symbol_in_table(self.exports_of_module(namespace), name, meaning)
    }

    fn resolve_import_symbol_type(
        &self,
        node: NodeRef,
        import: &'p TSImportType<'p>,
        symbol: SymbolId,
        is_type_of: bool,
    ) -> TypeId {
        let Some(symbol) = self.resolve_symbol(symbol) else {
            return self.unsupported_at("this import type leads nowhere", node.file, import);
        };
        if is_type_of {
            let ty = self.type_of_symbol(symbol);
            return self.instantiation_expression_type(ty, node, import.type_arguments.as_deref());
        }
        self.type_reference_type(node, symbol, import.type_arguments.as_deref())
    }
}

fn collect_qualifier<'p>(checker: &Checker<'p>, qualifier: Option<&TSImportTypeQualifier<'p>>, names: &mut Vec<Name>) {
    match qualifier {
        Some(TSImportTypeQualifier::Identifier(name)) => names.push(checker.intern(&name.name)),
        Some(TSImportTypeQualifier::QualifiedName(name)) => {
            collect_qualifier(checker, Some(&name.left), names);
            names.push(checker.intern(&name.right.name));
        }
        None => {}
    }
}
