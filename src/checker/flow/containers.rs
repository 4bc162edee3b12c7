//! The functions and files that flow is contained in, as seen from a node.

use oxc_ast::AstKind;
use oxc_ast::ast::{ClassType, MethodDefinitionKind, PropertyKind};
use oxc_syntax::node::NodeId;

use super::tree::Tree;
use crate::base::NodeRef;
use crate::checker::Checker;

impl<'p> Checker<'p> {
    /// The function, module block, property or file whose flow a node is part of; functions that are called where they
    /// stand do not count. A method is known by its `Function`. TypeScript: getControlFlowContainer
    pub fn control_flow_container(&self, node: NodeRef) -> NodeRef {
        let tree = self.tree(node.file);
        let mut child = node.node;
        loop {
            let parent = tree.raw_parent(child);
            if let Some(container) = tree.container_at(child, parent) {
                return node.at(container);
            }
            child = parent;
        }
    }

    /// Whether a node stands where types are declared and nothing runs. TypeScript: isInAmbientOrTypeNode
    pub fn is_in_ambient_or_type_node(&self, node: NodeRef) -> bool {
        self.is_ambient(node) || {
            let is_declaration_of_types = |kind: AstKind<'p>| {
                matches!(
                    kind,
                    AstKind::TSInterfaceDeclaration(_) | AstKind::TSTypeAliasDeclaration(_) | AstKind::TSTypeLiteral(_)
                )
            };
            self.tree(node.file).ancestor(node.node, is_declaration_of_types).is_some()
        }
    }

    /// Whether a function is a method or accessor of an object literal or class expression.
    /// TypeScript: isObjectLiteralOrClassExpressionMethodOrAccessor
    pub fn is_object_literal_or_class_expression_method_or_accessor(&self, function: NodeRef) -> bool {
        let tree = self.tree(function.file);
        tree.member_of_function(function.node).is_some_and(|member| tree.is_expression_method(member))
    }
}

impl Tree<'_> {
    /// The container that `parent` is for `child`.
    fn container_at(self, child: NodeId, parent: NodeId) -> Option<NodeId> {
        match self.kind(parent) {
            AstKind::Program(_)
            | AstKind::TSModuleBlock(_)
            | AstKind::PropertyDefinition(_)
            | AstKind::AccessorProperty(_)
            | AstKind::TSMethodSignature(_)
            | AstKind::TSCallSignatureDeclaration(_)
            | AstKind::TSConstructSignatureDeclaration(_)
            | AstKind::TSIndexSignature(_)
            | AstKind::TSFunctionType(_)
            | AstKind::TSConstructorType(_) => Some(parent),
            AstKind::Function(_) | AstKind::ArrowFunctionExpression(_) => {
                self.immediate_call(parent).is_none().then_some(parent)
            }
            // The key of a method is part of the method.
            AstKind::MethodDefinition(method) if method.value.node_id() != child => Some(method.value.node_id()),
            AstKind::ObjectProperty(property) if property.value.node_id() != child => {
                let value = property.value.node_id();
                (self.member_of_function(value) == Some(parent)).then_some(value)
            }
            _ => None,
        }
    }

    /// A method or accessor of an object literal or class expression, given as its `MethodDefinition` or
    /// `ObjectProperty`. TypeScript: isObjectLiteralOrClassExpressionMethodOrAccessor
    pub fn is_expression_method(self, member: NodeId) -> bool {
        match self.kind(member) {
            AstKind::ObjectProperty(property) => property.method || property.kind != PropertyKind::Init,
            AstKind::MethodDefinition(method) => {
                let class = self.raw_parent(self.raw_parent(member));
                method.kind != MethodDefinitionKind::Constructor
                    && matches!(self.kind(class), AstKind::Class(class) if class.r#type == ClassType::ClassExpression)
            }
            _ => false,
        }
    }

    /// Whether a name stands in `typeof name`. TypeScript: isInTypeQuery
    pub fn is_in_type_query(self, node: NodeId) -> bool {
        let mut node = node;
        loop {
            node = match self.kind(node) {
                AstKind::TSTypeQuery(_) => return true,
                AstKind::IdentifierReference(_) | AstKind::IdentifierName(_) | AstKind::TSQualifiedName(_) => {
                    self.raw_parent(node)
                }
                _ => return false,
            };
        }
    }
}
