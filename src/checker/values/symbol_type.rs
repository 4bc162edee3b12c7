//! The type of a symbol's value, whatever kind of symbol it is.

use std::cell::Cell;

use oxc_ast::AstKind;

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::resolution::Question;
use crate::checker::types::{AnonymousType, SymbolId, TypeData, TypeId};

impl Checker<'_> {
    /// The type of a symbol's value. TypeScript: getTypeOfSymbol
    pub fn type_of_symbol(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        let check_flags = data.check_flags.get();
        if check_flags.intersects(CheckFlags::DEFERRED_TYPE) {
            return self.type_of_symbol_with_deferred_type(symbol);
        }
        if check_flags.intersects(CheckFlags::INSTANTIATED) {
            return self.type_of_instantiated_symbol(symbol);
        }
        if check_flags.intersects(CheckFlags::MAPPED) {
            return self.type_of_mapped_symbol(symbol);
        }
        if check_flags.intersects(CheckFlags::REVERSE_MAPPED) {
            return self.type_of_reverse_mapped_symbol(symbol);
        }
        let flags = data.flags.get();
        if flags.intersects(SymbolFlags::VARIABLE | SymbolFlags::PROPERTY) {
            return self.type_of_variable_or_parameter_or_property(symbol);
        }
        if flags.intersects(
            SymbolFlags::FUNCTION
                | SymbolFlags::METHOD
                | SymbolFlags::CLASS
                | SymbolFlags::ENUM
                | SymbolFlags::VALUE_MODULE,
        ) {
            return self.type_of_func_class_enum_module(symbol);
        }
        if flags.intersects(SymbolFlags::ENUM_MEMBER) {
            return cached(&data.links.ty, || self.declared_type_of_enum_member(symbol));
        }
        if flags.intersects(SymbolFlags::ACCESSOR) {
            return self.type_of_accessors(symbol);
        }
        if flags.intersects(SymbolFlags::ALIAS) {
            return self.type_of_alias(symbol);
        }
        if Some(symbol) == self.known_global_this_symbol() {
            return self.type_of_func_class_enum_module(symbol);
        }
        self.unsupported("this name has no value", None)
    }

    fn type_of_instantiated_symbol(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        cached(&links.ty, || match (links.target.get(), links.mapper.get()) {
            (Some(target), Some(mapper)) => self.instantiate_type(self.type_of_symbol(target), mapper),
            _ => self.unsupported("an instantiated symbol without target", None),
        })
    }

    /// TypeScript: getTypeOfSymbolWithDeferredType
    fn type_of_symbol_with_deferred_type(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        cached(&links.ty, || {
            let types = links.deferral_constituents.get().unwrap_or(&[]);
            let is_union = links.deferral_parent.get().is_some_and(|ty| self.flags(ty).intersects(TypeFlags::UNION));
            if is_union { self.union_type(types) } else { self.intersection_type(types) }
        })
    }

    /// The type of a function, class, enum or module as a value. TypeScript: getTypeOfFuncClassEnumModule
    pub fn type_of_func_class_enum_module(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        cached(&data.links.ty, || {
            let flags = data.flags.get();
            if self.is_shorthand_ambient_module(symbol) {
                return self.t.any;
            }
            let anonymous = TypeData::Anonymous(AnonymousType { target: None, mapper: None, node: None });
            let ty = self.create_type(TypeFlags::OBJECT, ObjectFlags::ANONYMOUS, Some(symbol), None, anonymous);
            if flags.intersects(SymbolFlags::CLASS) {
                // Set early: the base class may be reached through this very value.
                data.links.ty.set(Some(ty));
                let variable = self.base_type_variable_of_class(symbol);
                data.links.ty.set(None);
                return variable.map_or(ty, |variable| self.intersection_type(&[ty, variable]));
            }
            if flags.intersects(SymbolFlags::OPTIONAL) && self.program.options().strict_null_checks {
                return self.optional_type(ty, true);
            }
            ty
        })
    }

    /// `declare module "x"` without a body: everything in it is `any`. TypeScript: isShorthandAmbientModuleSymbol
    pub(in crate::checker) fn is_shorthand_ambient_module(&self, symbol: SymbolId) -> bool {
        self.symbol(symbol).declarations.get().first().is_some_and(|&declaration| {
            matches!(self.kind(declaration), AstKind::TSExternalModuleDeclaration(module) if module.body.is_none())
        })
    }

    /// TypeScript: getBaseTypeVariableOfClass
    fn base_type_variable_of_class(&self, symbol: SymbolId) -> Option<TypeId> {
        let base = self.base_constructor_type_of_class(self.declared_type_of_class_or_interface(symbol));
        if self.flags(base).intersects(TypeFlags::TYPE_VARIABLE) {
            return Some(base);
        }
        match &self.ty(base).data {
            TypeData::Intersection(intersection) => {
                intersection.types.iter().copied().find(|&part| self.flags(part).intersects(TypeFlags::TYPE_VARIABLE))
            }
            _ => None,
        }
    }

    /// TypeScript: getTypeOfAlias
    fn type_of_alias(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.ty.get() {
            return ty;
        }
        if !self.push_type_resolution(Question::TypeOfSymbol(symbol)) {
            return self.unsupported("an import that leads back to itself", None);
        }
        let target = self.resolve_alias(symbol);
        let ty = match target {
            Some(target) if self.symbol(target).flags.get().intersects(SymbolFlags::VALUE) => {
                self.type_of_symbol(target)
            }
            _ => self.unsupported("an import that is not found, or is only a type", self.place_of_symbol(symbol)),
        };
        self.pop_type_resolution();
        cached(&links.ty, || ty)
    }

    /// The place of a symbol's first declaration.
    pub fn place_of_symbol(&self, symbol: SymbolId) -> Option<(crate::base::FileId, crate::base::Span)> {
        self.place(self.symbol(symbol).declarations.get().first().copied())
    }

    /// The type that can be assigned to a property; differs from its type for accessors. TypeScript: getWriteTypeOfSymbol
    pub fn write_type_of_symbol(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        let check_flags = data.check_flags.get();
        if check_flags.intersects(CheckFlags::SYNTHETIC_PROPERTY) {
            return data.links.write_type.get().unwrap_or_else(|| self.type_of_symbol(symbol));
        }
        let flags = data.flags.get();
        if flags.intersects(SymbolFlags::PROPERTY) {
            return self.remove_missing_type(self.type_of_symbol(symbol), flags.intersects(SymbolFlags::OPTIONAL));
        }
        if flags.intersects(SymbolFlags::ACCESSOR) {
            if check_flags.intersects(CheckFlags::INSTANTIATED) {
                return cached(&data.links.write_type, || match (data.links.target.get(), data.links.mapper.get()) {
                    (Some(target), Some(mapper)) => self.instantiate_type(self.write_type_of_symbol(target), mapper),
                    _ => self.unsupported("an instantiated symbol without target", None),
                });
            }
            return self.write_type_of_accessors(symbol);
        }
        self.type_of_symbol(symbol)
    }
}

/// What the cell holds, or what `compute` gives; the first answer stays.
pub(super) fn cached(cell: &Cell<Option<TypeId>>, compute: impl FnOnce() -> TypeId) -> TypeId {
    if let Some(ty) = cell.get() {
        return ty;
    }
    let ty = compute();
    if cell.get().is_none() {
        cell.set(Some(ty));
    }
    cell.get().unwrap_or(ty)
}
