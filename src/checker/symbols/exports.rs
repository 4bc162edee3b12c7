//! What modules, namespaces and ambient modules export.

use indexmap::IndexMap;
use oxc_ast::AstKind;
use oxc_ast::ast::{
    Declaration, ExportDefaultDeclarationKind, ModuleExportName, Program, Statement, TSNamespaceDeclarationBody,
};
use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SymbolFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::{SymbolTable, SymbolTableBuilder};
use crate::checker::types::SymbolId;

/// Exported names with their declarations, and the `export *` declarations, in source order.
#[derive(Default)]
pub(super) struct Exported {
    pub names: IndexMap<Name, Vec<NodeRef>, FxBuildHasher>,
    pub stars: Vec<NodeRef>,
}

impl<'p> Checker<'p> {
    /// What a module, namespace, enum or class exports by its own declarations, without `export *`.
    /// TypeScript: symbol.exports
    pub fn exports_of_symbol(&self, symbol: SymbolId) -> &'p SymbolTable<'p> {
        let data = self.symbol(symbol);
        if let Some(exports) = data.exports.get() {
            return exports;
        }
        if data.flags.get().intersects(SymbolFlags::CLASS | SymbolFlags::ENUM | SymbolFlags::MODULE) {
            self.merge_module_augmentations();
            // Set early: finding the symbol of an exported declaration asks for its container's exports.
            data.exports.set(Some(&SymbolTable::EMPTY));
            let mut table = SymbolTableBuilder::default();
            if data.flags.get().intersects(SymbolFlags::CLASS | SymbolFlags::ENUM) {
                self.add_static_members(symbol, &mut table);
            }
            if data.flags.get().intersects(SymbolFlags::CLASS) {
                let flags = SymbolFlags::PROPERTY | SymbolFlags::PROTOTYPE;
                let prototype = self.create_symbol(flags, Name::PROTOTYPE, CheckFlags::empty());
                self.symbol(prototype).parent.set(Some(symbol));
                table.insert(Name::PROTOTYPE, prototype);
            }
            let exported = self.exported_declarations(symbol);
            for (&name, declarations) in &exported.names {
                let symbol = self.exported_symbol(symbol, name, declarations);
                table.entry(name).or_insert(symbol);
            }
            data.exports.set(Some(self.table(&table)));
        } else {
            data.exports.set(Some(&SymbolTable::EMPTY));
        }
        data.exports.get().unwrap_or(&SymbolTable::EMPTY)
    }

    /// The exports with those that come through `export *`. TypeScript: getExportsOfModule
    pub fn exports_of_module(&self, symbol: SymbolId) -> &'p SymbolTable<'p> {
        let links = &self.symbol(symbol).links;
        if let Some(exports) = links.resolved_exports.get() {
            return exports;
        }
        let mut table = SymbolTableBuilder::default();
        self.add_exports_of_module(symbol, &mut table, &mut FxHashSet::default());
        let table = self.table(&table);
        links.resolved_exports.set(Some(table));
        table
    }

    fn add_exports_of_module(
        &self,
        symbol: SymbolId,
        table: &mut SymbolTableBuilder,
        visited: &mut FxHashSet<SymbolId>,
    ) {
        if !visited.insert(symbol) {
            return;
        }
        let nested = visited.len() > 1;
        for (name, export) in self.exports_of_symbol(symbol).iter() {
            if !(nested && name == Name::DEFAULT) {
                table.entry(name).or_insert(export);
            }
        }
        for star in self.exported_declarations(symbol).stars {
            let AstKind::ExportAllDeclaration(export) = self.kind(star) else { continue };
            let Some(target) = self.resolve_external_module_name(star, &export.source.value) else { continue };
            self.add_exports_of_module(self.resolve_external_module_symbol(target), table, visited);
        }
    }

    /// The symbol of an exported name: of its own where it only names another, else the one of its declarations.
    fn exported_symbol(&self, container: SymbolId, name: Name, declarations: &[NodeRef]) -> SymbolId {
        let first = declarations[0];
        if let Some(&symbol) = self.symbol_caches.by_node.borrow().get(&first) {
            return symbol;
        }
        let in_module_file = matches!(self.kind(self.export_block(first)), AstKind::Program(_))
            && self.program.module(first.file).is_external_module();
        let own_name = self.declared_name(first);
        match own_name {
            Some(own_name) if in_module_file => self.module_member(first.file, own_name),
            _ => self.declare(name, declarations, Some(container)),
        }
    }

    /// The name that a declaration binds in its scope, if it binds one.
    fn declared_name(&self, declaration: NodeRef) -> Option<Name> {
        let id = match self.kind(declaration) {
            AstKind::BindingIdentifier(id) => id,
            AstKind::Function(function) => function.id.as_ref()?,
            AstKind::Class(class) => class.id.as_ref()?,
            AstKind::TSInterfaceDeclaration(node) => &node.id,
            AstKind::TSTypeAliasDeclaration(node) => &node.id,
            AstKind::TSEnumDeclaration(node) => &node.id,
            AstKind::TSNamespaceDeclaration(node) => &node.id,
            AstKind::TSImportEqualsDeclaration(node) => &node.id,
            _ => return None,
        };
        Some(self.intern(&id.name))
    }

    /// The symbol of an `export` declaration that binds no local name.
    pub(super) fn symbol_of_export(&self, declaration: NodeRef) -> Option<SymbolId> {
        let block = self.export_block(declaration);
        let container = self.symbol_of_node(block)?;
        self.exports_of_symbol(container);
        self.symbol_caches.by_node.borrow().get(&declaration).copied()
    }

    /// The program, namespace or ambient module that a declaration stands in.
    fn export_block(&self, declaration: NodeRef) -> NodeRef {
        let mut node = declaration;
        loop {
            node = self.parent(node);
            match self.kind(node) {
                AstKind::Program(_)
                | AstKind::TSNamespaceDeclaration(_)
                | AstKind::TSExternalModuleDeclaration(_)
                | AstKind::TSGlobalDeclaration(_) => return node,
                _ => {}
            }
        }
    }

    /// What a module, namespace or ambient module exports without augmentations.
    pub(super) fn own_exports(&self, symbol: SymbolId) -> Exported {
        let mut exported = Exported::default();
        for &declaration in self.symbol(symbol).declarations.get() {
            self.collect_block(declaration, &mut exported);
        }
        exported
    }

    fn exported_declarations(&self, symbol: SymbolId) -> Exported {
        let mut exported = self.own_exports(symbol);
        for &declaration in self.symbol(symbol).declarations.get() {
            match self.kind(declaration) {
                AstKind::Program(program) if exported_entity(program).is_none() => {
                    self.collect_augmentations(declaration.file, &mut exported);
                }
                AstKind::TSNamespaceDeclaration(namespace) => {
                    let program = self.program.module(declaration.file).ast();
                    if exported_entity(program) == Some(namespace.id.name.as_str())
                        && matches!(self.kind(self.parent(declaration)), AstKind::Program(_))
                    {
                        self.collect_augmentations(declaration.file, &mut exported);
                        break;
                    }
                }
                _ => {}
            }
        }
        exported
    }

    /// Names that augmentations add to a module; those that it has already are merged by `module_member`, those that it
    /// hands on by `merge_module_augmentations`.
    fn collect_augmentations(&self, file: FileId, exported: &mut Exported) {
        for augmentation in self.program.augmentations(file) {
            for (name, declarations) in self.exports_of_block(augmentation).names {
                if self.symbol_caches.handed_on.borrow().contains(&(file, name)) {
                    continue;
                }
                let entry = exported.names.entry(name).or_default();
                entry.extend(declarations);
            }
        }
    }

    /// What a block of an ambient module or a namespace exports.
    pub(super) fn exports_of_block(&self, block: NodeRef) -> Exported {
        let mut exported = Exported::default();
        self.collect_block(block, &mut exported);
        exported
    }

    fn collect_block(&self, block: NodeRef, exported: &mut Exported) {
        match self.kind(block) {
            AstKind::Program(program) => {
                let ambient = self.program.module(block.file).is_declaration_file();
                self.collect_statements(block, &program.body, ambient, exported);
            }
            AstKind::TSExternalModuleDeclaration(module) => {
                if let Some(body) = &module.body {
                    self.collect_statements(block, &body.body, true, exported);
                }
            }
            AstKind::TSNamespaceDeclaration(namespace) => match &namespace.body {
                TSNamespaceDeclarationBody::TSModuleBlock(body) => {
                    let ambient = namespace.declare || self.is_ambient(block);
                    self.collect_statements(block, &body.body, ambient, exported);
                }
                TSNamespaceDeclarationBody::TSNamespaceDeclaration(inner) => {
                    let name = self.intern(&inner.id.name);
                    exported.names.entry(name).or_default().push(block.at(inner.node_id.get()));
                }
            },
            _ => {}
        }
    }

    /// Whether a node stands in a declaration file or below `declare`. TypeScript: NodeFlags.Ambient
    pub fn is_ambient(&self, node: NodeRef) -> bool {
        if self.program.module(node.file).is_declaration_file() {
            return true;
        }
        let nodes = self.program.module(node.file).nodes();
        nodes.ancestor_kinds(node.node).chain([self.kind(node)]).any(|kind| match kind {
            AstKind::TSNamespaceDeclaration(node) => node.declare,
            AstKind::TSExternalModuleDeclaration(_) | AstKind::TSGlobalDeclaration(_) => true,
            AstKind::VariableDeclaration(node) => node.declare,
            AstKind::Class(node) => node.declare,
            AstKind::Function(node) => node.declare,
            AstKind::TSEnumDeclaration(node) => node.declare,
            _ => false,
        })
    }

    /// `ambient` blocks without any `export { … }`, `export default` or `export =` export all that they declare.
    /// TypeScript: setExportContextFlag
    fn collect_statements(
        &self,
        block: NodeRef,
        statements: &'p [Statement<'p>],
        ambient: bool,
        exported: &mut Exported,
    ) {
        let has_export_declarations = statements.iter().any(|statement| {
            matches!(
                statement,
                Statement::ExportNamedDeclaration(_)
                    | Statement::ExportFromDeclaration(_)
                    | Statement::ExportAllDeclaration(_)
                    | Statement::TSExportAssignment(_)
            ) || matches!(statement, Statement::ExportDefaultDeclaration(export) if export.declaration.is_expression())
        });
        let implicit = ambient && !has_export_declarations;
        for statement in statements {
            match statement {
                Statement::ExportDeclaration(export) => self.collect_declaration(block, &export.declaration, exported),
                Statement::ExportNamedDeclaration(export) => {
                    for specifier in &export.specifiers {
                        exported.add(self, &specifier.exported, block.at(specifier.node_id.get()));
                    }
                }
                Statement::ExportFromDeclaration(export) => {
                    for specifier in &export.specifiers {
                        exported.add(self, &specifier.exported, block.at(specifier.node_id.get()));
                    }
                }
                Statement::ExportAllDeclaration(export) => {
                    let node = block.at(export.node_id.get());
                    match &export.exported {
                        Some(name) => exported.add(self, name, node),
                        None => exported.stars.push(node),
                    }
                }
                Statement::ExportDefaultDeclaration(export) => {
                    let node = match &export.declaration {
                        ExportDefaultDeclarationKind::FunctionDeclaration(node) => node.node_id.get(),
                        ExportDefaultDeclarationKind::ClassDeclaration(node) => node.node_id.get(),
                        ExportDefaultDeclarationKind::TSInterfaceDeclaration(node) => node.node_id.get(),
                        _ => export.node_id.get(),
                    };
                    exported.names.entry(Name::DEFAULT).or_default().push(block.at(node));
                }
                Statement::TSExportAssignment(export) => {
                    let node = block.at(export.node_id.get());
                    exported.names.entry(Name::EXPORT_EQUALS).or_default().push(node);
                }
                _ if implicit => {
                    if let Some(declaration) = statement.as_declaration() {
                        self.collect_declaration(block, declaration, exported);
                    }
                }
                _ => {}
            }
        }
    }

    fn collect_declaration(&self, block: NodeRef, declaration: &'p Declaration<'p>, exported: &mut Exported) {
        let mut add = |name: &str, node| exported.names.entry(self.intern(name)).or_default().push(block.at(node));
        match declaration {
            Declaration::VariableDeclaration(list) => {
                for declarator in &list.declarations {
                    for identifier in declarator.id.get_binding_identifiers() {
                        add(&identifier.name, identifier.node_id.get());
                    }
                }
            }
            Declaration::FunctionDeclaration(node) => {
                if let Some(id) = &node.id {
                    add(&id.name, node.node_id.get());
                }
            }
            Declaration::ClassDeclaration(node) => {
                if let Some(id) = &node.id {
                    add(&id.name, node.node_id.get());
                }
            }
            Declaration::TSTypeAliasDeclaration(node) => add(&node.id.name, node.node_id.get()),
            Declaration::TSInterfaceDeclaration(node) => add(&node.id.name, node.node_id.get()),
            Declaration::TSEnumDeclaration(node) => add(&node.id.name, node.node_id.get()),
            Declaration::TSNamespaceDeclaration(node) => add(&node.id.name, node.node_id.get()),
            Declaration::TSImportEqualsDeclaration(node) => add(&node.id.name, node.node_id.get()),
            Declaration::TSExternalModuleDeclaration(_) | Declaration::TSGlobalDeclaration(_) => {}
        }
    }

    /// The text of an import or export name.
    pub(super) fn module_export_name(&self, name: &ModuleExportName<'p>) -> Name {
        self.intern(match name {
            ModuleExportName::IdentifierName(name) => &name.name,
            ModuleExportName::IdentifierReference(name) => &name.name,
            ModuleExportName::StringLiteral(text) => &text.value,
        })
    }
}

/// What `export =` names in a file. TypeScript lets augmentations of the file add to that, not to the file.
pub(super) fn exported_entity<'p>(program: &Program<'p>) -> Option<&'p str> {
    program.body.iter().find_map(|statement| match statement {
        Statement::TSExportAssignment(export) => {
            export.expression.get_identifier_reference().map(|id| id.name.as_str())
        }
        _ => None,
    })
}

impl Exported {
    fn add<'p>(&mut self, checker: &Checker<'p>, name: &ModuleExportName<'p>, declaration: NodeRef) {
        self.names.entry(checker.module_export_name(name)).or_default().push(declaration);
    }
}
