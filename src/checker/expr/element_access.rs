//! Element access: `object[index]`.

use oxc_ast::AstKind;
use oxc_ast::ast::ComputedMemberExpression;

use crate::base::NodeRef;
use crate::checker::flags::{AccessFlags, CheckMode, SymbolFlags};
use crate::checker::types::{SymbolId, TypeId};
use crate::checker::{AssignmentKind, Checker};

impl<'p> Checker<'p> {
    /// TypeScript: checkIndexedAccess
    pub(super) fn check_indexed_access(
        &self,
        node: NodeRef,
        member: &'p ComputedMemberExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let object = node.at(member.object.node_id());
        if !self.is_optional_chain(node) {
            let object_type = self.check_non_null_expression(object);
            return self.check_element_access(node, member, object_type, mode);
        }
        let object_type = self.check_expression(object);
        let non_optional = self.optional_expression_type(object_type, node, object);
        let checked = self.check_non_null_type(non_optional, object);
        let ty = self.check_element_access(node, member, checked, mode);
        self.propagate_optional_type_marker(ty, node, non_optional != object_type)
    }

    /// TypeScript: checkElementAccessExpression
    fn check_element_access(
        &self,
        node: NodeRef,
        member: &'p ComputedMemberExpression<'p>,
        object_type: TypeId,
        mode: CheckMode,
    ) -> TypeId {
        let assignment = self.assignment_target_kind(node);
        let object_type = if assignment.is_some() || self.is_method_access_for_call(node) {
            self.widened_type(object_type)
        } else {
            object_type
        };
        let index = node.at(member.expression.node_id());
        let index_type = self.check_expression(index);
        if self.is_error_type(object_type) || object_type == self.t.silent_never {
            return object_type;
        }
        if self.is_unsupported(index_type) {
            return index_type;
        }
        let index_type =
            if self.is_for_in_variable_for_numeric_property_names(index) { self.t.number } else { index_type };
        let flags = match assignment {
            None => AccessFlags::EXPRESSION_POSITION,
            Some(kind) => {
                let mut flags = AccessFlags::WRITING;
                if self.is_generic_object_type(object_type) && !self.is_this_type_parameter(object_type) {
                    flags |= AccessFlags::NO_INDEX_SIGNATURES;
                }
                if kind == AssignmentKind::Compound {
                    flags |= AccessFlags::EXPRESSION_POSITION;
                }
                flags
            }
        };
        let Some(ty) = self.indexed_access_type_or_undefined(object_type, index_type, flags, Some(node), None) else {
            return self.unsupported_at("this element does not exist", node.file, member);
        };
        let property = self.accessed_property(node);
        self.flow_type_of_access_expression(node, property, ty, mode)
    }

    /// `i` of `for (i in array)` as an index of that array. TypeScript: isForInVariableForNumericPropertyNames
    fn is_for_in_variable_for_numeric_property_names(&self, expression: NodeRef) -> bool {
        let inner = self.skip_parentheses(expression);
        if !matches!(self.kind(inner), AstKind::IdentifierReference(_)) {
            return false;
        }
        let Some(symbol) = self.resolved_symbol(inner) else { return false };
        if !self.symbol(symbol).flags.get().intersects(SymbolFlags::VARIABLE) {
            return false;
        }
        let mut child = expression;
        loop {
            let parent = self.parent(child);
            if parent == child {
                return false;
            }
            if let AstKind::ForInStatement(each) = self.kind(parent)
                && each.body.node_id() == child.node
                && self.for_in_variable_symbol(parent) == Some(symbol)
                && self.has_numeric_property_names(self.type_of_expression(parent.at(each.right.node_id())))
            {
                return true;
            }
            child = parent;
        }
    }

    /// TypeScript: getForInVariableSymbol
    fn for_in_variable_symbol(&self, statement: NodeRef) -> Option<SymbolId> {
        let AstKind::ForInStatement(each) = self.kind(statement) else { return None };
        match &each.left {
            oxc_ast::ast::ForStatementLeft::VariableDeclaration(list) => match &list.declarations.first()?.id {
                oxc_ast::ast::BindingPattern::BindingIdentifier(name) => {
                    self.symbol_of_node(statement.at(name.node_id.get()))
                }
                _ => None,
            },
            oxc_ast::ast::ForStatementLeft::AssignmentTargetIdentifier(name) => {
                self.resolved_symbol(statement.at(name.node_id.get()))
            }
            _ => None,
        }
    }

    /// TypeScript: hasNumericPropertyNames
    fn has_numeric_property_names(&self, ty: TypeId) -> bool {
        let infos = self.index_infos_of_type(ty);
        infos.len() == 1 && self.index_info_of_type(ty, self.t.number).is_some()
    }
}
