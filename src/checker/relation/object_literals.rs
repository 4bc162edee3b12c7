//! Object literals without their freshness.

use crate::checker::Checker;
use crate::checker::flags::ObjectFlags;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{AnonymousType, TypeData, TypeId};

impl Checker<'_> {
    /// The same object literal type after it has been assigned once: excess properties are no longer errors.
    /// TypeScript: getRegularTypeOfObjectLiteral
    pub fn regular_type_of_object_literal(&self, ty: TypeId) -> TypeId {
        let flags = self.object_flags(ty);
        if !self.is_object_literal_type(ty) || !flags.contains(ObjectFlags::FRESH_LITERAL) {
            return ty;
        }
        let data = self.ty(ty);
        if let Some(known) = data.links.regular_object_literal.get() {
            return known;
        }
        let members = self.resolve_structured_type_members(ty);
        let mut table = SymbolTableBuilder::default();
        for &property in self.properties_of_object_type(ty) {
            let original = self.type_of_symbol(property);
            let regular = self.regular_type_of_object_literal(original);
            let symbol =
                if regular == original { property } else { self.create_symbol_with_type(property, Some(regular)) };
            table.insert(self.symbol(property).name, symbol);
        }
        let flags = (flags - ObjectFlags::FRESH_LITERAL) | ObjectFlags::ANONYMOUS;
        let anonymous = TypeData::Anonymous(AnonymousType { target: None, mapper: None, node: None });
        let regular = self.create_type(data.flags, flags, data.symbol, None, anonymous);
        self.set_structured_type_members(
            regular,
            self.table(&table),
            members.call_signatures,
            members.construct_signatures,
            members.index_infos,
        );
        data.links.regular_object_literal.set(Some(regular));
        regular
    }
}
