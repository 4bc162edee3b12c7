//! Constraints: what a type variable, an indexed access, a conditional type or a part of one is at most.

use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, ElementFlags, IndexFlags, MappedTypeModifiers, TypeFlags};
use crate::checker::resolution::Question;
use crate::checker::types::{TypeData, TypeId};

/// Constraints that may be nested; beyond this only those of types that are not under way.
const SHALLOW: usize = 10;
/// Constraints that may be nested at all.
const DEEP: usize = 50;

impl Checker<'_> {
    /// TypeScript: getConstraintOfType
    pub fn constraint_of_type(&self, ty: TypeId) -> Option<TypeId> {
        match &self.ty(ty).data {
            TypeData::TypeParameter(_) => self.constraint_of_type_parameter(ty),
            TypeData::IndexedAccess { .. } => self.constraint_of_indexed_access(ty),
            TypeData::Conditional(_) => self.constraint_of_conditional_type(ty),
            _ => self.base_constraint_of_type(ty),
        }
    }

    /// TypeScript: getConstraintOfTypeParameter
    pub fn constraint_of_type_parameter(&self, ty: TypeId) -> Option<TypeId> {
        if self.has_non_circular_base_constraint(ty) { self.constraint_from_type_parameter(ty) } else { None }
    }

    /// TypeScript: getConstraintOfIndexedAccess
    pub fn constraint_of_indexed_access(&self, ty: TypeId) -> Option<TypeId> {
        if self.has_non_circular_base_constraint(ty) { self.constraint_from_indexed_access(ty) } else { None }
    }

    /// TypeScript: getConstraintOfConditionalType
    pub fn constraint_of_conditional_type(&self, ty: TypeId) -> Option<TypeId> {
        self.has_non_circular_base_constraint(ty).then(|| self.constraint_from_conditional_type(ty))
    }

    /// TypeScript: getConstraintFromIndexedAccess
    pub fn constraint_from_indexed_access(&self, ty: TypeId) -> Option<TypeId> {
        let TypeData::IndexedAccess { object, index, flags, .. } = self.ty(ty).data else { return None };
        if self.is_mapped_type_generic_indexed_access(ty) {
            return Some(self.substitute_indexed_mapped_type(object, index));
        }
        let flags = AccessFlags::from_bits_retain(flags);
        if let Some(constraint) = self.simplified_type_or_constraint(index)
            && constraint != index
            && let Some(access) = self.indexed_access_type_or_undefined(object, constraint, flags, None, None)
        {
            return Some(access);
        }
        let constraint = self.simplified_type_or_constraint(object)?;
        if constraint == object {
            return None;
        }
        self.indexed_access_type_or_undefined(constraint, index, flags, None, None)
    }

    /// Whether `ty` is an access to a mapped type with known keys by a generic one.
    /// TypeScript: isMappedTypeGenericIndexedAccess
    pub fn is_mapped_type_generic_indexed_access(&self, ty: TypeId) -> bool {
        let TypeData::IndexedAccess { object, index, .. } = self.ty(ty).data else { return false };
        self.is_mapped_type(object)
            && !self.is_generic_mapped_type(object)
            && self.is_generic_index_type(index)
            && !self.mapped_type_modifiers(object).contains(MappedTypeModifiers::EXCLUDE_OPTIONAL)
            && !self.has_name_type(object)
    }

    /// What `ty` is at most, free of type variables. TypeScript: getBaseConstraintOfType
    pub fn base_constraint_of_type(&self, ty: TypeId) -> Option<TypeId> {
        let flags = self.flags(ty);
        let has_parts = TypeFlags::INSTANTIABLE_NON_PRIMITIVE
            | TypeFlags::UNION_OR_INTERSECTION
            | TypeFlags::TEMPLATE_LITERAL
            | TypeFlags::STRING_MAPPING;
        if flags.intersects(has_parts) || self.is_generic_tuple_type(ty) {
            return self.real_constraint(self.resolved_base_constraint(ty));
        }
        flags.contains(TypeFlags::INDEX).then_some(self.t.string_number_symbol)
    }

    /// TypeScript: getBaseConstraintOrType
    pub fn base_constraint_or_type(&self, ty: TypeId) -> TypeId {
        self.base_constraint_of_type(ty).unwrap_or(ty)
    }

    fn real_constraint(&self, constraint: TypeId) -> Option<TypeId> {
        (constraint != self.t.no_constraint && constraint != self.t.circular_constraint).then_some(constraint)
    }

    /// TypeScript: hasNonCircularBaseConstraint
    pub fn has_non_circular_base_constraint(&self, ty: TypeId) -> bool {
        self.resolved_base_constraint(ty) != self.t.circular_constraint
    }

    /// TypeScript: getResolvedBaseConstraint
    pub fn resolved_base_constraint(&self, ty: TypeId) -> TypeId {
        let cache = &self.ty(ty).links.resolved_base_constraint;
        if let Some(known) = cache.get() {
            return known;
        }
        let constraint = self.immediate_base_constraint(ty, &mut Vec::new());
        cache.set(Some(constraint));
        constraint
    }

    /// TypeScript: getImmediateBaseConstraint
    fn immediate_base_constraint(&self, ty: TypeId, stack: &mut Vec<TypeId>) -> TypeId {
        let cache = &self.ty(ty).links.immediate_base_constraint;
        if let Some(known) = cache.get() {
            return known;
        }
        if !self.push_type_resolution(Question::ImmediateBaseConstraint(ty)) {
            return self.t.circular_constraint;
        }
        let mut result = None;
        let is_under_way = |stack: &[TypeId]| stack.iter().any(|&other| self.has_same_recursion_identity(other, ty));
        if stack.len() < SHALLOW || stack.len() < DEEP && !is_under_way(stack) {
            stack.push(ty);
            result = self.compute_base_constraint(self.simplified_type(ty, false), stack);
            stack.pop();
        }
        if !self.pop_type_resolution() {
            result = Some(self.t.circular_constraint);
        }
        cache.get().unwrap_or_else(|| {
            let constraint = result.unwrap_or(self.t.no_constraint);
            cache.set(Some(constraint));
            constraint
        })
    }

    fn base_constraint(&self, ty: TypeId, stack: &mut Vec<TypeId>) -> Option<TypeId> {
        self.real_constraint(self.immediate_base_constraint(ty, stack))
    }

    /// TypeScript: computeBaseConstraint
    fn compute_base_constraint(&self, ty: TypeId, stack: &mut Vec<TypeId>) -> Option<TypeId> {
        match &self.ty(ty).data {
            TypeData::TypeParameter(parameter) => {
                let constraint = self.constraint_from_type_parameter(ty)?;
                if parameter.is_this_type { Some(constraint) } else { self.base_constraint(constraint, stack) }
            }
            TypeData::Union(_) | TypeData::Intersection(_) => self.base_constraint_of_parts(ty, stack),
            TypeData::Index { ty: operand, .. } => {
                if self.is_generic_mapped_type(*operand)
                    && self.has_name_type(*operand)
                    && !self.is_mapped_type_with_keyof_constraint_declaration(*operand)
                {
                    let keys = self.index_type_for_mapped_type(*operand, IndexFlags::empty());
                    return self.base_constraint(keys, stack);
                }
                Some(self.t.string_number_symbol)
            }
            TypeData::TemplateLiteral { texts, types } => {
                let constraints: Vec<TypeId> =
                    types.iter().filter_map(|&part| self.base_constraint(part, stack)).collect();
                Some(if constraints.len() == types.len() {
                    self.template_literal_type(texts, &constraints)
                } else {
                    self.t.string
                })
            }
            TypeData::StringMapping { ty: operand } => {
                let constraint = self.base_constraint(*operand, stack).filter(|constraint| constraint != operand);
                Some(match (constraint, self.ty(ty).symbol) {
                    (Some(constraint), Some(symbol)) => self.string_mapping_type(symbol, constraint),
                    _ => self.t.string,
                })
            }
            TypeData::IndexedAccess { object, index, flags, .. } => {
                if self.is_mapped_type_generic_indexed_access(ty) {
                    return self.base_constraint(self.substitute_indexed_mapped_type(*object, *index), stack);
                }
                let object = self.base_constraint(*object, stack);
                let index = self.base_constraint(*index, stack);
                let flags = AccessFlags::from_bits_retain(*flags);
                let access = self.indexed_access_type_or_undefined(object?, index?, flags, None, None)?;
                self.base_constraint(access, stack)
            }
            TypeData::Conditional(_) => self.base_constraint(self.constraint_from_conditional_type(ty), stack),
            TypeData::Substitution { .. } => self.base_constraint(self.substitution_intersection(ty), stack),
            _ if self.is_generic_tuple_type(ty) => Some(self.base_constraint_of_tuple(ty, stack)),
            _ => Some(ty),
        }
    }

    fn base_constraint_of_parts(&self, ty: TypeId, stack: &mut Vec<TypeId>) -> Option<TypeId> {
        let types = self.constituents(ty);
        let mut base_types = Vec::with_capacity(types.len());
        let mut different = false;
        for &member in types {
            let base = self.base_constraint(member, stack);
            different |= base != Some(member);
            base_types.extend(base);
        }
        if !different {
            return Some(ty);
        }
        if self.is_union(ty) {
            (base_types.len() == types.len()).then(|| self.union_type(&base_types))
        } else {
            (!base_types.is_empty()).then(|| self.intersection_type(&base_types))
        }
    }

    /// Spreads of type variables become spreads of the arrays and tuples that they are at most.
    fn base_constraint_of_tuple(&self, ty: TypeId, stack: &mut Vec<TypeId>) -> TypeId {
        let Some(target) = self.tuple_target(ty) else { return ty };
        let elements: Vec<TypeId> = self
            .element_types(ty)
            .iter()
            .zip(target.element_flags)
            .map(|(&element, flags)| {
                let spreads =
                    self.flags(element).contains(TypeFlags::TYPE_PARAMETER) && flags.contains(ElementFlags::VARIADIC);
                let constraint = if spreads { self.base_constraint(element, stack) } else { None };
                constraint
                    .filter(|&constraint| {
                        constraint != element
                            && self.every_type(constraint, &mut |member| {
                                self.is_array_or_tuple_type(member) && !self.is_generic_tuple_type(member)
                            })
                    })
                    .unwrap_or(element)
            })
            .collect();
        self.create_tuple_type(&elements, target.element_flags, target.readonly, target.labels)
    }

    /// What the constraints of the members of an intersection say together.
    /// TypeScript: getEffectiveConstraintOfIntersection
    pub fn effective_constraint_of_intersection(&self, types: &[TypeId], target_is_union: bool) -> Option<TypeId> {
        let walks_on = TypeFlags::TYPE_PARAMETER | TypeFlags::INDEX | TypeFlags::CONDITIONAL;
        let is_disjoint = |ty: TypeId| {
            self.flags(ty).intersects(TypeFlags::DISJOINT_DOMAINS) || self.is_empty_anonymous_object_type(ty)
        };
        let mut constraints = Vec::new();
        let mut has_disjoint = false;
        for &ty in types {
            if self.flags(ty).intersects(TypeFlags::INSTANTIABLE) {
                let mut constraint = self.constraint_of_type(ty);
                while let Some(next) = constraint
                    && self.flags(next).intersects(walks_on)
                {
                    constraint = self.constraint_of_type(next);
                }
                if let Some(constraint) = constraint {
                    constraints.push(constraint);
                    if target_is_union {
                        constraints.push(ty);
                    }
                }
            } else if is_disjoint(ty) {
                has_disjoint = true;
            }
        }
        if constraints.is_empty() || !(target_is_union || has_disjoint) {
            return None;
        }
        if has_disjoint {
            constraints.extend(types.iter().copied().filter(|&ty| is_disjoint(ty)));
        }
        let flags = super::IntersectionFlags::NO_CONSTRAINT_REDUCTION;
        Some(self.normalized_type(self.intersection_type_with(&constraints, flags, None), false))
    }
}
