//! Floor 4: what an `agent({ … })` says of its tools and subagents: the names in its scope, each with its place.
//!
//! Values are followed through declarations, so that a place is the very text that has to be changed, and by their types
//! where no declaration says them. What neither can tell is kept as unknown; it never hides what can be told.

mod fields;
mod lists;
mod read;
mod values;

use crate::base::{FileId, NodeRef, Span};
use crate::checker::Checker;

pub use read::read;

const CONFIGURATION: &str = "agent(…)";
const TOOLS: &str = "tools";
const ALLOW: &str = "tools.allow";

/// A place in a file that the program has read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// The file.
    pub file: FileId,
    /// The part of it.
    pub span: Span,
}

/// A name that a scope mentions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The name.
    pub name: String,
    /// Where it is written; the expression that makes it, where it is not written anywhere.
    pub site: Site,
}

/// One rule of `delegation.rules`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DelegationRule {
    /// The subagent that it is for.
    pub subagent: Mention,
    /// What it says of `action`: more than one where that depends on a condition.
    pub actions: Vec<Mention>,
    /// Whether it certainly says nothing of `action`.
    pub has_none: bool,
}

/// A part of a scope that something is to be said of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name, such as `tools.allow`; several where one expression makes them.
    pub names: Vec<String>,
    /// Where it is.
    pub site: Site,
}

/// All that one agent says. A name in either branch of a condition counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// `tools.allow`.
    pub allow: Vec<Mention>,
    /// `tools.deny`.
    pub deny: Vec<Mention>,
    /// `tools.approve`.
    pub approve: Vec<Mention>,
    /// The keys of `tools.constrain`.
    pub constrain: Vec<Mention>,
    /// `delegation.default`.
    pub delegation_default: Vec<Mention>,
    /// `delegation.rules`.
    pub delegation_rules: Vec<DelegationRule>,
    /// The names of `subagents: { … }`; none where they cannot be told.
    pub subagents: Option<Vec<String>>,
    /// What is known at run time only.
    pub unknown: Vec<Part>,
    /// Whether a mistake of ours kept it from being read.
    pub is_broken: bool,
    /// What is something else than it has to be, with what that is: `an object`, `a list of names`.
    pub wrong: Vec<(Part, &'static str)>,
}

impl Scope {
    /// Of an agent that could not be read, because of a mistake of ours.
    pub fn unreadable(checker: &Checker<'_>, call: NodeRef) -> Self {
        let site = Site { file: call.file, span: oxc_span::GetSpan::span(&checker.kind(call)) };
        Self { unknown: vec![Part { names: vec![CONFIGURATION.to_owned()], site }], is_broken: true, ..Self::default() }
    }

    /// Whether `allow` may name `tool`: some of it is perhaps known at run time only.
    pub fn may_allow(&self, tool: &str) -> bool {
        self.allow.iter().any(|allowed| allowed.name == tool)
            || self
                .unknown
                .iter()
                .flat_map(|part| &part.names)
                .any(|name| [CONFIGURATION, TOOLS, ALLOW].contains(&&**name))
    }
}
