//! The way from modules to what they export, through re-exports and namespaces.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::is_identifier;
use super::naming::Path;
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::types::SymbolId;
use crate::program::module_specifier;

/// Namespaces inside of namespaces beyond this are not looked through.
const DEEPEST: usize = 2;

/// What is known of the ways to what modules and namespaces export.
#[derive(Default)]
pub struct DisplayCaches {
    pub(super) paths: RefCell<FxHashMap<(FileId, SymbolId), Option<Path>>>,
    exported: RefCell<FxHashMap<SymbolId, Rc<Exported>>>,
}

/// What a module or namespace exports under names that can be written.
#[derive(Default)]
struct Exported {
    /// By what is meant: the first name, and the default export only where there is no other.
    names: FxHashMap<SymbolId, Name>,
    /// The namespaces among it, but for a default export.
    namespaces: Vec<(Name, SymbolId)>,
}

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
        let own = self.symbol(symbol).name;
        let exported = self.exports_of_module(module).get(own);
        let means = |export: SymbolId| export == symbol || self.resolve_symbol(export) == Some(symbol);
        if self.can_be_written(own) && exported.is_some_and(means) {
            return Some(own);
        }
        self.exported(module).names.get(&symbol).copied()
    }

    fn exported(&self, module: SymbolId) -> Rc<Exported> {
        if let Some(exported) = self.display.exported.borrow().get(&module) {
            return Rc::clone(exported);
        }
        let exports = self.exports_of_module(module);
        let named = exports.iter().filter(|&(name, _)| name != Name::DEFAULT && self.can_be_written(name));
        let default = exports.get(Name::DEFAULT).map(|export| (Name::DEFAULT, export));
        let mut exported = Exported::default();
        for (name, export) in named.chain(default) {
            exported.names.entry(export).or_insert(name);
            let Some(target) = self.resolve_symbol(export) else { continue };
            exported.names.entry(target).or_insert(name);
            if name != Name::DEFAULT && self.symbol(target).flags.get().intersects(SymbolFlags::MODULE) {
                exported.namespaces.push((name, target));
            }
        }
        let exported = Rc::new(exported);
        self.display.exported.borrow_mut().insert(module, Rc::clone(&exported));
        exported
    }

    fn can_be_written(&self, name: Name) -> bool {
        name != Name::EXPORT_EQUALS && is_identifier(self.text(name))
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
            level = level
                .iter()
                .flat_map(|(namespace, path)| {
                    let exported = self.exported(self.resolve_external_module_symbol(*namespace));
                    let below = |&(name, target): &(Name, SymbolId)| {
                        (target, [&path[..], &[self.text(name).to_owned()]].concat())
                    };
                    exported.namespaces.iter().map(below).collect::<Vec<_>>()
                })
                .collect();
        }
        None
    }

    /// What a file imports and re-exports from: specifiers with their modules, in order.
    pub(super) fn imports_of_file(&self, file: FileId) -> impl Iterator<Item = (String, SymbolId)> {
        let program = self.program.module(file).ast();
        program.body.iter().filter_map(move |statement| {
            let (source, _) = module_specifier(statement)?;
            let location = NodeRef { file, node: source.node_id.get() };
            let module = self.resolve_external_module_name(location, &source.value)?;
            Some((source.value.to_string(), module))
        })
    }

    /// Whether a file is the app's own: not of a package, not of the library.
    pub fn is_app_file(&self, file: FileId) -> bool {
        let module = self.program.module(file);
        !module.is_library() && !module.path().components().any(|part| part.as_os_str() == "node_modules")
    }
}
