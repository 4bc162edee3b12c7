//! Tools whose types may hang on the order of a union: one is certain where two opposite orders give it alike.

use bumpalo::Bump;

use super::{AnalyzeOptions, ToolAnalysis, TypeText};
use crate::base::{Diagnostic, FileId};
use crate::checker::{Checker, UNION_ORDER, UnionOrder};

/// Analyses the tool called `name` that `file` is.
///
/// # Errors
/// When the module has no function, or when nobody can say whether it has one: `tool-shape`, or `deferred-type`.
pub fn analyze(
    checker: &Checker<'_>,
    file: FileId,
    name: &str,
    options: AnalyzeOptions,
) -> Result<ToolAnalysis, Vec<Diagnostic>> {
    let analysis = super::analyze::analyze(checker, file, name, options)?;
    if !analysis.texts().any(hangs_on_order) {
        return Ok(analysis);
    }
    let assuming = |order: UnionOrder| {
        let arena = Bump::new();
        let checker = Checker::new(checker.program(), &arena);
        checker.assume_union_order(order);
        super::analyze::analyze(&checker, file, name, options)
    };
    let (forwards, backwards) = (assuming(UnionOrder::Source)?, assuming(UnionOrder::Reversed)?);
    let is_certain = forwards.texts().eq(backwards.texts())
        && forwards.parameters == backwards.parameters
        && forwards.output_schema == backwards.output_schema;
    Ok(if is_certain { forwards } else { analysis })
}

fn hangs_on_order(text: &TypeText) -> bool {
    matches!(text, TypeText::Deferred { reason, .. } if reason == UNION_ORDER)
}
