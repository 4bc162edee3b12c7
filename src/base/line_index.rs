//! Byte offsets of a text as the positions that an editor shows, and back.
//!
//! Lines and columns are 1-based; a column counts UTF-16 code units, so that a position means the same to Rust, to
//! JavaScript and to an editor. Lines end where TypeScript ends them: `\n`, `\r\n`, `\r`, U+2028 and U+2029.

use serde::{Deserialize, Serialize};

/// A place in a text: 1-based line, 1-based column in UTF-16 code units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in UTF-16 code units.
    pub column: u32,
}

impl Position {
    /// Where a file begins; also the position of what has no text, such as a directory.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// Where the lines of one text begin.
///
/// It does not hold the text: every question takes it along, and it must be the text that the index was made of.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
}

impl LineIndex {
    /// Finds the lines of `text`.
    ///
    /// # Panics
    /// When the text is 4 GiB or longer, which no module that was parsed can be.
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        let mut at = 0;
        while at < bytes.len() {
            let length = line_break_length(&bytes[at..]);
            at += length.max(1);
            if length > 0 {
                starts.push(u32::try_from(at).expect("a parsed text is shorter than 4 GiB"));
            }
        }
        Self { starts }
    }

    /// The position of the byte `offset`. An offset inside a character counts as the character's beginning, one behind
    /// the end as the end.
    pub fn position(&self, text: &str, offset: u32) -> Position {
        let mut end = (offset as usize).min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let line = self.starts.partition_point(|start| *start as usize <= end);
        let start = self.starts[line - 1] as usize;
        let column: usize = text[start..end].chars().map(char::len_utf16).sum();
        Position { line: clamp(line), column: clamp(column + 1) }
    }

    /// The byte offset of `position`; the end of the line where its column lies behind it, the end of the text where
    /// its line does.
    pub fn offset(&self, text: &str, position: Position) -> u32 {
        let index = (position.line.max(1) - 1) as usize;
        let Some(start) = self.starts.get(index) else { return clamp(text.len()) };
        let line = self.line(text, position.line);
        let mut units = position.column.max(1) as usize - 1;
        for (at, character) in line.char_indices() {
            if units < character.len_utf16() {
                return start + clamp(at);
            }
            units -= character.len_utf16();
        }
        start + clamp(line.len())
    }

    /// The text of the 1-based `line` without its end; empty where there is no such line.
    pub fn line<'t>(&self, text: &'t str, line: u32) -> &'t str {
        let index = (line.max(1) - 1) as usize;
        let Some(start) = self.starts.get(index) else { return "" };
        let end = self.starts.get(index + 1).map_or(text.len(), |next| *next as usize);
        text[*start as usize..end].trim_end_matches(['\n', '\r', '\u{2028}', '\u{2029}'])
    }

    /// How many lines there are: one more than there are line ends.
    pub fn line_count(&self) -> u32 {
        clamp(self.starts.len())
    }
}

fn clamp(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

fn line_break_length(bytes: &[u8]) -> usize {
    match bytes {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        [0xE2, 0x80, 0xA8 | 0xA9, ..] => 3,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, offset: usize) -> (u32, u32) {
        let position = LineIndex::new(text).position(text, u32::try_from(offset).expect("small"));
        (position.line, position.column)
    }

    #[test]
    fn columns_count_utf16_units() {
        let text = "é😀x\ny";
        assert_eq!(at(text, 0), (1, 1));
        assert_eq!(at(text, "é".len()), (1, 2));
        assert_eq!(at(text, "é😀".len()), (1, 4));
        assert_eq!(at(text, "é".len() + 1), (1, 2), "inside a character");
        assert_eq!(at(text, text.len()), (2, 2));
        assert_eq!(at(text, 999), (2, 2));
    }

    #[test]
    fn every_line_end_of_typescript_counts_once() {
        let text = "a\r\nb\rc\nd\u{2028}e";
        let index = LineIndex::new(text);
        assert_eq!(index.line_count(), 5);
        let lines: Vec<_> = (1..=6).map(|line| index.line(text, line)).collect();
        assert_eq!(lines, ["a", "b", "c", "d", "e", ""]);
    }

    #[test]
    fn offset_is_the_way_back() {
        let text = "é😀x\r\nßy\n";
        let index = LineIndex::new(text);
        for (offset, character) in text.char_indices() {
            if character == '\n' {
                continue;
            }
            let offset = u32::try_from(offset).expect("small");
            assert_eq!(index.offset(text, index.position(text, offset)), offset);
        }
        assert_eq!(index.offset(text, Position { line: 1, column: 99 }), 7);
        assert_eq!(index.offset(text, Position { line: 99, column: 1 }), 13);
    }

    #[test]
    fn an_empty_text_has_one_line() {
        assert_eq!(at("", 0), (1, 1));
        assert_eq!(LineIndex::new("").line_count(), 1);
    }
}
