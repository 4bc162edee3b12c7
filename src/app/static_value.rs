//! Values that can be read without running anything: text, and the properties of object literals.
//!
//! An answer is certain or it is `Unknown`, which says where reading had to stop.

use std::borrow::Cow;

use oxc_ast::ast::{BinaryOperator, Expression, ObjectExpression, ObjectPropertyKind, PropertyKind};
use oxc_span::GetSpan;

use super::meaning::{Meaning, Names};
use crate::base::Span;
use crate::program::Module;

/// An expression with the module that it stands in.
#[derive(Clone, Copy)]
pub struct Place<'p> {
    /// The module.
    pub module: &'p Module,
    /// The expression.
    pub expression: &'p Expression<'p>,
}

/// Where reading had to stop, because the rest is known at run time only.
#[derive(Clone, Copy)]
pub struct Unknown<'p> {
    /// The module.
    pub module: &'p Module,
    /// The part that cannot be read.
    pub span: Span,
}

/// How far constants are followed: a file that names more in a row is not written by hand.
const DEPTH: u32 = 32;

impl<'p> Place<'p> {
    /// The expression at its place.
    pub fn new(module: &'p Module, expression: &'p Expression<'p>) -> Self {
        Self { module, expression }
    }

    fn unknown(self) -> Unknown<'p> {
        Unknown { module: self.module, span: self.expression.span() }
    }

    fn with(self, expression: &'p Expression<'p>) -> Self {
        Self { module: self.module, expression }
    }
}

impl<'p> Names<'p> {
    /// The expression that `place` is when parentheses, `as`, `satisfies`, `!` and constants are seen through. What is
    /// none of these comes back as it is.
    pub fn value_of(&self, place: Place<'p>) -> Place<'p> {
        let mut at = place;
        for _ in 0..DEPTH {
            at = at.with(at.expression.get_inner_expression());
            let Expression::Identifier(identifier) = at.expression else { return at };
            match self.local(at.module, identifier.name.as_str()) {
                Some(Meaning::Expression(module, expression)) => at = Place { module, expression },
                _ => return at,
            }
        }
        at
    }

    /// What the name that `place` is leads to, when it is a name and leads out of what `value_of` sees through.
    pub fn meaning_of(&self, place: Place<'p>) -> Option<Meaning<'p>> {
        let at = self.value_of(place);
        match at.expression {
            Expression::Identifier(identifier) => self.local(at.module, identifier.name.as_str()),
            _ => None,
        }
    }

    /// The property `name` of the object that `place` is; `None` where the object certainly has none.
    pub fn property(&self, place: Place<'p>, name: &str) -> Result<Option<Place<'p>>, Unknown<'p>> {
        self.property_at(place, name, DEPTH)
    }

    /// The text that `place` is.
    pub fn text(&self, place: Place<'p>) -> Result<Cow<'p, str>, Unknown<'p>> {
        self.text_at(place, DEPTH)
    }

    fn property_at(&self, place: Place<'p>, name: &str, depth: u32) -> Result<Option<Place<'p>>, Unknown<'p>> {
        let object = self.value_of(place);
        let Expression::ObjectExpression(literal) = object.expression else { return Err(place.unknown()) };
        self.literal_property(object, literal, name, depth)
    }

    /// The last property of that name wins, so the search goes backwards.
    fn literal_property(
        &self,
        object: Place<'p>,
        literal: &'p ObjectExpression<'p>,
        name: &str,
        depth: u32,
    ) -> Result<Option<Place<'p>>, Unknown<'p>> {
        for property in literal.properties.iter().rev() {
            let depth = depth.checked_sub(1).ok_or(object.unknown())?;
            match property {
                ObjectPropertyKind::SpreadProperty(spread) => {
                    let spread = object.with(&spread.argument);
                    if let Some(found) = self.property_at(spread, name, depth)? {
                        return Ok(Some(found));
                    }
                }
                ObjectPropertyKind::ObjectProperty(property) => {
                    let unknown = Unknown { module: object.module, span: property.span };
                    let key = match (property.key.static_name(), property.key.as_expression()) {
                        (Some(key), _) => key,
                        (None, Some(key)) => self.text_at(object.with(key), depth).map_err(|_| unknown)?,
                        (None, None) => return Err(unknown),
                    };
                    if key != name {
                        continue;
                    }
                    if property.kind != PropertyKind::Init {
                        return Err(unknown);
                    }
                    return Ok(Some(object.with(&property.value)));
                }
            }
        }
        Ok(None)
    }

    fn text_at(&self, place: Place<'p>, depth: u32) -> Result<Cow<'p, str>, Unknown<'p>> {
        let depth = depth.checked_sub(1).ok_or(place.unknown())?;
        let at = self.value_of(place);
        match at.expression {
            Expression::StringLiteral(literal) if !literal.lone_surrogates => Ok(literal.value.as_str().into()),
            Expression::TemplateLiteral(template) => {
                let mut text = String::new();
                for (index, quasi) in template.quasis.iter().enumerate() {
                    let Some(cooked) = quasi.value.cooked.filter(|_| !quasi.lone_surrogates) else {
                        return Err(at.unknown());
                    };
                    text.push_str(cooked.as_str());
                    if let Some(expression) = template.expressions.get(index) {
                        text.push_str(&self.text_at(at.with(expression), depth)?);
                    }
                }
                Ok(text.into())
            }
            Expression::BinaryExpression(binary) if binary.operator == BinaryOperator::Addition => {
                let left = self.text_at(at.with(&binary.left), depth)?;
                Ok((left.into_owned() + &self.text_at(at.with(&binary.right), depth)?).into())
            }
            Expression::StaticMemberExpression(member) if !member.optional => {
                let object = at.with(&member.object);
                match self.property_at(object, member.property.name.as_str(), depth) {
                    Ok(Some(value)) => self.text_at(value, depth),
                    Ok(None) | Err(_) => Err(at.unknown()),
                }
            }
            _ => Err(place.unknown()),
        }
    }
}
