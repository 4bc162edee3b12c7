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
mod union_order;

use std::cell::RefCell;
use std::rc::Rc;

pub use context::{Inference, InferenceContext, InferenceFlags};
use reverse_mapped::ReverseMappedCaches;
use union_order::UnionOrderCaches;
pub use union_order::{UNION_ORDER, UnionOrder};

/// One inference under way, in this checker's list of contexts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InferenceContextId(pub(super) u32);

/// What inference keeps in the checker.
#[derive(Default)]
pub struct InferenceCaches<'p> {
    /// All contexts ever made; an id is an index.
    contexts: RefCell<Vec<Rc<InferenceContext<'p>>>>,
    reverse_mapped: ReverseMappedCaches,
    union_order: UnionOrderCaches,
}
