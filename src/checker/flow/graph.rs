//! The flow graph: where control can come from at each point of a file.
//!
//! Edges lead backwards, from a point to what runs before it. A label's antecedents may be exchanged for a while (see
//! [`FlowKind::Reduce`]), so they are read afresh on every visit.

use std::cell::Cell;

use oxc_syntax::node::NodeId;

use crate::base::NodeRef;

/// A point of control flow, compared by address.
pub type Flow<'p> = &'p FlowNode<'p>;

/// What a point of control flow is. TypeScript: `FlowNode`
pub struct FlowNode<'p> {
    /// Number within its checker, for caches.
    pub id: u32,
    /// What happens there.
    pub kind: FlowKind<'p>,
    /// How many points come after it, counted up to two.
    references: Cell<u8>,
}

/// The kinds of points.
pub enum FlowKind<'p> {
    /// Control never gets here.
    Unreachable,
    /// Start of a file or function; with the function when what is known outside of it still holds inside.
    Start { container: Option<NodeRef> },
    /// Control comes from one of several points.
    Branch(Antecedents<'p>),
    /// As a branch, but some of the points come later: the first is the entry of the loop.
    Loop(Antecedents<'p>),
    /// A variable declaration (its `BindingIdentifier`) or the target of an assignment.
    Assignment { node: NodeRef, antecedent: Flow<'p> },
    /// `expression` was found truthy (or falsy).
    Condition { expression: NodeRef, assume_true: bool, antecedent: Flow<'p> },
    /// One of the clauses `start..end` was taken; none of them, and there is no default, when the range is empty.
    SwitchClause { clauses: SwitchClauses, antecedent: Flow<'p> },
    /// `x.push(…)`, `x.unshift(…)` (the call) or `x[i] = …` (the assignment).
    ArrayMutation { node: NodeRef, antecedent: Flow<'p> },
    /// A call that may assert something, or never return.
    Call { node: NodeRef, antecedent: Flow<'p> },
    /// Above here, `target` has only these antecedents: the ways into a `finally` block that lead out to this point.
    Reduce { target: Flow<'p>, antecedents: &'p [Flow<'p>], antecedent: Flow<'p> },
}

/// Where a label's control comes from.
pub type Antecedents<'p> = Cell<&'p [Flow<'p>]>;

/// Clauses of one switch statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchClauses {
    /// The `SwitchStatement`.
    pub switch: NodeRef,
    /// First clause.
    pub start: usize,
    /// One past the last clause.
    pub end: usize,
}

impl SwitchClauses {
    /// The point behind a switch in which no clause was taken.
    pub fn is_none_taken(self) -> bool {
        self.start == self.end
    }
}

impl<'p> FlowNode<'p> {
    /// A point that nothing comes after yet.
    pub(super) fn new(id: u32, kind: FlowKind<'p>) -> Self {
        Self { id, kind, references: Cell::new(0) }
    }

    /// Records that another point comes after this one. TypeScript: setFlowNodeReferenced
    pub(super) fn reference(&self) {
        self.references.set(self.references.get().saturating_add(1).min(2));
    }

    /// Whether several points come after this one, so that remembering its answer pays. TypeScript: FlowFlags.Shared
    pub fn is_shared(&self) -> bool {
        self.references.get() > 1
    }

    /// Whether control never gets here.
    pub fn is_unreachable(&self) -> bool {
        matches!(self.kind, FlowKind::Unreachable)
    }

    /// The antecedents of a label; none for other points.
    pub fn label_antecedents(&self) -> Option<&Antecedents<'p>> {
        match &self.kind {
            FlowKind::Branch(antecedents) | FlowKind::Loop(antecedents) => Some(antecedents),
            _ => None,
        }
    }

    /// Runs `visit` while this label has other antecedents.
    pub fn with_antecedents<T>(&self, antecedents: &'p [Flow<'p>], visit: impl FnOnce() -> T) -> T {
        let Some(cell) = self.label_antecedents() else { return visit() };
        let saved = cell.replace(antecedents);
        let result = visit();
        cell.set(saved);
        result
    }
}

/// The flow graph of one file.
pub struct FileFlow<'p> {
    /// The point at which each reference, function expression and return statement stands, by node.
    pub(super) at: &'p [Option<Flow<'p>>],
    /// The points behind the last statement of function bodies that can be reached, and of the file; sorted.
    pub(super) ends: &'p [(NodeId, Flow<'p>)],
    /// The points behind constructors and static blocks, all ways of returning joined; sorted.
    pub(super) returns: &'p [(NodeId, Flow<'p>)],
}

impl<'p> FileFlow<'p> {
    /// The point at which `node` stands; none when it is no reference, or a compound one that is never reached.
    pub fn at(&self, node: NodeId) -> Option<Flow<'p>> {
        self.at.get(node.index()).copied().flatten()
    }

    /// The point at the end of a function body, if it can be reached. TypeScript: endFlowNode
    pub fn end_of(&self, container: NodeId) -> Option<Flow<'p>> {
        find(self.ends, container)
    }

    /// The point behind a constructor or static block. TypeScript: returnFlowNode
    pub fn return_of(&self, container: NodeId) -> Option<Flow<'p>> {
        find(self.returns, container)
    }
}

fn find<'p>(entries: &[(NodeId, Flow<'p>)], node: NodeId) -> Option<Flow<'p>> {
    let at = entries.binary_search_by_key(&node, |entry| entry.0).ok()?;
    Some(entries[at].1)
}
