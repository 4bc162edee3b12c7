//! Whether two signatures are the same up to the names of their type parameters.

use super::{CompareTypes, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::types::{SignatureId, TypeId, TypePredicate};

impl<'p> Checker<'p> {
    /// Whether two signatures are identical, or with `partial_match` whether the source takes what the target takes,
    /// with subtypes in place of identical types.
    pub fn are_signatures_identical(
        &self,
        source: SignatureId,
        target: SignatureId,
        partial_match: bool,
        ignore_return_types: bool,
    ) -> bool {
        let relation = if partial_match { Relation::Subtype } else { Relation::Identity };
        let compare = CompareTypes::By(relation);
        self.compare_signatures_identical(source, target, partial_match, false, ignore_return_types, compare).holds()
    }

    /// Whether type parameters agree in number and constraints, up to renaming.
    /// TypeScript: compareTypeParametersIdentical
    pub fn compare_type_parameters_identical(&self, sources: &'p [TypeId], targets: &'p [TypeId]) -> bool {
        if sources.len() != targets.len() {
            return false;
        }
        let mapper = self.create_type_mapper(targets, Some(sources));
        sources.iter().zip(targets).all(|(&source, &target)| {
            let constraint = |parameter| self.constraint_from_type_parameter(parameter).unwrap_or(self.t.unknown);
            source == target
                || self.is_type_identical_to(constraint(source), self.instantiate_type(constraint(target), mapper))
        })
    }

    /// Whether two signatures are identical, or with `partial_match` the source takes what the target takes.
    /// TypeScript: compareSignaturesIdentical
    pub fn compare_signatures_identical(
        &self,
        source: SignatureId,
        target: SignatureId,
        partial_match: bool,
        ignore_this_types: bool,
        ignore_return_types: bool,
        compare: CompareTypes,
    ) -> Ternary {
        if source == target {
            return Ternary::True;
        }
        if !self.is_matching_signature(source, target, partial_match) {
            return Ternary::False;
        }
        let Some(source) = self.with_type_parameters_of(source, target, compare) else { return Ternary::False };
        let mut result = Ternary::True;
        if !ignore_this_types
            && let Some(source_this) = self.this_type_of_signature(source)
            && let Some(target_this) = self.this_type_of_signature(target)
        {
            result &= self.compare_types(compare, source_this, target_this);
        }
        for position in 0..self.parameter_count(target) {
            if !result.holds() {
                return result;
            }
            let s = self.type_at_position(source, position);
            let t = self.type_at_position(target, position);
            result &= self.compare_types(compare, t, s);
        }
        if !ignore_return_types && result.holds() {
            let predicates = (self.type_predicate_of_signature(source), self.type_predicate_of_signature(target));
            result &= match predicates {
                (None, None) => self.compare_types(
                    compare,
                    self.return_type_of_signature(source),
                    self.return_type_of_signature(target),
                ),
                (Some(s), Some(t)) => self.type_predicate_related_to(&s, &t, compare),
                _ => Ternary::False,
            };
        }
        result
    }

    /// The source in terms of the target's type parameters; `None` when those differ in number, constraint or default.
    fn with_type_parameters_of(
        &self,
        source: SignatureId,
        target: SignatureId,
        compare: CompareTypes,
    ) -> Option<SignatureId> {
        let sources = self.signature(source).type_parameters.get().unwrap_or_default();
        let targets = self.signature(target).type_parameters.get().unwrap_or_default();
        if sources.len() != targets.len() {
            return None;
        }
        if targets.is_empty() {
            return Some(source);
        }
        let mapper = self.create_type_mapper(sources, Some(targets));
        let same = |s: Option<TypeId>, t: Option<TypeId>| {
            let s = s.map_or(self.t.unknown, |s| self.instantiate_type(s, mapper));
            self.compare_types(compare, s, t.unwrap_or(self.t.unknown)).holds()
        };
        let all_same = sources.iter().zip(targets).all(|(&s, &t)| {
            s == t
                || same(self.constraint_from_type_parameter(s), self.constraint_from_type_parameter(t))
                    && same(self.default_from_type_parameter(s), self.default_from_type_parameter(t))
        });
        all_same.then(|| self.instantiate_signature(source, mapper, true))
    }

    /// TypeScript: isMatchingSignature
    fn is_matching_signature(&self, source: SignatureId, target: SignatureId, partial_match: bool) -> bool {
        let minimums = (self.min_argument_count(source), self.min_argument_count(target));
        self.parameter_count(source) == self.parameter_count(target)
            && minimums.0 == minimums.1
            && self.has_effective_rest_parameter(source) == self.has_effective_rest_parameter(target)
            || partial_match && minimums.0 <= minimums.1
    }
}

/// Whether both speak of the same parameter in the same way. TypeScript: typePredicateKindsMatch
pub fn type_predicate_kinds_match(a: &TypePredicate, b: &TypePredicate) -> bool {
    a.asserts == b.asserts && a.parameter_index == b.parameter_index
}
