//! Which expressions can narrow something, and which can be narrowed: the binder makes flow nodes for these alone.

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentOperator, AssignmentTarget, BinaryOperator, CallExpression};
use oxc_syntax::node::NodeId;

use super::tree::Tree;

impl<'p> Tree<'p> {
    /// Whether the truth of an expression can say something about a reference. TypeScript: isNarrowingExpression
    pub(super) fn is_narrowing_expression(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::IdentifierReference(_) | AstKind::ThisExpression(_) => true,
            AstKind::StaticMemberExpression(_)
            | AstKind::PrivateFieldExpression(_)
            | AstKind::ComputedMemberExpression(_) => self.contains_narrowable_reference(node),
            AstKind::CallExpression(call) => self.has_narrowable_argument(call),
            AstKind::ParenthesizedExpression(inner) => self.is_narrowing_expression(self.of(&inner.expression)),
            AstKind::TSNonNullExpression(inner) => self.is_narrowing_expression(self.of(&inner.expression)),
            AstKind::AssignmentExpression(assignment) => {
                matches!(
                    assignment.operator,
                    AssignmentOperator::Assign
                        | AssignmentOperator::LogicalOr
                        | AssignmentOperator::LogicalAnd
                        | AssignmentOperator::LogicalNullish
                ) && self.contains_narrowable_reference(assignment.left.node_id())
            }
            AstKind::BinaryExpression(binary) => {
                self.is_narrowing_binary_expression(binary.operator, self.of(&binary.left), self.of(&binary.right))
            }
            AstKind::PrivateInExpression(binary) => self.is_narrowing_expression(self.of(&binary.right)),
            AstKind::SequenceExpression(_) => {
                self.comma_right(node).is_some_and(|right| self.is_narrowing_expression(right))
            }
            AstKind::UnaryExpression(_) => {
                let operand = self.negated(node).or_else(|| self.typeof_operand(node));
                operand.is_some_and(|operand| self.is_narrowing_expression(operand))
            }
            _ => false,
        }
    }

    /// TypeScript: isNarrowingBinaryExpression
    fn is_narrowing_binary_expression(self, operator: BinaryOperator, left: NodeId, right: NodeId) -> bool {
        match operator {
            BinaryOperator::Equality
            | BinaryOperator::Inequality
            | BinaryOperator::StrictEquality
            | BinaryOperator::StrictInequality => {
                let left = self.skip_parentheses(left);
                let right = self.skip_parentheses(right);
                self.is_narrowable_operand(left)
                    || self.is_narrowable_operand(right)
                    || self.is_narrowing_typeof(right, left)
                    || self.is_narrowing_typeof(left, right)
                    || self.boolean_literal(right).is_some() && self.is_narrowing_expression(left)
                    || self.boolean_literal(left).is_some() && self.is_narrowing_expression(right)
            }
            BinaryOperator::Instanceof => self.is_narrowable_operand(left),
            BinaryOperator::In => self.is_narrowing_expression(right),
            _ => false,
        }
    }

    /// TypeScript: isNarrowingTypeofOperands
    fn is_narrowing_typeof(self, node: NodeId, text: NodeId) -> bool {
        self.typeof_operand(node).is_some_and(|operand| self.is_narrowable_operand(operand))
            && self.string_literal_like(text).is_some()
    }

    /// TypeScript: hasNarrowableArgument
    fn has_narrowable_argument(self, call: &CallExpression<'p>) -> bool {
        call.arguments.iter().any(|argument| {
            argument.as_expression().is_some_and(|argument| self.contains_narrowable_reference(self.of(argument)))
        }) || {
            let callee = self.of(&call.callee);
            self.is_property_access(callee)
                && self.operand(callee).is_some_and(|object| self.contains_narrowable_reference(object))
        }
    }

    /// Whether the type of an expression can be narrowed. TypeScript: isNarrowableReference
    pub(super) fn is_narrowable_reference(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::IdentifierReference(_)
            | AstKind::ThisExpression(_)
            | AstKind::Super(_)
            | AstKind::ImportMeta(_)
            | AstKind::NewTarget(_) => true,
            AstKind::StaticMemberExpression(access) => self.is_narrowable_reference(self.of(&access.object)),
            AstKind::PrivateFieldExpression(access) => self.is_narrowable_reference(self.of(&access.object)),
            AstKind::ParenthesizedExpression(inner) => self.is_narrowable_reference(self.of(&inner.expression)),
            AstKind::TSNonNullExpression(inner) => self.is_narrowable_reference(self.of(&inner.expression)),
            AstKind::ComputedMemberExpression(access) => {
                self.is_narrowable_key(self.of(&access.expression))
                    && self.is_narrowable_reference(self.of(&access.object))
            }
            AstKind::SequenceExpression(_) => {
                self.comma_right(node).is_some_and(|right| self.is_narrowable_reference(right))
            }
            // `x as T` and `<T>x` are no left-hand sides to TypeScript.
            AstKind::AssignmentExpression(assignment) => !matches!(
                assignment.left,
                AssignmentTarget::TSAsExpression(_)
                    | AssignmentTarget::TSSatisfiesExpression(_)
                    | AssignmentTarget::TSTypeAssertion(_)
            ),
            _ => false,
        }
    }

    /// Whether an element access with this argument always means the same element.
    fn is_narrowable_key(self, argument: NodeId) -> bool {
        self.string_literal_like(argument).is_some()
            || matches!(self.kind(argument), AstKind::NumericLiteral(_))
            || self.is_entity_name(argument)
    }

    /// TypeScript: containsNarrowableReference
    pub(super) fn contains_narrowable_reference(self, node: NodeId) -> bool {
        self.is_narrowable_reference(node)
            || self.is_optional_chain(node)
                && self.operand(node).is_some_and(|operand| self.contains_narrowable_reference(operand))
    }

    /// TypeScript: isNarrowableOperand
    pub(super) fn is_narrowable_operand(self, node: NodeId) -> bool {
        let inner = match self.kind(node) {
            AstKind::ParenthesizedExpression(inner) => Some(self.of(&inner.expression)),
            AstKind::AssignmentExpression(assignment) if assignment.operator == AssignmentOperator::Assign => {
                Some(assignment.left.node_id())
            }
            AstKind::SequenceExpression(_) => self.comma_right(node),
            _ => None,
        };
        match inner {
            Some(inner) => self.is_narrowable_operand(inner),
            None => self.contains_narrowable_reference(node),
        }
    }
}
