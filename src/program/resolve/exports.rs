//! The tables `exports` and `imports` of a `package.json`.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::disk::PackageJson;
use super::lookup::{Extensions, Lookup, Search, known_extension, path_contains_node_modules, with_suffix};
use crate::program::paths::normalize;

/// A request that a table answers.
#[derive(Clone, Copy)]
struct Request<'a> {
    package: &'a PackageJson,
    extensions: Extensions,
    is_imports: bool,
    /// What the star or the trailing slash of the key stands for.
    subpath: &'a str,
    is_pattern: bool,
}

impl Lookup<'_> {
    /// The file that a package exports as `subpath` (`.` or `./…`).
    /// TypeScript: loadModuleFromExports
    pub fn load_from_exports(&self, package: &PackageJson, extensions: Extensions, subpath: &str) -> Search {
        let exports = package.field("exports")?;
        let request = Request { package, extensions, is_imports: false, subpath: "", is_pattern: false };
        let table = exports.as_object();
        if subpath == "." {
            let main = match table {
                Some(table) if table.keys().any(|key| key.starts_with('.')) => {
                    table.get(".").filter(|main| !main.is_null())?
                }
                _ => exports,
            };
            return self.load_from_target(main, request);
        }
        let table = table.filter(|table| table.keys().all(|key| key.starts_with('.')))?;
        self.load_from_table(table, subpath, request)
    }

    /// The file that `imports` of the package around `directory` gives for `name`, which starts with `#`.
    /// TypeScript: loadModuleFromImports
    pub fn load_from_imports(&self, extensions: Extensions, name: &str, directory: &Path) -> Search {
        if name == "#" || (name.starts_with("#/") && !self.features.imports_pattern_root) {
            return None;
        }
        let package = self.disk.package_scope(directory)?;
        let table = package.field("imports")?.as_object()?;
        let request = Request { package: &package, extensions, is_imports: true, subpath: "", is_pattern: false };
        self.load_from_table(table, name, request)
    }

    /// The file that a package gives to itself under its own name.
    /// TypeScript: loadModuleFromSelfNameReference
    pub fn load_from_self_name(&self, extensions: Extensions, name: &str, directory: &Path) -> Search {
        let package = self.disk.package_scope(directory)?;
        package.field("exports")?;
        let rest = name.strip_prefix(package.text("name")?)?;
        let subpath = match rest {
            "" => ".".to_string(),
            rest if rest.starts_with('/') => format!(".{rest}"),
            _ => return None,
        };
        if self.options.allow_js && !path_contains_node_modules(directory) {
            return self.load_from_exports(&package, extensions, &subpath);
        }
        self.load_from_exports(&package, extensions & Extensions::PRIORITY, &subpath)
            .or_else(|| self.load_from_exports(&package, extensions - Extensions::PRIORITY, &subpath))
    }

    /// TypeScript: loadModuleFromExportsOrImports
    fn load_from_table(&self, table: &Map<String, Value>, name: &str, request: Request<'_>) -> Search {
        if !name.ends_with('/')
            && !name.contains('*')
            && let Some(target) = table.get(name)
        {
            return self.load_from_target(target, request);
        }
        let mut keys: Vec<&String> =
            table.keys().filter(|key| key.matches('*').count() == 1 || key.ends_with('/')).collect();
        // The longest base wins, then the longest key. TypeScript: comparePatternKeys
        keys.sort_by_key(|key| {
            let base = key.find('*').map_or(key.len(), |star| star + 1);
            (Reverse(base), !key.contains('*'), Reverse(key.len()))
        });
        for key in keys {
            let (prefix, suffix) = key.split_once('*').unwrap_or((key, ""));
            let is_pattern = key.contains('*');
            let rest = name.strip_prefix(prefix).filter(|rest| rest.len() >= suffix.len());
            if let Some(subpath) = rest.and_then(|rest| rest.strip_suffix(suffix)) {
                return self.load_from_target(&table[key], Request { subpath, is_pattern, ..request });
            }
        }
        None
    }

    /// TypeScript: loadModuleFromTargetExportOrImport
    fn load_from_target(&self, target: &Value, request: Request<'_>) -> Search {
        match target {
            Value::String(path) => self.load_from_target_path(path, request),
            Value::Array(targets) => targets.iter().find_map(|target| self.load_from_target(target, request)),
            Value::Object(conditions) => conditions
                .iter()
                .filter(|(condition, _)| self.has_condition(condition))
                .find_map(|(_, target)| self.load_from_target(target, request)),
            Value::Null => Some(None),
            _ => None,
        }
    }

    fn has_condition(&self, condition: &str) -> bool {
        if condition == "default" || self.conditions.iter().any(|known| known == condition) {
            return true;
        }
        let Some(range) = condition.strip_prefix("types@") else { return false };
        self.conditions.iter().any(|known| known == "types") && self.typescript.satisfies(range) == Some(true)
    }

    fn load_from_target_path(&self, target: &str, request: Request<'_>) -> Search {
        let Request { package, extensions, is_imports, subpath, is_pattern } = request;
        if !is_pattern && !subpath.is_empty() && !target.ends_with('/') {
            return None;
        }
        let full = if is_pattern { target.replace('*', subpath) } else { format!("{target}{subpath}") };
        if !target.starts_with("./") {
            let is_package = is_imports && !target.starts_with("../") && !Path::new(target).has_root();
            return if is_package { self.resolve_name(&full, &package.directory, extensions).map(Some) } else { None };
        }
        let is_inner = |part: &str| matches!(part, "." | ".." | "node_modules");
        if target[2..].split('/').any(is_inner) || subpath.split('/').any(is_inner) {
            return None;
        }
        let path = normalize(&package.directory.join(full));
        self.load_input_file(&path, package, extensions)
            .or_else(|| self.load_from_package_json_field(extensions, &path))
            .map(Some)
    }

    /// The source file of the app that compiles to `path`, when that lies in the app's output directory.
    /// TypeScript: tryLoadInputFileForPath
    fn load_input_file(&self, path: &Path, package: &PackageJson, extensions: Extensions) -> Option<PathBuf> {
        let source = self.options.common_source_directory.as_ref()?;
        if self.is_config
            || path_contains_node_modules(path)
            || !self.options.config_directory.starts_with(&package.directory)
        {
            return None;
        }
        let output = known_extension(path)?;
        let inputs: &[(Extensions, &str)] = match output {
            ".d.mts" | ".mjs" => &[(Extensions::TYPESCRIPT, ".mts"), (Extensions::JAVASCRIPT, ".mjs")],
            ".d.cts" | ".cjs" => &[(Extensions::TYPESCRIPT, ".cts"), (Extensions::JAVASCRIPT, ".cjs")],
            ".js" | ".json" | ".d.ts" => &[
                (Extensions::TYPESCRIPT, ".tsx"),
                (Extensions::TYPESCRIPT, ".ts"),
                (Extensions::JAVASCRIPT, ".jsx"),
                (Extensions::JAVASCRIPT, ".js"),
            ],
            _ => return None,
        };
        let outputs = [&self.options.declaration_dir, &self.options.out_dir];
        for directory in outputs.into_iter().flatten() {
            let Ok(inside) = path.strip_prefix(directory) else { continue };
            let inside = inside.to_str().and_then(|text| text.strip_suffix(output)).unwrap_or_default();
            let base = source.join(inside);
            let candidates = inputs.iter().filter(|(kind, _)| extensions.contains(*kind));
            let mut candidates = candidates.map(|(_, extension)| with_suffix(&base, extension));
            if let Some(input) = candidates.find(|input| self.disk.is_file(input)) {
                return Some(input);
            }
        }
        None
    }
}
