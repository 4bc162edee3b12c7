//! The way back from a file of a package to what an import says to get there.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::Program;
use super::resolve::Resolution;
use crate::base::FileId;

impl Program {
    /// Specifiers of the package that `file` belongs to whose modules may hand on what the file declares, the nearest
    /// first: the file itself, then the modules of directories around it. Nothing is loaded for it.
    pub fn specifiers_near(&self, from: FileId, file: FileId) -> Vec<String> {
        let path = self.module(file).path();
        let Some((directory, name)) = package_of(path) else { return Vec::new() };
        let package = self.resolver.disk().package_json(&directory);
        let exports = package.as_ref().and_then(|package| package.field("exports"));
        let subpaths = match exports {
            Some(Value::Object(exports)) if exports.keys().any(|key| key.starts_with('.')) => {
                let keys = exports.keys().filter(|key| key.starts_with('.') && !key.contains('*'));
                keys.map(|key| key[1..].to_owned()).collect()
            }
            Some(_) => vec![String::new()],
            None => vec![String::new(), subpath_of(&directory, path)],
        };
        let holder = path.parent();
        let mut found = Vec::new();
        for subpath in subpaths {
            let specifier = format!("{name}{subpath}");
            let Resolution::Module(target) = self.resolution(from, &specifier, None) else { continue };
            let Some(parent) = target.parent() else { continue };
            if target == path || holder.is_some_and(|holder| holder.starts_with(parent)) || subpath.is_empty() {
                found.push((target != path, Reverse(parent.components().count()), specifier));
            }
        }
        found.sort();
        found.into_iter().map(|(_, _, specifier)| specifier).collect()
    }
}

/// The directory of the package that a file below `node_modules` belongs to, and the name that it is imported by:
/// `@types/a` describes `a`.
fn package_of(path: &Path) -> Option<(PathBuf, String)> {
    let parts: Vec<_> = path.components().collect();
    let texts: Vec<&str> = parts.iter().map(|part| part.as_os_str().to_str().unwrap_or_default()).collect();
    let at = texts.iter().rposition(|part| *part == "node_modules")? + 1;
    let (length, name) = match texts.get(at..)? {
        ["@types", name, _, ..] => (2, name.split_once("__").map_or((*name).to_owned(), |(s, n)| format!("@{s}/{n}"))),
        [scope, name, _, ..] if scope.starts_with('@') => (2, format!("{scope}/{name}")),
        [name, _, ..] => (1, (*name).to_owned()),
        _ => return None,
    };
    Some((parts[..at + length].iter().collect(), name))
}

/// `/dist/a` for `dist/a.d.ts` in a package.
fn subpath_of(package: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(package).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let endings = [".d.ts", ".d.mts", ".d.cts", ".ts", ".mts", ".cts", ".tsx"];
    let stem = endings.iter().find_map(|ending| inside.strip_suffix(ending)).unwrap_or(&inside);
    format!("/{stem}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::test_app::program;

    #[test]
    fn the_nearest_module_of_a_package_comes_first() {
        let exports = r#"{ "name": "kit", "exports": { ".": { "types": "./index.d.ts" }, "./a": { "types": "./a/index.d.ts" },
            "./a/x": { "types": "./a/x.d.ts" }, "./b": { "types": "./b/index.d.ts" }, "./c/*": "./c/*.d.ts" } }"#;
        let (_directory, program) = program(&[
            ("src/a.ts", "export {}"),
            ("node_modules/kit/package.json", exports),
            ("node_modules/kit/index.d.ts", "export * from './a'"),
            ("node_modules/kit/a/index.d.ts", "export * from './x'"),
            ("node_modules/kit/a/x.d.ts", "export declare class X {}"),
            ("node_modules/kit/b/index.d.ts", "export {}"),
            ("node_modules/plain/index.d.ts", "export * from './x'"),
            ("node_modules/plain/x.d.ts", "export declare class X {}"),
        ]);
        let load = |path: &str| program.load(Path::new(path)).expect("the file is there");
        let from = load("src/a.ts");
        let near = |path: &str| program.specifiers_near(from, load(path));
        assert_eq!(near("node_modules/kit/a/x.d.ts"), ["kit/a/x", "kit/a", "kit"]);
        assert_eq!(near("node_modules/plain/x.d.ts"), ["plain/x", "plain"]);
        assert!(near("src/a.ts").is_empty());
    }
}
