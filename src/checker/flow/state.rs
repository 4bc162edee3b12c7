//! What flow analysis remembers, and the loops that it is in the middle of.
//!
//! Inside of a loop that is not resolved yet, types are provisional. Whoever remembers a type across calls must ask
//! [`Checker::is_in_flow_loop`] first, or shield its computation with [`Checker::outside_flow_loops`].

use std::cell::{Cell, RefCell};

use rustc_hash::{FxHashMap, FxHashSet};

use super::assigned_symbols::LastAssignment;
use super::bind::bind_file;
use super::graph::{FileFlow, Flow};
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::names::Name;
use crate::checker::types::{SignatureId, SymbolId, TypeId};

/// What tells one question at a loop from another. TypeScript: the result of getFlowCacheKey
pub(super) type FlowKey = Vec<KeyPart>;

/// A part of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum KeyPart {
    /// What is asked: the flow container, the declared and the initial type.
    Question(Option<NodeRef>, TypeId, TypeId),
    /// The reference starts with `this`.
    This,
    /// It starts with a variable, or goes on with the element that a variable names.
    Symbol(SymbolId),
    /// It goes on with a property.
    Name(Name),
    /// It is a pattern or function of this declared type.
    Node(NodeRef, TypeId),
}

/// A loop that is being resolved, with the types that came in so far.
pub(super) struct OpenLoop {
    pub flow: u32,
    pub key: FlowKey,
    pub types: Vec<TypeId>,
}

/// Caches of flow analysis. All hold settled answers, except where the comment says otherwise.
#[derive(Default)]
pub(in crate::checker) struct FlowCaches<'p> {
    files: RefCell<FxHashMap<FileId, &'p FileFlow<'p>>>,
    next_flow_id: Cell<u32>,
    /// TypeScript: flowLoopCaches
    pub(super) loop_types: RefCell<FxHashMap<(u32, FlowKey), TypeId>>,
    /// TypeScript: flowLoopNodes, flowLoopKeys, flowLoopTypes
    pub(super) open_loops: RefCell<Vec<OpenLoop>>,
    /// Loops before this one belong to questions that are none of the current one's business.
    /// TypeScript: flowLoopStart
    pub(super) loop_start: Cell<usize>,
    /// TypeScript: flowInvocationCount
    pub(super) invocations: Cell<u32>,
    /// Types of expressions that hold as long as the innermost open loop does not move on.
    /// TypeScript: flowTypeCache
    expression_types: RefCell<FxHashMap<NodeRef, TypeId>>,
    /// Steps taken for the module at hand.
    pub(super) steps: Cell<u32>,
    /// How many constants the condition at hand was found behind. TypeScript: inlineLevel
    pub(super) inline_level: Cell<u32>,
    /// TypeScript: flowNodeReachable
    pub(super) reachable: RefCell<FxHashMap<u32, bool>>,
    /// TypeScript: lastFlowNode, lastFlowNodeReachable
    pub(super) last_reachable: Cell<Option<(u32, bool)>>,
    /// TypeScript: switchTypes
    pub(super) switch_types: RefCell<FxHashMap<NodeRef, &'p [TypeId]>>,
    /// `None` while it is being found out. TypeScript: isExhaustive
    pub(super) exhaustive: RefCell<FxHashMap<NodeRef, Option<bool>>>,
    /// TypeScript: effectsSignature
    pub(super) effects_signatures: RefCell<FxHashMap<NodeRef, Option<SignatureId>>>,
    /// By type, candidate, `assume_true` and `check_derived`. TypeScript: cachedTypes, `N…`
    pub(super) narrowed_types: RefCell<FxHashMap<(TypeId, TypeId, bool, bool), TypeId>>,
    /// By declared and assigned type. TypeScript: cachedTypes, `A…`
    pub(super) assignment_reduced_types: RefCell<FxHashMap<(TypeId, TypeId), TypeId>>,
    /// By element type. TypeScript: evolvingArrayTypes
    pub(super) evolving_arrays: RefCell<FxHashMap<TypeId, TypeId>>,
    /// TypeScript: lastAssignmentPos
    pub(super) last_assignments: RefCell<FxHashMap<SymbolId, LastAssignment>>,
    /// Patterns whose source type is being found out. TypeScript: NodeCheckFlags.InCheckIdentifier
    pub(super) patterns_in_check: RefCell<FxHashSet<NodeRef>>,
    /// TypeScript: parameterInitializerContainsUndefined
    pub(super) undefined_initializers: RefCell<FxHashMap<NodeRef, bool>>,
}

impl<'p> Checker<'p> {
    /// A number that no flow node of this checker has.
    pub(super) fn next_flow_id(&self) -> u32 {
        let id = self.flow.next_flow_id.get();
        self.flow.next_flow_id.set(id + 1);
        id
    }

    /// Allows the analysis of control flow its full number of steps again, for another module.
    pub fn restart_flow_steps(&self) {
        self.flow.steps.set(0);
    }

    /// The flow graph of a file, made when first asked for.
    pub(super) fn file_flow(&self, file: FileId) -> &'p FileFlow<'p> {
        if let Some(&flow) = self.flow.files.borrow().get(&file) {
            return flow;
        }
        let (flow, next_id) = bind_file(self.bump, self.tree(file), file, self.flow.next_flow_id.get());
        self.flow.next_flow_id.set(next_id);
        let flow: &'p FileFlow<'p> = self.bump.alloc(flow);
        self.flow.files.borrow_mut().insert(file, flow);
        flow
    }

    /// The point at which a reference, function expression or return statement stands. TypeScript: flowNode
    pub(super) fn flow_node(&self, node: NodeRef) -> Option<Flow<'p>> {
        self.file_flow(node.file).at(self.tree(node.file).unchained(node.node))
    }

    /// Whether the types at hand may still change because a loop around them is not resolved yet.
    /// TypeScript: flowLoopStart !== flowLoopCount
    pub fn is_in_flow_loop(&self) -> bool {
        self.flow.loop_start.get() != self.flow.open_loops.borrow().len()
    }

    /// Whether any loop is being resolved, in whoever's name. TypeScript: flowLoopCount
    pub fn has_open_flow_loops(&self) -> bool {
        !self.flow.open_loops.borrow().is_empty()
    }

    /// Computes something that will be remembered: open loops are resolved afresh for it.
    /// TypeScript: the saved state in checkExpressionCached
    pub fn outside_flow_loops<T>(&self, compute: impl FnOnce() -> T) -> T {
        let start = self.flow.loop_start.replace(self.flow.open_loops.borrow().len());
        let types = self.flow.expression_types.take();
        let result = compute();
        self.flow.expression_types.replace(types);
        self.flow.loop_start.set(start);
        result
    }

    /// Forgets provisional types of expressions for the time of `compute`.
    pub(super) fn with_fresh_expression_types<T>(&self, compute: impl FnOnce() -> T) -> T {
        let types = self.flow.expression_types.take();
        let result = compute();
        self.flow.expression_types.replace(types);
        result
    }

    /// The type that `check` gives to an expression, remembered for the current loop if flow analysis went into it.
    /// TypeScript: getTypeOfExpression, behind getQuickTypeOfExpression
    pub fn type_remembered_in_flow_loop(&self, expression: NodeRef, check: impl FnOnce() -> TypeId) -> TypeId {
        if let Some(&ty) = self.flow.expression_types.borrow().get(&expression) {
            return ty;
        }
        let invocations = self.flow.invocations.get();
        let (ty, tainted) = self.decide(check);
        if let Some(unsupported) = tainted {
            self.taint(unsupported);
        } else if self.flow.invocations.get() != invocations {
            self.flow.expression_types.borrow_mut().insert(expression, ty);
        }
        ty
    }
}
