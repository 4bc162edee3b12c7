//! Two signatures as one: what members of a union take together, or what members of an intersection take each.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SignatureFlags, SymbolFlags};
use crate::checker::mapper::Mapper;
use crate::checker::names::Name;
use crate::checker::store::SignatureParts;
use crate::checker::types::{SignatureId, SymbolId, TypeId};

impl<'p> Checker<'p> {
    /// Parameters meet in an intersection where the signatures are those of a union's members, and in a union where
    /// they are those of an intersection's.
    /// TypeScript: combineSignaturesOfUnionMembers, combineSignaturesOfIntersectionMembers
    pub(in crate::checker) fn combine_signatures(
        &self,
        left: SignatureId,
        right: SignatureId,
        is_union: bool,
    ) -> SignatureId {
        let (a, b) = (self.signature(left), self.signature(right));
        let (a_parameters, b_parameters) = (a.type_parameters.get(), b.type_parameters.get());
        let mapper = match (a_parameters, b_parameters) {
            (Some(a_parameters), Some(b_parameters)) => Some(self.create_type_mapper(b_parameters, Some(a_parameters))),
            _ => None,
        };
        let parameters = self.combine_parameters(left, right, mapper, is_union);
        let mut flags = (a.flags | b.flags) & SignatureFlags::PROPAGATING_FLAGS;
        let has_rest = parameters
            .last()
            .is_some_and(|&last| self.symbol(last).check_flags.get().contains(CheckFlags::REST_PARAMETER));
        flags.set(SignatureFlags::HAS_REST_PARAMETER, has_rest);
        let this_parameter =
            self.combine_this_parameters(a.this_parameter.get(), b.this_parameter.get(), mapper, is_union);
        let left_parts = a.composite_signatures.filter(|_| a.composite_is_union == is_union);
        let composite = [left_parts.unwrap_or(&[left]), &[right]].concat();
        let left_mapper = left_parts.and(a.mapper);
        let mapper = match mapper {
            Some(mapper) => Some(left_mapper.map_or(mapper, |left| self.combine_type_mappers(Some(left), mapper))),
            // TypeScript keeps it for unions only.
            None => left_mapper.filter(|_| is_union),
        };
        let parts = SignatureParts {
            declaration: a.declaration,
            type_parameters: a_parameters.or(b_parameters),
            this_parameter,
            parameters: self.list(&parameters),
            return_type: None,
            min_argument_count: a.min_argument_count.max(b.min_argument_count),
            flags,
            target: None,
            mapper,
        };
        self.create_composite_signature(parts, self.list(&composite), is_union)
    }

    /// TypeScript: combineUnionThisParam, combineIntersectionThisParam
    fn combine_this_parameters(
        &self,
        left: Option<SymbolId>,
        right: Option<SymbolId>,
        mapper: Option<&'p Mapper<'p>>,
        is_union: bool,
    ) -> Option<SymbolId> {
        let (Some(left), Some(right)) = (left, right) else { return left.or(right) };
        let right_type = self.instantiate_if(self.type_of_symbol(right), mapper);
        let ty = self.combine_parameter_types(&[self.type_of_symbol(left), right_type], is_union);
        Some(self.create_symbol_with_type(left, Some(ty)))
    }

    /// TypeScript: combineUnionParameters, combineIntersectionParameters
    fn combine_parameters(
        &self,
        left: SignatureId,
        right: SignatureId,
        mapper: Option<&'p Mapper<'p>>,
        is_union: bool,
    ) -> Vec<SymbolId> {
        let (left_count, right_count) = (self.parameter_count(left), self.parameter_count(right));
        let (longest, shorter) = if left_count >= right_count { (left, right) } else { (right, left) };
        let longest_count = left_count.max(right_count);
        let mapped = |signature: SignatureId, ty: TypeId| {
            if signature == right { self.instantiate_if(ty, mapper) } else { ty }
        };
        let either_rest = self.has_effective_rest_parameter(left) || self.has_effective_rest_parameter(right);
        let needs_extra_rest = either_rest && !self.has_effective_rest_parameter(longest);
        let mut parameters = Vec::new();
        for at in 0..longest_count {
            let type_at =
                |signature| mapped(signature, self.try_type_at_position(signature, at).unwrap_or(self.t.unknown));
            let ty = self.combine_parameter_types(&[type_at(longest), type_at(shorter)], is_union);
            let is_rest = either_rest && !needs_extra_rest && at == longest_count - 1;
            let is_optional = at >= self.min_argument_count(longest) && at >= self.min_argument_count(shorter);
            let name_of = |signature, count| (at < count).then(|| self.parameter_name_at_position(signature, at));
            let name = match (name_of(left, left_count).flatten(), name_of(right, right_count).flatten()) {
                (Some(left), Some(right)) if left != right => None,
                (left, right) => left.or(right),
            };
            let name = name.unwrap_or_else(|| self.intern(&format!("arg{at}")));
            parameters.push(self.combined_parameter(name, ty, is_rest, is_optional));
        }
        if needs_extra_rest {
            let ty = mapped(shorter, self.type_at_position(shorter, longest_count));
            parameters.push(self.combined_parameter(self.intern("args"), ty, true, false));
        }
        parameters
    }

    fn combined_parameter(&self, name: Name, ty: TypeId, is_rest: bool, is_optional: bool) -> SymbolId {
        let mut flags = SymbolFlags::FUNCTION_SCOPED_VARIABLE | SymbolFlags::TRANSIENT;
        flags.set(SymbolFlags::OPTIONAL, is_optional && !is_rest);
        let check_flags = match (is_rest, is_optional) {
            (true, _) => CheckFlags::REST_PARAMETER,
            (false, true) => CheckFlags::OPTIONAL_PARAMETER,
            (false, false) => CheckFlags::empty(),
        };
        let symbol = self.create_symbol(flags, name, check_flags);
        let ty = if is_rest { self.create_array_type(ty, false) } else { ty };
        self.symbol(symbol).links.ty.set(Some(ty));
        symbol
    }

    fn combine_parameter_types(&self, types: &[TypeId], is_union: bool) -> TypeId {
        if is_union { self.intersection_type(types) } else { self.union_type(types) }
    }
}
