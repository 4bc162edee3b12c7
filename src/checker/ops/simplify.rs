//! Simplification of generic indexed accesses, conditional types and `keyof`, as far as it does not need to know the
//! type parameters.

use std::cell::Cell;

use super::UnionReduction;
use super::mapped::MappedTypeNameTypeKind;
use crate::checker::Checker;
use crate::checker::flags::{IndexFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// A simpler type that means the same, or `ty`. TypeScript: getSimplifiedType
    pub fn simplified_type(&self, ty: TypeId, writing: bool) -> TypeId {
        match &self.ty(ty).data {
            TypeData::IndexedAccess { object, index, simplified, .. } => {
                self.simplified_indexed_access_type(ty, *object, *index, &simplified[usize::from(writing)], writing)
            }
            TypeData::Conditional(_) => {
                let (simplified, taint) = self.decide(|| self.simplified_conditional_type(ty, writing));
                taint.unwrap_or(simplified)
            }
            TypeData::Index { ty: operand, .. } => self.simplified_index_type(ty, *operand),
            _ => ty,
        }
    }

    /// TypeScript: getSimplifiedIndexedAccessType
    fn simplified_indexed_access_type(
        &self,
        ty: TypeId,
        object: TypeId,
        index: TypeId,
        cache: &Cell<Option<TypeId>>,
        writing: bool,
    ) -> TypeId {
        if let Some(known) = cache.get() {
            return if known == self.t.circular_constraint { ty } else { known };
        }
        cache.set(Some(self.t.circular_constraint));
        let (simplified, taint) = self.decide(|| self.compute_simplified_access(object, index, writing));
        let result = taint.or(simplified).unwrap_or(ty);
        cache.set(Some(result));
        result
    }

    fn compute_simplified_access(&self, object: TypeId, original_index: TypeId, writing: bool) -> Option<TypeId> {
        let object = self.simplified_type(object, writing);
        let index = self.simplified_type(original_index, writing);
        if let Some(distributed) = self.distribute_object_over_index_type(object, index, writing) {
            return Some(distributed);
        }
        if !self.flags(index).intersects(TypeFlags::INSTANTIABLE)
            && let Some(distributed) = self.distribute_index_over_object_type(object, index, writing)
        {
            return Some(distributed);
        }
        if self.is_generic_tuple_type(object)
            && self.flags(index).intersects(TypeFlags::NUMBER_LIKE)
            && let Some(target) = self.tuple_target(object)
        {
            let start = if self.flags(index).contains(TypeFlags::NUMBER) { 0 } else { target.fixed_length };
            let element = self.element_type_of_slice_of_tuple_type(object, start, 0, writing, UnionReduction::Literal);
            if element.is_some() {
                return element;
            }
        }
        if self.is_generic_mapped_type(object)
            && self.mapped_type_name_type_kind(object) != MappedTypeNameTypeKind::Remapping
        {
            return Some(self.simplified_indexed_mapped_type(object, original_index, writing));
        }
        None
    }

    /// `(A | B)[K]` as `A[K] | B[K]`. TypeScript: distributeIndexOverObjectType
    pub fn distribute_index_over_object_type(&self, object: TypeId, index: TypeId, writing: bool) -> Option<TypeId> {
        let flags = self.flags(object);
        let is_intersection = flags.contains(TypeFlags::INTERSECTION);
        let distributes = flags.contains(TypeFlags::UNION)
            || is_intersection && !self.should_defer_index_type(object, IndexFlags::empty());
        if !distributes {
            return None;
        }
        let types: Vec<TypeId> = self
            .constituents(object)
            .iter()
            .map(|&member| self.simplified_type(self.indexed_access_type(member, index), writing))
            .collect();
        Some(if is_intersection || writing { self.intersection_type(&types) } else { self.union_type(&types) })
    }

    /// `T[A | B]` as `T[A] | T[B]`. TypeScript: distributeObjectOverIndexType
    fn distribute_object_over_index_type(&self, object: TypeId, index: TypeId, writing: bool) -> Option<TypeId> {
        if !self.is_union(index) {
            return None;
        }
        let types: Vec<TypeId> = self
            .constituents(index)
            .iter()
            .map(|&member| self.simplified_type(self.indexed_access_type(object, member), writing))
            .collect();
        Some(if writing { self.intersection_type(&types) } else { self.union_type(&types) })
    }

    /// TypeScript: getSimplifiedConditionalType
    fn simplified_conditional_type(&self, ty: TypeId, writing: bool) -> TypeId {
        let Some(conditional) = self.conditional_data(ty) else { return ty };
        let (check, extends) = (conditional.check_type, conditional.extends_type);
        let true_type = self.true_type_from_conditional_type(ty);
        let false_type = self.false_type_from_conditional_type(ty);
        let is_never = |ty: TypeId| self.flags(ty).contains(TypeFlags::NEVER);
        let is_check = |ty: TypeId| self.actual_type_variable(ty) == self.actual_type_variable(check);
        let check_is_any = self.flags(check).contains(TypeFlags::ANY);
        let holds = || {
            self.is_type_assignable_to(self.restrictive_instantiation(check), self.restrictive_instantiation(extends))
        };
        if is_never(false_type) && is_check(true_type) {
            if check_is_any || holds() {
                return self.simplified_type(true_type, writing);
            }
            if self.is_intersection_empty(check, extends) {
                return self.t.never;
            }
        } else if is_never(true_type) && is_check(false_type) {
            if !check_is_any && holds() {
                return self.t.never;
            }
            if check_is_any || self.is_intersection_empty(check, extends) {
                return self.simplified_type(false_type, writing);
            }
        }
        ty
    }

    /// TypeScript: getSimplifiedIndexType
    fn simplified_index_type(&self, ty: TypeId, operand: TypeId) -> TypeId {
        if self.is_generic_mapped_type(operand)
            && self.has_name_type(operand)
            && !self.is_mapped_type_with_keyof_constraint_declaration(operand)
        {
            return self.index_type_for_mapped_type(operand, IndexFlags::empty());
        }
        ty
    }

    /// TypeScript: isIntersectionEmpty
    fn is_intersection_empty(&self, a: TypeId, b: TypeId) -> bool {
        let intersection = self.intersection_type(&[a, b]);
        if self.is_unsupported(intersection) {
            self.taint(intersection);
        }
        self.flags(self.union_type(&[intersection, self.t.never])).contains(TypeFlags::NEVER)
    }

    /// TypeScript: getSimplifiedTypeOrConstraint
    pub fn simplified_type_or_constraint(&self, ty: TypeId) -> Option<TypeId> {
        let simplified = self.simplified_type(ty, false);
        if simplified == ty { self.constraint_of_type(ty) } else { Some(simplified) }
    }
}
