//! Which doc comments belong to a declaration: its own, and those of the statements that it is the whole of.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, Expression, FunctionType, MethodDefinitionKind};
use oxc_span::GetSpan;

use crate::base::{DocComment, NodeRef};
use crate::checker::Checker;
use crate::checker::function_like::FunctionLike;
use crate::program::Attachment;

impl Checker<'_> {
    /// The doc comments of a declaration, from the inside out: at most one for each node that it is the whole of.
    /// TypeScript: getJSDocCommentsAndTags
    pub fn doc_comments_of_declaration(&self, declaration: NodeRef) -> Vec<DocComment> {
        let mut comments = Vec::new();
        let host = self.doc_host(declaration);
        if let Some(initializer) = self.doc_initializer(host) {
            comments.extend(self.own_doc_comment(initializer));
        }
        let mut next = Some(host);
        while let Some(node) = next {
            comments.extend(self.own_doc_comment(node));
            if let AstKind::FormalParameter(parameter) = self.kind(node) {
                comments.extend(self.parameter_doc(node, &parameter.pattern));
                break;
            }
            next = self.next_doc_host(node);
        }
        comments
    }

    /// The doc comment between a property and what stands before it on its line, where TypeScript sees none.
    pub(super) fn doc_comment_beside_declaration(&self, declaration: NodeRef) -> Option<DocComment> {
        let kind = self.kind(self.doc_host(declaration));
        let counts = match kind {
            AstKind::TSPropertySignature(_)
            | AstKind::TSMethodSignature(_)
            | AstKind::PropertyDefinition(_)
            | AstKind::AccessorProperty(_) => true,
            AstKind::MethodDefinition(method) => {
                matches!(method.kind, MethodDefinitionKind::Get | MethodDefinitionKind::Set)
            }
            AstKind::ObjectProperty(property) => !property.shorthand && !property.method,
            _ => false,
        };
        if !counts || !self.doc_comments_of_declaration(declaration).is_empty() {
            return None;
        }
        self.program.module(declaration.file).doc_comment_beside(kind.span().start)
    }

    /// The node that TypeScript calls the declaration, where ours is a name in it or the function of a method.
    fn doc_host(&self, declaration: NodeRef) -> NodeRef {
        match self.kind(declaration) {
            AstKind::BindingIdentifier(_) => match self.kind(self.parent(declaration)) {
                AstKind::VariableDeclarator(_) | AstKind::FormalParameter(_) => self.parent(declaration),
                AstKind::AssignmentPattern(_) => self.parent(self.parent(declaration)),
                _ => declaration,
            },
            AstKind::Function(_) => self.declaration_of_function(declaration),
            _ => declaration,
        }
    }

    /// The initializer of a variable or property, where it can have a doc comment of its own.
    fn doc_initializer(&self, host: NodeRef) -> Option<NodeRef> {
        let initializer = match self.kind(host) {
            AstKind::VariableDeclarator(node) => node.init.as_ref(),
            AstKind::PropertyDefinition(node) => node.value.as_ref(),
            AstKind::ObjectProperty(node) if !node.method && !node.shorthand => Some(&node.value),
            _ => None,
        }?;
        let counts = matches!(
            initializer,
            Expression::ArrowFunctionExpression(_)
                | Expression::FunctionExpression(_)
                | Expression::ParenthesizedExpression(_)
                | Expression::ClassExpression(_)
        );
        counts.then(|| host.at(initializer.node_id()))
    }

    fn own_doc_comment(&self, node: NodeRef) -> Option<DocComment> {
        let kind = self.kind(node);
        let attachment = match kind {
            AstKind::VariableDeclarator(_)
            | AstKind::FormalParameter(_)
            | AstKind::TSTypeParameter(_)
            | AstKind::ExportSpecifier(_)
            | AstKind::ArrowFunctionExpression(_)
            | AstKind::ParenthesizedExpression(_) => Attachment::All,
            AstKind::Function(function) if function.r#type == FunctionType::FunctionExpression => Attachment::All,
            _ => Attachment::Leading,
        };
        // `export` belongs to the declaration behind it.
        let start = match self.kind(self.parent(node)) {
            AstKind::ExportDeclaration(export) => export.span.start,
            AstKind::ExportDefaultDeclaration(export) if !export.declaration.is_expression() => export.span.start,
            _ => kind.span().start,
        };
        self.program.module(node.file).doc_comment_before(start, attachment)
    }

    /// What the function's own comment says of a parameter. TypeScript: getJSDocParameterTags
    fn parameter_doc(&self, parameter: NodeRef, pattern: &BindingPattern<'_>) -> Vec<DocComment> {
        let Some(name) = pattern.get_identifier_name() else { return Vec::new() };
        let function = self.doc_comments_of_declaration(self.function_of_parameter(parameter));
        let tags = function.into_iter().flat_map(|doc| doc.tags);
        tags.filter(|tag| tag.is_parameter() && tag.parameter.len() == 1 && tag.parameter[0] == name.as_str())
            .map(|tag| DocComment { text: tag.text, tags: Vec::new() })
            .collect()
    }

    /// The node whose comment speaks of `node` too, because it has nothing else in it.
    /// TypeScript: getNextJSDocCommentLocation
    fn next_doc_host(&self, node: NodeRef) -> Option<NodeRef> {
        let parent = self.parent(node);
        let is_statement = |list: NodeRef| {
            !matches!(
                self.kind(self.parent(list)),
                AstKind::ForStatement(_) | AstKind::ForInStatement(_) | AstKind::ForOfStatement(_)
            )
        };
        match self.kind(parent) {
            AstKind::ObjectProperty(_)
            | AstKind::PropertyDefinition(_)
            | AstKind::TSExportAssignment(_)
            | AstKind::ReturnStatement(_) => Some(parent),
            AstKind::ExportDefaultDeclaration(export) if export.declaration.is_expression() => Some(parent),
            AstKind::AssignmentExpression(_) => Some(self.parent(parent)),
            AstKind::VariableDeclarator(_) => {
                let list = self.parent(parent);
                is_statement(list).then_some(list)
            }
            AstKind::VariableDeclaration(list) => {
                let is_first = list.declarations.first().is_some_and(|first| first.node_id.get() == node.node);
                (is_first && is_statement(parent)).then_some(parent)
            }
            _ if matches!(self.kind(node), AstKind::AssignmentExpression(_)) => Some(parent),
            _ => None,
        }
    }

    /// What the comments around a function say of its parameters and of itself. TypeScript: getJSDocTags
    pub fn doc_comments_of_function(&self, function: NodeRef) -> Vec<DocComment> {
        match FunctionLike::of(self.kind(function)) {
            Some(_) => self.doc_comments_of_declaration(function),
            None => self.own_doc_comment(function).into_iter().collect(),
        }
    }
}
