//! Names of members as they are written.

use super::naming::Path;
use super::{TypeWriter, Unwritable};
use crate::base::type_node::PropertyName;
use crate::checker::members::is_numeric_literal_name;
use crate::checker::types::{LiteralValue, SymbolId, TypeData};

impl TypeWriter<'_, '_> {
    pub(super) fn property_name(&self, property: SymbolId) -> Result<PropertyName, Unwritable> {
        let checker = self.checker;
        let text = checker.symbol_text(property);
        if text.starts_with("__@") {
            let name_type = checker.symbol(property).links.name_type.get();
            let symbol = name_type.and_then(|ty| checker.ty(ty).symbol);
            return match symbol.and_then(|symbol| self.path_of(symbol)) {
                Some(Path::Global(name)) => Ok(PropertyName::Computed(name)),
                _ => Err(self.unwritable("a property whose name is a unique symbol", Some(property))),
            };
        }
        if is_numeric_literal_name(text) && self.is_declared_as_number(property) {
            return Ok(PropertyName::Number(text.to_owned()));
        }
        Ok(PropertyName::String(text.to_owned()))
    }

    /// Whether a numeric name was a number, not a string, where it was declared.
    fn is_declared_as_number(&self, property: SymbolId) -> bool {
        let checker = self.checker;
        let data = checker.symbol(property);
        if let Some(name_type) = data.links.name_type.get() {
            return matches!(checker.ty(name_type).data, TypeData::Literal { value: LiteralValue::Number(_), .. });
        }
        let Some(&declaration) = data.declarations.get().first() else { return true };
        let key = match checker.kind(declaration) {
            oxc_ast::AstKind::TSPropertySignature(node) => &node.key,
            oxc_ast::AstKind::TSMethodSignature(node) => &node.key,
            oxc_ast::AstKind::PropertyDefinition(node) => &node.key,
            oxc_ast::AstKind::ObjectProperty(node) => &node.key,
            _ => return true,
        };
        !matches!(key, oxc_ast::ast::PropertyKey::StringLiteral(_))
    }
}
