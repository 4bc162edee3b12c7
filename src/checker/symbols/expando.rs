//! Functions that properties are assigned to: `greet.description = "…"`.
//!
//! TypeScript declares such a property on the function. Its type would depend on all assignments; until the checker
//! follows them, the members of such a function are unknown.

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentTarget, Expression};
use oxc_syntax::operator::AssignmentOperator;
use oxc_syntax::symbol::SymbolId as BindingId;
use rustc_hash::FxHashSet;

use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::types::SymbolId;

impl Checker<'_> {
    /// Whether properties are assigned to the function somewhere in its file. TypeScript: bindPropertyAssignment
    pub fn is_expando_function(&self, symbol: SymbolId) -> bool {
        self.symbol(symbol).declarations.get().iter().any(|&declaration| {
            let Some(binding) = self.binding_of_function(declaration) else { return false };
            if let Some(known) = self.symbol_caches.expandos.borrow().get(&declaration.file) {
                return known.contains(&binding);
            }
            let found = self.expandos_of_file(declaration.file);
            let is_expando = found.contains(&binding);
            self.symbol_caches.expandos.borrow_mut().insert(declaration.file, found);
            is_expando
        })
    }

    /// The name in scope that a function declaration, or a function in a `const`, has.
    fn binding_of_function(&self, declaration: NodeRef) -> Option<BindingId> {
        match self.kind(declaration) {
            AstKind::Function(function) if function.is_declaration() => function.id.as_ref()?.symbol_id.get(),
            AstKind::Function(_) | AstKind::ArrowFunctionExpression(_) => {
                let mut parent = self.parent(declaration);
                while matches!(self.kind(parent), AstKind::ParenthesizedExpression(_)) {
                    parent = self.parent(parent);
                }
                let AstKind::VariableDeclarator(declarator) = self.kind(parent) else { return None };
                declarator.id.get_binding_identifier()?.symbol_id.get()
            }
            _ => None,
        }
    }

    fn expandos_of_file(&self, file: FileId) -> FxHashSet<BindingId> {
        let module = self.program.module(file);
        if module.is_declaration_file() {
            return FxHashSet::default();
        }
        let scoping = module.scoping();
        let object_of = |kind: AstKind<'_>| {
            let AstKind::AssignmentExpression(assignment) = kind else { return None };
            let object = match &assignment.left {
                _ if assignment.operator != AssignmentOperator::Assign => return None,
                AssignmentTarget::StaticMemberExpression(member) => &member.object,
                AssignmentTarget::ComputedMemberExpression(member) => &member.object,
                _ => return None,
            };
            let Expression::Identifier(object) = object else { return None };
            scoping.get_reference(object.reference_id.get()?).symbol_id()
        };
        module.nodes().iter().filter_map(|node| object_of(node.kind())).collect()
    }
}
