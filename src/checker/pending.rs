//! Rules whose room is not built yet: each answers with an unsupported type, or taints the decision.

use super::Checker;
use super::names::Name;
use super::types::{SignatureId, SymbolId, TypeId};
use crate::base::NodeRef;

/// Which signatures of a type are meant. TypeScript: SignatureKind
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SignatureKind {
    Call,
    Construct,
}

/// What may be said of the values of a type. TypeScript: TypeFacts
#[derive(Clone, Copy, Debug)]
pub struct TypeFacts;

impl TypeFacts {
    pub const EQ_UNDEFINED: Self = Self;
    pub const NE_UNDEFINED: Self = Self;
    pub const IS_UNDEFINED: Self = Self;
}

/// Which of the types of an iteration is meant. TypeScript: IterationTypeKind
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IterationTypeKind {
    Yield,
    Return,
    Next,
}

impl<'p> Checker<'p> {
    fn pending(&self) -> TypeId {
        self.unsupported("this rule is not built yet", None)
    }
    fn pending_bool(&self) -> bool {
        self.taint(self.pending());
        false
    }

    // flow
    pub fn is_in_flow_loop(&self) -> bool { false }
    pub fn has_open_flow_loops(&self) -> bool { false }
    pub fn is_definite_assignment_target(&self, node: NodeRef) -> bool { let _ = node; self.pending_bool() }
    pub fn is_function_object_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_undefined_or_null_facts(&self, ty: TypeId) -> u32 { let _ = ty; 0 }
    pub fn type_without_undefined(&self, ty: TypeId) -> TypeId { self.filter_type(ty, &mut |t| !self.flags(t).contains(super::TypeFlags::UNDEFINED)) }
    pub fn flow_type_of_reference(&self, reference: NodeRef, declared: TypeId, initial: TypeId) -> TypeId { let _ = (reference, declared, initial); self.pending() }
    pub fn non_nullable_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }

    // expr, values
    pub fn check_expression_with_mode(&self, node: NodeRef, mode: super::flags::CheckMode) -> TypeId { let _ = mode; self.check_expression(node) }
    pub fn type_of_expression(&self, node: NodeRef) -> TypeId { self.check_expression(node) }
    pub fn return_type_from_body_with_mode(&self, function: NodeRef, mode: super::flags::CheckMode) -> TypeId { let _ = mode; self.return_type_from_body(function) }
    pub fn check_non_null_type(&self, ty: TypeId, node: NodeRef) -> TypeId { let _ = (ty, node); self.pending() }
    pub fn remove_optional_type_marker(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn private_identifier_property_of_type(&self, ty: TypeId, name: NodeRef) -> Option<SymbolId> { let _ = (ty, name); None }
    pub fn awaited_type_no_alias(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; Some(self.pending()) }
    pub fn awaited_type_of_promise(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; Some(self.pending()) }
    pub fn create_promise_like_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn create_generator_type(&self, yielded: TypeId, returned: TypeId, next: TypeId, is_async: bool) -> TypeId { let _ = (yielded, returned, next, is_async); self.pending() }
    pub fn iteration_type_of_generator_function_return_type(&self, kind: IterationTypeKind, ty: TypeId, is_async: bool) -> Option<TypeId> { let _ = (kind, ty, is_async); Some(self.pending()) }
    pub fn iterated_type_or_element_type(&self, mode: super::flags::IterationUse, ty: TypeId, sent: TypeId) -> Option<TypeId> { let _ = (mode, ty, sent); Some(self.pending()) }
    pub fn widened_type_for_variable_like_declaration(&self, declaration: NodeRef) -> TypeId { let _ = declaration; self.pending() }
    pub fn remove_missing_or_undefined_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn check_expression(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn awaited_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn return_type_from_body(&self, function: NodeRef) -> TypeId { let _ = function; self.pending() }

    // lead
    // ops, second delivery


    // flow, expr, values, second delivery
    pub fn type_predicate_from_body(&self, function: NodeRef) -> Option<super::types::TypePredicate> { let _ = function; None }
    pub fn add_optional_type_marker(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn instantiation_expression_type(&self, ty: TypeId, node: NodeRef, arguments: Option<&'p oxc_ast::ast::TSTypeParameterInstantiation<'p>>) -> TypeId { let _ = node; if arguments.is_some() { self.pending() } else { ty } }
    pub fn check_property_access_of_type(&self, node: NodeRef, object: TypeId, left: NodeRef, name: Name) -> TypeId { let _ = (node, object, left, name); self.pending() }

    // flow, expr, third delivery
    pub fn type_with_facts(&self, ty: TypeId, include: TypeFacts) -> TypeId { let _ = include; let _ = ty; self.pending() }
    pub fn has_type_facts(&self, ty: TypeId, mask: TypeFacts) -> bool { let _ = (ty, mask); self.pending_bool() }
    pub fn non_undefined_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn non_nullable_type_if_needed(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn flow_type_of_destructuring(&self, name: NodeRef, declared: TypeId) -> TypeId { let _ = name; declared }
    pub fn flow_type_in_static_blocks(&self, property: SymbolId, declaration: NodeRef) -> Option<TypeId> { let _ = (property, declaration); Some(self.pending()) }
    pub fn flow_type_in_constructor(&self, property: SymbolId, constructor: NodeRef) -> Option<TypeId> { let _ = (property, constructor); Some(self.pending()) }
    pub fn auto_array_type(&self) -> TypeId { self.pending() }
    pub fn check_expression_cached(&self, node: NodeRef) -> TypeId { self.check_expression(node) }
    pub fn check_expression_for_mutable_location(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn check_property_assignment(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn quick_type_of_expression(&self, node: NodeRef) -> Option<TypeId> { let _ = node; None }
    pub fn type_of_initializer(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn is_valid_spread_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn check_right_hand_side_of_for_of(&self, statement: NodeRef) -> TypeId { let _ = statement; self.pending() }
    pub fn destructured_element_type(&self, ty: TypeId, pattern: NodeRef, is_rest: bool) -> TypeId { let _ = (ty, pattern, is_rest); self.pending() }
    pub fn create_iterable_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
}
