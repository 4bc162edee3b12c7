//! Type argument inference: from pairs of a source and a target type to candidates for the target's type parameters,
//! and from candidates to types.
//!
//! Inferences are cells in a context of this checker's append-only list, since mappers refer to contexts and outlive
//! the call that they were made for. A source that is not understood makes every inference it could reach unsupported.

mod context;
mod from_objects;
mod from_tuples;
mod from_types;
mod inferred;
mod mapped;
mod matching;
mod reverse_mapped;
mod template;
mod template_parts;
#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::Checker;
use super::types::TypeId;
pub use context::{Inference, InferenceContext, InferenceFlags};
use reverse_mapped::ReverseMappedCaches;

/// One inference under way, in this checker's list of contexts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InferenceContextId(pub(super) u32);

/// What inference keeps in the checker.
#[derive(Default)]
pub struct InferenceCaches<'p> {
    /// All contexts ever made; an id is an index.
    contexts: RefCell<Vec<Rc<InferenceContext<'p>>>>,
    reverse_mapped: ReverseMappedCaches,
    /// What inference put into intersections. See `Checker::is_in_order_of_a_union`.
    joined: RefCell<FxHashSet<TypeId>>,
    union_order: Cell<UnionOrder>,
}

/// Why a type is left to TypeScript that hangs on the order of a union.
pub const UNION_ORDER: &str = "which member of a union is the last depends on what TypeScript checks first";

/// What is assumed of the order in which TypeScript first met the members of a union, where types hang on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UnionOrder {
    /// Nothing: such a type is unsupported, for the reason [`UNION_ORDER`].
    #[default]
    Unknown,
    /// That of the source.
    Source,
    /// The other way round.
    Reversed,
}

impl Checker<'_> {
    /// Assumes an order of unions, before anything else is asked.
    pub fn assume_union_order(&self, order: UnionOrder) {
        self.inference.union_order.set(order);
    }
}
