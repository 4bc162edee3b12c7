//! Rules whose room is not built yet: each answers with an unsupported type, or taints the decision.

use super::Checker;
use super::mapper::Mapper;
use super::names::Name;
use super::types::{IndexInfo, SignatureId, SymbolId, TypeId, TypePredicate};
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

impl<'p> Checker<'p> {
    fn pending(&self) -> TypeId {
        self.unsupported("this rule is not built yet", None)
    }
    fn pending_bool(&self) -> bool {
        self.taint(self.pending());
        false
    }

    // ops
    pub fn is_generic_mapped_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn base_constraint_or_type(&self, ty: TypeId) -> TypeId { self.base_constraint_of_type(ty).unwrap_or(ty) }
    pub fn instantiate_type(&self, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId { let _ = (ty, mapper); self.pending() }
    pub fn instantiate_types(&self, types: &'p [TypeId], mapper: &'p Mapper<'p>) -> &'p [TypeId] { let _ = mapper; types }
    pub fn instantiate_signature(&self, signature: SignatureId, mapper: &'p Mapper<'p>, erase: bool) -> SignatureId { let _ = (mapper, erase); signature }
    pub fn instantiate_symbol(&self, symbol: SymbolId, mapper: &'p Mapper<'p>) -> SymbolId { let _ = mapper; symbol }
    pub fn create_type_mapper(&self, sources: &'p [TypeId], targets: Option<&'p [TypeId]>) -> &'p Mapper<'p> { self.mapper(Mapper::Array { sources, targets }) }
    pub fn template_literal_type(&self, texts: &[Name], types: &[TypeId]) -> TypeId { let _ = (texts, types); self.pending() }
    pub fn string_mapping_type(&self, symbol: SymbolId, ty: TypeId) -> TypeId { let _ = (symbol, ty); self.pending() }
    pub fn index_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn indexed_access_type(&self, object: TypeId, index: TypeId) -> TypeId { let _ = (object, index); self.pending() }
    pub fn type_from_mapped_type_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn type_from_conditional_type_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn resolve_mapped_type_members(&self, ty: TypeId) { let _ = ty; }
    pub fn base_constraint_of_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn constraint_of_type_parameter(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn apparent_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn reduced_apparent_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }

    pub fn could_contain_type_variables(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_no_infer_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn actual_type_variable(&self, ty: TypeId) -> TypeId { ty }
    pub fn simplified_type(&self, ty: TypeId, writing: bool) -> TypeId { let _ = writing; ty }
    pub fn distribute_index_over_object_type(&self, object: TypeId, index: TypeId, writing: bool) -> Option<TypeId> { let _ = (object, index, writing); None }
    pub fn substitution_intersection(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn is_non_generic_object_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn true_type_from_conditional_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn false_type_from_conditional_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn default_constraint_of_conditional_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn constraint_type_from_mapped_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn template_type_from_mapped_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn name_type_from_mapped_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn type_parameter_from_mapped_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn mapped_type_modifiers(&self, ty: TypeId) -> super::flags::MappedTypeModifiers { let _ = ty; super::flags::MappedTypeModifiers::empty() }
    pub fn constraint_of_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn index_type_with_flags(&self, ty: TypeId, flags: super::flags::IndexFlags) -> TypeId { let _ = (ty, flags); self.pending() }
    pub fn default_from_type_parameter(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn has_type_parameter_default(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_const_type_variable(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn apply_string_mapping(&self, symbol: SymbolId, text: &str) -> String { let _ = symbol; text.to_string() }
    pub fn clear_active_mapper_caches(&self) {}
    pub fn literal_type_from_property(&self, property: SymbolId, include: super::TypeFlags) -> TypeId { let _ = (property, include); self.pending() }

    pub fn append_type_mapping(&self, mapper: Option<&'p Mapper<'p>>, source: TypeId, target: TypeId) -> &'p Mapper<'p> { let _ = mapper; self.mapper(Mapper::Simple { source, target }) }
    pub fn combined_mapped_type_optionality(&self, ty: TypeId) -> i32 { let _ = ty; 0 }
    pub fn constraint_from_type_parameter(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn constraint_of_distributive_conditional_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn effective_constraint_of_intersection(&self, types: &[TypeId], target_is_union: bool) -> Option<TypeId> { let _ = (types, target_is_union); None }
    pub fn for_each_mapped_type_property_key_type_and_index_signature_key_type(&self, ty: TypeId, include: super::TypeFlags, strings_only: bool, visit: &mut dyn FnMut(TypeId)) { let _ = (ty, include, strings_only, visit); }
    pub fn has_non_circular_base_constraint(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn indexed_access_type_or_undefined(&self, object: TypeId, index: TypeId, flags: super::flags::AccessFlags, node: Option<NodeRef>, alias: Option<super::types::Alias<'p>>) -> Option<TypeId> { let _ = (object, index, flags, node, alias); Some(self.pending()) }
    pub fn is_distribution_dependent(&self, root: &super::types::ConditionalRoot<'p>) -> bool { let _ = root; self.pending_bool() }
    pub fn is_generic_index_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_generic_object_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_mapped_type_generic_indexed_access(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_mapped_type_with_keyof_constraint_declaration(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn modifiers_type_from_mapped_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn permissive_instantiation(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn restrictive_instantiation(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn should_defer_index_type(&self, ty: TypeId, flags: super::flags::IndexFlags) -> bool { let _ = (ty, flags); self.pending_bool() }

    // infer
    pub fn instantiate_signature_in_context_of(&self, signature: SignatureId, contextual: SignatureId, context: Option<super::inference::InferenceContextId>, compare: Option<super::relation::CompareTypes>) -> SignatureId { let _ = (contextual, context, compare); signature }
    pub fn resolved_signature(&self, call: NodeRef) -> Option<SignatureId> { let _ = call; None }
    pub fn check_call_expression(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn contextual_type(&self, node: NodeRef) -> Option<TypeId> { let _ = node; None }

    // flow
    pub fn is_function_object_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn is_undefined_or_null_facts(&self, ty: TypeId) -> u32 { let _ = ty; 0 }
    pub fn type_without_undefined(&self, ty: TypeId) -> TypeId { self.filter_type(ty, &mut |t| !self.flags(t).contains(super::TypeFlags::UNDEFINED)) }
    pub fn flow_type_of_reference(&self, reference: NodeRef, declared: TypeId, initial: TypeId) -> TypeId { let _ = (reference, declared, initial); self.pending() }
    pub fn non_nullable_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }

    // expr, values
    pub fn remove_missing_or_undefined_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn check_expression(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn awaited_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn return_type_from_body(&self, function: NodeRef) -> TypeId { let _ = function; self.pending() }

    // lead
    // ops, second delivery
    pub fn instantiate_signatures(&self, signatures: &'p [SignatureId], mapper: &'p Mapper<'p>) -> &'p [SignatureId] { let _ = mapper; signatures }
    pub fn instantiate_index_infos(&self, infos: &'p [super::types::IndexInfo], mapper: &'p Mapper<'p>) -> &'p [super::types::IndexInfo] { let _ = mapper; infos }
    pub fn instantiate_type_with_alias(&self, ty: TypeId, mapper: &'p Mapper<'p>, alias: Option<super::types::Alias<'p>>) -> TypeId { let _ = (ty, mapper, alias); self.pending() }
    pub fn instantiate_type_predicate(&self, predicate: super::types::TypePredicate, mapper: &'p Mapper<'p>) -> super::types::TypePredicate { let _ = mapper; predicate }
    pub fn mapped_type(&self, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId { let _ = mapper; ty }
    pub fn combine_type_mappers(&self, first: Option<&'p Mapper<'p>>, second: &'p Mapper<'p>) -> &'p Mapper<'p> { let _ = first; second }
    pub fn infer_type_parameters(&self, conditional: NodeRef) -> Option<&'p [TypeId]> { let _ = conditional; None }
    pub fn conditional_flow_type_of_type(&self, ty: TypeId, node: NodeRef) -> TypeId { let _ = node; ty }
    pub fn is_generic_type(&self, ty: TypeId) -> bool { let _ = ty; self.pending_bool() }
    pub fn no_infer_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn type_from_type_operator_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn type_from_template_type_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn type_from_infer_type_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn type_from_indexed_access_type_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }

    // infer, second delivery
    pub fn is_context_sensitive(&self, node: NodeRef) -> bool { let _ = node; false }

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
    pub fn extract_string_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }
    pub fn type_of_mapped_symbol(&self, symbol: SymbolId) -> TypeId { let _ = symbol; self.pending() }
    pub fn is_context_sensitive_function_or_object_literal_method(&self, node: NodeRef) -> bool { let _ = node; false }
    pub fn contextually_typed_parameter_type(&self, parameter: NodeRef) -> Option<TypeId> { let _ = parameter; None }
    pub fn check_expression_with_contextual_type(&self, node: NodeRef, contextual: TypeId, inference: Option<super::inference::InferenceContextId>, mode: super::flags::CheckMode) -> TypeId { let _ = (node, contextual, inference, mode); self.pending() }
    pub fn indexed_access_type_with(&self, object: TypeId, index: TypeId, flags: super::flags::AccessFlags, node: Option<NodeRef>, alias: Option<super::types::Alias<'p>>) -> TypeId { let _ = (object, index, flags, node, alias); self.pending() }
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
