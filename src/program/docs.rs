//! Doc comments of a file, by the place that they stand before.

use super::Module;
use crate::base::{DocComment, Span};

/// Which comments before a token count as its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attachment {
    /// Those below the line of the token in front of it. TypeScript: getLeadingCommentRanges
    Leading,
    /// All of them. TypeScript: getTrailingCommentRanges and getLeadingCommentRanges
    All,
}

impl Module {
    /// The last doc comment that belongs to the syntax node whose first token is at `start`.
    /// TypeScript: getJSDocCommentRanges
    pub fn doc_comment_before(&self, start: u32, attachment: Attachment) -> Option<DocComment> {
        if let Some(docs) = self.library_docs() {
            return docs.before(start);
        }
        let (begin, comments) = self.comments_before(start);
        let mut collecting = attachment == Attachment::All || begin == 0;
        let mut at = begin;
        let mut last = None;
        for &span in &comments {
            collecting |= has_line_break(self.between(at, span.start));
            at = span.end;
            let text = self.between(span.start, span.end);
            if collecting && text.starts_with("/**") && !text.starts_with("/**/") {
                last = Some(span);
            }
        }
        last.map(|span| self.parse_doc(span))
    }

    /// The last doc comment between the token at `start` and the one before it, where all three stand on one line.
    /// TypeScript attaches it to nothing.
    pub fn doc_comment_beside(&self, start: u32) -> Option<DocComment> {
        let (begin, comments) = self.comments_before(start);
        let mut at = begin;
        let mut last = None;
        for &span in &comments {
            if has_line_break(self.between(at, span.start)) {
                break;
            }
            at = span.end;
            let is_doc = self.between(span.start, span.end).starts_with("/**") && span.size() > 4;
            if is_doc && !has_line_break(self.between(span.end, start)) {
                last = Some(span);
            }
        }
        last.map(|span| self.parse_doc(span))
    }

    fn parse_doc(&self, span: Span) -> DocComment {
        DocComment::parse(self.between(span.start, span.end))
    }

    /// The comments between the token at `start` and the one before it, and where that one ends.
    fn comments_before(&self, start: u32) -> (u32, Vec<Span>) {
        let comments = &self.ast().comments;
        let mut first = comments.partition_point(|comment| comment.span.end <= start);
        let last = first;
        let mut at = start;
        while first > 0 {
            let span = comments[first - 1].span;
            if !self.between(span.end, at).trim().is_empty() {
                break;
            }
            at = span.start;
            first -= 1;
        }
        let before = self.between(0, at).trim_end();
        // A prefix of a file's text is as short as the file's offsets are.
        let begin = u32::try_from(before.len()).unwrap_or(at);
        (begin, comments[first..last].iter().map(|comment| comment.span).collect())
    }

    fn between(&self, start: u32, end: u32) -> &str {
        &self.text()[start as usize..end as usize]
    }
}

fn has_line_break(text: &str) -> bool {
    text.contains(['\n', '\r', '\u{2028}', '\u{2029}'])
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::base::FileId;
    use crate::program::ModuleDetection;

    fn module(text: &str) -> (Module, u32) {
        let start = text.find("it").expect("the token");
        let module = Module::parse(FileId(0), Path::new("/a.ts"), text.to_owned(), ModuleDetection::Auto);
        (module, u32::try_from(start).expect("short"))
    }

    fn before(text: &str, attachment: Attachment) -> Option<String> {
        let (module, start) = module(text);
        module.doc_comment_before(start, attachment).map(|doc| doc.text.written())
    }

    fn beside(text: &str) -> Option<String> {
        let (module, start) = module(text);
        module.doc_comment_beside(start).map(|doc| doc.text.written())
    }

    #[test]
    fn a_comment_on_the_line_of_the_token_before_is_not_leading() {
        assert_eq!(before("/** a */ it", Attachment::Leading).as_deref(), Some("a"));
        assert_eq!(before("x; /** a */ it", Attachment::Leading), None);
        assert_eq!(before("x; /** a */ it", Attachment::All).as_deref(), Some("a"));
        assert_eq!(before("x; /** a */\n/** b */ // c\n/* d */ it", Attachment::Leading).as_deref(), Some("b"));
        assert_eq!(before("x; /** a */\n it", Attachment::Leading), None);
    }

    #[test]
    fn a_comment_beside_shares_the_line() {
        assert_eq!(beside("x; /** a */ it").as_deref(), Some("a"));
        assert_eq!(beside("x; /** a */\n it"), None);
        assert_eq!(beside("x;\n/** a */ it"), None);
    }
}
