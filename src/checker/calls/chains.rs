//! Optional chains: where they start and end, as far as calls need to know.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use crate::base::NodeRef;
use crate::checker::Checker;

impl Checker<'_> {
    /// Whether an access, call or `!` is a link of an optional chain. TypeScript: isOptionalChain
    pub fn is_optional_chain(&self, node: NodeRef) -> bool {
        match self.kind(node) {
            AstKind::CallExpression(call) => call.optional || is_chained(&call.callee),
            AstKind::StaticMemberExpression(member) => member.optional || is_chained(&member.object),
            AstKind::ComputedMemberExpression(member) => member.optional || is_chained(&member.object),
            AstKind::PrivateFieldExpression(member) => member.optional || is_chained(&member.object),
            AstKind::TSNonNullExpression(inner) => is_chained(&inner.expression),
            _ => false,
        }
    }

    /// Whether the link has the `?.` itself. TypeScript: isOptionalChainRoot
    pub fn is_optional_chain_root(&self, node: NodeRef) -> bool {
        match self.kind(node) {
            AstKind::CallExpression(call) => call.optional,
            AstKind::StaticMemberExpression(member) => member.optional,
            AstKind::ComputedMemberExpression(member) => member.optional,
            AstKind::PrivateFieldExpression(member) => member.optional,
            _ => false,
        }
    }

    /// Whether nothing after the link belongs to the same chain. TypeScript: isOutermostOptionalChain
    pub fn is_outermost_optional_chain(&self, node: NodeRef) -> bool {
        let parent = self.parent(node);
        if !self.is_optional_chain(parent) || self.is_optional_chain_root(parent) {
            return true;
        }
        let continued = match self.kind(parent) {
            AstKind::CallExpression(call) => call.callee.node_id(),
            AstKind::StaticMemberExpression(member) => member.object.node_id(),
            AstKind::ComputedMemberExpression(member) => member.object.node_id(),
            AstKind::PrivateFieldExpression(member) => member.object.node_id(),
            AstKind::TSNonNullExpression(inner) => inner.expression.node_id(),
            _ => return true,
        };
        continued != node.node
    }
}

/// Whether an expression is a link of a chain that goes on behind it; parentheses end a chain.
fn is_chained(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::CallExpression(call) => call.optional || is_chained(&call.callee),
        Expression::StaticMemberExpression(member) => member.optional || is_chained(&member.object),
        Expression::ComputedMemberExpression(member) => member.optional || is_chained(&member.object),
        Expression::PrivateFieldExpression(member) => member.optional || is_chained(&member.object),
        Expression::TSNonNullExpression(inner) => is_chained(&inner.expression),
        _ => false,
    }
}
