//! Interfaces that a package leaves empty for its other modules, and for other packages, to fill.
//!
//! Who fills them is known once every package is read that the app leads to, so the question waits until the interface
//! itself is needed.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::SymbolId;

impl Checker<'_> {
    /// Whether declarations are empty interfaces of a declaration file that extend nothing.
    pub(super) fn is_left_to_augmentations(&self, declarations: &[NodeRef]) -> bool {
        declarations.iter().all(|&declaration| {
            matches!(self.kind(declaration), AstKind::TSInterfaceDeclaration(interface)
                if interface.body.body.is_empty() && interface.extends.is_empty())
                && self.program.module(declaration.file).is_declaration_file()
        })
    }

    /// Adds what augmentations declare to an interface at the top of a module that is left to them.
    pub(in crate::checker) fn fill_from_augmentations(&self, symbol: SymbolId) {
        let data = self.symbol(symbol);
        let own = data.declarations.get();
        let Some(&first) = own.first() else { return };
        if data.flags.get() != SymbolFlags::INTERFACE
            || !self.is_left_to_augmentations(own)
            || !self.is_exported_from_module(first)
        {
            return;
        }
        let mut declarations = own.to_vec();
        for &block in self.program.all_augmentations(first.file) {
            if let Some(scope) = self.scope_of_block(block) {
                declarations.extend(self.scope_declarations(block.file, scope, data.name));
            }
        }
        data.declarations.set(self.list(&declarations));
        let mut by_node = self.symbol_caches.by_node.borrow_mut();
        by_node.extend(declarations.into_iter().map(|declaration| (declaration, symbol)));
    }

    fn is_exported_from_module(&self, declaration: NodeRef) -> bool {
        let parent = self.parent(declaration);
        let parent = match self.kind(parent) {
            AstKind::ExportDeclaration(_) => self.parent(parent),
            _ => parent,
        };
        matches!(self.kind(parent), AstKind::Program(_)) && self.program.module(declaration.file).is_external_module()
    }
}
