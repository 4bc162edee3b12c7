//! Flow through conditions: `&&`, `||`, `??` and their assignments, `!`, `?:`, and optional chains.

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentOperator, CallExpression, ConditionalExpression, Expression, LogicalOperator};
use oxc_syntax::node::NodeId;

use super::{FlowBinder, Label, is_logical_assignment};
use crate::checker::flow::tree::Tree;

impl<'p> FlowBinder<'p> {
    /// TypeScript: doWithConditionalBranches
    fn with_branches(&mut self, true_target: Label, false_target: Label, bind: impl FnOnce(&mut Self)) {
        let saved = (self.true_target, self.false_target);
        (self.true_target, self.false_target) = (Some(true_target), Some(false_target));
        bind(self);
        (self.true_target, self.false_target) = saved;
    }

    /// TypeScript: bindCondition
    pub(super) fn bind_condition(&mut self, node: Option<NodeId>, true_target: Label, false_target: Label) {
        let Some(node) = node else {
            self.add_condition(None, true_target, false_target);
            return;
        };
        self.with_branches(true_target, false_target, |binder| binder.bind(node));
        let tree = self.tree;
        let is_branching = tree.is_logical_assignment_expression(node)
            || tree.is_logical_expression(node)
            || tree.is_optional_chain(node) && tree.is_outermost_optional_chain(node);
        if !is_branching {
            self.add_condition(Some(node), true_target, false_target);
        }
    }

    /// `!x`: what is true of `x` is false of it. TypeScript: bindPrefixUnaryExpressionFlow
    pub(super) fn bind_negation(&mut self, operand: &Expression<'p>) {
        std::mem::swap(&mut self.true_target, &mut self.false_target);
        self.bind_expression(operand);
        std::mem::swap(&mut self.true_target, &mut self.false_target);
    }

    /// Binds an expression whose branches meet again right behind it, unless a condition around it takes them.
    fn bind_branching(&mut self, node: NodeId, resets_effects: bool, bind: impl FnOnce(&mut Self, Label, Label)) {
        if self.tree.is_top_level_logical_expression(node) {
            let post_expression = self.branch_label();
            let saved_current = self.current;
            let saved_effects = self.has_effects;
            if resets_effects {
                self.has_effects = false;
            }
            bind(self, post_expression, post_expression);
            self.current = if self.has_effects { self.finish_label(post_expression) } else { saved_current };
            self.has_effects |= saved_effects;
            return;
        }
        // Below the top level a condition has always set both. Should one be missing, the branches lead nowhere.
        let true_target = self.true_target.unwrap_or_else(|| self.branch_label());
        let false_target = self.false_target.unwrap_or_else(|| self.branch_label());
        bind(self, true_target, false_target);
    }

    /// A logical expression or assignment.
    pub(super) fn bind_logical(&mut self, node: NodeId) {
        self.bind_branching(node, true, |binder, true_target, false_target| {
            binder.bind_logical_like(node, true_target, false_target);
        });
    }

    /// TypeScript: bindLogicalLikeExpression
    fn bind_logical_like(&mut self, node: NodeId, true_target: Label, false_target: Label) {
        let (left, right, is_and, assigns) = match self.tree.kind(node) {
            AstKind::LogicalExpression(logical) => (
                self.tree.of(&logical.left),
                self.tree.of(&logical.right),
                logical.operator == LogicalOperator::And,
                false,
            ),
            AstKind::AssignmentExpression(assignment) => (
                assignment.left.node_id(),
                self.tree.of(&assignment.right),
                assignment.operator == AssignmentOperator::LogicalAnd,
                true,
            ),
            _ => return,
        };
        let pre_right = self.branch_label();
        if is_and {
            self.bind_condition(Some(left), pre_right, false_target);
        } else {
            self.bind_condition(Some(left), true_target, pre_right);
        }
        self.current = self.finish_label(pre_right);
        if assigns {
            self.with_branches(true_target, false_target, |binder| binder.bind(right));
            self.bind_assignment_target(left);
            self.add_condition(Some(node), true_target, false_target);
        } else {
            self.bind_condition(Some(right), true_target, false_target);
        }
    }

    /// TypeScript: bindConditionalExpressionFlow
    pub(super) fn bind_conditional(&mut self, conditional: &ConditionalExpression<'p>) {
        let when_true = self.branch_label();
        let when_false = self.branch_label();
        let post_expression = self.branch_label();
        let saved_current = self.current;
        let saved_effects = std::mem::replace(&mut self.has_effects, false);
        self.bind_condition(Some(self.tree.of(&conditional.test)), when_true, when_false);
        self.current = self.finish_label(when_true);
        self.bind_expression(&conditional.consequent);
        self.add_current(post_expression);
        self.current = self.finish_label(when_false);
        self.bind_expression(&conditional.alternate);
        self.add_current(post_expression);
        self.current = if self.has_effects { self.finish_label(post_expression) } else { saved_current };
        self.has_effects |= saved_effects;
    }

    /// Effects are not forgotten here, unlike for logical expressions; that is TypeScript's habit.
    /// TypeScript: bindOptionalChainFlow
    pub(super) fn bind_optional_chain_flow(&mut self, node: NodeId) {
        self.bind_branching(node, false, |binder, true_target, false_target| {
            binder.bind_optional_chain(node, true_target, false_target);
        });
    }

    /// TypeScript: bindOptionalChain
    fn bind_optional_chain(&mut self, node: NodeId, true_target: Label, false_target: Label) {
        let pre_chain = self.tree.is_optional_chain_root(node).then(|| self.branch_label());
        if let Some(operand) = self.tree.operand(node) {
            self.bind_optional_operand(operand, pre_chain.unwrap_or(true_target), false_target);
        }
        if let Some(pre_chain) = pre_chain {
            self.current = self.finish_label(pre_chain);
        }
        self.with_branches(true_target, false_target, |binder| binder.bind_optional_chain_rest(node));
        if self.tree.is_outermost_optional_chain(node) {
            self.add_condition(Some(node), true_target, false_target);
        }
    }

    /// TypeScript: bindOptionalExpression
    fn bind_optional_operand(&mut self, node: NodeId, true_target: Label, false_target: Label) {
        self.with_branches(true_target, false_target, |binder| binder.bind(node));
        if !self.tree.is_optional_chain(node) || self.tree.is_outermost_optional_chain(node) {
            self.add_condition(Some(node), true_target, false_target);
        }
    }

    /// TypeScript: bindOptionalChainRest
    fn bind_optional_chain_rest(&mut self, node: NodeId) {
        match self.tree.kind(node) {
            AstKind::ComputedMemberExpression(access) => self.bind_expression(&access.expression),
            AstKind::CallExpression(call) => self.bind_call_rest(call),
            _ => {}
        }
    }

    fn bind_call_rest(&mut self, call: &CallExpression<'p>) {
        self.bind_optional(call.type_arguments.as_ref().map(|arguments| arguments.node_id()));
        for argument in &call.arguments {
            self.bind(self.tree.unchained(argument.node_id()));
        }
    }

    /// TypeScript: bindCallExpressionFlow
    pub(super) fn bind_call(&mut self, node: NodeId, call: &CallExpression<'p>) {
        let callee = self.tree.of(&call.callee);
        if self.tree.is_optional_chain(node) {
            self.bind_optional_chain_flow(node);
        } else if self.tree.is_function_expression(self.tree.skip_parentheses(callee)) {
            // The function runs after its arguments.
            self.bind_call_rest(call);
            self.bind(callee);
        } else {
            self.bind_each_child(node);
            if matches!(call.callee, Expression::Super(_)) {
                self.bind_flow_call(node);
            }
        }
        if let AstKind::StaticMemberExpression(access) = self.tree.kind(callee)
            && matches!(access.property.name.as_str(), "push" | "unshift")
            && self.tree.is_narrowable_operand(self.tree.of(&access.object))
        {
            self.mutate_array(node);
        }
    }
}

impl Tree<'_> {
    /// TypeScript: isLogicalAssignmentExpression
    fn is_logical_assignment_expression(self, node: NodeId) -> bool {
        matches!(self.kind(self.skip_parentheses(node)), AstKind::AssignmentExpression(assignment)
            if is_logical_assignment(assignment.operator))
    }

    /// TypeScript: isLogicalExpression
    fn is_logical_expression(self, node: NodeId) -> bool {
        let mut node = node;
        loop {
            node = match self.kind(node) {
                AstKind::ParenthesizedExpression(inner) => self.of(&inner.expression),
                AstKind::LogicalExpression(_) => return true,
                _ => match self.negated(node) {
                    Some(operand) => operand,
                    None => return false,
                },
            };
        }
    }

    /// Whether the branches of an expression are nobody's but its own. TypeScript: isTopLevelLogicalExpression
    fn is_top_level_logical_expression(self, node: NodeId) -> bool {
        let mut node = node;
        let mut parent = self.parent(node);
        while matches!(self.kind(parent), AstKind::ParenthesizedExpression(_)) || self.negated(parent) == Some(node) {
            node = parent;
            parent = self.parent(node);
        }
        let goes_on = self.is_statement_condition(node, parent)
            || self.is_logical_expression(parent)
            || self.is_optional_chain(parent) && self.operand(parent) == Some(node);
        !goes_on
    }

    /// TypeScript: isStatementCondition
    fn is_statement_condition(self, node: NodeId, parent: NodeId) -> bool {
        match self.kind(parent) {
            AstKind::IfStatement(statement) => self.of(&statement.test) == node,
            AstKind::WhileStatement(statement) => self.of(&statement.test) == node,
            AstKind::DoWhileStatement(statement) => self.of(&statement.test) == node,
            AstKind::ForStatement(statement) => statement.test.as_ref().is_some_and(|test| self.of(test) == node),
            AstKind::ConditionalExpression(conditional) => self.of(&conditional.test) == node,
            _ => false,
        }
    }
}
