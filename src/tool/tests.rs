//! What a tool module says of itself, whichever way it is written.

use std::path::Path;

use bumpalo::Bump;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{AnalyzeOptions, FindingKind, Input, ToolAnalysis, TypeText, analyze, files_read};
use crate::base::{Diagnostic, Rule};
use crate::checker::Checker;
use crate::program::{Program, ProgramOptions};

type Analysed = Result<ToolAnalysis, Vec<Diagnostic>>;

/// A program over files, given as paths and texts.
fn program(files: &[(&str, &str)]) -> (TempDir, Program) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    for (path, text) in files {
        let path = directory.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
        std::fs::write(path, text).expect("a file");
    }
    let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
    (directory, program)
}

/// Analyses the first of `files`.
fn analyse(files: &[(&str, &str)]) -> (TempDir, Analysed) {
    let (directory, program) = program(files);
    let file = program.load(Path::new(files[0].0)).expect("the file is there");
    assert_eq!(program.module(file).syntax_errors(), []);
    let arena = Bump::new();
    let checker = Checker::new(&program, &arena);
    let analysed = analyze(&checker, file, "tool", AnalyzeOptions { output_schema: true, facts: true });
    (directory, analysed)
}

fn tool(source: &str) -> ToolAnalysis {
    analyse(&[("tool.ts", source)]).1.expect("a tool")
}

fn problems(source: &str) -> Vec<(Rule, String)> {
    let (_directory, analysed) = analyse(&[("tool.ts", source)]);
    let diagnostics =
        analysed.map_or_else(|diagnostics| diagnostics, |tool| [tool.diagnostics, tool.value_losses].concat());
    diagnostics.into_iter().map(|diagnostic| (diagnostic.rule, diagnostic.message)).collect()
}

fn described(source: &str) -> String {
    tool(source).description
}

fn is_concrete(text: &TypeText) -> bool {
    matches!(text, TypeText::Concrete { .. })
}

#[test]
fn the_default_export_is_found_however_it_is_written() {
    for source in [
        "export default (input: { a: string }) => 1",
        "export default function named(input: { a: string }) {}",
        "const f = async (input: { a: string }) => 1; export default f",
        "function f(input: { a: string }) {}\nexport { f as default }",
        "export default ((input: { a: string }) => 1) satisfies (input: { a: string }) => unknown",
        "export default { run(input: { a: string }) { return 1 } }",
        "const all = { f: (input: { a: string }) => 1 }; export default all.f",
        "const f = (input: { a: string }) => 1; export = f",
        "export default function (this: void, input: { a: string }) {}",
    ] {
        let tool = tool(source);
        assert_eq!(tool.parameters["required"], json!(["a"]), "{source}");
        assert!(is_concrete(&tool.output), "{source}");
    }
}

#[test]
fn a_module_without_a_function_is_no_tool() {
    for source in
        ["export const a = 1", "export default 1", "const a = JSON.parse('1'); export default a", "const a = 1"]
    {
        let rules: Vec<Rule> = problems(source).into_iter().map(|(rule, _)| rule).collect();
        assert_eq!(rules, [Rule::ToolShape], "{source}");
    }
}

#[test]
fn what_nobody_can_say_is_deferred_as_a_whole() {
    let rules: Vec<Rule> = problems("import { f } from './none'; export default f").into_iter().map(|p| p.0).collect();
    assert_eq!(rules, [Rule::DeferredType]);
}

#[test]
fn the_input_is_optional_by_a_mark_or_a_default() {
    let optional = |source: &str| match tool(source).input {
        Input::None => None,
        Input::Typed { optional, .. } => Some(optional),
    };
    assert_eq!(optional("export default () => 1"), None);
    assert_eq!(optional("export default (input: { a: 1 }) => 1"), Some(false));
    assert_eq!(optional("export default (input?: { a: 1 }) => 1"), Some(true));
    assert_eq!(optional("export default ({ a }: { a?: 1 } = {}) => a"), Some(true));
    assert_eq!(optional("export default (input: { a: 1 } | undefined) => 1"), Some(false));
}

#[test]
fn an_input_that_says_nothing_is_told() {
    for source in [
        "export default (input: any) => 1",
        "export default (input: unknown) => 1",
        "export default <T>(input: T) => 1",
        "export default <T extends { a: 1 }>(input: T) => 1",
        "export default (input: string) => 1",
        "export default (...input: string[]) => 1",
    ] {
        let told = problems(source).into_iter().any(|(rule, _)| rule == Rule::InputUntyped);
        assert!(told, "{source}");
    }
    assert_eq!(problems("export default (input: { a: 1 }) => 1"), []);
}

#[test]
fn an_enum_that_is_not_exported_defers_its_part() {
    let tool = tool("enum E { A, B }\nexport default (input: { a: string }): { e: E } => ({ e: E.A })");
    assert!(matches!(&tool.input, Input::Typed { text, .. } if is_concrete(text)));
    let TypeText::Deferred { place, .. } = &tool.output else { panic!("it cannot be named") };
    assert!(place.as_ref().is_some_and(|(file, _)| file.ends_with("tool.ts")));
    let [told] = &tool.diagnostics[..] else { panic!("one diagnostic") };
    assert_eq!((told.rule, told.start.line), (Rule::DeferredType, 1));
    assert_eq!(tool.output_schema["properties"]["e"], json!({ "type": "number", "enum": [0, 1] }));
}

#[test]
fn the_exported_description_wins_where_it_can_be_read() {
    let doc = "/** Doc. */\nexport default (input: { a: 1 }) => 1\n";
    assert_eq!(described(doc), "Doc.");
    assert_eq!(described(&format!("export const description = ('a' + `b`) as const\n{doc}")), "ab");
    assert_eq!(described(&format!("const text = 'a'; export {{ text as description }}\n{doc}")), "a");
    assert_eq!(described(&format!("export const description: string = 'a'\n{doc}")), "a");
    assert_eq!(described(&format!("export let description = 'a'\n{doc}")), "Doc.");
    assert_eq!(described(&format!("export const description = `a${{1}}`\n{doc}")), "Doc.");
}

#[test]
fn the_doc_comment_is_that_of_the_export_or_of_what_it_names() {
    assert_eq!(described("/** Of f.\n * @param input x */\nfunction f(input: { a: 1 }) {}\nexport default f"), "Of f.");
    assert_eq!(described("/** F. */\nconst f = () => 1\n/** Export. */\nexport default f"), "Export.");
    assert_eq!(described("const all = {\n  /** F. */\n  f: () => 1 }\nexport default all.f"), "F.");
    assert_eq!(described("/** Copyright Dawn. */\nexport default () => 1"), "");
    assert_eq!(described("/**\n * Text.\n * @license MIT\n */\nexport default () => 1"), "");
    assert_eq!(described("/* Plain. */\nexport default () => 1"), "");
}

#[test]
fn losses_have_a_path_and_a_place() {
    let tool = tool("export default (input: {\n  at: { when?: Date }[]\n  go(): void\n}) => 1");
    let told: Vec<_> =
        tool.value_losses.iter().map(|told| (told.rule, told.start.line, told.message.as_str())).collect();
    assert_eq!(
        told,
        [
            (
                Rule::SchemaLoss,
                2,
                "the schema of `input.at[].when` says less than the type: JSON has no dates; the schema asks for a \
                 text with date and time"
            ),
            (
                Rule::SchemaLoss,
                1,
                "the schema of `input` says less than the type: JSON has no functions and no symbols as names; left \
                 out: `go`"
            ),
        ]
    );
}

#[test]
fn a_recursive_type_is_a_definition_and_nothing_else_is() {
    let tool = tool("interface Tree { kids: Tree[]; tag: { a: 1 } }\nexport default (input: { tree: Tree }) => 1");
    assert_eq!(tool.parameters["properties"]["tree"], json!({ "$ref": "#/$defs/Tree" }));
    let definitions = tool.parameters["$defs"].as_object().map(|all| all.keys().cloned().collect::<Vec<_>>());
    assert_eq!(definitions, Some(vec!["Tree".to_owned()]));
}

#[test]
fn the_schema_of_the_output_is_for_those_who_ask() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    std::fs::write(directory.path().join("a.ts"), "export default (input: {}) => ({ at: new Date() })")
        .expect("a file");
    let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
    let file = program.load(Path::new("a.ts")).expect("the file is there");
    let arena = Bump::new();
    let checker = Checker::new(&program, &arena);
    let tool = analyze(&checker, file, "a", AnalyzeOptions::default()).expect("a tool");
    assert_eq!(tool.output_schema, Value::Null);
    assert!(tool.diagnostics.iter().chain(&tool.value_losses).all(|told| told.rule != Rule::SchemaLoss));
}

#[test]
fn what_was_read_is_named_and_what_was_not_is_not() {
    let (directory, program) = program(&[
        (
            "tool.ts",
            "import type { A } from './a'; import { b } from './b'; import './broken'
            export default (input: A): 1 => b(input)",
        ),
        ("a.ts", "import { C } from './c'; export interface A { c: C }"),
        ("b.ts", "export const b = (a: unknown) => 1 as const"),
        ("c.ts", "export type C = string"),
        ("unused.ts", ""),
    ]);
    let file = program.load(Path::new("tool.ts")).expect("the file is there");
    let arena = Bump::new();
    let checker = Checker::new(&program, &arena);
    analyze(&checker, file, "tool", AnalyzeOptions::default()).expect("a tool");
    let reads = files_read(&checker, file);
    let mut names: Vec<_> =
        reads.iter().map(|&file| program.path(file).strip_prefix(directory.path()).expect("inside")).collect();
    names.sort();
    assert_eq!(names, [Path::new("a.ts"), Path::new("c.ts"), Path::new("tool.ts")]);
}

#[test]
fn a_tool_that_hangs_on_the_order_of_a_union_is_certain_where_every_order_gives_the_same() {
    let last = "
        type Both<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never;
        type Last<U> = Both<U extends unknown ? () => U : never> extends () => infer L ? L : never;
        type Tuple<U, L = Last<U>> = [U] extends [never] ? [] : [...Tuple<Exclude<U, L>>, L];";
    let called = "
        declare const one: Both<((of: object) => 1) | ((of: { a: string }) => 2)>;
        declare const either: Both<((of: number) => 1) | ((of: { a: string }) => 2)>;";
    let with = |body: &str| tool(&format!("{last}{called}\nexport default (input: {{ a: string }}) => {body}"));
    for certain in [
        "({}) as { n: Tuple<'x' | 'y' | 'z'>['length'] }",
        "({}) as { of: Tuple<'x' | 'y'>[number] extends string ? 1 : 2 }",
        "either(input)",
    ] {
        assert!(is_concrete(&with(certain).output), "{certain}");
    }
    for uncertain in [
        "({}) as { last: Last<'x' | 'y'> }",
        "({}) as { all: Tuple<1 | 'y' | null> }",
        "({}) as { middle: Last<'x' | 'y' | 'z'> extends 'y' ? 1 : 2 }",
        "one(input)",
    ] {
        let tool = with(uncertain);
        assert!(!is_concrete(&tool.output), "{uncertain}");
        assert!(tool.texts().next().is_some_and(is_concrete), "{uncertain}");
        let told: Vec<_> = tool.diagnostics.iter().map(|told| told.rule).collect();
        assert_eq!(told, [Rule::DeferredType, Rule::SchemaLoss], "{uncertain}");
    }
}

#[test]
fn a_type_that_grows_in_two_ways_is_not_walked_for_ever() {
    let tool = tool(
        "interface Grown<T> { a: Grown<T[]>; readonly b: Grown<[T]> }\nexport default (input: Grown<string>) => typeof input",
    );
    let facts = tool.facts.expect("somebody asks");
    let writable = |kind: &FindingKind| matches!(kind, FindingKind::Writable { insert: Some(21) });
    assert_eq!(facts.findings.iter().filter(|finding| writable(&finding.kind)).count(), 1);
}
