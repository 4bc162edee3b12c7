//! Base types of classes and interfaces.
//!
//! A base that is unsupported stays in the list: its members are unknown, so every name that the class does not declare
//! itself is unsupported too. TypeScript drops such bases after reporting them.

use oxc_ast::AstKind;
use oxc_ast::ast::{Class, TSTypeParameterInstantiation};

use super::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use super::resolution::Question;
use super::symbols::type_name_node;
use super::types::{SignatureId, SymbolId, TypeData, TypeId};
use super::{Checker, SignatureKind};
use crate::base::NodeRef;

impl<'p> Checker<'p> {
    /// The types that a class, interface or tuple extends. TypeScript: getBaseTypes
    pub fn base_types(&self, ty: TypeId) -> &'p [TypeId] {
        let (interface, tuple) = match &self.ty(ty).data {
            TypeData::Interface(interface) => (interface, None),
            TypeData::Tuple(tuple) => (&tuple.interface, Some(tuple)),
            _ => return &[],
        };
        if !interface.base_types_resolved.get() {
            if self.push_type_resolution(Question::BaseTypes(ty)) {
                if let Some(tuple) = tuple {
                    interface.base_types.set(Some(self.list(&[self.tuple_base_type(tuple)])));
                } else if let Some(symbol) = self.ty(ty).symbol {
                    let flags = self.symbol(symbol).flags.get();
                    let mut bases = Vec::new();
                    if flags.intersects(SymbolFlags::CLASS) {
                        interface.base_types.set(Some(&[]));
                        bases.extend(self.base_type_of_class(ty));
                    }
                    if flags.intersects(SymbolFlags::INTERFACE) {
                        self.add_base_types_of_interface(ty, symbol, &mut bases);
                    }
                    interface.base_types.set(Some(self.list(&bases)));
                }
                self.pop_type_resolution();
            }
            interface.base_types_resolved.set(true);
        }
        interface.base_types.get().unwrap_or(&[])
    }

    fn add_base_types_of_interface(&self, ty: TypeId, symbol: SymbolId, bases: &mut Vec<TypeId>) {
        for &declaration in self.symbol(symbol).declarations.get() {
            let AstKind::TSInterfaceDeclaration(interface) = self.kind(declaration) else { continue };
            for heritage in &interface.extends {
                let node = declaration.at(heritage.node_id.get());
                let base = self.reduced_type(self.type_from_type_node(node));
                if base == self.t.unresolved || base == self.t.error {
                    continue;
                }
                if self.is_unsupported(base) || self.is_valid_base_type(base) {
                    if ty != base && !self.has_base_type(base, ty) {
                        bases.push(base);
                    }
                } else {
                    bases.push(self.unsupported("an interface extends what is no object type", None));
                }
            }
        }
    }

    /// TypeScript: resolveBaseTypesOfClass
    fn base_type_of_class(&self, ty: TypeId) -> Option<TypeId> {
        let constructor = self.apparent_type(self.base_constructor_type_of_class(ty));
        if !self.flags(constructor).intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION | TypeFlags::ANY) {
            return None;
        }
        let (class, node) = self.class_declaration_of_type(ty)?;
        let heritage = class.heritage.as_ref()?;
        let base_symbol = self.ty(constructor).symbol.filter(|&symbol| {
            self.symbol(symbol).flags.get().intersects(SymbolFlags::CLASS)
                && self.are_all_outer_type_parameters_applied(self.declared_type_of_symbol(symbol))
        });
        let base = if self.flags(constructor).intersects(TypeFlags::ANY) {
            constructor
        } else if let Some(symbol) = base_symbol {
            self.type_from_class_or_interface_reference(node, symbol, heritage.type_arguments.as_deref())
        } else {
            let constructors = self.instantiated_constructors_for_type_arguments(
                constructor,
                node,
                heritage.type_arguments.as_deref(),
            );
            self.return_type_of_signature(*constructors.first()?)
        };
        let base = self.reduced_type(base);
        if base == self.t.error {
            return None;
        }
        if self.is_unsupported(base) {
            return Some(base);
        }
        if !self.is_valid_base_type(base) || ty == base || self.has_base_type(base, ty) {
            return Some(self.unsupported("the base class is no object type or refers back to the class", None));
        }
        Some(base)
    }

    /// The class declaration of a class type. TypeScript: getClassLikeDeclarationOfSymbol
    pub fn class_declaration_of_type(&self, ty: TypeId) -> Option<(&'p Class<'p>, NodeRef)> {
        self.class_declaration_of_symbol(self.ty(ty).symbol?)
    }

    /// The class declaration among those of a symbol.
    pub fn class_declaration_of_symbol(&self, symbol: SymbolId) -> Option<(&'p Class<'p>, NodeRef)> {
        self.symbol(symbol).declarations.get().iter().find_map(|&node| match self.kind(node) {
            AstKind::Class(class) => Some((class, node)),
            _ => None,
        })
    }

    /// The type of the expression after `extends`; `undefined` when there is none.
    /// TypeScript: getBaseConstructorTypeOfClass
    pub fn base_constructor_type_of_class(&self, ty: TypeId) -> TypeId {
        let Some(interface) = self.interface_type(ty) else { return self.t.undefined };
        if let Some(known) = interface.base_constructor_type.get() {
            return known;
        }
        let heritage =
            self.class_declaration_of_type(ty).and_then(|(class, node)| Some((class.heritage.as_ref()?, node)));
        let Some((heritage, class)) = heritage else {
            interface.base_constructor_type.set(Some(self.t.undefined));
            return self.t.undefined;
        };
        let expression = &heritage.expression;
        if !self.push_type_resolution(Question::BaseConstructorType(ty)) {
            return self.unsupported_at("a class extends itself", class.file, expression);
        }
        let mut constructor = self.check_expression(class.at(expression.node_id()));
        if self.flags(constructor).intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION) {
            self.resolve_structured_type_members(constructor);
        }
        if !self.pop_type_resolution() {
            constructor = self.unsupported_at("a class extends itself", class.file, expression);
        } else if !self.flags(constructor).intersects(TypeFlags::ANY)
            && constructor != self.t.null_widening
            && !self.is_constructor_type(constructor)
        {
            constructor = self.unsupported_at("a class extends what is no class", class.file, expression);
        }
        if interface.base_constructor_type.get().is_none() {
            interface.base_constructor_type.set(Some(constructor));
        }
        interface.base_constructor_type.get().unwrap_or(constructor)
    }

    /// Whether `new` works on a type, directly or by a mixin's constraint. TypeScript: isConstructorType
    pub(super) fn is_constructor_type(&self, ty: TypeId) -> bool {
        if !self.signatures_of_type(ty, SignatureKind::Construct).is_empty() {
            return true;
        }
        if self.flags(ty).intersects(TypeFlags::TYPE_VARIABLE) {
            return self
                .base_constraint_of_type(ty)
                .is_some_and(|constraint| self.is_mixin_constructor_type(constraint));
        }
        false
    }

    /// A single `new (...args: any[]) => object`. TypeScript: isMixinConstructorType
    pub fn is_mixin_constructor_type(&self, ty: TypeId) -> bool {
        let signatures = self.signatures_of_type(ty, SignatureKind::Construct);
        let [signature] = signatures else { return false };
        let data = self.signature(*signature);
        if data.type_parameters.get().is_some()
            || data.parameters.len() != 1
            || !data.flags.intersects(super::flags::SignatureFlags::HAS_REST_PARAMETER)
        {
            return false;
        }
        let parameter = self.type_of_symbol(data.parameters[0]);
        let element = self.element_type_of_array_type(parameter);
        self.flags(parameter).intersects(TypeFlags::ANY)
            || element.is_some_and(|element| self.flags(element).intersects(TypeFlags::ANY))
    }

    /// TypeScript: areAllOuterTypeParametersApplied
    fn are_all_outer_type_parameters_applied(&self, ty: TypeId) -> bool {
        let Some(outer) = self.interface_type(ty).and_then(|interface| interface.outer_type_parameters) else {
            return true;
        };
        let last = outer.len() - 1;
        let arguments = self.type_arguments(ty);
        self.ty(outer[last]).symbol != arguments.get(last).and_then(|&argument| self.ty(argument).symbol)
    }

    /// Whether a class or interface may extend a type. TypeScript: isValidBaseType
    fn is_valid_base_type(&self, ty: TypeId) -> bool {
        if self.flags(ty).intersects(TypeFlags::TYPE_PARAMETER)
            && let Some(constraint) = self.base_constraint_of_type(ty)
        {
            return self.is_valid_base_type(constraint);
        }
        if let TypeData::Intersection(intersection) = &self.ty(ty).data {
            return intersection.types.iter().all(|&part| self.is_valid_base_type(part));
        }
        self.flags(ty).intersects(TypeFlags::OBJECT | TypeFlags::NON_PRIMITIVE | TypeFlags::ANY)
            && !self.is_generic_mapped_type(ty)
    }

    /// Whether `base` is among the bases of `ty`, at any depth. TypeScript: hasBaseType
    pub fn has_base_type(&self, ty: TypeId, base: TypeId) -> bool {
        let flags = self.object_flags(ty);
        if self.flags(ty).intersects(TypeFlags::OBJECT)
            && flags.intersects(ObjectFlags::CLASS_OR_INTERFACE | ObjectFlags::REFERENCE)
        {
            let target = match &self.ty(ty).data {
                TypeData::Reference(reference) => reference.target,
                _ => ty,
            };
            return target == base || self.base_types(target).iter().any(|&inner| self.has_base_type(inner, base));
        }
        match &self.ty(ty).data {
            TypeData::Intersection(intersection) => {
                intersection.types.iter().any(|&part| self.has_base_type(part, base))
            }
            _ => false,
        }
    }

    /// Construct signatures that take as many type arguments as were written, applied to them.
    /// TypeScript: getInstantiatedConstructorsForTypeArguments
    pub fn instantiated_constructors_for_type_arguments(
        &self,
        ty: TypeId,
        location: NodeRef,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> Vec<SignatureId> {
        let arguments = self.type_argument_types(location, arguments);
        let signatures = self.signatures_of_type(ty, SignatureKind::Construct).iter().copied();
        signatures
            .filter(|&signature| {
                let parameters = self.signature(signature).type_parameters.get().unwrap_or(&[]);
                arguments.len() >= self.min_type_argument_count(parameters) && arguments.len() <= parameters.len()
            })
            .map(|signature| match self.signature(signature).type_parameters.get() {
                Some(_) => self.signature_instantiation(signature, Some(self.list(&arguments)), None),
                None => signature,
            })
            .collect()
    }

    /// Types of written type arguments.
    pub fn type_argument_types(
        &self,
        location: NodeRef,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> Vec<TypeId> {
        let nodes = arguments.map(|arguments| arguments.params.iter()).into_iter().flatten();
        nodes.map(|argument| self.type_from_type_node(location.at(argument.node_id()))).collect()
    }

    /// The reference that an `extends` clause of an interface, or an `implements` clause of a class, makes.
    pub(super) fn type_from_heritage(&self, node: NodeRef) -> TypeId {
        let (name, arguments) = match self.kind(node) {
            AstKind::TSInterfaceHeritage(heritage) => (&heritage.type_name, heritage.type_arguments.as_deref()),
            AstKind::TSClassImplements(heritage) => (&heritage.expression, heritage.type_arguments.as_deref()),
            _ => return self.unsupported("no heritage clause", None),
        };
        self.type_from_name_and_arguments(node, node.at(type_name_node(name)), arguments)
    }
}
