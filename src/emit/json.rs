//! The JSON files: what the model is told of a route's tools, and what becomes of each tool in a route.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Kept, Known, Pieces, Tools};
use crate::app::{App, EffectiveTool, Route, RouteKind};
use crate::tool::ToolAnalysis;

/// `.dawn/routes/<slug>/tools.json`; nothing for a route without tools.
///
/// A tool that could not be analysed keeps what `previous` says of it: the model goes on with the schema that it had.
pub fn tools(
    route: &Route,
    tools: &Tools<'_>,
    kept: &Kept,
    previous: impl FnOnce() -> Map<String, Value>,
) -> Option<Pieces> {
    let has_deferred = route.tools.iter().any(|tool| matches!(tools.get(&tool.file), Some(Known::Deferred)));
    let previous = if has_deferred { previous() } else { Map::new() };
    let mut separator: Arc<str> = "{\n".into();
    let comma = Arc::from(",\n");
    let mut pieces = Vec::new();
    for tool in &route.tools {
        let listed = match tools.get(&tool.file) {
            Some(Known::Analysed(_)) => kept.tool(&tool.file).map(|texts| Arc::clone(&texts.listed)),
            Some(Known::Deferred) => previous.get(&tool.name).map(|entry| member(&tool.name, entry).into()),
            None => None,
        };
        if let Some(listed) = listed {
            pieces.extend([std::mem::replace(&mut separator, Arc::clone(&comma)), listed]);
        }
    }
    if pieces.is_empty() {
        return None;
    }
    pieces.push("\n}\n".into());
    Some(Pieces::from_iter(pieces))
}

/// What the model is told of one tool, as a member of a `tools.json`.
pub fn tool(analysis: &ToolAnalysis, with_output: bool) -> String {
    let entry = ListedTool {
        description: &analysis.description,
        parameters: &analysis.parameters,
        output: with_output.then_some(&analysis.output_schema),
    };
    member(&analysis.name, &entry)
}

#[derive(Serialize)]
struct ListedTool<'a> {
    description: &'a str,
    parameters: &'a Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    output: Option<&'a Value>,
}

/// A member of the object that a file is: the lines between its braces.
fn member(name: &str, value: &impl Serialize) -> String {
    let whole = pretty(&BTreeMap::from([(name, value)]));
    let lines = whole.strip_prefix("{\n").and_then(|rest| rest.strip_suffix("\n}\n"));
    lines.expect("an object with a member stands on lines of its own").to_owned()
}

/// `.dawn/routes.json`. Paths are relative to the app's root, so that the file is the same on every machine.
pub fn routes(app: &App) -> String {
    let routes = app.routes.par_iter().map(|route| RouteLine {
        path: &route.path,
        kind: route.kind,
        file: relative(&app.root, &route.file),
        subagent_of: route.subagent_of.as_deref(),
        tools: route.effective_tools.iter().map(|tool| line(app, tool)).collect(),
    });
    pretty(&Routes { routes: routes.collect() })
}

#[derive(Serialize)]
struct Routes<'a> {
    routes: Vec<RouteLine<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RouteLine<'a> {
    path: &'a str,
    kind: Option<RouteKind>,
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    subagent_of: Option<&'a str>,
    tools: Vec<EffectiveTool>,
}

/// The same with its file relative to the app's root.
fn line(app: &App, tool: &EffectiveTool) -> EffectiveTool {
    EffectiveTool { file: tool.file.as_ref().map(|file| relative(&app.root, file).into()), ..tool.clone() }
}

fn relative(root: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(root).unwrap_or(file);
    inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("plain data with keys that are strings") + "\n"
}
