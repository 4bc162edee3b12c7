//! Signatures of declarations: parameters, return types, predicates.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    BindingPattern, Expression, FormalParameter, FormalParameters, MethodDefinitionKind, TSThisParameter, TSType,
    TSTypeAnnotation, TSTypePredicateName,
};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, CheckMode, SignatureFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::ops::UnionReduction;
use crate::checker::resolution::Question;
use crate::checker::store::SignatureParts;
use crate::checker::types::{SignatureId, SymbolId, TypeId, TypePredicate};

/// The parts that every function-like declaration has.
pub struct FunctionParts<'p> {
    /// Parameters, `this` apart.
    pub parameters: &'p FormalParameters<'p>,
    /// `this: T`
    pub this_parameter: Option<&'p TSThisParameter<'p>>,
    /// `: T`
    pub return_type: Option<&'p TSTypeAnnotation<'p>>,
    /// Whether there is a body to infer from.
    pub has_body: bool,
}

impl<'p> Checker<'p> {
    /// Takes a function-like declaration apart; methods by their inner function.
    pub fn function_parts(&self, declaration: NodeRef) -> Option<FunctionParts<'p>> {
        Some(match self.kind(declaration) {
            AstKind::Function(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: node.this_param.as_deref(),
                return_type: node.return_type.as_deref(),
                has_body: node.body.is_some(),
            },
            AstKind::ArrowFunctionExpression(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: None,
                return_type: node.return_type.as_deref(),
                has_body: true,
            },
            AstKind::TSCallSignatureDeclaration(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: node.this_param.as_deref(),
                return_type: node.return_type.as_deref(),
                has_body: false,
            },
            AstKind::TSConstructSignatureDeclaration(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: None,
                return_type: node.return_type.as_deref(),
                has_body: false,
            },
            AstKind::TSMethodSignature(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: node.this_param.as_deref(),
                return_type: node.return_type.as_deref(),
                has_body: false,
            },
            AstKind::TSFunctionType(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: node.this_param.as_deref(),
                return_type: Some(&node.return_type),
                has_body: false,
            },
            AstKind::TSConstructorType(node) => FunctionParts {
                parameters: &node.params,
                this_parameter: None,
                return_type: Some(&node.return_type),
                has_body: false,
            },
            _ => return None,
        })
    }

    /// The function-like node of a symbol's declaration: the inner function of methods and accessors.
    pub fn function_of_declaration(&self, declaration: NodeRef) -> Option<NodeRef> {
        match self.kind(declaration) {
            AstKind::MethodDefinition(method) => Some(declaration.at(method.value.node_id.get())),
            AstKind::ObjectProperty(property) => match &property.value {
                Expression::FunctionExpression(function)
                    if property.method || property.kind != oxc_ast::ast::PropertyKind::Init =>
                {
                    Some(declaration.at(function.node_id.get()))
                }
                _ => None,
            },
            AstKind::Function(_)
            | AstKind::ArrowFunctionExpression(_)
            | AstKind::TSCallSignatureDeclaration(_)
            | AstKind::TSConstructSignatureDeclaration(_)
            | AstKind::TSMethodSignature(_)
            | AstKind::TSFunctionType(_)
            | AstKind::TSConstructorType(_) => Some(declaration),
            _ => None,
        }
    }

    /// The signatures of a function, method or call signature symbol; of an overloaded one, not the implementation.
    /// TypeScript: getSignaturesOfSymbol
    pub fn signatures_of_symbol(&self, symbol: Option<SymbolId>) -> &'p [SignatureId] {
        let Some(symbol) = symbol else { return &[] };
        let functions: Vec<NodeRef> = self
            .symbol(symbol)
            .declarations
            .get()
            .iter()
            .filter_map(|&declaration| self.function_of_declaration(declaration))
            .collect();
        let has_body = |node| self.function_parts(node).is_some_and(|parts| parts.has_body);
        let mut result = Vec::new();
        for (at, &function) in functions.iter().enumerate() {
            if at > 0 && has_body(function) && !has_body(functions[at - 1]) {
                continue;
            }
            result.extend(self.signature_from_declaration(function));
        }
        self.list(&result)
    }

    /// The signature that a function-like node declares. TypeScript: getSignatureFromDeclaration
    pub fn signature_from_declaration(&self, declaration: NodeRef) -> Option<SignatureId> {
        let known = self.member_caches.signatures.borrow().get(&declaration).copied();
        if known.is_some() {
            return known;
        }
        let parts = self.function_parts(declaration)?;
        let mut flags = SignatureFlags::empty();
        let mut parameters = Vec::new();
        let mut minimum = 0;
        let iife_arguments = self.immediate_call_argument_count(declaration);
        for parameter in &parts.parameters.items {
            parameters.push(self.symbol_of_parameter(declaration, parameter)?);
            let annotation = parameter.type_annotation.as_ref();
            if annotation.is_some_and(|annotation| matches!(annotation.type_annotation, TSType::TSLiteralType(_))) {
                flags |= SignatureFlags::HAS_LITERAL_TYPES;
            }
            let optional = parameter.optional
                || has_initializer(parameter)
                || annotation.is_none() && iife_arguments.is_some_and(|count| parameters.len() > count);
            if !optional {
                minimum = parameters.len();
            }
        }
        if let Some(rest) = &parts.parameters.rest {
            let name = match &rest.rest.argument {
                BindingPattern::BindingIdentifier(identifier) => identifier.node_id.get(),
                _ => rest.node_id.get(),
            };
            parameters.push(self.symbol_of_node(declaration.at(name))?);
            flags |= SignatureFlags::HAS_REST_PARAMETER;
        }
        let class = self.class_of_constructor(declaration);
        let type_parameters = match class {
            Some(class) => {
                let interface = self.interface_type(self.declared_type_of_class_or_interface(class));
                if self.class_declaration_of_symbol(class).is_some_and(|(class, _)| class.r#abstract) {
                    flags |= SignatureFlags::ABSTRACT;
                }
                interface.and_then(|interface| interface.local_type_parameters)
            }
            None => self.type_parameters_from_declaration(declaration),
        };
        if matches!(self.kind(declaration), AstKind::TSConstructorType(node) if node.r#abstract) {
            flags |= SignatureFlags::ABSTRACT;
        }
        let signature = self.create_signature(SignatureParts {
            declaration: Some(declaration),
            type_parameters,
            this_parameter: parts.this_parameter.map(|this| self.symbol_of_this_parameter(declaration, this)),
            parameters: self.list(&parameters),
            return_type: None,
            min_argument_count: u32::try_from(minimum).unwrap_or(u32::MAX),
            flags,
            target: None,
            mapper: None,
        });
        let mut signatures = self.member_caches.signatures.borrow_mut();
        Some(*signatures.entry(declaration).or_insert(signature))
    }

    /// The symbol of a parameter: the variable it names, or a nameless one if it is destructured.
    pub fn symbol_of_parameter(&self, function: NodeRef, parameter: &FormalParameter<'p>) -> Option<SymbolId> {
        self.symbol_of_node(function.at(parameter_node(parameter)))
    }

    /// The symbol of `this: T`. Its type waits until it is asked for, as that of any parameter: it may lead back here.
    fn symbol_of_this_parameter(&self, function: NodeRef, this: &'p TSThisParameter<'p>) -> SymbolId {
        let symbol = self.create_symbol(SymbolFlags::FUNCTION_SCOPED_VARIABLE, Name::THIS, CheckFlags::empty());
        self.symbol(symbol).value_declaration.set(Some(function.at(this.node_id.get())));
        symbol
    }

    fn type_parameters_from_declaration(&self, declaration: NodeRef) -> Option<&'p [TypeId]> {
        let list = self.type_parameter_declarations(declaration)?;
        let parameters: Vec<TypeId> = list
            .params
            .iter()
            .filter_map(|node| self.symbol_of_node(declaration.at(node.node_id.get())))
            .map(|symbol| self.declared_type_of_type_parameter(symbol))
            .collect();
        (!parameters.is_empty()).then(|| self.list(&parameters))
    }

    /// The class whose constructor this function is.
    pub fn class_of_constructor(&self, function: NodeRef) -> Option<SymbolId> {
        let method = self.parent(function);
        match self.kind(method) {
            AstKind::MethodDefinition(node) if node.kind == MethodDefinitionKind::Constructor => {
                self.symbol_of_node(self.parent(self.parent(method)))
            }
            _ => None,
        }
    }

    /// Number of arguments where a function expression is called on the spot.
    /// TypeScript: getImmediatelyInvokedFunctionExpression
    pub fn immediate_call_argument_count(&self, function: NodeRef) -> Option<usize> {
        let call = self.immediately_invoked_function_expression(function)?;
        match self.kind(call) {
            AstKind::CallExpression(node) => Some(node.arguments.len()),
            _ => None,
        }
    }

    /// The type that a call of this signature has. TypeScript: getReturnTypeOfSignature
    pub fn return_type_of_signature(&self, signature: SignatureId) -> TypeId {
        let data = self.signature(signature);
        if let Some(ty) = data.return_type.get() {
            return ty;
        }
        if !self.push_type_resolution(Question::ReturnType(signature)) {
            return self.unsupported("a function's return type depends on itself", self.place(data.declaration));
        }
        let mut ty = self.compute_return_type(signature);
        if data.flags.intersects(SignatureFlags::IS_INNER_CALL_CHAIN) {
            ty = self.add_optional_type_marker(ty);
        } else if data.flags.intersects(SignatureFlags::IS_OUTER_CALL_CHAIN) {
            ty = self.optional_type(ty, false);
        }
        if !self.pop_type_resolution() {
            // The implicit `any` of a function that calls itself in its own return.
            ty = self.t.any;
        }
        if data.return_type.get().is_none() {
            data.return_type.set(Some(ty));
        }
        data.return_type.get().unwrap_or(ty)
    }

    fn compute_return_type(&self, signature: SignatureId) -> TypeId {
        let data = self.signature(signature);
        if let (Some(target), Some(mapper)) = (data.target, data.mapper) {
            return self.instantiate_type(self.return_type_of_signature(target), mapper);
        }
        if let Some(composite) = data.composite_signatures {
            let types: Vec<TypeId> = composite.iter().map(|&part| self.return_type_of_signature(part)).collect();
            let combined = if data.composite_is_union {
                self.union_type_with(&types, UnionReduction::Subtype, None, None)
            } else {
                self.intersection_type(&types)
            };
            return self.instantiate_if(combined, data.mapper);
        }
        let Some(declaration) = data.declaration else { return self.unsupported("a signature without source", None) };
        if let Some(annotated) = self.return_type_from_annotation(declaration) {
            return annotated;
        }
        match self.function_parts(declaration) {
            Some(parts) if parts.has_body => self.return_type_from_body(declaration, CheckMode::empty()),
            _ => self.t.any,
        }
    }

    /// TypeScript: getReturnTypeFromAnnotation
    pub fn return_type_from_annotation(&self, declaration: NodeRef) -> Option<TypeId> {
        if let Some(class) = self.class_of_constructor(declaration) {
            return Some(self.declared_type_of_class_or_interface(class));
        }
        let annotation = self.function_parts(declaration)?.return_type;
        if let Some(annotation) = annotation {
            return Some(self.type_from_type_node(declaration.at(annotation.type_annotation.node_id())));
        }
        let member = self.parent(declaration);
        if self.declaration_flags(member).intersects(SymbolFlags::GET_ACCESSOR) {
            return self.annotated_setter_type(self.symbol_of_node(member)?);
        }
        None
    }

    /// What `x is T` a signature promises. TypeScript: getTypePredicateOfSignature
    pub fn type_predicate_of_signature(&self, signature: SignatureId) -> Option<TypePredicate> {
        let data = self.signature(signature);
        if let Some(known) = data.type_predicate.get() {
            return known;
        }
        // Looking at a body may ask for this predicate again: there is none yet.
        data.type_predicate.set(Some(None));
        let predicate = self.compute_type_predicate(signature);
        data.type_predicate.set(Some(predicate));
        predicate
    }

    fn compute_type_predicate(&self, signature: SignatureId) -> Option<TypePredicate> {
        let data = self.signature(signature);
        if let (Some(target), Some(mapper)) = (data.target, data.mapper) {
            let predicate = self.type_predicate_of_signature(target)?;
            return Some(self.instantiate_type_predicate(predicate, mapper));
        }
        if let Some(composite) = data.composite_signatures {
            return self.composite_type_predicate(composite, data.composite_is_union);
        }
        let declaration = data.declaration?;
        let parts = self.function_parts(declaration)?;
        if let Some(annotation) = parts.return_type {
            let TSType::TSTypePredicate(predicate) = &annotation.type_annotation else { return None };
            let ty = predicate
                .type_annotation
                .as_ref()
                .map(|annotation| self.type_from_type_node(declaration.at(annotation.type_annotation.node_id())));
            let parameter_name = match &predicate.parameter_name {
                TSTypePredicateName::Identifier(name) => Some(self.intern(&name.name)),
                TSTypePredicateName::This(_) => None,
            };
            let parameter_index = parameter_name
                .and_then(|name| data.parameters.iter().position(|&parameter| self.symbol(parameter).name == name));
            return Some(TypePredicate { asserts: predicate.asserts, parameter_index, parameter_name, ty });
        }
        let may_be_boolean = data.return_type.get().is_none_or(|ty| self.flags(ty).intersects(TypeFlags::BOOLEAN));
        if parts.has_body && may_be_boolean && self.parameter_count(signature) > 0 {
            return self.type_predicate_from_body(declaration);
        }
        None
    }

    /// The place of a declaration, for diagnostics.
    pub fn place(&self, declaration: Option<NodeRef>) -> Option<(crate::base::FileId, crate::base::Span)> {
        use oxc_span::GetSpan;
        declaration.map(|node| (node.file, self.kind(node).span()))
    }
}

/// Whether a parameter has a default.
pub fn has_initializer(parameter: &FormalParameter<'_>) -> bool {
    parameter.initializer.is_some() || matches!(parameter.pattern, BindingPattern::AssignmentPattern(_))
}

/// The node that declares a parameter's symbol.
pub fn parameter_node(parameter: &FormalParameter<'_>) -> oxc_syntax::node::NodeId {
    match &parameter.pattern {
        BindingPattern::BindingIdentifier(identifier) => identifier.node_id.get(),
        BindingPattern::AssignmentPattern(assignment) => match &assignment.left {
            BindingPattern::BindingIdentifier(identifier) => identifier.node_id.get(),
            _ => parameter.node_id.get(),
        },
        _ => parameter.node_id.get(),
    }
}
