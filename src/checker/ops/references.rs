//! References: a class, interface, array or tuple shape applied to type arguments.

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_ast::ast::TSType;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::resolution::Question;
use crate::checker::types::{Alias, TypeData, TypeId, TypeReference};

impl<'p> Checker<'p> {
    /// `target` applied to `arguments`; to its own parameters, it is the target itself.
    /// TypeScript: createTypeReference
    pub fn create_type_reference(&self, target: TypeId, arguments: &[TypeId]) -> TypeId {
        if self.is_unsupported(target) {
            return target;
        }
        let own = self.interface_type(target).and_then(|interface| interface.type_parameters);
        if own.unwrap_or_default() == arguments {
            return target;
        }
        if let Some(&known) = self.ops.references.borrow().get(&(target, arguments)) {
            return known;
        }
        let arguments = self.list(arguments);
        let object_flags = ObjectFlags::REFERENCE | self.propagating_flags_of_types(arguments, TypeFlags::empty());
        let data = TypeReference { target, arguments: Cell::new(Some(arguments)), node: None, mapper: None };
        let symbol = self.ty(target).symbol;
        let ty = self.create_type(TypeFlags::OBJECT, object_flags, symbol, None, TypeData::Reference(data));
        self.ops.references.borrow_mut().insert((target, arguments), ty);
        ty
    }

    /// A copy of a reference with an identity of its own. TypeScript: cloneTypeReference
    pub fn clone_type_reference(&self, source: TypeId) -> TypeId {
        let Some(target) = self.reference_target(source) else { return source };
        let original = self.ty(source);
        let arguments = match &original.data {
            TypeData::Reference(reference) => reference.arguments.get(),
            _ => self.interface_type(source).and_then(|interface| interface.type_parameters),
        };
        let data = TypeReference { target, arguments: Cell::new(arguments), node: None, mapper: None };
        self.create_type(original.flags, original.object_flags.get(), original.symbol, None, TypeData::Reference(data))
    }

    /// `target` applied to what the type node `node` says, read when first asked for: that lets an alias contain
    /// itself. TypeScript: createDeferredTypeReference
    pub fn create_deferred_type_reference(
        &self,
        target: TypeId,
        node: NodeRef,
        mapper: Option<&'p Mapper<'p>>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let alias = alias.or_else(|| {
            let own = self.alias_for_type_node(node)?;
            let Some(mapper) = mapper else { return Some(own) };
            let arguments = own.arguments.map(|arguments| self.instantiate_types(arguments, mapper));
            Some(Alias { symbol: own.symbol, arguments })
        });
        let data = TypeReference { target, arguments: Cell::default(), node: Some(node), mapper };
        let symbol = self.ty(target).symbol;
        self.create_type(TypeFlags::OBJECT, ObjectFlags::REFERENCE, symbol, alias, TypeData::Reference(data))
    }

    /// Arguments of a reference, with those of enclosing declarations first. TypeScript: getTypeArguments
    pub fn type_arguments(&self, ty: TypeId) -> &'p [TypeId] {
        let TypeData::Reference(reference) = &self.ty(ty).data else {
            return self.interface_type(ty).and_then(|interface| interface.type_parameters).unwrap_or_default();
        };
        if let Some(known) = reference.arguments.get() {
            return known;
        }
        if !self.push_type_resolution(Question::TypeArguments(ty)) {
            return self.circular_type_arguments(reference.target, reference.node);
        }
        let arguments =
            reference.node.map_or_else(Vec::new, |node| self.type_arguments_of_node(reference.target, node));
        let resolved = if self.pop_type_resolution() {
            let arguments = self.list(&arguments);
            reference.mapper.map_or(arguments, |mapper| self.instantiate_types(arguments, mapper))
        } else {
            self.circular_type_arguments(reference.target, reference.node)
        };
        // The work above may have answered the same question on the way; the first answer stands.
        if let Some(known) = reference.arguments.get() {
            return known;
        }
        reference.arguments.set(Some(resolved));
        resolved
    }

    fn circular_type_arguments(&self, target: TypeId, node: Option<NodeRef>) -> &'p [TypeId] {
        let Some(interface) = self.interface_type(target) else { return &[] };
        let mut arguments = interface.outer_type_parameters.unwrap_or_default().to_vec();
        let own = interface.local_type_parameters.unwrap_or_default().len();
        let at = node.map(|node| (node.file, oxc_span::GetSpan::span(&self.kind(node))));
        arguments.extend((0..own).map(|_| self.unsupported("type arguments that refer to themselves", at)));
        self.list(&arguments)
    }

    fn type_arguments_of_node(&self, target: TypeId, node: NodeRef) -> Vec<TypeId> {
        match self.kind(node) {
            AstKind::TSArrayType(array) => vec![self.type_from_type(node, &array.element_type)],
            AstKind::TSTupleType(tuple) => {
                tuple.element_types.iter().map(|element| self.type_from_tuple_element(node, element)).collect()
            }
            _ => {
                let interface = self.interface_type(target);
                let outer = interface.and_then(|interface| interface.outer_type_parameters).unwrap_or_default();
                let local = interface.and_then(|interface| interface.local_type_parameters).unwrap_or_default();
                [outer, self.effective_type_arguments(node, local)].concat()
            }
        }
    }

    /// The type of a type node in the file of `near`.
    pub(super) fn type_from_type(&self, near: NodeRef, ty: &TSType<'p>) -> TypeId {
        self.type_from_type_node(near.at(ty.node_id()))
    }

    /// Number of arguments of a reference without `this`. TypeScript: getTypeReferenceArity
    pub fn type_reference_arity(&self, ty: TypeId) -> usize {
        let target = self.target_type(ty);
        self.interface_type(target).and_then(|interface| interface.type_parameters).map_or(0, <[TypeId]>::len)
    }

    /// `ty` with `this` standing for `this_argument`, or for itself. TypeScript: getTypeWithThisArgument
    pub fn type_with_this_argument(
        &self,
        ty: TypeId,
        this_argument: Option<TypeId>,
        need_apparent_type: bool,
    ) -> TypeId {
        if let Some(target) = self.reference_target(ty) {
            let arguments = self.type_arguments(ty);
            let this_type = self.interface_type(target).and_then(|interface| interface.this_type);
            if self.type_reference_arity(target) == arguments.len()
                && let Some(this_argument) = this_argument.or(this_type)
            {
                return self.create_type_reference(target, &[arguments, &[this_argument]].concat());
            }
            return ty;
        }
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            let types = self.constituents(ty);
            let with_this: Vec<TypeId> = types
                .iter()
                .map(|&member| self.type_with_this_argument(member, this_argument, need_apparent_type))
                .collect();
            return if with_this == types { ty } else { self.intersection_type(&with_this) };
        }
        if need_apparent_type { self.apparent_type(ty) } else { ty }
    }
}
