//! Tools of LangChain, which are objects: how they are known, and the function to write around one.

use oxc_ast::AstKind;
use oxc_ast::ast::{Argument, Expression};
use oxc_span::GetSpan;

use super::description::unwrapped;
use super::entry;
use crate::base::FileId;
use crate::checker::Checker;
use crate::checker::types::TypeId;

/// Whether a value of the type is one: what `tool(…)` gives, or an instance of a class that extends `StructuredTool`.
/// They all have these members, whatever their classes are called and however they were made.
pub(super) fn is_tool(checker: &Checker<'_>, ty: TypeId) -> bool {
    let members = ["invoke", "schema", "description", "name"];
    members.into_iter().all(|name| checker.property_of_type(ty, checker.intern(name)).is_some())
}

/// What to write instead, with the tool's own name in it.
pub(super) fn wrapper(checker: &Checker<'_>, file: FileId, name: &str) -> String {
    let (variable, schema) = match exported(checker, file) {
        Some(Expression::Identifier(identifier)) => (identifier.name.to_string(), None),
        Some(made) => {
            let variable = variable(name);
            let schema = schema_of(checker, file, made);
            let (making, schema) = (making(checker, file, made), schema);
            return format!(
                "keep it, and export a function that calls it:\n\
                 const {variable} = {making}\n{}",
                function(&variable, schema.as_deref())
            );
        }
        None => (variable(name), None),
    };
    format!("keep it, and export a function that calls it:\n{}", function(&variable, schema))
}

fn function(variable: &str, schema: Option<&str>) -> String {
    let schema = schema.unwrap_or("schema");
    format!("export default async (input: z.infer<typeof {schema}>) => ({{ result: await {variable}.invoke(input) }})")
}

/// The expression that is the default export.
fn exported<'p>(checker: &Checker<'p>, file: FileId) -> Option<&'p Expression<'p>> {
    let (symbol, _) = entry::default_export(checker, file)?;
    let declaration = *checker.symbol(symbol).declarations.get().first()?;
    match checker.kind(declaration) {
        AstKind::ExportDefaultDeclaration(export) => export.declaration.as_expression().map(unwrapped),
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
        let Expression::ObjectExpression(object) = unwrapped(argument) else { return None };
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
