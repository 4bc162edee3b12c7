//! Property access.

use oxc_ast::AstKind;
use oxc_ast::ast::ChainExpression;
use oxc_span::GetSpan;

use crate::base::NodeRef;
use crate::checker::flags::{CheckMode, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeData, TypeId};
use crate::checker::{AssignmentKind, Checker};

/// The name of an accessed property.
#[derive(Clone, Copy)]
enum Accessed {
    Named(Name),
    Private(Name),
}

impl<'p> Checker<'p> {
    /// What an access is an access to. TypeScript: node.expression
    pub(in crate::checker) fn accessed_object(&self, access: NodeRef) -> NodeRef {
        match self.kind(access) {
            AstKind::StaticMemberExpression(node) => access.at(node.object.node_id()),
            AstKind::ComputedMemberExpression(node) => access.at(node.object.node_id()),
            AstKind::PrivateFieldExpression(node) => access.at(node.object.node_id()),
            AstKind::CallExpression(node) => access.at(node.callee.node_id()),
            AstKind::TSNonNullExpression(node) => access.at(node.expression.node_id()),
            _ => access,
        }
    }

    /// `a?.b.c` as a whole.
    pub(super) fn check_chain_expression(&self, node: NodeRef, chain: &ChainExpression<'p>, mode: CheckMode) -> TypeId {
        self.check_expression_with_mode(node.at(chain.expression.node_id()), mode)
    }

    /// TypeScript: checkPropertyAccessExpression, checkPropertyAccessChain
    pub(super) fn check_property_access_expression(&self, node: NodeRef, mode: CheckMode) -> TypeId {
        let name = match self.kind(node) {
            AstKind::StaticMemberExpression(member) => Accessed::Named(self.intern(&member.property.name)),
            AstKind::PrivateFieldExpression(member) => Accessed::Private(self.intern(&member.field.name)),
            kind => return self.unsupported_at("no property access", node.file, &kind),
        };
        let left = self.accessed_object(node);
        if !self.is_optional_chain(node) {
            let left_type = self.check_non_null_expression(left);
            return self.check_property_access(node, left, left_type, name, mode);
        }
        let left_type = self.check_expression(left);
        let non_optional = self.optional_expression_type(left_type, node, left);
        let checked = self.check_non_null_type(non_optional, left);
        let ty = self.check_property_access(node, left, checked, name, mode);
        self.propagate_optional_type_marker(ty, node, non_optional != left_type)
    }

    /// `left.name` in `typeof left.name`. TypeScript: checkQualifiedName
    pub fn check_property_access_of_type(&self, node: NodeRef, object: TypeId, left: NodeRef, name: Name) -> TypeId {
        self.check_property_access(node, left, object, Accessed::Named(name), CheckMode::empty())
    }

    /// TypeScript: checkPropertyAccessExpressionOrQualifiedName
    fn check_property_access(
        &self,
        node: NodeRef,
        left: NodeRef,
        left_type: TypeId,
        name: Accessed,
        mode: CheckMode,
    ) -> TypeId {
        if self.is_unsupported(left_type) {
            return left_type;
        }
        let assignment = self.assignment_target_kind(node);
        let widened = if assignment.is_some() || self.is_method_access_for_call(node) {
            self.widened_type(left_type)
        } else {
            left_type
        };
        let apparent = self.apparent_type(widened);
        if self.is_unsupported(apparent) {
            return apparent;
        }
        let any_like = self.flags(apparent).intersects(TypeFlags::ANY) || apparent == self.t.silent_never;
        let property = match name {
            _ if any_like => return apparent,
            Accessed::Private(name) => self.private_property_of_type(node, left_type, name),
            Accessed::Named(name) => {
                self.property_of_type_with(apparent, name, self.is_const_enum_object_type(apparent))
            }
        };
        let Some(property) = property else {
            return self.missing_property_type(node, left_type, apparent, name, assignment, mode);
        };
        self.expr_caches.resolved_symbols.borrow_mut().insert(node, Some(property));
        if assignment.is_some() && self.is_assignment_to_readonly_entity(node, left, property) {
            return self.unsupported_at("an assignment to a readonly property", node.file, &self.kind(node));
        }
        let ty = if self.is_this_property_access_in_constructor(node, left, property) {
            self.t.auto
        } else if assignment == Some(AssignmentKind::Definite) {
            self.write_type_of_symbol(property)
        } else {
            self.type_of_symbol(property)
        };
        self.flow_type_of_access_expression(node, Some(property), ty, mode)
    }

    /// A property that only an index signature gives.
    fn missing_property_type(
        &self,
        node: NodeRef,
        left_type: TypeId,
        apparent: TypeId,
        name: Accessed,
        assignment: Option<AssignmentKind>,
        mode: CheckMode,
    ) -> TypeId {
        let Accessed::Named(name) = name else {
            return self.unsupported_at("a private name that is not found", node.file, &self.kind(node));
        };
        let generic =
            assignment.is_some() && self.is_generic_object_type(left_type) && !self.is_this_type_parameter(left_type);
        let info = if generic { None } else { self.applicable_index_info_for_name(apparent, name) };
        let Some(info) = info else {
            if self.ty(left_type).symbol.is_some_and(|symbol| Some(symbol) == self.known_global_this_symbol()) {
                return self.t.any;
            }
            if let TypeData::Union(union) = &self.ty(apparent).data
                && let Some(&unsupported) = union.types.iter().find(|&&part| self.is_unsupported(part))
            {
                return unsupported;
            }
            return self.unsupported_at("this property does not exist", node.file, &self.kind(node));
        };
        let mut ty = info.ty;
        if self.program.options().no_unchecked_indexed_access && assignment != Some(AssignmentKind::Definite) {
            ty = self.union_type(&[ty, self.t.missing]);
        }
        self.flow_type_of_access_expression(node, None, ty, mode)
    }

    /// TypeScript: getFlowTypeOfAccessExpression
    pub(super) fn flow_type_of_access_expression(
        &self,
        node: NodeRef,
        property: Option<SymbolId>,
        ty: TypeId,
        mode: CheckMode,
    ) -> TypeId {
        let assignment = self.assignment_target_kind(node);
        let flags = property.map_or(SymbolFlags::empty(), |property| self.symbol(property).flags.get());
        if assignment == Some(AssignmentKind::Definite) {
            return self.remove_missing_type(ty, flags.intersects(SymbolFlags::OPTIONAL));
        }
        let narrowable = SymbolFlags::VARIABLE | SymbolFlags::PROPERTY | SymbolFlags::ACCESSOR;
        if property.is_some()
            && !flags.intersects(narrowable)
            && !(flags.intersects(SymbolFlags::METHOD) && self.flags(ty).intersects(TypeFlags::UNION))
        {
            return ty;
        }
        if ty == self.t.auto {
            return self.convert_auto_to_any(self.flow_type_of_property(node, property));
        }
        let ty = self.narrowable_type_for_reference(ty, node, mode);
        let uninitialized = self.is_uninitialized_this_property(node, property);
        let initial = if uninitialized { self.optional_type(ty, false) } else { ty };
        let flow_type = self.flow_type_of_reference(node, ty, initial, None);
        if uninitialized && !self.contains_undefined_type(ty) && self.contains_undefined_type(flow_type) {
            return ty;
        }
        if assignment.is_some() { self.base_type_of_literal_type(flow_type) } else { flow_type }
    }

    /// `this.x` in the constructor, before `x` is assigned.
    fn is_uninitialized_this_property(&self, node: NodeRef, property: Option<SymbolId>) -> bool {
        let options = self.program.options();
        if !options.strict_null_checks
            || !options.strict_property_initialization
            || !matches!(self.kind(self.accessed_object(node)), AstKind::ThisExpression(_))
        {
            return false;
        }
        let Some(declaration) = property.and_then(|property| self.symbol(property).value_declaration.get()) else {
            return false;
        };
        let AstKind::PropertyDefinition(definition) = self.kind(declaration) else { return false };
        if definition.value.is_some() || definition.r#static || definition.definite || definition.r#type.is_abstract() {
            return false;
        }
        let container = self.control_flow_container(node);
        self.class_of_constructor(container).is_some()
            && self.parent(self.parent(container)) == self.parent(declaration)
            && !self.is_ambient(declaration)
    }

    /// The property that a private name means. TypeScript: getPrivateIdentifierPropertyOfType
    pub fn private_identifier_property_of_type(&self, ty: TypeId, name: NodeRef) -> Option<SymbolId> {
        let AstKind::PrivateIdentifier(identifier) = self.kind(name) else { return None };
        self.private_property_of_type(name, ty, self.intern(&identifier.name))
    }

    /// The private property that `#name` means where it stands.
    fn private_property_of_type(&self, node: NodeRef, left_type: TypeId, name: Name) -> Option<SymbolId> {
        let declared = self.lookup_symbol_for_private_identifier_declaration(name, node)?;
        self.property_of_type(left_type, self.symbol(declared).name)
    }

    /// The member of the innermost class around `location` that declares `#name`.
    /// TypeScript: lookupSymbolForPrivateIdentifierDeclaration
    pub fn lookup_symbol_for_private_identifier_declaration(&self, name: Name, location: NodeRef) -> Option<SymbolId> {
        let mut at = location;
        loop {
            let parent = self.parent(at);
            if parent == at {
                return None;
            }
            at = parent;
            if !matches!(self.kind(at), AstKind::Class(_)) {
                continue;
            }
            let class = self.symbol_of_node(at)?;
            let private = self.private_name(class, name);
            let declared =
                self.members_of_symbol(class).get(private).or_else(|| self.exports_of_symbol(class).get(private));
            if declared.is_some() {
                return declared;
            }
        }
    }

    /// Whether an access is the callee of a call. TypeScript: isMethodAccessForCall
    pub(super) fn is_method_access_for_call(&self, node: NodeRef) -> bool {
        let mut at = node;
        let mut parent = self.parent(at);
        while matches!(self.kind(parent), AstKind::ParenthesizedExpression(_) | AstKind::ChainExpression(_)) {
            at = parent;
            parent = self.parent(at);
        }
        match self.kind(parent) {
            AstKind::CallExpression(call) => call.callee.node_id() == at.node,
            AstKind::NewExpression(call) => call.callee.node_id() == at.node,
            _ => false,
        }
    }

    /// TypeScript: isAssignmentToReadonlyEntity
    fn is_assignment_to_readonly_entity(&self, node: NodeRef, left: NodeRef, property: SymbolId) -> bool {
        if !self.is_readonly_symbol(property) {
            return false;
        }
        let data = self.symbol(property);
        // A constructor may assign its own class's readonly properties through `this`.
        if data.flags.get().intersects(SymbolFlags::PROPERTY)
            && matches!(self.kind(left), AstKind::ThisExpression(_))
            && let Some(class) = self.containing_function(node).and_then(|function| self.class_of_constructor(function))
        {
            return data.parent.get() != Some(class);
        }
        true
    }

    /// A property without annotation whose type the constructor's assignments give.
    /// TypeScript: isThisPropertyAccessInConstructor
    fn is_this_property_access_in_constructor(&self, node: NodeRef, left: NodeRef, property: SymbolId) -> bool {
        if !matches!(self.kind(left), AstKind::ThisExpression(_)) {
            return false;
        }
        let data = self.symbol(property);
        let Some(declaration) = data.value_declaration.get() else { return false };
        let AstKind::PropertyDefinition(definition) = self.kind(declaration) else { return false };
        let auto_typed = self.program.options().no_implicit_any
            && definition.type_annotation.is_none()
            && definition.value.is_none();
        auto_typed
            && self
                .containing_function(node)
                .is_some_and(|function| self.class_of_constructor(function) == data.parent.get())
    }

    /// `this` of a class or interface. TypeScript: isThisTypeParameter
    pub fn is_this_type_parameter(&self, ty: TypeId) -> bool {
        matches!(&self.ty(ty).data, TypeData::TypeParameter(parameter) if parameter.is_this_type)
    }

    /// The property that an access reaches, as it was found when the access was checked.
    pub fn resolved_symbol_of_access(&self, access: NodeRef) -> Option<SymbolId> {
        match self.kind(access) {
            AstKind::ComputedMemberExpression(_) => self.accessed_property(access),
            AstKind::StaticMemberExpression(_) | AstKind::PrivateFieldExpression(_) => {
                // Checking it here could ask for the flow that asks for it.
                self.expr_caches.resolved_symbols.borrow().get(&access).copied().flatten()
            }
            _ => None,
        }
    }

    /// The type of an expression that must not be `null` or `undefined`. TypeScript: checkNonNullExpression
    pub fn check_non_null_expression(&self, node: NodeRef) -> TypeId {
        self.check_non_null_type(self.check_expression(node), node)
    }

    /// TypeScript: checkNonNullType
    pub fn check_non_null_type(&self, ty: TypeId, node: NodeRef) -> TypeId {
        if self.program.options().strict_null_checks && self.flags(ty).intersects(TypeFlags::UNKNOWN) {
            return self.unsupported("a value of type unknown is used", Some((node.file, self.kind(node).span())));
        }
        let nullable = self.type_facts_of_nullable(ty);
        if !nullable {
            return ty;
        }
        let non_null = self.non_nullable_type(ty);
        if self.flags(non_null).intersects(TypeFlags::NULLABLE | TypeFlags::NEVER) {
            return self
                .unsupported("a value that is null or undefined is used", Some((node.file, self.kind(node).span())));
        }
        non_null
    }

    fn type_facts_of_nullable(&self, ty: TypeId) -> bool {
        self.has_type_facts(ty, crate::checker::TypeFacts::IS_UNDEFINED_OR_NULL)
    }

    /// TypeScript: addOptionalTypeMarker
    pub fn add_optional_type_marker(&self, ty: TypeId) -> TypeId {
        if self.program.options().strict_null_checks { self.union_type(&[ty, self.t.optional]) } else { ty }
    }

    /// TypeScript: removeOptionalTypeMarker
    pub fn remove_optional_type_marker(&self, ty: TypeId) -> TypeId {
        if self.program.options().strict_null_checks { self.remove_type(ty, self.t.optional) } else { ty }
    }

    /// TypeScript: propagateOptionalTypeMarker
    pub fn propagate_optional_type_marker(&self, ty: TypeId, node: NodeRef, was_optional: bool) -> TypeId {
        if !was_optional {
            ty
        } else if self.is_outermost_optional_chain(node) {
            self.optional_type(ty, false)
        } else {
            self.add_optional_type_marker(ty)
        }
    }
}
