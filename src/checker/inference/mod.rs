//! Type argument inference.

/// One inference under way, in this checker's list of contexts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InferenceContextId(pub(super) u32);
