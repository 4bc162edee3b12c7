//! An object against a union that is discriminated by some of its properties.

use super::properties::PropertyPair;
use super::{Comparison, IntersectionState, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};

/// More combinations of discriminants than this are not tried.
const MAX_COMBINATIONS: usize = 25;

impl Checker<'_> {
    /// Whether for each combination of the source's discriminants some constituent takes the object:
    /// `{ kind: "a" | "b" }` against `{ kind: "a" } | { kind: "b" }`. TypeScript: typeRelatedToDiscriminatedType
    pub(super) fn type_related_to_discriminated_type(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let discriminants = self.find_discriminant_properties(self.properties_of_type(source), target);
        if discriminants.is_empty() {
            return Ternary::False;
        }
        let mut types: Vec<Vec<TypeId>> = Vec::with_capacity(discriminants.len());
        let mut combinations = 1;
        for &property in &discriminants {
            let ty = self.non_missing_type_of_symbol(property);
            let choices = self.union_types(ty).map_or_else(|| vec![ty], <[TypeId]>::to_vec);
            combinations *= choices.len();
            if combinations > MAX_COMBINATIONS {
                return Ternary::False;
            }
            types.push(choices);
        }
        let mut matching: Vec<TypeId> = Vec::new();
        for number in 0..combinations {
            let combination = nth_combination(&types, number);
            let mut has_match = false;
            for &candidate in self.constituents(target) {
                let matches =
                    self.without_assumptions(|| self.discriminants_match(c, &discriminants, &combination, candidate));
                if matches {
                    has_match = true;
                    if !matching.contains(&candidate) {
                        matching.push(candidate);
                    }
                }
            }
            if !has_match {
                return Ternary::False;
            }
        }
        let excluded: Vec<Name> = discriminants.iter().map(|&property| self.symbol(property).name).collect();
        let mut result = Ternary::True;
        for candidate in matching {
            result &= self.rest_related_to_candidate(c, source, candidate, &excluded);
            if !result.holds() {
                break;
            }
        }
        result
    }

    fn discriminants_match(
        &self,
        c: &Comparison,
        discriminants: &[SymbolId],
        combination: &[TypeId],
        candidate: TypeId,
    ) -> bool {
        let skip_optional = self.program.options().strict_null_checks || c.relation == Relation::Comparable;
        discriminants.iter().zip(combination).all(|(&source, &source_type)| {
            let Some(target) = self.property_of_type(candidate, self.symbol(source).name) else { return false };
            if source == target {
                return true;
            }
            let pair = PropertyPair { source, target, source_type: Some(source_type) };
            self.property_related_to(c, &pair, IntersectionState::empty(), skip_optional).holds()
        })
    }

    /// Everything but the discriminants.
    fn rest_related_to_candidate(
        &self,
        c: &Comparison,
        source: TypeId,
        candidate: TypeId,
        excluded: &[Name],
    ) -> Ternary {
        let none = IntersectionState::empty();
        self.properties_related_to(c, source, candidate, excluded, false, none)
            .and_then(|| self.signatures_related_to(c, source, candidate, SignatureKind::Call, none))
            .and_then(|| self.signatures_related_to(c, source, candidate, SignatureKind::Construct, none))
            .and_then(|| {
                if self.is_tuple_type(source) && self.is_tuple_type(candidate) {
                    Ternary::True
                } else {
                    self.index_signatures_related_to(c, source, candidate, false, none)
                }
            })
    }
}

/// One choice from each list; the last list changes fastest. TypeScript: cartesianProduct
fn nth_combination(choices: &[Vec<TypeId>], number: usize) -> Vec<TypeId> {
    let mut rest = number;
    let mut combination: Vec<TypeId> = choices
        .iter()
        .rev()
        .map(|list| {
            let choice = list[rest % list.len()];
            rest /= list.len();
            choice
        })
        .collect();
    combination.reverse();
    combination
}
