//! Conditional types: distribution, inference in their extends clause, and the decision.
//!
//! A decision that had to look at an unsupported type gives that type: a guess never becomes a branch.

use std::cell::Cell;

use oxc_ast::ast::{TSTupleElement, TSType};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::types::{Alias, ConditionalRoot, ConditionalType, TypeData, TypeId};

/// Aliases that one conditional type may lead through. TypeScript reports more as infinite.
const TAIL_LIMIT: u32 = 1000;

/// A conditional type on its way to a decision; a branch that is a conditional type itself replaces it.
struct Evaluation<'p> {
    root: &'p ConditionalRoot<'p>,
    mapper: Option<&'p Mapper<'p>>,
    alias: Option<Alias<'p>>,
    for_constraint: bool,
    tail_count: u32,
    /// Results of true branches that a check type of `any` adds.
    extra: Vec<TypeId>,
}

/// What one round came to.
enum Round {
    Done(TypeId),
    Again,
}

impl<'p> Checker<'p> {
    /// A conditional type for one set of type arguments, distributed over a union where it is distributive.
    /// TypeScript: getConditionalTypeInstantiation
    pub fn conditional_type_instantiation(
        &self,
        ty: TypeId,
        mapper: &'p Mapper<'p>,
        for_constraint: bool,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let TypeData::Conditional(conditional) = &self.ty(ty).data else { return ty };
        let root = conditional.root;
        let Some(parameters) = root.outer_type_parameters else { return ty };
        let arguments: Vec<TypeId> = parameters.iter().map(|&ty| self.mapped_type(ty, mapper)).collect();
        let node = node_of_root(root);
        if let Some(&known) = self.ops.conditionals.borrow().get(&(node, for_constraint, &*arguments, alias)) {
            return known;
        }
        let arguments = self.list(&arguments);
        let new_mapper = self.create_type_mapper(parameters, Some(arguments));
        let distributed = if root.is_distributive {
            let check = self.reduced_type(self.mapped_type(root.check_type, new_mapper));
            (check != root.check_type && self.flags(check).intersects(TypeFlags::UNION | TypeFlags::NEVER))
                .then_some(check)
        } else {
            None
        };
        let result = match distributed {
            Some(check) => self.map_type_with_alias(
                check,
                &mut |member| {
                    let mapper = self.prepend_type_mapping(root.check_type, member, Some(new_mapper));
                    self.conditional_type(root, Some(mapper), for_constraint, None)
                },
                alias,
            ),
            None => self.conditional_type(root, Some(new_mapper), for_constraint, alias),
        };
        self.ops.conditionals.borrow_mut().insert((node, for_constraint, arguments, alias), result);
        result
    }

    fn type_in_root(&self, root: &ConditionalRoot<'p>, ty: &TSType<'p>) -> TypeId {
        self.type_from_type_node(NodeRef { file: root.node.file, node: ty.node_id() })
    }

    /// Decides a conditional type, or makes a deferred one. TypeScript: getConditionalType
    pub(super) fn conditional_type(
        &self,
        root: &'p ConditionalRoot<'p>,
        mapper: Option<&'p Mapper<'p>>,
        for_constraint: bool,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let mut evaluation = Evaluation { root, mapper, alias, for_constraint, tail_count: 0, extra: Vec::new() };
        let result = loop {
            if evaluation.tail_count == TAIL_LIMIT {
                return self.unsupported("a type instantiation is excessively deep and possibly infinite", None);
            }
            let (round, taint) = self.decide(|| self.conditional_round(&mut evaluation));
            if let Some(unsupported) = taint {
                return unsupported;
            }
            match round {
                Round::Done(ty) => break ty,
                Round::Again => {}
            }
        };
        if evaluation.extra.is_empty() {
            return result;
        }
        evaluation.extra.push(result);
        self.union_type(&evaluation.extra)
    }

    fn conditional_round(&self, evaluation: &mut Evaluation<'p>) -> Round {
        let (root, mapper) = (evaluation.root, evaluation.mapper);
        let check = self.instantiate_if(self.actual_type_variable(root.check_type), mapper);
        let extends = self.instantiate_if(root.extends_type, mapper);
        if let Some(unsupported) =
            [check, extends].into_iter().find(|&ty| ty == self.t.error || self.is_unsupported(ty))
        {
            return Round::Done(unsupported);
        }
        if check == self.t.wildcard || extends == self.t.wildcard {
            return Round::Done(self.t.wildcard);
        }
        let check_tuples = has_tuples_of_one_length(root);
        let check_deferred = self.is_deferred_type(check, check_tuples);
        let combined = root.infer_type_parameters.map(|parameters| {
            self.infer_in_conditional(parameters, mapper, (!check_deferred).then_some((check, extends)))
        });
        let inferred = combined.map_or(extends, |combined| self.instantiate_type(root.extends_type, combined));
        if self.is_unsupported(inferred) {
            return Round::Done(inferred);
        }
        if !check_deferred
            && !self.is_deferred_type(inferred, check_tuples)
            && let Some(round) = self.decide_branch(evaluation, check, inferred, combined)
        {
            return round;
        }
        Round::Done(self.deferred_conditional_type(evaluation, combined))
    }

    /// Takes a branch where that is certain for all instantiations.
    fn decide_branch(
        &self,
        evaluation: &mut Evaluation<'p>,
        check: TypeId,
        extends: TypeId,
        combined: Option<&'p Mapper<'p>>,
    ) -> Option<Round> {
        let (root, mapper) = (evaluation.root, evaluation.mapper);
        let always = self.flags(extends).intersects(TypeFlags::ANY_OR_UNKNOWN);
        let check_is_any = self.flags(check).contains(TypeFlags::ANY);
        let permissive_check = self.permissive_instantiation(check);
        let permissive_extends = self.permissive_instantiation(extends);
        if !always && (check_is_any || !self.is_type_assignable_to(permissive_check, permissive_extends)) {
            let also_true = check_is_any
                || evaluation.for_constraint
                    && !self.flags(extends).contains(TypeFlags::NEVER)
                    && self.some_type(permissive_extends, &mut |member| {
                        self.is_type_assignable_to(member, permissive_check)
                    });
            if also_true {
                let true_type = self.type_in_root(root, &root.node.node.true_type);
                evaluation.extra.push(self.instantiate_if(true_type, combined.or(mapper)));
            }
            return Some(self.take_false_branch(evaluation));
        }
        let holds = always
            || self
                .is_type_assignable_to(self.restrictive_instantiation(check), self.restrictive_instantiation(extends));
        if !holds {
            return None;
        }
        let true_type = self.type_in_root(root, &root.node.node.true_type);
        let true_mapper = combined.or(mapper);
        if self.continue_with(evaluation, true_type, true_mapper) {
            return Some(Round::Again);
        }
        Some(Round::Done(self.instantiate_if(true_type, true_mapper)))
    }

    fn take_false_branch(&self, evaluation: &mut Evaluation<'p>) -> Round {
        let (root, mapper) = (evaluation.root, evaluation.mapper);
        let false_type = self.type_in_root(root, &root.node.node.false_type);
        if let TypeData::Conditional(conditional) = &self.ty(false_type).data {
            let next = conditional.root;
            let is_nested = self.parent(node_of_root(next)) == node_of_root(root);
            if is_nested && (!next.is_distributive || next.check_type == root.check_type) {
                evaluation.root = next;
                return Round::Again;
            }
            if self.continue_with(evaluation, false_type, mapper) {
                return Round::Again;
            }
        }
        Round::Done(self.instantiate_if(false_type, mapper))
    }

    /// Goes on with a branch that is a conditional type itself, so that recursion in tail position has no depth.
    /// TypeScript: canTailRecurse
    fn continue_with(&self, evaluation: &mut Evaluation<'p>, ty: TypeId, mapper: Option<&'p Mapper<'p>>) -> bool {
        let (TypeData::Conditional(conditional), Some(mapper)) = (&self.ty(ty).data, mapper) else { return false };
        let root = conditional.root;
        let Some(parameters) = root.outer_type_parameters else { return false };
        let mapper = self.combine_type_mappers(conditional.mapper, mapper);
        let arguments: Vec<TypeId> = parameters.iter().map(|&ty| self.mapped_type(ty, mapper)).collect();
        let mapper = self.create_type_mapper(parameters, Some(self.list(&arguments)));
        if root.is_distributive {
            let check = self.mapped_type(root.check_type, mapper);
            if check != root.check_type && self.flags(check).intersects(TypeFlags::UNION | TypeFlags::NEVER) {
                return false;
            }
        }
        evaluation.root = root;
        evaluation.mapper = Some(mapper);
        evaluation.alias = None;
        if root.alias.is_some() {
            evaluation.tail_count += 1;
        }
        true
    }

    fn deferred_conditional_type(&self, evaluation: &Evaluation<'p>, combined: Option<&'p Mapper<'p>>) -> TypeId {
        let (root, mapper) = (evaluation.root, evaluation.mapper);
        let data = ConditionalType {
            root,
            check_type: self.instantiate_if(root.check_type, mapper),
            extends_type: self.instantiate_if(root.extends_type, mapper),
            mapper,
            combined_mapper: combined,
            true_type: Cell::default(),
            false_type: Cell::default(),
            infer_true_type: Cell::default(),
            default_constraint: Cell::default(),
            constraint_of_distributive: Cell::default(),
        };
        let alias = match mapper {
            Some(mapper) => self.alias_or_instantiated(evaluation.alias, root.alias, mapper),
            None => evaluation.alias.or(root.alias),
        };
        self.create_type(TypeFlags::CONDITIONAL, ObjectFlags::empty(), None, alias, TypeData::Conditional(data))
    }

    /// TypeScript: isDeferredType
    fn is_deferred_type(&self, ty: TypeId, check_tuples: bool) -> bool {
        self.is_generic_type(ty)
            || check_tuples
                && self.is_tuple_type(ty)
                && self.element_types(ty).iter().any(|&element| self.is_generic_type(element))
    }

    /// What is particular to a conditional type.
    pub fn conditional_data(&self, ty: TypeId) -> Option<&'p ConditionalType<'p>> {
        match &self.ty(ty).data {
            TypeData::Conditional(conditional) => Some(conditional),
            _ => None,
        }
    }

    /// TypeScript: getTrueTypeFromConditionalType
    pub fn true_type_from_conditional_type(&self, ty: TypeId) -> TypeId {
        let Some(conditional) = self.conditional_data(ty) else { return ty };
        self.cached_branch(&conditional.true_type, conditional, &conditional.root.node.node.true_type)
    }

    /// TypeScript: getFalseTypeFromConditionalType
    pub fn false_type_from_conditional_type(&self, ty: TypeId) -> TypeId {
        let Some(conditional) = self.conditional_data(ty) else { return ty };
        self.cached_branch(&conditional.false_type, conditional, &conditional.root.node.node.false_type)
    }

    fn cached_branch(
        &self,
        cache: &Cell<Option<TypeId>>,
        conditional: &ConditionalType<'p>,
        node: &TSType<'p>,
    ) -> TypeId {
        cache.get().unwrap_or_else(|| {
            let branch = self.instantiate_if(self.type_in_root(conditional.root, node), conditional.mapper);
            cache.set(Some(branch));
            branch
        })
    }

    /// The true branch with what was inferred. TypeScript: getInferredTrueTypeFromConditionalType
    pub fn inferred_true_type_from_conditional_type(&self, ty: TypeId) -> TypeId {
        let Some(conditional) = self.conditional_data(ty) else { return ty };
        if let Some(known) = conditional.infer_true_type.get() {
            return known;
        }
        let branch = match conditional.combined_mapper {
            Some(mapper) => self
                .instantiate_type(self.type_in_root(conditional.root, &conditional.root.node.node.true_type), mapper),
            None => self.true_type_from_conditional_type(ty),
        };
        conditional.infer_true_type.set(Some(branch));
        branch
    }

    /// What a conditional type is at most, whichever branch is taken.
    /// TypeScript: getDefaultConstraintOfConditionalType
    pub fn default_constraint_of_conditional_type(&self, ty: TypeId) -> TypeId {
        let Some(conditional) = self.conditional_data(ty) else { return ty };
        if let Some(known) = conditional.default_constraint.get() {
            return known;
        }
        let true_type = self.inferred_true_type_from_conditional_type(ty);
        let false_type = self.false_type_from_conditional_type(ty);
        let is_any = |ty: TypeId| self.flags(ty).contains(TypeFlags::ANY);
        let constraint =
            if let Some(unsupported) = [true_type, false_type].into_iter().find(|&ty| self.is_unsupported(ty)) {
                unsupported
            } else if is_any(true_type) {
                false_type
            } else if is_any(false_type) {
                true_type
            } else {
                self.union_type(&[true_type, false_type])
            };
        conditional.default_constraint.set(Some(constraint));
        constraint
    }

    /// What a distributive conditional type is for the constraint of its check type.
    /// TypeScript: getConstraintOfDistributiveConditionalType
    pub fn constraint_of_distributive_conditional_type(&self, ty: TypeId) -> Option<TypeId> {
        let conditional = self.conditional_data(ty)?;
        if let Some(known) = conditional.constraint_of_distributive.get() {
            return known;
        }
        let constraint = self.computed_constraint_of_distributive(ty, conditional);
        conditional.constraint_of_distributive.set(Some(constraint));
        constraint
    }

    fn computed_constraint_of_distributive(&self, ty: TypeId, conditional: &ConditionalType<'p>) -> Option<TypeId> {
        let is_restrictive = self.ty(ty).links.restrictive_instantiation.get() == Some(ty);
        if !conditional.root.is_distributive || is_restrictive {
            return None;
        }
        let check = conditional.check_type;
        let simplified = self.simplified_type(check, false);
        let constraint = if simplified == check { self.constraint_of_type(simplified)? } else { simplified };
        if constraint == check {
            return None;
        }
        let mapper = self.prepend_type_mapping(conditional.root.check_type, constraint, conditional.mapper);
        let instantiated = self.conditional_type_instantiation(ty, mapper, true, None);
        (!self.flags(instantiated).contains(TypeFlags::NEVER)).then_some(instantiated)
    }

    /// TypeScript: getConstraintFromConditionalType
    pub fn constraint_from_conditional_type(&self, ty: TypeId) -> TypeId {
        self.constraint_of_distributive_conditional_type(ty)
            .unwrap_or_else(|| self.default_constraint_of_conditional_type(ty))
    }

    /// Whether the branches of a distributive conditional type mention its check type.
    /// TypeScript: isDistributionDependent
    pub fn is_distribution_dependent(&self, root: &ConditionalRoot<'p>) -> bool {
        let mentions = |ty: &TSType<'p>| {
            let node = NodeRef { file: root.node.file, node: ty.node_id() };
            self.is_type_parameter_possibly_referenced(root.check_type, node)
        };
        root.is_distributive && (mentions(&root.node.node.true_type) || mentions(&root.node.node.false_type))
    }

    /// Instantiated with its own parameters, a conditional type is itself.
    pub(super) fn intern_declared_conditional(&self, root: &ConditionalRoot<'p>, ty: TypeId) {
        let Some(parameters) = root.outer_type_parameters else { return };
        self.ops.conditionals.borrow_mut().insert((node_of_root(root), false, parameters, None), ty);
    }
}

/// The syntax that a conditional type is written with.
fn node_of_root(root: &ConditionalRoot<'_>) -> NodeRef {
    NodeRef { file: root.node.file, node: root.node.node.node_id.get() }
}

/// Whether check and extends type are written as tuples of the same length without optional or rest elements.
fn has_tuples_of_one_length(root: &ConditionalRoot<'_>) -> bool {
    let check = skip_type_parentheses(&root.node.node.check_type);
    let extends = skip_type_parentheses(&root.node.node.extends_type);
    match (simple_tuple_length(check), simple_tuple_length(extends)) {
        (Some(check), Some(extends)) => check == extends,
        _ => false,
    }
}

/// TypeScript: isSimpleTupleType
fn simple_tuple_length(ty: &TSType<'_>) -> Option<usize> {
    let TSType::TSTupleType(tuple) = ty else { return None };
    let simple = !tuple.element_types.is_empty()
        && tuple.element_types.iter().all(|element| match element {
            TSTupleElement::TSOptionalType(_) | TSTupleElement::TSRestType(_) => false,
            TSTupleElement::TSNamedTupleMember(member) => !member.optional,
            _ => true,
        });
    simple.then_some(tuple.element_types.len())
}

/// TypeScript: skipTypeParentheses
pub(super) fn skip_type_parentheses<'a, 'p>(ty: &'a TSType<'p>) -> &'a TSType<'p> {
    match ty {
        TSType::TSParenthesizedType(inner) => skip_type_parentheses(&inner.type_annotation),
        _ => ty,
    }
}
