//! What comparisons, `in`, `&&`, `||` and assignments say of a reference.

use oxc_ast::AstKind;
use oxc_ast::ast::{BinaryExpression, BinaryOperator, LogicalOperator, PrivateInExpression};

use super::TypeFacts;
use super::analysis::Analysis;
use super::reference::Reference;
use crate::base::NodeRef;
use crate::checker::flags::{CheckFlags, SymbolFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::names::Name;
use crate::checker::types::TypeId;

/// `==`, `!=`, `===` or `!==`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Equality {
    /// `==`, `!=`
    pub is_loose: bool,
    /// `!=`, `!==`
    pub is_negated: bool,
}

impl Equality {
    /// The comparison that `===` makes.
    fn of(operator: BinaryOperator) -> Option<Self> {
        let (is_loose, is_negated) = match operator {
            BinaryOperator::Equality => (true, false),
            BinaryOperator::Inequality => (true, true),
            BinaryOperator::StrictEquality => (false, false),
            BinaryOperator::StrictInequality => (false, true),
            _ => return None,
        };
        Some(Self { is_loose, is_negated })
    }
}

impl<'p> Analysis<'_, 'p> {
    /// TypeScript: narrowTypeByBinaryExpression
    pub(super) fn narrow_type_by_binary_expression(&self, ty: TypeId, node: NodeRef, assume_true: bool) -> TypeId {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        match tree.kind(node.node) {
            AstKind::AssignmentExpression(assignment) => {
                use oxc_ast::ast::AssignmentOperator as Operator;
                if !matches!(
                    assignment.operator,
                    Operator::Assign | Operator::LogicalOr | Operator::LogicalAnd | Operator::LogicalNullish
                ) {
                    return ty;
                }
                let narrowed = self.narrow_type(ty, node.at(tree.of(&assignment.right)), assume_true);
                self.narrow_type_by_truthiness(narrowed, node.at(assignment.left.node_id()), assume_true)
            }
            AstKind::BinaryExpression(binary) => match (Equality::of(binary.operator), binary.operator) {
                (Some(equality), _) => self.narrow_type_by_comparison(ty, node, binary, equality, assume_true),
                (None, BinaryOperator::Instanceof) => self.narrow_type_by_instanceof(ty, node, binary, assume_true),
                (None, BinaryOperator::In) => self.narrow_type_by_in(ty, node, binary, assume_true),
                _ => ty,
            },
            AstKind::PrivateInExpression(binary) => {
                self.narrow_type_by_private_identifier_in(ty, node, binary, assume_true)
            }
            AstKind::SequenceExpression(_) => match tree.comma_right(node.node) {
                Some(right) => self.narrow_type(ty, node.at(right), assume_true),
                None => ty,
            },
            // Conditions are taken apart by the binder; these come from constants that hold one.
            AstKind::LogicalExpression(logical) => {
                let (left, right) = (node.at(tree.of(&logical.left)), node.at(tree.of(&logical.right)));
                match (logical.operator, assume_true) {
                    (LogicalOperator::And, true) | (LogicalOperator::Or, false) => {
                        self.narrow_type(self.narrow_type(ty, left, assume_true), right, assume_true)
                    }
                    (LogicalOperator::And, false) | (LogicalOperator::Or, true) => checker.union_type(&[
                        self.narrow_type(ty, left, assume_true),
                        self.narrow_type(ty, right, assume_true),
                    ]),
                    (LogicalOperator::Coalesce, _) => ty,
                }
            }
            _ => ty,
        }
    }

    /// The equality cases of narrowTypeByBinaryExpression.
    fn narrow_type_by_comparison(
        &self,
        ty: TypeId,
        node: NodeRef,
        binary: &BinaryExpression<'p>,
        equality: Equality,
        assume_true: bool,
    ) -> TypeId {
        let tree = self.checker.tree(node.file);
        let left = node.at(tree.reference_candidate(tree.of(&binary.left)));
        let right = node.at(tree.reference_candidate(tree.of(&binary.right)));
        for (operand, text) in [(left, right), (right, left)] {
            if let (Some(operand), Some(text)) =
                (tree.typeof_operand(operand.node), tree.string_literal_like(text.node))
            {
                return self.narrow_type_by_typeof(ty, node.at(operand), equality, text, assume_true);
            }
        }
        for (operand, value) in [(left, right), (right, left)] {
            if self.matches(operand) {
                return self.narrow_type_by_equality(ty, equality, value, assume_true);
            }
        }
        let ty = self.narrow_type_by_compared_chain(ty, left, right, equality, assume_true);
        for (operand, value) in [(left, right), (right, left)] {
            if let Some(access) = self.discriminant_property_access(operand, ty) {
                return self.narrow_type_by_discriminant_property(ty, access, equality, value, assume_true);
            }
        }
        for (operand, value) in [(left, right), (right, left)] {
            if self.is_matching_constructor_reference(operand) {
                return self.narrow_type_by_constructor(ty, equality, value, assume_true);
            }
        }
        for (condition, value) in [(left, right), (right, left)] {
            if let Some(value) = tree.boolean_literal(value.node)
                && !tree.is_access(condition.node)
            {
                let assume_true = (assume_true != value) == equality.is_negated;
                return self.narrow_type(ty, condition, assume_true);
            }
        }
        ty
    }

    /// An optional chain that is compared with something tells whether what it goes through is there.
    fn narrow_type_by_compared_chain(
        &self,
        ty: TypeId,
        left: NodeRef,
        right: NodeRef,
        equality: Equality,
        assume_true: bool,
    ) -> TypeId {
        if !self.is_strict() {
            return ty;
        }
        if self.is_in_optional_chain(left) {
            self.narrow_type_by_optional_chain_containment(ty, equality, right, assume_true)
        } else if self.is_in_optional_chain(right) {
            self.narrow_type_by_optional_chain_containment(ty, equality, left, assume_true)
        } else {
            ty
        }
    }

    /// TypeScript: narrowTypeByOptionalChainContainment
    fn narrow_type_by_optional_chain_containment(
        &self,
        ty: TypeId,
        equality: Equality,
        value: NodeRef,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        let nullable = if equality.is_loose { TypeFlags::NULLABLE } else { TypeFlags::UNDEFINED };
        let value_type = self.known_type_of_expression(value);
        let is_equal = equality.is_negated != assume_true;
        let removes_nullable = if is_equal {
            let unsure = TypeFlags::ANY_OR_UNKNOWN | nullable;
            checker.every_type(value_type, &mut |ty| !checker.flags(ty).intersects(unsure))
        } else {
            checker.every_type(value_type, &mut |ty| checker.flags(ty).intersects(nullable))
        };
        if removes_nullable { checker.adjusted_type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL) } else { ty }
    }

    /// The type of an expression that a decision depends on.
    pub(super) fn known_type_of_expression(&self, node: NodeRef) -> TypeId {
        let ty = self.checker.type_of_expression(node);
        if self.checker.is_unsupported(ty) {
            self.checker.taint(ty);
        }
        ty
    }

    fn narrow_type_by_in(&self, ty: TypeId, node: NodeRef, binary: &BinaryExpression<'p>, assume_true: bool) -> TypeId {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        let target = node.at(tree.reference_candidate(tree.of(&binary.right)));
        let key = node.at(tree.of(&binary.left));
        if checker.contains_missing_type(ty)
            && let Some(object) = checker.object_of_reference(self.reference)
            && checker.is_matching_reference(object, Reference::Written(target))
        {
            let key_type = self.known_type_of_expression(key);
            let name = checker.accessed_property_name_of_reference(self.reference);
            if name.is_some() && name == checker.property_name_from_type(key_type) {
                let facts = if assume_true { TypeFacts::NE_UNDEFINED } else { TypeFacts::EQ_UNDEFINED };
                return checker.type_with_facts(ty, facts);
            }
        }
        if self.matches(target) {
            let key_type = self.known_type_of_expression(key);
            if let Some(name) = checker.property_name_from_type(key_type) {
                return self.narrow_type_by_in_keyword(ty, key_type, name, assume_true);
            }
        }
        ty
    }

    /// TypeScript: narrowTypeByInKeyword
    fn narrow_type_by_in_keyword(&self, ty: TypeId, name_type: TypeId, name: Name, assume_true: bool) -> TypeId {
        let checker = self.checker;
        if checker.some_type(ty, &mut |ty| self.is_type_presence_possible(ty, name, true)) {
            return checker.filter_type(ty, &mut |ty| self.is_type_presence_possible(ty, name, assume_true));
        }
        if assume_true && let Some(record) = checker.global_alias_symbol("Record", 2) {
            let record_type = checker.type_alias_instantiation(record, &[name_type, checker.t.unknown], None);
            return checker.intersection_type(&[ty, record_type]);
        }
        ty
    }

    /// TypeScript: isTypePresencePossible
    fn is_type_presence_possible(&self, ty: TypeId, name: Name, assume_true: bool) -> bool {
        let checker = self.checker;
        if checker.is_unsupported(ty) {
            checker.taint(ty);
        }
        let Some(property) = checker.property_of_type(ty, name) else {
            checker.taint_unknown_members(ty);
            return checker.applicable_index_info_for_name(ty, name).is_some() || !assume_true;
        };
        let property = checker.symbol(property);
        property.flags.get().intersects(SymbolFlags::OPTIONAL)
            || property.check_flags.get().intersects(CheckFlags::PARTIAL)
            || assume_true
    }

    /// TypeScript: narrowTypeByPrivateIdentifierInInExpression
    fn narrow_type_by_private_identifier_in(
        &self,
        ty: TypeId,
        node: NodeRef,
        binary: &PrivateInExpression<'p>,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        if !self.matches(node.at(tree.reference_candidate(tree.of(&binary.right)))) {
            return ty;
        }
        let name = checker.intern(&binary.left.name);
        let Some(symbol) = checker.lookup_symbol_for_private_identifier_declaration(name, node) else { return ty };
        let Some(class) = checker.symbol(symbol).parent.get() else { return ty };
        let is_static = checker
            .symbol(symbol)
            .value_declaration
            .get()
            .is_some_and(|declaration| checker.modifier_flags(declaration).contains(ModifierFlags::STATIC));
        let target = if is_static { checker.type_of_symbol(class) } else { checker.declared_type_of_symbol(class) };
        checker.narrowed_type(ty, target, assume_true, true)
    }
}
