//! Substitution types: a type variable that is known to satisfy more than its constraint, and `NoInfer`.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSTupleElement, TSType};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl<'p> Checker<'p> {
    /// `NoInfer<T>`. TypeScript: getNoInferType
    pub fn no_infer_type(&self, ty: TypeId) -> TypeId {
        if self.is_no_infer_target_type(ty) { self.get_or_create_substitution_type(ty, self.t.unknown) } else { ty }
    }

    /// TypeScript: isNoInferTargetType
    fn is_no_infer_target_type(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        if flags.intersects(TypeFlags::UNION_OR_INTERSECTION) {
            return self.constituents(ty).iter().any(|&member| self.is_no_infer_target_type(member));
        }
        if let TypeData::Substitution { base, .. } = self.ty(ty).data {
            return !self.is_no_infer_type(ty) && self.is_no_infer_target_type(base);
        }
        flags.contains(TypeFlags::OBJECT) && !self.is_empty_anonymous_object_type(ty)
            || flags.intersects(TypeFlags::INSTANTIABLE) && !self.is_pattern_literal_type(ty)
    }

    /// Whether `ty` is `NoInfer<T>`. TypeScript: isNoInferType
    pub fn is_no_infer_type(&self, ty: TypeId) -> bool {
        match self.ty(ty).data {
            TypeData::Substitution { constraint, .. } => self.flags(constraint).contains(TypeFlags::UNKNOWN),
            _ => false,
        }
    }

    /// `base`, known to satisfy `constraint`. TypeScript: getSubstitutionType
    pub fn substitution_type(&self, base: TypeId, constraint: TypeId) -> TypeId {
        if self.is_unsupported(constraint) {
            return constraint;
        }
        let says_nothing = self.flags(constraint).intersects(TypeFlags::ANY_OR_UNKNOWN) || constraint == base;
        if says_nothing || self.flags(base).contains(TypeFlags::ANY) {
            return base;
        }
        self.get_or_create_substitution_type(base, constraint)
    }

    /// TypeScript: getOrCreateSubstitutionType
    fn get_or_create_substitution_type(&self, base: TypeId, constraint: TypeId) -> TypeId {
        if let Some(&known) = self.ops.substitutions.borrow().get(&(base, constraint)) {
            return known;
        }
        let data = TypeData::Substitution { base, constraint };
        let ty = self.create_type(TypeFlags::SUBSTITUTION, ObjectFlags::empty(), None, None, data);
        self.ops.substitutions.borrow_mut().insert((base, constraint), ty);
        ty
    }

    /// What a substitution type stands for when it is compared. TypeScript: getSubstitutionIntersection
    pub fn substitution_intersection(&self, ty: TypeId) -> TypeId {
        match self.ty(ty).data {
            TypeData::Substitution { base, .. } if self.is_no_infer_type(ty) => base,
            TypeData::Substitution { base, constraint } => self.intersection_type(&[constraint, base]),
            _ => ty,
        }
    }

    /// The type variable without what is known of it. TypeScript: getActualTypeVariable
    pub fn actual_type_variable(&self, ty: TypeId) -> TypeId {
        match self.ty(ty).data {
            TypeData::Substitution { base, .. } => self.actual_type_variable(base),
            TypeData::IndexedAccess { object, index, .. }
                if self.flags(object).contains(TypeFlags::SUBSTITUTION)
                    || self.flags(index).contains(TypeFlags::SUBSTITUTION) =>
            {
                self.indexed_access_type(self.actual_type_variable(object), self.actual_type_variable(index))
            }
            _ => ty,
        }
    }

    /// What `check extends extends_type` says about `ty` where it holds. TypeScript: getImpliedConstraint
    fn implied_constraint(
        &self,
        near: NodeRef,
        ty: TypeId,
        check: &TSType<'p>,
        extends: &TSType<'p>,
    ) -> Option<TypeId> {
        if let (TSType::TSTupleType(check), TSType::TSTupleType(extends)) = (check, extends)
            && let ([check], [extends]) = (check.element_types.as_slice(), extends.element_types.as_slice())
        {
            return self.implied_constraint_of_elements(near, ty, check, extends);
        }
        let check = self.type_from_type(near, check);
        (self.actual_type_variable(check) == self.actual_type_variable(ty)).then(|| self.type_from_type(near, extends))
    }

    fn implied_constraint_of_elements(
        &self,
        near: NodeRef,
        ty: TypeId,
        check: &TSTupleElement<'p>,
        extends: &TSTupleElement<'p>,
    ) -> Option<TypeId> {
        if let (Some(check), Some(extends)) = (check.as_ts_type(), extends.as_ts_type()) {
            return self.implied_constraint(near, ty, check, extends);
        }
        let check = self.type_from_tuple_element(near, check);
        (self.actual_type_variable(check) == self.actual_type_variable(ty))
            .then(|| self.type_from_tuple_element(near, extends))
    }

    /// `ty` with what the conditional types around `node` say about it. TypeScript: getConditionalFlowTypeOfType
    pub fn conditional_flow_type_of_type(&self, ty: TypeId, node: NodeRef) -> TypeId {
        // Only instantiable types can be a check type of which something becomes known, and only references to them.
        let mut constraints = Vec::new();
        let mut covariant = true;
        let is_variable = self.flags(ty).intersects(TypeFlags::TYPE_VARIABLE);
        let mut at = node;
        loop {
            if is_statement(&self.kind(at)) {
                break;
            }
            let parent = self.parent(at);
            if parent == at {
                break;
            }
            match self.kind(parent) {
                AstKind::FormalParameter(_)
                | AstKind::FormalParameterRest(_)
                | AstKind::TSThisParameter(_)
                | AstKind::TSIndexSignatureName(_) => covariant = !covariant,
                AstKind::TSConditionalType(conditional)
                    if (covariant || is_variable) && conditional.true_type.node_id() == at.node =>
                {
                    constraints.extend(self.implied_constraint(
                        parent,
                        ty,
                        &conditional.check_type,
                        &conditional.extends_type,
                    ));
                }
                AstKind::TSMappedType(mapped)
                    if self.flags(ty).contains(TypeFlags::TYPE_PARAMETER)
                        && mapped.name_type.is_none()
                        && mapped.type_annotation.as_ref().is_some_and(|node| node.node_id() == at.node) =>
                {
                    constraints.extend(self.implied_key_constraint(ty, parent));
                }
                _ => {}
            }
            at = parent;
        }
        if constraints.is_empty() { ty } else { self.substitution_type(ty, self.intersection_type(&constraints)) }
    }

    /// The key of a mapped type over arrays is an index.
    fn implied_key_constraint(&self, ty: TypeId, mapped: NodeRef) -> Option<TypeId> {
        let mapped = self.type_from_type_node(mapped);
        if !self.is_mapped_type(mapped) || self.type_parameter_from_mapped_type(mapped) != self.actual_type_variable(ty)
        {
            return None;
        }
        let variable = self.homomorphic_type_variable(mapped)?;
        let constraint = self.constraint_of_type_parameter(variable)?;
        self.every_type(constraint, &mut |member| self.is_array_or_tuple_type(member))
            .then(|| self.union_type(&[self.t.number, self.t.numeric_string]))
    }
}

/// Where the search for enclosing conditional types ends. TypeScript: isStatement
fn is_statement(kind: &AstKind<'_>) -> bool {
    matches!(
        kind,
        AstKind::Program(_)
            | AstKind::TSTypeAliasDeclaration(_)
            | AstKind::TSInterfaceDeclaration(_)
            | AstKind::VariableDeclaration(_)
            | AstKind::ExpressionStatement(_)
            | AstKind::ReturnStatement(_)
            | AstKind::BlockStatement(_)
            | AstKind::FunctionBody(_)
            | AstKind::TSModuleBlock(_)
            | AstKind::ExportNamedDeclaration(_)
            | AstKind::ExportDefaultDeclaration(_)
    )
}
