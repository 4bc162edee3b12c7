//! Apparent types: what properties of a type are looked up on.

use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// TypeScript: getApparentType
    pub fn apparent_type(&self, ty: TypeId) -> TypeId {
        let t = if self.flags(ty).intersects(TypeFlags::INSTANTIABLE) {
            self.base_constraint_of_type(ty).unwrap_or(self.t.unknown)
        } else {
            ty
        };
        if self.is_mapped_type(t) {
            return self.apparent_type_of_mapped_type(t);
        }
        if t != ty && self.reference_target(t).is_some() {
            return self.type_with_this_argument(t, Some(ty), false);
        }
        let flags = self.flags(t);
        if flags.contains(TypeFlags::INTERSECTION) {
            self.apparent_type_of_intersection_type(t, ty)
        } else if flags.intersects(TypeFlags::STRING_LIKE) {
            self.global_type("String", 0)
        } else if flags.intersects(TypeFlags::NUMBER_LIKE) {
            self.global_type("Number", 0)
        } else if flags.intersects(TypeFlags::BIGINT_LIKE) {
            self.global_type("BigInt", 0)
        } else if flags.intersects(TypeFlags::BOOLEAN_LIKE) {
            self.global_type("Boolean", 0)
        } else if flags.intersects(TypeFlags::ES_SYMBOL_LIKE) {
            self.global_type("Symbol", 0)
        } else if flags.contains(TypeFlags::NON_PRIMITIVE) {
            self.t.empty_object
        } else if flags.contains(TypeFlags::INDEX) {
            self.t.string_number_symbol
        } else if flags.contains(TypeFlags::UNKNOWN) && !self.program.options().strict_null_checks {
            self.t.empty_object
        } else {
            t
        }
    }

    /// TypeScript: getReducedApparentType
    pub fn reduced_apparent_type(&self, ty: TypeId) -> TypeId {
        self.reduced_type(self.apparent_type(self.reduced_type(ty)))
    }

    /// TypeScript: getApparentTypeOfIntersectionType
    fn apparent_type_of_intersection_type(&self, ty: TypeId, this_argument: TypeId) -> TypeId {
        if ty == this_argument {
            let cache = &self.ty(ty).links.resolved_apparent_type;
            return cache.get().unwrap_or_else(|| {
                let apparent = self.type_with_this_argument(ty, Some(this_argument), true);
                cache.set(Some(apparent));
                apparent
            });
        }
        if let Some(&known) = self.ops.apparent_intersections.borrow().get(&(ty, this_argument)) {
            return known;
        }
        let apparent = self.type_with_this_argument(ty, Some(this_argument), true);
        self.ops.apparent_intersections.borrow_mut().insert((ty, this_argument), apparent);
        apparent
    }

    /// A mapped type over a type variable that is an array or tuple is one too.
    /// TypeScript: getApparentTypeOfMappedType
    fn apparent_type_of_mapped_type(&self, ty: TypeId) -> TypeId {
        let cache = &self.ty(ty).links.resolved_apparent_type;
        cache.get().unwrap_or_else(|| {
            let apparent = self.resolved_apparent_type_of_mapped_type(ty);
            cache.set(Some(apparent));
            apparent
        })
    }

    /// TypeScript: getResolvedApparentTypeOfMappedType
    fn resolved_apparent_type_of_mapped_type(&self, ty: TypeId) -> TypeId {
        let target = self.mapped_target(ty);
        let Some(variable) = self.homomorphic_type_variable(target).filter(|_| !self.has_name_type(target)) else {
            return ty;
        };
        let modifiers = self.modifiers_type_from_mapped_type(ty);
        let constraint = if self.is_generic_mapped_type(modifiers) {
            Some(self.apparent_type_of_mapped_type(modifiers))
        } else {
            self.base_constraint_of_type(modifiers)
        };
        let Some(constraint) = constraint else { return ty };
        let all_arrays = self.every_type(constraint, &mut |member| {
            self.is_array_or_tuple_type(member) || self.is_array_or_tuple_or_intersection(member)
        });
        let TypeData::Mapped(mapped) = &self.ty(ty).data else { return ty };
        if !all_arrays {
            return ty;
        }
        self.instantiate_type(target, self.prepend_type_mapping(variable, constraint, mapped.mapper))
    }
}
