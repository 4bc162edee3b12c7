//! Objects and their properties: literals with spreads, computed keys and conditions, and whatever has a type.

use oxc_ast::ast::{Expression, LogicalOperator, ObjectExpression, ObjectProperty, ObjectPropertyKind, PropertyKind};
use oxc_span::GetSpan;

use super::lists::Names;
use super::values::{DEPTH, Place, Reader, Value};
use super::{Mention, Site};
use crate::checker::flags::TypeFlags;
use crate::checker::types::{TypeData, TypeId};

/// One property that an object may have.
pub(super) struct Field<'p> {
    /// Its name.
    pub key: Mention,
    /// What it is; none for what is computed when it is read.
    pub value: Option<Value<'p>>,
}

/// The properties that an object may have.
#[derive(Default)]
pub(super) struct Fields<'p> {
    /// Those that are known, each name as often as conditions offer it.
    pub known: Vec<Field<'p>>,
    /// What is known at run time only.
    pub unknown: Vec<Site>,
    /// What is no object.
    pub wrong: Vec<Site>,
}

impl<'p> Fields<'p> {
    /// Those called `name`.
    pub(super) fn named(&self, name: &str) -> impl Iterator<Item = &Field<'p>> {
        self.known.iter().filter(move |field| field.key.name == name)
    }

    /// Adds a property that replaces those of its name, as the last one in a literal does.
    fn replace(&mut self, field: Field<'p>) {
        self.known.retain(|known| known.key.name != field.key.name);
        self.known.push(field);
    }

    /// Adds what a spread brings. A name that it offers twice depends on a condition, and so may leave the older one.
    fn spread(&mut self, others: Fields<'p>, is_certain: bool) {
        if is_certain {
            self.known.retain(|known| others.named(&known.key.name).next().is_none());
        }
        self.known.extend(others.known);
        self.unknown.extend(others.unknown);
        self.wrong.extend(others.wrong);
    }
}

impl<'p> Reader<'_, 'p> {
    /// The properties of the object that `value` is.
    pub(super) fn fields(&self, value: Value<'p>) -> Fields<'p> {
        let mut fields = Fields::default();
        match value {
            Value::Written(place) => self.fields_at(place, DEPTH, &mut fields),
            Value::Typed(ty, site) => self.fields_of_type(ty, site, true, &mut fields),
        }
        fields
    }

    fn fields_at(&self, place: Place<'p>, depth: usize, fields: &mut Fields<'p>) {
        let Some(depth) = self.below(depth) else { return fields.unknown.push(place.site()) };
        let at = self.followed(place);
        match at.expression {
            Expression::ObjectExpression(object) => self.literal(at, object, depth, fields),
            Expression::ConditionalExpression(condition) => {
                self.fields_at(at.with(&condition.consequent), depth, fields);
                self.fields_at(at.with(&condition.alternate), depth, fields);
            }
            Expression::LogicalExpression(logical) => {
                if logical.operator != LogicalOperator::And {
                    self.fields_at(at.with(&logical.left), depth, fields);
                }
                self.fields_at(at.with(&logical.right), depth, fields);
            }
            _ => self.fields_of_type(self.type_of(at), at.site(), !self.may_change(at), fields),
        }
    }

    fn literal(&self, at: Place<'p>, object: &'p ObjectExpression<'p>, depth: usize, fields: &mut Fields<'p>) {
        let mut own = Fields::default();
        for property in &object.properties {
            match property {
                ObjectPropertyKind::SpreadProperty(spread) => {
                    let spread = at.with(&spread.argument);
                    let mut others = Fields::default();
                    self.fields_at(spread, depth, &mut others);
                    // To spread `undefined`, a number or a text is no mistake.
                    others.wrong.clear();
                    let is_certain = matches!(self.followed(spread).expression, Expression::ObjectExpression(_));
                    own.spread(others, is_certain);
                }
                ObjectPropertyKind::ObjectProperty(property) => self.property(at, property, &mut own),
            }
        }
        fields.spread(own, false);
    }

    fn property(&self, at: Place<'p>, property: &'p ObjectProperty<'p>, fields: &mut Fields<'p>) {
        let value = (property.kind == PropertyKind::Init).then(|| Value::Written(at.with(&property.value)));
        let site = Site { file: at.file, span: property.key.span() };
        if let Some(name) = property.key.static_name() {
            return fields.replace(Field { key: Mention { name: name.into_owned(), site }, value });
        }
        let Some(key) = property.key.as_expression() else { return };
        let Names { known, unknown, .. } = self.texts(Value::Written(at.with(key)));
        fields.unknown.extend(unknown);
        match <[Mention; 1]>::try_from(known) {
            Ok([key]) => fields.replace(Field { key, value }),
            Err(keys) => fields.known.extend(keys.into_iter().map(|key| Field { key, value })),
        }
    }

    /// `is_settled` says that the value is the one which the declarations of its properties have made.
    fn fields_of_type(&self, ty: TypeId, site: Site, is_settled: bool, fields: &mut Fields<'p>) {
        let checker = self.checker;
        let flags = checker.flags(ty);
        if flags.intersects(TypeFlags::ANY_OR_UNKNOWN | TypeFlags::INSTANTIABLE) || checker.is_unsupported(ty) {
            return fields.unknown.push(site);
        }
        if let TypeData::Union(union) = &checker.ty(ty).data {
            for &member in union.types {
                self.fields_of_type(member, site, is_settled, fields);
            }
            return;
        }
        if flags.intersects(TypeFlags::UNDEFINED | TypeFlags::VOID | TypeFlags::NULL | TypeFlags::NEVER) {
            return;
        }
        let is_list = checker.is_array_type(ty) || checker.is_tuple_type(ty);
        if is_list || !flags.intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION | TypeFlags::NON_PRIMITIVE) {
            return fields.wrong.push(site);
        }
        for &property in checker.properties_of_type(ty) {
            let name = checker.symbol_text(property).to_owned();
            let written = self.made_with(property).filter(|_| is_settled).map(Value::Written);
            let value = written.unwrap_or_else(|| Value::Typed(checker.type_of_symbol(property), site));
            let site = self.text_within(&name, site);
            fields.known.push(Field { key: Mention { name, site }, value: Some(value) });
        }
        if !checker.index_infos_of_type(ty).is_empty() || flags.intersects(TypeFlags::NON_PRIMITIVE) {
            fields.unknown.push(site);
        }
    }
}
