//! Contextual typing: what the place of an expression asks it to be.
//!
//! The answer depends on what is being checked right now: contextual types and inference contexts are pushed while an
//! argument or operand is checked, and found again from the nodes below it. What asks for something that is not
//! understood asks for an unsupported type, so that no parameter turns into `any`.

mod assignments;
mod bindings;
mod contextual_type;
mod discriminate;
mod elements;
mod functions;
mod intersected;
mod parameters;
mod returns;
mod sensitive;
mod signature;
mod stacks;
mod this_type;

pub use elements::ElementPlace;

use std::cell::RefCell;

use rustc_hash::{FxHashMap, FxHashSet};

use super::inference::InferenceContextId;
use super::types::TypeId;
use crate::base::NodeRef;

/// A node that is being checked, what it is asked to be, and whether that was only looked up to save time.
type ContextualEntry = (NodeRef, Option<TypeId>, bool);

/// What contextual typing keeps in the checker.
#[derive(Default)]
pub struct ContextualCaches {
    /// TypeScript: contextualTypeNodes, contextualTypes and contextualIsCache
    types: RefCell<Vec<ContextualEntry>>,
    /// TypeScript: inferenceContextNodes and inferenceContexts
    inference_contexts: RefCell<Vec<(NodeRef, Option<InferenceContextId>)>>,
    /// Functions whose parameters have got their contextual types. TypeScript: NodeCheckFlags.ContextChecked
    context_checked: RefCell<FxHashSet<NodeRef>>,
    /// TypeScript: contextFreeType
    context_free_types: RefCell<FxHashMap<NodeRef, TypeId>>,
    /// Unions narrowed by the members of an object literal.
    discriminated: RefCell<FxHashMap<(NodeRef, TypeId), TypeId>>,
}
