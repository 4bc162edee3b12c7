//! What the truth or falsity of an expression says of a reference.

use oxc_ast::AstKind;

use super::TypeFacts;
use super::analysis::{Analysis, FlowType};
use super::graph::Flow;
use super::reference::Reference;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;

/// How many constants a condition is followed through.
const MAX_INLINE_LEVEL: u32 = 5;

impl<'p> Analysis<'_, 'p> {
    /// TypeScript: getTypeAtFlowCondition
    pub(super) fn type_at_flow_condition(
        &self,
        expression: NodeRef,
        assume_true: bool,
        antecedent: Flow<'p>,
    ) -> FlowType {
        let flow_type = self.type_at_flow_node(antecedent);
        if self.checker.flags(flow_type.ty).intersects(TypeFlags::NEVER) {
            return flow_type;
        }
        let ty = self.checker.finalize_evolving_array_type(flow_type.ty);
        let narrowed = self.narrow_type(ty, expression, assume_true);
        if narrowed == ty { flow_type } else { self.flow_type(narrowed, flow_type.is_incomplete) }
    }

    /// TypeScript: narrowType
    pub(super) fn narrow_type(&self, ty: TypeId, expression: NodeRef, assume_true: bool) -> TypeId {
        let tree = self.checker.tree(expression.file);
        let node = expression.at(tree.unchained(expression.node));
        if tree.is_expression_of_optional_chain_root(node.node) || tree.is_left_of_nullish(node.node) {
            return self.narrow_type_by_optionality(ty, node, assume_true);
        }
        match tree.kind(node.node) {
            AstKind::IdentifierReference(_) => match self.aliased_condition(node) {
                Some(condition) => self.narrow_type_by_alias(ty, condition, assume_true),
                None => self.narrow_type_by_truthiness(ty, node, assume_true),
            },
            AstKind::ThisExpression(_)
            | AstKind::Super(_)
            | AstKind::StaticMemberExpression(_)
            | AstKind::PrivateFieldExpression(_)
            | AstKind::ComputedMemberExpression(_) => self.narrow_type_by_truthiness(ty, node, assume_true),
            AstKind::CallExpression(call) => self.narrow_type_by_call_expression(ty, node, call, assume_true),
            AstKind::ParenthesizedExpression(_)
            | AstKind::TSNonNullExpression(_)
            | AstKind::TSSatisfiesExpression(_) => match tree.operand(node.node) {
                Some(inner) => self.narrow_type(ty, node.at(inner), assume_true),
                None => ty,
            },
            AstKind::AssignmentExpression(_)
            | AstKind::BinaryExpression(_)
            | AstKind::PrivateInExpression(_)
            | AstKind::LogicalExpression(_)
            | AstKind::SequenceExpression(_) => self.narrow_type_by_binary_expression(ty, node, assume_true),
            AstKind::UnaryExpression(_) => match tree.negated(node.node) {
                Some(operand) => self.narrow_type(ty, node.at(operand), !assume_true),
                None => ty,
            },
            _ => ty,
        }
    }

    /// The condition behind `const isString = typeof x === "string"`, if it still holds where it is used.
    fn aliased_condition(&self, node: NodeRef) -> Option<NodeRef> {
        let checker = self.checker;
        if checker.flow.inline_level.get() >= MAX_INLINE_LEVEL || self.matches(node) {
            return None;
        }
        let symbol = checker.resolved_symbol(node)?;
        if !checker.is_constant_variable(symbol) {
            return None;
        }
        let declarator = checker.variable_declarator_of_name(checker.symbol(symbol).value_declaration.get()?)?;
        let AstKind::VariableDeclarator(variable) = checker.kind(declarator) else { return None };
        if variable.type_annotation.is_some() {
            return None;
        }
        let init = variable.init.as_ref()?;
        checker
            .is_constant_flow_reference(self.reference)
            .then(|| declarator.at(checker.tree(declarator.file).of(init)))
    }

    fn narrow_type_by_alias(&self, ty: TypeId, condition: NodeRef, assume_true: bool) -> TypeId {
        let level = &self.checker.flow.inline_level;
        level.set(level.get() + 1);
        let result = self.narrow_type(ty, condition, assume_true);
        level.set(level.get() - 1);
        result
    }

    /// TypeScript: narrowTypeByTruthiness
    pub(super) fn narrow_type_by_truthiness(&self, ty: TypeId, node: NodeRef, assume_true: bool) -> TypeId {
        let checker = self.checker;
        let facts = if assume_true { TypeFacts::TRUTHY } else { TypeFacts::FALSY };
        if self.matches(node) {
            return checker.adjusted_type_with_facts(ty, facts);
        }
        let ty = if assume_true && self.is_strict() && self.is_in_optional_chain(node) {
            checker.adjusted_type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL)
        } else {
            ty
        };
        match self.discriminant_property_access(node, ty) {
            Some(access) => {
                self.narrow_type_by_discriminant(ty, access, &mut |property| checker.type_with_facts(property, facts))
            }
            None => ty,
        }
    }

    /// TypeScript: narrowTypeByOptionality
    fn narrow_type_by_optionality(&self, ty: TypeId, node: NodeRef, assume_present: bool) -> TypeId {
        let checker = self.checker;
        let facts = if assume_present { TypeFacts::NE_UNDEFINED_OR_NULL } else { TypeFacts::EQ_UNDEFINED_OR_NULL };
        if self.matches(node) {
            return checker.adjusted_type_with_facts(ty, facts);
        }
        match self.discriminant_property_access(node, ty) {
            Some(access) => {
                self.narrow_type_by_discriminant(ty, access, &mut |property| checker.type_with_facts(property, facts))
            }
            None => ty,
        }
    }

    /// Whether `null` and `undefined` are types of their own.
    pub(super) fn is_strict(&self) -> bool {
        self.checker.program.options().strict_null_checks
    }
}

impl<'p> Checker<'p> {
    /// TypeScript: isConstantReference
    fn is_constant_flow_reference(&self, reference: Reference<'p>) -> bool {
        match reference {
            Reference::Written(node) => self.is_constant_reference(node),
            Reference::This => true,
            // Such an access has no symbol that could be readonly.
            Reference::Access { .. } => false,
        }
    }
}
