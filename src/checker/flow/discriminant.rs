//! What a property's value says of the union that it was read from.

use oxc_ast::AstKind;

use super::TypeFacts;
use super::analysis::Analysis;
use super::binary::Equality;
use crate::base::NodeRef;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;
use crate::checker::values::ElementPlace;

impl Analysis<'_, '_> {
    /// The access, or the name of the destructured variable, through which `expression` reads a property of the
    /// reference that tells its constituents apart. TypeScript: getDiscriminantPropertyAccess
    pub(super) fn discriminant_property_access(&self, expression: NodeRef, computed: TypeId) -> Option<NodeRef> {
        let checker = self.checker;
        if !checker.is_union(self.declared) && !checker.is_union(computed) {
            return None;
        }
        let access = self.candidate_discriminant_property_access(expression)?;
        let name = checker.accessed_property_name(access)?;
        let ty = if checker.is_union(self.declared) && checker.is_type_subset_of(computed, self.declared) {
            self.declared
        } else {
            computed
        };
        checker.is_discriminant_property(ty, name).then_some(access)
    }

    /// TypeScript: getCandidateDiscriminantPropertyAccess
    fn candidate_discriminant_property_access(&self, expression: NodeRef) -> Option<NodeRef> {
        let checker = self.checker;
        let tree = checker.tree(expression.file);
        let is_identifier = matches!(tree.kind(expression.node), AstKind::IdentifierReference(_));
        if let Some(whole) = self.reference_with_parts() {
            return if is_identifier { self.part_of_reference(expression, whole) } else { None };
        }
        if let Some(object) = tree.accessed_object(expression.node) {
            return self.matches(expression.at(object)).then_some(expression);
        }
        if is_identifier { self.constant_read_from_reference(expression) } else { None }
    }

    /// The pattern or function that the reference is: what is narrowed through its variables or parameters.
    fn reference_with_parts(&self) -> Option<NodeRef> {
        self.reference.written().filter(|&node| {
            matches!(
                self.checker.kind(node),
                AstKind::ObjectPattern(_)
                    | AstKind::ArrayPattern(_)
                    | AstKind::Function(_)
                    | AstKind::ArrowFunctionExpression(_)
            )
        })
    }

    /// The variable or parameter that an identifier names, if it is declared directly in `whole`.
    fn part_of_reference(&self, identifier: NodeRef, whole: NodeRef) -> Option<NodeRef> {
        let checker = self.checker;
        let symbol = checker.resolved_symbol(identifier)?;
        let declaration = checker.symbol(symbol).value_declaration.get()?;
        let is_part = if let Some(element) = checker.binding_element(declaration) {
            element.pattern == whole && element.default.is_none() && !matches!(element.place, ElementPlace::Rest(_))
        } else {
            let parameter = checker.parameter_of(declaration)?;
            checker.parameter_initializer(parameter).is_none() && checker.function_of_parameter(parameter) == whole
        };
        is_part.then_some(declaration)
    }

    /// The access behind `const kind = x.kind` or `const { kind } = x`, for the identifier `kind`.
    fn constant_read_from_reference(&self, identifier: NodeRef) -> Option<NodeRef> {
        let checker = self.checker;
        let symbol = checker.resolved_symbol(identifier)?;
        if !checker.is_constant_variable(symbol) {
            return None;
        }
        let declaration = checker.symbol(symbol).value_declaration.get()?;
        if let Some(element) = checker.binding_element(declaration) {
            let init = self.candidate_variable_initializer(checker.variable_declarator_of(element.pattern)?)?;
            let tree = checker.tree(init.file);
            let is_reference =
                tree.is_access(init.node) || matches!(tree.kind(init.node), AstKind::IdentifierReference(_));
            return (element.default.is_none() && is_reference && self.matches(init)).then_some(declaration);
        }
        let init = self.candidate_variable_initializer(checker.variable_declarator_of(declaration)?)?;
        let object = checker.tree(init.file).accessed_object(init.node)?;
        self.matches(init.at(object)).then_some(init)
    }

    /// TypeScript: getCandidateVariableDeclarationInitializer
    fn candidate_variable_initializer(&self, declarator: NodeRef) -> Option<NodeRef> {
        let AstKind::VariableDeclarator(variable) = self.checker.kind(declarator) else { return None };
        if variable.type_annotation.is_some() {
            return None;
        }
        let tree = self.checker.tree(declarator.file);
        Some(declarator.at(tree.skip_parentheses(tree.of(variable.init.as_ref()?))))
    }

    /// Keeps the constituents whose property may have what `narrow` leaves of the property's type.
    /// TypeScript: narrowTypeByDiscriminant
    pub(super) fn narrow_type_by_discriminant(
        &self,
        ty: TypeId,
        access: NodeRef,
        narrow: &mut dyn FnMut(TypeId) -> TypeId,
    ) -> TypeId {
        let checker = self.checker;
        let Some(name) = checker.accessed_property_name(access) else { return ty };
        let tree = checker.tree(access.file);
        let is_chain = tree.is_optional_chain(access.node);
        let is_non_null = tree
            .accessed_object(access.node)
            .is_some_and(|object| matches!(tree.kind(object), AstKind::TSNonNullExpression(_)));
        let removes_nullable =
            self.is_strict() && (is_chain || is_non_null) && checker.maybe_type_of_kind(ty, TypeFlags::NULLABLE);
        let object = if removes_nullable { checker.type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL) } else { ty };
        let Some(property) = checker.type_of_property_of_type(object, name) else { return ty };
        let property = if removes_nullable && is_chain { checker.optional_type(property, false) } else { property };
        let narrowed = narrow(property);
        if checker.is_unsupported(narrowed) {
            checker.taint(narrowed);
        }
        checker.filter_type(ty, &mut |constituent| {
            let discriminant =
                checker.type_of_property_or_index_signature_of_type(constituent, name).unwrap_or(checker.t.unknown);
            !checker.flags(discriminant).intersects(TypeFlags::NEVER)
                && !checker.flags(narrowed).intersects(TypeFlags::NEVER)
                && checker.are_types_comparable(narrowed, discriminant)
        })
    }

    /// TypeScript: narrowTypeByDiscriminantProperty
    pub(super) fn narrow_type_by_discriminant_property(
        &self,
        ty: TypeId,
        access: NodeRef,
        equality: Equality,
        value: NodeRef,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        if !equality.is_loose
            && checker.is_union(ty)
            && let Some(key) = checker.key_property_name(ty)
            && Some(key) == checker.accessed_property_name(access)
            && let Some(candidate) = checker.constituent_type_for_key_type(ty, self.known_type_of_expression(value))
        {
            if equality.is_negated != assume_true {
                return candidate;
            }
            let property = checker.type_of_property_of_type(candidate, key).unwrap_or(checker.t.unknown);
            return if checker.is_unit_type(property) { checker.remove_type(ty, candidate) } else { ty };
        }
        self.narrow_type_by_discriminant(ty, access, &mut |property| {
            self.narrow_type_by_equality(property, equality, value, assume_true)
        })
    }
}
