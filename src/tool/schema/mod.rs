//! The JSON Schema of a type: what the model has to know to write a value of it.
//!
//! Types are read member by member; what JSON cannot carry is left out or widened, and each such loss is told with the
//! path to it. A type that contains itself becomes a definition of the root, and nothing else does.
//!
//! Parts are moved into what holds them: `json!` would copy everything below, at every level.

mod definitions;
mod docs;
mod fields;
mod keywords;
mod losses;
mod parameter;
mod pattern;
mod shape;

use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHashSet};
use serde_json::{Map, Value, json};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{TypeData, TypeId};

use definitions::Key;
pub(super) use losses::Loss;
pub(super) use parameter::ParameterDocs;

/// Passes that find all recursive types of any type that does not grow.
const MOST_PASSES: usize = 10;

/// The schema of a part of a tool, with what it could not say.
pub(super) struct Projected {
    /// The schema.
    pub schema: Value,
    /// What the type says and the schema does not.
    pub losses: Vec<Loss>,
    /// Whether the root is an object, or a union of such.
    pub is_object: bool,
}

/// The schema of a tool without an input.
pub(super) fn empty_input() -> Value {
    json!({ "type": "object", "properties": {}, "required": [], "additionalProperties": false })
}

/// The schema of an input of type `ty`.
pub(super) fn of_input(checker: &Checker<'_>, ty: TypeId, docs: &ParameterDocs) -> Projected {
    Projection::new(checker, "input").settled(|projection| projection.root(ty, docs))
}

/// The schema of an output of type `ty`.
pub(super) fn of_output(checker: &Checker<'_>, ty: TypeId) -> Projected {
    Projection::new(checker, "output").settled(|projection| (projection.schema(ty), true))
}

type Schema = Map<String, Value>;

/// State while one type is projected.
struct Projection<'c, 'p> {
    checker: &'c Checker<'p>,
    /// Types that become definitions, with what those are called that have no name; found on one pass and referred to on
    /// the next.
    defined: FxHashMap<Key, &'static str>,
    /// Whether what is repeated becomes a definition too, because a pass has found the whole too large.
    shares: bool,
    /// Whether this pass has.
    is_large: bool,
    definitions: IndexMap<String, Value>,
    names: FxHashMap<Key, String>,
    taken_names: FxHashSet<String>,
    own_names: FxHashMap<Key, String>,
    is_last_pass: bool,
    /// Types whose projection has begun and not ended, outermost first.
    open: IndexMap<Key, ()>,
    /// Those whose projection has ended, with how many parts it wrote.
    closed: FxHashMap<Key, (Value, usize)>,
    depth: usize,
    /// How many types have been written, each as often as it stands in the schema.
    parts: usize,
    /// The way from the root to where the projection is.
    path: Vec<String>,
    /// The declarations on that way.
    places: Vec<NodeRef>,
    losses: Vec<Loss>,
}

impl<'c, 'p> Projection<'c, 'p> {
    fn new(checker: &'c Checker<'p>, part: &str) -> Self {
        Self {
            checker,
            defined: FxHashMap::default(),
            shares: false,
            is_large: false,
            definitions: IndexMap::new(),
            names: FxHashMap::default(),
            taken_names: FxHashSet::default(),
            own_names: FxHashMap::default(),
            is_last_pass: false,
            open: IndexMap::new(),
            closed: FxHashMap::default(),
            depth: 0,
            parts: 0,
            path: vec![part.to_owned()],
            places: Vec::new(),
            losses: Vec::new(),
        }
    }

    /// Projects until no new type turns up that has to be a definition, then adds the definitions. A type that grows with
    /// each turn has ever new ones: the last pass takes no more.
    fn settled(mut self, project: impl Fn(&mut Self) -> (Value, bool)) -> Projected {
        for pass in 1.. {
            self.is_last_pass = pass == MOST_PASSES;
            let before = self.defined.len();
            self.definitions.clear();
            self.closed.clear();
            self.parts = 0;
            self.is_large = false;
            self.losses.clear();
            let (mut schema, is_object) = project(&mut self);
            let begins_to_share = self.is_large && !self.shares;
            self.shares |= self.is_large;
            if self.defined.len() > before || begins_to_share && !self.is_last_pass {
                continue;
            }
            if let (Value::Object(schema), false) = (&mut schema, self.definitions.is_empty()) {
                schema.insert("$defs".to_owned(), Value::Object(self.definitions.into_iter().collect()));
            }
            return Projected { schema, losses: self.losses, is_object };
        }
        unreachable!("the last pass finds no new definition")
    }

    /// The schema of a whole input, which is an object for every provider.
    fn root(&mut self, ty: TypeId, docs: &ParameterDocs) -> (Value, bool) {
        let members = self.members(self.constraint(ty));
        let objects: Vec<TypeId> = members.iter().copied().filter(|&member| self.is_input_object(member)).collect();
        if let TypeData::Unsupported(unsupported) = &self.checker.ty(ty).data {
            self.lose(unsupported.reason);
        } else if objects.len() < members.len() && !objects.is_empty() {
            self.lose("only the objects among its types are in the schema");
        }
        let texts = docs.at_root();
        match objects[..] {
            [] => (empty_input(), false),
            [object] => {
                let key = definitions::key_of(&objects);
                self.note_name(&key, ty);
                self.open.insert(key.clone(), ());
                let schema = self.single(object, Some(&texts));
                self.open.shift_remove(&key);
                (schema, true)
            }
            _ => {
                self.lose("some providers refuse a union at the root");
                let schemas: Vec<Value> = objects
                    .iter()
                    .map(|&object| self.keyed(&[object], |projection| projection.single(object, Some(&texts))))
                    .collect();
                let choices = shape::distinct(schemas);
                (Value::from_iter([("type", Value::from("object")), ("anyOf", choices.into())]), true)
            }
        }
    }

    fn is_input_object(&self, ty: TypeId) -> bool {
        let checker = self.checker;
        let flags = checker.flags(ty);
        if flags.contains(TypeFlags::NON_PRIMITIVE) {
            return true;
        }
        if let TypeData::Intersection(intersection) = &checker.ty(ty).data {
            let objects = TypeFlags::OBJECT | TypeFlags::NON_PRIMITIVE;
            return intersection.types.iter().all(|&part| checker.flags(part).intersects(objects));
        }
        flags.contains(TypeFlags::OBJECT)
            && !checker.is_array_type(ty)
            && !checker.is_tuple_type(ty)
            && self.global_name(ty).is_none()
            && !self.is_function(ty)
            && !self.is_empty(ty)
    }

    /// The members of a union that JSON can hold: `undefined` and `void` mean that the value is not there, and no value
    /// fits an intersection that contradicts itself.
    fn members(&self, ty: TypeId) -> Vec<TypeId> {
        let checker = self.checker;
        let absent = TypeFlags::UNDEFINED | TypeFlags::VOID | TypeFlags::NEVER;
        let mut members = Vec::new();
        for member in self.alternatives(ty) {
            if checker.flags(checker.reduced_type(member)).intersects(absent) {
                continue;
            }
            let member = checker.regular_type_of_literal_type(self.without_brand(member));
            // Two brands of one primitive say the same.
            if !members.contains(&member) {
                members.push(member);
            }
        }
        members
    }

    /// The primitive of a branded one, `string & { … }`; any other type as it is.
    fn without_brand(&self, ty: TypeId) -> TypeId {
        let TypeData::Intersection(intersection) = &self.checker.ty(ty).data else { return ty };
        let mut primitives = intersection.types.iter().filter(|&&part| self.is_primitive(part));
        match (primitives.next(), primitives.next()) {
            (Some(&only), None) => only,
            _ => ty,
        }
    }

    /// Whether a part of an intersection says what JSON holds, and is no brand.
    fn is_primitive(&self, part: TypeId) -> bool {
        let texts = TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        let others = TypeFlags::OBJECT | TypeFlags::NON_PRIMITIVE | TypeFlags::INSTANTIABLE.difference(texts);
        !self.checker.flags(part).intersects(others)
    }

    /// The members of a union, or the type itself.
    fn alternatives(&self, ty: TypeId) -> Vec<TypeId> {
        match &self.checker.ty(ty).data {
            TypeData::Union(union) => union.types.to_vec(),
            _ => vec![ty],
        }
    }

    /// What a type parameter, and everything that hangs on one, is at least.
    fn constraint(&self, ty: TypeId) -> TypeId {
        let checker = self.checker;
        let flags = checker.flags(ty);
        if !flags.intersects(TypeFlags::INSTANTIABLE)
            || flags.intersects(TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING)
        {
            return ty;
        }
        checker.base_constraint_of_type(ty).unwrap_or_else(|| checker.unknown_type())
    }
}
