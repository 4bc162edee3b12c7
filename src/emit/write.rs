//! The way onto the disk: only what has changed, all of it or nothing, never outside `.dawn/`.
//!
//! New content goes to temporary files first; only when every one of them is complete are they renamed to their names.
//! So a reader never sees half a file, and a disk that is full or read-only leaves the old files as they were.

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use rayon::prelude::*;
use serde::Serialize;

use super::{Age, DIRECTORY, GeneratedFile, ROUTES};
use crate::base::{Diagnostic, Rule};

/// What has to happen on the disk for it to hold the generated files.
#[derive(Debug)]
pub struct Plan {
    directory: PathBuf,
    write: Vec<GeneratedFile>,
    unchanged: Vec<PathBuf>,
    remove: Vec<PathBuf>,
}

/// What happened, or would happen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// Files with new content.
    pub written: Vec<PathBuf>,
    /// Files that were as they should be.
    pub unchanged: Vec<PathBuf>,
    /// Files of routes that are gone, or that have no tools any more.
    pub removed: Vec<PathBuf>,
}

impl Plan {
    /// Compares `files` with what is below `.dawn/` of the app at `root`.
    pub fn new(root: &Path, files: Vec<GeneratedFile>) -> Self {
        let directory = root.join(DIRECTORY);
        let has_same_routes = files.iter().any(|file| file.age == Age::Same && file.path.ends_with(ROUTES));
        let mut remove = if has_same_routes { Vec::new() } else { stale(&directory.join("routes"), &files) };
        remove.sort();
        let has_length = |file: &GeneratedFile| {
            fs::metadata(&file.path).is_ok_and(|old| old.is_file() && old.len() == file.content.length() as u64)
        };
        let has_content = |file: &GeneratedFile| fs::read(&file.path).is_ok_and(|old| file.content.is(&old));
        // What was written before need not be read to be known.
        let is_same = |file: &GeneratedFile| match file.age {
            Age::New => false,
            Age::Same => has_length(file),
            Age::Unknown => has_length(file) && has_content(file),
        };
        let same: Vec<_> = files.par_iter().map(is_same).collect();
        let mut plan = Self { directory, write: Vec::new(), unchanged: Vec::new(), remove };
        for (file, is_same) in files.into_iter().zip(same) {
            if is_same {
                plan.unchanged.push(file.path);
            } else {
                plan.write.push(file);
            }
        }
        plan
    }

    /// What `apply` would do.
    pub fn changes(&self) -> Changes {
        Changes {
            written: self.write.iter().map(|file| file.path.clone()).collect(),
            unchanged: self.unchanged.clone(),
            removed: self.remove.clone(),
        }
    }

    /// Does it. After an error the disk is as it was, but for files of routes that are gone.
    pub fn apply(self) -> Result<Changes, Box<Diagnostic>> {
        let changes = self.changes();
        if !self.write.is_empty() {
            let real = fs::create_dir_all(&self.directory).and_then(|()| self.directory.canonicalize());
            let real = real.map_err(|error| unwritable(&self.write[0].path, &error))?;
            let pending = |file| Pending::write(&real, file).map_err(|error| unwritable(&file.path, &error).into());
            let pending = all(self.write.par_iter().map(pending))?;
            let finish = |pending: Pending<'_>| {
                let target = pending.target;
                pending.finish().map_err(|error| unwritable(target, &error).into())
            };
            all(pending.into_par_iter().map(finish))?;
        }
        for path in &self.remove {
            remove(path).map_err(|error| unwritable(path, &error))?;
        }
        Ok(changes)
    }
}

/// What all give, or the error of the first file that has one.
fn all<T: Send>(results: impl ParallelIterator<Item = Result<T, Box<Diagnostic>>>) -> Result<Vec<T>, Box<Diagnostic>> {
    results.collect::<Vec<_>>().into_iter().collect()
}

/// A complete temporary file beside the one that it will replace. Dropped unfinished, it goes.
struct Pending<'f> {
    /// Nothing once it is finished.
    temporary: Option<PathBuf>,
    target: &'f Path,
}

impl<'f> Pending<'f> {
    /// `root` is the real path of `.dawn/`.
    fn write(root: &Path, file: &'f GeneratedFile) -> io::Result<Self> {
        let parent = file.path.parent().unwrap_or(root);
        fs::create_dir_all(parent)?;
        // A link inside `.dawn/` must not lead the file out of it.
        if !parent.canonicalize()?.starts_with(root) {
            return Err(io::Error::other("it lies behind a symbolic link that leads out of `.dawn`"));
        }
        if file.path.is_dir() {
            return Err(io::Error::other("there is a directory of that name"));
        }
        let (temporary, handle) = create_temporary(&file.path)?;
        let pending = Self { temporary: Some(temporary), target: &file.path };
        file.content.write_to(handle)?;
        Ok(pending)
    }

    fn finish(mut self) -> io::Result<()> {
        if let Some(temporary) = &self.temporary {
            fs::rename(temporary, self.target)?;
        }
        self.temporary = None;
        Ok(())
    }
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        // What cannot be removed cannot be helped either.
        if let Some(temporary) = &self.temporary {
            fs::remove_file(temporary).ok();
        }
    }
}

/// Replaces the text of a file that is there, behind any link, at once: whoever reads it sees the old text or the new one.
pub fn replace(path: &Path, content: &str) -> io::Result<()> {
    let target = path.canonicalize()?;
    let permissions = fs::metadata(&target)?.permissions();
    let (temporary, mut handle) = create_temporary(&target)?;
    let pending = Pending { temporary: Some(temporary), target: &target };
    handle.write_all(content.as_bytes())?;
    handle.set_permissions(permissions)?;
    pending.finish()
}

/// Creates a file that nobody else has: neither another thread nor another process.
fn create_temporary(target: &Path) -> io::Result<(PathBuf, File)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    loop {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let temporary = target.with_file_name(format!(".{name}.{}-{number}.tmp", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&temporary) {
            Ok(file) => return Ok((temporary, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// The files that we have written for routes that are no more, or have no tools any more.
fn stale(routes: &Path, files: &[GeneratedFile]) -> Vec<PathBuf> {
    // A directory that cannot be listed is one that cannot be written to either; writing reports it.
    let Ok(slugs) = fs::read_dir(routes) else { return Vec::new() };
    let is_directory = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    let tools = slugs.flatten().filter(is_directory).map(|slug| slug.path().join("tools.json"));
    let is_current = |path: &PathBuf| files.binary_search_by(|file| file.path.cmp(path)).is_ok();
    tools.filter(|path| !is_current(path) && path.is_file()).collect()
}

/// Removes a file, and its directory when that is empty then: Dawn itself may have files there.
fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    match path.parent().map(fs::remove_dir) {
        Some(Err(error)) if !matches!(error.kind(), ErrorKind::DirectoryNotEmpty | ErrorKind::NotFound) => Err(error),
        _ => Ok(()),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Diagnostic {
    let name = path.file_name().unwrap_or(OsStr::new(DIRECTORY)).to_string_lossy();
    let message = match error.kind() {
        ErrorKind::PermissionDenied => format!("no permission to write {}", path.display()),
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
            format!("{} cannot be written: a part of its path is a file, not a directory", path.display())
        }
        _ => format!("{} cannot be written: {error}", path.display()),
    };
    Diagnostic::new(Rule::Unwritable, path, message)
        .with_help(format!("make `{DIRECTORY}` a directory that can be written to; `{name}` is as it was before"))
}
