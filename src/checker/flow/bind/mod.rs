//! The binder of control flow: one pass over a file makes its flow graph.
//!
//! It follows TypeScript's binder step by step, because types depend on its order and on its habits: `has_effects` is
//! never reset between functions, so whether `a?.b` makes a label depends on all that was bound before it in the file.
//! That is why a file is bound as a whole, and not function by function.

mod assignments;
mod conditions;
mod containers;
mod statements;
#[cfg(test)]
mod tests;

use bumpalo::Bump;
use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentOperator, Expression, UnaryOperator};
use oxc_syntax::node::NodeId;

use super::graph::{FileFlow, Flow, FlowKind, FlowNode};
use super::tree::Tree;
use crate::base::{FileId, NodeRef};

/// A label under construction: its place in the binder's list.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Label(usize);

/// A label's node, and its antecedents so far.
struct OpenLabel<'p> {
    node: Flow<'p>,
    antecedents: Vec<Flow<'p>>,
}

/// A statement label in scope.
struct ActiveLabel<'p> {
    name: &'p str,
    break_target: Label,
    continue_target: Option<Label>,
}

/// Where `break`, `continue`, `return` and exceptions lead, and how a condition branches.
#[derive(Clone, Copy, Default)]
struct Targets {
    breaks: Option<Label>,
    continues: Option<Label>,
    returns: Option<Label>,
    exceptions: Option<Label>,
}

/// See the module.
struct FlowBinder<'p> {
    bump: &'p Bump,
    tree: Tree<'p>,
    file: FileId,
    next_id: u32,
    /// One past the last descendant of each node; nodes are numbered in depth-first order.
    ends_of_subtrees: Vec<u32>,
    labels: Vec<OpenLabel<'p>>,
    at: Vec<Option<Flow<'p>>>,
    ends: Vec<(NodeId, Flow<'p>)>,
    returns: Vec<(NodeId, Flow<'p>)>,
    unreachable: Flow<'p>,
    current: Flow<'p>,
    targets: Targets,
    true_target: Option<Label>,
    false_target: Option<Label>,
    active_labels: Vec<ActiveLabel<'p>>,
    pre_switch_case: Flow<'p>,
    /// Whether anything since the last reset changes what is known, so that a join cannot be left out.
    /// TypeScript: hasFlowEffects
    has_effects: bool,
}

/// Makes the flow graph of a file. Flow nodes are numbered from `first_id`; the number after the last comes back too.
pub(super) fn bind_file<'p>(bump: &'p Bump, tree: Tree<'p>, file: FileId, first_id: u32) -> (FileFlow<'p>, u32) {
    let unreachable: Flow<'p> = bump.alloc(FlowNode::new(first_id, FlowKind::Unreachable));
    let mut binder = FlowBinder {
        bump,
        tree,
        file,
        next_id: first_id + 1,
        ends_of_subtrees: ends_of_subtrees(tree),
        labels: Vec::new(),
        at: vec![None; tree.len()],
        ends: Vec::new(),
        returns: Vec::new(),
        unreachable,
        current: unreachable,
        targets: Targets::default(),
        true_target: None,
        false_target: None,
        active_labels: Vec::new(),
        pre_switch_case: unreachable,
        has_effects: false,
    };
    binder.bind(NodeId::ROOT);
    let next_id = binder.next_id;
    (binder.finish(), next_id)
}

/// One past the last descendant of each node.
fn ends_of_subtrees(tree: Tree<'_>) -> Vec<u32> {
    let mut ends: Vec<u32> = (1..).take(tree.len()).collect();
    for index in (1..tree.len()).rev() {
        let parent = tree.raw_parent(NodeId::from_usize(index)).index();
        ends[parent] = ends[parent].max(ends[index]);
    }
    ends
}

impl<'p> FlowBinder<'p> {
    fn finish(mut self) -> FileFlow<'p> {
        for label in &self.labels {
            if let Some(antecedents) = label.node.label_antecedents() {
                antecedents.set(self.bump.alloc_slice_copy(&label.antecedents));
            }
        }
        self.ends.sort_unstable_by_key(|entry| entry.0);
        self.returns.sort_unstable_by_key(|entry| entry.0);
        FileFlow {
            at: self.bump.alloc_slice_copy(&self.at),
            ends: self.bump.alloc_slice_copy(&self.ends),
            returns: self.bump.alloc_slice_copy(&self.returns),
        }
    }

    fn reference(&self, node: NodeId) -> NodeRef {
        NodeRef { file: self.file, node }
    }

    fn create(&mut self, kind: FlowKind<'p>) -> Flow<'p> {
        let id = self.next_id;
        self.next_id += 1;
        self.bump.alloc(FlowNode::new(id, kind))
    }

    /// TypeScript: createBranchLabel
    fn branch_label(&mut self) -> Label {
        let node = self.create(FlowKind::Branch(std::cell::Cell::new(&[])));
        self.open_label(node)
    }

    /// TypeScript: createLoopLabel
    fn loop_label(&mut self) -> Label {
        let node = self.create(FlowKind::Loop(std::cell::Cell::new(&[])));
        self.open_label(node)
    }

    fn open_label(&mut self, node: Flow<'p>) -> Label {
        self.labels.push(OpenLabel { node, antecedents: Vec::new() });
        Label(self.labels.len() - 1)
    }

    fn label_node(&self, label: Label) -> Flow<'p> {
        self.labels[label.0].node
    }

    fn has_antecedents(&self, label: Label) -> bool {
        !self.labels[label.0].antecedents.is_empty()
    }

    /// TypeScript: addAntecedent
    fn add_antecedent(&mut self, label: Label, antecedent: Flow<'p>) {
        let antecedents = &mut self.labels[label.0].antecedents;
        if !antecedent.is_unreachable() && !antecedents.iter().any(|known| std::ptr::eq(*known, antecedent)) {
            antecedents.push(antecedent);
            antecedent.reference();
        }
    }

    fn add_current(&mut self, label: Label) {
        self.add_antecedent(label, self.current);
    }

    /// The point behind a label that gets no more antecedents from earlier code. TypeScript: finishFlowLabel
    fn finish_label(&self, label: Label) -> Flow<'p> {
        match self.labels[label.0].antecedents.as_slice() {
            [] => self.unreachable,
            [only] => only,
            _ => self.label_node(label),
        }
    }

    /// TypeScript: createFlowCondition
    fn condition(&mut self, assume_true: bool, antecedent: Flow<'p>, expression: Option<NodeId>) -> Flow<'p> {
        if antecedent.is_unreachable() {
            return antecedent;
        }
        let Some(expression) = expression else {
            return if assume_true { antecedent } else { self.unreachable };
        };
        let contradicts = self.tree.boolean_literal(expression).is_some_and(|value| value != assume_true);
        if contradicts
            && !self.tree.is_expression_of_optional_chain_root(expression)
            && !self.is_in_nullish_coalesce(expression)
        {
            return self.unreachable;
        }
        if !self.tree.is_narrowing_expression(expression) {
            return antecedent;
        }
        antecedent.reference();
        self.create(FlowKind::Condition { expression: self.reference(expression), assume_true, antecedent })
    }

    fn is_in_nullish_coalesce(&self, expression: NodeId) -> bool {
        matches!(self.tree.parent_kind(expression), AstKind::LogicalExpression(logical)
            if logical.operator == oxc_syntax::operator::LogicalOperator::Coalesce)
    }

    /// Adds the points at which `expression` is true and false. No expression counts as true.
    fn add_condition(&mut self, expression: Option<NodeId>, true_target: Label, false_target: Label) {
        let when_true = self.condition(true, self.current, expression);
        self.add_antecedent(true_target, when_true);
        let when_false = self.condition(false, self.current, expression);
        self.add_antecedent(false_target, when_false);
    }

    /// Puts a mutation after the current point. TypeScript: createFlowMutation
    fn mutate(&mut self, kind: impl FnOnce(Flow<'p>) -> FlowKind<'p>) {
        let antecedent = self.current;
        antecedent.reference();
        self.has_effects = true;
        let kind = kind(antecedent);
        self.current = self.create(kind);
        if let Some(target) = self.targets.exceptions {
            self.add_current(target);
        }
    }

    fn mutate_array(&mut self, node: NodeId) {
        let node = self.reference(node);
        self.mutate(|antecedent| FlowKind::ArrayMutation { node, antecedent });
    }

    /// TypeScript: createFlowCall
    fn bind_flow_call(&mut self, call: NodeId) {
        let antecedent = self.current;
        antecedent.reference();
        self.has_effects = true;
        self.current = self.create(FlowKind::Call { node: self.reference(call), antecedent });
    }

    fn bind_optional(&mut self, node: Option<NodeId>) {
        if let Some(node) = node {
            self.bind(node);
        }
    }

    fn bind_expression(&mut self, expression: &Expression<'p>) {
        self.bind(self.tree.of(expression));
    }

    /// Binds all children in source order. TypeScript: bindEachChild
    fn bind_each_child(&mut self, node: NodeId) {
        let end = self.ends_of_subtrees[node.index()];
        let mut child = node.index() + 1;
        while child < end as usize {
            self.bind(NodeId::from_usize(child));
            child = self.ends_of_subtrees[child] as usize;
        }
    }

    /// TypeScript: bind, bindWorker
    fn bind(&mut self, node: NodeId) {
        let kind = self.tree.kind(node);
        self.record(node, kind);
        if let Some(container) = self.container_of(node, kind) {
            self.bind_container(node, container);
        } else {
            self.bind_children(node, kind);
        }
    }

    /// Remembers where a reference stands, before any of its parts runs.
    fn record(&mut self, node: NodeId, kind: AstKind<'p>) {
        let (place, is_recorded) = match kind {
            AstKind::IdentifierReference(_) | AstKind::ThisExpression(_) | AstKind::Super(_) => (node, true),
            AstKind::ImportMeta(_) | AstKind::NewTarget(_) => (node, true),
            AstKind::StaticMemberExpression(_)
            | AstKind::ComputedMemberExpression(_)
            | AstKind::PrivateFieldExpression(_) => {
                (node, !self.current.is_unreachable() && self.tree.is_narrowable_reference(node))
            }
            AstKind::TSQualifiedName(_) => (node, true),
            AstKind::ReturnStatement(_) => (node, !self.current.is_unreachable()),
            AstKind::ArrowFunctionExpression(_) | AstKind::Function(_) => {
                (node, self.tree.is_function_expression(node))
            }
            AstKind::MethodDefinition(method) => (method.value.node_id(), self.tree.is_expression_method(node)),
            AstKind::ObjectProperty(property) => (property.value.node_id(), self.tree.is_expression_method(node)),
            _ => return,
        };
        if is_recorded {
            self.at[place.index()] = Some(self.current);
        }
    }

    /// TypeScript: bindChildren
    fn bind_children(&mut self, node: NodeId, kind: AstKind<'p>) {
        if self.current.is_unreachable() {
            self.bind_each_child(node);
            return;
        }
        if self.bind_statement(node, kind) || self.bind_pattern(node, kind) {
            return;
        }
        match kind {
            AstKind::UnaryExpression(unary) => match unary.operator {
                UnaryOperator::LogicalNot => self.bind_negation(&unary.argument),
                UnaryOperator::Delete => self.bind_delete(&unary.argument),
                _ => self.bind_expression(&unary.argument),
            },
            AstKind::UpdateExpression(update) => {
                self.bind(update.argument.node_id());
                self.bind_assignment_target(update.argument.node_id());
            }
            AstKind::AssignmentExpression(assignment) if is_logical_assignment(assignment.operator) => {
                self.bind_logical(node);
            }
            AstKind::AssignmentExpression(assignment) => self.bind_assignment(node, assignment),
            AstKind::LogicalExpression(_) => self.bind_logical(node),
            AstKind::ConditionalExpression(conditional) => self.bind_conditional(conditional),
            AstKind::SequenceExpression(sequence) => {
                for expression in &sequence.expressions {
                    self.bind_expression(expression);
                    self.bind_call_statement(self.tree.of(expression));
                }
            }
            AstKind::StaticMemberExpression(_)
            | AstKind::ComputedMemberExpression(_)
            | AstKind::PrivateFieldExpression(_)
            | AstKind::TSNonNullExpression(_)
                if self.tree.is_optional_chain(node) =>
            {
                self.bind_optional_chain_flow(node);
            }
            AstKind::CallExpression(call) => self.bind_call(node, call),
            _ => self.bind_each_child(node),
        }
    }
}

/// `||=`, `&&=` or `??=`. TypeScript: isLogicalOrCoalescingAssignmentOperator
pub(super) fn is_logical_assignment(operator: AssignmentOperator) -> bool {
    matches!(
        operator,
        AssignmentOperator::LogicalOr | AssignmentOperator::LogicalAnd | AssignmentOperator::LogicalNullish
    )
}
