//! Inference contexts: the type parameters that are being inferred, with what is known of each, and their mappers.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bitflags::bitflags;

use super::InferenceContextId;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ContextFlags, InferencePriority};
use crate::checker::mapper::Mapper;
use crate::checker::relation::CompareTypes;
use crate::checker::types::{SignatureId, TypeId};

bitflags! {
    /// How a context falls back, and what it met. TypeScript: `InferenceFlags`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct InferenceFlags: u32 {
        /// No candidates means `never` without a trace, not the default.
        const NO_DEFAULT = 1;
        /// No candidates means `any`, as in JavaScript files.
        const ANY_DEFAULT = 2;
        /// A generic function argument was left for the second pass.
        const SKIPPED_GENERIC_FUNCTION = 4;
    }
}

/// What is known of one type parameter. TypeScript: `InferenceInfo`
pub struct Inference {
    /// The parameter.
    pub type_parameter: TypeId,
    /// Types it was met with in covariant places.
    pub candidates: RefCell<Vec<TypeId>>,
    /// Types it was met with in contravariant places.
    pub contra_candidates: RefCell<Vec<TypeId>>,
    /// The answer so far; forgotten when a candidate comes in.
    pub inferred_type: Cell<Option<TypeId>>,
    /// Priority of all candidates; a candidate of a better one clears them.
    pub priority: Cell<Option<InferencePriority>>,
    /// Whether it was only met at the top level of parameter types.
    pub top_level: Cell<bool>,
    /// The answer was used for a contextual type and stays.
    pub is_fixed: Cell<bool>,
    /// Number of arguments for a rest parameter of this type.
    pub implied_arity: Cell<Option<usize>>,
}

impl Inference {
    /// TypeScript: createInferenceInfo
    pub fn new(type_parameter: TypeId) -> Self {
        Self {
            type_parameter,
            candidates: RefCell::default(),
            contra_candidates: RefCell::default(),
            inferred_type: Cell::new(None),
            priority: Cell::new(None),
            top_level: Cell::new(true),
            is_fixed: Cell::new(false),
            implied_arity: Cell::new(None),
        }
    }

    /// TypeScript: cloneInferenceInfo
    fn copy(&self) -> Self {
        let copy = Self::new(self.type_parameter);
        copy.assign(self);
        copy
    }

    /// Takes over all that `other` knows.
    pub fn assign(&self, other: &Self) {
        self.candidates.replace(other.candidates.borrow().clone());
        self.contra_candidates.replace(other.contra_candidates.borrow().clone());
        self.inferred_type.set(other.inferred_type.get());
        self.priority.set(other.priority.get());
        self.top_level.set(other.top_level.get());
        self.is_fixed.set(other.is_fixed.get());
        self.implied_arity.set(other.implied_arity.get());
    }

    /// TypeScript: hasInferenceCandidates
    pub fn has_candidates(&self) -> bool {
        !self.candidates.borrow().is_empty() || !self.contra_candidates.borrow().is_empty()
    }
}

/// The type parameters of one generic signature or conditional type that are being inferred together.
/// TypeScript: `InferenceContext`
pub struct InferenceContext<'p> {
    /// Its own id.
    pub id: InferenceContextId,
    /// One a type parameter.
    pub inferences: Vec<Inference>,
    /// The generic signature; a conditional type has none.
    pub signature: Option<SignatureId>,
    /// See [`InferenceFlags`].
    pub flags: Cell<InferenceFlags>,
    /// How constraints are checked.
    pub compare_types: CompareTypes,
    /// Maps to inferred types and fixes them. TypeScript: mapper
    pub mapper: &'p Mapper<'p>,
    /// Maps to inferred types as they are now. TypeScript: nonFixingMapper
    pub non_fixing_mapper: Cell<&'p Mapper<'p>>,
    /// Inferences from the return type. TypeScript: returnMapper
    pub return_mapper: Cell<Option<&'p Mapper<'p>>>,
    /// TypeScript: outerReturnMapper
    pub outer_return_mapper: Cell<Option<&'p Mapper<'p>>>,
    /// Type parameters that a generic argument brought in. TypeScript: inferredTypeParameters
    pub inferred_type_parameters: Cell<Option<&'p [TypeId]>>,
    /// Parts of object and array literals whose types are known before the whole literal.
    /// TypeScript: intraExpressionInferenceSites
    pub intra_expression_inference_sites: RefCell<Vec<(NodeRef, TypeId)>>,
}

impl<'p> Checker<'p> {
    /// The context with this id.
    pub fn inference_context_by_id(&self, id: InferenceContextId) -> Rc<InferenceContext<'p>> {
        Rc::clone(&self.inference.contexts.borrow()[id.0 as usize])
    }

    /// A new context for `type_parameters`. TypeScript: createInferenceContext
    pub fn create_inference_context(
        &self,
        type_parameters: &[TypeId],
        signature: Option<SignatureId>,
        flags: InferenceFlags,
        compare_types: CompareTypes,
    ) -> Rc<InferenceContext<'p>> {
        let inferences = type_parameters.iter().map(|&parameter| Inference::new(parameter)).collect();
        self.push_inference_context_of(inferences, signature, flags, compare_types)
    }

    /// A copy that learns on its own. TypeScript: cloneInferenceContext
    pub fn clone_inference_context(
        &self,
        context: &InferenceContext<'p>,
        extra_flags: InferenceFlags,
    ) -> Rc<InferenceContext<'p>> {
        let inferences = context.inferences.iter().map(Inference::copy).collect();
        self.push_inference_context_of(
            inferences,
            context.signature,
            context.flags.get() | extra_flags,
            context.compare_types,
        )
    }

    /// A copy of the parameters that have candidates. TypeScript: cloneInferredPartOfContext
    pub fn clone_inferred_part_of_context(&self, context: &InferenceContext<'p>) -> Option<Rc<InferenceContext<'p>>> {
        let inferences: Vec<Inference> =
            context.inferences.iter().filter(|inference| inference.has_candidates()).map(Inference::copy).collect();
        if inferences.is_empty() {
            return None;
        }
        Some(self.push_inference_context_of(inferences, context.signature, context.flags.get(), context.compare_types))
    }

    /// TypeScript: createInferenceContextWorker
    fn push_inference_context_of(
        &self,
        inferences: Vec<Inference>,
        signature: Option<SignatureId>,
        flags: InferenceFlags,
        compare_types: CompareTypes,
    ) -> Rc<InferenceContext<'p>> {
        let mut contexts = self.inference.contexts.borrow_mut();
        let id = InferenceContextId(u32::try_from(contexts.len()).expect("fewer than 2^32 inferences"));
        let context = Rc::new(InferenceContext {
            id,
            inferences,
            signature,
            flags: Cell::new(flags),
            compare_types,
            mapper: self.mapper(Mapper::Inference { context: id, fixing: true }),
            non_fixing_mapper: Cell::new(self.mapper(Mapper::Inference { context: id, fixing: false })),
            return_mapper: Cell::new(None),
            outer_return_mapper: Cell::new(None),
            inferred_type_parameters: Cell::new(None),
            intra_expression_inference_sites: RefCell::default(),
        });
        contexts.push(Rc::clone(&context));
        context
    }

    /// What `Mapper::Inference` makes of `ty`. TypeScript: makeFixingMapperForContext, makeNonFixingMapperForContext
    pub fn mapped_inference(&self, context: InferenceContextId, ty: TypeId, fixing: bool) -> TypeId {
        let context = self.inference_context_by_id(context);
        let Some(index) = context.inferences.iter().position(|inference| inference.type_parameter == ty) else {
            return ty;
        };
        if fixing && !context.inferences[index].is_fixed.get() {
            self.infer_from_intra_expression_sites(&context);
            clear_cached_inferences(&context.inferences);
            context.inferences[index].is_fixed.set(true);
        }
        self.inferred_type(&context, index)
    }

    /// What `Mapper::BackReference` makes of `ty`: a default may refer to earlier parameters only.
    /// TypeScript: createBackreferenceMapper
    pub fn mapped_back_reference(&self, context: InferenceContextId, index: usize, ty: TypeId) -> TypeId {
        let context = self.inference_context_by_id(context);
        let is_forward = context.inferences[index..].iter().any(|inference| inference.type_parameter == ty);
        if is_forward { self.t.unknown } else { ty }
    }

    /// Return type inferences first, then a copy of what is known now. TypeScript: createOuterReturnMapper
    pub fn create_outer_return_mapper(&self, context: &InferenceContext<'p>) -> &'p Mapper<'p> {
        if let Some(mapper) = context.outer_return_mapper.get() {
            return mapper;
        }
        let copy = self.clone_inference_context(context, InferenceFlags::empty()).mapper;
        let mapper = match context.return_mapper.get() {
            Some(first) => self.mapper(Mapper::Merged { first, second: copy }),
            None => copy,
        };
        context.outer_return_mapper.set(Some(mapper));
        mapper
    }

    /// Notes that a part of a literal has a type already. TypeScript: addIntraExpressionInferenceSite
    pub fn add_intra_expression_inference_site(&self, context: &InferenceContext<'p>, node: NodeRef, ty: TypeId) {
        context.intra_expression_inference_sites.borrow_mut().push((node, ty));
    }

    /// Learns from the parts of a literal, before a parameter is fixed for a later part of it. The node of a method is
    /// its `ObjectProperty`. TypeScript: inferFromIntraExpressionSites
    fn infer_from_intra_expression_sites(&self, context: &InferenceContext<'p>) {
        let sites = context.intra_expression_inference_sites.borrow().clone();
        for (node, ty) in sites {
            let contextual_type = if matches!(self.kind(node), oxc_ast::AstKind::ObjectProperty(_)) {
                self.contextual_type_for_object_literal_element(node, ContextFlags::NO_CONSTRAINTS)
            } else {
                self.contextual_type(node, ContextFlags::NO_CONSTRAINTS)
            };
            if let Some(contextual_type) = contextual_type {
                self.infer_into(&context.inferences, ty, contextual_type, InferencePriority::empty(), false);
            }
        }
        context.intra_expression_inference_sites.borrow_mut().clear();
    }
}

/// Forgets answers that are not fixed. TypeScript: clearCachedInferences
pub fn clear_cached_inferences(inferences: &[Inference]) {
    for inference in inferences {
        if !inference.is_fixed.get() {
            inference.inferred_type.set(None);
        }
    }
}
