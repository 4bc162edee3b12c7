//! `keyof`: the keys of a type, or the operator itself where they depend on a type parameter.

use oxc_ast::AstKind;
use oxc_ast::ast::{PropertyKey, TSEnumMemberName};

use super::UnionReduction;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{IndexFlags, ObjectFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// `keyof T`. TypeScript: getIndexType
    pub fn index_type(&self, ty: TypeId) -> TypeId {
        self.index_type_with_flags(ty, IndexFlags::empty())
    }

    /// `keyof T`, or a part of it. TypeScript: getIndexType
    pub fn index_type_with_flags(&self, ty: TypeId, flags: IndexFlags) -> TypeId {
        let ty = self.reduced_type(ty);
        if self.is_unsupported(ty) {
            return ty;
        }
        if self.is_no_infer_type(ty)
            && let TypeData::Substitution { base, .. } = self.ty(ty).data
        {
            return self.no_infer_type(self.index_type_with_flags(base, flags));
        }
        if self.should_defer_index_type(ty, flags) {
            return self.index_type_for_generic_type(ty, flags);
        }
        let kinds = self.flags(ty);
        if kinds.intersects(TypeFlags::UNION_OR_INTERSECTION) {
            let keys: Vec<TypeId> =
                self.constituents(ty).iter().map(|&member| self.index_type_with_flags(member, flags)).collect();
            return if kinds.contains(TypeFlags::UNION) {
                self.intersection_type(&keys)
            } else {
                self.union_type(&keys)
            };
        }
        if self.is_mapped_type(ty) {
            return self.index_type_for_mapped_type(ty, flags);
        }
        if ty == self.t.wildcard {
            return ty;
        }
        if kinds.contains(TypeFlags::UNKNOWN) {
            return self.t.never;
        }
        if kinds.intersects(TypeFlags::ANY | TypeFlags::NEVER) {
            return self.t.string_number_symbol;
        }
        let texts = if flags.contains(IndexFlags::NO_INDEX_SIGNATURES) {
            TypeFlags::STRING_LITERAL
        } else {
            TypeFlags::STRING_LIKE
        };
        let others = if flags.contains(IndexFlags::STRINGS_ONLY) {
            TypeFlags::empty()
        } else {
            TypeFlags::NUMBER_LIKE | TypeFlags::ES_SYMBOL_LIKE
        };
        self.literal_type_from_properties(ty, texts | others, flags.is_empty())
    }

    /// Whether the keys of `ty` are not known yet. TypeScript: shouldDeferIndexType
    pub fn should_defer_index_type(&self, ty: TypeId, flags: IndexFlags) -> bool {
        let kinds = self.flags(ty);
        kinds.intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE)
            || self.is_generic_tuple_type(ty)
            || self.is_generic_mapped_type(ty) && self.name_type_from_mapped_type(ty).is_some()
            || kinds.contains(TypeFlags::UNION)
                && !flags.contains(IndexFlags::NO_REDUCIBLE_CHECK)
                && self.is_generic_reducible_type(ty)
            || kinds.contains(TypeFlags::INTERSECTION)
                && self.maybe_type_of_kind(ty, TypeFlags::INSTANTIABLE)
                && self.constituents(ty).iter().any(|&member| self.is_empty_anonymous_object_type(member))
    }

    /// TypeScript: getIndexTypeForGenericType
    fn index_type_for_generic_type(&self, ty: TypeId, flags: IndexFlags) -> TypeId {
        let links = &self.ty(ty).links;
        let strings_only = flags.contains(IndexFlags::STRINGS_ONLY);
        let cache = if strings_only { &links.resolved_string_index_type } else { &links.resolved_index_type };
        cache.get().unwrap_or_else(|| {
            let flags = (flags & IndexFlags::STRINGS_ONLY).bits();
            let index = self.create_index_type(ty, flags);
            cache.set(Some(index));
            index
        })
    }

    /// TypeScript: createIndexType
    fn create_index_type(&self, ty: TypeId, flags: u32) -> TypeId {
        let data = TypeData::Index { ty, flags };
        self.create_type(TypeFlags::INDEX, ObjectFlags::empty(), None, None, data)
    }

    /// TypeScript: getIndexTypeForMappedType
    pub fn index_type_for_mapped_type(&self, ty: TypeId, flags: IndexFlags) -> TypeId {
        let constraint = self.constraint_type_from_mapped_type(ty);
        let name_type = self.name_type_from_mapped_type(self.mapped_target(ty));
        let no_index_signatures = flags.contains(IndexFlags::NO_INDEX_SIGNATURES);
        if name_type.is_none() && !no_index_signatures {
            return constraint;
        }
        let with_keyof = self.is_mapped_type_with_keyof_constraint_declaration(ty);
        let is_generic = self.is_generic_index_type(constraint);
        if is_generic && with_keyof {
            return self.index_type_for_generic_type(ty, flags);
        }
        let mut keys = Vec::new();
        let mut add = |key: TypeId| keys.push(self.remapped_key(ty, name_type, key));
        if is_generic {
            self.for_each_type(constraint, &mut add);
        } else if with_keyof {
            let modifiers_type = self.apparent_type(self.modifiers_type_from_mapped_type(ty));
            self.for_each_mapped_type_property_key_type_and_index_signature_key_type(
                modifiers_type,
                TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE,
                flags.contains(IndexFlags::STRINGS_ONLY),
                &mut add,
            );
        } else {
            self.for_each_type(self.lower_bound_of_key_type(constraint), &mut add);
        }
        let mut result = self.union_type(&keys);
        if no_index_signatures && !self.is_unsupported(result) {
            result =
                self.filter_type(result, &mut |key| !self.flags(key).intersects(TypeFlags::ANY | TypeFlags::STRING));
        }
        if self.is_union(result) && self.constituents(result) == self.constituents(constraint) {
            return constraint;
        }
        result
    }

    fn remapped_key(&self, ty: TypeId, name_type: Option<TypeId>, key: TypeId) -> TypeId {
        let name = match name_type {
            Some(name) => {
                let mapper = self.mapped_type_data(ty).and_then(|mapped| mapped.mapper);
                let parameter = self.type_parameter_from_mapped_type(ty);
                self.instantiate_type(name, self.append_type_mapping(mapper, parameter, key))
            }
            None => key,
        };
        if name == self.t.string { self.t.string_or_number } else { name }
    }

    /// TypeScript: getLiteralTypeFromProperties
    fn literal_type_from_properties(&self, ty: TypeId, include: TypeFlags, include_origin: bool) -> TypeId {
        if let Some(unknown) = self.unknown_members(ty) {
            return unknown;
        }
        let named = ObjectFlags::CLASS_OR_INTERFACE | ObjectFlags::REFERENCE;
        let has_name = self.object_flags(ty).intersects(named) && self.flags(ty).contains(TypeFlags::OBJECT)
            || self.ty(ty).alias.is_some();
        let origin = (include_origin && has_name).then(|| self.create_index_type(ty, 0));
        let mut keys: Vec<TypeId> = self
            .properties_of_type(ty)
            .iter()
            .map(|&property| self.literal_type_from_property(property, include))
            .collect();
        for info in self.index_infos_of_type(ty) {
            if self.is_enum_number_index_info(ty, info.key_type) || !self.is_key_type_included(info.key_type, include) {
                continue;
            }
            let also_numbers = info.key_type == self.t.string && include.intersects(TypeFlags::NUMBER);
            keys.push(if also_numbers { self.t.string_or_number } else { info.key_type });
        }
        self.union_type_with(&keys, UnionReduction::Literal, None, origin)
    }

    /// Whether an index signature is the one that maps the values of an enum to its names.
    fn is_enum_number_index_info(&self, ty: TypeId, key: TypeId) -> bool {
        use crate::checker::flags::SymbolFlags;
        key == self.t.number
            && self.object_flags(ty).contains(ObjectFlags::ANONYMOUS)
            && self.ty(ty).symbol.is_some_and(|symbol| self.symbol(symbol).flags.get().intersects(SymbolFlags::ENUM))
    }

    /// TypeScript: isKeyTypeIncluded
    fn is_key_type_included(&self, key: TypeId, include: TypeFlags) -> bool {
        let flags = self.flags(key);
        flags.intersects(include)
            || flags.contains(TypeFlags::INTERSECTION)
                && self.constituents(key).iter().any(|&member| self.is_key_type_included(member, include))
    }

    /// The literal type that names a property; `never` where it is hidden or not of the kinds `include`.
    /// TypeScript: getLiteralTypeFromProperty
    pub fn literal_type_from_property(&self, property: SymbolId, include: TypeFlags) -> TypeId {
        let hidden = ModifierFlags::NON_PUBLIC_ACCESSIBILITY;
        if self.declaration_modifier_flags_from_symbol(property).intersects(hidden) {
            return self.t.never;
        }
        let symbol = self.symbol(property);
        let ty = symbol.links.name_type.get().or_else(|| {
            if symbol.name == Name::DEFAULT {
                return Some(self.string_literal_type(Name::DEFAULT));
            }
            let declaration = symbol.value_declaration.get();
            // An exported declaration has the symbol of its own name, whatever its importers call it.
            if declaration.is_some_and(|declaration| self.is_default_export(declaration)) {
                return Some(self.string_literal_type(Name::DEFAULT));
            }
            let written = declaration.and_then(|node| self.literal_type_from_declaration_name(node));
            written.or_else(|| {
                let text = self.text(symbol.name);
                (!text.starts_with("__@")).then(|| self.string_literal_type(self.intern(unescaped(text))))
            })
        });
        match ty {
            Some(ty) if self.is_unsupported(ty) || self.flags(ty).intersects(include) => ty,
            _ => self.t.never,
        }
    }

    /// The literal type of the name that a declaration is written with. TypeScript: getLiteralTypeFromPropertyName
    fn literal_type_from_declaration_name(&self, declaration: NodeRef) -> Option<TypeId> {
        match self.kind(declaration) {
            AstKind::TSEnumMember(node) => match &node.id {
                TSEnumMemberName::Identifier(id) => Some(self.string_literal_type(self.intern(&id.name))),
                _ => None,
            },
            AstKind::BindingIdentifier(node) => Some(self.string_literal_type(self.intern(&node.name))),
            _ => {
                let (key, computed) = self.member_key(declaration)?;
                Some(self.literal_type_from_property_name(declaration, key, computed))
            }
        }
    }

    /// The literal type of a property name. TypeScript: getLiteralTypeFromPropertyName
    pub fn literal_type_from_property_name(&self, near: NodeRef, key: &PropertyKey<'p>, computed: bool) -> TypeId {
        match key {
            PropertyKey::StaticIdentifier(id) => self.string_literal_type(self.intern(&id.name)),
            PropertyKey::PrivateIdentifier(_) => self.t.never,
            PropertyKey::NumericLiteral(number) => self.number_literal_type(number.value),
            PropertyKey::StringLiteral(text) => self.string_literal_type(self.intern(&text.value)),
            PropertyKey::BigIntLiteral(number) if !computed => self.string_literal_type(self.intern(&number.value)),
            key => self.regular_type_of_literal_type(self.check_expression(near.at(key.node_id()))),
        }
    }

    /// Whether `ty` may turn out to be `never` once its type parameters are known. TypeScript: isGenericReducibleType
    pub fn is_generic_reducible_type(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        flags.contains(TypeFlags::UNION)
            && self.object_flags(ty).contains(ObjectFlags::CONTAINS_INTERSECTIONS)
            && self.constituents(ty).iter().any(|&member| self.is_generic_reducible_type(member))
            || flags.contains(TypeFlags::INTERSECTION) && self.is_reducible_intersection(ty)
    }

    /// TypeScript: isReducibleIntersection
    fn is_reducible_intersection(&self, ty: TypeId) -> bool {
        let filled = self.unique_literal_filled_instantiation(ty);
        self.reduced_type(filled) != filled
    }

    /// TypeScript: getExtractStringType
    pub fn extract_string_type(&self, ty: TypeId) -> TypeId {
        match self.global_alias_symbol("Extract", 2) {
            Some(extract) => self.type_alias_instantiation(extract, &[ty, self.t.string], None),
            None => self.t.string,
        }
    }
}

/// The text of a name as it was written. TypeScript: unescapeLeadingUnderscores
pub(super) fn unescaped(text: &str) -> &str {
    if text.starts_with("___") { &text[1..] } else { text }
}
