//! Questions about syntax that flow analysis asks, answered on the tree of one file as TypeScript shapes it.
//!
//! TypeScript has no node around an optional chain: `ChainExpression` is invisible here. Ids that come from outside must
//! pass through [`Tree::unchained`] first, and parents are asked for with [`Tree::parent`].

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentOperator, Expression, LogicalOperator, UnaryOperator};
use oxc_semantic::AstNodes;
use oxc_syntax::node::NodeId;

use crate::base::{FileId, NodeRef};
use crate::checker::Checker;

/// The syntax tree of one file.
#[derive(Clone, Copy)]
pub struct Tree<'p> {
    nodes: &'p AstNodes<'p>,
}

impl<'p> Checker<'p> {
    /// The syntax tree of a file.
    pub(in crate::checker) fn tree(&self, file: FileId) -> Tree<'p> {
        Tree::new(self.program.module(file).nodes())
    }

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

impl<'p> Tree<'p> {
    /// The tree behind `nodes`.
    pub fn new(nodes: &'p AstNodes<'p>) -> Self {
        Self { nodes }
    }

    /// Number of nodes.
    pub fn len(self) -> usize {
        self.nodes.len()
    }

    /// The node itself.
    pub fn kind(self, node: NodeId) -> AstKind<'p> {
        self.nodes.kind(node)
    }

    /// The parent, whatever it is.
    pub fn raw_parent(self, node: NodeId) -> NodeId {
        self.nodes.parent_id(node)
    }

    /// The parent; never the wrapper of an optional chain.
    pub fn parent(self, node: NodeId) -> NodeId {
        let parent = self.nodes.parent_id(node);
        match self.kind(parent) {
            AstKind::ChainExpression(_) => self.nodes.parent_id(parent),
            _ => parent,
        }
    }

    /// The parent's kind.
    pub fn parent_kind(self, node: NodeId) -> AstKind<'p> {
        self.kind(self.parent(node))
    }

    /// The chain inside of its wrapper; any other node as it is.
    pub fn unchained(self, node: NodeId) -> NodeId {
        match self.kind(node) {
            AstKind::ChainExpression(chain) => chain.expression.node_id(),
            _ => node,
        }
    }

    /// The node of an expression; never the wrapper of an optional chain.
    #[expect(clippy::unused_self, reason = "reads like the other ways down the tree")]
    pub fn of(self, expression: &Expression<'p>) -> NodeId {
        match expression {
            Expression::ChainExpression(chain) => chain.expression.node_id(),
            _ => expression.node_id(),
        }
    }

    /// The first node at or above `node` for which `test` holds. TypeScript: findAncestor
    pub fn ancestor(self, node: NodeId, mut test: impl FnMut(AstKind<'p>) -> bool) -> Option<NodeId> {
        let mut node = node;
        loop {
            let kind = self.kind(node);
            if test(kind) {
                return Some(node);
            }
            if matches!(kind, AstKind::Program(_)) {
                return None;
            }
            node = self.nodes.parent_id(node);
        }
    }

    /// The expression inside of parentheses. TypeScript: skipParentheses
    pub fn skip_parentheses(self, node: NodeId) -> NodeId {
        let mut node = self.unchained(node);
        while let AstKind::ParenthesizedExpression(inner) = self.kind(node) {
            node = self.of(&inner.expression);
        }
        node
    }

    /// What an access, call, parenthesis, `!` or `satisfies` is applied to. TypeScript: node.expression
    pub fn operand(self, node: NodeId) -> Option<NodeId> {
        let operand = match self.kind(node) {
            AstKind::StaticMemberExpression(access) => &access.object,
            AstKind::ComputedMemberExpression(access) => &access.object,
            AstKind::PrivateFieldExpression(access) => &access.object,
            AstKind::CallExpression(call) => &call.callee,
            AstKind::ParenthesizedExpression(inner) => &inner.expression,
            AstKind::TSNonNullExpression(inner) => &inner.expression,
            AstKind::TSSatisfiesExpression(inner) => &inner.expression,
            _ => return None,
        };
        Some(self.of(operand))
    }

    /// The object of a property or element access. TypeScript: isAccessExpression
    pub fn accessed_object(self, node: NodeId) -> Option<NodeId> {
        self.is_access(node).then(|| self.operand(node)).flatten()
    }

    /// `a.b`, `a.#b` or `a[b]`. TypeScript: isAccessExpression
    pub fn is_access(self, node: NodeId) -> bool {
        matches!(self.kind(node), AstKind::ComputedMemberExpression(_)) || self.is_property_access(node)
    }

    /// `a.b` or `a.#b`. TypeScript: isPropertyAccessExpression
    pub fn is_property_access(self, node: NodeId) -> bool {
        matches!(self.kind(node), AstKind::StaticMemberExpression(_) | AstKind::PrivateFieldExpression(_))
    }

    /// Whether `node` is part of an optional chain: it, or what it is applied to, is optional.
    /// TypeScript: isOptionalChain
    pub fn is_optional_chain(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::StaticMemberExpression(access) => access.optional || continues_chain(&access.object),
            AstKind::ComputedMemberExpression(access) => access.optional || continues_chain(&access.object),
            AstKind::PrivateFieldExpression(access) => access.optional || continues_chain(&access.object),
            AstKind::CallExpression(call) => call.optional || continues_chain(&call.callee),
            // `a?.b!` alone ends the chain; `a?.b!.c` goes on through it.
            AstKind::TSNonNullExpression(inner) => continues_chain(&inner.expression) && self.is_applied_further(node),
            _ => false,
        }
    }

    fn is_applied_further(self, node: NodeId) -> bool {
        let parent = self.raw_parent(node);
        match self.kind(parent) {
            AstKind::StaticMemberExpression(_) | AstKind::PrivateFieldExpression(_) => true,
            AstKind::ComputedMemberExpression(access) => access.object.node_id() == node,
            AstKind::CallExpression(call) => call.callee.node_id() == node,
            AstKind::TSNonNullExpression(_) => self.is_applied_further(parent),
            _ => false,
        }
    }

    /// Whether `?.` stands in `node` itself. TypeScript: isOptionalChainRoot
    pub fn is_optional_chain_root(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::StaticMemberExpression(access) => access.optional,
            AstKind::ComputedMemberExpression(access) => access.optional,
            AstKind::PrivateFieldExpression(access) => access.optional,
            AstKind::CallExpression(call) => call.optional,
            _ => false,
        }
    }

    /// Whether `node` is what stands before `?.`. TypeScript: isExpressionOfOptionalChainRoot
    pub fn is_expression_of_optional_chain_root(self, node: NodeId) -> bool {
        let parent = self.parent(node);
        self.is_optional_chain_root(parent) && self.operand(parent) == Some(node)
    }

    /// Whether a chain ends at `node`, or goes on with another `?.`. TypeScript: isOutermostOptionalChain
    pub fn is_outermost_optional_chain(self, node: NodeId) -> bool {
        let parent = self.parent(node);
        !self.is_optional_chain(parent) || self.is_optional_chain_root(parent) || self.operand(parent) != Some(node)
    }

    /// The text of a string literal or of a template without substitutions. TypeScript: isStringLiteralLike
    pub fn string_literal_like(self, node: NodeId) -> Option<&'p str> {
        match self.kind(node) {
            AstKind::StringLiteral(literal) => Some(literal.value.as_str()),
            AstKind::TemplateLiteral(template) if template.expressions.is_empty() => {
                template.quasis.first()?.value.cooked.as_ref().map(oxc_ast::ast::Str::as_str)
            }
            _ => None,
        }
    }

    /// `true` or `false`. TypeScript: isBooleanLiteral
    pub fn boolean_literal(self, node: NodeId) -> Option<bool> {
        match self.kind(node) {
            AstKind::BooleanLiteral(literal) => Some(literal.value),
            _ => None,
        }
    }

    /// The operand of `typeof`. TypeScript: isTypeOfExpression
    pub fn typeof_operand(self, node: NodeId) -> Option<NodeId> {
        match self.kind(node) {
            AstKind::UnaryExpression(unary) if unary.operator == UnaryOperator::Typeof => {
                Some(self.of(&unary.argument))
            }
            _ => None,
        }
    }

    /// The operand of `!`.
    pub fn negated(self, node: NodeId) -> Option<NodeId> {
        match self.kind(node) {
            AstKind::UnaryExpression(unary) if unary.operator == UnaryOperator::LogicalNot => {
                Some(self.of(&unary.argument))
            }
            _ => None,
        }
    }

    /// The last expression of `a, b`: what the others are evaluated before.
    pub fn comma_right(self, node: NodeId) -> Option<NodeId> {
        match self.kind(node) {
            AstKind::SequenceExpression(sequence) => sequence.expressions.last().map(|last| self.of(last)),
            _ => None,
        }
    }

    /// Whether `node` stands left of `??` or `??=`.
    pub fn is_left_of_nullish(self, node: NodeId) -> bool {
        match self.parent_kind(node) {
            AstKind::LogicalExpression(logical) => {
                logical.operator == LogicalOperator::Coalesce && self.of(&logical.left) == node
            }
            AstKind::AssignmentExpression(assignment) => {
                assignment.operator == AssignmentOperator::LogicalNullish && assignment.left.node_id() == node
            }
            _ => false,
        }
    }

    /// `a.b.c`, from a name, `this`, `super` or a meta property. TypeScript: isDottedName
    pub fn is_dotted_name(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::IdentifierReference(_)
            | AstKind::ThisExpression(_)
            | AstKind::Super(_)
            | AstKind::ImportMeta(_)
            | AstKind::NewTarget(_) => true,
            AstKind::StaticMemberExpression(access) => self.is_dotted_name(self.of(&access.object)),
            AstKind::PrivateFieldExpression(access) => self.is_dotted_name(self.of(&access.object)),
            AstKind::ParenthesizedExpression(inner) => self.is_dotted_name(self.of(&inner.expression)),
            _ => false,
        }
    }

    /// A name, or properties of one. TypeScript: isEntityNameExpression
    pub fn is_entity_name(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::IdentifierReference(_) => true,
            AstKind::StaticMemberExpression(access) => self.is_entity_name(self.of(&access.object)),
            _ => false,
        }
    }

    /// The call that a function expression is written for, as in `(() => …)()`.
    /// TypeScript: getImmediatelyInvokedFunctionExpression
    pub fn immediate_call(self, function: NodeId) -> Option<NodeId> {
        if !self.is_function_expression(function) {
            return None;
        }
        let mut node = function;
        let mut parent = self.parent(node);
        while let AstKind::ParenthesizedExpression(_) = self.kind(parent) {
            node = parent;
            parent = self.parent(node);
        }
        match self.kind(parent) {
            AstKind::CallExpression(call) if self.of(&call.callee) == node => Some(parent),
            _ => None,
        }
    }

    /// A function or arrow function in expression position; a method's function is none.
    /// TypeScript: isFunctionExpressionOrArrowFunction
    pub fn is_function_expression(self, node: NodeId) -> bool {
        match self.kind(node) {
            AstKind::ArrowFunctionExpression(_) => true,
            AstKind::Function(function) => function.is_expression() && self.member_of_function(node).is_none(),
            _ => false,
        }
    }

    /// The `MethodDefinition`, or the `ObjectProperty` of a method or accessor, whose function this is.
    pub fn member_of_function(self, function: NodeId) -> Option<NodeId> {
        let parent = self.raw_parent(function);
        match self.kind(parent) {
            AstKind::MethodDefinition(_) => Some(parent),
            AstKind::ObjectProperty(property)
                if (property.method || property.kind != oxc_ast::ast::PropertyKind::Init)
                    && property.value.node_id() == function =>
            {
                Some(parent)
            }
            _ => None,
        }
    }
}

/// Whether an access to or call of `expression` would be part of an optional chain. TypeScript: tryReparseOptionalChain
fn continues_chain(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::StaticMemberExpression(access) => access.optional || continues_chain(&access.object),
        Expression::ComputedMemberExpression(access) => access.optional || continues_chain(&access.object),
        Expression::PrivateFieldExpression(access) => access.optional || continues_chain(&access.object),
        Expression::CallExpression(call) => call.optional || continues_chain(&call.callee),
        Expression::TSNonNullExpression(inner) => continues_chain(&inner.expression),
        _ => false,
    }
}
