//! Documentation in a schema: the doc comment and the tags of a property become keywords.

use serde_json::{Map, Value};

use super::docs::Docs;
use super::shape::{json_number, members};
use crate::checker::display::Documentation;
use crate::checker::js_number::number_from_text;

const NUMBERS: [&str; 4] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const COUNTS: [&str; 4] = ["minLength", "maxLength", "minItems", "maxItems"];
const TEXTS: [&str; 3] = ["pattern", "format", "title"];

/// A property's schema with what its author wrote about it.
pub(super) fn documented(schema: Value, documentation: &Documentation, docs: Option<&Docs<'_>>) -> Value {
    let is_integer = documentation.tags.iter().any(|(name, _)| name == "integer");
    let mut schema = members(if is_integer { as_integer(schema) } else { schema });
    let mut keywords = keywords_of(&documentation.tags);
    if let Some(initial) = docs.and_then(Docs::default) {
        keywords.entry("default").or_insert_with(|| initial.clone());
    }
    let text = Some(documentation.text.as_str()).filter(|text| !text.is_empty());
    if let Some(text) = text.or_else(|| docs.and_then(Docs::text)) {
        schema.insert("description".to_owned(), text.into());
    }
    schema.extend(keywords);
    Value::Object(schema)
}

fn keywords_of(tags: &[(String, String)]) -> Map<String, Value> {
    let mut keywords = Map::new();
    for (name, text) in tags {
        let has_text = !text.is_empty();
        match name.as_str() {
            "uniqueItems" => {
                keywords.insert(name.clone(), (text != "false").into());
            }
            "deprecated" => {
                keywords.insert(name.clone(), true.into());
            }
            "default" if has_text => {
                keywords.insert(name.clone(), json_or_text(text));
            }
            "example" if has_text => {
                let examples = keywords.entry("examples").or_insert_with(|| Value::Array(Vec::new()));
                if let Value::Array(examples) = examples {
                    examples.push(json_or_text(text));
                }
            }
            name if has_text && TEXTS.contains(&name) => {
                keywords.insert(name.to_owned(), text.as_str().into());
            }
            name if has_text => {
                let number = number_from_text(text);
                if number.is_finite() && takes_number(name, number) {
                    keywords.insert(name.to_owned(), json_number(number));
                }
            }
            _ => {}
        }
    }
    keywords
}

/// Whether the meta-schema lets the keyword have this number.
fn takes_number(keyword: &str, number: f64) -> bool {
    NUMBERS.contains(&keyword)
        || (COUNTS.contains(&keyword) && number >= 0.0 && number.fract() == 0.0)
        || (keyword == "multipleOf" && number > 0.0)
}

fn json_or_text(text: &str) -> Value {
    serde_json::from_str(text).map_or_else(|_| text.into(), as_javascript)
}

/// JavaScript has one kind of number: `1.0` is `1`.
fn as_javascript(value: Value) -> Value {
    match value {
        Value::Number(number) => number.as_f64().map_or(Value::Number(number), json_number),
        Value::Array(items) => items.into_iter().map(as_javascript).collect(),
        Value::Object(members) => {
            Value::Object(members.into_iter().map(|(name, value)| (name, as_javascript(value))).collect())
        }
        other => other,
    }
}

/// `@integer` speaks of the number in a type, also beside `null`.
fn as_integer(schema: Value) -> Value {
    let Value::Object(mut schema) = schema else { return schema };
    if schema.get("type").is_some_and(|kind| kind == "number") {
        schema.insert("type".to_owned(), "integer".into());
    } else if let Some(Value::Array(choices)) = schema.remove("anyOf") {
        schema.insert("anyOf".to_owned(), choices.into_iter().map(as_integer).collect());
    }
    Value::Object(schema)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn documentation(text: &str, tags: &[(&str, &str)]) -> Documentation {
        let tags = tags.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        Documentation { text: text.to_owned(), tags }
    }

    #[test]
    fn tags_become_keywords() {
        let tags = [
            ("minimum", "1"),
            ("maximum", "many"),
            ("minLength", "1.5"),
            ("maxLength", "-1"),
            ("multipleOf", "0"),
            ("default", "1.0"),
            ("example", "[1]"),
            ("example", "two"),
            ("integer", ""),
            ("uniqueItems", ""),
            ("deprecated", "since long"),
            ("format", ""),
            ("other", "x"),
        ];
        let schema = json!({ "anyOf": [{ "type": "number" }, { "type": "null" }] });
        assert_eq!(
            documented(schema, &documentation("Text.", &tags), None),
            json!({
                "anyOf": [{ "type": "integer" }, { "type": "null" }], "description": "Text.", "minimum": 1,
                "default": 1, "examples": [[1], "two"], "uniqueItems": true, "deprecated": true,
            })
        );
    }
}
