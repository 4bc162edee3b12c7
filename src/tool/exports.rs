//! The exports of any module and their types: what the checker can be asked about without a tool around it.

use super::TypeText;
use super::analyze::concrete;
use crate::base::FileId;
use crate::checker::Checker;
use crate::checker::display::Unwritable;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::{SymbolId, TypeId};

/// One export: its name, and its type or why nobody can say it.
pub type Export = (String, Result<TypeText, Unwritable>);

/// The exports of `file` that have a type without type arguments, in their order: values, interfaces and aliases.
/// Classes, enums and namespaces are not among them; their members are, where something of that type is exported.
pub fn types_of_exports(checker: &Checker<'_>, file: FileId) -> Vec<Export> {
    let Some(module) = checker.module_symbol(file) else { return Vec::new() };
    let exports = checker.exports_of_module(module).iter();
    exports
        .filter_map(|(name, symbol)| {
            let ty = type_of_export(checker, symbol)?;
            Some((checker.text(name).to_owned(), checker.write_type(ty, file).map(concrete)))
        })
        .collect()
}

fn type_of_export(checker: &Checker<'_>, symbol: SymbolId) -> Option<TypeId> {
    let target = checker.resolve_symbol(symbol)?;
    let flags = checker.symbol(target).flags.get();
    if flags.intersects(SymbolFlags::CLASS | SymbolFlags::ENUM | SymbolFlags::MODULE) {
        return None;
    }
    if flags.intersects(SymbolFlags::VALUE) {
        return Some(checker.type_of_symbol(target));
    }
    let is_generic = checker.local_type_parameters_of_class_or_interface_or_type_alias(target).is_some();
    (!is_generic).then(|| checker.declared_type_of_symbol(target))
}
