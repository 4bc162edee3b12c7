//! Constraints and defaults that type parameters are declared with, and constraints that `infer` takes from its place.

use oxc_ast::AstKind;

use super::conditional::skip_type_parentheses;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ElementFlags, SymbolFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{TypeData, TypeId};

impl<'p> Checker<'p> {
    /// The node of `C` in `T extends C` or `[T in C]`. TypeScript: getConstraintDeclaration
    pub fn constraint_declaration(&self, ty: TypeId) -> Option<NodeRef> {
        let declarations = self.symbol(self.ty(ty).symbol?).declarations.get();
        declarations.iter().find_map(|&declaration| match self.kind(declaration) {
            AstKind::TSTypeParameter(node) => Some(declaration.at(node.constraint.as_ref()?.node_id())),
            AstKind::TSMappedType(node) => Some(declaration.at(node.constraint.node_id())),
            AstKind::BindingIdentifier(_) => match self.kind(self.parent(declaration)) {
                AstKind::TSMappedType(node) => Some(declaration.at(node.constraint.node_id())),
                _ => None,
            },
            _ => None,
        })
    }

    pub(super) fn has_constraint_declaration(&self, ty: TypeId) -> bool {
        self.constraint_declaration(ty).is_some()
    }

    /// TypeScript: getConstraintFromTypeParameter
    pub fn constraint_from_type_parameter(&self, ty: TypeId) -> Option<TypeId> {
        let parameter = self.type_parameter(ty)?;
        let constraint = parameter.constraint.get().unwrap_or_else(|| {
            let constraint = match parameter.target {
                Some(target) => self
                    .constraint_of_type_parameter(target)
                    .map(|constraint| self.instantiate_if(constraint, parameter.mapper.get())),
                None => self.declared_constraint(ty),
            };
            let constraint = constraint.unwrap_or(self.t.no_constraint);
            parameter.constraint.set(Some(constraint));
            constraint
        });
        (constraint != self.t.no_constraint).then_some(constraint)
    }

    fn declared_constraint(&self, ty: TypeId) -> Option<TypeId> {
        let Some(node) = self.constraint_declaration(ty) else {
            return self.inferred_type_parameter_constraint(ty);
        };
        let constraint = self.type_from_type_node(node);
        if !self.flags(constraint).contains(TypeFlags::ANY) || self.is_error_type(constraint) {
            return Some(constraint);
        }
        // `any` as a constraint restricts nothing; as the keys of a mapped type it is all of them.
        Some(match self.kind(self.parent(node)) {
            AstKind::TSMappedType(_) => self.t.string_number_symbol,
            _ => self.t.unknown,
        })
    }

    /// What the place of `infer T` says about `T`. TypeScript: getInferredTypeParameterConstraint
    fn inferred_type_parameter_constraint(&self, ty: TypeId) -> Option<TypeId> {
        let mut inferences = Vec::new();
        for &declaration in self.symbol(self.ty(ty).symbol?).declarations.get() {
            let infer = self.parent(declaration);
            if matches!(self.kind(infer), AstKind::TSInferType(_)) {
                inferences.extend(self.constraint_from_place(ty, infer));
            }
        }
        (!inferences.is_empty()).then(|| self.intersection_type(&inferences))
    }

    fn constraint_from_place(&self, ty: TypeId, infer: NodeRef) -> Option<TypeId> {
        let mut child = infer;
        let mut parent = self.parent(infer);
        while matches!(self.kind(parent), AstKind::TSParenthesizedType(_)) {
            child = parent;
            parent = self.parent(parent);
        }
        match self.kind(parent) {
            AstKind::TSTypeParameterInstantiation(_) => self.constraint_from_argument(ty, child, self.parent(parent)),
            AstKind::TSTypeAnnotation(_) => matches!(self.kind(self.parent(parent)), AstKind::FormalParameterRest(_))
                .then(|| self.create_array_type(self.t.unknown, false)),
            AstKind::TSRestType(_) => Some(self.create_array_type(self.t.unknown, false)),
            AstKind::TSNamedTupleMember(_) => matches!(self.kind(self.parent(parent)), AstKind::TSRestType(_))
                .then(|| self.create_array_type(self.t.unknown, false)),
            AstKind::TSTemplateLiteralType(_) => Some(self.t.string),
            AstKind::TSMappedType(mapped) if mapped.constraint.node_id() == child.node => {
                Some(self.t.string_number_symbol)
            }
            AstKind::TSMappedType(_) => self.constraint_from_template(infer, parent),
            _ => None,
        }
    }

    /// `infer T` as an argument is constrained as the parameter is.
    fn constraint_from_argument(&self, ty: TypeId, argument: NodeRef, reference: NodeRef) -> Option<TypeId> {
        let AstKind::TSTypeReference(node) = self.kind(reference) else { return None };
        let parameters = self.type_parameters_for_type_reference(reference)?;
        let arguments = node.type_arguments.as_ref()?;
        let at = arguments.params.iter().position(|param| param.node_id() == argument.node)?;
        let declared = self.constraint_of_type_parameter(*parameters.get(at)?)?;
        let mapper = self.mapper(Mapper::TypeArgumentsOf { reference, parameters });
        let constraint = self.instantiate_type(declared, mapper);
        (constraint != ty).then_some(constraint)
    }

    /// What the target of a type reference is generic in. TypeScript: getTypeParametersForTypeReferenceOrImport
    fn type_parameters_for_type_reference(&self, reference: NodeRef) -> Option<&'p [TypeId]> {
        let ty = self.type_from_type_node(reference);
        if self.is_unsupported(ty) {
            return None;
        }
        let symbol = self.resolve_type_reference_name(reference, SymbolFlags::TYPE)?;
        if self.symbol(symbol).flags.get().contains(SymbolFlags::TYPE_ALIAS)
            && let Some(parameters) = self.symbol(symbol).links.type_parameters.get()
        {
            return Some(parameters);
        }
        self.interface_type(self.reference_target(ty)?)?.local_type_parameters
    }

    /// The type that a type reference gives for one of the parameters of its target.
    /// TypeScript: getEffectiveTypeArgumentAtIndex
    pub(super) fn effective_type_argument_at_index(
        &self,
        reference: NodeRef,
        parameters: &'p [TypeId],
        index: usize,
    ) -> TypeId {
        if let AstKind::TSTypeReference(node) = self.kind(reference)
            && let Some(argument) = node.type_arguments.as_ref().and_then(|list| list.params.get(index))
        {
            return self.type_from_type(reference, argument);
        }
        let arguments = self.effective_type_arguments(reference, parameters);
        arguments.get(index).copied().unwrap_or_else(|| self.unexpected_node(reference))
    }

    /// `{ [P in K]: X } extends { [P in K]: infer T }`: `T` is at most what `X` is.
    fn constraint_from_template(&self, infer: NodeRef, mapped: NodeRef) -> Option<TypeId> {
        let AstKind::TSMappedType(node) = self.kind(mapped) else { return None };
        let template = skip_type_parentheses(node.type_annotation.as_ref()?);
        let conditional = self.parent(mapped);
        let AstKind::TSConditionalType(condition) = self.kind(conditional) else { return None };
        if template.node_id() != infer.node || condition.extends_type.node_id() != mapped.node {
            return None;
        }
        let oxc_ast::ast::TSType::TSMappedType(check) = &condition.check_type else { return None };
        let ty = self.type_from_type(conditional, check.type_annotation.as_ref()?);
        let symbol = self.symbol_of_node(conditional.at(check.key.node_id.get()))?;
        let constraint = self.type_from_type(conditional, &check.constraint);
        let mapper = self.unary_mapper(self.declared_type_of_symbol(symbol), constraint);
        Some(self.instantiate_type(ty, mapper))
    }

    /// TypeScript: getResolvedTypeParameterDefault
    pub fn resolved_type_parameter_default(&self, ty: TypeId) -> TypeId {
        let Some(parameter) = self.type_parameter(ty) else { return self.t.no_constraint };
        match parameter.default.get() {
            None => {}
            Some(default) if default == self.t.resolving_default => {
                parameter.default.set(Some(self.t.circular_constraint));
                return self.t.circular_constraint;
            }
            Some(default) => return default,
        }
        if let Some(target) = parameter.target {
            let default = self.resolved_type_parameter_default(target);
            let default = self.instantiate_if(default, parameter.mapper.get());
            parameter.default.set(Some(default));
            return default;
        }
        parameter.default.set(Some(self.t.resolving_default));
        let default = self.default_declaration(ty).map_or(self.t.no_constraint, |node| self.type_from_type_node(node));
        if parameter.default.get() == Some(self.t.resolving_default) {
            parameter.default.set(Some(default));
        }
        parameter.default.get().unwrap_or(default)
    }

    fn default_declaration(&self, ty: TypeId) -> Option<NodeRef> {
        let declarations = self.symbol(self.ty(ty).symbol?).declarations.get();
        declarations.iter().find_map(|&declaration| match self.kind(declaration) {
            AstKind::TSTypeParameter(node) => Some(declaration.at(node.default.as_ref()?.node_id())),
            _ => None,
        })
    }

    /// `D` of `T = D`. TypeScript: getDefaultFromTypeParameter
    pub fn default_from_type_parameter(&self, ty: TypeId) -> Option<TypeId> {
        let default = self.resolved_type_parameter_default(ty);
        (default != self.t.no_constraint && default != self.t.circular_constraint).then_some(default)
    }

    /// TypeScript: hasTypeParameterDefault
    pub fn has_type_parameter_default(&self, ty: TypeId) -> bool {
        self.default_declaration(ty).is_some()
    }

    /// Whether `ty` is or holds a `const` type parameter. TypeScript: isConstTypeVariable
    pub fn is_const_type_variable(&self, ty: TypeId) -> bool {
        self.is_const_type_variable_at(ty, 0)
    }

    fn is_const_type_variable_at(&self, ty: TypeId, depth: u32) -> bool {
        if depth >= 5 {
            return false;
        }
        match &self.ty(ty).data {
            TypeData::TypeParameter(_) => self.ty(ty).symbol.is_some_and(|symbol| {
                let declarations = self.symbol(symbol).declarations.get();
                declarations.iter().any(|&node| self.modifier_flags(node).contains(ModifierFlags::CONST))
            }),
            TypeData::Union(_) | TypeData::Intersection(_) => {
                self.constituents(ty).iter().any(|&member| self.is_const_type_variable_at(member, depth))
            }
            TypeData::IndexedAccess { object, .. } => self.is_const_type_variable_at(*object, depth + 1),
            TypeData::Conditional(_) => self
                .constraint_of_conditional_type(ty)
                .is_some_and(|constraint| self.is_const_type_variable_at(constraint, depth + 1)),
            TypeData::Substitution { base, .. } => self.is_const_type_variable_at(*base, depth),
            TypeData::Mapped(_) => self
                .homomorphic_type_variable(ty)
                .is_some_and(|variable| self.is_const_type_variable_at(variable, depth)),
            _ if self.is_generic_tuple_type(ty) => self.tuple_target(ty).is_some_and(|target| {
                self.element_types(ty).iter().zip(target.element_flags).any(|(&element, flags)| {
                    flags.contains(ElementFlags::VARIADIC) && self.is_const_type_variable_at(element, depth)
                })
            }),
            _ => false,
        }
    }
}
