//! Flow through assignments and declarations, with their patterns and default values.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    AssignmentExpression, AssignmentOperator, AssignmentTarget, AssignmentTargetMaybeDefault, AssignmentTargetProperty,
    BindingPattern, Expression, FormalParameter, VariableDeclarator,
};
use oxc_syntax::node::NodeId;

use super::FlowBinder;
use crate::checker::flow::graph::FlowKind;

impl<'p> FlowBinder<'p> {
    /// Binds a declaration, or a part of a pattern that has an order of its own; false when `node` is none.
    pub(super) fn bind_pattern(&mut self, node: NodeId, kind: AstKind<'p>) -> bool {
        match kind {
            AstKind::VariableDeclarator(declarator) => self.bind_variable(node, declarator),
            AstKind::FormalParameter(parameter) => self.bind_parameter(parameter),
            AstKind::AssignmentPattern(pattern) => {
                self.bind_initializer(&pattern.right);
                self.bind(pattern.left.node_id());
            }
            // A default inside of an assignment pattern runs before the pattern that it fills.
            AstKind::AssignmentTargetWithDefault(target) => {
                if is_target_pattern(&target.binding) {
                    self.bind_expression(&target.init);
                    self.bind(target.binding.node_id());
                    self.bind_assignment_target(target.binding.node_id());
                } else {
                    self.bind_each_child(node);
                }
            }
            _ => return false,
        }
        true
    }

    /// TypeScript: bindVariableDeclarationFlow
    fn bind_variable(&mut self, node: NodeId, declarator: &VariableDeclarator<'p>) {
        self.bind_each_child(node);
        let statement = self.tree.raw_parent(self.tree.raw_parent(node));
        let is_loop_variable =
            matches!(self.tree.kind(statement), AstKind::ForInStatement(_) | AstKind::ForOfStatement(_));
        if declarator.init.is_some() || is_loop_variable {
            self.bind_initialized_variable(&declarator.id);
        }
    }

    /// TypeScript: bindInitializedVariableFlow
    fn bind_initialized_variable(&mut self, pattern: &BindingPattern<'p>) {
        match pattern {
            BindingPattern::BindingIdentifier(identifier) => self.assign(identifier.node_id()),
            BindingPattern::AssignmentPattern(pattern) => self.bind_initialized_variable(&pattern.left),
            BindingPattern::ObjectPattern(pattern) => {
                for property in &pattern.properties {
                    self.bind_initialized_variable(&property.value);
                }
                if let Some(rest) = &pattern.rest {
                    self.bind_initialized_variable(&rest.argument);
                }
            }
            BindingPattern::ArrayPattern(pattern) => {
                for element in pattern.elements.iter().flatten() {
                    self.bind_initialized_variable(element);
                }
                if let Some(rest) = &pattern.rest {
                    self.bind_initialized_variable(&rest.argument);
                }
            }
        }
    }

    fn assign(&mut self, node: NodeId) {
        let node = self.reference(node);
        self.mutate(|antecedent| FlowKind::Assignment { node, antecedent });
    }

    /// TypeScript: bindParameterFlow
    fn bind_parameter(&mut self, parameter: &FormalParameter<'p>) {
        for decorator in &parameter.decorators {
            self.bind(decorator.node_id());
        }
        self.bind_optional(parameter.type_annotation.as_ref().map(|annotation| annotation.node_id()));
        if let Some(initializer) = &parameter.initializer {
            self.bind_initializer(initializer);
        }
        self.bind(parameter.pattern.node_id());
    }

    /// A default value may or may not run. TypeScript: bindInitializer
    fn bind_initializer(&mut self, initializer: &Expression<'p>) {
        let entry = self.current;
        self.bind_expression(initializer);
        if entry.is_unreachable() || std::ptr::eq(entry, self.current) {
            return;
        }
        let exit = self.branch_label();
        self.add_antecedent(exit, entry);
        self.add_current(exit);
        self.current = self.finish_label(exit);
    }

    /// TypeScript: bindBinaryExpressionFlow, bindDestructuringAssignmentFlow
    pub(super) fn bind_assignment(&mut self, node: NodeId, assignment: &AssignmentExpression<'p>) {
        let left = assignment.left.node_id();
        self.bind(left);
        self.bind_expression(&assignment.right);
        self.bind_assignment_target(left);
        if assignment.operator == AssignmentOperator::Assign
            && let AssignmentTarget::ComputedMemberExpression(access) = &assignment.left
            && self.tree.is_narrowable_operand(self.tree.of(&access.object))
        {
            self.mutate_array(node);
        }
    }

    /// TypeScript: bindAssignmentTargetFlow, bindDestructuringTargetFlow
    pub(super) fn bind_assignment_target(&mut self, target: NodeId) {
        if self.tree.is_narrowable_reference(target) {
            self.assign(target);
            return;
        }
        match self.tree.kind(target) {
            AstKind::ArrayAssignmentTarget(pattern) => {
                for element in pattern.elements.iter().flatten() {
                    self.bind_destructuring_target(element);
                }
                if let Some(rest) = &pattern.rest {
                    self.bind_assignment_target(rest.target.node_id());
                }
            }
            AstKind::ObjectAssignmentTarget(pattern) => {
                for property in &pattern.properties {
                    match property {
                        AssignmentTargetProperty::AssignmentTargetPropertyIdentifier(property) => {
                            self.bind_assignment_target(property.binding.node_id());
                        }
                        AssignmentTargetProperty::AssignmentTargetPropertyProperty(property) => {
                            self.bind_destructuring_target(&property.binding);
                        }
                    }
                }
                if let Some(rest) = &pattern.rest {
                    self.bind_assignment_target(rest.target.node_id());
                }
            }
            _ => {}
        }
    }

    fn bind_destructuring_target(&mut self, target: &AssignmentTargetMaybeDefault<'p>) {
        match target {
            AssignmentTargetMaybeDefault::AssignmentTargetWithDefault(target) => {
                self.bind_assignment_target(target.binding.node_id());
            }
            target => self.bind_assignment_target(target.node_id()),
        }
    }

    /// TypeScript: bindDeleteExpressionFlow
    pub(super) fn bind_delete(&mut self, operand: &Expression<'p>) {
        let operand = self.tree.of(operand);
        self.bind(operand);
        if self.tree.is_property_access(operand) {
            self.bind_assignment_target(operand);
        }
    }
}

fn is_target_pattern(target: &AssignmentTarget<'_>) -> bool {
    matches!(target, AssignmentTarget::ArrayAssignmentTarget(_) | AssignmentTarget::ObjectAssignmentTarget(_))
}
