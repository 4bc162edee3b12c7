//! The configuration of an agent, part by part.

use oxc_ast::AstKind;

use super::fields::{Field, Fields};
use super::lists::Names;
use super::values::{Place, Reader, Value};
use super::{CONFIGURATION, DelegationRule, Mention, Part, Scope, Site, TOOLS};
use crate::base::NodeRef;
use crate::checker::Checker;

const OBJECT: &str = "an object";
const LIST: &str = "a list of names";
const NAME: &str = "a text";

/// Reads what the call `agent(…)` at `call` says.
pub fn read(checker: &Checker<'_>, call: NodeRef) -> Scope {
    checker.restart_flow_steps();
    let mut scope = Scope { subagents: Some(Vec::new()), ..Scope::default() };
    let AstKind::CallExpression(expression) = checker.kind(call) else { return scope };
    let Some(argument) = expression.arguments.first() else { return scope };
    let site = Site { file: call.file, span: oxc_span::GetSpan::span(argument) };
    let Some(config) = argument.as_expression() else {
        scope.subagents = None;
        scope.unknown.push(Part { names: vec![CONFIGURATION.to_owned()], site });
        return scope;
    };
    let reader = Reader::new(checker);
    let mut reading = Reading { reader: &reader, scope };
    let config = reader.fields(Value::Written(Place { file: call.file, expression: config }));
    reading.note(CONFIGURATION, OBJECT, &config.unknown, &config.wrong);
    reading.tools(&config);
    reading.delegation(&config);
    let mut scope = reading.scope;
    scope.unknown = by_place(scope.unknown);
    scope
}

/// Parts of one place in one: what a call gives is unknown as a whole.
fn by_place(parts: Vec<Part>) -> Vec<Part> {
    let mut merged: Vec<Part> = Vec::new();
    for part in parts {
        match merged.iter_mut().find(|known| known.site == part.site) {
            Some(known) => {
                let new = part.names.into_iter().filter(|name| !known.names.contains(name)).collect::<Vec<_>>();
                known.names.extend(new);
            }
            None => merged.push(part),
        }
    }
    merged
}

struct Reading<'r, 'c, 'p> {
    reader: &'r Reader<'c, 'p>,
    scope: Scope,
}

impl<'p> Reading<'_, '_, 'p> {
    fn tools(&mut self, config: &Fields<'p>) {
        for tools in config.named("tools") {
            let tools = self.object(TOOLS, tools);
            let list = |reading: &mut Self, name: &str| {
                let mut mentions = Vec::new();
                for field in tools.named(name) {
                    mentions.extend(reading.list(&format!("tools.{name}"), field));
                }
                mentions
            };
            let (allow, deny, approve) = (list(self, "allow"), list(self, "deny"), list(self, "approve"));
            self.scope.allow.extend(allow);
            self.scope.deny.extend(deny);
            self.scope.approve.extend(approve);
            for constrain in tools.named("constrain") {
                let constraints = self.object("tools.constrain", constrain);
                self.scope.constrain.extend(constraints.known.into_iter().map(|field| field.key));
            }
        }
    }

    fn delegation(&mut self, config: &Fields<'p>) {
        for delegation in config.named("delegation") {
            let delegation = self.object("delegation", delegation);
            for default in delegation.named("default") {
                let actions = self.texts("delegation.default", default);
                self.scope.delegation_default.extend(actions);
            }
            for rules in delegation.named("rules") {
                let rules = self.object("delegation.rules", rules);
                for rule in &rules.known {
                    self.rule(rule);
                }
            }
        }
        for subagents in config.named("subagents") {
            let Fields { known, unknown, wrong } = self.reader.fields(subagents.value);
            match &mut self.scope.subagents {
                Some(names) if unknown.is_empty() && wrong.is_empty() => {
                    names.extend(known.into_iter().map(|field| field.key.name));
                }
                // Older versions of Dawn take a list, whose agents have the names of their routes.
                names => *names = None,
            }
        }
        if !config.unknown.is_empty() {
            self.scope.subagents = None;
        }
    }

    fn rule(&mut self, rule: &Field<'p>) {
        let name = format!("delegation.rules.{}", rule.key.name);
        let mut actions = Vec::new();
        let fields = self.object(&name, rule);
        let has_none = fields.unknown.is_empty() && fields.wrong.is_empty() && fields.named("action").next().is_none();
        for action in fields.named("action") {
            actions.extend(self.texts(&format!("{name}.action"), action));
        }
        self.scope.delegation_rules.push(DelegationRule { subagent: rule.key.clone(), actions, has_none });
    }

    fn object(&mut self, part: &str, field: &Field<'p>) -> Fields<'p> {
        let fields = self.reader.fields(field.value);
        self.note(part, OBJECT, &fields.unknown, &fields.wrong);
        fields
    }

    fn list(&mut self, part: &str, field: &Field<'p>) -> Vec<Mention> {
        let Names { known, unknown, wrong } = self.reader.list(field.value);
        self.note(part, LIST, &unknown, &wrong);
        known
    }

    fn texts(&mut self, part: &str, field: &Field<'p>) -> Vec<Mention> {
        let Names { known, unknown, wrong } = self.reader.texts(field.value);
        self.note(part, NAME, &unknown, &wrong);
        known
    }

    fn note(&mut self, part: &str, expected: &'static str, unknown: &[Site], wrong: &[Site]) {
        let part = |site: &Site| Part { names: vec![part.to_owned()], site: *site };
        self.scope.unknown.extend(unknown.iter().map(part));
        self.scope.wrong.extend(wrong.iter().map(|site| (part(site), expected)));
    }
}
