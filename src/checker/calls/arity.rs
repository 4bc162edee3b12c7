//! Whether a signature takes as many arguments and type arguments as a call has.

use super::arguments::CallArgument;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::SignatureId;

impl Checker<'_> {
    /// TypeScript: hasCorrectArity
    pub(super) fn has_correct_arity(&self, arguments: &[CallArgument], signature: SignatureId) -> bool {
        let minimum = self.min_argument_count(signature);
        let has_rest = self.has_effective_rest_parameter(signature);
        if let Some(spread) = arguments.iter().position(|argument| argument.is_spread()) {
            return spread >= minimum && (has_rest || spread < self.parameter_count(signature));
        }
        if !has_rest && arguments.len() > self.parameter_count(signature) {
            return false;
        }
        // A missing argument is fine where `void` is.
        (arguments.len()..minimum).all(|index| {
            let ty = self.type_at_position(signature, index);
            self.some_type(ty, &mut |member| self.flags(member).contains(TypeFlags::VOID))
        })
    }

    /// TypeScript: hasCorrectTypeArgumentArity
    pub(super) fn has_correct_type_argument_arity(&self, signature: SignatureId, count: usize) -> bool {
        let parameters = self.signature(signature).type_parameters.get().unwrap_or(&[]);
        count == 0 || count >= self.min_type_argument_count(parameters) && count <= parameters.len()
    }
}
