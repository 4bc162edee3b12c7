//! The Zod source of schemas, keyword by keyword. That Zod reads it back as the same schema is tested with Zod itself.

use serde_json::{Value, json};

use crate::emit::zod::source;

#[track_caller]
fn check(schema: &Value, expected: &str) {
    assert_eq!(source(schema, "z"), expected);
}

#[test]
fn primitives_and_literals() {
    check(&json!({ "type": "string" }), "z.string()");
    check(&json!({ "type": "null" }), "z.null()");
    check(&json!({}), "z.unknown()");
    check(&json!({ "not": {} }), "z.never()");
    check(&json!({ "type": "string", "enum": ["a", "__proto__"] }), r#"z.literal(["a", "__proto__"])"#);
    check(&json!({ "anyOf": [{ "type": "number" }, { "type": "null" }] }), "z.union([z.number(), z.null()])");
}

#[test]
fn keywords_are_checks_where_zod_has_them_and_annotations_elsewhere() {
    let number = json!({ "type": "integer", "minimum": 1, "exclusiveMaximum": 2.5, "multipleOf": 0, "default": 1 });
    check(&number, r#"z.int().gte(1).lt(2.5).meta({ "multipleOf": 0, "default": 1 })"#);
    let text = json!({ "type": "string", "minLength": 1, "maxLength": 1.5, "format": "date-time" });
    check(&text, r#"z.string().min(1).meta({ "maxLength": 1.5, "format": "date-time" })"#);
}

#[test]
fn a_pattern_that_javascript_cannot_read_checks_nothing() {
    check(&json!({ "type": "string", "pattern": "^\\p{L}/$" }), r#"z.string().regex(new RegExp("^\\p{L}/$", "u"))"#);
    check(&json!({ "type": "string", "pattern": "\\-" }), r#"z.string().regex(new RegExp("\\-"))"#);
    check(&json!({ "type": "string", "pattern": "(" }), r#"z.string().meta({ "pattern": "(" })"#);
    let both = json!({ "type": "string", "allOf": [{ "pattern": "a" }, { "pattern": "b" }] });
    check(&both, r#"z.string().regex(new RegExp("a", "u")).regex(new RegExp("b", "u"))"#);
}

#[test]
fn lists_and_tuples() {
    check(&json!({ "type": "array", "items": {}, "minItems": 1 }), "z.array(z.unknown()).min(1)");
    let string = json!({ "type": "string" });
    let tuple = json!({ "type": "array", "prefixItems": [string, string], "minItems": 1, "items": false });
    check(&tuple, "z.tuple([z.string(), z.string().optional()])");
    let rest = json!({ "type": "array", "prefixItems": [string], "minItems": 1, "items": string });
    check(&rest, "z.tuple([z.string()], z.string())");
    check(&json!({ "type": "array", "minItems": 0, "items": false }), "z.tuple([])");
}

#[test]
fn objects() {
    let string = json!({ "type": "string" });
    let closed = json!({
        "type": "object", "properties": { "a": string, "__proto__": string }, "required": ["a"],
        "additionalProperties": false,
    });
    check(&closed, r#"z.strictObject({ "a": z.string(), ["__proto__"]: z.string().optional() })"#);
    check(&json!({ "type": "object" }), "z.looseObject({})");
    check(&json!({ "type": "object", "additionalProperties": string }), "z.object({}).catchall(z.string())");
    let named = json!({ "type": "object", "patternProperties": { "^x": string }, "additionalProperties": false });
    check(
        &named,
        concat!(
            "z.object({}).catchall(z.string())",
            r#".meta({ "patternProperties": { "^x": { "type": "string" } }, "additionalProperties": false })"#
        ),
    );
}

#[test]
fn recursive_types_are_constants_that_are_looked_up_late() {
    let reference = json!({ "$ref": "#/$defs/Tr%C3%A9e" });
    let schema = json!({
        "type": "object", "properties": { "tree": reference }, "required": [], "additionalProperties": false,
        "$defs": { "Trée": { "type": "array", "items": reference } },
    });
    check(
        &schema,
        concat!(
            "(() => { const d0 = z.lazy(() => z.array(d0)); ",
            r#"return z.strictObject({ "tree": d0.optional() }); })()"#
        ),
    );
}
