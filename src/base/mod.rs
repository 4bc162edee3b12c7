//! Floor 1: the vocabulary that every floor shares.

mod ids;

pub use ids::{FileId, NodeRef};
pub use oxc_span::Span;
