//! A module that exports two values as its default: JavaScript engines refuse it, but the parser lets it pass, because
//! overloads and interfaces may share the name with one value.

use oxc_ast::ast::{ExportDefaultDeclarationKind, ExportSpecifier, Program, Statement};

use super::module::SyntaxError;
use crate::base::Span;

/// The length of `export default`, however it is spaced: what follows can be a screenful.
const HEAD: u32 = 14;

/// The second value that is exported as the default, where there is one.
pub(super) fn repeated_default(ast: &Program<'_>) -> Option<SyntaxError> {
    let mut places = ast.body.iter().flat_map(values_of);
    places.next()?;
    let span = places.next()?;
    Some(SyntaxError { message: "A module cannot have two default exports".to_owned(), span })
}

fn values_of(statement: &Statement<'_>) -> Vec<Span> {
    match statement {
        Statement::ExportDefaultDeclaration(export) => {
            let is_value = match &export.declaration {
                ExportDefaultDeclarationKind::FunctionDeclaration(function) => function.body.is_some(),
                ExportDefaultDeclarationKind::TSInterfaceDeclaration(_) => false,
                _ => true,
            };
            let start = export.span.start;
            if is_value { vec![Span::new(start, start + HEAD)] } else { Vec::new() }
        }
        Statement::ExportNamedDeclaration(export) if export.export_kind.is_value() => defaults(&export.specifiers),
        Statement::ExportFromDeclaration(export) if export.export_kind.is_value() => defaults(&export.specifiers),
        _ => Vec::new(),
    }
}

fn defaults(specifiers: &[ExportSpecifier<'_>]) -> Vec<Span> {
    let is_default =
        |each: &&ExportSpecifier<'_>| each.export_kind.is_value() && each.exported.name().as_str() == "default";
    specifiers.iter().filter(is_default).map(|each| each.span).collect()
}
