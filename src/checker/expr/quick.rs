//! Types that an expression has by its syntax and declarations alone.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use super::constant_context::is_const_type_reference;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// The type of an expression, if it takes no checking. TypeScript: getQuickTypeOfExpression
    pub fn quick_type_of_expression(&self, node: NodeRef) -> Option<TypeId> {
        let inner = self.skip_parentheses(node);
        match self.kind(inner) {
            AstKind::AwaitExpression(expression) => {
                let ty = self.quick_type_of_expression(inner.at(expression.argument.node_id()))?;
                self.awaited_type(ty)
            }
            AstKind::CallExpression(call) => {
                if matches!(call.callee, Expression::Super(_)) || self.is_symbol_or_symbol_for_call(inner) {
                    return None;
                }
                let callee = inner.at(call.callee.node_id());
                if self.is_optional_chain(inner) {
                    return self.return_type_of_single_non_generic_signature_of_call_chain(inner);
                }
                self.return_type_of_single_non_generic_call_signature(self.check_non_null_expression(callee))
            }
            AstKind::TSAsExpression(assertion) if !is_const_type_reference(&assertion.type_annotation) => {
                Some(self.type_from_type_node(inner.at(assertion.type_annotation.node_id())))
            }
            AstKind::TSTypeAssertion(assertion) if !is_const_type_reference(&assertion.type_annotation) => {
                Some(self.type_from_type_node(inner.at(assertion.type_annotation.node_id())))
            }
            AstKind::StringLiteral(_)
            | AstKind::NumericLiteral(_)
            | AstKind::BigIntLiteral(_)
            | AstKind::RegExpLiteral(_)
            | AstKind::BooleanLiteral(_)
                if inner == node =>
            {
                Some(self.check_expression(node))
            }
            AstKind::TemplateLiteral(template) if inner == node && template.expressions.is_empty() => {
                Some(self.check_expression(node))
            }
            _ => None,
        }
    }
}
