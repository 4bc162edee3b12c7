//! Resolution of the members of object types, unions and intersections.

use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{ObjectFlags, SignatureFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::store::SignatureParts;
use crate::checker::symbol_table::{SymbolTable, SymbolTableBuilder};
use crate::checker::types::{
    AnonymousType, IndexInfo, InterfaceType, SignatureId, StructuredMembers, SymbolId, TypeData, TypeId,
};

impl<'p> Checker<'p> {
    /// The members of an object, union or intersection type. TypeScript: resolveStructuredTypeMembers
    pub fn resolve_structured_type_members(&self, ty: TypeId) -> &'p StructuredMembers<'p> {
        let data = self.ty(ty);
        if let Some(members) = data.members.get() {
            return members;
        }
        match &data.data {
            // Applied to its own parameters, a generic declaration is a reference with itself for `this`.
            TypeData::Interface(_) | TypeData::Tuple(_) if self.reference_target(ty).is_some() => {
                self.resolve_type_reference_members(ty, ty);
            }
            TypeData::Interface(interface) => {
                self.resolve_object_type_members(ty, ty, interface, &[], &[]);
            }
            TypeData::Reference(reference) => self.resolve_type_reference_members(ty, reference.target),
            TypeData::Anonymous(anonymous) => self.resolve_anonymous_type_members(ty, anonymous),
            TypeData::Mapped(_) => self.resolve_mapped_type_members(ty),
            TypeData::ReverseMapped { .. } => self.resolve_reverse_mapped_type_members(ty),
            TypeData::Union(_) => self.resolve_union_type_members(ty),
            TypeData::Intersection(_) => self.resolve_intersection_type_members(ty),
            _ => {}
        }
        if data.members.get().is_none() {
            self.set_structured_type_members(ty, &SymbolTable::EMPTY, &[], &[], &[]);
        }
        data.members.get().expect("members were just set")
    }

    /// What the declarations of a class or interface say themselves. TypeScript: resolveDeclaredMembers
    fn resolve_declared_members(&self, ty: TypeId, interface: &InterfaceType<'p>) -> StructuredMembers<'p> {
        if let Some(declared) = interface.declared.get() {
            return *declared;
        }
        let Some(symbol) = self.ty(ty).symbol else { return Self::no_members() };
        let members = self.members_of_symbol(symbol);
        let properties = self.named_members(members);
        let provisional = StructuredMembers { members, properties, ..Self::no_members() };
        interface.declared.set(Some(self.bump.alloc(provisional)));
        let declared = StructuredMembers {
            call_signatures: self.signatures_of_symbol(members.get(Name::CALL_SIGNATURE)),
            construct_signatures: self.signatures_of_symbol(members.get(Name::CONSTRUCT_SIGNATURE)),
            index_infos: self.index_infos_of_symbol(symbol),
            ..provisional
        };
        interface.declared.set(Some(self.bump.alloc(declared)));
        declared
    }

    pub(super) fn no_members() -> StructuredMembers<'p> {
        StructuredMembers {
            members: &SymbolTable::EMPTY,
            properties: &[],
            call_signatures: &[],
            construct_signatures: &[],
            index_infos: &[],
        }
    }

    /// Properties of a table in order. TypeScript: getNamedMembers
    pub(in crate::checker) fn named_members(&self, table: &SymbolTable<'p>) -> &'p [SymbolId] {
        let named: Vec<SymbolId> =
            table.iter().filter(|&(name, symbol)| self.is_named_member(name, symbol)).map(|entry| entry.1).collect();
        self.list(&named)
    }

    fn resolve_type_reference_members(&self, ty: TypeId, target: TypeId) {
        let Some(interface) = self.interface_type(target) else { return };
        let mut parameters = interface.type_parameters.unwrap_or(&[]).to_vec();
        parameters.extend(interface.this_type);
        let mut arguments = self.type_arguments(ty).to_vec();
        if arguments.len() < parameters.len() {
            arguments.push(ty);
        }
        self.resolve_object_type_members(ty, target, interface, self.list(&parameters), self.list(&arguments));
    }

    /// Own and inherited members of a class, interface or tuple, under type arguments.
    /// TypeScript: resolveObjectTypeMembers
    fn resolve_object_type_members(
        &self,
        ty: TypeId,
        source: TypeId,
        interface: &InterfaceType<'p>,
        parameters: &'p [TypeId],
        arguments: &'p [TypeId],
    ) {
        let declared = self.resolve_declared_members(source, interface);
        let mapper = (parameters != arguments).then(|| self.create_type_mapper(parameters, Some(arguments)));
        let mut own = StructuredMembers { ..declared };
        if let Some(mapper) = mapper {
            let mapping_this_only = parameters.len() == 1;
            own.members = self.create_instantiated_symbol_table(declared.properties, mapper, mapping_this_only);
            own.call_signatures = self.instantiate_signatures(declared.call_signatures, mapper);
            own.construct_signatures = self.instantiate_signatures(declared.construct_signatures, mapper);
            own.index_infos = self.instantiate_index_infos(declared.index_infos, mapper);
        }
        let bases = self.base_types(source);
        if bases.is_empty() {
            self.set_members(ty, &own);
            return;
        }
        self.set_members(ty, &own);
        let mut table = own.members.to_builder();
        let mut call_signatures = own.call_signatures.to_vec();
        let mut construct_signatures = own.construct_signatures.to_vec();
        let mut index_infos = own.index_infos.to_vec();
        let this_argument = arguments.last().copied();
        for &base in bases {
            let base = match this_argument {
                Some(this_argument) => {
                    self.type_with_this_argument(self.instantiate_if(base, mapper), Some(this_argument), false)
                }
                None => base,
            };
            self.add_inherited_members(&mut table, self.properties_of_type(base));
            call_signatures.extend(self.signatures_of_type(base, SignatureKind::Call));
            construct_signatures.extend(self.signatures_of_type(base, SignatureKind::Construct));
            for info in self.inherited_index_infos(base) {
                if !index_infos.iter().any(|known| known.key_type == info.key_type) {
                    index_infos.push(info);
                }
            }
        }
        let whole = StructuredMembers {
            members: self.table(&table),
            properties: &[],
            call_signatures: self.list(&call_signatures),
            construct_signatures: self.list(&construct_signatures),
            index_infos: self.list(&index_infos),
        };
        self.set_members(ty, &whole);
    }

    /// A base of type `any` has every property; one that is not understood has every property, not understood.
    fn inherited_index_infos(&self, base: TypeId) -> Vec<IndexInfo> {
        if self.flags(base).intersects(TypeFlags::ANY) {
            return vec![IndexInfo { key_type: self.t.string, ty: base, is_readonly: false, declaration: None }];
        }
        self.index_infos_of_type(base).to_vec()
    }

    fn set_members(&self, ty: TypeId, members: &StructuredMembers<'p>) {
        self.set_structured_type_members(
            ty,
            members.members,
            members.call_signatures,
            members.construct_signatures,
            members.index_infos,
        );
    }

    /// TypeScript: addInheritedMembers
    fn add_inherited_members(&self, table: &mut SymbolTableBuilder, base_properties: &[SymbolId]) {
        for &property in base_properties {
            if !self.is_static_private_identifier_property(property) {
                table.entry(self.declared_symbol(property).name).or_insert(property);
            }
        }
    }

    /// TypeScript: isStaticPrivateIdentifierProperty
    pub fn is_static_private_identifier_property(&self, property: SymbolId) -> bool {
        let Some(declaration) = self.declared_symbol(property).value_declaration.get() else { return false };
        match self.kind(declaration) {
            oxc_ast::AstKind::PropertyDefinition(node) => node.r#static && node.key.is_private_identifier(),
            oxc_ast::AstKind::MethodDefinition(node) => node.r#static && node.key.is_private_identifier(),
            oxc_ast::AstKind::AccessorProperty(node) => node.r#static && node.key.is_private_identifier(),
            _ => false,
        }
    }

    /// TypeScript: resolveAnonymousTypeMembers
    fn resolve_anonymous_type_members(&self, ty: TypeId, anonymous: &AnonymousType<'p>) {
        self.set_structured_type_members(ty, &SymbolTable::EMPTY, &[], &[], &[]);
        if let (Some(target), Some(mapper)) = (anonymous.target, anonymous.mapper) {
            let members = self.create_instantiated_symbol_table(self.properties_of_object_type(target), mapper, false);
            let calls = self.instantiate_signatures(self.signatures_of_type(target, SignatureKind::Call), mapper);
            let constructs =
                self.instantiate_signatures(self.signatures_of_type(target, SignatureKind::Construct), mapper);
            let index_infos = self.instantiate_index_infos(self.index_infos_of_type(target), mapper);
            self.set_structured_type_members(ty, members, calls, constructs, index_infos);
            return;
        }
        let Some(symbol) = self.ty(ty).symbol else { return };
        if self.is_global_this_type(ty) {
            return self.resolve_members_of_global_this(ty);
        }
        if self.symbol(symbol).flags.get().intersects(SymbolFlags::TYPE_LITERAL) {
            let members = self.members_of_symbol(symbol);
            let calls = self.signatures_of_symbol(members.get(Name::CALL_SIGNATURE));
            let constructs = self.signatures_of_symbol(members.get(Name::CONSTRUCT_SIGNATURE));
            let index_infos = self.index_infos_of_symbol(symbol);
            self.set_structured_type_members(ty, members, calls, constructs, index_infos);
            return;
        }
        self.resolve_value_members(ty, symbol);
    }

    /// Members of the value that a function, class, enum or module is.
    fn resolve_value_members(&self, ty: TypeId, symbol: SymbolId) {
        let flags = self.symbol(symbol).flags.get();
        let mut members = if flags.intersects(SymbolFlags::CLASS) {
            self.resolved_exports_of_class(symbol)
        } else {
            self.exports_of_module(symbol)
        };
        let mut index_infos = Vec::new();
        self.set_structured_type_members(ty, members, &[], &[], &[]);
        let class_type = flags.intersects(SymbolFlags::CLASS).then(|| self.declared_type_of_class_or_interface(symbol));
        if let Some(class_type) = class_type {
            let base = self.base_constructor_type_of_class(class_type);
            let inherits = TypeFlags::OBJECT | TypeFlags::INTERSECTION | TypeFlags::TYPE_VARIABLE;
            if self.flags(base).intersects(inherits) {
                let mut table = members.to_builder();
                self.add_inherited_members(&mut table, self.properties_of_type(base));
                members = self.table(&table);
            } else if self.flags(base).intersects(TypeFlags::ANY) {
                index_infos.extend(self.inherited_index_infos(base));
            }
            index_infos.extend(self.static_index_infos(symbol));
        }
        if flags.intersects(SymbolFlags::ENUM) && self.enum_has_number(symbol, members) {
            let info = IndexInfo { key_type: self.t.number, ty: self.t.string, is_readonly: true, declaration: None };
            index_infos.push(info);
        }
        if flags.intersects(SymbolFlags::FUNCTION) {
            let mut table = members.to_builder();
            if !self.add_expando_members(symbol, &mut table) {
                let what = "a function that properties are assigned to";
                let unknown = self.unsupported(what, self.place_of_symbol(symbol));
                let info = IndexInfo { key_type: self.t.string, ty: unknown, is_readonly: false, declaration: None };
                index_infos.push(info);
            }
            if table.len() > members.len() {
                members = self.table(&table);
            }
        }
        let index_infos = self.list(&index_infos);
        self.set_structured_type_members(ty, members, &[], &[], index_infos);
        let calls = if flags.intersects(SymbolFlags::FUNCTION | SymbolFlags::METHOD) {
            self.signatures_of_symbol(Some(symbol))
        } else {
            &[]
        };
        let constructs = match class_type {
            Some(class_type) => {
                let own = self.signatures_of_symbol(self.members_of_symbol(symbol).get(Name::CONSTRUCTOR_DECLARATION));
                if own.is_empty() { self.default_construct_signatures(class_type) } else { own }
            }
            None => &[],
        };
        self.set_structured_type_members(ty, members, calls, constructs, index_infos);
    }

    fn enum_has_number(&self, symbol: SymbolId, members: &SymbolTable<'p>) -> bool {
        self.flags(self.declared_type_of_symbol(symbol)).intersects(TypeFlags::ENUM)
            || members
                .iter()
                .any(|(_, member)| self.flags(self.type_of_symbol(member)).intersects(TypeFlags::NUMBER_LIKE))
    }

    /// The constructors of a class that declares none. TypeScript: getDefaultConstructSignatures
    fn default_construct_signatures(&self, class_type: TypeId) -> &'p [SignatureId] {
        let base = self.base_constructor_type_of_class(class_type);
        let base_signatures = self.signatures_of_type(base, SignatureKind::Construct);
        let Some((class, node)) = self.class_declaration_of_type(class_type) else { return &[] };
        let abstract_flag = if class.r#abstract { SignatureFlags::ABSTRACT } else { SignatureFlags::empty() };
        let local = self.interface_type(class_type).and_then(|interface| interface.local_type_parameters);
        if base_signatures.is_empty() {
            let signature = self.create_signature(SignatureParts {
                declaration: None,
                type_parameters: local,
                this_parameter: None,
                parameters: &[],
                return_type: Some(class_type),
                min_argument_count: 0,
                flags: abstract_flag,
                target: None,
                mapper: None,
            });
            return self.list(&[signature]);
        }
        let written = class.heritage.as_ref().and_then(|heritage| heritage.type_arguments.as_deref());
        let arguments = self.type_argument_types(node, written);
        let mut result = Vec::new();
        for &base_signature in base_signatures {
            let parameters = self.signature(base_signature).type_parameters.get().unwrap_or(&[]);
            if arguments.len() < self.min_type_argument_count(parameters) || arguments.len() > parameters.len() {
                continue;
            }
            let instantiated = if parameters.is_empty() {
                base_signature
            } else {
                let minimum = self.min_type_argument_count(parameters);
                let written = Some(self.list(&arguments));
                let filled = self.fill_missing_type_arguments(written, parameters, minimum);
                self.create_signature_instantiation(base_signature, filled)
            };
            let parts = self.signature_parts(instantiated);
            result.push(self.create_signature(SignatureParts {
                type_parameters: local,
                return_type: Some(class_type),
                flags: (parts.flags - SignatureFlags::ABSTRACT) | abstract_flag,
                ..parts
            }));
        }
        self.list(&result)
    }

    /// TypeScript: resolveUnionTypeMembers
    fn resolve_union_type_members(&self, ty: TypeId) {
        let types = self.constituents(ty);
        let lists = |kind| -> Vec<&'p [SignatureId]> {
            types.iter().map(|&part| self.signatures_of_type(part, kind)).collect()
        };
        let calls = self.union_signatures(&lists(SignatureKind::Call));
        let constructs = self.union_signatures(&lists(SignatureKind::Construct));
        let index_infos = self.union_index_infos(types);
        self.set_structured_type_members(ty, &SymbolTable::EMPTY, calls, constructs, index_infos);
    }

    /// TypeScript: resolveIntersectionTypeMembers
    fn resolve_intersection_type_members(&self, ty: TypeId) {
        let types = self.constituents(ty);
        let mixins = self.find_mixins(types);
        let has_mixins = mixins.contains(&true);
        let mut calls = Vec::new();
        let mut constructs = Vec::new();
        let mut index_infos: Vec<IndexInfo> = Vec::new();
        for (at, &part) in types.iter().enumerate() {
            if !mixins[at] {
                let mut signatures = self.signatures_of_type(part, SignatureKind::Construct).to_vec();
                if has_mixins {
                    for signature in &mut signatures {
                        let returned = self.return_type_of_signature(*signature);
                        let mixed = self.include_mixin_type(returned, types, &mixins, at);
                        let parts = self.signature_parts(*signature);
                        *signature = self.create_signature(SignatureParts { return_type: Some(mixed), ..parts });
                    }
                }
                self.append_signatures(&mut constructs, &signatures);
            }
            self.append_signatures(&mut calls, self.signatures_of_type(part, SignatureKind::Call));
            for &info in self.index_infos_of_type(part) {
                match index_infos.iter_mut().find(|known| known.key_type == info.key_type) {
                    Some(known) => {
                        known.ty = self.intersection_type(&[known.ty, info.ty]);
                        known.is_readonly &= info.is_readonly;
                    }
                    None => index_infos.push(info),
                }
            }
        }
        let (calls, constructs, infos) = (self.list(&calls), self.list(&constructs), self.list(&index_infos));
        self.set_structured_type_members(ty, &SymbolTable::EMPTY, calls, constructs, infos);
    }

    /// TypeScript: findMixins
    fn find_mixins(&self, types: &[TypeId]) -> Vec<bool> {
        let mut mixins: Vec<bool> = types
            .iter()
            .map(|&ty| self.object_flags(ty) != ObjectFlags::MAPPED && self.is_mixin_constructor_type(ty))
            .collect();
        let constructors =
            types.iter().filter(|&&ty| !self.signatures_of_type(ty, SignatureKind::Construct).is_empty()).count();
        if constructors > 0
            && constructors == mixins.iter().filter(|&&mixin| mixin).count()
            && let Some(first) = mixins.iter_mut().find(|mixin| **mixin)
        {
            *first = false;
        }
        mixins
    }

    /// TypeScript: includeMixinType
    fn include_mixin_type(&self, ty: TypeId, types: &[TypeId], mixins: &[bool], index: usize) -> TypeId {
        let mut mixed = Vec::new();
        for (at, &part) in types.iter().enumerate() {
            if at == index {
                mixed.push(ty);
            } else if mixins[at]
                && let Some(&signature) = self.signatures_of_type(part, SignatureKind::Construct).first()
            {
                mixed.push(self.return_type_of_signature(signature));
            }
        }
        self.intersection_type(&mixed)
    }
}
