//! Tools of LangChain, which are objects: how they are known, and the function to write around one.

use oxc_ast::AstKind;
use oxc_ast::ast::{Argument, Expression};
use oxc_span::GetSpan;

use super::entry;
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::{SymbolId, TypeId};

/// What LangChain's packages export to make tools with: a function, and classes to instantiate or to extend.
const MAKERS: [&str; 5] = ["tool", "StructuredTool", "Tool", "DynamicStructuredTool", "DynamicTool"];
/// No class has more bases than this; those that extend each other in a circle stop here too.
const DEPTH: usize = 16;

/// Whether a value of the type is one: what `tool(…)` gives, or an instance of a class that extends `StructuredTool`.
/// They all have these members, whatever their classes are called and however they were made.
pub(super) fn is_tool(checker: &Checker<'_>, ty: TypeId) -> bool {
    let members = ["invoke", "schema", "description", "name"];
    members.into_iter().all(|name| checker.property_of_type(ty, checker.intern(name)).is_some())
}

/// Whether the default export is made by what LangChain exports, by its name: where the package is not installed, nobody
/// knows the type.
pub(super) fn is_made(checker: &Checker<'_>, exported: SymbolId) -> bool {
    let made = || {
        let symbol = checker.resolve_symbol(exported)?;
        let &declaration = checker.symbol(symbol).declarations.get().first()?;
        let made = match (checker.kind(declaration), checker.kind(checker.parent(declaration))) {
            (AstKind::ExportDefaultDeclaration(export), _) => export.declaration.as_expression()?,
            (AstKind::TSExportAssignment(export), _) => &export.expression,
            (_, AstKind::VariableDeclarator(variable)) => variable.init.as_ref()?,
            _ => return None,
        };
        let maker = match made.get_inner_expression() {
            Expression::CallExpression(call) => &call.callee,
            Expression::NewExpression(new) => &new.callee,
            _ => return None,
        };
        Some(is_maker(checker, declaration, maker, DEPTH))
    };
    made().unwrap_or(false)
}

/// Whether `maker`, in the file of `near`, is an export of LangChain or a class that extends one.
fn is_maker(checker: &Checker<'_>, near: NodeRef, maker: &Expression<'_>, depth: usize) -> bool {
    let symbol = |name: &str, node| checker.resolve_name(near.at(node), checker.intern(name), SymbolFlags::VALUE);
    match maker.get_inner_expression() {
        Expression::Identifier(name) => {
            let Some(symbol) = symbol(&name.name, name.node_id.get()) else { return false };
            import_of_langchain(checker, symbol).is_some_and(|import| match checker.kind(import) {
                AstKind::ImportSpecifier(specifier) => MAKERS.contains(&specifier.imported.name().as_str()),
                _ => false,
            }) || extends_maker(checker, symbol, depth)
        }
        Expression::StaticMemberExpression(member) if MAKERS.contains(&member.property.name.as_str()) => {
            let Expression::Identifier(object) = &member.object else { return false };
            symbol(&object.name, object.node_id.get())
                .is_some_and(|symbol| import_of_langchain(checker, symbol).is_some())
        }
        _ => false,
    }
}

/// Whether `symbol` is, or imports, a class that extends one of LangChain.
fn extends_maker(checker: &Checker<'_>, symbol: SymbolId, depth: usize) -> bool {
    let class = checker.resolve_symbol(symbol).and_then(|class| checker.symbol(class).value_declaration.get());
    let (Some(class), Some(depth)) = (class, depth.checked_sub(1)) else { return false };
    let AstKind::Class(node) = checker.kind(class) else { return false };
    node.heritage.as_ref().is_some_and(|base| is_maker(checker, class, &base.expression, depth))
}

/// The part of an import from LangChain that declares `symbol`.
fn import_of_langchain(checker: &Checker<'_>, symbol: SymbolId) -> Option<NodeRef> {
    checker.symbol(symbol).declarations.get().iter().copied().find(|&specifier| {
        let AstKind::ImportDeclaration(import) = checker.kind(checker.parent(specifier)) else { return false };
        let package = import.source.value.as_str();
        package.starts_with("@langchain/") || package.split('/').next() == Some("langchain")
    })
}

/// What to write instead, with the tool's own name in it.
pub(super) fn wrapper(checker: &Checker<'_>, file: FileId, name: &str) -> String {
    let (variable, making, schema) = match exported(checker, file) {
        Some(Exported::Name(variable)) => (variable, String::new(), None),
        Some(Exported::Made(made)) => {
            let variable = variable(name);
            let making = format!("const {variable} = {}\n", making(checker, file, made));
            (variable, making, schema_of(checker, file, made))
        }
        None => (variable(name), String::new(), None),
    };
    format!("keep it, and export a function that calls it:\n{making}{}", function(&variable, schema.as_deref()))
}

fn function(variable: &str, schema: Option<&str>) -> String {
    let schema = schema.unwrap_or("schema");
    format!("export default async (input: z.infer<typeof {schema}>) => ({{ result: await {variable}.invoke(input) }})")
}

/// What a module says that its default export is.
enum Exported<'p> {
    /// A variable of the module.
    Name(String),
    /// An expression.
    Made(&'p Expression<'p>),
}

fn exported<'p>(checker: &Checker<'p>, file: FileId) -> Option<Exported<'p>> {
    let (symbol, _) = entry::default_export(checker, file)?;
    let declaration = *checker.symbol(symbol).declarations.get().first()?;
    match (checker.kind(declaration), checker.kind(checker.parent(declaration))) {
        (AstKind::ExportSpecifier(specifier), AstKind::ExportNamedDeclaration(_)) => {
            Some(Exported::Name(specifier.local.name().to_string()))
        }
        (AstKind::ExportDefaultDeclaration(export), _) => {
            Some(match export.declaration.as_expression()?.get_inner_expression() {
                Expression::Identifier(identifier) => Exported::Name(identifier.name.to_string()),
                made => Exported::Made(made),
            })
        }
        _ => None,
    }
}

/// `tool(…)`, `new Search(…)`: how it is made, in short.
fn making(checker: &Checker<'_>, file: FileId, made: &Expression<'_>) -> String {
    let text = checker.program().module(file).text();
    let short = |callee: &Expression<'_>, start: u32, has_arguments: bool| {
        let arguments = if has_arguments { "…" } else { "" };
        format!("{}({arguments})", &text[start as usize..callee.span().end as usize])
    };
    match made {
        Expression::CallExpression(call) => short(&call.callee, call.span.start, !call.arguments.is_empty()),
        Expression::NewExpression(new) => short(&new.callee, new.span.start, !new.arguments.is_empty()),
        _ => "…".to_owned(),
    }
}

/// The name of the schema, where the call that makes the tool names one.
fn schema_of(checker: &Checker<'_>, file: FileId, made: &Expression<'_>) -> Option<String> {
    let arguments = match made {
        Expression::CallExpression(call) => &call.arguments,
        Expression::NewExpression(new) => &new.arguments,
        _ => return None,
    };
    let text = checker.program().module(file).text();
    arguments.iter().filter_map(Argument::as_expression).find_map(|argument| {
        let Expression::ObjectExpression(object) = argument.get_inner_expression() else { return None };
        object.properties.iter().find_map(|property| {
            let property = property.as_property().filter(|property| property.key.is_specific_static_name("schema"))?;
            let Expression::Identifier(_) = &property.value else { return None };
            let span = property.value.span();
            Some(text[span.start as usize..span.end as usize].to_owned())
        })
    })
}

/// A tool's name as the name of a variable: `get-order` becomes `getOrder`.
fn variable(name: &str) -> String {
    let mut variable = String::new();
    for character in name.chars() {
        let fits = if variable.is_empty() {
            oxc_syntax::identifier::is_identifier_start(character)
        } else {
            oxc_syntax::identifier::is_identifier_part(character)
        };
        match (fits, variable.ends_with('-')) {
            (true, true) => {
                variable.pop();
                variable.extend(character.to_uppercase());
            }
            (true, false) => variable.push(character),
            // Marks that the next character begins a word.
            (false, false) if !variable.is_empty() => variable.push('-'),
            (false, _) => {}
        }
    }
    let variable = variable.trim_end_matches('-').to_owned();
    if variable.is_empty() || oxc_syntax::keyword::is_reserved_keyword(&variable) {
        return "wrapped".to_owned();
    }
    variable
}

#[cfg(test)]
mod tests {
    use super::variable;

    #[test]
    fn names_of_files_become_names_of_variables() {
        let names = ["search", "get-order", "a.b-c", "10", "delete", "é-x", "--"].map(variable);
        assert_eq!(names, ["search", "getOrder", "aBC", "wrapped", "wrapped", "éX", "wrapped"]);
    }
}
