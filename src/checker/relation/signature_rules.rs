//! Two signatures against each other: parameters contravariant (methods bivariant), results covariant.

use bitflags::bitflags;

use super::signature_identity::type_predicate_kinds_match;
use super::{CompareTypes, Ternary};
use crate::checker::flags::TypeFlags;
use crate::checker::mapper::Mapper;
use crate::checker::resolution::Question;
use crate::checker::types::{SignatureId, TypeId, TypePredicate};
use crate::checker::{Checker, TypeFacts};

bitflags! {
    /// How strictly signatures are compared. TypeScript: SignatureCheckMode
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct SignatureCheckMode: u8 {
        const BIVARIANT_CALLBACK = 1;
        const STRICT_CALLBACK = 2;
        const STRICT_ARITY = 8;
        const STRICT_TOP_SIGNATURE = 16;
        const CALLBACK = 3;
    }
}

/// Two signatures, the type parameters of the source already inferred from the target.
#[derive(Clone, Copy)]
struct Pair {
    source: SignatureId,
    target: SignatureId,
    mode: SignatureCheckMode,
    compare: CompareTypes,
    /// Whether a generic rest parameter is reported to the variance computation under way.
    report_unreliable: bool,
    /// Whether parameters are contravariant only.
    strict_variance: bool,
}

impl Checker<'_> {
    /// Whether the signature is `(...args: any[]) => any` or the like. TypeScript: isTopSignature
    fn is_top_signature(&self, id: SignatureId) -> bool {
        let signature = self.signature(id);
        let this_is_any = signature
            .this_parameter
            .get()
            .is_none_or(|this| self.flags(self.type_of_parameter(this)).contains(TypeFlags::ANY));
        if signature.type_parameters.get().is_some() || !this_is_any || !self.signature_has_rest_parameter(id) {
            return false;
        }
        let &[parameter] = signature.parameters else { return false };
        let parameter_type = self.type_of_parameter(parameter);
        let rest_type = self.element_type_of_array_type(parameter_type).unwrap_or(parameter_type);
        let return_type = self.return_type_of_signature(id);
        let is_top = self.flags(rest_type).intersects(TypeFlags::ANY | TypeFlags::NEVER)
            && self.flags(return_type).intersects(TypeFlags::ANY_OR_UNKNOWN);
        if is_top {
            self.taint_unsupported(rest_type, return_type);
        }
        is_top
    }

    /// Whether a function with the source signature can stand for one with the target signature.
    /// TypeScript: compareSignaturesRelated
    pub fn compare_signatures_related(
        &self,
        source: SignatureId,
        target: SignatureId,
        mode: SignatureCheckMode,
        compare: CompareTypes,
        report_unreliable: bool,
    ) -> Ternary {
        if source == target {
            return Ternary::True;
        }
        let strict_top = mode.contains(SignatureCheckMode::STRICT_TOP_SIGNATURE);
        let source_is_top = strict_top && self.is_top_signature(source);
        if self.is_top_signature(target) {
            if !source_is_top {
                return Ternary::True;
            }
        } else if source_is_top {
            return Ternary::False;
        }
        if self.has_too_many_parameters(source, target, mode) {
            return Ternary::False;
        }
        let (mut source, mut target) = (source, target);
        let parameters = self.signature(source).type_parameters.get();
        if parameters.is_some() && parameters != self.signature(target).type_parameters.get() {
            target = self.canonical_signature(target);
            source = self
                .without_assumptions(|| self.instantiate_signature_in_context_of(source, target, None, Some(compare)));
        }
        let strict_variance = !mode.intersects(SignatureCheckMode::CALLBACK)
            && self.program.options().strict_function_types
            && !self.signature(target).declaration.is_some_and(|node| self.is_method_or_constructor(node));
        let pair = Pair { source, target, mode, compare, report_unreliable, strict_variance };
        self.this_types_related(&pair)
            .and_then(|| self.parameters_related(&pair))
            .and_then(|| self.results_related(&pair))
    }

    fn has_too_many_parameters(&self, source: SignatureId, target: SignatureId, mode: SignatureCheckMode) -> bool {
        if self.has_effective_rest_parameter(target) {
            return false;
        }
        let target_count = self.parameter_count(target);
        if mode.contains(SignatureCheckMode::STRICT_ARITY) {
            self.has_effective_rest_parameter(source) || self.parameter_count(source) > target_count
        } else {
            self.min_argument_count(source) > target_count
        }
    }

    fn this_types_related(&self, pair: &Pair) -> Ternary {
        let Some(source) = self.this_type_of_signature(pair.source).filter(|&ty| ty != self.t.void) else {
            return Ternary::True;
        };
        let Some(target) = self.this_type_of_signature(pair.target) else { return Ternary::True };
        if !pair.strict_variance {
            let covariant = self.compare_types(pair.compare, source, target);
            if covariant.holds() {
                return covariant;
            }
        }
        self.compare_types(pair.compare, target, source)
    }

    fn parameters_related(&self, pair: &Pair) -> Ternary {
        let source_rest = self.non_array_rest_type(pair.source);
        let target_rest = self.non_array_rest_type(pair.target);
        if let Some(rest) = source_rest.or(target_rest)
            && pair.report_unreliable
        {
            self.instantiate_type(rest, &Mapper::ReportUnreliable);
        }
        let counts = (self.parameter_count(pair.source), self.parameter_count(pair.target));
        let has_generic_rest = source_rest.is_some() || target_rest.is_some();
        let count = if has_generic_rest { counts.0.min(counts.1) } else { counts.0.max(counts.1) };
        let mut result = Ternary::True;
        for position in 0..count {
            let is_rest = has_generic_rest && position + 1 == count;
            let type_of = |signature| {
                if is_rest {
                    Some(self.rest_or_any_type_at_position(signature, position))
                } else {
                    self.try_type_at_position(signature, position)
                }
            };
            let (Some(source), Some(target)) = (type_of(pair.source), type_of(pair.target)) else { continue };
            if source == target && !pair.mode.contains(SignatureCheckMode::STRICT_ARITY) {
                continue;
            }
            result &= self.parameter_related(pair, position, source, target);
            if !result.holds() {
                break;
            }
        }
        result
    }

    fn parameter_related(&self, pair: &Pair, position: usize, source: TypeId, target: TypeId) -> Ternary {
        let is_callback = pair.mode.intersects(SignatureCheckMode::CALLBACK);
        let single_signature = |signature, ty| {
            if is_callback || self.is_instantiated_generic_parameter(signature, position) {
                return None;
            }
            self.single_call_signature(self.non_nullable_type(ty))
        };
        let callbacks =
            single_signature(pair.source, source).zip(single_signature(pair.target, target)).filter(|&(s, t)| {
                self.type_predicate_of_signature(s).is_none()
                    && self.type_predicate_of_signature(t).is_none()
                    && self.type_facts(source, TypeFacts::IS_UNDEFINED_OR_NULL)
                        == self.type_facts(target, TypeFacts::IS_UNDEFINED_OR_NULL)
            });
        let related = if let Some((source_callback, target_callback)) = callbacks {
            // Parameters of a callback parameter vary with the function: compared the other way round.
            let kind = if pair.strict_variance {
                SignatureCheckMode::STRICT_CALLBACK
            } else {
                SignatureCheckMode::BIVARIANT_CALLBACK
            };
            let mode = pair.mode & SignatureCheckMode::STRICT_ARITY | kind;
            self.compare_signatures_related(
                target_callback,
                source_callback,
                mode,
                pair.compare,
                pair.report_unreliable,
            )
        } else {
            let covariant = if is_callback || pair.strict_variance {
                Ternary::False
            } else {
                self.compare_types(pair.compare, source, target)
            };
            if covariant.holds() { covariant } else { self.compare_types(pair.compare, target, source) }
        };
        // An optional parameter in place of a required one is no strict subtype, so that only one direction holds.
        let is_ambiguous = related.holds()
            && pair.mode.contains(SignatureCheckMode::STRICT_ARITY)
            && position >= self.min_argument_count(pair.source)
            && position < self.min_argument_count(pair.target)
            && self.without_assumptions(|| self.compare_types(pair.compare, source, target)).holds();
        if is_ambiguous { Ternary::False } else { related }
    }

    fn results_related(&self, pair: &Pair) -> Ternary {
        let result_of = |signature| {
            if self.is_resolving_return_type_of_signature(signature) {
                self.t.any
            } else {
                self.return_type_of_signature(signature)
            }
        };
        let target = result_of(pair.target);
        if target == self.t.void || target == self.t.any {
            return Ternary::True;
        }
        let source = result_of(pair.source);
        if let Some(expected) = self.type_predicate_of_signature(pair.target) {
            return match self.type_predicate_of_signature(pair.source) {
                Some(actual) => self.type_predicate_related_to(&actual, &expected, pair.compare),
                None => Ternary::from_bool(expected.asserts),
            };
        }
        if pair.mode.contains(SignatureCheckMode::BIVARIANT_CALLBACK) {
            let contravariant = self.compare_types(pair.compare, target, source);
            if contravariant.holds() {
                return contravariant;
            }
        }
        self.compare_types(pair.compare, source, target)
    }

    /// TypeScript: compareTypePredicateRelatedTo, compareTypePredicatesIdentical
    pub(super) fn type_predicate_related_to(
        &self,
        source: &TypePredicate,
        target: &TypePredicate,
        compare: CompareTypes,
    ) -> Ternary {
        if !type_predicate_kinds_match(source, target) {
            return Ternary::False;
        }
        match (source.ty, target.ty) {
            (s, t) if s == t => Ternary::True,
            (Some(s), Some(t)) => self.compare_types(compare, s, t),
            _ => Ternary::False,
        }
    }

    /// All parameters from `position` on as one type; `any[]` is `any`. TypeScript: getRestOrAnyTypeAtPosition
    fn rest_or_any_type_at_position(&self, signature: SignatureId, position: usize) -> TypeId {
        let rest = self.rest_type_at_position(signature, position, false);
        match self.element_type_of_array_type(rest) {
            Some(element) if self.flags(element).contains(TypeFlags::ANY) && !self.is_unsupported(element) => {
                self.t.any
            }
            _ => rest,
        }
    }

    /// Whether the parameter was generic before the signature was instantiated.
    /// TypeScript: isInstantiatedGenericParameter
    fn is_instantiated_generic_parameter(&self, signature: SignatureId, position: usize) -> bool {
        self.signature(signature)
            .target
            .and_then(|target| self.try_type_at_position(target, position))
            .is_some_and(|ty| self.is_generic_type(ty))
    }

    /// Whether the return type is being found out, so that asking would be circular.
    /// TypeScript: isResolvingReturnTypeOfSignature
    pub fn is_resolving_return_type_of_signature(&self, id: SignatureId) -> bool {
        let signature = self.signature(id);
        signature
            .composite_signatures
            .is_some_and(|parts| parts.iter().any(|&part| self.is_resolving_return_type_of_signature(part)))
            || signature.return_type.get().is_none() && self.is_type_resolution_under_way(Question::ReturnType(id))
    }
}
