//! A text in pieces: what has not changed of it is neither copied nor rendered again.

use std::fmt;
use std::io::{self, BufWriter, Write};
use std::sync::Arc;

/// Enough for the pieces of many routes, and little enough to stay in the processor's cache.
const BUFFER_BYTES: usize = 256 * 1024;

/// A text that is made of others.
#[derive(Clone, Debug)]
pub struct Pieces(Arc<[Arc<str>]>);

impl Pieces {
    /// The texts that it is made of, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<str>> {
        self.0.iter()
    }

    /// The length of the text, in bytes.
    pub fn length(&self) -> usize {
        self.0.iter().map(|piece| piece.len()).sum()
    }

    /// Whether the text is `whole`.
    pub fn is(&self, whole: &[u8]) -> bool {
        let mut rest = whole;
        let begins = |piece: &Arc<str>| rest.strip_prefix(piece.as_bytes()).map(|after| rest = after).is_some();
        self.0.iter().all(begins) && rest.is_empty()
    }

    /// Writes the text to `out`.
    ///
    /// # Errors
    /// Where `out` takes no more.
    pub fn write_to(&self, out: impl Write) -> io::Result<()> {
        let mut out = BufWriter::with_capacity(self.length().min(BUFFER_BYTES), out);
        self.0.iter().try_for_each(|piece| out.write_all(piece.as_bytes()))?;
        out.flush()
    }
}

/// Piece by piece: the same text in other pieces counts as another.
impl PartialEq for Pieces {
    fn eq(&self, other: &Self) -> bool {
        let is_same = |(one, other): (&Arc<str>, &Arc<str>)| Arc::ptr_eq(one, other) || one == other;
        self.0.len() == other.0.len() && self.0.iter().zip(&*other.0).all(is_same)
    }
}

impl FromIterator<Arc<str>> for Pieces {
    fn from_iter<I: IntoIterator<Item = Arc<str>>>(pieces: I) -> Self {
        Self(pieces.into_iter().collect())
    }
}

impl From<&Arc<str>> for Pieces {
    fn from(whole: &Arc<str>) -> Self {
        Self([Arc::clone(whole)].into())
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| f.write_str(piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_text_that_they_make() {
        let pieces: Pieces = ["ab", "", "c"].into_iter().map(Arc::from).collect();
        assert_eq!((pieces.length(), pieces.to_string().as_str()), (3, "abc"));
        let mut written = Vec::new();
        pieces.write_to(&mut written).expect("a vector takes everything");
        assert_eq!(written, b"abc");
        assert_eq!(
            [&b"abc"[..], b"ab", b"abcd", b"abd", b""].map(|whole| pieces.is(whole)),
            [true, false, false, false, false]
        );
    }
}
