//! Optional chains: where they start and end, as far as calls need to know.

use crate::base::NodeRef;
use crate::checker::Checker;

impl Checker<'_> {
    /// Whether an access, call or `!` is a link of an optional chain. TypeScript: isOptionalChain
    pub fn is_optional_chain(&self, node: NodeRef) -> bool {
        self.tree(node.file).is_optional_chain(node.node)
    }

    /// Whether the link has the `?.` itself. TypeScript: isOptionalChainRoot
    pub fn is_optional_chain_root(&self, node: NodeRef) -> bool {
        self.tree(node.file).is_optional_chain_root(node.node)
    }

    /// Whether nothing after the link belongs to the same chain. TypeScript: isOutermostOptionalChain
    pub fn is_outermost_optional_chain(&self, node: NodeRef) -> bool {
        self.tree(node.file).is_outermost_optional_chain(node.node)
    }
}
