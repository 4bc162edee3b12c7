//! Targets of assignments, and the candidates that parentheses, assignments and commas lead to.

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentOperator, BinaryOperator, UpdateOperator};
use oxc_syntax::node::NodeId;

use super::tree::Tree;
use crate::base::NodeRef;
use crate::checker::Checker;

/// How an expression is written to. TypeScript: `AssignmentKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignmentKind {
    /// It gets a value that does not depend on the one before: `=`, `||=`, `&&=`, `??=`, `for … of`.
    Definite,
    /// It gets a value computed from the one before: `+=`, `++`.
    Compound,
}

impl Checker<'_> {
    /// How `node` is written to; none when it is only read. TypeScript: getAssignmentTargetKind
    pub fn assignment_target_kind(&self, node: NodeRef) -> Option<AssignmentKind> {
        self.tree(node.file).assignment_target_kind(node.node)
    }

    /// Whether `node` gets a new value that does not depend on its old one.
    pub fn is_definite_assignment_target(&self, node: NodeRef) -> bool {
        self.assignment_target_kind(node) == Some(AssignmentKind::Definite)
    }

    /// Whether `node` is assigned the result of arithmetic, as in `n = n + 1`. TypeScript: isInCompoundLikeAssignment
    pub fn is_in_compound_like_assignment(&self, node: NodeRef) -> bool {
        self.tree(node.file).is_in_compound_like_assignment(node.node)
    }
}

impl Tree<'_> {
    /// The assignment, update, loop or default value that writes to `node`. TypeScript: getAssignmentTarget
    fn assignment_of_target(self, node: NodeId) -> Option<NodeId> {
        let mut node = self.unchained(node);
        loop {
            let parent = self.parent(node);
            let is_target = match self.kind(parent) {
                AstKind::AssignmentExpression(assignment) => assignment.left.node_id() == node,
                AstKind::AssignmentTargetWithDefault(target) => target.binding.node_id() == node,
                AstKind::UpdateExpression(_) => true,
                AstKind::ForInStatement(statement) => statement.left.node_id() == node,
                AstKind::ForOfStatement(statement) => statement.left.node_id() == node,
                AstKind::ParenthesizedExpression(_)
                | AstKind::TSNonNullExpression(_)
                | AstKind::ArrayAssignmentTarget(_)
                | AstKind::ObjectAssignmentTarget(_)
                | AstKind::AssignmentTargetRest(_) => {
                    node = parent;
                    continue;
                }
                AstKind::AssignmentTargetPropertyIdentifier(property) if property.binding.node_id() == node => {
                    node = parent;
                    continue;
                }
                AstKind::AssignmentTargetPropertyProperty(property) if property.binding.node_id() == node => {
                    node = parent;
                    continue;
                }
                _ => false,
            };
            return is_target.then_some(parent);
        }
    }

    /// TypeScript: getAssignmentTargetKind
    pub(super) fn assignment_target_kind(self, node: NodeId) -> Option<AssignmentKind> {
        let target = self.assignment_of_target(node)?;
        Some(match self.kind(target) {
            AstKind::AssignmentExpression(assignment) => match assignment.operator {
                AssignmentOperator::Assign
                | AssignmentOperator::LogicalOr
                | AssignmentOperator::LogicalAnd
                | AssignmentOperator::LogicalNullish => AssignmentKind::Definite,
                _ => AssignmentKind::Compound,
            },
            AstKind::UpdateExpression(update) => match update.operator {
                UpdateOperator::Increment | UpdateOperator::Decrement => AssignmentKind::Compound,
            },
            _ => AssignmentKind::Definite,
        })
    }

    /// TypeScript: isInCompoundLikeAssignment, isCompoundLikeAssignment
    fn is_in_compound_like_assignment(self, node: NodeId) -> bool {
        let Some(target) = self.assignment_of_target(node) else { return false };
        let right = match self.kind(target) {
            AstKind::AssignmentExpression(assignment) if assignment.operator == AssignmentOperator::Assign => {
                self.of(&assignment.right)
            }
            AstKind::AssignmentTargetWithDefault(target) => self.of(&target.init),
            _ => return false,
        };
        matches!(self.kind(self.skip_parentheses(right)), AstKind::BinaryExpression(binary)
            if is_shift_operator_or_higher(binary.operator))
    }

    /// The reference that an expression stands for in a condition. TypeScript: getReferenceCandidate
    pub(super) fn reference_candidate(self, node: NodeId) -> NodeId {
        let inner = match self.kind(node) {
            AstKind::ParenthesizedExpression(inner) => self.of(&inner.expression),
            AstKind::AssignmentExpression(assignment)
                if matches!(
                    assignment.operator,
                    AssignmentOperator::Assign
                        | AssignmentOperator::LogicalOr
                        | AssignmentOperator::LogicalAnd
                        | AssignmentOperator::LogicalNullish
                ) =>
            {
                assignment.left.node_id()
            }
            AstKind::SequenceExpression(_) => match self.comma_right(node) {
                Some(right) => right,
                None => return node,
            },
            _ => return node,
        };
        self.reference_candidate(inner)
    }

    /// The outermost expression that has the value of `node`. TypeScript: getReferenceRoot
    pub(super) fn reference_root(self, node: NodeId) -> NodeId {
        let parent = self.parent(node);
        let passes_on = match self.kind(parent) {
            AstKind::ParenthesizedExpression(_) => true,
            AstKind::AssignmentExpression(assignment) => {
                assignment.operator == AssignmentOperator::Assign && assignment.left.node_id() == node
            }
            AstKind::SequenceExpression(_) => self.comma_right(parent) == Some(node),
            _ => false,
        };
        if passes_on { self.reference_root(parent) } else { node }
    }
}

/// TypeScript: isShiftOperatorOrHigher
fn is_shift_operator_or_higher(operator: BinaryOperator) -> bool {
    matches!(
        operator,
        BinaryOperator::ShiftLeft
            | BinaryOperator::ShiftRight
            | BinaryOperator::ShiftRightZeroFill
            | BinaryOperator::Addition
            | BinaryOperator::Subtraction
            | BinaryOperator::Multiplication
            | BinaryOperator::Division
            | BinaryOperator::Remainder
            | BinaryOperator::Exponential
    )
}
