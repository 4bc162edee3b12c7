//! The way back from a file of a package to what an import says to get there.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::Program;
use super::copies::package_of;
use super::format::emit_format;
use super::options::ModuleKind;
use super::resolve::{Resolution, ResolutionMode};
use super::usage::Usage;
use crate::base::{FileId, GENERATED_DECLARATIONS, GENERATED_DIRECTORY};

/// The ways to ask for a module in the generated file, the shortest first.
pub const MODES: [Option<ResolutionMode>; 3] = [None, Some(ResolutionMode::Import), Some(ResolutionMode::Require)];

impl Program {
    /// Where `specifier` leads in the generated file, under `mode` where it asks for one.
    pub fn resolution_in_generated(&self, specifier: &str, mode: Option<ResolutionMode>) -> Resolution {
        let found =
            self.resolution_at(&self.generated_declarations(), specifier, mode.map_or(Usage::Static, Usage::Typed));
        match &found {
            Resolution::Module(path)
                if mode.is_none()
                    && self.mode_of_app_files().is_some()
                    && emit_format(self.options(), self.resolver.disk(), path) == Some(ResolutionMode::Import) =>
            {
                Resolution::Missing
            }
            _ => found,
        }
    }

    /// The mode that the generated file has to ask for where it names a file of the app that may be an ECMAScript module.
    /// TypeScript wants it of `CommonJS` as long as Node's `require` knew no such modules.
    pub fn mode_of_app_files(&self) -> Option<ResolutionMode> {
        let is_strict = matches!(self.options().module, ModuleKind::Node16 | ModuleKind::Node18);
        let format = || emit_format(self.options(), self.resolver.disk(), &self.generated_declarations());
        (is_strict && format() == Some(ResolutionMode::Require)).then_some(ResolutionMode::Import)
    }

    /// What names a module in them is resolved there.
    fn generated_declarations(&self) -> PathBuf {
        self.app_root().join(GENERATED_DIRECTORY).join(GENERATED_DECLARATIONS)
    }

    /// Specifiers of the package that `file` belongs to whose modules may hand on what the file declares, the nearest
    /// first: the file itself, then the modules of directories around it. Nothing is loaded for it.
    pub fn specifiers_near(&self, file: FileId) -> Vec<(String, Option<ResolutionMode>)> {
        let path = self.module(file).path();
        let Some((directory, name)) = package_of(path) else { return Vec::new() };
        let name = imported_name(&name);
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
        for (subpath, mode) in subpaths.iter().flat_map(|subpath| MODES.map(|mode| (subpath, mode))) {
            let specifier = format!("{name}{subpath}");
            let Resolution::Module(target) = self.resolution_in_generated(&specifier, mode) else { continue };
            let Some(parent) = target.parent() else { continue };
            if target == path || holder.is_some_and(|holder| holder.starts_with(parent)) || subpath.is_empty() {
                found.push((target != path, Reverse(parent.components().count()), mode, specifier));
            }
        }
        found.sort();
        found.into_iter().map(|(_, _, mode, specifier)| (specifier, mode)).collect()
    }
}

/// What a package is imported by that is called `name` in `node_modules`: `@types/a` describes `a`.
fn imported_name(name: &str) -> String {
    match name.strip_prefix("@types/") {
        Some(described) => described.split_once("__").map_or(described.to_owned(), |(s, n)| format!("@{s}/{n}")),
        None => name.to_owned(),
    }
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
        let near = |path: &str| {
            let near = program.specifiers_near(load(path)).into_iter();
            near.filter_map(|(specifier, mode)| mode.is_none().then_some(specifier)).collect::<Vec<_>>()
        };
        assert_eq!(near("node_modules/kit/a/x.d.ts"), ["kit/a/x", "kit/a", "kit"]);
        assert_eq!(near("node_modules/plain/x.d.ts"), ["plain/x", "plain"]);
        assert!(near("src/a.ts").is_empty());
    }

    #[test]
    fn a_module_of_the_other_system_is_asked_for_by_its_mode() {
        let near = |module: &str| {
            let config = format!(r#"{{ "compilerOptions": {{ "module": "{module}" }} }}"#);
            let (_directory, program) = program(&[
                ("tsconfig.json", &config),
                ("node_modules/dual/package.json", r#"{ "exports": { "import": "./i.mjs", "require": "./r.cjs" } }"#),
                ("node_modules/dual/i.d.mts", ""),
                ("node_modules/dual/r.d.cts", ""),
                ("node_modules/modern/package.json", r#"{ "type": "module", "exports": "./i.js" }"#),
                ("node_modules/modern/i.d.ts", ""),
            ]);
            ["dual/i.d.mts", "dual/r.d.cts", "modern/i.d.ts"].map(|path| {
                let file = program.load(&Path::new("node_modules").join(path)).expect("the file is there");
                program.specifiers_near(file)[0].1
            })
        };
        assert_eq!(near("nodenext"), [Some(ResolutionMode::Import), None, None]);
        assert_eq!(near("node16"), [Some(ResolutionMode::Import), None, Some(ResolutionMode::Import)]);
        assert_eq!(near("esnext"), [None, Some(ResolutionMode::Require), None]);
    }
}
