//! Whether the arguments of a call fit the parameters of a signature.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use super::arguments::CallArgument;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::CheckMode;
use crate::checker::relation::Relation;
use crate::checker::types::{SignatureId, TypeId};

/// Whether arguments fit.
pub(super) enum Applicability {
    /// They do.
    Yes,
    /// One does not.
    No,
    /// That depends on an unsupported type.
    Uncertain(TypeId),
}

impl Checker<'_> {
    /// TypeScript: getSignatureApplicabilityError
    pub(super) fn signature_applicability(
        &self,
        call: NodeRef,
        arguments: &[CallArgument],
        signature: SignatureId,
        relation: Relation,
        mode: CheckMode,
    ) -> Applicability {
        let mut uncertain = None;
        // One argument that certainly does not fit decides, whatever is unknown about the others.
        let mut fits = |decision: &dyn Fn() -> bool| {
            let (fits, taint) = self.decide(decision);
            uncertain = uncertain.or(taint);
            fits || taint.is_some()
        };
        if let Some(this_type) = self.this_type_of_signature(signature)
            && this_type != self.t.void
            && !self.is_new_or_super_method_call(call)
        {
            let this_argument = self.this_argument_type(self.this_argument_of_call(call));
            if !fits(&|| self.is_type_related_to(this_argument, this_type, relation)) {
                return Applicability::No;
            }
        }
        let rest_type = self.non_array_rest_type(signature);
        let count = match rest_type {
            Some(_) => arguments.len().min(self.parameter_count(signature) - 1),
            None => arguments.len(),
        };
        for (index, &argument) in arguments[..count].iter().enumerate() {
            let parameter_type = self.type_at_position(signature, index);
            let ty = self.check_argument_with_contextual_type(argument, parameter_type, None, mode);
            // Members that were skipped would be missing: a fresh literal without them is not checked for excess.
            let skips = mode.contains(CheckMode::SKIP_CONTEXT_SENSITIVE);
            let ty = if skips { self.regular_type_of_object_literal(ty) } else { ty };
            if !fits(&|| self.is_type_related_to(ty, parameter_type, relation)) {
                return Applicability::No;
            }
        }
        if let Some(rest_type) = rest_type {
            let spread_type = self.spread_argument_type(arguments, count, rest_type, None, mode);
            if !fits(&|| self.is_type_related_to(spread_type, rest_type, relation)) {
                return Applicability::No;
            }
        }
        uncertain.map_or(Applicability::Yes, Applicability::Uncertain)
    }

    /// Whether the call is `new` or `super.method()`, where `this` needs no check.
    fn is_new_or_super_method_call(&self, call: NodeRef) -> bool {
        match self.kind(call) {
            AstKind::NewExpression(_) => true,
            AstKind::CallExpression(node) => {
                node.callee.as_member_expression().is_some_and(|member| matches!(member.object(), Expression::Super(_)))
            }
            _ => false,
        }
    }
}
