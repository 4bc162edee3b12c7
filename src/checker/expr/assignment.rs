//! Assignment expressions, `=` and compound ones, as the values they give.

use oxc_ast::ast::{AssignmentExpression, AssignmentOperator, AssignmentTarget};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::CheckMode;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// The value of an assignment: of what is assigned, or of the operator for compound ones.
    pub(super) fn check_assignment_expression(
        &self,
        node: NodeRef,
        assignment: &'p AssignmentExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let left = node.at(assignment.left.node_id());
        let right = node.at(assignment.right.node_id());
        let is_pattern = matches!(
            assignment.left,
            AssignmentTarget::ArrayAssignmentTarget(_) | AssignmentTarget::ObjectAssignmentTarget(_)
        );
        if is_pattern || assignment.operator == AssignmentOperator::Assign {
            return self.check_expression_with_mode(right, mode);
        }
        let left_type = self.check_expression_with_mode(left, mode);
        let right_type = self.check_expression_with_mode(right, mode);
        if let Some(operator) = assignment.operator.to_logical_operator() {
            return self.logical_result(operator, left_type, right_type);
        }
        match assignment.operator.to_binary_operator() {
            Some(operator) => self.binary_result(node, operator, (left, left_type), (right, right_type)),
            None => self.unsupported_at("this assignment is not understood", node.file, assignment),
        }
    }
}
