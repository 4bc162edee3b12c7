//! Whether one type is related to another: identical, assignable, comparable, a subtype.
//!
//! A question about an unsupported type is answered as for `any`, and taints the decision under way unless the answer
//! is certain all the same; a tainted answer is never cached. Errors are not explained here: an answer is yes or no.

mod assumed;
mod comparison;
mod discriminants;
mod discriminated;
mod empty;
mod enums;
mod excess;
mod generic_source;
mod generic_target;
mod identical;
mod index_signatures;
mod key;
mod nesting;
mod normalize;
mod object_literals;
mod overrides;
mod properties;
mod results;
mod signature_identity;
mod signature_rules;
mod signatures;
mod simple;
mod structural;
mod structured;
mod subtypes;
mod supertypes;
#[cfg(test)]
mod tests;
mod tuples;
mod unions;
mod variance;

use std::cell::{Cell, RefCell};
use std::ops::{BitAnd, BitAndAssign};
use std::rc::Rc;

use bitflags::bitflags;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Checker;
use super::flags::TypeFlags;
use super::types::{SymbolId, TypeId};
use comparison::Comparison;
use key::RelationKey;
use results::RelationResult;

pub use discriminants::Discriminator;
pub use signature_rules::SignatureCheckMode;

/// In what way types are to be related. TypeScript: assignableRelation and its siblings
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// The same type, however it is written.
    Identity,
    /// A value of the source can be assigned to a place of the target type.
    Assignable,
    /// `===` between the two makes sense; looser than assignable, and in both directions.
    Comparable,
    /// Assignable without the liberties for `any`, optional properties and the like.
    Subtype,
    /// As `Subtype`, and antisymmetric as far as possible: decides which of two types a union drops.
    StrictSubtype,
}

impl Relation {
    /// `Subtype` or `StrictSubtype`.
    fn is_subtype(self) -> bool {
        matches!(self, Self::Subtype | Self::StrictSubtype)
    }

    /// `Assignable` or `Comparable`.
    fn is_assignable_or_comparable(self) -> bool {
        matches!(self, Self::Assignable | Self::Comparable)
    }
}

/// An answer, from least to most certain; `a & b` is the less certain one. TypeScript: Ternary
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ternary {
    /// Not related.
    False,
    /// Depends on variances that are being computed.
    Unknown,
    /// Related if the assumptions under way hold.
    Maybe,
    /// Related.
    True,
}

impl BitAnd for Ternary {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.min(other)
    }
}

impl BitAndAssign for Ternary {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl Ternary {
    /// Whether the answer is anything but no.
    pub fn holds(self) -> bool {
        self != Self::False
    }

    /// The answer itself unless it is no. For rules of which the first one that holds decides.
    fn if_holds(self) -> Option<Self> {
        self.holds().then_some(self)
    }

    /// `self & next()`, without asking when `self` is no already.
    fn and_then(self, next: impl FnOnce() -> Self) -> Self {
        if self.holds() { self & next() } else { self }
    }

    fn from_bool(holds: bool) -> Self {
        if holds { Self::True } else { Self::False }
    }
}

bitflags! {
    /// Which side of a comparison a constituent of an intersection is being looked at. TypeScript: IntersectionState
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct IntersectionState: u8 {
        const SOURCE = 1;
        const TARGET = 2;
    }
}

bitflags! {
    /// Which side of a comparison goes a level deeper. TypeScript: RecursionFlags
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct RecursionFlags: u8 {
        const SOURCE = 1;
        const TARGET = 2;
        const BOTH = 3;
    }
}

/// How a rule that several comparisons share compares two types; takes the place of TypeScript's callbacks, so that an
/// inference context can keep it. TypeScript: `TypeComparer`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareTypes {
    /// By a relation, from the start. TypeScript: compareTypesAssignable, compareTypesIdentical, compareTypesSubtypeOf
    By(Relation),
    /// As a part of a comparison under way, with its assumptions. TypeScript: isRelatedToWorker
    Within(ComparisonId),
}

/// A comparison under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComparisonId {
    serial: u32,
    relation: Relation,
    intersection_state: IntersectionState,
}

/// What this room remembers.
#[derive(Default)]
pub(super) struct RelationCaches<'p> {
    /// Results by relation, in the order of its variants.
    results: [RefCell<FxHashMap<RelationKey, RelationResult>>; 5],
    /// Whether two enums of one name have the same members.
    enums: RefCell<FxHashMap<(SymbolId, SymbolId), bool>>,
    /// Comparisons under way, the innermost last.
    running: RefCell<Vec<Rc<Comparison>>>,
    next_serial: Cell<u32>,
    /// An unsupported type that the comparison under way took for related. See `assumed`.
    assumed: Cell<Option<TypeId>>,
    /// What was reported to the variance computations under way. TypeScript: outofbandVarianceMarkerHandler
    variance_reports: RefCell<Vec<variance::Report>>,
    in_variance_computation: Cell<bool>,
    /// Symbols whose variances are being computed.
    computing_variances: RefCell<Vec<SymbolId>>,
    marker_types: RefCell<FxHashSet<TypeId>>,
    /// TypeScript: subtypeReductionCache
    subtype_reductions: RefCell<FxHashMap<&'p [TypeId], &'p [TypeId]>>,
    /// TypeScript: cachedEquivalentBaseType
    equivalent_bases: RefCell<FxHashMap<TypeId, TypeId>>,
    /// Members of big unions by the type of their key property. TypeScript: constituentMap
    constituents: RefCell<FxHashMap<TypeId, Rc<discriminants::KeyedConstituents>>>,
}

impl Checker<'_> {
    /// Whether both are the same type, however written. TypeScript: isTypeIdenticalTo
    pub fn is_type_identical_to(&self, source: TypeId, target: TypeId) -> bool {
        self.is_type_related_to(source, target, Relation::Identity)
    }

    /// Whether a `source` value can be assigned to a `target` place. TypeScript: isTypeAssignableTo
    pub fn is_type_assignable_to(&self, source: TypeId, target: TypeId) -> bool {
        self.is_type_related_to(source, target, Relation::Assignable)
    }

    /// Whether `source` is a subtype. TypeScript: isTypeSubtypeOf
    pub fn is_type_subtype_of(&self, source: TypeId, target: TypeId) -> bool {
        self.is_type_related_to(source, target, Relation::Subtype)
    }

    /// Whether `source` is redundant next to `target`. TypeScript: isTypeStrictSubtypeOf
    pub fn is_type_strict_subtype_of(&self, source: TypeId, target: TypeId) -> bool {
        self.is_type_related_to(source, target, Relation::StrictSubtype)
    }

    /// Whether `source` may be compared to `target`. TypeScript: isTypeComparableTo
    pub fn is_type_comparable_to(&self, source: TypeId, target: TypeId) -> bool {
        self.is_type_related_to(source, target, Relation::Comparable)
    }

    /// Whether either may be compared to the other. TypeScript: areTypesComparable
    pub fn are_types_comparable(&self, a: TypeId, b: TypeId) -> bool {
        self.is_type_comparable_to(a, b) || self.is_type_comparable_to(b, a)
    }

    /// Compares two types in the given way. TypeScript: a call of a `TypeComparer`
    pub fn compare_types(&self, how: CompareTypes, source: TypeId, target: TypeId) -> Ternary {
        let id = match how {
            CompareTypes::By(relation) => return Ternary::from_bool(self.is_type_related_to(source, target, relation)),
            CompareTypes::Within(id) => id,
        };
        let running = self.relations.running.borrow().iter().rev().find(|c| c.serial == id.serial).map(Rc::clone);
        match running {
            Some(comparison) => {
                self.is_related_to(&comparison, source, target, RecursionFlags::BOTH, id.intersection_state)
            }
            // A mapper outlived the comparison that it was made in.
            None => Ternary::from_bool(self.is_type_related_to(source, target, id.relation)),
        }
    }

    /// Whether `source` is related to `target`. TypeScript: isTypeRelatedTo
    pub fn is_type_related_to(&self, source: TypeId, target: TypeId, relation: Relation) -> bool {
        self.settling_assumptions(|| self.is_type_related_to_worker(source, target, relation))
    }

    fn is_type_related_to_worker(&self, source: TypeId, target: TypeId, relation: Relation) -> bool {
        let source = self.regular_of_fresh_literal(source);
        let target = self.regular_of_fresh_literal(target);
        if source == target {
            return true;
        }
        let (s, t) = (self.flags(source), self.flags(target));
        if relation == Relation::Identity {
            self.taint_unsupported(source, target);
            let composed = TypeFlags::UNION_OR_INTERSECTION
                | TypeFlags::INDEXED_ACCESS
                | TypeFlags::CONDITIONAL
                | TypeFlags::SUBSTITUTION;
            if !(s | t).intersects(composed) {
                if s != t {
                    return false;
                }
                if s.intersects(TypeFlags::SINGLETON) {
                    return true;
                }
            }
        } else if self.is_simply_related(source, target, relation) {
            return true;
        }
        if s.contains(TypeFlags::OBJECT)
            && t.contains(TypeFlags::OBJECT)
            && let Some(known) = self.known_result(source, target, relation)
        {
            return known;
        }
        if s.intersects(TypeFlags::STRUCTURED_OR_INSTANTIABLE) || t.intersects(TypeFlags::STRUCTURED_OR_INSTANTIABLE) {
            return self.check_type_related_to(source, target, relation);
        }
        false
    }

    fn regular_of_fresh_literal(&self, ty: TypeId) -> TypeId {
        if self.is_fresh_literal_type(ty) { self.regular_type_of_literal_type(ty) } else { ty }
    }
}
