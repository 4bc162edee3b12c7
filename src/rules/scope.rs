//! The scope of an agent against the tools that its route has.

use super::{Subject, did_you_mean};
use crate::app::{App, Capability, Origin, Route, Status, shared_tools};
use crate::base::{Diagnostic, Rule, Severity};
use crate::program::Program;
use crate::scope::{Mention, Part, Scope, Site};

/// Judges the scopes of all agents.
pub fn judge(subject: &Subject<'_>, diagnostics: &mut Vec<Diagnostic>) {
    for (route, scope) in subject.app.routes.iter().zip(subject.scopes) {
        let Some(scope) = scope else { continue };
        let own = diagnostics.len();
        let mut judge = Judge { program: subject.program, app: subject.app, route, scope, diagnostics };
        judge.names();
        judge.dead_entries();
        judge.parts();
        super::delegation::judge(&mut judge);
        for diagnostic in &mut diagnostics[own..] {
            diagnostic.route = Some(route.path.clone());
        }
    }
}

/// One scope while it is judged.
pub(super) struct Judge<'a> {
    pub program: &'a Program,
    pub app: &'a App,
    pub route: &'a Route,
    pub scope: &'a Scope,
    pub diagnostics: &'a mut Vec<Diagnostic>,
}

impl<'a> Judge<'a> {
    pub(super) fn report(&mut self, rule: Rule, site: Site, message: String, help: &str) {
        let diagnostic = self.program.module(site.file).diagnostic(rule, site.span, message);
        self.diagnostics.push(diagnostic.with_help(help));
    }

    fn lists(&self) -> [(&'static str, &'a [Mention]); 4] {
        let scope = self.scope;
        [("allow", &scope.allow), ("deny", &scope.deny), ("approve", &scope.approve), ("constrain", &scope.constrain)]
    }

    fn is_authored(&self, name: &str) -> bool {
        self.route.tools.iter().any(|tool| tool.name == name)
    }

    fn names(&mut self) {
        for (list, mentions) in self.lists() {
            for mention in mentions {
                if mention.name == "task" {
                    let message = format!("`tools.{list}` names `task`, which Dawn refuses from 0.8.18");
                    let help = "take it out, and say in `delegation` which subagents may be called";
                    self.report(Rule::ReservedTask, mention.site, message, help);
                }
                match Capability::of_tool(&mention.name).filter(|_| !self.is_authored(&mention.name)) {
                    Some(capability) => self.built_in(list, mention, capability),
                    None if !self.is_authored(&mention.name) => self.unknown(list, mention),
                    None => {}
                }
            }
        }
    }

    fn unknown(&mut self, list: &str, mention: &Mention) {
        let has: Vec<&str> = self.has().collect();
        let Mention { name, site } = mention;
        let message = format!("`tools.{list}` names `{name}`, but the route `{}` has no such tool", self.route.path);
        let built_in = Capability::ALL.iter().flat_map(|capability| capability.tools()).copied();
        let meant = did_you_mean(name, has.iter().copied().chain(built_in));
        let there = if has.is_empty() { "it has none".to_owned() } else { format!("it has {}", has.join(", ")) };
        let tools = &self.route.tools;
        let is_shared = !tools.is_empty() && tools.iter().all(|tool| tool.origin == Origin::Shared);
        let directory = if is_shared { shared_tools(&self.app.root) } else { self.route.directory.join("tools") };
        let diagnostic = self.program.module(site.file).diagnostic(Rule::UnknownTool, site.span, message);
        let diagnostic = diagnostic.with_help(meant + &there).with_related(directory, "its tools are in");
        self.diagnostics.push(diagnostic);
    }

    /// The names of the tools that a scope of the route can name.
    fn has(&self) -> impl Iterator<Item = &'a str> {
        let lines = self.route.effective_tools.iter();
        lines.filter(|line| line.status != Status::Shadowed).map(|line| line.name.as_str())
    }

    fn built_in(&mut self, list: &str, mention: &Mention, capability: Capability) {
        let Mention { name, site } = mention;
        if !self.route.capabilities.contains(&capability) {
            let message = format!("`tools.{list}` names `{name}`, which the route `{}` does not get", self.route.path);
            let help = format!("what gives it is {}", capability.marker());
            self.report(Rule::InactiveCapability, *site, message, &help);
        }
        if list == "approve" && capability == Capability::Workspace {
            let message = format!("`tools.approve` names `{name}`, which is gated by the app's permissions already");
            self.report(Rule::AlreadyGated, *site, message, "take it out: the user would be asked twice");
        }
        let is_gated = matches!(list, "approve" | "constrain");
        if self.route.subagent_of.is_some() && is_gated && !self.scope.may_allow(name) {
            let message = format!("`tools.{list}` names `{name}`, which a subagent does not have unless it is allowed");
            self.report(Rule::WithheldInSubagent, *site, message, &format!("add `{name}` to `tools.allow`"));
        }
    }

    fn dead_entries(&mut self) {
        let scope = self.scope;
        let mut dead = |rule, entries: &[Mention], over: &[Mention], (list, winner): (&str, &str), help: &str| {
            for entry in entries.iter().filter(|entry| over.iter().any(|other| other.name == entry.name)) {
                let message = format!("`{}` is in `tools.{list}` and in `tools.{winner}`, which wins", entry.name);
                self.report(rule, entry.site, message, help);
            }
        };
        let help = "take it out of one of them";
        dead(
            Rule::ConstrainOverApprove,
            &scope.approve,
            &scope.constrain,
            ("approve", "constrain"),
            "take it out of `approve`; a constraint that returns `{ approve: true }` asks as well",
        );
        dead(Rule::DenyOverApprove, &scope.approve, &scope.deny, ("approve", "deny"), help);
        dead(Rule::DenyOverAllow, &scope.allow, &scope.deny, ("allow", "deny"), help);
    }

    /// What is not static, and what is not what it has to be.
    fn parts(&mut self) {
        for part in &self.scope.unknown {
            let (message, help) = if self.scope.is_broken {
                let message = format!("what {} says cannot be told: an internal error of @dawn-ai/native", named(part));
                (message, "please report it; the rest of the app is checked all the same")
            } else {
                let help =
                    "what can be read is checked all the same; texts, `as const` lists and their spreads can be read";
                (format!("a part of {} is known at run time only", named(part)), help)
            };
            self.report(Rule::ScopeNotStatic, part.site, message, help);
        }
        for (part, expected) in &self.scope.wrong {
            let message = format!("{} has to be {expected}, and what is here is none", named(part));
            let is_delegation = part.names.iter().any(|name| name.starts_with("delegation"));
            let rule = if is_delegation { Rule::Delegation } else { Rule::ScopeNotStatic };
            self.report(rule, part.site, message, "without it, this part of the scope says nothing");
            if let Some(last) = self.diagnostics.last_mut().filter(|_| !is_delegation) {
                last.severity = Severity::Warning;
            }
        }
    }
}

fn named(part: &Part) -> String {
    let names: Vec<_> = part.names.iter().map(|name| format!("`{name}`")).collect();
    names.join(" and of ")
}
