//! What Dawn adds to a route by the files that lie beside its entry.

use serde::Serialize;

use super::listing::Listing;
use crate::base::Diagnostic;

/// A capability, in the order in which its tools follow the authored ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Capability {
    /// `plan.md`.
    Planning,
    /// `skills/<name>/SKILL.md`.
    Skills,
    /// `subagents/<name>/index.ts`, or subagents that the agent registers.
    Subagents,
    /// `<appRoot>/workspace/`.
    Workspace,
    /// `memory.ts`.
    Memory,
}

impl Capability {
    /// Every capability, in order.
    pub const ALL: [Self; 5] = [Self::Planning, Self::Skills, Self::Subagents, Self::Workspace, Self::Memory];

    /// The tools that it adds.
    pub const fn tools(self) -> &'static [&'static str] {
        match self {
            Self::Planning => &["writeTodos"],
            Self::Skills => &["readSkill"],
            Self::Subagents => &["task"],
            Self::Workspace => &["readFile", "writeFile", "listDir", "runBash"],
            Self::Memory => &["remember", "recall"],
        }
    }

    /// The one that adds a tool of this name.
    pub fn of_tool(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|capability| capability.tools().contains(&name))
    }

    /// The file or directory that gives it, by its name: beside the entry, the workspace in the app's root.
    pub const fn marker_name(self) -> &'static str {
        match self {
            Self::Planning => "plan.md",
            Self::Skills => "skills",
            Self::Subagents => "subagents",
            Self::Workspace => "workspace",
            Self::Memory => "memory.ts",
        }
    }

    /// What has to be there for it, to be read by people.
    pub const fn marker(self) -> &'static str {
        match self {
            Self::Planning => "`plan.md` in the route",
            Self::Skills => "`skills/<name>/SKILL.md` in the route",
            Self::Subagents => "`subagents/<name>/index.ts` in the route, or `subagents` in its `agent({ … })`",
            Self::Workspace => "a directory `workspace` in the app's root",
            Self::Memory => "`memory.ts` in the route",
        }
    }
}

/// Whether the directory of a route holds a skill: a directory below `skills` with a `SKILL.md`.
pub fn has_skill(route: &Listing, diagnostics: &mut Vec<Diagnostic>) -> bool {
    let name = Capability::Skills.marker_name();
    if !route.has_directory(name) {
        return false;
    }
    let Some(skills) = Listing::read(&route.path.join(name), diagnostics) else { return false };
    skills
        .directories()
        .any(|skill| !skill.name.starts_with('.') && skills.path.join(&skill.name).join("SKILL.md").is_file())
}
