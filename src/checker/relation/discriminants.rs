//! Properties that tell the constituents of a union apart.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{CompareTypes, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::ops::UnionReduction;
use crate::checker::types::{SymbolId, TypeData, TypeId};

/// A property that may discriminate: its type, computed when asked for, and its name.
pub type Discriminator<'a> = (&'a dyn Fn() -> TypeId, Name);

/// Constituents of a union by the type of its key property; `None` where two of them share one.
pub(super) type KeyedConstituents = FxHashMap<TypeId, Option<TypeId>>;

/// Unions smaller than this are searched without a key property.
const MIN_KEYED: usize = 10;

impl Checker<'_> {
    /// Whether the property has different unit types in the constituents of a union.
    /// TypeScript: isDiscriminantProperty
    pub fn is_discriminant_property(&self, ty: TypeId, name: Name) -> bool {
        if !self.flags(ty).contains(TypeFlags::UNION) {
            return false;
        }
        let Some(property) = self.union_or_intersection_property(ty, name, false) else { return false };
        let symbol = self.symbol(property);
        if !symbol.check_flags.get().contains(CheckFlags::SYNTHETIC_PROPERTY) {
            return false;
        }
        if let Some(known) = symbol.links.is_discriminant_property.get() {
            return known;
        }
        let is_discriminant = symbol.check_flags.get().contains(CheckFlags::DISCRIMINANT)
            && !self.is_generic_type(self.type_of_symbol(property));
        symbol.links.is_discriminant_property.set(Some(is_discriminant));
        is_discriminant
    }

    /// Those of the properties that discriminate `target`. TypeScript: findDiscriminantProperties
    pub fn find_discriminant_properties(&self, properties: &[SymbolId], target: TypeId) -> Vec<SymbolId> {
        let discriminates = |&&property: &&SymbolId| self.is_discriminant_property(target, self.symbol(property).name);
        properties.iter().filter(discriminates).copied().collect()
    }

    /// The property by which a big union is searched. TypeScript: getKeyPropertyName
    pub fn key_property_name(&self, union: TypeId) -> Option<Name> {
        let TypeData::Union(data) = &self.ty(union).data else { return None };
        let keyed = TypeFlags::OBJECT | TypeFlags::INSTANTIABLE_NON_PRIMITIVE;
        if data.types.len() < MIN_KEYED
            || self.object_flags(union).contains(ObjectFlags::PRIMITIVE_UNION)
            || data.types.iter().filter(|&&t| self.flags(t).intersects(keyed)).count() < MIN_KEYED
        {
            return None;
        }
        if let Some(known) = data.key_property.get() {
            return known;
        }
        let name = data.types.iter().filter(|&&t| self.flags(t).intersects(keyed)).find_map(|&t| {
            let properties = self.properties_of_type(t).iter().copied();
            properties.map(|p| (p, self.type_of_symbol(p))).find(|&(_, ty)| self.is_unit_type(ty)).map(|(p, _)| p)
        });
        let name = name.map(|property| self.symbol(property).name);
        let map = name.and_then(|name| self.map_types_by_key_property(data.types, name));
        data.key_property.set(Some(name.filter(|_| map.is_some())));
        if let Some(map) = map {
            self.relations.constituents.borrow_mut().insert(union, Rc::new(map));
        }
        data.key_property.get().flatten()
    }

    /// Constituents by the type of the key property; `None` marks a type that two of them have.
    /// TypeScript: mapTypesByKeyProperty
    fn map_types_by_key_property(&self, types: &[TypeId], name: Name) -> Option<KeyedConstituents> {
        let keyed = TypeFlags::OBJECT | TypeFlags::INTERSECTION | TypeFlags::INSTANTIABLE_NON_PRIMITIVE;
        let mut map = KeyedConstituents::default();
        let mut count = 0;
        for &ty in types.iter().filter(|&&t| self.flags(t).intersects(keyed)) {
            let discriminant = self.type_of_property_of_type(ty, name).filter(|&d| self.is_literal_type(d))?;
            let alone = [discriminant];
            let mut has_duplicate = false;
            for &key in self.union_types(discriminant).unwrap_or(&alone) {
                let entry = map.entry(self.regular_type_of_literal_type(key));
                entry.and_modify(|constituent| has_duplicate |= constituent.take().is_some()).or_insert(Some(ty));
            }
            count += usize::from(!has_duplicate);
        }
        (count >= MIN_KEYED && count * 2 >= types.len()).then_some(map)
    }

    /// TypeScript: getConstituentTypeForKeyType
    pub fn constituent_type_for_key_type(&self, union: TypeId, key: TypeId) -> Option<TypeId> {
        let map = self.relations.constituents.borrow().get(&union).map(Rc::clone)?;
        map.get(&self.regular_type_of_literal_type(key)).copied().flatten()
    }

    /// The only constituent that `ty` can match by the union's key property.
    /// TypeScript: getMatchingUnionConstituentForType
    pub fn matching_union_constituent_for_type(&self, union: TypeId, ty: TypeId) -> Option<TypeId> {
        let name = self.key_property_name(union)?;
        self.constituent_type_for_key_type(union, self.type_of_property_of_type(ty, name)?)
    }

    /// The constituents of `target` that the given properties do not rule out; all of them if none is left.
    /// TypeScript: discriminateTypeByDiscriminableItems
    pub fn discriminate_type_by_discriminable_items(
        &self,
        target: TypeId,
        discriminators: &[Discriminator<'_>],
        related: CompareTypes,
    ) -> TypeId {
        let types = self.constituents(target);
        let is_candidate = |&t: &TypeId| {
            !self.flags(t).intersects(TypeFlags::PRIMITIVE)
                && !self.flags(self.reduced_type(t)).contains(TypeFlags::NEVER)
        };
        let mut include: Vec<Ternary> = types.iter().map(|t| Ternary::from_bool(is_candidate(t))).collect();
        for &(discriminating_type, name) in discriminators {
            let mut matched = false;
            for (included, &ty) in include.iter_mut().zip(types) {
                if !included.holds() {
                    continue;
                }
                let Some(expected) = self.type_of_property_or_index_signature_of_type(ty, name) else { continue };
                if self.some_type(discriminating_type(), &mut |t| self.compare_types(related, t, expected).holds()) {
                    matched = true;
                } else {
                    *included = Ternary::Maybe;
                }
            }
            for included in include.iter_mut().filter(|included| **included == Ternary::Maybe) {
                *included = Ternary::from_bool(!matched);
            }
        }
        if include.iter().all(|included| included.holds()) {
            return target;
        }
        let kept: Vec<TypeId> =
            types.iter().zip(&include).filter(|(_, included)| included.holds()).map(|(&t, _)| t).collect();
        let filtered = self.union_type_with(&kept, UnionReduction::None, None, None);
        if self.flags(filtered).contains(TypeFlags::NEVER) { target } else { filtered }
    }

    /// The constituents of `target` that fit the discriminants of `source`, if that leaves out any.
    /// TypeScript: findMatchingDiscriminantType
    pub(super) fn find_matching_discriminant_type(
        &self,
        source: TypeId,
        target: TypeId,
        related: CompareTypes,
    ) -> Option<TypeId> {
        if !self.flags(target).contains(TypeFlags::UNION)
            || !self.flags(source).intersects(TypeFlags::INTERSECTION | TypeFlags::OBJECT)
        {
            return None;
        }
        if let Some(constituent) = self.matching_union_constituent_for_type(target, source) {
            return Some(constituent);
        }
        let properties = self.find_discriminant_properties(self.properties_of_type(source), target);
        if properties.is_empty() {
            return None;
        }
        let types: Vec<_> = properties.iter().map(|&property| move || self.type_of_symbol(property)).collect();
        let discriminators: Vec<Discriminator<'_>> = properties
            .iter()
            .zip(&types)
            .map(|(&property, ty)| (ty as &dyn Fn() -> TypeId, self.symbol(property).name))
            .collect();
        let discriminated = self.discriminate_type_by_discriminable_items(target, &discriminators, related);
        (discriminated != target).then_some(discriminated)
    }

    /// Type of a property, or of the index signature that takes its name, with `undefined`.
    /// TypeScript: getTypeOfPropertyOrIndexSignatureOfType
    pub fn type_of_property_or_index_signature_of_type(&self, ty: TypeId, name: Name) -> Option<TypeId> {
        self.type_of_property_of_type(ty, name).or_else(|| {
            self.applicable_index_info_for_name(ty, name).map(|info| self.add_optionality(info.ty, true, true))
        })
    }
}
