//! Lists of names: array literals with spreads and conditions, constants, and whatever has a type that says its names.

use oxc_ast::ast::{ArrayExpressionElement, BinaryOperator, Expression, LogicalOperator};

use super::values::{DEPTH, Place, Reader, Value};
use super::{Mention, Site};
use crate::checker::flags::TypeFlags;
use crate::checker::types::{LiteralValue, TypeData, TypeId};

/// The names in a list, or that one element can be.
#[derive(Default)]
pub(super) struct Names {
    /// Those that are known.
    pub known: Vec<Mention>,
    /// What is known at run time only.
    pub unknown: Vec<Site>,
    /// What is no text, or no list.
    pub wrong: Vec<Site>,
}

impl<'p> Reader<'_, 'p> {
    /// The names in the list that `value` is.
    pub(super) fn list(&self, value: Value<'p>) -> Names {
        let mut names = Names::default();
        match value {
            Value::Written(place) => self.list_at(place, DEPTH, &mut names),
            Value::Typed(ty, site) => self.list_of_type(ty, site, &mut names),
        }
        names
    }

    /// The texts that `value` can be.
    pub(super) fn texts(&self, value: Value<'p>) -> Names {
        let mut names = Names::default();
        match value {
            Value::Written(place) => self.text_at(place, DEPTH, &mut names),
            Value::Typed(ty, site) => self.text_of_type(ty, site, &mut names),
        }
        names
    }

    fn list_at(&self, place: Place<'p>, depth: usize, names: &mut Names) {
        let Some(depth) = self.below(depth) else { return names.unknown.push(place.site()) };
        let at = self.followed(place);
        match at.expression {
            Expression::ArrayExpression(array) => {
                for element in &array.elements {
                    match element {
                        ArrayExpressionElement::SpreadElement(spread) => {
                            self.list_at(at.with(&spread.argument), depth, names);
                        }
                        ArrayExpressionElement::Elision(_) => {}
                        element => self.text_at(at.with(element.to_expression()), depth, names),
                    }
                }
            }
            Expression::ConditionalExpression(condition) => {
                self.list_at(at.with(&condition.consequent), depth, names);
                self.list_at(at.with(&condition.alternate), depth, names);
            }
            Expression::LogicalExpression(logical) => {
                if logical.operator != LogicalOperator::And {
                    self.list_at(at.with(&logical.left), depth, names);
                }
                self.list_at(at.with(&logical.right), depth, names);
            }
            _ => self.list_of_type(self.type_of(at), at.site(), names),
        }
    }

    fn list_of_type(&self, ty: TypeId, site: Site, names: &mut Names) {
        let checker = self.checker;
        let flags = checker.flags(ty);
        if flags.intersects(TypeFlags::ANY_OR_UNKNOWN | TypeFlags::INSTANTIABLE) || checker.is_unsupported(ty) {
            names.unknown.push(site);
        } else if let TypeData::Union(union) = &checker.ty(ty).data {
            for &member in union.types {
                self.list_of_type(member, site, names);
            }
        } else if checker.is_tuple_type(ty) {
            for &element in checker.element_types(ty) {
                self.text_of_type(element, site, names);
            }
        } else if checker.is_array_type(ty) {
            for &element in checker.type_arguments(ty) {
                self.text_of_type(element, site, names);
            }
        } else if !flags.intersects(absent()) {
            names.wrong.push(site);
        }
    }

    fn text_at(&self, place: Place<'p>, depth: usize, names: &mut Names) {
        let Some(depth) = self.below(depth) else { return names.unknown.push(place.site()) };
        let at = self.followed(place);
        match at.expression {
            Expression::StringLiteral(literal) => {
                names.known.push(Mention { name: literal.value.to_string(), site: at.site() });
            }
            Expression::ConditionalExpression(condition) => {
                self.text_at(at.with(&condition.consequent), depth, names);
                self.text_at(at.with(&condition.alternate), depth, names);
            }
            Expression::LogicalExpression(logical) => {
                if logical.operator != LogicalOperator::And {
                    self.text_at(at.with(&logical.left), depth, names);
                }
                self.text_at(at.with(&logical.right), depth, names);
            }
            _ => match self.joined(at, depth) {
                Some(name) => names.known.push(Mention { name, site: at.site() }),
                None => self.text_of_type(self.type_of(at), at.site(), names),
            },
        }
    }

    /// The text of a template or a sum whose parts are all known, each to one text.
    fn joined(&self, at: Place<'p>, depth: usize) -> Option<String> {
        let text = |expression| {
            let mut names = Names::default();
            self.text_at(at.with(expression), depth, &mut names);
            match (&mut names.known[..], &names.unknown[..], &names.wrong[..]) {
                ([only], [], []) => Some(std::mem::take(&mut only.name)),
                _ => None,
            }
        };
        match at.expression {
            Expression::TemplateLiteral(template) => {
                let mut joined = String::new();
                for (index, quasi) in template.quasis.iter().enumerate() {
                    joined.push_str(quasi.value.cooked.as_ref()?);
                    if let Some(expression) = template.expressions.get(index) {
                        joined.push_str(&text(expression)?);
                    }
                }
                Some(joined)
            }
            Expression::BinaryExpression(sum) if sum.operator == BinaryOperator::Addition => {
                Some(text(&sum.left)? + &text(&sum.right)?)
            }
            _ => None,
        }
    }

    fn text_of_type(&self, ty: TypeId, site: Site, names: &mut Names) {
        let checker = self.checker;
        let flags = checker.flags(ty);
        match &checker.ty(ty).data {
            TypeData::Union(union) => {
                for &member in union.types {
                    self.text_of_type(member, site, names);
                }
            }
            TypeData::Literal { value: LiteralValue::String(text), .. } => {
                let name = checker.text(*text).to_owned();
                let site = self.text_within(&name, site);
                names.known.push(Mention { name, site });
            }
            _ if flags.intersects(absent()) => {}
            _ if flags.intersects(
                TypeFlags::ANY_OR_UNKNOWN | TypeFlags::STRING_LIKE | TypeFlags::INSTANTIABLE | TypeFlags::INTERSECTION,
            ) =>
            {
                names.unknown.push(site);
            }
            _ => names.wrong.push(site),
        }
    }
}

/// Types of what is not there: no name, and no mistake.
fn absent() -> TypeFlags {
    TypeFlags::UNDEFINED | TypeFlags::VOID | TypeFlags::NULL | TypeFlags::NEVER
}
