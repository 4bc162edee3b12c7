//! What a name of a module stands for, followed through imports and re-exports, by syntax alone.
//!
//! This is how routes and the configuration are read without types. Only what is certain is followed: a `const` stands
//! for its initialiser; a `let` might be anything by the time it is read.

use oxc_ast::ast::{
    Declaration, ExportDefaultDeclarationKind, ExportSpecifier, Expression, ImportDeclaration,
    ImportDeclarationSpecifier, Statement, TSModuleReference, VariableDeclaration,
};
use oxc_span::GetSpan;

use super::imports::{self, Target};
use crate::base::{FileId, Span};
use crate::program::{Module, Program};

/// What a name stands for.
#[derive(Clone, Copy)]
pub enum Meaning<'p> {
    /// The expression that a `const` or a default export is.
    Expression(&'p Module, &'p Expression<'p>),
    /// A value that is no expression to look into: a function, a class, a `let`, a destructured name.
    Value,
    /// The export `name` of the SDK.
    Sdk(&'p str),
    /// All exports of the SDK.
    SdkNamespace,
    /// All exports of a module.
    Namespace(&'p Module),
    /// Only a type.
    Type,
    /// An import that leads to no file; the specifier stands at the place.
    Unresolved(&'p Module, &'p str, Span),
}

/// Follows names through the files of one program.
pub struct Names<'p> {
    program: &'p Program,
}

/// The modules and names that one question has passed, so that a circle of re-exports ends.
type Passed<'p> = Vec<(FileId, &'p str)>;

impl<'p> Names<'p> {
    /// Follows names in `program`.
    pub fn new(program: &'p Program) -> Self {
        Self { program }
    }

    /// What `module` exports as `name`.
    pub fn exported(&self, module: &'p Module, name: &'p str) -> Option<Meaning<'p>> {
        self.export(module, name, &mut Vec::new())
    }

    /// What `name` stands for at the top level of `module`.
    pub fn local(&self, module: &'p Module, name: &'p str) -> Option<Meaning<'p>> {
        self.binding(module, name, &mut Vec::new())
    }

    fn export(&self, module: &'p Module, name: &'p str, passed: &mut Passed<'p>) -> Option<Meaning<'p>> {
        if passed.contains(&(module.id(), name)) {
            return None;
        }
        passed.push((module.id(), name));
        let mut found = None;
        for statement in &module.ast().body {
            found = best(found, self.export_of(module, statement, name, passed));
        }
        // A star never hands on the default export, and what a module exports itself wins.
        if found.is_none() && name != "default" {
            for statement in &module.ast().body {
                let Statement::ExportAllDeclaration(all) = statement else { continue };
                if all.exported.is_some() || all.export_kind.is_type() {
                    continue;
                }
                let source = (all.source.value.as_str(), all.source.span);
                // A star over a file that is not there exports nothing that could be named.
                match self.imported(module, source, name, passed) {
                    Some(Meaning::Unresolved(..)) | None => {}
                    other => found = best(found, other),
                }
            }
        }
        found
    }

    fn export_of(
        &self,
        module: &'p Module,
        statement: &'p Statement<'p>,
        name: &'p str,
        passed: &mut Passed<'p>,
    ) -> Option<Meaning<'p>> {
        match statement {
            Statement::ExportDefaultDeclaration(export) if name == "default" => Some(match &export.declaration {
                ExportDefaultDeclarationKind::FunctionDeclaration(_)
                | ExportDefaultDeclarationKind::ClassDeclaration(_) => Meaning::Value,
                ExportDefaultDeclarationKind::TSInterfaceDeclaration(_) => Meaning::Type,
                other => other.as_expression().map_or(Meaning::Value, |init| Meaning::Expression(module, init)),
            }),
            Statement::TSExportAssignment(export) if name == "default" => {
                Some(Meaning::Expression(module, &export.expression))
            }
            Statement::ExportDeclaration(export) => declared(module, &export.declaration, name),
            Statement::ExportNamedDeclaration(export) => {
                let specifier = specifier_of(&export.specifiers, name)?;
                if export.export_kind.is_type() || specifier.export_kind.is_type() {
                    return Some(Meaning::Type);
                }
                self.binding(module, specifier.local.name().as_str(), passed)
            }
            Statement::ExportFromDeclaration(export) => {
                let specifier = specifier_of(&export.specifiers, name)?;
                if export.export_kind.is_type() || specifier.export_kind.is_type() {
                    return Some(Meaning::Type);
                }
                let source = (export.source.value.as_str(), export.source.span);
                self.imported(module, source, specifier.local.name().as_str(), passed)
            }
            Statement::ExportAllDeclaration(export) => {
                if export.exported.as_ref()?.name().as_str() != name {
                    return None;
                }
                if export.export_kind.is_type() {
                    return Some(Meaning::Type);
                }
                Some(self.namespace(module, (export.source.value.as_str(), export.source.span)))
            }
            _ => None,
        }
    }

    fn binding(&self, module: &'p Module, name: &'p str, passed: &mut Passed<'p>) -> Option<Meaning<'p>> {
        let mut found = None;
        for statement in &module.ast().body {
            let meaning = match statement {
                Statement::ImportDeclaration(import) => self.import(module, import, name, passed),
                Statement::ExportDeclaration(export) => declared(module, &export.declaration, name),
                Statement::ExportDefaultDeclaration(export) => match &export.declaration {
                    ExportDefaultDeclarationKind::FunctionDeclaration(function) => {
                        function.id.as_ref().filter(|id| id.name == name).map(|_| Meaning::Value)
                    }
                    ExportDefaultDeclarationKind::ClassDeclaration(class) => {
                        class.id.as_ref().filter(|id| id.name == name).map(|_| Meaning::Value)
                    }
                    _ => None,
                },
                other => other.as_declaration().and_then(|declaration| declared(module, declaration, name)),
            };
            found = best(found, meaning);
        }
        found
    }

    fn import(
        &self,
        module: &'p Module,
        import: &'p ImportDeclaration<'p>,
        name: &'p str,
        passed: &mut Passed<'p>,
    ) -> Option<Meaning<'p>> {
        let specifiers = import.specifiers.as_ref()?;
        let specifier = specifiers.iter().find(|specifier| specifier.local().name == name)?;
        if import.import_kind.is_type() {
            return Some(Meaning::Type);
        }
        let source = (import.source.value.as_str(), import.source.span);
        match specifier {
            ImportDeclarationSpecifier::ImportSpecifier(specifier) if specifier.import_kind.is_type() => {
                Some(Meaning::Type)
            }
            ImportDeclarationSpecifier::ImportSpecifier(specifier) => {
                self.imported(module, source, specifier.imported.name().as_str(), passed)
            }
            ImportDeclarationSpecifier::ImportDefaultSpecifier(_) => self.imported(module, source, "default", passed),
            ImportDeclarationSpecifier::ImportNamespaceSpecifier(_) => Some(self.namespace(module, source)),
        }
    }

    /// What `name` is in the module that `from` calls `specifier`.
    fn imported(
        &self,
        from: &'p Module,
        (specifier, span): (&'p str, Span),
        name: &'p str,
        passed: &mut Passed<'p>,
    ) -> Option<Meaning<'p>> {
        match self.namespace(from, (specifier, span)) {
            Meaning::SdkNamespace => Some(Meaning::Sdk(name)),
            Meaning::Namespace(module) => self.export(module, name, passed),
            other => Some(other),
        }
    }

    fn namespace(&self, from: &'p Module, (specifier, span): (&'p str, Span)) -> Meaning<'p> {
        if imports::is_sdk(specifier) {
            return Meaning::SdkNamespace;
        }
        match imports::target(self.program, from, specifier) {
            Target::Module(module) => Meaning::Namespace(module),
            Target::Opaque => Meaning::Value,
            Target::Missing => Meaning::Unresolved(from, specifier, span),
        }
    }
}

/// One name can be a type and a value; here only the value counts.
fn best<'p>(found: Option<Meaning<'p>>, other: Option<Meaning<'p>>) -> Option<Meaning<'p>> {
    match found {
        None | Some(Meaning::Type) => other.or(found),
        found => found,
    }
}

/// Where `module` itself says that it exports `name`; `None` where a star hands it on.
pub fn place_of_export(module: &Module, name: &str) -> Option<Span> {
    module.ast().body.iter().find_map(|statement| match statement {
        Statement::ExportDeclaration(export) => match &export.declaration {
            Declaration::VariableDeclaration(variables) => {
                let mut ids = variables.declarations.iter().flat_map(|variable| variable.id.get_binding_identifiers());
                ids.find(|id| id.name == name).map(|id| id.span)
            }
            declaration => declaration.id().filter(|id| id.name == name).map(|id| id.span),
        },
        Statement::ExportNamedDeclaration(export) => specifier_of(&export.specifiers, name).map(|found| found.span),
        Statement::ExportFromDeclaration(export) => specifier_of(&export.specifiers, name).map(|found| found.span),
        Statement::ExportAllDeclaration(export) => {
            export.exported.as_ref().filter(|exported| exported.name() == name).map(GetSpan::span)
        }
        _ => None,
    })
}

fn specifier_of<'p>(specifiers: &'p [ExportSpecifier<'p>], name: &str) -> Option<&'p ExportSpecifier<'p>> {
    specifiers.iter().find(|specifier| specifier.exported.name().as_str() == name)
}

fn declared<'p>(module: &'p Module, declaration: &'p Declaration<'p>, name: &str) -> Option<Meaning<'p>> {
    if let Declaration::VariableDeclaration(variables) = declaration {
        return variable(module, variables, name);
    }
    if declaration.id()?.name != name {
        return None;
    }
    Some(match declaration {
        Declaration::TSTypeAliasDeclaration(_) | Declaration::TSInterfaceDeclaration(_) => Meaning::Type,
        Declaration::TSImportEqualsDeclaration(import) => match &import.module_reference {
            _ if import.import_kind.is_type() => Meaning::Type,
            TSModuleReference::ExternalModuleReference(_) => Meaning::Value,
            // An alias of something in a namespace, whose kind only types would tell.
            TSModuleReference::IdentifierReference(_) | TSModuleReference::QualifiedName(_) => Meaning::Value,
        },
        other if other.declare() => Meaning::Type,
        _ => Meaning::Value,
    })
}

fn variable<'p>(module: &'p Module, variables: &'p VariableDeclaration<'p>, name: &str) -> Option<Meaning<'p>> {
    for variable in &variables.declarations {
        if let Some(id) = variable.id.get_binding_identifier() {
            if id.name == name {
                return Some(match &variable.init {
                    _ if variables.declare => Meaning::Type,
                    Some(init) if variables.kind.is_const() => Meaning::Expression(module, init),
                    _ => Meaning::Value,
                });
            }
        } else if variable.id.get_binding_identifiers().iter().any(|id| id.name == name) {
            return Some(Meaning::Value);
        }
    }
    None
}
