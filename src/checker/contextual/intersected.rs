//! Several signatures of one type, combined into one that contextual types can be read from.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SignatureFlags, SymbolFlags};
use crate::checker::mapper::Mapper;
use crate::checker::store::SignatureParts;
use crate::checker::types::{SignatureId, SymbolId, TypeId};

impl<'p> Checker<'p> {
    /// One signature with the union of the parameters at each position. TypeScript: getIntersectedSignatures
    pub(super) fn intersected_signatures(&self, signatures: &[SignatureId]) -> Option<SignatureId> {
        if !self.program.options().no_implicit_any {
            return None;
        }
        let (&first, rest) = signatures.split_first()?;
        let mut combined = Some(first);
        for &right in rest {
            // As in TypeScript, what could not be combined so far gives way to nothing, and stays so.
            let left = combined?;
            if left == right {
                continue;
            }
            let parameters = |signature| self.signature(signature).type_parameters.get().unwrap_or(&[]);
            let is_same = self.compare_type_parameters_identical(parameters(left), parameters(right));
            combined = is_same.then(|| self.combine_signatures_of_intersection_members(left, right));
        }
        combined
    }

    /// TypeScript: combineSignaturesOfIntersectionMembers
    fn combine_signatures_of_intersection_members(&self, left: SignatureId, right: SignatureId) -> SignatureId {
        let (left_data, right_data) = (self.signature(left), self.signature(right));
        let type_parameters = left_data.type_parameters.get().or(right_data.type_parameters.get());
        let mapper = match (left_data.type_parameters.get(), right_data.type_parameters.get()) {
            (Some(left), Some(right)) => Some(self.create_type_mapper(right, Some(left))),
            _ => None,
        };
        let parameters = self.combine_intersection_parameters(left, right, mapper);
        let mut flags = (left_data.flags | right_data.flags) & SignatureFlags::PROPAGATING_FLAGS;
        let has_rest = parameters
            .last()
            .is_some_and(|&last| self.symbol(last).check_flags.get().contains(CheckFlags::REST_PARAMETER));
        flags.set(SignatureFlags::HAS_REST_PARAMETER, has_rest);
        let left_composite = left_data.composite_signatures.filter(|_| !left_data.composite_is_union);
        let composite = [left_composite.unwrap_or(&[left]), &[right]].concat();
        let combined_mapper = mapper.map(|mapper| match (left_composite, left_data.mapper) {
            (Some(_), Some(first)) => self.combine_type_mappers(Some(first), mapper),
            _ => mapper,
        });
        let this_parameter = self.combine_intersection_this_param(
            left_data.this_parameter.get(),
            right_data.this_parameter.get(),
            mapper,
        );
        let parts = SignatureParts {
            declaration: left_data.declaration,
            type_parameters,
            this_parameter,
            parameters: self.list(&parameters),
            return_type: None,
            min_argument_count: left_data.min_argument_count.max(right_data.min_argument_count),
            flags,
            target: None,
            mapper: combined_mapper,
        };
        self.create_composite_signature(parts, self.list(&composite), false)
    }

    /// TypeScript: combineIntersectionThisParam
    fn combine_intersection_this_param(
        &self,
        left: Option<SymbolId>,
        right: Option<SymbolId>,
        mapper: Option<&'p Mapper<'p>>,
    ) -> Option<SymbolId> {
        let (Some(left), Some(right)) = (left, right) else { return left.or(right) };
        let right_type = self.instantiate_if_mapped(self.type_of_symbol(right), mapper);
        let ty = self.union_type(&[self.type_of_symbol(left), right_type]);
        Some(self.create_symbol_with_type(left, Some(ty)))
    }

    fn instantiate_if_mapped(&self, ty: TypeId, mapper: Option<&'p Mapper<'p>>) -> TypeId {
        mapper.map_or(ty, |mapper| self.instantiate_type(ty, mapper))
    }

    /// TypeScript: combineIntersectionParameters
    fn combine_intersection_parameters(
        &self,
        left: SignatureId,
        right: SignatureId,
        mapper: Option<&'p Mapper<'p>>,
    ) -> Vec<SymbolId> {
        let (left_count, right_count) = (self.parameter_count(left), self.parameter_count(right));
        let (longest, shorter) = if left_count >= right_count { (left, right) } else { (right, left) };
        let longest_count = left_count.max(right_count);
        let has_rest = self.has_effective_rest_parameter(left) || self.has_effective_rest_parameter(right);
        let needs_extra_rest = has_rest && !self.has_effective_rest_parameter(longest);
        let mapped = |signature: SignatureId, ty: TypeId| {
            if signature == right { self.instantiate_if_mapped(ty, mapper) } else { ty }
        };
        let mut parameters = Vec::new();
        for index in 0..longest_count {
            let longest_type = mapped(longest, self.type_at_position(longest, index));
            let shorter_type = self.try_type_at_position(shorter, index).unwrap_or(self.t.unknown);
            let ty = self.union_type(&[longest_type, mapped(shorter, shorter_type)]);
            let is_rest = has_rest && !needs_extra_rest && index == longest_count - 1;
            let is_optional = index >= self.min_argument_count(longest) && index >= self.min_argument_count(shorter);
            let name = |signature, count| (index < count).then(|| self.parameter_name_at_position(signature, index));
            let name = match (name(left, left_count).flatten(), name(right, right_count).flatten()) {
                (Some(left), Some(right)) if left == right => Some(left),
                (Some(_), Some(_)) => None,
                (left, right) => left.or(right),
            };
            let mut flags = SymbolFlags::FUNCTION_SCOPED_VARIABLE | SymbolFlags::TRANSIENT;
            flags.set(SymbolFlags::OPTIONAL, is_optional && !is_rest);
            let check_flags = match (is_rest, is_optional) {
                (true, _) => CheckFlags::REST_PARAMETER,
                (false, true) => CheckFlags::OPTIONAL_PARAMETER,
                (false, false) => CheckFlags::empty(),
            };
            let name = name.unwrap_or_else(|| self.intern(&format!("arg{index}")));
            let symbol = self.create_symbol(flags, name, check_flags);
            let ty = if is_rest { self.create_array_type(ty, false) } else { ty };
            self.symbol(symbol).links.ty.set(Some(ty));
            parameters.push(symbol);
        }
        if needs_extra_rest {
            let flags = SymbolFlags::FUNCTION_SCOPED_VARIABLE | SymbolFlags::TRANSIENT;
            let symbol = self.create_symbol(flags, self.intern("args"), CheckFlags::REST_PARAMETER);
            let element = self.type_at_position(shorter, longest_count);
            let ty = mapped(shorter, self.create_array_type(element, false));
            self.symbol(symbol).links.ty.set(Some(ty));
            parameters.push(symbol);
        }
        parameters
    }
}
