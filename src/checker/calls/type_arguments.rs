//! Type arguments of a call: written ones, and those inferred from its arguments and its context.

use super::arguments::CallArgument;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, ContextFlags, InferencePriority, TypeFlags};
use crate::checker::inference::{Inference, InferenceContext, InferenceContextId, InferenceFlags};
use crate::checker::relation::{CompareTypes, Relation};
use crate::checker::types::{SignatureId, TypeId};

impl<'p> Checker<'p> {
    /// The written type arguments with defaults; `None` when one violates its constraint.
    /// TypeScript: checkTypeArguments
    pub(super) fn check_type_arguments(&self, signature: SignatureId, written: &'p [TypeId]) -> Option<&'p [TypeId]> {
        let parameters = self.signature(signature).type_parameters.get().unwrap_or(&[]);
        let minimum = self.min_type_argument_count(parameters);
        let arguments = self.fill_missing_type_arguments(Some(written), parameters, minimum);
        let mapper = self.create_type_mapper(parameters, Some(arguments));
        for (&parameter, &argument) in parameters.iter().zip(arguments).take(written.len()) {
            let Some(constraint) = self.constraint_of_type_parameter(parameter) else { continue };
            let constraint = self.instantiate_type(constraint, mapper);
            let constraint = self.type_with_this_argument(constraint, Some(argument), false);
            // An unsupported argument spreads by itself.
            let (satisfies, taint) = self.decide(|| self.is_type_assignable_to(argument, constraint));
            if !satisfies && taint.is_none() {
                return None;
            }
        }
        Some(arguments)
    }

    /// The type arguments that the call's arguments and context ask for. When inference had to guess about an
    /// unsupported type, none of them is known. TypeScript: inferTypeArguments
    pub(super) fn infer_type_arguments(
        &self,
        call: NodeRef,
        signature: SignatureId,
        arguments: &[CallArgument],
        mode: CheckMode,
        context: &InferenceContext<'p>,
    ) -> &'p [TypeId] {
        let ((), taint) =
            self.decide(|| self.infer_from_context_and_arguments(call, signature, arguments, mode, context));
        if let Some(unsupported) = taint {
            return self.list(&vec![unsupported; context.inferences.len()]);
        }
        self.inferred_types(context)
    }

    fn infer_from_context_and_arguments(
        &self,
        call: NodeRef,
        signature: SignatureId,
        arguments: &[CallArgument],
        mode: CheckMode,
        context: &InferenceContext<'p>,
    ) {
        self.infer_from_contextual_type_of_call(call, signature, context);
        let infer = |source, target| {
            self.infer_into(&context.inferences, source, target, InferencePriority::empty(), false);
        };
        let rest_type = self.non_array_rest_type(signature);
        let count = match rest_type {
            Some(_) => arguments.len().min(self.parameter_count(signature) - 1),
            None => arguments.len(),
        };
        if let Some(rest_type) = rest_type
            && self.flags(rest_type).contains(TypeFlags::TYPE_PARAMETER)
            && let Some(inference) = context.inferences.iter().find(|info| info.type_parameter == rest_type)
        {
            let has_spread = arguments[count..].iter().any(|argument| argument.is_spread());
            inference.implied_arity.set((!has_spread).then(|| arguments.len() - count));
        }
        if let Some(this_type) = self.this_type_of_signature(signature)
            && self.could_contain_type_variables(this_type)
        {
            infer(self.this_argument_type(self.this_argument_of_call(call)), this_type);
        }
        for (index, &argument) in arguments[..count].iter().enumerate() {
            let parameter_type = self.type_at_position(signature, index);
            if self.could_contain_type_variables(parameter_type) {
                let ty = self.check_argument_with_contextual_type(argument, parameter_type, Some(context.id), mode);
                infer(ty, parameter_type);
            }
        }
        if let Some(rest_type) = rest_type
            && self.could_contain_type_variables(rest_type)
        {
            infer(self.spread_argument_type(arguments, count, rest_type, Some(context.id), mode), rest_type);
        }
    }

    /// What the call is asked to be tells about its type parameters, with less weight than the arguments.
    /// TypeScript: inferTypeArguments
    fn infer_from_contextual_type_of_call(
        &self,
        call: NodeRef,
        signature: SignatureId,
        context: &InferenceContext<'p>,
    ) {
        let parameters = self.signature(signature).type_parameters.get().unwrap_or(&[]);
        let skips_patterns = parameters.iter().all(|&parameter| self.default_from_type_parameter(parameter).is_some());
        let flags = if skips_patterns { ContextFlags::SKIP_BINDING_PATTERNS } else { ContextFlags::empty() };
        let Some(contextual_type) = self.contextual_type(call, flags) else { return };
        let return_type = self.return_type_of_signature(signature);
        if !self.could_contain_type_variables(return_type) {
            return;
        }
        let outer = self.inference_context(call);
        let is_from_pattern =
            !skips_patterns && self.contextual_type(call, ContextFlags::SKIP_BINDING_PATTERNS) != Some(contextual_type);
        if !is_from_pattern {
            // What the outer call does not know yet must not be fixed by asking for it.
            let outer_mapper =
                outer.as_deref().map(|outer| self.clone_inference_context(outer, InferenceFlags::NO_DEFAULT).mapper);
            let instantiated = self.instantiate_if(contextual_type, outer_mapper);
            let source = self.with_own_type_parameters(instantiated);
            self.infer_into(&context.inferences, source, return_type, InferencePriority::RETURN_TYPE, false);
        }
        let compare = CompareTypes::By(Relation::Assignable);
        let return_context = self.create_inference_context(parameters, Some(signature), context.flags.get(), compare);
        let return_mapper = outer.as_deref().map(|outer| self.create_outer_return_mapper(outer));
        let source = self.instantiate_if(contextual_type, return_mapper);
        self.infer_into(&return_context.inferences, source, return_type, InferencePriority::empty(), false);
        let has_candidates = return_context.inferences.iter().any(Inference::has_candidates);
        let inferred = if has_candidates { self.clone_inferred_part_of_context(&return_context) } else { None };
        context.return_mapper.set(inferred.map(|inferred| inferred.mapper));
    }

    /// A generic function type with its type parameters standing for themselves: the call may return it as it is.
    fn with_own_type_parameters(&self, ty: TypeId) -> TypeId {
        let Some(signature) = self.single_call_signature(ty) else { return ty };
        let Some(parameters) = self.signature(signature).type_parameters.get() else { return ty };
        let instantiated = self.signature_instantiation_without_filling_in_type_arguments(signature, parameters);
        self.or_create_type_from_signature(instantiated)
    }

    /// `signature` with type arguments that make it fit `contextual`. TypeScript: instantiateSignatureInContextOf
    pub fn instantiate_signature_in_context_of(
        &self,
        signature: SignatureId,
        contextual: SignatureId,
        outer: Option<InferenceContextId>,
        compare: Option<CompareTypes>,
    ) -> SignatureId {
        let outer = outer.map(|outer| self.inference_context_by_id(outer));
        let compare = compare.unwrap_or(CompareTypes::By(Relation::Assignable));
        let parameters = self.type_parameters_for_mapper(signature);
        let context = self.create_inference_context(parameters, Some(signature), InferenceFlags::empty(), compare);
        let rest_type = self.effective_rest_type(contextual);
        let is_open = rest_type.is_some_and(|ty| self.flags(ty).contains(TypeFlags::TYPE_PARAMETER));
        let mapper = outer.as_deref().map(|outer| if is_open { outer.non_fixing_mapper.get() } else { outer.mapper });
        let source = mapper.map_or(contextual, |mapper| self.instantiate_signature(contextual, mapper, false));
        self.apply_to_parameter_types(source, signature, &mut |source, target| {
            self.infer_into(&context.inferences, source, target, InferencePriority::empty(), false);
        });
        if outer.is_none() {
            self.apply_to_return_types(contextual, signature, &mut |source, target| {
                self.infer_into(&context.inferences, source, target, InferencePriority::RETURN_TYPE, false);
            });
        }
        self.signature_instantiation(signature, Some(self.inferred_types(&context)), None)
    }
}
