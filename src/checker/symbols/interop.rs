//! What imports get of a module of the other module system: `CommonJS` for ECMAScript modules, and the other way round.
//!
//! TypeScript keeps what it makes of a module's type with that type, whoever asked first; here every reference gets what
//! it would get alone.

use oxc_ast::AstKind;

use crate::base::{FileId, NodeRef};
use crate::checker::expr::SpreadTarget;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{SymbolId, TypeId};
use crate::checker::{Checker, SignatureKind};
use crate::program::{ModuleKind, ResolutionMode, Usage};

impl Checker<'_> {
    /// How the statement, expression or type around `location` refers to its module.
    pub(super) fn usage_at(&self, location: NodeRef) -> Usage {
        let nodes = self.program.module(location.file).nodes();
        let around = nodes.ancestor_kinds(location.node);
        [self.kind(location)].into_iter().chain(around).find_map(Usage::of).unwrap_or(Usage::Static)
    }

    /// The module system that the reference at `location` is compiled to.
    /// TypeScript: getEmitSyntaxForModuleSpecifierExpression
    fn emit_syntax_at(&self, location: NodeRef) -> Option<ResolutionMode> {
        self.program.emit_syntax(location.file, self.usage_at(location))
    }

    /// The file that is the module; an ambient module has none.
    fn file_of_module(&self, module: SymbolId) -> Option<FileId> {
        let declarations = self.symbol(module).declarations.get();
        declarations.iter().find(|&&node| matches!(self.kind(node), AstKind::Program(_))).map(|node| node.file)
    }

    /// Whether all that `location` can import of a module is its default export: JSON under Node.
    /// TypeScript: isOnlyImportableAsDefault
    fn is_only_importable_as_default(&self, location: NodeRef, module: SymbolId) -> bool {
        self.program.options().module.is_node()
            && self.emit_syntax_at(location) == Some(ResolutionMode::Import)
            && self.file_of_module(module).is_some_and(|file| {
                let file = self.program.module(file);
                file.is_json() || file.path().to_str().is_some_and(|path| path.ends_with(".d.json.ts"))
            })
    }

    /// Whether the default import of a module at `location` gives the module itself. TypeScript: canHaveSyntheticDefault
    fn can_have_synthetic_default(&self, location: NodeRef, module: SymbolId) -> bool {
        let file = self.file_of_module(module);
        let syntax = file.and_then(|_| self.emit_syntax_at(location));
        if let Some(file) = file
            && syntax == Some(ResolutionMode::Import)
        {
            match self.program.emit_format(file) {
                Some(ResolutionMode::Require) if self.program.options().module.is_node() => return true,
                Some(ResolutionMode::Import) => return false,
                _ => {}
            }
        }
        if !self.program.options().allow_synthetic_default_imports {
            return false;
        }
        let has_marker = || self.export_by_name(module, self.intern("__esModule")).is_some();
        if file.is_none_or(|file| self.program.module(file).is_declaration_file()) {
            return !self.has_syntactic_default(module) && !has_marker();
        }
        self.exports_of_symbol(module).get(Name::EXPORT_EQUALS).is_some()
    }

    fn has_syntactic_default(&self, module: SymbolId) -> bool {
        let default = self.export_by_name(module, Name::DEFAULT);
        default.is_some_and(|default| {
            self.symbol(default).declarations.get().iter().any(|&declaration| self.is_syntactic_default(declaration))
        })
    }

    /// TypeScript: isSyntacticDefault
    fn is_syntactic_default(&self, declaration: NodeRef) -> bool {
        let is_default = |node| matches!(self.kind(node), AstKind::ExportDefaultDeclaration(_));
        matches!(self.kind(declaration), AstKind::ExportSpecifier(_) | AstKind::ExportAllDeclaration(_))
            || is_default(declaration)
            || is_default(self.parent(declaration))
    }

    /// What a module exports as `name` by itself: by `export =` a property of that, aliases not followed.
    /// TypeScript: resolveExportByName
    fn export_by_name(&self, module: SymbolId, name: Name) -> Option<SymbolId> {
        let exports = self.exports_of_symbol(module);
        if exports.get(Name::EXPORT_EQUALS).is_none() {
            return exports.get(name);
        }
        self.property_of_type(self.type_of_symbol(self.resolve_external_module_symbol(module)), name)
    }

    /// What an ECMAScript module calls `module.exports`, where `require` at `location` gets it.
    fn module_exports_for_require(&self, location: NodeRef, module: SymbolId) -> Option<SymbolId> {
        let file = self.file_of_module(module)?;
        let is_meant = self.has_module_exports_export()
            && self.emit_syntax_at(location) == Some(ResolutionMode::Require)
            && self.program.emit_format(file) == Some(ResolutionMode::Import);
        is_meant.then(|| self.export_by_name(module, self.intern("module.exports")))?
    }

    /// Whether `export { x as "module.exports" }` means something.
    fn has_module_exports_export(&self) -> bool {
        (ModuleKind::Node20..=ModuleKind::NodeNext).contains(&self.program.options().module)
    }

    /// What `import x from` or `{ default as x }` gets of a module. TypeScript: getTargetofModuleDefault
    pub(super) fn target_of_module_default(&self, location: NodeRef, module: SymbolId) -> Option<SymbolId> {
        if self.is_shorthand_ambient_module(module) {
            return Some(module);
        }
        if let Some(exported) = self.module_exports_for_require(location, module) {
            return self.program.options().es_module_interop.then(|| self.resolve_symbol(exported))?;
        }
        if self.can_have_synthetic_default(location, module) || self.is_only_importable_as_default(location, module) {
            return Some(self.resolve_external_module_symbol(module));
        }
        self.resolve_symbol(self.export_by_name(module, Name::DEFAULT)?)
    }

    /// What `import x = require()` gets of a module. TypeScript: getTargetOfImportEqualsDeclaration
    pub(super) fn target_of_require(&self, module: SymbolId) -> Option<SymbolId> {
        let target = self.resolve_external_module_symbol(module);
        let is_module = || self.symbol(target).flags.get().intersects(SymbolFlags::MODULE);
        let exported = (self.has_module_exports_export() && is_module())
            .then(|| self.exports_of_symbol(target).get(self.intern("module.exports")))
            .flatten();
        exported.and_then(|exported| self.resolve_symbol(exported)).or(Some(target))
    }

    /// What `import * as x` gets of a module. TypeScript: resolveESModuleSymbol
    pub(super) fn target_of_namespace_import(&self, location: NodeRef, module: SymbolId) -> Option<SymbolId> {
        let symbol = self.resolve_external_module_symbol(module);
        if self.is_only_importable_as_default(location, module) {
            return Some(self.module_with_type(symbol, self.default_wrapper(symbol)));
        }
        let has_interop = self.program.options().es_module_interop;
        let has_signatures = |ty| {
            let kinds = [SignatureKind::Call, SignatureKind::Construct];
            kinds.into_iter().any(|kind| !self.signatures_of_type(ty, kind).is_empty())
        };
        if let Some(exported) = self.module_exports_for_require(location, module) {
            let ty = self.type_of_symbol(symbol);
            let is_cloned = has_interop && has_signatures(ty);
            return if is_cloned { Some(self.module_with_type(exported, ty)) } else { self.resolve_symbol(exported) };
        }
        let is_common_js = self.emit_syntax_at(location) == Some(ResolutionMode::Import)
            && self.file_of_module(module).and_then(|file| self.program.emit_format(file))
                == Some(ResolutionMode::Require);
        // A module that is none of `export =` has no signatures, and a default export that stands.
        if !is_common_js && (symbol == module || !has_interop) {
            return Some(symbol);
        }
        let ty = self.type_of_symbol(symbol);
        let is_cloned = is_common_js || has_signatures(ty) || self.property_of_type(ty, Name::DEFAULT).is_some();
        if !is_cloned || self.is_unsupported(ty) {
            return Some(symbol);
        }
        let ty = if self.flags(ty).intersects(TypeFlags::STRUCTURED_TYPE) {
            self.type_with_synthetic_default_import_type(location, symbol, module)
        } else {
            self.default_wrapper(symbol)
        };
        Some(self.module_with_type(symbol, ty))
    }

    /// What `import()` at `location` gives, before it is in a promise.
    pub(in crate::checker) fn type_of_imported_module(&self, location: NodeRef, module: SymbolId) -> TypeId {
        let symbol = self.resolve_external_module_symbol(module);
        if self.is_only_importable_as_default(location, module) {
            return self.default_wrapper(symbol);
        }
        self.type_with_synthetic_default_import_type(location, symbol, module)
    }

    /// The type of a module's value with the default export that Node or a bundler adds.
    /// TypeScript: getTypeWithSyntheticDefaultImportType
    fn type_with_synthetic_default_import_type(&self, location: NodeRef, symbol: SymbolId, module: SymbolId) -> TypeId {
        let ty = self.type_of_symbol(symbol);
        let has_default = self.program.options().allow_synthetic_default_imports
            && !self.flags(ty).intersects(TypeFlags::ANY)
            && !self.is_unsupported(ty)
            && self.can_have_synthetic_default(location, module);
        if !has_default {
            return ty;
        }
        let wrapper = self.default_wrapper(symbol);
        let target = SpreadTarget { symbol: None, flags: ObjectFlags::empty(), readonly: false };
        if self.is_valid_spread_type(ty) { self.spread_type(ty, wrapper, target) } else { wrapper }
    }

    /// `{ default: … }` of a module. TypeScript: createDefaultPropertyWrapperForModule
    fn default_wrapper(&self, symbol: SymbolId) -> TypeId {
        let default = self.create_symbol(SymbolFlags::PROPERTY, Name::DEFAULT, CheckFlags::empty());
        self.symbol(default).links.ty.set(Some(self.type_of_symbol(symbol)));
        let mut table = SymbolTableBuilder::default();
        table.insert(Name::DEFAULT, default);
        self.create_anonymous_type(None, self.table(&table), &[], &[], &[])
    }

    /// A module whose value has the members of `ty`; none of its signatures. TypeScript: cloneTypeAsModuleType
    fn module_with_type(&self, symbol: SymbolId, ty: TypeId) -> SymbolId {
        let original = self.symbol(symbol);
        let clone = self.create_symbol(original.flags.get(), original.name, CheckFlags::empty());
        let data = self.symbol(clone);
        data.declarations.set(original.declarations.get());
        data.value_declaration.set(original.value_declaration.get());
        data.parent.set(original.parent.get());
        data.members.set(original.members.get());
        data.exports.set(Some(self.exports_of_symbol(symbol)));
        let resolved = self.resolve_structured_type_members(ty);
        let value = self.create_anonymous_type(None, resolved.members, &[], &[], resolved.index_infos);
        data.links.ty.set(Some(value));
        clone
    }
}
