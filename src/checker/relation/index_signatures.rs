//! Index signatures, and properties as implicit index signatures.

use super::{Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::SignatureKind;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{IndexInfo, TypeData, TypeId};
use crate::checker::{Checker, TypeFacts};

impl Checker<'_> {
    /// Whether `source` satisfies each index signature of `target`. TypeScript: indexSignaturesRelatedTo
    pub(super) fn index_signatures_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        source_is_primitive: bool,
        state: IntersectionState,
    ) -> Ternary {
        let infos = self.index_infos_of_type(target);
        if infos.is_empty() && c.relation != Relation::Identity {
            return Ternary::True;
        }
        if self.assume_unknown_members(source) || self.assume_unknown_members(target) {
            return Ternary::True;
        }
        if c.relation == Relation::Identity {
            return self.index_signatures_identical_to(c, source, target);
        }
        let has_string_index = infos.iter().any(|info| info.key_type == self.t.string);
        let mut result = Ternary::True;
        for info in infos {
            let takes_all = c.relation != Relation::StrictSubtype
                && !source_is_primitive
                && has_string_index
                && self.flags(info.ty).contains(TypeFlags::ANY);
            result &= if takes_all {
                self.assume_related(info.ty);
                Ternary::True
            } else if has_string_index && self.is_generic_mapped_type(source) {
                let template = self.template_type_from_mapped_type(source);
                self.is_related_to(c, template, info.ty, RecursionFlags::BOTH, IntersectionState::empty())
            } else {
                self.type_related_to_index_info(c, source, info, state)
            };
            if !result.holds() {
                break;
            }
        }
        result
    }

    /// TypeScript: typeRelatedToIndexInfo
    fn type_related_to_index_info(
        &self,
        c: &Comparison,
        source: TypeId,
        target: &IndexInfo,
        state: IntersectionState,
    ) -> Ternary {
        if let Some(info) = self.applicable_index_info(source, target.key_type) {
            return self.is_related_to(c, info.ty, target.ty, RecursionFlags::BOTH, state);
        }
        let may_be_implicit = !state.contains(IntersectionState::SOURCE)
            && (c.relation != Relation::StrictSubtype
                || self.flags(source).contains(TypeFlags::OBJECT)
                    && self.object_flags(source).contains(ObjectFlags::FRESH_LITERAL))
            && self.is_object_type_with_inferable_index(source);
        if may_be_implicit { self.members_related_to_index_info(c, source, target, state) } else { Ternary::False }
    }

    /// TypeScript: membersRelatedToIndexInfo
    fn members_related_to_index_info(
        &self,
        c: &Comparison,
        source: TypeId,
        target: &IndexInfo,
        state: IntersectionState,
    ) -> Ternary {
        let options = self.program.options();
        let mut result = Ternary::True;
        for &property in self.properties_of_type(source) {
            let name = self.literal_type_from_property(property, TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE);
            if !self.is_applicable_index_type(name, target.key_type) {
                continue;
            }
            let ty = self.non_missing_type_of_symbol(property);
            let keeps_undefined = options.exact_optional_property_types
                || self.flags(ty).contains(TypeFlags::UNDEFINED)
                || target.key_type == self.t.number
                || !self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
            let ty = if keeps_undefined { ty } else { self.type_with_facts(ty, TypeFacts::NE_UNDEFINED) };
            result &= self.is_related_to(c, ty, target.ty, RecursionFlags::BOTH, state);
            if !result.holds() {
                return result;
            }
        }
        for info in self.index_infos_of_type(source) {
            if self.is_applicable_index_type(info.key_type, target.key_type) {
                result &= self.is_related_to(c, info.ty, target.ty, RecursionFlags::BOTH, state);
                if !result.holds() {
                    return result;
                }
            }
        }
        result
    }

    /// TypeScript: indexSignaturesIdenticalTo
    fn index_signatures_identical_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let infos = self.index_infos_of_type(target);
        if self.index_infos_of_type(source).len() != infos.len() {
            return Ternary::False;
        }
        let identical = infos.iter().all(|info| {
            self.index_info_of_type(source, info.key_type).is_some_and(|other| {
                let none = IntersectionState::empty();
                self.is_related_to(c, other.ty, info.ty, RecursionFlags::BOTH, none).holds()
                    && other.is_readonly == info.is_readonly
            })
        });
        Ternary::from_bool(identical)
    }

    /// Whether all properties are known, so that they can stand for an index signature.
    /// TypeScript: isObjectTypeWithInferableIndex
    pub fn is_object_type_with_inferable_index(&self, ty: TypeId) -> bool {
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            return self.constituents(ty).iter().all(|&t| self.is_object_type_with_inferable_index(t));
        }
        let closed =
            SymbolFlags::OBJECT_LITERAL | SymbolFlags::TYPE_LITERAL | SymbolFlags::ENUM | SymbolFlags::VALUE_MODULE;
        let is_closed = self.ty(ty).symbol.is_some_and(|symbol| {
            let flags = self.symbol(symbol).flags.get();
            flags.intersects(closed)
                && !flags.contains(SymbolFlags::CLASS)
                && !self.type_has_call_or_construct_signatures(ty)
        });
        if is_closed {
            return true;
        }
        if !self.flags(ty).contains(TypeFlags::OBJECT) {
            return false;
        }
        if self.object_flags(ty).contains(ObjectFlags::OBJECT_REST_TYPE) {
            return true;
        }
        match self.ty(ty).data {
            TypeData::ReverseMapped { source, .. } => self.is_object_type_with_inferable_index(source),
            _ => false,
        }
    }

    /// Whether a value can be called or constructed. TypeScript: typeHasCallOrConstructSignatures
    pub fn type_has_call_or_construct_signatures(&self, ty: TypeId) -> bool {
        !self.signatures_of_type(ty, SignatureKind::Call).is_empty()
            || !self.signatures_of_type(ty, SignatureKind::Construct).is_empty()
    }
}
