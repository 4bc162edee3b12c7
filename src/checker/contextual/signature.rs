//! The signature that a function expression is asked to have.

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{ContextFlags, TypeFlags};
use crate::checker::function_like::FunctionLike;
use crate::checker::relation::{CompareTypes, Relation};
use crate::checker::types::{SignatureId, TypeId};

impl Checker<'_> {
    /// TypeScript: getContextualSignatureForFunctionLikeDeclaration
    pub fn contextual_signature_for_function_like_declaration(&self, function: NodeRef) -> Option<SignatureId> {
        let is_expression = self.is_function_expression_or_object_literal_method(function);
        if is_expression { self.contextual_signature(function) } else { None }
    }

    /// The signature that a function expression or method is asked to have; of a union, one that fits all members.
    /// TypeScript: getContextualSignature
    pub fn contextual_signature(&self, function: NodeRef) -> Option<SignatureId> {
        let ty = self.apparent_type_of_contextual_type(function, ContextFlags::SIGNATURE)?;
        if !self.flags(ty).contains(TypeFlags::UNION) {
            return self.contextual_call_signature(ty, function);
        }
        let identity = CompareTypes::By(Relation::Identity);
        let mut signatures: Vec<SignatureId> = Vec::new();
        for &member in self.constituents(ty) {
            let Some(signature) = self.contextual_call_signature(member, function) else { continue };
            if let Some(&first) = signatures.first()
                && !self.compare_signatures_identical(first, signature, false, true, true, identity).holds()
            {
                return None;
            }
            signatures.push(signature);
        }
        match *signatures {
            [] => None,
            [only] => Some(only),
            [first, ..] => Some(self.signature_of_union_members(first, &signatures)),
        }
    }

    /// What a function is asked to be, when that is not understood. Its parameters are not understood then either.
    pub(super) fn unsupported_contextual_function(&self, function: NodeRef) -> Option<TypeId> {
        let is_expression = self.is_function_expression_or_object_literal_method(function);
        if !is_expression {
            return None;
        }
        let ty = self.apparent_type_of_contextual_type(function, ContextFlags::SIGNATURE)?;
        if self.is_unsupported(ty) {
            return Some(ty);
        }
        let ((), taint) = self.decide(|| {
            self.contextual_signature(function);
        });
        taint
    }

    /// A signature for a value of any of the types that `signatures` come from. TypeScript: createUnionSignature
    fn signature_of_union_members(&self, signature: SignatureId, signatures: &[SignatureId]) -> SignatureId {
        let mut parts = self.signature_parts(signature);
        parts.target = None;
        parts.mapper = None;
        self.create_composite_signature(parts, self.list(signatures), true)
    }

    /// The call signature that takes at least as many arguments as the function needs; several become one.
    /// TypeScript: getContextualCallSignature
    fn contextual_call_signature(&self, ty: TypeId, function: NodeRef) -> Option<SignatureId> {
        let required = required_parameter_count(FunctionLike::of(self.kind(function))?);
        let signatures = self.signatures_of_type(ty, SignatureKind::Call);
        let is_smaller = |signature: SignatureId| {
            !self.has_effective_rest_parameter(signature) && self.parameter_count(signature) < required
        };
        let applicable: Vec<SignatureId> =
            signatures.iter().copied().filter(|&signature| !is_smaller(signature)).collect();
        match *applicable {
            [only] => Some(only),
            _ => self.intersected_signatures(&applicable),
        }
    }
}

/// Number of parameters before the first that may be left out. TypeScript: isAritySmaller
fn required_parameter_count(function: FunctionLike<'_>) -> usize {
    let params = &function.params().items;
    params.iter().take_while(|parameter| parameter.initializer.is_none() && !parameter.optional).count()
}
