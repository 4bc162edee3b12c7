//! Binary and logical operators, conditionals and sequences.

use oxc_ast::ast::{
    BinaryExpression, BinaryOperator, ConditionalExpression, LogicalExpression, LogicalOperator, PrivateInExpression,
    SequenceExpression,
};

use crate::base::NodeRef;
use crate::checker::flags::{CheckMode, TypeFlags};
use crate::checker::ops::UnionReduction;
use crate::checker::types::TypeId;
use crate::checker::{Checker, TypeFacts};

impl<'p> Checker<'p> {
    /// TypeScript: checkBinaryExpression
    pub(super) fn check_binary_expression(
        &self,
        node: NodeRef,
        binary: &'p BinaryExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let left = node.at(binary.left.node_id());
        let right = node.at(binary.right.node_id());
        let left_type = self.check_expression_with_mode(left, mode);
        let right_type = self.check_expression_with_mode(right, mode);
        self.binary_result(node, binary.operator, (left, left_type), (right, right_type))
    }

    /// `#name in value`. TypeScript: checkInExpression
    pub(super) fn check_private_in_expression(
        &self,
        node: NodeRef,
        test: &PrivateInExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let right_type = self.check_expression_with_mode(node.at(test.right.node_id()), mode);
        if right_type == self.t.silent_never { right_type } else { self.t.boolean }
    }

    /// The type of an operator on operands. TypeScript: checkBinaryLikeExpressionWorker
    pub(super) fn binary_result(
        &self,
        node: NodeRef,
        operator: BinaryOperator,
        (left, left_type): (NodeRef, TypeId),
        (right, right_type): (NodeRef, TypeId),
    ) -> TypeId {
        if operator.is_equality() || operator.is_compare() {
            return self.t.boolean;
        }
        if left_type == self.t.silent_never || right_type == self.t.silent_never {
            return self.t.silent_never;
        }
        if matches!(operator, BinaryOperator::In | BinaryOperator::Instanceof) {
            return self.t.boolean;
        }
        if operator == BinaryOperator::Addition {
            return self.addition_result(node, (left, left_type), (right, right_type));
        }
        for ty in [left_type, right_type] {
            if self.is_unsupported(ty) {
                return ty;
            }
        }
        let left_type = self.check_non_null_type(left_type, left);
        let right_type = self.check_non_null_type(right_type, right);
        let any_or_unknown = |ty| self.is_type_assignable_to_kind(ty, TypeFlags::ANY_OR_UNKNOWN, false);
        let may_be_bigint = |ty| self.maybe_type_of_kind(ty, TypeFlags::BIGINT_LIKE);
        if any_or_unknown(left_type) && any_or_unknown(right_type)
            || !(may_be_bigint(left_type) || may_be_bigint(right_type))
        {
            return self.t.number;
        }
        let is_bigint = |ty| self.is_type_assignable_to_kind(ty, TypeFlags::BIGINT_LIKE, false);
        if is_bigint(left_type) && is_bigint(right_type) {
            return self.t.bigint;
        }
        self.unsupported_at("an operator between number and bigint", node.file, &self.kind(node))
    }

    fn addition_result(
        &self,
        node: NodeRef,
        (left, left_type): (NodeRef, TypeId),
        (right, right_type): (NodeRef, TypeId),
    ) -> TypeId {
        let (mut left_type, mut right_type) = (left_type, right_type);
        let string_like = |ty, strict| self.is_type_assignable_to_kind(ty, TypeFlags::STRING_LIKE, strict);
        if !string_like(left_type, false) && !string_like(right_type, false) {
            left_type = self.check_non_null_type(left_type, left);
            right_type = self.check_non_null_type(right_type, right);
        }
        let both = |kind| {
            self.is_type_assignable_to_kind(left_type, kind, true)
                && self.is_type_assignable_to_kind(right_type, kind, true)
        };
        if both(TypeFlags::NUMBER_LIKE) {
            return self.t.number;
        }
        if both(TypeFlags::BIGINT_LIKE) {
            return self.t.bigint;
        }
        if string_like(left_type, true) || string_like(right_type, true) {
            return self.t.string;
        }
        for ty in [left_type, right_type] {
            if self.is_unsupported(ty) {
                return ty;
            }
        }
        if self.flags(left_type).intersects(TypeFlags::ANY) || self.flags(right_type).intersects(TypeFlags::ANY) {
            let is_error = self.is_error_type(left_type) || self.is_error_type(right_type);
            return if is_error { self.t.error } else { self.t.any };
        }
        self.unsupported_at("operands that cannot be added", node.file, &self.kind(node))
    }

    /// TypeScript: allTypesAssignableToKind
    pub fn all_types_assignable_to_kind(&self, source: TypeId, kind: TypeFlags) -> bool {
        if self.flags(source).intersects(TypeFlags::UNION) {
            return self.constituents(source).iter().all(|&part| self.all_types_assignable_to_kind(part, kind));
        }
        self.is_type_assignable_to_kind(source, kind, false)
    }

    /// `&&`, `||` and `??`.
    pub(super) fn check_logical_expression(
        &self,
        node: NodeRef,
        logical: &'p LogicalExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let left = self.check_expression_with_mode(node.at(logical.left.node_id()), mode);
        let right = self.check_expression_with_mode(node.at(logical.right.node_id()), mode);
        self.logical_result(logical.operator, left, right)
    }

    /// The type of a logical operator on operands.
    pub(super) fn logical_result(&self, operator: LogicalOperator, left: TypeId, right: TypeId) -> TypeId {
        if self.is_unsupported(left) {
            return left;
        }
        let subtype = |types: [TypeId; 2]| self.union_type_with(&types, UnionReduction::Subtype, None, None);
        match operator {
            LogicalOperator::And if self.has_type_facts(left, TypeFacts::TRUTHY) => {
                let strict = self.program.options().strict_null_checks;
                let falsy_of = if strict { left } else { self.base_type_of_literal_type(right) };
                self.union_type(&[self.extract_definitely_falsy_types(falsy_of), right])
            }
            LogicalOperator::Or if self.has_type_facts(left, TypeFacts::FALSY) => {
                subtype([self.non_nullable_type(self.remove_definitely_falsy_types(left)), right])
            }
            LogicalOperator::Coalesce if self.has_type_facts(left, TypeFacts::EQ_UNDEFINED_OR_NULL) => {
                subtype([self.non_nullable_type(left), right])
            }
            _ => left,
        }
    }

    /// TypeScript: checkConditionalExpression
    pub(super) fn check_conditional_expression(
        &self,
        node: NodeRef,
        conditional: &ConditionalExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        // What the test makes of a loop's fixed point is remembered for the branches.
        self.check_expression_with_mode(node.at(conditional.test.node_id()), mode);
        let consequent = self.check_expression_with_mode(node.at(conditional.consequent.node_id()), mode);
        let alternate = self.check_expression_with_mode(node.at(conditional.alternate.node_id()), mode);
        self.union_type_with(&[consequent, alternate], UnionReduction::Subtype, None, None)
    }

    /// The last of several expressions.
    pub(super) fn check_sequence_expression(
        &self,
        node: NodeRef,
        sequence: &SequenceExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let types =
            sequence.expressions.iter().map(|one| self.check_expression_with_mode(node.at(one.node_id()), mode));
        match types.last() {
            Some(last) => last,
            None => self.unsupported_at("an empty sequence", node.file, sequence),
        }
    }
}
