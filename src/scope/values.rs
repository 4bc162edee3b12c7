//! Expressions and what they stand for: constants are followed to what they were made with, in whatever file.

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_ast::ast::{ExportDefaultDeclarationKind, Expression, PropertyKind};
use oxc_span::GetSpan;

use super::Site;
use crate::base::{FileId, NodeRef};
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::types::{SymbolId, TypeId};

/// How far names, spreads and branches are followed: what goes on longer goes in a circle.
pub(super) const DEPTH: usize = 48;
/// How many values one configuration has at most: a circle can be walked in more ways than there is time for.
const BUDGET: usize = 20_000;

/// An expression with the file that it stands in.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    pub file: FileId,
    pub expression: &'p Expression<'p>,
}

/// What a property or an element is.
#[derive(Clone, Copy)]
pub(super) enum Value<'p> {
    /// It is written.
    Written(Place<'p>),
    /// Only its type is known, and the expression that it came by.
    Typed(TypeId, Site),
}

impl<'p> Place<'p> {
    pub(super) fn with(self, expression: &'p Expression<'p>) -> Self {
        Self { file: self.file, expression }
    }

    pub(super) fn site(self) -> Site {
        Site { file: self.file, span: self.expression.span() }
    }

    fn node(self) -> NodeRef {
        NodeRef { file: self.file, node: self.expression.node_id() }
    }
}

/// Reads values with one checker.
pub(super) struct Reader<'c, 'p> {
    pub checker: &'c Checker<'p>,
    /// How many more values are looked at.
    budget: Cell<usize>,
}

impl<'c, 'p> Reader<'c, 'p> {
    pub(super) fn new(checker: &'c Checker<'p>) -> Self {
        Self { checker, budget: Cell::new(BUDGET) }
    }

    /// The depth that is left one level further down; none where nothing is to be looked at any more.
    pub(super) fn below(&self, depth: usize) -> Option<usize> {
        self.budget.set(self.budget.get().checked_sub(1)?);
        depth.checked_sub(1)
    }

    /// The expression that `place` stands for when parentheses, assertions, `satisfies` and constants are seen through.
    pub(super) fn followed(&self, place: Place<'p>) -> Place<'p> {
        let mut at = place;
        for _ in 0..DEPTH {
            at = at.with(at.expression.get_inner_expression());
            let Some(next) = self.named(at) else { return at };
            at = next;
        }
        at
    }

    /// The type of the expression at `place`. Where the SDK has no types, nothing is known of the context either, and
    /// the expression speaks for itself.
    pub(super) fn type_of(&self, place: Place<'p>) -> TypeId {
        let ty = self.checker.check_expression_cached(place.node());
        if self.checker.is_unsupported(ty) { self.checker.context_free_type_of_expression(place.node()) } else { ty }
    }

    fn named(&self, place: Place<'p>) -> Option<Place<'p>> {
        let checker = self.checker;
        let symbol = match place.expression {
            Expression::Identifier(identifier) => {
                checker.resolve_name(place.node(), checker.intern(&identifier.name), SymbolFlags::VALUE)?
            }
            Expression::StaticMemberExpression(member) if !member.optional && !self.may_change(place) => {
                self.type_of(place);
                checker.resolved_symbol_of_access(place.node())?
            }
            _ => return None,
        };
        self.made_with(checker.resolve_symbol(symbol)?)
    }

    /// Whether the expression is a variable, or a part of one, that something else may have been assigned to.
    pub(super) fn may_change(&self, place: Place<'p>) -> bool {
        let checker = self.checker;
        let mut root = place;
        loop {
            root = root.with(match root.expression.get_inner_expression() {
                Expression::StaticMemberExpression(member) => &member.object,
                Expression::ComputedMemberExpression(member) => &member.object,
                Expression::Identifier(identifier) => {
                    let node = NodeRef { file: root.file, node: identifier.node_id.get() };
                    let symbol = checker.resolve_name(node, checker.intern(&identifier.name), SymbolFlags::VALUE);
                    let symbol = symbol.and_then(|symbol| checker.resolve_symbol(symbol));
                    return symbol.is_some_and(|symbol| {
                        checker.symbol(symbol).flags.get().intersects(SymbolFlags::VARIABLE)
                            && !checker.is_constant_variable(symbol)
                    });
                }
                _ => return false,
            });
        }
    }

    /// What a `const`, a property of an object literal or a default export was made with.
    pub(super) fn made_with(&self, symbol: SymbolId) -> Option<Place<'p>> {
        let checker = self.checker;
        let symbol = checker.symbol(symbol);
        let declaration = symbol.value_declaration.get().or_else(|| symbol.declarations.get().first().copied())?;
        let place = |expression: &'p Expression<'p>| Place { file: declaration.file, expression };
        match checker.kind(declaration) {
            AstKind::BindingIdentifier(_) => {
                let declarator = checker.parent(declaration);
                let (AstKind::VariableDeclarator(variable), AstKind::VariableDeclaration(list)) =
                    (checker.kind(declarator), checker.kind(checker.parent(declarator)))
                else {
                    return None;
                };
                variable.init.as_ref().filter(|_| list.kind.is_const()).map(place)
            }
            AstKind::ObjectProperty(property) if property.kind == PropertyKind::Init => Some(place(&property.value)),
            AstKind::ExportDefaultDeclaration(export) => match &export.declaration {
                ExportDefaultDeclarationKind::FunctionDeclaration(_)
                | ExportDefaultDeclarationKind::ClassDeclaration(_)
                | ExportDefaultDeclarationKind::TSInterfaceDeclaration(_) => None,
                other => other.as_expression().map(place),
            },
            _ => None,
        }
    }

    /// The place of the text `name` in `site`, where it is written there exactly once: an argument of a call, most often.
    pub(super) fn text_within(&self, name: &str, site: Site) -> Site {
        let nodes = self.checker.program().module(site.file).nodes();
        let mut texts = nodes.iter().filter_map(|node| match node.kind() {
            AstKind::StringLiteral(text) if site.span.contains_inclusive(text.span) && text.value == name => {
                Some(text.span)
            }
            _ => None,
        });
        match (texts.next(), texts.next()) {
            (Some(span), None) => Site { span, ..site },
            _ => site,
        }
    }
}
