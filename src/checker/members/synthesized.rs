//! Properties that unions and intersections have because their members have them.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};

/// What the members of a union or intersection say about one property.
struct Found {
    single: Option<SymbolId>,
    /// All of them, once there are two that differ.
    set: Vec<SymbolId>,
    index_types: Vec<TypeId>,
    flags: SymbolFlags,
    optional: Option<SymbolFlags>,
    synthetic: CheckFlags,
    check: CheckFlags,
    merged_instantiations: bool,
}

impl Checker<'_> {
    /// The property if every member of a union, or any of an intersection, has it.
    /// TypeScript: getPropertyOfUnionOrIntersectionType
    pub fn property_of_union_or_intersection_type(
        &self,
        ty: TypeId,
        name: Name,
        skip_object_members: bool,
    ) -> Option<SymbolId> {
        let property = self.union_or_intersection_property(ty, name, skip_object_members)?;
        let partial = self.symbol(property).check_flags.get().intersects(CheckFlags::READ_PARTIAL);
        (!partial).then_some(property)
    }

    /// The property even if some members of a union lack it. TypeScript: getUnionOrIntersectionProperty
    pub fn union_or_intersection_property(
        &self,
        ty: TypeId,
        name: Name,
        skip_object_members: bool,
    ) -> Option<SymbolId> {
        let key = (ty, name, skip_object_members);
        let known = self.member_caches.properties.borrow().get(&key).copied();
        if let Some(property) = known {
            return property;
        }
        let property = self.create_union_or_intersection_property(ty, name, skip_object_members);
        if property.is_some() {
            self.member_caches.properties.borrow_mut().insert(key, property);
        }
        property
    }

    /// TypeScript: createUnionOrIntersectionProperty
    pub fn create_union_or_intersection_property(
        &self,
        containing: TypeId,
        name: Name,
        skip_object_members: bool,
    ) -> Option<SymbolId> {
        let is_union = self.flags(containing).intersects(TypeFlags::UNION);
        let found = self.find_in_constituents(containing, name, skip_object_members, is_union);
        let single = found.single?;
        let non_public = CheckFlags::CONTAINS_PRIVATE | CheckFlags::CONTAINS_PROTECTED;
        let is_partial = found.check.intersects(CheckFlags::PARTIAL);
        if is_union
            && (!found.set.is_empty() || is_partial)
            && found.check.intersects(non_public)
            && (found.set.is_empty() || !self.have_common_declarations(&found.set))
        {
            return None;
        }
        if found.set.is_empty() && !found.check.intersects(CheckFlags::READ_PARTIAL) && found.index_types.is_empty() {
            if !found.merged_instantiations {
                return Some(single);
            }
            let clone = self.create_symbol_with_type(single, self.symbol(single).links.ty.get());
            let links = &self.symbol(clone).links;
            links.containing_type.set(Some(containing));
            links.mapper.set(self.symbol(single).links.mapper.get());
            links.write_type.set(Some(self.write_type_of_symbol(single)));
            return Some(clone);
        }
        Some(self.combine_properties(containing, name, is_union, single, found))
    }

    fn find_in_constituents(&self, containing: TypeId, name: Name, skip_object_members: bool, is_union: bool) -> Found {
        let mut found = Found {
            single: None,
            set: Vec::new(),
            index_types: Vec::new(),
            flags: SymbolFlags::empty(),
            optional: None,
            synthetic: CheckFlags::SYNTHETIC_METHOD,
            check: if is_union { CheckFlags::empty() } else { CheckFlags::READONLY },
            merged_instantiations: false,
        };
        for &part in self.constituents(containing) {
            let ty = self.apparent_type(part);
            if self.is_unsupported(ty) {
                // Whether it has the property is unknown, and so is the type of the whole.
                found.index_types.push(ty);
                continue;
            }
            if self.flags(ty).intersects(TypeFlags::NEVER) {
                continue;
            }
            match self.property_of_type_with(ty, name, skip_object_members) {
                Some(property) => self.add_found_property(&mut found, property, is_union),
                None if is_union => self.add_missing_property(&mut found, ty, name),
                None => {}
            }
        }
        found
    }

    fn add_found_property(&self, found: &mut Found, property: SymbolId, is_union: bool) {
        let data = self.symbol(property);
        let flags = data.flags.get();
        if flags.intersects(SymbolFlags::CLASS_MEMBER) {
            let initial = if is_union { SymbolFlags::empty() } else { SymbolFlags::OPTIONAL };
            let optional = found.optional.get_or_insert(initial);
            *optional = if is_union { *optional | (flags & SymbolFlags::OPTIONAL) } else { *optional & flags };
        }
        match found.single {
            None => {
                found.single = Some(property);
                let accessor = flags & SymbolFlags::ACCESSOR;
                found.flags = if accessor.is_empty() { SymbolFlags::PROPERTY } else { accessor };
            }
            Some(single) if single != property => {
                if self.target_symbol(single) == self.target_symbol(property)
                    && self.compare_properties_identical(single, property)
                {
                    found.merged_instantiations = self.symbol(single).parent.get().is_some_and(|parent| {
                        self.local_type_parameters_of_class_or_interface_or_type_alias(parent).is_some()
                    });
                } else {
                    if found.set.is_empty() {
                        found.set.push(single);
                    }
                    if !found.set.contains(&property) {
                        found.set.push(property);
                    }
                }
                if found.flags.intersects(SymbolFlags::ACCESSOR)
                    && flags & SymbolFlags::ACCESSOR != found.flags & SymbolFlags::ACCESSOR
                {
                    found.flags = (found.flags - SymbolFlags::ACCESSOR) | SymbolFlags::PROPERTY;
                }
            }
            Some(_) => {}
        }
        let readonly = self.is_readonly_symbol(property);
        if is_union && readonly {
            found.check |= CheckFlags::READONLY;
        } else if !is_union && !readonly {
            found.check -= CheckFlags::READONLY;
        }
        found.check |= self.access_of_symbol(property);
        if !flags.intersects(SymbolFlags::METHOD) {
            found.synthetic = CheckFlags::SYNTHETIC_PROPERTY;
        }
    }

    fn add_missing_property(&self, found: &mut Found, ty: TypeId, name: Name) {
        let late_bound = self.text(name).starts_with("__@");
        if !late_bound && let Some(info) = self.applicable_index_info_for_name(ty, name) {
            found.flags = (found.flags - SymbolFlags::ACCESSOR) | SymbolFlags::PROPERTY;
            found.check |= CheckFlags::WRITE_PARTIAL;
            if info.is_readonly {
                found.check |= CheckFlags::READONLY;
            }
            found.index_types.push(if self.is_tuple_type(ty) {
                self.rest_type_of_tuple_type(ty).unwrap_or(self.t.undefined)
            } else {
                info.ty
            });
        } else if self.object_flags(ty).intersects(ObjectFlags::OBJECT_LITERAL)
            && !self.object_flags(ty).intersects(ObjectFlags::CONTAINS_SPREAD)
        {
            found.check |= CheckFlags::WRITE_PARTIAL;
            found.index_types.push(self.t.undefined);
        } else {
            found.check |= CheckFlags::READ_PARTIAL;
        }
    }

    fn combine_properties(
        &self,
        containing: TypeId,
        name: Name,
        is_union: bool,
        single: SymbolId,
        found: Found,
    ) -> SymbolId {
        let properties = if found.set.is_empty() { vec![single] } else { found.set };
        let mut check = found.check;
        let mut declarations = Vec::new();
        let mut types = Vec::new();
        let mut write_types: Option<Vec<TypeId>> = None;
        let mut value_declaration = None;
        let mut uniform = true;
        for &property in &properties {
            let data = self.symbol(property);
            match (value_declaration, data.value_declaration.get()) {
                (None, declaration) => value_declaration = declaration,
                (Some(first), Some(declaration)) if first != declaration => uniform = false,
                _ => {}
            }
            declarations.extend_from_slice(data.declarations.get());
            let ty = self.type_of_symbol(property);
            let write_type = self.write_type_of_symbol(property);
            if write_types.is_some() || write_type != ty {
                write_types.get_or_insert_with(|| types.clone()).push(write_type);
            }
            if types.first().is_some_and(|&first| first != ty) {
                check |= CheckFlags::HAS_NON_UNIFORM_TYPE;
            }
            if self.is_literal_type(ty) || self.is_pattern_literal_type(ty) {
                check |= CheckFlags::HAS_LITERAL_TYPE;
            }
            if self.flags(ty).intersects(TypeFlags::NEVER) && ty != self.t.unique_literal {
                check |= CheckFlags::HAS_NEVER_TYPE;
            }
            types.push(ty);
        }
        types.extend(&found.index_types);
        let flags = found.flags | found.optional.unwrap_or(SymbolFlags::empty()) | SymbolFlags::TRANSIENT;
        let result = self.create_symbol(flags, name, found.synthetic | check);
        let data = self.symbol(result);
        data.declarations.set(self.list(&declarations));
        data.links.containing_type.set(Some(containing));
        data.links.name_type.set(self.symbol(properties[0]).links.name_type.get());
        if uniform {
            data.value_declaration.set(value_declaration);
            data.parent.set(value_declaration.and_then(|_| self.symbol(properties[0]).parent.get()));
        }
        if types.len() > 2 {
            // Many types: combine them when somebody asks. Discriminants are found without.
            data.check_flags.set(data.check_flags.get() | CheckFlags::DEFERRED_TYPE);
            data.links.deferral_parent.set(Some(containing));
            data.links.deferral_constituents.set(Some(self.list(&types)));
        } else {
            let combine =
                |types: &[TypeId]| if is_union { self.union_type(types) } else { self.intersection_type(types) };
            data.links.ty.set(Some(combine(&types)));
            data.links.write_type.set(write_types.map(|types| combine(&types)));
        }
        result
    }

    /// Whether some declaration belongs to all of the symbols. TypeScript: getCommonDeclarationsOfSymbols
    fn have_common_declarations(&self, symbols: &[SymbolId]) -> bool {
        let Some((&first, rest)) = symbols.split_first() else { return false };
        let declarations = self.symbol(first).declarations.get();
        declarations
            .iter()
            .any(|declaration| rest.iter().all(|&other| self.symbol(other).declarations.get().contains(declaration)))
    }

    /// The symbol that an instantiated one was made from. TypeScript: getTargetSymbol
    pub fn target_symbol(&self, symbol: SymbolId) -> SymbolId {
        let data = self.symbol(symbol);
        if data.check_flags.get().intersects(CheckFlags::INSTANTIATED) {
            return data.links.target.get().unwrap_or(symbol);
        }
        symbol
    }

    /// Whether two instantiations of a property are the same in type and modifiers. TypeScript: compareProperties
    fn compare_properties_identical(&self, a: SymbolId, b: SymbolId) -> bool {
        let optional = |symbol| self.symbol(symbol).flags.get().intersects(SymbolFlags::OPTIONAL);
        optional(a) == optional(b)
            && self.is_readonly_symbol(a) == self.is_readonly_symbol(b)
            && self.type_of_symbol(a) == self.type_of_symbol(b)
    }

    /// Who may see a property, as the bits of synthesised ones.
    fn access_of_symbol(&self, symbol: SymbolId) -> CheckFlags {
        let modifiers = self.declaration_modifier_flags_from_symbol(symbol);
        let mut access = CheckFlags::empty();
        access.set(CheckFlags::CONTAINS_PUBLIC, !modifiers.intersects(ModifierFlags::NON_PUBLIC_ACCESSIBILITY));
        access.set(CheckFlags::CONTAINS_PROTECTED, modifiers.contains(ModifierFlags::PROTECTED));
        access.set(CheckFlags::CONTAINS_PRIVATE, modifiers.contains(ModifierFlags::PRIVATE));
        access.set(CheckFlags::CONTAINS_STATIC, modifiers.contains(ModifierFlags::STATIC));
        access
    }

    /// A copy of a symbol with a type of its own. TypeScript: createSymbolWithType
    pub fn create_symbol_with_type(&self, source: SymbolId, ty: Option<TypeId>) -> SymbolId {
        let from = self.symbol(source);
        let keep = from.check_flags.get() & CheckFlags::READONLY;
        let copy = self.create_symbol(from.flags.get() | SymbolFlags::TRANSIENT, from.name, keep);
        let data = self.symbol(copy);
        data.declarations.set(from.declarations.get());
        data.parent.set(from.parent.get());
        data.value_declaration.set(from.value_declaration.get());
        data.links.ty.set(ty);
        data.links.target.set(Some(source));
        data.links.name_type.set(from.links.name_type.get());
        copy
    }
}
