//! Types that stay open inside of a generic signature: conditional and mapped types over its type parameters.

use oxc_ast::ast::TSMappedTypeModifierOperator;

use super::{TypeWriter, Written};
use crate::base::type_node::{MappedModifier, MappedType, TypeNode};
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl TypeWriter<'_, '_> {
    /// An open type by the global alias that makes it, such as `Extract<T, string>`.
    pub(super) fn global_alias(&mut self, ty: TypeId) -> Result<Option<TypeNode>, super::Stop> {
        let checker = self.checker;
        let Some(alias) = checker.ty(ty).alias else { return Ok(None) };
        let name = checker.symbol(alias.symbol).name;
        let is_open = match &checker.ty(ty).data {
            TypeData::Conditional(_) | TypeData::IndexedAccess { .. } => true,
            TypeData::Mapped(_) => checker.is_generic_mapped_type(ty),
            _ => false,
        };
        if !is_open || checker.global_symbol(name) != Some(alias.symbol) {
            return Ok(None);
        }
        let arguments = self.nodes_of(alias.arguments.unwrap_or_default())?;
        Ok(Some(TypeNode::Reference { name: checker.text(name).to_owned(), arguments }))
    }

    /// `C extends E ? T : F`. TypeScript: conditionalTypeToTypeNode
    pub(super) fn conditional(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        let Some(conditional) = checker.conditional_data(ty) else {
            return Err(self.unwritable("no conditional type", None));
        };
        let root = conditional.root;
        if root.is_distributive && !checker.flags(conditional.check_type).contains(TypeFlags::TYPE_PARAMETER) {
            // Written in place it would look at a union as a whole.
            return Err(self.generic_or(ty, "a conditional type that looks at each member of a union"));
        }
        let check = Box::new(self.node(conditional.check_type)?);
        let depth = self.scope.len();
        let inferred = root.infer_type_parameters.unwrap_or_default();
        for &parameter in inferred {
            self.enter_type_parameter(parameter);
        }
        let around = std::mem::replace(&mut self.inferring, inferred.to_vec());
        let extends = self.node(conditional.extends_type);
        self.inferring = around;
        let when_true =
            extends.and_then(|extends| Ok((extends, self.node(checker.true_type_from_conditional_type(ty))?)));
        self.scope.truncate(depth);
        let (extends, when_true) = when_true?;
        let when_false = Box::new(self.node(checker.false_type_from_conditional_type(ty))?);
        Ok(TypeNode::Conditional { check, extends: Box::new(extends), when_true: Box::new(when_true), when_false })
    }

    /// `infer T` where it is declared.
    pub(super) fn infer(&mut self, parameter: TypeId, name: String) -> Written {
        let around = std::mem::take(&mut self.inferring);
        let constraint = self.checker.constraint_of_type_parameter(parameter).map(|ty| self.node(ty)).transpose();
        self.inferring = around;
        Ok(TypeNode::Infer { name, constraint: constraint?.map(Box::new) })
    }

    /// A mapped type over a type parameter. TypeScript: createMappedTypeNodeFromType
    pub(super) fn mapped(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        let TypeData::Mapped(mapped) = &checker.ty(ty).data else {
            return Err(self.unwritable("no mapped type", None));
        };
        let parameter = checker.type_parameter_from_mapped_type(ty);
        let keyof = checker.is_mapped_type_with_keyof_constraint_declaration(ty);
        let constraint = if keyof {
            TypeNode::KeyOf(Box::new(self.node(checker.modifiers_type_from_mapped_type(ty))?))
        } else {
            if self.would_lose_modifiers(ty) {
                return Err(self.generic_or(ty, "a mapped type that takes modifiers from elsewhere"));
            }
            self.node(checker.constraint_type_from_mapped_type(ty))?
        };
        let name = self.enter_type_parameter(parameter);
        let name_type = match checker.name_type_from_mapped_type(ty) {
            Some(name_type) if !self.is_one_wherever_written(name_type) => {
                Err(self.unwritable("an `as` clause that TypeScript takes for another one elsewhere", None))
            }
            name_type => name_type.map(|name_type| self.node(name_type)).transpose(),
        };
        let optional = modifier(mapped.declaration.node.optional);
        let template = checker.template_type_from_mapped_type(ty);
        let value = self.node(checker.remove_missing_type(template, optional == MappedModifier::Add));
        self.scope.pop();
        Ok(TypeNode::Mapped(Box::new(MappedType {
            parameter: name,
            constraint,
            name_type: name_type?,
            ty: value?,
            readonly: modifier(mapped.declaration.node.readonly),
            optional,
        })))
    }

    /// Whether two declarations that write this type mean one and the same, which TypeScript asks of the `as` clauses of
    /// two mapped types: it looks no closer at them. TypeScript: mappedTypeRelatedTo
    fn is_one_wherever_written(&self, ty: TypeId) -> bool {
        let data = self.checker.ty(ty);
        let all = |types: &[TypeId]| types.iter().all(|&ty| self.is_one_wherever_written(ty));
        if data.alias.is_some_and(|alias| {
            self.checker.global_symbol(self.checker.symbol(alias.symbol).name) == Some(alias.symbol)
        }) {
            return all(data.alias.and_then(|alias| alias.arguments).unwrap_or_default());
        }
        match &data.data {
            TypeData::Union(union) => all(union.types),
            TypeData::Intersection(intersection) => all(intersection.types),
            TypeData::TemplateLiteral { types, .. } => all(types),
            TypeData::StringMapping { ty } | TypeData::Index { ty, .. } => all(&[*ty]),
            TypeData::IndexedAccess { object, index, .. } => all(&[*object, *index]),
            TypeData::Substitution { base, constraint, .. } => all(&[*base, *constraint]),
            TypeData::Conditional(_) | TypeData::Mapped(_) | TypeData::Anonymous(_) => false,
            _ => true,
        }
    }

    /// Whether a mapped type over `K extends keyof T` was given another key type, which says nothing of `T`.
    fn would_lose_modifiers(&self, ty: TypeId) -> bool {
        let checker = self.checker;
        let constraint = checker.constraint_type_from_mapped_type(ty);
        let over_keys = checker.flags(constraint).contains(TypeFlags::TYPE_PARAMETER)
            && checker
                .constraint_of_type_parameter(constraint)
                .is_some_and(|constraint| checker.flags(constraint).contains(TypeFlags::INDEX));
        !over_keys
            && checker.object_flags(ty).contains(ObjectFlags::MAPPED)
            && !checker.flags(checker.modifiers_type_from_mapped_type(ty)).contains(TypeFlags::UNKNOWN)
    }
}

fn modifier(operator: Option<TSMappedTypeModifierOperator>) -> MappedModifier {
    match operator {
        None => MappedModifier::Keep,
        Some(TSMappedTypeModifierOperator::Minus) => MappedModifier::Remove,
        Some(_) => MappedModifier::Add,
    }
}
