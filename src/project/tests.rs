//! Whole apps in temporary directories, from their files to their generated files.

use std::fs;

use bumpalo::Bump;
use serde_json::{Value, json};

use super::format::{Format, FormatOptions, format_diagnostics};
use super::work::with_workers;
use super::{AppOptions, Part, Project, ToolOptions, TypegenOptions, TypegenResult, discover, discover_app};
use super::{explain, open, typegen};
use crate::base::temporary::Temporary;
use crate::base::{Diagnostic, Rule, Severity, Span};
use crate::checker::Checker;
use crate::rules::{self, Subject};
use crate::scope::Scope;

const WORKFLOW: &str = "export const workflow = async () => ({})";
const TOOL: &str =
    "/** Says it. */\nexport default async (input: { readonly text: string }) => ({ said: input.text })\n";
const BROKEN: &str = "export default async (input: { readonly text: string }) => ({ said: input.\n";

fn app() -> Temporary {
    Temporary::app(&[
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/a/tools/say.ts", TOOL),
        ("src/app/b/index.ts", WORKFLOW),
        ("src/tools/shared.ts", TOOL),
    ])
}

fn options(files: &Temporary) -> TypegenOptions {
    let app = AppOptions { cwd: Some(files.path()), ..AppOptions::default() };
    TypegenOptions { app, ..TypegenOptions::default() }
}

fn run(files: &Temporary) -> TypegenResult {
    typegen(&options(files)).expect("an app")
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.severity == Severity::Error
}

fn errors(result: &TypegenResult) -> Vec<Rule> {
    result.diagnostics.iter().filter(|one| is_error(one)).map(|diagnostic| diagnostic.rule).collect()
}

fn declarations(files: &Temporary) -> String {
    files.read(".dawn/dawn.generated.d.ts").expect("it was written")
}

#[test]
fn a_second_run_writes_nothing() {
    let files = app();
    let first = run(&files);
    assert_eq!((first.route_count, first.tool_count, errors(&first)), (2, 2, vec![]));
    assert!(first.written.contains(&files.join(".dawn/dawn.generated.d.ts")));
    assert!(first.written.contains(&files.join(".dawn/routes.json")));
    let stamp = || fs::metadata(files.join(".dawn/dawn.generated.d.ts")).expect("there").modified().expect("a time");
    let before = stamp();
    let second = run(&files);
    assert_eq!((second.written.len(), second.removed.len()), (0, 0));
    assert_eq!(second.unchanged.len(), first.written.len());
    assert_eq!(stamp(), before);
}

#[test]
fn check_and_write_false_touch_nothing() {
    let files = app();
    let check = TypegenOptions { check: true, ..options(&files) };
    let result = typegen(&check).expect("an app");
    assert!(!result.written.is_empty() && result.files.is_none());
    let read_only = TypegenOptions { write: false, ..options(&files) };
    let result = typegen(&read_only).expect("an app");
    let contents = result.files.expect("the contents");
    assert!(contents[0].content.contains("declare module \"dawn:routes\""));
    assert!(!files.join(".dawn").exists());
    run(&files);
    assert_eq!(typegen(&check).expect("an app").written.len(), 0);
    files.write("src/app/c/index.ts", WORKFLOW);
    let written = typegen(&check).expect("an app").written.len();
    assert_eq!(written, 3, "the declarations, the routes, and the schema of the shared tool for the new route");
}

#[test]
fn a_tool_that_does_not_parse_keeps_its_place_and_its_old_schema() {
    let files = app();
    let old = json!({ "say": { "description": "Says it.", "parameters": { "type": "object" } }, "gone": {} });
    files.write(".dawn/routes/a/tools.json", &format!("{old:#}\n"));
    files.write("src/app/a/tools/say.ts", BROKEN);
    let result = run(&files);
    assert_eq!(errors(&result), [Rule::Syntax]);
    let syntax = &result.diagnostics.iter().find(|diagnostic| diagnostic.rule == Rule::Syntax).expect("one");
    assert_eq!((syntax.route.as_deref(), syntax.tool.as_deref()), (Some("/a"), Some("say")));
    let deferral = result.deferred.iter().find(|deferral| deferral.tool == "say").expect("it is deferred");
    assert_eq!((deferral.part, deferral.reason.as_str()), (Part::Tool, "the file does not parse"));
    assert!(declarations(&files).contains("readonly say: DeferredTool<typeof import(\"../src/app/a/tools/say.js\")>;"));
    assert!(declarations(&files).contains("readonly shared: "));
    let json: Value = serde_json::from_str(&files.read(".dawn/routes/a/tools.json").expect("it stays")).expect("JSON");
    assert_eq!(json["say"], old["say"]);
    assert_eq!(json.get("gone"), None);
}

#[test]
fn an_import_that_does_not_exist_is_an_error_of_the_tool() {
    let files = app();
    files.write("src/app/a/tools/say.ts", &format!("import {{ x }} from './missing.js'\n{TOOL}"));
    // A circle of imports is none of these.
    files.write(
        "src/tools/one.ts",
        "import { two } from '../two.js'\nexport const one = 1\nexport default () => ({ two })\n",
    );
    files.write("src/two.ts", "import { one } from './tools/one.js'\nexport const two = one\n");
    let result = run(&files);
    assert_eq!(errors(&result), [Rule::UnresolvedImport]);
    let error = result.diagnostics.iter().find(|one| is_error(one)).expect("one");
    assert_eq!((error.tool.as_deref(), error.start.line, error.start.column), (Some("say"), 1, 19));
    assert!(declarations(&files).contains("readonly one: "));
}

#[test]
fn a_byte_order_mark_and_carriage_returns_are_no_trouble() {
    let files = app();
    for file in ["src/app/a/index.ts", "src/app/a/tools/say.ts"] {
        let text = files.read(file).expect("it is there").replace('\n', "\r\n");
        files.write(file, &format!("\u{feff}{text}"));
    }
    files.write("dawn.config.ts", "\u{feff}export default {}\r\n");
    let result = run(&files);
    assert_eq!((result.route_count, errors(&result)), (2, vec![]));
    assert!(!declarations(&files).contains('\r'));
}

#[test]
fn what_the_app_has_no_more_is_removed() {
    let files = app();
    files.write(".dawn/routes/old/tools.json", "{}");
    run(&files);
    assert!(!files.join(".dawn/routes/old").exists());
    files.remove("src/app/b");
    let result = run(&files);
    assert_eq!(result.route_count, 1);
    assert!(!declarations(&files).contains("\"/b\""));
}

#[test]
fn without_a_routes_directory_nothing_is_written_or_removed() {
    let files = app();
    run(&files);
    let before = declarations(&files);
    files.write("dawn.config.ts", "export default { appDir: process.env.DIR }");
    let result = run(&files);
    assert_eq!(errors(&result), [Rule::AppConfig]);
    assert_eq!((result.written.len(), result.removed.len(), result.unchanged.len()), (0, 0, 0));
    assert_eq!(declarations(&files), before);
    let given = AppOptions { app_dir: Some("src/app".into()), ..options(&files).app };
    let result = typegen(&TypegenOptions { app: given, ..options(&files) }).expect("an app");
    assert_eq!(errors(&result), []);
}

#[test]
fn no_app_is_an_error_and_an_empty_one_is_not() {
    let files = Temporary::new(&[]);
    assert_eq!(typegen(&options(&files)).expect_err("no app").rule, Rule::AppRoot);
    let files = Temporary::app(&[("src/app/readme.md", "")]);
    let result = run(&files);
    assert_eq!((result.route_count, errors(&result)), (0, vec![]));
    assert!(declarations(&files).contains("DawnRoutePath = never"));
}

#[test]
fn a_directory_that_cannot_be_written_is_a_diagnostic() {
    let files = app();
    files.write(".dawn", "a file where the directory has to be");
    let result = run(&files);
    assert_eq!(errors(&result), [Rule::Unwritable]);
    assert_eq!(result.written.len(), 0);
    assert_eq!(files.read(".dawn").as_deref(), Some("a file where the directory has to be"));
}

#[test]
fn routes_json_has_what_becomes_of_each_tool_with_paths_of_the_app() {
    let files = app();
    files.write("src/app/a/tools/shared.ts", TOOL);
    run(&files);
    let json: Value = serde_json::from_str(&files.read(".dawn/routes.json").expect("written")).expect("JSON");
    let route = &json["routes"][0];
    assert_eq!((&route["path"], &route["file"]), (&json!("/a"), &json!("src/app/a/index.ts")));
    let tools: Vec<_> = route["tools"]
        .as_array()
        .expect("tools")
        .iter()
        .map(|tool| (tool["name"].as_str(), tool["origin"].as_str(), tool["file"].as_str(), tool["status"].as_str()))
        .collect();
    let line = |name, origin, file, status| (Some(name), Some(origin), Some(file), Some(status));
    assert_eq!(
        tools,
        [
            line("say", "route", "src/app/a/tools/say.ts", "kept"),
            line("shared", "route", "src/app/a/tools/shared.ts", "kept"),
            line("shared", "shared", "src/tools/shared.ts", "shadowed"),
        ]
    );
}

#[test]
fn a_file_that_is_no_tool_hides_no_capability() {
    let files = app();
    files.write("workspace/readme.md", "");
    files.write("src/app/a/tools/readFile.ts", "export default 1\n");
    files.write("src/app/b/tools/readFile.ts", TOOL);
    assert_eq!(errors(&run(&files)), [Rule::ToolShape]);
    let routes: Value = serde_json::from_str(&files.read(".dawn/routes.json").expect("written")).expect("JSON");
    let origins = |route: usize| {
        let tools = routes["routes"][route]["tools"].as_array().expect("a list");
        let named = tools.iter().filter(|tool| tool["name"] == "readFile" && tool["status"] == "kept");
        named.map(|tool| tool["origin"].clone()).collect::<Vec<_>>()
    };
    assert_eq!((origins(0), origins(1)), (vec![json!("capability")], vec![json!("route")]));
    let text = declarations(&files);
    let declared: Vec<_> = text.lines().filter(|line| line.contains("readonly readFile: ")).collect();
    assert!(matches!(declared[..], [a, b] if a.contains("path: string") && b.contains("text: string")), "{text}");
}

#[test]
fn an_agent_that_a_mistake_of_ours_leaves_unread_says_so() {
    let files = app();
    files.write("src/app/c/index.ts", "import { agent } from '@dawn-ai/sdk'\nexport default agent({ tools: {} })\n");
    let program = open(&options(&files).app).expect("an app");
    let app = with_workers(|workers| discover(&program, &AppOptions::default(), workers)).expect("an app");
    let arena = Bump::new();
    let checker = Checker::new(&program, &arena);
    let scopes: Vec<_> = app.routes.iter().map(|route| Some(Scope::unreadable(&checker, route.agent_call?))).collect();
    let subject = Subject { program: &program, app: &app, scopes: &scopes, declarations: &files.path(), tools: &[] };
    let told: Vec<_> = rules::judge(&subject).into_iter().filter(|told| told.rule == Rule::ScopeNotStatic).collect();
    let [told] = &told[..] else { panic!("one") };
    assert!(told.message.contains("an internal error of @dawn-ai/native"), "{}", told.message);
    assert_eq!((told.route.as_deref(), told.start.line), (Some("/c"), 2));
}

#[test]
fn tools_are_explained_by_name_and_by_file() {
    let files = app();
    files.write("src/app/b/tools/say.ts", TOOL);
    let explained = |tool: &str, route: Option<&str>| {
        let app = options(&files).app;
        let reports = explain(&ToolOptions { app, tool: tool.to_owned(), route: route.map(str::to_owned) });
        let tools = reports.expect("an app").tools;
        tools.into_iter().map(|report| (report.name, report.routes)).collect::<Vec<_>>()
    };
    let say = |route: &str| ("say".to_owned(), vec![route.to_owned()]);
    assert_eq!(explained("say", None), [say("/a"), say("/b")]);
    assert_eq!(explained("say", Some("/b")), [say("/b")]);
    assert_eq!(explained("src/app/a/tools/say.ts", None), [say("/a")]);
    assert_eq!(explained("shared", None), [("shared".to_owned(), vec!["/a".to_owned(), "/b".to_owned()])]);
    assert_eq!(explained("nothing", None), []);
    let mut project = Project::new(options(&files).app);
    let analysed = project.analyze_tool("src/app/a/tools/say.ts".as_ref(), None).expect("an app");
    assert_eq!(analysed.expect("a tool").name, "say");
    assert!(project.analyze_tool("src/app/a/say.test.ts".as_ref(), None).expect("an app").is_none());
}

#[test]
fn the_app_is_found_from_anywhere_below() {
    let files = app();
    let app = AppOptions { cwd: Some(files.join("src/app/a")), ..AppOptions::default() };
    assert_eq!(discover_app(&app).expect("an app").root, files.path());
}

fn unknown_tool(files: &Temporary, text: &str, part: &str) -> Diagnostic {
    files.write("src/app/a/index.ts", text);
    let start = u32::try_from(text.find(part).expect("it is there")).expect("small");
    let span = Span::new(start, start + u32::try_from(part.len()).expect("small"));
    Diagnostic::new(Rule::UnknownTool, files.join("src/app/a/index.ts"), "the route has no tool `é`")
        .at(span, text)
        .with_help("it has: say, shared")
}

#[test]
fn people_see_the_lines_that_a_diagnostic_is_about() {
    let files = app();
    let diagnostic = unknown_tool(&files, "// 日本\r\nagent({\r\n\tdeny: [\"é\"],\r\n})\r\n", "\"é\"");
    let about = Diagnostic::new(Rule::AppConfig, files.join("src/app"), "nothing here").with_severity(Severity::Info);
    let shown = FormatOptions { cwd: Some(files.path()), ..FormatOptions::default() };
    assert_eq!(
        format_diagnostics(&[diagnostic, about], &shown),
        "\
error[unknown-tool DAWN_E1001]: the route has no tool `é`
 --> src/app/a/index.ts:3:9
  |
3 |     deny: [\"é\"],
  |            ^^^
  |
  = help: it has: say, shared
  = note: https://dawnai.org/docs/tools#scoping-a-routes-tools

info[app-config]: nothing here
--> src/app
"
    );
    assert_eq!(format_diagnostics(&[], &shown), "");
}

#[test]
fn a_place_of_many_lines_is_shown_in_part_and_a_file_that_is_gone_not_at_all() {
    let files = app();
    let text = format!("const a = [\n{}]\n", "  1,\n".repeat(40));
    let diagnostic = unknown_tool(&files, &text, text.trim_end());
    let shown = FormatOptions { cwd: Some(files.path()), ..FormatOptions::default() };
    let pretty = format_diagnostics(std::slice::from_ref(&diagnostic), &shown);
    assert!(pretty.lines().count() < 20, "{pretty}");
    files.remove("src/app/a/index.ts");
    let pretty = format_diagnostics(&[diagnostic], &shown);
    assert!(pretty.contains("--> src/app/a/index.ts"), "{pretty}");
}

#[test]
fn programs_get_the_same_back() {
    let files = app();
    let diagnostic = unknown_tool(&files, "deny: ['é']", "'é'");
    let json = FormatOptions { format: Format::Json, ..FormatOptions::default() };
    let text = format_diagnostics(std::slice::from_ref(&diagnostic), &json);
    assert_eq!(
        serde_json::from_str::<Vec<Diagnostic>>(&text).expect("its own shape"),
        std::slice::from_ref(&diagnostic)
    );
}

#[test]
fn options_are_read_as_javascript_writes_them() {
    let options: TypegenOptions =
        serde_json::from_value(json!({ "cwd": "/x", "appDir": "routes", "outputSchema": true })).expect("options");
    assert_eq!((options.app.cwd, options.app.app_dir), (Some("/x".into()), Some("routes".into())));
    assert!(options.write && options.output_schema && !options.check);
}
