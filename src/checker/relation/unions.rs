//! Unions and intersections on either side.

use super::{Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl<'p> Checker<'p> {
    /// Members of a union; `None` for any other type.
    pub(super) fn union_types(&self, ty: TypeId) -> Option<&'p [TypeId]> {
        match &self.ty(ty).data {
            TypeData::Union(union) => Some(union.types),
            _ => None,
        }
    }

    /// Relates constituents, where either type has some. TypeScript: unionOrIntersectionRelatedTo
    pub(super) fn union_or_intersection_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        let (s, t) = (self.flags(source), self.flags(target));
        if s.contains(TypeFlags::UNION) {
            if t.contains(TypeFlags::UNION) && self.is_written_in_terms_of_the_other(source, target) {
                return Ternary::True;
            }
            return if c.relation == Relation::Comparable {
                self.some_type_related_to_type(c, source, target, state)
            } else {
                self.each_type_related_to_type(c, source, target, state)
            };
        }
        if t.contains(TypeFlags::UNION) {
            let source = self.regular_type_of_object_literal(source);
            return self.type_related_to_some_type(c, source, target, state);
        }
        if t.contains(TypeFlags::INTERSECTION) {
            return self.type_related_to_each_type(c, source, target, IntersectionState::TARGET);
        }
        let mut source = source;
        if c.relation == Relation::Comparable && t.intersects(TypeFlags::PRIMITIVE) {
            // An intersection of constraints that is empty or a primitive is comparable as such.
            let types = self.constituents(source);
            let constraints: Vec<TypeId> = types
                .iter()
                .map(|&t| {
                    if self.flags(t).intersects(TypeFlags::INSTANTIABLE) {
                        self.base_constraint_of_type(t).unwrap_or(self.t.unknown)
                    } else {
                        t
                    }
                })
                .collect();
            if constraints != types {
                source = self.intersection_type(&constraints);
                if self.flags(source).contains(TypeFlags::NEVER) {
                    return Ternary::False;
                }
                if !self.flags(source).contains(TypeFlags::INTERSECTION) {
                    let none = IntersectionState::empty();
                    let forward = self.is_related_to(c, source, target, RecursionFlags::SOURCE, none);
                    return if forward.holds() {
                        forward
                    } else {
                        self.is_related_to(c, target, source, RecursionFlags::SOURCE, none)
                    };
                }
            }
        }
        self.some_type_related_to_type(c, source, target, IntersectionState::SOURCE)
    }

    /// Whether one union was made of the other, as its origin says.
    fn is_written_in_terms_of_the_other(&self, source: TypeId, target: TypeId) -> bool {
        let origin = |ty: TypeId| match &self.ty(ty).data {
            TypeData::Union(union) => union.origin,
            _ => None,
        };
        let made_of = |ty: TypeId, part: TypeId, flag: TypeFlags| {
            self.ty(part).alias.is_some()
                && origin(ty).is_some_and(|origin| {
                    self.flags(origin).contains(flag) && self.constituents(origin).contains(&part)
                })
        };
        made_of(source, target, TypeFlags::INTERSECTION) || made_of(target, source, TypeFlags::UNION)
    }

    /// Whether each constituent of `source` is related to one of `target`. TypeScript: eachTypeRelatedToSomeType
    pub(super) fn each_type_related_to_some_type(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let mut result = Ternary::True;
        for &t in self.constituents(source) {
            result &= self.type_related_to_some_type(c, t, target, IntersectionState::empty());
            if !result.holds() {
                break;
            }
        }
        result
    }

    /// TypeScript: typeRelatedToSomeType
    fn type_related_to_some_type(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        let types = self.constituents(target);
        if self.flags(target).contains(TypeFlags::UNION) {
            if types.contains(&source) {
                return Ternary::True;
            }
            if let Some(answer) = self.literal_related_to_primitive_union(c, source, target, types) {
                return answer;
            }
            if let Some(candidate) = self.matching_union_constituent_for_type(target, source) {
                let related = self.is_related_to(c, source, candidate, RecursionFlags::TARGET, state);
                if related.holds() {
                    return related;
                }
            }
        }
        self.first_related(types, |&t| self.is_related_to(c, source, t, RecursionFlags::TARGET, state))
    }

    /// A literal against a union of primitives is a look-up.
    fn literal_related_to_primitive_union(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        types: &[TypeId],
    ) -> Option<Ternary> {
        use TypeFlags as F;
        let s = self.flags(source);
        let by_look_up = c.relation != Relation::Comparable
            && self.object_flags(target).contains(ObjectFlags::PRIMITIVE_UNION)
            && !s.contains(F::ENUM_LITERAL)
            && (s.intersects(F::STRING_LITERAL | F::BOOLEAN_LITERAL | F::BIGINT_LITERAL)
                || c.relation.is_subtype() && s.contains(F::NUMBER_LITERAL));
        if !by_look_up {
            return None;
        }
        let regular = self.regular_type_of_literal_type(source);
        let other_form = if source == regular { self.fresh_type_of_literal_type(source) } else { regular };
        let primitive = if s.contains(F::STRING_LITERAL) {
            Some(self.t.string)
        } else if s.contains(F::NUMBER_LITERAL) {
            Some(self.t.number)
        } else if s.contains(F::BIGINT_LITERAL) {
            Some(self.t.bigint)
        } else {
            None
        };
        let found = primitive.is_some_and(|primitive| types.contains(&primitive)) || types.contains(&other_form);
        Some(Ternary::from_bool(found))
    }

    /// TypeScript: typeRelatedToEachType
    fn type_related_to_each_type(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        let mut result = Ternary::True;
        for &t in self.constituents(target) {
            result &= self.is_related_to(c, source, t, RecursionFlags::TARGET, state);
            if !result.holds() {
                break;
            }
        }
        result
    }

    /// TypeScript: someTypeRelatedToType
    fn some_type_related_to_type(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        let types = self.constituents(source);
        if self.flags(source).contains(TypeFlags::UNION) && types.contains(&target) {
            return Ternary::True;
        }
        self.first_related(types, |&t| self.is_related_to(c, t, target, RecursionFlags::SOURCE, state))
    }

    /// The target without `undefined` where only the target has it, so that unions of one origin line up.
    /// TypeScript: getUndefinedStrippedTargetIfNeeded
    fn undefined_stripped_target_if_needed(&self, source_types: &[TypeId], target: TypeId) -> TypeId {
        let has_undefined = |types: &[TypeId]| types.iter().any(|&t| self.flags(t).contains(TypeFlags::UNDEFINED));
        match self.union_types(target) {
            Some(types) if has_undefined(types) && !has_undefined(source_types) => {
                self.filter_type(target, &mut |t| !self.flags(t).contains(TypeFlags::UNDEFINED))
            }
            _ => target,
        }
    }

    /// TypeScript: eachTypeRelatedToType
    fn each_type_related_to_type(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        let source_types = self.constituents(source);
        let stripped = self.undefined_stripped_target_if_needed(source_types, target);
        // Instantiations of one union line up member by member; then each needs one comparison.
        let partners = self
            .union_types(stripped)
            .filter(|types| source_types.len() >= types.len() && source_types.len().is_multiple_of(types.len()));
        let mut result = Ternary::True;
        for (index, &source_type) in source_types.iter().enumerate() {
            if let Some(partners) = partners {
                let partner = partners[index % partners.len()];
                let related = self.is_related_to(c, source_type, partner, RecursionFlags::BOTH, state);
                if related.holds() {
                    result &= related;
                    continue;
                }
            }
            let related = self.is_related_to(c, source_type, target, RecursionFlags::SOURCE, state);
            if !related.holds() {
                return Ternary::False;
            }
            result &= related;
        }
        result
    }
}
