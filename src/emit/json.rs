//! The JSON files: what the model is told of a route's tools, and what becomes of each tool in a route.

use std::path::Path;

use serde_json::{Map, Value, json};

use super::{Known, Tools};
use crate::app::{App, EffectiveTool, Route};

/// `.dawn/routes/<slug>/tools.json`; nothing for a route without tools.
///
/// A tool that could not be analysed keeps what `previous` says of it: the model goes on with the schema that it had.
pub fn tools(
    route: &Route,
    tools: &Tools<'_>,
    with_output: bool,
    previous: impl FnOnce() -> Map<String, Value>,
) -> Option<String> {
    let has_deferred = route.tools.iter().any(|tool| matches!(tools.get(&tool.file), Some(Known::Deferred)));
    let mut previous = if has_deferred { previous() } else { Map::new() };
    let mut entries = Map::new();
    for tool in &route.tools {
        match tools.get(&tool.file) {
            Some(Known::Analysed(analysis)) => {
                let mut entry = Map::new();
                entry.insert("description".to_owned(), Value::from(analysis.description.as_str()));
                entry.insert("parameters".to_owned(), analysis.parameters.clone());
                if with_output {
                    entry.insert("output".to_owned(), analysis.output_schema.clone());
                }
                entries.insert(tool.name.clone(), Value::Object(entry));
            }
            Some(Known::Deferred) => {
                if let Some(entry) = previous.remove(&tool.name) {
                    entries.insert(tool.name.clone(), entry);
                }
            }
            None => {}
        }
    }
    if entries.is_empty() { None } else { Some(pretty(&Value::Object(entries))) }
}

/// `.dawn/routes.json`. Paths are relative to the app's root, so that the file is the same on every machine.
pub fn routes(app: &App) -> String {
    let route = |route: &Route| {
        let mut entry = Map::new();
        entry.insert("path".to_owned(), json!(route.path));
        entry.insert("kind".to_owned(), json!(route.kind));
        entry.insert("file".to_owned(), json!(relative(&app.root, &route.file)));
        if let Some(parent) = &route.subagent_of {
            entry.insert("subagentOf".to_owned(), json!(parent));
        }
        let tools: Vec<_> = route.effective_tools.iter().map(|tool| effective(app, tool)).collect();
        entry.insert("tools".to_owned(), Value::from(tools));
        Value::Object(entry)
    };
    pretty(&json!({ "routes": app.routes.iter().map(route).collect::<Vec<_>>() }))
}

fn effective(app: &App, tool: &EffectiveTool) -> Value {
    let mut entry = Map::new();
    entry.insert("name".to_owned(), json!(tool.name));
    entry.insert("origin".to_owned(), json!(tool.origin));
    if let Some(file) = &tool.file {
        entry.insert("file".to_owned(), json!(relative(&app.root, file)));
    }
    if let Some(capability) = tool.capability {
        entry.insert("capability".to_owned(), json!(capability));
    }
    entry.insert("status".to_owned(), json!(tool.status));
    entry.insert("approve".to_owned(), json!(tool.approve));
    entry.insert("constrain".to_owned(), json!(tool.constrain));
    Value::Object(entry)
}

fn relative(root: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(root).unwrap_or(file);
    inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
