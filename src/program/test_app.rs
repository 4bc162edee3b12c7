//! Apps in temporary directories, for the tests of this floor.

use tempfile::TempDir;

use super::{Program, ProgramOptions};

/// A directory with `files`, given as paths and texts.
pub fn app(files: &[(&str, &str)]) -> TempDir {
    let directory = tempfile::tempdir().expect("a temporary directory");
    for (path, text) in files {
        let path = directory.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
        std::fs::write(path, text).expect("a file");
    }
    directory
}

/// The program of an app with `files`. The directory lives as long as the first part of the pair.
pub fn program(files: &[(&str, &str)]) -> (TempDir, Program) {
    let directory = app(files);
    let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
    (directory, program)
}
