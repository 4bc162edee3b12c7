//! What assignments and logical operators ask of their operands.

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentExpression, AssignmentTarget, Expression, SimpleAssignmentTarget};
use oxc_syntax::operator::{AssignmentOperator, LogicalOperator};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ContextFlags, SymbolFlags};
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: getContextualTypeForBinaryOperand
    pub(super) fn contextual_type_for_binary_operand(
        &self,
        node: NodeRef,
        parent: NodeRef,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        match self.kind(parent) {
            AstKind::AssignmentExpression(assignment) => {
                let asks = matches!(
                    assignment.operator,
                    AssignmentOperator::Assign
                        | AssignmentOperator::LogicalAnd
                        | AssignmentOperator::LogicalOr
                        | AssignmentOperator::LogicalNullish
                );
                let is_right = assignment.right.node_id() == node.node;
                if asks && is_right { self.contextual_type_for_assignment_declaration(parent) } else { None }
            }
            AstKind::AssignmentTargetWithDefault(target) => {
                let is_default = target.init.node_id() == node.node;
                is_default.then(|| self.type_of_expression(parent.at(target.binding.node_id())))
            }
            AstKind::LogicalExpression(logical) => {
                let is_right = logical.right.node_id() == node.node;
                if logical.operator == LogicalOperator::And {
                    return if is_right { self.contextual_type(parent, flags) } else { None };
                }
                let ty = self.contextual_type(parent, flags);
                if is_right && ty.is_none_or(|ty| self.pattern_of_type(ty).is_some()) {
                    return Some(self.type_of_expression(parent.at(logical.left.node_id())));
                }
                ty
            }
            AstKind::SequenceExpression(sequence) => {
                let is_last = sequence.expressions.last().is_some_and(|last| last.node_id() == node.node);
                if is_last { self.contextual_type(parent, flags) } else { None }
            }
            _ => None,
        }
    }

    /// The type of the left side, as it is declared rather than as it was narrowed where that can be told.
    /// TypeScript: getContextualTypeForAssignmentDeclaration
    fn contextual_type_for_assignment_declaration(&self, assignment: NodeRef) -> Option<TypeId> {
        let AstKind::AssignmentExpression(node) = self.kind(assignment) else { return None };
        let left = assignment.at(node.left.node_id());
        if self.is_declaring_assignment(assignment) {
            return self.contextual_type_for_expando(left);
        }
        let symbol = self.symbol_for_assignment_target(left, &node.left);
        let declaration = symbol.and_then(|symbol| self.symbol(symbol).value_declaration.get());
        if let (Some(symbol), Some(declaration)) = (symbol, declaration)
            && !is_assignment_declaration(node)
        {
            let has_initializer = match self.kind(declaration) {
                AstKind::PropertyDefinition(property) => Some(property.value.is_some()),
                AstKind::AccessorProperty(property) => Some(property.value.is_some()),
                AstKind::TSPropertySignature(_) => Some(false),
                _ => None,
            };
            if let Some(has_initializer) = has_initializer {
                if let Some(ty) = self.type_from_effective_type_node(declaration) {
                    return Some(self.instantiate_if(ty, self.symbol(symbol).links.mapper.get()));
                }
                return has_initializer.then(|| self.type_of_expression(left));
            }
        }
        Some(self.type_of_expression(left))
    }

    /// Whether the assignment declares a property of a function, `f.x = …`.
    fn is_declaring_assignment(&self, assignment: NodeRef) -> bool {
        self.symbol_of_node(assignment)
            .is_some_and(|symbol| self.symbol(symbol).flags.get().contains(SymbolFlags::ASSIGNMENT))
    }

    /// What the annotation of a function variable says about its property.
    /// TypeScript: getContextualTypeForAssignmentDeclaration
    fn contextual_type_for_expando(&self, left: NodeRef) -> Option<TypeId> {
        let AstKind::StaticMemberExpression(member) = self.kind(left) else { return None };
        let Expression::Identifier(object) = &member.object else { return None };
        let name = self.intern(&object.name);
        let symbol = self.resolve_name(left.at(object.node_id()), name, SymbolFlags::VALUE)?;
        let declaration = self.symbol(symbol).value_declaration.get()?;
        let annotated = self.type_from_effective_type_node(declaration)?;
        let property = self.intern(&member.property.name);
        self.type_of_property_of_contextual_type(annotated, property, None)
    }

    /// TypeScript: getSymbolForExpression
    fn symbol_for_assignment_target(&self, left: NodeRef, target: &AssignmentTarget<'p>) -> Option<SymbolId> {
        let property = |object: &Expression<'p>, name: Name| {
            self.property_of_type(self.type_of_expression(left.at(object.node_id())), name)
        };
        match target.as_simple_assignment_target()? {
            SimpleAssignmentTarget::AssignmentTargetIdentifier(identifier) => {
                self.resolve_name(left, self.intern(&identifier.name), SymbolFlags::VALUE)
            }
            SimpleAssignmentTarget::StaticMemberExpression(member) => {
                property(&member.object, self.intern(&member.property.name))
            }
            SimpleAssignmentTarget::PrivateFieldExpression(member) => {
                let object = self.type_of_expression(left.at(member.object.node_id()));
                self.private_identifier_property_of_type(object, left.at(member.field.node_id()))
            }
            SimpleAssignmentTarget::ComputedMemberExpression(member) => {
                let key = self.check_expression_cached(left.at(member.expression.node_id()));
                property(&member.object, self.property_name_from_type(key)?)
            }
            _ => None,
        }
    }
}

/// Whether TypeScript takes the assignment for one that may declare a property: `a.b.c = …`.
/// TypeScript: getAssignmentDeclarationKind
fn is_assignment_declaration(assignment: &AssignmentExpression<'_>) -> bool {
    if assignment.operator != AssignmentOperator::Assign {
        return false;
    }
    match &assignment.left {
        AssignmentTarget::StaticMemberExpression(member) => is_bindable_static_name(&member.object),
        AssignmentTarget::ComputedMemberExpression(member) => is_bindable_static_name(&member.object),
        _ => false,
    }
}

/// A name, or a chain of accesses to one by names and literals. TypeScript: isBindableStaticNameExpression
fn is_bindable_static_name(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::Identifier(_) => true,
        Expression::StaticMemberExpression(member) => {
            member.property.name != "prototype" && is_bindable_static_name(&member.object)
        }
        Expression::ComputedMemberExpression(member) => {
            matches!(member.expression, Expression::StringLiteral(_) | Expression::NumericLiteral(_))
                && is_bindable_static_name(&member.object)
        }
        _ => false,
    }
}
