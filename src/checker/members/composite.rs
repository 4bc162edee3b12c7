//! Signatures of unions and intersections.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SignatureFlags, SymbolFlags};
use crate::checker::mapper::Mapper;
use crate::checker::store::SignatureParts;
use crate::checker::types::{IndexInfo, SignatureId, SymbolId, TypeId, TypePredicate};

impl<'p> Checker<'p> {
    /// Adds signatures that are not there yet. TypeScript: appendSignatures
    pub(super) fn append_signatures(&self, signatures: &mut Vec<SignatureId>, new: &[SignatureId]) {
        for &signature in new {
            let known = signatures.iter().any(|&other| self.are_signatures_identical(other, signature, false, false));
            if !known {
                signatures.push(signature);
            }
        }
    }

    /// The signatures that every member of a union has. TypeScript: getUnionSignatures
    pub(super) fn union_signatures(&self, lists: &[&'p [SignatureId]]) -> &'p [SignatureId] {
        let mut result: Vec<SignatureId> = Vec::new();
        // The only list with several overloads, if there is just one such.
        let mut overloaded: Option<usize> = None;
        let mut several_overloaded = false;
        for (at, list) in lists.iter().enumerate() {
            if list.is_empty() {
                return &[];
            }
            if list.len() > 1 {
                several_overloaded |= overloaded.is_some();
                overloaded = Some(at);
            }
            for &signature in *list {
                if self.find_matching_signature(&result, signature, false, true).is_some() {
                    continue;
                }
                if let Some(matching) = self.find_matching_signatures(lists, signature, at) {
                    result.push(self.create_union_signature(signature, &matching));
                }
            }
        }
        if result.is_empty() && !several_overloaded {
            result = self.combine_overloads(lists, overloaded.unwrap_or(0)).unwrap_or_default();
        }
        self.list(&result)
    }

    fn create_union_signature(&self, signature: SignatureId, matching: &[SignatureId]) -> SignatureId {
        if matching.len() == 1 {
            return signature;
        }
        let mut parts = self.signature_parts(signature);
        let this_parameters: Vec<SymbolId> =
            matching.iter().filter_map(|&part| self.signature(part).this_parameter.get()).collect();
        if let Some(&first) = this_parameters.first() {
            let types: Vec<TypeId> = this_parameters.iter().map(|&this| self.type_of_symbol(this)).collect();
            parts.this_parameter = Some(self.create_symbol_with_type(first, Some(self.intersection_type(&types))));
        }
        parts.target = None;
        parts.mapper = None;
        self.create_composite_signature(parts, self.list(matching), true)
    }

    /// TypeScript: findMatchingSignature
    fn find_matching_signature(
        &self,
        list: &[SignatureId],
        signature: SignatureId,
        partial_match: bool,
        ignore_return_types: bool,
    ) -> Option<SignatureId> {
        list.iter()
            .copied()
            .find(|&other| self.are_signatures_identical(other, signature, partial_match, ignore_return_types))
    }

    /// TypeScript: findMatchingSignatures
    fn find_matching_signatures(
        &self,
        lists: &[&'p [SignatureId]],
        signature: SignatureId,
        index: usize,
    ) -> Option<Vec<SignatureId>> {
        if self.signature(signature).type_parameters.get().is_some() {
            // A generic signature matches only itself, and only from the first list on.
            if index > 0 {
                return None;
            }
            for list in &lists[1..] {
                self.find_matching_signature(list, signature, false, false)?;
            }
            return Some(vec![signature]);
        }
        let mut result = Vec::new();
        for (at, list) in lists.iter().enumerate() {
            let matching = if at == index {
                signature
            } else {
                self.find_matching_signature(list, signature, false, true)
                    .or_else(|| self.find_matching_signature(list, signature, true, true))?
            };
            if !result.contains(&matching) {
                result.push(matching);
            }
        }
        Some(result)
    }

    /// Where only one member is overloaded, each overload is combined with the signature of every other member.
    fn combine_overloads(&self, lists: &[&'p [SignatureId]], master: usize) -> Option<Vec<SignatureId>> {
        let mut results = lists.get(master)?.to_vec();
        for (at, list) in lists.iter().enumerate() {
            if at == master {
                continue;
            }
            let signature = *list.first()?;
            let parameters = self.signature(signature).type_parameters.get();
            let conflict = parameters.is_some_and(|parameters| {
                results.iter().any(|&other| {
                    let others = self.signature(other).type_parameters.get();
                    others.is_some_and(|others| !self.compare_type_parameters_identical(parameters, others))
                })
            });
            if conflict {
                return None;
            }
            results = results.iter().map(|&other| self.combine_signatures_of_union_members(other, signature)).collect();
        }
        Some(results)
    }

    /// TypeScript: combineSignaturesOfUnionMembers
    fn combine_signatures_of_union_members(&self, left: SignatureId, right: SignatureId) -> SignatureId {
        let (a, b) = (self.signature(left), self.signature(right));
        let (a_parameters, b_parameters) = (a.type_parameters.get(), b.type_parameters.get());
        let mapper = match (a_parameters, b_parameters) {
            (Some(a_parameters), Some(b_parameters)) => Some(self.create_type_mapper(b_parameters, Some(a_parameters))),
            _ => None,
        };
        let parameters = self.combine_union_parameters(left, right, mapper);
        let propagating = SignatureFlags::PROPAGATING_FLAGS - SignatureFlags::HAS_REST_PARAMETER;
        let mut flags = (a.flags | b.flags) & propagating;
        let has_rest = parameters
            .last()
            .is_some_and(|&last| self.symbol(last).check_flags.get().intersects(CheckFlags::REST_PARAMETER));
        if has_rest {
            flags |= SignatureFlags::HAS_REST_PARAMETER;
        }
        let this_parameter = self.combine_union_this_parameter(a.this_parameter.get(), b.this_parameter.get(), mapper);
        let left_parts = a.composite_signatures.filter(|_| a.composite_is_union);
        let mut composite = left_parts.map_or_else(|| vec![left], <[SignatureId]>::to_vec);
        composite.push(right);
        let left_mapper = left_parts.and(a.mapper);
        let mapper = match (left_mapper, mapper) {
            (Some(left_mapper), Some(mapper)) => Some(self.combine_type_mappers(Some(left_mapper), mapper)),
            (left_mapper, mapper) => mapper.or(left_mapper),
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
        self.create_composite_signature(parts, self.list(&composite), true)
    }

    fn combine_union_this_parameter(
        &self,
        left: Option<SymbolId>,
        right: Option<SymbolId>,
        mapper: Option<&'p Mapper<'p>>,
    ) -> Option<SymbolId> {
        let (Some(left), Some(right)) = (left, right) else { return left.or(right) };
        let right_type = self.type_of_symbol(right);
        let right_type = mapper.map_or(right_type, |mapper| self.instantiate_type(right_type, mapper));
        let ty = self.intersection_type(&[self.type_of_symbol(left), right_type]);
        Some(self.create_symbol_with_type(left, Some(ty)))
    }

    /// TypeScript: combineUnionParameters
    fn combine_union_parameters(
        &self,
        left: SignatureId,
        right: SignatureId,
        mapper: Option<&'p Mapper<'p>>,
    ) -> Vec<SymbolId> {
        let (left_count, right_count) = (self.parameter_count(left), self.parameter_count(right));
        let (longest, shorter) = if left_count >= right_count { (left, right) } else { (right, left) };
        let longest_count = left_count.max(right_count);
        let map = |signature: SignatureId, ty: TypeId| match mapper {
            Some(mapper) if signature == right => self.instantiate_type(ty, mapper),
            _ => ty,
        };
        let either_rest = self.has_effective_rest_parameter(left) || self.has_effective_rest_parameter(right);
        let needs_extra_rest = either_rest && !self.has_effective_rest_parameter(longest);
        let mut parameters = Vec::new();
        for at in 0..longest_count {
            let long = map(longest, self.try_type_at_position(longest, at).unwrap_or(self.t.unknown));
            let short = map(shorter, self.try_type_at_position(shorter, at).unwrap_or(self.t.unknown));
            let ty = self.intersection_type(&[long, short]);
            let is_rest = either_rest && !needs_extra_rest && at == longest_count - 1;
            let is_optional = at >= self.min_argument_count(longest) && at >= self.min_argument_count(shorter);
            let name_of =
                |signature, count| if at < count { self.parameter_name_at_position(signature, at) } else { None };
            let (left_name, right_name) = (name_of(left, left_count), name_of(right, right_count));
            let name = match (left_name, right_name) {
                (Some(a), Some(b)) if a != b => None,
                (a, b) => a.or(b),
            };
            let name = name.unwrap_or_else(|| self.intern(&format!("arg{at}")));
            parameters.push(self.combined_parameter(name, ty, is_rest, is_optional));
        }
        if needs_extra_rest {
            let ty = map(shorter, self.type_at_position(shorter, longest_count));
            parameters.push(self.combined_parameter(self.intern("args"), ty, true, false));
        }
        parameters
    }

    fn combined_parameter(
        &self,
        name: crate::checker::names::Name,
        ty: TypeId,
        is_rest: bool,
        is_optional: bool,
    ) -> SymbolId {
        let mut flags = SymbolFlags::FUNCTION_SCOPED_VARIABLE | SymbolFlags::TRANSIENT;
        if is_optional && !is_rest {
            flags |= SymbolFlags::OPTIONAL;
        }
        let check_flags = if is_rest {
            CheckFlags::REST_PARAMETER
        } else if is_optional {
            CheckFlags::OPTIONAL_PARAMETER
        } else {
            CheckFlags::empty()
        };
        let symbol = self.create_symbol(flags, name, check_flags);
        let ty = if is_rest { self.create_array_type(ty, false) } else { ty };
        self.symbol(symbol).links.ty.set(Some(ty));
        symbol
    }

    /// TypeScript: getUnionIndexInfos
    pub(in crate::checker) fn union_index_infos(&self, types: &[TypeId]) -> &'p [IndexInfo] {
        let Some((&first, _)) = types.split_first() else { return &[] };
        let mut result = Vec::new();
        for info in self.index_infos_of_type(first) {
            let infos: Option<Vec<IndexInfo>> =
                types.iter().map(|&ty| self.index_info_of_type(ty, info.key_type)).collect();
            if let Some(infos) = infos {
                let values: Vec<TypeId> = infos.iter().map(|info| info.ty).collect();
                result.push(IndexInfo {
                    key_type: info.key_type,
                    ty: self.union_type(&values),
                    is_readonly: infos.iter().any(|info| info.is_readonly),
                    declaration: None,
                });
            }
        }
        self.list(&result)
    }

    /// TypeScript: getUnionOrIntersectionTypePredicate
    pub(super) fn composite_type_predicate(&self, signatures: &[SignatureId], is_union: bool) -> Option<TypePredicate> {
        let mut last: Option<TypePredicate> = None;
        let mut types = Vec::new();
        for &signature in signatures {
            if let Some(predicate) = self.type_predicate_of_signature(signature) {
                let differs = last.is_some_and(|last| last.parameter_index != predicate.parameter_index);
                if predicate.asserts || differs {
                    return None;
                }
                last = Some(predicate);
                types.extend(predicate.ty);
            } else {
                let returned = is_union.then(|| self.return_type_of_signature(signature));
                if !returned.is_some_and(|ty| ty == self.t.fresh_false || ty == self.t.regular_false) {
                    return None;
                }
            }
        }
        let combined = if is_union { self.union_type(&types) } else { self.intersection_type(&types) };
        last.map(|last| TypePredicate { ty: Some(combined), ..last })
    }
}
