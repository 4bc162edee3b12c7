//! From candidates to types: covariant and contravariant answers, widening, defaults and constraints.

use super::context::{Inference, InferenceContext, InferenceFlags};
use crate::checker::Checker;
use crate::checker::flags::{InferencePriority, ObjectFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::ops::UnionReduction;
use crate::checker::types::{SignatureId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// The types of all parameters of a context. TypeScript: getInferredTypes
    pub fn inferred_types(&self, context: &InferenceContext<'p>) -> &'p [TypeId] {
        let types: Vec<TypeId> =
            (0..context.inferences.len()).map(|index| self.inferred_type(context, index)).collect();
        self.list(&types)
    }

    /// The type of one parameter, as far as it is known. TypeScript: getInferredType
    pub fn inferred_type(&self, context: &InferenceContext<'p>, index: usize) -> TypeId {
        let inference = &context.inferences[index];
        if let Some(ty) = inference.inferred_type.get() {
            return ty;
        }
        if let Some(unsupported) = self.unsupported_candidate(inference) {
            inference.inferred_type.set(Some(unsupported));
            return unsupported;
        }
        let ((), taint) = self.decide(|| self.infer_type(context, index));
        if taint.is_some() {
            inference.inferred_type.set(taint);
        }
        self.clear_active_mapper_caches();
        inference.inferred_type.get().unwrap_or(self.t.unknown)
    }

    /// A candidate that is not understood: nothing is known about the parameter then.
    pub(super) fn unsupported_candidate(&self, inference: &Inference) -> Option<TypeId> {
        let candidates = inference.candidates.borrow();
        let contra_candidates = inference.contra_candidates.borrow();
        candidates.iter().chain(contra_candidates.iter()).copied().find(|&ty| self.is_unsupported(ty))
    }

    /// Sets the inferred type; first without its constraint, since that may refer back. TypeScript: getInferredType
    fn infer_type(&self, context: &InferenceContext<'p>, index: usize) {
        let inference = &context.inferences[index];
        let (mut inferred, fallback) = match context.signature {
            Some(signature) => self.choose_candidate_type(context, index, signature),
            None => (self.type_from_inference(inference), None),
        };
        let uses_any = context.flags.get().contains(InferenceFlags::ANY_DEFAULT);
        let default = if uses_any { self.t.any } else { self.t.unknown };
        inference.inferred_type.set(Some(inferred.unwrap_or(default)));
        let Some(constraint) = self.constraint_of_type_parameter(inference.type_parameter) else { return };
        let constraint = self.instantiate_type(constraint, context.non_fixing_mapper.get());
        let satisfies =
            |ty: TypeId, constraint: TypeId| self.compare_types(context.compare_types, ty, constraint).holds();
        if let Some(ty) = inferred {
            let with_this = self.type_with_this_argument(constraint, Some(ty), false);
            if !satisfies(ty, with_this) {
                // A return type may offer more than the constraint takes; the rest of it is still a wish.
                let is_wish = inference.priority.get() == Some(InferencePriority::RETURN_TYPE);
                let filtered = is_wish.then(|| self.filter_type(ty, &mut |member| satisfies(member, with_this)));
                inferred = filtered.filter(|&ty| !self.flags(ty).contains(TypeFlags::NEVER));
            }
        }
        let inferred = inferred.unwrap_or_else(|| match fallback {
            Some(ty) if satisfies(ty, self.type_with_this_argument(constraint, Some(ty), false)) => ty,
            _ => constraint,
        });
        inference.inferred_type.set(Some(inferred));
    }

    /// The better of the covariant and the contravariant answer, then the other; a default without candidates.
    /// TypeScript: getInferredType
    fn choose_candidate_type(
        &self,
        context: &InferenceContext<'p>,
        index: usize,
        signature: SignatureId,
    ) -> (Option<TypeId>, Option<TypeId>) {
        let inference = &context.inferences[index];
        let has_candidates = !inference.candidates.borrow().is_empty();
        let has_contra_candidates = !inference.contra_candidates.borrow().is_empty();
        let covariant = has_candidates.then(|| self.covariant_inference(inference, signature));
        let contravariant = has_contra_candidates.then(|| self.contravariant_inference(inference));
        match (covariant, contravariant) {
            (Some(covariant), Some(contravariant)) => {
                if self.prefers_covariant_type(context, inference, covariant) {
                    (Some(covariant), Some(contravariant))
                } else {
                    (Some(contravariant), Some(covariant))
                }
            }
            (None, None) if context.flags.get().contains(InferenceFlags::NO_DEFAULT) => {
                (Some(self.t.silent_never), None)
            }
            (None, None) => {
                let default = self.default_from_type_parameter(inference.type_parameter);
                let back = self.mapper(Mapper::BackReference { context: context.id, index });
                let mapper = self.mapper(Mapper::Merged { first: back, second: context.non_fixing_mapper.get() });
                (default.map(|default| self.instantiate_type(default, mapper)), None)
            }
            (covariant, contravariant) => (covariant.or(contravariant), None),
        }
    }

    /// Whether the covariant answer fits all contravariant candidates, and the candidates of parameters that this one
    /// constrains. TypeScript: getInferredType
    fn prefers_covariant_type(&self, context: &InferenceContext<'p>, inference: &Inference, covariant: TypeId) -> bool {
        if self.flags(covariant).intersects(TypeFlags::NEVER | TypeFlags::ANY) {
            return false;
        }
        let contra_candidates = inference.contra_candidates.borrow().clone();
        contra_candidates.iter().any(|&ty| self.is_type_assignable_to(covariant, ty))
            && context.inferences.iter().all(|other| {
                let is_constrained = std::ptr::eq(other, inference)
                    || self.constraint_of_type_parameter(other.type_parameter) == Some(inference.type_parameter);
                let candidates = other.candidates.borrow().clone();
                !is_constrained || candidates.iter().all(|&ty| self.is_type_assignable_to(ty, covariant))
            })
    }

    /// TypeScript: getContravariantInference
    fn contravariant_inference(&self, inference: &Inference) -> TypeId {
        let candidates = inference.contra_candidates.borrow().clone();
        if implies_combination(inference) {
            self.inferred_intersection(&candidates)
        } else {
            self.common_subtype(&candidates)
        }
    }

    /// TypeScript: getCovariantInference
    fn covariant_inference(&self, inference: &Inference, signature: SignatureId) -> TypeId {
        let candidates = self.union_object_and_array_literal_candidates(inference.candidates.borrow().clone());
        let parameter = inference.type_parameter;
        let keeps_literals = self.has_primitive_constraint(parameter) || self.is_const_type_variable(parameter);
        let widens_literals = !keeps_literals
            && inference.top_level.get()
            && (inference.is_fixed.get() || !self.is_type_parameter_at_top_level_in_return_type(signature, parameter));
        let base = |ty: TypeId| {
            if keeps_literals {
                self.regular_type_of_literal_type(ty)
            } else if widens_literals {
                self.widened_literal_type(ty)
            } else {
                ty
            }
        };
        let candidates: Vec<TypeId> = candidates.into_iter().map(base).collect();
        let unwidened = if implies_combination(inference) {
            self.union_type_with(&candidates, UnionReduction::Subtype, None, None)
        } else {
            self.common_supertype(&candidates)
        };
        self.widened_type(unwidened)
    }

    /// Object and array literals become one candidate, so that their properties are normalised together.
    /// TypeScript: unionObjectAndArrayLiteralCandidates
    fn union_object_and_array_literal_candidates(&self, candidates: Vec<TypeId>) -> Vec<TypeId> {
        if candidates.len() < 2 {
            return candidates;
        }
        let is_literal =
            |ty: &TypeId| self.object_flags(*ty).intersects(ObjectFlags::OBJECT_LITERAL | ObjectFlags::ARRAY_LITERAL);
        let (literals, mut rest): (Vec<TypeId>, Vec<TypeId>) = candidates.into_iter().partition(is_literal);
        if !literals.is_empty() {
            rest.push(self.union_type_with(&literals, UnionReduction::Subtype, None, None));
        }
        rest
    }

    /// Whether the constraint of a type parameter asks for literals. TypeScript: hasPrimitiveConstraint
    fn has_primitive_constraint(&self, parameter: TypeId) -> bool {
        let Some(constraint) = self.constraint_of_type_parameter(parameter) else { return false };
        let constraint = match self.ty(constraint).data {
            TypeData::Conditional(_) => self.default_constraint_of_conditional_type(constraint),
            _ => constraint,
        };
        let kinds = TypeFlags::PRIMITIVE | TypeFlags::INDEX | TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        self.maybe_type_of_kind(constraint, kinds)
    }

    /// Whether `parameter` is `ty`, a member of it, or a branch of it. TypeScript: isTypeParameterAtTopLevel
    pub fn is_type_parameter_at_top_level(&self, ty: TypeId, parameter: TypeId, depth: u32) -> bool {
        if ty == parameter {
            return true;
        }
        match &self.ty(ty).data {
            TypeData::Union(_) | TypeData::Intersection(_) => {
                let mut types = self.constituents(ty).iter();
                types.any(|&member| self.is_type_parameter_at_top_level(member, parameter, depth))
            }
            TypeData::Conditional(_) if depth < 3 => {
                let branches = [self.true_type_from_conditional_type(ty), self.false_type_from_conditional_type(ty)];
                branches.iter().any(|&branch| self.is_type_parameter_at_top_level(branch, parameter, depth + 1))
            }
            _ => false,
        }
    }

    /// TypeScript: isTypeParameterAtTopLevelInReturnType
    fn is_type_parameter_at_top_level_in_return_type(&self, signature: SignatureId, parameter: TypeId) -> bool {
        let ty = match self.type_predicate_of_signature(signature) {
            Some(predicate) => match predicate.ty {
                Some(ty) => ty,
                None => return false,
            },
            None => self.return_type_of_signature(signature),
        };
        self.is_type_parameter_at_top_level(ty, parameter, 0)
    }
}

/// Whether all candidates count, and not only the best of them.
fn implies_combination(inference: &Inference) -> bool {
    let priority = inference.priority.get();
    priority.is_some_and(|priority| priority.intersects(InferencePriority::PRIORITY_IMPLIES_COMBINATION))
}
