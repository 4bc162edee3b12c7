//! What is on the disk before, after, and after a failure.

use std::fs;
use std::sync::Arc;

use crate::base::Rule;
use crate::base::temporary::Temporary;
use crate::emit::{Age, GeneratedFile, Pieces, Plan, replace};

fn generated(files: &Temporary, contents: &[(&str, &str)]) -> Vec<GeneratedFile> {
    let mut generated: Vec<_> = contents
        .iter()
        .map(|(path, content)| GeneratedFile {
            path: files.join(path),
            content: Pieces::from(&Arc::from(*content)),
            age: Age::Unknown,
        })
        .collect();
    generated.sort_by(|a, b| a.path.cmp(&b.path));
    generated
}

fn everything(files: &Temporary) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut directories = vec![files.path()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).expect("a directory").flatten() {
            if entry.path().is_dir() {
                directories.push(entry.path());
            } else {
                let path = entry.path().strip_prefix(files.path()).expect("below").display().to_string();
                found.push((path, fs::read_to_string(entry.path()).expect("text")));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn only_what_has_changed_is_written() {
    let files = Temporary::new(&[]);
    let contents = [(".dawn/a.d.ts", "a"), (".dawn/routes/x/tools.json", "x")];
    let first = Plan::new(&files.path(), generated(&files, &contents)).apply().expect("written");
    assert_eq!((first.written.len(), first.unchanged.len(), first.removed.len()), (2, 0, 0));
    let stamp = |path: &str| fs::metadata(files.join(path)).expect("there").modified().expect("a time");
    let before = stamp(".dawn/a.d.ts");
    let contents = [(".dawn/a.d.ts", "a"), (".dawn/routes/x/tools.json", "y")];
    let second = Plan::new(&files.path(), generated(&files, &contents)).apply().expect("written");
    assert_eq!(second.written, [files.join(".dawn/routes/x/tools.json")]);
    assert_eq!(second.unchanged, [files.join(".dawn/a.d.ts")]);
    assert_eq!(stamp(".dawn/a.d.ts"), before);
    assert_eq!(everything(&files).len(), 2, "no temporary file is left");
}

#[test]
fn files_of_routes_that_are_gone_go_and_others_stay() {
    let files = Temporary::new(&[
        (".dawn/routes/gone/tools.json", "x"),
        (".dawn/routes/theirs/tools.json", "x"),
        (".dawn/routes/theirs/state.json", "written by Dawn itself"),
        (".dawn/other.json", "not ours"),
        ("outside/tools.json", "not ours"),
    ]);
    #[cfg(unix)]
    std::os::unix::fs::symlink("../../outside", files.join(".dawn/routes/linked")).expect("a link");
    let plan = Plan::new(&files.path(), generated(&files, &[(".dawn/routes/here/tools.json", "new")]));
    let expected = plan.changes();
    assert_eq!(plan.apply().expect("written"), expected);
    assert_eq!(
        expected.removed,
        [files.join(".dawn/routes/gone/tools.json"), files.join(".dawn/routes/theirs/tools.json")]
    );
    assert!(!files.join(".dawn/routes/gone").exists());
    let left: Vec<_> = everything(&files).into_iter().map(|(path, _)| path).collect();
    for path in [".dawn/other.json", ".dawn/routes/here/tools.json", ".dawn/routes/theirs/state.json"] {
        assert!(left.contains(&path.to_owned()), "{path}");
    }
    assert!(left.contains(&"outside/tools.json".to_owned()));
}

#[test]
fn planning_touches_nothing() {
    let files = Temporary::new(&[(".dawn/routes/gone/tools.json", "x")]);
    let before = everything(&files);
    let changes = Plan::new(&files.path(), generated(&files, &[(".dawn/a.d.ts", "a")])).changes();
    assert_eq!((changes.written.len(), changes.removed.len()), (1, 1));
    assert_eq!(everything(&files), before);
}

#[test]
fn when_one_file_cannot_be_written_none_is() {
    let files = Temporary::new(&[
        (".dawn/a.d.ts", "old"),
        (".dawn/routes/gone/tools.json", "old"),
        (".dawn/routes/x", "a file where a directory has to be"),
    ]);
    let before = everything(&files);
    let contents = [(".dawn/a.d.ts", "new"), (".dawn/b.json", "new"), (".dawn/routes/x/tools.json", "new")];
    let error = Plan::new(&files.path(), generated(&files, &contents)).apply().expect_err("it is in the way");
    assert_eq!(error.rule, Rule::Unwritable);
    assert_eq!(everything(&files), before);
}

#[test]
fn a_directory_in_the_place_of_a_file_is_an_error() {
    let files = Temporary::new(&[(".dawn/a.d.ts/x", "in the way")]);
    let before = everything(&files);
    let contents = [(".dawn/0.json", "new"), (".dawn/a.d.ts", "new")];
    let error = Plan::new(&files.path(), generated(&files, &contents)).apply().expect_err("it is in the way");
    assert!(error.message.contains("a directory of that name"), "{}", error.message);
    assert_eq!(everything(&files), before);
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link_that_leads_out() {
    let files = Temporary::new(&[(".dawn/a.d.ts", "old"), ("outside/keep.txt", "")]);
    fs::create_dir_all(files.join(".dawn/routes")).expect("a directory");
    std::os::unix::fs::symlink("../../outside", files.join(".dawn/routes/x")).expect("a link");
    let contents = [(".dawn/a.d.ts", "new"), (".dawn/routes/x/tools.json", "new")];
    let error = Plan::new(&files.path(), generated(&files, &contents)).apply().expect_err("it leads out");
    assert_eq!(error.rule, Rule::Unwritable);
    assert!(!files.join("outside/tools.json").exists());
    assert_eq!(files.read(".dawn/a.d.ts").as_deref(), Some("old"));
}

#[cfg(unix)]
#[test]
fn without_permission_the_old_files_stay_whole() {
    use std::os::unix::fs::PermissionsExt as _;
    let files = Temporary::new(&[(".dawn/a.d.ts", "old")]);
    let set = |mode| {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(files.join(".dawn"), permissions).expect("permissions");
    };
    set(0o555);
    let is_superuser = fs::write(files.join(".dawn/probe"), "").is_ok();
    let outcome = Plan::new(&files.path(), generated(&files, &[(".dawn/a.d.ts", "new")])).apply();
    set(0o755);
    if is_superuser {
        // The superuser is refused nothing, so there is nothing to see.
        return;
    }
    let error = outcome.expect_err("it is shut");
    assert!(error.message.contains("no permission to write"), "{}", error.message);
    assert_eq!(everything(&files), [(".dawn/a.d.ts".to_owned(), "old".to_owned())]);
}

#[cfg(unix)]
#[test]
fn a_source_file_is_replaced_behind_its_link_with_its_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let files = Temporary::new(&[("real/a.ts", "old\r\n"), ("src/b.ts", "")]);
    let real = files.join("real/a.ts");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("ours");
    symlink(&real, files.join("src/a.ts")).expect("a link");
    replace(&files.join("src/a.ts"), "new\r\n").expect("it can be written");
    assert_eq!(files.read("real/a.ts").as_deref(), Some("new\r\n"));
    assert_eq!(fs::metadata(&real).expect("there").permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(files.join("src/a.ts")).expect("there").is_symlink());
    assert_eq!(fs::read_dir(files.join("real")).expect("a directory").count(), 1);
    assert!(replace(&files.join("src/none.ts"), "").is_err());
}
