//! Global types by name, taken from the library files of the app.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::Checker;
use super::flags::SymbolFlags;
use super::types::{SymbolId, TypeId};

/// Global types looked up so far.
#[derive(Default)]
pub(super) struct GlobalCaches {
    types: RefCell<FxHashMap<(&'static str, usize), Option<TypeId>>>,
}

impl Checker<'_> {
    /// The global type called `name` with `arity` type parameters; the empty type where the library has none, as in
    /// TypeScript. TypeScript: getGlobalType
    pub fn global_type(&self, name: &'static str, arity: usize) -> TypeId {
        self.global_type_or_none(name, arity).unwrap_or(if arity > 0 {
            self.t.empty_generic
        } else {
            self.t.empty_object
        })
    }

    /// As [`Self::global_type`], where its absence matters.
    pub fn global_type_or_none(&self, name: &'static str, arity: usize) -> Option<TypeId> {
        let known = self.global_caches.types.borrow().get(&(name, arity)).copied();
        if let Some(known) = known {
            return known;
        }
        let found = self.find_global_type(name, arity);
        self.global_caches.types.borrow_mut().insert((name, arity), found);
        found
    }

    fn find_global_type(&self, name: &'static str, arity: usize) -> Option<TypeId> {
        let symbol = self.global_type_symbol(name)?;
        let ty = self.declared_type_of_class_or_interface(symbol);
        let parameters = self.interface_type(ty).and_then(|interface| interface.type_parameters);
        (parameters.map_or(0, <[TypeId]>::len) == arity).then_some(ty)
    }

    /// The global class or interface symbol called `name`.
    pub fn global_type_symbol(&self, name: &str) -> Option<SymbolId> {
        let symbol = self.global_symbol(self.intern(name))?;
        let is_type = self.symbol(symbol).flags.get().intersects(SymbolFlags::CLASS | SymbolFlags::INTERFACE);
        is_type.then_some(symbol)
    }

    /// The global type alias called `name`, if it takes `arity` arguments. TypeScript: getGlobalTypeAliasSymbol
    pub fn global_alias_symbol(&self, name: &str, arity: usize) -> Option<SymbolId> {
        let symbol = self.global_symbol(self.intern(name))?;
        if !self.symbol(symbol).flags.get().intersects(SymbolFlags::TYPE_ALIAS) {
            return None;
        }
        self.declared_type_of_type_alias(symbol);
        let parameters = self.symbol(symbol).links.type_parameters.get();
        (parameters.map_or(0, <[TypeId]>::len) == arity).then_some(symbol)
    }

    /// `Array<T>`. TypeScript: globalArrayType
    pub fn global_array_type(&self) -> TypeId {
        self.global_type("Array", 1)
    }

    /// `ReadonlyArray<T>`; `Array<T>` where the library has none. TypeScript: globalReadonlyArrayType
    pub fn global_readonly_array_type(&self) -> TypeId {
        self.global_type_or_none("ReadonlyArray", 1).unwrap_or_else(|| self.global_array_type())
    }

    /// `Object`. TypeScript: globalObjectType
    pub fn global_object_type(&self) -> TypeId {
        self.global_type("Object", 0)
    }

    /// `Function`. TypeScript: globalFunctionType
    pub fn global_function_type(&self) -> TypeId {
        self.global_type("Function", 0)
    }

    /// What functions inherit from. TypeScript: globalCallableFunctionType
    pub fn global_callable_function_type(&self) -> TypeId {
        self.strict_function_type("CallableFunction")
    }

    /// What classes inherit from. TypeScript: globalNewableFunctionType
    pub fn global_newable_function_type(&self) -> TypeId {
        self.strict_function_type("NewableFunction")
    }

    fn strict_function_type(&self, name: &'static str) -> TypeId {
        let strict = self.program.options().strict_bind_call_apply;
        strict.then(|| self.global_type_or_none(name, 0)).flatten().unwrap_or_else(|| self.global_function_type())
    }
}
