//! Graphs of small programs, written out backwards from the last `x`.

use std::path::Path;

use bumpalo::Bump;
use oxc_ast::AstKind;
use oxc_span::GetSpan;
use oxc_syntax::node::NodeId;

use super::bind_file;
use crate::base::{FileId, NodeRef};
use crate::checker::flow::graph::{Flow, FlowKind};
use crate::checker::flow::tree::Tree;
use crate::program::{Module, ModuleDetection};

/// A graph as text: `what happened < what came before`, alternatives in brackets, loops numbered.
struct Writer<'p> {
    tree: Tree<'p>,
    text: &'p str,
    loops: Vec<u32>,
}

impl<'p> Writer<'p> {
    fn source(&self, node: NodeRef) -> &'p str {
        self.tree.kind(node.node).span().source_text(self.text)
    }

    fn before(&mut self, what: &str, antecedent: Flow<'p>) -> String {
        format!("{what} < {}", self.write(antecedent))
    }

    fn alternatives(&mut self, antecedents: &[Flow<'p>]) -> String {
        let parts: Vec<String> = antecedents.iter().map(|antecedent| self.write(antecedent)).collect();
        format!("[{}]", parts.join(" | "))
    }

    fn write(&mut self, flow: Flow<'p>) -> String {
        match &flow.kind {
            FlowKind::Unreachable => "unreachable".to_string(),
            FlowKind::Start { container: None } => "start".to_string(),
            FlowKind::Start { container: Some(_) } => "start of expression".to_string(),
            FlowKind::Branch(antecedents) => self.alternatives(antecedents.get()),
            FlowKind::Loop(antecedents) => {
                if let Some(number) = self.loops.iter().position(|&known| known == flow.id) {
                    return format!("loop {number}");
                }
                self.loops.push(flow.id);
                format!("loop {}{}", self.loops.len() - 1, self.alternatives(antecedents.get()))
            }
            FlowKind::Assignment { node, antecedent } => {
                self.before(&format!("assign {}", self.source(*node)), antecedent)
            }
            FlowKind::Condition { expression, assume_true, antecedent } => {
                self.before(&format!("{assume_true} {}", self.source(*expression)), antecedent)
            }
            FlowKind::SwitchClause { clauses, antecedent } => {
                self.before(&format!("clauses {}..{}", clauses.start, clauses.end), antecedent)
            }
            FlowKind::ArrayMutation { node, antecedent } => {
                self.before(&format!("mutate {}", self.source(*node)), antecedent)
            }
            FlowKind::Call { node, antecedent } => self.before(&format!("call {}", self.source(*node)), antecedent),
            FlowKind::Reduce { target, antecedents, antecedent } => {
                target.with_antecedents(antecedents, || self.before("reduce", antecedent))
            }
        }
    }
}

/// The graph behind the last use of `x` in `text`.
fn graph(text: &str) -> String {
    let module = Module::parse(FileId(0), Path::new("/a.ts"), text.to_string(), ModuleDetection::Auto);
    assert_eq!(module.syntax_errors(), [], "{text}");
    let bump = Bump::new();
    let tree = Tree::new(module.nodes());
    let (file, _) = bind_file(&bump, tree, FileId(0), 0);
    let last = (0..tree.len())
        .map(NodeId::from_usize)
        .rfind(|&node| matches!(tree.kind(node), AstKind::IdentifierReference(identifier) if identifier.name == "x"));
    let flow = last.and_then(|node| file.at(node)).expect("an x with a place in the graph");
    Writer { tree, text: module.text(), loops: Vec::new() }.write(flow)
}

#[test]
fn conditions_lead_to_their_branches() {
    for (text, expected) in [
        ("if (a) x;", "true a < start"),
        ("if (!a) x;", "true !a < start"),
        ("if (a && b) x;", "true b < true a < start"),
        ("if (a) {} else x;", "false a < start"),
        ("if (a) throw 1; x;", "false a < start"),
        ("if (f()) x;", "start"),
        ("if (false) x;", "unreachable"),
        ("if (a === 1) {} x;", "[true a === 1 < start | false a === 1 < start]"),
        ("a ? x : 1;", "true a < start"),
        ("a ?? x;", "false a < start"),
        ("while (true) { if (a) break; } x;", "true a < loop 0[start | false a < loop 0]"),
    ] {
        assert_eq!(graph(text), expected, "{text}");
    }
}

#[test]
fn branches_of_expressions_are_joined_only_where_something_happens_in_them() {
    assert_eq!(graph("a && b; x;"), "start");
    assert_eq!(
        graph("a && (b = 1); x;"),
        "[false a < start | true (b = 1) < assign b < true a < start | false (b = 1) < assign b < true a < start]"
    );
    assert_eq!(graph("a ? b : c; x;"), "start");
}

#[test]
fn chains_branch_at_each_question_mark() {
    assert_eq!(graph("if (a?.b) x;"), "true a?.b < true a < start");
    assert_eq!(graph("if (a?.b!.c) {} else x;"), "[false a < start | false a?.b!.c < true a < start]");
    assert_eq!(graph("a?.[x];"), "true a < start");
}

#[test]
fn optional_chains_are_joined_once_anything_happened_before_in_the_file() {
    assert_eq!(graph("a?.b; x;"), "start");
    assert_eq!(
        graph("let c = 1; a?.b; x;"),
        "[false a < assign c < start | true a?.b < true a < assign c < start | false a?.b < true a < assign c < start]"
    );
}

#[test]
fn patterns_assign_each_of_their_names() {
    assert_eq!(graph("const { a, b: [c], ...d } = y; x;"), "assign d < assign c < assign a < start");
    assert_eq!(graph("({ a, b: [c = 1] } = y); x;"), "assign c < assign a < start");
    assert_eq!(graph("for (const a of x) {} x;"), "loop 0[start | assign a < loop 0]");
    assert_eq!(graph("for (a.b in y) x;"), "assign a.b < loop 0[start | assign a.b < loop 0]");
}

#[test]
fn a_default_value_may_or_may_not_run() {
    assert_eq!(graph("function f(a = (b = 1)) { x }"), "[start | assign b < start]");
}

#[test]
fn calls_that_stand_alone_and_array_mutations_are_points() {
    assert_eq!(graph("a.b.c(); x;"), "call a.b.c() < start");
    assert_eq!(graph("a().b(); x;"), "start");
    assert_eq!(graph("a.push(1); x;"), "call a.push(1) < mutate a.push(1) < start");
    assert_eq!(graph("a[i] = 1; x;"), "mutate a[i] = 1 < assign a[i] < start");
}

#[test]
fn clauses_are_entered_from_above_or_by_falling_through() {
    assert_eq!(graph("switch (a) { case 1: case 2: b = 1; break; case 3: x; }"), "clauses 2..3 < start");
    assert_eq!(
        graph("switch (a) { case 1: b = 1; default: x; }"),
        "[clauses 1..2 < start | assign b < clauses 0..1 < start]"
    );
    assert_eq!(graph("switch (a) { case 1: throw 1; } x;"), "clauses 0..0 < start");
}

#[test]
fn what_follows_a_finally_block_sees_only_the_ways_that_lead_there() {
    assert_eq!(
        graph("function f() { try { a = 1; return; } catch { b = 1; } finally { c = 1; } x; }"),
        "reduce < assign c < [assign b < [start | assign a < start]]"
    );
}

#[test]
fn labels_name_the_loops_that_are_left() {
    assert_eq!(
        graph("outer: for (;;) { while (true) { if (a) break outer; } } x;"),
        "true a < loop 0[loop 1[start] | false a < loop 0]"
    );
}

#[test]
fn functions_start_afresh_unless_they_run_where_they_stand() {
    assert_eq!(graph("if (a) { function f() { x } }"), "start");
    assert_eq!(graph("if (a) { () => x }"), "start of expression");
    assert_eq!(graph("if (a) { (() => { x })() }"), "true a < start");
    assert_eq!(graph("if (a) { (async () => { x })() }"), "start of expression");
    assert_eq!(graph("(() => { if (a) return; b = 1; })(); x;"), "[true a < start | assign b < false a < start]");
    assert_eq!(graph("class C { static { if (a) x } }"), "true a < start");
    assert_eq!(graph("const c = class { m() { x } }"), "start of expression");
    assert_eq!(graph("class C { m() { x } }"), "start");
    assert_eq!(graph("class C { p = x }"), "start");
}

#[test]
fn function_declarations_are_bound_before_what_stands_around_them() {
    assert_eq!(graph("throw 1; function f() { x }"), "start");
    assert_eq!(graph("throw 1; x;"), "unreachable");
}
