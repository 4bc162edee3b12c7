//! Types that hang on the order of a union: what inference puts together from its members, and who takes the last.
//!
//! TypeScript orders unions by when it first met their members, anywhere in the program, and what it makes of each member
//! likewise. An intersection that somebody has written keeps its order.

use std::cell::{Cell, RefCell};

use rustc_hash::FxHashSet;

use crate::checker::Checker;
use crate::checker::types::{SignatureId, TypeData, TypeId};

/// Why a type is left to TypeScript that hangs on the order of a union.
pub const UNION_ORDER: &str = "which member of a union is the last depends on what TypeScript checks first";

/// What is assumed of the order of unions, where types hang on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UnionOrder {
    /// Nothing: such a type is unsupported, for the reason [`UNION_ORDER`].
    #[default]
    Unknown,
    /// That of the source, from the member at this place on, and then from the first.
    From(usize),
    /// That of the source, backwards.
    Backwards,
}

/// What is known of orders.
#[derive(Default)]
pub struct UnionOrderCaches {
    /// What inference put into intersections.
    joined: RefCell<FxHashSet<TypeId>>,
    assumed: Cell<UnionOrder>,
    longest: Cell<usize>,
}

impl<'p> Checker<'p> {
    /// Assumes an order of unions, before anything else is asked.
    pub fn assume_union_order(&self, order: UnionOrder) {
        self.inference.union_order.assumed.set(order);
    }

    /// How many members the longest order had that something hung on.
    pub fn longest_union_order(&self) -> usize {
        self.inference.union_order.longest.get()
    }

    /// The intersection of candidates, whose order is that of a union where they were inferred from one.
    pub(super) fn inferred_intersection(&self, candidates: &[TypeId]) -> TypeId {
        if candidates.len() > 1 {
            self.inference.union_order.joined.borrow_mut().extend(candidates);
        }
        self.intersection_type(candidates)
    }

    /// The signatures of `ty`, which somebody takes by their order, in the one that is assumed.
    ///
    /// # Errors
    /// An unsupported type where their order is that of a union, and nothing is assumed.
    pub(in crate::checker) fn signatures_in_order(
        &self,
        ty: TypeId,
        signatures: &'p [SignatureId],
    ) -> Result<&'p [SignatureId], TypeId> {
        let TypeData::Intersection(intersection) = &self.ty(ty).data else { return Ok(signatures) };
        let orders = &self.inference.union_order;
        if signatures.len() < 2 || !intersection.types.iter().any(|member| orders.joined.borrow().contains(member)) {
            return Ok(signatures);
        }
        orders.longest.set(orders.longest.get().max(signatures.len()));
        let mut ordered = signatures.to_vec();
        match orders.assumed.get() {
            UnionOrder::Unknown => return Err(self.unsupported(UNION_ORDER, None)),
            UnionOrder::From(place) => ordered.rotate_left(place % signatures.len()),
            UnionOrder::Backwards => ordered.reverse(),
        }
        Ok(self.list(&ordered))
    }
}
