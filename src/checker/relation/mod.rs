//! Whether one type is related to another: identical, assignable, comparable, a subtype.
//!
//! A question about an unsupported type is answered as for `any` and taints the decision under way; nothing that was
//! answered so is cached.

use std::ops::BitAnd;

use bitflags::bitflags;

use super::Checker;
use super::types::TypeId;

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

impl Ternary {
    /// Whether the answer is anything but no.
    pub fn holds(self) -> bool {
        self != Self::False
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

/// How a rule that several comparisons share compares two types; takes the place of TypeScript's callbacks, so that an
/// inference context can keep it. TypeScript: TypeComparer
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

impl Checker<'_> {
    /// Compares two types in the given way. TypeScript: a call of a TypeComparer
    pub fn compare_types(&self, how: CompareTypes, source: TypeId, target: TypeId) -> Ternary {
        let relation = match how {
            CompareTypes::By(relation) => relation,
            CompareTypes::Within(comparison) => comparison.relation,
        };
        Ternary::from_bool(match relation {
            Relation::Identity => self.is_type_identical_to(source, target),
            Relation::Assignable => self.is_type_assignable_to(source, target),
            Relation::Comparable => self.is_type_comparable_to(source, target),
            Relation::Subtype => self.is_type_subtype_of(source, target),
            Relation::StrictSubtype => self.is_type_strict_subtype_of(source, target),
        })
    }
}
