//! Which identifiers declare each binding of a file.
//!
//! `oxc_semantic` keeps the declaring node and the span of the name; a destructured name shares its declarator with
//! others, so the identifier itself is the only exact place.

use oxc_ast::AstKind;
use oxc_semantic::AstNodes;
use oxc_syntax::node::NodeId;
use oxc_syntax::symbol::SymbolId;

/// For each binding its identifiers, in source order.
pub(super) struct BindingIndex {
    starts: Vec<u32>,
    nodes: Vec<NodeId>,
}

impl BindingIndex {
    /// Scans all nodes once.
    pub(super) fn new(nodes: &AstNodes<'_>, bindings: usize) -> Self {
        let identifiers = || {
            nodes.iter().filter_map(|node| match node.kind() {
                AstKind::BindingIdentifier(identifier) => Some((identifier.symbol_id.get()?, identifier.node_id.get())),
                _ => None,
            })
        };
        let mut starts = vec![0u32; bindings + 1];
        for (symbol, _) in identifiers() {
            starts[symbol.index() + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut next = starts.clone();
        let mut sorted = vec![NodeId::ROOT; *starts.last().unwrap_or(&0) as usize];
        for (symbol, node) in identifiers() {
            sorted[next[symbol.index()] as usize] = node;
            next[symbol.index()] += 1;
        }
        Self { starts, nodes: sorted }
    }

    /// The identifiers that declare `symbol`.
    pub(super) fn of(&self, symbol: SymbolId) -> &[NodeId] {
        let at = symbol.index();
        &self.nodes[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}
