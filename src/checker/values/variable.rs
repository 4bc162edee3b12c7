//! Types of variables, parameters and properties: annotation, context, initialiser, assignments.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, MethodDefinitionKind, TSTypeAnnotation, VariableDeclarationKind};

use super::binding::BindingPlace;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::members::has_initializer;
use crate::checker::resolution::Question;
use crate::checker::types::{SymbolId, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: getTypeOfVariableOrParameterOrProperty
    pub(super) fn type_of_variable_or_parameter_or_property(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.ty.get() {
            return ty;
        }
        let ty = self.compute_type_of_variable(symbol);
        // The type of a parameter that context decides is not known for good before its function is checked.
        if links.ty.get().is_none() && !self.is_parameter_of_context_sensitive_signature(symbol) {
            links.ty.set(Some(ty));
        }
        // What was found in the meantime is for those who ask later.
        ty
    }

    /// TypeScript: getTypeOfVariableOrParameterOrPropertyWorker
    fn compute_type_of_variable(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        if data.flags.get().intersects(SymbolFlags::PROTOTYPE) {
            return self.type_of_prototype_property(symbol);
        }
        let Some(declaration) = data.value_declaration.get() else {
            return self.unsupported("a value without declaration", None);
        };
        if let AstKind::Program(program) = self.kind(declaration) {
            return match program.body.first() {
                Some(oxc_ast::ast::Statement::ExpressionStatement(statement)) => {
                    let ty = self.check_expression(declaration.at(statement.expression.node_id()));
                    self.widened_type(self.widened_literal_type(ty))
                }
                _ => self.t.empty_object,
            };
        }
        if self.declaration_flags(declaration).intersects(SymbolFlags::ACCESSOR) {
            return self.type_of_accessors(symbol);
        }
        if !self.push_type_resolution(Question::TypeOfSymbol(symbol)) {
            return self.circular_type(symbol);
        }
        let ty = self.type_of_value_declaration(declaration);
        if !self.pop_type_resolution() {
            return self.circular_type(symbol);
        }
        ty
    }

    fn type_of_value_declaration(&self, declaration: NodeRef) -> TypeId {
        match self.kind(declaration) {
            AstKind::ExportDefaultDeclaration(export) => match export.declaration.as_expression() {
                Some(expression) => {
                    let ty = self.check_expression_cached(declaration.at(expression.node_id()));
                    self.widen_type_for_variable_like_declaration(Some(ty), declaration)
                }
                None => self.unsupported("a default export without value", None),
            },
            AstKind::TSExportAssignment(export) => {
                let ty = self.check_expression_cached(declaration.at(export.expression.node_id()));
                self.widen_type_for_variable_like_declaration(Some(ty), declaration)
            }
            AstKind::ObjectProperty(property) if property.shorthand => {
                self.check_expression_for_mutable_location(declaration.at(property.value.node_id()))
            }
            AstKind::ObjectProperty(_) => self.check_property_assignment(declaration),
            AstKind::TSEnumMember(_) => match self.symbol_of_node(declaration) {
                Some(member) => self.declared_type_of_enum_member(member),
                None => self.unsupported("an enum member without name", None),
            },
            AstKind::AssignmentExpression(_) => self.widened_type_for_assignment_declaration(declaration),
            _ => {
                let ty = self.type_for_variable_like_declaration(declaration, true);
                self.widen_type_for_variable_like_declaration(ty, declaration)
            }
        }
    }

    /// What a value has whose type depends on itself: the implicit `any`, or an error where it is annotated.
    /// TypeScript: reportCircularityError
    fn circular_type(&self, symbol: SymbolId) -> TypeId {
        let declaration = self.symbol(symbol).value_declaration.get();
        if declaration.is_some_and(|declaration| self.effective_type_annotation(declaration).is_some()) {
            return self.unsupported("a type annotation that refers to itself", self.place(declaration));
        }
        self.t.any
    }

    /// TypeScript: getTypeOfPrototypeProperty
    fn type_of_prototype_property(&self, symbol: SymbolId) -> TypeId {
        let Some(class) = self.symbol(symbol).parent.get() else {
            return self.unsupported("a prototype without class", None);
        };
        let ty = self.declared_type_of_class_or_interface(class);
        match self.interface_type(ty).and_then(|interface| interface.type_parameters) {
            Some(parameters) if !parameters.is_empty() => {
                self.create_type_reference(ty, &vec![self.t.any; parameters.len()])
            }
            _ => ty,
        }
    }

    /// The declared or inferred type of a parameter or variable. TypeScript: getWidenedTypeForVariableLikeDeclaration
    pub fn widened_type_for_variable_like_declaration(&self, declaration: NodeRef) -> TypeId {
        let ty = self.type_for_variable_like_declaration(declaration, true);
        self.widen_type_for_variable_like_declaration(ty, declaration)
    }

    /// TypeScript: widenTypeForVariableLikeDeclaration
    fn widen_type_for_variable_like_declaration(&self, ty: Option<TypeId>, declaration: NodeRef) -> TypeId {
        let Some(mut ty) = ty else {
            let root = self.root_declaration(declaration);
            let is_rest = matches!(self.kind(root), AstKind::FormalParameterRest(_)) && root != declaration
                || matches!(self.kind(declaration), AstKind::FormalParameterRest(_));
            return if is_rest { self.create_array_type(self.t.any, false) } else { self.t.any };
        };
        if self.flags(ty).intersects(TypeFlags::ES_SYMBOL) && self.is_member_of_symbol_constructor(declaration) {
            ty = self.es_symbol_like_type_for_node(declaration);
        }
        if self.flags(ty).intersects(TypeFlags::UNIQUE_ES_SYMBOL) {
            let is_element = matches!(self.binding_place(declaration), BindingPlace::Element(_));
            let annotated = self.effective_type_annotation(declaration).is_some();
            if (is_element || !annotated) && self.ty(ty).symbol != self.symbol_of_node(declaration) {
                ty = self.t.es_symbol;
            }
        }
        self.widened_type(ty)
    }

    /// Whether a declaration stands in the global interface `SymbolConstructor`. TypeScript: isGlobalSymbolConstructor
    fn is_member_of_symbol_constructor(&self, declaration: NodeRef) -> bool {
        let body = self.parent(declaration);
        matches!(self.kind(body), AstKind::TSInterfaceBody(_)) && {
            let symbol = self.symbol_of_node(self.parent(body));
            let name = self.intern("SymbolConstructor");
            symbol.is_some() && symbol == self.global_symbol(name)
        }
    }

    /// The annotation of a variable, parameter or property. TypeScript: getEffectiveTypeAnnotationNode
    pub fn effective_type_annotation(&self, declaration: NodeRef) -> Option<&'p TSTypeAnnotation<'p>> {
        match self.kind(declaration) {
            AstKind::BindingIdentifier(_) => match self.binding_place(declaration) {
                BindingPlace::Root(root) => self.effective_type_annotation(root),
                BindingPlace::Element(_) => None,
            },
            AstKind::VariableDeclarator(node) => node.type_annotation.as_deref(),
            AstKind::FormalParameter(node) => node.type_annotation.as_deref(),
            AstKind::FormalParameterRest(node) => node.type_annotation.as_deref(),
            AstKind::CatchParameter(node) => node.type_annotation.as_deref(),
            AstKind::PropertyDefinition(node) => node.type_annotation.as_deref(),
            AstKind::AccessorProperty(node) => node.type_annotation.as_deref(),
            AstKind::TSPropertySignature(node) => node.type_annotation.as_deref(),
            AstKind::TSThisParameter(node) => node.type_annotation.as_deref(),
            _ => None,
        }
    }

    /// The type of that annotation. TypeScript: tryGetTypeFromEffectiveTypeNode
    pub fn type_from_effective_type_node(&self, declaration: NodeRef) -> Option<TypeId> {
        let annotation = self.effective_type_annotation(declaration)?;
        Some(self.type_from_type_node(declaration.at(annotation.type_annotation.node_id())))
    }

    /// The type of a variable, parameter, property or name in a pattern before widening; `None` where nothing says.
    /// TypeScript: getTypeForVariableLikeDeclaration
    pub(super) fn type_for_variable_like_declaration(
        &self,
        declaration: NodeRef,
        include_optionality: bool,
    ) -> Option<TypeId> {
        match self.kind(declaration) {
            AstKind::BindingIdentifier(_) => match self.binding_place(declaration) {
                BindingPlace::Root(root) => self.type_for_root(root, declaration, include_optionality),
                BindingPlace::Element(element) => self.type_for_binding_element(declaration, &element),
            },
            AstKind::FormalParameter(node) => {
                let name = declaration.at(node.pattern.node_id());
                self.type_for_root(declaration, name, include_optionality)
            }
            AstKind::FormalParameterRest(node) => {
                let name = declaration.at(node.rest.argument.node_id());
                self.type_for_root(declaration, name, include_optionality)
            }
            AstKind::PropertyDefinition(_) | AstKind::TSPropertySignature(_) | AstKind::AccessorProperty(_) => {
                self.type_for_property(declaration, include_optionality)
            }
            AstKind::TSThisParameter(_) => self.type_from_effective_type_node(declaration),
            _ => Some(self.unsupported("this kind of declaration is not understood", self.place(Some(declaration)))),
        }
    }

    /// `root` is the declarator, parameter or catch clause; `name` the identifier or pattern that it declares.
    pub(super) fn type_for_root(&self, root: NodeRef, name: NodeRef, include_optionality: bool) -> Option<TypeId> {
        match self.kind(root) {
            AstKind::VariableDeclarator(_) => self.type_for_variable(root, name),
            AstKind::CatchParameter(_) => Some(match self.type_from_effective_type_node(root) {
                Some(ty) if self.flags(ty).intersects(TypeFlags::ANY_OR_UNKNOWN) => ty,
                Some(_) => self.unsupported("a catch clause with a type", self.place(Some(root))),
                None if self.program.options().use_unknown_in_catch_variables => self.t.unknown,
                None => self.t.any,
            }),
            _ => self.type_for_parameter(root, name, include_optionality),
        }
    }

    fn type_for_variable(&self, declarator: NodeRef, name: NodeRef) -> Option<TypeId> {
        let AstKind::VariableDeclarator(node) = self.kind(declarator) else { return None };
        let list_node = self.parent(declarator);
        let AstKind::VariableDeclaration(list) = self.kind(list_node) else { return None };
        let statement = self.parent(list_node);
        match self.kind(statement) {
            AstKind::ForInStatement(each) if each.left.node_id() == list_node.node => {
                let object = self.check_expression(statement.at(each.right.node_id()));
                let keys = self.index_type(self.non_nullable_type_if_needed(object));
                let generic = self.flags(keys).intersects(TypeFlags::TYPE_PARAMETER | TypeFlags::INDEX);
                return Some(if generic { self.extract_string_type(keys) } else { self.t.string });
            }
            AstKind::ForOfStatement(each) if each.left.node_id() == list_node.node => {
                return Some(self.check_right_hand_side_of_for_of(statement));
            }
            _ => {}
        }
        if let Some(declared) = self.type_from_effective_type_node(declarator) {
            return Some(declared);
        }
        let is_name = matches!(self.kind(name), AstKind::BindingIdentifier(_));
        let exported = matches!(self.kind(statement), AstKind::ExportDeclaration(_));
        if self.program.options().no_implicit_any && is_name && !exported && !self.is_ambient(declarator) {
            let constant = !matches!(list.kind, VariableDeclarationKind::Let | VariableDeclarationKind::Var);
            if !constant && node.init.as_ref().is_none_or(is_null_or_undefined) {
                return Some(self.t.auto);
            }
            if node.init.as_ref().is_some_and(is_empty_array_literal) {
                return Some(self.auto_array_type());
            }
        }
        if let Some(initializer) = &node.init {
            let initializer = declarator.at(initializer.node_id());
            let ty = self.check_declaration_initializer(declarator, name, initializer, None);
            return Some(self.widened_literal_type_for_initializer(declarator, ty));
        }
        if !is_name {
            return Some(self.type_from_binding_pattern(name, false));
        }
        None
    }

    fn type_for_parameter(&self, parameter: NodeRef, name: NodeRef, include_optionality: bool) -> Option<TypeId> {
        let initializer = self.parameter_initializer(parameter);
        // A default makes an argument optional, not the parameter.
        let marked = matches!(self.kind(parameter), AstKind::FormalParameter(node) if node.optional);
        let optional = include_optionality && marked;
        let with_optionality = |ty| self.add_optionality(ty, false, optional);
        if let Some(declared) = self.type_from_effective_type_node(parameter) {
            return Some(with_optionality(declared));
        }
        let function = self.function_of_parameter(parameter);
        if let Some(getter) = self.getter_beside_setter(function) {
            let signature = self.signature_from_declaration(getter)?;
            return Some(self.return_type_of_signature(signature));
        }
        if let Some(contextual) = self.contextually_typed_parameter_type(parameter) {
            return Some(with_optionality(contextual));
        }
        if let Some(initializer) = initializer {
            let ty = self.check_declaration_initializer(parameter, name, initializer, None);
            return Some(with_optionality(self.widened_literal_type_for_initializer(parameter, ty)));
        }
        if !matches!(self.kind(name), AstKind::BindingIdentifier(_)) {
            return Some(self.type_from_binding_pattern(name, false));
        }
        None
    }

    /// The function-like node that a parameter belongs to.
    pub fn function_of_parameter(&self, parameter: NodeRef) -> NodeRef {
        // FormalParameter → FormalParameters → function
        self.parent(self.parent(parameter))
    }

    /// The default of a parameter.
    pub fn parameter_initializer(&self, parameter: NodeRef) -> Option<NodeRef> {
        let AstKind::FormalParameter(node) = self.kind(parameter) else { return None };
        if let Some(initializer) = &node.initializer {
            return Some(parameter.at(initializer.node_id()));
        }
        match &node.pattern {
            oxc_ast::ast::BindingPattern::AssignmentPattern(assignment) => {
                Some(parameter.at(assignment.right.node_id()))
            }
            _ => None,
        }
    }

    /// Whether a parameter may be left out by its declaration alone. TypeScript: isOptionalDeclaration
    pub fn is_optional_parameter_declaration(&self, parameter: NodeRef) -> bool {
        let AstKind::FormalParameter(node) = self.kind(parameter) else { return false };
        if node.optional {
            return true;
        }
        if has_initializer(node) {
            let function = self.function_of_parameter(parameter);
            let (Some(signature), Some(parts)) =
                (self.signature_from_declaration(function), self.function_parts(function))
            else {
                return false;
            };
            let index = parts.parameters.items.iter().position(|item| item.node_id.get() == parameter.node);
            return index.is_some_and(|index| index >= self.signature(signature).min_argument_count as usize);
        }
        let function = self.function_of_parameter(parameter);
        let Some(count) = self.immediate_call_argument_count(function) else { return false };
        let index = self
            .function_parts(function)
            .and_then(|parts| parts.parameters.items.iter().position(|item| item.node_id.get() == parameter.node));
        node.type_annotation.is_none() && index.is_some_and(|index| index >= count)
    }

    fn type_for_property(&self, declaration: NodeRef, include_optionality: bool) -> Option<TypeId> {
        let (initializer, optional, is_static) = match self.kind(declaration) {
            AstKind::PropertyDefinition(node) => (node.value.as_ref(), node.optional, node.r#static),
            AstKind::AccessorProperty(node) => (node.value.as_ref(), false, node.r#static),
            AstKind::TSPropertySignature(node) => (None, node.optional, false),
            _ => return None,
        };
        let is_property = !matches!(self.kind(declaration), AstKind::AccessorProperty(_));
        let optional = include_optionality && optional;
        if let Some(declared) = self.type_from_effective_type_node(declaration) {
            return Some(self.add_optionality(declared, is_property, optional));
        }
        if let Some(initializer) = initializer {
            let ty = self.check_declaration_initializer(
                declaration,
                declaration,
                declaration.at(initializer.node_id()),
                None,
            );
            let ty = self.widened_literal_type_for_initializer(declaration, ty);
            return Some(self.add_optionality(ty, is_property, optional));
        }
        if !matches!(self.kind(declaration), AstKind::PropertyDefinition(_)) || !self.program.options().no_implicit_any
        {
            return None;
        }
        let symbol = self.symbol_of_node(declaration)?;
        let assigned = if is_static {
            self.flow_type_in_static_blocks(symbol, declaration)
        } else {
            self.flow_type_in_constructor(symbol, self.constructor_beside(declaration)?)
        };
        assigned.map(|ty| self.add_optionality(ty, true, optional))
    }

    /// The constructor of the class that a member belongs to.
    fn constructor_beside(&self, member: NodeRef) -> Option<NodeRef> {
        let AstKind::ClassBody(body) = self.kind(self.parent(member)) else { return None };
        body.body.iter().find_map(|element| match element {
            oxc_ast::ast::ClassElement::MethodDefinition(method)
                if method.kind == MethodDefinitionKind::Constructor && method.value.body.is_some() =>
            {
                Some(member.at(method.value.node_id.get()))
            }
            _ => None,
        })
    }

    /// TypeScript: isParameterOfContextSensitiveSignature
    fn is_parameter_of_context_sensitive_signature(&self, symbol: SymbolId) -> bool {
        let Some(declaration) = self.symbol(symbol).value_declaration.get() else { return false };
        let root = match self.kind(declaration) {
            AstKind::BindingIdentifier(_) => self.root_declaration(declaration),
            _ => declaration,
        };
        matches!(self.kind(root), AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_))
            && self.is_context_sensitive_function_or_object_literal_method(self.function_of_parameter(root))
    }
}

fn is_null_or_undefined(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::NullLiteral(_) => true,
        Expression::Identifier(identifier) => identifier.name == "undefined",
        Expression::ParenthesizedExpression(inner) => is_null_or_undefined(&inner.expression),
        _ => false,
    }
}

fn is_empty_array_literal(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::ArrayExpression(array) => array.elements.is_empty(),
        Expression::ParenthesizedExpression(inner) => is_empty_array_literal(&inner.expression),
        _ => false,
    }
}
