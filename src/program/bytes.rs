//! What the bytes of a source text mean to those who read it without a parser. Whatever is special is ASCII, so it never
//! stands inside a character.

/// Part of a word. Every character beyond ASCII counts as part of one.
const WORD: u8 = 1;
/// Neither a bracket nor the start of a comment, a string or a template.
const PLAIN: u8 = 2;

const KINDS: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut byte = 0u8;
    loop {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$') || !byte.is_ascii() {
            kinds[byte as usize] |= WORD;
        }
        if !matches!(byte, b'/' | b'"' | b'\'' | b'`' | b'(' | b')' | b'[' | b']' | b'{' | b'}') {
            kinds[byte as usize] |= PLAIN;
        }
        if byte == u8::MAX {
            break;
        }
        byte += 1;
    }
    kinds
};

/// Whether `byte` is part of a word.
pub fn is_word(byte: u8) -> bool {
    KINDS[usize::from(byte)] & WORD != 0
}

/// Whether `byte` opens and closes nothing.
pub fn is_plain(byte: u8) -> bool {
    KINDS[usize::from(byte)] & PLAIN != 0
}

/// The end of the run of bytes from `start` on that `belongs` holds for.
pub fn end_of(text: &str, start: usize, belongs: impl Fn(u8) -> bool) -> usize {
    let rest = &text.as_bytes()[start..];
    start + rest.iter().position(|&byte| !belongs(byte)).unwrap_or(rest.len())
}

/// The place behind the line that `start` stands in.
pub fn end_of_line(text: &str, start: usize) -> usize {
    memchr::memchr(b'\n', &text.as_bytes()[start..]).map_or(text.len(), |index| start + index + 1)
}

/// The place behind the `/* … */` that begins at `start`.
pub fn end_of_comment(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let from = (start + 2).min(bytes.len());
    let end = memchr::memchr_iter(b'*', &bytes[from..]).find(|index| bytes.get(from + index + 1) == Some(&b'/'));
    end.map_or(bytes.len(), |index| from + index + 2)
}

/// The place behind the text of a template that `start` stands in: behind its backtick, or behind the `${` of a
/// substitution, which the flag says.
pub fn end_of_template_text(text: &str, start: usize) -> (usize, bool) {
    let bytes = text.as_bytes();
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'\\' => at += 1,
            b'`' => return (at, false),
            b'$' if bytes.get(at) == Some(&b'{') => return (at + 1, true),
            _ => {}
        }
    }
    (at, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_lines_end_where_they_end() {
        assert_eq!(end_of_comment("/**/a", 0), 4);
        assert_eq!(end_of_comment("/*/ * **/a", 0), 9);
        assert_eq!(end_of_comment("/* a", 0), 4);
        assert_eq!(end_of_line("// a\nb", 0), 5);
        assert_eq!(end_of_line("// a", 0), 4);
    }

    #[test]
    fn the_text_of_a_template_ends_at_its_backtick_or_at_a_substitution() {
        assert_eq!(end_of_template_text("a\\`$b`c", 0), (6, false));
        assert_eq!(end_of_template_text("a\\${${b}`", 0), (6, true));
        assert_eq!(end_of_template_text("a", 0), (1, false));
    }

    #[test]
    fn a_word_ends_at_the_first_byte_that_cannot_be_in_one() {
        assert_eq!(end_of("$é_1-a", 0, is_word), 5);
        assert_eq!(end_of("a, b = 1; {", 0, is_plain), 10);
    }
}
