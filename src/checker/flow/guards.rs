//! What calls of type guards and assertions say of a reference.

use oxc_ast::AstKind;
use oxc_ast::ast::{CallExpression, LogicalOperator};

use super::TypeFacts;
use super::analysis::{Analysis, FlowType};
use super::graph::Flow;
use super::reference::Reference;
use crate::base::NodeRef;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{TypeId, TypePredicate};

impl<'p> Analysis<'_, 'p> {
    /// A statement that is a call: an assertion, or the end. TypeScript: getTypeAtFlowCall
    pub(super) fn type_at_flow_call(&self, node: NodeRef, antecedent: Flow<'p>) -> Option<FlowType> {
        let checker = self.checker;
        let AstKind::CallExpression(call) = checker.kind(node) else { return None };
        let signature = checker.effects_signature(node)?;
        if let Some(predicate) = checker.type_predicate_of_signature(signature)
            && predicate.asserts
        {
            let flow_type = self.type_at_flow_node(antecedent);
            let ty = checker.finalize_evolving_array_type(flow_type.ty);
            let narrowed = if predicate.ty.is_some() {
                self.narrow_type_by_type_predicate(ty, predicate, node, call, true)
            } else {
                match self.asserted_argument(predicate, node, call) {
                    Some(argument) => self.narrow_type_by_assertion(ty, argument),
                    None => ty,
                }
            };
            return Some(if narrowed == ty { flow_type } else { self.flow_type(narrowed, flow_type.is_incomplete) });
        }
        let return_type = checker.return_type_of_signature(signature);
        if checker.is_unsupported(return_type) {
            checker.taint(return_type);
        }
        checker.flags(return_type).intersects(TypeFlags::NEVER).then(|| Self::complete(checker.t.unreachable_never))
    }

    fn asserted_argument(&self, predicate: TypePredicate, node: NodeRef, call: &CallExpression<'p>) -> Option<NodeRef> {
        let argument = call.arguments.get(predicate.parameter_index?)?;
        Some(node.at(self.checker.tree(node.file).unchained(argument.node_id())))
    }

    /// `assert(condition)`. TypeScript: narrowTypeByAssertion
    fn narrow_type_by_assertion(&self, ty: TypeId, expression: NodeRef) -> TypeId {
        let tree = self.checker.tree(expression.file);
        let node = expression.at(tree.skip_parentheses(expression.node));
        if tree.boolean_literal(node.node) == Some(false) {
            return self.checker.t.unreachable_never;
        }
        if let AstKind::LogicalExpression(logical) = tree.kind(node.node) {
            let (left, right) = (node.at(tree.of(&logical.left)), node.at(tree.of(&logical.right)));
            match logical.operator {
                LogicalOperator::And => {
                    return self.narrow_type_by_assertion(self.narrow_type_by_assertion(ty, left), right);
                }
                LogicalOperator::Or => {
                    return self.checker.union_type(&[
                        self.narrow_type_by_assertion(ty, left),
                        self.narrow_type_by_assertion(ty, right),
                    ]);
                }
                LogicalOperator::Coalesce => {}
            }
        }
        self.narrow_type(ty, node, true)
    }

    /// TypeScript: narrowTypeByCallExpression
    pub(super) fn narrow_type_by_call_expression(
        &self,
        ty: TypeId,
        node: NodeRef,
        call: &CallExpression<'p>,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        if self.has_matching_argument(node, call) {
            // A chain that stopped early says nothing when it is falsy.
            let is_certain = assume_true || !tree.is_optional_chain(node.node);
            let signature = if is_certain { checker.effects_signature(node) } else { None };
            let predicate = signature.and_then(|signature| checker.type_predicate_of_signature(signature));
            if let Some(predicate) = predicate
                && !predicate.asserts
            {
                return self.narrow_type_by_type_predicate(ty, predicate, node, call, assume_true);
            }
        }
        if checker.contains_missing_type(ty) && self.is_has_own_property_call(node, call) {
            let facts = if assume_true { TypeFacts::NE_UNDEFINED } else { TypeFacts::EQ_UNDEFINED };
            return checker.type_with_facts(ty, facts);
        }
        ty
    }

    /// `x.hasOwnProperty("p")`, for the reference `x.p`.
    fn is_has_own_property_call(&self, node: NodeRef, call: &CallExpression<'p>) -> bool {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        let AstKind::StaticMemberExpression(callee) = tree.kind(tree.of(&call.callee)) else { return false };
        if callee.property.name != "hasOwnProperty" || call.arguments.len() != 1 {
            return false;
        }
        let Some(object) = checker.object_of_reference(self.reference) else { return false };
        let receiver = Reference::Written(node.at(tree.reference_candidate(tree.of(&callee.object))));
        if !checker.is_matching_reference(object, receiver) {
            return false;
        }
        let argument = call.arguments.first().and_then(|argument| tree.string_literal_like(argument.node_id()));
        argument.is_some_and(|text| {
            checker.accessed_property_name_of_reference(self.reference) == Some(checker.intern(text))
        })
    }

    /// TypeScript: hasMatchingArgument
    fn has_matching_argument(&self, node: NodeRef, call: &CallExpression<'p>) -> bool {
        let checker = self.checker;
        let tree = checker.tree(node.file);
        let is_or_contains = |expression: NodeRef| {
            checker.is_or_contains_matching_reference(self.reference, Reference::Written(expression))
        };
        let in_arguments = call.arguments.iter().any(|argument| {
            let argument = node.at(tree.unchained(argument.node_id()));
            is_or_contains(argument) || self.is_in_optional_chain(argument)
        });
        in_arguments || {
            let callee = tree.of(&call.callee);
            tree.is_property_access(callee)
                && tree.operand(callee).is_some_and(|object| is_or_contains(node.at(object)))
        }
    }

    /// The expression that a predicate is about. TypeScript: getTypePredicateArgument
    fn type_predicate_argument(
        &self,
        predicate: TypePredicate,
        node: NodeRef,
        call: &CallExpression<'p>,
    ) -> Option<NodeRef> {
        if predicate.parameter_name.is_some() {
            return self.asserted_argument(predicate, node, call);
        }
        let tree = self.checker.tree(node.file);
        let object = tree.accessed_object(tree.skip_parentheses(tree.of(&call.callee)))?;
        Some(node.at(tree.skip_parentheses(object)))
    }

    /// TypeScript: narrowTypeByTypePredicate
    fn narrow_type_by_type_predicate(
        &self,
        ty: TypeId,
        predicate: TypePredicate,
        node: NodeRef,
        call: &CallExpression<'p>,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        let Some(candidate) = predicate.ty else { return ty };
        if checker.flags(ty).intersects(TypeFlags::ANY) && checker.is_global_object_or_function_type(candidate) {
            return ty;
        }
        let Some(argument) = self.type_predicate_argument(predicate, node, call) else { return ty };
        if self.matches(argument) {
            return checker.narrowed_type(ty, candidate, assume_true, false);
        }
        let is_present = self.is_strict()
            && self.is_in_optional_chain(argument)
            && if assume_true {
                !checker.has_type_facts(candidate, TypeFacts::EQ_UNDEFINED)
            } else {
                checker.every_type(candidate, &mut |ty| checker.is_nullable_type(ty))
            };
        let ty = if is_present { checker.adjusted_type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL) } else { ty };
        match self.discriminant_property_access(argument, ty) {
            Some(access) => self.narrow_type_by_discriminant(ty, access, &mut |property| {
                checker.narrowed_type(property, candidate, assume_true, false)
            }),
            None => ty,
        }
    }
}
