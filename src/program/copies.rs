//! Packages that are installed in one version at several places. TypeScript takes each of their files that it meets
//! first for those of all places, so that a class of one is a class of the others.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;
use serde_json::Value;

use super::Program;
use super::resolve::Disk;
use crate::base::FileId;

/// The packages of a program that are there more than once, by their directories; each with what makes it the same.
pub struct Copies(FxHashMap<PathBuf, String>);

impl Copies {
    /// Those of the packages that `files` belong to.
    pub fn among(program: &Program, files: impl Iterator<Item = FileId>) -> Self {
        let directories: BTreeSet<PathBuf> = files.filter_map(|file| Some(package_of(program.path(file))?.0)).collect();
        let disk = program.resolver.disk();
        let id_of = |directory: PathBuf| package_id(disk, &directory).map(|id| (directory, id));
        let ids: Vec<(PathBuf, String)> = directories.into_iter().filter_map(id_of).collect();
        let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
        for (_, id) in &ids {
            *counts.entry(id).or_default() += 1;
        }
        Self(ids.iter().filter(|(_, id)| counts[&**id] > 1).cloned().collect())
    }

    /// What `file` has in common with the same file of other copies of its package only; nothing where there are none.
    /// TypeScript: packageIdToString
    pub fn identity(&self, program: &Program, file: FileId) -> Option<String> {
        if self.0.is_empty() {
            return None;
        }
        let path = program.path(file);
        let (directory, _) = package_of(path)?;
        let id = self.0.get(&directory)?;
        Some(format!("{}/{id}", path.strip_prefix(&directory).ok()?.display()))
    }
}

/// The directory of the package that a file below `node_modules` belongs to, and what it is called there.
pub fn package_of(path: &Path) -> Option<(PathBuf, String)> {
    let parts: Vec<_> = path.components().collect();
    let texts: Vec<&str> = parts.iter().map(|part| part.as_os_str().to_str().unwrap_or_default()).collect();
    let at = texts.iter().rposition(|part| *part == "node_modules")? + 1;
    let (length, name) = match texts.get(at..)? {
        [scope, name, _, ..] if scope.starts_with('@') => (2, format!("{scope}/{name}")),
        [name, _, ..] => (1, (*name).to_owned()),
        _ => return None,
    };
    Some((parts[..at + length].iter().collect(), name))
}

/// Name and version of the package in `directory`, and the versions of its peers.
/// TypeScript: readPackageJsonPeerDependencies
fn package_id(disk: &Disk, directory: &Path) -> Option<String> {
    let package = disk.package_json(directory)?;
    let mut id = format!("{}@{}", package.text("name")?, package.text("version")?);
    let real = disk.real_path(directory);
    let node_modules = real.ancestors().find(|ancestor| ancestor.ends_with("node_modules"));
    if let Some((Value::Object(peers), node_modules)) = package.field("peerDependencies").zip(node_modules) {
        for peer in peers.keys() {
            if let Some(found) = disk.package_json(&node_modules.join(peer)) {
                id.extend(["+", peer, "@", found.text("version").unwrap_or_default()]);
            }
        }
    }
    Some(id)
}
