//! Inference between object types: properties, signatures and index signatures.

use super::from_types::Walk;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{InferencePriority, ObjectFlags, SignatureFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{SignatureId, SymbolId, TypeData, TypeId};

impl Walk<'_, '_> {
    /// TypeScript: inferFromObjectTypes
    pub(super) fn infer_from_object_types(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        if self.infer_from_references(source, target, false) {
            return;
        }
        if c.is_generic_mapped_type(source) && c.is_generic_mapped_type(target) {
            self.infer_from_generic_mapped_types(source, target);
        }
        if let TypeData::Mapped(mapped) = &c.ty(target).data
            && mapped.declaration.node.name_type.is_none()
        {
            let constraint = c.constraint_type_from_mapped_type(target);
            if self.infer_to_mapped_type(source, target, constraint) {
                return;
            }
        }
        if c.types_definitely_unrelated(source, target) {
            return;
        }
        if c.is_array_or_tuple_type(source) {
            if let Some(target_tuple) = c.tuple_target(target) {
                self.infer_to_tuple(source, target, target_tuple);
                return;
            }
            if c.is_array_type(target) {
                self.infer_from_index_types(source, target);
                return;
            }
        }
        self.infer_from_properties(source, target);
        self.infer_from_signatures(source, target, SignatureKind::Call);
        self.infer_from_signatures(source, target, SignatureKind::Construct);
        self.infer_from_index_types(source, target);
    }

    /// TypeScript: inferFromProperties
    fn infer_from_properties(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        if !self.flags(target).contains(TypeFlags::OBJECT) {
            return;
        }
        for &target_property in c.resolve_structured_type_members(target).properties {
            if let Some(source_property) = c.property_of_type(source, c.symbol(target_property).name) {
                self.infer_from_types(c.type_of_present(source_property), c.type_of_present(target_property));
            }
        }
    }

    /// TypeScript: inferFromSignatures
    fn infer_from_signatures(&mut self, source: TypeId, target: TypeId, kind: SignatureKind) {
        let c = self.checker;
        let sources = c.signatures_of_type(source, kind);
        if sources.is_empty() {
            return;
        }
        let targets = c.signatures_of_type(target, kind);
        let needs_order = !targets.is_empty() && sources.len() > targets.len();
        let sources = match needs_order.then(|| c.signatures_in_order(source, sources)) {
            Some(Err(unsupported)) => return self.infer_from_types(unsupported, target),
            Some(Ok(ordered)) => ordered,
            None => sources,
        };
        for (index, &target) in targets.iter().enumerate() {
            let source = sources[(sources.len() + index).saturating_sub(targets.len())];
            self.infer_from_signature(c.base_signature(source), c.erased_signature(target));
        }
    }

    /// TypeScript: inferFromSignature
    fn infer_from_signature(&mut self, source: SignatureId, target: SignatureId) {
        let c = self.checker;
        if !c.signature(source).flags.contains(SignatureFlags::IS_NON_INFERRABLE) {
            let saved = self.bivariant;
            let declaration = c.signature(target).declaration;
            self.bivariant |= declaration.is_some_and(|declaration| c.is_bivariant_declaration(declaration));
            let is_strict =
                c.program.options().strict_function_types || self.priority.contains(InferencePriority::ALWAYS_STRICT);
            c.apply_to_parameter_types(source, target, &mut |source, target| {
                if is_strict {
                    self.infer_from_contravariant_types(source, target);
                } else {
                    self.infer_from_types(source, target);
                }
            });
            self.bivariant = saved;
        }
        c.apply_to_return_types(source, target, &mut |source, target| self.infer_from_types(source, target));
    }

    /// TypeScript: inferFromIndexTypes
    fn infer_from_index_types(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        let are_mapped = (c.object_flags(source) & c.object_flags(target)).contains(ObjectFlags::MAPPED);
        let priority = if are_mapped { InferencePriority::HOMOMORPHIC_MAPPED_TYPE } else { InferencePriority::empty() };
        let target_infos = c.index_infos_of_type(target);
        if c.is_object_type_with_inferable_index(source) {
            for info in target_infos {
                let types = c.types_for_index(source, info.key_type);
                if !types.is_empty() {
                    self.infer_with_priority(c.union_type(&types), info.ty, priority);
                }
            }
        }
        for info in target_infos {
            if let Some(source_info) = c.applicable_index_info(source, info.key_type) {
                self.infer_with_priority(source_info.ty, info.ty, priority);
            }
        }
    }
}

impl Checker<'_> {
    /// Type of a property where it is there: without the `undefined` that stands for its absence.
    fn type_of_present(&self, property: SymbolId) -> TypeId {
        let is_optional = self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
        self.remove_missing_type(self.type_of_symbol(property), is_optional)
    }

    /// What `source` has under keys of `key_type`. TypeScript: inferFromIndexTypes
    fn types_for_index(&self, source: TypeId, key_type: TypeId) -> Vec<TypeId> {
        let mut types = Vec::new();
        for &property in self.properties_of_type(source) {
            let name = self.literal_type_from_property(property, TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE);
            if self.is_applicable_index_type(name, key_type) {
                let ty = self.type_of_symbol(property);
                let is_optional = self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
                types.push(if is_optional { self.remove_missing_or_undefined_type(ty) } else { ty });
            }
        }
        let infos = self.index_infos_of_type(source);
        types.extend(infos.iter().filter(|info| self.is_applicable_index_type(info.key_type, key_type)).map(|i| i.ty));
        types
    }

    /// Hands each pair of parameter types to `callback`. TypeScript: applyToParameterTypes
    pub fn apply_to_parameter_types(
        &self,
        source: SignatureId,
        target: SignatureId,
        callback: &mut dyn FnMut(TypeId, TypeId),
    ) {
        let source_rest = self.effective_rest_type(source);
        let target_rest = self.effective_rest_type(target);
        let target_count = self.parameter_count(target) - usize::from(target_rest.is_some());
        let count = if source_rest.is_some() { target_count } else { self.parameter_count(source).min(target_count) };
        let this_types = (self.this_type_of_signature(source), self.this_type_of_signature(target));
        if let (Some(source_this), Some(target_this)) = this_types {
            callback(source_this, target_this);
        }
        for index in 0..count {
            callback(self.type_at_position(source, index), self.type_at_position(target, index));
        }
        if let Some(target_rest) = target_rest {
            let readonly = self.is_const_type_variable(target_rest)
                && !self.some_type(target_rest, &mut |ty| self.is_mutable_array_like_type(ty));
            callback(self.rest_type_at_position(source, count, readonly), target_rest);
        }
    }

    /// Hands the return types, or what type predicates promise, to `callback`. TypeScript: applyToReturnTypes
    pub fn apply_to_return_types(
        &self,
        source: SignatureId,
        target: SignatureId,
        callback: &mut dyn FnMut(TypeId, TypeId),
    ) {
        if let Some(target_predicate) = self.type_predicate_of_signature(target)
            && let Some(source_predicate) = self.type_predicate_of_signature(source)
            && source_predicate.asserts == target_predicate.asserts
            && source_predicate.parameter_index == target_predicate.parameter_index
            && let (Some(source_type), Some(target_type)) = (source_predicate.ty, target_predicate.ty)
        {
            callback(source_type, target_type);
            return;
        }
        let target_return = self.return_type_of_signature(target);
        if self.could_contain_type_variables(target_return) {
            callback(self.return_type_of_signature(source), target_return);
        }
    }
}
