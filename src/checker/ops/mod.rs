//! Type operators: how new types are built from types that are there already.
//!
//! Everything that TypeScript interns is interned here, so that equal operands give equal ids. Lists are compared in
//! order: `A | B` and `B | A` are two types, and relations find them identical.

mod apparent;
mod conditional;
mod conditional_nodes;
mod constraints;
mod deferral;
mod indexed;
mod instantiate;
mod instantiate_members;
mod instantiate_object;
mod intersection;
mod keyof;
mod literals;
mod map_type;
mod mapped;
mod mapped_instantiate;
mod mapped_members;
mod mappers;
mod mentions;
mod nodes;
mod operators;
mod parameter_constraints;
mod primitive_unions;
mod property_index;
mod reduced;
mod references;
mod simplify;
mod substitution;
mod template;
#[cfg(test)]
mod tests;
mod tuple;
mod tuple_normal;
mod type_parameters;
mod type_variables;
mod union;
mod union_reduction;

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Checker;
use super::flags::{ElementFlags, ObjectFlags};
use super::names::Name;
use super::types::{Alias, InterfaceType, SymbolId, TupleTarget, TypeData, TypeId};
use crate::base::NodeRef;

pub use intersection::IntersectionFlags;
pub use mapped::MappedTypeNameTypeKind;
pub use union::UnionReduction;

/// Types by what they were made from.
type Cache<K> = RefCell<FxHashMap<K, TypeId>>;

/// Elements, `readonly`, labels.
type TupleKey<'p> = (&'p [ElementFlags], bool, &'p [Option<Name>]);

/// Target, type arguments, alias.
type InstantiationKey<'p> = (TypeId, &'p [TypeId], Option<Alias<'p>>);
/// Syntax, whether as a constraint, type arguments, alias.
type ConditionalKey<'p> = (NodeRef, bool, &'p [TypeId], Option<Alias<'p>>);

/// What this room interns.
#[derive(Default)]
pub(super) struct OpsCaches<'p> {
    unions: Cache<union::UnionKey<'p>>,
    unions_of_two: Cache<(TypeId, TypeId, UnionReduction, Option<Alias<'p>>)>,
    intersections: Cache<(&'p [TypeId], bool, Option<Alias<'p>>)>,
    references: Cache<(TypeId, &'p [TypeId])>,
    tuple_targets: Cache<TupleKey<'p>>,
    enum_literals: Cache<(SymbolId, literals::EnumValue)>,
    templates: Cache<(&'p [Name], &'p [TypeId])>,
    string_mappings: Cache<(SymbolId, TypeId)>,
    substitutions: Cache<(TypeId, TypeId)>,
    indexed_accesses: Cache<(TypeId, TypeId, u32, Option<Alias<'p>>)>,
    /// Instantiations of object types that are written out.
    objects: Cache<InstantiationKey<'p>>,
    conditionals: Cache<ConditionalKey<'p>>,
    apparent_intersections: Cache<(TypeId, TypeId)>,
    outer_type_parameters: RefCell<FxHashMap<NodeRef, &'p [TypeId]>>,
    mentions: RefCell<FxHashMap<NodeRef, Rc<mentions::Mentions>>>,
    accessed_properties: RefCell<FxHashMap<NodeRef, SymbolId>>,
    instantiation: instantiate::InstantiationState<'p>,
    base_types_of_literal_unions: Cache<TypeId>,
}

impl<'p> Checker<'p> {
    /// Members of a union or intersection; nothing for other types. TypeScript: types
    pub fn constituents(&self, ty: TypeId) -> &'p [TypeId] {
        match &self.ty(ty).data {
            TypeData::Union(union) => union.types,
            TypeData::Intersection(intersection) => intersection.types,
            _ => &[],
        }
    }

    /// The class, interface or tuple shape that `ty` applies, itself included. TypeScript: target of a `TypeReference`
    pub fn reference_target(&self, ty: TypeId) -> Option<TypeId> {
        let ty = self.ty(ty);
        match &ty.data {
            TypeData::Reference(reference) => Some(reference.target),
            TypeData::Interface(_) | TypeData::Tuple(_) if ty.object_flags.get().contains(ObjectFlags::REFERENCE) => {
                Some(ty.id)
            }
            _ => None,
        }
    }

    /// What a generic reference applies, else the type itself. TypeScript: getTargetType
    pub fn target_type(&self, ty: TypeId) -> TypeId {
        self.reference_target(ty).unwrap_or(ty)
    }

    /// The declaration side of a class, interface or tuple target.
    pub fn interface_type(&self, ty: TypeId) -> Option<&'p InterfaceType<'p>> {
        match &self.ty(ty).data {
            TypeData::Interface(interface) => Some(interface),
            TypeData::Tuple(tuple) => Some(&tuple.interface),
            _ => None,
        }
    }

    /// The shape of a tuple type; `None` for everything else. TypeScript: isTupleType, then target
    pub fn tuple_target(&self, ty: TypeId) -> Option<&'p TupleTarget<'p>> {
        match &self.ty(self.reference_target(ty)?).data {
            TypeData::Tuple(tuple) => Some(tuple),
            _ => None,
        }
    }
}
