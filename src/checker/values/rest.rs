//! Rest properties, and which properties a spread takes along.

use oxc_ast::AstKind;

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{SymbolId, TypeId};

impl Checker<'_> {
    /// `source` without the properties that `names` name. TypeScript: getRestType
    pub fn rest_type(&self, source: TypeId, names: &[TypeId], symbol: Option<SymbolId>) -> TypeId {
        let source = self.filter_type(source, &mut |part| !self.flags(part).intersects(TypeFlags::NULLABLE));
        if self.flags(source).intersects(TypeFlags::NEVER) {
            return self.t.empty_object;
        }
        if self.flags(source).intersects(TypeFlags::UNION) {
            return self.map_type(source, &mut |part| self.rest_type(part, names, symbol));
        }
        let mut omitted = self.union_type(names);
        let mut kept = Vec::new();
        let mut unspreadable = Vec::new();
        for &property in self.properties_of_type(source) {
            let key = self.literal_type_from_property(property, TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE);
            let hidden = ModifierFlags::PRIVATE | ModifierFlags::PROTECTED;
            if !self.is_type_assignable_to(key, omitted)
                && !self.declaration_modifier_flags_from_symbol(property).intersects(hidden)
                && self.is_spreadable_property(property)
            {
                kept.push(property);
            } else {
                unspreadable.push(key);
            }
        }
        if self.is_generic_object_type(source) || self.is_generic_index_type(omitted) {
            if !unspreadable.is_empty() {
                unspreadable.insert(0, omitted);
                omitted = self.union_type(&unspreadable);
            }
            if self.flags(omitted).intersects(TypeFlags::NEVER) {
                return source;
            }
            return match self.global_alias_symbol("Omit", 2) {
                Some(omit) => self.type_alias_instantiation(omit, &[source, omitted], None),
                None => self.unsupported("the library has no Omit", None),
            };
        }
        let mut members = SymbolTableBuilder::default();
        for property in kept {
            members.insert(self.symbol(property).name, self.spread_symbol(property, false));
        }
        let infos = self.index_infos_of_type(source);
        let ty = self.create_anonymous_type(symbol, self.table(&members), &[], &[], infos);
        self.ty(ty).object_flags.set(self.object_flags(ty) | ObjectFlags::OBJECT_REST_TYPE);
        ty
    }

    /// Whether a spread copies a property: not methods and accessors of classes, nor private names.
    /// TypeScript: isSpreadableProperty
    pub fn is_spreadable_property(&self, property: SymbolId) -> bool {
        let data = self.symbol(property);
        let declarations = data.declarations.get();
        let is_private = declarations.iter().any(|&declaration| match self.kind(declaration) {
            AstKind::PropertyDefinition(node) => node.key.is_private_identifier(),
            AstKind::MethodDefinition(node) => node.key.is_private_identifier(),
            AstKind::AccessorProperty(node) => node.key.is_private_identifier(),
            _ => false,
        });
        let prototype = SymbolFlags::METHOD | SymbolFlags::ACCESSOR;
        !is_private
            && (!data.flags.get().intersects(prototype)
                || !declarations.iter().any(|&declaration| {
                    matches!(self.kind(declaration), AstKind::MethodDefinition(_) | AstKind::AccessorProperty(_))
                }))
    }

    /// The copy of a property that a spread makes. TypeScript: getSpreadSymbol
    pub fn spread_symbol(&self, property: SymbolId, readonly: bool) -> SymbolId {
        let data = self.symbol(property);
        let flags = data.flags.get();
        let set_only = flags.intersects(SymbolFlags::SET_ACCESSOR) && !flags.intersects(SymbolFlags::GET_ACCESSOR);
        if !set_only && readonly == self.is_readonly_symbol(property) {
            return property;
        }
        let mut check_flags = data.check_flags.get() & CheckFlags::LATE;
        check_flags.set(CheckFlags::READONLY, readonly);
        let copy_flags = SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT | (flags & SymbolFlags::OPTIONAL);
        let copy = self.create_symbol(copy_flags, data.name, check_flags);
        let links = &self.symbol(copy).links;
        links.ty.set(Some(if set_only { self.t.undefined } else { self.type_of_symbol(property) }));
        self.symbol(copy).declarations.set(data.declarations.get());
        links.name_type.set(data.links.name_type.get());
        links.synthetic_origin.set(Some(property));
        copy
    }
}
