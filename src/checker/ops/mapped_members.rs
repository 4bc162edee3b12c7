//! Members of mapped types.

use super::UnionReduction;
use super::mapped::MappedTypeNameTypeKind;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, MappedTypeModifiers, SymbolFlags, TypeFlags};
use crate::checker::resolution::Question;
use crate::checker::symbol_table::{SymbolTable, SymbolTableBuilder};
use crate::checker::types::{IndexInfo, SymbolId, TypeId};

/// A mapped type whose members are being made.
struct Resolution {
    ty: TypeId,
    parameter: TypeId,
    name_type: Option<TypeId>,
    template: TypeId,
    modifiers_type: TypeId,
    modifiers: MappedTypeModifiers,
    links_declarations: bool,
    members: SymbolTableBuilder,
    index_infos: Vec<IndexInfo>,
}

impl Checker<'_> {
    /// TypeScript: resolveMappedTypeMembers
    pub fn resolve_mapped_type_members(&self, ty: TypeId) {
        // First without members: asking for them below may lead back here.
        self.set_structured_type_members(ty, &SymbolTable::EMPTY, &[], &[], &[]);
        let target = self.mapped_target(ty);
        let constraint = self.constraint_type_from_mapped_type(ty);
        // Only says whose declarations a property has, so a guess does no harm.
        let (kind, _) = self.decide(|| self.mapped_type_name_type_kind(target));
        let mut resolution = Resolution {
            ty,
            parameter: self.type_parameter_from_mapped_type(ty),
            name_type: self.name_type_from_mapped_type(target),
            template: self.template_type_from_mapped_type(target),
            modifiers_type: self.apparent_type(self.modifiers_type_from_mapped_type(ty)),
            modifiers: self.mapped_type_modifiers(ty),
            links_declarations: kind != MappedTypeNameTypeKind::Remapping,
            members: SymbolTableBuilder::default(),
            index_infos: Vec::new(),
        };
        if self.is_mapped_type_with_keyof_constraint_declaration(ty) {
            let include = TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE;
            let modifiers_type = resolution.modifiers_type;
            self.for_each_mapped_type_property_key_type_and_index_signature_key_type(
                modifiers_type,
                include,
                false,
                &mut |key| self.add_member_for_key_type(&mut resolution, key),
            );
        } else {
            let keys = self.lower_bound_of_key_type(constraint);
            self.for_each_type(keys, &mut |key| self.add_member_for_key_type(&mut resolution, key));
        }
        let members = self.table(&resolution.members);
        self.set_structured_type_members(ty, members, &[], &[], self.list(&resolution.index_infos));
    }

    /// TypeScript: forEachMappedTypePropertyKeyTypeAndIndexSignatureKeyType
    pub fn for_each_mapped_type_property_key_type_and_index_signature_key_type(
        &self,
        ty: TypeId,
        include: TypeFlags,
        strings_only: bool,
        visit: &mut dyn FnMut(TypeId),
    ) {
        if self.is_unsupported(ty) {
            return visit(ty);
        }
        if let Some(unknown) = self.unknown_members(ty) {
            return visit(unknown);
        }
        for &property in self.properties_of_type(ty) {
            visit(self.literal_type_from_property(property, include));
        }
        if self.flags(ty).contains(TypeFlags::ANY) {
            return visit(self.t.string);
        }
        for info in self.index_infos_of_type(ty) {
            let texts = TypeFlags::STRING | TypeFlags::TEMPLATE_LITERAL;
            if !strings_only || self.flags(info.key_type).intersects(texts) {
                visit(info.key_type);
            }
        }
    }

    fn add_member_for_key_type(&self, resolution: &mut Resolution, key: TypeId) {
        let name = match resolution.name_type {
            Some(name) => {
                let mapper = self.mapped_type_data(resolution.ty).and_then(|mapped| mapped.mapper);
                self.instantiate_type(name, self.append_type_mapping(mapper, resolution.parameter, key))
            }
            None => key,
        };
        self.for_each_type(name, &mut |name| self.add_member_for_key_type_worker(resolution, key, name));
    }

    fn add_member_for_key_type_worker(&self, resolution: &mut Resolution, key: TypeId, name: TypeId) {
        if self.is_type_usable_as_property_name(name) {
            self.add_mapped_property(resolution, key, name);
        } else if self.is_valid_index_key_type(name) || self.flags(name).intersects(TypeFlags::ANY | TypeFlags::ENUM) {
            self.add_mapped_index_info(resolution, key, name);
        }
    }

    fn add_mapped_property(&self, resolution: &mut Resolution, key: TypeId, name_type: TypeId) {
        let Some(name) = self.property_name_from_type(name_type) else { return };
        if let Some(&existing) = resolution.members.get(&name) {
            let links = &self.symbol(existing).links;
            let known_name = links.name_type.get().unwrap_or(name_type);
            links.name_type.set(Some(self.union_type(&[known_name, name_type])));
            let known_key = links.key_type.get().unwrap_or(key);
            links.key_type.set(Some(self.union_type(&[known_key, key])));
            return;
        }
        let original = if self.is_type_usable_as_property_name(key) {
            self.property_name_from_type(key).and_then(|name| self.property_of_type(resolution.modifiers_type, name))
        } else {
            None
        };
        let symbol = self.create_mapped_property(resolution, original, name);
        let data = self.symbol(symbol);
        data.links.containing_type.set(Some(resolution.ty));
        data.links.name_type.set(Some(name_type));
        data.links.key_type.set(Some(key));
        if let Some(original) = original {
            data.links.synthetic_origin.set(Some(original));
            if resolution.links_declarations {
                data.declarations.set(self.symbol(original).declarations.get());
            }
        }
        resolution.members.insert(name, symbol);
    }

    fn create_mapped_property(
        &self,
        resolution: &Resolution,
        original: Option<SymbolId>,
        name: crate::checker::names::Name,
    ) -> SymbolId {
        use MappedTypeModifiers as M;
        let modifiers = resolution.modifiers;
        let was_optional =
            original.is_some_and(|original| self.symbol(original).flags.get().contains(SymbolFlags::OPTIONAL));
        let was_readonly = || original.is_some_and(|original| self.is_readonly_symbol(original));
        let is_optional =
            modifiers.contains(M::INCLUDE_OPTIONAL) || !modifiers.contains(M::EXCLUDE_OPTIONAL) && was_optional;
        let is_readonly =
            modifiers.contains(M::INCLUDE_READONLY) || !modifiers.contains(M::EXCLUDE_READONLY) && was_readonly();
        let mut flags = SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT;
        flags.set(SymbolFlags::OPTIONAL, is_optional);
        let late = original.map_or(CheckFlags::empty(), |original| self.symbol(original).check_flags.get());
        let mut check_flags = CheckFlags::MAPPED | late & CheckFlags::LATE;
        check_flags.set(CheckFlags::READONLY, is_readonly);
        let strips = self.program.options().strict_null_checks && !is_optional && was_optional;
        check_flags.set(CheckFlags::STRIP_OPTIONAL, strips);
        self.create_symbol(flags, name, check_flags)
    }

    fn add_mapped_index_info(&self, resolution: &mut Resolution, key: TypeId, name: TypeId) {
        use MappedTypeModifiers as M;
        let flags = self.flags(name);
        let key_type = if flags.intersects(TypeFlags::ANY | TypeFlags::STRING) {
            self.t.string
        } else if flags.intersects(TypeFlags::NUMBER | TypeFlags::ENUM) {
            self.t.number
        } else {
            name
        };
        let mapper = self.mapped_type_data(resolution.ty).and_then(|mapped| mapped.mapper);
        let mapper = self.append_type_mapping(mapper, resolution.parameter, key);
        let ty = if self.is_unsupported(name) { name } else { self.instantiate_type(resolution.template, mapper) };
        let original = self.applicable_index_info(resolution.modifiers_type, name);
        let is_readonly = resolution.modifiers.contains(M::INCLUDE_READONLY)
            || !resolution.modifiers.contains(M::EXCLUDE_READONLY)
                && original.is_some_and(|original| original.is_readonly);
        let info = IndexInfo { key_type, ty, is_readonly, declaration: None };
        self.append_index_info(&mut resolution.index_infos, info, true);
    }

    /// Adds an index signature, or merges it with the one that has its key. TypeScript: appendIndexInfo
    pub fn append_index_info(&self, infos: &mut Vec<IndexInfo>, new: IndexInfo, union: bool) {
        let Some(known) = infos.iter_mut().find(|info| info.key_type == new.key_type) else {
            infos.push(new);
            return;
        };
        let (ty, is_readonly) = if union {
            (self.union_type(&[known.ty, new.ty]), known.is_readonly || new.is_readonly)
        } else {
            (self.intersection_type(&[known.ty, new.ty]), known.is_readonly && new.is_readonly)
        };
        *known = IndexInfo { key_type: known.key_type, ty, is_readonly, declaration: None };
    }

    /// The type of a property that a mapped type makes. TypeScript: getTypeOfMappedSymbol
    pub fn type_of_mapped_symbol(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(known) = links.ty.get() {
            return known;
        }
        let circular = || self.unsupported("a mapped property whose type depends on itself", None);
        let (Some(mapped), Some(key)) = (links.containing_type.get(), links.key_type.get()) else {
            return circular();
        };
        let Some(data) = self.mapped_type_data(mapped) else { return circular() };
        if !self.push_type_resolution(Question::TypeOfSymbol(symbol)) {
            data.contains_error.set(true);
            return circular();
        }
        let template = self.template_type_from_mapped_type(self.mapped_target(mapped));
        let mapper = self.append_type_mapping(data.mapper, self.type_parameter_from_mapped_type(mapped), key);
        let property = self.instantiate_type(template, mapper);
        let ty = self.with_mapped_optionality(symbol, property);
        let ty = if self.pop_type_resolution() { ty } else { circular() };
        links.ty.get().unwrap_or_else(|| {
            links.ty.set(Some(ty));
            ty
        })
    }

    fn with_mapped_optionality(&self, symbol: SymbolId, ty: TypeId) -> TypeId {
        let data = self.symbol(symbol);
        let optional = data.flags.get().contains(SymbolFlags::OPTIONAL);
        if self.program.options().strict_null_checks
            && optional
            && !self.maybe_type_of_kind(ty, TypeFlags::UNDEFINED | TypeFlags::VOID)
        {
            self.optional_type(ty, true)
        } else if data.check_flags.get().contains(CheckFlags::STRIP_OPTIONAL) {
            self.remove_missing_or_undefined_type(ty)
        } else {
            ty
        }
    }

    /// The keys that are certainly there. TypeScript: getLowerBoundOfKeyType
    pub fn lower_bound_of_key_type(&self, ty: TypeId) -> TypeId {
        use crate::checker::types::TypeData;
        match &self.ty(ty).data {
            TypeData::Index { ty: operand, .. } => {
                let apparent = self.apparent_type(*operand);
                if self.is_generic_tuple_type(apparent) {
                    self.known_keys_of_tuple_type(apparent)
                } else {
                    self.index_type(apparent)
                }
            }
            TypeData::Conditional(conditional) => {
                if !conditional.root.is_distributive {
                    return ty;
                }
                let bound = self.lower_bound_of_key_type(conditional.check_type);
                if bound == conditional.check_type {
                    return ty;
                }
                let mapper = self.prepend_type_mapping(conditional.root.check_type, bound, conditional.mapper);
                self.conditional_type_instantiation(ty, mapper, false, None)
            }
            TypeData::Union(_) => self
                .map_type_with(ty, &mut |member| Some(self.lower_bound_of_key_type(member)), UnionReduction::None)
                .unwrap_or(ty),
            TypeData::Intersection(intersection) => {
                let open = TypeFlags::STRING | TypeFlags::NUMBER | TypeFlags::BIGINT;
                if let [first, second] = *intersection.types
                    && (self.flags(first).intersects(open) && second == self.t.empty_type_literal
                        || self.flags(second).intersects(open) && first == self.t.empty_type_literal)
                {
                    return ty;
                }
                let bounds: Vec<TypeId> =
                    intersection.types.iter().map(|&member| self.lower_bound_of_key_type(member)).collect();
                self.intersection_type(&bounds)
            }
            _ => ty,
        }
    }
}
