//! Enums of one name from two declarations: related when their members agree.

use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::{LiteralValue, SymbolId};

impl Checker<'_> {
    /// Whether the enums (or the enums of the members) are interchangeable. TypeScript: isEnumTypeRelatedTo
    pub(super) fn is_enum_type_related_to(&self, source: SymbolId, target: SymbolId) -> bool {
        let (Some(source), Some(target)) = (self.enum_of(source), self.enum_of(target)) else { return false };
        if source == target {
            return true;
        }
        let (s, t) = (self.symbol(source), self.symbol(target));
        if s.name != t.name
            || !s.flags.get().contains(SymbolFlags::REGULAR_ENUM)
            || !t.flags.get().contains(SymbolFlags::REGULAR_ENUM)
        {
            return false;
        }
        if let Some(&known) = self.relations.enums.borrow().get(&(source, target)) {
            return known;
        }
        let related = self.enum_members_agree(source, target);
        self.relations.enums.borrow_mut().insert((source, target), related);
        related
    }

    fn enum_of(&self, symbol: SymbolId) -> Option<SymbolId> {
        let data = self.symbol(symbol);
        if data.flags.get().contains(SymbolFlags::ENUM_MEMBER) { data.parent.get() } else { Some(symbol) }
    }

    fn enum_members_agree(&self, source: SymbolId, target: SymbolId) -> bool {
        let target_type = self.type_of_symbol(target);
        let source_type = self.type_of_symbol(source);
        self.properties_of_type(source_type).iter().all(|&member| {
            let data = self.symbol(member);
            if !data.flags.get().contains(SymbolFlags::ENUM_MEMBER) {
                return true;
            }
            let Some(counterpart) = self.property_of_type(target_type, data.name) else { return false };
            if !self.symbol(counterpart).flags.get().contains(SymbolFlags::ENUM_MEMBER) {
                return false;
            }
            match (self.enum_value_of_member(member), self.enum_value_of_member(counterpart)) {
                (Some(a), Some(b)) => a == b,
                (None, None) => true,
                // A member without a known value is some number.
                (Some(known), None) | (None, Some(known)) => !matches!(known, LiteralValue::String(_)),
            }
        })
    }

    fn enum_value_of_member(&self, member: SymbolId) -> Option<LiteralValue> {
        self.symbol(member).value_declaration.get().and_then(|declaration| self.enum_member_value(declaration))
    }
}
