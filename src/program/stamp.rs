//! Whether a file is still the one that was read, as far as the file system tells without reading it again.

use std::fs::Metadata;
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// Time stamps may be this coarse: a file that was changed so shortly before it was read may have been changed again
/// since, and look the same.
const GRANULARITY: Duration = Duration::from_millis(50);

/// What a file looked like at one moment.
#[derive(Clone, Debug)]
pub struct Stamp {
    /// Nothing where there was no file.
    file: Option<Look>,
    taken: SystemTime,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Look {
    length: u64,
    modified: Option<SystemTime>,
    /// Inode and time of the last change to it: a renamed file keeps its times, but not these.
    identity: (u64, i64, i64),
}

impl Stamp {
    /// The file at `path`, now.
    pub fn of(path: &Path) -> Self {
        let taken = SystemTime::now();
        Self::of_look(&std::fs::metadata(path), taken)
    }

    /// What a look at a file has shown that began at the time `taken`.
    pub fn of_look(metadata: &io::Result<Metadata>, taken: SystemTime) -> Self {
        Self { file: metadata.as_ref().ok().filter(|metadata| metadata.is_file()).map(Look::of), taken }
    }

    /// Whether there was a file.
    pub fn is_file(&self) -> bool {
        self.file.is_some()
    }

    /// Whether the file may be another by now.
    pub fn is_outdated(&self, path: &Path) -> bool {
        let now = Self::of(path);
        let is_recent = |look: &Look| look.modified.is_none_or(|modified| modified + GRANULARITY >= self.taken);
        self.file != now.file || self.file.as_ref().is_some_and(is_recent)
    }
}

impl Look {
    fn of(metadata: &Metadata) -> Self {
        #[cfg(unix)]
        let identity = {
            use std::os::unix::fs::MetadataExt;
            (metadata.ino(), metadata.ctime(), metadata.ctime_nsec())
        };
        #[cfg(not(unix))]
        let identity = (0, 0, 0);
        Self { length: metadata.len(), modified: metadata.modified().ok(), identity }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Sets the time of a change far enough back to be trusted.
    fn age(path: &Path) {
        let file = fs::File::options().append(true).open(path).expect("a file");
        file.set_modified(SystemTime::now() - Duration::from_secs(10)).expect("a time");
    }

    #[test]
    fn a_file_that_came_went_or_changed_is_outdated() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("a.ts");
        let none = Stamp::of(&path);
        assert!(!none.is_outdated(&path));
        fs::write(&path, "1").expect("a file");
        assert!(none.is_outdated(&path));
        age(&path);
        let old = Stamp::of(&path);
        assert!(!old.is_outdated(&path));
        fs::write(&path, "2").expect("a file");
        assert!(old.is_outdated(&path));
        fs::remove_file(&path).expect("the file");
        assert!(old.is_outdated(&path));
    }

    #[test]
    fn a_file_that_was_just_written_is_not_trusted() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("a.ts");
        fs::write(&path, "1").expect("a file");
        assert!(Stamp::of(&path).is_outdated(&path));
    }
}
