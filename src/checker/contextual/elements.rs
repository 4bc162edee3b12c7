//! What object and array literals ask of their members.

use oxc_ast::AstKind;
use oxc_ast::ast::ArrayExpressionElement;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ContextFlags, ElementFlags, IterationUse, SymbolFlags, TypeFlags};
use crate::checker::js_number::number_from_text;
use crate::checker::names::Name;
use crate::checker::ops::{MappedTypeNameTypeKind, UnionReduction};
use crate::checker::resolution::Question;
use crate::checker::symbols::number_to_string;
use crate::checker::types::{SymbolId, TypeData, TypeId};

/// Where an element stands in an array literal or argument list.
#[derive(Clone, Copy)]
pub struct ElementPlace {
    /// Its index.
    pub index: usize,
    /// Number of elements, when it is known.
    pub length: Option<usize>,
    /// Index of the first spread.
    pub first_spread: Option<usize>,
    /// Index of the last spread.
    pub last_spread: Option<usize>,
}

impl Checker<'_> {
    /// What an `ObjectProperty` is asked to be by the object literal.
    /// TypeScript: getContextualTypeForObjectLiteralElement, getContextualTypeForObjectLiteralMethod
    pub fn contextual_type_for_object_literal_element(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let AstKind::ObjectProperty(property) = self.kind(node) else { return None };
        let ty = self.apparent_type_of_contextual_type(self.parent(node), flags)?;
        if self.is_unsupported(ty) {
            return Some(ty);
        }
        if !property.computed
            && let Some(symbol) = self.symbol_of_node(node)
        {
            let symbol = self.symbol(symbol);
            return self.type_of_property_of_contextual_type(ty, symbol.name, symbol.links.name_type.get());
        }
        let name_type = self.literal_type_from_property_name(node, &property.key, property.computed);
        if let Some(name) = self.property_name_from_type(name_type)
            && let Some(property_type) = self.type_of_property_of_contextual_type(ty, name, Some(name_type))
        {
            return Some(property_type);
        }
        let mut index_type = |member: TypeId| {
            let is_structured = self.flags(member).intersects(TypeFlags::STRUCTURED_TYPE);
            is_structured.then(|| self.applicable_index_info(member, name_type)).flatten().map(|info| info.ty)
        };
        self.map_type_with(ty, &mut index_type, UnionReduction::None)
    }

    /// What `ty` asks of its property `name`. TypeScript: getTypeOfPropertyOfContextualType
    pub fn type_of_property_of_contextual_type(
        &self,
        ty: TypeId,
        name: Name,
        name_type: Option<TypeId>,
    ) -> Option<TypeId> {
        let mut property_type = |member: TypeId| {
            if self.is_unsupported(member) {
                return Some(member);
            }
            let flags = self.flags(member);
            if flags.contains(TypeFlags::INTERSECTION) {
                return self.contextual_property_of_intersection(member, name, name_type);
            }
            if !flags.contains(TypeFlags::OBJECT) {
                return None;
            }
            if self.is_mapped_without_renaming(member) {
                return self.indexed_mapped_type_substituted_type(member, name, name_type);
            }
            self.type_of_concrete_property_of_contextual_type(member, name)
                .or_else(|| self.type_from_index_infos_of_contextual_type(member, name, name_type))
        };
        let (asked, taint) = self.decide(|| self.map_type_with(ty, &mut property_type, UnionReduction::None));
        taint.or(asked)
    }

    fn is_mapped_without_renaming(&self, ty: TypeId) -> bool {
        self.is_generic_mapped_type(ty) && self.mapped_type_name_type_kind(ty) != MappedTypeNameTypeKind::Remapping
    }

    /// The intersection of what the members ask for; index signatures count where no member has the property.
    /// TypeScript: getTypeOfPropertyOfContextualType
    fn contextual_property_of_intersection(&self, ty: TypeId, name: Name, name_type: Option<TypeId>) -> Option<TypeId> {
        let (mut types, mut index_candidates, mut has_property) = (Vec::new(), Vec::new(), false);
        for &member in self.constituents(ty) {
            if self.is_unsupported(member) {
                return Some(member);
            }
            if !self.flags(member).contains(TypeFlags::OBJECT) {
                continue;
            }
            if self.is_mapped_without_renaming(member) {
                types.extend(self.indexed_mapped_type_substituted_type(member, name, name_type));
            } else if let Some(property_type) = self.type_of_concrete_property_of_contextual_type(member, name) {
                has_property = true;
                types.push(property_type);
            } else {
                index_candidates.push(member);
            }
        }
        if !has_property {
            for candidate in index_candidates {
                types.extend(self.type_from_index_infos_of_contextual_type(candidate, name, name_type));
            }
        }
        for ty in &mut types {
            // `any` asks for nothing that the other members do not ask for.
            if self.flags(*ty).contains(TypeFlags::ANY) && !self.is_unsupported(*ty) {
                *ty = self.t.unknown;
            }
        }
        match *types {
            [] => None,
            [only] => Some(only),
            _ => Some(self.intersection_type(&types)),
        }
    }

    /// TypeScript: getIndexedMappedTypeSubstitutedTypeOfContextualType
    fn indexed_mapped_type_substituted_type(
        &self,
        ty: TypeId,
        name: Name,
        name_type: Option<TypeId>,
    ) -> Option<TypeId> {
        let name_type = name_type.unwrap_or_else(|| self.string_literal_type(name));
        let constraint = self.constraint_type_from_mapped_type(ty);
        let excludes = |constraint: TypeId| self.is_excluded_mapped_property_name(constraint, name_type);
        if self.name_type_from_mapped_type(ty).is_some_and(excludes) || excludes(constraint) {
            return None;
        }
        let constraint = self.base_constraint_of_type(constraint).unwrap_or(constraint);
        if !self.is_type_assignable_to(name_type, constraint) {
            return None;
        }
        Some(self.substitute_indexed_mapped_type(ty, name_type))
    }

    /// Whether `Exclude<…>` takes the name out. TypeScript: isExcludedMappedPropertyName
    fn is_excluded_mapped_property_name(&self, constraint: TypeId, name_type: TypeId) -> bool {
        match &self.ty(constraint).data {
            TypeData::Conditional(conditional) => {
                let when_true = self.reduced_type(self.true_type_from_conditional_type(constraint));
                let when_false = self.false_type_from_conditional_type(constraint);
                self.flags(when_true).contains(TypeFlags::NEVER)
                    && self.actual_type_variable(when_false) == self.actual_type_variable(conditional.check_type)
                    && self.is_type_assignable_to(name_type, conditional.extends_type)
            }
            TypeData::Intersection(intersection) => {
                intersection.types.iter().any(|&member| self.is_excluded_mapped_property_name(member, name_type))
            }
            _ => false,
        }
    }

    /// TypeScript: getTypeOfConcretePropertyOfContextualType
    fn type_of_concrete_property_of_contextual_type(&self, ty: TypeId, name: Name) -> Option<TypeId> {
        let property = self.property_of_type(ty, name)?;
        if self.is_circular_mapped_property(property) {
            return None;
        }
        let is_optional = self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
        Some(self.remove_missing_type(self.type_of_symbol(property), is_optional))
    }

    /// Whether the type of a mapped property is being computed. TypeScript: isCircularMappedProperty
    fn is_circular_mapped_property(&self, symbol: SymbolId) -> bool {
        let data = self.symbol(symbol);
        data.check_flags.get().contains(CheckFlags::MAPPED)
            && data.links.ty.get().is_none()
            && self.is_type_resolution_under_way(Question::TypeOfSymbol(symbol))
    }

    /// TypeScript: getTypeFromIndexInfosOfContextualType
    fn type_from_index_infos_of_contextual_type(
        &self,
        ty: TypeId,
        name: Name,
        name_type: Option<TypeId>,
    ) -> Option<TypeId> {
        if let Some(tuple) = self.tuple_target(ty) {
            let text = self.text(name);
            let value = number_from_text(text);
            let is_index = value >= 0.0 && number_to_string(value) == text;
            let rest = is_index.then(|| {
                self.element_type_of_slice_of_tuple_type(ty, tuple.fixed_length, 0, false, UnionReduction::None)
            });
            if let Some(rest) = rest.flatten() {
                return Some(rest);
            }
        }
        let name_type = name_type.unwrap_or_else(|| self.string_literal_type(name));
        self.applicable_index_info(ty, name_type).map(|info| info.ty)
    }

    /// What an element of an array literal is asked to be. TypeScript: getContextualType
    pub(super) fn contextual_type_for_array_element(
        &self,
        node: NodeRef,
        array: NodeRef,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        let AstKind::ArrayExpression(literal) = self.kind(array) else { return None };
        let ty = self.apparent_type_of_contextual_type(array, flags)?;
        let is_spread = |element: &ArrayExpressionElement<'_>| element.is_spread();
        let place = ElementPlace {
            index: literal.elements.iter().position(|element| element.node_id() == node.node)?,
            length: Some(literal.elements.len()),
            first_spread: literal.elements.iter().position(is_spread),
            last_spread: literal.elements.iter().rposition(is_spread),
        };
        self.contextual_type_for_element_expression(ty, place)
    }

    /// What `ty` asks of an element. TypeScript: getContextualTypeForElementExpression
    pub fn contextual_type_for_element_expression(&self, ty: TypeId, place: ElementPlace) -> Option<TypeId> {
        let mut element_type = |member: TypeId| {
            if self.is_unsupported(member) {
                return Some(member);
            }
            if self.is_tuple_type(member) {
                return self.contextual_element_of_tuple(member, place);
            }
            let by_index = if place.first_spread.is_none_or(|first| first == 0 || place.index < first) {
                let name = self.intern(&place.index.to_string());
                self.type_of_property_of_contextual_type(member, name, None)
            } else {
                None
            };
            by_index.or_else(|| self.iterated_type_or_element_type(IterationUse::ELEMENT, member))
        };
        self.map_type_with(ty, &mut element_type, UnionReduction::None)
    }

    fn contextual_element_of_tuple(&self, ty: TypeId, place: ElementPlace) -> Option<TypeId> {
        let target = self.tuple_target(ty)?;
        let ElementPlace { index, length, first_spread, last_spread } = place;
        if first_spread.is_none_or(|first| index < first) && index < target.fixed_length {
            return Some(self.remove_missing_type(self.type_arguments(ty)[index], true));
        }
        let offset = match length {
            Some(length) if last_spread.is_none_or(|last| index > last) => length - index,
            _ => 0,
        };
        let is_variable = target.combined_flags.intersects(ElementFlags::VARIABLE);
        let fixed_end = if offset > 0 && is_variable { self.end_element_count(target, ElementFlags::FIXED) } else { 0 };
        if offset > 0 && offset <= fixed_end {
            return Some(self.type_arguments(ty)[self.type_reference_arity(ty) - offset]);
        }
        let start = first_spread.map_or(target.fixed_length, |first| target.fixed_length.min(first));
        let end_skip = match (length, last_spread) {
            (Some(length), Some(last)) => fixed_end.min(length - last),
            _ => fixed_end,
        };
        self.element_type_of_slice_of_tuple_type(ty, start, end_skip, false, UnionReduction::None)
    }
}
