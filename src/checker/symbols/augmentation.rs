//! What augmentations add to a module: to a name that it declares, its symbol has it from the start; to one that it only
//! hands on, it belongs to what that stands for, wherever that is declared; everything else is a new name.

use oxc_ast::AstKind;
use rustc_hash::FxHashSet;

use super::exports::exported_entity;
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::types::SymbolId;

/// How far a checker has come with them.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Augmentations {
    #[default]
    Unread,
    /// Asking what a name stands for asks for symbols, which have to be there without augmentations then.
    BeingMerged,
    Merged,
}

/// What a block adds to a name that the file `augmented` hands on, and `exporter` exports.
struct Addition {
    augmented: FileId,
    name: Name,
    exporter: SymbolId,
    declarations: Vec<NodeRef>,
}

impl Checker<'_> {
    /// Merges augmentations into what modules export, once, before anybody sees that.
    /// TypeScript: mergeModuleAugmentation
    pub(super) fn merge_module_augmentations(&self) {
        let state = &self.symbol_caches.augmentations;
        if state.get() != Augmentations::Unread {
            return;
        }
        state.set(Augmentations::BeingMerged);
        let files = self.program.augmented_files().into_iter();
        let files: Vec<FileId> = files.filter(|&file| self.program.load(self.program.path(file)).is_ok()).collect();
        for &file in &files {
            self.add_to_declared_names(file);
        }
        let additions: Vec<_> = files.into_iter().flat_map(|file| self.additions_to_handed_on_names(file)).collect();
        // All are known before the first is followed: what a module exports hangs on them.
        let handed_on = additions.iter().map(|addition| (addition.augmented, addition.name));
        self.symbol_caches.handed_on.borrow_mut().extend(handed_on);
        for addition in additions {
            let export = self.exports_of_symbol(addition.exporter).get(addition.name);
            if let Some(target) = export.and_then(|export| self.resolve_symbol(export)) {
                self.merge_declarations(target, &addition.declarations);
            }
        }
        state.set(Augmentations::Merged);
    }

    /// Notes what is added to names that the file declares itself. What `export =` names has a table of its own.
    fn add_to_declared_names(&self, augmented: FileId) {
        let ast = self.program.module(augmented).ast();
        if exported_entity(ast).is_some() {
            return;
        }
        let own = self.exports_of_block(NodeRef { file: augmented, node: ast.node_id.get() });
        let mut added = self.symbol_caches.added.borrow_mut();
        for block in self.program.augmentations(augmented) {
            for (name, declarations) in self.exports_of_block(block).names {
                let is_declared = |own: &Vec<NodeRef>| !own.iter().any(|&own| self.is_alias_declaration(own));
                if own.names.get(&name).is_some_and(is_declared) {
                    added.entry((augmented, name)).or_default().extend(declarations);
                }
            }
        }
    }

    fn additions_to_handed_on_names(&self, augmented: FileId) -> Vec<Addition> {
        let Some(module) = self.module_symbol(augmented) else { return Vec::new() };
        let module = match exported_entity(self.program.module(augmented).ast()) {
            Some(_) => self.resolve_external_module_symbol(module),
            None => module,
        };
        let own = self.own_exports(module);
        if own.stars.is_empty() && !own.names.values().flatten().any(|&own| self.is_alias_declaration(own)) {
            return Vec::new();
        }
        let mut additions = Vec::new();
        for block in self.program.augmentations(augmented) {
            for (name, declarations) in self.exports_of_block(block).names {
                let exporter = match own.names.get(&name) {
                    Some(exported) => exported.iter().all(|&own| self.is_alias_declaration(own)).then_some(module),
                    None => self.exporter_among(&own.stars, name, &mut FxHashSet::from_iter([module])),
                };
                additions.extend(exporter.map(|exporter| Addition { augmented, name, exporter, declarations }));
            }
        }
        additions
    }

    fn is_alias_declaration(&self, declaration: NodeRef) -> bool {
        self.declaration_flags(declaration).intersects(SymbolFlags::ALIAS)
    }

    /// The module that exports `name` by itself, of those that `export *` declarations lead to.
    fn exporter_among(&self, stars: &[NodeRef], name: Name, visited: &mut FxHashSet<SymbolId>) -> Option<SymbolId> {
        stars.iter().find_map(|&star| {
            let AstKind::ExportAllDeclaration(export) = self.kind(star) else { return None };
            let module = self.resolve_external_module_name(star, &export.source.value)?;
            if !visited.insert(module) {
                return None;
            }
            let own = self.own_exports(module);
            if own.names.contains_key(&name) { Some(module) } else { self.exporter_among(&own.stars, name, visited) }
        })
    }

    /// Adds declarations to a symbol that nothing is known of yet but the ones that it has.
    /// TypeScript: mergeSymbol
    fn merge_declarations(&self, target: SymbolId, added: &[NodeRef]) {
        let data = self.symbol(target);
        let own = data.declarations.get();
        let added: Vec<NodeRef> = added.iter().copied().filter(|declaration| !own.contains(declaration)).collect();
        let flags = added.iter().fold(SymbolFlags::empty(), |flags, &added| flags | self.declaration_flags(added));
        if data.flags.get().intersects(excluded_symbol_flags(flags)) {
            return;
        }
        let all = [own, &added].concat();
        data.flags.set(data.flags.get() | flags);
        data.value_declaration.set(self.value_declaration_among(&all));
        data.declarations.set(self.list(&all));
        self.symbol_caches.by_node.borrow_mut().extend(added.into_iter().map(|added| (added, target)));
    }
}

/// What a symbol must not be for declarations with `flags` to merge with it.
/// TypeScript: getExcludedSymbolFlags
fn excluded_symbol_flags(flags: SymbolFlags) -> SymbolFlags {
    let (value, ty) = (SymbolFlags::VALUE, SymbolFlags::TYPE);
    let rules = [
        (SymbolFlags::BLOCK_SCOPED_VARIABLE, value),
        (SymbolFlags::FUNCTION_SCOPED_VARIABLE, value - SymbolFlags::FUNCTION_SCOPED_VARIABLE),
        (SymbolFlags::FUNCTION, value - (SymbolFlags::FUNCTION | SymbolFlags::VALUE_MODULE | SymbolFlags::CLASS)),
        (
            SymbolFlags::CLASS,
            (value | ty) - (SymbolFlags::VALUE_MODULE | SymbolFlags::INTERFACE | SymbolFlags::FUNCTION),
        ),
        (SymbolFlags::INTERFACE, ty - (SymbolFlags::INTERFACE | SymbolFlags::CLASS)),
        (SymbolFlags::REGULAR_ENUM, (value | ty) - (SymbolFlags::REGULAR_ENUM | SymbolFlags::VALUE_MODULE)),
        (SymbolFlags::CONST_ENUM, (value | ty) - SymbolFlags::CONST_ENUM),
        (
            SymbolFlags::VALUE_MODULE,
            value
                - (SymbolFlags::FUNCTION | SymbolFlags::CLASS | SymbolFlags::REGULAR_ENUM | SymbolFlags::VALUE_MODULE),
        ),
        (SymbolFlags::TYPE_ALIAS, ty),
        (SymbolFlags::ALIAS, SymbolFlags::ALIAS),
    ];
    let of_kind = rules.into_iter().filter(|&(kind, _)| flags.intersects(kind));
    of_kind.fold(SymbolFlags::empty(), |excluded, (_, excludes)| excluded | excludes)
}
