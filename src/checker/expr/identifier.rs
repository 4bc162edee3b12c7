//! Identifiers: the type of a name where it stands, narrowed by control flow.

use oxc_ast::AstKind;
use oxc_ast::ast::IdentifierReference;

use crate::base::NodeRef;
use crate::checker::AssignmentKind;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, SymbolFlags, TypeFlags};
use crate::checker::types::{SymbolId, TypeId};
use crate::checker::values::BindingPlace;

impl<'p> Checker<'p> {
    /// The symbol that an identifier expression names; possibly an alias. TypeScript: getResolvedSymbol
    pub fn resolved_symbol(&self, node: NodeRef) -> Option<SymbolId> {
        let known = self.expr_caches.resolved_symbols.borrow().get(&node).copied();
        if let Some(known) = known {
            return known;
        }
        let AstKind::IdentifierReference(identifier) = self.kind(node) else { return None };
        let symbol = self.resolve_name(node, self.intern(&identifier.name), SymbolFlags::VALUE);
        self.expr_caches.resolved_symbols.borrow_mut().insert(node, symbol);
        symbol
    }

    /// TypeScript: checkIdentifier
    pub(super) fn check_identifier(
        &self,
        node: NodeRef,
        identifier: &IdentifierReference<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let Some(symbol) = self.resolved_symbol(node) else {
            return self.unsupported_at("this name is not found", node.file, identifier);
        };
        if symbol == self.arguments_symbol() {
            return self.global_type("IArguments", 0);
        }
        let flags = self.symbol(symbol).flags.get();
        let declaration = self.symbol(symbol).value_declaration.get();
        if let Some(declaration) = declaration
            && self.is_in_contextual_binding_pattern(node, declaration)
        {
            return self.t.non_inferrable_any;
        }
        let mut ty = self.narrowed_type_of_symbol(symbol, node);
        let assignment = self.assignment_target_kind(node);
        if assignment.is_some() && (!flags.intersects(SymbolFlags::VARIABLE) || self.is_readonly_symbol(symbol)) {
            return self.unsupported_at("an assignment to what cannot be assigned", node.file, identifier);
        }
        let is_alias = flags.intersects(SymbolFlags::ALIAS);
        let declaration = if flags.intersects(SymbolFlags::VARIABLE) {
            if assignment == Some(AssignmentKind::Definite) {
                let compound = self.is_in_compound_like_assignment(node);
                return if compound { self.base_type_of_literal_type(ty) } else { ty };
            }
            declaration
        } else if is_alias {
            self.symbol(symbol).declarations.get().first().copied()
        } else {
            return ty;
        };
        let Some(declaration) = declaration else { return ty };
        ty = self.narrowable_type_for_reference(ty, node, mode);
        self.flow_type_of_identifier(node, symbol, declaration, ty, is_alias, assignment)
    }

    fn flow_type_of_identifier(
        &self,
        node: NodeRef,
        symbol: SymbolId,
        declaration: NodeRef,
        ty: TypeId,
        is_alias: bool,
        assignment: Option<AssignmentKind>,
    ) -> TypeId {
        let root = self.root_declaration(declaration);
        let is_parameter = matches!(self.kind(root), AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_));
        let declaration_container = self.control_flow_container(declaration);
        let mut container = self.control_flow_container(node);
        let is_outer = container != declaration_container;
        let automatic = ty == self.t.auto || ty == self.auto_array_type();
        let parent_is_non_null = matches!(self.kind(self.parent(node)), AstKind::TSNonNullExpression(_));
        // A function that cannot run before the last assignment sees what control flow knew where it was made.
        while container != declaration_container
            && self.is_transparent_flow_container(container)
            && (self.is_constant_variable(symbol) && ty != self.auto_array_type()
                || self.is_parameter_or_mutable_local_variable(symbol) && self.is_past_last_assignment(symbol, node))
        {
            container = self.control_flow_container(container);
        }
        let never_initialized = self.is_never_initialized(declaration, symbol);
        let assume_initialized = is_parameter
            || is_alias
            || is_outer && !never_initialized
            || self.is_same_scoped_binding_element(node, declaration)
            || !automatic
                && (!self.program.options().strict_null_checks
                    || self.flags(ty).intersects(TypeFlags::ANY_OR_UNKNOWN | TypeFlags::VOID)
                    || self.is_in_type_node(node)
                    || matches!(self.kind(self.parent(node)), AstKind::ExportSpecifier(_)))
            || parent_is_non_null
            || self.is_definite_declaration(root)
            || self.is_ambient(declaration);
        let automatic_in_non_null = automatic && parent_is_non_null;
        let initial = if automatic_in_non_null {
            self.t.undefined
        } else if assume_initialized {
            if is_parameter { self.remove_optionality_from_declared_type(ty, declaration) } else { ty }
        } else if automatic {
            self.t.undefined
        } else {
            self.optional_type(ty, false)
        };
        let mut flow_type = self.flow_type_of_reference(node, ty, initial, Some(container));
        if automatic_in_non_null {
            flow_type = self.non_nullable_type(flow_type);
        }
        if !self.is_evolving_array_operation_target(node) && automatic {
            if flow_type == self.t.auto || flow_type == self.auto_array_type() {
                return self.convert_auto_to_any(flow_type);
            }
        } else if !assume_initialized && !self.contains_undefined_type(ty) && self.contains_undefined_type(flow_type) {
            // Used before it is assigned: TypeScript reports it and goes on with the declared type.
            return ty;
        }
        if assignment.is_some() { self.base_type_of_literal_type(flow_type) } else { flow_type }
    }

    /// Functions that see through to the flow around them. TypeScript: isObjectLiteralOrClassExpressionMethodOrAccessor
    fn is_transparent_flow_container(&self, container: NodeRef) -> bool {
        self.is_function_expression_or_arrow_function(container)
            || self.is_object_literal_or_class_expression_method_or_accessor(container)
    }

    fn is_never_initialized(&self, declaration: NodeRef, symbol: SymbolId) -> bool {
        let declarator = self.parent(declaration);
        let AstKind::VariableDeclarator(node) = self.kind(declarator) else { return false };
        let statement = self.parent(self.parent(declarator));
        node.init.is_none()
            && !node.definite
            && !matches!(self.kind(statement), AstKind::ForInStatement(_) | AstKind::ForOfStatement(_))
            && self.is_mutable_local_variable_declaration(declarator)
            && !self.is_symbol_assigned_definitely(symbol)
    }

    fn is_definite_declaration(&self, root: NodeRef) -> bool {
        matches!(self.kind(root), AstKind::VariableDeclarator(node) if node.definite)
    }

    /// A name in a pattern that another part of the same pattern uses. TypeScript: isSameScopedBindingElement
    fn is_same_scoped_binding_element(&self, node: NodeRef, declaration: NodeRef) -> bool {
        if !matches!(self.kind(declaration), AstKind::BindingIdentifier(_))
            || !matches!(self.binding_place(declaration), BindingPlace::Element(_))
        {
            return false;
        }
        let root = self.root_declaration(declaration);
        let mut at = node;
        loop {
            let parent = self.parent(at);
            if parent == at {
                return false;
            }
            let element = matches!(
                self.kind(parent),
                AstKind::BindingProperty(_) | AstKind::AssignmentPattern(_) | AstKind::ArrayPattern(_)
            );
            if element {
                return self.root_declaration(parent) == root;
            }
            at = parent;
        }
    }

    /// Whether a name stands in a type, such as `typeof x`. TypeScript: isInTypeQuery, isInAmbientOrTypeNode
    fn is_in_type_node(&self, node: NodeRef) -> bool {
        let nodes = self.program.module(node.file).nodes();
        nodes.ancestor_kinds(node.node).take_while(|kind| !kind.is_statement() && !kind.is_declaration()).any(|kind| {
            matches!(
                kind,
                AstKind::TSTypeQuery(_)
                    | AstKind::TSTypeAnnotation(_)
                    | AstKind::TSTypeAliasDeclaration(_)
                    | AstKind::TSInterfaceDeclaration(_)
            )
        })
    }

    /// Whether a pattern that a contextual type is being made from contains the name. TypeScript: contextualBindingPatterns
    fn is_in_contextual_binding_pattern(&self, node: NodeRef, declaration: NodeRef) -> bool {
        if !matches!(self.kind(declaration), AstKind::BindingIdentifier(_)) {
            return false;
        }
        match self.binding_place(declaration) {
            BindingPlace::Element(element) => {
                self.value_caches.contextual_patterns.borrow().contains(&element.pattern)
                    && self.is_node_descendant_of(node, element.pattern)
            }
            BindingPlace::Root(_) => false,
        }
    }
}
