//! Instantiation of mapped types: over unions member by member, over arrays and tuples element by element.

use super::UnionReduction;
use crate::checker::Checker;
use crate::checker::TypeFacts;
use crate::checker::flags::{ElementFlags, MappedTypeModifiers, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::resolution::Question;
use crate::checker::types::{Alias, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: instantiateMappedType
    pub(super) fn instantiate_mapped_type(
        &self,
        ty: TypeId,
        mapper: &'p Mapper<'p>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        if let Some(variable) = self.homomorphic_type_variable(ty) {
            let mapped = self.instantiate_type(variable, mapper);
            if mapped != variable {
                let mapped = self.reduced_type(mapped);
                return self.map_type_with_alias(
                    mapped,
                    &mut |member| self.instantiate_mapped_constituent(ty, variable, member, mapper),
                    alias,
                );
            }
        }
        let constraint = self.instantiate_type(self.constraint_type_from_mapped_type(ty), mapper);
        if constraint == self.t.wildcard || self.is_unsupported(constraint) {
            return constraint;
        }
        self.instantiate_anonymous_type(ty, mapper, alias)
    }

    /// A homomorphic mapped type over one type `t`; primitives are left as they are.
    fn instantiate_mapped_constituent(
        &self,
        ty: TypeId,
        variable: TypeId,
        t: TypeId,
        mapper: &'p Mapper<'p>,
    ) -> TypeId {
        let flags = self.flags(t);
        let mappable = TypeFlags::ANY_OR_UNKNOWN
            | TypeFlags::INSTANTIABLE_NON_PRIMITIVE
            | TypeFlags::OBJECT
            | TypeFlags::INTERSECTION;
        if !flags.intersects(mappable) || t == self.t.wildcard || self.is_error_type(t) {
            return t;
        }
        if !self.has_name_type(ty) {
            if self.is_array_type(t) || flags.contains(TypeFlags::ANY) && self.is_array_variable(variable) {
                return self.instantiate_mapped_array_type(t, ty, self.prepend_type_mapping(variable, t, Some(mapper)));
            }
            if self.is_tuple_type(t) {
                return self.instantiate_mapped_tuple_type(t, ty, variable, mapper);
            }
            if self.is_array_or_tuple_or_intersection(t) {
                let parts: Vec<TypeId> = self
                    .constituents(t)
                    .iter()
                    .map(|&part| self.instantiate_mapped_constituent(ty, variable, part, mapper))
                    .collect();
                return self.intersection_type(&parts);
            }
        }
        self.instantiate_anonymous_type(ty, self.prepend_type_mapping(variable, t, Some(mapper)), None)
    }

    /// Whether a type variable can only be an array or tuple; no while its constraint is being computed.
    fn is_array_variable(&self, variable: TypeId) -> bool {
        !self.is_type_resolution_under_way(Question::ImmediateBaseConstraint(variable))
            && self.constraint_of_type_parameter(variable).is_some_and(|constraint| {
                self.every_type(constraint, &mut |member| self.is_array_or_tuple_type(member))
            })
    }

    /// Whether `ty` is an intersection of arrays and tuples. TypeScript: isArrayOrTupleOrIntersection
    pub(super) fn is_array_or_tuple_or_intersection(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::INTERSECTION)
            && self.constituents(ty).iter().all(|&member| self.is_array_or_tuple_type(member))
    }

    /// TypeScript: getModifiedReadonlyState
    fn modified_readonly_state(state: bool, modifiers: MappedTypeModifiers) -> bool {
        modifiers.contains(MappedTypeModifiers::INCLUDE_READONLY)
            || !modifiers.contains(MappedTypeModifiers::EXCLUDE_READONLY) && state
    }

    /// TypeScript: instantiateMappedTupleType
    fn instantiate_mapped_tuple_type(
        &self,
        tuple: TypeId,
        ty: TypeId,
        variable: TypeId,
        mapper: &'p Mapper<'p>,
    ) -> TypeId {
        let Some(target) = self.tuple_target(tuple) else { return tuple };
        let fixed_mapper =
            if target.fixed_length > 0 { self.prepend_type_mapping(variable, tuple, Some(mapper)) } else { mapper };
        let over =
            |element: TypeId| self.instantiate_type(ty, self.prepend_type_mapping(variable, element, Some(mapper)));
        let mut elements = Vec::new();
        for (at, &element) in self.element_types(tuple).iter().enumerate() {
            let flags = target.element_flags[at];
            let mapped = if at < target.fixed_length {
                let key = self.string_literal_type(self.intern(&at.to_string()));
                let optional = flags.contains(ElementFlags::OPTIONAL);
                self.instantiate_mapped_type_template(ty, key, optional, fixed_mapper)
            } else if flags.contains(ElementFlags::VARIADIC) {
                over(element)
            } else {
                let array = over(self.create_array_type(element, false));
                if self.is_error_type(array) {
                    array
                } else {
                    self.element_type_of_array_type(array).unwrap_or(self.t.unknown)
                }
            };
            if mapped == self.t.error || self.is_unsupported(mapped) {
                return mapped;
            }
            elements.push(mapped);
        }
        let modifiers = self.mapped_type_modifiers(ty);
        let flags: Vec<ElementFlags> = target
            .element_flags
            .iter()
            .map(|&flags| {
                if modifiers.contains(MappedTypeModifiers::INCLUDE_OPTIONAL) && flags.contains(ElementFlags::REQUIRED) {
                    ElementFlags::OPTIONAL
                } else if modifiers.contains(MappedTypeModifiers::EXCLUDE_OPTIONAL)
                    && !modifiers.contains(MappedTypeModifiers::INCLUDE_OPTIONAL)
                    && flags.contains(ElementFlags::OPTIONAL)
                {
                    ElementFlags::REQUIRED
                } else {
                    flags
                }
            })
            .collect();
        let readonly = Self::modified_readonly_state(target.readonly, modifiers);
        self.create_tuple_type(&elements, &flags, readonly, target.labels)
    }

    /// TypeScript: instantiateMappedArrayType
    fn instantiate_mapped_array_type(&self, array: TypeId, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        let element = self.instantiate_mapped_type_template(ty, self.t.number, true, mapper);
        if self.is_error_type(element) {
            return element;
        }
        let readonly =
            Self::modified_readonly_state(self.is_readonly_array_type(array), self.mapped_type_modifiers(ty));
        self.create_array_type(element, readonly)
    }

    /// TypeScript: instantiateMappedTypeTemplate
    fn instantiate_mapped_type_template(
        &self,
        ty: TypeId,
        key: TypeId,
        is_optional: bool,
        mapper: &'p Mapper<'p>,
    ) -> TypeId {
        let mapper = self.append_type_mapping(Some(mapper), self.type_parameter_from_mapped_type(ty), key);
        let template = self.template_type_from_mapped_type(self.mapped_target(ty));
        let property = self.instantiate_type(template, mapper);
        if !self.program.options().strict_null_checks {
            return property;
        }
        let modifiers = self.mapped_type_modifiers(ty);
        if modifiers.contains(MappedTypeModifiers::INCLUDE_OPTIONAL)
            && !self.maybe_type_of_kind(property, TypeFlags::UNDEFINED | TypeFlags::VOID)
        {
            self.optional_type(property, true)
        } else if modifiers.contains(MappedTypeModifiers::EXCLUDE_OPTIONAL) && is_optional {
            self.type_with_facts(property, TypeFacts::NE_UNDEFINED)
        } else {
            property
        }
    }

    /// What a mapped type gives for one key. TypeScript: substituteIndexedMappedType
    pub fn substitute_indexed_mapped_type(&self, object: TypeId, index: TypeId) -> TypeId {
        let Some(mapped) = self.mapped_type_data(object) else { return object };
        let mapper = self.unary_mapper(self.type_parameter_from_mapped_type(object), index);
        let mapper = self.combine_type_mappers(mapped.mapper, mapper);
        let template = self.template_type_from_mapped_type(self.mapped_target(object));
        let template = self.instantiate_type(template, mapper);
        let (is_optional, taint) = self.decide(|| {
            self.mapped_type_optionality(object) > 0
                || if self.is_generic_type(object) {
                    self.combined_mapped_type_optionality(self.modifiers_type_from_mapped_type(object)) > 0
                } else {
                    self.could_access_optional_property(object, index)
                }
        });
        taint.unwrap_or_else(|| self.add_optionality(template, true, is_optional))
    }

    /// TypeScript: couldAccessOptionalProperty
    fn could_access_optional_property(&self, object: TypeId, index: TypeId) -> bool {
        use crate::checker::flags::SymbolFlags;
        let Some(constraint) = self.base_constraint_of_type(index) else { return false };
        let include = TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE;
        self.properties_of_type(object).iter().any(|&property| {
            self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL)
                && self.is_type_assignable_to(self.literal_type_from_property(property, include), constraint)
        })
    }

    /// Simplified parts of what a mapped type gives for a key.
    pub(super) fn simplified_indexed_mapped_type(&self, object: TypeId, index: TypeId, writing: bool) -> TypeId {
        let substituted = self.substitute_indexed_mapped_type(object, index);
        self.map_type_with(
            substituted,
            &mut |member| Some(self.simplified_type(member, writing)),
            UnionReduction::Literal,
        )
        .unwrap_or(substituted)
    }
}
