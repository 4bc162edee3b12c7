//! Instantiations of generic signatures: with given arguments, with defaults, erased, and with their constraints.

use crate::checker::Checker;
use crate::checker::mapper::Mapper;
use crate::checker::types::{SignatureId, TypeId};

impl<'p> Checker<'p> {
    /// Number of type parameters up to the last without default. TypeScript: getMinTypeArgumentCount
    pub fn min_type_argument_count(&self, parameters: &[TypeId]) -> usize {
        parameters.iter().rposition(|&parameter| !self.has_type_parameter_default(parameter)).map_or(0, |at| at + 1)
    }

    /// `arguments` followed by defaults, if their number is right. TypeScript: fillMissingTypeArguments
    pub fn fill_missing_type_arguments(
        &self,
        arguments: Option<&'p [TypeId]>,
        parameters: &'p [TypeId],
        minimum: usize,
    ) -> &'p [TypeId] {
        let given = arguments.unwrap_or(&[]);
        if parameters.is_empty() {
            return &[];
        }
        if given.len() < minimum || given.len() >= parameters.len() {
            return given;
        }
        // A default that refers to a later parameter is an error, which the placeholder spreads.
        let mut filled = given.to_vec();
        filled.resize_with(parameters.len(), || self.unsupported("a type argument is missing", None));
        for index in given.len()..parameters.len() {
            filled[index] = match self.default_from_type_parameter(parameters[index]) {
                Some(default) => {
                    let mapper = self.create_type_mapper(parameters, Some(self.list(&filled)));
                    self.instantiate_type(default, mapper)
                }
                None => self.t.unknown,
            };
        }
        self.list(&filled)
    }

    /// Type parameters as the signature's own mapper leaves them. TypeScript: getTypeParametersForMapper
    pub fn type_parameters_for_mapper(&self, signature: SignatureId) -> &'p [TypeId] {
        let parameters = self.signature(signature).type_parameters.get().unwrap_or(&[]);
        let mapped: Vec<TypeId> = parameters
            .iter()
            .map(|&parameter| match self.type_parameter(parameter).and_then(|parameter| parameter.mapper.get()) {
                Some(mapper) => self.instantiate_type(parameter, mapper),
                None => parameter,
            })
            .collect();
        if mapped == parameters { parameters } else { self.list(&mapped) }
    }

    /// TypeScript: createSignatureTypeMapper
    fn create_signature_type_mapper(&self, signature: SignatureId, arguments: &'p [TypeId]) -> &'p Mapper<'p> {
        self.create_type_mapper(self.type_parameters_for_mapper(signature), Some(arguments))
    }

    /// A new instantiation. TypeScript: createSignatureInstantiation
    pub fn create_signature_instantiation(&self, signature: SignatureId, arguments: &'p [TypeId]) -> SignatureId {
        self.instantiate_signature(signature, self.create_signature_type_mapper(signature, arguments), true)
    }

    /// The instantiation with these arguments. TypeScript: getSignatureInstantiationWithoutFillingInTypeArguments
    pub fn signature_instantiation_without_filling_in_type_arguments(
        &self,
        signature: SignatureId,
        arguments: &'p [TypeId],
    ) -> SignatureId {
        let key = (signature, arguments);
        if let Some(&known) = self.calls.instantiations.borrow().get(&key) {
            return known;
        }
        let instantiation = self.create_signature_instantiation(signature, arguments);
        self.calls.instantiations.borrow_mut().insert(key, instantiation);
        instantiation
    }

    /// The instantiation with these arguments and defaults. `inferred_type_parameters` make the function that it
    /// returns generic. TypeScript: getSignatureInstantiation
    pub fn signature_instantiation(
        &self,
        signature: SignatureId,
        arguments: Option<&'p [TypeId]>,
        inferred_type_parameters: Option<&'p [TypeId]>,
    ) -> SignatureId {
        let parameters = self.signature(signature).type_parameters.get().unwrap_or(&[]);
        let minimum = self.min_type_argument_count(parameters);
        let arguments = self.fill_missing_type_arguments(arguments, parameters, minimum);
        let instantiated = self.signature_instantiation_without_filling_in_type_arguments(signature, arguments);
        let Some(inferred) = inferred_type_parameters else { return instantiated };
        let return_type = self.return_type_of_signature(instantiated);
        let Some(returned) = self.single_call_or_construct_signature(return_type) else { return instantiated };
        let new_returned = self.clone_signature(returned, |parts| parts.type_parameters = Some(inferred));
        let new_return_type = self.create_type_from_signature(new_returned, self.signature(instantiated).mapper);
        self.clone_signature(instantiated, |parts| parts.return_type = Some(new_return_type))
    }

    /// The signature with `any` for its type parameters. TypeScript: getErasedSignature
    pub fn erased_signature(&self, signature: SignatureId) -> SignatureId {
        let data = self.signature(signature);
        let Some(parameters) = data.type_parameters.get() else { return signature };
        if let Some(erased) = data.erased.get() {
            return erased;
        }
        let erased = self.instantiate_signature(signature, self.create_type_mapper(parameters, None), true);
        data.erased.set(Some(erased));
        erased
    }

    /// The signature with the type parameters of its declaration, as far as they are unconstrained.
    /// TypeScript: getCanonicalSignature
    pub fn canonical_signature(&self, signature: SignatureId) -> SignatureId {
        let data = self.signature(signature);
        let Some(parameters) = data.type_parameters.get() else { return signature };
        if let Some(canonical) = data.canonical.get() {
            return canonical;
        }
        let arguments: Vec<TypeId> = parameters
            .iter()
            .map(|&parameter| {
                let target = self.type_parameter(parameter).and_then(|parameter| parameter.target);
                target.filter(|&target| self.constraint_of_type_parameter(target).is_none()).unwrap_or(parameter)
            })
            .collect();
        let canonical = self.signature_instantiation(signature, Some(self.list(&arguments)), None);
        data.canonical.set(Some(canonical));
        canonical
    }

    /// The signature with the constraints of its type parameters. TypeScript: getBaseSignature
    pub fn base_signature(&self, signature: SignatureId) -> SignatureId {
        let data = self.signature(signature);
        let Some(parameters) = data.type_parameters.get() else { return signature };
        if let Some(base) = data.base.get() {
            return base;
        }
        let eraser = self.create_type_mapper(parameters, None);
        let constraint = |&parameter: &TypeId| self.constraint_of_type_parameter(parameter).unwrap_or(self.t.unknown);
        let constraints: Vec<TypeId> = parameters.iter().map(constraint).collect();
        let mapper = self.create_type_mapper(parameters, Some(self.list(&constraints)));
        // Constraints may refer to one another, in chains as long as the list.
        let mut bases = self.instantiate_types(parameters, mapper);
        for _ in 1..parameters.len() {
            bases = self.instantiate_types(bases, mapper);
        }
        bases = self.instantiate_types(bases, eraser);
        let base = self.instantiate_signature(signature, self.create_type_mapper(parameters, Some(bases)), true);
        data.base.set(Some(base));
        base
    }
}
