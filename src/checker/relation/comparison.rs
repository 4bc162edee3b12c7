//! One comparison under way: the order in which rules are asked, and how deep it may go.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::key::RelationKey;
use super::results::{Assumptions, RelationResult, TaintedAnswer};
use super::{CompareTypes, ComparisonId, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::TypeId;

/// Levels of recursion on one side before a comparison is given up.
const MAX_DEPTH: usize = 100;

/// State of one comparison. TypeScript: the variables of checkTypeRelatedTo
pub(super) struct Comparison {
    pub serial: u32,
    pub relation: Relation,
    /// Pairs that are being compared and so are assumed to be related, outermost first.
    pub assumptions: RefCell<Assumptions>,
    pub sources: RefCell<Vec<TypeId>>,
    pub targets: RefCell<Vec<TypeId>>,
    /// Sides that were seen to grow without end.
    expanding: Cell<RecursionFlags>,
    overflow: Cell<bool>,
    /// How many more results may be added before the comparison is too complex.
    pub budget: Cell<usize>,
    /// Tainted answers, which hold for this comparison only.
    pub tainted: RefCell<FxHashMap<RelationKey, TaintedAnswer>>,
}

impl Comparison {
    /// How a shared rule compares types as a part of this comparison.
    pub fn compare_types(&self, intersection_state: IntersectionState) -> CompareTypes {
        CompareTypes::Within(ComparisonId { serial: self.serial, relation: self.relation, intersection_state })
    }
}

impl Checker<'_> {
    /// Whether `source` is related to `target`, for types that flags do not decide. TypeScript: checkTypeRelatedTo
    pub(super) fn check_type_related_to(&self, source: TypeId, target: TypeId, relation: Relation) -> bool {
        let serial = self.relations.next_serial.get();
        self.relations.next_serial.set(serial.wrapping_add(1));
        let known = self.relations.results[relation as usize].borrow().len();
        let comparison = Rc::new(Comparison {
            serial,
            relation,
            assumptions: RefCell::default(),
            sources: RefCell::default(),
            targets: RefCell::default(),
            expanding: Cell::new(RecursionFlags::empty()),
            overflow: Cell::new(false),
            budget: Cell::new(16_000_000_usize.saturating_sub(known) >> 3),
            tainted: RefCell::default(),
        });
        self.relations.running.borrow_mut().push(Rc::clone(&comparison));
        let result = self.is_related_to(&comparison, source, target, RecursionFlags::BOTH, IntersectionState::empty());
        self.relations.running.borrow_mut().pop();
        if comparison.overflow.get() {
            let key = self.relation_key(source, target, IntersectionState::empty(), relation, false).key;
            self.remember(&comparison, key, RelationResult::FAILED | RelationResult::OVERFLOW);
            self.taint_overflow();
        }
        result.holds()
    }

    /// Whether one part of a comparison holds. TypeScript: isRelatedTo
    pub(super) fn is_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        recursion: RecursionFlags,
        intersection_state: IntersectionState,
    ) -> Ternary {
        if source == target {
            return Ternary::True;
        }
        self.forgetting_assumptions_of_no(|| {
            self.is_related_to_worker(c, source, target, recursion, intersection_state)
        })
    }

    fn is_related_to_worker(
        &self,
        c: &Comparison,
        original_source: TypeId,
        original_target: TypeId,
        recursion: RecursionFlags,
        intersection_state: IntersectionState,
    ) -> Ternary {
        if self.flags(original_source).contains(TypeFlags::OBJECT)
            && self.flags(original_target).intersects(TypeFlags::PRIMITIVE)
        {
            return Ternary::from_bool(self.is_simply_related(original_source, original_target, c.relation));
        }
        let source = self.normalized_type(original_source, false);
        let mut target = self.normalized_type(original_target, true);
        if source == target {
            return Ternary::True;
        }
        let s = self.flags(source);
        if c.relation == Relation::Identity {
            self.taint_unsupported(source, target);
            if s != self.flags(target) {
                return Ternary::False;
            }
            if s.intersects(TypeFlags::SINGLETON) {
                return Ternary::True;
            }
            return self.recursive_type_related_to(c, source, target, IntersectionState::empty(), recursion);
        }
        if s.contains(TypeFlags::TYPE_PARAMETER) && self.constraint_of_type(source) == Some(target) {
            return Ternary::True;
        }
        if s.intersects(TypeFlags::DEFINITELY_NON_NULLABLE)
            && let Some(candidate) = self.only_non_nullable_constituent(target)
        {
            target = self.normalized_type(candidate, true);
            if source == target {
                return Ternary::True;
            }
        }
        if self.is_simply_related(source, target, c.relation) {
            return Ternary::True;
        }
        if s.intersects(TypeFlags::STRUCTURED_OR_INSTANTIABLE)
            || self.flags(target).intersects(TypeFlags::STRUCTURED_OR_INSTANTIABLE)
        {
            return self.is_structure_related_to(c, source, target, recursion, intersection_state);
        }
        Ternary::False
    }

    /// `T` of `T | null`, `T | undefined` or `T | null | undefined`: then `null` and `undefined` need not be tried.
    fn only_non_nullable_constituent(&self, target: TypeId) -> Option<TypeId> {
        let types = self.union_types(target)?;
        if types.len() != 2 && types.len() != 3 {
            return None;
        }
        let mut others = types.iter().copied().filter(|&t| !self.flags(t).intersects(TypeFlags::NULLABLE));
        let candidate = others.next()?;
        others.next().is_none().then_some(candidate)
    }

    /// The part of isRelatedTo for types with a structure: excess and common property checks first.
    fn is_structure_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        recursion: RecursionFlags,
        intersection_state: IntersectionState,
    ) -> Ternary {
        let is_fresh = self.object_flags(source).contains(ObjectFlags::OBJECT_LITERAL | ObjectFlags::FRESH_LITERAL)
            && self.flags(source).contains(TypeFlags::OBJECT);
        if !intersection_state.contains(IntersectionState::TARGET)
            && is_fresh
            && self.has_excess_properties(c, source, target)
        {
            return Ternary::False;
        }
        if !intersection_state.contains(IntersectionState::TARGET)
            && self.needs_common_property(c.relation, source, target)
            && !self.has_common_properties(source, target)
        {
            return Ternary::False;
        }
        let source_is_small_union = self.union_types(source).is_some_and(|types| types.len() < 4);
        let target_is_small_union = self.union_types(target).is_some_and(|types| types.len() < 4);
        let skip_caching = source_is_small_union && !self.flags(target).contains(TypeFlags::UNION)
            || target_is_small_union && !self.flags(source).intersects(TypeFlags::STRUCTURED_OR_INSTANTIABLE);
        if skip_caching {
            self.union_or_intersection_related_to(c, source, target, intersection_state)
        } else {
            self.recursive_type_related_to(c, source, target, intersection_state, recursion)
        }
    }

    /// Whether two structures are related, by the cache, by assumption, or by looking at them.
    /// TypeScript: recursiveTypeRelatedTo
    pub(super) fn recursive_type_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        intersection_state: IntersectionState,
        recursion: RecursionFlags,
    ) -> Ternary {
        if c.overflow.get() {
            return Ternary::False;
        }
        let spelled = self.relation_key(source, target, intersection_state, c.relation, false);
        let key = spelled.key;
        if let Some(known) = self.remembered(c, &key, source) {
            return known;
        }
        if c.budget.get() == 0 {
            c.overflow.set(true);
            return Ternary::False;
        }
        if c.assumptions.borrow().contains(&key) {
            return Ternary::Maybe;
        }
        if spelled.has_constrained_parameters {
            // In `f<T extends A>` against itself inside of a recursive type, each round brings new parameters.
            let broadest = self.relation_key(source, target, intersection_state, c.relation, true).key;
            if c.assumptions.borrow().contains(&broadest) {
                return Ternary::Maybe;
            }
        }
        if c.sources.borrow().len() == MAX_DEPTH || c.targets.borrow().len() == MAX_DEPTH {
            c.overflow.set(true);
            return Ternary::False;
        }
        c.assumptions.borrow_mut().add(key.clone());
        let assumptions_before = c.assumptions.borrow().len() - 1;
        let outcome = self.outcome_of(|| {
            self.structures_related_to_one_level_deeper(c, source, target, intersection_state, recursion)
        });
        self.settle(c, key, assumptions_before, outcome)
    }

    /// Pushes both types on their stacks and compares structures, unless both sides grow without end.
    fn structures_related_to_one_level_deeper(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        intersection_state: IntersectionState,
        recursion: RecursionFlags,
    ) -> (Ternary, RelationResult) {
        let expanding_before = c.expanding.get();
        for (side, stack, ty) in
            [(RecursionFlags::SOURCE, &c.sources, source), (RecursionFlags::TARGET, &c.targets, target)]
        {
            if !recursion.contains(side) {
                continue;
            }
            stack.borrow_mut().push(ty);
            if !c.expanding.get().contains(side) && self.is_deeply_nested_in(ty, stack, 3) {
                c.expanding.set(c.expanding.get() | side);
            }
        }
        let (result, reports) = self.with_variance_reports(|| {
            if c.expanding.get() == RecursionFlags::BOTH {
                Ternary::Maybe
            } else {
                self.structured_type_related_to(c, source, target, intersection_state)
            }
        });
        if recursion.contains(RecursionFlags::SOURCE) {
            c.sources.borrow_mut().pop();
        }
        if recursion.contains(RecursionFlags::TARGET) {
            c.targets.borrow_mut().pop();
        }
        c.expanding.set(expanding_before);
        (result, reports)
    }
}
