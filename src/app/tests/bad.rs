//! Directories, names and links that go wrong.

use super::{TOOL, WORKFLOW, paths, read, rules};
use crate::app::find_root;
use crate::base::temporary::Temporary;
use crate::base::{Rule, Severity};

#[test]
fn the_nearest_app_upwards_is_found() {
    let files = Temporary::app(&[("packages/x/package.json", "{}"), ("packages/x/src/a.ts", "")]);
    assert_eq!(find_root(&files.join("packages/x/src"), None).expect("an app"), files.path());
    let given = find_root(&files.path(), Some("packages/x".as_ref())).expect_err("half an app");
    assert!(given.message.contains("no dawn.config.ts"), "{}", given.message);
}

#[test]
fn no_app_is_an_error_that_says_what_is_missing() {
    let files = Temporary::new(&[("a/b.txt", "")]);
    let error = find_root(&files.join("a"), None).expect_err("no app");
    assert_eq!(error.rule, Rule::AppRoot);
    assert!(error.help.expect("a way out").contains("dawn.config.ts"));
    files.write("dawn.config.ts", "export default {}");
    let error = find_root(&files.join("a"), None).expect_err("half an app");
    assert!(error.help.expect("a way out").contains("no package.json"));
    assert!(find_root(&files.join("missing"), None).is_err());
}

#[test]
fn two_directories_with_one_path_are_an_error_that_names_both() {
    let files = Temporary::app(&[
        ("src/app/(a)/x/index.ts", WORKFLOW),
        ("src/app/(b)/x/index.ts", WORKFLOW),
        ("src/app/x/index.ts", WORKFLOW),
    ]);
    let app = read(&files);
    assert_eq!(paths(&app), ["/x"]);
    assert_eq!(rules(&app.diagnostics), [Rule::RouteCollision, Rule::RouteCollision]);
    for diagnostic in &app.diagnostics {
        assert!(diagnostic.message.contains("(a)/x"), "{}", diagnostic.message);
    }
    assert!(app.diagnostics[0].message.contains("(b)/x"), "{}", app.diagnostics[0].message);
}

#[test]
fn two_routes_with_one_slug_are_an_error_that_names_both() {
    let files = Temporary::app(&[
        ("src/app/a/b/index.ts", WORKFLOW),
        ("src/app/a-b/index.ts", WORKFLOW),
        ("src/app/[c]/index.ts", WORKFLOW),
        ("src/app/c/index.ts", WORKFLOW),
        ("src/app/index.ts", WORKFLOW),
        ("src/app/(i)/index/index.ts", WORKFLOW),
    ]);
    let app = read(&files);
    assert_eq!(rules(&app.diagnostics), [Rule::SlugCollision; 3]);
    let about = |path: &str| app.diagnostics.iter().any(|diagnostic| diagnostic.message.contains(path));
    assert!(about("`/a-b`") && about("`/a/b`") && about("`/[c]`") && about("`/index`"));
    assert_eq!(paths(&app), ["/", "/[c]", "/a-b"]);
}

#[test]
fn a_slug_never_leads_out_of_its_directory() {
    let files = Temporary::app(&[("src/app/[..]/index.ts", WORKFLOW), ("src/app/[.]/index.ts", WORKFLOW)]);
    let app = read(&files);
    assert_eq!(paths(&app), [""; 0]);
    assert_eq!(rules(&app.diagnostics), [Rule::SlugCollision; 2]);
}

#[test]
fn parameters_need_names_of_their_own() {
    let files = Temporary::app(&[("src/app/[]/index.ts", WORKFLOW), ("src/app/[id]/x/[...id]/index.ts", WORKFLOW)]);
    let app = read(&files);
    assert_eq!(rules(&app.diagnostics), [Rule::RouteEntry, Rule::RouteEntry]);
    assert!(app.diagnostics.iter().all(|told| told.severity == Severity::Error));
    assert_eq!(paths(&app), ["/[id]/x/[...id]"]);
}

#[cfg(unix)]
#[test]
fn links_are_followed_but_never_in_a_circle() {
    use std::os::unix::fs::symlink;
    let files = Temporary::app(&[
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/b/c/index.ts", WORKFLOW),
        ("shared/linked/index.ts", WORKFLOW),
        ("shared/tool.ts", TOOL),
    ]);
    let link = |target: &str, name: &str| symlink(target, files.join(name)).expect("a link");
    link("..", "src/app/a/up");
    link("../../b", "src/app/a/across");
    link("../a", "src/app/b/back");
    link("itself", "src/app/itself");
    link("missing", "src/app/nowhere");
    link("../../shared/linked", "src/app/linked");
    std::fs::create_dir_all(files.join("src/app/a/tools")).expect("a directory");
    link("../../../../shared/tool.ts", "src/app/a/tools/tool.ts");
    let app = read(&files);
    assert_eq!(paths(&app), ["/a", "/b/back", "/b/c", "/linked"]);
    assert_eq!(app.routes[0].tools.len(), 1);
    assert!(app.diagnostics.iter().all(|d| d.rule == Rule::Unreadable && d.severity == Severity::Warning));
    let about = |name: &str| app.diagnostics.iter().any(|d| d.file.ends_with(name));
    assert!(["a/up", "app/itself", "app/nowhere"].into_iter().all(about), "{:?}", app.diagnostics);
}

#[cfg(unix)]
#[test]
fn what_must_not_be_read_is_said_and_the_rest_is_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let files = Temporary::app(&[
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/shut/index.ts", WORKFLOW),
        ("src/app/b/index.ts", WORKFLOW),
        ("src/app/b/tools/t.ts", TOOL),
    ]);
    let set = |path: &str, mode| {
        std::fs::set_permissions(files.join(path), std::fs::Permissions::from_mode(mode)).expect("permissions");
    };
    set("src/app/shut", 0o000);
    set("src/app/b/tools", 0o000);
    let may_read_all = std::fs::read_dir(files.join("src/app/shut")).is_ok();
    let app = read(&files);
    set("src/app/shut", 0o755);
    set("src/app/b/tools", 0o755);
    if may_read_all {
        // The superuser is refused nothing, so there is nothing to see.
        return;
    }
    assert_eq!(paths(&app), ["/a", "/b"]);
    assert_eq!(rules(&app.diagnostics), [Rule::Unreadable, Rule::Unreadable]);
    assert!(app.diagnostics.iter().all(|told| told.severity == Severity::Error));
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_not_unicode_is_left_out_with_a_warning() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let files = Temporary::app(&[("src/app/a/index.ts", WORKFLOW)]);
    let odd = files.join("src/app").join(OsStr::from_bytes(b"b\xFF"));
    std::fs::create_dir(&odd).expect("a directory");
    std::fs::write(odd.join("index.ts"), WORKFLOW).expect("a file");
    let app = read(&files);
    assert_eq!(paths(&app), ["/a"]);
    assert_eq!(rules(&app.diagnostics), [Rule::Unreadable]);
}

#[test]
fn what_lies_beside_an_entry_is_judged_too() {
    let files = Temporary::app(&[
        ("src/app/a/index.ts", WORKFLOW),
        ("src/app/a/state.ts", "export interface State { n: number }"),
        ("src/app/a/memory.ts", "export default ("),
    ]);
    let app = read(&files);
    assert_eq!(app.routes[0].state, None, "a type is no schema");
    assert_eq!(app.routes[0].memory, Some(files.join("src/app/a/memory.ts")), "it is being edited");
    assert!(rules(&app.diagnostics).contains(&Rule::Syntax));
    assert!(rules(&app.diagnostics).contains(&Rule::RouteEntry));
}
