//! Objects: their properties, their index signatures, and which of their members are data.

use serde_json::{Map, Value};

use super::definitions::key_of;
use super::docs::Docs;
use super::{Projection, keywords, pattern};
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};
use crate::tool::parts::{can_be_called, data_name};

/// Global classes and interfaces that JSON cannot carry, and `Date`, which it carries as text.
const OPAQUE: [&str; 11] = [
    "Date",
    "Map",
    "ReadonlyMap",
    "WeakMap",
    "Set",
    "ReadonlySet",
    "WeakSet",
    "RegExp",
    "Promise",
    "PromiseLike",
    "Function",
];
/// What stands for a property whose name is a symbol.
const SYMBOL: &str = "a symbol";
/// More names than this in one message are not read.
const MOST_NAMES: usize = 3;

impl Projection<'_, '_> {
    /// An object with properties or index signatures.
    pub(super) fn fields(&mut self, ty: TypeId, docs: Option<&Docs<'_>>) -> Value {
        let checker = self.checker;
        let mut properties = Map::new();
        let mut required = Vec::new();
        let mut left_out = Vec::new();
        for &symbol in checker.properties_of_type(ty) {
            let Some(name) = data_name(self.checker, symbol) else {
                if checker.symbol_text(symbol).starts_with("__@") {
                    left_out.push(SYMBOL.to_owned());
                }
                continue;
            };
            let value = checker.type_of_symbol(symbol);
            if self.is_function_valued(value) {
                left_out.push(format!("`{name}`"));
                continue;
            }
            let docs = docs.map(|docs| docs.below(name));
            let inner = self.within(name, symbol, |projection| projection.inner(value, docs.as_ref()));
            let documentation = checker.documentation_of_symbol(symbol);
            properties.insert(name.to_owned(), keywords::documented(inner, &documentation, docs.as_ref()));
            let optional = checker.symbol(symbol).flags.get().contains(SymbolFlags::OPTIONAL);
            if !optional && !self.may_be_undefined(value) {
                required.push(name);
            }
        }
        self.tell_left_out(&left_out);
        let mut schema = Value::from_iter([
            ("type", Value::from("object")),
            ("properties", properties.into()),
            ("required", required.into()),
        ]);
        self.indexes(ty, &mut schema);
        schema
    }

    fn tell_left_out(&mut self, names: &[String]) {
        if names.is_empty() {
            return;
        }
        let shown = names[..names.len().min(MOST_NAMES)].join(", ");
        let rest = names.len().saturating_sub(MOST_NAMES);
        let more = if rest == 0 { String::new() } else { format!(" and {rest} more") };
        let message = format!("JSON has no functions and no symbols as names; left out: {shown}{more}");
        // Of symbols as names no rule speaks.
        if names.iter().any(|name| name == SYMBOL) { self.lose(&message) } else { self.lose_value(&message) }
    }

    /// The schema of a property; texts about deeper paths go down with it, past the table of shared schemas.
    fn inner(&mut self, value: TypeId, docs: Option<&Docs<'_>>) -> Value {
        let members = self.members(value);
        if let (Some(docs), [only]) = (docs.filter(|docs| docs.has_deeper()), &members[..])
            && self.is_input_object(*only)
        {
            let key = key_of(&members);
            if !self.defined.contains_key(&key) && !self.open.contains_key(&key) {
                return self.single(*only, Some(docs));
            }
        }
        self.schema(value)
    }

    /// `additionalProperties` and `patternProperties`.
    fn indexes(&mut self, ty: TypeId, schema: &mut Value) {
        let checker = self.checker;
        let mut patterns = Map::new();
        let mut additional = Value::Bool(false);
        let mut has_string = false;
        let texts = TypeFlags::STRING | TypeFlags::STRING_MAPPING;
        for info in checker.index_infos_of_type(ty) {
            let key = self.without_brand(info.key_type);
            let flags = checker.flags(key);
            if let TypeData::TemplateLiteral { texts: parts, types } = &checker.ty(key).data {
                let value = self.within_items(|projection| projection.schema(info.ty));
                patterns.insert(pattern::of_template(checker, parts, types), value);
            } else if flags.intersects(texts | TypeFlags::NUMBER) && !has_string {
                // A number index says less than a string index beside it, so that the latter wins.
                has_string = flags.intersects(texts);
                additional = self.within_items(|projection| projection.schema(info.ty));
            }
        }
        if !patterns.is_empty() {
            schema["patternProperties"] = Value::Object(patterns);
        }
        schema["additionalProperties"] = additional;
    }

    pub(super) fn is_function(&self, ty: TypeId) -> bool {
        can_be_called(self.checker, ty) || self.global_name(ty) == Some("Function")
    }

    fn is_function_valued(&self, ty: TypeId) -> bool {
        let members = self.members(ty);
        let is_function =
            |&member: &TypeId| self.checker.flags(member).contains(TypeFlags::OBJECT) && self.is_function(member);
        !members.is_empty() && members.iter().all(is_function)
    }

    /// `{}`, which says nothing.
    pub(super) fn is_empty(&self, ty: TypeId) -> bool {
        self.checker.properties_of_type(ty).is_empty()
            && self.checker.index_infos_of_type(ty).is_empty()
            && !can_be_called(self.checker, ty)
    }

    fn may_be_undefined(&self, ty: TypeId) -> bool {
        let absent = TypeFlags::UNDEFINED | TypeFlags::VOID;
        self.alternatives(ty).into_iter().any(|member| self.checker.flags(member).intersects(absent))
    }

    /// The name of a library type that has a row of its own in the table.
    pub(super) fn global_name(&self, ty: TypeId) -> Option<&'static str> {
        let checker = self.checker;
        let symbol = checker.ty(ty).symbol?;
        let name = OPAQUE.into_iter().find(|name| *name == checker.symbol_text(symbol))?;
        let declarations = checker.symbol(symbol).declarations.get();
        declarations.iter().any(|place| checker.program().module(place.file).is_library()).then_some(name)
    }
}
