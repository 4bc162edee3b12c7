//! What iterating a type yields, returns and takes.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::flags::{IterationUse, SymbolFlags, TypeFlags};
use super::names::Name;
use super::types::TypeId;
use super::{Checker, SignatureKind, TypeFacts};

/// The three types of an iterator. TypeScript: `IterationTypes`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_field_names, reason = "`yield` is no name, and the three are called so everywhere")]
pub struct IterationTypes {
    /// Type of `value` while not done.
    pub yield_type: TypeId,
    /// Type of `value` once done.
    pub return_type: TypeId,
    /// Type that `next` takes.
    pub next_type: TypeId,
}

impl IterationTypes {
    /// One type in all three places. TypeScript: anyIterationTypes
    fn all(ty: TypeId) -> Self {
        Self { yield_type: ty, return_type: ty, next_type: ty }
    }
}

/// One of the three. TypeScript: `IterationTypeKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IterationTypeKind {
    Yield,
    Return,
    Next,
}

/// Iteration types found so far; `None` for what cannot be iterated.
#[derive(Default)]
pub(super) struct IterationCaches {
    iterables: RefCell<FxHashMap<(TypeId, IterationUse), Option<IterationTypes>>>,
}

impl Checker<'_> {
    /// TypeScript: getIterationTypesOfIterable
    pub fn iteration_types_of_iterable(&self, ty: TypeId, usage: IterationUse) -> Option<IterationTypes> {
        let ty = self.reduced_type(ty);
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return Some(IterationTypes::all(ty));
        }
        let known = self.iteration.iterables.borrow().get(&(ty, usage)).copied();
        if let Some(known) = known {
            return known;
        }
        let types = if self.flags(ty).intersects(TypeFlags::UNION) {
            let parts: Option<Vec<IterationTypes>> = self
                .constituents(ty)
                .iter()
                .map(|&part| self.iteration_types_of_iterable_worker(part, usage))
                .collect();
            parts.and_then(|parts| self.combine_iteration_types(&parts))
        } else {
            self.iteration_types_of_iterable_worker(ty, usage)
        };
        self.iteration.iterables.borrow_mut().insert((ty, usage), types);
        types
    }

    /// TypeScript: getIterationTypesOfIterableWorker
    fn iteration_types_of_iterable_worker(&self, ty: TypeId, usage: IterationUse) -> Option<IterationTypes> {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return Some(IterationTypes::all(ty));
        }
        if usage.contains(IterationUse::ALLOWS_ASYNC_ITERABLES)
            && let Some(types) = self.iteration_types_of_protocol(ty, true)
        {
            return Some(if usage.contains(IterationUse::FOR_OF_FLAG) {
                self.async_from_sync_iteration_types(types)
            } else {
                types
            });
        }
        if usage.contains(IterationUse::ALLOWS_SYNC_ITERABLES) {
            let types = self.iteration_types_of_protocol(ty, false)?;
            return Some(if usage.contains(IterationUse::ALLOWS_ASYNC_ITERABLES) {
                self.async_from_sync_iteration_types(types)
            } else {
                types
            });
        }
        None
    }

    /// Iteration through `Symbol.iterator` or `Symbol.asyncIterator`.
    fn iteration_types_of_protocol(&self, ty: TypeId, is_async: bool) -> Option<IterationTypes> {
        if let Some(types) = self.iteration_types_of_global(ty, is_async, false) {
            let awaited = |ty| if is_async { self.awaited_type(ty).unwrap_or(ty) } else { ty };
            return Some(IterationTypes {
                yield_type: awaited(types.yield_type),
                return_type: awaited(types.return_type),
                next_type: types.next_type,
            });
        }
        let name = self.property_name_for_known_symbol_name(if is_async { "asyncIterator" } else { "iterator" })?;
        let method = self.property_of_type(ty, name)?;
        if self.symbol(method).flags.get().intersects(SymbolFlags::OPTIONAL) {
            return None;
        }
        let method_type = self.type_of_symbol(method);
        if self.flags(method_type).intersects(TypeFlags::ANY) {
            return Some(IterationTypes::all(method_type));
        }
        let returned: Vec<TypeId> = self
            .signatures_of_type(method_type, SignatureKind::Call)
            .iter()
            .filter(|&&signature| self.min_argument_count(signature) == 0)
            .map(|&signature| self.return_type_of_signature(signature))
            .collect();
        if returned.is_empty() {
            return None;
        }
        self.iteration_types_of_iterator(self.intersection_type(&returned), is_async)
    }

    /// The property name of `Symbol.iterator` and the like. TypeScript: getPropertyNameForKnownSymbolName
    pub fn property_name_for_known_symbol_name(&self, name: &str) -> Option<Name> {
        let constructor = self.global_type_or_none("SymbolConstructor", 0)?;
        let property = self.property_of_type(constructor, self.intern(name))?;
        self.property_name_from_type(self.type_of_symbol(property))
    }

    /// The arguments of the library's own iterator types. TypeScript: getIterationTypesOfIterableFast,
    /// getIterationTypesOfIteratorFast
    fn iteration_types_of_global(&self, ty: TypeId, is_async: bool, iterator: bool) -> Option<IterationTypes> {
        let target = self.reference_target(ty)?;
        let generic: &[&'static str] = match (is_async, iterator) {
            (false, false) => &["Iterable", "IteratorObject", "IterableIterator", "Generator"],
            (false, true) => &["IterableIterator", "Iterator", "IteratorObject", "Generator"],
            (true, false) => &["AsyncIterable", "AsyncIteratorObject", "AsyncIterableIterator", "AsyncGenerator"],
            (true, true) => &["AsyncIterableIterator", "AsyncIterator", "AsyncIteratorObject", "AsyncGenerator"],
        };
        let arguments = self.type_arguments(ty);
        if generic.iter().any(|name| self.global_type_or_none(name, 3) == Some(target)) {
            let [yield_type, return_type, next_type] = arguments.first_chunk().copied()?;
            return Some(IterationTypes { yield_type, return_type, next_type });
        }
        let builtin: &[&'static str] = if is_async {
            &["ReadableStreamAsyncIterator"]
        } else {
            &["ArrayIterator", "MapIterator", "SetIterator", "StringIterator"]
        };
        if builtin.iter().any(|name| self.global_type_or_none(name, 1) == Some(target)) {
            let yield_type = *arguments.first()?;
            let strict = self.program.options().strict_builtin_iterator_return;
            let return_type = if strict { self.t.undefined } else { self.t.any };
            return Some(IterationTypes { yield_type, return_type, next_type: self.t.unknown });
        }
        None
    }

    /// TypeScript: getAsyncFromSyncIterationTypes
    fn async_from_sync_iteration_types(&self, types: IterationTypes) -> IterationTypes {
        if self.flags(types.yield_type).intersects(TypeFlags::ANY) && types.yield_type == types.next_type {
            return types;
        }
        IterationTypes {
            yield_type: self.awaited_type(types.yield_type).unwrap_or(self.t.any),
            return_type: self.awaited_type(types.return_type).unwrap_or(self.t.any),
            next_type: types.next_type,
        }
    }

    /// TypeScript: getIterationTypesOfIterator
    pub fn iteration_types_of_iterator(&self, ty: TypeId, is_async: bool) -> Option<IterationTypes> {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return Some(IterationTypes::all(ty));
        }
        if let Some(types) = self.iteration_types_of_global(ty, is_async, true) {
            return Some(types);
        }
        let next = self.iteration_types_of_method(ty, Name::NEXT, is_async)?;
        let mut parts = vec![next];
        for name in [Name::RETURN, Name::THROW] {
            if self.property_of_type(ty, name).is_some() {
                parts.extend(self.iteration_types_of_method(ty, name, is_async));
            }
        }
        self.combine_iteration_types(&parts)
    }

    /// TypeScript: getIterationTypesOfMethod
    fn iteration_types_of_method(&self, ty: TypeId, name: Name, is_async: bool) -> Option<IterationTypes> {
        let method = self.property_of_type(ty, name)?;
        let is_next = name == Name::NEXT;
        if is_next && self.symbol(method).flags.get().intersects(SymbolFlags::OPTIONAL) {
            return None;
        }
        let mut method_type = self.type_of_symbol(method);
        if !is_next {
            method_type = self.type_with_facts(method_type, TypeFacts::NE_UNDEFINED_OR_NULL);
        }
        if self.flags(method_type).intersects(TypeFlags::ANY) {
            return Some(IterationTypes::all(method_type));
        }
        let signatures = self.signatures_of_type(method_type, SignatureKind::Call);
        if signatures.is_empty() {
            return None;
        }
        let mut parameters = Vec::new();
        let mut returns = Vec::new();
        for &signature in signatures {
            if name != Name::THROW && !self.signature(signature).parameters.is_empty() {
                parameters.push(self.type_at_position(signature, 0));
            }
            returns.push(self.return_type_of_signature(signature));
        }
        let awaited = |ty| if is_async { self.awaited_type(ty).unwrap_or(self.t.any) } else { ty };
        let parameter = if parameters.is_empty() { self.t.unknown } else { self.union_type(&parameters) };
        let mut return_types = Vec::new();
        if name == Name::RETURN {
            return_types.push(awaited(parameter));
        }
        let result = awaited(self.intersection_type(&returns));
        let (yield_type, returned) = self.types_of_iterator_result(result);
        return_types.push(returned);
        Some(IterationTypes {
            yield_type,
            return_type: self.union_type(&return_types),
            next_type: if is_next { parameter } else { self.t.unknown },
        })
    }

    /// The value types of `{ done, value }`. TypeScript: getIterationTypesOfIteratorResult
    fn types_of_iterator_result(&self, ty: TypeId) -> (TypeId, TypeId) {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return (ty, ty);
        }
        if let Some(target) = self.reference_target(ty) {
            let argument = self.type_arguments(ty).first().copied().unwrap_or(self.t.any);
            if self.global_type_or_none("IteratorYieldResult", 1) == Some(target) {
                return (argument, self.t.never);
            }
            if self.global_type_or_none("IteratorReturnResult", 1) == Some(target) {
                return (self.t.never, argument);
            }
        }
        let value_of = |ty: TypeId| {
            (!self.flags(ty).intersects(TypeFlags::NEVER))
                .then(|| self.property_of_type(ty, Name::VALUE))
                .flatten()
                .map(|property| self.type_of_symbol(property))
        };
        let yielded = value_of(self.filter_type(ty, &mut |part| self.is_iterator_result(part, false)));
        let returned = value_of(self.filter_type(ty, &mut |part| self.is_iterator_result(part, true)));
        match (yielded, returned) {
            (None, None) => (self.t.any, self.t.any),
            (yielded, returned) => (yielded.unwrap_or(self.t.never), returned.unwrap_or(self.t.void)),
        }
    }

    /// Whether `done` may have this value. TypeScript: isIteratorResult
    fn is_iterator_result(&self, ty: TypeId, done: bool) -> bool {
        let value = if done { self.t.fresh_true } else { self.t.fresh_false };
        let done_type = match self.property_of_type(ty, Name::DONE) {
            Some(property) => self.type_of_symbol(property),
            None => self.t.fresh_false,
        };
        self.is_type_assignable_to(value, done_type)
    }

    /// TypeScript: combineIterationTypes
    fn combine_iteration_types(&self, parts: &[IterationTypes]) -> Option<IterationTypes> {
        if parts.is_empty() {
            return None;
        }
        let any = parts.iter().find(|part| {
            self.flags(part.yield_type).intersects(TypeFlags::ANY)
                && part.yield_type == part.return_type
                && part.yield_type == part.next_type
        });
        if let Some(any) = any {
            return Some(*any);
        }
        let collect = |of: fn(&IterationTypes) -> TypeId| parts.iter().map(of).collect::<Vec<TypeId>>();
        Some(IterationTypes {
            yield_type: self.union_type(&collect(|part| part.yield_type)),
            return_type: self.union_type(&collect(|part| part.return_type)),
            next_type: self.intersection_type(&collect(|part| part.next_type)),
        })
    }

    /// TypeScript: getIterationTypesOfGeneratorFunctionReturnType
    pub fn iteration_types_of_generator_function_return_type(
        &self,
        ty: TypeId,
        is_async: bool,
    ) -> Option<IterationTypes> {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return Some(IterationTypes::all(ty));
        }
        let usage =
            if is_async { IterationUse::ASYNC_GENERATOR_RETURN_TYPE } else { IterationUse::GENERATOR_RETURN_TYPE };
        self.iteration_types_of_iterable(ty, usage).or_else(|| self.iteration_types_of_iterator(ty, is_async))
    }

    /// One of those types; nothing for `any`. TypeScript: getIterationTypeOfGeneratorFunctionReturnType
    pub fn iteration_type_of_generator_function_return_type(
        &self,
        kind: IterationTypeKind,
        ty: TypeId,
        is_async: bool,
    ) -> Option<TypeId> {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return None;
        }
        let types = self.iteration_types_of_generator_function_return_type(ty, is_async)?;
        Some(match kind {
            IterationTypeKind::Yield => types.yield_type,
            IterationTypeKind::Return => types.return_type,
            IterationTypeKind::Next => types.next_type,
        })
    }

    /// `Iterable<T>`. TypeScript: createIterableType
    pub fn create_iterable_type(&self, element: TypeId) -> TypeId {
        match self.global_type_or_none("Iterable", 3) {
            Some(iterable) => self.create_type_reference(iterable, &[element, self.t.any, self.t.any]),
            None => self.unsupported("the library has no Iterable", None),
        }
    }

    /// `Generator<…>` or `AsyncGenerator<…>`. TypeScript: createGeneratorType
    pub fn create_generator_type(&self, types: IterationTypes, is_async: bool) -> TypeId {
        let name = if is_async { "AsyncGenerator" } else { "Generator" };
        let Some(generator) = self.global_type_or_none(name, 3) else {
            return self.unsupported("the library has no Generator", None);
        };
        let awaited = |ty| if is_async { self.awaited_type(ty).unwrap_or(self.t.unknown) } else { ty };
        let arguments = [awaited(types.yield_type), awaited(types.return_type), types.next_type];
        self.create_type_reference(generator, &arguments)
    }
}
