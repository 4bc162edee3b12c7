//! Properties of types by name, and all of them in order.

use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{IndexInfo, SignatureId, SymbolId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// The property called `name`, of a type or of what it is at run time. TypeScript: getPropertyOfType
    pub fn property_of_type(&self, ty: TypeId, name: Name) -> Option<SymbolId> {
        self.property_of_type_with(ty, name, false)
    }

    /// As [`Self::property_of_type`]; `skip_object_members` leaves out what every object inherits from `Object` and
    /// every function from `Function`.
    pub fn property_of_type_with(&self, ty: TypeId, name: Name, skip_object_members: bool) -> Option<SymbolId> {
        let ty = self.reduced_apparent_type(ty);
        match &self.ty(ty).data {
            TypeData::Union(_) => self.property_of_union_or_intersection_type(ty, name, skip_object_members),
            TypeData::Intersection(_) => self.property_of_union_or_intersection_type(ty, name, true).or_else(|| {
                if skip_object_members { None } else { self.property_of_union_or_intersection_type(ty, name, false) }
            }),
            _ if self.flags(ty).intersects(TypeFlags::OBJECT) => {
                if self.is_global_this_type(ty)
                    && let Some(global) = self.property_of_global_this(name)
                {
                    return Some(global);
                }
                let resolved = self.resolve_structured_type_members(ty);
                if let Some(symbol) = resolved.members.get(name)
                    && self.symbol_is_value(symbol)
                {
                    return Some(symbol);
                }
                if skip_object_members {
                    return None;
                }
                let function_type = if ty == self.t.any_function {
                    Some(self.global_function_type())
                } else if !resolved.call_signatures.is_empty() {
                    Some(self.global_callable_function_type())
                } else if !resolved.construct_signatures.is_empty() {
                    Some(self.global_newable_function_type())
                } else {
                    None
                };
                function_type
                    .and_then(|function_type| self.property_of_object_type(function_type, name))
                    .or_else(|| self.property_of_object_type(self.global_object_type(), name))
            }
            _ => None,
        }
    }

    /// Whether a type is `typeof globalThis`.
    pub(in crate::checker) fn is_global_this_type(&self, ty: TypeId) -> bool {
        let symbol = self.ty(ty).symbol;
        symbol.is_some() && symbol == self.known_global_this_symbol()
    }

    /// `globalThis.x`: a global that is no `let`, `const` or class. Looked up by name: a list of all takes every library.
    fn property_of_global_this(&self, name: Name) -> Option<SymbolId> {
        match name {
            Name::GLOBAL_THIS => return Some(self.global_this_symbol()),
            Name::UNDEFINED => return Some(self.undefined_symbol()),
            _ => {}
        }
        let symbol = self.global_symbol(name)?;
        let flags = self.symbol(symbol).flags.get();
        let visible = flags.intersects(SymbolFlags::VALUE) && !flags.intersects(SymbolFlags::BLOCK_SCOPED);
        visible.then_some(symbol)
    }

    /// All that is global, for those who want it as a list.
    pub(super) fn resolve_members_of_global_this(&self, ty: TypeId) {
        let names = self.program.global_names().into_iter().map(|name| self.intern(name));
        let mut members = SymbolTableBuilder::default();
        for name in names.chain([Name::GLOBAL_THIS, Name::UNDEFINED]) {
            if let Some(global) = self.property_of_global_this(name) {
                members.insert(name, global);
            }
        }
        self.set_structured_type_members(ty, self.table(&members), &[], &[], &[]);
    }

    /// The property in the members of an object type itself. TypeScript: getPropertyOfObjectType
    pub fn property_of_object_type(&self, ty: TypeId, name: Name) -> Option<SymbolId> {
        if !self.flags(ty).intersects(TypeFlags::OBJECT) {
            return None;
        }
        let symbol = self.resolve_structured_type_members(ty).members.get(name)?;
        self.symbol_is_value(symbol).then_some(symbol)
    }

    /// Properties of an object type in order. TypeScript: getPropertiesOfObjectType
    pub fn properties_of_object_type(&self, ty: TypeId) -> &'p [SymbolId] {
        if self.flags(ty).intersects(TypeFlags::OBJECT) {
            self.resolve_structured_type_members(ty).properties
        } else {
            &[]
        }
    }

    /// Properties in order. TypeScript: getPropertiesOfType
    pub fn properties_of_type(&self, ty: TypeId) -> &'p [SymbolId] {
        let ty = self.reduced_apparent_type(ty);
        if self.flags(ty).intersects(TypeFlags::UNION_OR_INTERSECTION) {
            self.properties_of_union_or_intersection_type(ty)
        } else {
            self.properties_of_object_type(ty)
        }
    }

    /// TypeScript: getPropertiesOfUnionOrIntersectionType
    pub fn properties_of_union_or_intersection_type(&self, ty: TypeId) -> &'p [SymbolId] {
        let cell = match &self.ty(ty).data {
            TypeData::Union(union) => &union.resolved_properties,
            TypeData::Intersection(intersection) => &intersection.resolved_properties,
            _ => return &[],
        };
        if let Some(properties) = cell.get() {
            return properties;
        }
        let is_union = self.flags(ty).intersects(TypeFlags::UNION);
        let mut table = SymbolTableBuilder::default();
        let mut parts = self.constituents(ty).to_vec();
        if is_union {
            // What all objects have counts as a property where the first member declares it itself; TypeScript's first
            // members are its oldest types, the primitives.
            let oldest =
                TypeFlags::PRIMITIVE - TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE - TypeFlags::BIGINT_LITERAL;
            parts.sort_by_key(|&part| !self.flags(part).intersects(oldest));
        }
        for part in parts {
            for &property in self.properties_of_type(part) {
                let name = self.symbol(property).name;
                if !table.contains_key(&name)
                    && let Some(combined) = self.property_of_union_or_intersection_type(ty, name, !is_union)
                {
                    table.insert(name, combined);
                }
            }
            // Properties of a union are in every member, so those of the first are all there can be.
            if is_union && self.index_infos_of_type(part).is_empty() {
                break;
            }
        }
        if is_union {
            self.mark_properties_by_age(ty, &mut table);
        }
        let properties = self.named_members(self.table(&table));
        cell.set(Some(properties));
        properties
    }

    /// Beside objects, whether a literal's `toString` and the like are properties of the union depends in TypeScript on
    /// which of the types is older. That is not known here, so they are unsupported.
    fn mark_properties_by_age(&self, ty: TypeId, table: &mut SymbolTableBuilder) {
        let young = TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE | TypeFlags::BIGINT_LITERAL;
        let parts = self.constituents(ty);
        let objects: Vec<TypeId> =
            parts.iter().copied().filter(|&part| !self.flags(part).intersects(TypeFlags::PRIMITIVE)).collect();
        let Some(&literal) = parts.iter().find(|&&part| self.flags(part).intersects(young)) else { return };
        for &property in self.properties_of_type(literal) {
            let name = self.symbol(property).name;
            let is_own = |&object: &TypeId| self.property_of_type_with(object, name, true).is_some();
            if !objects.iter().all(is_own) && self.property_of_union_or_intersection_type(ty, name, false).is_some() {
                let unsupported = self.unsupported("a property that only some members of a union declare", None);
                table.insert(name, self.create_property(name, unsupported, false, false));
            }
        }
    }

    /// Call or construct signatures. TypeScript: getSignaturesOfType
    pub fn signatures_of_type(&self, ty: TypeId, kind: SignatureKind) -> &'p [SignatureId] {
        let reduced = self.reduced_apparent_type(ty);
        let result = self.signatures_of_structured_type(reduced, kind);
        if kind == SignatureKind::Call
            && result.is_empty()
            && self.flags(ty).intersects(TypeFlags::UNION)
            && let Some(arrays) = self.signatures_of_array_union(ty)
        {
            return arrays;
        }
        result
    }

    /// TypeScript: getSignaturesOfStructuredType
    pub fn signatures_of_structured_type(&self, ty: TypeId, kind: SignatureKind) -> &'p [SignatureId] {
        if !self.flags(ty).intersects(TypeFlags::STRUCTURED_TYPE) {
            return &[];
        }
        let resolved = self.resolve_structured_type_members(ty);
        match kind {
            SignatureKind::Call => resolved.call_signatures,
            SignatureKind::Construct => resolved.construct_signatures,
        }
    }

    /// A method of a union of array types is taken from the array of the union of their elements.
    /// TypeScript: getSignaturesOfType, arrayFallbackSignatures
    fn signatures_of_array_union(&self, ty: TypeId) -> Option<&'p [SignatureId]> {
        let known = self.member_caches.array_fallback_signatures.borrow().get(&ty).copied();
        if let Some(known) = known {
            return Some(known);
        }
        let mut member_name = None;
        let types = self.constituents(ty);
        for &part in types {
            let symbol = self.ty(part).symbol?;
            let parent = self.symbol(symbol).parent.get()?;
            if !self.is_array_or_tuple_symbol(parent) {
                return None;
            }
            let name = self.symbol(symbol).name;
            if *member_name.get_or_insert(name) != name {
                return None;
            }
        }
        let readonly = types.iter().any(|&part| {
            let parent = self.ty(part).symbol.and_then(|symbol| self.symbol(symbol).parent.get());
            parent.is_some_and(|parent| self.is_readonly_array_symbol(parent))
        });
        let element = self.map_type(ty, &mut |part| {
            let target = self.method_owner_element_type(part);
            target.unwrap_or(self.t.any)
        });
        let array = self.create_array_type(element, readonly);
        let property = self.property_of_type(array, member_name?)?;
        let result = self.signatures_of_type(self.type_of_symbol(property), SignatureKind::Call);
        self.member_caches.array_fallback_signatures.borrow_mut().insert(ty, result);
        Some(result)
    }

    /// The element type of the array that a method type was taken from: what its mapper gives to the array's parameter.
    fn method_owner_element_type(&self, method: TypeId) -> Option<TypeId> {
        let TypeData::Anonymous(anonymous) = &self.ty(method).data else { return None };
        let symbol = self.ty(method).symbol?;
        let parent = self.symbol(symbol).parent.get()?;
        let array = if self.is_readonly_array_symbol(parent) {
            self.global_readonly_array_type()
        } else {
            self.global_array_type()
        };
        let parameter = *self.interface_type(array)?.type_parameters?.first()?;
        Some(self.mapped_type(parameter, anonymous.mapper?))
    }

    fn is_array_or_tuple_symbol(&self, symbol: SymbolId) -> bool {
        self.ty(self.global_array_type()).symbol == Some(symbol) || self.is_readonly_array_symbol(symbol)
    }

    fn is_readonly_array_symbol(&self, symbol: SymbolId) -> bool {
        self.ty(self.global_readonly_array_type()).symbol == Some(symbol)
    }

    /// Index signatures. TypeScript: getIndexInfosOfType
    pub fn index_infos_of_type(&self, ty: TypeId) -> &'p [IndexInfo] {
        let ty = self.reduced_apparent_type(ty);
        if self.flags(ty).intersects(TypeFlags::STRUCTURED_TYPE) {
            self.resolve_structured_type_members(ty).index_infos
        } else {
            &[]
        }
    }

    /// The index signature with exactly this key type. TypeScript: getIndexInfoOfType
    pub fn index_info_of_type(&self, ty: TypeId, key: TypeId) -> Option<IndexInfo> {
        self.index_infos_of_type(ty).iter().copied().find(|info| info.key_type == key)
    }

    /// The value type of that index signature. TypeScript: getIndexTypeOfType
    pub fn index_type_of_type(&self, ty: TypeId, key: TypeId) -> Option<TypeId> {
        Some(self.index_info_of_type(ty, key)?.ty)
    }
}
