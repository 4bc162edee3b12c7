//! Objects and their properties: literals with spreads, computed keys and conditions, and whatever has a type.

use oxc_ast::ast::{Expression, ObjectExpression, ObjectProperty, ObjectPropertyKind, PropertyKey, PropertyKind};
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
    /// What it is.
    pub value: Value<'p>,
    /// Whether the object certainly has a property of that name.
    is_certain: bool,
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

    /// Adds a property as the last one in a literal, which replaces those of its name.
    fn push(&mut self, field: Field<'p>) {
        self.spread(Self { known: vec![field], ..Self::default() });
    }

    /// Adds what a spread brings, which replaces what it is certain to have.
    fn spread(&mut self, others: Fields<'p>) {
        self.known.retain(|known| !others.named(&known.key.name).any(|other| other.is_certain));
        self.add(others);
    }

    fn add(&mut self, others: Fields<'p>) {
        self.known.extend(others.known);
        self.unknown.extend(others.unknown);
        self.wrong.extend(others.wrong);
    }
}

impl<'p> Reader<'_, 'p> {
    /// The properties of the object that `value` is.
    pub(super) fn fields(&self, value: Value<'p>) -> Fields<'p> {
        self.fields_within(value, DEPTH)
    }

    fn fields_within(&self, value: Value<'p>, depth: usize) -> Fields<'p> {
        let mut fields = Fields::default();
        let branches = self.branches(value, depth);
        let is_certain = branches.len() == 1;
        for (branch, depth) in branches {
            match branch {
                Value::Absent => {}
                Value::Unknown(site) => fields.unknown.push(site),
                Value::Typed(ty, site) => self.fields_of_type(ty, site, false, &mut fields),
                Value::Written(at) => match at.expression {
                    Expression::ObjectExpression(object) => fields.add(self.literal(at, object, None, depth)),
                    _ => self.fields_of_type(self.type_of(at), at.site(), self.is_settled(at), &mut fields),
                },
            }
        }
        for field in &mut fields.known {
            field.is_certain &= is_certain;
        }
        fields
    }

    /// The properties of an object literal: all, or those that can be called `only`.
    pub(super) fn literal(
        &self,
        at: Place<'p>,
        object: &'p ObjectExpression<'p>,
        only: Option<&str>,
        depth: usize,
    ) -> Fields<'p> {
        let mut fields = Fields::default();
        let is_other = |key: &PropertyKey| only.is_some_and(|only| key.static_name().is_some_and(|name| name != only));
        for property in &object.properties {
            match property {
                ObjectPropertyKind::ObjectProperty(property) if is_other(&property.key) => {}
                ObjectPropertyKind::SpreadProperty(spread) => {
                    // To spread `undefined`, a number or a text is no mistake.
                    let others = self.fields_within(at.written(&spread.argument), depth);
                    fields.spread(Fields { wrong: Vec::new(), ..others });
                }
                ObjectPropertyKind::ObjectProperty(property) => self.property(at, property, depth, &mut fields),
            }
        }
        fields
    }

    fn property(&self, at: Place<'p>, property: &'p ObjectProperty<'p>, depth: usize, fields: &mut Fields<'p>) {
        let site = Site { file: at.file, span: property.key.span() };
        let value = match property.kind {
            PropertyKind::Init => at.written(&property.value),
            PropertyKind::Get | PropertyKind::Set => Value::Unknown(site),
        };
        if let Some(name) = property.key.static_name() {
            return fields.push(Field { key: Mention { name: name.into_owned(), site }, value, is_certain: true });
        }
        let Some(key) = property.key.as_expression() else { return };
        let Names { known, unknown, wrong } = self.texts_within(at.written(key), depth);
        let is_certain = known.len() == 1 && unknown.is_empty() && wrong.is_empty();
        for key in known {
            fields.push(Field { key, value, is_certain });
        }
        fields.unknown.extend(unknown);
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
            fields.known.push(Field { key: Mention { name, site }, value, is_certain: false });
        }
        if !checker.index_infos_of_type(ty).is_empty() || flags.intersects(TypeFlags::NON_PRIMITIVE) {
            fields.unknown.push(site);
        }
    }
}
