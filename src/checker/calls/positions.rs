//! Parameters of a signature by position: their number, their types, and what a rest parameter stands for.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ElementFlags, SignatureFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{SignatureId, SymbolId, TypeId};

impl Checker<'_> {
    /// Whether the last parameter is a rest parameter. TypeScript: signatureHasRestParameter
    pub fn signature_has_rest_parameter(&self, signature: SignatureId) -> bool {
        self.signature(signature).flags.contains(SignatureFlags::HAS_REST_PARAMETER)
    }

    /// The symbol of the rest parameter, if there is one.
    fn rest_parameter(&self, signature: SignatureId) -> Option<SymbolId> {
        if !self.signature_has_rest_parameter(signature) {
            return None;
        }
        self.signature(signature).parameters.last().copied()
    }

    /// Type of the `this` parameter. TypeScript: getThisTypeOfSignature
    pub fn this_type_of_signature(&self, signature: SignatureId) -> Option<TypeId> {
        self.signature(signature).this_parameter.get().map(|symbol| self.type_of_symbol(symbol))
    }

    /// Type of a parameter as its callers see it. TypeScript: getTypeOfParameter
    pub fn type_of_parameter(&self, parameter: SymbolId) -> TypeId {
        let declaration = self.symbol(parameter).value_declaration.get();
        let syntax = declaration.and_then(|declaration| self.formal_parameter(declaration));
        let is_optional = syntax.is_some_and(|syntax| syntax.optional || syntax.initializer.is_some());
        self.add_optionality(self.type_of_symbol(parameter), false, is_optional)
    }

    /// Type of the parameter at `position`; `any` past the last. TypeScript: getTypeAtPosition
    pub fn type_at_position(&self, signature: SignatureId, position: usize) -> TypeId {
        self.try_type_at_position(signature, position).unwrap_or(self.t.any)
    }

    /// Type of the parameter at `position`, if there is one. TypeScript: tryGetTypeAtPosition
    pub fn try_type_at_position(&self, signature: SignatureId, position: usize) -> Option<TypeId> {
        let parameters = self.signature(signature).parameters;
        let Some(rest) = self.rest_parameter(signature) else {
            return parameters.get(position).map(|&parameter| self.type_of_parameter(parameter));
        };
        let count = parameters.len() - 1;
        if position < count {
            return Some(self.type_of_parameter(parameters[position]));
        }
        let rest_type = self.type_of_symbol(rest);
        let index = position - count;
        let is_in_range = self.tuple_target(rest_type).is_none_or(|target| {
            target.combined_flags.intersects(ElementFlags::VARIABLE) || index < target.fixed_length
        });
        is_in_range.then(|| self.indexed_access_type(rest_type, self.index_literal_type(index)))
    }

    /// The literal type of an element's index.
    pub fn index_literal_type(&self, index: usize) -> TypeId {
        self.number_literal_type(f64::from(u32::try_from(index).expect("fewer than 2^32 elements")))
    }

    /// A tuple or array of the parameters from `position` on. TypeScript: getRestTypeAtPosition
    pub fn rest_type_at_position(&self, source: SignatureId, position: usize, readonly: bool) -> TypeId {
        let parameter_count = self.parameter_count(source);
        let min_argument_count = self.min_argument_count(source);
        let rest_type = self.effective_rest_type(source);
        if let Some(rest_type) = rest_type
            && position + 1 >= parameter_count
        {
            if position + 1 == parameter_count {
                return rest_type;
            }
            return self.create_array_type(self.indexed_access_type(rest_type, self.t.number), false);
        }
        let (mut types, mut flags, mut labels) = (Vec::new(), Vec::new(), Vec::new());
        for index in position..parameter_count {
            match rest_type {
                Some(rest_type) if index + 1 == parameter_count => {
                    types.push(rest_type);
                    flags.push(ElementFlags::VARIADIC);
                }
                _ => {
                    types.push(self.type_at_position(source, index));
                    let is_required = index < min_argument_count;
                    flags.push(if is_required { ElementFlags::REQUIRED } else { ElementFlags::OPTIONAL });
                }
            }
            labels.push(self.label_at_position(source, index));
        }
        self.create_tuple_type(&types, &flags, readonly, &labels)
    }

    /// The name that a tuple element made from the parameter gets. TypeScript: getNameableDeclarationAtPosition
    fn label_at_position(&self, signature: SignatureId, position: usize) -> Option<Name> {
        let parameters = self.signature(signature).parameters;
        let rest = self.rest_parameter(signature);
        let count = parameters.len() - usize::from(rest.is_some());
        if position < count {
            return self.label_of_parameter(parameters[position]);
        }
        let rest = rest?;
        match self.tuple_target(self.type_of_symbol(rest)) {
            Some(target) => target.labels.get(position - count).copied().flatten(),
            None => self.label_of_parameter(rest),
        }
    }

    /// The name of a parameter that is not destructured. TypeScript: isValidDeclarationForTupleLabel
    fn label_of_parameter(&self, parameter: SymbolId) -> Option<Name> {
        let symbol = self.symbol(parameter);
        if let Some(label) = symbol.links.tuple_label.get() {
            return Some(label);
        }
        let declaration = symbol.value_declaration.get()?;
        matches!(self.kind(declaration), oxc_ast::AstKind::BindingIdentifier(_)).then_some(symbol.name)
    }

    /// Number of parameters, with the elements of a rest tuple. TypeScript: getParameterCount
    pub fn parameter_count(&self, signature: SignatureId) -> usize {
        let length = self.signature(signature).parameters.len();
        let rest_type = self.rest_parameter(signature).map(|rest| self.type_of_symbol(rest));
        match rest_type.and_then(|ty| self.tuple_target(ty)) {
            Some(target) if target.combined_flags.intersects(ElementFlags::VARIABLE) => length + target.fixed_length,
            Some(target) => length + target.fixed_length - 1,
            None => length,
        }
    }

    /// Number of arguments that a call must have. TypeScript: getMinArgumentCount
    pub fn min_argument_count(&self, signature: SignatureId) -> usize {
        let cache = &self.signature(signature).resolved_min_argument_count;
        if let Some(count) = cache.get() {
            return count as usize;
        }
        let mut count = self.min_argument_count_with_void(signature);
        while count > 0 {
            let ty = self.type_at_position(signature, count - 1);
            if self.filter_type(ty, &mut |t| self.flags(t).contains(TypeFlags::VOID)) == self.t.never {
                break;
            }
            count -= 1;
        }
        cache.set(Some(u32::try_from(count).expect("fewer than 2^32 parameters")));
        count
    }

    /// The same where `void` parameters count too. TypeScript: getMinArgumentCount(MinArgumentCountFlags.VoidIsNonOptional)
    pub fn min_argument_count_with_void(&self, signature: SignatureId) -> usize {
        let declared = self.signature(signature).min_argument_count as usize;
        let Some(rest) = self.rest_parameter(signature) else { return declared };
        let Some(target) = self.tuple_target(self.type_of_symbol(rest)) else { return declared };
        let first_optional = target.element_flags.iter().position(|flags| !flags.contains(ElementFlags::REQUIRED));
        let required = first_optional.unwrap_or(target.fixed_length);
        if required > 0 { self.signature(signature).parameters.len() - 1 + required } else { declared }
    }

    /// Whether any number of arguments may follow. TypeScript: hasEffectiveRestParameter
    pub fn has_effective_rest_parameter(&self, signature: SignatureId) -> bool {
        let Some(rest) = self.rest_parameter(signature) else { return false };
        let target = self.tuple_target(self.type_of_symbol(rest));
        target.is_none_or(|target| target.combined_flags.intersects(ElementFlags::VARIABLE))
    }

    /// Array or tuple type of what a rest parameter takes without limit. TypeScript: getEffectiveRestType
    pub fn effective_rest_type(&self, signature: SignatureId) -> Option<TypeId> {
        let rest_type = self.type_of_symbol(self.rest_parameter(signature)?);
        let Some(target) = self.tuple_target(rest_type) else {
            if self.is_unsupported(rest_type) {
                return Some(rest_type);
            }
            let is_any = self.flags(rest_type).contains(TypeFlags::ANY);
            return Some(if is_any { self.create_array_type(self.t.any, false) } else { rest_type });
        };
        let is_variable = target.combined_flags.intersects(ElementFlags::VARIABLE);
        is_variable.then(|| self.slice_tuple_type(rest_type, target.fixed_length, 0))
    }

    /// The rest type where it is neither an array nor `any`. TypeScript: getNonArrayRestType
    pub fn non_array_rest_type(&self, signature: SignatureId) -> Option<TypeId> {
        let rest_type = self.effective_rest_type(signature)?;
        let is_plain = self.is_array_type(rest_type) || self.flags(rest_type).contains(TypeFlags::ANY);
        (!is_plain).then_some(rest_type)
    }

    /// Name of the parameter at `position`. TypeScript: getParameterNameAtPosition
    pub fn parameter_name_at_position(&self, signature: SignatureId, position: usize) -> Option<Name> {
        let parameters = self.signature(signature).parameters;
        let rest = self.rest_parameter(signature);
        let count = parameters.len() - usize::from(rest.is_some());
        if position < count {
            return Some(self.symbol(parameters[position]).name);
        }
        let rest = rest?;
        let rest_name = self.symbol(rest).name;
        let Some(target) = self.tuple_target(self.type_of_symbol(rest)) else { return Some(rest_name) };
        let index = position - count;
        if let Some(label) = target.labels.get(index).copied().flatten() {
            return Some(label);
        }
        let is_declared = self.symbol(rest).value_declaration.get().is_some();
        let is_variable = target.element_flags.get(index).is_some_and(|flags| flags.intersects(ElementFlags::VARIABLE));
        if is_declared && is_variable {
            return Some(rest_name);
        }
        Some(self.intern(&format!("{}_{index}", self.text(rest_name))))
    }

    /// The parameters with those that a rest parameter of a tuple type stands for; where the tuple ends in neither an
    /// element nor a rest, the rest parameter as it is. TypeScript: getExpandedParameters
    pub fn expanded_parameters(&self, signature: SignatureId) -> Vec<SymbolId> {
        let parameters = self.signature(signature).parameters;
        let Some(rest) = self.rest_parameter(signature) else { return parameters.to_vec() };
        let rest_type = self.type_of_symbol(rest);
        let Some(target) = self.tuple_target(rest_type) else { return parameters.to_vec() };
        let elements = self.element_types(rest_type);
        let is_variable = |flags: &ElementFlags| flags.intersects(ElementFlags::VARIABLE);
        if target.element_flags.iter().rev().skip(1).any(is_variable) {
            return parameters.to_vec();
        }
        let fixed = &parameters[..parameters.len() - 1];
        let listed = elements.iter().zip(target.element_flags).enumerate().map(|(index, (&element, &flags))| {
            let name = self.parameter_name_at_position(signature, fixed.len() + index);
            let check_flags = if is_variable(&flags) {
                CheckFlags::REST_PARAMETER
            } else if flags.contains(ElementFlags::OPTIONAL) {
                CheckFlags::OPTIONAL_PARAMETER
            } else {
                CheckFlags::empty()
            };
            let name = name.unwrap_or(self.symbol(rest).name);
            let symbol = self.create_symbol(SymbolFlags::FUNCTION_SCOPED_VARIABLE, name, check_flags);
            let is_rest = flags.contains(ElementFlags::REST);
            let ty = if is_rest { self.create_array_type(element, false) } else { element };
            self.symbol(symbol).links.ty.set(Some(ty));
            symbol
        });
        fixed.iter().copied().chain(listed).collect()
    }

    /// Type of the first parameter, or `fallback`. TypeScript: getTypeOfFirstParameterOfSignatureWithFallback
    pub fn type_of_first_parameter_of_signature(&self, signature: SignatureId, fallback: TypeId) -> TypeId {
        if self.signature(signature).parameters.is_empty() { fallback } else { self.type_at_position(signature, 0) }
    }
}
