//! What is known of an app without its types: routes, tools, capabilities. Owned, and serialised as JavaScript sees it.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::capability::Capability;
use super::composition::EffectiveTool;
use super::entry::RouteKind;
use super::segment::Segment;
use super::tools::Tool;
use crate::base::{Diagnostic, NodeRef};
use crate::program::ResolutionMode;

/// What an app consists of.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct App {
    /// The directory of `dawn.config.ts` and `package.json`.
    pub root: PathBuf,
    /// The directory of the routes.
    pub app_dir: PathBuf,
    /// The routes, by path.
    pub routes: Vec<Route>,
    /// What the generated file has to ask for where it names a file of the app.
    #[serde(skip)]
    pub mode: Option<ResolutionMode>,
    /// What is wrong with any of it.
    pub diagnostics: Vec<Diagnostic>,
}

/// A directory that can be run.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Route {
    /// Its path, such as `/hello/[tenant]`.
    pub path: String,
    /// The parts of the path.
    pub segments: Vec<Segment>,
    /// The name of its directory below `.dawn/routes`.
    pub slug: String,
    /// What it is run as; `None` where a diagnostic says why that cannot be told.
    pub kind: Option<RouteKind>,
    /// Its directory.
    pub directory: PathBuf,
    /// Its `index.ts`.
    pub file: PathBuf,
    /// The path of the route that it is a subagent of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subagent_of: Option<String>,
    /// The names of its own subagents; only those in `subagents/`.
    pub subagents: Vec<String>,
    /// Its authored tools, by name.
    pub tools: Vec<Tool>,
    /// What its files ask for beside them, in order.
    pub capabilities: Vec<Capability>,
    /// Its `state.ts`, where that has a default export.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<PathBuf>,
    /// Its `memory.ts`, where that has a default export.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<PathBuf>,
    /// What becomes of each tool: without its scope, which only types tell, until `composition` has applied that.
    pub effective_tools: Vec<EffectiveTool>,
    /// Whether the agent registers subagents beside those in `subagents/`.
    #[serde(skip)]
    pub registers_subagents: bool,
    /// The `agent(…)` call.
    #[serde(skip)]
    pub agent_call: Option<NodeRef>,
}

impl Route {
    /// The file or directory that gives the route a capability that it has, in the app at `root`.
    pub fn marker_of(&self, capability: Capability, root: &Path) -> PathBuf {
        match capability {
            Capability::Subagents if self.subagents.is_empty() => self.file.clone(),
            Capability::Workspace => root.join(capability.marker_name()),
            _ => self.directory.join(capability.marker_name()),
        }
    }
}
