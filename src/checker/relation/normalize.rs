//! The form in which a type is compared: reduced, simplified, without wrappers that add nothing.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// Normalizes until nothing changes. `writing` is for targets. TypeScript: getNormalizedType
    pub fn normalized_type(&self, ty: TypeId, writing: bool) -> TypeId {
        let mut ty = ty;
        loop {
            let next = self.normalize_once(ty, writing);
            if next == ty {
                return ty;
            }
            ty = next;
        }
    }

    fn normalize_once(&self, ty: TypeId, writing: bool) -> TypeId {
        let flags = self.flags(ty);
        if self.is_fresh_literal_type(ty) {
            return self.regular_type_of_literal_type(ty);
        }
        if flags.contains(TypeFlags::OBJECT) {
            if self.is_generic_tuple_type(ty) {
                return self.normalized_tuple_type(ty, writing);
            }
            return match &self.ty(ty).data {
                TypeData::Reference(reference) if reference.node.is_some() => {
                    self.create_type_reference(reference.target, self.type_arguments(ty))
                }
                _ => self.single_base_for_non_augmenting_subtype(ty).unwrap_or(ty),
            };
        }
        if flags.intersects(TypeFlags::UNION_OR_INTERSECTION) {
            return self.normalized_union_or_intersection_type(ty, writing);
        }
        if let TypeData::Substitution { base, .. } = &self.ty(ty).data {
            return if writing { *base } else { self.substitution_intersection(ty) };
        }
        if flags.intersects(TypeFlags::SIMPLIFIABLE) {
            return self.simplified_type(ty, writing);
        }
        ty
    }

    /// TypeScript: getNormalizedUnionOrIntersectionType
    fn normalized_union_or_intersection_type(&self, ty: TypeId, writing: bool) -> TypeId {
        let reduced = self.reduced_type(ty);
        if reduced != ty {
            return reduced;
        }
        if self.flags(ty).contains(TypeFlags::INTERSECTION) && self.should_normalize_intersection(ty) {
            let types = self.constituents(ty);
            let normalized: Vec<TypeId> = types.iter().map(|&t| self.normalized_type(t, writing)).collect();
            if normalized != types {
                return self.intersection_type(&normalized);
            }
        }
        ty
    }

    /// Whether a type variable meets `null`, `undefined` or `{}` in it. TypeScript: shouldNormalizeIntersection
    fn should_normalize_intersection(&self, ty: TypeId) -> bool {
        let types = self.constituents(ty);
        types.iter().any(|&t| self.flags(t).intersects(TypeFlags::INSTANTIABLE))
            && types
                .iter()
                .any(|&t| self.flags(t).intersects(TypeFlags::NULLABLE) || self.is_empty_anonymous_object_type(t))
    }

    /// TypeScript: getNormalizedTupleType
    fn normalized_tuple_type(&self, ty: TypeId, writing: bool) -> TypeId {
        let elements = self.element_types(ty);
        let normalized: Vec<TypeId> =
            elements
                .iter()
                .map(|&t| {
                    if self.flags(t).intersects(TypeFlags::SIMPLIFIABLE) { self.simplified_type(t, writing) } else { t }
                })
                .collect();
        if normalized == elements { ty } else { self.create_normalized_tuple_type(self.target_type(ty), &normalized) }
    }

    /// The base of a class or interface that adds nothing to its only base.
    /// TypeScript: getSingleBaseForNonAugmentingSubtype
    pub(super) fn single_base_for_non_augmenting_subtype(&self, ty: TypeId) -> Option<TypeId> {
        let target = self.reference_target(ty)?;
        if !self.object_flags(target).intersects(ObjectFlags::CLASS_OR_INTERFACE) {
            return None;
        }
        let flags = &self.ty(ty).object_flags;
        if flags.get().contains(ObjectFlags::IDENTICAL_BASE_TYPE_CALCULATED) {
            return self.relations.equivalent_bases.borrow().get(&ty).copied();
        }
        flags.set(flags.get() | ObjectFlags::IDENTICAL_BASE_TYPE_CALCULATED);
        if self.extends_an_expression(target) {
            return None;
        }
        let &[base] = self.base_types(target) else { return None };
        let interface = self.interface_type(target)?;
        // Own type parameters are members of the symbol too, in TypeScript's tables.
        let has_own_members = interface.local_type_parameters.is_some_and(|own| !own.is_empty())
            || self.ty(ty).symbol.is_some_and(|symbol| !self.members_of_symbol(symbol).is_empty());
        if has_own_members {
            return None;
        }
        let parameters = interface.type_parameters.unwrap_or_default();
        let arguments = self.type_arguments(ty);
        let mut instantiated = if parameters.is_empty() {
            base
        } else {
            self.instantiate_type(base, self.create_type_mapper(parameters, Some(&arguments[..parameters.len()])))
        };
        if let Some(&this_argument) = arguments.get(parameters.len()..).and_then(<[TypeId]>::last) {
            instantiated = self.type_with_this_argument(instantiated, Some(this_argument), false);
        }
        flags.set(flags.get() | ObjectFlags::IDENTICAL_BASE_TYPE_EXISTS);
        self.relations.equivalent_bases.borrow_mut().insert(ty, instantiated);
        Some(instantiated)
    }

    /// Whether a class extends something other than a (qualified) name.
    fn extends_an_expression(&self, class: TypeId) -> bool {
        if !self.object_flags(class).contains(ObjectFlags::CLASS) {
            return false;
        }
        let declarations = self.ty(class).symbol.map_or(&[][..], |symbol| self.symbol(symbol).declarations.get());
        declarations.iter().any(|&declaration| match self.kind(declaration) {
            AstKind::Class(node) => node.heritage.as_ref().is_some_and(|heritage| {
                !matches!(heritage.expression, Expression::Identifier(_) | Expression::StaticMemberExpression(_))
            }),
            _ => false,
        })
    }
}
