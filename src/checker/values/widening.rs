//! Widening: what a type becomes in a place that can change.

use rustc_hash::FxHashMap;

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::ops::UnionReduction;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{IndexInfo, SymbolId, TypeData, TypeId};

/// The object literals of one union, which widen to a common shape. TypeScript: `WideningContext`
struct WideningContext<'a> {
    parent: Option<&'a WideningContext<'a>>,
    property: Option<Name>,
    siblings: Option<&'a [TypeId]>,
}

impl Checker<'_> {
    /// `null` and `undefined` literals without strict null checks become `any`; object literals of one union get each
    /// other's properties. TypeScript: getWidenedType
    pub fn widened_type(&self, ty: TypeId) -> TypeId {
        self.widened_type_with_context(ty, None)
    }

    /// TypeScript: getWidenedTypeWithContext
    fn widened_type_with_context(&self, ty: TypeId, context: Option<&WideningContext<'_>>) -> TypeId {
        if !self.object_flags(ty).intersects(ObjectFlags::REQUIRES_WIDENING) || self.is_unsupported(ty) {
            return ty;
        }
        let links = &self.ty(ty).links;
        if context.is_none()
            && let Some(known) = links.widened.get()
        {
            return known;
        }
        let flags = self.flags(ty);
        let result = if flags.intersects(TypeFlags::ANY | TypeFlags::NULLABLE) {
            self.t.any
        } else if self.object_flags(ty).intersects(ObjectFlags::OBJECT_LITERAL) {
            self.widened_type_of_object_literal(ty, context)
        } else if let TypeData::Union(union) = &self.ty(ty).data {
            let own = WideningContext { parent: None, property: None, siblings: Some(union.types) };
            let context = context.unwrap_or(&own);
            let types: Vec<TypeId> = union
                .types
                .iter()
                .map(|&part| {
                    if self.flags(part).intersects(TypeFlags::NULLABLE) {
                        part
                    } else {
                        self.widened_type_with_context(part, Some(context))
                    }
                })
                .collect();
            let has_empty = types.iter().any(|&part| self.is_empty_object_type(part));
            let reduction = if has_empty { UnionReduction::Subtype } else { UnionReduction::Literal };
            self.union_type_with(&types, reduction, None, None)
        } else if let TypeData::Intersection(intersection) = &self.ty(ty).data {
            let types: Vec<TypeId> = intersection.types.iter().map(|&part| self.widened_type(part)).collect();
            self.intersection_type(&types)
        } else if self.is_array_or_tuple_type(ty) {
            let arguments: Vec<TypeId> =
                self.type_arguments(ty).iter().map(|&argument| self.widened_type(argument)).collect();
            self.create_type_reference(self.target_type(ty), &arguments)
        } else {
            ty
        };
        if context.is_none() {
            links.widened.set(Some(result));
        }
        result
    }

    /// TypeScript: getWidenedTypeOfObjectLiteral
    fn widened_type_of_object_literal(&self, ty: TypeId, context: Option<&WideningContext<'_>>) -> TypeId {
        let mut members = SymbolTableBuilder::default();
        for &property in self.properties_of_object_type(ty) {
            members.insert(self.symbol(property).name, self.widened_property(property, context));
        }
        if let Some(context) = context {
            for property in self.properties_of_context(context) {
                let name = self.symbol(property).name;
                if !members.contains_key(&name) {
                    members.insert(name, self.undefined_property(property));
                }
            }
        }
        let infos: Vec<IndexInfo> = self
            .index_infos_of_type(ty)
            .iter()
            .map(|info| IndexInfo { ty: self.widened_type(info.ty), ..*info })
            .collect();
        let symbol = self.ty(ty).symbol;
        let result = self.create_anonymous_type(symbol, self.table(&members), &[], &[], self.list(&infos));
        let kept = self.object_flags(ty) & (ObjectFlags::JS_LITERAL | ObjectFlags::NON_INFERRABLE_TYPE);
        self.ty(result).object_flags.set(self.object_flags(result) | kept);
        result
    }

    /// TypeScript: getWidenedProperty
    fn widened_property(&self, property: SymbolId, context: Option<&WideningContext<'_>>) -> SymbolId {
        let data = self.symbol(property);
        if !data.flags.get().intersects(SymbolFlags::PROPERTY) {
            return property;
        }
        let original = self.type_of_symbol(property);
        let inner =
            context.map(|parent| WideningContext { parent: Some(parent), property: Some(data.name), siblings: None });
        let widened = self.widened_type_with_context(original, inner.as_ref());
        if widened == original { property } else { self.create_symbol_with_type(property, Some(widened)) }
    }

    /// An optional `undefined` in the place of a property that only siblings have. TypeScript: getUndefinedProperty,
    /// which keeps one for each name of the whole program, so that whether it is `readonly` depends on which literal was
    /// checked first. Ours is that of the sibling: the answer must not depend on what else is asked.
    fn undefined_property(&self, property: SymbolId) -> SymbolId {
        let known = self.value_caches.undefined_properties.borrow().get(&property).copied();
        if let Some(known) = known {
            return known;
        }
        let result = self.create_symbol_with_type(property, Some(self.t.undefined_or_missing));
        let data = self.symbol(result);
        data.flags.set(data.flags.get() | SymbolFlags::OPTIONAL);
        self.value_caches.undefined_properties.borrow_mut().insert(property, result);
        result
    }

    /// TypeScript: getSiblingsOfContext
    fn siblings_of_context(&self, context: &WideningContext<'_>) -> Vec<TypeId> {
        if let Some(siblings) = context.siblings {
            return siblings.to_vec();
        }
        let (Some(parent), Some(name)) = (context.parent, context.property) else { return Vec::new() };
        let mut siblings = Vec::new();
        for sibling in self.siblings_of_context(parent) {
            if self.object_flags(sibling).intersects(ObjectFlags::OBJECT_LITERAL)
                && let Some(property) = self.property_of_object_type(sibling, name)
            {
                self.for_each_type(self.type_of_symbol(property), &mut |part| siblings.push(part));
            }
        }
        siblings
    }

    /// TypeScript: getPropertiesOfContext
    fn properties_of_context(&self, context: &WideningContext<'_>) -> Vec<SymbolId> {
        let mut order: Vec<Name> = Vec::new();
        let mut by_name: FxHashMap<Name, SymbolId> = FxHashMap::default();
        for sibling in self.siblings_of_context(context) {
            let flags = self.object_flags(sibling);
            if flags.intersects(ObjectFlags::OBJECT_LITERAL) && !flags.intersects(ObjectFlags::CONTAINS_SPREAD) {
                for &property in self.properties_of_type(sibling) {
                    let name = self.symbol(property).name;
                    if by_name.insert(name, property).is_none() {
                        order.push(name);
                    }
                }
            }
        }
        order.iter().map(|name| by_name[name]).collect()
    }

    /// What a fresh literal becomes in a mutable place. TypeScript: getWidenedLiteralType
    pub fn widened_literal_type(&self, ty: TypeId) -> TypeId {
        let flags = self.flags(ty);
        let fresh = || self.is_fresh_literal_type(ty);
        if flags.intersects(TypeFlags::ENUM_LIKE) && fresh() {
            self.base_type_of_enum_like_type(ty)
        } else if flags.intersects(TypeFlags::STRING_LITERAL) && fresh() {
            self.t.string
        } else if flags.intersects(TypeFlags::NUMBER_LITERAL) && fresh() {
            self.t.number
        } else if flags.intersects(TypeFlags::BIGINT_LITERAL) && fresh() {
            self.t.bigint
        } else if flags.intersects(TypeFlags::BOOLEAN_LITERAL) && fresh() {
            self.t.boolean
        } else if flags.intersects(TypeFlags::UNION) {
            self.map_type(ty, &mut |part| self.widened_literal_type(part))
        } else {
            ty
        }
    }

    /// TypeScript: getWidenedUniqueESSymbolType
    pub fn widened_unique_es_symbol_type(&self, ty: TypeId) -> TypeId {
        if self.flags(ty).intersects(TypeFlags::UNIQUE_ES_SYMBOL) {
            self.t.es_symbol
        } else if self.flags(ty).intersects(TypeFlags::UNION) {
            self.map_type(ty, &mut |part| self.widened_unique_es_symbol_type(part))
        } else {
            ty
        }
    }

    /// A literal stays one only where the context has room for one.
    /// TypeScript: getWidenedLiteralLikeTypeForContextualType
    pub fn widened_literal_like_type_for_contextual_type(&self, ty: TypeId, contextual: Option<TypeId>) -> TypeId {
        let widened = if self.is_literal_of_contextual_type(ty, contextual) {
            ty
        } else {
            self.widened_unique_es_symbol_type(self.widened_literal_type(ty))
        };
        self.regular_type_of_literal_type(widened)
    }

    /// TypeScript: isLiteralOfContextualType
    pub fn is_literal_of_contextual_type(&self, candidate: TypeId, contextual: Option<TypeId>) -> bool {
        let Some(contextual) = contextual else { return false };
        let flags = self.flags(contextual);
        if flags.intersects(TypeFlags::UNION_OR_INTERSECTION) {
            let parts = self.constituents(contextual);
            return parts.iter().any(|&part| self.is_literal_of_contextual_type(candidate, Some(part)));
        }
        let may_be = |kind| self.maybe_type_of_kind(candidate, kind);
        if flags.intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE) {
            let constraint = self.base_constraint_of_type(contextual).unwrap_or(self.t.unknown);
            let allows = |kind| self.maybe_type_of_kind(constraint, kind);
            return allows(TypeFlags::STRING) && may_be(TypeFlags::STRING_LITERAL)
                || allows(TypeFlags::NUMBER) && may_be(TypeFlags::NUMBER_LITERAL)
                || allows(TypeFlags::BIGINT) && may_be(TypeFlags::BIGINT_LITERAL)
                || allows(TypeFlags::ES_SYMBOL) && may_be(TypeFlags::UNIQUE_ES_SYMBOL)
                || self.is_literal_of_contextual_type(candidate, Some(constraint));
        }
        let strings =
            TypeFlags::STRING_LITERAL | TypeFlags::INDEX | TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        flags.intersects(strings) && may_be(TypeFlags::STRING_LITERAL)
            || flags.intersects(TypeFlags::NUMBER_LITERAL) && may_be(TypeFlags::NUMBER_LITERAL)
            || flags.intersects(TypeFlags::BIGINT_LITERAL) && may_be(TypeFlags::BIGINT_LITERAL)
            || flags.intersects(TypeFlags::BOOLEAN_LITERAL) && may_be(TypeFlags::BOOLEAN_LITERAL)
            || flags.intersects(TypeFlags::UNIQUE_ES_SYMBOL) && may_be(TypeFlags::UNIQUE_ES_SYMBOL)
    }
}
