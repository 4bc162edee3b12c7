//! The way from modules to what they export, through re-exports and namespaces.

use super::is_identifier;
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::types::SymbolId;
use crate::program::module_specifier;

/// Namespaces inside of namespaces beyond this are not looked through.
const DEEPEST: usize = 2;

impl Checker<'_> {
    /// The names behind `import("…")` that mean `symbol`: none where the module itself means it, by `export =`.
    pub(super) fn exported_path(&self, module: SymbolId, symbol: SymbolId) -> Option<Vec<String>> {
        let target = self.resolve_external_module_symbol(module);
        if target == symbol {
            return Some(Vec::new());
        }
        self.exported_name(target, symbol).map(|name| vec![self.text(name).to_owned()])
    }

    /// The name under which a module or namespace exports a symbol: its own, if it has that one among others.
    fn exported_name(&self, module: SymbolId, symbol: SymbolId) -> Option<Name> {
        let exports = self.exports_of_module(module);
        let own = self.symbol(symbol).name;
        let can_be_written = |name: Name| name != Name::EXPORT_EQUALS && is_identifier(self.text(name));
        let means = |export: SymbolId| export == symbol || self.resolve_symbol(export) == Some(symbol);
        if can_be_written(own) && exports.get(own).is_some_and(means) {
            return Some(own);
        }
        // What is exported under another name is an alias, or the default export.
        let mut named = exports.iter().filter(|&(name, _)| name != Name::DEFAULT && can_be_written(name));
        named
            .find(|&(_, export)| means(export))
            .map(|(name, _)| name)
            .or_else(|| exports.get(Name::DEFAULT).filter(|&export| means(export)).map(|_| Name::DEFAULT))
    }

    /// The names that lead from a module to a symbol, through as few namespaces as possible.
    pub(super) fn path_in_module(&self, module: SymbolId, symbol: SymbolId) -> Option<Vec<String>> {
        if module == symbol {
            return Some(Vec::new());
        }
        let mut level = vec![(module, Vec::new())];
        for _ in 0..=DEEPEST {
            for (namespace, path) in &level {
                if let Some(end) = self.exported_path(*namespace, symbol) {
                    return Some([&path[..], &end].concat());
                }
            }
            level = level.iter().flat_map(|(namespace, path)| self.namespaces_of(*namespace, path)).collect();
        }
        None
    }

    /// The namespaces that a module or namespace at `path` exports, with their paths.
    fn namespaces_of(&self, module: SymbolId, path: &[String]) -> Vec<(SymbolId, Vec<String>)> {
        let exports = self.exports_of_module(self.resolve_external_module_symbol(module));
        let named = exports.iter().filter(|&(name, _)| name != Name::DEFAULT && is_identifier(self.text(name)));
        named
            .filter_map(|(name, export)| {
                let target = self.resolve_symbol(export)?;
                let is_namespace = self.symbol(target).flags.get().intersects(SymbolFlags::MODULE);
                is_namespace.then(|| (target, [path, &[self.text(name).to_owned()]].concat()))
            })
            .collect()
    }

    /// What a file imports and re-exports from: specifiers with their modules, in order.
    pub(super) fn imports_of_file(&self, file: FileId) -> impl Iterator<Item = (String, SymbolId)> {
        let program = self.program.module(file).ast();
        let root = NodeRef { file, node: program.node_id.get() };
        program.body.iter().filter_map(move |statement| {
            let source = module_specifier(statement)?;
            let module = self.resolve_external_module_name(root, &source.value)?;
            Some((source.value.to_string(), module))
        })
    }

    /// Whether a file is the app's own: not of a package, not of the library.
    pub fn is_app_file(&self, file: FileId) -> bool {
        let module = self.program.module(file);
        !module.is_library() && !module.path().components().any(|part| part.as_os_str() == "node_modules")
    }
}
