//! `as`, `satisfies` and `!`.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSNonNullExpression, TSSatisfiesExpression};

use super::constant_context::is_const_type_reference;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::CheckMode;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// TypeScript: checkAssertionWorker
    pub(super) fn check_assertion(
        &self,
        node: NodeRef,
        expression: NodeRef,
        annotation: NodeRef,
        mode: CheckMode,
    ) -> TypeId {
        let is_const = match self.kind(node) {
            AstKind::TSAsExpression(assertion) => is_const_type_reference(&assertion.type_annotation),
            AstKind::TSTypeAssertion(assertion) => is_const_type_reference(&assertion.type_annotation),
            _ => false,
        };
        if is_const {
            return self.regular_type_of_literal_type(self.check_expression_with_mode(expression, mode));
        }
        self.check_type_node(annotation);
        self.type_from_type_node(annotation)
    }

    /// TypeScript: checkSatisfiesExpression
    pub(super) fn check_satisfies_expression(
        &self,
        node: NodeRef,
        satisfies: &TSSatisfiesExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let annotation = node.at(satisfies.type_annotation.node_id());
        self.check_type_node(annotation);
        let target = self.type_from_type_node(annotation);
        if self.is_unsupported(target) {
            return target;
        }
        self.check_expression_with_mode(node.at(satisfies.expression.node_id()), mode)
    }

    /// TypeScript: checkNonNullAssertion
    pub(super) fn check_non_null_assertion(&self, node: NodeRef, inner: &TSNonNullExpression<'p>) -> TypeId {
        let expression = node.at(inner.expression.node_id());
        let ty = self.check_expression(expression);
        if !self.is_optional_chain(node) {
            return self.non_nullable_type(ty);
        }
        let non_optional = self.optional_expression_type(ty, node, expression);
        self.propagate_optional_type_marker(self.non_nullable_type(non_optional), node, non_optional != ty)
    }
}
