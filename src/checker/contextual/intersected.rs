//! Several signatures of one type, combined into one that contextual types can be read from.

use crate::checker::Checker;
use crate::checker::types::SignatureId;

impl Checker<'_> {
    /// One signature with the union of the parameters at each position. TypeScript: getIntersectedSignatures
    pub(super) fn intersected_signatures(&self, signatures: &[SignatureId]) -> Option<SignatureId> {
        if !self.program.options().no_implicit_any {
            return None;
        }
        let (&first, rest) = signatures.split_first()?;
        let mut combined = Some(first);
        for &right in rest {
            // As in TypeScript, what could not be combined so far gives way to nothing, and stays so.
            let left = combined?;
            if left == right {
                continue;
            }
            let parameters = |signature| self.signature(signature).type_parameters.get().unwrap_or(&[]);
            let is_same = self.compare_type_parameters_identical(parameters(left), parameters(right));
            combined = is_same.then(|| self.combine_signatures(left, right, false));
        }
        combined
    }
}
