//! Types that become definitions, because they contain themselves or are too large to be repeated: how they are found,
//! and what their definitions are called.

use serde_json::{Value, json};

use super::Projection;
use crate::checker::types::TypeId;

/// Types may grow without end while they are instantiated; no author means what lies this deep.
const DEEPEST: usize = 60;

/// Types that double with each turn are small while they share their parts: a schema that would have more parts than
/// these shares them too.
const MOST_PARTS: usize = 20_000;

/// What has fewer parts is repeated even then.
const WORTH_SHARING: usize = 8;

/// The members of a union, whatever name it goes by and in whatever order they stand.
pub(super) type Key = Box<[TypeId]>;

pub(super) fn key_of(members: &[TypeId]) -> Key {
    let mut key = members.to_vec();
    // The order is never seen.
    key.sort_unstable();
    key.into()
}

impl Projection<'_, '_> {
    /// A type that contains itself becomes a definition; everything else stands where it is used, as long as the whole
    /// does not get too large by that.
    pub(super) fn keyed(&mut self, members: &[TypeId], project: impl FnOnce(&mut Self) -> Value) -> Value {
        let key = key_of(members);
        if self.defined.contains_key(&key) {
            return self.reference(key, members, project);
        }
        if self.open.contains_key(&key) {
            if self.is_last_pass {
                self.lose("the type grows without end");
                return json!({});
            }
            let entry = self.entry_of_cycle(key);
            self.defined.insert(entry, "Recursive");
            return json!({});
        }
        let known_parts = self.closed.get(&key).map_or(1, |known| known.1);
        if !self.is_last_pass {
            if self.is_large && !self.shares {
                // Nothing is kept of this pass.
                return json!({});
            }
            if self.shares && self.closed.contains_key(&key) && known_parts >= WORTH_SHARING {
                self.defined.insert(key, "Shared");
                return json!({});
            }
        }
        if self.parts + known_parts > MOST_PARTS {
            self.is_large = true;
            self.lose("the type is too large");
            return json!({});
        }
        if let Some((known, parts)) = self.closed.get(&key) {
            self.parts += parts;
            return known.clone();
        }
        if self.depth >= DEEPEST {
            self.lose("the type goes too deep");
            return json!({});
        }
        self.open.insert(key.clone(), ());
        self.depth += 1;
        let before = self.parts;
        let schema = project(self);
        let parts = self.parts - before;
        self.depth -= 1;
        self.open.shift_remove(&key);
        if !self.is_large {
            self.closed.insert(key, (schema.clone(), parts));
        }
        schema
    }

    /// The type of a cycle that becomes a definition: the first that is no list, since lists read best in place.
    fn entry_of_cycle(&self, key: Key) -> Key {
        let first = self.open.get_index_of(&key).unwrap_or(0);
        let is_list = |members: &Key| match members[..] {
            [only] => self.checker.is_array_type(only) || self.checker.is_tuple_type(only),
            _ => false,
        };
        self.open.keys().skip(first).find(|members| !is_list(members)).cloned().unwrap_or(key)
    }

    /// A definition is projected as if nothing were open around it: whatever leads back to it is a reference.
    fn reference(&mut self, key: Key, members: &[TypeId], project: impl FnOnce(&mut Self) -> Value) -> Value {
        let name = self.definition_name(key, members);
        let reference = json!({ "$ref": format!("#/$defs/{}", escaped(&name)) });
        if !self.definitions.contains_key(&name) {
            self.definitions.insert(name.clone(), json!({}));
            let around = std::mem::take(&mut self.open);
            let schema = project(self);
            self.definitions.insert(name, schema);
            self.open = around;
        }
        reference
    }

    /// Notes what a type calls itself, should it need a definition.
    pub(super) fn note_name(&mut self, key: &Key, ty: TypeId) {
        if self.own_names.contains_key(key) {
            return;
        }
        let data = self.checker.ty(ty);
        let symbol = data.alias.map(|alias| alias.symbol).or(data.symbol);
        let name = symbol.map(|symbol| self.checker.symbol_text(symbol)).unwrap_or_default();
        // A zero byte marks what has no name of its own.
        if !name.is_empty() && !name.starts_with("__") && !name.starts_with('\0') {
            self.own_names.insert(key.clone(), name.to_owned());
        }
    }

    /// A definition is called like its type: an alias, an interface, a class; else `Recursive`, or `Shared` where it is one
    /// for its size. Numbers keep names apart.
    fn definition_name(&mut self, key: Key, members: &[TypeId]) -> String {
        if let Some(known) = self.names.get(&key) {
            return known.clone();
        }
        if let [only] = members {
            self.note_name(&key, *only);
        }
        let base = self.own_names.get(&key).map_or(self.defined[&key], String::as_str);
        let mut name = base.to_owned();
        let mut count = 1;
        while !self.taken_names.insert(name.clone()) {
            count += 1;
            name = format!("{base}{count}");
        }
        self.names.insert(key, name.clone());
        name
    }
}

/// A name as a part of a JSON pointer in a URI.
fn escaped(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'$');
    let part = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    name.bytes().map(part).collect()
}
