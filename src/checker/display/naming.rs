//! Which types are written by name, and by which.

use oxc_ast::AstKind;

use super::keys::Key;
use super::{Stop, TypeWriter, Written, is_identifier};
use crate::base::type_node::{ModulePath, TypeNode};
use crate::base::{FileId, NodeRef};
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{Alias, SymbolId, TypeData, TypeId};
use crate::program::MODES;

/// Where a symbol can be reached from.
#[derive(Clone)]
pub(super) enum Path {
    /// By its global name.
    Global(String),
    /// Through a module.
    Module(ModulePath, Vec<String>),
}

impl TypeWriter<'_, '_> {
    /// The type by name, where it has one that means the same everywhere; `None` where it has to be written out.
    pub(super) fn nameable(&mut self, ty: TypeId) -> Result<Option<TypeNode>, Stop> {
        let checker = self.checker;
        if checker.is_array_type(ty) || checker.is_tuple_type(ty) {
            return Ok(None);
        }
        let Some(symbol) = checker.ty(ty).symbol else { return Ok(None) };
        let flags = checker.symbol(symbol).flags.get();
        match &checker.ty(ty).data {
            TypeData::Interface(_) | TypeData::Reference(_) => self.declared_type(ty, symbol),
            TypeData::Anonymous(_)
                if flags.intersects(SymbolFlags::CLASS | SymbolFlags::ENUM | SymbolFlags::VALUE_MODULE) =>
            {
                Ok(self.value_type(symbol))
            }
            TypeData::Anonymous(_) => self.alias_of_symbol_keys(ty),
            _ => Ok(None),
        }
    }

    /// The alias of an object type of a package with a key that nothing but a constant of the package names, such as
    /// a brand: written out it would be hard to read, where it can be at all.
    fn alias_of_symbol_keys(&mut self, ty: TypeId) -> Result<Option<TypeNode>, Stop> {
        let checker = self.checker;
        let Some(alias) = checker.ty(ty).alias else { return Ok(None) };
        let is_symbol = |&property: &SymbolId| !matches!(self.key(property), Ok(Key::Name(_)));
        if self.is_declared_in_app(alias.symbol) || !checker.properties_of_type(ty).iter().any(is_symbol) {
            return Ok(None);
        }
        self.alias_by_name(alias)
    }

    /// An instance of an alias by the name of that, where one leads there.
    pub(super) fn alias_by_name(&mut self, alias: Alias<'_>) -> Result<Option<TypeNode>, Stop> {
        let Some(path) = self.path_of(alias.symbol) else { return Ok(None) };
        let arguments = self.nodes_of(alias.arguments.unwrap_or_default())?;
        Ok(Some(instance(path, arguments)))
    }

    /// A class or interface.
    fn declared_type(&mut self, ty: TypeId, symbol: SymbolId) -> Result<Option<TypeNode>, Stop> {
        let checker = self.checker;
        let is_class = self.is_class_instance(ty);
        let in_app = self.is_declared_in_app(symbol);
        let path = match self.path_of(symbol) {
            Some(Path::Module(..)) if in_app && !is_class => None,
            path => path,
        };
        let Some(path) = path else {
            if is_class && self.has_hidden_members(ty) {
                let name = checker.symbol_text(symbol);
                return Err(self
                    .unwritable(format!("the class `{name}` has private members and is not exported"), Some(symbol)));
            }
            return Ok(None);
        };
        let interface = checker.interface_type(checker.target_type(ty));
        if interface.and_then(|interface| interface.outer_type_parameters).is_some() {
            return Err(self.unwritable("a class or interface inside of a generic function", Some(symbol)));
        }
        // An argument list may be longer than what is written: `this` stands last.
        let written = interface.and_then(|interface| interface.type_parameters).map_or(0, <[_]>::len);
        let arguments = checker.type_arguments(ty);
        let arguments = &arguments[..written.min(arguments.len())];
        let arguments = self.nodes_of(arguments)?;
        Ok(Some(instance(path, arguments)))
    }

    /// `typeof C` of a class, enum or namespace, and `typeof import("…")` of a module; nothing where no name leads there.
    fn value_type(&self, symbol: SymbolId) -> Option<TypeNode> {
        let checker = self.checker;
        if checker.symbol(symbol).name == Name::GLOBAL_THIS {
            return Some(TypeNode::TypeQuery { name: "globalThis".to_owned(), arguments: Vec::new() });
        }
        let path = if self.is_module(symbol) { self.path_of_module(symbol) } else { self.path_of(symbol) };
        Some(query(path?))
    }

    /// An enum or one of its members.
    pub(super) fn enum_reference(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        let symbol = checker.ty(ty).symbol;
        let Some(symbol) = symbol else { return Err(self.unwritable("an enum without a name", None)) };
        let is_member = checker.symbol(symbol).flags.get().contains(SymbolFlags::ENUM_MEMBER);
        let parent = checker.symbol(symbol).parent.get().filter(|_| is_member);
        let Some(path) = self.path_of(parent.unwrap_or(symbol)) else {
            return Err(self.unwritable("an enum that the app does not export", Some(symbol)));
        };
        let name = checker.symbol_text(symbol);
        match parent {
            // The only member of an enum is the enum.
            Some(parent) if checker.declared_type_of_enum(parent) != checker.regular_type_of_literal_type(ty) => {
                if is_identifier(name) {
                    return Ok(reference(push(path, name)));
                }
                let index = Box::new(TypeNode::Literal(serde_json::Value::from(name).to_string()));
                Ok(TypeNode::IndexedAccess { object: Box::new(query(path)), index })
            }
            _ => Ok(reference(path)),
        }
    }

    /// `typeof x` for a constant of type `unique symbol`.
    pub(super) fn unique_symbol(&mut self, ty: TypeId) -> Written {
        let symbol = self.checker.ty(ty).symbol;
        match symbol.and_then(|symbol| self.path_of(symbol)) {
            Some(path) => Ok(query(path)),
            None => Err(self.unwritable("a unique symbol that the app does not export", symbol)),
        }
    }

    /// How a symbol can be named from anywhere.
    pub(super) fn path_of(&self, symbol: SymbolId) -> Option<Path> {
        let checker = self.checker;
        let data = checker.symbol(symbol);
        if checker.global_symbol(data.name) == Some(symbol) {
            return Some(Path::Global(checker.text(data.name).to_owned()));
        }
        if let Some(parent) = data.parent.get() {
            let parent_flags = checker.symbol(parent).flags.get();
            let is_namespace = parent_flags.intersects(SymbolFlags::MODULE | SymbolFlags::CLASS)
                && !self.is_module(parent)
                && checker.exports_of_symbol(parent).get(data.name) == Some(symbol);
            if is_namespace {
                return Some(push(self.path_of(parent)?, checker.text(data.name)));
            }
            let is_static =
                parent_flags.contains(SymbolFlags::INTERFACE) && data.flags.get().contains(SymbolFlags::PROPERTY);
            if is_static {
                // `Symbol.iterator`: a property of the global value of that interface.
                return self.well_known_symbol(symbol);
            }
        }
        let declaration = *data.declarations.get().first()?;
        match self.ambient_module_around(declaration) {
            Some(ambient) => self.path_in_ambient_module(ambient, symbol),
            None => self.path_through_file(declaration.file, symbol),
        }
    }

    fn path_in_ambient_module(&self, ambient: SymbolId, symbol: SymbolId) -> Option<Path> {
        let path = self.checker.exported_path(ambient, symbol)?;
        Some(Path::Module(ModulePath::Specifier { specifier: self.ambient_name(ambient)?, mode: None }, path))
    }

    fn ambient_name(&self, ambient: SymbolId) -> Option<String> {
        let &declaration = self.checker.symbol(ambient).declarations.get().first()?;
        match self.checker.kind(declaration) {
            AstKind::TSExternalModuleDeclaration(module) => Some(module.id.value.to_string()),
            _ => None,
        }
    }

    /// How a module itself can be named.
    fn path_of_module(&self, module: SymbolId) -> Option<Path> {
        if let Some(specifier) = self.ambient_name(module) {
            return Some(Path::Module(ModulePath::Specifier { specifier, mode: None }, Vec::new()));
        }
        let &declaration = self.checker.symbol(module).declarations.get().first()?;
        if self.checker.is_app_file(declaration.file) {
            return Some(Path::Module(self.app_file(declaration.file), Vec::new()));
        }
        self.path_in_packages(declaration.file, module)
    }

    fn app_file(&self, file: FileId) -> ModulePath {
        ModulePath::File(self.checker.program.module(file).path().to_path_buf())
    }

    /// Whether a symbol is a module: a file, or one that is declared.
    fn is_module(&self, symbol: SymbolId) -> bool {
        let declaration = self.checker.symbol(symbol).declarations.get().first();
        declaration.is_some_and(|&declaration| {
            matches!(self.checker.kind(declaration), AstKind::Program(_) | AstKind::TSExternalModuleDeclaration(_))
        })
    }

    fn well_known_symbol(&self, symbol: SymbolId) -> Option<Path> {
        let checker = self.checker;
        let constructor = checker.global_type_symbol("SymbolConstructor")?;
        (checker.symbol(symbol).parent.get() == Some(constructor))
            .then(|| Path::Global(format!("Symbol.{}", checker.symbol_text(symbol))))
    }

    fn ambient_module_around(&self, declaration: NodeRef) -> Option<SymbolId> {
        let checker = self.checker;
        let nodes = checker.program.module(declaration.file).nodes();
        let module = nodes
            .ancestors(declaration.node)
            .find(|node| matches!(node.kind(), AstKind::TSExternalModuleDeclaration(_)))?;
        checker.symbol_of_node(declaration.at(module.id()))
    }

    fn path_through_file(&self, file: FileId, symbol: SymbolId) -> Option<Path> {
        if !self.checker.is_app_file(file) {
            return self.path_in_packages(file, symbol);
        }
        let path = self.checker.exported_path(self.checker.module_symbol(file)?, symbol)?;
        Some(Path::Module(self.app_file(file), path))
    }

    /// Through a package. The answer is the same for every type that the tool mentions.
    fn path_in_packages(&self, file: FileId, symbol: SymbolId) -> Option<Path> {
        let paths = &self.checker.display.paths;
        let known = paths.borrow().get(&(self.from, symbol)).cloned();
        known.unwrap_or_else(|| {
            let path = self.find_in_packages(file, symbol);
            paths.borrow_mut().insert((self.from, symbol), path.clone());
            path
        })
    }

    /// Through a package that the app imports: the tool's file, or one that it imports in turn; else through the package
    /// that the symbol's file belongs to, if the app can import it.
    fn find_in_packages(&self, file: FileId, symbol: SymbolId) -> Option<Path> {
        let checker = self.checker;
        let mut files = vec![self.from];
        let mut next = 0;
        while let Some(&importer) = files.get(next) {
            next += 1;
            for (specifier, module) in checker.imports_of_file(importer) {
                let Some(&declaration) = checker.symbol(module).declarations.get().first() else { continue };
                if checker.is_app_file(declaration.file) {
                    if !files.contains(&declaration.file) {
                        files.push(declaration.file);
                    }
                } else if let Some(path) = checker.path_in_module(module, symbol)
                    && let Some(mode) =
                        MODES.into_iter().find(|&mode| checker.module_in_generated(&specifier, mode) == Some(module))
                {
                    return Some(Path::Module(ModulePath::Specifier { specifier, mode }, path));
                }
            }
        }
        checker.program.specifiers_near(file).into_iter().find_map(|(specifier, mode)| {
            let module = checker.module_in_generated(&specifier, mode)?;
            let path = checker.path_in_module(module, symbol)?;
            Some(Path::Module(ModulePath::Specifier { specifier, mode }, path))
        })
    }

    fn is_declared_in_app(&self, symbol: SymbolId) -> bool {
        let declarations = self.checker.symbol(symbol).declarations.get();
        declarations.iter().all(|declaration| {
            self.checker.is_app_file(declaration.file) && self.ambient_module_around(*declaration).is_none()
        })
    }

    /// Whether a class has private or protected members, so that only its name means it.
    fn has_hidden_members(&self, ty: TypeId) -> bool {
        let checker = self.checker;
        let hidden = crate::checker::modifiers::ModifierFlags::NON_PUBLIC_ACCESSIBILITY;
        checker.properties_of_type(ty).iter().any(|&property| {
            checker.declaration_modifier_flags_from_symbol(property).intersects(hidden)
                || checker.symbol_text(property).starts_with("__#")
        }) && !checker.flags(ty).contains(TypeFlags::ANY)
    }
}

fn reference(path: Path) -> TypeNode {
    instance(path, Vec::new())
}

fn instance(path: Path, arguments: Vec<TypeNode>) -> TypeNode {
    match path {
        Path::Global(name) => TypeNode::Reference { name, arguments },
        Path::Module(module, path) => TypeNode::Import { module, path, arguments },
    }
}

/// `typeof` of what is there.
pub(super) fn query(path: Path) -> TypeNode {
    match path {
        Path::Global(name) => TypeNode::TypeQuery { name, arguments: Vec::new() },
        Path::Module(module, path) => TypeNode::ImportQuery { module, path, arguments: Vec::new() },
    }
}

fn push(path: Path, name: &str) -> Path {
    match path {
        Path::Global(global) => Path::Global(format!("{global}.{name}")),
        Path::Module(module, mut path) => {
            path.push(name.to_owned());
            Path::Module(module, path)
        }
    }
}
