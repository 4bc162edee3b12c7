//! Paths, slugs, subagents, tools and capabilities of well-formed apps.

use super::{TOOL, WORKFLOW, paths, read};
use crate::app::{Capability, Origin, Route, SegmentKind, Status};
use crate::base::temporary::Temporary;

fn names(route: &Route) -> Vec<&str> {
    route.tools.iter().map(|tool| tool.name.as_str()).collect()
}

#[test]
fn every_kind_of_segment_has_its_place_in_the_path() {
    let files = Temporary::app(&[
        ("src/app/index.ts", WORKFLOW),
        ("src/app/(group)/about/index.ts", WORKFLOW),
        ("src/app/hello/[user-id]/index.ts", WORKFLOW),
        ("src/app/docs/[...path]/index.ts", WORKFLOW),
        ("src/app/shop/[[...path]]/index.ts", WORKFLOW),
        ("src/app/it's/index.ts", WORKFLOW),
        ("src/app/a\"b/index.ts", WORKFLOW),
        ("src/app/B/index.ts", WORKFLOW),
        ("src/app/é/index.ts", WORKFLOW),
    ]);
    let app = read(&files);
    assert_eq!(
        paths(&app),
        ["/", "/B", "/a\"b", "/about", "/docs/[...path]", "/hello/[user-id]", "/it's", "/shop/[[...path]]", "/é"]
    );
    let slugs: Vec<_> = app.routes.iter().map(|route| route.slug.as_str()).collect();
    assert_eq!(slugs, ["index", "B", "a\"b", "about", "docs-...path", "hello-user-id", "it's", "shop-...path", "é"]);
    let kinds: Vec<_> = app.routes[7].segments.iter().map(|segment| (segment.kind, segment.name.as_str())).collect();
    assert_eq!(kinds, [(SegmentKind::Static, "shop"), (SegmentKind::OptionalCatchAll, "path")]);
    assert_eq!(app.diagnostics, []);
}

#[test]
fn what_belongs_to_a_route_or_to_nobody_is_no_route() {
    let files = Temporary::app(&[
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/a/tools/index.ts", WORKFLOW),
        ("src/app/a/skills/x/index.ts", WORKFLOW),
        ("src/app/a/reducers/index.ts", WORKFLOW),
        ("src/app/a/evals/index.ts", WORKFLOW),
        ("src/app/a/deep/er/tools/index.ts", WORKFLOW),
        ("src/app/_private/b/index.ts", WORKFLOW),
        ("src/app/.hidden/index.ts", WORKFLOW),
        ("src/app/node_modules/c/index.ts", WORKFLOW),
        ("src/app/d/index.tsx", WORKFLOW),
        ("src/app/e/index.ts/index.txt", "index.ts is a directory"),
        // No route is above these, so they belong to none.
        ("src/app/skills/index.ts", WORKFLOW),
    ]);
    assert_eq!(paths(&read(&files)), ["/a", "/skills"]);
}

#[test]
fn own_tools_hide_shared_ones_and_order_is_by_code_point() {
    let files = Temporary::app(&[
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/a/tools/escalate.ts", TOOL),
        ("src/app/b/index.ts", WORKFLOW),
        ("src/tools/a-b.ts", TOOL),
        ("src/tools/a.ts", TOOL),
        ("src/tools/escalate.ts", TOOL),
        ("src/tools/Zoo.ts", TOOL),
        ("src/tools/é.ts", TOOL),
        ("src/tools/10.ts", TOOL),
        ("src/tools/__proto__.ts", TOOL),
        ("src/tools/constructor.ts", TOOL),
        ("src/tools/types.d.ts", "export {}"),
        ("src/tools/a.test.ts", TOOL),
        ("src/tools/a.spec.ts", TOOL),
        ("src/tools/view.tsx", TOOL),
        ("src/tools/nested/deep.ts", TOOL),
        ("src/tools/directory.ts/x.ts", TOOL),
    ]);
    let app = read(&files);
    let expected = ["10", "Zoo", "__proto__", "a", "a-b", "constructor", "escalate", "é"];
    assert_eq!(names(&app.routes[0]), expected);
    assert_eq!(names(&app.routes[1]), expected);
    let [own, shared] = [0, 1].map(|at| &app.routes[at].tools[6]);
    assert_eq!((own.origin, own.shadows.as_deref()), (Origin::Route, Some(&*files.join("src/tools/escalate.ts"))));
    assert_eq!((shared.origin, shared.shadows.as_deref()), (Origin::Shared, None));
    assert_eq!(app.diagnostics, []);
}

#[test]
fn a_subagent_has_its_own_tools_only() {
    let files = Temporary::app(&[
        ("src/app/research/index.ts", WORKFLOW),
        ("src/app/research/subagents/reader/index.ts", WORKFLOW),
        ("src/app/research/subagents/reader/tools/own.ts", TOOL),
        ("src/app/subagents/other/index.ts", WORKFLOW),
        ("src/tools/shared.ts", TOOL),
    ]);
    let app = read(&files);
    assert_eq!(paths(&app), ["/research", "/research/subagents/reader", "/subagents/other"]);
    let [research, reader, other] = &app.routes[..] else { panic!("three routes") };
    assert_eq!((&research.subagent_of, &research.subagents), (&None, &vec!["reader".to_owned()]));
    assert_eq!(research.capabilities, [Capability::Subagents]);
    assert_eq!(reader.subagent_of.as_deref(), Some("/research"));
    assert_eq!(other.subagent_of, None, "there is no route above its `subagents`");
    let status = |route: &Route| -> Vec<_> {
        route.effective_tools.iter().map(|tool| (tool.name.clone(), tool.status)).collect()
    };
    assert_eq!(status(research), [("shared".to_owned(), Status::Kept), ("task".to_owned(), Status::Kept)]);
    assert_eq!(status(reader), [("own".to_owned(), Status::Kept), ("shared".to_owned(), Status::Withheld)]);
}

#[test]
fn markers_add_capabilities_and_authored_tools_win() {
    let files = Temporary::app(&[
        ("workspace/readme.txt", ""),
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/a/plan.md", ""),
        ("src/app/a/skills/write/SKILL.md", ""),
        ("src/app/a/skills/.off/SKILL.md", ""),
        ("src/app/a/memory.ts", "export default { schema: null }"),
        ("src/app/a/state.ts", "export default {}"),
        ("src/app/a/tools/readFile.ts", TOOL),
        ("src/app/b/index.ts", WORKFLOW),
        ("src/app/b/skills/write/README.md", ""),
        ("src/app/b/plan.md/x", "a directory"),
    ]);
    let app = read(&files);
    let [a, b] = &app.routes[..] else { panic!("two routes") };
    assert_eq!(a.capabilities, [Capability::Planning, Capability::Skills, Capability::Workspace, Capability::Memory]);
    assert_eq!(b.capabilities, [Capability::Workspace]);
    let kept = a.effective_tools.iter().filter(|tool| tool.status == Status::Kept).map(|tool| &tool.name);
    let added = ["readFile", "writeTodos", "readSkill", "writeFile", "listDir", "runBash", "remember", "recall"];
    assert_eq!(kept.collect::<Vec<_>>(), added);
    assert_eq!(a.state, Some(files.join("src/app/a/state.ts")));
    let hidden = a.effective_tools.iter().filter(|tool| tool.status == Status::Shadowed).map(|tool| &tool.name);
    assert_eq!(hidden.collect::<Vec<_>>(), ["readFile"]);
}

#[test]
fn serialises_as_the_contract_says() {
    let files = Temporary::app(&[("src/app/a/index.ts", WORKFLOW), ("src/app/a/tools/t.ts", TOOL)]);
    let json = serde_json::to_value(read(&files)).expect("plain data");
    let route = &json["routes"][0];
    assert_eq!(json["appDir"], files.join("src/app").to_str().expect("Unicode"));
    assert_eq!((&route["path"], &route["kind"], &route["slug"]), (&"/a".into(), &"workflow".into(), &"a".into()));
    assert_eq!(route["effectiveTools"][0]["status"], "kept");
    assert_eq!(route["effectiveTools"][0]["origin"], "route");
}
