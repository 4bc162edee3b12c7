//! What the model is told of a tool: the exported text, else the doc comment of the function.

use oxc_ast::AstKind;
use oxc_ast::ast::{BinaryOperator, Expression};

use super::entry::Entry;
use crate::base::{DocComment, FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::SymbolId;

/// A doc comment with one of these tags speaks of the file.
const LICENCE_TAGS: [&str; 4] = ["license", "licence", "copyright", "preserve"];
/// A doc comment that begins like this speaks of the file.
const LICENCE_TEXTS: [&str; 5] = ["copyright", "(c)", "©", "spdx-license-identifier", "licensed under"];
/// Constants that name each other more often than this are not written by hand; those that never end stop here too.
const DEPTH: usize = 64;

/// The description of the tool that `file` is; empty where there is none.
pub(super) fn description_of(checker: &Checker<'_>, file: FileId, entry: &Entry) -> String {
    let exported = || {
        let exports = checker.exports_of_module(checker.module_symbol(file)?);
        let symbol = checker.resolve_symbol(exports.get(checker.intern("description"))?)?;
        constant_text(checker, symbol, DEPTH)
    };
    let of_run = || doc_of(checker, entry.run?);
    exported().or_else(|| doc_of_default(checker, entry.exported)).or_else(of_run).unwrap_or_default()
}

/// The text of a `const`, followed through concatenations and other constants.
fn constant_text(checker: &Checker<'_>, symbol: SymbolId, depth: usize) -> Option<String> {
    let name = checker.symbol(symbol).value_declaration.get()?;
    let declarator = checker.parent(name);
    let (AstKind::VariableDeclarator(variable), AstKind::VariableDeclaration(list)) =
        (checker.kind(declarator), checker.kind(checker.parent(declarator)))
    else {
        return None;
    };
    if !list.kind.is_const() {
        return None;
    }
    text_of(checker, name, variable.init.as_ref()?, depth)
}

fn text_of(checker: &Checker<'_>, near: NodeRef, expression: &Expression<'_>, depth: usize) -> Option<String> {
    let depth = depth.checked_sub(1)?;
    match expression.get_inner_expression() {
        Expression::StringLiteral(literal) => Some(literal.value.to_string()),
        Expression::TemplateLiteral(template) => template.single_quasi().map(|text| text.to_string()),
        Expression::BinaryExpression(binary) if binary.operator == BinaryOperator::Addition => {
            let left = text_of(checker, near, &binary.left, depth)?;
            Some(left + &text_of(checker, near, &binary.right, depth)?)
        }
        Expression::Identifier(identifier) => {
            let node = near.at(identifier.node_id.get());
            let symbol = checker.resolve_name(node, checker.intern(&identifier.name), SymbolFlags::VALUE)?;
            constant_text(checker, checker.resolve_symbol(symbol)?, depth)
        }
        _ => None,
    }
}

/// The doc comment of the export, else of what it names.
fn doc_of_default(checker: &Checker<'_>, exported: SymbolId) -> Option<String> {
    let own = checker.symbol(exported).declarations.get().iter().map(|&declaration| {
        match checker.kind(declaration) {
            // The statement has the comment.
            AstKind::ExportSpecifier(_) => checker.parent(declaration),
            _ => declaration,
        }
    });
    own.clone()
        .find_map(|declaration| doc_at(checker, declaration))
        .or_else(|| doc_of(checker, named_by(checker, exported)?))
}

/// The first doc comment of the declarations of `symbol`.
fn doc_of(checker: &Checker<'_>, symbol: SymbolId) -> Option<String> {
    checker.symbol(symbol).declarations.get().iter().find_map(|&declaration| doc_at(checker, declaration))
}

fn doc_at(checker: &Checker<'_>, declaration: NodeRef) -> Option<String> {
    text_of_doc(&checker.doc_comments_of_declaration(declaration).pop()?)
}

/// What the default export names, through assertions too.
fn named_by(checker: &Checker<'_>, exported: SymbolId) -> Option<SymbolId> {
    if checker.symbol(exported).flags.get().contains(SymbolFlags::ALIAS) {
        return checker.resolve_symbol(exported);
    }
    let &declaration = checker.symbol(exported).declarations.get().first()?;
    let expression = match checker.kind(declaration) {
        AstKind::ExportDefaultDeclaration(export) => export.declaration.as_expression()?,
        AstKind::TSExportAssignment(export) => &export.expression,
        _ => return None,
    };
    let expression = expression.get_inner_expression();
    let node = declaration.at(expression.node_id());
    let symbol = match expression {
        Expression::Identifier(identifier) => {
            checker.resolve_name(node, checker.intern(&identifier.name), SymbolFlags::VALUE)?
        }
        Expression::StaticMemberExpression(_) => {
            checker.check_expression_cached(node);
            checker.resolved_symbol_of_access(node)?
        }
        _ => return None,
    };
    checker.resolve_symbol(symbol)
}

/// The text of a doc comment; nothing where it is a licence header, or tags only.
fn text_of_doc(doc: &DocComment) -> Option<String> {
    if doc.tags.iter().any(|tag| LICENCE_TAGS.contains(&tag.name.as_str())) {
        return None;
    }
    let text = doc.text.written();
    (!text.is_empty() && !is_licence(&text)).then_some(text)
}

fn is_licence(text: &str) -> bool {
    let text = text.to_lowercase();
    LICENCE_TEXTS.iter().any(|start| {
        // `copyrighted` begins with no such word.
        text.strip_prefix(start).is_some_and(|rest| {
            *start != "copyright" || !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
        })
    })
}
