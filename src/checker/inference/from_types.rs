//! The walk over a source and a target type that finds candidates. TypeScript: inferTypes

use rustc_hash::FxHashMap;

use super::InferenceContextId;
use super::context::{Inference, clear_cached_inferences};
use crate::checker::Checker;
use crate::checker::flags::{InferencePriority, ObjectFlags, TypeFlags, VarianceFlags};
use crate::checker::types::{TypeData, TypeId};

/// Marks a pair that was met again below itself. TypeScript: InferencePriority.Circularity
pub(super) const CIRCULARITY: i32 = -1;
/// Above every real priority. TypeScript: InferencePriority.MaxValue
pub(super) const MAX_PRIORITY: i32 = 2048;

/// Which sides of the walk nest without end. TypeScript: `ExpandingFlags`
pub(super) const EXPANDING_SOURCE: u8 = 1;
pub(super) const EXPANDING_TARGET: u8 = 2;
pub(super) const EXPANDING_BOTH: u8 = 3;

/// The state of one walk.
pub(super) struct Walk<'c, 'p> {
    pub checker: &'c Checker<'p>,
    pub inferences: &'c [Inference],
    pub original_target: TypeId,
    pub priority: InferencePriority,
    pub contravariant: bool,
    pub bivariant: bool,
    /// Stands in for every source below it: the wildcard, or an unsupported type.
    pub propagation_type: Option<TypeId>,
    /// Best priority of an inference since the last reset.
    pub inference_priority: i32,
    visited: FxHashMap<(TypeId, TypeId), i32>,
    source_stack: Vec<TypeId>,
    target_stack: Vec<TypeId>,
    expanding: u8,
}

impl Checker<'_> {
    /// Adds to the candidates of a context what `source` says about type parameters in `target`.
    /// TypeScript: inferTypes
    pub fn infer_types(
        &self,
        context: InferenceContextId,
        source: TypeId,
        target: TypeId,
        priority: InferencePriority,
        contravariant: bool,
    ) {
        let context = self.inference_context_by_id(context);
        self.infer_into(&context.inferences, source, target, priority, contravariant);
    }

    /// The same for inferences that need no context. TypeScript: inferTypes
    pub fn infer_into(
        &self,
        inferences: &[Inference],
        source: TypeId,
        target: TypeId,
        priority: InferencePriority,
        contravariant: bool,
    ) {
        let mut walk = Walk {
            checker: self,
            inferences,
            original_target: target,
            priority,
            contravariant,
            bivariant: false,
            propagation_type: None,
            inference_priority: MAX_PRIORITY,
            visited: FxHashMap::default(),
            source_stack: Vec::new(),
            target_stack: Vec::new(),
            expanding: 0,
        };
        walk.infer_from_types(source, target);
    }
}

impl<'c> Walk<'c, '_> {
    pub(super) fn flags(&self, ty: TypeId) -> TypeFlags {
        self.checker.flags(ty)
    }

    /// Members of a union or intersection, or the type itself.
    pub(super) fn types_of(&self, ty: TypeId, kind: TypeFlags) -> Vec<TypeId> {
        if !self.flags(ty).intersects(kind) {
            return vec![ty];
        }
        match &self.checker.ty(ty).data {
            TypeData::Union(union) => union.types.to_vec(),
            TypeData::Intersection(intersection) => intersection.types.to_vec(),
            _ => vec![ty],
        }
    }

    /// TypeScript: inferFromTypes
    pub(super) fn infer_from_types(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        if !c.could_contain_type_variables(target) || c.is_no_infer_type(target) {
            return;
        }
        if source == c.t.wildcard || c.is_unsupported(source) {
            let saved = self.propagation_type.replace(source);
            self.infer_from_types(target, target);
            self.propagation_type = saved;
            return;
        }
        if self.infer_from_alias(source, target) {
            return;
        }
        if source == target && self.flags(source).intersects(TypeFlags::UNION_OR_INTERSECTION) {
            for ty in self.types_of(source, TypeFlags::UNION_OR_INTERSECTION) {
                self.infer_from_types(ty, ty);
            }
            return;
        }
        let Some((source, target)) = self.without_matching_types(source, target) else { return };
        let target = if self.flags(target).intersects(TypeFlags::INDEXED_ACCESS | TypeFlags::SUBSTITUTION) {
            if c.is_no_infer_type(target) {
                return;
            }
            c.actual_type_variable(target)
        } else {
            target
        };
        if self.flags(target).intersects(TypeFlags::TYPE_VARIABLE) && self.infer_to_type_variable(source, target) {
            return;
        }
        self.infer_by_kind(source, target);
    }

    /// Two instantiations of one alias are compared by arguments; true when they are. TypeScript: inferFromTypes
    fn infer_from_alias(&mut self, source: TypeId, target: TypeId) -> bool {
        let c = self.checker;
        let (Some(source_alias), Some(target_alias)) = (c.ty(source).alias, c.ty(target).alias) else { return false };
        if source_alias.symbol != target_alias.symbol {
            return false;
        }
        if let Some(source_arguments) = source_alias.arguments {
            let parameters = c.symbol(source_alias.symbol).links.type_parameters.get().unwrap_or(&[]);
            let minimum = c.min_type_argument_count(parameters);
            let sources = c.fill_missing_type_arguments(Some(source_arguments), parameters, minimum);
            let targets = c.fill_missing_type_arguments(target_alias.arguments, parameters, minimum);
            self.infer_from_type_arguments(sources, targets, c.alias_variances(source_alias.symbol));
        }
        true
    }

    /// Adds a candidate for a type parameter, or goes on with a simpler form of an indexed access; true when done.
    /// TypeScript: inferFromTypes
    fn infer_to_type_variable(&mut self, source: TypeId, target: TypeId) -> bool {
        let c = self.checker;
        if let Some(inference) = self.inference_for_type(target) {
            let is_opaque = c.object_flags(source).contains(ObjectFlags::NON_INFERRABLE_TYPE);
            if !is_opaque && source != c.t.non_inferrable_any {
                self.add_candidate(inference, source, target);
            }
            return true;
        }
        let simplified = c.simplified_type(target, false);
        if simplified != target {
            self.infer_from_types(source, simplified);
        } else if let TypeData::IndexedAccess { object, index, .. } = &c.ty(target).data {
            let index_type = c.simplified_type(*index, false);
            if self.flags(index_type).intersects(TypeFlags::INSTANTIABLE) {
                let object_type = c.simplified_type(*object, false);
                let distributed = c.distribute_index_over_object_type(object_type, index_type, false);
                if let Some(distributed) = distributed
                    && distributed != target
                {
                    self.infer_from_types(source, distributed);
                }
            }
        }
        false
    }

    fn add_candidate(&mut self, inference: &Inference, source: TypeId, target: TypeId) {
        if !inference.is_fixed.get() {
            let candidate = self.propagation_type.unwrap_or(source);
            let known = inference.priority.get();
            if known.is_none_or(|known| self.priority.bits() < known.bits()) {
                inference.candidates.borrow_mut().clear();
                inference.contra_candidates.borrow_mut().clear();
                inference.top_level.set(true);
                inference.priority.set(Some(self.priority));
            }
            if inference.priority.get() == Some(self.priority) {
                let is_contra = self.contravariant && !self.bivariant;
                let list = if is_contra { &inference.contra_candidates } else { &inference.candidates };
                let is_new = !list.borrow().contains(&candidate);
                if is_new {
                    list.borrow_mut().push(candidate);
                    clear_cached_inferences(self.inferences);
                }
            }
            if !self.priority.contains(InferencePriority::RETURN_TYPE)
                && self.flags(target).contains(TypeFlags::TYPE_PARAMETER)
                && inference.top_level.get()
                && !self.checker.is_type_parameter_at_top_level(self.original_target, target, 0)
            {
                inference.top_level.set(false);
                clear_cached_inferences(self.inferences);
            }
        }
        self.inference_priority = self.inference_priority.min(self.priority.bits().cast_signed());
    }

    /// TypeScript: the last part of inferFromTypes
    fn infer_by_kind(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        if self.infer_from_references(source, target, true) {
            return;
        }
        let (source_flags, target_flags) = (self.flags(source), self.flags(target));
        match (&c.ty(source).data, &c.ty(target).data) {
            (TypeData::Index { ty: source, .. }, TypeData::Index { ty: target, .. }) => {
                self.infer_from_contravariant_types(*source, *target);
            }
            (_, TypeData::Index { ty: target, .. })
                if c.is_literal_type(source) || source_flags.contains(TypeFlags::STRING) =>
            {
                let empty = c.create_empty_object_type_from_string_literal(source);
                self.with_priority(InferencePriority::LITERAL_KEYOF, |walk| {
                    walk.infer_from_contravariant_types(empty, *target);
                });
            }
            (
                TypeData::IndexedAccess { object: source_object, index: source_index, .. },
                TypeData::IndexedAccess { object: target_object, index: target_index, .. },
            ) => {
                self.infer_from_types(*source_object, *target_object);
                self.infer_from_types(*source_index, *target_index);
            }
            (TypeData::StringMapping { ty: source_type }, TypeData::StringMapping { ty: target_type }) => {
                if c.ty(source).symbol == c.ty(target).symbol {
                    self.infer_from_types(*source_type, *target_type);
                }
            }
            (TypeData::Substitution { base, .. }, _) => {
                self.infer_from_types(*base, target);
                let intersection = c.substitution_intersection(source);
                self.infer_with_priority(intersection, target, InferencePriority::SUBSTITUTE_SOURCE);
            }
            (_, TypeData::Conditional(_)) => self.invoke_once(source, target, Self::infer_to_conditional_type),
            _ if target_flags.intersects(TypeFlags::UNION_OR_INTERSECTION) => {
                let targets = self.types_of(target, TypeFlags::UNION_OR_INTERSECTION);
                self.infer_to_multiple_types(source, &targets, target_flags);
            }
            _ if source_flags.contains(TypeFlags::UNION) => {
                for ty in self.types_of(source, TypeFlags::UNION) {
                    self.infer_from_types(ty, target);
                }
            }
            (_, TypeData::TemplateLiteral { .. }) => self.infer_to_template_literal_type(source, target),
            _ => self.infer_structurally(source, target),
        }
    }

    /// TypeScript: the `else` of inferFromTypes
    fn infer_structurally(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        let mut source = c.reduced_type(source);
        if c.is_generic_mapped_type(source) && c.is_generic_mapped_type(target) {
            self.invoke_once(source, target, Self::infer_from_generic_mapped_types);
        }
        let keeps_constraints = self.priority.contains(InferencePriority::NO_CONSTRAINTS)
            && self.flags(source).intersects(TypeFlags::INTERSECTION | TypeFlags::INSTANTIABLE);
        if !keeps_constraints {
            let apparent = c.apparent_type(source);
            let is_object = self.flags(apparent).intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION);
            if apparent != source && !is_object {
                return self.infer_from_types(apparent, target);
            }
            source = apparent;
        }
        if self.flags(source).intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION) {
            self.invoke_once(source, target, Self::infer_from_object_types);
        }
    }

    /// Compares two references to one generic type by their arguments; true when they are such.
    pub(super) fn infer_from_references(&mut self, source: TypeId, target: TypeId, skip_deferred: bool) -> bool {
        let c = self.checker;
        let (Some(source_target), Some(target_target)) = (c.reference_target(source), c.reference_target(target))
        else {
            return false;
        };
        if source_target != target_target && !(c.is_array_type(source) && c.is_array_type(target)) {
            return false;
        }
        let is_deferred = |ty: TypeId| matches!(&c.ty(ty).data, TypeData::Reference(r) if r.node.is_some());
        if skip_deferred && is_deferred(source) && is_deferred(target) {
            return false;
        }
        let variances = c.variances(source_target);
        self.infer_from_type_arguments(c.type_arguments(source), c.type_arguments(target), variances);
        true
    }

    /// Runs `action` with `priority` added. TypeScript: inferWithPriority and its siblings
    pub(super) fn with_priority(&mut self, priority: InferencePriority, action: impl FnOnce(&mut Self)) {
        let saved = self.priority;
        self.priority |= priority;
        action(self);
        self.priority = saved;
    }

    /// TypeScript: inferWithPriority
    pub(super) fn infer_with_priority(&mut self, source: TypeId, target: TypeId, priority: InferencePriority) {
        self.with_priority(priority, |walk| walk.infer_from_types(source, target));
    }

    /// Runs `action` unless the pair was met before or both sides nest without end. TypeScript: invokeOnce
    pub(super) fn invoke_once(&mut self, source: TypeId, target: TypeId, action: fn(&mut Self, TypeId, TypeId)) {
        if let Some(&status) = self.visited.get(&(source, target)) {
            self.inference_priority = self.inference_priority.min(status);
            return;
        }
        self.visited.insert((source, target), CIRCULARITY);
        let saved_priority = std::mem::replace(&mut self.inference_priority, MAX_PRIORITY);
        let saved_expanding = self.expanding;
        self.source_stack.push(source);
        self.target_stack.push(target);
        if self.checker.is_deeply_nested_type(source, &self.source_stack, 2) {
            self.expanding |= EXPANDING_SOURCE;
        }
        if self.checker.is_deeply_nested_type(target, &self.target_stack, 2) {
            self.expanding |= EXPANDING_TARGET;
        }
        if self.expanding == EXPANDING_BOTH {
            self.inference_priority = CIRCULARITY;
        } else {
            action(self, source, target);
        }
        self.target_stack.pop();
        self.source_stack.pop();
        self.expanding = saved_expanding;
        self.visited.insert((source, target), self.inference_priority);
        self.inference_priority = self.inference_priority.min(saved_priority);
    }

    /// TypeScript: inferFromTypeArguments
    pub(super) fn infer_from_type_arguments(
        &mut self,
        sources: &[TypeId],
        targets: &[TypeId],
        variances: &[VarianceFlags],
    ) {
        for (index, (&source, &target)) in sources.iter().zip(targets).enumerate() {
            let variance = variances.get(index).map(|&variance| variance & VarianceFlags::VARIANCE_MASK);
            if variance == Some(VarianceFlags::CONTRAVARIANT) {
                self.infer_from_contravariant_types(source, target);
            } else {
                self.infer_from_types(source, target);
            }
        }
    }

    /// TypeScript: inferFromContravariantTypes
    pub(super) fn infer_from_contravariant_types(&mut self, source: TypeId, target: TypeId) {
        self.contravariant = !self.contravariant;
        self.infer_from_types(source, target);
        self.contravariant = !self.contravariant;
    }

    /// What is known of `ty`, when it is being inferred. TypeScript: getInferenceInfoForType
    pub(super) fn inference_for_type(&self, ty: TypeId) -> Option<&'c Inference> {
        if !self.flags(ty).intersects(TypeFlags::TYPE_VARIABLE) {
            return None;
        }
        self.inferences.iter().find(|inference| inference.type_parameter == ty)
    }
}
