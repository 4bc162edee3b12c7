//! Member tables of instantiated types.

use oxc_ast::AstKind;
use oxc_ast::ast::TSType;

use crate::checker::Checker;
use crate::checker::mapper::Mapper;
use crate::checker::symbol_table::SymbolTable;
use crate::checker::types::SymbolId;

impl<'p> Checker<'p> {
    /// The table of `properties` under a mapper. Where the mapper maps `this` alone, members that plainly do not mention
    /// it stay as they are. TypeScript: createInstantiatedSymbolTable
    pub(in crate::checker) fn create_instantiated_symbol_table(
        &self,
        properties: &[SymbolId],
        mapper: &'p Mapper<'p>,
        mapping_this_only: bool,
    ) -> &'p SymbolTable<'p> {
        self.table_of_distinct(properties.iter().map(|&property| {
            let keep = mapping_this_only && self.is_thisless(property);
            let member = if keep { property } else { self.instantiate_symbol(property, mapper) };
            (self.declared_symbol(property).name, member)
        }))
    }

    /// Whether a member plainly does not mention `this`. TypeScript: isThisless
    fn is_thisless(&self, symbol: SymbolId) -> bool {
        let [declaration] = self.declared_symbol(symbol).declarations.get() else { return false };
        match self.kind(*declaration) {
            AstKind::PropertyDefinition(node) => match &node.type_annotation {
                Some(annotation) => is_thisless_type(&annotation.type_annotation),
                None => node.value.is_none(),
            },
            AstKind::TSPropertySignature(node) => {
                node.type_annotation.as_ref().is_none_or(|annotation| is_thisless_type(&annotation.type_annotation))
            }
            _ => false,
        }
    }
}

/// TypeScript: isThislessType
fn is_thisless_type(ty: &TSType<'_>) -> bool {
    match ty {
        TSType::TSAnyKeyword(_)
        | TSType::TSUnknownKeyword(_)
        | TSType::TSStringKeyword(_)
        | TSType::TSNumberKeyword(_)
        | TSType::TSBigIntKeyword(_)
        | TSType::TSBooleanKeyword(_)
        | TSType::TSSymbolKeyword(_)
        | TSType::TSObjectKeyword(_)
        | TSType::TSVoidKeyword(_)
        | TSType::TSUndefinedKeyword(_)
        | TSType::TSNeverKeyword(_)
        | TSType::TSLiteralType(_) => true,
        TSType::TSArrayType(array) => is_thisless_type(&array.element_type),
        TSType::TSTypeReference(reference) => {
            reference.type_arguments.as_ref().is_none_or(|arguments| arguments.params.iter().all(is_thisless_type))
        }
        _ => false,
    }
}
