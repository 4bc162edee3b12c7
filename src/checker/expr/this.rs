//! `this`, `super` and `new.target`.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// What binds `this` around a node: a function (arrows if asked for), a member, a namespace, or the file.
    /// TypeScript: getThisContainer
    pub fn this_container(&self, node: NodeRef, include_arrow_functions: bool) -> NodeRef {
        let mut at = node;
        loop {
            let parent = self.parent(at);
            match self.kind(parent) {
                // A computed name is evaluated outside of the member that it names.
                AstKind::PropertyDefinition(property) if property.key.node_id() == at.node => {}
                AstKind::AccessorProperty(property) if property.key.node_id() == at.node => {}
                AstKind::ArrowFunctionExpression(_) if !include_arrow_functions => {}
                AstKind::Function(_)
                | AstKind::ArrowFunctionExpression(_)
                | AstKind::StaticBlock(_)
                | AstKind::PropertyDefinition(_)
                | AstKind::AccessorProperty(_)
                | AstKind::TSPropertySignature(_)
                | AstKind::TSMethodSignature(_)
                | AstKind::TSCallSignatureDeclaration(_)
                | AstKind::TSConstructSignatureDeclaration(_)
                | AstKind::TSIndexSignature(_)
                | AstKind::TSEnumDeclaration(_)
                | AstKind::TSNamespaceDeclaration(_)
                | AstKind::TSExternalModuleDeclaration(_)
                | AstKind::TSGlobalDeclaration(_)
                | AstKind::Program(_) => return parent,
                _ => {}
            }
            at = parent;
        }
    }

    /// TypeScript: checkThisExpression
    pub(super) fn check_this_expression(&self, node: NodeRef) -> TypeId {
        let container = self.this_container(node, false);
        self.try_this_type_at(node, container).unwrap_or(self.t.any)
    }

    /// TypeScript: tryGetThisTypeAt
    fn try_this_type_at(&self, node: NodeRef, container: NodeRef) -> Option<TypeId> {
        if matches!(self.kind(container), AstKind::Function(_)) {
            let declared =
                self.signature_from_declaration(container).and_then(|signature| self.this_type_of_signature(signature));
            if let Some(this_type) = declared.or_else(|| self.contextual_this_parameter_type(container)) {
                return Some(self.flow_type_of_reference(node, this_type, this_type, None));
            }
        }
        if let Some((class, is_static)) = self.class_around_member(container) {
            let symbol = self.symbol_of_node(class)?;
            let ty = if is_static {
                self.type_of_symbol(symbol)
            } else {
                self.interface_type(self.declared_type_of_class_or_interface(symbol))?.this_type?
            };
            return Some(self.flow_type_of_reference(node, ty, ty, None));
        }
        if matches!(self.kind(container), AstKind::Program(_)) {
            return Some(if self.program.module(container.file).is_external_module() {
                self.t.undefined
            } else {
                self.type_of_symbol(self.global_this_symbol())
            });
        }
        None
    }

    /// The class whose member a container of `this` is, and whether the member is static.
    fn class_around_member(&self, container: NodeRef) -> Option<(NodeRef, bool)> {
        let (member, is_static) = match self.kind(container) {
            AstKind::Function(_) => {
                let method = self.parent(container);
                let AstKind::MethodDefinition(node) = self.kind(method) else { return None };
                (method, node.r#static)
            }
            AstKind::PropertyDefinition(node) => (container, node.r#static),
            AstKind::AccessorProperty(node) => (container, node.r#static),
            AstKind::StaticBlock(_) => (container, true),
            _ => return None,
        };
        let class = self.parent(self.parent(member));
        matches!(self.kind(class), AstKind::Class(_)).then_some((class, is_static))
    }

    /// TypeScript: checkSuperExpression
    pub fn check_super_expression(&self, node: NodeRef) -> TypeId {
        let parent = self.parent(node);
        let is_call = matches!(self.kind(parent), AstKind::CallExpression(call) if call.callee.node_id() == node.node);
        let container = self.this_container(node, false);
        let Some((class, is_static)) = self.class_around_member(container) else {
            let in_literal = matches!(self.kind(self.parent(container)), AstKind::ObjectProperty(_));
            return if in_literal {
                self.t.any
            } else {
                self.unsupported_at("super outside of a derived class", node.file, &self.kind(node))
            };
        };
        let class_type = self.symbol_of_node(class).map(|symbol| self.declared_type_of_class_or_interface(symbol));
        let Some(class_type) = class_type else { return self.unsupported("a class without symbol", None) };
        let Some(&base) = self.base_types(class_type).first() else {
            return if self.base_constructor_type_of_class(class_type) == self.t.error {
                self.t.error
            } else {
                self.unsupported_at("super in a class without base", node.file, &self.kind(node))
            };
        };
        if is_static || is_call {
            return self.base_constructor_type_of_class(class_type);
        }
        let this_type = self.interface_type(class_type).and_then(|interface| interface.this_type);
        self.type_with_this_argument(base, this_type, false)
    }

    /// The constructor or function that `new.target` is inside of.
    pub(super) fn check_new_target(&self, node: NodeRef) -> TypeId {
        let container = self.this_container(node, false);
        if let Some(class) = self.class_of_constructor(container) {
            return self.type_of_symbol(class);
        }
        match self.symbol_of_node(container) {
            Some(symbol) if matches!(self.kind(container), AstKind::Function(_)) => self.type_of_symbol(symbol),
            _ => self.unsupported_at("new.target outside of a function", node.file, &self.kind(node)),
        }
    }
}
