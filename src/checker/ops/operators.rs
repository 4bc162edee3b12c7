//! Types of `keyof`, `readonly` and `unique symbol` nodes and of single tuple elements.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSTupleElement, TSType, TSTypeOperatorOperator};

use super::nodes::{array_element_type_node, rest_operand};
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// TypeScript: getTypeFromTypeOperatorNode
    pub fn type_from_type_operator_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSTypeOperator(operator) = self.kind(node) else { return self.unexpected_node(node) };
        match operator.operator {
            TSTypeOperatorOperator::Keyof => self.index_type(self.type_from_type(node, &operator.type_annotation)),
            TSTypeOperatorOperator::Readonly => self.type_from_type(node, &operator.type_annotation),
            TSTypeOperatorOperator::Unique => {
                if !matches!(operator.type_annotation, TSType::TSSymbolKeyword(_)) {
                    return self.unexpected_node(node);
                }
                self.es_symbol_like_type_for_node(self.parent(node))
            }
        }
    }

    /// TypeScript: getTypeFromOptionalTypeNode
    pub fn type_from_optional_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSOptionalType(optional) = self.kind(node) else { return self.unexpected_node(node) };
        self.add_optionality(self.type_from_type(node, &optional.type_annotation), true, true)
    }

    /// TypeScript: getTypeFromRestTypeNode
    pub fn type_from_rest_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSRestType(rest) = self.kind(node) else { return self.unexpected_node(node) };
        let spread = rest_operand(&rest.type_annotation);
        self.type_from_type(node, array_element_type_node(spread).unwrap_or(spread))
    }

    /// TypeScript: getTypeFromNamedTupleTypeNode
    pub fn type_from_named_tuple_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSNamedTupleMember(member) = self.kind(node) else { return self.unexpected_node(node) };
        let ty = self.type_from_type_node(node.at(member.element_type.node_id()));
        self.add_optionality(ty, true, member.optional)
    }

    /// The type of a tuple element: of what it spreads, when it does.
    pub(super) fn type_from_tuple_element(&self, near: NodeRef, element: &TSTupleElement<'p>) -> TypeId {
        self.type_from_type_node(near.at(element.node_id()))
    }
}
