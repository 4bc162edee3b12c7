//! Unions: flattening, reduction and interning. Members keep the order in which they were first met.

use std::cell::Cell;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{Alias, LiteralValue, SymbolId, TypeData, TypeId, UnionType};

/// How far the members of a new union are reduced. TypeScript: `UnionReduction`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnionReduction {
    /// Not at all.
    None,
    /// Literals that another member covers go.
    Literal,
    /// Subtypes of other members go.
    Subtype,
}

/// What tells two unions with the same members apart: the union, intersection or `keyof` that they came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum OriginKey<'p> {
    None,
    Union(&'p [TypeId]),
    Intersection(&'p [TypeId]),
    Index(TypeId),
}

pub(super) type UnionKey<'p> = (&'p [TypeId], OriginKey<'p>, Option<Alias<'p>>, Option<SymbolId>);

/// Sets up to this size are searched from the start.
const LINEAR: usize = 16;

/// An ordered set of types, with the kinds of all that was added.
pub(super) struct TypeSet {
    pub types: Vec<TypeId>,
    index: FxHashSet<TypeId>,
    /// Kinds of the members. TypeScript: includes
    pub includes: TypeFlags,
    /// The first unsupported type among them.
    pub unsupported: Option<TypeId>,
}

impl TypeSet {
    pub fn new() -> Self {
        Self { types: Vec::new(), index: FxHashSet::default(), includes: TypeFlags::empty(), unsupported: None }
    }

    /// Adds `ty` at the end unless it is there already.
    pub fn insert(&mut self, ty: TypeId) {
        if self.types.len() < LINEAR {
            if self.types.contains(&ty) {
                return;
            }
        } else {
            if self.index.is_empty() {
                self.index.extend(self.types.iter().copied());
            }
            if !self.index.insert(ty) {
                return;
            }
        }
        self.types.push(ty);
    }
}

impl<'p> Checker<'p> {
    /// The union of `types`, literals reduced. TypeScript: getUnionType
    pub fn union_type(&self, types: &[TypeId]) -> TypeId {
        self.union_type_with(types, UnionReduction::Literal, None, None)
    }

    /// The union of `types`. TypeScript: getUnionType
    pub fn union_type_with(
        &self,
        types: &[TypeId],
        reduction: UnionReduction,
        alias: Option<Alias<'p>>,
        origin: Option<TypeId>,
    ) -> TypeId {
        match *types {
            [] => self.t.never,
            [only] => only,
            [a, b] if origin.is_none() && (self.is_union(a) || self.is_union(b)) => {
                let key = (a, b, reduction, alias);
                if let Some(&known) = self.ops.unions_of_two.borrow().get(&key) {
                    return known;
                }
                let result = self.union_type_worker(types, reduction, alias, None);
                if !self.is_unsupported(result) {
                    self.ops.unions_of_two.borrow_mut().insert(key, result);
                }
                result
            }
            _ => self.union_type_worker(types, reduction, alias, origin),
        }
    }

    /// The type of an enum whose members are literals; it has the enum's symbol and is its own alias.
    pub fn enum_union_type(&self, members: &[TypeId], symbol: SymbolId) -> TypeId {
        let mut set = TypeSet::new();
        self.add_types_to_union(&mut set, members);
        self.remove_redundant_literal_types(&mut set.types, set.includes, false);
        if let [only] = *set.types {
            return only;
        }
        let alias = Some(Alias { symbol, arguments: None });
        self.intern_union(&set.types, ObjectFlags::PRIMITIVE_UNION, alias, None, Some(symbol))
    }

    /// Whether `ty` is a union.
    pub fn is_union(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::UNION)
    }

    fn union_type_worker(
        &self,
        types: &[TypeId],
        reduction: UnionReduction,
        alias: Option<Alias<'p>>,
        origin: Option<TypeId>,
    ) -> TypeId {
        let mut set = TypeSet::new();
        self.add_types_to_union(&mut set, types);
        if reduction != UnionReduction::None
            && let Some(whole) = self.reduce_union(&mut set, reduction)
        {
            return whole;
        }
        let includes = set.includes;
        let mut origin = origin;
        if origin.is_none() && includes.contains(TypeFlags::UNION) {
            match self.named_origin(types, &set.types, alias.is_some()) {
                NamedOrigin::Whole(union) => return union,
                NamedOrigin::Origin(union) => origin = Some(union),
                NamedOrigin::None => {}
            }
        }
        let mut object_flags = ObjectFlags::empty();
        if !includes.intersects(TypeFlags::NOT_PRIMITIVE_UNION) {
            object_flags |= ObjectFlags::PRIMITIVE_UNION;
        }
        if includes.contains(TypeFlags::INTERSECTION) {
            object_flags |= ObjectFlags::CONTAINS_INTERSECTIONS;
        }
        self.union_type_from_list(&set.types, object_flags, alias, origin)
    }

    /// Adds `types` and the members of the unions among them. TypeScript: addTypesToUnion
    pub(super) fn add_types_to_union(&self, set: &mut TypeSet, types: &[TypeId]) {
        let mut last = None;
        for &ty in types {
            if last == Some(ty) {
                continue;
            }
            if let TypeData::Union(union) = &self.ty(ty).data {
                if self.is_named_union_type(ty) {
                    set.includes |= TypeFlags::UNION;
                }
                self.add_types_to_union(set, union.types);
            } else {
                self.add_type_to_union(set, ty);
            }
            last = Some(ty);
        }
    }

    /// TypeScript: addTypeToUnion
    fn add_type_to_union(&self, set: &mut TypeSet, ty: TypeId) {
        let flags = self.flags(ty);
        if flags.contains(TypeFlags::NEVER) {
            return;
        }
        set.includes |= flags & TypeFlags::INCLUDES_MASK;
        if flags.intersects(TypeFlags::INSTANTIABLE) {
            set.includes |= TypeFlags::INCLUDES_INSTANTIABLE;
        }
        if self.is_constrained_type_variable(ty) {
            set.includes |= TypeFlags::INCLUDES_CONSTRAINED_TYPE_VARIABLE;
        }
        if ty == self.t.wildcard {
            set.includes |= TypeFlags::INCLUDES_WILDCARD;
        }
        if self.is_error_type(ty) {
            set.includes |= TypeFlags::INCLUDES_ERROR;
        }
        if self.is_unsupported(ty) {
            set.unsupported.get_or_insert(ty);
        }
        if !self.program.options().strict_null_checks && flags.intersects(TypeFlags::NULLABLE) {
            if !self.object_flags(ty).contains(ObjectFlags::CONTAINS_WIDENING_TYPE) {
                set.includes |= TypeFlags::INCLUDES_NON_WIDENING_TYPE;
            }
        } else {
            set.insert(ty);
        }
    }

    /// Whether `ty` is a union that came from somewhere worth remembering. TypeScript: isNamedUnionType
    fn is_named_union_type(&self, ty: TypeId) -> bool {
        let ty = self.ty(ty);
        matches!(&ty.data, TypeData::Union(union) if ty.alias.is_some() || union.origin.is_some())
    }

    /// What the union remembers of the named unions that it was made from.
    fn named_origin(&self, types: &[TypeId], set: &[TypeId], has_alias: bool) -> NamedOrigin {
        let mut named = Vec::new();
        self.add_named_unions(&mut named, types);
        let mut union_of = FxHashMap::default();
        for &union in &named {
            for &member in self.constituents(union) {
                union_of.entry(member).or_insert(union);
            }
        }
        let others = set.iter().filter(|ty| !union_of.contains_key(ty)).count();
        if !has_alias && named.len() == 1 && others == 0 {
            return NamedOrigin::Whole(named[0]);
        }
        let named_count: usize = named.iter().map(|&union| self.constituents(union).len()).sum();
        if named_count + others != set.len() {
            return NamedOrigin::None;
        }
        // Named unions at the place of their first member, other types at their own.
        let mut origin = TypeSet::new();
        for ty in set {
            origin.insert(union_of.get(ty).copied().unwrap_or(*ty));
        }
        NamedOrigin::Origin(self.create_origin_union(&origin.types))
    }

    /// TypeScript: addNamedUnions
    fn add_named_unions(&self, named: &mut Vec<TypeId>, types: &[TypeId]) {
        for &ty in types {
            let TypeData::Union(union) = &self.ty(ty).data else { continue };
            let origin_is_union = union.origin.is_some_and(|origin| self.is_union(origin));
            if self.ty(ty).alias.is_some() || union.origin.is_some() && !origin_is_union {
                if !named.contains(&ty) {
                    named.push(ty);
                }
            } else if let Some(origin) = union.origin {
                self.add_named_unions(named, self.constituents(origin));
            }
        }
    }

    /// A union that only records where another came from. TypeScript: createOriginUnionOrIntersectionType
    pub(super) fn create_origin_union(&self, types: &[TypeId]) -> TypeId {
        let data = new_union(self.list(types), None);
        self.create_type(TypeFlags::UNION, ObjectFlags::empty(), None, None, data)
    }

    /// The union of types that are known to be flat, distinct and reduced. TypeScript: getUnionTypeFromSortedList
    pub fn union_type_from_list(
        &self,
        types: &[TypeId],
        object_flags: ObjectFlags,
        alias: Option<Alias<'p>>,
        origin: Option<TypeId>,
    ) -> TypeId {
        match *types {
            [] => self.t.never,
            [only] => only,
            // `boolean` is one type, however it was written.
            [a, b] if self.is_boolean_value(a, true) && self.is_boolean_value(b, false) => {
                self.intern_union(&[b, a], object_flags, alias, origin, None)
            }
            _ => self.intern_union(types, object_flags, alias, origin, None),
        }
    }

    fn is_boolean_value(&self, ty: TypeId, expected: bool) -> bool {
        matches!(&self.ty(ty).data, TypeData::Literal { value: LiteralValue::Boolean(value), .. } if *value == expected)
    }

    fn intern_union(
        &self,
        types: &[TypeId],
        object_flags: ObjectFlags,
        alias: Option<Alias<'p>>,
        origin: Option<TypeId>,
        enum_symbol: Option<SymbolId>,
    ) -> TypeId {
        let origin_key = origin.map_or(OriginKey::None, |origin| match &self.ty(origin).data {
            TypeData::Union(union) => OriginKey::Union(union.types),
            TypeData::Intersection(intersection) => OriginKey::Intersection(intersection.types),
            TypeData::Index { ty, .. } => OriginKey::Index(*ty),
            _ => OriginKey::None,
        });
        if let Some(&known) = self.ops.unions.borrow().get(&(types, origin_key, alias, enum_symbol)) {
            return known;
        }
        let types = self.list(types);
        let mut flags = TypeFlags::UNION;
        if types.len() == 2 && types.iter().all(|&ty| self.flags(ty).contains(TypeFlags::BOOLEAN_LITERAL)) {
            flags |= TypeFlags::BOOLEAN;
        }
        if enum_symbol.is_some() {
            flags |= TypeFlags::ENUM_LITERAL;
        }
        let object_flags = object_flags | self.propagating_flags_of_types(types, TypeFlags::NULLABLE);
        let ty = self.create_type(flags, object_flags, enum_symbol, alias, new_union(types, origin));
        self.ops.unions.borrow_mut().insert((types, origin_key, alias, enum_symbol), ty);
        ty
    }

    /// What object literals pass on to types that contain them. TypeScript: getPropagatingFlagsOfTypes
    pub fn propagating_flags_of_types(&self, types: &[TypeId], exclude_kinds: TypeFlags) -> ObjectFlags {
        let mut result = ObjectFlags::empty();
        for &ty in types {
            if !self.flags(ty).intersects(exclude_kinds) {
                result |= self.object_flags(ty);
            }
        }
        result & ObjectFlags::PROPAGATING_FLAGS
    }
}

/// See `Checker::named_origin`.
enum NamedOrigin {
    None,
    Whole(TypeId),
    Origin(TypeId),
}

fn new_union(types: &[TypeId], origin: Option<TypeId>) -> TypeData<'_> {
    TypeData::Union(UnionType {
        types,
        origin,
        resolved_properties: Cell::default(),
        fresh: Cell::default(),
        regular: Cell::default(),
        key_property: Cell::default(),
    })
}
