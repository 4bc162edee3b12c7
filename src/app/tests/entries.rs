//! What `index.ts` exports, in every form that has to be seen through.

use super::{paths, read, rules};
use crate::app::{Capability, RouteKind};
use crate::base::temporary::Temporary;
use crate::base::{Rule, Severity};

fn app(index: &str) -> Temporary {
    let files = Temporary::app(&[
        ("src/lib/agents.ts", "import { agent } from '@dawn-ai/sdk'\nexport const main = agent({ model: 'm' })\n"),
        ("src/lib/default.ts", "import { agent as make } from '@dawn-ai/sdk'\nexport default make({ model: 'm' })\n"),
        ("src/lib/barrel.ts", "export * from './agents.js'\nexport { default } from './default.js'\n"),
        ("src/lib/sdk.ts", "export * from './sdk2'\n"),
        ("src/lib/sdk2.ts", "export { agent as build } from '@dawn-ai/sdk'\n"),
        ("src/lib/flows.ts", "export const workflow = () => {}\nexport type graph = string\n"),
        ("src/lib/circle.ts", "export * from './circle'\nexport { default } from './circle'\n"),
        ("tsconfig.json", "{ \"compilerOptions\": { \"paths\": { \"@/*\": [\"./src/*\"] } } }"),
    ]);
    files.write("src/app/r/index.ts", index);
    files
}

fn kind(index: &str) -> Option<RouteKind> {
    let app = read(&app(index));
    assert_eq!(paths(&app), ["/r"], "{index}: {:?}", app.diagnostics);
    assert_eq!(app.diagnostics, [], "{index}");
    app.routes[0].kind
}

#[test]
fn an_agent_is_found_behind_whatever_stands_before_it() {
    for index in [
        "import { agent } from '@dawn-ai/sdk'; export default agent({ model: 'm' })",
        "import { agent as make } from '@dawn-ai/sdk'; export default make({ model: 'm' })",
        "import * as dawn from '@dawn-ai/sdk'; export default dawn.agent({ model: 'm' })",
        "import { agent } from '@dawn-ai/sdk/edge'; export default agent({})",
        "import { agent } from '@dawn-ai/sdk'; const a = agent({}); export default a",
        "import { agent } from '@dawn-ai/sdk'; const a = agent({}); const b = a; export { b as default }",
        "import { agent } from '@dawn-ai/sdk'; export default agent({}) satisfies AgentDescriptor",
        "import { agent } from '@dawn-ai/sdk'; export default (agent({}) as AgentDescriptor)!",
        "import { agent } from '@dawn-ai/sdk'; export default <AgentDescriptor>agent({})",
        "export { default } from '../../lib/default'",
        "export { main as default } from '../../lib/agents.js'",
        "import main from '../../lib/barrel.js'; export default main",
        "import { main } from '../../lib/barrel.js'; export default main",
        "export { main as default } from '@/lib/barrel'",
        "import { build } from '@/lib/sdk'; export default build({})",
        "import * as sdk from '@/lib/sdk'; export default sdk.build({})",
        // The default export decides; what is exported beside it is not looked at.
        "import { agent } from '@dawn-ai/sdk'; export default agent({}); export const workflow = 1, graph = 2",
    ] {
        assert_eq!(kind(index), Some(RouteKind::Agent), "{index}");
    }
}

#[test]
fn a_named_value_is_an_entry_however_it_is_exported() {
    for (index, expected) in [
        ("export const workflow = async () => {}", RouteKind::Workflow),
        ("export async function workflow() {}", RouteKind::Workflow),
        ("export let graph = build()", RouteKind::Graph),
        ("export class chain {}", RouteKind::Chain),
        ("export const { graph } = build()", RouteKind::Graph),
        ("const flow = 1; export { flow as workflow }", RouteKind::Workflow),
        ("const flow = 1; export { flow as 'workflow' }", RouteKind::Workflow),
        ("export { workflow } from '../../lib/flows'", RouteKind::Workflow),
        ("export * from '../../lib/flows'", RouteKind::Workflow),
        ("export * as chain from '../../lib/flows'", RouteKind::Chain),
        ("export const agent = custom()", RouteKind::Agent),
        ("export default helper(); export const graph = 1", RouteKind::Graph),
        ("export interface graph {} export type agent = 1; export const workflow = 1", RouteKind::Workflow),
        ("export declare const graph: number; export const workflow = 1", RouteKind::Workflow),
        (
            "import type { graph } from '../../lib/flows'; export { graph }; export const workflow = 1",
            RouteKind::Workflow,
        ),
        (
            "export type { graph } from '../../lib/flows'; export { type chain } from '../../lib/flows'; export const workflow = 1",
            RouteKind::Workflow,
        ),
    ] {
        assert_eq!(kind(index), Some(expected), "{index}");
    }
}

#[test]
fn without_an_entry_a_directory_is_no_route_and_a_hint_says_so() {
    for index in [
        "",
        "export const helper = 1",
        "export default 1",
        "export default agent({})",
        "import { agent } from './own'; export default agent({})",
        "import { tool } from '@dawn-ai/sdk'; export default tool({})",
        "export type workflow = string",
        "export { graph } from '../../lib/flows'",
        "export { default } from '../../lib/circle'",
        "export * from '../../lib/circle'",
    ] {
        let files = app(index);
        files.write("src/app/r/own.ts", "export const agent = (config: object) => config");
        let app = read(&files);
        assert_eq!(paths(&app), [""; 0], "{index}");
        assert_eq!(rules(&app.diagnostics), [Rule::RouteEntry], "{index}");
        assert_eq!(app.diagnostics[0].severity, Severity::Info, "{index}");
    }
}

#[test]
fn more_than_one_entry_is_an_error() {
    let app = read(&app("export const graph = 1\nexport const chain = 2\n"));
    assert_eq!(rules(&app.diagnostics), [Rule::RouteEntry]);
    assert_eq!(app.diagnostics[0].severity, Severity::Error);
    assert!(app.diagnostics[0].message.contains("`graph` and `chain`"), "{}", app.diagnostics[0].message);
    // Its tools are there all the same.
    assert_eq!((paths(&app), app.routes[0].kind), (vec!["/r"], None));
}

#[test]
fn an_entry_that_does_not_exist_or_does_not_parse_is_an_error_and_the_route_stays() {
    for (index, rule) in [
        ("export { default } from './missing.js'", Rule::UnresolvedImport),
        ("import main from './missing'\nexport default main", Rule::UnresolvedImport),
        ("export { workflow } from './missing.js'", Rule::UnresolvedImport),
        ("export const workflow = async ( => {", Rule::Syntax),
    ] {
        let app = read(&app(index));
        assert_eq!((paths(&app), app.routes[0].kind), (vec!["/r"], None), "{index}");
        assert_eq!(rules(&app.diagnostics)[0], rule, "{index}");
        assert_eq!(app.diagnostics[0].route.as_deref(), Some("/r"), "{index}");
    }
}

#[test]
fn an_import_that_leads_nowhere_is_an_error_at_its_specifier() {
    let files = app(concat!(
        "import { readFile } from 'node:fs/promises'; import path from 'path'; import type { X } from 'dawn:routes'\n",
        "import 'theme.css'; import './style.css'; import logo from './logo.svg'; import ambient from 'ambient'\n",
        "import data from './data.json'; import { agent } from '@dawn-ai/sdk'; export type * from './types'\n",
        "/* é */ import { a } from './a.js'\nimport './gone.js'\nexport * from 'uninstalled'\n",
        "export const workflow = 1",
    ));
    files.write("src/app/r/style.css", "");
    files.write("src/app/r/data.json", "{}");
    files.write("src/app/r/types.d.ts", "export {}");
    files.write(
        "src/ambient.d.ts",
        "declare module 'ambient' {}\ndeclare module '*.svg' {}\ndeclare module '@dawn-ai/sdk' {}",
    );
    files.write("tsconfig.json", "{}");
    let app = read(&files);
    assert_eq!(app.routes[0].kind, Some(RouteKind::Workflow));
    let places: Vec<_> = app.diagnostics.iter().map(|d| (d.rule, d.start.line, d.start.column)).collect();
    let missing = |line, column| (Rule::UnresolvedImport, line, column);
    assert_eq!(places, [missing(4, 27), missing(5, 8), missing(6, 15)]);
}

#[test]
fn registered_subagents_are_seen_in_the_configuration() {
    let sdk = "import { agent } from '@dawn-ai/sdk'; import reader from '@/lib/default';\n";
    for (config, active) in [
        ("{ model: 'm', subagents: [reader] }", true),
        ("{ model: 'm', subagents: all }", true),
        ("{ ...shared }", true),
        ("{ model: 'm', subagents: [] }", false),
        ("{ model: 'm', subagents: undefined }", false),
        ("{ model: 'm' }", false),
    ] {
        let app = read(&app(&format!("{sdk}export default agent({config})")));
        assert_eq!(app.routes[0].capabilities.contains(&Capability::Subagents), active, "{config}");
    }
}
