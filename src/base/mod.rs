//! Floor 1: the vocabulary that every floor shares.

mod diagnostic;
mod doc_comment;
mod doc_scanner;
mod ids;
mod line_index;
mod rule;
#[cfg(test)]
pub mod temporary;
pub mod type_node;

pub use diagnostic::{Diagnostic, Related, normalize};
pub use doc_comment::{DocComment, DocLink, DocTag, DocText, is_white_space, trimmed};
pub use ids::{FileId, NodeRef};
pub use line_index::{LineIndex, Position};
pub use oxc_span::Span;
pub use rule::{Rule, Severity, UnknownRule};

/// The directory that everything is written to, below the app's root.
pub const GENERATED_DIRECTORY: &str = ".dawn";
/// The declarations in it.
pub const GENERATED_DECLARATIONS: &str = "dawn.generated.d.ts";
