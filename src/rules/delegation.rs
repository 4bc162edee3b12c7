//! `delegation`: rules for subagents that are registered, with actions that exist.

use super::did_you_mean;
use super::scope::Judge;
use crate::base::Rule;
use crate::scope::{DelegationRule, Mention};

/// What may be done with a call of any subagent.
const DEFAULT_ACTIONS: [&str; 3] = ["allow", "deny", "approve"];
/// What may be done with a call of a certain one.
const ACTIONS: [&str; 4] = ["allow", "deny", "approve", "constrain"];

/// Judges what an agent says of its subagents.
pub(super) fn judge(judge: &mut Judge<'_>) {
    let scope = judge.scope;
    for action in &scope.delegation_default {
        self::action(judge, "delegation.default", action, &DEFAULT_ACTIONS);
    }
    for rule in &scope.delegation_rules {
        for action in &rule.actions {
            self::action(judge, &format!("delegation.rules.{}.action", rule.subagent.name), action, &ACTIONS);
        }
        if rule.has_none {
            let message = format!("the rule for `{}` has no `action`", rule.subagent.name);
            judge.report(Rule::Delegation, rule.subagent.site, message, &format!("there are {}", ACTIONS.join(", ")));
        }
    }
    match (&scope.subagents, scope.delegation_rules.first()) {
        (Some(names), _) => scope.delegation_rules.iter().for_each(|rule| subagent(judge, rule, names)),
        (None, Some(rule)) => {
            let message = "which subagents are registered is known at run time only";
            let help = "write `subagents: { name: agent }`, so that the names in `delegation.rules` can be checked";
            judge.report(Rule::ScopeNotStatic, rule.subagent.site, message.to_owned(), help);
        }
        (None, None) => {}
    }
}

fn action(judge: &mut Judge<'_>, part: &str, action: &Mention, known: &[&str]) {
    if known.contains(&action.name.as_str()) {
        return;
    }
    let message = format!("`{part}` is `{}`, which is no action there", action.name);
    let meant = did_you_mean(&action.name, known.iter().copied());
    judge.report(Rule::Delegation, action.site, message, &format!("{meant}there are {}", known.join(", ")));
}

fn subagent(judge: &mut Judge<'_>, rule: &DelegationRule, registered: &[String]) {
    let Mention { name, site } = &rule.subagent;
    if registered.contains(name) {
        return;
    }
    let route = judge.route;
    let message = format!("`delegation.rules` names `{name}`, which the route `{}` does not register", route.path);
    let help = if route.subagents.contains(name) {
        // Dawn takes a rule for a registered name only, and `delegation.default` for those it finds itself.
        format!("it is in `subagents/`: add it to `subagents: {{ {name}: … }}` too, or set `delegation.default`")
    } else if registered.is_empty() {
        "it registers none in `subagents: { … }`".to_owned()
    } else {
        let meant = did_you_mean(name, registered.iter().map(String::as_str));
        format!("{meant}it registers {}", registered.join(", "))
    };
    judge.report(Rule::Delegation, *site, message, &help);
}
