//! What a directory holds: its entries in code point order, links followed, with what could not be read said aloud.

use std::fs::{self, DirEntry};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::base::{Diagnostic, Rule, Severity};

/// What an entry is, behind any link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A regular file.
    File,
    /// A directory.
    Directory,
}

/// One entry of a directory.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: EntryKind,
    /// Whether it stands there as a symbolic link.
    pub is_link: bool,
}

/// A directory that was read once; every question about it is answered from here.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The directory.
    pub path: PathBuf,
    entries: Vec<Entry>,
}

impl Listing {
    /// Reads `path`. What is neither file nor directory is left out; a link to nothing, a name that is not Unicode, or
    /// an entry that cannot be examined is reported and left out.
    pub fn read(path: &Path, diagnostics: &mut Vec<Diagnostic>) -> Option<Self> {
        let found = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let found = match found {
            Ok(found) => found,
            Err(error) => {
                diagnostics.push(unreadable(path, &error));
                return None;
            }
        };
        let mut entries: Vec<_> = found.iter().filter_map(|entry| examine(entry, diagnostics)).collect();
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        Some(Self { path: path.to_path_buf(), entries })
    }

    /// As `read`, where the directory is allowed not to exist.
    pub fn read_if_there(path: &Path, diagnostics: &mut Vec<Diagnostic>) -> Option<Self> {
        match fs::metadata(path) {
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => None,
            Ok(metadata) if !metadata.is_dir() => None,
            _ => Self::read(path, diagnostics),
        }
    }

    /// Whether there is a file of that name.
    pub fn has_file(&self, name: &str) -> bool {
        self.kind_of(name) == Some(EntryKind::File)
    }

    /// Whether there is a directory of that name.
    pub fn has_directory(&self, name: &str) -> bool {
        self.kind_of(name) == Some(EntryKind::Directory)
    }

    /// The files, by name.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().filter(|entry| entry.kind == EntryKind::File).map(|entry| entry.name.as_str())
    }

    /// The directories, by name.
    pub fn directories(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.kind == EntryKind::Directory)
    }

    fn kind_of(&self, name: &str) -> Option<EntryKind> {
        let at = self.entries.binary_search_by(|entry| entry.name.as_str().cmp(name)).ok()?;
        Some(self.entries[at].kind)
    }
}

/// Reports that `path` cannot be read.
pub fn unreadable(path: &Path, error: &io::Error) -> Diagnostic {
    let message = match error.kind() {
        ErrorKind::PermissionDenied => format!("no permission to read {}", path.display()),
        _ => format!("{} cannot be read: {error}", path.display()),
    };
    Diagnostic::new(Rule::Unreadable, path, message)
}

fn examine(entry: &DirEntry, diagnostics: &mut Vec<Diagnostic>) -> Option<Entry> {
    let Some(name) = entry.file_name().to_str().map(str::to_owned) else {
        let path = PathBuf::from(entry.path().to_string_lossy().into_owned());
        let message = format!("the name of {} is not Unicode; it is left out", path.display());
        diagnostics.push(Diagnostic::new(Rule::Unreadable, path, message).with_severity(Severity::Warning));
        return None;
    };
    let mut kind = match entry.file_type() {
        Ok(kind) => kind,
        Err(error) => {
            diagnostics.push(unreadable(&entry.path(), &error));
            return None;
        }
    };
    let is_link = kind.is_symlink();
    if is_link {
        kind = match fs::metadata(entry.path()) {
            Ok(metadata) => metadata.file_type(),
            // Editors lock files by links to nothing, such as `.#refund.ts`.
            Err(error) if error.kind() == ErrorKind::NotFound && name.starts_with('.') => return None,
            Err(error) => {
                diagnostics.push(unreadable_link(&entry.path(), &error));
                return None;
            }
        };
    }
    let kind = match kind {
        kind if kind.is_dir() => EntryKind::Directory,
        kind if kind.is_file() => EntryKind::File,
        _ => return None,
    };
    Some(Entry { name, kind, is_link })
}

/// A link that leads nowhere, or in a circle, harms nobody; a refusal may hide a part of the app.
fn unreadable_link(path: &Path, error: &io::Error) -> Diagnostic {
    if error.kind() == ErrorKind::PermissionDenied {
        return unreadable(path, error);
    }
    let message = format!("the symbolic link {} leads nowhere ({error}); it is left out", path.display());
    Diagnostic::new(Rule::Unreadable, path, message).with_severity(Severity::Warning)
}
