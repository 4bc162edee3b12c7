//! Which type parameters a piece of syntax mentions, so that only those count in the identity of its instantiations.
//!
//! Nodes are numbered in the order of a walk, so the nodes below one are the numbers after it.

use oxc_ast::AstKind;
use oxc_ast::ast::{MethodDefinitionKind, PropertyKind, TSTypeName, TSTypeQueryExprName};
use oxc_syntax::node::NodeId;
use oxc_syntax::symbol::SymbolId as BindingId;
use rustc_hash::FxHashSet;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;

/// What a subtree mentions.
#[derive(Default)]
pub(super) struct Mentions {
    /// Bindings of this file that are referred to.
    bindings: FxHashSet<BindingId>,
    /// First names of `typeof` queries; `None` where the name is `this`.
    queries: Vec<Option<BindingId>>,
    /// `this` as a type.
    this_type: bool,
    /// A method without a written return type: its body may mention anything.
    anything: bool,
}

impl<'p> Checker<'p> {
    /// Whether the type that `node` writes may depend on `parameter`. TypeScript: isTypeParameterPossiblyReferenced
    pub(super) fn is_type_parameter_possibly_referenced(&self, parameter: TypeId, node: NodeRef) -> bool {
        let Some(symbol) = self.ty(parameter).symbol else { return true };
        let [declaration] = *self.symbol(symbol).declarations.get() else { return true };
        if declaration.file != node.file {
            return true;
        }
        let container = self.type_parameter_container(declaration);
        let mut at = node;
        while Some(at) != container {
            match self.kind(at) {
                AstKind::FunctionBody(_) | AstKind::BlockStatement(_) | AstKind::StaticBlock(_) => return true,
                AstKind::TSConditionalType(conditional)
                    if self.mentions(parameter, declaration, at.at(conditional.extends_type.node_id())) =>
                {
                    return true;
                }
                _ => {}
            }
            let parent = self.parent(at);
            if parent == at {
                return true;
            }
            at = parent;
        }
        self.mentions(parameter, declaration, node)
    }

    /// The node that TypeScript has right above the declaration of a type parameter.
    fn type_parameter_container(&self, declaration: NodeRef) -> Option<NodeRef> {
        let parent = self.parent(declaration);
        match self.kind(parent) {
            _ if parent == declaration => None,
            AstKind::TSTypeParameterDeclaration(_) => Some(self.parent(parent)),
            _ => Some(parent),
        }
    }

    fn mentions(&self, parameter: TypeId, declaration: NodeRef, node: NodeRef) -> bool {
        let mentions = self.mentions_of(node);
        if mentions.anything {
            return true;
        }
        let is_this = self.type_parameter(parameter).is_some_and(|parameter| parameter.is_this_type);
        let named = match self.kind(declaration) {
            _ if is_this => mentions.this_type,
            AstKind::TSTypeParameter(node) => contains(&mentions.bindings, node.name.symbol_id.get()),
            AstKind::BindingIdentifier(node) => contains(&mentions.bindings, node.symbol_id.get()),
            AstKind::TSMappedType(node) => contains(&mentions.bindings, node.key.symbol_id.get()),
            _ => true,
        };
        named || mentions.queries.iter().any(|&name| self.query_may_mention(name, declaration, is_this))
    }

    /// `typeof x` depends on a type parameter that is in scope where `x` is declared.
    fn query_may_mention(&self, name: Option<BindingId>, declaration: NodeRef, is_this: bool) -> bool {
        let Some(name) = name else { return true };
        let scope = if is_this { Some(declaration) } else { self.type_parameter_container(declaration) };
        let Some(scope) = scope else { return true };
        let module = self.program.module(declaration.file);
        let name = module.scoping().symbol_declaration(name);
        name == scope.node || module.nodes().ancestor_ids(name).any(|ancestor| ancestor == scope.node)
    }

    fn mentions_of(&self, node: NodeRef) -> std::rc::Rc<Mentions> {
        if let Some(known) = self.ops.mentions.borrow().get(&node) {
            return known.clone();
        }
        let mentions = std::rc::Rc::new(self.collect_mentions(node));
        self.ops.mentions.borrow_mut().insert(node, mentions.clone());
        mentions
    }

    fn collect_mentions(&self, root: NodeRef) -> Mentions {
        let nodes = self.program.module(root.file).nodes();
        let mut mentions = Mentions::default();
        let mut at = root.node.index();
        while at < nodes.len() {
            let node = NodeId::from_usize(at);
            if at != root.node.index() && nodes.parent_id(node).index() < root.node.index() {
                break;
            }
            at += 1;
            match nodes.kind(node) {
                AstKind::TSThisType(_) => mentions.this_type = true,
                AstKind::IdentifierReference(_) => mentions.bindings.extend(self.binding_of(root.at(node))),
                AstKind::TSTypeQuery(query) => self.add_query(&mut mentions, root, &query.expr_name),
                AstKind::FunctionBody(_) if self.is_method_body(root.at(node)) => {
                    // The body of a method with a written type does not say what its type is.
                    let typed = matches!(nodes.parent_kind(node), AstKind::Function(function) if function.return_type.is_some());
                    mentions.anything |= !typed;
                    at = self.end_of_subtree(root.at(node));
                }
                _ => {}
            }
        }
        mentions
    }

    fn add_query(&self, mentions: &mut Mentions, root: NodeRef, name: &TSTypeQueryExprName<'p>) {
        // `typeof import("x")` names nothing of this file.
        let Some(mut name) = name.as_ts_type_name() else { return };
        loop {
            match name {
                TSTypeName::QualifiedName(qualified) => name = &qualified.left,
                TSTypeName::IdentifierReference(identifier) => {
                    let node = root.at(identifier.node_id.get());
                    // What is not of this file was declared outside of all its type parameters.
                    mentions.queries.extend(self.binding_of(node).map(Some));
                    return;
                }
                TSTypeName::ThisExpression(_) => {
                    mentions.queries.push(None);
                    return;
                }
            }
        }
    }

    /// The binding of its file that an identifier refers to.
    fn binding_of(&self, node: NodeRef) -> Option<BindingId> {
        let AstKind::IdentifierReference(identifier) = self.kind(node) else { return None };
        let scoping = self.program.module(node.file).scoping();
        scoping.get_reference(identifier.reference_id.get()?).symbol_id()
    }

    /// Whether a function body is that of a method; accessors and constructors are none.
    fn is_method_body(&self, body: NodeRef) -> bool {
        let function = self.parent(body);
        if !matches!(self.kind(function), AstKind::Function(_)) {
            return false;
        }
        match self.kind(self.parent(function)) {
            AstKind::MethodDefinition(method) => method.kind == MethodDefinitionKind::Method,
            AstKind::ObjectProperty(property) => property.method && property.kind == PropertyKind::Init,
            _ => false,
        }
    }

    /// The number after the last node below `root`.
    pub(in crate::checker) fn end_of_subtree(&self, root: NodeRef) -> usize {
        let nodes = self.program.module(root.file).nodes();
        let mut at = root.node.index() + 1;
        while at < nodes.len() && nodes.parent_id(NodeId::from_usize(at)).index() >= root.node.index() {
            at += 1;
        }
        at
    }
}

fn contains(bindings: &FxHashSet<BindingId>, binding: Option<BindingId>) -> bool {
    binding.is_none_or(|binding| bindings.contains(&binding))
}
