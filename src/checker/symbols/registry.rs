//! What packages add to interfaces of each other and to global ones.
//!
//! Who adds is known once every package is read that the app leads to, so the question waits until something makes no
//! sense without it: an interface that a package leaves empty, or a member of a global one that is not found.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};

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

    /// The member that packages add to a global interface without type parameters.
    pub(in crate::checker) fn late_member_of_global(&self, ty: TypeId, name: Name) -> Option<SymbolId> {
        let symbol = self.ty(ty).symbol?;
        let own = self.symbol(symbol).name;
        if self.global_symbol(own) != Some(symbol) || self.interface_type(ty)?.type_parameters.is_some() {
            return None;
        }
        self.members_of_symbol(self.late_global_symbol(own)?).get(name)
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
