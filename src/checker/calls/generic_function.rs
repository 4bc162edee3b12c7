//! Generic functions as arguments: instantiated for the parameter, or kept generic in what the call returns.

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{CheckFlags, CheckMode, ContextFlags, InferencePriority, SymbolFlags};
use crate::checker::inference::{Inference, InferenceContext, InferenceFlags};
use crate::checker::names::Name;
use crate::checker::types::{SignatureId, TypeId};

impl<'p> Checker<'p> {
    /// The type of a generic function in the place of a function that is not generic.
    /// TypeScript: instantiateTypeWithSingleGenericCallSignature
    pub fn instantiate_type_with_single_generic_call_signature(
        &self,
        node: NodeRef,
        ty: TypeId,
        mode: CheckMode,
    ) -> TypeId {
        if !mode.intersects(CheckMode::INFERENTIAL | CheckMode::SKIP_GENERIC_FUNCTIONS) {
            return ty;
        }
        let call = self.single_signature(ty, SignatureKind::Call, true);
        let kind = if call.is_some() { SignatureKind::Call } else { SignatureKind::Construct };
        let Some(signature) = call.or_else(|| self.single_signature(ty, SignatureKind::Construct, true)) else {
            return ty;
        };
        let Some(parameters) = self.signature(signature).type_parameters.get() else { return ty };
        let Some(contextual_type) = self.apparent_type_of_contextual_type(node, ContextFlags::NO_CONSTRAINTS) else {
            return ty;
        };
        let Some(contextual) = self.single_signature(self.non_nullable_type(contextual_type), kind, false) else {
            return ty;
        };
        if self.signature(contextual).type_parameters.get().is_some() {
            return ty;
        }
        if mode.contains(CheckMode::SKIP_GENERIC_FUNCTIONS) {
            self.skipped_generic_function(node, mode);
            return self.t.any_function;
        }
        let Some(context) = self.inference_context(node) else { return ty };
        if let Some(kept) = self.keep_type_parameters(signature, parameters, contextual, &context) {
            return kept;
        }
        let instantiated = self.instantiate_signature_in_context_of(signature, contextual, Some(context.id), None);
        self.or_create_type_from_signature(instantiated)
    }

    /// Where the call returns a function, the type parameters of the argument become those of the result.
    /// TypeScript: instantiateTypeWithSingleGenericCallSignature
    fn keep_type_parameters(
        &self,
        signature: SignatureId,
        parameters: &'p [TypeId],
        contextual: SignatureId,
        context: &InferenceContext<'p>,
    ) -> Option<TypeId> {
        let return_type = self.return_type_of_signature(context.signature?);
        let returned = self.single_call_or_construct_signature(return_type)?;
        let is_generic = self.signature(returned).type_parameters.get().is_some();
        if is_generic || context.inferences.iter().all(Inference::has_candidates) {
            return None;
        }
        let unique = self.unique_type_parameters(context, parameters);
        let instantiated = self.signature_instantiation_without_filling_in_type_arguments(signature, unique);
        let inferences: Vec<Inference> =
            context.inferences.iter().map(|inference| Inference::new(inference.type_parameter)).collect();
        self.apply_to_parameter_types(instantiated, contextual, &mut |source, target| {
            self.infer_into(&inferences, source, target, InferencePriority::empty(), true);
        });
        if !inferences.iter().any(Inference::has_candidates) {
            return None;
        }
        self.apply_to_return_types(instantiated, contextual, &mut |source, target| {
            self.infer_into(&inferences, source, target, InferencePriority::empty(), false);
        });
        let pairs = || context.inferences.iter().zip(&inferences);
        // TypeScript: hasOverlappingInferences
        if pairs().any(|(known, new)| known.has_candidates() && new.has_candidates()) {
            return None;
        }
        // TypeScript: mergeInferences
        for (known, new) in pairs().filter(|(_, new)| new.has_candidates()) {
            known.assign(new);
        }
        let inferred = context.inferred_type_parameters.get().unwrap_or(&[]);
        context.inferred_type_parameters.set(Some(self.list(&[inferred, unique].concat())));
        Some(self.or_create_type_from_signature(instantiated))
    }

    /// Notes that a generic function was left for the second pass. TypeScript: skippedGenericFunction
    pub(super) fn skipped_generic_function(&self, node: NodeRef, mode: CheckMode) {
        if mode.contains(CheckMode::INFERENTIAL)
            && let Some(context) = self.inference_context(node)
        {
            context.flags.set(context.flags.get() | InferenceFlags::SKIPPED_GENERIC_FUNCTION);
        }
    }

    /// `parameters`, with new ones for those whose name the result has already. TypeScript: getUniqueTypeParameters
    fn unique_type_parameters(&self, context: &InferenceContext<'p>, parameters: &'p [TypeId]) -> &'p [TypeId] {
        let inferred = context.inferred_type_parameters.get().unwrap_or(&[]);
        let mut result: Vec<TypeId> = Vec::with_capacity(parameters.len());
        let (mut old, mut new) = (Vec::new(), Vec::new());
        for &parameter in parameters {
            let taken = [inferred, &result].concat();
            let Some(name) = self.name_of_type_parameter(parameter) else {
                result.push(parameter);
                continue;
            };
            if !self.has_type_parameter_by_name(&taken, name) {
                result.push(parameter);
                continue;
            }
            let unique = self.unique_type_parameter_name(&taken, name);
            let flags = SymbolFlags::TYPE_PARAMETER | SymbolFlags::TRANSIENT;
            let symbol = self.create_symbol(flags, unique, CheckFlags::empty());
            let copy = self.clone_type_parameter_as(parameter, symbol);
            old.push(parameter);
            new.push(copy);
            result.push(copy);
        }
        if !new.is_empty() {
            let mapper = self.create_type_mapper(self.list(&old), Some(self.list(&new)));
            for parameter in new.iter().filter_map(|&parameter| self.type_parameter(parameter)) {
                parameter.mapper.set(Some(mapper));
            }
        }
        self.list(&result)
    }

    fn name_of_type_parameter(&self, parameter: TypeId) -> Option<Name> {
        self.ty(parameter).symbol.map(|symbol| self.symbol(symbol).name)
    }

    /// TypeScript: hasTypeParameterByName
    fn has_type_parameter_by_name(&self, parameters: &[TypeId], name: Name) -> bool {
        parameters.iter().any(|&parameter| self.name_of_type_parameter(parameter) == Some(name))
    }

    /// `T` is followed by `T1`. TypeScript: getUniqueTypeParameterName
    fn unique_type_parameter_name(&self, parameters: &[TypeId], base: Name) -> Name {
        let text = self.text(base);
        let stem = text.trim_end_matches(|c: char| c.is_ascii_digit());
        // A name keeps its first character, whatever it is.
        let stem = if stem.is_empty() { &text[..1] } else { stem };
        let mut index = 1;
        loop {
            let name = self.intern(&format!("{stem}{index}"));
            if !self.has_type_parameter_by_name(parameters, name) {
                return name;
            }
            index += 1;
        }
    }
}
