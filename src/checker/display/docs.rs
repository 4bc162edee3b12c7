//! Documentation of symbols, through the types that copy them and the members that they override.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, MethodDefinitionKind, TSType};
use rustc_hash::FxHashSet;

use crate::base::{DocComment, DocLink, DocText, NodeRef, trimmed};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::{SymbolId, TypeId};

/// What the author says of a symbol.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Documentation {
    /// The text, without tags.
    pub text: String,
    /// The tags in order: name and text.
    pub tags: Vec<(String, String)>,
}

impl Checker<'_> {
    /// What is written above the declarations of a symbol, beside them, or above what it overrides.
    pub fn documentation_of_symbol(&self, symbol: SymbolId) -> Documentation {
        let declarations = self.symbol(symbol).declarations.get();
        let beside: Vec<_> =
            declarations.iter().map(|&declaration| self.doc_comment_beside_declaration(declaration)).collect();
        if beside.iter().any(Option::is_some) {
            return self.with_docs_beside(declarations, beside);
        }
        let text = trimmed(&self.documentation_comment(symbol, &mut Vec::new()));
        Documentation { text, tags: self.doc_tags(symbol, &mut Vec::new()) }
    }

    fn with_docs_beside(&self, declarations: &[NodeRef], beside: Vec<Option<DocComment>>) -> Documentation {
        let comments = declarations.iter().zip(beside).filter_map(|(&declaration, beside)| {
            beside.or_else(|| self.doc_comments_of_declaration(declaration).pop())
        });
        let mut texts: Vec<String> = Vec::new();
        let mut tags = Vec::new();
        for comment in comments {
            let text = comment.text.written();
            if !text.is_empty() && !texts.contains(&text) {
                texts.push(text);
            }
            tags.extend(comment.tags.into_iter().map(|tag| (tag.name, tag.text.written())));
        }
        Documentation { text: texts.join("\n"), tags }
    }

    /// `open` are the symbols whose text is being put together: an interface may be its own base.
    /// TypeScript: SymbolObject.getDocumentationComment
    fn documentation_comment(&self, symbol: SymbolId, open: &mut Vec<SymbolId>) -> String {
        if open.contains(&symbol) {
            return String::new();
        }
        open.push(symbol);
        let declarations = self.symbol(symbol).declarations.get();
        let mut texts: Vec<String> = Vec::new();
        let mut inherits = false;
        for &declaration in declarations {
            for comment in self.doc_comments_of_declaration(declaration) {
                let inherited = comment.tags.iter().find(|tag| is_inherit_doc(&tag.name));
                inherits |= inherited.is_some();
                if comment.text.is_empty() && inherited.is_none() || is_local_typedef(&comment) {
                    continue;
                }
                let own = self.shown(declaration, &comment.text);
                let text = inherited.map_or(own.clone(), |tag| own + &self.shown(declaration, &tag.text));
                if !texts.contains(&text) {
                    texts.push(text);
                }
            }
        }
        let mut text = texts.join("\n");
        if texts.is_empty() || inherits {
            let mut seen = FxHashSet::default();
            for &declaration in declarations {
                let base = self.base_of_declaration(symbol, declaration, &mut |base| {
                    seen.insert(base).then(|| self.documentation_comment(base, open))
                });
                match base {
                    Some(base) if text.is_empty() => text = base,
                    Some(base) => text = base + "\n" + &text,
                    None => {}
                }
            }
        }
        open.pop();
        text
    }

    /// TypeScript: SymbolObject.getJsDocTags
    fn doc_tags(&self, symbol: SymbolId, open: &mut Vec<SymbolId>) -> Vec<(String, String)> {
        if open.contains(&symbol) {
            return Vec::new();
        }
        open.push(symbol);
        let declarations = self.symbol(symbol).declarations.get();
        let mut tags: Vec<(String, String)> = Vec::new();
        for &declaration in declarations {
            for comment in self.doc_comments_of_declaration(declaration) {
                if !is_local_typedef(&comment) {
                    tags.extend(comment.tags.into_iter().map(|tag| (tag.name, self.shown(declaration, &tag.text))));
                }
            }
        }
        if tags.is_empty() || tags.iter().any(|tag| is_inherit_doc(&tag.0)) {
            let mut seen = FxHashSet::default();
            for &declaration in declarations {
                let base = self.base_of_declaration(symbol, declaration, &mut |base| {
                    let is_single = self.symbol(base).declarations.get().len() == 1;
                    (seen.insert(base) && is_single).then(|| self.doc_tags(base, open))
                });
                if let Some(mut base) = base {
                    base.append(&mut tags);
                    tags = base;
                }
            }
        }
        open.pop();
        tags
    }

    /// What `ask` says of the first member that a declaration overrides. TypeScript: findBaseOfDeclaration
    fn base_of_declaration<T>(
        &self,
        symbol: SymbolId,
        declaration: NodeRef,
        ask: &mut dyn FnMut(SymbolId) -> Option<T>,
    ) -> Option<T> {
        let container = self.parent(self.member_of_class(declaration)?);
        let owner = self.parent(container);
        let is_static = match self.kind(declaration) {
            AstKind::PropertyDefinition(node) => node.r#static,
            AstKind::MethodDefinition(node) => node.r#static,
            _ => false,
        };
        self.super_types(owner).into_iter().find_map(|base| {
            let base = match self.ty(base).symbol {
                Some(symbol) if is_static => self.type_of_symbol(symbol),
                _ => base,
            };
            ask(self.property_of_type(base, self.symbol(symbol).name)?)
        })
    }

    /// The member of a class or interface that a declaration is or, as a parameter of its constructor, stands in.
    fn member_of_class(&self, declaration: NodeRef) -> Option<NodeRef> {
        let member = match self.kind(declaration) {
            AstKind::BindingIdentifier(_) | AstKind::FormalParameter(_) => {
                let function = self.containing_function(declaration)?;
                let member = self.declaration_of_function(function);
                match self.kind(member) {
                    AstKind::MethodDefinition(method) if method.kind == MethodDefinitionKind::Constructor => member,
                    _ => return None,
                }
            }
            _ => declaration,
        };
        matches!(self.kind(self.parent(member)), AstKind::ClassBody(_) | AstKind::TSInterfaceBody(_)).then_some(member)
    }

    /// TypeScript: getAllSuperTypeNodes
    fn super_types(&self, owner: NodeRef) -> Vec<TypeId> {
        match self.kind(owner) {
            AstKind::TSInterfaceDeclaration(node) => {
                let heritage = node.extends.iter();
                heritage.map(|clause| self.type_from_heritage(owner.at(clause.node_id.get()))).collect()
            }
            AstKind::Class(node) => {
                let declared = self.symbol_of_node(owner).map(|class| self.declared_type_of_class_or_interface(class));
                let bases = declared.map_or(&[][..], |declared| self.base_types(declared)).iter().copied();
                let implemented = node.implements.iter().map(|clause| owner.at(clause.node_id.get()));
                bases.chain(implemented.map(|clause| self.type_from_heritage(clause))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn shown(&self, declaration: NodeRef, text: &DocText) -> String {
        text.shown(|link| self.link_leads_somewhere(declaration, link))
    }

    /// Whether the name in a link means something where the declaration stands. TypeScript: resolveJSDocMemberName
    fn link_leads_somewhere(&self, declaration: NodeRef, link: &DocLink) -> bool {
        // A member behind `#` is looked up with it, and never found.
        let names: Vec<&str> = link.name.split('.').collect();
        let symbol = if link.name.contains('#') { None } else { self.symbol_of_link(declaration, &names) };
        symbol
            .and_then(|symbol| self.resolve_symbol(symbol))
            .is_some_and(|symbol| !self.symbol(symbol).declarations.get().is_empty())
    }

    /// Where names in a declaration's doc are looked up: in the function that it declares, parameters and all.
    /// TypeScript: getHostSignatureFromJSDoc
    fn scope_of_doc(&self, declaration: NodeRef) -> NodeRef {
        let of_type = |annotation: Option<&TSType<'_>>| match annotation {
            Some(TSType::TSFunctionType(function)) => Some(function.params.node_id.get()),
            _ => None,
        };
        let of_value = |value: Option<&Expression<'_>>| match value {
            Some(Expression::ArrowFunctionExpression(function)) => Some(function.params.node_id.get()),
            Some(Expression::FunctionExpression(function)) => Some(function.params.node_id.get()),
            _ => None,
        };
        let parameters = match self.kind(declaration) {
            AstKind::Function(function) => Some(function.params.node_id.get()),
            AstKind::MethodDefinition(method) => Some(method.value.params.node_id.get()),
            AstKind::TSMethodSignature(method) => Some(method.params.node_id.get()),
            AstKind::TSPropertySignature(property) => {
                of_type(property.type_annotation.as_ref().map(|annotation| &annotation.type_annotation))
            }
            AstKind::ObjectProperty(property) => of_value(Some(&property.value)),
            AstKind::PropertyDefinition(property) => of_value(property.value.as_ref()),
            _ => None,
        };
        parameters.map_or(declaration, |parameters| declaration.at(parameters))
    }

    fn symbol_of_link(&self, declaration: NodeRef, names: &[&str]) -> Option<SymbolId> {
        let (last, outer) = names.split_last()?;
        let last = self.intern(last);
        if outer.is_empty() {
            let meaning = SymbolFlags::VALUE | SymbolFlags::TYPE | SymbolFlags::NAMESPACE;
            return self.resolve_name(self.scope_of_doc(declaration), last, meaning).or_else(|| {
                let owner = self.parent(self.parent(self.member_of_class(declaration)?));
                let class = self.symbol_of_node(owner)?;
                self.property_of_type(self.declared_type_of_class_or_interface(class), last)
            });
        }
        let outer = self.resolve_symbol(self.symbol_of_link(declaration, outer)?)?;
        let flags = self.symbol(outer).flags.get();
        let of_value = || {
            let ty = flags.intersects(SymbolFlags::VALUE).then(|| self.type_of_symbol(outer))?;
            self.property_of_type(ty, last)
        };
        let of_type = || self.property_of_type(self.try_declared_type_of_symbol(outer)?, last);
        self.exports_of_symbol(outer).get(last).or_else(of_value).or_else(of_type)
    }
}

fn is_inherit_doc(name: &str) -> bool {
    matches!(name, "inheritDoc" | "inheritdoc")
}

/// A comment that declares a type of its own speaks of no declaration below it.
fn is_local_typedef(comment: &DocComment) -> bool {
    let has = |names: &[&str]| comment.tags.iter().any(|tag| names.contains(&tag.name.as_str()));
    has(&["typedef", "callback"]) && !has(&["param", "arg", "argument", "return", "returns"])
}
