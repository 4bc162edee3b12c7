//! `{ ...left, ...right }` as a type.

use rustc_hash::FxHashSet;

use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::ops::UnionReduction;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{IndexInfo, SymbolId, TypeData, TypeId};
use crate::checker::{Checker, TypeFacts};

/// What a spread leaves out: primitives have no own properties.
const SPREADS_INTO_NOTHING: TypeFlags = TypeFlags::BOOLEAN_LIKE
    .union(TypeFlags::NUMBER_LIKE)
    .union(TypeFlags::BIGINT_LIKE)
    .union(TypeFlags::STRING_LIKE)
    .union(TypeFlags::ENUM_LIKE)
    .union(TypeFlags::NON_PRIMITIVE)
    .union(TypeFlags::INDEX);

/// What all steps of one spread share.
#[derive(Clone, Copy)]
pub(in crate::checker) struct SpreadTarget {
    /// The object literal.
    pub symbol: Option<SymbolId>,
    /// Flags of the literal so far.
    pub flags: ObjectFlags,
    /// `as const`
    pub readonly: bool,
}

impl Checker<'_> {
    /// TypeScript: getSpreadType
    pub(in crate::checker) fn spread_type(&self, left: TypeId, right: TypeId, target: SpreadTarget) -> TypeId {
        for side in [left, right] {
            if self.is_unsupported(side) {
                return side;
            }
        }
        let either = |flags| self.flags(left).intersects(flags) || self.flags(right).intersects(flags);
        if either(TypeFlags::ANY) {
            return self.t.any;
        }
        if either(TypeFlags::UNKNOWN) {
            return self.t.unknown;
        }
        if self.flags(left).intersects(TypeFlags::NEVER) {
            return right;
        }
        if self.flags(right).intersects(TypeFlags::NEVER) {
            return left;
        }
        let left = self.try_merge_union_of_object_type_and_empty_object(left, target.readonly);
        if self.flags(left).intersects(TypeFlags::UNION) {
            return self
                .check_cross_product_union(&[left, right])
                .unwrap_or_else(|| self.map_type(left, &mut |part| self.spread_type(part, right, target)));
        }
        let right = self.try_merge_union_of_object_type_and_empty_object(right, target.readonly);
        if self.flags(right).intersects(TypeFlags::UNION) {
            return self
                .check_cross_product_union(&[left, right])
                .unwrap_or_else(|| self.map_type(right, &mut |part| self.spread_type(left, part, target)));
        }
        if self.flags(right).intersects(SPREADS_INTO_NOTHING) {
            return left;
        }
        if self.is_generic_object_type(left) || self.is_generic_object_type(right) {
            return self.spread_generic(left, right, target);
        }
        self.spread_objects(left, right, target)
    }

    fn spread_generic(&self, left: TypeId, right: TypeId, target: SpreadTarget) -> TypeId {
        if self.is_empty_object_type(left) {
            return right;
        }
        if let TypeData::Intersection(intersection) = &self.ty(left).data
            && let Some((&last, rest)) = intersection.types.split_last()
            && self.is_non_generic_object_type(last)
            && self.is_non_generic_object_type(right)
        {
            let mut types = rest.to_vec();
            types.push(self.spread_type(last, right, target));
            return self.intersection_type(&types);
        }
        self.intersection_type(&[left, right])
    }

    fn spread_objects(&self, left: TypeId, right: TypeId, target: SpreadTarget) -> TypeId {
        let hidden = ModifierFlags::PRIVATE | ModifierFlags::PROTECTED;
        let mut members = SymbolTableBuilder::default();
        let mut skipped = FxHashSet::default();
        let infos = if left == self.t.empty_object {
            self.index_infos_of_type(right)
        } else {
            self.union_index_infos(&[left, right])
        };
        for &property in self.properties_of_type(right) {
            let name = self.symbol(property).name;
            if self.declaration_modifier_flags_from_symbol(property).intersects(hidden) {
                skipped.insert(name);
            } else if self.is_spreadable_property(property) {
                members.insert(name, self.spread_symbol(property, target.readonly));
            }
        }
        for &property in self.properties_of_type(left) {
            let name = self.symbol(property).name;
            if skipped.contains(&name) || !self.is_spreadable_property(property) {
                continue;
            }
            let Some(&other) = members.get(&name) else {
                members.insert(name, self.spread_symbol(property, target.readonly));
                continue;
            };
            if self.symbol(other).flags.get().intersects(SymbolFlags::OPTIONAL) {
                members.insert(name, self.overlay_property(property, other));
            }
        }
        let infos: Vec<IndexInfo> =
            infos.iter().map(|info| IndexInfo { is_readonly: target.readonly, ..*info }).collect();
        let ty = self.create_anonymous_type(target.symbol, self.table(&members), &[], &[], self.list(&infos));
        let flags = ObjectFlags::OBJECT_LITERAL
            | ObjectFlags::CONTAINS_OBJECT_OR_ARRAY_LITERAL
            | ObjectFlags::CONTAINS_SPREAD
            | target.flags;
        self.ty(ty).object_flags.set(self.object_flags(ty) | flags);
        ty
    }

    /// An optional property on the right leaves the left one visible.
    fn overlay_property(&self, left: SymbolId, right: SymbolId) -> SymbolId {
        let data = self.symbol(left);
        let flags = SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT | (data.flags.get() & SymbolFlags::OPTIONAL);
        let result = self.create_symbol(flags, data.name, CheckFlags::empty());
        let left_type = self.type_of_symbol(left);
        let right_type = self.remove_missing_or_undefined_type(self.type_of_symbol(right));
        let ty = if self.remove_missing_or_undefined_type(left_type) == right_type {
            left_type
        } else {
            self.union_type_with(&[left_type, right_type], UnionReduction::Subtype, None, None)
        };
        let links = &self.symbol(result).links;
        links.ty.set(Some(ty));
        links.name_type.set(data.links.name_type.get());
        let declarations = [data.declarations.get(), self.symbol(right).declarations.get()].concat();
        self.symbol(result).declarations.set(self.list(&declarations));
        result
    }

    /// A type without what an absent optional property has. TypeScript: removeMissingOrUndefinedType
    pub fn remove_missing_or_undefined_type(&self, ty: TypeId) -> TypeId {
        if self.program.options().exact_optional_property_types {
            self.remove_type(ty, self.t.missing)
        } else {
            self.type_with_facts(ty, TypeFacts::NE_UNDEFINED)
        }
    }

    /// TypeScript: tryMergeUnionOfObjectTypeAndEmptyObject
    pub(super) fn try_merge_union_of_object_type_and_empty_object(&self, ty: TypeId, readonly: bool) -> TypeId {
        if !self.flags(ty).intersects(TypeFlags::UNION) {
            return ty;
        }
        let types = self.constituents(ty);
        let is_nothing = |&part: &TypeId| self.is_empty_object_type_or_spreads_into_empty_object(part);
        if types.iter().all(is_nothing) {
            let empty = types.iter().copied().find(|&part| self.is_empty_object_type(part));
            return empty.unwrap_or(self.t.empty_object);
        }
        let mut objects = types.iter().copied().filter(|part| !is_nothing(part));
        match (objects.next(), objects.next()) {
            (Some(object), None) => self.anonymous_partial_type(object, readonly),
            _ => ty,
        }
    }

    fn is_empty_object_type_or_spreads_into_empty_object(&self, ty: TypeId) -> bool {
        self.is_empty_object_type(ty)
            || self.flags(ty).intersects(SPREADS_INTO_NOTHING | TypeFlags::NULL | TypeFlags::UNDEFINED)
    }

    fn anonymous_partial_type(&self, ty: TypeId, readonly: bool) -> TypeId {
        let hidden = ModifierFlags::PRIVATE | ModifierFlags::PROTECTED;
        let mut members = SymbolTableBuilder::default();
        for &property in self.properties_of_type(ty) {
            if self.declaration_modifier_flags_from_symbol(property).intersects(hidden)
                || !self.is_spreadable_property(property)
            {
                continue;
            }
            let data = self.symbol(property);
            let flags = data.flags.get();
            let set_only = flags.intersects(SymbolFlags::SET_ACCESSOR) && !flags.intersects(SymbolFlags::GET_ACCESSOR);
            let property_type = if set_only {
                self.t.undefined
            } else {
                self.add_optionality(self.type_of_symbol(property), true, true)
            };
            let optional = self.create_property(data.name, property_type, true, readonly);
            let copy = self.symbol(optional);
            copy.check_flags.set(copy.check_flags.get() | (data.check_flags.get() & CheckFlags::LATE));
            copy.declarations.set(data.declarations.get());
            copy.links.name_type.set(data.links.name_type.get());
            copy.links.synthetic_origin.set(Some(property));
            members.insert(data.name, optional);
        }
        let infos = self.index_infos_of_type(ty);
        let result = self.create_anonymous_type(self.ty(ty).symbol, self.table(&members), &[], &[], infos);
        let flags = ObjectFlags::OBJECT_LITERAL | ObjectFlags::CONTAINS_OBJECT_OR_ARRAY_LITERAL;
        self.ty(result).object_flags.set(self.object_flags(result) | flags);
        result
    }

    /// Whether `...x` makes sense for a type. TypeScript: isValidSpreadType
    pub fn is_valid_spread_type(&self, ty: TypeId) -> bool {
        let constraint = self.map_type(ty, &mut |part| self.base_constraint_or_type(part));
        let ty = self.remove_definitely_falsy_types(constraint);
        let spreadable =
            TypeFlags::ANY | TypeFlags::NON_PRIMITIVE | TypeFlags::OBJECT | TypeFlags::INSTANTIABLE_NON_PRIMITIVE;
        self.flags(ty).intersects(spreadable)
            || self.flags(ty).intersects(TypeFlags::UNION_OR_INTERSECTION)
                && self.constituents(ty).iter().all(|&part| self.is_valid_spread_type(part))
    }
}
