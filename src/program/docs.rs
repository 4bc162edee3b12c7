//! Doc comments of a file, by what they stand before.

use super::Module;
use crate::base::DocComment;

impl Module {
    /// The doc comment that stands before the token at `start` and belongs to it: the last one, if there are several.
    pub fn doc_comment_before(&self, start: u32) -> Option<DocComment> {
        let comments = &self.ast().comments;
        let text = self.text();
        let end = comments.partition_point(|comment| comment.span.end <= start);
        let is_doc = |comment: &oxc_ast::ast::Comment| {
            let source = &text[comment.span.start as usize..comment.span.end as usize];
            source.starts_with("/**") && source.len() > 5
        };
        let comment =
            comments[..end].iter().rev().take_while(|comment| self.belongs(comment, start)).find(|c| is_doc(c))?;
        Some(DocComment::parse(&text[comment.span.start as usize..comment.span.end as usize]))
    }

    /// Whether only white space and comments stand between a comment and `start`.
    fn belongs(&self, comment: &oxc_ast::ast::Comment, start: u32) -> bool {
        let comments = &self.ast().comments;
        let text = self.text();
        let mut at = comment.span.end;
        let from = comments.partition_point(|other| other.span.start < at);
        for other in &comments[from..] {
            if other.span.start >= start {
                break;
            }
            if !text[at as usize..other.span.start as usize].trim().is_empty() {
                return false;
            }
            at = other.span.end;
        }
        text[at as usize..start as usize].trim().is_empty()
    }
}
