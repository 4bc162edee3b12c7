//! Variables as flow analysis sees them: how a name is declared, and whether it can change.

use oxc_ast::AstKind;
use oxc_ast::ast::{FunctionType, VariableDeclarationKind};
use oxc_span::GetSpan;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::SymbolId;
use crate::checker::values::{BindingElement, BindingPlace};

impl Checker<'_> {
    /// The `VariableDeclarator` that a name or pattern stands directly in.
    pub(super) fn variable_declarator_of(&self, name: NodeRef) -> Option<NodeRef> {
        self.binding_root(name).filter(|&root| matches!(self.kind(root), AstKind::VariableDeclarator(_)))
    }

    /// The `FormalParameter` that a name or pattern stands directly in.
    pub(super) fn parameter_of(&self, name: NodeRef) -> Option<NodeRef> {
        self.binding_root(name).filter(|&root| matches!(self.kind(root), AstKind::FormalParameter(_)))
    }

    fn binding_root(&self, name: NodeRef) -> Option<NodeRef> {
        match self.binding_place(name) {
            BindingPlace::Root(root) => Some(root),
            BindingPlace::Element(_) => None,
        }
    }

    /// The element of a pattern that a name or pattern is.
    pub(super) fn binding_element(&self, name: NodeRef) -> Option<BindingElement> {
        match self.binding_place(name) {
            BindingPlace::Root(_) => None,
            BindingPlace::Element(element) => Some(element),
        }
    }

    /// Whether a `VariableDeclarator` is `const`, `using` or `await using`. TypeScript: isVarConstLike
    pub(super) fn is_var_const_like(&self, declarator: NodeRef) -> bool {
        self.declaration_list_kind(declarator)
            .is_some_and(|kind| !matches!(kind, VariableDeclarationKind::Var | VariableDeclarationKind::Let))
    }

    fn declaration_list_kind(&self, declarator: NodeRef) -> Option<VariableDeclarationKind> {
        match (self.kind(declarator), self.kind(self.parent(declarator))) {
            (AstKind::VariableDeclarator(_), AstKind::VariableDeclaration(list)) => Some(list.kind),
            _ => None,
        }
    }

    /// Whether a symbol is a variable that is assigned only where it is declared. TypeScript: isConstantVariable
    pub fn is_constant_variable(&self, symbol: SymbolId) -> bool {
        let symbol = self.symbol(symbol);
        symbol.flags.get().intersects(SymbolFlags::VARIABLE)
            && symbol
                .value_declaration
                .get()
                .is_some_and(|declaration| self.is_var_const_like(self.root_declaration(declaration)))
    }

    /// Whether a symbol is a variable that only its own file can assign to.
    /// TypeScript: isParameterOrMutableLocalVariable
    pub fn is_parameter_or_mutable_local_variable(&self, symbol: SymbolId) -> bool {
        let Some(declaration) = self.symbol(symbol).value_declaration.get() else { return false };
        let root = self.root_declaration(declaration);
        match self.kind(root) {
            AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_) | AstKind::CatchParameter(_) => true,
            AstKind::VariableDeclarator(_) => self.is_mutable_local_variable_declaration(root),
            _ => false,
        }
    }

    /// Whether a `VariableDeclarator` declares a `let` that no other file sees.
    /// TypeScript: isMutableLocalVariableDeclaration
    pub fn is_mutable_local_variable_declaration(&self, declarator: NodeRef) -> bool {
        if self.declaration_list_kind(declarator) != Some(VariableDeclarationKind::Let) {
            return false;
        }
        match self.kind(self.parent(self.parent(declarator))) {
            AstKind::ExportDeclaration(_) => false,
            AstKind::Program(_) => self.program.module(declarator.file).is_external_module(),
            _ => true,
        }
    }

    /// Whether a reference means the same value wherever it stands in its scope. TypeScript: isConstantReference
    pub fn is_constant_reference(&self, node: NodeRef) -> bool {
        let tree = self.tree(node.file);
        let node = node.at(tree.unchained(node.node));
        match self.kind(node) {
            AstKind::ThisExpression(_) => true,
            AstKind::IdentifierReference(_) | AstKind::BindingIdentifier(_) => self
                .symbol_of_reference_or_declaration(node)
                .is_some_and(|symbol| self.is_never_reassigned(symbol) || self.is_function_expression_symbol(symbol)),
            AstKind::StaticMemberExpression(_)
            | AstKind::ComputedMemberExpression(_)
            | AstKind::PrivateFieldExpression(_) => {
                tree.accessed_object(node.node).is_some_and(|object| self.is_constant_reference(node.at(object)))
                    && self.resolved_symbol_of_access(node).is_some_and(|symbol| self.is_readonly_symbol(symbol))
            }
            AstKind::ObjectPattern(_) | AstKind::ArrayPattern(_) => {
                let root = self.root_declaration(node);
                match self.kind(root) {
                    AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_) | AstKind::CatchParameter(_) => {
                        !self.is_some_symbol_assigned(root)
                    }
                    _ => self.is_var_const_like(root),
                }
            }
            _ => false,
        }
    }

    fn is_function_expression_symbol(&self, symbol: SymbolId) -> bool {
        self.symbol(symbol).value_declaration.get().is_some_and(|declaration| {
            matches!(self.kind(declaration), AstKind::Function(function)
                if function.r#type == FunctionType::FunctionExpression)
        })
    }

    /// The position of a node in its file.
    pub(super) fn start_of(&self, node: NodeRef) -> u32 {
        self.kind(node).span().start
    }
}
