//! Names of members as they are written.

use oxc_ast::ast::PropertyKey;

use super::naming::{Path, query};
use super::{Stop, TypeWriter};
use crate::base::type_node::{PropertyName, TypeNode};
use crate::checker::members::is_numeric_literal_name;
use crate::checker::types::{LiteralValue, SymbolId, TypeData};

/// How a member is called.
pub(super) enum Key {
    /// By a name that an object type can have.
    Name(PropertyName),
    /// By a symbol that only a module leads to; this is its type.
    Symbol(TypeNode),
}

impl TypeWriter<'_, '_> {
    pub(super) fn key(&self, property: SymbolId) -> Result<Key, Stop> {
        let checker = self.checker;
        let text = checker.symbol_text(property);
        if text.starts_with("__@") {
            let name_type = checker.symbol(property).links.name_type.get();
            let symbol = name_type.and_then(|ty| checker.ty(ty).symbol);
            return match symbol.and_then(|symbol| self.path_of(symbol)) {
                Some(Path::Global(name)) => Ok(Key::Name(PropertyName::Computed(name))),
                Some(path @ Path::Module(..)) => Ok(Key::Symbol(query(path))),
                None => Err(self.unwritable("a property whose name is a symbol that the app does not export", symbol)),
            };
        }
        if is_numeric_literal_name(text) && self.is_declared_as_number(property) {
            return Ok(Key::Name(PropertyName::Number(text.to_owned())));
        }
        Ok(Key::Name(PropertyName::String(text.to_owned())))
    }

    /// Whether a numeric name was a number, not a string, where it was declared.
    fn is_declared_as_number(&self, property: SymbolId) -> bool {
        let checker = self.checker;
        let data = checker.symbol(property);
        if let Some(name_type) = data.links.name_type.get() {
            return matches!(checker.ty(name_type).data, TypeData::Literal { value: LiteralValue::Number(_), .. });
        }
        let Some(&declaration) = data.declarations.get().first() else { return true };
        !matches!(checker.member_key(declaration), Some((PropertyKey::StringLiteral(_), _)))
    }
}
