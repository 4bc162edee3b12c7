//! Intersections that no value can have because a discriminating property contradicts itself.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{SymbolId, TypeId};

impl Checker<'_> {
    /// `never` for such an intersection, and unions without them. TypeScript: getReducedType
    pub fn reduced_type(&self, ty: TypeId) -> TypeId {
        let flags = self.flags(ty);
        if flags.contains(TypeFlags::UNION) && self.object_flags(ty).contains(ObjectFlags::CONTAINS_INTERSECTIONS) {
            let cache = &self.ty(ty).links.resolved_reduced_type;
            if let Some(known) = cache.get() {
                return known;
            }
            let reduced = self.reduced_union_type(ty);
            cache.set(Some(reduced));
            return reduced;
        }
        if flags.contains(TypeFlags::INTERSECTION) && self.is_never_intersection(ty) {
            return self.t.never;
        }
        ty
    }

    fn is_never_intersection(&self, ty: TypeId) -> bool {
        let cell = &self.ty(ty).object_flags;
        if !cell.get().contains(ObjectFlags::IS_NEVER_INTERSECTION_COMPUTED) {
            // Computed first: asking for the properties may lead back here, and must then find no answer yet.
            let properties = self.properties_of_union_or_intersection_type(ty);
            let never = properties.iter().any(|&property| self.is_never_reduced_property(property));
            let mut flags = cell.get() | ObjectFlags::IS_NEVER_INTERSECTION_COMPUTED;
            flags.set(ObjectFlags::IS_NEVER_INTERSECTION, never);
            cell.set(flags);
        }
        cell.get().contains(ObjectFlags::IS_NEVER_INTERSECTION)
    }

    /// TypeScript: getReducedUnionType
    fn reduced_union_type(&self, ty: TypeId) -> TypeId {
        let types = self.constituents(ty);
        let reduced: Vec<TypeId> = types.iter().map(|&member| self.reduced_type(member)).collect();
        if reduced == types {
            return ty;
        }
        let reduced = self.union_type(&reduced);
        if self.is_union(reduced) {
            self.ty(reduced).links.resolved_reduced_type.set(Some(reduced));
        }
        reduced
    }

    /// TypeScript: isNeverReducedProperty
    pub fn is_never_reduced_property(&self, property: SymbolId) -> bool {
        self.is_discriminant_with_never_type(property) || self.is_conflicting_private_property(property)
    }

    /// TypeScript: isDiscriminantWithNeverType
    fn is_discriminant_with_never_type(&self, property: SymbolId) -> bool {
        let symbol = self.symbol(property);
        let kinds = symbol.check_flags.get() & (CheckFlags::DISCRIMINANT | CheckFlags::HAS_NEVER_TYPE);
        !symbol.flags.get().contains(SymbolFlags::OPTIONAL)
            && kinds == CheckFlags::DISCRIMINANT
            && self.flags(self.type_of_symbol(property)).contains(TypeFlags::NEVER)
    }

    /// TypeScript: isConflictingPrivateProperty
    fn is_conflicting_private_property(&self, property: SymbolId) -> bool {
        let symbol = self.symbol(property);
        symbol.value_declaration.get().is_none() && symbol.check_flags.get().contains(CheckFlags::CONTAINS_PRIVATE)
    }
}
