//! Directories of files that last as long as a test.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// A directory of files, removed when it is dropped.
pub struct Temporary {
    directory: TempDir,
}

impl Temporary {
    /// Makes a directory with `files`, given as paths and texts.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let temporary = Self { directory: tempfile::tempdir().expect("a temporary directory") };
        for (path, text) in files {
            temporary.write(path, text);
        }
        temporary
    }

    /// Makes the directory of a Dawn app: `files` beside an empty configuration.
    pub fn app(files: &[(&str, &str)]) -> Self {
        let temporary = Self::new(&[("package.json", "{}"), ("dawn.config.ts", "export default {}")]);
        for (path, text) in files {
            temporary.write(path, text);
        }
        temporary
    }

    /// The directory, without symbolic links.
    pub fn path(&self) -> PathBuf {
        self.directory.path().canonicalize().expect("it is there")
    }

    /// A path in the directory.
    pub fn join(&self, path: impl AsRef<Path>) -> PathBuf {
        self.path().join(path)
    }

    /// Writes a file, with the directories that it needs.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.join(path);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
        fs::write(path, text).expect("a file");
    }

    /// The text of a file; `None` where there is none.
    pub fn read(&self, path: &str) -> Option<String> {
        fs::read_to_string(self.join(path)).ok()
    }

    /// Removes a file or a directory.
    pub fn remove(&self, path: &str) {
        let path = self.join(path);
        if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }.expect("it was there");
    }
}
