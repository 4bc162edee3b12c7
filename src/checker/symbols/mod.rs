//! Declarations become symbols, one name of one container at a time, when somebody asks.
//!
//! The container decides what merges: the global scope over all its files, a module with its augmentations, a namespace
//! over its blocks, an ambient module over its declarations; everything else is local to its scope. `by_node` holds every
//! declaration of every symbol made so far, so asking by any declaration gives the merged symbol.

mod alias;
mod augmentation;
mod declaration;
mod expando;
mod exports;
mod external;
mod instance_state;
mod interop;
mod late_bound;
mod members;
mod resolve_name;

use std::cell::RefCell;

use oxc_ast::AstKind;
use oxc_ast::ast::{FunctionType, Statement};
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::SymbolId as BindingId;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Checker;
use super::flags::{CheckFlags, SymbolFlags};
use super::names::Name;
use super::types::SymbolId;
use crate::base::{FileId, NodeRef};

use augmentation::Augmentations;
pub use declaration::{MemberName, number_to_string};
pub(super) use resolve_name::type_name_node;

/// Symbols made so far.
#[derive(Default)]
pub(super) struct SymbolCaches<'p> {
    by_node: RefCell<FxHashMap<NodeRef, SymbolId>>,
    globals: RefCell<FxHashMap<Name, Option<SymbolId>>>,
    global_scopes: RefCell<FxHashMap<FileId, &'p [ScopeId]>>,
    ambient_modules: RefCell<FxHashMap<Name, Option<SymbolId>>>,
    augmentations: std::cell::Cell<Augmentations>,
    /// What is added to names that augmented files declare and export.
    added: RefCell<FxHashMap<(FileId, Name), Vec<NodeRef>>>,
    /// Names that augmented files only hand on.
    handed_on: RefCell<FxHashSet<(FileId, Name)>>,
    undefined: std::cell::Cell<Option<SymbolId>>,
    unknown: std::cell::Cell<Option<SymbolId>>,
    arguments: std::cell::Cell<Option<SymbolId>>,
    global_this: std::cell::Cell<Option<SymbolId>>,
    expandos: RefCell<FxHashMap<FileId, FxHashMap<BindingId, expando::Expando>>>,
}

impl<'p> Checker<'p> {
    /// The symbol that a declaration declares, merged with all others of its name and container.
    /// TypeScript: getSymbolOfDeclaration
    pub fn symbol_of_node(&self, declaration: NodeRef) -> Option<SymbolId> {
        if let Some(&symbol) = self.symbol_caches.by_node.borrow().get(&declaration) {
            return Some(symbol);
        }
        match self.kind(declaration) {
            AstKind::BindingIdentifier(identifier) => {
                self.binding_symbol(declaration.file, identifier.symbol_id.get()?)
            }
            AstKind::Function(function) => self.symbol_of_function(declaration, function),
            AstKind::Class(class) => match &class.id {
                Some(id) => self.binding_symbol(declaration.file, id.symbol_id.get()?),
                None if self.is_default_export(declaration) => self.symbol_of_export(declaration),
                None => Some(self.anonymous_symbol(declaration, Name::CLASS)),
            },
            AstKind::TSInterfaceDeclaration(node) => self.binding_symbol(declaration.file, node.id.symbol_id.get()?),
            AstKind::TSTypeAliasDeclaration(node) => self.binding_symbol(declaration.file, node.id.symbol_id.get()?),
            AstKind::TSEnumDeclaration(node) => self.binding_symbol(declaration.file, node.id.symbol_id.get()?),
            AstKind::TSNamespaceDeclaration(node) => self.binding_symbol(declaration.file, node.id.symbol_id.get()?),
            AstKind::TSTypeParameter(node) => self.binding_symbol(declaration.file, node.name.symbol_id.get()?),
            AstKind::ImportSpecifier(node) => self.binding_symbol(declaration.file, node.local.symbol_id.get()?),
            AstKind::ImportDefaultSpecifier(node) => self.binding_symbol(declaration.file, node.local.symbol_id.get()?),
            AstKind::ImportNamespaceSpecifier(node) => {
                self.binding_symbol(declaration.file, node.local.symbol_id.get()?)
            }
            AstKind::TSImportEqualsDeclaration(node) => self.binding_symbol(declaration.file, node.id.symbol_id.get()?),
            AstKind::ExportSpecifier(_)
            | AstKind::ExportDefaultDeclaration(_)
            | AstKind::ExportAllDeclaration(_)
            | AstKind::TSExportAssignment(_) => self.symbol_of_export(declaration),
            AstKind::Program(_) => self.module_symbol(declaration.file),
            AstKind::TSExternalModuleDeclaration(_) => self.symbol_of_ambient_module(declaration),
            AstKind::ArrowFunctionExpression(_) => Some(self.anonymous_symbol(declaration, Name::FUNCTION)),
            AstKind::TSTypeLiteral(_)
            | AstKind::TSFunctionType(_)
            | AstKind::TSConstructorType(_)
            | AstKind::TSMappedType(_) => Some(self.anonymous_symbol(declaration, Name::TYPE_LITERAL)),
            AstKind::ObjectExpression(_) => Some(self.anonymous_symbol(declaration, Name::OBJECT_LITERAL)),
            AstKind::FormalParameter(parameter) if members::is_parameter_property(parameter) => {
                self.parameter_property_symbol(declaration)
            }
            AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_) => {
                Some(self.anonymous_symbol(declaration, Name::EMPTY))
            }
            AstKind::AssignmentExpression(_) => self.symbol_of_assignment(declaration),
            _ => self.symbol_of_member(declaration),
        }
    }

    /// The symbol of a function: its own name, the member that it is the body of, or an anonymous one.
    fn symbol_of_function(&self, node: NodeRef, function: &oxc_ast::ast::Function<'p>) -> Option<SymbolId> {
        if let Some(id) = &function.id {
            return self.binding_symbol(node.file, id.symbol_id.get()?);
        }
        let parent = self.parent(node);
        match self.kind(parent) {
            AstKind::MethodDefinition(_) => self.symbol_of_node(parent),
            AstKind::ObjectProperty(property)
                if property.method || property.kind != oxc_ast::ast::PropertyKind::Init =>
            {
                self.symbol_of_node(parent)
            }
            _ if self.is_default_export(node) => self.symbol_of_export(node),
            _ if function.r#type == FunctionType::TSEmptyBodyFunctionExpression => self.symbol_of_node(parent),
            _ => Some(self.anonymous_symbol(node, Name::FUNCTION)),
        }
    }

    /// Whether a function, class or interface is declared by `export default`.
    pub fn is_default_export(&self, node: NodeRef) -> bool {
        matches!(self.kind(self.parent(node)), AstKind::ExportDefaultDeclaration(export)
            if !export.declaration.is_expression())
    }

    /// A symbol of one declaration that nothing else merges with.
    fn anonymous_symbol(&self, declaration: NodeRef, name: Name) -> SymbolId {
        self.declare(name, &[declaration], None)
    }

    /// Makes the symbol of `declarations`, which are all that it will ever have.
    pub(super) fn declare(&self, name: Name, declarations: &[NodeRef], parent: Option<SymbolId>) -> SymbolId {
        let flags = declarations.iter().fold(SymbolFlags::empty(), |flags, &d| flags | self.declaration_flags(d));
        let id = self.create_symbol(flags, name, CheckFlags::empty());
        let symbol = self.symbol(id);
        symbol.declarations.set(self.list(declarations));
        symbol.value_declaration.set(self.value_declaration_among(declarations));
        symbol.parent.set(parent);
        let mut by_node = self.symbol_caches.by_node.borrow_mut();
        for &declaration in declarations {
            by_node.insert(declaration, id);
        }
        id
    }

    /// The declaration that gives the value: the first one with a value, but a namespace only where nothing else has
    /// one. TypeScript: setValueDeclaration
    fn value_declaration_among(&self, declarations: &[NodeRef]) -> Option<NodeRef> {
        let has_value = |&&d: &&NodeRef| self.declaration_flags(d).intersects(SymbolFlags::VALUE);
        let is_module = |d: NodeRef| self.declaration_flags(d).intersects(SymbolFlags::VALUE_MODULE);
        let first = declarations.iter().find(has_value).copied()?;
        if !is_module(first) {
            return Some(first);
        }
        declarations.iter().filter(has_value).copied().find(|&d| !is_module(d)).or(Some(first))
    }

    /// The declarations of a binding of one scope.
    pub(super) fn binding_declarations(&self, file: FileId, binding: BindingId) -> Vec<NodeRef> {
        let identifiers = self.program.module(file).binding_identifiers(binding);
        identifiers.iter().map(|&node| self.declaration_of_identifier(NodeRef { file, node })).collect()
    }

    /// The declarations of `name` in a scope.
    pub(super) fn scope_declarations(&self, file: FileId, scope: ScopeId, name: Name) -> Vec<NodeRef> {
        let binding = self.program.module(file).scoping().get_binding(scope, self.text(name).into());
        binding.map(|binding| self.binding_declarations(file, binding)).unwrap_or_default()
    }

    /// The symbol of a binding, merged with its container.
    pub(super) fn binding_symbol(&self, file: FileId, binding: BindingId) -> Option<SymbolId> {
        let module = self.program.module(file);
        let declarations = self.binding_declarations(file, binding);
        let first = *declarations.first()?;
        let cached = |node: &NodeRef| self.symbol_caches.by_node.borrow().get(node).copied();
        if let Some(symbol) = cached(&first) {
            return Some(symbol);
        }
        let name = self.intern(module.scoping().symbol_name(binding));
        let scope = module.scoping().symbol_scope_id(binding);
        let owner = NodeRef { file, node: module.scoping().get_node_id(scope) };
        match self.kind(owner) {
            AstKind::Program(_) if module.is_external_module() => return Some(self.module_member(file, name)),
            AstKind::Program(_) | AstKind::TSGlobalDeclaration(_) => {
                self.global_symbol(name);
            }
            AstKind::TSExternalModuleDeclaration(_) | AstKind::TSNamespaceDeclaration(_) => {
                if let Some(container) = self.symbol_of_node(owner) {
                    let exports = self.exports_of_symbol(container);
                    if module.is_external_module()
                        && matches!(self.kind(owner), AstKind::TSExternalModuleDeclaration(_))
                        && let Some(augmented) = exports.get(name)
                    {
                        return Some(augmented);
                    }
                }
            }
            AstKind::TSInterfaceDeclaration(_) | AstKind::Class(_)
                if matches!(self.kind(first), AstKind::TSTypeParameter(_)) =>
            {
                return self.shared_type_parameter(owner, name);
            }
            _ => {}
        }
        // A name that its container does not take in (not exported, or a script outside the program) is local.
        cached(&first).or_else(|| Some(self.declare(name, &declarations, None)))
    }

    /// The type parameter called `name`, which all declarations of a class or interface have in common.
    fn shared_type_parameter(&self, owner: NodeRef, name: Name) -> Option<SymbolId> {
        let mut declarations = Vec::new();
        for &declaration in self.symbol(self.symbol_of_node(owner)?).declarations.get() {
            if !matches!(self.kind(declaration), AstKind::TSInterfaceDeclaration(_) | AstKind::Class(_)) {
                // A function of the same name has type parameters of its own.
                continue;
            }
            let parameters = self.type_parameter_declarations(declaration).map_or(&[][..], |list| &list.params);
            let named = parameters.iter().filter(|parameter| parameter.name.name == self.text(name));
            declarations.extend(named.map(|parameter| declaration.at(parameter.node_id.get())));
        }
        Some(self.declare(name, &declarations, None))
    }

    /// The symbol of `name` at the top of a module, with what augmentations add to it.
    pub(super) fn module_member(&self, file: FileId, name: Name) -> SymbolId {
        self.merge_module_augmentations();
        let root = self.program.module(file).scoping().root_scope_id();
        let mut declarations = self.scope_declarations(file, root, name);
        if let Some(&symbol) =
            declarations.first().and_then(|d| self.symbol_caches.by_node.borrow().get(d).copied()).as_ref()
        {
            return symbol;
        }
        if let Some(added) = self.symbol_caches.added.borrow().get(&(file, name)) {
            declarations.extend(added);
        }
        self.declare(name, &declarations, None)
    }

    /// The global symbol called `name`, merged over all files of the program.
    pub fn global_symbol(&self, name: Name) -> Option<SymbolId> {
        if let Some(&symbol) = self.symbol_caches.globals.borrow().get(&name) {
            return symbol;
        }
        let symbol = self.global_symbol_in(&self.program.global_files(self.text(name)), name);
        self.symbol_caches.globals.borrow_mut().insert(name, symbol);
        symbol
    }

    fn global_symbol_in(&self, files: &[FileId], name: Name) -> Option<SymbolId> {
        let mut declarations = Vec::new();
        for &file in files {
            for &scope in self.global_scopes(file) {
                declarations.extend(self.scope_declarations(file, scope, name));
            }
        }
        if declarations.is_empty() {
            declarations.extend(self.global_namespace_declaration(name));
        }
        (!declarations.is_empty()).then(|| self.declare(name, &declarations, None))
    }

    /// The `export as namespace` that makes a module global under `name`. TypeScript: globalExports
    fn global_namespace_declaration(&self, name: Name) -> Option<NodeRef> {
        let file = self.program.global_namespace(self.text(name))?;
        self.program.module(file).ast().body.iter().find_map(|statement| match statement {
            Statement::TSNamespaceExportDeclaration(export) => Some(NodeRef { file, node: export.node_id.get() }),
            _ => None,
        })
    }

    /// The scopes of a file whose names are global.
    fn global_scopes(&self, file: FileId) -> &'p [ScopeId] {
        if let Some(&scopes) = self.symbol_caches.global_scopes.borrow().get(&file) {
            return scopes;
        }
        let scopes = self.list(&self.program.module(file).global_scopes());
        self.symbol_caches.global_scopes.borrow_mut().insert(file, scopes);
        scopes
    }

    /// The symbol of the value `undefined`. TypeScript: undefinedSymbol
    pub(super) fn undefined_symbol(&self) -> SymbolId {
        self.fixed_symbol(&self.symbol_caches.undefined, Name::UNDEFINED, self.t.undefined_widening)
    }

    /// What every name of a module without types stands for, with every meaning. TypeScript: unknownSymbol
    pub(super) fn unknown_symbol(&self) -> SymbolId {
        self.fixed_symbol(&self.symbol_caches.unknown, Name::EMPTY, self.t.error)
    }

    pub(super) fn is_unknown_symbol(&self, symbol: SymbolId) -> bool {
        self.symbol_caches.unknown.get() == Some(symbol)
    }

    /// The symbol of `arguments`. TypeScript: argumentsSymbol
    pub(super) fn arguments_symbol(&self) -> SymbolId {
        self.fixed_symbol(&self.symbol_caches.arguments, Name::ARGUMENTS, self.t.any)
    }

    /// The symbol of `globalThis`. TypeScript: globalThisSymbol
    pub(super) fn global_this_symbol(&self) -> SymbolId {
        if let Some(symbol) = self.symbol_caches.global_this.get() {
            return symbol;
        }
        let symbol = self.create_symbol(SymbolFlags::MODULE, Name::GLOBAL_THIS, CheckFlags::READONLY);
        self.symbol_caches.global_this.set(Some(symbol));
        symbol
    }

    /// The symbol of `globalThis`, if somebody has asked for it.
    pub(super) fn known_global_this_symbol(&self) -> Option<SymbolId> {
        self.symbol_caches.global_this.get()
    }

    fn fixed_symbol(&self, cell: &std::cell::Cell<Option<SymbolId>>, name: Name, ty: super::TypeId) -> SymbolId {
        if let Some(symbol) = cell.get() {
            return symbol;
        }
        let symbol = self.create_symbol(SymbolFlags::PROPERTY, name, CheckFlags::empty());
        self.symbol(symbol).links.ty.set(Some(ty));
        cell.set(Some(symbol));
        symbol
    }
}
