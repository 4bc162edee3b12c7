//! JSON as people write it: with comments, trailing commas and a byte order mark, as TypeScript reads its configuration.
//!
//! The text is parsed as the expression that it is; the order of properties is kept, because `exports` depends on it.

use oxc_allocator::Allocator;
use oxc_ast::ast::{ArrayExpressionElement, Expression, ObjectPropertyKind, PropertyKey};
use oxc_parser::Parser;
use oxc_span::{SourceType, Span};
use oxc_syntax::operator::UnaryOperator;
use serde_json::{Map, Number, Value};

use super::module::{SyntaxError, syntax_errors};
use super::read::nests_too_deeply;

/// The value that `text` denotes. An empty text is an empty object.
pub fn parse(text: &str) -> Result<Value, SyntaxError> {
    if text.trim().is_empty() {
        return Ok(Value::Object(Map::new()));
    }
    let whole = |message: &str| SyntaxError { message: message.to_string(), span: Span::new(0, 0) };
    if nests_too_deeply(text) {
        return Err(whole("the file nests brackets too deeply"));
    }
    let allocator = Allocator::default();
    match Parser::new(&allocator, text, SourceType::ts()).parse_expression() {
        Ok(expression) => value(&expression),
        Err(diagnostics) => {
            Err(syntax_errors(diagnostics).into_iter().next().unwrap_or_else(|| whole("the file is not JSON")))
        }
    }
}

/// Where the object that `text` denotes has the property `key`: its name and its value.
pub fn place_of(text: &str, key: &str) -> Option<Span> {
    if nests_too_deeply(text) {
        return None;
    }
    let allocator = Allocator::default();
    let expression = Parser::new(&allocator, text, SourceType::ts()).parse_expression().ok()?;
    let Expression::ObjectExpression(object) = expression else { return None };
    let property = object
        .properties
        .iter()
        .rev()
        .find_map(|property| property.as_property().filter(|property| property.key.is_specific_static_name(key)))?;
    Some(property.span)
}

fn value(expression: &Expression<'_>) -> Result<Value, SyntaxError> {
    Ok(match expression {
        Expression::NullLiteral(_) => Value::Null,
        Expression::BooleanLiteral(literal) => Value::Bool(literal.value),
        Expression::NumericLiteral(literal) => number(literal.value),
        Expression::StringLiteral(literal) => Value::String(literal.value.to_string()),
        Expression::UnaryExpression(unary) if unary.operator == UnaryOperator::UnaryNegation => match &unary.argument {
            Expression::NumericLiteral(literal) => number(-literal.value),
            _ => return Err(not_json(unary.span)),
        },
        Expression::ArrayExpression(array) => {
            let mut items = Vec::with_capacity(array.elements.len());
            for element in &array.elements {
                items.push(match element {
                    ArrayExpressionElement::SpreadElement(spread) => return Err(not_json(spread.span)),
                    ArrayExpressionElement::Elision(hole) => return Err(not_json(hole.span)),
                    element => value(element.to_expression())?,
                });
            }
            Value::Array(items)
        }
        Expression::ObjectExpression(object) => {
            let mut members = Map::new();
            for property in &object.properties {
                let ObjectPropertyKind::ObjectProperty(property) = property else {
                    return Err(not_json(object.span));
                };
                let key = match &property.key {
                    PropertyKey::StringLiteral(literal) => literal.value.to_string(),
                    PropertyKey::StaticIdentifier(name) => name.name.to_string(),
                    _ => return Err(not_json(property.span)),
                };
                members.insert(key, value(&property.value)?);
            }
            Value::Object(members)
        }
        other => return Err(not_json(oxc_span::GetSpan::span(other))),
    })
}

fn number(value: f64) -> Value {
    Number::from_f64(value).map_or(Value::Null, Value::Number)
}

fn not_json(span: Span) -> SyntaxError {
    SyntaxError { message: "this is not a JSON value".to_string(), span }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_trailing_commas_are_fine_and_order_is_kept() {
        let value =
            parse("// a\n{ \"b\": [1, -2, null,], /* c */ \"a\": { \"d\": true, }, }").expect("JSON with comments");
        assert_eq!(value.to_string(), r#"{"b":[1.0,-2.0,null],"a":{"d":true}}"#);
        assert_eq!(parse("  "), Ok(Value::Object(Map::new())));
    }

    #[test]
    fn a_property_has_a_place() {
        let text = "{ \"a\": { \"b\": 1 }, // b\n \"b\": [2], }";
        assert_eq!(place_of(text, "b").map(|span| &text[span.start as usize..span.end as usize]), Some("\"b\": [2]"));
        assert_eq!((place_of(text, "c"), place_of("[1]", "b"), place_of("{", "b")), (None, None, None));
    }

    #[test]
    fn what_is_no_json_says_where() {
        assert_eq!(parse("{ \"a\": b() }").map_err(|error| error.span), Err(Span::new(7, 10)));
        assert!(parse("{ \"a\": ").is_err());
    }
}
