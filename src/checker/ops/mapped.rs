//! Mapped types: their parameter, constraint, name and template, and what they are mapped from.

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_ast::ast::{TSMappedTypeModifierOperator, TSType, TSTypeOperatorOperator};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{MappedTypeModifiers, ObjectFlags, TypeFlags};
use crate::checker::types::{In, MappedType, TypeData, TypeId};

/// What an `as` clause does. TypeScript: `MappedTypeNameTypeKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MappedTypeNameTypeKind {
    /// There is none.
    None,
    /// It leaves keys out.
    Filtering,
    /// It gives keys another name.
    Remapping,
}

impl<'p> Checker<'p> {
    /// What is particular to a mapped type.
    pub fn mapped_type_data(&self, ty: TypeId) -> Option<&'p MappedType<'p>> {
        match &self.ty(ty).data {
            TypeData::Mapped(mapped) => Some(mapped),
            _ => None,
        }
    }

    /// Whether `ty` is a mapped type.
    pub fn is_mapped_type(&self, ty: TypeId) -> bool {
        self.mapped_type_data(ty).is_some()
    }

    /// The mapped type as it is declared. TypeScript: `type.target || type`
    pub(super) fn mapped_target(&self, ty: TypeId) -> TypeId {
        self.mapped_type_data(ty).and_then(|mapped| mapped.target).unwrap_or(ty)
    }

    /// TypeScript: getTypeFromMappedTypeNode
    pub fn type_from_mapped_type_node(&self, node: NodeRef) -> TypeId {
        if let Some(known) = self.lowered_type(node) {
            return known;
        }
        let AstKind::TSMappedType(mapped) = self.kind(node) else { return self.unexpected_node(node) };
        let data = MappedType {
            declaration: In { file: node.file, node: mapped },
            target: None,
            mapper: None,
            type_parameter: Cell::default(),
            constraint_type: Cell::default(),
            name_type: Cell::default(),
            template_type: Cell::default(),
            modifiers_type: Cell::default(),
            contains_error: Cell::default(),
        };
        let alias = self.alias_for_type_node(node);
        let symbol = self.symbol_of_node(node);
        let ty = self.create_type(TypeFlags::OBJECT, ObjectFlags::MAPPED, symbol, alias, TypeData::Mapped(data));
        // Recorded before its parts are looked at, since they may lead back to it.
        self.set_lowered_type(node, ty);
        let constraint = self.constraint_type_from_mapped_type(ty);
        if self.is_unsupported(constraint) {
            // Which members there are is unknown, and so is the type.
            self.set_lowered_type(node, constraint);
            return constraint;
        }
        ty
    }

    /// A type node of the declaration of a mapped type.
    fn type_in_mapped(&self, mapped: &MappedType<'p>, ty: &TSType<'p>) -> TypeId {
        self.type_from_type_node(NodeRef { file: mapped.declaration.file, node: ty.node_id() })
    }

    /// `P` of `[P in K]`. TypeScript: getTypeParameterFromMappedType
    pub fn type_parameter_from_mapped_type(&self, ty: TypeId) -> TypeId {
        let Some(mapped) = self.mapped_type_data(ty) else { return ty };
        if let Some(known) = mapped.type_parameter.get() {
            return known;
        }
        let key = NodeRef { file: mapped.declaration.file, node: mapped.declaration.node.key.node_id.get() };
        let parameter = self
            .symbol_of_node(key)
            .map_or_else(|| self.unexpected_node(key), |symbol| self.declared_type_of_symbol(symbol));
        mapped.type_parameter.set(Some(parameter));
        parameter
    }

    /// `K` of `[P in K]`. TypeScript: getConstraintTypeFromMappedType
    pub fn constraint_type_from_mapped_type(&self, ty: TypeId) -> TypeId {
        let Some(mapped) = self.mapped_type_data(ty) else { return ty };
        if let Some(known) = mapped.constraint_type.get() {
            return known;
        }
        let constraint = self
            .constraint_of_type_parameter(self.type_parameter_from_mapped_type(ty))
            .unwrap_or_else(|| self.unsupported("a mapped type whose keys depend on themselves", None));
        mapped.constraint_type.set(Some(constraint));
        constraint
    }

    /// `N` of `[P in K as N]`. TypeScript: getNameTypeFromMappedType
    pub fn name_type_from_mapped_type(&self, ty: TypeId) -> Option<TypeId> {
        let mapped = self.mapped_type_data(ty)?;
        let node = mapped.declaration.node.name_type.as_ref()?;
        if let Some(known) = mapped.name_type.get() {
            return known;
        }
        let name = self.instantiate_if(self.type_in_mapped(mapped, node), mapped.mapper);
        mapped.name_type.set(Some(Some(name)));
        Some(name)
    }

    /// `T` of `[P in K]: T`. TypeScript: getTemplateTypeFromMappedType
    pub fn template_type_from_mapped_type(&self, ty: TypeId) -> TypeId {
        let Some(mapped) = self.mapped_type_data(ty) else { return ty };
        if let Some(known) = mapped.template_type.get() {
            return known;
        }
        let template = match &mapped.declaration.node.type_annotation {
            Some(node) => {
                let optional = self.mapped_type_modifiers(ty).contains(MappedTypeModifiers::INCLUDE_OPTIONAL);
                let template = self.add_optionality(self.type_in_mapped(mapped, node), true, optional);
                self.instantiate_if(template, mapped.mapper)
            }
            None => self.unsupported_at(
                "a mapped type without a template",
                mapped.declaration.file,
                mapped.declaration.node,
            ),
        };
        mapped.template_type.set(Some(template));
        template
    }

    /// The operand of `keyof`, where that is how the constraint is written.
    fn keyof_operand(mapped: &MappedType<'p>) -> Option<&'p TSType<'p>> {
        match &mapped.declaration.node.constraint {
            TSType::TSTypeOperatorType(operator) if operator.operator == TSTypeOperatorOperator::Keyof => {
                Some(&operator.type_annotation)
            }
            _ => None,
        }
    }

    /// Whether `ty` is written `[P in keyof T]`. TypeScript: isMappedTypeWithKeyofConstraintDeclaration
    pub fn is_mapped_type_with_keyof_constraint_declaration(&self, ty: TypeId) -> bool {
        self.mapped_type_data(ty).is_some_and(|mapped| Self::keyof_operand(mapped).is_some())
    }

    /// What a homomorphic mapped type takes its modifiers from. TypeScript: getModifiersTypeFromMappedType
    pub fn modifiers_type_from_mapped_type(&self, ty: TypeId) -> TypeId {
        let Some(mapped) = self.mapped_type_data(ty) else { return ty };
        if let Some(known) = mapped.modifiers_type.get() {
            return known;
        }
        let modifiers = if let Some(operand) = Self::keyof_operand(mapped) {
            self.instantiate_if(self.type_in_mapped(mapped, operand), mapped.mapper)
        } else {
            let node = NodeRef { file: mapped.declaration.file, node: mapped.declaration.node.node_id.get() };
            let declared = self.type_from_mapped_type_node(node);
            let constraint = self.constraint_type_from_mapped_type(declared);
            let extended = if self.flags(constraint).contains(TypeFlags::TYPE_PARAMETER) {
                self.constraint_of_type_parameter(constraint)
            } else {
                Some(constraint)
            };
            match extended.map(|extended| &self.ty(extended).data) {
                Some(TypeData::Index { ty, .. }) => self.instantiate_if(*ty, mapped.mapper),
                _ => self.t.unknown,
            }
        };
        mapped.modifiers_type.set(Some(modifiers));
        modifiers
    }

    /// The `readonly` and `?` of a mapped type. TypeScript: getMappedTypeModifiers
    pub fn mapped_type_modifiers(&self, ty: TypeId) -> MappedTypeModifiers {
        use MappedTypeModifiers as M;
        let Some(mapped) = self.mapped_type_data(ty) else { return M::empty() };
        let pick = |operator: Option<TSMappedTypeModifierOperator>, include: M, exclude: M| match operator {
            None => M::empty(),
            Some(TSMappedTypeModifierOperator::Minus) => exclude,
            Some(TSMappedTypeModifierOperator::True | TSMappedTypeModifierOperator::Plus) => include,
        };
        pick(mapped.declaration.node.readonly, M::INCLUDE_READONLY, M::EXCLUDE_READONLY)
            | pick(mapped.declaration.node.optional, M::INCLUDE_OPTIONAL, M::EXCLUDE_OPTIONAL)
    }

    /// 1 for `?`, -1 for `-?`. TypeScript: getMappedTypeOptionality
    pub fn mapped_type_optionality(&self, ty: TypeId) -> i32 {
        let modifiers = self.mapped_type_modifiers(ty);
        if modifiers.contains(MappedTypeModifiers::EXCLUDE_OPTIONAL) {
            -1
        } else {
            i32::from(modifiers.contains(MappedTypeModifiers::INCLUDE_OPTIONAL))
        }
    }

    /// The optionality that all mapped types in `ty` agree on. TypeScript: getCombinedMappedTypeOptionality
    pub fn combined_mapped_type_optionality(&self, ty: TypeId) -> i32 {
        if self.is_mapped_type(ty) {
            let own = self.mapped_type_optionality(ty);
            return if own == 0 {
                self.combined_mapped_type_optionality(self.modifiers_type_from_mapped_type(ty))
            } else {
                own
            };
        }
        if !self.flags(ty).contains(TypeFlags::INTERSECTION) {
            return 0;
        }
        let types = self.constituents(ty);
        let first = self.combined_mapped_type_optionality(types[0]);
        let agreed = types[1..].iter().all(|&member| self.combined_mapped_type_optionality(member) == first);
        if agreed { first } else { 0 }
    }

    /// Whether the keys of a mapped type depend on a type parameter. TypeScript: isGenericMappedType
    pub fn is_generic_mapped_type(&self, ty: TypeId) -> bool {
        if !self.is_mapped_type(ty) {
            return false;
        }
        let constraint = self.constraint_type_from_mapped_type(ty);
        if self.is_generic_index_type(constraint) {
            return true;
        }
        self.name_type_from_mapped_type(ty).is_some_and(|name| {
            let mapper = self.unary_mapper(self.type_parameter_from_mapped_type(ty), constraint);
            self.is_generic_index_type(self.instantiate_type(name, mapper))
        })
    }

    /// What its `as` clause does; may taint. TypeScript: getMappedTypeNameTypeKind
    pub fn mapped_type_name_type_kind(&self, ty: TypeId) -> MappedTypeNameTypeKind {
        match self.name_type_from_mapped_type(ty) {
            None => MappedTypeNameTypeKind::None,
            Some(name) if self.is_type_assignable_to(name, self.type_parameter_from_mapped_type(ty)) => {
                MappedTypeNameTypeKind::Filtering
            }
            Some(_) => MappedTypeNameTypeKind::Remapping,
        }
    }

    /// `T` of `[P in keyof T]`. TypeScript: getHomomorphicTypeVariable
    pub fn homomorphic_type_variable(&self, ty: TypeId) -> Option<TypeId> {
        let TypeData::Index { ty: operand, .. } = self.ty(self.constraint_type_from_mapped_type(ty)).data else {
            return None;
        };
        let variable = self.actual_type_variable(operand);
        self.flags(variable).contains(TypeFlags::TYPE_PARAMETER).then_some(variable)
    }

    /// Whether a mapped type has an `as` clause.
    pub(super) fn has_name_type(&self, ty: TypeId) -> bool {
        self.mapped_type_data(ty).is_some_and(|mapped| mapped.declaration.node.name_type.is_some())
    }
}
