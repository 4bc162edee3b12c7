//! Floor 2: files become modules, on demand.
//!
//! A [`Program`] only grows: what it has handed out stays valid and unchanged as long as it lives.

mod ambient;
mod library;
mod module;
mod options;
mod paths;
mod read;
mod store;

use std::path::{Path, PathBuf};

pub use module::{FileKind, Module, SyntaxError};
pub use options::{CompilerOptions, ModuleDetection, ModuleKind, ModuleResolution, ScriptTarget};
pub use paths::normalize;
pub use read::{LoadError, MAX_FILE_BYTES, read_text};

use crate::base::FileId;
use library::{LibraryIndex, LibrarySet};
use store::Store;

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
    options: CompilerOptions,
    libraries: LibrarySet,
    store: Store,
}

impl Program {
    /// Opens the app. No source file is read.
    pub fn open(options: ProgramOptions) -> Self {
        let app_root = normalize(&options.app_root);
        let compiler_options = CompilerOptions::without_config(&app_root);
        let (libraries, _) = LibrarySet::of(&compiler_options);
        Self { app_root, options: compiler_options, libraries, store: Store::new() }
    }

    /// The app's directory.
    pub fn app_root(&self) -> &Path {
        &self.app_root
    }

    /// The compiler options in effect.
    pub fn options(&self) -> &CompilerOptions {
        &self.options
    }

    /// Reads, parses and binds the file at `path`, once. A relative path starts at the app root.
    pub fn load(&self, path: &Path) -> Result<FileId, LoadError> {
        if let Some(library) = LibraryIndex::by_path(path) {
            return Ok(self.load_library(library));
        }
        let id = self.store.number(&normalize(&self.app_root.join(path)));
        self.store.load(id, |path| {
            let text = read_text(path)?;
            Ok(Module::parse(id, path, text, self.options.module_detection))
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
    use super::*;

    fn app(files: &[(&str, &str)]) -> (tempfile::TempDir, Program) {
        let directory = tempfile::tempdir().expect("a temporary directory");
        for (path, text) in files {
            let path = directory.path().join(path);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
            std::fs::write(path, text).expect("a file");
        }
        let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
        (directory, program)
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
