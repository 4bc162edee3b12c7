//! Checks of names before types: excess properties of fresh literals, and weak targets with nothing in common.

use super::{Comparison, IntersectionState, RecursionFlags, Relation};
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeData, TypeId};

impl Checker<'_> {
    /// Whether a fresh object literal has a property that `target` does not know. TypeScript: hasExcessProperties
    pub(super) fn has_excess_properties(&self, c: &Comparison, source: TypeId, target: TypeId) -> bool {
        if !self.is_excess_property_check_target(target) {
            return false;
        }
        if c.relation.is_assignable_or_comparable()
            && (self.is_empty_object_type(target) || self.is_type_subset_of(self.global_object_type(), target))
        {
            return false;
        }
        let mut reduced_target = target;
        let mut check_types: Option<Vec<TypeId>> = None;
        if self.flags(target).contains(TypeFlags::UNION) {
            let related = c.compare_types(IntersectionState::empty());
            reduced_target = self
                .without_assumptions(|| self.find_matching_discriminant_type(source, target, related))
                .unwrap_or_else(|| self.filter_primitives_if_contains_non_primitive(target));
            check_types =
                Some(self.union_types(reduced_target).map_or_else(|| vec![reduced_target], <[TypeId]>::to_vec));
        }
        let container = self.ty(source).symbol;
        self.properties_of_type(source).iter().any(|&property| {
            if !container.is_some_and(|container| self.should_check_as_excess_property(property, container)) {
                return false;
            }
            let name = self.symbol(property).name;
            if !self.is_known_property(reduced_target, name) {
                return true;
            }
            check_types.as_ref().is_some_and(|types| {
                let expected = self.type_of_property_in_types(types, name);
                let actual = self.type_of_symbol(property);
                let none = IntersectionState::empty();
                !self.is_related_to(c, actual, expected, RecursionFlags::BOTH, none).holds()
            })
        })
    }

    /// Whether the property was written in the literal itself, not spread into it.
    /// TypeScript: shouldCheckAsExcessProperty
    fn should_check_as_excess_property(&self, property: SymbolId, container: SymbolId) -> bool {
        let property = self.symbol(property).value_declaration.get();
        let container = self.symbol(container).value_declaration.get();
        property.zip(container).is_some_and(|(property, container)| self.parent(property) == container)
    }

    /// TypeScript: getTypeOfPropertyInTypes
    fn type_of_property_in_types(&self, types: &[TypeId], name: Name) -> TypeId {
        let property_types: Vec<TypeId> = types
            .iter()
            .map(|&ty| {
                let ty = self.apparent_type(ty);
                let property = if self.flags(ty).intersects(TypeFlags::UNION_OR_INTERSECTION) {
                    self.property_of_union_or_intersection_type(ty, name, false)
                } else {
                    self.property_of_object_type(ty, name)
                };
                match property {
                    Some(property) => self.type_of_symbol(property),
                    None => self.applicable_index_info_for_name(ty, name).map_or(self.t.undefined, |info| info.ty),
                }
            })
            .collect();
        self.union_type(&property_types)
    }

    /// With `object` in a union, primitives say nothing about an object literal.
    /// TypeScript: filterPrimitivesIfContainsNonPrimitive
    fn filter_primitives_if_contains_non_primitive(&self, ty: TypeId) -> TypeId {
        if self.maybe_type_of_kind(ty, TypeFlags::NON_PRIMITIVE) {
            let result = self.filter_type(ty, &mut |t| !self.flags(t).intersects(TypeFlags::PRIMITIVE));
            if !self.flags(result).contains(TypeFlags::NEVER) {
                return result;
            }
        }
        ty
    }

    /// Whether an object literal may have the property without being too much for `target`.
    /// TypeScript: isKnownProperty
    pub fn is_known_property(&self, target: TypeId, name: Name) -> bool {
        let flags = self.flags(target);
        if flags.contains(TypeFlags::OBJECT) {
            // An index signature for strings takes what is named by a computed symbol too.
            let is_late_bound = self.text(name).starts_with("__@");
            return self.property_of_object_type(target, name).is_some()
                || self.applicable_index_info_for_name(target, name).is_some()
                || is_late_bound && self.index_info_of_type(target, self.t.string).is_some();
        }
        if let TypeData::Substitution { base, .. } = &self.ty(target).data {
            return self.is_known_property(*base, name);
        }
        flags.intersects(TypeFlags::UNION_OR_INTERSECTION)
            && self.is_excess_property_check_target(target)
            && self.constituents(target).iter().any(|&t| self.is_known_property(t, name))
    }

    /// Whether a type names all properties that it takes. TypeScript: isExcessPropertyCheckTarget
    pub fn is_excess_property_check_target(&self, ty: TypeId) -> bool {
        match &self.ty(ty).data {
            TypeData::Substitution { base, .. } => self.is_excess_property_check_target(*base),
            TypeData::Union(union) => union.types.iter().any(|&t| self.is_excess_property_check_target(t)),
            TypeData::Intersection(intersection) => {
                intersection.types.iter().all(|&t| self.is_excess_property_check_target(t))
            }
            _ => {
                let flags = self.flags(ty);
                let open = ObjectFlags::OBJECT_LITERAL_PATTERN_WITH_COMPUTED_PROPERTIES;
                flags.contains(TypeFlags::NON_PRIMITIVE)
                    || flags.contains(TypeFlags::OBJECT) && !self.object_flags(ty).contains(open)
            }
        }
    }

    /// Whether `target` is weak, so that `source` must share a property with it.
    /// TypeScript: isPerformingCommonPropertyChecks
    pub(super) fn needs_common_property(&self, relation: Relation, source: TypeId, target: TypeId) -> bool {
        let (s, t) = (self.flags(source), self.flags(target));
        let kinds = TypeFlags::PRIMITIVE | TypeFlags::OBJECT | TypeFlags::INTERSECTION;
        (relation != Relation::Comparable || self.is_unit_type(source))
            && s.intersects(kinds)
            && t.intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION)
            && self.is_weak_type(target)
            && source != self.global_object_type()
            && (!self.properties_of_type(source).is_empty() || self.type_has_call_or_construct_signatures(source))
    }

    /// TypeScript: hasCommonProperties
    pub(super) fn has_common_properties(&self, source: TypeId, target: TypeId) -> bool {
        self.assume_unknown_members(source)
            || self
                .properties_of_type(source)
                .iter()
                .any(|&property| self.is_known_property(target, self.symbol(property).name))
    }
}
