//! Files, functions, initialisers and blocks of modules: each starts a flow of its own, unless it runs where it stands.

use oxc_ast::AstKind;
use oxc_ast::ast::{Declaration, ExportDefaultDeclarationKind, MethodDefinitionKind, PropertyKind, Statement};
use oxc_syntax::node::NodeId;

use super::{FlowBinder, Targets};
use crate::checker::flow::graph::FlowKind;

/// How a node contains flow. TypeScript: `ContainerFlags`
#[derive(Clone, Copy)]
pub(super) struct Container {
    /// The node that its ends are remembered under: the function, for a method.
    identity: NodeId,
    /// Whether it runs right where it stands: a static block, or a function that is called at once.
    is_immediate: bool,
    /// Whether what is known where it stands may still hold when it runs: a function expression or the like.
    is_linked: bool,
    /// Whether all its returns are joined behind it.
    joins_returns: bool,
    /// Whether that join is remembered.
    keeps_return: bool,
    /// Whether it is a function with a body.
    has_body: bool,
}

impl Container {
    fn plain(identity: NodeId) -> Self {
        Self {
            identity,
            is_immediate: false,
            is_linked: false,
            joins_returns: false,
            keeps_return: false,
            has_body: false,
        }
    }
}

impl<'p> FlowBinder<'p> {
    /// TypeScript: getContainerFlags
    pub(super) fn container_of(&self, node: NodeId, kind: AstKind<'p>) -> Option<Container> {
        let plain = Container::plain(node);
        Some(match kind {
            AstKind::Function(function) => {
                // The function of a method is bound by its member.
                if self.tree.member_of_function(node).is_some() {
                    return None;
                }
                let is_immediate = !function.r#async && !function.generator && self.tree.immediate_call(node).is_some();
                Container {
                    is_immediate,
                    is_linked: function.is_expression(),
                    joins_returns: is_immediate,
                    has_body: function.body.is_some(),
                    ..plain
                }
            }
            AstKind::ArrowFunctionExpression(arrow) => {
                let is_immediate = !arrow.r#async && self.tree.immediate_call(node).is_some();
                Container { is_immediate, is_linked: true, joins_returns: is_immediate, has_body: true, ..plain }
            }
            AstKind::MethodDefinition(method) => {
                let is_constructor = method.kind == MethodDefinitionKind::Constructor;
                Container {
                    identity: method.value.node_id(),
                    is_linked: self.tree.is_expression_method(node),
                    joins_returns: is_constructor,
                    keeps_return: is_constructor,
                    has_body: method.value.body.is_some(),
                    ..plain
                }
            }
            AstKind::ObjectProperty(property) if property.method || property.kind != PropertyKind::Init => {
                Container { identity: property.value.node_id(), is_linked: true, has_body: true, ..plain }
            }
            AstKind::StaticBlock(_) => {
                Container { is_immediate: true, joins_returns: true, keeps_return: true, has_body: true, ..plain }
            }
            AstKind::PropertyDefinition(property) if property.value.is_some() => plain,
            AstKind::AccessorProperty(property) if property.value.is_some() => plain,
            AstKind::Program(_)
            | AstKind::TSModuleBlock(_)
            | AstKind::TSMethodSignature(_)
            | AstKind::TSCallSignatureDeclaration(_)
            | AstKind::TSConstructSignatureDeclaration(_)
            | AstKind::TSFunctionType(_)
            | AstKind::TSConstructorType(_) => plain,
            _ => return None,
        })
    }

    /// TypeScript: bindContainer
    pub(super) fn bind_container(&mut self, node: NodeId, container: Container) {
        let kind = self.tree.kind(node);
        let saved_current = self.current;
        let saved_labels = std::mem::take(&mut self.active_labels);
        let return_target = container.joins_returns.then(|| self.branch_label());
        let saved_targets =
            std::mem::replace(&mut self.targets, Targets { returns: return_target, ..Targets::default() });
        if !container.is_immediate {
            let linked = container.is_linked.then(|| self.reference(container.identity));
            self.current = self.create(FlowKind::Start { container: linked });
        }
        self.bind_container_children(node, kind);
        if container.has_body && !self.current.is_unreachable() || matches!(kind, AstKind::Program(_)) {
            self.ends.push((container.identity, self.current));
        }
        if let Some(target) = return_target {
            self.add_current(target);
            self.current = self.finish_label(target);
            if container.keeps_return {
                self.returns.push((container.identity, self.current));
            }
        }
        if !container.is_immediate {
            self.current = saved_current;
        }
        self.targets = saved_targets;
        self.active_labels = saved_labels;
    }

    fn bind_container_children(&mut self, node: NodeId, kind: AstKind<'p>) {
        match kind {
            AstKind::Program(program) => self.bind_functions_first(&program.body),
            AstKind::TSModuleBlock(block) => self.bind_functions_first(&block.body),
            AstKind::StaticBlock(block) => self.bind_functions_first(&block.body),
            _ => self.bind_each_child(node),
        }
    }

    /// Function declarations come first, as they are hoisted. TypeScript: bindEachFunctionsFirst
    pub(super) fn bind_functions_first(&mut self, statements: &[Statement<'p>]) {
        for statement in statements.iter().filter(|statement| is_function_declaration(statement)) {
            self.bind(statement.node_id());
        }
        for statement in statements.iter().filter(|statement| !is_function_declaration(statement)) {
            self.bind(statement.node_id());
        }
    }
}

fn is_function_declaration(statement: &Statement<'_>) -> bool {
    match statement {
        Statement::FunctionDeclaration(_) => true,
        Statement::ExportDeclaration(export) => matches!(export.declaration, Declaration::FunctionDeclaration(_)),
        Statement::ExportDefaultDeclaration(export) => {
            matches!(export.declaration, ExportDefaultDeclarationKind::FunctionDeclaration(_))
        }
        _ => false,
    }
}
