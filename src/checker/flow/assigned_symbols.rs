//! Where variables are assigned to for the last time: behind that, a closure may rely on what is known of them.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, ExportSpecifier};
use oxc_span::GetSpan;

use super::targets::AssignmentKind;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::SymbolId;

/// All that needs to be known of the assignments to one variable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LastAssignment {
    /// The end of what the last assignment in source order belongs to; `u32::MAX` when any code may assign.
    position: Option<u32>,
    /// Whether one of them does not depend on the value before.
    is_definite: bool,
}

impl<'p> Checker<'p> {
    /// Whether anything assigns to a variable after its declaration. TypeScript: isSymbolAssigned
    pub fn is_symbol_assigned(&self, symbol: SymbolId) -> bool {
        self.last_assignment(symbol).position.is_some()
    }

    /// Whether anything gives a variable a wholly new value. TypeScript: isSymbolAssignedDefinitely
    pub fn is_symbol_assigned_definitely(&self, symbol: SymbolId) -> bool {
        self.last_assignment(symbol).is_definite
    }

    /// Whether no assignment to a variable comes after `location`. TypeScript: isPastLastAssignment
    pub fn is_past_last_assignment(&self, symbol: SymbolId, location: NodeRef) -> bool {
        self.last_assignment(symbol).position.is_none_or(|position| position < self.start_of(location))
    }

    /// Whether anything assigns to one of the names of a variable or parameter. TypeScript: isSomeSymbolAssigned
    pub fn is_some_symbol_assigned(&self, root: NodeRef) -> bool {
        match self.kind(root) {
            AstKind::VariableDeclarator(declarator) => self.is_some_name_assigned(root, &declarator.id),
            AstKind::FormalParameter(parameter) => self.is_some_name_assigned(root, &parameter.pattern),
            AstKind::FormalParameterRest(parameter) => self.is_some_name_assigned(root, &parameter.rest.argument),
            AstKind::CatchParameter(parameter) => self.is_some_name_assigned(root, &parameter.pattern),
            _ => false,
        }
    }

    fn is_some_name_assigned(&self, root: NodeRef, pattern: &BindingPattern<'p>) -> bool {
        match pattern {
            BindingPattern::BindingIdentifier(name) => {
                self.symbol_of_node(root.at(name.node_id())).is_some_and(|symbol| self.is_symbol_assigned(symbol))
            }
            BindingPattern::AssignmentPattern(pattern) => self.is_some_name_assigned(root, &pattern.left),
            BindingPattern::ObjectPattern(pattern) => {
                let properties = pattern.properties.iter().map(|property| &property.value);
                let rest = pattern.rest.iter().map(|rest| &rest.argument);
                properties.chain(rest).any(|part| self.is_some_name_assigned(root, part))
            }
            BindingPattern::ArrayPattern(pattern) => {
                let rest = pattern.rest.iter().map(|rest| &rest.argument);
                pattern.elements.iter().flatten().chain(rest).any(|part| self.is_some_name_assigned(root, part))
            }
        }
    }

    fn last_assignment(&self, symbol: SymbolId) -> LastAssignment {
        if let Some(&last) = self.flow.last_assignments.borrow().get(&symbol) {
            return last;
        }
        let last = self.find_last_assignment(symbol);
        self.flow.last_assignments.borrow_mut().insert(symbol, last);
        last
    }

    /// TypeScript: markNodeAssignments, which marks all variables of a function at once
    fn find_last_assignment(&self, symbol: SymbolId) -> LastAssignment {
        let mut last = LastAssignment::default();
        if !self.is_parameter_or_mutable_local_variable(symbol) {
            return last;
        }
        let Some(declaration) = self.symbol(symbol).value_declaration.get() else { return last };
        let AstKind::BindingIdentifier(name) = self.kind(declaration) else { return last };
        let Some(binding) = name.symbol_id.get() else { return last };
        let scoping = self.program.module(declaration.file).scoping();
        let mut references: Vec<NodeRef> =
            scoping.get_resolved_references(binding).map(|reference| declaration.at(reference.node_id())).collect();
        references.sort_unstable_by_key(|&reference| self.start_of(reference));
        let declaring = self.function_or_source_file(declaration);
        for reference in references {
            if self.is_exported_by_name(reference) {
                last.position = Some(u32::MAX);
            }
            let Some(kind) = self.assignment_target_kind(reference) else { continue };
            last.is_definite |= kind == AssignmentKind::Definite;
            if last.position != Some(u32::MAX) {
                last.position = Some(if self.function_or_source_file(reference) == declaring {
                    self.extended_assignment_position(reference, declaration)
                } else {
                    u32::MAX
                });
            }
        }
        last
    }

    /// `export { x }`: importers see what `x` is at the time.
    fn is_exported_by_name(&self, reference: NodeRef) -> bool {
        let parent = self.parent(reference);
        let is_type = |specifier: &ExportSpecifier<'_>| specifier.export_kind.is_type();
        match (self.kind(parent), self.kind(self.parent(parent))) {
            (AstKind::ExportSpecifier(specifier), AstKind::ExportNamedDeclaration(export)) => {
                !is_type(specifier) && !export.export_kind.is_type()
            }
            _ => false,
        }
    }

    /// TypeScript: isFunctionOrSourceFile
    fn function_or_source_file(&self, node: NodeRef) -> Option<NodeRef> {
        let is_function_or_file = |kind: AstKind<'p>| {
            matches!(kind, AstKind::Program(_) | AstKind::Function(_) | AstKind::ArrowFunctionExpression(_))
        };
        Some(node.at(self.tree(node.file).ancestor(node.node, is_function_or_file)?))
    }

    /// The end of the outermost statement around an assignment that does not contain the declaration: in a loop, for
    /// one, code before the assignment runs after it. TypeScript: extendAssignmentPosition
    fn extended_assignment_position(&self, assigned: NodeRef, declaration: NodeRef) -> u32 {
        let declared_at = self.start_of(declaration);
        let mut position = self.start_of(assigned);
        let mut node = assigned;
        while self.start_of(node) > declared_at {
            let kind = self.kind(node);
            if self.extends_assignments(node, kind) {
                position = kind.span().end;
            }
            node = self.parent(node);
        }
        position
    }

    fn extends_assignments(&self, node: NodeRef, kind: AstKind<'p>) -> bool {
        match kind {
            AstKind::ExpressionStatement(_)
            | AstKind::IfStatement(_)
            | AstKind::DoWhileStatement(_)
            | AstKind::WhileStatement(_)
            | AstKind::ForStatement(_)
            | AstKind::ForInStatement(_)
            | AstKind::ForOfStatement(_)
            | AstKind::WithStatement(_)
            | AstKind::SwitchStatement(_)
            | AstKind::TryStatement(_) => true,
            AstKind::VariableDeclaration(_) => !matches!(
                self.kind(self.parent(node)),
                AstKind::ForStatement(_) | AstKind::ForInStatement(_) | AstKind::ForOfStatement(_)
            ),
            AstKind::Class(class) => class.is_declaration(),
            _ => false,
        }
    }
}
