//! Functions that properties are assigned to: `greet.description = "…"` declares a property of `greet`.
//!
//! An assignment declares only beside the function, in the same block or function body, and only a name that syntax
//! tells; of a function with any other assignment the members are unknown.

use indexmap::IndexMap;
use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentExpression, AssignmentTarget, Expression, IdentifierReference, VariableDeclarationKind};
use oxc_syntax::node::NodeId;
use oxc_syntax::operator::{AssignmentOperator, UnaryOperator};
use oxc_syntax::symbol::SymbolId as BindingId;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{SymbolId, TypeId};

/// The assignments to properties of one binding.
#[derive(Default)]
pub(super) struct Expando {
    /// The assignments that declare, by property, in order.
    declaring: IndexMap<Name, Vec<NodeId>, FxBuildHasher>,
    /// Whether there are others, which may declare what nobody can tell.
    is_uncertain: bool,
}

impl<'p> Checker<'p> {
    /// Adds the properties that assignments declare on a function. False where they cannot all be told.
    /// TypeScript: bindPropertyAssignment, mergeJSSymbols
    pub fn add_expando_members(&self, function: SymbolId, table: &mut SymbolTableBuilder) -> bool {
        let mut is_certain = true;
        for &declaration in self.symbol(function).declarations.get() {
            let Some((binding, is_constant)) = self.binding_of_function(declaration) else { continue };
            self.know_expandos_of_file(declaration.file);
            let known = self.symbol_caches.expandos.borrow();
            let Some(expando) = known.get(&declaration.file).and_then(|file| file.get(&binding)) else { continue };
            is_certain &= is_constant && !expando.is_uncertain;
            for (&name, nodes) in &expando.declaring {
                let first = declaration.at(nodes[0]);
                let property = self.symbol_caches.by_node.borrow().get(&first).copied();
                let property = property.unwrap_or_else(|| {
                    let declarations: Vec<NodeRef> = nodes.iter().map(|&node| declaration.at(node)).collect();
                    self.declare(name, &declarations, Some(function))
                });
                is_certain &= *table.entry(name).or_insert(property) == property;
            }
        }
        is_certain
    }

    /// The property that an assignment declares, if it declares one.
    pub(super) fn symbol_of_assignment(&self, assignment: NodeRef) -> Option<SymbolId> {
        let AstKind::AssignmentExpression(node) = self.kind(assignment) else { return None };
        let scoping = self.program.module(assignment.file).scoping();
        let binding = scoping.get_reference(object_of(node)?.reference_id.get()?).symbol_id()?;
        for declaration in self.binding_declarations(assignment.file, binding) {
            let function = match self.kind(self.parent(declaration)) {
                AstKind::VariableDeclarator(declarator) => {
                    let initializer = declarator.init.as_ref()?.without_parentheses();
                    declaration.at(initializer.node_id())
                }
                _ => declaration,
            };
            if matches!(self.kind(function), AstKind::Function(_) | AstKind::ArrowFunctionExpression(_)) {
                self.add_expando_members(self.symbol_of_node(function)?, &mut SymbolTableBuilder::default());
            }
        }
        self.symbol_caches.by_node.borrow().get(&assignment).copied()
    }

    /// The type of a property from all that is assigned to it. TypeScript: getWidenedTypeForAssignmentDeclaration
    pub fn widened_type_for_assignment_declaration(&self, assignment: NodeRef) -> TypeId {
        let declarations = self.symbol_of_node(assignment).map_or(&[][..], |s| self.symbol(s).declarations.get());
        let mut types = Vec::new();
        for &declaration in declarations {
            let AstKind::AssignmentExpression(node) = self.kind(declaration) else { continue };
            let ty = self.check_expression_cached(declaration.at(node.right.node_id()));
            let is_empty_array = matches!(&node.right, Expression::ArrayExpression(array) if array.elements.is_empty());
            types.push(if is_empty_array {
                self.create_array_type(self.t.any, false)
            } else {
                self.widened_literal_type(ty)
            });
        }
        self.widened_type(self.union_type(&types))
    }

    /// The name in scope that a function declaration, or a function in a variable, has, and whether it is constant.
    fn binding_of_function(&self, declaration: NodeRef) -> Option<(BindingId, bool)> {
        match self.kind(declaration) {
            AstKind::Function(function) if function.is_declaration() => {
                Some((function.id.as_ref()?.symbol_id.get()?, true))
            }
            AstKind::Function(_) | AstKind::ArrowFunctionExpression(_) => {
                let parent = self.parent(self.walk_up_parenthesized_expressions(declaration));
                let AstKind::VariableDeclarator(declarator) = self.kind(parent) else { return None };
                let binding = declarator.id.get_binding_identifier()?.symbol_id.get()?;
                let is_constant = matches!(self.kind(self.parent(parent)), AstKind::VariableDeclaration(list)
                    if list.kind == VariableDeclarationKind::Const);
                Some((binding, is_constant))
            }
            _ => None,
        }
    }

    fn know_expandos_of_file(&self, file: FileId) {
        if self.symbol_caches.expandos.borrow().contains_key(&file) {
            return;
        }
        let module = self.program.module(file);
        let mut found: FxHashMap<BindingId, Expando> = FxHashMap::default();
        if !module.is_declaration_file() {
            for node in module.nodes().iter() {
                let AstKind::AssignmentExpression(assignment) = node.kind() else { continue };
                let Some(reference) = object_of(assignment).and_then(|object| object.reference_id.get()) else {
                    continue;
                };
                let Some(binding) = module.scoping().get_reference(reference).symbol_id() else { continue };
                let expando = found.entry(binding).or_default();
                match self.declared_property(assignment) {
                    Some(name) if is_beside(module.scoping(), binding, node.scope_id()) => {
                        expando.declaring.entry(name).or_default().push(node.id());
                    }
                    _ => expando.is_uncertain = true,
                }
            }
        }
        self.symbol_caches.expandos.borrow_mut().insert(file, found);
    }

    /// The property that an assignment may declare. TypeScript: getAssignmentDeclarationKind
    fn declared_property(&self, assignment: &AssignmentExpression<'p>) -> Option<Name> {
        let AssignmentTarget::StaticMemberExpression(member) = &assignment.left else { return None };
        let is_void = matches!(&assignment.right, Expression::UnaryExpression(unary)
            if unary.operator == UnaryOperator::Void);
        (!is_void && member.property.name != "prototype").then(|| self.intern(&member.property.name))
    }
}

/// Whether a scope, or the function body around it, is the one that the binding is declared in.
/// TypeScript: lookupSymbolForPropertyAccess
fn is_beside(scoping: &oxc_semantic::Scoping, binding: BindingId, scope: oxc_syntax::scope::ScopeId) -> bool {
    let declared_in = scoping.symbol_scope_id(binding);
    let body = scoping.scope_ancestors(scope).find(|&outer| scoping.scope_flags(outer).is_var());
    declared_in == scope || body == Some(declared_in)
}

/// The name whose property an assignment sets.
fn object_of<'a, 'p>(assignment: &'a AssignmentExpression<'p>) -> Option<&'a IdentifierReference<'p>> {
    let object = match &assignment.left {
        _ if assignment.operator != AssignmentOperator::Assign => return None,
        AssignmentTarget::StaticMemberExpression(member) => &member.object,
        AssignmentTarget::ComputedMemberExpression(member) => &member.object,
        _ => return None,
    };
    let Expression::Identifier(object) = object else { return None };
    Some(object)
}
