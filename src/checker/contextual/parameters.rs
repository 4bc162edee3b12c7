//! Parameters of function expressions get their types from what the function is asked to be.

use oxc_ast::AstKind;
use oxc_ast::ast::BindingPattern;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, CheckMode, InferencePriority};
use crate::checker::function_like::FunctionLike;
use crate::checker::inference::InferenceContext;
use crate::checker::types::{SignatureId, SymbolId, TypeId};
use crate::checker::values::BindingPlace;

impl<'p> Checker<'p> {
    /// What a parameter without annotation is asked to be. `parameter` is the `FormalParameter` or
    /// `FormalParameterRest`. TypeScript: getContextuallyTypedParameterType
    pub fn contextually_typed_parameter_type(&self, parameter: NodeRef) -> Option<TypeId> {
        // FormalParameter → FormalParameters → function
        let function = self.parent(self.parent(parameter));
        let params = FunctionLike::of(self.kind(function))?.params();
        if !self.is_context_sensitive_function_or_object_literal_method(function) {
            return None;
        }
        let is_rest = matches!(self.kind(parameter), AstKind::FormalParameterRest(_));
        let index = params.items.iter().position(|item| item.node_id() == parameter.node).unwrap_or(params.items.len());
        if let Some(call) = self.immediately_invoked_function_expression(function) {
            return self.type_of_immediate_argument(call, parameter, index, is_rest);
        }
        if let Some(unsupported) = self.unsupported_contextual_function(function) {
            return Some(unsupported);
        }
        let signature = self.contextual_signature(function)?;
        if is_rest {
            Some(self.rest_type_at_position(signature, index, false))
        } else {
            self.try_type_at_position(signature, index)
        }
    }

    /// The argument for a parameter of a function that is called on the spot.
    /// TypeScript: getContextuallyTypedParameterType
    fn type_of_immediate_argument(
        &self,
        call: NodeRef,
        parameter: NodeRef,
        index: usize,
        is_rest: bool,
    ) -> Option<TypeId> {
        let arguments = self.effective_call_arguments(call);
        if is_rest {
            return Some(self.spread_argument_type(&arguments, index, self.t.any, None, CheckMode::NORMAL));
        }
        if let Some(argument) = arguments.get(index) {
            return Some(self.with_untyped_signature(call, || {
                self.widened_literal_type(self.check_call_argument(argument, CheckMode::NORMAL))
            }));
        }
        let has_initializer = matches!(self.kind(parameter),
            AstKind::FormalParameter(parameter) if parameter.initializer.is_some());
        (!has_initializer).then_some(self.t.undefined_widening)
    }

    /// Parameters with annotations, and an annotated return type, tell about the type parameters of the function's
    /// context. TypeScript: inferFromAnnotatedParametersAndReturn
    pub(super) fn infer_from_annotated_parameters_and_return(
        &self,
        signature: SignatureId,
        contextual: SignatureId,
        context: &InferenceContext<'p>,
    ) {
        let data = self.signature(signature);
        let count = data.parameters.len() - usize::from(self.signature_has_rest_parameter(signature));
        let infer = |source, target| {
            self.infer_into(&context.inferences, source, target, InferencePriority::empty(), false);
        };
        for (index, &parameter) in data.parameters[..count].iter().enumerate() {
            let Some(declaration) = self.symbol(parameter).value_declaration.get() else { continue };
            let Some(annotated) = self.type_from_effective_type_node(declaration) else { continue };
            let is_optional = self.formal_parameter(declaration).is_some_and(|parameter| parameter.optional);
            let source = self.add_optionality(annotated, false, is_optional);
            infer(source, self.type_at_position(contextual, index));
        }
        let annotation = data.declaration.and_then(|declaration| {
            let annotation = FunctionLike::of(self.kind(declaration))?.return_type()?;
            Some(declaration.at(annotation.type_annotation.node_id()))
        });
        if let Some(annotation) = annotation {
            infer(self.type_from_type_node(annotation), self.return_type_of_signature(contextual));
        }
    }

    /// Gives the parameters without annotation the types of those of `context`.
    /// TypeScript: assignContextualParameterTypes
    pub(super) fn assign_contextual_parameter_types(&self, signature: SignatureId, context: SignatureId) {
        let (data, context_data) = (self.signature(signature), self.signature(context));
        if let Some(type_parameters) = context_data.type_parameters.get() {
            if data.type_parameters.get().is_some() {
                return;
            }
            data.type_parameters.set(Some(type_parameters));
        }
        if let Some(context_this) = context_data.this_parameter.get() {
            self.assign_contextual_this_parameter(signature, context_this);
        }
        let has_rest = self.signature_has_rest_parameter(signature);
        let count = data.parameters.len() - usize::from(has_rest);
        for (index, &parameter) in data.parameters[..count].iter().enumerate() {
            let declaration = self.symbol(parameter).value_declaration.get();
            if declaration.is_some_and(|declaration| self.effective_type_annotation(declaration).is_some()) {
                continue;
            }
            let ty = self.try_type_at_position(context, index);
            let ty = ty.map(|ty| self.type_with_initializer(declaration, ty));
            self.assign_parameter_type(parameter, ty);
        }
        let Some(&rest) = data.parameters.last().filter(|_| has_rest) else { return };
        let needs_type = match self.symbol(rest).value_declaration.get() {
            Some(declaration) => self.effective_type_annotation(declaration).is_none(),
            None => self.symbol(rest).check_flags.get().contains(CheckFlags::DEFERRED_TYPE),
        };
        if needs_type {
            self.assign_parameter_type(rest, Some(self.rest_type_at_position(context, count, false)));
        }
    }

    fn assign_contextual_this_parameter(&self, signature: SignatureId, context_this: SymbolId) {
        let data = self.signature(signature);
        let is_annotated = data.this_parameter.get().is_some_and(|_| {
            let syntax = data.declaration.and_then(|declaration| FunctionLike::of(self.kind(declaration)));
            syntax.and_then(FunctionLike::this_param).is_some_and(|this| this.type_annotation.is_some())
        });
        if is_annotated {
            return;
        }
        let parameter = data.this_parameter.get().unwrap_or_else(|| {
            let parameter = self.create_symbol_with_type(context_this, None);
            data.this_parameter.set(Some(parameter));
            parameter
        });
        self.assign_parameter_type(parameter, Some(self.type_of_symbol(context_this)));
    }

    /// The contextual type, or that of the initializer where it is wider. TypeScript: assignContextualParameterTypes
    fn type_with_initializer(&self, declaration: Option<NodeRef>, ty: TypeId) -> TypeId {
        let Some(declaration) = declaration else { return ty };
        let Some(syntax) = self.formal_parameter(declaration) else { return ty };
        let Some(initializer) = &syntax.initializer else { return ty };
        let parameter = declaration.at(syntax.node_id());
        let (name, initializer) = (declaration.at(syntax.pattern.node_id()), declaration.at(initializer.node_id()));
        let initializer = self.check_declaration_initializer(parameter, name, initializer, None);
        let (wider, taint) = self.decide(|| {
            if self.is_type_assignable_to(initializer, ty) {
                return None;
            }
            let widened = self.widened_literal_type_for_initializer(parameter, initializer);
            self.is_type_assignable_to(ty, widened).then_some(widened)
        });
        taint.or(wider).unwrap_or(ty)
    }

    /// Gives the parameters the types that they have without any context.
    /// TypeScript: assignNonContextualParameterTypes
    pub(super) fn assign_non_contextual_parameter_types(&self, signature: SignatureId, ty: Option<TypeId>) {
        let data = self.signature(signature);
        let parameters = data.this_parameter.get().into_iter().chain(data.parameters.iter().copied());
        for parameter in parameters {
            let declaration = self.symbol(parameter).value_declaration.get();
            let is_annotated =
                declaration.is_some_and(|declaration| self.effective_type_annotation(declaration).is_some());
            self.assign_parameter_type(parameter, ty.filter(|_| !is_annotated));
        }
    }

    /// TypeScript: assignParameterType
    fn assign_parameter_type(&self, parameter: SymbolId, contextual_type: Option<TypeId>) {
        let data = self.symbol(parameter);
        if data.links.ty.get().is_some() {
            return;
        }
        let declaration = data.value_declaration.get();
        let ty = contextual_type.unwrap_or_else(|| match declaration {
            Some(declaration) => self.widened_type_for_variable_like_declaration(declaration),
            None => self.type_of_symbol(parameter),
        });
        let syntax = declaration.and_then(|declaration| self.formal_parameter(declaration));
        let is_optional = syntax.is_some_and(|syntax| syntax.initializer.is_none() && syntax.optional);
        let mut ty = self.add_optionality(ty, false, is_optional);
        let pattern = declaration.and_then(|declaration| self.pattern_of_parameter(declaration));
        if let Some(pattern) = pattern
            && ty == self.t.unknown
        {
            ty = self.type_from_binding_pattern(pattern, false);
        }
        if data.links.ty.get().is_none() {
            data.links.ty.set(Some(ty));
        }
        if let Some(pattern) = pattern {
            self.assign_binding_element_types(pattern, ty);
        }
    }

    /// The pattern of a destructured parameter.
    fn pattern_of_parameter(&self, declaration: NodeRef) -> Option<NodeRef> {
        let pattern = match self.kind(declaration) {
            AstKind::FormalParameter(parameter) => &parameter.pattern,
            AstKind::FormalParameterRest(parameter) => &parameter.rest.argument,
            _ => return None,
        };
        is_destructuring(pattern).then(|| declaration.at(pattern.node_id()))
    }

    /// Gives the names in a pattern their parts of `parent_type`. TypeScript: assignBindingElementTypes
    fn assign_binding_element_types(&self, pattern: NodeRef, parent_type: TypeId) {
        let assign = |target: &BindingPattern<'p>| {
            let target = match target {
                BindingPattern::AssignmentPattern(pattern) => &pattern.left,
                target => target,
            };
            let name = pattern.at(target.node_id());
            let BindingPlace::Element(element) = self.binding_place(name) else { return };
            let ty = self.binding_element_type_from_parent_type(name, &element, parent_type, false);
            if is_destructuring(target) {
                self.assign_binding_element_types(name, ty);
            } else if let Some(symbol) = self.symbol_of_node(name) {
                self.symbol(symbol).links.ty.set(Some(ty));
            }
        };
        let rest = match self.kind(pattern) {
            AstKind::ObjectPattern(object) => {
                for property in &object.properties {
                    assign(&property.value);
                }
                object.rest.as_deref()
            }
            AstKind::ArrayPattern(array) => {
                for element in array.elements.iter().flatten() {
                    assign(element);
                }
                array.rest.as_deref()
            }
            _ => None,
        };
        if let Some(rest) = rest {
            assign(&rest.argument);
        }
    }
}

fn is_destructuring(pattern: &BindingPattern<'_>) -> bool {
    matches!(pattern, BindingPattern::ObjectPattern(_) | BindingPattern::ArrayPattern(_))
}
