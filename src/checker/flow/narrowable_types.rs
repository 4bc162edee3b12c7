//! Type parameters at places where their constraints are what matters.

use oxc_ast::AstKind;

use super::TypeFacts;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, ContextFlags, TypeFlags};
use crate::checker::resolution::Question;
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// The declared type of a reference, with constraints in place of type parameters where those could be narrowed
    /// and nobody will miss them. TypeScript: getNarrowableTypeForReference
    pub fn narrowable_type_for_reference(&self, ty: TypeId, reference: NodeRef, mode: CheckMode) -> TypeId {
        let ty = self.without_no_infer(ty);
        let substitutes = !mode.contains(CheckMode::INFERENTIAL)
            && self.some_type(ty, &mut |ty| self.is_generic_type_with_union_constraint(ty))
            && (self.is_constraint_position(ty, reference)
                || self.has_contextual_type_with_no_generic_types(reference, mode));
        if substitutes { self.map_type(ty, &mut |ty| self.base_constraint_or_type(ty)) } else { ty }
    }

    /// `T` of `NoInfer<T>`; any other type as it is.
    pub(super) fn without_no_infer(&self, ty: TypeId) -> TypeId {
        match self.ty(ty).data {
            TypeData::Substitution { base, .. } if self.is_no_infer_type(ty) => base,
            _ => ty,
        }
    }

    /// TypeScript: isGenericTypeWithUnionConstraint
    fn is_generic_type_with_union_constraint(&self, ty: TypeId) -> bool {
        if let TypeData::Intersection(intersection) = &self.ty(ty).data {
            return intersection.types.iter().any(|&ty| self.is_generic_type_with_union_constraint(ty));
        }
        self.flags(ty).intersects(TypeFlags::INSTANTIABLE)
            && self.flags(self.base_constraint_or_type(ty)).intersects(TypeFlags::NULLABLE | TypeFlags::UNION)
    }

    /// TypeScript: isGenericTypeWithoutNullableConstraint
    fn is_generic_type_without_nullable_constraint(&self, ty: TypeId) -> bool {
        if let TypeData::Intersection(intersection) = &self.ty(ty).data {
            return intersection.types.iter().any(|&ty| self.is_generic_type_without_nullable_constraint(ty));
        }
        self.flags(ty).intersects(TypeFlags::INSTANTIABLE)
            && !self.maybe_type_of_kind(self.base_constraint_or_type(ty), TypeFlags::NULLABLE)
    }

    /// Whether something is accessed on, or called of, a reference. TypeScript: isConstraintPosition
    fn is_constraint_position(&self, ty: TypeId, reference: NodeRef) -> bool {
        let tree = self.tree(reference.file);
        let node = tree.unchained(reference.node);
        match tree.parent_kind(node) {
            AstKind::StaticMemberExpression(_) | AstKind::PrivateFieldExpression(_) | AstKind::TSQualifiedName(_) => {
                true
            }
            AstKind::CallExpression(call) => tree.of(&call.callee) == node,
            AstKind::NewExpression(new) => tree.of(&new.callee) == node,
            AstKind::ComputedMemberExpression(access) => {
                tree.of(&access.object) == node
                    && !(self.some_type(ty, &mut |ty| self.is_generic_type_without_nullable_constraint(ty)) && {
                        let index = reference.at(tree.of(&access.expression));
                        self.is_generic_index_type(self.type_of_expression(index))
                    })
            }
            _ => false,
        }
    }

    /// TypeScript: hasContextualTypeWithNoGenericTypes
    fn has_contextual_type_with_no_generic_types(&self, node: NodeRef, mode: CheckMode) -> bool {
        let kind = self.kind(node);
        let is_reference = matches!(
            kind,
            AstKind::IdentifierReference(_)
                | AstKind::StaticMemberExpression(_)
                | AstKind::PrivateFieldExpression(_)
                | AstKind::ComputedMemberExpression(_)
        );
        if !is_reference {
            return false;
        }
        let flags = if mode.contains(CheckMode::REST_BINDING_ELEMENT) {
            ContextFlags::SKIP_BINDING_PATTERNS
        } else {
            ContextFlags::empty()
        };
        self.contextual_type(node, flags).is_some_and(|contextual| !self.is_generic_type(contextual))
    }

    /// The type of a parameter inside of its function: its default value is there in place of `undefined`.
    /// TypeScript: removeOptionalityFromDeclaredType
    ///
    /// `declaration` is the parameter's name.
    pub fn remove_optionality_from_declared_type(&self, declared: TypeId, declaration: NodeRef) -> TypeId {
        if !self.program.options().strict_null_checks {
            return declared;
        }
        let Some(parameter) = self.parameter_of(declaration) else { return declared };
        let Some(initializer) = self.parameter_initializer(parameter) else { return declared };
        let (removes, tainted) = self.decide(|| {
            self.has_type_facts(declared, TypeFacts::IS_UNDEFINED)
                && !self.parameter_initializer_contains_undefined(parameter, declaration, initializer)
        });
        if let Some(unsupported) = tainted {
            return unsupported;
        }
        if removes { self.type_with_facts(declared, TypeFacts::NE_UNDEFINED) } else { declared }
    }

    /// TypeScript: parameterInitializerContainsUndefined
    fn parameter_initializer_contains_undefined(
        &self,
        parameter: NodeRef,
        name: NodeRef,
        initializer: NodeRef,
    ) -> bool {
        if let Some(&known) = self.flow.undefined_initializers.borrow().get(&parameter) {
            return known;
        }
        let question = Question::ParameterInitializer(parameter);
        if !self.push_type_resolution(question) {
            self.taint(self.unsupported("a parameter's default refers to the parameter", None));
            return true;
        }
        let ty = self.check_declaration_initializer(parameter, name, initializer, None);
        let contains = self.has_type_facts(ty, TypeFacts::IS_UNDEFINED);
        if !self.pop_type_resolution() {
            self.taint(self.unsupported("a parameter's default refers to the parameter", None));
            return true;
        }
        if !self.is_unsupported(ty) {
            self.flow.undefined_initializers.borrow_mut().entry(parameter).or_insert(contains);
        }
        contains
    }
}
