//! One tool: what the model is told of it, what comes in, what goes out.

use rustc_hash::FxHashSet;

use super::JudgedTool;
use crate::base::{Diagnostic, FileId, Rule, Span};
use crate::program::Program;
use crate::tool::{Facts, Finding, FindingKind};

/// Judges tools by their facts. A declaration that several of them share is told once, for the first.
pub fn judge(program: &Program, tools: &[JudgedTool<'_>], diagnostics: &mut Vec<Diagnostic>) {
    let mut told = FxHashSet::default();
    for tool in tools {
        judge_tool(program, tool, &mut told, diagnostics);
    }
}

/// Where something was found, and which rule speaks of it.
type Told = FxHashSet<(Rule, FileId, Span)>;

fn judge_tool(program: &Program, tool: &JudgedTool<'_>, told: &mut Told, diagnostics: &mut Vec<Diagnostic>) {
    let Some(facts) = &tool.analysis.facts else { return };
    // The file was read for the analysis: loading it again costs nothing.
    let Ok(file) = program.load(&tool.analysis.file) else { return };
    let module = program.module(file);
    let own = diagnostics.len();
    if tool.analysis.description.is_empty() {
        let diagnostic = module.diagnostic(Rule::MissingDescription, facts.head, "the tool has no description");
        diagnostics.push(diagnostic.with_help(
            "the model would see only its name: write a doc comment above the function, or `export const description`",
        ));
    }
    if !facts.beside_object.is_empty() {
        let message = format!("the output {} {}, not an object", may_be(facts), facts.beside_object.join(" or "));
        let diagnostic = module.diagnostic(Rule::OutputNotObject, facts.output, message);
        diagnostics.push(diagnostic.with_help(
            "return an object such as `{ result }`: its names tell the model what it reads, and it can grow",
        ));
    }
    for finding in &facts.findings {
        let diagnostic = found(program, finding);
        if told.insert((diagnostic.rule, finding.file, finding.span)) {
            diagnostics.push(diagnostic);
        }
    }
    for diagnostic in &mut diagnostics[own..] {
        diagnostic.tool = Some(tool.analysis.name.clone());
        diagnostic.route = tool.route.map(str::to_owned);
    }
}

fn may_be(facts: &Facts) -> &'static str {
    if facts.is_object_too { "may be" } else { "is" }
}

fn found(program: &Program, finding: &Finding) -> Diagnostic {
    let path = &finding.path;
    let (rule, message, help) = match &finding.kind {
        FindingKind::NotSerializable { what, is_foreign } => {
            let (fate, help) = if *is_foreign { INSTANCE } else { fate(what) };
            (Rule::NotSerializable, format!("`{path}: {what}` does not survive JSON: {fate}"), help)
        }
        FindingKind::Any => (
            Rule::OutputAny,
            format!("`{path}` is `any`, so that nothing is known of what comes out"),
            "give the value a type, or the function a return type",
        ),
        FindingKind::Writable { insert } => (
            Rule::InputReadonly,
            format!("`{path}` is not `readonly`"),
            if insert.is_some() {
                "write `readonly` in front of it, or run `dawn-native check --fix`"
            } else {
                "a tool reads its input and leaves it alone: write `Readonly<…>` around the type"
            },
        ),
    };
    program.module(finding.file).diagnostic(rule, finding.span, message).with_help(help)
}

const INSTANCE: (&str, &str) =
    ("of an instance only the plain data arrives, if any", "use a plain object with the data that is meant");

/// What becomes of a value on its way through JSON, and what to do about it.
fn fate(what: &str) -> (&'static str, &'static str) {
    match what {
        "function" | "Function" => ("it is left out", "leave functions out of what a tool takes and gives"),
        "symbol" => ("it is left out", "use a text instead"),
        "undefined" => ("it is left out", "leave the property out, make it optional, or use `null`"),
        "bigint" => ("`JSON.stringify` throws", "use a `number`, or a text of digits"),
        "Date" => ("it arrives as text", "use a text, such as `date.toISOString()`, and say so in the type"),
        "Map" | "ReadonlyMap" => ("it arrives as `{}`", "use an object, as by `Object.fromEntries(map)`"),
        "Set" | "ReadonlySet" => ("it arrives as `{}`", "use an array, as by `[...set]`"),
        _ => INSTANCE,
    }
}
