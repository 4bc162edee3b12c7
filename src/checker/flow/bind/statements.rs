//! Flow through statements.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    DoWhileStatement, Expression, ForInStatement, ForOfStatement, ForStatement, ForStatementLeft, IfStatement,
    LabelIdentifier, LabeledStatement, Statement, SwitchStatement, TryStatement, WhileStatement,
};
use oxc_syntax::node::NodeId;

use super::{ActiveLabel, FlowBinder, Label};
use crate::checker::flow::graph::{Flow, FlowKind, SwitchClauses};

impl<'p> FlowBinder<'p> {
    /// Binds a statement that steers flow; false when `node` is none.
    pub(super) fn bind_statement(&mut self, node: NodeId, kind: AstKind<'p>) -> bool {
        match kind {
            AstKind::BlockStatement(block) => self.bind_functions_first(&block.body),
            AstKind::FunctionBody(body) => self.bind_functions_first(&body.statements),
            AstKind::WhileStatement(statement) => self.bind_while(node, statement),
            AstKind::DoWhileStatement(statement) => self.bind_do(node, statement),
            AstKind::ForStatement(statement) => self.bind_for(node, statement),
            AstKind::ForInStatement(statement) => self.bind_for_in(node, statement),
            AstKind::ForOfStatement(statement) => self.bind_for_of(node, statement),
            AstKind::IfStatement(statement) => self.bind_if(statement),
            AstKind::ReturnStatement(statement) => {
                self.bind_return_or_throw(statement.argument.as_ref());
                if let Some(target) = self.targets.returns {
                    self.add_current(target);
                }
                self.stop();
            }
            AstKind::ThrowStatement(statement) => {
                self.bind_return_or_throw(Some(&statement.argument));
                self.stop();
            }
            AstKind::BreakStatement(statement) => self.bind_jump(statement.label.as_ref(), true),
            AstKind::ContinueStatement(statement) => self.bind_jump(statement.label.as_ref(), false),
            AstKind::TryStatement(statement) => self.bind_try(statement),
            AstKind::SwitchStatement(statement) => self.bind_switch(node, statement),
            AstKind::LabeledStatement(statement) => self.bind_labeled(statement),
            AstKind::ExpressionStatement(statement) => {
                self.bind_expression(&statement.expression);
                self.bind_call_statement(self.tree.of(&statement.expression));
            }
            _ => return false,
        }
        true
    }

    /// Nothing comes after the current point.
    fn stop(&mut self) {
        self.current = self.unreachable;
        self.has_effects = true;
    }

    /// TypeScript: bindReturnOrThrow
    fn bind_return_or_throw(&mut self, argument: Option<&Expression<'p>>) {
        if let Some(argument) = argument {
            self.bind_expression(argument);
        }
    }

    /// A call that stands alone may be an assertion, or never return. TypeScript: maybeBindExpressionFlowIfCall
    pub(super) fn bind_call_statement(&mut self, node: NodeId) {
        if let AstKind::CallExpression(call) = self.tree.kind(node)
            && !matches!(call.callee, Expression::Super(_))
            && self.tree.is_dotted_name(self.tree.of(&call.callee))
        {
            self.bind_flow_call(node);
        }
    }

    /// TypeScript: bindIterativeStatement
    fn bind_body(&mut self, body: &Statement<'p>, break_target: Label, continue_target: Label) {
        let saved = (self.targets.breaks, self.targets.continues);
        self.targets.breaks = Some(break_target);
        self.targets.continues = Some(continue_target);
        self.bind(body.node_id());
        (self.targets.breaks, self.targets.continues) = saved;
    }

    /// Makes `target` what `continue` with one of the statement's labels leads to. TypeScript: setContinueTarget
    fn set_continue_target(&mut self, statement: NodeId, target: Label) {
        let mut node = statement;
        for label in self.active_labels.iter_mut().rev() {
            node = self.tree.raw_parent(node);
            if !matches!(self.tree.kind(node), AstKind::LabeledStatement(_)) {
                break;
            }
            label.continue_target = Some(target);
        }
    }

    /// TypeScript: bindWhileStatement
    fn bind_while(&mut self, node: NodeId, statement: &WhileStatement<'p>) {
        let pre_while = self.loop_label();
        self.set_continue_target(node, pre_while);
        let pre_body = self.branch_label();
        let post_while = self.branch_label();
        self.add_current(pre_while);
        self.current = self.label_node(pre_while);
        self.bind_condition(Some(self.tree.of(&statement.test)), pre_body, post_while);
        self.current = self.finish_label(pre_body);
        self.bind_body(&statement.body, post_while, pre_while);
        self.add_current(pre_while);
        self.current = self.finish_label(post_while);
    }

    /// TypeScript: bindDoStatement
    fn bind_do(&mut self, node: NodeId, statement: &DoWhileStatement<'p>) {
        let pre_do = self.loop_label();
        let pre_condition = self.branch_label();
        self.set_continue_target(node, pre_condition);
        let post_do = self.branch_label();
        self.add_current(pre_do);
        self.current = self.label_node(pre_do);
        self.bind_body(&statement.body, post_do, pre_condition);
        self.add_current(pre_condition);
        self.current = self.finish_label(pre_condition);
        self.bind_condition(Some(self.tree.of(&statement.test)), pre_do, post_do);
        self.current = self.finish_label(post_do);
    }

    /// TypeScript: bindForStatement
    fn bind_for(&mut self, node: NodeId, statement: &ForStatement<'p>) {
        let pre_loop = self.loop_label();
        self.set_continue_target(node, pre_loop);
        let pre_body = self.branch_label();
        let pre_incrementor = self.branch_label();
        let post_loop = self.branch_label();
        self.bind_optional(statement.init.as_ref().map(|init| self.tree.unchained(init.node_id())));
        self.add_current(pre_loop);
        self.current = self.label_node(pre_loop);
        self.bind_condition(statement.test.as_ref().map(|test| self.tree.of(test)), pre_body, post_loop);
        self.current = self.finish_label(pre_body);
        self.bind_body(&statement.body, post_loop, pre_incrementor);
        self.add_current(pre_incrementor);
        self.current = self.finish_label(pre_incrementor);
        self.bind_optional(statement.update.as_ref().map(|update| self.tree.of(update)));
        self.add_current(pre_loop);
        self.current = self.finish_label(post_loop);
    }

    fn bind_for_in(&mut self, node: NodeId, statement: &ForInStatement<'p>) {
        self.bind_for_in_or_of(node, &statement.left, &statement.right, &statement.body);
    }

    fn bind_for_of(&mut self, node: NodeId, statement: &ForOfStatement<'p>) {
        self.bind_for_in_or_of(node, &statement.left, &statement.right, &statement.body);
    }

    /// TypeScript: bindForInOrForOfStatement
    fn bind_for_in_or_of(
        &mut self,
        node: NodeId,
        left: &ForStatementLeft<'p>,
        right: &Expression<'p>,
        body: &Statement<'p>,
    ) {
        let pre_loop = self.loop_label();
        self.set_continue_target(node, pre_loop);
        let post_loop = self.branch_label();
        self.bind_expression(right);
        self.add_current(pre_loop);
        self.current = self.label_node(pre_loop);
        self.add_current(post_loop);
        self.bind(left.node_id());
        if !matches!(left, ForStatementLeft::VariableDeclaration(_)) {
            self.bind_assignment_target(left.node_id());
        }
        self.bind_body(body, post_loop, pre_loop);
        self.add_current(pre_loop);
        self.current = self.finish_label(post_loop);
    }

    /// TypeScript: bindIfStatement
    fn bind_if(&mut self, statement: &IfStatement<'p>) {
        let then = self.branch_label();
        let otherwise = self.branch_label();
        let post_if = self.branch_label();
        self.bind_condition(Some(self.tree.of(&statement.test)), then, otherwise);
        self.current = self.finish_label(then);
        self.bind(statement.consequent.node_id());
        self.add_current(post_if);
        self.current = self.finish_label(otherwise);
        self.bind_optional(statement.alternate.as_ref().map(Statement::node_id));
        self.add_current(post_if);
        self.current = self.finish_label(post_if);
    }

    /// TypeScript: bindBreakOrContinueStatement
    fn bind_jump(&mut self, label: Option<&LabelIdentifier<'p>>, is_break: bool) {
        let target = match label {
            Some(label) => {
                let active = self.active_labels.iter().rev().find(|active| active.name == label.name.as_str());
                active.and_then(|active| if is_break { Some(active.break_target) } else { active.continue_target })
            }
            None if is_break => self.targets.breaks,
            None => self.targets.continues,
        };
        if let Some(target) = target {
            self.add_current(target);
            self.stop();
        }
    }

    /// TypeScript: bindTryStatement
    fn bind_try(&mut self, statement: &TryStatement<'p>) {
        let saved = self.targets;
        let normal_exit = self.branch_label();
        let return_label = self.branch_label();
        let mut exception = self.branch_label();
        if statement.finalizer.is_some() {
            self.targets.returns = Some(return_label);
        }
        self.add_current(exception);
        self.targets.exceptions = Some(exception);
        self.bind(statement.block.node_id());
        self.add_current(normal_exit);
        if let Some(handler) = &statement.handler {
            self.current = self.finish_label(exception);
            exception = self.branch_label();
            self.add_current(exception);
            self.targets.exceptions = Some(exception);
            self.bind(handler.node_id());
            self.add_current(normal_exit);
        }
        self.targets.returns = saved.returns;
        self.targets.exceptions = saved.exceptions;
        match &statement.finalizer {
            Some(finalizer) => self.bind_finally(finalizer.node_id(), normal_exit, exception, return_label),
            None => self.current = self.finish_label(normal_exit),
        }
    }

    /// All ways into a `finally` block meet in one label; behind it, each way out sees only those that lead there.
    fn bind_finally(&mut self, finalizer: NodeId, normal_exit: Label, exception: Label, return_label: Label) {
        let finally = self.branch_label();
        for label in [normal_exit, exception, return_label] {
            let antecedents = self.labels[label.0].antecedents.clone();
            self.labels[finally.0].antecedents.extend(antecedents);
        }
        self.current = self.label_node(finally);
        self.bind(finalizer);
        if self.current.is_unreachable() {
            return;
        }
        let end = self.current;
        if let Some(target) = self.targets.returns
            && self.has_antecedents(return_label)
        {
            let reduced = self.reduce(finally, return_label, end);
            self.add_antecedent(target, reduced);
        }
        if let Some(target) = self.targets.exceptions
            && self.has_antecedents(exception)
        {
            let reduced = self.reduce(finally, exception, end);
            self.add_antecedent(target, reduced);
        }
        self.current =
            if self.has_antecedents(normal_exit) { self.reduce(finally, normal_exit, end) } else { self.unreachable };
    }

    /// TypeScript: createReduceLabel
    fn reduce(&mut self, target: Label, ways: Label, antecedent: Flow<'p>) -> Flow<'p> {
        let antecedents = self.bump.alloc_slice_copy(&self.labels[ways.0].antecedents);
        self.create(FlowKind::Reduce { target: self.label_node(target), antecedents, antecedent })
    }

    /// TypeScript: bindSwitchStatement
    fn bind_switch(&mut self, node: NodeId, statement: &SwitchStatement<'p>) {
        let post_switch = self.branch_label();
        self.bind_expression(&statement.discriminant);
        let saved_break = self.targets.breaks.replace(post_switch);
        let saved_pre_switch = std::mem::replace(&mut self.pre_switch_case, self.current);
        self.bind_cases(node, statement);
        self.add_current(post_switch);
        if statement.cases.iter().all(|case| case.test.is_some()) {
            let none_taken = self.switch_clause(node, 0, 0);
            self.add_antecedent(post_switch, none_taken);
        }
        self.targets.breaks = saved_break;
        self.pre_switch_case = saved_pre_switch;
        self.current = self.finish_label(post_switch);
    }

    /// TypeScript: createFlowSwitchClause
    fn switch_clause(&mut self, switch: NodeId, start: usize, end: usize) -> Flow<'p> {
        let antecedent = self.pre_switch_case;
        antecedent.reference();
        let clauses = SwitchClauses { switch: self.reference(switch), start, end };
        self.create(FlowKind::SwitchClause { clauses, antecedent })
    }

    /// TypeScript: bindCaseBlock
    fn bind_cases(&mut self, node: NodeId, statement: &SwitchStatement<'p>) {
        let discriminant = self.tree.of(&statement.discriminant);
        let is_narrowing =
            self.tree.boolean_literal(discriminant) == Some(true) || self.tree.is_narrowing_expression(discriminant);
        let cases = &statement.cases;
        let mut fallthrough = self.unreachable;
        let mut index = 0;
        while index < cases.len() {
            let start = index;
            while cases[index].consequent.is_empty() && index + 1 < cases.len() {
                if fallthrough.is_unreachable() {
                    self.current = self.pre_switch_case;
                }
                self.bind_case(&cases[index]);
                index += 1;
            }
            let pre_case = self.branch_label();
            let entry = if is_narrowing { self.switch_clause(node, start, index + 1) } else { self.pre_switch_case };
            self.add_antecedent(pre_case, entry);
            self.add_antecedent(pre_case, fallthrough);
            self.current = self.finish_label(pre_case);
            self.bind_case(&cases[index]);
            fallthrough = self.current;
            index += 1;
        }
    }

    /// The test runs before any clause is entered. TypeScript: bindCaseClause
    fn bind_case(&mut self, case: &oxc_ast::ast::SwitchCase<'p>) {
        if let Some(test) = &case.test {
            let saved = std::mem::replace(&mut self.current, self.pre_switch_case);
            self.bind_expression(test);
            self.current = saved;
        }
        for statement in &case.consequent {
            self.bind(statement.node_id());
        }
    }

    /// TypeScript: bindLabeledStatement
    fn bind_labeled(&mut self, statement: &'p LabeledStatement<'p>) {
        let post_statement = self.branch_label();
        self.active_labels.push(ActiveLabel {
            name: statement.label.name.as_str(),
            break_target: post_statement,
            continue_target: None,
        });
        self.bind(statement.body.node_id());
        self.active_labels.pop();
        self.add_current(post_statement);
        self.current = self.finish_label(post_statement);
    }
}
