//! Types of union, intersection, array and tuple nodes, and the alias that a type node is the body of.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSTupleElement, TSType, TSTypeOperatorOperator};

use super::{IntersectionFlags, UnionReduction};
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ElementFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{Alias, TypeId};

impl<'p> Checker<'p> {
    /// The alias whose body `node` is, with its own parameters as arguments.
    /// TypeScript: getAliasSymbolForTypeNode, getTypeArgumentsForAliasSymbol
    pub fn alias_for_type_node(&self, node: NodeRef) -> Option<Alias<'p>> {
        let symbol = self.alias_symbol_for_type_node(node)?;
        let arguments = self.local_type_parameters_of_class_or_interface_or_type_alias(symbol);
        Some(Alias { symbol, arguments })
    }

    /// TypeScript: getTypeFromUnionTypeNode
    pub fn type_from_union_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSUnionType(union) = self.kind(node) else { return self.unexpected_node(node) };
        let types: Vec<TypeId> = union.types.iter().map(|ty| self.type_from_type(node, ty)).collect();
        self.union_type_with(&types, UnionReduction::Literal, self.alias_for_type_node(node), None)
    }

    /// TypeScript: getTypeFromIntersectionTypeNode
    pub fn type_from_intersection_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSIntersectionType(intersection) = self.kind(node) else { return self.unexpected_node(node) };
        let types: Vec<TypeId> = intersection.types.iter().map(|ty| self.type_from_type(node, ty)).collect();
        // `string & {}` keeps its `{}`: people write it so that literals beside it survive in a union.
        let kept = match *types {
            [a, b] if a == self.t.empty_type_literal => Some(b),
            [a, b] if b == self.t.empty_type_literal => Some(a),
            _ => None,
        };
        let open = TypeFlags::STRING | TypeFlags::NUMBER | TypeFlags::BIGINT;
        let no_supertype_reduction = kept.is_some_and(|ty| {
            self.flags(ty).intersects(open)
                || self.flags(ty).contains(TypeFlags::TEMPLATE_LITERAL) && self.is_pattern_literal_type(ty)
        });
        let flags =
            if no_supertype_reduction { IntersectionFlags::NO_SUPERTYPE_REDUCTION } else { IntersectionFlags::empty() };
        self.intersection_type_with(&types, flags, self.alias_for_type_node(node))
    }

    /// TypeScript: getTypeFromArrayOrTupleTypeNode
    pub fn type_from_array_or_tuple_type_node(&self, node: NodeRef) -> TypeId {
        let target = self.array_or_tuple_target_type(node);
        if target == self.t.empty_generic {
            return self.t.empty_object;
        }
        let tuple = match self.kind(node) {
            AstKind::TSTupleType(tuple) => Some(tuple),
            _ => None,
        };
        let has_spread = tuple.is_some_and(|tuple| {
            tuple.element_types.iter().any(|element| tuple_element_flags(element).contains(ElementFlags::VARIADIC))
        });
        if !has_spread && self.is_deferred_type_reference_node(node, false) {
            return if tuple.is_some_and(|tuple| tuple.element_types.is_empty()) {
                target
            } else {
                self.create_deferred_type_reference(target, node, None, None)
            };
        }
        let elements: Vec<TypeId> = match (self.kind(node), tuple) {
            (_, Some(tuple)) => {
                tuple.element_types.iter().map(|element| self.type_from_tuple_element(node, element)).collect()
            }
            (AstKind::TSArrayType(array), None) => vec![self.type_from_type(node, &array.element_type)],
            _ => return self.unexpected_node(node),
        };
        self.create_normalized_type_reference(target, &elements)
    }

    /// TypeScript: getArrayOrTupleTargetType
    fn array_or_tuple_target_type(&self, node: NodeRef) -> TypeId {
        let readonly = matches!(
            self.kind(self.parent(node)),
            AstKind::TSTypeOperator(operator) if operator.operator == TSTypeOperatorOperator::Readonly
        );
        let tuple = match self.kind(node) {
            AstKind::TSTupleType(tuple) if array_element_of_tuple(tuple).is_none() => tuple,
            _ => {
                return if readonly { self.global_readonly_array_type() } else { self.global_array_type() };
            }
        };
        let flags: Vec<ElementFlags> = tuple.element_types.iter().map(tuple_element_flags).collect();
        let labels: Vec<Option<Name>> = tuple.element_types.iter().map(|element| self.tuple_label(element)).collect();
        self.tuple_target_type(&flags, readonly, &labels)
    }

    fn tuple_label(&self, element: &TSTupleElement<'p>) -> Option<Name> {
        match element {
            TSTupleElement::TSNamedTupleMember(member) => Some(self.intern(&member.label.name)),
            TSTupleElement::TSRestType(rest) => match &rest.type_annotation {
                TSType::TSNamedTupleMember(member) => Some(self.intern(&member.label.name)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What a caller gets that asks for the type of a node of another kind.
    pub(super) fn unexpected_node(&self, node: NodeRef) -> TypeId {
        self.unsupported(
            "a type node in an unexpected place",
            Some((node.file, oxc_span::GetSpan::span(&self.kind(node)))),
        )
    }
}

/// What stands behind `...`, without its label.
pub(super) fn rest_operand<'a, 'p>(ty: &'a TSType<'p>) -> &'a TSType<'p> {
    match ty {
        TSType::TSNamedTupleMember(member) => member.element_type.as_ts_type().unwrap_or(ty),
        _ => ty,
    }
}

/// TypeScript: getTupleElementFlags
fn tuple_element_flags(element: &TSTupleElement<'_>) -> ElementFlags {
    match element {
        TSTupleElement::TSOptionalType(_) => ElementFlags::OPTIONAL,
        TSTupleElement::TSRestType(rest) => {
            if array_element_type_node(rest_operand(&rest.type_annotation)).is_some() {
                ElementFlags::REST
            } else {
                ElementFlags::VARIADIC
            }
        }
        TSTupleElement::TSNamedTupleMember(member) if member.optional => ElementFlags::OPTIONAL,
        _ => ElementFlags::REQUIRED,
    }
}

/// The element of an array that is written out: `T` of `T[]` and of `[...T[]]`. TypeScript: getArrayElementTypeNode
pub(super) fn array_element_type_node<'a, 'p>(ty: &'a TSType<'p>) -> Option<&'a TSType<'p>> {
    match ty {
        TSType::TSParenthesizedType(parenthesized) => array_element_type_node(&parenthesized.type_annotation),
        TSType::TSTupleType(tuple) => array_element_of_tuple(tuple),
        TSType::TSArrayType(array) => Some(&array.element_type),
        _ => None,
    }
}

fn array_element_of_tuple<'a, 'p>(tuple: &'a oxc_ast::ast::TSTupleType<'p>) -> Option<&'a TSType<'p>> {
    match tuple.element_types.as_slice() {
        [TSTupleElement::TSRestType(rest)] => array_element_type_node(rest_operand(&rest.type_annotation)),
        _ => None,
    }
}
