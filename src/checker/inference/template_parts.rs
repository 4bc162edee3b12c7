//! Cutting a text with holes along the texts of a template literal type.

use crate::checker::Checker;
use crate::checker::names::Name;
use crate::checker::types::TypeId;

/// A reading position in the source: before byte `at` of text number `segment`.
struct Cutter<'s, 'c, 'p> {
    checker: &'c Checker<'p>,
    texts: &'s [&'s str],
    types: &'s [TypeId],
    /// The last text without what the target ends with.
    last_text: &'s str,
    segment: usize,
    at: usize,
    matches: Vec<TypeId>,
}

impl Checker<'_> {
    /// What stands between the target's texts in the source, which has `texts` with `types` between them; `None` when
    /// the source is not of that form. TypeScript: inferFromLiteralPartsToTemplateLiteral
    pub(super) fn infer_from_literal_parts(
        &self,
        texts: &[&str],
        types: &[TypeId],
        target_texts: &[Name],
    ) -> Option<Vec<TypeId>> {
        let (&first, &last) = (texts.first()?, texts.last()?);
        let (start, end) = (self.text(*target_texts.first()?), self.text(*target_texts.last()?));
        let overlaps = texts.len() == 1 && first.len() < start.len() + end.len();
        if overlaps || !first.starts_with(start) || !last.ends_with(end) {
            return None;
        }
        let last_text = &last[..last.len() - end.len()];
        let mut cutter =
            Cutter { checker: self, texts, types, last_text, segment: 0, at: start.len(), matches: Vec::new() };
        for &text in &target_texts[1..target_texts.len() - 1] {
            cutter.cut(self.text(text))?;
        }
        cutter.add_match(texts.len() - 1, last_text.len());
        Some(cutter.matches)
    }
}

impl<'s> Cutter<'s, '_, '_> {
    fn text(&self, segment: usize) -> &'s str {
        if segment + 1 < self.texts.len() { self.texts[segment] } else { self.last_text }
    }

    /// Goes on to the next `delimiter`; an empty one takes one character, or everything up to the next text.
    fn cut(&mut self, delimiter: &str) -> Option<()> {
        if delimiter.is_empty() {
            return self.cut_one();
        }
        let (mut segment, mut from) = (self.segment, self.at);
        let found = loop {
            if let Some(offset) = self.text(segment)[from..].find(delimiter) {
                break from + offset;
            }
            segment += 1;
            if segment == self.texts.len() {
                return None;
            }
            from = 0;
        };
        self.add_match(segment, found);
        self.at += delimiter.len();
        Some(())
    }

    fn cut_one(&mut self) -> Option<()> {
        if let Some(character) = self.text(self.segment)[self.at..].chars().next() {
            if character.len_utf16() > 1 {
                let reason = "a template literal type cuts a character in two";
                self.checker.taint(self.checker.unsupported(reason, None));
            }
            self.add_match(self.segment, self.at + character.len_utf8());
        } else if self.segment + 1 < self.texts.len() {
            self.add_match(self.segment + 1, 0);
        } else {
            return None;
        }
        Some(())
    }

    fn add_match(&mut self, segment: usize, at: usize) {
        let c = self.checker;
        let matched = if segment == self.segment {
            c.string_literal_type(c.intern(&self.text(segment)[self.at..at]))
        } else {
            let mut parts = vec![c.intern(&self.texts[self.segment][self.at..])];
            parts.extend(self.texts[self.segment + 1..segment].iter().map(|text| c.intern(text)));
            parts.push(c.intern(&self.text(segment)[..at]));
            c.template_literal_type(&parts, &self.types[self.segment..segment])
        };
        self.matches.push(matched);
        self.segment = segment;
        self.at = at;
    }
}
