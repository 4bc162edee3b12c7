//! What `instanceof`, `.constructor` and a type guard's candidate say of a reference.

use oxc_ast::AstKind;
use oxc_ast::ast::BinaryExpression;

use super::TypeFacts;
use super::analysis::Analysis;
use super::binary::Equality;
use crate::base::NodeRef;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::TypeId;
use crate::checker::{Checker, SignatureKind};

impl<'p> Analysis<'_, 'p> {
    /// TypeScript: narrowTypeByInstanceof
    pub(super) fn narrow_type_by_instanceof(
        &self,
        ty: TypeId,
        node: NodeRef,
        binary: &BinaryExpression<'p>,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        let left = node.at(tree.reference_candidate(tree.of(&binary.left)));
        if !self.matches(left) {
            if assume_true && self.is_strict() && self.is_in_optional_chain(left) {
                return checker.adjusted_type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL);
            }
            return ty;
        }
        let right_type = self.known_type_of_expression(node.at(tree.of(&binary.right)));
        if !checker.is_type_derived_from(right_type, checker.global_object_type()) {
            return ty;
        }
        // `static [Symbol.hasInstance](x): x is T` decides, where there is one.
        if let Some(signature) = checker.effects_signature(node)
            && let Some(predicate) = checker.type_predicate_of_signature(signature)
            && !predicate.asserts
            && predicate.parameter_index == Some(0)
            && let Some(target) = predicate.ty
        {
            return checker.narrowed_type(ty, target, assume_true, true);
        }
        if !checker.is_type_derived_from(right_type, checker.global_function_type()) {
            return ty;
        }
        let instance = checker.map_type(right_type, &mut |ty| checker.instance_type(ty));
        let is_any = checker.flags(ty).intersects(TypeFlags::ANY);
        if is_any && checker.is_global_object_or_function_type(instance) {
            return ty;
        }
        let is_specific =
            checker.flags(instance).intersects(TypeFlags::OBJECT) && !checker.is_empty_anonymous_object_type(instance);
        if !assume_true && !is_specific {
            return ty;
        }
        checker.narrowed_type(ty, instance, assume_true, true)
    }

    /// TypeScript: isMatchingConstructorReference
    pub(super) fn is_matching_constructor_reference(&self, node: NodeRef) -> bool {
        let tree = self.checker.tree(node.file);
        let is_constructor = match tree.kind(node.node) {
            AstKind::StaticMemberExpression(access) => access.property.name == "constructor",
            AstKind::ComputedMemberExpression(access) => {
                tree.string_literal_like(tree.of(&access.expression)) == Some("constructor")
            }
            _ => false,
        };
        is_constructor && tree.accessed_object(node.node).is_some_and(|object| self.matches(node.at(object)))
    }

    /// TypeScript: narrowTypeByConstructor
    pub(super) fn narrow_type_by_constructor(
        &self,
        ty: TypeId,
        equality: Equality,
        identifier: NodeRef,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        // Nothing is said of instances of other classes.
        if assume_true == equality.is_negated {
            return ty;
        }
        let constructor = self.known_type_of_expression(identifier);
        if !checker.is_function_type(constructor) && !checker.is_constructor_type(constructor) {
            return ty;
        }
        let Some(candidate) = checker.type_of_property_of_type(constructor, Name::PROTOTYPE) else { return ty };
        if checker.is_unsupported(candidate) {
            checker.taint(candidate);
        }
        if checker.flags(candidate).intersects(TypeFlags::ANY) || checker.is_global_object_or_function_type(candidate) {
            return ty;
        }
        if checker.flags(ty).intersects(TypeFlags::ANY) {
            return candidate;
        }
        checker.filter_type(ty, &mut |ty| checker.is_constructed_by(ty, candidate))
    }
}

impl Checker<'_> {
    /// TypeScript: isConstructedBy
    fn is_constructed_by(&self, source: TypeId, target: TypeId) -> bool {
        let is_class =
            |ty| self.flags(ty).intersects(TypeFlags::OBJECT) && self.object_flags(ty).intersects(ObjectFlags::CLASS);
        if is_class(source) || is_class(target) {
            return self.ty(source).symbol == self.ty(target).symbol;
        }
        self.is_type_subtype_of(source, target)
    }

    pub(super) fn is_global_object_or_function_type(&self, ty: TypeId) -> bool {
        ty == self.global_object_type() || ty == self.global_function_type()
    }

    /// What `new` makes of a constructor, as its prototype or its signatures say. TypeScript: getInstanceType
    fn instance_type(&self, constructor: TypeId) -> TypeId {
        if let Some(prototype) = self.type_of_property_of_type(constructor, Name::PROTOTYPE) {
            if self.is_unsupported(prototype) {
                self.taint(prototype);
            }
            if !self.flags(prototype).intersects(TypeFlags::ANY) {
                return prototype;
            }
        }
        let signatures = self.signatures_of_type(constructor, SignatureKind::Construct);
        if signatures.is_empty() {
            return self.t.empty_object;
        }
        let instances: Vec<TypeId> = signatures
            .iter()
            .map(|&signature| self.return_type_of_signature(self.erased_signature(signature)))
            .collect();
        self.union_type(&instances)
    }

    /// What is left of `ty` where a value is (or is not) a `candidate`. TypeScript: getNarrowedType
    pub fn narrowed_type(&self, ty: TypeId, candidate: TypeId, assume_true: bool, check_derived: bool) -> TypeId {
        for part in [ty, candidate] {
            if self.is_unsupported(part) {
                self.taint(part);
            }
        }
        if !self.is_union(ty) {
            return self.narrowed_type_worker(ty, candidate, assume_true, check_derived);
        }
        let key = (ty, candidate, assume_true, check_derived);
        if let Some(&known) = self.flow.narrowed_types.borrow().get(&key) {
            return known;
        }
        let (result, tainted) = self.decide(|| self.narrowed_type_worker(ty, candidate, assume_true, check_derived));
        match tainted {
            Some(unsupported) => self.taint(unsupported),
            None => {
                self.flow.narrowed_types.borrow_mut().insert(key, result);
            }
        }
        result
    }

    /// TypeScript: getNarrowedTypeWorker
    fn narrowed_type_worker(&self, ty: TypeId, candidate: TypeId, assume_true: bool, check_derived: bool) -> TypeId {
        if !assume_true {
            return self.type_without_candidate(ty, candidate, check_derived);
        }
        if self.flags(ty).intersects(TypeFlags::ANY_OR_UNKNOWN) || ty == candidate {
            return candidate;
        }
        let key = if self.is_union(ty) { self.key_property_name(ty) } else { None };
        let narrowed = self.map_type(candidate, &mut |part| {
            let discriminant = key.and_then(|key| self.type_of_property_of_type(part, key));
            let matching = discriminant.and_then(|key_type| self.constituent_type_for_key_type(ty, key_type));
            let related = self.map_type(matching.unwrap_or(ty), &mut |constituent| {
                self.directly_related_part(constituent, part, check_derived)
            });
            if self.flags(related).intersects(TypeFlags::NEVER) {
                self.constrained_parts(ty, part, check_derived)
            } else {
                related
            }
        });
        if !self.flags(narrowed).intersects(TypeFlags::NEVER) {
            narrowed
        } else if self.is_type_subtype_of(candidate, ty) {
            candidate
        } else if self.is_type_assignable_to(ty, candidate) {
            ty
        } else if self.is_type_assignable_to(candidate, ty) {
            candidate
        } else {
            self.intersection_type(&[ty, candidate])
        }
    }

    fn type_without_candidate(&self, ty: TypeId, candidate: TypeId, check_derived: bool) -> TypeId {
        if ty == candidate {
            return self.t.never;
        }
        if check_derived {
            return self.filter_type(ty, &mut |ty| !self.is_type_derived_from(ty, candidate));
        }
        let ty = if self.flags(ty).intersects(TypeFlags::UNKNOWN) { self.t.unknown_union } else { ty };
        let when_true = self.narrowed_type(ty, candidate, true, false);
        self.recombine_unknown_type(self.filter_type(ty, &mut |ty| !self.is_type_subset_of(ty, when_true)))
    }

    /// The narrower of two types, if one contains the other.
    fn directly_related_part(&self, constituent: TypeId, candidate: TypeId, check_derived: bool) -> TypeId {
        if check_derived {
            if self.is_type_derived_from(constituent, candidate) {
                return constituent;
            }
            return if self.is_type_derived_from(candidate, constituent) { candidate } else { self.t.never };
        }
        // Strictness tells apart types that are subtypes of each other.
        if self.is_type_strict_subtype_of(constituent, candidate) {
            constituent
        } else if self.is_type_strict_subtype_of(candidate, constituent) {
            candidate
        } else if self.is_type_subtype_of(constituent, candidate) {
            constituent
        } else if self.is_type_subtype_of(candidate, constituent) {
            candidate
        } else {
            self.t.never
        }
    }

    /// Type parameters and the like whose constraints the candidate meets, intersected with it.
    fn constrained_parts(&self, ty: TypeId, candidate: TypeId, check_derived: bool) -> TypeId {
        self.map_type(ty, &mut |constituent| {
            if !self.maybe_type_of_kind(constituent, TypeFlags::INSTANTIABLE) {
                return self.t.never;
            }
            let constraint = self.base_constraint_of_type(constituent).unwrap_or(self.t.unknown);
            let is_related = if check_derived {
                self.is_type_derived_from(candidate, constraint)
            } else {
                self.is_type_subtype_of(candidate, constraint)
            };
            if is_related { self.intersection_type(&[constituent, candidate]) } else { self.t.never }
        })
    }
}
