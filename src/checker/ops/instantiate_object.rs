//! Instantiation of object types that are written out: only the type parameters that their syntax mentions count, so
//! that equal instantiations are one type.

use std::cell::Cell;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::types::{Alias, AnonymousType, MappedType, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: getObjectTypeInstantiation
    pub(super) fn object_type_instantiation(
        &self,
        ty: TypeId,
        mapper: &'p Mapper<'p>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let Some(declaration) = self.declaration_of_instantiation(ty) else {
            return self.unsupported("a generic object type without a declaration", None);
        };
        let target = self.target_of_instantiation(ty);
        let parameters = self.outer_type_parameters_of_object(declaration, ty, target);
        if parameters.is_empty() {
            return ty;
        }
        let source = self.ty(ty);
        let combined = self.combine_type_mappers(self.mapper_of_instantiation(ty), mapper);
        let arguments: Vec<TypeId> = parameters.iter().map(|&ty| self.mapped_type(ty, combined)).collect();
        let alias = self.alias_or_instantiated(alias, source.alias, mapper);
        if arguments == parameters && alias == self.ty(target).alias {
            return target;
        }
        if let Some(&known) = self.ops.objects.borrow().get(&(target, &*arguments, alias)) {
            return known;
        }
        let arguments = self.list(&arguments);
        let mut new_mapper = self.create_type_mapper(parameters, Some(arguments));
        if self.object_flags(target).contains(ObjectFlags::SINGLE_SIGNATURE_TYPE) {
            new_mapper = self.combine_type_mappers(Some(new_mapper), mapper);
        }
        let result = self.instantiate_object(ty, target, new_mapper, alias);
        self.ops.objects.borrow_mut().insert((target, arguments, alias), result);
        self.note_type_variables(result, arguments);
        result
    }

    fn declaration_of_instantiation(&self, ty: TypeId) -> Option<NodeRef> {
        let source = self.ty(ty);
        match &source.data {
            TypeData::Reference(reference) => reference.node,
            TypeData::Anonymous(AnonymousType { node: Some(node), .. }) => Some(*node),
            TypeData::Mapped(mapped) => {
                Some(NodeRef { file: mapped.declaration.file, node: mapped.declaration.node.node_id.get() })
            }
            _ => self.symbol(source.symbol?).declarations.get().first().copied(),
        }
    }

    /// What is instantiated, however often it was instantiated already.
    fn target_of_instantiation(&self, ty: TypeId) -> TypeId {
        match &self.ty(ty).data {
            TypeData::Reference(reference) => reference.node.and_then(|node| self.lowered_type(node)).unwrap_or(ty),
            TypeData::Anonymous(anonymous) => anonymous.target.unwrap_or(ty),
            TypeData::Mapped(mapped) => mapped.target.unwrap_or(ty),
            _ => ty,
        }
    }

    fn mapper_of_instantiation(&self, ty: TypeId) -> Option<&'p Mapper<'p>> {
        match &self.ty(ty).data {
            TypeData::Reference(reference) => reference.mapper,
            TypeData::Anonymous(anonymous) => anonymous.mapper,
            TypeData::Mapped(mapped) => mapped.mapper,
            _ => None,
        }
    }

    /// Type parameters around `declaration` that the type depends on.
    fn outer_type_parameters_of_object(&self, declaration: NodeRef, ty: TypeId, target: TypeId) -> &'p [TypeId] {
        if let Some(&known) = self.ops.outer_type_parameters.borrow().get(&declaration) {
            return known;
        }
        let all = self.outer_type_parameters(declaration, true).unwrap_or_default();
        let by_node = ObjectFlags::REFERENCE | ObjectFlags::INSTANTIATION_EXPRESSION_TYPE;
        let target = self.ty(target);
        let symbol_is =
            |kinds: SymbolFlags| target.symbol.is_some_and(|symbol| self.symbol(symbol).flags.get().intersects(kinds));
        let filtered = (target.object_flags.get().intersects(by_node)
            || symbol_is(SymbolFlags::METHOD | SymbolFlags::TYPE_LITERAL))
            && target.alias.and_then(|alias| alias.arguments).is_none();
        let parameters = if filtered && !all.is_empty() {
            let symbol = self.ty(ty).symbol;
            let declarations: &[NodeRef] = match symbol {
                Some(symbol) if !self.object_flags(ty).intersects(by_node) => self.symbol(symbol).declarations.get(),
                _ => &[declaration],
            };
            let mentioned: Vec<TypeId> = all
                .iter()
                .copied()
                .filter(|&parameter| {
                    declarations.iter().any(|&node| self.is_type_parameter_possibly_referenced(parameter, node))
                })
                .collect();
            self.list(&mentioned)
        } else {
            all
        };
        self.ops.outer_type_parameters.borrow_mut().insert(declaration, parameters);
        parameters
    }

    fn instantiate_object(
        &self,
        ty: TypeId,
        target: TypeId,
        mapper: &'p Mapper<'p>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        match &self.ty(ty).data {
            TypeData::Reference(reference) => match reference.node {
                Some(node) => self.create_deferred_type_reference(reference.target, node, Some(mapper), alias),
                None => ty,
            },
            TypeData::Mapped(_) => self.instantiate_mapped_type(target, mapper, alias),
            _ => self.instantiate_anonymous_type(target, mapper, alias),
        }
    }

    /// An instantiation depends on type parameters only through its arguments, so that need not be looked for in it.
    fn note_type_variables(&self, result: TypeId, arguments: &[TypeId]) {
        let computed = ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES_COMPUTED;
        let cell = &self.ty(result).object_flags;
        if !self.flags(result).intersects(TypeFlags::OBJECT_FLAGS_TYPE) || cell.get().contains(computed) {
            return;
        }
        let could = arguments.iter().any(|&argument| self.could_contain_type_variables(argument));
        if cell.get().contains(computed) {
            return;
        }
        let written = ObjectFlags::MAPPED | ObjectFlags::ANONYMOUS | ObjectFlags::REFERENCE;
        if cell.get().intersects(written) {
            cell.set(
                cell.get()
                    | computed
                    | if could { ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES } else { ObjectFlags::empty() },
            );
        } else if !could {
            cell.set(cell.get() | computed);
        }
    }

    /// A copy of an object type whose members are instantiated when asked for. TypeScript: instantiateAnonymousType
    pub(super) fn instantiate_anonymous_type(
        &self,
        ty: TypeId,
        mapper: &'p Mapper<'p>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let source = self.ty(ty);
        let (data, mapper, fresh) = match &source.data {
            TypeData::Mapped(mapped) => self.instantiated_mapped_data(ty, mapped, mapper),
            TypeData::Anonymous(anonymous) => {
                let data = AnonymousType { target: Some(ty), mapper: Some(mapper), node: anonymous.node };
                (TypeData::Anonymous(data), mapper, None)
            }
            _ => return ty,
        };
        let alias = self.alias_or_instantiated(alias, source.alias, mapper);
        let computed = ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES_COMPUTED | ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES;
        let mut object_flags = source.object_flags.get().difference(computed) | ObjectFlags::INSTANTIATED;
        if let Some(arguments) = alias.and_then(|alias| alias.arguments) {
            object_flags |= self.propagating_flags_of_types(arguments, TypeFlags::empty());
        }
        let result = self.create_type(source.flags, object_flags, source.symbol, alias, data);
        if let Some(parameter) = fresh.and_then(|fresh| self.type_parameter(fresh)) {
            parameter.mapper.set(Some(mapper));
        }
        result
    }

    /// A mapped type gets a key parameter of its own, so that its constraint is instantiated with it.
    fn instantiated_mapped_data(
        &self,
        ty: TypeId,
        mapped: &MappedType<'p>,
        mapper: &'p Mapper<'p>,
    ) -> (TypeData<'p>, &'p Mapper<'p>, Option<TypeId>) {
        let parameter = self.type_parameter_from_mapped_type(ty);
        let fresh = self.clone_type_parameter(parameter);
        let mapper = self.combine_type_mappers(Some(self.unary_mapper(parameter, fresh)), mapper);
        let data = MappedType {
            declaration: mapped.declaration,
            target: Some(ty),
            mapper: Some(mapper),
            type_parameter: Cell::new(Some(fresh)),
            constraint_type: Cell::default(),
            name_type: Cell::default(),
            template_type: Cell::default(),
            modifiers_type: Cell::default(),
            contains_error: Cell::default(),
        };
        (TypeData::Mapped(data), mapper, Some(fresh))
    }
}
