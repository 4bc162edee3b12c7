//! Inference to mapped types.

use super::from_types::Walk;
use crate::checker::flags::{IndexFlags, InferencePriority, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl Walk<'_, '_> {
    /// Infers to `{ [P in C]: … }` from what `C` is; false when that says nothing. TypeScript: inferToMappedType
    pub(super) fn infer_to_mapped_type(&mut self, source: TypeId, target: TypeId, constraint: TypeId) -> bool {
        let c = self.checker;
        let flags = self.flags(constraint);
        if flags.intersects(TypeFlags::UNION_OR_INTERSECTION) {
            let mut result = false;
            for ty in self.types_of(constraint, TypeFlags::UNION_OR_INTERSECTION) {
                result |= self.infer_to_mapped_type(source, target, ty);
            }
            return result;
        }
        if let TypeData::Index { ty: indexed, .. } = &c.ty(constraint).data {
            if let Some(inference) = self.inference_for_type(*indexed)
                && !inference.is_fixed.get()
                && let Some(inferred) = c.infer_type_for_homomorphic_mapped_type(source, target, constraint)
            {
                let is_partial = c.object_flags(source).contains(ObjectFlags::NON_INFERRABLE_TYPE);
                let priority = if is_partial {
                    InferencePriority::PARTIAL_HOMOMORPHIC_MAPPED_TYPE
                } else {
                    InferencePriority::HOMOMORPHIC_MAPPED_TYPE
                };
                self.infer_with_priority(inferred, inference.type_parameter, priority);
            }
            return true;
        }
        if flags.contains(TypeFlags::TYPE_PARAMETER) {
            let has_pattern = c.pattern_of_type(source).is_some();
            let index_flags = if has_pattern { IndexFlags::NO_INDEX_SIGNATURES } else { IndexFlags::empty() };
            let keys = c.index_type_with_flags(source, index_flags);
            self.infer_with_priority(keys, constraint, InferencePriority::MAPPED_TYPE_CONSTRAINT);
            let extended = c.constraint_of_type(constraint);
            if extended.is_some_and(|extended| self.infer_to_mapped_type(source, target, extended)) {
                return true;
            }
            let values = self.value_types(source);
            let template = c.template_type_from_mapped_type(target);
            self.infer_from_types(c.union_type(&values), template);
            return true;
        }
        false
    }

    /// Types of all properties and index signatures; the reverse mapping of an enum counts as none.
    fn value_types(&self, source: TypeId) -> Vec<TypeId> {
        let c = self.checker;
        let mut types: Vec<TypeId> =
            c.properties_of_type(source).iter().map(|&property| c.type_of_symbol(property)).collect();
        let symbol = c.ty(source).symbol;
        let is_enum = symbol.is_some_and(|symbol| c.symbol(symbol).flags.get().intersects(SymbolFlags::ENUM));
        types.extend(c.index_infos_of_type(source).iter().map(|info| if is_enum { c.t.never } else { info.ty }));
        types
    }

    /// TypeScript: inferFromGenericMappedTypes
    pub(super) fn infer_from_generic_mapped_types(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        self.infer_from_types(c.constraint_type_from_mapped_type(source), c.constraint_type_from_mapped_type(target));
        self.infer_from_types(c.template_type_from_mapped_type(source), c.template_type_from_mapped_type(target));
        let names = (c.name_type_from_mapped_type(source), c.name_type_from_mapped_type(target));
        if let (Some(source_name), Some(target_name)) = names {
            self.infer_from_types(source_name, target_name);
        }
    }
}
