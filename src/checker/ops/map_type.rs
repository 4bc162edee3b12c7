//! Maps, filters and questions over the members of a union; a type that is no union is its own only member.

use super::UnionReduction;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{Alias, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// The union of what `mapper` makes of each member. TypeScript: mapType
    pub fn map_type(&self, ty: TypeId, mapper: &mut dyn FnMut(TypeId) -> TypeId) -> TypeId {
        self.map_type_with(ty, &mut |member| Some(mapper(member)), UnionReduction::Literal).unwrap_or(ty)
    }

    /// As [`Self::map_type`]; members without a result are left out, and `None` is left when that is all of them.
    /// TypeScript: mapType
    pub fn map_type_with(
        &self,
        ty: TypeId,
        mapper: &mut dyn FnMut(TypeId) -> Option<TypeId>,
        reduction: UnionReduction,
    ) -> Option<TypeId> {
        let TypeData::Union(union) = &self.ty(ty).data else {
            return if self.flags(ty).contains(TypeFlags::NEVER) { Some(ty) } else { mapper(ty) };
        };
        let types = match union.origin {
            Some(origin) if self.is_union(origin) => self.constituents(origin),
            _ => union.types,
        };
        let mut mapped_types = Vec::with_capacity(types.len());
        let mut changed = false;
        for &member in types {
            let mapped =
                if self.is_union(member) { self.map_type_with(member, mapper, reduction) } else { mapper(member) };
            changed |= mapped != Some(member);
            mapped_types.extend(mapped);
        }
        if !changed {
            return Some(ty);
        }
        (!mapped_types.is_empty()).then(|| self.union_type_with(&mapped_types, reduction, None, None))
    }

    /// As [`Self::map_type`], the result being reached through `alias`. TypeScript: mapTypeWithAlias
    pub fn map_type_with_alias(
        &self,
        ty: TypeId,
        mapper: &mut dyn FnMut(TypeId) -> TypeId,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        if self.is_union(ty) && alias.is_some() {
            let mapped: Vec<TypeId> = self.constituents(ty).iter().map(|&member| mapper(member)).collect();
            return self.union_type_with(&mapped, UnionReduction::Literal, alias, None);
        }
        self.map_type(ty, mapper)
    }

    /// The members that `predicate` holds for. TypeScript: filterType
    pub fn filter_type(&self, ty: TypeId, predicate: &mut dyn FnMut(TypeId) -> bool) -> TypeId {
        let TypeData::Union(union) = &self.ty(ty).data else {
            let keep = self.flags(ty).contains(TypeFlags::NEVER) || predicate(ty);
            return if keep { ty } else { self.t.never };
        };
        let filtered: Vec<TypeId> = union.types.iter().copied().filter(|&member| predicate(member)).collect();
        if filtered.len() == union.types.len() {
            return ty;
        }
        let mut origin = None;
        if let Some(old) = union.origin
            && self.is_union(old)
        {
            let old = self.constituents(old);
            let kept: Vec<TypeId> =
                old.iter().copied().filter(|&member| self.is_union(member) || predicate(member)).collect();
            if old.len() - kept.len() == union.types.len() - filtered.len() {
                if let [only] = *kept {
                    return only;
                }
                origin = Some(self.create_origin_union(&kept));
            }
        }
        let flags = self.object_flags(ty) & (ObjectFlags::PRIMITIVE_UNION | ObjectFlags::CONTAINS_INTERSECTIONS);
        self.union_type_from_list(&filtered, flags, None, origin)
    }

    /// `ty` without the member `removed`. TypeScript: removeType
    pub fn remove_type(&self, ty: TypeId, removed: TypeId) -> TypeId {
        self.filter_type(ty, &mut |member| member != removed)
    }

    /// The members of some kind. TypeScript: extractTypesOfKind
    pub fn extract_types_of_kind(&self, ty: TypeId, kind: TypeFlags) -> TypeId {
        self.filter_type(ty, &mut |member| self.flags(member).intersects(kind))
    }

    /// Runs `visit` on each member. TypeScript: forEachType
    pub fn for_each_type(&self, ty: TypeId, visit: &mut dyn FnMut(TypeId)) {
        if self.is_union(ty) {
            self.constituents(ty).iter().for_each(|&member| visit(member));
        } else {
            visit(ty);
        }
    }

    /// TypeScript: someType
    pub fn some_type(&self, ty: TypeId, predicate: &mut dyn FnMut(TypeId) -> bool) -> bool {
        if self.is_union(ty) { self.constituents(ty).iter().any(|&member| predicate(member)) } else { predicate(ty) }
    }

    /// TypeScript: everyType
    pub fn every_type(&self, ty: TypeId, predicate: &mut dyn FnMut(TypeId) -> bool) -> bool {
        if self.is_union(ty) { self.constituents(ty).iter().all(|&member| predicate(member)) } else { predicate(ty) }
    }

    /// Whether `ty` or a part of it is of some kind. TypeScript: maybeTypeOfKind
    pub fn maybe_type_of_kind(&self, ty: TypeId, kind: TypeFlags) -> bool {
        self.flags(ty).intersects(kind)
            || self.constituents(ty).iter().any(|&member| self.maybe_type_of_kind(member, kind))
    }

    /// Whether `source` is a member of `target`, or a union of such. TypeScript: isTypeSubsetOf
    pub fn is_type_subset_of(&self, source: TypeId, target: TypeId) -> bool {
        source == target
            || self.flags(source).contains(TypeFlags::NEVER)
            || self.is_union(target) && self.is_type_subset_of_union(source, target)
    }

    /// TypeScript: isTypeSubsetOfUnion
    pub fn is_type_subset_of_union(&self, source: TypeId, target: TypeId) -> bool {
        let members = self.constituents(target);
        if self.is_union(source) {
            let source = self.constituents(source);
            if source.len() < 16 {
                return source.iter().all(|member| members.contains(member));
            }
            let members: rustc_hash::FxHashSet<TypeId> = members.iter().copied().collect();
            return source.iter().all(|member| members.contains(member));
        }
        self.flags(source).intersects(TypeFlags::ENUM_LIKE) && self.base_type_of_enum_like_type(source) == target
            || members.contains(&source)
    }

    /// `ty` or `undefined`; for a property that may be missing, what that is. TypeScript: getOptionalType
    pub fn optional_type(&self, ty: TypeId, is_property: bool) -> TypeId {
        let absent = if is_property { self.t.undefined_or_missing } else { self.t.undefined };
        if ty == absent || self.is_union(ty) && self.constituents(ty).contains(&absent) {
            return ty;
        }
        self.union_type(&[ty, absent])
    }

    /// TypeScript: addOptionality
    pub fn add_optionality(&self, ty: TypeId, is_property: bool, is_optional: bool) -> TypeId {
        if self.program.options().strict_null_checks && is_optional { self.optional_type(ty, is_property) } else { ty }
    }

    /// What an optional property has when it is there. TypeScript: removeMissingType
    pub fn remove_missing_type(&self, ty: TypeId, is_optional: bool) -> TypeId {
        if self.program.options().exact_optional_property_types && is_optional {
            self.remove_type(ty, self.t.missing)
        } else {
            ty
        }
    }

    /// Whether the missing type is in `ty`. Under `exactOptionalPropertyTypes` alone is there such a type, apart from
    /// `undefined`. TypeScript: containsMissingType
    pub fn contains_missing_type(&self, ty: TypeId) -> bool {
        ty == self.t.missing || self.is_union(ty) && self.constituents(ty).contains(&self.t.missing)
    }
}
