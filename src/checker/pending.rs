//! Rules whose room is not built yet: each answers with an unsupported type, or taints the decision.

use super::Checker;
use super::inference::InferenceContextId;
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

    // relation
    pub fn is_empty_anonymous_object_type(&self, ty: TypeId) -> bool {
        self.object_flags(ty).contains(super::ObjectFlags::ANONYMOUS)
            && match (self.ty(ty).members.get(), self.ty(ty).symbol) {
                (Some(members), _) => {
                    ty != self.t.any_function && members.properties.is_empty() && members.call_signatures.is_empty() && members.construct_signatures.is_empty() && members.index_infos.is_empty()
                }
                (None, Some(symbol)) => {
                    self.symbol(symbol).flags.get().contains(super::SymbolFlags::TYPE_LITERAL) && self.members_of_symbol(symbol).is_empty()
                }
                (None, None) => false,
            }
    }
    pub fn is_type_assignable_to(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }
    pub fn is_type_subtype_of(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }
    pub fn is_type_strict_subtype_of(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }
    pub fn is_type_comparable_to(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }
    pub fn is_type_identical_to(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }
    pub fn remove_subtypes(&self, types: Vec<TypeId>, has_object_types: bool) -> Option<Vec<TypeId>> { let _ = has_object_types; Some(types) }

    // infer
    pub fn infer_types(&self, context: InferenceContextId, source: TypeId, target: TypeId, priority: u32, contravariant: bool) { let _ = (context, source, target, priority, contravariant); }
    pub fn resolved_signature(&self, call: NodeRef) -> Option<SignatureId> { let _ = call; None }
    pub fn check_call_expression(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn contextual_type(&self, node: NodeRef) -> Option<TypeId> { let _ = node; None }

    pub fn is_type_matched_by_template_literal_type(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }
    pub fn is_member_of_string_mapping(&self, source: TypeId, target: TypeId) -> bool { let _ = (source, target); self.pending_bool() }

    // flow
    pub fn flow_type_of_reference(&self, reference: NodeRef, declared: TypeId, initial: TypeId) -> TypeId { let _ = (reference, declared, initial); self.pending() }
    pub fn non_nullable_type(&self, ty: TypeId) -> TypeId { let _ = ty; self.pending() }

    // expr, values
    pub fn check_expression(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn type_of_symbol(&self, symbol: SymbolId) -> TypeId { let _ = symbol; self.pending() }
    pub fn awaited_type(&self, ty: TypeId) -> Option<TypeId> { let _ = ty; None }
    pub fn return_type_from_body(&self, function: NodeRef) -> TypeId { let _ = function; self.pending() }

    // lead
    pub fn local_type_parameters_of_class_or_interface_or_type_alias(&self, symbol: SymbolId) -> Option<&'p [TypeId]> { let _ = symbol; None }
    pub fn effective_type_arguments(&self, node: NodeRef, parameters: &[TypeId]) -> Vec<TypeId> { let _ = node; parameters.iter().map(|_| self.pending()).collect() }
    pub fn resolve_type_reference_name(&self, node: NodeRef, meaning: super::SymbolFlags) -> Option<SymbolId> { let _ = (node, meaning); None }
    pub fn members_of_symbol(&self, symbol: SymbolId) -> &'p super::symbol_table::SymbolTable<'p> { let _ = symbol; &super::symbol_table::SymbolTable::EMPTY }
    pub fn properties_of_union_or_intersection_type(&self, ty: TypeId) -> &'p [SymbolId] { let _ = ty; &[] }
    pub fn index_type_of_type(&self, ty: TypeId, key: TypeId) -> Option<TypeId> { self.index_info_of_type(ty, key).map(|info| info.ty) }
    pub fn declared_type_of_symbol(&self, symbol: SymbolId) -> TypeId { let _ = symbol; self.pending() }
    pub fn type_from_type_node(&self, node: NodeRef) -> TypeId { let _ = node; self.pending() }
    pub fn global_type(&self, name: &str, arity: usize) -> TypeId { let _ = (name, arity); self.pending() }
    pub fn global_array_type(&self) -> TypeId { self.pending() }
    pub fn global_readonly_array_type(&self) -> TypeId { self.pending() }
    pub fn resolve_structured_type_members(&self, ty: TypeId) -> &'p super::types::StructuredMembers<'p> { let _ = ty; unreachable!("the members room is not built yet") }
    pub fn properties_of_type(&self, ty: TypeId) -> &'p [SymbolId] { let _ = ty; &[] }
    pub fn property_of_type(&self, ty: TypeId, name: Name) -> Option<SymbolId> { let _ = (ty, name); None }
    pub fn property_of_object_type(&self, ty: TypeId, name: Name) -> Option<SymbolId> { let _ = (ty, name); None }
    pub fn signatures_of_type(&self, ty: TypeId, kind: SignatureKind) -> &'p [SignatureId] { let _ = (ty, kind); &[] }
    pub fn index_infos_of_type(&self, ty: TypeId) -> &'p [IndexInfo] { let _ = ty; &[] }
    pub fn index_info_of_type(&self, ty: TypeId, key: TypeId) -> Option<IndexInfo> { let _ = (ty, key); None }
    pub fn applicable_index_info(&self, ty: TypeId, key: TypeId) -> Option<IndexInfo> { let _ = (ty, key); None }
    pub fn applicable_index_info_for_name(&self, ty: TypeId, name: Name) -> Option<IndexInfo> { let _ = (ty, name); None }
    pub fn base_types(&self, ty: TypeId) -> &'p [TypeId] { let _ = ty; &[] }
    pub fn return_type_of_signature(&self, signature: SignatureId) -> TypeId { let _ = signature; self.pending() }
    pub fn type_predicate_of_signature(&self, signature: SignatureId) -> Option<TypePredicate> { let _ = signature; None }
    pub fn signature_from_declaration(&self, declaration: NodeRef) -> Option<SignatureId> { let _ = declaration; None }
    pub fn symbol_of_node(&self, declaration: NodeRef) -> Option<SymbolId> { let _ = declaration; None }
    pub fn resolve_name(&self, location: NodeRef, name: Name, meaning: super::SymbolFlags) -> Option<SymbolId> { let _ = (location, name, meaning); None }
}
