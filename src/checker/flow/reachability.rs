//! Which points control can get to at all.

use oxc_ast::AstKind;
use oxc_ast::ast::LogicalOperator;
use oxc_syntax::node::NodeId;

use super::graph::{Flow, FlowKind};
use super::tree::Tree;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;

impl<'p> Checker<'p> {
    /// Whether control can get behind the last statement of a function. TypeScript: functionHasImplicitReturn
    pub fn function_has_implicit_return(&self, function: NodeRef) -> bool {
        self.end_flow_reachable(function)
    }

    /// Whether control can get to the end of a function (its `Function` or arrow node) or file.
    pub fn end_flow_reachable(&self, container: NodeRef) -> bool {
        self.file_flow(container.file).end_of(container.node).is_some_and(|end| self.is_reachable_flow_node(end))
    }

    /// Whether control can get to a point. TypeScript: isReachableFlowNode
    pub(super) fn is_reachable_flow_node(&self, flow: Flow<'p>) -> bool {
        let result = self.is_reachable_flow_node_worker(flow, false);
        if self.tainted.get().is_none() {
            self.flow.last_reachable.set(Some((flow.id, result)));
        }
        result
    }

    /// TypeScript: isReachableFlowNodeWorker
    fn is_reachable_flow_node_worker(&self, flow: Flow<'p>, is_looked_up: bool) -> bool {
        let mut flow = flow;
        let mut is_looked_up = is_looked_up;
        loop {
            if let Some((last, result)) = self.flow.last_reachable.get()
                && last == flow.id
            {
                return result;
            }
            if flow.is_shared() && !is_looked_up {
                return self.is_reachable_shared_flow_node(flow);
            }
            is_looked_up = false;
            flow = match &flow.kind {
                FlowKind::Assignment { antecedent, .. }
                | FlowKind::Condition { antecedent, .. }
                | FlowKind::ArrayMutation { antecedent, .. } => antecedent,
                FlowKind::Call { node, antecedent } => {
                    if self.call_never_returns(*node) {
                        return false;
                    }
                    antecedent
                }
                FlowKind::Branch(antecedents) => {
                    return antecedents
                        .get()
                        .iter()
                        .any(|antecedent| self.is_reachable_flow_node_worker(antecedent, false));
                }
                // A loop is entered before it is run again.
                FlowKind::Loop(antecedents) => match antecedents.get().first() {
                    Some(entry) => entry,
                    None => return false,
                },
                FlowKind::SwitchClause { clauses, antecedent } => {
                    if clauses.is_none_taken() && self.is_exhaustive_switch_statement(clauses.switch) {
                        return false;
                    }
                    antecedent
                }
                FlowKind::Reduce { target, antecedents, antecedent } => {
                    self.flow.last_reachable.set(None);
                    return target
                        .with_antecedents(antecedents, || self.is_reachable_flow_node_worker(antecedent, false));
                }
                FlowKind::Start { .. } => return true,
                FlowKind::Unreachable => return false,
            };
        }
    }

    fn is_reachable_shared_flow_node(&self, flow: Flow<'p>) -> bool {
        if let Some(&known) = self.flow.reachable.borrow().get(&flow.id) {
            return known;
        }
        let (result, tainted) = self.decide(|| self.is_reachable_flow_node_worker(flow, true));
        match tainted {
            Some(unsupported) => self.taint(unsupported),
            None => {
                self.flow.reachable.borrow_mut().insert(flow.id, result);
            }
        }
        result
    }

    /// Whether nothing comes after a call: it returns `never`, or asserts what is false.
    fn call_never_returns(&self, node: NodeRef) -> bool {
        let AstKind::CallExpression(call) = self.kind(node) else { return false };
        let Some(signature) = self.effects_signature(node) else { return false };
        if let Some(predicate) = self.type_predicate_of_signature(signature)
            && predicate.asserts
            && predicate.ty.is_none()
            && let Some(argument) = predicate.parameter_index.and_then(|index| call.arguments.get(index))
            && self.tree(node.file).is_false_expression(argument.node_id())
        {
            return true;
        }
        let return_type = self.return_type_of_signature(signature);
        if self.is_unsupported(return_type) {
            self.taint(return_type);
        }
        self.flags(return_type).intersects(TypeFlags::NEVER)
    }
}

impl Tree<'_> {
    /// TypeScript: isFalseExpression
    fn is_false_expression(self, node: NodeId) -> bool {
        let node = self.skip_parentheses(node);
        match self.kind(node) {
            AstKind::BooleanLiteral(literal) => !literal.value,
            AstKind::LogicalExpression(logical) => {
                let left = || self.is_false_expression(self.of(&logical.left));
                let right = || self.is_false_expression(self.of(&logical.right));
                match logical.operator {
                    LogicalOperator::And => left() || right(),
                    LogicalOperator::Or => left() && right(),
                    LogicalOperator::Coalesce => false,
                }
            }
            _ => false,
        }
    }
}
