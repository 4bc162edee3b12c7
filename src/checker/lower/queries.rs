//! What the types that an expression writes refer to by `typeof`, as soon as the expression is checked.
//!
//! TypeScript checks every type node of a function expression, an assertion or a call where it stands, not when the type
//! is needed: a variable whose initializer says `typeof` of the variable itself is `any` by that.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSTypeName, TSTypeQuery};
use oxc_syntax::node::NodeId;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::function_like::{Body, FunctionLike};
use crate::checker::symbols::type_name_node;
use crate::checker::types::SymbolId;

impl<'p> Checker<'p> {
    /// Checks what stands in front of a function's body. TypeScript: checkSignatureDeclaration
    pub(in crate::checker) fn check_signature_declaration(&self, function: NodeRef) {
        let body = match FunctionLike::of(self.kind(function)).and_then(FunctionLike::body) {
            Some(Body::Block(body)) => body.node_id.get(),
            Some(Body::Expression(expression)) => expression.node_id(),
            None => return,
        };
        self.check_type_nodes(function, body.index());
    }

    /// Checks a type node. TypeScript: checkSourceElement
    pub(in crate::checker) fn check_type_node(&self, node: NodeRef) {
        self.check_type_nodes(node, self.end_of_subtree(node));
    }

    /// Resolves the queries among the nodes from `first` up to number `end`, and the aliases of the same file that have
    /// some. What comes from other files does not lead back here.
    fn check_type_nodes(&self, first: NodeRef, end: usize) {
        for at in first.node.index()..end {
            let node = first.at(NodeId::from_usize(at));
            match self.kind(node) {
                AstKind::TSTypeQuery(query) if self.asks_for_own_file(node, query) => {
                    self.type_from_type_node(node);
                }
                AstKind::TSTypeReference(reference) => self.check_alias(node.at(type_name_node(&reference.type_name))),
                _ => {}
            }
        }
    }

    /// Whether what a query names is declared in its file.
    fn asks_for_own_file(&self, node: NodeRef, query: &TSTypeQuery<'p>) -> bool {
        let Some(mut name) = query.expr_name.as_ts_type_name() else { return false };
        while let TSTypeName::QualifiedName(qualified) = name {
            name = &qualified.left;
        }
        let TSTypeName::IdentifierReference(first) = name else { return true };
        self.declared_in_file(node.at(first.node_id.get()), SymbolFlags::VALUE).is_some()
    }

    fn check_alias(&self, name: NodeRef) {
        let Some((symbol, declaration)) = self.declared_in_file(name, SymbolFlags::TYPE_ALIAS) else { return };
        let nodes = self.program.module(declaration.file).nodes();
        let mut below = declaration.node.index()..self.end_of_subtree(declaration);
        if below.any(|at| matches!(nodes.kind(NodeId::from_usize(at)), AstKind::TSTypeQuery(_))) {
            self.declared_type_of_type_alias(symbol);
        }
    }

    /// What an identifier means, and where its file declares that.
    fn declared_in_file(&self, name: NodeRef, meaning: SymbolFlags) -> Option<(SymbolId, NodeRef)> {
        let AstKind::IdentifierReference(identifier) = self.kind(name) else { return None };
        let symbol = self.resolve_name(name, self.intern(&identifier.name), meaning)?;
        let data = self.symbol(symbol);
        let declaration = data.declarations.get().iter().copied().find(|declaration| declaration.file == name.file)?;
        data.flags.get().intersects(meaning).then_some((symbol, declaration))
    }
}
