//! Sources that are still generic: what is known of them through their constraints.

use super::{Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{IndexFlags, InferencePriority, ObjectFlags, TypeFlags};
use crate::checker::inference::InferenceFlags;
use crate::checker::mapper::Mapper;
use crate::checker::types::{ConditionalType, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// A type parameter or `T[K]`, through its constraint.
    pub(super) fn type_variable_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        // Two indexed accesses were compared part by part already; their constraints would lose the relation.
        if (self.flags(source) & self.flags(target)).contains(TypeFlags::INDEXED_ACCESS) {
            return Ternary::False;
        }
        let constraint = self.constraint_of_type(source).unwrap_or(self.t.unknown);
        let result = self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, state);
        if result.holds() {
            return result;
        }
        let with_this = self.type_with_this_argument(constraint, Some(source), false);
        let result = self.is_related_to(c, with_this, target, RecursionFlags::SOURCE, state);
        if result.holds() {
            return result;
        }
        if self.is_mapped_type_generic_indexed_access(source)
            && let TypeData::IndexedAccess { object, index, .. } = self.ty(source).data
            && let Some(index_constraint) = self.constraint_of_type(index)
        {
            let access = self.indexed_access_type(object, index_constraint);
            return self.is_related_to(c, access, target, RecursionFlags::SOURCE, IntersectionState::empty());
        }
        Ternary::False
    }

    /// `keyof T`: some property key, or a key of the mapped type that `T` is.
    pub(super) fn index_type_related_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let TypeData::Index { ty, flags } = self.ty(source).data else { return Ternary::False };
        let none = IntersectionState::empty();
        let result = self.is_related_to(c, self.t.string_number_symbol, target, RecursionFlags::SOURCE, none);
        if result.holds() {
            return result;
        }
        let is_deferred_mapped = self.object_flags(ty).contains(ObjectFlags::MAPPED)
            && self.flags(ty).contains(TypeFlags::OBJECT)
            && self.should_defer_index_type(ty, IndexFlags::from_bits_truncate(flags));
        if is_deferred_mapped {
            let keys = self.keys_of_generic_mapped_type(ty, false);
            return self.is_related_to(c, keys, target, RecursionFlags::SOURCE, none);
        }
        Ternary::False
    }

    /// A template literal type, through its constraint.
    pub(super) fn template_literal_related_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        if self.flags(target).contains(TypeFlags::TEMPLATE_LITERAL) {
            return Ternary::False;
        }
        match self.base_constraint_of_type(source) {
            Some(constraint) if constraint != source => {
                self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, IntersectionState::empty())
            }
            _ => Ternary::False,
        }
    }

    /// `Uppercase<T>` and its kin.
    pub(super) fn string_mapping_related_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let none = IntersectionState::empty();
        if let (TypeData::StringMapping { ty: s }, TypeData::StringMapping { ty: t }) =
            (&self.ty(source).data, &self.ty(target).data)
        {
            if self.ty(source).symbol != self.ty(target).symbol {
                return Ternary::False;
            }
            return self.is_related_to(c, *s, *t, RecursionFlags::BOTH, none);
        }
        match self.base_constraint_of_type(source) {
            Some(constraint) => self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, none),
            None => Ternary::False,
        }
    }

    /// A conditional type: against another one part by part, else through its constraints.
    pub(super) fn conditional_type_related_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let TypeData::Conditional(conditional) = &self.ty(source).data else { return Ternary::False };
        let none = IntersectionState::empty();
        if self.is_deeply_nested_in(source, &c.sources, 10) {
            return Ternary::Maybe;
        }
        let target_is_conditional = match &self.ty(target).data {
            TypeData::Conditional(other) => {
                let result = self.conditional_types_related(c, source, conditional, target, other);
                if result.holds() {
                    return result;
                }
                true
            }
            _ => false,
        };
        let constraint = self.default_constraint_of_conditional_type(source);
        let result = self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, none);
        if result.holds() {
            return result;
        }
        if !target_is_conditional
            && self.has_non_circular_base_constraint(source)
            && let Some(constraint) = self.constraint_of_distributive_conditional_type(source)
        {
            return self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, none);
        }
        Ternary::False
    }

    /// Two conditional types: identical `extends` types (up to `infer`), check types related in some direction, and
    /// both branches related.
    fn conditional_types_related(
        &self,
        c: &Comparison,
        source: TypeId,
        s: &ConditionalType<'p>,
        target: TypeId,
        t: &ConditionalType<'p>,
    ) -> Ternary {
        let none = IntersectionState::empty();
        let related = |s, t| self.is_related_to(c, s, t, RecursionFlags::BOTH, none);
        let mut extends = s.extends_type;
        let mut mapper: Option<&'p Mapper<'p>> = None;
        if let Some(parameters) = s.root.infer_type_parameters {
            let context =
                self.create_inference_context(parameters, None, InferenceFlags::empty(), c.compare_types(none));
            let priority = InferencePriority::NO_CONSTRAINTS | InferencePriority::ALWAYS_STRICT;
            extends = self.without_assumptions(|| {
                self.infer_types(context.id, t.extends_type, extends, priority, false);
                self.instantiate_type(extends, context.mapper)
            });
            mapper = Some(context.mapper);
        }
        if !self.is_type_identical_to(extends, t.extends_type)
            || !(related(s.check_type, t.check_type).holds() || related(t.check_type, s.check_type).holds())
        {
            return Ternary::False;
        }
        let mut true_type = self.true_type_from_conditional_type(source);
        if let Some(mapper) = mapper {
            true_type = self.instantiate_type(true_type, mapper);
        }
        related(true_type, self.true_type_from_conditional_type(target)).and_then(|| {
            let other = self.false_type_from_conditional_type(target);
            related(self.false_type_from_conditional_type(source), other)
        })
    }

    /// Two generic mapped types. TypeScript: mappedTypeRelatedTo
    pub(super) fn mapped_type_related_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let none = IntersectionState::empty();
        let modifiers_related = match c.relation {
            Relation::Comparable => true,
            Relation::Identity => self.mapped_type_modifiers(source) == self.mapped_type_modifiers(target),
            _ => self.combined_mapped_type_optionality(source) <= self.combined_mapped_type_optionality(target),
        };
        if !modifiers_related {
            return Ternary::False;
        }
        let target_constraint = self.constraint_type_from_mapped_type(target);
        let report: &'p Mapper<'p> = if self.combined_mapped_type_optionality(source) < 0 {
            &Mapper::ReportUnmeasurable
        } else {
            &Mapper::ReportUnreliable
        };
        let source_constraint = self.instantiate_type(self.constraint_type_from_mapped_type(source), report);
        let result = self.is_related_to(c, target_constraint, source_constraint, RecursionFlags::BOTH, none);
        if !result.holds() {
            return result;
        }
        let from = self.list(&[self.type_parameter_from_mapped_type(source)]);
        let to = self.list(&[self.type_parameter_from_mapped_type(target)]);
        let mapper = self.create_type_mapper(from, Some(to));
        let name = |ty| self.name_type_from_mapped_type(ty).map(|name| self.instantiate_type(name, mapper));
        if name(source) != name(target) {
            return Ternary::False;
        }
        let template = self.instantiate_type(self.template_type_from_mapped_type(source), mapper);
        let target_template = self.template_type_from_mapped_type(target);
        result & self.is_related_to(c, template, target_template, RecursionFlags::BOTH, none)
    }
}
