//! Schemas by kind of type: unions, primitives, intersections, lists and tuples.

use rustc_hash::FxHashSet;
use serde_json::{Map, Value, json};

use super::definitions::key_of;
use super::docs::Docs;
use super::{Projection, Schema, pattern};
use crate::checker::flags::{ElementFlags, TypeFlags};
use crate::checker::types::{LiteralValue, TypeData, TypeId};

/// Literals of one kind, which stand together where the first of them stood.
#[derive(Default)]
struct Literals {
    kinds: Vec<(&'static str, Vec<Value>)>,
}

impl Projection<'_, '_> {
    /// The schema of a type.
    pub(super) fn schema(&mut self, ty: TypeId) -> Value {
        self.parts += 1;
        let members = self.members(self.constraint(ty));
        if members.is_empty() {
            return json!({ "not": {} });
        }
        let structured = TypeFlags::OBJECT | TypeFlags::INTERSECTION;
        if !members.iter().any(|&member| self.checker.flags(member).intersects(structured)) {
            return self.union(&members);
        }
        self.note_name(&key_of(&members), ty);
        self.keyed(&members, |projection| projection.union(&members))
    }

    /// A union: literals of a kind together, `true` and `false` as `boolean`.
    pub(super) fn union(&mut self, members: &[TypeId]) -> Value {
        let mut literals = Literals::default();
        let mut parts: Vec<Option<Value>> = Vec::new();
        for &member in members {
            if let Some((kind, value)) = self.literal(member) {
                if literals.add(kind, value) {
                    parts.push(None);
                }
                continue;
            }
            let structured = TypeFlags::OBJECT | TypeFlags::INTERSECTION;
            let nested = members.len() > 1 && self.checker.flags(member).intersects(structured);
            parts.push(Some(if nested {
                self.keyed(&[member], |projection| projection.single(member, None))
            } else {
                self.single(member, None)
            }));
        }
        let mut literals = literals.schemas().into_iter();
        let schemas = parts.into_iter().filter_map(|part| part.or_else(|| literals.next())).collect();
        any_of(schemas)
    }

    /// The value of a string, number or boolean literal.
    fn literal(&self, ty: TypeId) -> Option<(&'static str, Value)> {
        let TypeData::Literal { value, .. } = &self.checker.ty(ty).data else { return None };
        match *value {
            LiteralValue::String(text) => Some(("string", self.checker.text(text).into())),
            LiteralValue::Number(number) => Some(("number", json_number(number))),
            LiteralValue::Boolean(value) => Some(("boolean", value.into())),
            LiteralValue::BigInt(_) => None,
        }
    }

    /// A type that is no union.
    pub(super) fn single(&mut self, ty: TypeId, docs: Option<&Docs<'_>>) -> Value {
        let flags = self.checker.flags(ty);
        if let TypeData::Unsupported(unsupported) = &self.checker.ty(ty).data {
            self.lose(unsupported.reason);
            return json!({});
        }
        if flags.intersects(TypeFlags::ANY_OR_UNKNOWN) {
            return json!({});
        }
        if flags.intersects(TypeFlags::BIGINT_LIKE) {
            self.lose_value("JSON has no bigint; the schema asks for an integer");
            return json!({ "type": "integer" });
        }
        if let TypeData::TemplateLiteral { texts, types } = &self.checker.ty(ty).data {
            return json!({ "type": "string", "pattern": pattern::of_template(self.checker, texts, types) });
        }
        if flags.intersects(TypeFlags::STRING_LIKE) {
            return json!({ "type": "string" });
        }
        if flags.intersects(TypeFlags::NUMBER_LIKE) {
            return json!({ "type": "number" });
        }
        if flags.intersects(TypeFlags::BOOLEAN_LIKE) {
            return json!({ "type": "boolean" });
        }
        if flags.intersects(TypeFlags::NULL) {
            return json!({ "type": "null" });
        }
        if flags.intersects(TypeFlags::NON_PRIMITIVE) {
            return json!({ "type": "object" });
        }
        if let TypeData::Intersection(intersection) = &self.checker.ty(ty).data {
            return self.intersection(ty, intersection.types, docs);
        }
        if flags.intersects(TypeFlags::OBJECT) {
            return self.object(ty, docs);
        }
        if flags.intersects(TypeFlags::INSTANTIABLE) {
            return self.schema(ty);
        }
        self.lose_value("JSON has no symbols");
        json!({})
    }

    /// Of several patterns all must hold; without any it is an object.
    fn intersection(&mut self, ty: TypeId, types: &[TypeId], docs: Option<&Docs<'_>>) -> Value {
        let primitives: Vec<TypeId> = types.iter().copied().filter(|&part| self.is_primitive(part)).collect();
        if primitives.is_empty() {
            return self.fields(ty, docs);
        }
        let schemas = primitives.iter().map(|&part| self.single(part, None));
        let rest = |schema: Value| match schema {
            Value::Object(mut schema) => {
                schema.remove("type");
                schema
            }
            _ => Map::new(),
        };
        let all: Vec<Value> = schemas.map(rest).filter(|s| !s.is_empty()).map(Value::Object).collect();
        json!({ "type": "string", "allOf": all })
    }

    fn object(&mut self, ty: TypeId, docs: Option<&Docs<'_>>) -> Value {
        let checker = self.checker;
        if checker.is_tuple_type(ty) {
            return self.tuple(ty);
        }
        if checker.is_array_type(ty) {
            let element = checker.type_arguments(ty).first().copied().unwrap_or_else(|| checker.unknown_type());
            let items = self.within_items(|projection| projection.schema(element));
            return Value::from_iter([("type", Value::from("array")), ("items", items)]);
        }
        match self.global_name(ty) {
            Some("Date") => {
                self.lose_value("JSON has no dates; the schema asks for a text with date and time");
                return json!({ "type": "string", "format": "date-time" });
            }
            Some(name) => {
                self.lose_value(&format!("JSON has no `{name}`; the schema takes anything"));
                return json!({});
            }
            None => {}
        }
        if self.is_function(ty) {
            self.lose_value("JSON has no functions; the schema takes anything");
            return json!({});
        }
        if self.is_empty(ty) { json!({}) } else { self.fields(ty, docs) }
    }

    fn tuple(&mut self, ty: TypeId) -> Value {
        let Some(target) = self.checker.tuple_target(ty) else { return json!({ "type": "array" }) };
        let flags = target.element_flags;
        let types = self.checker.element_types(ty);
        let mut elements: Vec<Value> =
            self.within_items(|projection| types.iter().map(|&element| projection.schema(element)).collect());
        let required = flags.iter().filter(|flags| flags.contains(ElementFlags::REQUIRED)).count();
        let variable = flags.iter().position(|flags| flags.intersects(ElementFlags::VARIABLE));
        if variable.is_some_and(|at| at + 1 < flags.len()) {
            let mut schema = Value::from_iter([("type", Value::from("array")), ("items", any_of(elements))]);
            schema["minItems"] = required.into();
            return schema;
        }
        let items = variable.and_then(|_| elements.pop()).unwrap_or(Value::Bool(false));
        let mut schema = json!({ "type": "array" });
        // JSON Schema wants at least one member there.
        if !elements.is_empty() {
            schema["prefixItems"] = elements.into();
        }
        schema["minItems"] = required.into();
        schema["items"] = items;
        schema
    }
}

impl Literals {
    /// Adds a literal; says whether it is the first of its kind.
    fn add(&mut self, kind: &'static str, value: Value) -> bool {
        if let Some((_, values)) = self.kinds.iter_mut().find(|known| known.0 == kind) {
            values.push(value);
            return false;
        }
        self.kinds.push((kind, vec![value]));
        true
    }

    fn schemas(self) -> Vec<Value> {
        let schema = |(kind, values): (&str, Vec<Value>)| {
            if kind == "boolean" && values.len() == 2 {
                return json!({ "type": "boolean" });
            }
            Value::from_iter([("type", Value::from(kind)), ("enum", values.into())])
        };
        self.kinds.into_iter().map(schema).collect()
    }
}

/// The schemas without repetition.
pub(super) fn distinct(mut schemas: Vec<Value>) -> Vec<Value> {
    if schemas.len() > 1 {
        let mut seen = FxHashSet::default();
        schemas.retain(|schema| seen.insert(schema.to_string()));
    }
    schemas
}

fn any_of(schemas: Vec<Value>) -> Value {
    let mut schemas = distinct(schemas);
    if schemas.len() == 1 { schemas.swap_remove(0) } else { Value::from_iter([("anyOf", schemas)]) }
}

/// A number as JavaScript writes it: whole where it can be.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "the question is whether the conversion loses anything"
)]
pub(super) fn json_number(number: f64) -> Value {
    let whole = number as i64;
    if whole as f64 == number && whole.unsigned_abs() <= 1 << 53 { whole.into() } else { number.into() }
}

/// An object schema's members, for those who add to them.
pub(super) fn members(schema: Value) -> Schema {
    match schema {
        Value::Object(schema) => schema,
        _ => Schema::new(),
    }
}
