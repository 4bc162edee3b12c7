//! Types that say nothing: `{}` and its relatives, and types that say only what may be there.

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{StructuredMembers, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// Whether resolved members are none at all. TypeScript: isEmptyResolvedType
    fn is_empty_resolved_type(&self, ty: TypeId, members: &StructuredMembers<'p>) -> bool {
        ty != self.t.any_function
            && members.properties.is_empty()
            && members.call_signatures.is_empty()
            && members.construct_signatures.is_empty()
            && members.index_infos.is_empty()
    }

    /// Whether `ty` is an object type without members, a mapped type aside. TypeScript: isEmptyResolvedType
    pub(super) fn is_object_without_members(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::OBJECT)
            && !self.is_generic_mapped_type(ty)
            && self.is_empty_resolved_type(ty, self.resolve_structured_type_members(ty))
    }

    /// Whether any non-nullish value is of type `ty`. TypeScript: isEmptyObjectType
    pub fn is_empty_object_type(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        if flags.contains(TypeFlags::OBJECT) {
            self.is_object_without_members(ty)
        } else if flags.contains(TypeFlags::NON_PRIMITIVE) {
            true
        } else if flags.contains(TypeFlags::UNION) {
            self.constituents(ty).iter().any(|&t| self.is_empty_object_type(t))
        } else {
            flags.contains(TypeFlags::INTERSECTION)
                && self.constituents(ty).iter().all(|&t| self.is_empty_object_type(t))
        }
    }

    /// Whether `ty` is `{}` without a name. Does not resolve members that are not resolved yet.
    /// TypeScript: isEmptyAnonymousObjectType
    pub fn is_empty_anonymous_object_type(&self, ty: TypeId) -> bool {
        let data = self.ty(ty);
        if !matches!(data.data, TypeData::Anonymous(_)) || !data.object_flags.get().contains(ObjectFlags::ANONYMOUS) {
            return false;
        }
        if data.members.get().is_some_and(|members| self.is_empty_resolved_type(ty, members)) {
            return true;
        }
        data.symbol.is_some_and(|symbol| {
            self.symbol(symbol).flags.get().contains(SymbolFlags::TYPE_LITERAL)
                && self.members_of_symbol(symbol).is_empty()
        })
    }

    /// Whether `ty` is `{} | null | undefined`, perhaps among others. TypeScript: isUnknownLikeUnionType
    pub fn is_unknown_like_union_type(&self, ty: TypeId) -> bool {
        if !self.program.options().strict_null_checks {
            return false;
        }
        let Some(types) = self.union_types(ty) else { return false };
        let flags = &self.ty(ty).object_flags;
        if !flags.get().contains(ObjectFlags::IS_UNKNOWN_LIKE_UNION_COMPUTED) {
            let has = |flag| types.iter().any(|&t| self.flags(t).contains(flag));
            let is_unknown_like = types.len() >= 3
                && has(TypeFlags::UNDEFINED)
                && has(TypeFlags::NULL)
                && types.iter().any(|&t| self.is_empty_anonymous_object_type(t));
            let result = if is_unknown_like { ObjectFlags::IS_UNKNOWN_LIKE_UNION } else { ObjectFlags::empty() };
            flags.set(flags.get() | ObjectFlags::IS_UNKNOWN_LIKE_UNION_COMPUTED | result);
        }
        flags.get().contains(ObjectFlags::IS_UNKNOWN_LIKE_UNION)
    }

    /// Whether a string index signature is all there is. TypeScript: isStringIndexSignatureOnlyType
    pub fn is_string_index_signature_only_type(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        if flags.contains(TypeFlags::OBJECT) {
            return !self.is_generic_mapped_type(ty)
                && self.properties_of_type(ty).is_empty()
                && matches!(self.index_infos_of_type(ty), [info] if info.key_type == self.t.string);
        }
        flags.intersects(TypeFlags::UNION_OR_INTERSECTION)
            && self.constituents(ty).iter().all(|&t| self.is_string_index_signature_only_type(t))
    }

    /// Whether all properties are optional and there is nothing else. TypeScript: isWeakType
    pub fn is_weak_type(&self, ty: TypeId) -> bool {
        match &self.ty(ty).data {
            TypeData::Substitution { base, .. } => self.is_weak_type(*base),
            TypeData::Intersection(intersection) => intersection.types.iter().all(|&t| self.is_weak_type(t)),
            _ if self.flags(ty).contains(TypeFlags::OBJECT) => {
                let members = self.resolve_structured_type_members(ty);
                members.call_signatures.is_empty()
                    && members.construct_signatures.is_empty()
                    && members.index_infos.is_empty()
                    && !members.properties.is_empty()
                    && members
                        .properties
                        .iter()
                        .all(|&property| self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL))
            }
            _ => false,
        }
    }
}
