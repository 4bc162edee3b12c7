//! Documentation of symbols, through the types that copy them.

use oxc_ast::AstKind;
use oxc_span::GetSpan;

use crate::base::{DocComment, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::SymbolId;

impl Checker<'_> {
    /// What is written above the declarations of a symbol, or above what it overrides.
    pub fn documentation_of_symbol(&self, symbol: SymbolId) -> Option<DocComment> {
        let mut text = Vec::new();
        let mut tags = Vec::new();
        let mut found = false;
        for &declaration in self.symbol(symbol).declarations.get() {
            if let Some(doc) = self.documentation_of_declaration(declaration) {
                found = true;
                if !doc.text.is_empty() && !text.contains(&doc.text) {
                    text.push(doc.text);
                }
                tags.extend(doc.tags);
            }
        }
        if text.is_empty()
            && let Some(inherited) = self.inherited_documentation(symbol)
        {
            found = true;
            text.push(inherited.text);
            if tags.is_empty() {
                tags = inherited.tags;
            }
        }
        found.then(|| DocComment { text: text.join("\n"), tags })
    }

    /// A member without a comment has that of the member it overrides.
    fn inherited_documentation(&self, symbol: SymbolId) -> Option<DocComment> {
        let data = self.symbol(symbol);
        let parent = data.parent.get()?;
        if !self.symbol(parent).flags.get().intersects(SymbolFlags::CLASS | SymbolFlags::INTERFACE) {
            return None;
        }
        let ty = self.declared_type_of_class_or_interface(parent);
        self.base_types(ty).iter().find_map(|&base| {
            let overridden = self.property_of_type(base, data.name)?;
            if overridden == symbol { None } else { self.documentation_of_symbol(overridden) }
        })
    }

    /// The comment of one declaration.
    pub fn documentation_of_declaration(&self, declaration: NodeRef) -> Option<DocComment> {
        let mut node = declaration;
        loop {
            let parent = self.parent(node);
            // A variable's comment stands before its statement, an export's before `export`.
            let moves = match self.kind(parent) {
                AstKind::VariableDeclarator(declarator) => declarator.id.span().start == self.kind(node).span().start,
                AstKind::VariableDeclaration(list) => {
                    list.declarations.first().is_some_and(|first| first.node_id.get() == node.node)
                }
                AstKind::ExportDeclaration(_) | AstKind::ExportDefaultDeclaration(_) => true,
                AstKind::FormalParameter(_) => true,
                _ => false,
            };
            if let Some(doc) = self.program.module(node.file).doc_comment_before(self.kind(node).span().start) {
                return Some(doc);
            }
            if !moves || parent == node {
                return None;
            }
            node = parent;
        }
    }
}
