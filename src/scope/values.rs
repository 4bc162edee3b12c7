//! Expressions and what they stand for: constants are followed to what they were made with, in whatever file.
//!
//! Whoever reads a value reads all its branches: a type in which TypeScript has joined them says less than they do.

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_ast::ast::{ExportDefaultDeclarationKind, Expression, LogicalOperator, PropertyKind, StaticMemberExpression};
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
    /// It is computed when somebody reads it there.
    Unknown(Site),
    /// Nothing: what `flag && …` is where there is no flag.
    Absent,
}

impl<'p> Place<'p> {
    pub(super) fn with(self, expression: &'p Expression<'p>) -> Self {
        Self { file: self.file, expression }
    }

    pub(super) fn written(self, expression: &'p Expression<'p>) -> Value<'p> {
        Value::Written(self.with(expression))
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

    /// What `value` can be, with the depth that is left for what is in it: all branches of its conditions, seen through
    /// parentheses, assertions, `satisfies`, constants, properties of object literals and calls of functions that are no
    /// more than a `return`.
    pub(super) fn branches(&self, value: Value<'p>, depth: usize) -> Vec<(Value<'p>, usize)> {
        let mut found = Vec::new();
        self.branch(value, depth, &mut found);
        found
    }

    fn branch(&self, value: Value<'p>, depth: usize, found: &mut Vec<(Value<'p>, usize)>) {
        let Value::Written(place) = value else { return found.push((value, depth)) };
        let Some(depth) = self.below(depth) else { return found.push((Value::Unknown(place.site()), depth)) };
        let at = place.with(place.expression.get_inner_expression());
        let followed = match at.expression {
            Expression::ConditionalExpression(condition) => {
                Some(vec![at.written(&condition.consequent), at.written(&condition.alternate)])
            }
            Expression::LogicalExpression(logical) if logical.operator == LogicalOperator::And => {
                Some(vec![Value::Absent, at.written(&logical.right)])
            }
            Expression::LogicalExpression(logical) => Some(vec![at.written(&logical.left), at.written(&logical.right)]),
            Expression::Identifier(_) => self.constant(at),
            Expression::StaticMemberExpression(member) if !member.optional => self.member(at, member, depth),
            Expression::CallExpression(call) if !call.optional => self.returned(at.written(&call.callee), depth),
            _ => None,
        };
        match followed {
            Some(values) => values.into_iter().for_each(|value| self.branch(value, depth, found)),
            None => found.push((Value::Written(at), depth)),
        }
    }

    /// The depth that is left one level further down; none where nothing is to be looked at any more.
    fn below(&self, depth: usize) -> Option<usize> {
        self.budget.set(self.budget.get().checked_sub(1)?);
        depth.checked_sub(1)
    }

    /// The type of the expression at `place`. Where the SDK has no types, nothing is known of the context either, and
    /// the expression speaks for itself.
    pub(super) fn type_of(&self, place: Place<'p>) -> TypeId {
        let ty = self.checker.check_expression_cached(place.node());
        if self.checker.is_unsupported(ty) { self.checker.context_free_type_of_expression(place.node()) } else { ty }
    }

    /// Whether the properties of what stands at `place` are what they were declared as: it is the name of a namespace,
    /// a function, a class or an enum. What a variable holds, or a call gives, may have been assigned to.
    pub(super) fn is_settled(&self, place: Place<'p>) -> bool {
        matches!(place.expression, Expression::Identifier(_))
            && self
                .symbol_of(place)
                .is_some_and(|symbol| !self.checker.symbol(symbol).flags.get().intersects(SymbolFlags::VARIABLE))
    }

    /// What a name stands for, seen through imports.
    fn symbol_of(&self, place: Place<'p>) -> Option<SymbolId> {
        let checker = self.checker;
        let symbol = match place.expression {
            Expression::Identifier(identifier) => {
                checker.resolve_name(place.node(), checker.intern(&identifier.name), SymbolFlags::VALUE)?
            }
            Expression::StaticMemberExpression(_) => {
                self.type_of(place);
                checker.resolved_symbol_of_access(place.node())?
            }
            _ => return None,
        };
        checker.resolve_symbol(symbol)
    }

    fn constant(&self, place: Place<'p>) -> Option<Vec<Value<'p>>> {
        Some(vec![Value::Written(self.made_with(self.symbol_of(place)?)?)])
    }

    /// What a property of object literals, or an export of a namespace, was made with.
    fn member(&self, place: Place<'p>, member: &'p StaticMemberExpression<'p>, depth: usize) -> Option<Vec<Value<'p>>> {
        let mut values = Vec::new();
        for (object, depth) in self.branches(place.written(&member.object), depth) {
            let Value::Written(object) = object else { return None };
            if let Expression::ObjectExpression(literal) = object.expression {
                let fields = self.literal(object, literal, Some(&member.property.name), depth);
                values.extend(fields.named(&member.property.name).map(|field| field.value));
                values.extend(fields.unknown.first().map(|_| Value::Unknown(place.site())));
            } else if self.is_settled(object) {
                values.extend(self.constant(place)?);
            } else {
                return None;
            }
        }
        Some(values)
    }

    /// What a call of `callee` gives, where that is the function it was declared as, and no more than a `return`.
    fn returned(&self, callee: Value<'p>, depth: usize) -> Option<Vec<Value<'p>>> {
        let checker = self.checker;
        let [(Value::Written(callee), _)] = self.branches(callee, depth)[..] else { return None };
        let function = match callee.expression {
            Expression::ArrowFunctionExpression(_) | Expression::FunctionExpression(_) => callee.node(),
            _ => match checker.symbol(self.symbol_of(callee)?).declarations.get() {
                // Nobody can assign to what is declared as a function.
                &[only] if matches!(checker.kind(only), AstKind::Function(_)) => only,
                _ => return None,
            },
        };
        let (_, like) = checker.function_like(function)?;
        let expression =
            like.single_return().filter(|_| like.return_type().is_none() && like.type_parameters().is_none());
        Some(vec![Value::Written(Place { file: function.file, expression: expression? })])
    }

    /// What a `const`, a property of an object literal or a default export was made with.
    pub(super) fn made_with(&self, symbol: SymbolId) -> Option<Place<'p>> {
        let checker = self.checker;
        let symbol = checker.symbol(symbol);
        let only = || match symbol.declarations.get() {
            &[only] => Some(only),
            _ => None,
        };
        let declaration = symbol.value_declaration.get().or_else(only)?;
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
