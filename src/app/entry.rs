//! What a route's `index.ts` exports: the kind of its entry, read from syntax.

use oxc_ast::ast::{CallExpression, Expression};
use serde::Serialize;

use super::imports;
use super::meaning::{self, Meaning, Names};
use super::static_value::Place;
use super::syntax_errors;
use crate::base::{Diagnostic, NodeRef, Rule, Severity};
use crate::program::{Module, Program};

/// What a route is run as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RouteKind {
    /// An agent of the SDK.
    Agent,
    /// A function over the state.
    Workflow,
    /// A graph of `LangGraph`.
    Graph,
    /// A LangChain runnable.
    Chain,
}

impl RouteKind {
    const ALL: [Self; 4] = [Self::Agent, Self::Workflow, Self::Graph, Self::Chain];

    /// The export's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agent => "agent",
            Self::Workflow => "workflow",
            Self::Graph => "graph",
            Self::Chain => "chain",
        }
    }
}

/// What was read of an entry.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its kind; `None` where a diagnostic says why it cannot be told.
    pub kind: Option<RouteKind>,
    /// The `agent(…)` call, where it is one.
    pub call: Option<NodeRef>,
    /// Whether its configuration registers subagents beside those in `subagents/`, or cannot be told from one that does.
    pub registers_subagents: bool,
}

/// Reads the entry of `module`; `None` where it exports none, so that its directory is no route.
pub fn read(program: &Program, module: &Module, diagnostics: &mut Vec<Diagnostic>) -> Option<Entry> {
    diagnostics.extend(syntax_errors(module));
    diagnostics.extend(imports::unresolved(program, module));
    let found = find(program, module, diagnostics);
    // An entry may hand on an agent that another file makes.
    if let Some(call) = found.and_then(|entry| entry.call).filter(|call| call.file != module.id()) {
        diagnostics.extend(imports::unresolved(program, program.module(call.file)));
    }
    if found.is_none() && !module.syntax_errors().is_empty() {
        // It is being edited. To drop the route would take its types away from everything that uses them.
        return Some(Entry::unknown());
    }
    if found.is_none() {
        diagnostics.push(no_entry(module));
    }
    found
}

impl Entry {
    /// An entry of which nothing can be told; a diagnostic says why.
    pub fn unknown() -> Self {
        Self { kind: None, call: None, registers_subagents: false }
    }
}

fn find(program: &Program, module: &Module, diagnostics: &mut Vec<Diagnostic>) -> Option<Entry> {
    let names = Names::new(program);
    let mut default = names.exported(module, "default");
    if let Some(Meaning::Expression(module, expression)) = default {
        let place = Place::new(module, expression);
        if let Some(call) = agent_call(&names, place) {
            return Some(agent(&names, call));
        }
        default = names.meaning_of(place);
    }
    let mut unresolved = Vec::new();
    if let Some(Meaning::Unresolved(at, specifier, span)) = default {
        unresolved.push(imports::missing(at, specifier, span));
    }
    let mut found = Vec::new();
    for kind in RouteKind::ALL {
        match names.exported(module, kind.name()) {
            None | Some(Meaning::Type) => {}
            Some(Meaning::Unresolved(at, specifier, span)) => unresolved.push(imports::missing(at, specifier, span)),
            Some(meaning) => found.push((kind, meaning)),
        }
    }
    let is_broken = !unresolved.is_empty();
    diagnostics.extend(unresolved);
    match &found[..] {
        [] if is_broken => Some(Entry::unknown()),
        [] => None,
        [(kind, meaning)] => Some(named(&names, *kind, *meaning)),
        several => {
            let exported: Vec<_> = several.iter().map(|(kind, _)| format!("`{}`", kind.name())).collect();
            let message = format!("a route has one entry, but this one exports {}", exported.join(" and "));
            // The second one is where it goes wrong.
            let place = meaning::place_of_export(module, several[1].0.name()).unwrap_or_default();
            let diagnostic = module.diagnostic(Rule::RouteEntry, place, message);
            diagnostics.push(diagnostic.with_help("keep one of them, or move the others to routes of their own"));
            Some(Entry::unknown())
        }
    }
}

fn named<'p>(names: &Names<'p>, kind: RouteKind, meaning: Meaning<'p>) -> Entry {
    if let (RouteKind::Agent, Meaning::Expression(module, expression)) = (kind, meaning)
        && let Some(call) = agent_call(names, Place::new(module, expression))
    {
        return agent(names, call);
    }
    Entry { kind: Some(kind), call: None, registers_subagents: false }
}

/// The `agent(…)` call of the SDK that `place` is.
fn agent_call<'p>(names: &Names<'p>, place: Place<'p>) -> Option<(&'p Module, &'p CallExpression<'p>)> {
    let at = names.value_of(place);
    let Expression::CallExpression(call) = at.expression else { return None };
    let is_agent = match call.callee.get_inner_expression() {
        Expression::Identifier(callee) => {
            matches!(names.local(at.module, callee.name.as_str()), Some(Meaning::Sdk("agent")))
        }
        Expression::StaticMemberExpression(callee) => {
            let Expression::Identifier(object) = callee.object.get_inner_expression() else { return None };
            let property = callee.property.name.as_str();
            match names.local(at.module, object.name.as_str()) {
                Some(Meaning::SdkNamespace) => property == "agent",
                Some(Meaning::Namespace(module)) => {
                    matches!(names.exported(module, property), Some(Meaning::Sdk("agent")))
                }
                _ => false,
            }
        }
        _ => false,
    };
    is_agent.then_some((at.module, call))
}

fn agent<'p>(names: &Names<'p>, (module, call): (&'p Module, &'p CallExpression<'p>)) -> Entry {
    let config = call.arguments.first().and_then(|argument| argument.as_expression());
    let registers_subagents = match config.map(|config| names.property(Place::new(module, config), "subagents")) {
        None | Some(Ok(None)) => false,
        Some(Ok(Some(list))) => match names.value_of(list).expression {
            Expression::ArrayExpression(list) if list.elements.is_empty() => false,
            Expression::ObjectExpression(named) if named.properties.is_empty() => false,
            list if list.is_undefined() => false,
            _ => true,
        },
        // A configuration that cannot be read may register some; `task` is then there rather than missing.
        Some(Err(_)) => true,
    };
    let call = NodeRef { file: module.id(), node: call.node_id.get() };
    Entry { kind: Some(RouteKind::Agent), call: Some(call), registers_subagents }
}

fn no_entry(module: &Module) -> Diagnostic {
    let message = "this directory is no route: its `index.ts` exports no entry";
    Diagnostic::new(Rule::RouteEntry, module.path(), message).with_severity(Severity::Info).with_help(
        "export `agent({ … })` of @dawn-ai/sdk as the default, or a value named `workflow`, `graph`, `chain` or \
             `agent`; a directory whose name begins with `_` is never looked at",
    )
}
