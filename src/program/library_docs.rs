//! The doc comments of a library file, which are embedded apart from its text and unpacked when somebody asks for one.

use std::ops::Range;

use crate::base::DocComment;

/// Doc comments by the token that they stand before.
#[derive(Debug)]
pub struct LibraryDocs {
    packed: String,
    /// Where tokens start in the library's text, in order, and where their comments stand in `packed`.
    comments: Vec<(u32, Range<usize>)>,
}

impl LibraryDocs {
    /// Reads what `build.rs` has written: entries of a token's start, a space, its comment and a zero byte.
    pub fn new(packed: String) -> Self {
        let mut comments = Vec::new();
        let mut begin = 0;
        for entry in packed.split_terminator('\0') {
            let (start, comment) = entry.split_once(' ').expect("the build script wrote a place before each comment");
            let end = begin + entry.len();
            comments.push((start.parse().expect("a place is a number"), end - comment.len()..end));
            begin = end + 1;
        }
        Self { packed, comments }
    }

    /// The last doc comment before the token at `start`.
    pub fn before(&self, start: u32) -> Option<DocComment> {
        let found = self.comments.binary_search_by_key(&start, |&(start, _)| start).ok()?;
        Some(DocComment::parse(&self.packed[self.comments[found].1.clone()]))
    }
}
