//! What imports lead to, in small apps. Expectations are TypeScript's answers for the same files.

use super::*;
use crate::program::Usage;
use crate::program::test_app::program;

/// Resolves names from `src/main.ts`; answers are paths in the app, `-` for nothing, `any: …` for JavaScript.
fn resolve(files: &[(&str, &str)], names: &[&str]) -> Vec<String> {
    resolve_from("src/main.ts", files, names)
}

fn resolve_from(main: &str, files: &[(&str, &str)], names: &[&str]) -> Vec<String> {
    let mut files = files.to_vec();
    files.push((main, "export {}"));
    let (directory, program) = program(&files);
    let root = std::fs::canonicalize(directory.path()).expect("the directory is there");
    let main = program.load(Path::new(main)).expect("the importing file");
    let shown = |path: &Path| {
        let path = std::fs::canonicalize(path).expect("what is resolved exists");
        path.strip_prefix(&root).expect("inside the app").to_string_lossy().replace('\\', "/")
    };
    names
        .iter()
        .map(|name| match program.resolution(main, name, Usage::Static) {
            Resolution::Module(path) => shown(&path),
            Resolution::Untyped(path) => format!("any: {}", shown(&path)),
            Resolution::Missing => "-".to_string(),
        })
        .collect()
}

#[test]
fn relative_names_find_typescript_first() {
    let files = [
        ("src/a.ts", ""),
        ("src/a.js", ""),
        ("src/b.d.ts", ""),
        ("src/b.js", ""),
        ("src/c/index.ts", ""),
        ("src/d.mts", ""),
        ("src/e.json", "{}"),
        ("src/f.js", ""),
        ("src/g.tsx", ""),
        ("src/h.types.ts", ""),
        ("src/i.css", ""),
        ("src/index.ts", ""),
    ];
    let names = [
        "./a",
        "./a.js",
        "./a.ts",
        "./b.js",
        "./c",
        "./c/",
        "./d.mjs",
        "./d",
        "./e.json",
        "./e",
        "./f.js",
        "./g.jsx",
        "./g",
        "./h.types",
        "./h.types.js",
        "./i.css",
        ".",
        "./",
        "../src",
        "./none",
    ];
    let expected = [
        "src/a.ts",
        "src/a.ts",
        "src/a.ts",
        "src/b.d.ts",
        "src/c/index.ts",
        "src/c/index.ts",
        "src/d.mts",
        "-",
        "src/e.json",
        "-",
        "any: src/f.js",
        "src/g.tsx",
        "src/g.tsx",
        "src/h.types.ts",
        "src/h.types.ts",
        "-",
        "src/index.ts",
        "src/index.ts",
        "src/index.ts",
        "-",
    ];
    assert_eq!(resolve(&files, &names), expected);
}

#[test]
fn packages_give_their_types() {
    let files = [
        ("node_modules/typed/package.json", r#"{ "types": "./lib/main.d.ts", "main": "./lib/main.js" }"#),
        ("node_modules/typed/lib/main.d.ts", ""),
        ("node_modules/typed/lib/main.js", ""),
        ("node_modules/typed/extra.d.ts", ""),
        ("node_modules/plain/package.json", r#"{ "main": "index.js" }"#),
        ("node_modules/plain/index.js", ""),
        ("node_modules/elsewhere/package.json", r#"{ "exports": { ".": "./index.js" } }"#),
        ("node_modules/elsewhere/index.js", ""),
        ("node_modules/@types/elsewhere/index.d.ts", ""),
        ("node_modules/@acme/tool/index.js", ""),
        ("node_modules/@types/acme__tool/index.d.ts", ""),
    ];
    let names = ["typed", "typed/extra", "typed/extra.js", "plain", "elsewhere", "@acme/tool", "none", "node:fs"];
    let expected = [
        "node_modules/typed/lib/main.d.ts",
        "node_modules/typed/extra.d.ts",
        "node_modules/typed/extra.d.ts",
        "any: node_modules/plain/index.js",
        "node_modules/@types/elsewhere/index.d.ts",
        "node_modules/@types/acme__tool/index.d.ts",
        "-",
        "-",
    ];
    assert_eq!(resolve(&files, &names), expected);
}

#[test]
fn exports_are_tried_condition_by_condition() {
    let package = r#"{ "exports": {
        ".": { "types@>=9": "./future.d.ts", "import": { "types": "./none.d.ts", "default": "./esm/index.mjs" } },
        "./require-only": { "require": { "types": "./cjs.d.cts" }, "default": "./esm/index.mjs" },
        "./features/*.js": "./src/features/*.ts", "./features/private/*": null,
        "./list": [{ "node": "./never.js" }, "./esm/index.mjs"],
        "./data": "./data.json" } }"#;
    let files = [
        ("node_modules/lib/package.json", package),
        ("node_modules/lib/future.d.ts", ""),
        ("node_modules/lib/esm/index.mjs", ""),
        ("node_modules/lib/esm/index.d.mts", ""),
        ("node_modules/lib/cjs.d.cts", ""),
        ("node_modules/lib/src/features/a.ts", ""),
        ("node_modules/lib/data.json", "{}"),
        ("node_modules/lib/hidden.d.ts", ""),
    ];
    let names = [
        "lib",
        "lib/require-only",
        "lib/features/a.js",
        "lib/features/private/b.js",
        "lib/list",
        "lib/data",
        "lib/hidden",
    ];
    let esm = "node_modules/lib/esm/index.d.mts";
    let expected = [esm, esm, "node_modules/lib/src/features/a.ts", "-", esm, "node_modules/lib/data.json", "-"];
    assert_eq!(resolve(&files, &names), expected);
}

#[test]
fn types_versions_are_held_against_the_compiler() {
    let package =
        r#"{ "types": "index.d.ts", "typesVersions": { "<=5.6": { "*": ["old/*"] }, ">=6": { "*": ["new/*"] } } }"#;
    let files = [
        ("node_modules/lib/package.json", package),
        ("node_modules/lib/index.d.ts", ""),
        ("node_modules/lib/old/index.d.ts", ""),
        ("node_modules/lib/new/index.d.ts", ""),
        ("node_modules/lib/new/sub.d.ts", ""),
    ];
    let expected = ["node_modules/lib/new/index.d.ts", "node_modules/lib/new/sub.d.ts"];
    assert_eq!(resolve(&files, &["lib", "lib/sub"]), expected);
}

#[test]
fn paths_and_imports_of_the_app() {
    let files = [
        (
            "tsconfig.json",
            r#"{ "compilerOptions": { "outDir": "dist", "rootDir": "src",
                 "paths": { "~/*": ["./src/*"], "~/lib/*": ["./lib/*"], "exact": ["./src/a.ts"], "typed": ["./nowhere"] } } }"#,
        ),
        (
            "package.json",
            r##"{ "name": "app", "exports": { ".": "./dist/a.js" },
                 "imports": { "#lib/*": "./lib/*.ts", "#out": "./dist/a.js", "#dep": "typed" } }"##,
        ),
        ("src/a.ts", ""),
        ("lib/b.ts", ""),
        ("node_modules/typed/index.d.ts", ""),
    ];
    let names = ["~/a", "~/a.js", "~/lib/b", "~/none", "exact", "typed", "#lib/b", "#out", "#dep", "#none", "app"];
    let typed = "node_modules/typed/index.d.ts";
    let expected =
        ["src/a.ts", "src/a.ts", "lib/b.ts", "-", "src/a.ts", typed, "lib/b.ts", "src/a.ts", typed, "-", "src/a.ts"];
    assert_eq!(resolve(&files, &names), expected);
}

#[test]
fn node_guesses_nothing_in_an_ecmascript_module() {
    let files = [
        ("tsconfig.json", r#"{ "compilerOptions": { "module": "nodenext" } }"#),
        ("package.json", r#"{ "type": "module" }"#),
        ("src/a.ts", ""),
        ("src/c/index.ts", ""),
        ("node_modules/dual/package.json", r#"{ "exports": { "import": "./i.mjs", "require": "./r.cjs" } }"#),
        ("node_modules/dual/i.d.mts", ""),
        ("node_modules/dual/r.d.cts", ""),
    ];
    let names = ["./a", "./a.js", "./c", "./c/index.js", "dual"];
    let (i, r) = ("node_modules/dual/i.d.mts", "node_modules/dual/r.d.cts");
    assert_eq!(resolve(&files, &names), ["-", "src/a.ts", "-", "src/c/index.ts", i]);
    assert_eq!(
        resolve_from("src/main.cts", &files, &names),
        ["src/a.ts", "src/a.ts", "src/c/index.ts", "src/c/index.ts", r]
    );
}

#[test]
fn declarations_of_other_extensions_have_to_be_allowed() {
    let files = [("src/a.css", ""), ("src/a.d.css.ts", ""), ("src/b.json", "{}"), ("src/b.d.json.ts", "")];
    let names = ["./a.css", "./b.json"];
    assert_eq!(resolve(&files, &names), ["-", "-"]);
    assert_eq!(resolve_from("src/main.d.ts", &files, &names), ["src/a.d.css.ts", "src/b.d.json.ts"]);
    let allowed = [&files[..], &[("tsconfig.json", r#"{ "compilerOptions": { "allowArbitraryExtensions": true } }"#)]];
    assert_eq!(resolve(&allowed.concat(), &names), ["src/a.d.css.ts", "src/b.d.json.ts"]);
}

#[test]
fn type_packages_are_found_in_type_roots_and_above() {
    let files = [
        ("tsconfig.json", r#"{ "compilerOptions": { "typeRoots": ["./types"] } }"#),
        ("types/own/index.d.ts", ""),
        ("types/single.d.ts", ""),
        ("node_modules/@types/node/index.d.ts", ""),
    ];
    let (directory, program) = program(&files);
    let find = |name: &str, is_option: bool| {
        let directory = directory.path();
        let found = program.resolver.resolve_type_reference(program.options(), directory, name, is_option, None)?;
        Some(found.strip_prefix(std::fs::canonicalize(directory).ok()?).ok()?.to_string_lossy().replace('\\', "/"))
    };
    assert_eq!(find("own", true).as_deref(), Some("types/own/index.d.ts"));
    assert_eq!(find("single", true).as_deref(), Some("types/single.d.ts"));
    assert_eq!(find("node", true), None);
    assert_eq!(find("node", false).as_deref(), Some("node_modules/@types/node/index.d.ts"));
}

#[cfg(unix)]
#[test]
fn packages_are_known_by_their_real_place_and_loops_lead_nowhere() {
    let (directory, program) =
        program(&[("src/main.ts", ""), ("store/lib/index.d.ts", ""), ("node_modules/.keep", "")]);
    let root = directory.path();
    let link =
        |target: &str, name: &str| std::os::unix::fs::symlink(root.join(target), root.join(name)).expect("a link");
    link("store/lib", "node_modules/lib");
    link("node_modules/b", "node_modules/a");
    link("node_modules/a", "node_modules/b");
    let main = program.load(Path::new("src/main.ts")).expect("the importing file");
    let real = std::fs::canonicalize(root.join("store/lib/index.d.ts")).expect("the file");
    assert_eq!(program.resolution(main, "lib", Usage::Static), Resolution::Module(real));
    assert_eq!(program.resolution(main, "a", Usage::Static), Resolution::Missing);
}
