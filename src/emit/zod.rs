//! The Zod 4 source of a JSON Schema: an expression that `z.toJSONSchema` turns back into the schema.
//!
//! It is made of the very schema that the model is shown, so that the two cannot disagree. A keyword becomes a check of
//! Zod where it has one of that meaning, and stays an annotation (`.meta({ … })`) where it has none.

use std::collections::BTreeMap;

use oxc_allocator::Allocator;
use oxc_regular_expression::{LiteralParser, Options};
use serde_json::{Map, Value};

type Keywords = Map<String, Value>;

/// Keywords of numbers, with the checks that say the same.
const BOUNDS: [(&str, &str); 4] =
    [("minimum", "gte"), ("maximum", "lte"), ("exclusiveMinimum", "gt"), ("exclusiveMaximum", "lt")];

/// The source of `schema`; `z` is what Zod is called where it stands.
pub fn source(schema: &Value, z: &str) -> String {
    let definitions = schema.get("$defs").and_then(Value::as_object);
    let names = definitions.into_iter().flat_map(Map::keys).enumerate();
    let printer = Printer { z, names: names.map(|(at, name)| (name.as_str(), format!("d{at}"))).collect() };
    let Some(definitions) = definitions else { return printer.schema(schema) };
    // Definitions refer to each other in circles: each is looked up when it is first needed.
    let constants = definitions.iter().map(|(name, definition)| {
        let (name, body) = (printer.definition(name), printer.schema(definition));
        format!("const {name} = {z}.lazy(() => {body}); ")
    });
    format!("(() => {{ {}return {}; }})()", constants.collect::<String>(), printer.schema(schema))
}

struct Printer<'a> {
    z: &'a str,
    /// The definitions of the root, with the constants that stand for them.
    names: BTreeMap<&'a str, String>,
}

impl Printer<'_> {
    fn schema(&self, schema: &Value) -> String {
        let z = self.z;
        let Value::Object(keywords) = schema else {
            return format!("{z}.{}()", if *schema == Value::Bool(false) { "never" } else { "unknown" });
        };
        let mut rest = keywords.clone();
        rest.shift_remove("$defs");
        let source = self.kind(&mut rest);
        if rest.is_empty() { source } else { format!("{source}.meta({})", literal(&Value::Object(rest))) }
    }

    /// The source of what `rest` asks for, as far as Zod has it; what is left of `rest` is not in it.
    fn kind(&self, rest: &mut Keywords) -> String {
        let z = self.z;
        if let Some(Value::String(reference)) = rest.shift_remove("$ref") {
            return self.definition(&target(&reference));
        }
        if let Some(Value::Array(choices)) = rest.shift_remove("anyOf") {
            return format!("{z}.union([{}])", self.list(&choices));
        }
        if let Some(values) = rest.shift_remove("enum") {
            // Zod reads the type off the values, and takes no number for an integer there.
            if rest.get("type").is_some_and(|kind| kind != "integer") {
                rest.shift_remove("type");
            }
            return format!("{z}.literal({})", literal(&values));
        }
        if rest.shift_remove("not").is_some() {
            return format!("{z}.never()");
        }
        let kind = rest.shift_remove("type");
        match kind.as_ref().and_then(Value::as_str) {
            Some("string") => format!("{z}.string(){}", text_checks(rest)),
            Some("number") => format!("{z}.number(){}", number_checks(rest)),
            Some("integer") => format!("{z}.int(){}", number_checks(rest)),
            Some("boolean") => format!("{z}.boolean()"),
            Some("null") => format!("{z}.null()"),
            Some("array") => self.array(rest),
            Some("object") => self.object(rest),
            _ => format!("{z}.unknown()"),
        }
    }

    fn list(&self, schemas: &[Value]) -> String {
        schemas.iter().map(|schema| self.schema(schema)).collect::<Vec<_>>().join(", ")
    }

    fn definition(&self, name: &str) -> String {
        self.names.get(name).cloned().unwrap_or_else(|| format!("{}.unknown()", self.z))
    }

    fn array(&self, rest: &mut Keywords) -> String {
        let z = self.z;
        let items = rest.shift_remove("items").unwrap_or(Value::Bool(true));
        let prefix = rest.shift_remove("prefixItems");
        if prefix.is_none() && items != Value::Bool(false) {
            return format!("{z}.array({}){}", self.schema(&items), length_checks(rest, "minItems", "maxItems"));
        }
        let elements = prefix.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let required = rest.shift_remove("minItems").as_ref().and_then(Value::as_u64).unwrap_or(0);
        if required > elements.len() as u64 {
            // Said by a tag, and nothing that the elements say.
            rest.insert("minItems".to_owned(), required.into());
        }
        let elements = elements.iter().zip(0..).map(|(element, at)| {
            let optional = if at < required { "" } else { ".optional()" };
            self.schema(element) + optional
        });
        let elements = elements.collect::<Vec<_>>().join(", ");
        let others = if items == Value::Bool(false) { String::new() } else { format!(", {}", self.schema(&items)) };
        format!("{z}.tuple([{elements}]{others})")
    }

    fn object(&self, rest: &mut Keywords) -> String {
        let z = self.z;
        let required = rest.shift_remove("required");
        let is_required = |name: &str| {
            required.as_ref().and_then(Value::as_array).is_some_and(|names| names.iter().any(|other| other == name))
        };
        let properties = rest.shift_remove("properties");
        let properties = properties.as_ref().and_then(Value::as_object).into_iter().flatten().map(|(name, schema)| {
            let optional = if is_required(name) { "" } else { ".optional()" };
            format!("{}: {}{optional}", key(name), self.schema(schema))
        });
        let shape = properties.collect::<Vec<_>>().join(", ");
        let shape = if shape.is_empty() { "{}".to_owned() } else { format!("{{ {shape} }}") };
        if let Some(others) = self.named_by_pattern(rest) {
            return format!("{z}.object({shape}).catchall({others})");
        }
        match rest.shift_remove("additionalProperties") {
            Some(Value::Bool(false)) => format!("{z}.strictObject({shape})"),
            Some(others) => format!("{z}.object({shape}).catchall({})", self.schema(&others)),
            None => format!("{z}.looseObject({shape})"),
        }
    }

    /// The schemas that `patternProperties` has for other names. Zod has no such objects: the patterns themselves stay an
    /// annotation, unless they lead to definitions, which an annotation cannot name.
    fn named_by_pattern(&self, rest: &mut Keywords) -> Option<String> {
        let patterns = rest.get("patternProperties")?.as_object()?;
        let mut schemas: Vec<_> = patterns.values().cloned().collect();
        schemas.extend(rest.get("additionalProperties").filter(|others| **others != Value::Bool(false)).cloned());
        if schemas.iter().any(has_reference) {
            rest.shift_remove("patternProperties");
            rest.shift_remove("additionalProperties");
        }
        Some(if let [only] = &schemas[..] {
            self.schema(only)
        } else {
            format!("{}.union([{}])", self.z, self.list(&schemas))
        })
    }
}

fn number_checks(rest: &mut Keywords) -> String {
    let mut checks = String::new();
    for (keyword, check) in BOUNDS {
        if let Some(bound) = rest.shift_remove(keyword) {
            checks.extend([".", check, "(", &bound.to_string(), ")"]);
        }
    }
    // Nothing is a multiple of zero, for Zod.
    if rest.get("multipleOf").and_then(Value::as_f64).is_some_and(|step| step > 0.0)
        && let Some(step) = rest.shift_remove("multipleOf")
    {
        checks.extend([".multipleOf(", &step.to_string(), ")"]);
    }
    checks
}

fn text_checks(rest: &mut Keywords) -> String {
    let mut checks = length_checks(rest, "minLength", "maxLength");
    if let Some(check) = rest.get("pattern").and_then(pattern_check) {
        rest.shift_remove("pattern");
        checks += &check;
    }
    let all = rest.get("allOf").and_then(Value::as_array);
    let all: Option<String> = all.and_then(|all| all.iter().map(|one| pattern_check(one.get("pattern")?)).collect());
    if let Some(all) = all {
        rest.shift_remove("allOf");
        checks += &all;
    }
    checks
}

/// Bounds of a length, where they are such.
fn length_checks(rest: &mut Keywords, least: &str, most: &str) -> String {
    let mut checks = String::new();
    for (keyword, check) in [(least, "min"), (most, "max")] {
        if rest.get(keyword).is_some_and(Value::is_u64)
            && let Some(length) = rest.shift_remove(keyword)
        {
            checks.extend([".", check, "(", &length.to_string(), ")"]);
        }
    }
    checks
}

/// The check of a pattern. An author's own may be none that JavaScript can read, which must not keep the module from
/// being loaded.
fn pattern_check(pattern: &Value) -> Option<String> {
    let text = pattern.as_str()?;
    let allocator = Allocator::default();
    let is_valid = |flags| LiteralParser::new(&allocator, text, Some(flags), Options::default()).parse().is_ok();
    let flags = ["u", ""].into_iter().find(|&flags| is_valid(flags))?;
    let flags = if flags.is_empty() { String::new() } else { format!(", {}", literal(&flags.into())) };
    Some(format!(".regex(new RegExp({}{flags}))", literal(pattern)))
}

fn has_reference(schema: &Value) -> bool {
    match schema {
        Value::Array(items) => items.iter().any(has_reference),
        Value::Object(members) => members.contains_key("$ref") || members.values().any(has_reference),
        _ => false,
    }
}

/// The name of a definition in a reference, which is a URI.
fn target(reference: &str) -> String {
    let part = reference.strip_prefix("#/$defs/").unwrap_or(reference);
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        match (byte == b'%').then(|| (digit(rest.next()), digit(rest.next()))) {
            Some((Some(high), Some(low))) => bytes.push(high * 16 + low),
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A name in an object literal, where `"__proto__": x` would be no property.
fn key(name: &str) -> String {
    let text = literal(&name.into());
    if name == "__proto__" { format!("[{text}]") } else { text }
}

/// A value as JavaScript. JSON is JavaScript, but for that name.
fn literal(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(literal).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let members = members.iter().map(|(name, value)| format!("{}: {}", key(name), literal(value)));
            format!("{{ {} }}", members.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}
