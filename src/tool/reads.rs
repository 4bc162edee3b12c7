//! Which files of the app a tool's types may come from.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::base::FileId;
use crate::checker::Checker;
use crate::program::Resolution;

/// The file `file` and the files of the app that it imports, directly or not, as far as anybody has read them or found
/// that they cannot be read.
///
/// Nothing that nobody asked for can matter. What is global in the app without being imported is not among them.
pub fn files_read(checker: &Checker<'_>, file: FileId) -> Vec<FileId> {
    let program = checker.program();
    let mut files = IndexSet::with_hasher(FxBuildHasher);
    files.insert(file);
    let mut next = 0;
    while let Some(&importer) = files.get_index(next) {
        next += 1;
        let Some(module) = program.readable(importer) else { continue };
        for (specifier, usage) in module.specifiers() {
            let Resolution::Module(path) = program.resolution(importer, specifier, *usage) else { continue };
            let Some(imported) = program.asked_for(&path) else { continue };
            let is_of_app = program.readable(imported).is_none() || checker.is_app_file(imported);
            if is_of_app {
                files.insert(imported);
            }
        }
    }
    files.into_iter().collect()
}
