//! Modules as symbols: files, ambient modules, and what a specifier names.

use oxc_ast::AstKind;

use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SymbolFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::SymbolId;
use crate::program::{Resolution, ResolutionMode};

impl Checker<'_> {
    /// The symbol of a file that is a module.
    pub fn module_symbol(&self, file: FileId) -> Option<SymbolId> {
        let module = self.program.module(file);
        if !module.is_external_module() {
            return None;
        }
        let program = NodeRef { file, node: module.ast().node_id.get() };
        if let Some(&symbol) = self.symbol_caches.by_node.borrow().get(&program) {
            return Some(symbol);
        }
        let name = self.intern(&format!("\"{}\"", module.path().display()));
        let symbol = self.declare(name, &[program], None);
        if module.is_json() {
            self.export_json_value(symbol, program);
        }
        Some(symbol)
    }

    /// A JSON file exports its value as `export =`.
    fn export_json_value(&self, module: SymbolId, program: NodeRef) {
        let value = self.create_symbol(SymbolFlags::PROPERTY, Name::EXPORT_EQUALS, CheckFlags::empty());
        self.symbol(value).declarations.set(self.list(&[program]));
        self.symbol(value).value_declaration.set(Some(program));
        self.symbol(value).parent.set(Some(module));
        let mut table = SymbolTableBuilder::default();
        table.insert(Name::EXPORT_EQUALS, value);
        self.symbol(module).exports.set(Some(self.table(&table)));
    }

    /// The symbol of a `declare module "…"` block: the augmented module, or the ambient module merged over its blocks.
    pub(super) fn symbol_of_ambient_module(&self, node: NodeRef) -> Option<SymbolId> {
        let AstKind::TSExternalModuleDeclaration(declared) = self.kind(node) else { return None };
        let specifier = declared.id.value.as_str();
        if self.program.module(node.file).is_external_module() {
            let module = self.resolve_external_module_name(node, specifier)?;
            return Some(self.resolve_external_module_symbol(module));
        }
        self.ambient_module(specifier)
    }

    fn ambient_module(&self, specifier: &str) -> Option<SymbolId> {
        let name = self.intern(specifier);
        if let Some(&symbol) = self.symbol_caches.ambient_modules.borrow().get(&name) {
            return symbol;
        }
        let blocks = self.program.ambient_modules(specifier);
        let known = blocks.first().and_then(|block| self.symbol_caches.by_node.borrow().get(block).copied());
        let quoted = self.intern(&format!("\"{specifier}\""));
        let symbol = known.or_else(|| (!blocks.is_empty()).then(|| self.declare(quoted, &blocks, None)));
        self.symbol_caches.ambient_modules.borrow_mut().insert(name, symbol);
        symbol
    }

    /// The module that a specifier names where `location` stands. TypeScript: resolveExternalModuleName
    pub fn resolve_external_module_name(&self, location: NodeRef, specifier: &str) -> Option<SymbolId> {
        let relative = specifier.starts_with('.') || specifier.starts_with('/');
        if !relative && let Some(symbol) = self.ambient_module(specifier) {
            return Some(symbol);
        }
        match self.program.resolve(location.file, specifier, self.usage_at(location)) {
            Some(file) => self.module_symbol(file),
            None => self.ambient_module(specifier).or_else(|| self.pattern_module(specifier)),
        }
    }

    /// The module that `specifier` names in the generated file, under `mode` where it asks for one.
    pub fn module_in_generated(&self, specifier: &str, mode: Option<ResolutionMode>) -> Option<SymbolId> {
        if let Some(symbol) = self.ambient_module(specifier) {
            return Some(symbol);
        }
        match self.program.resolution_in_generated(specifier, mode) {
            Resolution::Module(path) => self.module_symbol(self.program.load(&path).ok()?),
            Resolution::Untyped(_) | Resolution::Missing => None,
        }
    }

    /// Whether a specifier names a module that has no types, and no declaration elsewhere: all of it is `any`.
    pub fn is_untyped_module(&self, location: NodeRef, specifier: &str) -> bool {
        self.resolve_external_module_name(location, specifier).is_none()
            && matches!(
                self.program.resolution(location.file, specifier, self.usage_at(location)),
                Resolution::Untyped(_)
            )
    }

    /// The `declare module "*.css"` that matches a specifier best.
    fn pattern_module(&self, specifier: &str) -> Option<SymbolId> {
        let &block = self.program.pattern_modules(specifier).first()?;
        let AstKind::TSExternalModuleDeclaration(declared) = self.kind(block) else { return None };
        self.ambient_module(declared.id.value.as_str())
    }

    /// What `export =` makes of a module. TypeScript: resolveExternalModuleSymbol
    pub fn resolve_external_module_symbol(&self, module: SymbolId) -> SymbolId {
        match self.exports_of_symbol(module).get(Name::EXPORT_EQUALS) {
            Some(symbol) => self.resolve_symbol(symbol).unwrap_or(symbol),
            None => module,
        }
    }
}
