//! Imports and re-exports: what an alias stands for.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, ImportOrExportKind, TSModuleReference};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SymbolFlags};
use crate::checker::names::Name;
use crate::checker::types::SymbolId;

impl<'p> Checker<'p> {
    /// The symbol itself, or what it stands for if it is an alias. `None` when that does not exist.
    /// TypeScript: resolveSymbol
    pub fn resolve_symbol(&self, symbol: SymbolId) -> Option<SymbolId> {
        let flags = self.symbol(symbol).flags.get();
        let declares = SymbolFlags::VALUE | SymbolFlags::TYPE | SymbolFlags::NAMESPACE;
        if flags.intersects(SymbolFlags::ALIAS) && !flags.intersects(declares) {
            return self.resolve_alias(symbol);
        }
        Some(symbol)
    }

    /// The end of a chain of aliases; `None` for a broken or circular one. TypeScript: resolveAlias
    pub fn resolve_alias(&self, alias: SymbolId) -> Option<SymbolId> {
        let links = &self.symbol(alias).links;
        if let Some(target) = links.alias_target.get() {
            return target;
        }
        // A chain that comes back here finds nothing, as TypeScript's circular aliases do.
        links.alias_target.set(Some(None));
        let declaration = self
            .symbol(alias)
            .declarations
            .get()
            .iter()
            .copied()
            .find(|&d| self.declaration_flags(d).intersects(SymbolFlags::ALIAS));
        let target = declaration.and_then(|declaration| {
            self.target_of_alias_declaration(declaration).or_else(|| self.target_in_untyped_module(declaration))
        });
        links.alias_target.set(Some(target));
        target
    }

    /// TypeScript: getTargetOfAliasDeclaration
    fn target_of_alias_declaration(&self, node: NodeRef) -> Option<SymbolId> {
        match self.kind(node) {
            AstKind::ImportSpecifier(specifier) => {
                let module = self.imported_module(node)?;
                self.member_of_module(node, module, self.module_export_name(&specifier.imported))
            }
            AstKind::ImportDefaultSpecifier(_) => self.target_of_module_default(node, self.imported_module(node)?),
            AstKind::ImportNamespaceSpecifier(_) => self.target_of_namespace_import(node, self.imported_module(node)?),
            AstKind::ExportSpecifier(specifier) => {
                let name = self.module_export_name(&specifier.local);
                if let AstKind::ExportFromDeclaration(export) = self.kind(self.parent(node)) {
                    let module = self.resolve_external_module_name(node, &export.source.value)?;
                    return self.member_of_module(node, module, name);
                }
                let meaning = SymbolFlags::VALUE | SymbolFlags::TYPE | SymbolFlags::NAMESPACE;
                self.resolve_symbol(self.resolve_name_above_exports(node, name, meaning)?)
            }
            AstKind::ExportAllDeclaration(export) => {
                let module = self.resolve_external_module_name(node, &export.source.value)?;
                Some(self.resolve_external_module_symbol(module))
            }
            AstKind::TSImportEqualsDeclaration(import) => match &import.module_reference {
                TSModuleReference::ExternalModuleReference(reference) => {
                    let module = self.resolve_external_module_name(node, &reference.expression.value)?;
                    self.target_of_require(module)
                }
                TSModuleReference::IdentifierReference(name) => {
                    let meaning = SymbolFlags::VALUE | SymbolFlags::TYPE | SymbolFlags::NAMESPACE;
                    self.resolve_entity_name(node.at(name.node_id.get()), meaning)
                }
                TSModuleReference::QualifiedName(name) => {
                    let meaning = SymbolFlags::VALUE | SymbolFlags::TYPE | SymbolFlags::NAMESPACE;
                    self.resolve_entity_name(node.at(name.node_id.get()), meaning)
                }
            },
            AstKind::ExportDefaultDeclaration(export) => {
                self.resolve_exported_expression(node, export.declaration.as_expression()?)
            }
            AstKind::TSExportAssignment(export) => self.resolve_exported_expression(node, &export.expression),
            AstKind::TSNamespaceExportDeclaration(_) => {
                Some(self.resolve_external_module_symbol(self.module_symbol(node.file)?))
            }
            _ => None,
        }
    }

    /// `export default a.b` and `export = a.b` stand for all that the name means; where it is no name of a namespace, for
    /// the property. TypeScript: getTargetOfAliasLikeExpression
    fn resolve_exported_expression(&self, node: NodeRef, expression: &Expression<'p>) -> Option<SymbolId> {
        let meaning = SymbolFlags::VALUE | SymbolFlags::TYPE | SymbolFlags::NAMESPACE;
        let expression = node.at(expression.node_id());
        self.resolve_entity_name(expression, meaning).or_else(|| {
            self.check_expression_cached(expression);
            self.resolved_symbol_of_access(expression)
        })
    }

    /// What an alias stands for that names something in a module without types.
    fn target_in_untyped_module(&self, node: NodeRef) -> Option<SymbolId> {
        let parent = || self.kind(self.parent(node));
        let source = match self.kind(node) {
            AstKind::ImportSpecifier(_) | AstKind::ImportDefaultSpecifier(_) | AstKind::ImportNamespaceSpecifier(_) => {
                match parent() {
                    AstKind::ImportDeclaration(import) => &import.source,
                    _ => return None,
                }
            }
            AstKind::ExportSpecifier(_) => match parent() {
                AstKind::ExportFromDeclaration(export) => &export.source,
                _ => return None,
            },
            AstKind::ExportAllDeclaration(export) => &export.source,
            AstKind::TSImportEqualsDeclaration(import) => match &import.module_reference {
                TSModuleReference::ExternalModuleReference(reference) => &reference.expression,
                _ => return None,
            },
            _ => return None,
        };
        self.is_untyped_module(node, &source.value).then(|| self.unknown_symbol())
    }

    /// The module that an import specifier imports from.
    fn imported_module(&self, specifier: NodeRef) -> Option<SymbolId> {
        let AstKind::ImportDeclaration(import) = self.kind(self.parent(specifier)) else { return None };
        self.resolve_external_module_name(specifier, &import.source.value)
    }

    /// An export of a module by name, through `export *` and `export =`. TypeScript: getExternalModuleMember
    fn member_of_module(&self, location: NodeRef, module: SymbolId, name: Name) -> Option<SymbolId> {
        if name == Name::DEFAULT {
            return self.target_of_module_default(location, module);
        }
        if self.is_shorthand_ambient_module(module) {
            return Some(module);
        }
        let target = self.resolve_external_module_symbol(module);
        let export = self.exports_of_module(module).get(name).or_else(|| self.exports_of_module(target).get(name));
        let from_module = export.and_then(|export| self.resolve_symbol(export));
        // `export =` of a value: its properties can be imported by name.
        let is_value = self.symbol(target).flags.get().intersects(SymbolFlags::VARIABLE | SymbolFlags::PROPERTY);
        let property = is_value.then(|| self.property_of_type(self.type_of_symbol(target), name)).flatten();
        match (property.and_then(|property| self.resolve_symbol(property)), from_module) {
            (Some(value), Some(ty)) if value != ty => Some(self.combine_value_and_type_symbols(value, ty)),
            (from_value, from_module) => from_module.or(from_value),
        }
    }

    /// One symbol for a property and a type of the same name, which `export =` of a value and a namespace gives to one
    /// import. TypeScript: combineValueAndTypeSymbols
    fn combine_value_and_type_symbols(&self, value: SymbolId, ty: SymbolId) -> SymbolId {
        let (value_data, type_data) = (self.symbol(value), self.symbol(ty));
        if value_data.flags.get().intersects(SymbolFlags::TYPE | SymbolFlags::NAMESPACE) {
            return value;
        }
        let flags = value_data.flags.get() | type_data.flags.get();
        let combined = self.create_symbol(flags, value_data.name, CheckFlags::empty());
        let data = self.symbol(combined);
        let mut declarations = value_data.declarations.get().to_vec();
        declarations
            .extend(type_data.declarations.get().iter().filter(|one| !value_data.declarations.get().contains(one)));
        data.declarations.set(self.list(&declarations));
        data.parent.set(value_data.parent.get().or(type_data.parent.get()));
        data.value_declaration.set(value_data.value_declaration.get());
        data.members.set(type_data.members.get());
        data.exports.set(value_data.exports.get());
        combined
    }

    /// Whether an import or export binds only types. TypeScript: isTypeOnlyImportOrExportDeclaration
    pub fn is_type_only_alias(&self, node: NodeRef) -> bool {
        let parent = self.kind(self.parent(node));
        let by_parent = match parent {
            AstKind::ImportDeclaration(import) => import.import_kind == ImportOrExportKind::Type,
            AstKind::ExportNamedDeclaration(export) => export.export_kind == ImportOrExportKind::Type,
            AstKind::ExportFromDeclaration(export) => export.export_kind == ImportOrExportKind::Type,
            _ => false,
        };
        by_parent
            || match self.kind(node) {
                AstKind::ImportSpecifier(specifier) => specifier.import_kind == ImportOrExportKind::Type,
                AstKind::ExportSpecifier(specifier) => specifier.export_kind == ImportOrExportKind::Type,
                _ => false,
            }
    }
}
