//! Which types are written by name, and by which.

use oxc_ast::AstKind;
use oxc_ast::ast::Statement;

use super::{TypeWriter, Unwritable, Written, is_identifier};
use crate::base::FileId;
use crate::base::type_node::{ModulePath, TypeNode};
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeData, TypeId};

/// Where a symbol can be reached from.
pub(super) enum Path {
    /// By its global name.
    Global(String),
    /// Through a module.
    Module(ModulePath, Vec<String>),
}

impl TypeWriter<'_, '_> {
    /// The type by name, where it has one that means the same everywhere; `None` where it has to be written out.
    pub(super) fn nameable(&mut self, ty: TypeId) -> Result<Option<TypeNode>, Unwritable> {
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
                self.value_type(symbol).map(Some)
            }
            TypeData::Anonymous(_) => self.alias_of_symbol_keys(ty),
            _ => Ok(None),
        }
    }

    /// The alias of an object type of a package with a key that nothing but a constant of the package names, such as
    /// a brand: it cannot be written out.
    fn alias_of_symbol_keys(&mut self, ty: TypeId) -> Result<Option<TypeNode>, Unwritable> {
        let checker = self.checker;
        let Some(alias) = checker.ty(ty).alias else { return Ok(None) };
        if self.is_declared_in_app(alias.symbol)
            || !checker.properties_of_type(ty).iter().any(|&property| self.property_name(property).is_err())
        {
            return Ok(None);
        }
        let Some(path) = self.path_of(alias.symbol) else { return Ok(None) };
        let arguments = self.nodes_of(alias.arguments.unwrap_or_default())?;
        Ok(Some(match path {
            Path::Global(name) => TypeNode::Reference { name, arguments },
            Path::Module(module, path) => TypeNode::Import { module, path, arguments },
        }))
    }

    /// A class or interface.
    fn declared_type(&mut self, ty: TypeId, symbol: SymbolId) -> Result<Option<TypeNode>, Unwritable> {
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
        Ok(Some(match path {
            Path::Global(name) => TypeNode::Reference { name, arguments },
            Path::Module(module, path) => TypeNode::Import { module, path, arguments },
        }))
    }

    /// `typeof C` of a class, enum or namespace.
    fn value_type(&mut self, symbol: SymbolId) -> Written {
        match self.path_of(symbol) {
            Some(Path::Global(name)) => Ok(TypeNode::TypeQuery { name, arguments: Vec::new() }),
            Some(Path::Module(module, path)) => Ok(TypeNode::ImportQuery { module, path, arguments: Vec::new() }),
            None => {
                let name = self.checker.symbol_text(symbol);
                Err(self.unwritable(format!("the value `{name}` is not exported"), Some(symbol)))
            }
        }
    }

    /// An enum or one of its members.
    pub(super) fn enum_reference(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        let symbol = checker.ty(ty).symbol;
        let path = symbol.and_then(|symbol| {
            let parent = checker.symbol(symbol).parent.get();
            let is_member = checker.symbol(symbol).flags.get().contains(SymbolFlags::ENUM_MEMBER);
            // The only member of an enum is the enum.
            match parent.filter(|_| is_member) {
                Some(parent) => {
                    let single = checker.declared_type_of_enum(parent) == checker.regular_type_of_literal_type(ty);
                    let path = self.path_of(parent)?;
                    if single { Some(path) } else { Some(push(path, checker.symbol_text(symbol))) }
                }
                None => self.path_of(symbol),
            }
        });
        match path {
            Some(Path::Global(name)) => Ok(TypeNode::name(name)),
            Some(Path::Module(module, path)) if path.iter().all(|part| is_identifier(part)) => {
                Ok(TypeNode::Import { module, path, arguments: Vec::new() })
            }
            _ => Err(self.unwritable("an enum that the app does not export", symbol)),
        }
    }

    /// `typeof x` for a constant of type `unique symbol`.
    pub(super) fn unique_symbol(&mut self, ty: TypeId) -> Written {
        let symbol = self.checker.ty(ty).symbol;
        match symbol.and_then(|symbol| self.path_of(symbol)) {
            Some(Path::Global(name)) => Ok(TypeNode::TypeQuery { name, arguments: Vec::new() }),
            Some(Path::Module(module, path)) => Ok(TypeNode::ImportQuery { module, path, arguments: Vec::new() }),
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
        if let Some(ambient) = self.ambient_module_around(declaration) {
            let name = self.exported_name(ambient, symbol)?;
            let AstKind::TSExternalModuleDeclaration(module) =
                checker.kind(*checker.symbol(ambient).declarations.get().first()?)
            else {
                return None;
            };
            return Some(Path::Module(ModulePath::Specifier(module.id.value.to_string()), vec![name]));
        }
        self.path_through_file(declaration.file, symbol)
    }

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

    fn ambient_module_around(&self, declaration: crate::base::NodeRef) -> Option<SymbolId> {
        let checker = self.checker;
        let nodes = checker.program.module(declaration.file).nodes();
        let module = nodes
            .ancestors(declaration.node)
            .find(|node| matches!(node.kind(), AstKind::TSExternalModuleDeclaration(_)))?;
        checker.symbol_of_node(declaration.at(module.id()))
    }

    /// The name under which a module exports a symbol.
    fn exported_name(&self, module: SymbolId, symbol: SymbolId) -> Option<String> {
        let checker = self.checker;
        let exports = checker.exports_of_module(module);
        let mut default = false;
        for (name, export) in exports.iter() {
            if checker.resolve_symbol(export) != Some(symbol) {
                continue;
            }
            if name == Name::DEFAULT {
                default = true;
            } else if is_identifier(checker.text(name)) && name != Name::EXPORT_EQUALS {
                return Some(checker.text(name).to_owned());
            }
        }
        default.then(|| "default".to_owned())
    }

    fn path_through_file(&self, file: FileId, symbol: SymbolId) -> Option<Path> {
        let checker = self.checker;
        if self.checker.is_app_file(file) {
            let name = self.exported_name(checker.module_symbol(file)?, symbol)?;
            let path = checker.program.module(file).path().to_path_buf();
            return Some(Path::Module(ModulePath::File(path), vec![name]));
        }
        for (specifier, module) in self.package_imports() {
            if let Some(path) = self.path_in_module(module, symbol, 0) {
                return Some(Path::Module(ModulePath::Specifier(specifier), path));
            }
        }
        None
    }

    /// The names that lead from a module to a symbol, through namespaces.
    fn path_in_module(&self, module: SymbolId, symbol: SymbolId, depth: usize) -> Option<Vec<String>> {
        if let Some(name) = self.exported_name(module, symbol) {
            return Some(vec![name]);
        }
        if depth == 2 {
            return None;
        }
        let checker = self.checker;
        for (name, export) in checker.exports_of_module(module).iter() {
            let Some(target) = checker.resolve_symbol(export) else { continue };
            if !checker.symbol(target).flags.get().intersects(SymbolFlags::MODULE)
                || !is_identifier(checker.text(name))
                || name == Name::DEFAULT
            {
                continue;
            }
            if let Some(mut path) = self.path_in_module(target, symbol, depth + 1) {
                path.insert(0, checker.text(name).to_owned());
                return Some(path);
            }
        }
        None
    }

    /// The packages that the file imports, and those that the app's files on the way import, with their modules.
    fn package_imports(&self) -> Vec<(String, SymbolId)> {
        let checker = self.checker;
        let mut specifiers: Vec<String> = Vec::new();
        let mut files = vec![self.from];
        let mut next = 0;
        let mut packages = Vec::new();
        while let Some(&file) = files.get(next) {
            next += 1;
            let module = checker.program.module(file);
            let program = crate::base::NodeRef { file, node: module.ast().node_id.get() };
            for statement in &module.ast().body {
                let source = match statement {
                    Statement::ImportDeclaration(node) => &node.source,
                    Statement::ExportFromDeclaration(node) => &node.source,
                    Statement::ExportAllDeclaration(node) => &node.source,
                    _ => continue,
                };
                let specifier = source.value.as_str();
                let Some(target) = checker.resolve_external_module_name(program, specifier) else { continue };
                let Some(&declaration) = checker.symbol(target).declarations.get().first() else { continue };
                if self.checker.is_app_file(declaration.file) {
                    if !files.contains(&declaration.file) {
                        files.push(declaration.file);
                    }
                } else if !specifiers.iter().any(|known| known == specifier) {
                    specifiers.push(specifier.to_owned());
                    packages.push((specifier.to_owned(), target));
                }
            }
        }
        packages
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

fn push(path: Path, name: &str) -> Path {
    match path {
        Path::Global(global) => Path::Global(format!("{global}.{name}")),
        Path::Module(module, mut path) => {
            path.push(name.to_owned());
            Path::Module(module, path)
        }
    }
}

impl crate::checker::Checker<'_> {
    /// Whether a file is the app's own: not of a package, not of the library.
    pub fn is_app_file(&self, file: FileId) -> bool {
        let module = self.program.module(file);
        !module.is_library() && !module.path().components().any(|part| part.as_os_str() == "node_modules")
    }
}
