//! Homomorphic mapped types read backwards: from `{ a: Box<string> }` and `{ [P in keyof T]: Box<T[P]> }` to
//! `{ a: string }`.

use std::cell::{Cell, RefCell};

use rustc_hash::FxHashMap;

use super::context::Inference;
use super::from_types::{EXPANDING_BOTH, EXPANDING_SOURCE, EXPANDING_TARGET};
use crate::checker::Checker;
use crate::checker::flags::{
    CheckFlags, ElementFlags, InferencePriority, MappedTypeModifiers, ObjectFlags, SymbolFlags, TypeFlags,
};
use crate::checker::mapper::Mapper;
use crate::checker::names::Name;
use crate::checker::ops::UnionReduction;
use crate::checker::symbol_table::{SymbolTable, SymbolTableBuilder};
use crate::checker::types::{IndexInfo, SymbolId, TypeData, TypeId};

/// A source type, a mapped type and its constraint `keyof T`.
type Key = (TypeId, TypeId, TypeId);

/// What reading mapped types backwards keeps in the checker.
#[derive(Default)]
pub struct ReverseMappedCaches {
    /// TypeScript: reverseHomomorphicMappedCache
    homomorphic: RefCell<FxHashMap<Key, Option<TypeId>>>,
    /// TypeScript: reverseMappedCache
    types: RefCell<FxHashMap<Key, Option<TypeId>>>,
    /// TypeScript: propertyType, mappedType and constraintType of `ReverseMappedSymbolLinks`
    symbols: RefCell<FxHashMap<SymbolId, Key>>,
    source_stack: RefCell<Vec<TypeId>>,
    target_stack: RefCell<Vec<TypeId>>,
    expanding: Cell<u8>,
}

impl<'p> Checker<'p> {
    /// An object type with the names of the literals in `ty` as `any` properties: what `keyof` must have been applied
    /// to. TypeScript: createEmptyObjectTypeFromStringLiteral
    pub(super) fn create_empty_object_type_from_string_literal(&self, ty: TypeId) -> TypeId {
        let mut members = SymbolTableBuilder::default();
        self.for_each_type(ty, &mut |member| {
            let TypeData::Literal { value: crate::checker::types::LiteralValue::String(name), .. } =
                self.ty(member).data
            else {
                return;
            };
            let property = self.create_property(name, self.t.any, false, false);
            if let Some(symbol) = self.ty(member).symbol {
                self.symbol(property).declarations.set(self.symbol(symbol).declarations.get());
                self.symbol(property).value_declaration.set(self.symbol(symbol).value_declaration.get());
            }
            members.insert(name, property);
        });
        let info =
            IndexInfo { key_type: self.t.string, ty: self.t.empty_object, is_readonly: false, declaration: None };
        let infos = if self.flags(ty).contains(TypeFlags::STRING) { self.list(&[info]) } else { &[] };
        self.create_anonymous_type(None, self.table(&members), &[], &[], infos)
    }

    /// TypeScript: inferTypeForHomomorphicMappedType
    pub fn infer_type_for_homomorphic_mapped_type(
        &self,
        source: TypeId,
        target: TypeId,
        constraint: TypeId,
    ) -> Option<TypeId> {
        let key = (source, target, constraint);
        if let Some(&known) = self.inference.reverse_mapped.homomorphic.borrow().get(&key) {
            return known;
        }
        let (ty, taint) = self.decide(|| self.create_reverse_mapped_type(source, target, constraint));
        if taint.is_some() {
            return taint;
        }
        self.inference.reverse_mapped.homomorphic.borrow_mut().insert(key, ty);
        ty
    }

    /// TypeScript: isPartiallyInferableType
    fn is_partially_inferable_type(&self, ty: TypeId) -> bool {
        let object_flags = self.object_flags(ty);
        if !object_flags.contains(ObjectFlags::NON_INFERRABLE_TYPE) {
            return true;
        }
        object_flags.contains(ObjectFlags::OBJECT_LITERAL) && self.has_partially_inferable_property(ty)
            || self.is_tuple_type(ty)
                && self.element_types(ty).iter().any(|&element| self.is_partially_inferable_type(element))
    }

    fn has_partially_inferable_property(&self, ty: TypeId) -> bool {
        let properties = self.properties_of_type(ty);
        properties.iter().any(|&property| self.is_partially_inferable_type(self.type_of_symbol(property)))
    }

    /// TypeScript: createReverseMappedType
    fn create_reverse_mapped_type(&self, source: TypeId, target: TypeId, constraint: TypeId) -> Option<TypeId> {
        let is_inferable = self.index_info_of_type(source, self.t.string).is_some()
            || !self.properties_of_type(source).is_empty() && self.is_partially_inferable_type(source);
        if !is_inferable {
            return None;
        }
        if self.is_array_type(source) {
            let element = *self.type_arguments(source).first()?;
            let element = self.infer_reverse_mapped_type(element, target, constraint)?;
            return Some(self.create_array_type(element, self.is_readonly_array_type(source)));
        }
        if let Some(tuple) = self.tuple_target(source) {
            let elements = self.element_types(source).iter();
            let elements: Option<Vec<TypeId>> =
                elements.map(|&element| self.infer_reverse_mapped_type(element, target, constraint)).collect();
            let adds_optional = self.mapped_type_modifiers(target).contains(MappedTypeModifiers::INCLUDE_OPTIONAL);
            let required = |&flags: &ElementFlags| {
                if adds_optional && flags.contains(ElementFlags::OPTIONAL) { ElementFlags::REQUIRED } else { flags }
            };
            let flags: Vec<ElementFlags> = tuple.element_flags.iter().map(required).collect();
            return Some(self.create_tuple_type(&elements?, &flags, tuple.readonly, tuple.labels));
        }
        let flags = ObjectFlags::REVERSE_MAPPED | ObjectFlags::ANONYMOUS;
        let data = TypeData::ReverseMapped { source, mapped_type: target, constraint_type: constraint };
        Some(self.create_type(TypeFlags::OBJECT, flags, None, None, data))
    }

    /// Type of a property of a reversed mapped type. TypeScript: getTypeOfReverseMappedSymbol
    pub fn type_of_reverse_mapped_symbol(&self, symbol: SymbolId) -> TypeId {
        let cache = &self.symbol(symbol).links.ty;
        if let Some(ty) = cache.get() {
            return ty;
        }
        let key = self.inference.reverse_mapped.symbols.borrow().get(&symbol).copied();
        let Some((property, mapped, constraint)) = key else {
            return self.unsupported("a property of a reversed mapped type without its origin", None);
        };
        let (ty, taint) = self.decide(|| self.infer_reverse_mapped_type(property, mapped, constraint));
        let ty = taint.or(ty).unwrap_or(self.t.unknown);
        cache.set(Some(ty));
        ty
    }

    /// What `T[P]` is when the template makes `source` of it; `None` when it nests without end.
    /// TypeScript: inferReverseMappedType
    pub fn infer_reverse_mapped_type(&self, source: TypeId, target: TypeId, constraint: TypeId) -> Option<TypeId> {
        let caches = &self.inference.reverse_mapped;
        let key = (source, target, constraint);
        if let Some(&known) = caches.types.borrow().get(&key) {
            return Some(known.unwrap_or(self.t.unknown));
        }
        caches.source_stack.borrow_mut().push(source);
        caches.target_stack.borrow_mut().push(target);
        let saved = caches.expanding.get();
        let nests = |ty: TypeId, stack: &RefCell<Vec<TypeId>>| {
            let stack = stack.borrow().clone();
            self.is_deeply_nested_type(ty, &stack, 2)
        };
        if nests(source, &caches.source_stack) {
            caches.expanding.set(caches.expanding.get() | EXPANDING_SOURCE);
        }
        if nests(target, &caches.target_stack) {
            caches.expanding.set(caches.expanding.get() | EXPANDING_TARGET);
        }
        let (ty, taint) = if caches.expanding.get() == EXPANDING_BOTH {
            (None, None)
        } else {
            self.decide(|| Some(self.infer_reverse_mapped_type_worker(source, target, constraint)))
        };
        caches.source_stack.borrow_mut().pop();
        caches.target_stack.borrow_mut().pop();
        caches.expanding.set(saved);
        if taint.is_some() {
            return taint;
        }
        caches.types.borrow_mut().insert(key, ty);
        ty
    }

    /// TypeScript: inferReverseMappedTypeWorker
    fn infer_reverse_mapped_type_worker(&self, source: TypeId, target: TypeId, constraint: TypeId) -> TypeId {
        let TypeData::Index { ty: indexed, .. } = self.ty(constraint).data else { return self.t.unknown };
        let parameter = self.type_parameter_from_mapped_type(target);
        let inference = Inference::new(self.indexed_access_type(indexed, parameter));
        let template = self.template_type_from_mapped_type(target);
        self.infer_into(std::slice::from_ref(&inference), source, template, InferencePriority::empty(), false);
        self.widened_type(self.type_from_inference(&inference).unwrap_or(self.t.unknown))
    }

    /// The union of the candidates, or the intersection of the contravariant ones. TypeScript: getTypeFromInference
    pub(super) fn type_from_inference(&self, inference: &Inference) -> Option<TypeId> {
        if let Some(unsupported) = self.unsupported_candidate(inference) {
            return Some(unsupported);
        }
        let candidates = inference.candidates.borrow().clone();
        if !candidates.is_empty() {
            return Some(self.union_type_with(&candidates, UnionReduction::Subtype, None, None));
        }
        let contra_candidates = inference.contra_candidates.borrow().clone();
        (!contra_candidates.is_empty()).then(|| self.inferred_intersection(&contra_candidates))
    }

    /// Members of a reversed mapped type. TypeScript: resolveReverseMappedTypeMembers
    pub fn resolve_reverse_mapped_type_members(&self, ty: TypeId) {
        let TypeData::ReverseMapped { source, mapped_type, constraint_type } = self.ty(ty).data else { return };
        let modifiers = self.mapped_type_modifiers(mapped_type);
        let keeps_readonly = !modifiers.contains(MappedTypeModifiers::INCLUDE_READONLY);
        let keeps_optional = !modifiers.contains(MappedTypeModifiers::INCLUDE_OPTIONAL);
        let index_infos = match self.index_info_of_type(source, self.t.string) {
            Some(info) => self.list(&[IndexInfo {
                key_type: self.t.string,
                ty: self.infer_reverse_mapped_type(info.ty, mapped_type, constraint_type).unwrap_or(self.t.unknown),
                is_readonly: keeps_readonly && info.is_readonly,
                declaration: None,
            }]),
            None => &[],
        };
        let limit = self.limited_constraint(mapped_type, constraint_type);
        let origin = self.origin_of_members(mapped_type, constraint_type);
        let mut members = SymbolTableBuilder::default();
        for &property in self.properties_of_type(source) {
            if let Some(limit) = limit {
                let name = self.literal_type_from_property(property, TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE);
                let (is_in_limit, taint) = self.decide(|| self.is_type_assignable_to(name, limit));
                if taint.is_none() && !is_in_limit {
                    continue;
                }
            }
            let name = self.symbol(property).name;
            members.insert(name, self.reverse_property(property, name, keeps_readonly, keeps_optional, origin));
        }
        let members: &SymbolTable<'p> = self.table(&members);
        self.set_structured_type_members(ty, members, &[], &[], index_infos);
    }

    fn reverse_property(
        &self,
        property: SymbolId,
        name: Name,
        keeps_readonly: bool,
        keeps_optional: bool,
        (mapped_type, constraint_type): (TypeId, TypeId),
    ) -> SymbolId {
        let data = self.symbol(property);
        let optional = if keeps_optional { data.flags.get() & SymbolFlags::OPTIONAL } else { SymbolFlags::empty() };
        let is_readonly = keeps_readonly && self.is_readonly_symbol(property);
        let readonly = if is_readonly { CheckFlags::READONLY } else { CheckFlags::empty() };
        let flags = SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT | optional;
        let inferred = self.create_symbol(flags, name, CheckFlags::REVERSE_MAPPED | readonly);
        self.symbol(inferred).declarations.set(data.declarations.get());
        self.symbol(inferred).links.name_type.set(data.links.name_type.get());
        let key = (self.type_of_symbol(property), mapped_type, constraint_type);
        self.inference.reverse_mapped.symbols.borrow_mut().insert(inferred, key);
        inferred
    }

    /// Mapped type and constraint that the members are read by: `T[K][P]` goes on with `T`.
    /// TypeScript: resolveReverseMappedTypeMembers
    fn origin_of_members(&self, mapped_type: TypeId, constraint_type: TypeId) -> (TypeId, TypeId) {
        if let TypeData::Index { ty: indexed, .. } = self.ty(constraint_type).data
            && let TypeData::IndexedAccess { object, index, .. } = self.ty(indexed).data
            && self.flags(object).contains(TypeFlags::TYPE_PARAMETER)
            && self.flags(index).contains(TypeFlags::TYPE_PARAMETER)
        {
            return (self.replace_indexed_access(mapped_type, indexed, object), self.index_type(object));
        }
        (mapped_type, constraint_type)
    }

    /// `instantiable` with its object type standing for the indexed access. TypeScript: replaceIndexedAccess
    fn replace_indexed_access(&self, instantiable: TypeId, indexed: TypeId, replacement: TypeId) -> TypeId {
        let TypeData::IndexedAccess { object, index, .. } = self.ty(indexed).data else { return instantiable };
        let sources = self.list(&[index, object]);
        let targets = self.list(&[self.number_literal_type(0.0), self.create_tuple_of_one(replacement)]);
        self.instantiate_type(instantiable, self.mapper(Mapper::Array { sources, targets: Some(targets) }))
    }

    fn create_tuple_of_one(&self, element: TypeId) -> TypeId {
        self.create_tuple_type(&[element], &[ElementFlags::REQUIRED], false, &[None])
    }

    /// Keys that the other side of `keyof T & K` allows. TypeScript: getLimitedConstraint
    fn limited_constraint(&self, mapped_type: TypeId, constraint_type: TypeId) -> Option<TypeId> {
        let constraint = self.constraint_type_from_mapped_type(mapped_type);
        let intersection = match &self.ty(constraint).data {
            TypeData::Union(union) => union.origin?,
            TypeData::Intersection(_) => constraint,
            _ => return None,
        };
        let TypeData::Intersection(intersection) = &self.ty(intersection).data else { return None };
        let rest: Vec<TypeId> = intersection.types.iter().copied().filter(|&ty| ty != constraint_type).collect();
        let limited = self.intersection_type(&rest);
        (limited != self.t.never).then_some(limited)
    }
}
