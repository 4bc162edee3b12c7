//! Inference to unions, intersections and conditional types: identical constituents are paired off first, the rest goes
//! to the type parameters among the targets.

use super::from_types::{CIRCULARITY, MAX_PRIORITY, Walk};
use crate::checker::Checker;
use crate::checker::flags::{InferencePriority, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

type Matches = fn(&Checker<'_>, TypeId, TypeId) -> bool;

impl Walk<'_, '_> {
    /// Takes out of a union or intersection what both sides have; `None` when nothing is left to infer.
    /// TypeScript: inferFromTypes
    pub(super) fn without_matching_types(&mut self, source: TypeId, target: TypeId) -> Option<(TypeId, TypeId)> {
        let c = self.checker;
        if self.flags(target).contains(TypeFlags::UNION) {
            let sources = self.types_of(source, TypeFlags::UNION);
            let targets = self.types_of(target, TypeFlags::UNION);
            let (sources, targets) = self.infer_from_matching_types(sources, targets, is_type_or_base_identical_to);
            let (sources, targets) = self.infer_from_matching_types(sources, targets, is_type_closely_matched_by);
            if targets.is_empty() {
                return None;
            }
            let target = c.union_type(&targets);
            if sources.is_empty() {
                self.infer_with_priority(source, target, InferencePriority::NAKED_TYPE_VARIABLE);
                return None;
            }
            return Some((c.union_type(&sources), target));
        }
        let is_generic_intersection = self.flags(target).contains(TypeFlags::INTERSECTION)
            && !self.types_of(target, TypeFlags::INTERSECTION).iter().all(|&ty| c.is_non_generic_object_type(ty));
        if is_generic_intersection && !self.flags(source).contains(TypeFlags::UNION) {
            let sources = self.types_of(source, TypeFlags::INTERSECTION);
            let targets = self.types_of(target, TypeFlags::INTERSECTION);
            let matches: Matches = |c, s, t| c.is_type_identical_to(s, t);
            let (sources, targets) = self.infer_from_matching_types(sources, targets, matches);
            if sources.is_empty() || targets.is_empty() {
                return None;
            }
            return Some((c.intersection_type(&sources), c.intersection_type(&targets)));
        }
        Some((source, target))
    }

    /// Infers between each matching pair and gives the types that have no partner. TypeScript: inferFromMatchingTypes
    fn infer_from_matching_types(
        &mut self,
        sources: Vec<TypeId>,
        targets: Vec<TypeId>,
        matches: Matches,
    ) -> (Vec<TypeId>, Vec<TypeId>) {
        let (mut matched_sources, mut matched_targets) = (Vec::new(), Vec::new());
        for &target in &targets {
            for &source in &sources {
                if matches(self.checker, source, target) {
                    self.infer_from_types(source, target);
                    matched_sources.push(source);
                    matched_targets.push(target);
                }
            }
        }
        let rest = |types: Vec<TypeId>, matched: &[TypeId]| -> Vec<TypeId> {
            types.into_iter().filter(|ty| !matched.contains(ty)).collect()
        };
        (rest(sources, &matched_sources), rest(targets, &matched_targets))
    }

    /// TypeScript: inferToMultipleTypes
    pub(super) fn infer_to_multiple_types(&mut self, source: TypeId, targets: &[TypeId], target_flags: TypeFlags) {
        let variables: Vec<TypeId> =
            targets.iter().copied().filter(|&ty| self.inference_for_type(ty).is_some()).collect();
        if target_flags.contains(TypeFlags::UNION) {
            if self.infer_to_union_constituents(source, targets, &variables) {
                return;
            }
        } else {
            for &target in targets {
                if self.inference_for_type(target).is_none() {
                    self.infer_from_types(source, target);
                }
            }
        }
        let is_intersection = target_flags.contains(TypeFlags::INTERSECTION);
        if if is_intersection { variables.len() == 1 } else { !variables.is_empty() } {
            for &variable in &variables {
                self.infer_with_priority(source, variable, InferencePriority::NAKED_TYPE_VARIABLE);
            }
        }
    }

    /// The part of inferToMultipleTypes for unions; true when the naked type parameter needs nothing more.
    fn infer_to_union_constituents(&mut self, source: TypeId, targets: &[TypeId], variables: &[TypeId]) -> bool {
        let sources = self.types_of(source, TypeFlags::UNION);
        let mut matched = vec![false; sources.len()];
        let mut is_circular = false;
        for &target in targets {
            if variables.contains(&target) {
                continue;
            }
            for (index, &source) in sources.iter().enumerate() {
                let saved = std::mem::replace(&mut self.inference_priority, MAX_PRIORITY);
                self.infer_from_types(source, target);
                matched[index] |= self.inference_priority == self.priority.bits().cast_signed();
                is_circular |= self.inference_priority == CIRCULARITY;
                self.inference_priority = self.inference_priority.min(saved);
            }
        }
        match variables {
            [] => {
                if let Some(variable) = self.single_type_variable_from_intersection_types(targets) {
                    self.infer_with_priority(source, variable, InferencePriority::NAKED_TYPE_VARIABLE);
                }
                true
            }
            &[variable] if !is_circular => {
                let unmatched: Vec<TypeId> =
                    sources.iter().zip(&matched).filter(|entry| !entry.1).map(|entry| *entry.0).collect();
                if unmatched.is_empty() {
                    return false;
                }
                self.infer_from_types(self.checker.union_type(&unmatched), variable);
                true
            }
            _ => false,
        }
    }

    /// The one type parameter that all targets intersect with something.
    /// TypeScript: getSingleTypeVariableFromIntersectionTypes
    fn single_type_variable_from_intersection_types(&self, types: &[TypeId]) -> Option<TypeId> {
        let mut variable = None;
        for &ty in types {
            if !self.flags(ty).contains(TypeFlags::INTERSECTION) {
                return None;
            }
            let members = self.types_of(ty, TypeFlags::INTERSECTION);
            let found = members.into_iter().find(|&member| self.inference_for_type(member).is_some())?;
            if variable.is_some_and(|variable| variable != found) {
                return None;
            }
            variable = Some(found);
        }
        variable
    }

    /// TypeScript: inferToConditionalType
    pub(super) fn infer_to_conditional_type(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        let TypeData::Conditional(target_type) = &c.ty(target).data else { return };
        let target_true = c.true_type_from_conditional_type(target);
        let target_false = c.false_type_from_conditional_type(target);
        if let TypeData::Conditional(source_type) = &c.ty(source).data {
            self.infer_from_types(source_type.check_type, target_type.check_type);
            self.infer_from_types(source_type.extends_type, target_type.extends_type);
            self.infer_from_types(c.true_type_from_conditional_type(source), target_true);
            self.infer_from_types(c.false_type_from_conditional_type(source), target_false);
            return;
        }
        let priority =
            if self.contravariant { InferencePriority::CONTRAVARIANT_CONDITIONAL } else { InferencePriority::empty() };
        self.with_priority(priority, |walk| {
            walk.infer_to_multiple_types(source, &[target_true, target_false], TypeFlags::CONDITIONAL);
        });
    }
}

/// Identical, or a literal with its primitive. TypeScript: isTypeOrBaseIdenticalTo
fn is_type_or_base_identical_to(c: &Checker<'_>, source: TypeId, target: TypeId) -> bool {
    if target == c.t.missing {
        return source == target;
    }
    let (source_flags, target_flags) = (c.flags(source), c.flags(target));
    c.is_type_identical_to(source, target)
        || target_flags.contains(TypeFlags::STRING) && source_flags.contains(TypeFlags::STRING_LITERAL)
        || target_flags.contains(TypeFlags::NUMBER) && source_flags.contains(TypeFlags::NUMBER_LITERAL)
}

/// Object types of one declaration, or instantiations of one alias. TypeScript: isTypeCloselyMatchedBy
fn is_type_closely_matched_by(c: &Checker<'_>, source: TypeId, target: TypeId) -> bool {
    let (source, target) = (c.ty(source), c.ty(target));
    let is_object = source.flags.contains(TypeFlags::OBJECT) && target.flags.contains(TypeFlags::OBJECT);
    if is_object && source.symbol.is_some() && source.symbol == target.symbol {
        return true;
    }
    source.alias.is_some_and(|alias| {
        alias.arguments.is_some() && target.alias.is_some_and(|other| other.symbol == alias.symbol)
    })
}
