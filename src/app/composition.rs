//! What becomes of each tool in a route: hidden by another, withheld from a subagent, granted, denied, gated.

use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::capability::Capability;
use super::manifest::Route;
use super::tools::{Origin, Tool};

/// What becomes of a tool in a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The route has it.
    Kept,
    /// `deny` takes it away. It wins over `allow`.
    Denied,
    /// A subagent has it only when `allow` names it.
    Withheld,
    /// Another tool of that name hides it.
    Shadowed,
}

/// One line of a route's composition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EffectiveTool {
    /// Its name.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
    /// Its file; a capability's tool has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<PathBuf>,
    /// The capability that adds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capability: Option<Capability>,
    /// What becomes of it.
    pub status: Status,
    /// Whether each call has to be approved.
    pub approve: bool,
    /// Whether each call is constrained.
    pub constrain: bool,
}

/// The names in a scope.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ScopeNames {
    /// What a subagent is given beside its own tools.
    pub allow: Vec<String>,
    /// What is taken away.
    pub deny: Vec<String>,
    /// What has to be approved.
    pub approve: Vec<String>,
    /// What is constrained, which is stronger than to be approved.
    pub constrain: Vec<String>,
}

/// A tool as a host knows it.
#[derive(Clone, Debug, Deserialize)]
pub struct GivenTool {
    /// Its name.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
    /// Its file.
    #[serde(default)]
    pub file: Option<PathBuf>,
}

/// Composes the tools of `route`; files for which `is_tool` is false are left out. A hidden tool follows the one that
/// hides it, and the tools of capabilities follow the authored ones.
pub fn of_route(route: &Route, scope: &ScopeNames, is_tool: impl Fn(&Path) -> bool) -> Vec<EffectiveTool> {
    let mut lines = Vec::new();
    for Tool { name, origin, file, shadows } in route.tools.iter().filter(|tool| is_tool(&tool.file)) {
        lines.push(line(name, *origin, Some(file), None));
        lines.extend(shadows.as_ref().map(|hidden| line(name, Origin::Shared, Some(hidden), None)));
    }
    for capability in &route.capabilities {
        let tools = capability.tools().iter();
        lines.extend(tools.map(|name| line(name, Origin::Capability, None, Some(*capability))));
    }
    settle(&mut lines, route.subagent_of.is_some(), scope);
    lines
}

/// Composes the tools that a host has.
pub fn of_given(tools: &[GivenTool], is_subagent: bool, scope: &ScopeNames) -> Vec<EffectiveTool> {
    let lines = tools.iter().map(|tool| line(&tool.name, tool.origin, tool.file.as_deref(), None));
    let mut lines: Vec<_> = lines.collect();
    settle(&mut lines, is_subagent, scope);
    lines
}

fn line(name: &str, origin: Origin, file: Option<&Path>, capability: Option<Capability>) -> EffectiveTool {
    EffectiveTool {
        name: name.to_owned(),
        origin,
        file: file.map(Path::to_path_buf),
        capability,
        status: Status::Kept,
        approve: false,
        constrain: false,
    }
}

/// A top route has every tool, a subagent its own authored ones; then `allow` grants, and `deny` revokes and wins. What
/// the route does not have is not gated either.
fn settle(lines: &mut [EffectiveTool], is_subagent: bool, scope: &ScopeNames) {
    let has = |names: &[String], name: &str| names.iter().any(|known| known == name);
    let mut first: FxHashMap<String, Origin> = FxHashMap::default();
    for line in lines.iter() {
        first.entry(line.name.clone()).and_modify(|origin| *origin = line.origin.min(*origin)).or_insert(line.origin);
    }
    for line in lines {
        let is_base = !is_subagent || line.origin == Origin::Route;
        line.status = if first.get(&line.name).is_some_and(|origin| *origin < line.origin) {
            Status::Shadowed
        } else if has(&scope.deny, &line.name) {
            Status::Denied
        } else if is_base || has(&scope.allow, &line.name) {
            Status::Kept
        } else {
            Status::Withheld
        };
        let is_kept = line.status == Status::Kept;
        line.constrain = is_kept && has(&scope.constrain, &line.name);
        line.approve = is_kept && !line.constrain && has(&scope.approve, &line.name);
    }
}
