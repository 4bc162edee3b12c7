//! Function expressions and methods of object literals get parameter and return types from their context.

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, TypeFlags};
use crate::checker::function_like::FunctionLike;
use crate::checker::types::SignatureId;

impl Checker<'_> {
    /// Assigns parameter types and the return type once, by the first context in which the function is checked.
    /// TypeScript: contextuallyCheckFunctionExpressionOrObjectLiteralMethod
    pub fn contextually_check_function_expression_or_object_literal_method(&self, function: NodeRef, mode: CheckMode) {
        let is_checked = || self.contextual.context_checked.borrow().contains(&function);
        if is_checked() {
            return;
        }
        let contextual = self.contextual_signature(function);
        let unsupported = self.unsupported_contextual_function(function);
        // Looking for the contextual signature may have checked the function.
        if is_checked() {
            return;
        }
        self.contextual.context_checked.borrow_mut().insert(function);
        let Some(signature) = self.signature_from_declaration(function) else { return };
        if let Some(unsupported) = unsupported {
            self.assign_non_contextual_parameter_types(signature, Some(unsupported));
        } else if self.is_context_sensitive(function) {
            match contextual {
                Some(contextual) => self.assign_from_context(function, signature, contextual, mode),
                None => self.assign_non_contextual_parameter_types(signature, None),
            }
        } else if let Some(contextual) = contextual
            && mode.contains(CheckMode::INFERENTIAL)
            && self.has_fewer_parameters(function, contextual)
            && let Some(context) = self.inference_context(function)
        {
            self.infer_from_annotated_parameters_and_return(signature, contextual, &context);
        }
        let has_context = contextual.is_some() || unsupported.is_some();
        let cache = &self.signature(signature).return_type;
        if has_context && self.return_type_from_annotation(function).is_none() && cache.get().is_none() {
            let return_type = self.return_type_from_body(function, mode);
            if cache.get().is_none() {
                cache.set(Some(return_type));
            }
        }
        self.check_signature_declaration(function);
    }

    fn has_fewer_parameters(&self, function: NodeRef, contextual: SignatureId) -> bool {
        let Some(syntax) = FunctionLike::of(self.kind(function)) else { return false };
        let params = syntax.params();
        let count =
            params.items.len() + usize::from(params.rest.is_some()) + usize::from(syntax.this_param().is_some());
        syntax.type_parameters().is_none() && self.signature(contextual).parameters.len() > count
    }

    /// Fixes the type parameters that the contextual signature mentions, and assigns parameter types.
    fn assign_from_context(&self, function: NodeRef, signature: SignatureId, contextual: SignatureId, mode: CheckMode) {
        let Some(context) = self.inference_context(function) else {
            self.assign_contextual_parameter_types(signature, contextual);
            return;
        };
        let mut mapper = context.mapper;
        if mode.contains(CheckMode::INFERENTIAL) {
            self.infer_from_annotated_parameters_and_return(signature, contextual, &context);
            // A rest parameter of a type parameter's type is not fixed: it takes whatever the function has.
            let rest_type = self.effective_rest_type(contextual);
            if rest_type.is_some_and(|ty| self.flags(ty).contains(TypeFlags::TYPE_PARAMETER)) {
                mapper = context.non_fixing_mapper.get();
            }
        }
        let instantiated = self.instantiate_signature(contextual, mapper, false);
        self.assign_contextual_parameter_types(signature, instantiated);
    }
}
