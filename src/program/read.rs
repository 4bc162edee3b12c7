//! File bytes become text, or say why they cannot.
//!
//! A byte order mark is not part of the text: positions count from the first character after it, as in TypeScript.

use std::fmt;
use std::fs::Metadata;
use std::io::{self, Read};
use std::path::Path;

/// The largest file that is read. TypeScript source beyond it is generated data that no tool type is written in.
pub const MAX_FILE_BYTES: u64 = 32 * 1024 * 1024;

/// The deepest nesting of brackets that is parsed. The parser and every walk over its tree recurse: beyond this they might
/// run out of stack, which no guard catches.
const MAX_NESTING: usize = 2_000;

/// Why a file did not become a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// There is no file of that name, or a directory stands there.
    NotFound,
    /// The operating system refused; its own words.
    Unreadable(String),
    /// The bytes are not UTF-8. `offset` is the first byte that is not.
    NotUtf8 {
        /// Offset of the first undecodable byte.
        offset: usize,
    },
    /// The file is larger than [`MAX_FILE_BYTES`].
    TooLarge,
    /// Brackets are nested deeper than any program that somebody wrote.
    TooDeep,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => write!(f, "the file does not exist"),
            Self::Unreadable(reason) => write!(f, "the file cannot be read: {reason}"),
            Self::NotUtf8 { offset } => write!(f, "the file is not UTF-8 text (first bad byte at offset {offset})"),
            Self::TooLarge => write!(f, "the file is larger than {} MiB", MAX_FILE_BYTES / (1024 * 1024)),
            Self::TooDeep => write!(f, "the file nests brackets deeper than {MAX_NESTING} levels"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory | io::ErrorKind::IsADirectory => Self::NotFound,
            _ => Self::Unreadable(error.to_string()),
        }
    }
}

/// The text of the file at `path`, without a byte order mark.
///
/// Only regular files are opened: a pipe or a device would block for ever.
pub fn read_text(path: &Path) -> Result<String, LoadError> {
    read_text_seen(path, &std::fs::metadata(path)?)
}

/// The text of the file at `path`, after a look at it.
pub fn read_text_seen(path: &Path, metadata: &Metadata) -> Result<String, LoadError> {
    if !metadata.is_file() {
        return Err(LoadError::NotFound);
    }
    if metadata.len() > MAX_FILE_BYTES {
        return Err(LoadError::TooLarge);
    }
    // What is appended since the look is left for the next run: so the limit holds, and one read is enough.
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or(0));
    std::fs::File::open(path)?.take(metadata.len()).read_to_end(&mut bytes)?;
    decode(bytes)
}

fn decode(mut bytes: Vec<u8>) -> Result<String, LoadError> {
    if bytes.starts_with(b"\xEF\xBB\xBF") {
        bytes.drain(..3);
    }
    String::from_utf8(bytes).map_err(|error| LoadError::NotUtf8 { offset: error.utf8_error().valid_up_to() })
}

/// Whether brackets in `text` are nested too deeply to parse it. Those in strings and comments count as well.
pub fn nests_too_deeply(text: &str) -> bool {
    let is_opening = |byte: u8| matches!(byte, b'(' | b'[' | b'{');
    if text.bytes().filter(|&byte| is_opening(byte)).count() <= MAX_NESTING {
        return false;
    }
    let mut depth = 0usize;
    text.bytes().any(|byte| {
        if is_opening(byte) {
            depth += 1;
        } else if matches!(byte, b')' | b']' | b'}') {
            depth = depth.saturating_sub(1);
        }
        depth > MAX_NESTING
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_dropped_and_line_ends_are_kept() {
        assert_eq!(decode(b"\xEF\xBB\xBFa\r\nb".to_vec()), Ok("a\r\nb".to_string()));
    }

    #[test]
    fn bytes_that_are_not_utf8_are_an_error_with_their_place() {
        assert_eq!(decode(b"ab\xFF".to_vec()), Err(LoadError::NotUtf8 { offset: 2 }));
    }

    #[test]
    fn nesting_has_an_end() {
        assert!(nests_too_deeply(&"([{".repeat(1_000)));
        assert!(!nests_too_deeply(&"f({ a: [] });".repeat(1_000)));
    }

    #[test]
    fn a_directory_and_a_missing_file_are_not_found() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        assert_eq!(read_text(directory.path()), Err(LoadError::NotFound));
        assert_eq!(read_text(&directory.path().join("none.ts")), Err(LoadError::NotFound));
    }
}
