//! The order in which the rules for structured and generic types are tried.

use super::{Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags, VarianceFlags};
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// Whether the structures are related; intersections are looked at as wholes afterwards.
    /// TypeScript: structuredTypeRelatedTo
    pub(super) fn structured_type_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        let mut result = self.structured_type_related_to_worker(c, source, target, state);
        if c.relation == Relation::Identity {
            return result;
        }
        let (s, t) = (self.flags(source), self.flags(target));
        let may_combine_constraints = s.contains(TypeFlags::INTERSECTION)
            || s.contains(TypeFlags::TYPE_PARAMETER) && t.contains(TypeFlags::UNION);
        if !result.holds() && may_combine_constraints {
            let alone = [source];
            let types = if s.contains(TypeFlags::INTERSECTION) { self.constituents(source) } else { &alone };
            let constraint = self.effective_constraint_of_intersection(types, t.contains(TypeFlags::UNION));
            if let Some(constraint) = constraint
                && self.every_type(constraint, &mut |t| t != source)
            {
                result = self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, state);
            }
        }
        if !result.holds() {
            return result;
        }
        let none = IntersectionState::empty();
        if !state.contains(IntersectionState::TARGET)
            && t.contains(TypeFlags::INTERSECTION)
            && !self.is_generic_object_type(target)
            && s.intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION)
        {
            result &= self.properties_related_to(c, source, target, &[], false, none);
            let fresh = ObjectFlags::OBJECT_LITERAL | ObjectFlags::FRESH_LITERAL;
            if result.holds() && s.contains(TypeFlags::OBJECT) && self.object_flags(source).contains(fresh) {
                result &= self.index_signatures_related_to(c, source, target, false, none);
            }
        } else if self.has_optional_properties_to_check(source, target) {
            result &= self.properties_related_to(c, source, target, &[], true, state);
        }
        result
    }

    /// Whether a source intersection, of which one constituent alone is related to `target`, may still clash with an
    /// optional property of it.
    fn has_optional_properties_to_check(&self, source: TypeId, target: TypeId) -> bool {
        self.flags(source).contains(TypeFlags::INTERSECTION)
            && self.flags(target).contains(TypeFlags::OBJECT)
            && !self.is_generic_mapped_type(target)
            && !self.is_array_or_tuple_type(target)
            && self.flags(self.apparent_type(source)).intersects(TypeFlags::STRUCTURED_TYPE)
            && !self
                .constituents(source)
                .iter()
                .any(|&t| t == target || self.object_flags(t).contains(ObjectFlags::NON_INFERRABLE_TYPE))
    }

    /// TypeScript: structuredTypeRelatedToWorker
    fn structured_type_related_to_worker(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        use TypeFlags as F;
        let (s, t) = (self.flags(source), self.flags(target));
        if c.relation == Relation::Identity {
            if !s.contains(F::OBJECT) {
                return self.composed_types_identical(c, source, target);
            }
        } else if (s | t).intersects(F::UNION_OR_INTERSECTION) {
            let result = self.union_or_intersection_related_to(c, source, target, state);
            if result.holds() {
                return result;
            }
            let may_hold_as_a_whole = s.intersects(F::INSTANTIABLE)
                || s.contains(F::OBJECT) && t.contains(F::UNION)
                || s.contains(F::INTERSECTION) && t.intersects(F::OBJECT | F::UNION | F::INSTANTIABLE);
            if !may_hold_as_a_whole {
                return Ternary::False;
            }
        }
        if let Some(result) = self.alias_arguments_related_to(c, source, target, state) {
            return result;
        }
        if let Some(result) = self.generic_spread_related_to(c, source, target) {
            return result;
        }
        if let Some(result) = self.related_to_generic_target(c, source, target, state) {
            return result;
        }
        if s.intersects(F::TYPE_VARIABLE) {
            self.type_variable_related_to(c, source, target, state)
        } else if s.contains(F::INDEX) {
            self.index_type_related_to(c, source, target)
        } else if s.contains(F::TEMPLATE_LITERAL) && !t.contains(F::OBJECT) {
            self.template_literal_related_to(c, source, target)
        } else if s.contains(F::STRING_MAPPING) {
            self.string_mapping_related_to(c, source, target)
        } else if s.contains(F::CONDITIONAL) {
            self.conditional_type_related_to(c, source, target)
        } else {
            self.object_related_to(c, source, target, state)
        }
    }

    /// Two instantiations of one alias, by the variances of its parameters. `None` where that decides nothing.
    fn alias_arguments_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Option<Ternary> {
        if !self.flags(source).intersects(TypeFlags::OBJECT | TypeFlags::CONDITIONAL) {
            return None;
        }
        let source_alias = self.ty(source).alias?;
        let source_arguments = source_alias.arguments?;
        let target_alias = self.ty(target).alias.filter(|alias| alias.symbol == source_alias.symbol)?;
        if self.is_marker_type(source) || self.is_marker_type(target) {
            return None;
        }
        let Some(variances) = self.settled_alias_variances(source_alias.symbol) else { return Some(Ternary::Unknown) };
        let parameters = self.symbol(source_alias.symbol).links.type_parameters.get().unwrap_or_default();
        let minimum = self.min_type_argument_count(parameters);
        let sources = self.fill_missing_type_arguments(Some(source_arguments), parameters, minimum);
        let targets = self.fill_missing_type_arguments(target_alias.arguments, parameters, minimum);
        self.relate_variances(c, sources, targets, variances, state)
    }

    /// Relates type arguments; `None` where the structure has to be looked at. TypeScript: relateVariances
    pub(super) fn relate_variances(
        &self,
        c: &Comparison,
        sources: &'p [TypeId],
        targets: &'p [TypeId],
        variances: &[VarianceFlags],
        state: IntersectionState,
    ) -> Option<Ternary> {
        let result = self.type_arguments_related_to(c, sources, targets, variances, state);
        if result.holds() {
            return Some(result);
        }
        if variances.iter().any(|v| v.intersects(VarianceFlags::ALLOWS_STRUCTURAL_FALLBACK)) {
            return None;
        }
        // `Promise<void>` takes what returns nothing, which only the structure shows.
        let has_covariant_void = variances.iter().zip(targets).any(|(variance, &target)| {
            *variance & VarianceFlags::VARIANCE_MASK == VarianceFlags::COVARIANT
                && self.flags(target).contains(TypeFlags::VOID)
        });
        if has_covariant_void { None } else { Some(Ternary::False) }
    }

    /// TypeScript: typeArgumentsRelatedTo
    fn type_arguments_related_to(
        &self,
        c: &Comparison,
        sources: &[TypeId],
        targets: &[TypeId],
        variances: &[VarianceFlags],
        state: IntersectionState,
    ) -> Ternary {
        if sources.len() != targets.len() && c.relation == Relation::Identity {
            return Ternary::False;
        }
        let mut result = Ternary::True;
        for (index, (&source, &target)) in sources.iter().zip(targets).enumerate() {
            let variance = variances.get(index).copied().unwrap_or(VarianceFlags::COVARIANT);
            result &= self.type_argument_related_to(c, source, target, variance, state);
            if !result.holds() {
                break;
            }
        }
        result
    }

    fn type_argument_related_to(
        &self,
        c: &Comparison,
        s: TypeId,
        t: TypeId,
        flags: VarianceFlags,
        state: IntersectionState,
    ) -> Ternary {
        let variance = flags & VarianceFlags::VARIANCE_MASK;
        let none = IntersectionState::empty();
        if variance == VarianceFlags::INDEPENDENT {
            return Ternary::True;
        }
        if flags.contains(VarianceFlags::UNMEASURABLE) {
            return if c.relation == Relation::Identity {
                self.is_related_to(c, s, t, RecursionFlags::BOTH, none)
            } else {
                Ternary::from_bool(self.is_type_identical_to(s, t))
            };
        }
        if flags.contains(VarianceFlags::UNRELIABLE) {
            self.report_unreliable_argument(s);
        }
        let forward = || self.is_related_to(c, s, t, RecursionFlags::BOTH, state);
        if variance == VarianceFlags::COVARIANT {
            forward()
        } else if variance == VarianceFlags::CONTRAVARIANT {
            self.is_related_to(c, t, s, RecursionFlags::BOTH, state)
        } else if variance == VarianceFlags::BIVARIANT {
            let backward = self.is_related_to(c, t, s, RecursionFlags::BOTH, none);
            if backward.holds() { backward } else { forward() }
        } else {
            forward().and_then(|| self.is_related_to(c, t, s, RecursionFlags::BOTH, state))
        }
    }

    /// `[...T]` against `T`. `None` where that decides nothing.
    fn generic_spread_related_to(&self, c: &Comparison, source: TypeId, target: TypeId) -> Option<Ternary> {
        let none = IntersectionState::empty();
        if self.is_single_element_generic_tuple_type(source)
            && self.tuple_target(source).is_some_and(|tuple| !tuple.readonly)
            && let Some(&spread) = self.type_arguments(source).first()
        {
            let result = self.is_related_to(c, spread, target, RecursionFlags::SOURCE, none);
            if result.holds() {
                return Some(result);
            }
        }
        if self.is_single_element_generic_tuple_type(target)
            && (self.tuple_target(target).is_some_and(|tuple| tuple.readonly)
                || self.is_mutable_array_or_tuple(self.base_constraint_of_type(source).unwrap_or(source)))
            && let Some(&spread) = self.type_arguments(target).first()
        {
            return self.is_related_to(c, source, spread, RecursionFlags::TARGET, none).if_holds();
        }
        None
    }
}
