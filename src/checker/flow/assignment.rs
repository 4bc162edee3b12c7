//! What an assignment says of a reference: its declared type, cut down to what was assigned.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use super::analysis::{Analysis, FlowType};
use super::graph::Flow;
use super::targets::AssignmentKind;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;

impl<'p> Analysis<'_, 'p> {
    /// TypeScript: getTypeAtFlowAssignment
    pub(super) fn type_at_flow_assignment(
        &self,
        flow: Flow<'p>,
        node: NodeRef,
        antecedent: Flow<'p>,
    ) -> Option<FlowType> {
        let checker = self.checker;
        if self.matches(node) {
            if !checker.is_reachable_flow_node(flow) {
                return Some(Self::complete(checker.t.unreachable_never));
            }
            return Some(self.type_of_matching_assignment(node, antecedent));
        }
        if checker.contains_matching_reference(self.reference, super::reference::Reference::Written(node)) {
            if !checker.is_reachable_flow_node(flow) {
                return Some(Self::complete(checker.t.unreachable_never));
            }
            // A new object behind the reference: nothing is known of it. Properties of constant functions stay.
            return Some(if checker.declares_constant_function(node) {
                self.type_at_flow_node(antecedent)
            } else {
                Self::complete(self.declared)
            });
        }
        let object = checker.for_in_object_of_variable(node)?;
        (self.matches(object) || self.is_in_optional_chain(object)).then(|| {
            let ty = checker.finalize_evolving_array_type(self.type_at_flow_node(antecedent).ty);
            Self::complete(checker.non_nullable_type_if_needed(ty))
        })
    }

    fn type_of_matching_assignment(&self, node: NodeRef, antecedent: Flow<'p>) -> FlowType {
        let checker = self.checker;
        if checker.assignment_target_kind(node) == Some(AssignmentKind::Compound) {
            let flow_type = self.type_at_flow_node(antecedent);
            return self.flow_type(checker.base_type_of_literal_type(flow_type.ty), flow_type.is_incomplete);
        }
        if checker.is_auto_type(self.declared) {
            return Self::complete(self.type_assigned_to_auto(node));
        }
        let declared = if checker.is_in_compound_like_assignment(node) {
            checker.base_type_of_literal_type(self.declared)
        } else {
            self.declared
        };
        Self::complete(if checker.is_union(declared) {
            checker.assignment_reduced_type(declared, self.initial_or_assigned_type(node))
        } else {
            declared
        })
    }

    fn type_assigned_to_auto(&self, node: NodeRef) -> TypeId {
        let checker = self.checker;
        if checker.is_empty_array_assignment(node) {
            return checker.evolving_array_type(checker.t.never);
        }
        let assigned = checker.widened_literal_type(self.initial_or_assigned_type(node));
        if checker.is_type_assignable_to(assigned, self.declared) { assigned } else { checker.any_array_type() }
    }

    /// TypeScript: getInitialOrAssignedType
    fn initial_or_assigned_type(&self, node: NodeRef) -> TypeId {
        let checker = self.checker;
        let ty = match checker.kind(node) {
            AstKind::BindingIdentifier(_) => checker.initial_type(node),
            _ => checker.assigned_type(node),
        };
        if checker.is_unsupported(ty) {
            checker.taint(ty);
        }
        match self.reference.written() {
            Some(reference) => {
                checker.narrowable_type_for_reference(ty, reference, crate::checker::flags::CheckMode::NORMAL)
            }
            None => checker.without_no_infer(ty),
        }
    }
}

impl<'p> Checker<'p> {
    /// The constituents of a declared type that a value of the assigned type may be. TypeScript: getAssignmentReducedType
    pub fn assignment_reduced_type(&self, declared: TypeId, assigned: TypeId) -> TypeId {
        if declared == assigned {
            return declared;
        }
        if self.flags(assigned).intersects(TypeFlags::NEVER) {
            return assigned;
        }
        let key = (declared, assigned);
        if let Some(&known) = self.flow.assignment_reduced_types.borrow().get(&key) {
            return known;
        }
        let (result, tainted) = self.decide(|| self.assignment_reduced_type_worker(declared, assigned));
        match tainted {
            Some(unsupported) => self.taint(unsupported),
            None => {
                self.flow.assignment_reduced_types.borrow_mut().insert(key, result);
            }
        }
        result
    }

    /// TypeScript: getAssignmentReducedTypeWorker
    fn assignment_reduced_type_worker(&self, declared: TypeId, assigned: TypeId) -> TypeId {
        let filtered = self.filter_type(declared, &mut |ty| self.type_maybe_assignable_to(assigned, ty));
        let is_fresh_boolean =
            self.flags(assigned).intersects(TypeFlags::BOOLEAN_LITERAL) && self.is_fresh_literal_type(assigned);
        let reduced = if is_fresh_boolean {
            self.map_type(filtered, &mut |ty| self.fresh_type_of_literal_type(ty))
        } else {
            filtered
        };
        if self.is_type_assignable_to(assigned, reduced) { reduced } else { declared }
    }

    /// Whether some constituent of `source` is assignable to `target`. TypeScript: typeMaybeAssignableTo
    fn type_maybe_assignable_to(&self, source: TypeId, target: TypeId) -> bool {
        self.some_type(source, &mut |ty| self.is_type_assignable_to(ty, target))
    }

    /// Whether a name is declared by `const f = function…`.
    fn declares_constant_function(&self, name: NodeRef) -> bool {
        let Some((declarator, init)) = self.initialized_variable(name) else { return false };
        self.is_var_const_like(declarator)
            && matches!(init, Expression::ArrowFunctionExpression(_) | Expression::FunctionExpression(_))
    }

    /// The `VariableDeclarator` of a name outside of patterns, with its initializer.
    fn initialized_variable(&self, name: NodeRef) -> Option<(NodeRef, &'p Expression<'p>)> {
        let declarator = self.variable_declarator_of_name(name)?;
        let AstKind::VariableDeclarator(variable) = self.kind(declarator) else { return None };
        Some((declarator, variable.init.as_ref()?))
    }

    /// The `VariableDeclarator` of a name outside of patterns.
    pub(super) fn variable_declarator_of_name(&self, name: NodeRef) -> Option<NodeRef> {
        let AstKind::BindingIdentifier(_) = self.kind(name) else { return None };
        self.variable_declarator_of(name)
    }

    /// The `o` of `for (const k in o)`, for the name `k`.
    fn for_in_object_of_variable(&self, name: NodeRef) -> Option<NodeRef> {
        let declarator = self.variable_declarator_of_name(name)?;
        match self.kind(self.parent(self.parent(declarator))) {
            AstKind::ForInStatement(statement) => Some(name.at(self.tree(name.file).of(&statement.right))),
            _ => None,
        }
    }

    /// TypeScript: isEmptyArrayAssignment
    fn is_empty_array_assignment(&self, node: NodeRef) -> bool {
        let value = match self.kind(node) {
            AstKind::BindingIdentifier(_) => self.initialized_variable(node).map(|(_, init)| init),
            _ => match self.tree(node.file).parent_kind(node.node) {
                AstKind::AssignmentExpression(assignment) => Some(&assignment.right),
                AstKind::AssignmentTargetWithDefault(target) => Some(&target.init),
                _ => None,
            },
        };
        matches!(value, Some(Expression::ArrayExpression(array)) if array.elements.is_empty())
    }
}
