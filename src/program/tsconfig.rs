//! Reading `tsconfig.json` with everything that it extends. Where `references` lead to a project that takes in the tools
//! from nearer to them, that one counts: it is the one whose types an editor shows there.
//!
//! Bases are applied first, so a later file overrides an earlier one property by property. Paths are made absolute
//! against the file that writes them; `${configDir}` stands for the directory of the outermost file.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::include::FileSpecs;
use super::json;
use super::options::{
    CompilerOptions, ModuleDetection, ModuleKind, ModuleResolution, PathPatterns, ScriptTarget, WrittenOptions,
};
use super::paths::normalize;
use super::problem::Problem;
use super::read::read_text;
use super::resolve::{Disk, resolve_config};

/// A configuration in effect.
#[derive(Debug)]
pub struct Config {
    /// The options with their defaults.
    pub options: CompilerOptions,
    /// `files`, absolute.
    pub files: Option<Vec<PathBuf>>,
    /// `include` as absolute patterns.
    pub include: Option<Vec<String>>,
    /// `exclude` as absolute patterns.
    pub exclude: Option<Vec<String>>,
    /// Every configuration file that was read, the outermost of those that count last; empty when the app has none.
    pub sources: Vec<PathBuf>,
}

impl Config {
    /// The configuration of the app in `app_root`: of the file `path`, or of its `tsconfig.json` if there is one.
    pub fn read(
        disk: &Disk,
        typescript: &str,
        app_root: &Path,
        path: Option<&Path>,
        problems: &mut Vec<Problem>,
    ) -> Self {
        let default_path = app_root.join("tsconfig.json");
        let Some(path) = path.or_else(|| disk.is_file(&default_path).then_some(default_path.as_path())) else {
            return Self {
                options: CompilerOptions::without_config(app_root),
                files: None,
                include: None,
                exclude: None,
                sources: Vec::new(),
            };
        };
        let path = normalize(&app_root.join(path));
        let mut projects = Vec::new();
        collect_projects(disk, typescript, vec![path], &mut Vec::new(), &mut projects, problems);
        // Where tools are, unless `dawn.config.ts` says otherwise.
        let routes = app_root.join("src/app");
        let depth = |project: &Self| {
            let directory = &project.options.config_directory;
            if routes.starts_with(directory) { directory.components().count() } else { 0 }
        };
        let with_tools = projects.iter().enumerate().filter(|(_, project)| project.takes_in_tools(&routes));
        let nearest = with_tools.max_by_key(|&(index, project)| (depth(project), Reverse(index)));
        let chosen = nearest.map(|(index, _)| index);
        let chosen = chosen.or_else(|| projects.iter().position(|project| !project.takes_in_nothing())).unwrap_or(0);
        let mut chosen = projects.swap_remove(chosen);
        let others = projects.into_iter().flat_map(|project| project.sources);
        let mut sources: Vec<_> = others.filter(|source| !chosen.sources.contains(source)).collect();
        sources.append(&mut chosen.sources);
        Self { sources, ..chosen }
    }

    /// One configuration file, with the paths of those that it refers to.
    fn read_project(disk: &Disk, typescript: &str, path: &Path, problems: &mut Vec<Problem>) -> (Self, Vec<PathBuf>) {
        let directory = path.parent().unwrap_or(path).to_path_buf();
        let mut reader = Reader {
            disk,
            typescript,
            config_directory: &directory,
            problems,
            stack: Vec::new(),
            written: WrittenOptions::default(),
            lists: [None, None, None],
            references: Vec::new(),
            sources: Vec::new(),
        };
        reader.read_file(path);
        let Reader { written, lists: [files, include, exclude], references, sources, .. } = reader;
        let config = Self {
            options: CompilerOptions::compute(&written, &directory),
            files: files.map(|files| files.into_iter().map(PathBuf::from).collect()),
            include,
            exclude,
            sources,
        };
        (config, references)
    }

    /// Whether the file takes in tools of routes in `routes`.
    fn takes_in_tools(&self, routes: &Path) -> bool {
        let is_listed = || self.files.iter().flatten().any(|file| file.starts_with(routes));
        is_listed() || FileSpecs::of(self).take_in(&routes.join("tools/tool.ts"))
    }

    /// Whether the file has no files of its own, as one that only collects projects.
    fn takes_in_nothing(&self) -> bool {
        self.include.as_ref().is_none_or(Vec::is_empty) && self.files.as_ref().is_some_and(Vec::is_empty)
    }
}

/// Reads projects and those that they refer to, each before these, in order.
/// TypeScript: forEachResolvedProjectReference
fn collect_projects(
    disk: &Disk,
    typescript: &str,
    paths: Vec<PathBuf>,
    seen: &mut Vec<PathBuf>,
    projects: &mut Vec<Config>,
    problems: &mut Vec<Problem>,
) {
    for path in paths {
        if seen.contains(&path) {
            continue;
        }
        let (config, references) = Config::read_project(disk, typescript, &path, problems);
        seen.push(path);
        projects.push(config);
        collect_projects(disk, typescript, references, seen, projects, problems);
    }
}

struct Reader<'a> {
    disk: &'a Disk,
    typescript: &'a str,
    config_directory: &'a Path,
    problems: &'a mut Vec<Problem>,
    /// The files that are being read, outermost first.
    stack: Vec<PathBuf>,
    written: WrittenOptions,
    /// `files`, `include` and `exclude`.
    lists: [Option<Vec<String>>; 3],
    /// The files of the projects in `references` of the outermost file.
    references: Vec<PathBuf>,
    sources: Vec<PathBuf>,
}

impl Reader<'_> {
    fn read_file(&mut self, path: &Path) {
        if self.stack.iter().any(|open| open == path) {
            let message = format!("`extends` leads back to {}", path.display());
            self.problems.push(Problem::new(self.stack.last().map_or(path, PathBuf::as_path), message));
            return;
        }
        let text = match read_text(path) {
            Ok(text) => text,
            Err(error) => return self.problems.push(Problem::new(path, error.to_string())),
        };
        let content = match json::parse(&text) {
            Ok(content) => content,
            Err(error) => return self.problems.push(Problem::new(path, error.message).at(error.span)),
        };
        self.stack.push(path.to_path_buf());
        let directory = path.parent().unwrap_or(path).to_path_buf();
        match content.get("extends") {
            Some(Value::String(base)) => self.read_base(base, path, &directory),
            Some(Value::Array(bases)) => {
                for base in bases.iter().filter_map(Value::as_str) {
                    self.read_base(base, path, &directory);
                }
            }
            _ => {}
        }
        for (list, name) in ["files", "include", "exclude"].into_iter().enumerate() {
            if let Some(Value::Array(entries)) = content.get(name) {
                let paths = entries.iter().filter_map(Value::as_str).map(|entry| self.absolute(entry, &directory));
                self.lists[list] = Some(paths.map(|path| path.to_string_lossy().replace('\\', "/")).collect());
            }
        }
        if let Some(Value::Object(options)) = content.get("compilerOptions") {
            self.apply_options(options, path, &directory);
        }
        self.stack.pop();
        if self.stack.is_empty() {
            self.references = self.projects(&content, &directory);
        }
        self.sources.push(path.to_path_buf());
    }

    /// The configuration files that `references` names, a directory for its `tsconfig.json`.
    /// TypeScript: resolveProjectReferencePath
    fn projects(&self, content: &Value, directory: &Path) -> Vec<PathBuf> {
        let Some(Value::Array(entries)) = content.get("references") else { return Vec::new() };
        let paths = entries.iter().filter_map(|entry| entry.get("path")?.as_str());
        let absolute = paths.map(|path| self.absolute(path, directory));
        let is_file = |path: &Path| path.extension().is_some_and(|extension| extension == "json");
        absolute.map(|path| if is_file(&path) { path } else { path.join("tsconfig.json") }).collect()
    }

    /// TypeScript: getExtendsConfigPath
    fn read_base(&mut self, base: &str, path: &Path, directory: &Path) {
        let base = base.replace('\\', "/");
        let is_path = base.starts_with("./") || base.starts_with("../") || Path::new(&base).has_root();
        let found = if is_path {
            let file = normalize(&directory.join(&base));
            let has_json_extension = file.extension().is_some_and(|extension| extension == "json");
            let with_extension = || normalize(&directory.join(format!("{base}.json")));
            let file = if self.disk.is_file(&file) || has_json_extension { file } else { with_extension() };
            self.disk.is_file(&file).then_some(file)
        } else {
            resolve_config(self.disk, self.typescript, directory, &base)
        };
        match found {
            Some(file) => self.read_file(&file),
            None => self.problems.push(Problem::new(path, format!("`extends`: there is no configuration `{base}`"))),
        }
    }

    /// A path as written in a configuration file of `directory`.
    fn absolute(&self, path: &str, directory: &Path) -> PathBuf {
        const TEMPLATE: &str = "${configDir}";
        match path.get(..TEMPLATE.len()) {
            Some(start) if start.eq_ignore_ascii_case(TEMPLATE) => {
                normalize(&self.config_directory.join(format!("./{}", &path[TEMPLATE.len()..])))
            }
            _ => normalize(&directory.join(path)),
        }
    }

    fn apply_options(&mut self, options: &Map<String, Value>, file: &Path, directory: &Path) {
        for (name, value) in options {
            if let Err(expected) = self.apply_option(name, value, directory) {
                let message = format!("`compilerOptions.{name}` is {value}, which is not {expected}");
                self.problems.push(Problem::new(file, message));
            }
        }
    }

    /// Takes one option over; `null` unsets what a base has set. The error says what was expected.
    fn apply_option(&mut self, name: &str, value: &Value, directory: &Path) -> Result<(), &'static str> {
        let path = |value: &Value| optional(value, |text| Some(self.absolute(text, directory)), "a path");
        let path_list = |value: &Value| -> Result<Option<Vec<PathBuf>>, &'static str> {
            let paths = strings(value)?;
            Ok(paths.map(|paths| paths.iter().map(|path| self.absolute(path, directory)).collect()))
        };
        match name {
            "target" => self.written.target = optional(value, target, "a language version")?,
            "module" => self.written.module = optional(value, module, "a module format")?,
            "moduleResolution" => {
                self.written.module_resolution = optional(value, module_resolution, "a way to resolve modules")?;
            }
            "moduleDetection" => {
                self.written.module_detection = optional(value, module_detection, "a way to detect modules")?;
            }
            "lib" => {
                let names = strings(value)?;
                self.written.lib = names.map(|names| names.iter().map(|name| name.to_ascii_lowercase()).collect());
            }
            "types" => self.written.types = strings(value)?,
            "moduleSuffixes" => self.written.module_suffixes = strings(value)?,
            "customConditions" => self.written.custom_conditions = strings(value)?,
            "jsx" => self.written.jsx = optional(value, |text| Some(text.to_ascii_lowercase()), "a way to emit JSX")?,
            "jsxImportSource" => {
                self.written.jsx_import_source = optional(value, |text| Some(text.to_owned()), "a package")?;
            }
            "typeRoots" => self.written.type_roots = path_list(value)?,
            "rootDirs" => self.written.root_dirs = path_list(value)?,
            "baseUrl" => self.written.base_url = path(value)?,
            "outDir" => self.written.out_dir = path(value)?,
            "declarationDir" => self.written.declaration_dir = path(value)?,
            "rootDir" => self.written.root_dir = path(value)?,
            "paths" => {
                self.written.paths = self.path_patterns(value)?;
                self.written.paths_base = Some(directory.to_path_buf());
            }
            _ => match value {
                Value::Bool(is_on) => self.written.set_switch(name, Some(*is_on)),
                Value::Null => self.written.set_switch(name, None),
                // Options that no type depends on.
                _ => {}
            },
        }
        Ok(())
    }

    fn path_patterns(&self, value: &Value) -> Result<Option<PathPatterns>, &'static str> {
        const EXPECTED: &str = "a table of lists of paths";
        let table = match value {
            Value::Null => return Ok(None),
            Value::Object(table) => table,
            _ => return Err(EXPECTED),
        };
        let mut patterns = Vec::with_capacity(table.len());
        for (pattern, substitutions) in table {
            let Ok(Some(mut substitutions)) = strings(substitutions) else { return Err(EXPECTED) };
            for substitution in &mut substitutions {
                if substitution.starts_with("${") {
                    *substitution = self.absolute(substitution, self.config_directory).to_string_lossy().into_owned();
                }
            }
            patterns.push((pattern.clone(), substitutions));
        }
        Ok(Some(patterns))
    }
}

fn optional<T>(
    value: &Value,
    read: impl FnOnce(&str) -> Option<T>,
    expected: &'static str,
) -> Result<Option<T>, &'static str> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) => read(text).map(Some).ok_or(expected),
        _ => Err(expected),
    }
}

fn strings(value: &Value) -> Result<Option<Vec<String>>, &'static str> {
    match value {
        Value::Null => Ok(None),
        Value::Array(items) => {
            let texts: Option<Vec<String>> = items.iter().map(|item| item.as_str().map(String::from)).collect();
            texts.map(Some).ok_or("a list of strings")
        }
        _ => Err("a list of strings"),
    }
}

fn target(text: &str) -> Option<ScriptTarget> {
    Some(match text.to_ascii_lowercase().as_str() {
        "es3" | "es5" => ScriptTarget::Es5,
        "es6" | "es2015" => ScriptTarget::Es2015,
        "es2016" => ScriptTarget::Es2016,
        "es2017" => ScriptTarget::Es2017,
        "es2018" => ScriptTarget::Es2018,
        "es2019" => ScriptTarget::Es2019,
        "es2020" => ScriptTarget::Es2020,
        "es2021" => ScriptTarget::Es2021,
        "es2022" => ScriptTarget::Es2022,
        "es2023" => ScriptTarget::Es2023,
        "es2024" => ScriptTarget::Es2024,
        "es2025" => ScriptTarget::Es2025,
        "esnext" => ScriptTarget::EsNext,
        _ => return None,
    })
}

fn module(text: &str) -> Option<ModuleKind> {
    Some(match text.to_ascii_lowercase().as_str() {
        "none" => ModuleKind::None,
        "commonjs" => ModuleKind::CommonJs,
        "amd" => ModuleKind::Amd,
        "umd" => ModuleKind::Umd,
        "system" => ModuleKind::System,
        "es6" | "es2015" => ModuleKind::Es2015,
        "es2020" => ModuleKind::Es2020,
        "es2022" => ModuleKind::Es2022,
        "esnext" => ModuleKind::EsNext,
        "node16" => ModuleKind::Node16,
        "node18" => ModuleKind::Node18,
        "node20" => ModuleKind::Node20,
        "nodenext" => ModuleKind::NodeNext,
        "preserve" => ModuleKind::Preserve,
        _ => return None,
    })
}

fn module_resolution(text: &str) -> Option<ModuleResolution> {
    Some(match text.to_ascii_lowercase().as_str() {
        "classic" => ModuleResolution::Classic,
        "node" | "node10" => ModuleResolution::Node10,
        "node16" => ModuleResolution::Node16,
        "nodenext" => ModuleResolution::NodeNext,
        "bundler" => ModuleResolution::Bundler,
        _ => return None,
    })
}

fn module_detection(text: &str) -> Option<ModuleDetection> {
    Some(match text.to_ascii_lowercase().as_str() {
        "auto" => ModuleDetection::Auto,
        "legacy" => ModuleDetection::Legacy,
        "force" => ModuleDetection::Force,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::test_app::app;

    fn read(files: &[(&str, &str)]) -> (tempfile::TempDir, Config, Vec<Problem>) {
        let directory = app(files);
        let mut problems = Vec::new();
        let config = Config::read(&Disk::default(), "6.0.3", directory.path(), None, &mut problems);
        (directory, config, problems)
    }

    #[test]
    fn without_a_file_the_defaults_of_dawn_hold() {
        let (directory, config, problems) = read(&[]);
        assert_eq!(config.options, CompilerOptions::without_config(directory.path()));
        assert!(problems.is_empty() && config.sources.is_empty());
    }

    #[test]
    fn bases_are_overridden_property_by_property_and_keep_their_directory() {
        let (directory, config, problems) = read(&[
            (
                "tsconfig.json",
                "{ // own\n\"extends\": [\"./config/a\", \"@acme/tsconfig/strict.json\"],
                   \"compilerOptions\": { \"noUncheckedIndexedAccess\": false, \"types\": null, }, }",
            ),
            (
                "config/a.json",
                r#"{ "include": ["../src"], "compilerOptions": { "target": "ES2020", "types": ["node"],
                     "paths": { "~/*": ["./lib/*"] }, "outDir": "${configDir}/dist" } }"#,
            ),
            (
                "node_modules/@acme/tsconfig/strict.json",
                r#"{ "compilerOptions": { "exactOptionalPropertyTypes": true, "noUncheckedIndexedAccess": true } }"#,
            ),
        ]);
        let root = directory.path();
        assert_eq!(problems, []);
        assert_eq!(config.options.target, ScriptTarget::Es2020);
        assert!(config.options.exact_optional_property_types && !config.options.no_unchecked_indexed_access);
        assert!(config.options.types.is_empty());
        assert_eq!(config.options.paths_base, root.join("config"));
        assert_eq!(config.options.out_dir, Some(root.join("dist")));
        assert_eq!(config.include, Some(vec![root.join("src").to_string_lossy().into_owned()]));
        assert_eq!(config.sources.len(), 3);
    }

    #[test]
    fn a_file_that_only_collects_projects_stands_for_the_one_with_the_tools() {
        let (directory, config, problems) = read(&[
            (
                "tsconfig.json",
                r#"{ "files": [], "references": [{ "path": "./tsconfig.node.json" }, { "path": "projects" }] }"#,
            ),
            ("tsconfig.node.json", r#"{ "compilerOptions": { "strict": false }, "include": ["vite.config.ts"] }"#),
            (
                "projects/tsconfig.json",
                r#"{ "files": [], "references": [{ "path": "./app.json" }, { "path": "../tsconfig.json" }] }"#,
            ),
            ("projects/app.json", r#"{ "compilerOptions": { "types": ["here"] }, "include": ["../src"] }"#),
        ]);
        assert_eq!(config.options.types, ["here"]);
        let read = ["tsconfig.json", "projects/tsconfig.json", "tsconfig.node.json", "projects/app.json"];
        let read = read.map(|path| directory.path().join(path));
        assert!(read.iter().all(|path| config.sources.contains(path)));
        assert_eq!(config.sources.last(), read.last());
        assert_eq!(problems, []);
    }

    #[test]
    fn of_all_projects_the_nearest_that_takes_in_the_tools_counts() {
        let types = |files: &[(&str, &str)]| {
            let (_directory, config, problems) = read(files);
            assert_eq!(problems, []);
            config.options.types.join(" ")
        };
        let root = |lists: &str, reference: &str| {
            format!(
                r#"{{ "compilerOptions": {{ "types": ["root"] }}, {lists} "references": [{{ "path": "{reference}" }}] }}"#
            )
        };
        let project = |lists: &str| format!(r#"{{ {lists} "compilerOptions": {{ "types": ["project"] }} }}"#);
        let own = r#""files": ["dawn.config.ts"],"#;
        for (root, at, project, expected) in [
            (root("", "./lib.json"), "lib.json", project(""), "root"),
            (root(own, "./lib.json"), "lib.json", project(""), "project"),
            (root("", "./src"), "src/tsconfig.json", project(""), "project"),
            (root("", "./src"), "src/tsconfig.json", project(r#""include": ["lib"],"#), "root"),
            (root("", "./src"), "src/tsconfig.json", project(r#""files": ["app/tools/a.ts"],"#), "project"),
            (root("", "./src"), "src/tsconfig.json", project(r#""files": ["b.ts"],"#), "root"),
            (root("", "./config"), "config/tsconfig.json", project(r#""include": ["../src"],"#), "root"),
        ] {
            assert_eq!(types(&[("tsconfig.json", &root), (at, &project)]), expected, "{root} {project}");
        }
        let behind = root(r#""files": [],"#, "./app");
        let files =
            [("tsconfig.json", &*root(own, "./src")), ("src/tsconfig.json", &*behind), ("src/app/tsconfig.json", "{}")];
        assert_eq!(types(&files), "");
    }

    #[test]
    fn a_package_may_name_its_configuration() {
        let (_directory, config, problems) = read(&[
            ("tsconfig.json", r#"{ "extends": "base" }"#),
            ("node_modules/base/package.json", r#"{ "tsconfig": "./node.json" }"#),
            ("node_modules/base/node.json", r#"{ "compilerOptions": { "module": "NodeNext" } }"#),
        ]);
        assert_eq!(problems, []);
        assert_eq!(config.options.module, ModuleKind::NodeNext);
    }

    #[test]
    fn what_is_wrong_is_said_and_the_rest_holds() {
        let (directory, config, problems) = read(&[
            (
                "tsconfig.json",
                r#"{ "extends": ["./a.json", "./none.json", "nowhere"], "compilerOptions": { "target": "es1999" } }"#,
            ),
            ("a.json", r#"{ "extends": "./tsconfig.json", "compilerOptions": { "strict": false } }"#),
        ]);
        let messages: Vec<_> = problems.iter().map(|problem| problem.message.as_str()).collect();
        assert_eq!(
            messages,
            [
                format!("`extends` leads back to {}", directory.path().join("tsconfig.json").display()).as_str(),
                "`extends`: there is no configuration `./none.json`",
                "`extends`: there is no configuration `nowhere`",
                "`compilerOptions.target` is \"es1999\", which is not a language version",
            ]
        );
        assert!(!config.options.strict_null_checks);
        let (_directory, _, problems) = read(&[("tsconfig.json", "{ \"compilerOptions\": ")]);
        assert_eq!(problems.len(), 1);
        assert!(problems[0].span.is_some());
    }
}
