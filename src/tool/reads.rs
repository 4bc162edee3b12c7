//! Which files of the app a tool's types may come from.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use crate::base::FileId;
use crate::checker::Checker;
use crate::program::{Module, Resolution, module_specifier};

/// The file `file` and the files of the app that it imports, directly or not, as far as anybody has read them or found
/// that they cannot be read.
///
/// Nothing that nobody asked for can matter. What is global in the app without being imported is not among them.
pub fn files_read(checker: &Checker<'_>, file: FileId) -> Vec<FileId> {
    let program = checker.program();
    let mut files = vec![file];
    let mut next = 0;
    while let Some(&importer) = files.get(next) {
        next += 1;
        let Some(module) = program.readable(importer) else { continue };
        for specifier in specifiers(module) {
            let Resolution::Module(path) = program.resolution(importer, specifier, None) else { continue };
            let Some(imported) = program.asked_for(&path) else { continue };
            let is_of_app = program.readable(imported).is_none() || checker.is_app_file(imported);
            if is_of_app && !files.contains(&imported) {
                files.push(imported);
            }
        }
    }
    files
}

/// Everything that a module names another one by.
fn specifiers(module: &Module) -> Vec<&str> {
    let statements = module.ast().body.iter().filter_map(module_specifier).map(|specifier| specifier.value.as_str());
    let inner = module.nodes().iter().filter_map(|node| match node.kind() {
        AstKind::TSImportType(node) => Some(node.source.value.as_str()),
        AstKind::ImportExpression(node) => match &node.source {
            Expression::StringLiteral(text) => Some(text.value.as_str()),
            _ => None,
        },
        _ => None,
    });
    statements.chain(inner).collect()
}
