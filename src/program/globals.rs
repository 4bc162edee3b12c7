//! The global scope of an app: which files declare what in it, which ambient modules there are, and who augments whom.
//!
//! The files are those of TypeScript's program, in its order. Packages among them are read only for where they lead and
//! for the names that they declare; one is parsed when somebody asks for such a name.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use indexmap::IndexMap;
use oxc_syntax::node::NodeId;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::ambient::Ambient;
use super::crawl::Crawl;
use super::library::LibrarySet;
use super::links::Read;
use super::module::Module;
use super::outline::Outline;
use super::problem::Problem;
use super::read::LoadError;
use super::resolve::{Resolution, is_relative, path_contains_node_modules};
use super::roots::Roots;
use super::usage::Usage;
use super::{Program, parallel};
use crate::base::{FileId, GENERATED_DIRECTORY, NodeRef};

/// A file that may declare something beyond itself. What it really declares is known once somebody asks for it.
pub(super) struct Source {
    file: FileId,
    links: Arc<Read>,
    /// The parsed file; `None` when it cannot be read.
    parsed: OnceLock<Option<Ambient>>,
}

impl Source {
    fn parsed<'p>(&self, program: &'p Program) -> Option<(&'p Module, &Ambient)> {
        let parsed = self.parsed.get_or_init(|| {
            let file = program.load(program.path(self.file)).ok()?;
            Some(Ambient::of(program.module(file)))
        });
        parsed.as_ref().map(|ambient| (program.module(self.file), ambient))
    }

    fn outline(&self) -> Option<&Outline> {
        self.links.as_ref().as_ref().ok()?.outline.as_ref()
    }
}

/// What is declared beyond single files. Lists follow the order in which TypeScript merges.
#[derive(Default)]
pub struct Globals {
    /// The libraries, with those that files refer to.
    libraries: LibrarySet,
    /// What could not be read on the way.
    pub problems: Vec<Problem>,
    /// The files of the program.
    pub files: FxHashSet<FileId>,
    /// The directories in which `tsconfig.json` looks for files, be they there or not.
    pub directories: Vec<PathBuf>,
    /// The files that stand for those of other copies of their packages, by these.
    pub stand_ins: FxHashMap<FileId, FileId>,
    /// Those of the files that may declare something beyond themselves, in program order.
    sources: Vec<Source>,
    /// Which of them to ask for a global name, and for the name in a `declare module` block.
    names: FxHashMap<String, Vec<usize>>,
    modules: FxHashMap<String, Vec<usize>>,
    /// The names in `declare module` blocks that may declare a module, rather than only add to one.
    declared_modules: FxHashSet<String>,
    namespaces: FxHashMap<String, usize>,
    answers: RwLock<FxHashMap<String, Vec<FileId>>>,
    /// Which of them to ask for what is added to a file.
    augmentations: OnceLock<IndexMap<FileId, Vec<usize>, FxBuildHasher>>,
}

impl Globals {
    /// Finds the files of the program, and parses those of the ambient ones of which only a parse can tell.
    pub fn find(program: &Program) -> Self {
        let mut globals = Self::default();
        let (libraries, unknown) = LibrarySet::of(program.options());
        globals.libraries = libraries;
        let unknown = unknown.iter().map(|name| format!("`lib`: there is no library `{name}`"));
        globals.problems.extend(unknown.map(|message| Problem::new(program.outermost_config(), message)));
        let roots = Roots::of(program);
        let crawl = Crawl::of(program, &roots.targets(program));
        globals.add_problems(program, &roots, &crawl);
        globals.problems.extend(roots.problems);
        globals.directories = roots.listed.directories;
        for file in crawl.order {
            let read = &crawl.links[&file];
            let Ok(links) = read.as_ref() else { continue };
            globals.files.insert(file);
            links.libraries.iter().for_each(|&library| globals.libraries.add(library));
            if links.may_be_ambient {
                globals.sources.push(Source { file, links: Arc::clone(read), parsed: OnceLock::new() });
            }
        }
        globals.stand_ins = crawl.stand_ins;
        let unknown: Vec<&Source> = globals.sources.iter().filter(|source| source.outline().is_none()).collect();
        parallel::map(&unknown, |source| source.parsed(program).is_some());
        globals.index(program);
        globals
    }

    /// Notes what the app's own files refer to and cannot have.
    fn add_problems(&mut self, program: &Program, roots: &Roots, crawl: &Crawl) {
        let error_of = |file: &FileId| crawl.links[file].as_ref().as_ref().err();
        // Nobody can miss a generated file before it has been generated.
        let is_to_come = |path: &Path, error: &LoadError| {
            matches!(error, LoadError::NotFound) && path.starts_with(program.app_root().join(GENERATED_DIRECTORY))
        };
        for path in &roots.listed.files {
            if let Some(error) = error_of(&program.number(path)).filter(|error| !is_to_come(path, error)) {
                self.problems.push(Problem::new(path, error.to_string()));
            }
        }
        for &file in &crawl.order {
            let from = program.path(file);
            let Ok(links) = crawl.links[&file].as_ref() else { continue };
            if path_contains_node_modules(from) {
                continue;
            }
            for target in links.targets.iter().filter(|target| !target.is_named) {
                let path = program.path(target.file);
                if let Some(error) = error_of(&target.file).filter(|error| !is_to_come(path, error)) {
                    let message = format!("`{}` is referred to, but {error}", path.display());
                    self.problems.push(Problem::new(from, message));
                }
            }
            let missing = links.missing.iter().map(|name| format!("there is no type package `{name}`"));
            self.problems.extend(missing.map(|message| Problem::new(from, message)));
        }
    }

    /// Whether all types mean under `self` what they mean under `other`, as long as no source says something else.
    pub fn mean_the_same_as(&self, other: &Self) -> bool {
        self.sources().eq(other.sources())
            && self.libraries == other.libraries
            && self.stand_ins == other.stand_ins
            && self.problems == other.problems
    }

    /// The files that may declare something beyond themselves, in program order.
    pub fn sources(&self) -> impl Iterator<Item = FileId> {
        self.sources.iter().map(|source| source.file)
    }

    fn index(&mut self, program: &Program) {
        for (index, source) in self.sources.iter().enumerate() {
            let outline = match source.outline() {
                Some(outline) => outline,
                None => {
                    &source.parsed(program).map_or_else(Outline::default, |(module, ambient)| ambient.outline(module))
                }
            };
            outline.globals.iter().for_each(|name| note(&mut self.names, name, index));
            self.declared_modules.extend(outline.modules.iter().cloned());
            let modules = outline.modules.iter().chain(&outline.augmentations);
            modules.for_each(|name| note(&mut self.modules, name, index));
            if let Some(name) = &outline.namespace {
                self.namespaces.entry(name.clone()).or_insert(index);
            }
        }
    }

    /// The files that declare `name` globally: first those that do at the top level of a script, then those that do in
    /// `declare global`, which TypeScript merges later.
    pub fn files(&self, program: &Program, name: &str) -> Vec<FileId> {
        if let Some(answer) = self.answers.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            return answer.clone();
        }
        let (mut scripts, mut blocks) = (Vec::new(), Vec::new());
        for library in self.libraries.declaring(name) {
            let files = if library.is_module() { &mut blocks } else { &mut scripts };
            files.push(program.load_library(library));
        }
        let candidates = self.names.get(name).map_or(&[][..], Vec::as_slice);
        for (module, ambient) in candidates.iter().filter_map(|&index| self.sources[index].parsed(program)) {
            if ambient.declares_in_script(module, name) {
                scripts.push(module.id());
            } else if ambient.declares_in_block(module, name) {
                blocks.push(module.id());
            }
        }
        let answer = [scripts, blocks].concat();
        self.answers.write().unwrap_or_else(PoisonError::into_inner).insert(name.to_string(), answer.clone());
        answer
    }

    /// The names that may be global, each once, in order.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.names.keys().map(String::as_str).collect();
        names.extend(self.libraries.names());
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The module that calls itself `name` by `export as namespace`.
    pub fn namespace(&self, program: &Program, name: &str) -> Option<FileId> {
        let (module, ambient) = self.sources[*self.namespaces.get(name)?].parsed(program)?;
        (ambient.namespace.as_deref() == Some(name)).then(|| module.id())
    }

    /// The blocks that declare the module `name`, then those that add to it.
    pub fn ambient_modules(&self, program: &Program, name: &str) -> Vec<NodeRef> {
        let is_declared = !is_relative(name) && self.declared_modules.contains(name);
        let Some(candidates) = self.modules.get(name).filter(|_| is_declared) else { return Vec::new() };
        let (mut declared, mut added) = (Vec::new(), Vec::new());
        for (module, ambient) in candidates.iter().filter_map(|&index| self.sources[index].parsed(program)) {
            declared.extend(blocks(module, &ambient.modules, name));
            added.extend(blocks(module, &ambient.augmentations, name));
        }
        if declared.is_empty() {
            return Vec::new();
        }
        declared.extend(added);
        declared
    }

    /// The blocks of the pattern with the longest prefix that matches `name`.
    /// TypeScript: findBestPatternMatch
    pub fn pattern_modules(&self, program: &Program, name: &str) -> Vec<NodeRef> {
        let matching = self.modules.keys().filter_map(|pattern| {
            let (prefix, suffix) = pattern.split_once('*').filter(|(_, suffix)| !suffix.contains('*'))?;
            let matches = name.strip_prefix(prefix).is_some_and(|rest| rest.ends_with(suffix));
            matches.then_some((pattern, prefix.len()))
        });
        // Of equally long prefixes the first in the program wins.
        let best = matching.min_by_key(|&(pattern, length)| (Reverse(length), &self.modules[pattern], pattern));
        let Some((pattern, _)) = best else { return Vec::new() };
        let parsed = self.modules[pattern].iter().filter_map(|&index| self.sources[index].parsed(program));
        parsed.flat_map(|(module, ambient)| blocks(module, &ambient.modules, pattern)).collect()
    }

    /// The blocks that add to the file `target`.
    pub fn augmentations(&self, program: &Program, target: FileId) -> Vec<NodeRef> {
        let by_target = self.augmentations_by_target(program);
        let candidates = by_target.get(&target).map_or(&[][..], Vec::as_slice);
        let parsed = candidates.iter().filter_map(|&index| self.sources[index].parsed(program));
        let leads_there = |(module, ambient): (&Module, &Ambient)| {
            let named = ambient.augmentations.iter();
            let named = named.filter(|(name, _)| self.augmented(program, module.id(), name) == Some(target));
            named.map(|&(_, node)| NodeRef { file: module.id(), node }).collect::<Vec<_>>()
        };
        parsed.flat_map(leads_there).collect()
    }

    /// The files that blocks add to, in the order of the first block of each.
    pub fn augmented_files(&self, program: &Program) -> Vec<FileId> {
        self.augmentations_by_target(program).keys().copied().collect()
    }

    fn augmentations_by_target(&self, program: &Program) -> &IndexMap<FileId, Vec<usize>, FxBuildHasher> {
        self.augmentations.get_or_init(|| self.find_augmentations(program))
    }

    fn find_augmentations(&self, program: &Program) -> IndexMap<FileId, Vec<usize>, FxBuildHasher> {
        let mut by_target: IndexMap<FileId, Vec<usize>, FxBuildHasher> = IndexMap::default();
        for (index, source) in self.sources.iter().enumerate() {
            let names = match source.outline() {
                Some(outline) => outline.augmentations.clone(),
                None => source
                    .parsed(program)
                    .map_or_else(Vec::new, |(module, ambient)| ambient.outline(module).augmentations),
            };
            for target in names.iter().filter_map(|name| self.augmented(program, source.file, name)) {
                let sources = by_target.entry(target).or_default();
                if sources.last() != Some(&index) {
                    sources.push(index);
                }
            }
        }
        by_target
    }

    /// The file that a block `declare module "name"` in `from` adds to.
    fn augmented(&self, program: &Program, from: FileId, name: &str) -> Option<FileId> {
        if !self.ambient_modules(program, name).is_empty() {
            return None;
        }
        match program.own_resolution_at(program.path(from), name, Usage::Static) {
            Resolution::Module(path) => {
                let file = program.number(&path);
                Some(self.stand_ins.get(&file).copied().unwrap_or(file))
            }
            Resolution::Untyped(_) | Resolution::Missing => None,
        }
    }
}

/// Adds a source to those that are asked for `name`.
fn note(table: &mut FxHashMap<String, Vec<usize>>, name: &str, source: usize) {
    let sources = table.entry(name.to_string()).or_default();
    if sources.last() != Some(&source) {
        sources.push(source);
    }
}

fn blocks<'a>(module: &Module, named: &'a [(String, NodeId)], name: &'a str) -> impl Iterator<Item = NodeRef> + 'a {
    let file = module.id();
    named.iter().filter(move |(candidate, _)| candidate == name).map(move |&(_, node)| NodeRef { file, node })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::program::test_app::program;

    fn names(program: &Program, files: &[FileId]) -> Vec<String> {
        let root = std::fs::canonicalize(program.app_root()).expect("the app is there");
        let shown = |file: &FileId| {
            let path = program.module(*file).path();
            let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
            path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/")
        };
        files.iter().map(shown).collect()
    }

    fn blocks(program: &Program, blocks: &[NodeRef]) -> Vec<String> {
        names(program, &blocks.iter().map(|block| block.file).collect::<Vec<_>>())
    }

    #[test]
    fn scripts_of_the_app_come_after_libraries_and_before_modules() {
        let (_directory, program) = program(&[
            ("tsconfig.json", r#"{ "compilerOptions": { "lib": ["es5"], "types": ["kit"] } }"#),
            ("src/a.ts", "export {}; declare global { interface Error { code: string } var fromModule: 1 }"),
            ("src/b.d.ts", "interface Error { kind: string } declare namespace Deep { interface Error {} }"),
            ("src/c.ts", "export interface Error {}"),
            ("node_modules/@types/kit/index.d.ts", "/// <reference path=\"./more.d.ts\" />\ninterface Error {}"),
            ("node_modules/@types/kit/more.d.ts", "interface Error {}"),
            ("node_modules/@types/other/index.d.ts", "interface Error {}"),
        ]);
        let expected = [
            "/@typescript/lib/lib.es5.d.ts",
            "src/b.d.ts",
            "node_modules/@types/kit/more.d.ts",
            "node_modules/@types/kit/index.d.ts",
            "src/a.ts",
        ];
        assert_eq!(names(&program, &program.global_files("Error")), expected);
        assert_eq!(names(&program, &program.global_files("fromModule")), ["src/a.ts"]);
        assert!(program.global_files("Map").is_empty());
        assert_eq!(program.problems(), []);
    }

    #[test]
    fn references_bring_libraries_and_packages() {
        let (_directory, program) = program(&[
            ("src/a.ts", "/// <reference types=\"kit\" />\n/// <reference lib=\"dom\" />\nexport {}"),
            ("node_modules/kit/package.json", r#"{ "types": "./t.d.ts" }"#),
            ("node_modules/kit/t.d.ts", "declare var kit: 1;"),
        ]);
        assert_eq!(names(&program, &program.global_files("kit")), ["node_modules/kit/t.d.ts"]);
        assert_eq!(program.global_files("HTMLElement").len(), 1);
    }

    #[test]
    fn ambient_modules_are_found_by_name_and_by_pattern() {
        let (_directory, program) = program(&[
            (
                "src/a.d.ts",
                "declare module 'lib' { export const a: 1; } declare module '*.css'; declare module '*!text';",
            ),
            ("src/b.ts", "export {}; declare module 'lib' { export const b: 1; }"),
            ("src/c.d.ts", "declare module 'lib' { export const c: 1; } declare module 'theme/*.css';"),
        ]);
        assert_eq!(blocks(&program, &program.ambient_modules("lib")), ["src/a.d.ts", "src/c.d.ts", "src/b.ts"]);
        assert_eq!(blocks(&program, &program.pattern_modules("./x.css")), ["src/a.d.ts"]);
        assert_eq!(blocks(&program, &program.pattern_modules("theme/x.css")), ["src/c.d.ts"]);
        assert!(program.ambient_modules("./x.css").is_empty() && program.pattern_modules("lib").is_empty());
    }

    #[test]
    fn augmentations_reach_their_file() {
        let (_directory, program) = program(&[
            ("src/a.ts", "export interface A {}"),
            ("src/b.ts", "export {}; declare module './a' { interface A { b: 1 } }"),
            ("src/c.ts", "export {}; declare module './a.js' { interface A { c: 1 } } declare module 'kit' {}"),
            ("node_modules/kit/index.d.ts", "export {}"),
            ("node_modules/kit/package.json", "{}"),
        ]);
        let a = program.load(Path::new("src/a.ts")).expect("a file");
        assert_eq!(blocks(&program, &program.augmentations(a)), ["src/b.ts", "src/c.ts"]);
        let kit = program.resolve(a, "kit", Usage::Static).expect("a package");
        assert_eq!(blocks(&program, &program.augmentations(kit)), ["src/c.ts"]);
    }

    #[test]
    fn all_type_packages_and_global_names_of_modules() {
        let (_directory, program) = program(&[
            ("tsconfig.json", r#"{ "compilerOptions": { "types": ["*"], "noLib": true } }"#),
            (
                "node_modules/@types/react/index.d.ts",
                "export = React; export as namespace React; declare namespace React {}",
            ),
            ("node_modules/@types/stub/package.json", r#"{ "typings": null }"#),
            ("node_modules/@types/stub/index.d.ts", "declare var stub: 1;"),
        ]);
        let react = program.global_namespace("React").expect("a global name");
        assert_eq!(names(&program, &[react]), ["node_modules/@types/react/index.d.ts"]);
        assert!(program.global_files("stub").is_empty() && program.global_files("Array").is_empty());
    }

    #[test]
    fn what_is_missing_is_said() {
        let (directory, program) = program(&[
            (
                "tsconfig.json",
                r#"{ "compilerOptions": { "types": ["none"], "lib": ["es2022", "es1"] }, "files": ["a.ts", "b.ts"] }"#,
            ),
            ("a.ts", "/// <reference path=\"./c.d.ts\" />\n/// <reference types=\"nothing\" />\nexport {}"),
        ]);
        let messages: Vec<_> = program.problems().into_iter().map(|problem| problem.message).collect();
        let c = directory.path().join("c.d.ts");
        assert_eq!(
            messages,
            [
                format!("`{}` is referred to, but the file does not exist", c.display()).as_str(),
                "there is no type package `nothing`",
                "the file does not exist",
                "`lib`: there is no library `es1`",
                "`types`: there is no type package `none`",
            ]
        );
    }
}
