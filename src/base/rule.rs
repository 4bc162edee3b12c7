//! The names of everything that can be wrong with an app, each with its usual severity and Dawn's code.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How much a diagnostic matters. Ordered from least to most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing has to be done.
    Info,
    /// It works, but not as its author will expect.
    Warning,
    /// It does not work.
    Error,
}

impl Severity {
    /// The lower-case word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// What a diagnostic is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// No directory upwards holds both `dawn.config.ts` and `package.json`.
    AppRoot,
    /// `dawn.config.ts` cannot be read statically, or names an impossible directory.
    AppConfig,
    /// A directory or file cannot be read.
    Unreadable,
    /// A file below `.dawn/` cannot be written.
    Unwritable,
    /// A route's `index.ts` exports more than one entry, or none, so that it is no route.
    RouteEntry,
    /// Two directories have one route path.
    RouteCollision,
    /// Two routes have one slug, so their generated files would overwrite each other.
    SlugCollision,
    /// A file does not parse.
    Syntax,
    /// An import names a module that does not exist.
    UnresolvedImport,
    /// A tool module has no callable default export.
    ToolShape,
    /// A scope names a tool that the route does not have.
    UnknownTool,
    /// A scope names `task`.
    ReservedTask,
    /// `delegation` names a subagent or an action that does not exist.
    Delegation,
    /// A tool stands in both `constrain` and `approve`.
    ConstrainOverApprove,
    /// A tool stands in both `deny` and `approve`.
    DenyOverApprove,
    /// A tool stands in both `deny` and `allow`.
    DenyOverAllow,
    /// `approve` names a tool that always asks.
    AlreadyGated,
    /// A subagent gates a capability tool that it is not allowed.
    WithheldInSubagent,
    /// A scope names a built-in tool whose marker the route does not have.
    InactiveCapability,
    /// A tool's input says nothing about its properties.
    InputUntyped,
    /// An input property can be written to.
    InputReadonly,
    /// A value that does not survive JSON.
    NotSerializable,
    /// A tool's output is not an object.
    OutputNotObject,
    /// A tool's output is or contains `any`.
    OutputAny,
    /// A tool without a description.
    MissingDescription,
    /// The app's `tsconfig.json` does not take in the generated declarations.
    TypesNotIncluded,
    /// A JSON Schema says less, or other, than the type it was made of.
    SchemaLoss,
    /// A type that only TypeScript itself can evaluate.
    DeferredType,
    /// A part of a scope is computed at run time.
    ScopeNotStatic,
}

impl Rule {
    /// Every rule.
    pub const ALL: [Self; 29] = [
        Self::AppRoot,
        Self::AppConfig,
        Self::Unreadable,
        Self::Unwritable,
        Self::RouteEntry,
        Self::RouteCollision,
        Self::SlugCollision,
        Self::Syntax,
        Self::UnresolvedImport,
        Self::ToolShape,
        Self::UnknownTool,
        Self::ReservedTask,
        Self::Delegation,
        Self::ConstrainOverApprove,
        Self::DenyOverApprove,
        Self::DenyOverAllow,
        Self::AlreadyGated,
        Self::WithheldInSubagent,
        Self::InactiveCapability,
        Self::InputUntyped,
        Self::InputReadonly,
        Self::NotSerializable,
        Self::OutputNotObject,
        Self::OutputAny,
        Self::MissingDescription,
        Self::TypesNotIncluded,
        Self::SchemaLoss,
        Self::DeferredType,
        Self::ScopeNotStatic,
    ];

    /// Its name in options and in output.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AppRoot => "app-root",
            Self::AppConfig => "app-config",
            Self::Unreadable => "unreadable",
            Self::Unwritable => "unwritable",
            Self::RouteEntry => "route-entry",
            Self::RouteCollision => "route-collision",
            Self::SlugCollision => "slug-collision",
            Self::Syntax => "syntax",
            Self::UnresolvedImport => "unresolved-import",
            Self::ToolShape => "tool-shape",
            Self::UnknownTool => "unknown-tool",
            Self::ReservedTask => "reserved-task",
            Self::Delegation => "delegation",
            Self::ConstrainOverApprove => "constrain-over-approve",
            Self::DenyOverApprove => "deny-over-approve",
            Self::DenyOverAllow => "deny-over-allow",
            Self::AlreadyGated => "already-gated",
            Self::WithheldInSubagent => "withheld-in-subagent",
            Self::InactiveCapability => "inactive-capability",
            Self::InputUntyped => "input-untyped",
            Self::InputReadonly => "input-readonly",
            Self::NotSerializable => "not-serializable",
            Self::OutputNotObject => "output-not-object",
            Self::OutputAny => "output-any",
            Self::MissingDescription => "missing-description",
            Self::TypesNotIncluded => "types-not-included",
            Self::SchemaLoss => "schema-loss",
            Self::DeferredType => "deferred-type",
            Self::ScopeNotStatic => "scope-not-static",
        }
    }

    /// Its usual severity; a diagnostic may carry another one.
    pub const fn severity(self) -> Severity {
        match self {
            Self::SchemaLoss | Self::DeferredType | Self::ScopeNotStatic => Severity::Info,
            Self::ReservedTask
            | Self::ConstrainOverApprove
            | Self::DenyOverApprove
            | Self::DenyOverAllow
            | Self::AlreadyGated
            | Self::WithheldInSubagent
            | Self::InactiveCapability
            | Self::InputUntyped
            | Self::InputReadonly
            | Self::NotSerializable
            | Self::OutputNotObject
            | Self::OutputAny
            | Self::MissingDescription
            | Self::TypesNotIncluded => Severity::Warning,
            Self::AppRoot
            | Self::AppConfig
            | Self::Unreadable
            | Self::Unwritable
            | Self::RouteEntry
            | Self::RouteCollision
            | Self::SlugCollision
            | Self::Syntax
            | Self::UnresolvedImport
            | Self::ToolShape
            | Self::UnknownTool
            | Self::Delegation => Severity::Error,
        }
    }

    /// Dawn's own code for the same problem, where it has one.
    pub const fn code(self) -> Option<&'static str> {
        match self {
            Self::UnknownTool => Some("DAWN_E1001"),
            Self::ReservedTask | Self::Delegation => Some("DAWN_E1004"),
            Self::ToolShape => Some("DAWN_E5002"),
            _ => None,
        }
    }

    /// Where Dawn's documentation speaks of it.
    pub const fn docs_url(self) -> Option<&'static str> {
        match self {
            Self::UnknownTool
            | Self::ConstrainOverApprove
            | Self::DenyOverApprove
            | Self::DenyOverAllow
            | Self::AlreadyGated
            | Self::WithheldInSubagent => Some("https://dawnai.org/docs/tools#scoping-a-routes-tools"),
            Self::ReservedTask | Self::Delegation => Some("https://dawnai.org/docs/subagents#delegation-policy"),
            Self::ToolShape => Some("https://dawnai.org/docs/tools"),
            _ => None,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no rule's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRule {
    /// What was asked for.
    pub name: String,
    /// The rule whose name is nearest, where one is near.
    pub nearest: Option<Rule>,
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule `{}`", self.name)?;
        match self.nearest {
            Some(rule) => write!(f, "; did you mean `{rule}`?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnknownRule {}

impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(name: &str) -> Result<Self, UnknownRule> {
        Self::ALL.into_iter().find(|rule| rule.name() == name).ok_or_else(|| {
            let distance = |rule: &Self| strsim::damerau_levenshtein(rule.name(), name);
            let nearest = Self::ALL.into_iter().min_by_key(distance);
            UnknownRule { name: name.to_owned(), nearest: nearest.filter(|rule| distance(rule) <= 4) }
        })
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_rule() {
        for rule in Rule::ALL {
            assert_eq!(rule.name().parse(), Ok(rule));
        }
    }

    #[test]
    fn an_unknown_name_suggests_the_nearest() {
        let error = "input-readonyl".parse::<Rule>().expect_err("no such rule");
        assert_eq!(error.nearest, Some(Rule::InputReadonly));
        assert_eq!(error.to_string(), "there is no rule `input-readonyl`; did you mean `input-readonly`?");
        assert_eq!("colour".parse::<Rule>().expect_err("no such rule").nearest, None);
    }
}
