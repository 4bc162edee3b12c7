//! Lists of names: array literals with spreads and conditions, constants, and whatever has a type that says its names.

use oxc_ast::ast::{ArrayExpression, ArrayExpressionElement, BinaryOperator, Expression};

use super::values::{DEPTH, Place, Reader, Value};
use super::{Mention, Site};
use crate::checker::flags::{ElementFlags, TypeFlags};
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
        self.list_within(value, DEPTH, &mut names);
        names
    }

    /// The texts that `value` can be.
    pub(super) fn texts(&self, value: Value<'p>) -> Names {
        self.texts_within(value, DEPTH)
    }

    /// As [`Self::texts`], within something of which `depth` is left.
    pub(super) fn texts_within(&self, value: Value<'p>, depth: usize) -> Names {
        let mut names = Names::default();
        self.text(value, depth, &mut names);
        names
    }

    fn list_within(&self, value: Value<'p>, depth: usize, names: &mut Names) {
        for (branch, depth) in self.branches(value, depth) {
            match branch {
                Value::Absent => {}
                Value::Unknown(site) => names.unknown.push(site),
                Value::Typed(ty, site) => self.list_of_type(ty, site, names),
                Value::Written(at) => match at.expression {
                    Expression::ArrayExpression(array) => self.elements(at, array, depth, names),
                    _ => self.list_of_type(self.type_of(at), at.site(), names),
                },
            }
        }
    }

    fn elements(&self, at: Place<'p>, array: &'p ArrayExpression<'p>, depth: usize, names: &mut Names) {
        for element in &array.elements {
            match element {
                ArrayExpressionElement::SpreadElement(spread) => {
                    self.list_within(at.written(&spread.argument), depth, names);
                }
                ArrayExpressionElement::Elision(_) => {}
                element => self.text(at.written(element.to_expression()), depth, names),
            }
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
        } else if let Some(tuple) = checker.tuple_target(ty) {
            for &element in checker.element_types(ty) {
                self.text_of_type(element, site, names);
            }
            if tuple.element_flags.iter().any(|flags| flags.intersects(ElementFlags::NON_REQUIRED)) {
                names.unknown.push(site);
            }
        } else if checker.is_array_type(ty) {
            for &element in checker.type_arguments(ty) {
                self.text_of_type(element, site, names);
            }
            // It says what may be in the list, not what is.
            names.unknown.push(site);
        } else if !flags.intersects(absent()) {
            names.wrong.push(site);
        }
    }

    fn text(&self, value: Value<'p>, depth: usize, names: &mut Names) {
        for (branch, depth) in self.branches(value, depth) {
            match branch {
                Value::Absent => {}
                Value::Unknown(site) => names.unknown.push(site),
                Value::Typed(ty, site) => self.text_of_type(ty, site, names),
                Value::Written(at) => match self.written_text(at, depth) {
                    Some(name) => names.known.push(Mention { name, site: at.site() }),
                    None => self.text_of_type(self.type_of(at), at.site(), names),
                },
            }
        }
    }

    /// A literal, or the text of a template or a sum whose parts are all known, each to one text.
    fn written_text(&self, at: Place<'p>, depth: usize) -> Option<String> {
        let text = |expression| {
            let mut names = self.texts_within(at.written(expression), depth);
            match (&mut names.known[..], &names.unknown[..], &names.wrong[..]) {
                ([only], [], []) => Some(std::mem::take(&mut only.name)),
                _ => None,
            }
        };
        match at.expression {
            Expression::StringLiteral(literal) => Some(literal.value.to_string()),
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
