//! Instantiation: a type with its type parameters replaced.
//!
//! Depth and number of instantiations are limited as in TypeScript. While a mapper is being applied, what it made of
//! types met on the way is remembered, which keeps recursive types from being built again and again.

use std::cell::{Cell, RefCell};

use rustc_hash::FxHashMap;

use super::UnionReduction;
use super::intersection::IntersectionFlags;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::types::{Alias, TypeData, TypeId};

/// Instantiations that may be nested.
const DEPTH_LIMIT: u32 = 100;
/// Instantiations that one expression may need.
const COUNT_LIMIT: u32 = 5_000_000;

/// One mapper under way and what it made of types so far.
struct ActiveMapper<'p> {
    mapper: &'p Mapper<'p>,
    results: FxHashMap<(TypeId, Option<Alias<'p>>), TypeId>,
}

/// What instantiation keeps while it works.
#[derive(Default)]
pub(super) struct InstantiationState<'p> {
    depth: Cell<u32>,
    count: Cell<u32>,
    /// Entries from `active_count` on are spare.
    active: RefCell<Vec<ActiveMapper<'p>>>,
    active_count: Cell<usize>,
}

impl<'p> Checker<'p> {
    /// `ty` with its type parameters replaced. TypeScript: instantiateType
    pub fn instantiate_type(&self, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        self.instantiate_type_with_alias(ty, mapper, None)
    }

    /// As [`Self::instantiate_type`], where there may be nothing to replace.
    pub fn instantiate_if(&self, ty: TypeId, mapper: Option<&'p Mapper<'p>>) -> TypeId {
        mapper.map_or(ty, |mapper| self.instantiate_type(ty, mapper))
    }

    /// The list itself when nothing changes. TypeScript: instantiateTypes
    pub fn instantiate_types(&self, types: &'p [TypeId], mapper: &'p Mapper<'p>) -> &'p [TypeId] {
        self.instantiate_list(types, |ty| self.instantiate_type(ty, mapper))
    }

    /// The list itself when nothing changes. TypeScript: instantiateList
    pub(super) fn instantiate_list<T: Copy + PartialEq>(
        &self,
        items: &'p [T],
        mut instantiate: impl FnMut(T) -> T,
    ) -> &'p [T] {
        for (at, &item) in items.iter().enumerate() {
            let mapped = instantiate(item);
            if mapped != item {
                let mut result = items[..at].to_vec();
                result.push(mapped);
                result.extend(items[at + 1..].iter().map(|&item| instantiate(item)));
                return self.list(&result);
            }
        }
        items
    }

    /// `alias`, or else `own` with its arguments instantiated.
    pub(super) fn alias_or_instantiated(
        &self,
        alias: Option<Alias<'p>>,
        own: Option<Alias<'p>>,
        mapper: &'p Mapper<'p>,
    ) -> Option<Alias<'p>> {
        alias.or_else(|| {
            own.map(|own| Alias {
                symbol: own.symbol,
                arguments: own.arguments.map(|arguments| self.instantiate_types(arguments, mapper)),
            })
        })
    }

    /// As [`Self::instantiate_type`], the result being reached through `alias`. TypeScript: instantiateTypeWithAlias
    pub fn instantiate_type_with_alias(&self, ty: TypeId, mapper: &'p Mapper<'p>, alias: Option<Alias<'p>>) -> TypeId {
        if !self.could_contain_type_variables(ty) {
            return ty;
        }
        let state = &self.ops.instantiation;
        if state.depth.get() == DEPTH_LIMIT || state.count.get() >= COUNT_LIMIT {
            return self.unsupported("a type instantiation is excessively deep and possibly infinite", None);
        }
        let found = self.find_active_mapper(mapper);
        let at = found.unwrap_or_else(|| self.push_active_mapper(mapper));
        let key = (ty, alias);
        if let Some(&known) = state.active.borrow()[at].results.get(&key) {
            return known;
        }
        state.count.set(state.count.get() + 1);
        state.depth.set(state.depth.get() + 1);
        let result = self.instantiate_type_worker(ty, mapper, alias);
        if found.is_none() {
            self.pop_active_mapper();
        } else {
            state.active.borrow_mut()[at].results.insert(key, result);
        }
        state.depth.set(state.depth.get() - 1);
        result
    }

    /// Each statement and expression has a budget of instantiations of its own.
    pub fn restart_instantiation_count(&self) {
        self.ops.instantiation.count.set(0);
    }

    /// TypeScript: findActiveMapper
    fn find_active_mapper(&self, mapper: &'p Mapper<'p>) -> Option<usize> {
        let state = &self.ops.instantiation;
        state.active.borrow()[..state.active_count.get()].iter().rposition(|active| std::ptr::eq(active.mapper, mapper))
    }

    /// TypeScript: pushActiveMapper
    fn push_active_mapper(&self, mapper: &'p Mapper<'p>) -> usize {
        let state = &self.ops.instantiation;
        let at = state.active_count.get();
        let mut active = state.active.borrow_mut();
        if at < active.len() {
            active[at].mapper = mapper;
        } else {
            active.push(ActiveMapper { mapper, results: FxHashMap::default() });
        }
        state.active_count.set(at + 1);
        at
    }

    /// TypeScript: popActiveMapper
    fn pop_active_mapper(&self) {
        let state = &self.ops.instantiation;
        let at = state.active_count.get() - 1;
        state.active_count.set(at);
        state.active.borrow_mut()[at].results.clear();
    }

    /// Forgets what active mappers made, after an inference that they ask for has changed.
    /// TypeScript: clearActiveMapperCaches
    pub fn clear_active_mapper_caches(&self) {
        let state = &self.ops.instantiation;
        for active in &mut state.active.borrow_mut()[..state.active_count.get()] {
            active.results.clear();
        }
    }

    /// TypeScript: instantiateTypeWorker
    fn instantiate_type_worker(&self, ty: TypeId, mapper: &'p Mapper<'p>, alias: Option<Alias<'p>>) -> TypeId {
        let source = self.ty(ty);
        match &source.data {
            TypeData::TypeParameter(_) => self.mapped_type(ty, mapper),
            TypeData::Reference(reference) if reference.node.is_none() => {
                self.instantiate_reference(ty, reference.target, mapper)
            }
            TypeData::Interface(_) | TypeData::Tuple(_) => self.instantiate_reference(ty, ty, mapper),
            TypeData::ReverseMapped { .. } => self.instantiate_reverse_mapped_type(ty, mapper),
            TypeData::Reference(_) | TypeData::Anonymous(_) | TypeData::Mapped(_) => {
                self.object_type_instantiation(ty, mapper, alias)
            }
            TypeData::Union(_) | TypeData::Intersection(_) => self.instantiate_union_or_intersection(ty, mapper, alias),
            TypeData::Index { ty, .. } => self.index_type(self.instantiate_type(*ty, mapper)),
            TypeData::TemplateLiteral { texts, types } => {
                self.template_literal_type(texts, self.instantiate_types(types, mapper))
            }
            TypeData::StringMapping { ty } => match source.symbol {
                Some(symbol) => self.string_mapping_type(symbol, self.instantiate_type(*ty, mapper)),
                None => *ty,
            },
            TypeData::IndexedAccess { object, index, flags, .. } => {
                let alias = self.alias_or_instantiated(alias, source.alias, mapper);
                let object = self.instantiate_type(*object, mapper);
                let index = self.instantiate_type(*index, mapper);
                let flags = crate::checker::flags::AccessFlags::from_bits_retain(*flags);
                self.indexed_access_type_with(object, index, flags, None, alias)
            }
            TypeData::Conditional(conditional) => {
                let mapper = self.combine_type_mappers(conditional.mapper, mapper);
                self.conditional_type_instantiation(ty, mapper, false, alias)
            }
            TypeData::Substitution { base, constraint } => {
                self.instantiate_substitution(ty, *base, *constraint, mapper)
            }
            _ => ty,
        }
    }

    fn instantiate_reference(&self, ty: TypeId, target: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        if !self.object_flags(ty).contains(ObjectFlags::REFERENCE) {
            return ty;
        }
        let arguments = self.type_arguments(ty);
        let instantiated = self.instantiate_types(arguments, mapper);
        if arguments == instantiated { ty } else { self.create_normalized_type_reference(target, instantiated) }
    }

    fn instantiate_union_or_intersection(
        &self,
        ty: TypeId,
        mapper: &'p Mapper<'p>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let source = self.ty(ty);
        let origin = match &source.data {
            TypeData::Union(union) => {
                union.origin.filter(|&origin| self.flags(origin).intersects(TypeFlags::UNION_OR_INTERSECTION))
            }
            _ => None,
        };
        let types = self.constituents(origin.unwrap_or(ty));
        let instantiated = self.instantiate_types(types, mapper);
        if instantiated == types && alias.map(|alias| alias.symbol) == source.alias.map(|alias| alias.symbol) {
            return ty;
        }
        let alias = self.alias_or_instantiated(alias, source.alias, mapper);
        let is_intersection = source.flags.contains(TypeFlags::INTERSECTION)
            || origin.is_some_and(|origin| self.flags(origin).contains(TypeFlags::INTERSECTION));
        if is_intersection {
            self.intersection_type_with(instantiated, IntersectionFlags::empty(), alias)
        } else {
            self.union_type_with(instantiated, UnionReduction::Literal, alias, None)
        }
    }

    fn instantiate_substitution(&self, ty: TypeId, base: TypeId, constraint: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        let new_base = self.instantiate_type(base, mapper);
        if self.is_no_infer_type(ty) {
            return self.no_infer_type(new_base);
        }
        let new_constraint = self.instantiate_type(constraint, mapper);
        let base_is_variable = self.flags(new_base).intersects(TypeFlags::TYPE_VARIABLE);
        if base_is_variable && self.is_generic_type(new_constraint) {
            return self.substitution_type(new_base, new_constraint);
        }
        if self.is_unsupported(new_constraint) {
            return new_constraint;
        }
        if self.flags(new_constraint).intersects(TypeFlags::ANY_OR_UNKNOWN) {
            return new_base;
        }
        let (satisfied, taint) = self.decide(|| {
            self.is_type_assignable_to(
                self.restrictive_instantiation(new_base),
                self.restrictive_instantiation(new_constraint),
            )
        });
        if let Some(unsupported) = taint {
            return unsupported;
        }
        if satisfied {
            new_base
        } else if base_is_variable {
            self.substitution_type(new_base, new_constraint)
        } else {
            self.intersection_type(&[new_constraint, new_base])
        }
    }

    /// TypeScript: instantiateReverseMappedType
    fn instantiate_reverse_mapped_type(&self, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        let TypeData::ReverseMapped { source, mapped_type, constraint_type } = self.ty(ty).data else { return ty };
        let inner_mapped = self.instantiate_type(mapped_type, mapper);
        if !self.object_flags(inner_mapped).contains(ObjectFlags::MAPPED) {
            return ty;
        }
        let inner_index = self.instantiate_type(constraint_type, mapper);
        if !self.flags(inner_index).contains(TypeFlags::INDEX) {
            return ty;
        }
        let source = self.instantiate_type(source, mapper);
        self.infer_type_for_homomorphic_mapped_type(source, inner_mapped, inner_index).unwrap_or(ty)
    }

    /// `ty` with the wildcard for every type parameter. TypeScript: getPermissiveInstantiation
    pub fn permissive_instantiation(&self, ty: TypeId) -> TypeId {
        self.cached_instantiation(ty, &self.ty(ty).links.permissive_instantiation, &Mapper::Permissive)
    }

    /// `ty` with constraints taken off its type parameters. TypeScript: getRestrictiveInstantiation
    pub fn restrictive_instantiation(&self, ty: TypeId) -> TypeId {
        let result = self.cached_instantiation(ty, &self.ty(ty).links.restrictive_instantiation, &Mapper::Restrictive);
        self.ty(result).links.restrictive_instantiation.set(Some(result));
        result
    }

    /// `ty` with a unique literal for every type parameter. TypeScript: getUniqueLiteralFilledInstantiation
    pub fn unique_literal_filled_instantiation(&self, ty: TypeId) -> TypeId {
        self.cached_instantiation(ty, &self.ty(ty).links.unique_literal_filled_instantiation, &Mapper::UniqueLiteral)
    }

    fn cached_instantiation(&self, ty: TypeId, cache: &Cell<Option<TypeId>>, mapper: &'p Mapper<'p>) -> TypeId {
        let closed = TypeFlags::PRIMITIVE | TypeFlags::ANY_OR_UNKNOWN | TypeFlags::NEVER;
        if self.flags(ty).intersects(closed) {
            return ty;
        }
        cache.get().unwrap_or_else(|| {
            let result = self.instantiate_type(ty, mapper);
            cache.set(Some(result));
            result
        })
    }
}
