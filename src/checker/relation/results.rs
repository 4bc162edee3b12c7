//! What is known of pairs of types: assumed while they are compared, cached when they are settled.

use bitflags::bitflags;
use rustc_hash::FxHashSet;

use super::comparison::Comparison;
use super::key::RelationKey;
use super::{IntersectionState, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::types::TypeId;

bitflags! {
    /// A remembered answer. TypeScript: RelationComparisonResult
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) struct RelationResult: u8 {
        const SUCCEEDED = 1;
        const FAILED = 2;
        const REPORTS_UNMEASURABLE = 8;
        const REPORTS_UNRELIABLE = 16;
        const OVERFLOW = 32;
    }
}

/// An answer about a pair that met an unsupported type.
#[derive(Clone, Copy)]
pub(super) struct TaintedAnswer {
    related: bool,
    taint: Taint,
}

/// Why an answer is not certain.
#[derive(Clone, Copy)]
struct Taint {
    /// The type that is not understood.
    unsupported: TypeId,
    /// Whether it was only taken for related, so that a no would still be certain.
    is_assumption: bool,
}

/// What came out of comparing one pair.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    result: Ternary,
    /// What it reported to the variance computations under way.
    reports: RelationResult,
    taint: Option<Taint>,
}

/// Pairs that are being compared, and those that hold if they do, outermost first.
#[derive(Default)]
pub(super) struct Assumptions {
    keys: Vec<RelationKey>,
    set: FxHashSet<RelationKey>,
}

impl Assumptions {
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn contains(&self, key: &RelationKey) -> bool {
        self.set.contains(key)
    }

    pub fn add(&mut self, key: RelationKey) {
        self.set.insert(key.clone());
        self.keys.push(key);
    }

    /// Takes away the newest ones and gives them. TypeScript: resetMaybeStack
    fn drop_to(&mut self, length: usize) -> Vec<RelationKey> {
        let dropped: Vec<RelationKey> = self.keys.drain(length..).collect();
        for key in &dropped {
            self.set.remove(key);
        }
        dropped
    }
}

impl Checker<'_> {
    pub(super) fn taint_overflow(&self) {
        self.taint(self.unsupported("comparing these types goes too deep", None));
    }

    /// A cached answer for two object types. TypeScript: the look-up in isTypeRelatedTo
    pub(super) fn known_result(&self, source: TypeId, target: TypeId, relation: Relation) -> Option<bool> {
        let key = self.relation_key(source, target, IntersectionState::empty(), relation, false).key;
        let known = self.relations.results[relation as usize].borrow().get(&key).copied()?;
        if known.contains(RelationResult::OVERFLOW) {
            self.taint_overflow();
        }
        Some(known.contains(RelationResult::SUCCEEDED))
    }

    pub(super) fn remember(&self, c: &Comparison, key: RelationKey, result: RelationResult) {
        self.relations.results[c.relation as usize].borrow_mut().insert(key, result);
        c.budget.set(c.budget.get().saturating_sub(1));
    }

    /// What the cache says, with the reports to variance computations repeated.
    pub(super) fn remembered(&self, c: &Comparison, key: &RelationKey, source: TypeId) -> Option<Ternary> {
        let tainted = c.tainted.borrow().get(key).copied();
        if let Some(TaintedAnswer { related, taint }) = tainted {
            self.taint_again(taint);
            return Some(if related { Ternary::Maybe } else { Ternary::False });
        }
        let entry = self.relations.results[c.relation as usize].borrow().get(key).copied()?;
        if entry.contains(RelationResult::OVERFLOW) {
            self.taint_overflow();
        }
        self.repeat_variance_reports(source, entry);
        Some(Ternary::from_bool(entry.contains(RelationResult::SUCCEEDED)))
    }

    fn taint_again(&self, taint: Taint) {
        if taint.is_assumption {
            self.assume_related(taint.unsupported);
        } else {
            self.taint(taint.unsupported);
        }
    }

    /// Compares a pair by itself, so that it is known what was reported and assumed for it alone.
    pub(super) fn outcome_of(&self, compare: impl FnOnce() -> (Ternary, RelationResult)) -> Outcome {
        let outer_taint = self.tainted.take();
        let outer_assumed = self.relations.assumed.take();
        let (result, reports) = compare();
        let tainted = self.tainted.replace(outer_taint);
        // A no is certain whatever was assumed on the way.
        let assumed = self.relations.assumed.replace(outer_assumed).filter(|_| result.holds());
        let certain = tainted.map(|unsupported| Taint { unsupported, is_assumption: false });
        let taint = certain.or(assumed.map(|unsupported| Taint { unsupported, is_assumption: true }));
        if let Some(taint) = taint {
            self.taint_again(taint);
        }
        Outcome { result, reports, taint }
    }

    /// Turns the outcome of one pair into cache entries. An answer that rests on assumptions stays one until the
    /// outermost pair is settled; a tainted answer is kept for this comparison only.
    pub(super) fn settle(&self, c: &Comparison, key: RelationKey, before: usize, outcome: Outcome) -> Ternary {
        let Outcome { result, reports, taint } = outcome;
        if let Some(taint) = taint {
            c.assumptions.borrow_mut().drop_to(before);
            c.tainted.borrow_mut().insert(key, TaintedAnswer { related: result.holds(), taint });
            return result;
        }
        let is_outermost = c.sources.borrow().is_empty() && c.targets.borrow().is_empty();
        match result {
            Ternary::False => {
                c.assumptions.borrow_mut().drop_to(before);
                self.remember(c, key, RelationResult::FAILED | reports);
            }
            Ternary::Maybe | Ternary::Unknown if !is_outermost => {}
            Ternary::Unknown => _ = c.assumptions.borrow_mut().drop_to(before),
            Ternary::Maybe | Ternary::True => {
                let settled = c.assumptions.borrow_mut().drop_to(before);
                for key in settled {
                    self.remember(c, key, RelationResult::SUCCEEDED | reports);
                }
            }
        }
        result
    }
}
