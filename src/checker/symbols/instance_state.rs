//! Whether a namespace has a value at run time, read from syntax alone.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    Declaration, ExportDefaultDeclarationKind, ExportSpecifier, ModuleExportName, Statement, TSNamespaceDeclaration,
    TSNamespaceDeclarationBody,
};

use crate::base::{FileId, NodeRef};
use crate::checker::Checker;

/// The namespaces that have been asked about: where one is met again, it adds nothing.
type Visited = Vec<NodeRef>;

impl Checker<'_> {
    /// Whether a namespace has a value at run time. TypeScript: getModuleInstanceState
    pub(super) fn is_instantiated(&self, file: FileId, namespace: &TSNamespaceDeclaration<'_>) -> bool {
        self.namespace_has_value(file, namespace, &mut Visited::new())
    }

    fn namespace_has_value(&self, file: FileId, namespace: &TSNamespaceDeclaration<'_>, visited: &mut Visited) -> bool {
        let node = NodeRef { file, node: namespace.node_id.get() };
        if visited.contains(&node) {
            return false;
        }
        visited.push(node);
        match &namespace.body {
            TSNamespaceDeclarationBody::TSNamespaceDeclaration(inner) => self.namespace_has_value(file, inner, visited),
            TSNamespaceDeclarationBody::TSModuleBlock(block) => {
                block.body.iter().any(|statement| self.statement_has_value(file, statement, visited))
            }
        }
    }

    /// TypeScript: getModuleInstanceStateWorker
    fn statement_has_value(&self, file: FileId, statement: &Statement<'_>, visited: &mut Visited) -> bool {
        match statement {
            Statement::ImportDeclaration(_) | Statement::TSImportEqualsDeclaration(_) => false,
            Statement::ExportNamedDeclaration(export) => {
                export.specifiers.iter().any(|specifier| self.alias_target_has_value(file, specifier, visited))
            }
            Statement::ExportDefaultDeclaration(export) => {
                !matches!(export.declaration, ExportDefaultDeclarationKind::TSInterfaceDeclaration(_))
            }
            _ => match declaration_of(statement) {
                Some(Declaration::TSInterfaceDeclaration(_) | Declaration::TSTypeAliasDeclaration(_)) => false,
                Some(Declaration::TSNamespaceDeclaration(inner)) => self.namespace_has_value(file, inner, visited),
                _ => true,
            },
        }
    }

    /// Whether the statements that declare what `export { … }` hands on have a value: those of the nearest block that
    /// has any of that name. TypeScript: getModuleInstanceStateForAliasTarget
    fn alias_target_has_value(&self, file: FileId, specifier: &ExportSpecifier<'_>, visited: &mut Visited) -> bool {
        if matches!(specifier.local, ModuleExportName::StringLiteral(_)) {
            return true;
        }
        let name = specifier.local.name();
        let module = self.program.module(file);
        for ancestor in module.nodes().ancestor_kinds(specifier.node_id.get()) {
            let statements = match ancestor {
                AstKind::TSModuleBlock(block) => &block.body,
                AstKind::Program(program) => &program.body,
                _ => continue,
            };
            let mut found = statements.iter().filter(|statement| has_name(statement, &name)).peekable();
            if found.peek().is_some() {
                return found.any(|statement| {
                    matches!(statement, Statement::TSImportEqualsDeclaration(_))
                        || self.statement_has_value(file, statement, visited)
                });
            }
        }
        true
    }
}

/// What a statement declares, exported or not.
fn declaration_of<'s, 'a>(statement: &'s Statement<'a>) -> Option<&'s Declaration<'a>> {
    match statement {
        Statement::ExportDeclaration(export) => Some(&export.declaration),
        _ => statement.as_declaration(),
    }
}

/// TypeScript: nodeHasName
fn has_name(statement: &Statement<'_>, name: &str) -> bool {
    let id = match statement {
        Statement::ExportDefaultDeclaration(export) => match &export.declaration {
            ExportDefaultDeclarationKind::FunctionDeclaration(function) => function.id.as_ref(),
            ExportDefaultDeclarationKind::ClassDeclaration(class) => class.id.as_ref(),
            ExportDefaultDeclarationKind::TSInterfaceDeclaration(interface) => Some(&interface.id),
            _ => None,
        },
        _ => match declaration_of(statement) {
            Some(Declaration::VariableDeclaration(variables)) => {
                return variables
                    .declarations
                    .iter()
                    .any(|declarator| declarator.id.get_binding_identifier().is_some_and(|id| id.name == name));
            }
            Some(declaration) => declaration.id(),
            None => None,
        },
    };
    id.is_some_and(|id| id.name == name)
}
