//! Floor 2: files become modules, on demand.
//!
//! A [`Program`] only grows: what it has handed out stays valid and unchanged as long as somebody holds it. Whoever has it
//! alone may tell it what has changed on the disk, see [`Program::refresh`].

mod ambient;
mod bindings;
mod bytes;
mod copies;
mod crawl;
mod defaults;
mod docs;
mod format;
mod glance;
mod globals;
mod imports;
mod include;
mod json;
mod library;
mod library_docs;
mod links;
mod module;
mod naming;
mod options;
mod outline;
mod parallel;
mod paths;
mod problem;
mod read;
mod refresh;
mod resolve;
mod roots;
mod specifiers;
mod stamp;
mod store;
#[cfg(test)]
mod test_app;
mod tsconfig;
mod usage;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

pub use docs::Attachment;
pub use module::{FileKind, Module, SyntaxError};
pub use options::{CompilerOptions, ModuleDetection, ModuleKind, ModuleResolution, ScriptTarget};
pub use paths::{canonical, normalize};
pub use problem::Problem;
pub use read::{LoadError, MAX_FILE_BYTES, read_text};
pub use refresh::Stale;
pub use resolve::{Resolution, ResolutionMode, is_relative};
pub use specifiers::MODES;
pub use usage::{Usage, module_specifier};

use crate::base::{FileId, NodeRef, Span};
use globals::Globals;
use include::FileSpecs;
use library::{LibraryIndex, LibrarySet};
use links::KnownLinks;
use refresh::Trace;
use resolve::{Disk, Resolver, declares_other_extension, path_contains_node_modules};
use stamp::Stamp;
use store::Store;
use tsconfig::Config;

/// Which app a program is about.
#[derive(Clone, Debug)]
pub struct ProgramOptions {
    /// The directory of the app's `package.json`, absolute.
    pub app_root: PathBuf,
    /// The configuration file; `None` means `tsconfig.json` in the app root, if there is one.
    pub tsconfig: Option<PathBuf>,
}

/// The files of one app, with those of its packages and of TypeScript's libraries, as far as somebody has asked.
///
/// Numbers of files follow the order of asking, which may differ between runs: sort by path where order can be seen.
pub struct Program {
    app_root: PathBuf,
    config: Config,
    config_problems: Vec<Problem>,
    /// The configuration files as they were read, and the one that would be read if it were there.
    config_stamps: Vec<(PathBuf, Stamp)>,
    resolver: Resolver,
    store: Store,
    globals: OnceLock<Globals>,
    links: KnownLinks,
    trace: Trace,
}

impl Program {
    /// Opens the app: its `tsconfig.json` is read, no source file is.
    pub fn open(options: ProgramOptions) -> Self {
        let ProgramOptions { app_root, tsconfig } = options;
        let app_root = normalize(&app_root);
        let disk = Disk::default();
        let mut config_problems = Vec::new();
        let version = library::typescript_version();
        let main = app_root.join(tsconfig.as_deref().unwrap_or(Path::new("tsconfig.json")));
        let main_stamp = Stamp::of(&main);
        let config = Config::read(&disk, version, &app_root, tsconfig.as_deref(), &mut config_problems);
        let mut config_stamps = vec![(normalize(&main), main_stamp)];
        let bases = config.sources.iter().filter(|path| **path != config_stamps[0].0);
        let bases: Vec<_> = bases.map(|path| (path.clone(), Stamp::of(path))).collect();
        config_stamps.extend(bases);
        let resolver = Resolver::new(disk, &config.options, version);
        Self {
            app_root,
            config,
            config_problems,
            config_stamps,
            resolver,
            store: Store::new(),
            globals: OnceLock::new(),
            links: KnownLinks::default(),
            trace: Trace::default(),
        }
    }

    /// The app's directory.
    pub fn app_root(&self) -> &Path {
        &self.app_root
    }

    /// The compiler options in effect.
    pub fn options(&self) -> &CompilerOptions {
        &self.config.options
    }

    /// The configuration files in effect, bases first; empty when the app has none.
    pub fn config_files(&self) -> &[PathBuf] {
        &self.config.sources
    }

    /// The outermost configuration file, or the app root where there is none: where a problem of the options is told.
    fn outermost_config(&self) -> &Path {
        self.config_files().last().map_or(self.app_root(), PathBuf::as_path)
    }

    /// Where the outermost configuration file says which files it takes in, with its text; `None` where it does not.
    pub fn place_of_include(&self) -> Option<(String, Span)> {
        let text = read_text(self.config_files().last()?).ok()?;
        let place = ["include", "files"].into_iter().find_map(|key| json::place_of(&text, key))?;
        Some((text, place))
    }

    /// What is wrong with the app's configuration, with the directories and files that it takes in, and with the type
    /// packages that it names; sorted.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = [&self.config_problems[..], &self.globals().problems].concat();
        problems.sort();
        problems.dedup();
        problems
    }

    /// Whether the file at `path`, be it there or not, is part of the program for TypeScript even when nobody imports it:
    /// `tsconfig.json` takes it in, or a file that is part of it refers to it.
    pub fn takes_in(&self, path: &Path) -> bool {
        let path = normalize(&self.app_root.join(path));
        FileSpecs::of(&self.config).take_in(&path) || self.globals().files.contains(&self.number(&path))
    }

    /// Reads, parses and binds the file at `path`, once. A relative path starts at the app root.
    pub fn load(&self, path: &Path) -> Result<FileId, LoadError> {
        if let Some(library) = LibraryIndex::by_path(path) {
            return Ok(self.load_library(library));
        }
        let id = self.number(path);
        self.trace.note(id);
        self.store.load(id, |path, text| Module::parse(id, path, text, self.options().module_detection))?;
        Ok(id)
    }

    /// The number of the file at `path`, where somebody has tried to load it already. Reads nothing.
    pub fn asked_for(&self, path: &Path) -> Option<FileId> {
        self.store.known(path).filter(|&id| self.store.is_tried(id))
    }

    /// The module with the number `id`, where it has been loaded and could be.
    pub fn readable(&self, id: FileId) -> Option<&Module> {
        self.store.loaded(id)
    }

    /// The path of the file with the number `id`.
    pub fn path(&self, id: FileId) -> &Path {
        self.store.path(id)
    }

    /// The module with the number `id`, which [`Self::load`] or [`Self::resolve`] gave out.
    ///
    /// # Panics
    /// When `id` comes from another program.
    pub fn module(&self, id: FileId) -> &Module {
        self.store.loaded(id).expect("numbers are given out for loaded modules only")
    }

    /// The file that a reference to `specifier` in `from` means. `None` when there is none, when it has no types, or when
    /// it cannot be read; [`Self::resolution`] tells which.
    pub fn resolve(&self, from: FileId, specifier: &str, usage: Usage) -> Option<FileId> {
        match self.resolution(from, specifier, usage) {
            Resolution::Module(path) => self.load(&path).ok(),
            Resolution::Untyped(_) | Resolution::Missing => None,
        }
    }

    /// The version of a file that does not parse, where [`Self::module`] is an older one that does.
    pub fn broken(&self, id: FileId) -> Option<&Module> {
        self.store.broken(id)
    }

    /// Where a reference to `specifier` in `from` leads, without reading what is there.
    pub fn resolution(&self, from: FileId, specifier: &str, usage: Usage) -> Resolution {
        self.resolution_at(self.module(from).path(), specifier, usage)
    }

    fn resolution_at(&self, from: &Path, specifier: &str, usage: Usage) -> Resolution {
        match self.own_resolution_at(from, specifier, usage) {
            Resolution::Module(path) => Resolution::Module(self.stand_in(path)),
            found => found,
        }
    }

    /// The file that TypeScript takes for the one at `path`: the same, or that of the copy of the package it met first.
    fn stand_in(&self, path: PathBuf) -> PathBuf {
        if !path_contains_node_modules(&path) || self.globals().stand_ins.is_empty() {
            return path;
        }
        self.globals().stand_ins.get(&self.number(&path)).map_or(path, |&file| self.path(file).to_path_buf())
    }

    /// As [`Self::resolution_at`], to the copy of a package that is installed for the file at `from`.
    fn own_resolution_at(&self, from: &Path, specifier: &str, usage: Usage) -> Resolution {
        let directory = from.parent().unwrap_or(&self.app_root);
        let mode = format::mode_for_usage(self.options(), self.resolver.disk(), from, usage);
        match self.resolver.resolve(self.options(), directory, specifier, mode) {
            // TypeScript: needAllowArbitraryExtensions
            Resolution::Module(path)
                if declares_other_extension(&path)
                    && !self.options().allow_arbitrary_extensions
                    && FileKind::of(from) != FileKind::Declaration =>
            {
                Resolution::Missing
            }
            found => found,
        }
    }

    /// The module system that a reference in `file` is compiled to; `None` where neither is meant.
    pub fn emit_syntax(&self, file: FileId, usage: Usage) -> Option<ResolutionMode> {
        format::emit_syntax(self.options(), self.resolver.disk(), self.path(file), usage)
    }

    /// The module system that Node takes `file` for, as far as the options let that count.
    pub fn emit_format(&self, file: FileId) -> Option<ResolutionMode> {
        format::emit_format(self.options(), self.resolver.disk(), self.path(file))
    }

    /// The files whose global scope (a script's top level, or `declare global`) declares `name`, in TypeScript's order of
    /// merging: libraries, then scripts, then `declare global` blocks.
    pub fn global_files(&self, name: &str) -> Vec<FileId> {
        self.globals().files(self, name)
    }

    /// The names for which [`Self::global_files`] may give files, in order.
    pub fn global_names(&self) -> Vec<&str> {
        self.globals().names()
    }

    /// The module that is global under `name` because it says `export as namespace`; behind every other global.
    pub fn global_namespace(&self, name: &str) -> Option<FileId> {
        self.globals().namespace(self, name)
    }

    /// The `declare module "name" { … }` blocks of a module without a file of its own, with those that add to it.
    /// TypeScript asks for them before it looks for a file.
    pub fn ambient_modules(&self, name: &str) -> Vec<NodeRef> {
        self.globals().ambient_modules(self, name)
    }

    /// The `declare module "*.css"` blocks whose pattern matches `name` best. TypeScript asks for them after it has found
    /// no file.
    pub fn pattern_modules(&self, name: &str) -> Vec<NodeRef> {
        self.globals().pattern_modules(self, name)
    }

    /// The `declare module "…" { … }` blocks that add to the file `target`, in the order of TypeScript's files.
    pub fn augmentations(&self, target: FileId) -> Vec<NodeRef> {
        self.globals().augmentations(self, target)
    }

    /// The files that such blocks add to.
    pub fn augmented_files(&self) -> Vec<FileId> {
        self.globals().augmented_files(self)
    }

    fn globals(&self) -> &Globals {
        self.globals.get_or_init(|| Globals::find(self))
    }

    fn number(&self, path: &Path) -> FileId {
        self.store.number(&normalize(&self.app_root.join(path)))
    }

    /// Has ready what each file asks for first: where the whole program leads, and beside that, on another thread, the
    /// libraries that declare arrays. To be called before tools are analysed: who waits here would be given one of them.
    pub fn prepare(&self) {
        let (libraries, _) = LibrarySet::of(self.options());
        let parse = || libraries.declaring("Array").for_each(|library| _ = self.load_library(library));
        rayon::join(|| _ = self.globals(), parse);
    }

    fn load_library(&self, library: LibraryIndex) -> FileId {
        let id = self.store.number(&library.path());
        self.store.insert(id, || Module::parse_library(id, library));
        id
    }
}

#[cfg(test)]
mod tests {
    use super::test_app::program as app;
    use super::*;

    #[test]
    fn threads_share_a_program() {
        fn is_shared<T: Send + Sync>() {}
        is_shared::<Program>();
    }

    #[test]
    fn a_file_has_one_module_whatever_its_spelling() {
        let (_directory, program) = app(&[("src/a.ts", "\u{feff}export const a = 1;\r\n")]);
        let id = program.load(Path::new("src/a.ts"));
        assert_eq!(program.load(Path::new("./src/../src/a.ts")), id);
        let module = program.module(id.expect("the file is there"));
        assert_eq!(module.text(), "export const a = 1;\r\n");
        assert_eq!(module.ast().body.len(), 1);
    }

    #[test]
    fn what_cannot_be_read_is_an_error_not_a_module() {
        let (directory, program) = app(&[]);
        std::fs::write(directory.path().join("b.ts"), b"const a = '\xFF'").expect("a file");
        assert_eq!(program.load(Path::new("a.ts")), Err(LoadError::NotFound));
        assert_eq!(program.load(Path::new("b.ts")), Err(LoadError::NotUtf8 { offset: 11 }));
    }

    #[test]
    fn a_given_text_stands_in_place_of_what_the_file_says() {
        let (_directory, mut program) = app(&[("a.ts", "export const a = 1")]);
        let (known, new, deep) = (Path::new("a.ts"), Path::new("new.ts"), Path::new("deep.ts"));
        program.load(known).expect("it is there");
        program.set_text(known, Some("\u{feff}export const b = 2"));
        let id = program.load(Path::new("./a.ts")).expect("it parses");
        assert_eq!(program.module(id).text(), "export const b = 2");
        program.set_text(known, None);
        assert_eq!(program.load(known), Ok(id));
        assert_eq!(program.module(id).text(), "export const a = 1");
        program.set_text(new, Some("export {}"));
        let unsaved = program.load(new).expect("it needs no file");
        assert_eq!(program.module(unsaved).text(), "export {}");
        program.set_text(deep, Some(&"(".repeat(3_000)));
        assert_eq!(program.load(deep), Err(LoadError::TooDeep));
    }

    #[test]
    fn a_library_is_loaded_when_a_name_in_it_is_asked_for() {
        let (_directory, program) = app(&[]);
        let files = program.global_files("PropertyKey");
        let [file] = files[..] else { panic!("one file") };
        assert_eq!(program.module(file).path(), Path::new("/@typescript/lib/lib.es5.d.ts"));
        assert!(program.module(file).is_library());
        assert_eq!(program.load(Path::new("/@typescript/lib/lib.es5.d.ts")), Ok(file));
        assert!(program.global_files("no such name").is_empty());
    }
}
