//! A program after files have changed: what it knew of them is forgotten, and what else that makes doubtful is told.
//!
//! Nothing is read here that the next question would not read as well, but for what tells whether a file concerns others
//! that do not import it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashSet;

use super::links::Read;
use super::paths::normalize;
use super::resolve::path_contains_node_modules;
use super::{Program, parallel};
use crate::base::{FileId, GENERATED_DIRECTORY};

/// What may be another after files have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stale {
    /// Files that may say something else, or that came or went.
    pub files: FxHashSet<FileId>,
    /// Directories in which an import may lead elsewhere.
    pub directories: FxHashSet<PathBuf>,
    /// Whether files or directories came or went.
    pub existence: bool,
    /// Whether any type may be another.
    pub everything: bool,
}

impl Program {
    /// Forgets what is known of the files at `paths`, and of what lies below those of them that are directories.
    ///
    /// Gives nothing where the program itself is to be opened anew: its configuration or a package may be another.
    pub fn refresh(&mut self, paths: &[PathBuf]) -> Option<Stale> {
        let paths: Vec<_> = paths.iter().map(|path| normalize(&self.app_root.join(path))).collect();
        if paths.iter().any(|path| self.decides_on_all(path)) {
            return None;
        }
        let mut stale = Stale::default();
        for path in &paths {
            let known = self.store.known(path).filter(|&id| self.store.is_seen(id));
            stale.files.extend(known);
            // A file that is there now and was there before can only say something else.
            if known.is_none_or(|id| !self.store.was_there(id)) || !path.is_file() {
                stale.existence = true;
                stale.files.extend(self.store.seen().filter(|(_, seen)| seen.starts_with(path)).map(|(id, _)| id));
            }
        }
        // A configuration file that could not be found or read is none of the known ones.
        if stale.existence && !self.config_problems.is_empty() {
            return None;
        }
        if stale.existence {
            stale.directories = self.resolver.refresh(&self.config.options);
        }
        stale.everything = self.forget(&stale);
        Some(stale)
    }

    /// Does `work` as if the file at `path` said `text`.
    pub fn with_text<R>(&mut self, path: &Path, text: &str, work: impl FnOnce(&Self) -> R) -> R {
        self.set_text(path, Some(text));
        let result = work(self);
        self.set_text(path, None);
        result
    }

    /// Has the file at `path` say `text`; without one, what it says on the disk.
    pub(super) fn set_text(&mut self, path: &Path, text: Option<&str>) {
        let id = self.number(path);
        let old = self.links.forget(id);
        self.store.forget(id);
        if let Some(text) = text {
            self.store.give(id, text);
        }
        if self.globals.get().is_some_and(|globals| globals.files.contains(&id))
            && self.leads_elsewhere(id, old.as_ref())
        {
            self.globals.take();
        }
    }

    /// Compares all that was read with what is on the disk. As [`Self::refresh`] with the files that differ, and as if
    /// files had come or gone.
    pub fn refresh_from_disk(&mut self) -> Option<Stale> {
        if self.is_configured_otherwise() || self.resolver.disk().has_other_packages() {
            return None;
        }
        let seen: Vec<_> = self.store.seen().map(|(id, _)| id).collect();
        let doubts = parallel::map(&seen, |&id| self.store.is_outdated(id));
        let doubtful = seen.into_iter().zip(doubts).filter(|(_, is_doubtful)| *is_doubtful);
        let outdated: Vec<_> = doubtful.map(|(id, _)| id).filter(|&id| !self.store.renew(id)).collect();
        let mut paths: Vec<_> = outdated.into_iter().map(|id| self.store.path(id).to_path_buf()).collect();
        // A path that nobody knows: something came or went.
        paths.push(self.app_root.join(GENERATED_DIRECTORY));
        self.refresh(&paths)
    }

    /// Whether the configuration may say something else by now than when it was read.
    pub fn is_configured_otherwise(&self) -> bool {
        self.config_stamps.iter().any(|(path, stamp)| stamp.is_outdated(path))
    }

    /// Whether a file may say something else by now than when it was read.
    pub fn is_outdated(&self, file: FileId) -> bool {
        self.store.is_outdated(file)
    }

    /// Whether the meaning of all files hangs on the file at `path`.
    fn decides_on_all(&self, path: &Path) -> bool {
        let is_package = path.file_name() == Some(OsStr::new("package.json"));
        is_package || path_contains_node_modules(path) || self.config_stamps.iter().any(|(file, _)| file == path)
    }

    /// Forgets what is known of stale files. Whether that may concern files that do not import them.
    fn forget(&mut self, stale: &Stale) -> bool {
        let files: Vec<_> = stale.files.iter().map(|&file| (file, self.links.forget(file))).collect();
        for &(file, _) in &files {
            self.store.forget(file);
        }
        let store = &self.store;
        let is_in = |file| store.path(file).parent().is_some_and(|directory| stale.directories.contains(directory));
        let leads_elsewhere = |file| !stale.directories.is_empty() && is_in(file);
        self.links.forget_where(leads_elsewhere);
        let Some(old) = self.globals.take() else { return false };
        if old.sources().any(|file| stale.files.contains(&file) || leads_elsewhere(file)) {
            return true;
        }
        let differs = |(file, links): &(FileId, Option<Arc<Read>>)| {
            old.files.contains(file) && self.leads_elsewhere(*file, links.as_ref())
        };
        if !stale.existence && !files.iter().any(differs) {
            self.globals.get_or_init(|| old);
            return false;
        }
        !self.globals().mean_the_same_as(&old)
    }

    /// Whether `file` brings other files into the program, or declares something else for others, than it did by `old`.
    fn leads_elsewhere(&self, file: FileId, old: Option<&Arc<Read>>) -> bool {
        let new = self.links.of(self, &[file]).pop();
        let is_ambient = |read: &Read| read.as_ref().is_ok_and(|links| links.may_be_ambient);
        new.as_ref() != old || new.is_some_and(|read| is_ambient(&read))
    }

    /// Does `work`, and tells which files were asked for meanwhile, be they there or not.
    pub fn traced<R>(&self, work: impl FnOnce() -> R) -> (R, FxHashSet<FileId>) {
        self.trace.is_on.store(true, Ordering::Relaxed);
        let result = work();
        self.trace.is_on.store(false, Ordering::Relaxed);
        let files = std::mem::take(&mut *self.trace.files.lock().unwrap_or_else(PoisonError::into_inner));
        (result, files)
    }

    /// The files that results came from, or would if they were there, with those that `tsconfig.json` takes in (any may begin
    /// to declare something beyond itself) and the configuration; by path. Those of packages and libraries are left out.
    pub fn watched_files(&self) -> Vec<PathBuf> {
        let is_read =
            |id: FileId| self.store.is_tried(id) && self.store.loaded(id).is_none_or(|file| !file.is_library());
        let read = self.store.seen().filter(|&(id, _)| is_read(id) || self.globals().files.contains(&id));
        let disk = self.resolver.disk();
        let all = read.map(|(_, path)| path.to_path_buf()).chain(disk.package_files()).chain(disk.absent());
        let mut files: Vec<_> = all.filter(|path| !path_contains_node_modules(path)).collect();
        files.extend(self.config_stamps.iter().map(|(path, _)| path.clone()));
        files.sort();
        files.dedup();
        files
    }

    /// The directories in which a source that comes is taken in by `tsconfig.json`, be they there or not; by path.
    pub fn watched_directories(&self) -> Vec<PathBuf> {
        let generated = self.app_root.join(GENERATED_DIRECTORY);
        let is_of_app = |path: &&PathBuf| !path_contains_node_modules(path) && !path.starts_with(&generated);
        let mut directories: Vec<_> = self.globals().directories.iter().filter(is_of_app).cloned().collect();
        directories.sort();
        directories
    }
}

/// Notes which files are asked for, while that is wanted.
#[derive(Default)]
pub struct Trace {
    is_on: AtomicBool,
    files: Mutex<FxHashSet<FileId>>,
}

impl Trace {
    /// Notes a file.
    pub fn note(&self, file: FileId) {
        if self.is_on.load(Ordering::Relaxed) {
            self.files.lock().unwrap_or_else(PoisonError::into_inner).insert(file);
        }
    }
}
