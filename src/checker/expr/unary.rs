//! Unary operators.

use oxc_ast::ast::{Expression, UnaryExpression, UnaryOperator, UpdateExpression};

use crate::base::NodeRef;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;
use crate::checker::{Checker, TypeFacts};

impl<'p> Checker<'p> {
    /// TypeScript: checkPrefixUnaryExpression and its kin
    pub(super) fn check_unary_expression(&self, node: NodeRef, unary: &'p UnaryExpression<'p>) -> TypeId {
        let operand_node = node.at(unary.argument.node_id());
        let operand = self.check_expression(operand_node);
        if operand == self.t.silent_never {
            return operand;
        }
        match (&unary.argument, unary.operator) {
            (Expression::NumericLiteral(number), UnaryOperator::UnaryNegation) => {
                return self.fresh_type_of_literal_type(self.number_literal_type(-number.value));
            }
            (Expression::NumericLiteral(number), UnaryOperator::UnaryPlus) => {
                return self.fresh_type_of_literal_type(self.number_literal_type(number.value));
            }
            (Expression::BigIntLiteral(number), UnaryOperator::UnaryNegation) => {
                let name = if number.value == "0" { "0".to_owned() } else { format!("-{}", number.value) };
                return self.fresh_type_of_literal_type(self.bigint_literal_type(self.intern(&name)));
            }
            _ => {}
        }
        match unary.operator {
            UnaryOperator::UnaryPlus => self.t.number,
            UnaryOperator::UnaryNegation | UnaryOperator::BitwiseNot => {
                if self.is_unsupported(operand) {
                    operand
                } else {
                    self.unary_result_type(operand)
                }
            }
            UnaryOperator::LogicalNot => {
                if self.is_unsupported(operand) {
                    return self.t.boolean;
                }
                let facts = self.type_facts(operand, TypeFacts::TRUTHY | TypeFacts::FALSY);
                if facts == TypeFacts::TRUTHY {
                    self.t.fresh_false
                } else if facts == TypeFacts::FALSY {
                    self.t.fresh_true
                } else {
                    self.t.boolean
                }
            }
            UnaryOperator::Typeof => self.typeof_type(),
            UnaryOperator::Void => self.t.undefined_widening,
            UnaryOperator::Delete => self.t.boolean,
        }
    }

    /// `++` and `--`.
    pub(super) fn check_update_expression(&self, node: NodeRef, update: &UpdateExpression<'p>) -> TypeId {
        let operand = self.check_expression(node.at(update.argument.node_id()));
        if operand == self.t.silent_never || self.is_unsupported(operand) {
            return operand;
        }
        self.unary_result_type(operand)
    }

    /// TypeScript: getUnaryResultType
    fn unary_result_type(&self, operand: TypeId) -> TypeId {
        if !self.maybe_type_of_kind(operand, TypeFlags::BIGINT_LIKE) {
            return self.t.number;
        }
        let mixed = self.is_type_assignable_to_kind(operand, TypeFlags::ANY_OR_UNKNOWN, false)
            || self.maybe_type_of_kind(operand, TypeFlags::NUMBER_LIKE);
        if mixed { self.t.number_or_bigint } else { self.t.bigint }
    }

    /// The names that `typeof` can give. TypeScript: typeofType
    fn typeof_type(&self) -> TypeId {
        let names = ["string", "number", "bigint", "boolean", "symbol", "undefined", "object", "function"];
        let types: Vec<TypeId> = names.iter().map(|name| self.string_literal_type(self.intern(name))).collect();
        self.union_type(&types)
    }
}
