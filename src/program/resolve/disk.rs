//! What the resolver knows of the disk, asked once: which paths are files or directories, and what packages say.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rustc_hash::FxHashMap;
use serde_json::Value;

use crate::program::json;
use crate::program::parallel;
use crate::program::paths::canonical;
use crate::program::read::read_text;
use crate::program::stamp::Stamp;

/// What stands at a path, links followed. What cannot be looked at (a link in a circle, no permission) is nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Nothing,
    File,
    Directory,
}

/// A `package.json`.
#[derive(Debug)]
pub struct PackageJson {
    /// The directory that it stands in.
    pub directory: PathBuf,
    content: Value,
    /// What the file looked like before it was read.
    stamp: Stamp,
}

impl PackageJson {
    /// The value of a field, unless that is absent or `null`.
    pub fn field(&self, name: &str) -> Option<&Value> {
        self.content.get(name).filter(|value| !value.is_null())
    }

    /// The value of a field that is a non-empty string.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.content.get(name)?.as_str().filter(|text| !text.is_empty())
    }

    /// Whether the field is written as `null`.
    pub fn is_null(&self, name: &str) -> bool {
        self.content.get(name).is_some_and(Value::is_null)
    }
}

/// Answers about the disk, remembered for the life of a program.
#[derive(Default)]
pub struct Disk {
    entries: RwLock<FxHashMap<PathBuf, Entry>>,
    packages: RwLock<FxHashMap<PathBuf, Option<Arc<PackageJson>>>>,
    real_paths: RwLock<FxHashMap<PathBuf, PathBuf>>,
}

impl Disk {
    /// Whether there is a file at `path`.
    pub fn is_file(&self, path: &Path) -> bool {
        self.entry(path) == Entry::File
    }

    /// Whether there is a directory at `path`.
    pub fn is_directory(&self, path: &Path) -> bool {
        self.entry(path) == Entry::Directory
    }

    /// The `package.json` in `directory`. One that is not JSON says nothing, but is there.
    pub fn package_json(&self, directory: &Path) -> Option<Arc<PackageJson>> {
        remembered(&self.packages, directory, || {
            let path = directory.join("package.json");
            if !self.is_directory(directory) || !self.is_file(&path) {
                return None;
            }
            let stamp = Stamp::of(&path);
            let content = read_text(&path).ok().and_then(|text| json::parse(&text).ok()).unwrap_or_default();
            Some(Arc::new(PackageJson { directory: directory.to_path_buf(), content, stamp }))
        })
    }

    /// The `package.json` of the package that `directory` belongs to.
    /// TypeScript: getPackageScopeForPath
    pub fn package_scope(&self, directory: &Path) -> Option<Arc<PackageJson>> {
        directory.ancestors().find_map(|ancestor| self.package_json(ancestor))
    }

    /// Whether a `package.json` that was asked for came, went or says something else by now.
    pub fn has_other_packages(&self) -> bool {
        let now = Self::default();
        let packages = self.packages.read().unwrap_or_else(PoisonError::into_inner);
        let packages: Vec<_> = packages.iter().collect();
        let is_other = |(directory, known): &(&PathBuf, &Option<Arc<PackageJson>>)| match known {
            Some(known) if known.stamp.is_outdated(&directory.join("package.json")) => {
                now.package_json(directory).is_none_or(|found| found.content != known.content)
            }
            Some(_) => false,
            None => now.package_json(directory).is_some(),
        };
        parallel::map(&packages, is_other).contains(&true)
    }

    /// Whether everything but the content of files is as it was when it was asked for.
    pub fn is_as_it_was(&self) -> bool {
        let entries = self.entries.read().unwrap_or_else(PoisonError::into_inner);
        let entries: Vec<_> = entries.iter().collect();
        let real_paths = self.real_paths.read().unwrap_or_else(PoisonError::into_inner);
        let real_paths: Vec<_> = real_paths.iter().collect();
        !parallel::map(&entries, |(path, entry)| Entry::at(path) == **entry).contains(&false)
            && !parallel::map(&real_paths, |(path, real)| follow_links(path) == **real).contains(&false)
    }

    /// The packages whose `package.json` was asked for and is there, in no order.
    pub fn package_files(&self) -> Vec<PathBuf> {
        let packages = self.packages.read().unwrap_or_else(PoisonError::into_inner);
        packages.values().flatten().map(|package| package.directory.join("package.json")).collect()
    }

    /// What imports were looked for and is not there: its coming may lead one elsewhere. In no order.
    pub fn absent(&self) -> Vec<PathBuf> {
        let entries = self.entries.read().unwrap_or_else(PoisonError::into_inner);
        // A `package.json` is looked for in every directory.
        let counts = |path: &PathBuf| path.file_name().is_some_and(|name| name != "package.json");
        let absent = entries.iter().filter(|&(path, entry)| *entry == Entry::Nothing && counts(path));
        absent.map(|(path, _)| path.clone()).collect()
    }

    /// `path` with links followed; `path` itself where that fails.
    pub fn real_path(&self, path: &Path) -> PathBuf {
        remembered(&self.real_paths, path, || follow_links(path))
    }

    fn entry(&self, path: &Path) -> Entry {
        remembered(&self.entries, path, || Entry::at(path))
    }
}

impl Entry {
    fn at(path: &Path) -> Self {
        match std::fs::metadata(path) {
            Ok(metadata) if metadata.is_file() => Self::File,
            Ok(metadata) if metadata.is_dir() => Self::Directory,
            _ => Self::Nothing,
        }
    }
}

fn follow_links(path: &Path) -> PathBuf {
    canonical(path).unwrap_or_else(|_| path.to_path_buf())
}

/// The answer for `path`; two threads that ask at once may both look, and find the same.
fn remembered<T: Clone>(memory: &RwLock<FxHashMap<PathBuf, T>>, path: &Path, look: impl FnOnce() -> T) -> T {
    if let Some(answer) = memory.read().unwrap_or_else(PoisonError::into_inner).get(path) {
        return answer.clone();
    }
    let answer = look();
    memory.write().unwrap_or_else(PoisonError::into_inner).entry(path.to_path_buf()).or_insert(answer).clone()
}
