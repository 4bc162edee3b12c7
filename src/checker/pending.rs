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
    pub fn add_optional_type_marker(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn instantiation_expression_type(&self, ty: TypeId, node: NodeRef, arguments: Option<&'p oxc_ast::ast::TSTypeParameterInstantiation<'p>>) -> TypeId { let _ = node; if arguments.is_some() { self.pending() } else { ty } }
    pub fn check_property_access_of_type(&self, node: NodeRef, object: TypeId, left: NodeRef, name: Name) -> TypeId { let _ = (node, object, left, name); self.pending() }

    // flow, expr, third delivery
    pub fn check_expression_cached(&self, node: NodeRef) -> TypeId { self.check_expression(node) }
    pub fn check_expression_for_mutable_location(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn check_property_assignment(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn quick_type_of_expression(&self, node: NodeRef) -> Option<TypeId> { let _ = node; None }
    pub fn type_of_initializer(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn is_valid_spread_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn check_right_hand_side_of_for_of(&self, statement: NodeRef) -> TypeId { let _ = statement; self.pending() }
    pub fn destructured_element_type(&self, ty: TypeId, pattern: NodeRef, is_rest: bool) -> TypeId { let _ = (ty, pattern, is_rest); self.pending() }
    pub fn create_iterable_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }

    // flow needs
    pub fn resolved_symbol(&self, identifier: NodeRef) -> Option<SymbolId> { let oxc_ast::AstKind::IdentifierReference(name) = self.kind(identifier) else { return None }; self.resolve_name(identifier, self.intern(&name.name), super::SymbolFlags::VALUE | super::SymbolFlags::EXPORT_VALUE) }
    pub fn resolved_symbol_of_access(&self, access: NodeRef) -> Option<SymbolId> { match self.kind(access) { oxc_ast::AstKind::ComputedMemberExpression(_) => self.accessed_property(access), _ => { self.pending_bool(); None } } }
    pub fn check_non_null_expression(&self, node: NodeRef) -> TypeId { self.check_non_null_type(self.check_expression(node), node) }
    pub fn check_super_expression(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn lookup_symbol_for_private_identifier_declaration(&self, name: Name, location: NodeRef) -> Option<SymbolId> { let _ = (name, location); self.pending_bool(); None }
    pub fn property_name_for_known_symbol_name(&self, name: &str) -> Name { self.intern(&format!("__@{name}")) }
    pub fn is_tuple_like_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn tuple_element_type(&self, ty: TypeId, index: usize) -> Option<TypeId> { let _ = (ty, index); Some(self.pending()) }
}
