//! The exports that a tool module is given when it is bundled: its description and the Zod schema of its input.
//!
//! They stand behind everything else, so that no line of the module moves, nor its directives or its shebang. Imports and
//! exports count for the whole of a module wherever they stand.

use serde_json::Value;

use super::zod;

/// What a tool module lacks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lacking<'a> {
    /// `description`.
    pub description: Option<&'a str>,
    /// `schema`, as JSON Schema.
    pub schema: Option<&'a Value>,
}

/// The text to add to a module that says `source`; empty where it lacks nothing.
pub fn tool_exports(source: &str, lacking: Lacking<'_>) -> String {
    let mut text = String::new();
    if let Some(description) = lacking.description {
        let name = free_name(source, "__dawn_description");
        text.push_str(&exported(&name, "description", &Value::from(description).to_string()));
    }
    if let Some(schema) = lacking.schema {
        let (name, z) = (free_name(source, "__dawn_schema"), free_name(source, "__dawn_z"));
        text.extend(["import { z as ", &z, " } from \"zod\";\n"]);
        text.push_str(&exported(&name, "schema", &format!("/* @__PURE__ */ {}", zod::source(schema, &z))));
    }
    let is_line_open = !source.is_empty() && !source.ends_with(['\n', '\r', '\u{2028}', '\u{2029}']);
    if !text.is_empty() && is_line_open { format!("\n{text}") } else { text }
}

/// A constant of a name of its own, whatever else the module has of the name that it is exported under.
fn exported(name: &str, export: &str, value: &str) -> String {
    format!("const {name} = {value};\nexport {{ {name} as {export} }};\n")
}

/// `wanted`, or that with as many underscores behind it as keep it apart from everything in the text.
fn free_name(source: &str, wanted: &str) -> String {
    let mut name = wanted.to_owned();
    while source.contains(&name) {
        name.push('_');
    }
    name
}
