//! The type of a reference at a point: a walk backwards to what assigned it and what was found out about it.

use std::cell::{Cell, OnceCell, RefCell};

use oxc_ast::AstKind;
use oxc_span::GetSpan;
use rustc_hash::FxHashMap;

use super::TypeFacts;
use super::graph::{Flow, FlowKind};
use super::reference::Reference;
use super::state::FlowKey;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::TypeId;

/// How many labels and conditions may stand between a reference and the start, nested in each other.
const MAX_DEPTH: u32 = 2000;

/// How many labels and conditions may be visited for one module. Each assignment that reads what a hundred others before
/// it may have assigned asks for all of them, and ten thousand such assignments are hours.
const MAX_STEPS: u32 = 3_000_000;

/// A type on the way; incomplete while a loop below is still being resolved. TypeScript: `FlowType`
#[derive(Clone, Copy, Debug)]
pub(super) struct FlowType {
    pub ty: TypeId,
    pub is_incomplete: bool,
}

/// One question: the type of `reference` at some point.
pub(super) struct Analysis<'c, 'p> {
    pub checker: &'c Checker<'p>,
    pub reference: Reference<'p>,
    /// The reference's type as declared.
    pub declared: TypeId,
    /// Its type at the start of the flow container.
    pub initial: TypeId,
    /// The function or file whose start is the end of the walk; functions inside of it are walked out of.
    container: Option<NodeRef>,
    key: OnceCell<Option<FlowKey>>,
    depth: Cell<u32>,
    /// Answers at points that several others come after. The first one stays: where a loop asked about itself, that
    /// is the incomplete one. TypeScript: sharedFlowNodes, sharedFlowTypes
    shared: RefCell<FxHashMap<u32, FlowType>>,
}

impl<'p> Checker<'p> {
    /// The type of a reference where it stands. TypeScript: getFlowTypeOfReference
    ///
    /// `declared` is its type as declared, `initial` its type at the start of `flow_container` (the innermost function
    /// or file when none is given).
    pub fn flow_type_of_reference(
        &self,
        reference: NodeRef,
        declared: TypeId,
        initial: TypeId,
        flow_container: Option<NodeRef>,
    ) -> TypeId {
        if self.program.module(reference.file).is_declaration_file() {
            // Nothing runs there.
            return initial;
        }
        let reference = reference.at(self.tree(reference.file).unchained(reference.node));
        let Some(flow) = self.flow_node(reference) else { return declared };
        self.flow_type_at(Reference::Written(reference), declared, initial, flow_container, flow)
    }

    /// As [`Self::flow_type_of_reference`], at a given point.
    pub(super) fn flow_type_at(
        &self,
        reference: Reference<'p>,
        declared: TypeId,
        initial: TypeId,
        container: Option<NodeRef>,
        flow: Flow<'p>,
    ) -> TypeId {
        if self.is_unsupported(declared) {
            return declared;
        }
        self.flow.invocations.set(self.flow.invocations.get().wrapping_add(1));
        let analysis = Analysis {
            checker: self,
            reference,
            declared,
            initial,
            container,
            key: OnceCell::new(),
            depth: Cell::new(0),
            shared: RefCell::default(),
        };
        let (result, tainted) = self.decide(|| analysis.result(flow));
        tainted.unwrap_or(result)
    }
}

impl<'p> Analysis<'_, 'p> {
    fn result(&self, flow: Flow<'p>) -> TypeId {
        let checker = self.checker;
        let evolved = self.type_at_flow_node(flow).ty;
        let is_evolving = checker.object_flags(evolved).intersects(ObjectFlags::EVOLVING_ARRAY);
        let result = if is_evolving && self.is_evolving_array_operation_target() {
            checker.auto_array_type()
        } else {
            checker.finalize_evolving_array_type(evolved)
        };
        if result == checker.t.unreachable_never || self.is_asserted_non_null_away(result) {
            return self.declared;
        }
        result
    }

    fn is_evolving_array_operation_target(&self) -> bool {
        self.reference.written().is_some_and(|node| self.checker.is_evolving_array_operation_target(node))
    }

    /// `x!` where nothing but `null` and `undefined` is left of `x`: the author knows better.
    fn is_asserted_non_null_away(&self, ty: TypeId) -> bool {
        let checker = self.checker;
        let Some(node) = self.reference.written() else { return false };
        matches!(checker.tree(node.file).parent_kind(node.node), AstKind::TSNonNullExpression(_))
            && !checker.flags(ty).intersects(TypeFlags::NEVER)
            && checker.flags(checker.type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL)).intersects(TypeFlags::NEVER)
    }

    /// TypeScript: getOrSetCacheKey
    pub(super) fn key(&self) -> Option<&FlowKey> {
        self.key
            .get_or_init(|| self.checker.flow_cache_key(self.reference, self.declared, self.initial, self.container))
            .as_ref()
    }

    /// TypeScript: createFlowType
    pub(super) fn flow_type(&self, ty: TypeId, is_incomplete: bool) -> FlowType {
        let is_never = self.checker.flags(ty).intersects(TypeFlags::NEVER);
        FlowType { ty: if is_incomplete && is_never { self.checker.t.silent_never } else { ty }, is_incomplete }
    }

    pub(super) fn complete(ty: TypeId) -> FlowType {
        FlowType { ty, is_incomplete: false }
    }

    /// Whether an expression in the source means the reference at hand.
    pub(super) fn matches(&self, node: NodeRef) -> bool {
        self.checker.is_matching_reference(self.reference, Reference::Written(node))
    }

    /// Whether an optional chain in the source goes through the reference at hand.
    pub(super) fn is_in_optional_chain(&self, chain: NodeRef) -> bool {
        self.checker.optional_chain_contains_reference(chain, self.reference)
    }

    /// TypeScript: getTypeAtFlowNode
    pub(super) fn type_at_flow_node(&self, flow: Flow<'p>) -> FlowType {
        if self.depth.get() == MAX_DEPTH {
            return Self::complete(self.unknowable("control flow is nested too deeply"));
        }
        let steps = &self.checker.flow.steps;
        if steps.get() >= MAX_STEPS {
            return Self::complete(self.unknowable("control flow has too many ways to follow"));
        }
        steps.set(steps.get() + 1);
        self.depth.set(self.depth.get() + 1);
        let result = self.walk(flow);
        self.depth.set(self.depth.get() - 1);
        result
    }

    fn unknowable(&self, reason: &'static str) -> TypeId {
        let at = self.reference.written().map(|node| (node.file, self.checker.kind(node).span()));
        let unsupported = self.checker.unsupported(reason, at);
        self.checker.taint(unsupported);
        unsupported
    }

    /// Goes back to the first point that says something about the reference.
    fn walk(&self, flow: Flow<'p>) -> FlowType {
        let mut flow = flow;
        let mut last_shared = None;
        loop {
            if flow.is_shared() {
                if let Some(&known) = self.shared.borrow().get(&flow.id) {
                    return known;
                }
                last_shared = Some(flow.id);
            }
            match self.step(flow) {
                Step::Back(antecedent) => flow = antecedent,
                Step::Known(result) => {
                    if let Some(shared) = last_shared {
                        self.shared.borrow_mut().entry(shared).or_insert(result);
                    }
                    return result;
                }
            }
        }
    }

    fn step(&self, flow: Flow<'p>) -> Step<'p> {
        match &flow.kind {
            FlowKind::Assignment { node, antecedent } => {
                Step::known_or_back(self.type_at_flow_assignment(flow, *node, antecedent), antecedent)
            }
            FlowKind::Call { node, antecedent } => {
                Step::known_or_back(self.type_at_flow_call(*node, antecedent), antecedent)
            }
            FlowKind::ArrayMutation { node, antecedent } => {
                Step::known_or_back(self.type_at_flow_array_mutation(*node, antecedent), antecedent)
            }
            FlowKind::Condition { expression, assume_true, antecedent } => {
                Step::Known(self.type_at_flow_condition(*expression, *assume_true, antecedent))
            }
            FlowKind::SwitchClause { clauses, antecedent } => {
                Step::Known(self.type_at_switch_clause(*clauses, antecedent))
            }
            FlowKind::Branch(antecedents) => match antecedents.get() {
                &[only] => Step::Back(only),
                antecedents => Step::Known(self.type_at_flow_branch_label(antecedents)),
            },
            FlowKind::Loop(antecedents) => match antecedents.get() {
                &[only] => Step::Back(only),
                antecedents => Step::Known(self.type_at_flow_loop_label(flow, antecedents)),
            },
            FlowKind::Reduce { target, antecedents, antecedent } => {
                Step::Known(target.with_antecedents(antecedents, || self.type_at_flow_node(antecedent)))
            }
            FlowKind::Start { container } => match self.flow_outside(*container) {
                Some(outside) => Step::Back(outside),
                None => Step::Known(Self::complete(self.initial)),
            },
            FlowKind::Unreachable => Step::Known(Self::complete(self.checker.convert_auto_to_any(self.declared))),
        }
    }

    /// The point at which a function expression stands, if what is known of the reference there holds inside.
    fn flow_outside(&self, container: Option<NodeRef>) -> Option<Flow<'p>> {
        let checker = self.checker;
        let container = container.filter(|&container| Some(container) != self.container)?;
        if checker.is_access_reference(self.reference) {
            return None;
        }
        let is_this =
            self.reference.written().is_none_or(|node| matches!(checker.kind(node), AstKind::ThisExpression(_)));
        if is_this && !matches!(checker.kind(container), AstKind::ArrowFunctionExpression(_)) {
            return None;
        }
        checker.flow_node(container)
    }
}

/// What a point says of a reference.
enum Step<'p> {
    /// Nothing: go on there.
    Back(Flow<'p>),
    /// Its type.
    Known(FlowType),
}

impl<'p> Step<'p> {
    fn known_or_back(known: Option<FlowType>, antecedent: Flow<'p>) -> Self {
        known.map_or(Step::Back(antecedent), Step::Known)
    }
}
