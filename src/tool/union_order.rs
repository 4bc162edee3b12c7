//! Tools whose types may hang on the order of a union: one is certain where it is the same whichever member is the last.

use bumpalo::Bump;

use super::{AnalyzeOptions, ToolAnalysis, TypeText};
use crate::base::{Diagnostic, FileId};
use crate::checker::{Checker, UNION_ORDER, UnionOrder};

/// Longer unions are left to TypeScript: each of their members costs an analysis with a checker of its own.
const LONGEST: usize = 12;

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
        let assumed = super::analyze::analyze(&checker, file, name, options).ok();
        assumed
            .filter(|_| checker.longest_union_order() <= LONGEST)
            .map(|assumed| (assumed, checker.longest_union_order()))
    };
    let Some((first, longest)) = assuming(UnionOrder::From(0)) else { return Ok(analysis) };
    let mut others = (1..longest).map(UnionOrder::From).chain([UnionOrder::Backwards]);
    let is_certain = others.all(|order| assuming(order).is_some_and(|(other, _)| is_same(&first, &other)));
    Ok(if is_certain { first } else { analysis })
}

fn is_same(one: &ToolAnalysis, other: &ToolAnalysis) -> bool {
    one.texts().eq(other.texts()) && one.parameters == other.parameters && one.output_schema == other.output_schema
}

fn hangs_on_order(text: &TypeText) -> bool {
    matches!(text, TypeText::Deferred { reason, .. } if reason == UNION_ORDER)
}
