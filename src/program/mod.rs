//! Floor 2: files become modules, on demand.
//!
//! A [`Program`] only grows: what it has handed out stays valid and unchanged as long as it lives.

mod ambient;
mod format;
mod json;
mod library;
mod module;
mod options;
mod paths;
mod problem;
mod read;
mod resolve;
mod store;
#[cfg(test)]
mod test_app;
mod tsconfig;

use std::path::{Path, PathBuf};

pub use module::{FileKind, Module, SyntaxError};
pub use options::{CompilerOptions, ModuleDetection, ModuleKind, ModuleResolution, ScriptTarget};
pub use paths::normalize;
pub use problem::Problem;
pub use read::{LoadError, MAX_FILE_BYTES, read_text};
pub use resolve::{Resolution, ResolutionMode, is_relative};

use crate::base::FileId;
use library::{LibraryIndex, LibrarySet};
use resolve::{Disk, Resolver};
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
    problems: Vec<Problem>,
    libraries: LibrarySet,
    resolver: Resolver,
    store: Store,
}

impl Program {
    /// Opens the app. No source file is read.
    pub fn open(options: ProgramOptions) -> Self {
        let app_root = normalize(&options.app_root);
        let disk = Disk::default();
        let mut problems = Vec::new();
        let version = library::typescript_version();
        let config = Config::read(&disk, version, &app_root, options.tsconfig.as_deref(), &mut problems);
        let (libraries, unknown) = LibrarySet::of(&config.options);
        let file = config.sources.last().unwrap_or(&app_root);
        problems.extend(unknown.iter().map(|name| Problem::new(file, format!("`lib`: there is no library `{name}`"))));
        let resolver = Resolver::new(disk, &config.options, version);
        Self { app_root, config, problems, libraries, resolver, store: Store::new() }
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

    /// What is wrong with the app's configuration.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Reads, parses and binds the file at `path`, once. A relative path starts at the app root.
    pub fn load(&self, path: &Path) -> Result<FileId, LoadError> {
        if let Some(library) = LibraryIndex::by_path(path) {
            return Ok(self.load_library(library));
        }
        let id = self.store.number(&normalize(&self.app_root.join(path)));
        self.store.load(id, |path| {
            let text = read_text(path)?;
            Ok(Module::parse(id, path, text, self.options().module_detection))
        })?;
        Ok(id)
    }

    fn load_library(&self, library: LibraryIndex) -> FileId {
        let id = self.store.number(&library.path());
        self.store
            .load(id, |path| Ok(Module::parse_library(id, path, library.text())))
            .expect("a library is in memory and cannot fail to load");
        id
    }

    /// The file that an import of `specifier` in `from` means. `None` when there is none, when it has no types, or when it
    /// cannot be read; [`Self::resolution`] tells which.
    ///
    /// `mode` is what the syntax of the import asks for: `Require` for `import x = require()`, the attribute
    /// `resolution-mode` where it stands, and `None` for everything else.
    pub fn resolve(&self, from: FileId, specifier: &str, mode: Option<ResolutionMode>) -> Option<FileId> {
        match self.resolution(from, specifier, mode) {
            Resolution::Module(path) => self.load(&path).ok(),
            Resolution::Untyped(_) | Resolution::Missing => None,
        }
    }

    /// Where an import of `specifier` in `from` leads, without reading what is there.
    pub fn resolution(&self, from: FileId, specifier: &str, mode: Option<ResolutionMode>) -> Resolution {
        let module = self.module(from);
        let directory = module.path().parent().unwrap_or(&self.app_root);
        let mode = mode.or_else(|| format::default_mode(self.options(), self.resolver.disk(), module.path()));
        self.resolver.resolve(self.options(), directory, specifier, mode)
    }

    /// The files whose global scope declares `name`, in TypeScript's order of merging.
    pub fn global_files(&self, name: &str) -> Vec<FileId> {
        self.libraries.declaring(name).map(|library| self.load_library(library)).collect()
    }

    /// The module with the number `id`, which [`Self::load`] or [`Self::resolve`] gave out.
    ///
    /// # Panics
    /// When `id` comes from another program.
    pub fn module(&self, id: FileId) -> &Module {
        self.store.loaded(id).expect("numbers are given out for loaded modules only")
    }
}

#[cfg(test)]
mod tests {
    use super::test_app::program as app;
    use super::*;

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
