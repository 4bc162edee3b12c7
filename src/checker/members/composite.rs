//! Signatures of unions and intersections.

use crate::checker::Checker;
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
            results = results.iter().map(|&other| self.combine_signatures(other, signature, true)).collect();
        }
        Some(results)
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
