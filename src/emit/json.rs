//! The JSON files: what the model is told of a route's tools, and what becomes of each tool in a route.

use std::path::Path;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::{Known, Tools};
use crate::app::{App, EffectiveTool, Route, RouteKind};

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
    let previous = if has_deferred { previous() } else { Map::new() };
    let entry = |file: &Path, name: &str| match tools.get(file)? {
        Known::Analysed(analysis) => Some(ToolEntry::Known {
            description: &analysis.description,
            parameters: &analysis.parameters,
            output: with_output.then_some(&analysis.output_schema),
        }),
        Known::Deferred => previous.get(name).map(ToolEntry::Kept),
    };
    let entries: Vec<_> =
        route.tools.iter().filter_map(|tool| Some((tool.name.as_str(), entry(&tool.file, &tool.name)?))).collect();
    if entries.is_empty() { None } else { Some(pretty(&InOrder(&entries))) }
}

/// What the model is told of one tool.
#[derive(Serialize)]
#[serde(untagged)]
enum ToolEntry<'a> {
    Known {
        description: &'a str,
        parameters: &'a Value,
        #[serde(skip_serializing_if = "Option::is_none")]
        output: Option<&'a Value>,
    },
    Kept(&'a Value),
}

/// An object with its keys in this order.
struct InOrder<'a>(&'a [(&'a str, ToolEntry<'a>)]);

impl Serialize for InOrder<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, entry)| (name, entry)))
    }
}

/// `.dawn/routes.json`. Paths are relative to the app's root, so that the file is the same on every machine.
pub fn routes(app: &App) -> String {
    let routes = app.routes.iter().map(|route| RouteLine {
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
