//! How much each rule matters to one app.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::base::{Diagnostic, Rule, Severity};

/// What an app makes of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Its diagnostics are dropped.
    Off,
    /// All of them are infos.
    Info,
    /// All of them are warnings.
    Warning,
    /// All of them are errors.
    Error,
}

impl Level {
    fn severity(self) -> Option<Severity> {
        match self {
            Self::Off => None,
            Self::Info => Some(Severity::Info),
            Self::Warning => Some(Severity::Warning),
            Self::Error => Some(Severity::Error),
        }
    }
}

/// The rules whose level an app has chosen; each other keeps the severities that its diagnostics have.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Levels(BTreeMap<Rule, Level>);

impl Levels {
    /// Whether the rule's diagnostics are dropped.
    pub fn is_off(&self, rule: Rule) -> bool {
        self.0.get(&rule) == Some(&Level::Off)
    }

    /// Gives diagnostics the severities that the app has chosen, and drops those that it does not want.
    pub fn apply(&self, diagnostics: &mut Vec<Diagnostic>) {
        diagnostics.retain_mut(|diagnostic| {
            let Some(level) = self.0.get(&diagnostic.rule) else { return true };
            let severity = level.severity();
            diagnostic.severity = severity.unwrap_or(diagnostic.severity);
            severity.is_some()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_raise_lower_and_drop() {
        let levels: Levels = serde_json::from_str(r#"{ "syntax": "info", "schema-loss": "error", "app-root": "off" }"#)
            .expect("rules and levels");
        let rules = [Rule::Syntax, Rule::SchemaLoss, Rule::AppRoot, Rule::ToolShape];
        let mut diagnostics: Vec<_> = rules.map(|rule| Diagnostic::new(rule, "/a", "it is so")).into();
        levels.apply(&mut diagnostics);
        let severities: Vec<_> = diagnostics.iter().map(|each| (each.rule, each.severity)).collect();
        let expected =
            [(Rule::Syntax, Severity::Info), (Rule::SchemaLoss, Severity::Error), (Rule::ToolShape, Severity::Error)];
        assert_eq!(severities, expected);
        assert!(levels.is_off(Rule::AppRoot) && !levels.is_off(Rule::Syntax));
    }

    #[test]
    fn an_unknown_rule_or_level_is_refused() {
        let error = |text: &str| serde_json::from_str::<Levels>(text).expect_err("refused").to_string();
        assert!(error(r#"{ "input-readonyl": "off" }"#).contains("did you mean `input-readonly`?"));
        assert!(error(r#"{ "syntax": "fatal" }"#).contains("expected one of `off`, `info`, `warning`, `error`"));
    }
}
