//! A project that lives on gives what a fresh look at the same files gives, whatever was done to them.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use rustc_hash::FxHashSet;
use serde::Serialize;

use super::{
    AppOptions, CheckOptions, Dependencies, Project, TransformOptions, TypegenOptions, TypegenResult, check, typegen,
};
use crate::base::Rule;
use crate::base::temporary::Temporary;

fn options(files: &Temporary) -> TypegenOptions {
    let app = AppOptions { cwd: Some(files.path()), ..AppOptions::default() };
    TypegenOptions { app, write: false, ..TypegenOptions::default() }
}

/// Everything of a result that can be seen.
fn seen(result: &impl Serialize) -> String {
    serde_json::to_string_pretty(result).expect("a result is plain data")
}

/// A package that is installed twice.
const COIN: &str = r#"{ "name": "coin", "version": "1.0.0" }"#;

fn app() -> Temporary {
    Temporary::new(&[
        ("dawn.config.ts", "export default {}"),
        ("package.json", "{}"),
        ("tsconfig.json", r#"{ "compilerOptions": { "strict": true, "lib": ["es2022"], "types": [] } }"#),
        ("src/lib/model.ts", "export interface Model { readonly id: string }"),
        (
            "src/lib/rates.ts",
            "import type { Model } from './model'\nexport const rate = (model: Model) => ({ model, rate: 1 })",
        ),
        ("src/tools/shared.ts", "export default (input: { readonly a: string }) => input.a"),
        ("src/app/a/index.ts", "export const workflow = () => 1"),
        (
            "src/app/a/tools/one.ts",
            "import { rate } from '../../../lib/rates'\nexport default (input: { id: string }) => rate(input)",
        ),
        (
            "src/app/a/tools/two.ts",
            "import type { Missing } from '../../../lib/missing'\nexport default (input: Missing) => 1",
        ),
        (
            "src/app/agent/index.ts",
            "import { agent } from '@dawn-ai/sdk'\nimport { names } from '../../lib/names'\nexport default agent({ tools: { deny: names } })",
        ),
        ("src/lib/names.ts", "export const names = ['shared', 'none'] as const"),
        ("node_modules/@dawn-ai/sdk/index.d.ts", "export declare function agent<const T>(options: T): T"),
        ("src/app/b/index.ts", "export { workflow } from '../../lib/entry'"),
        ("src/lib/entry.ts", "export const workflow = () => 2"),
        ("src/app/b/tools/three.ts", "export default (input: { at: Setting }) => ({ ...input })"),
        ("src/app/b/tools/four.ts", "export { default } from '../../../lib/handed'"),
        (
            "src/lib/handed.ts",
            "export default (input: { list: Tree }) => input.list\ninterface Tree { readonly inner: Tree[] }",
        ),
        (
            "src/app/b/tools/filled.ts",
            "import type { Registry } from 'sockets'\nexport default (input: { of: keyof Registry; late?: Late; plus: Extract<'plus', keyof 1[]> }) => input",
        ),
        ("node_modules/sockets/index.d.ts", "export interface Registry { readonly own: 1 }"),
        (
            "node_modules/sockets/plus.d.ts",
            "export {}\ndeclare module './index' { interface Registry { plus: 1 } }\ndeclare global { interface Late { late: 1 } interface Array<T> { plus: T } }",
        ),
        ("src/app/b/tools/coin.ts", "import { coin } from 'left'\nexport default (input: {}) => coin.unit"),
        ("node_modules/left/index.d.ts", "import { Coin } from 'coin'\nexport declare const coin: Coin"),
        ("node_modules/left/node_modules/coin/package.json", COIN),
        ("node_modules/left/node_modules/coin/index.d.ts", "export declare class Coin { unit: 'of the left' }"),
        ("node_modules/right/index.d.ts", "export { Coin } from 'coin'"),
        ("node_modules/right/node_modules/coin/package.json", COIN),
        ("node_modules/right/node_modules/coin/index.d.ts", "export declare class Coin { unit: 'of the right' }"),
    ])
}

/// What may be done to a file: text, or nothing for its removal.
const EDITS: &[(&str, Option<&str>)] = &[
    ("src/lib/model.ts", Some("export interface Model { readonly id: string; readonly note?: string }")),
    ("src/lib/model.ts", Some("export interface Model { readonly id: string }")),
    ("src/lib/model.ts", None),
    ("src/lib/model.d.ts", Some("export interface Model { readonly id: string; readonly declared: true }")),
    ("src/lib/model.d.ts", None),
    ("src/lib/missing.ts", Some("export interface Missing { readonly found: true }")),
    ("src/lib/missing.ts", None),
    ("src/lib/missing/index.ts", Some("export interface Missing { readonly inside: true }")),
    ("src/lib/missing", None),
    ("src/lib/handed.ts", Some("export default 1")),
    ("src/lib/handed.ts", Some("export default (input: { n: number }) => input.n")),
    ("src/lib/names.ts", Some("export const names = ['shared'] as const")),
    ("src/lib/names.ts", Some("\nexport const names = ['nothing', 'shared'] as const")),
    ("src/lib/entry.ts", Some("export const other = 1")),
    ("src/lib/entry.ts", Some("export const workflow = () => 3")),
    ("src/app/a/index.ts", Some("export const graph = {}")),
    ("src/app/a/index.ts", None),
    ("src/app/a/index.ts", Some("export const workflow = () => 1")),
    ("src/app/a/tools/shared.ts", Some("/** Ours. */\nexport default (input: { readonly own: 1 }) => [input]")),
    ("src/app/a/tools/shared.ts", None),
    ("src/app/b/tools/five.ts", Some("export default ({ limit = 10 }: { limit?: number }) => limit")),
    ("src/app/b/tools/five.ts", None),
    ("src/app/c/d/index.ts", Some("export const workflow = () => 1")),
    ("src/app/c/d/tools/six.ts", Some("export default (input: { six: 6 }) => input")),
    ("src/app/c", None),
    ("src/app/b/plan.md", Some("# Plan")),
    ("src/app/b/plan.md", None),
    ("src/globals.d.ts", Some("interface Setting { readonly kind: string }")),
    ("src/globals.d.ts", Some("interface Setting { readonly kind: number }")),
    ("src/globals.d.ts", None),
    ("src/lib/augment.ts", Some("export {}; declare module './model' { interface Model { more: 1 } }")),
    ("src/lib/augment.ts", Some("export {}")),
    ("src/lib/augment.ts", None),
    // What fills an interface of a package, once anything of the app leads there.
    ("src/lib/plus.ts", Some("import 'sockets/plus'")),
    ("src/lib/plus.ts", None),
    ("src/app/a/tools/two.ts", Some("import '../../../lib/plus'\nexport default (input: { a: 1 }) => 1")),
    ("src/app/a/tools/two.ts", Some("import 'sockets/plus'\nexport default (input: { a: 1 }) => 1")),
    // Files that nobody imports: those that declare something for all, and those that begin to.
    ("env.d.ts", Some("interface Setting { readonly env: 1 }")),
    ("env.d.ts", Some("/// <reference path=\"./src/lib/referred.d.ts\" />\nexport {}")),
    ("env.d.ts", None),
    ("types/setting.d.ts", Some("interface Setting { readonly typed: 1 }")),
    ("types/deep/down/setting.d.ts", Some("interface Setting { readonly deep: 1 }")),
    ("types/deep", None),
    ("types", None),
    ("src/lib/referred.d.ts", Some("interface Setting { readonly referred: 1 }")),
    ("src/lib/referred.d.ts", None),
    ("src/other.ts", Some("export const other = 1")),
    ("src/other.ts", Some("import 'sockets/plus'\nexport {}")),
    ("src/other.ts", Some("export {}\ndeclare module 'sockets' { interface Registry { other: 1 } }")),
    ("src/other.ts", None),
    ("notes/read.txt", Some("nothing")),
    // What leads to another copy of a package first.
    ("src/app/a/tools/two.ts", Some("import 'right'\nexport default (input: { a: 2 }) => 1")),
    ("src/app/a/tools/one.ts", Some("export default (input: { id: number }) => input.id")),
    (
        "src/app/a/tools/one.ts",
        Some("import { rate } from '../../../lib/rates'\nexport default (input: { id: string }) => rate(input)"),
    ),
    ("tsconfig.json", Some(r#"{ "compilerOptions": { "strict": false, "lib": ["es2022"], "types": [] } }"#)),
    ("tsconfig.json", Some(r#"{ "compilerOptions": { "strict": true, "lib": ["es2022"], "types": [] } }"#)),
    ("tsconfig.json", Some(r#"{ "extends": "./base.json", "compilerOptions": { "lib": ["es2022"], "types": [] } }"#)),
    ("base.json", Some(r#"{ "compilerOptions": { "strict": true } }"#)),
    ("base.json", Some("{")),
    ("base.json", None),
    ("dawn.config.ts", Some("export default { appDir: 'src/app/c' }")),
    ("dawn.config.ts", Some("export default {}")),
    ("node_modules/kit/index.d.ts", Some("export type Kit = 1")),
    ("src/tools/kit.ts", Some("import type { Kit } from 'kit'\nexport default (input: { kit: Kit }) => 1")),
    ("node_modules/kit", None),
];

/// Tools that have something to do with most of that.
const TOOLS: &[&str] =
    &["src/app/a/tools/one.ts", "src/app/a/tools/shared.ts", "src/app/b/tools/three.ts", "src/tools/kit.ts"];

/// A module as it is on the disk.
fn module(file: PathBuf) -> TransformOptions {
    TransformOptions { source: fs::read_to_string(&file).unwrap_or_default(), file, schema: true, settled: false }
}

fn edit(files: &Temporary, path: &str, text: Option<&str>) -> PathBuf {
    let full = files.join(path);
    match text {
        Some(text) => files.write(path, text),
        None if full.is_dir() => fs::remove_dir_all(&full).expect("a directory of ours"),
        // It may be gone already: that is an edit, too.
        None => fs::remove_file(&full).unwrap_or_default(),
    }
    full
}

/// A sequence of numbers that look random and are the same each time.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % below
    }
}

#[test]
fn whatever_is_edited_the_result_is_that_of_a_fresh_look() {
    for seed in 0..6 {
        let files = app();
        let mut project = Project::new(options(&files).app);
        let mut number = numbers(seed);
        for step in 0..60 {
            let mut paths = Vec::new();
            for _ in 0..=number(3) {
                let (path, text) = EDITS[number(EDITS.len())];
                paths.push(edit(&files, path, text));
            }
            let way = number(4);
            match way {
                // Nobody says what has changed.
                0 => {}
                1 => project.invalidate(None),
                _ => project.invalidate(Some(paths.clone())),
            }
            // A bundler may ask for a module before it asks for the whole.
            if number(2) == 0 {
                let module = module(files.join(TOOLS[number(TOOLS.len())]));
                let live = project.transform_tool(&module).map(|result| seen(&result));
                let fresh = Project::new(options(&files).app).transform_tool(&module).map(|result| seen(&result));
                assert_eq!(live, fresh, "seed {seed}, step {step}, {paths:?}, {module:?}");
            }
            if number(3) == 0 {
                let checking = CheckOptions { app: options(&files).app, ..CheckOptions::default() };
                let live = project.check(&checking).map(|result| seen(&result));
                assert_eq!(live, check(&checking).map(|result| seen(&result)), "seed {seed}, step {step}, {paths:?}");
            } else {
                let live = project.typegen(&options(&files)).map(|result| seen(&result));
                let fresh = typegen(&options(&files)).map(|result| seen(&result));
                assert_eq!(live, fresh, "seed {seed}, step {step}, {paths:?}");
            }
        }
    }
}

/// The paths at which a watcher of `told` sees something when `path` is written or removed.
fn noticed(told: &Dependencies, files: &Temporary, path: &str, text: Option<&str>) -> Vec<PathBuf> {
    let full = files.join(path);
    let was_there: Vec<_> = full.ancestors().map(|path| (path.to_path_buf(), path.exists())).collect();
    edit(files, path, text);
    let concerns = |(path, was_there): &(PathBuf, bool)| {
        let is_in =
            |directories: &[PathBuf]| path.parent().is_some_and(|parent| directories.iter().any(|it| it == parent));
        let is_named =
            [&told.files, &told.directories, &told.source_directories].iter().any(|list| list.contains(path));
        let may_be_source = path.is_dir() || path.extension().is_some_and(|extension| extension == "ts");
        let changes_names = *was_there != path.exists();
        is_named && (changes_names || path.is_file())
            || changes_names && (is_in(&told.directories) || may_be_source && is_in(&told.source_directories))
    };
    was_there.into_iter().filter(concerns).map(|(path, _)| path).collect()
}

#[test]
fn what_nobody_has_to_watch_changes_nothing() {
    for seed in 0..6 {
        let files = app();
        let mut project = Project::new(options(&files).app);
        project.typegen(&options(&files)).expect("an app");
        let mut number = numbers(seed);
        for step in 0..80 {
            let told = project.dependencies().expect("an app");
            let (path, text) = EDITS[number(EDITS.len())];
            let mut seen_at = noticed(&told, &files, path, text);
            // Whoever installs a package says so.
            seen_at.extend(path.starts_with("node_modules").then(|| files.join(path)));
            project.invalidate(Some(seen_at.clone()));
            let live = project.typegen(&options(&files)).map(|result| seen(&result));
            let fresh = typegen(&options(&files)).map(|result| seen(&result));
            assert_eq!(live, fresh, "seed {seed}, step {step}, {path}: {text:?}, noticed at {seen_at:?}");
        }
    }
}

#[test]
fn within_a_build_the_configuration_and_what_an_answer_was_made_of_are_looked_at() {
    let files = app();
    files.write("src/lib/global.ts", "export const appDir = 'src/app'");
    files.write("src/app/c/tools/six.ts", "export default (input: { a?: 6 }) => input.a");
    files.write("src/app/c/index.ts", "export const workflow = () => 1");
    // What has just been written could be written again without looking otherwise.
    let settle = || {
        for entry in [files.path(), files.join("src/lib"), files.join("src/app/a/tools"), files.join("src/app/c/tools")]
        {
            for file in fs::read_dir(entry).expect("a directory").filter_map(Result::ok) {
                let file = fs::File::open(file.path()).expect("a file");
                file.set_modified(SystemTime::now() - Duration::from_secs(10)).expect("a time");
            }
        }
    };
    settle();
    let mut project = Project::new(options(&files).app);
    project.typegen(&options(&files)).expect("an app");
    let edits = [
        ("dawn.config.ts", "export default { appDir: 'src/app/a' }"),
        ("dawn.config.ts", "import { appDir } from './src/lib/global'\nexport default { appDir }"),
        ("src/lib/global.ts", "export const appDir = 'src/app/c'"),
        ("src/lib/global.ts", "export const appDir = 'src/app'"),
        ("tsconfig.json", r#"{ "compilerOptions": { "strict": false, "lib": ["es2022"], "types": [] } }"#),
        ("src/lib/rates.ts", "export const rate = (model: { id: number }) => model"),
        ("src/app/a/tools/one.ts", "export default (input: { id: number }) => input.id"),
    ];
    let mut answers = FxHashSet::default();
    for (path, text) in edits {
        files.write(path, text);
        settle();
        for file in ["src/app/a/tools/one.ts", "src/app/c/tools/six.ts", "src/lib/tools/none.ts"] {
            let module = TransformOptions { settled: true, ..module(files.join(file)) };
            let live = project.transform_tool(&module).map(|result| seen(&result));
            let fresh = Project::new(options(&files).app).transform_tool(&module).map(|result| seen(&result));
            assert_eq!(live, fresh, "{path}, {file}");
            answers.insert(live.expect("an app"));
        }
    }
    assert!(answers.len() > 3);
}

#[test]
fn a_file_that_does_not_parse_counts_as_what_it_was() {
    let files = app();
    let mut project = Project::new(options(&files).app);
    let declarations = |result: TypegenResult| {
        let file = result.files.unwrap_or_default().into_iter().find(|file| file.path.ends_with("dawn.generated.d.ts"));
        (file.map(|file| file.content), result.diagnostics)
    };
    let (before, _) = declarations(project.typegen(&options(&files)).expect("an app"));
    for broken in ["src/app/a/tools/one.ts", "src/lib/model.ts"] {
        let whole = fs::read_to_string(files.join(broken)).expect("a file");
        files.write(broken, &format!("{whole}\nexport const half = (\n"));
        project.invalidate(Some(vec![files.join(broken)]));
        // A bundler may ask for another tool before.
        let file = files.join("src/app/b/tools/three.ts");
        project.transform_tool(&module(file)).expect("an app");
        project.invalidate(Some(Vec::new()));
        let (during, diagnostics) = declarations(project.typegen(&options(&files)).expect("an app"));
        assert_eq!(during, before);
        let syntax = diagnostics.iter().find(|told| told.rule == Rule::Syntax).expect("what is wrong is said");
        assert!(syntax.file.ends_with(broken) && syntax.start.line > 1, "{syntax:?}");
        files.write(broken, &whole);
        project.invalidate(Some(vec![files.join(broken)]));
        let (after, diagnostics) = declarations(project.typegen(&options(&files)).expect("an app"));
        assert_eq!(after, before);
        assert!(diagnostics.iter().all(|told| told.rule != Rule::Syntax));
    }
}

#[test]
fn a_text_stands_in_for_a_file_only_while_it_is_asked_about() {
    let files = app();
    let mut project = Project::new(options(&files).app);
    let tool = files.join("src/app/b/tools/three.ts");
    let first = seen(&project.typegen(&options(&files)).expect("an app"));
    let source =
        "declare global { interface Setting { readonly unsaved: true } }\nexport default (input: Setting) => 1";
    let report = project.analyze_tool(&tool, Some(source)).expect("an app").expect("a tool");
    assert_eq!(report.input_type.as_deref(), Some("Setting"));
    assert_eq!(report.parameters["properties"]["unsaved"]["enum"][0], true);
    assert_eq!(seen(&project.typegen(&options(&files)).expect("an app")), first);
    let report = project.analyze_tool(&tool, None).expect("an app").expect("a tool");
    assert!(report.parameters["properties"]["unsaved"].is_null());
}

#[test]
fn a_text_adds_to_what_is_declared_elsewhere_only_while_it_is_asked_about() {
    let files = app();
    files.write("src/globals.d.ts", "interface Setting { readonly kind: string }");
    let mut project = Project::new(options(&files).app);
    let tool = files.join("src/app/b/tools/three.ts");
    project.typegen(&options(&files)).expect("an app");
    let source =
        "declare global { interface Setting { readonly unsaved: true } }\nexport default (input: Setting) => 1";
    let mut properties = |source| {
        let report = project.analyze_tool(&tool, source).expect("an app").expect("a tool");
        let properties = &report.parameters["properties"];
        properties.get("at").unwrap_or(properties).to_string()
    };
    let saved = properties(None);
    assert!(properties(Some(source)).contains("unsaved") && properties(Some(source)).contains("kind"));
    assert_eq!(properties(None), saved);
}

#[test]
fn a_file_that_is_no_tool_is_looked_at_again_too() {
    let files = app();
    files.write("src/lib/any.ts", "export default (input: { a: 1 }) => 1");
    let mut project = Project::new(options(&files).app);
    project.typegen(&options(&files)).expect("an app");
    let file = files.join("src/lib/any.ts");
    let mut takes = || project.analyze_tool(&file, None).expect("an app").expect("a function").input_type;
    assert_eq!(takes().as_deref(), Some("{ a: 1; }"));
    files.write("src/lib/any.ts", "export default (input: { a: 2 }) => 1");
    assert_eq!(takes().as_deref(), Some("{ a: 2; }"));
}

#[test]
fn what_was_only_shown_does_not_count_as_written() {
    let files = app();
    // Where a type is recursive, nothing is kept.
    files.remove("src/app/b");
    files.write("src/app/alone/index.ts", "export const workflow = () => 1");
    let writing = TypegenOptions { write: true, ..options(&files) };
    let mut project = Project::new(writing.app.clone());
    let schema = files.join(".dawn/routes/alone/tools.json");
    let tool = |word: &str| format!("/** {word} */\nexport default (input: {{ id: string }}) => input.id");
    files.write("src/app/alone/tools/one.ts", &tool("Old."));
    project.typegen(&writing).expect("an app");
    // As many letters, so that the length tells nothing.
    files.write("src/app/alone/tools/one.ts", &tool("New."));
    project.typegen(&options(&files)).expect("an app");
    project.invalidate(Some(Vec::new()));
    project.typegen(&writing).expect("an app");
    assert!(fs::read_to_string(schema).expect("it was written").contains("New."));
}

#[test]
fn what_was_deleted_is_written_again() {
    let files = app();
    let writing = TypegenOptions { write: true, ..options(&files) };
    let mut project = Project::new(writing.app.clone());
    let written = project.typegen(&writing).expect("an app").written;
    assert!(written.len() > 2);
    fs::remove_dir_all(files.join(".dawn")).expect("it was written");
    project.invalidate(Some(Vec::new()));
    assert_eq!(project.typegen(&writing).expect("an app").written, written);
    project.invalidate(Some(Vec::new()));
    assert_eq!(project.typegen(&writing).expect("an app").unchanged, written);
}

#[test]
fn files_that_the_configuration_leaves_out_count_once_they_are_imported() {
    let files = Temporary::new(&[
        ("dawn.config.ts", "export default {}"),
        ("package.json", "{}"),
        ("tsconfig.json", r#"{ "compilerOptions": { "strict": true, "types": [] }, "include": ["src/app"] }"#),
        ("src/app/a/index.ts", "export const workflow = () => 1"),
        (
            "src/app/a/tools/one.ts",
            "import type { Base } from '../../base'\nexport default (input: Base) => ({ ...input })",
        ),
        ("src/app/base.ts", "export interface Base { readonly id: string }"),
        ("lib/more.ts", "export {}\ndeclare module '../src/app/base' { interface Base { readonly more: 1 } }"),
    ]);
    let edits: &[(&str, Option<&str>)] = &[
        ("src/app/a/index.ts", Some("import '../../../lib/more'\nexport const workflow = () => 1")),
        ("lib/more.ts", Some("export {}\ndeclare module '../src/app/base' { interface Base { readonly more: 2 } }")),
        ("lib/more.ts", None),
        ("lib/more.ts", Some("import './deep'\nexport {}")),
        ("lib/deep.ts", Some("export {}\ndeclare module '../src/app/base' { interface Base { readonly deep: 1 } }")),
        ("src/app/a/index.ts", Some("export const workflow = () => 1")),
    ];
    let mut project = Project::new(options(&files).app);
    let properties = |result: &TypegenResult| {
        let text = seen(result);
        ["more: 1", "more: 2", "deep: 1"].into_iter().filter(|part| text.contains(part)).collect::<Vec<_>>()
    };
    let mut found = vec![properties(&project.typegen(&options(&files)).expect("an app"))];
    for (path, text) in edits {
        let edited = edit(&files, path, *text);
        project.invalidate(Some(vec![edited]));
        let now = project.typegen(&options(&files)).expect("an app");
        assert_eq!(seen(&now), seen(&typegen(&options(&files)).expect("an app")), "{path}");
        found.push(properties(&now));
    }
    assert_eq!(found, [vec![], vec!["more: 1"], vec!["more: 2"], vec![], vec![], vec!["deep: 1"], vec![]]);
}
