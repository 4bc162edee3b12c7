//! Arrays that start empty and without a type: each `push` adds to what they hold, until somebody reads them.

use oxc_ast::AstKind;
use oxc_ast::ast::AssignmentOperator;
use std::cell::Cell;

use super::analysis::{Analysis, FlowType};
use super::graph::Flow;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::ops::UnionReduction;
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// Declared type of `let x = []`. TypeScript: autoArrayType
    pub fn auto_array_type(&self) -> TypeId {
        self.create_array_type(self.t.auto, false)
    }

    /// `any[]`. TypeScript: anyArrayType
    pub fn any_array_type(&self) -> TypeId {
        self.create_array_type(self.t.any, false)
    }

    /// Whether `ty` is the declared type of a variable whose type its assignments decide.
    pub fn is_auto_type(&self, ty: TypeId) -> bool {
        ty == self.t.auto || self.is_auto_array_type(ty)
    }

    fn is_auto_array_type(&self, ty: TypeId) -> bool {
        self.object_flags(ty).intersects(ObjectFlags::REFERENCE) && ty == self.auto_array_type()
    }

    /// TypeScript: convertAutoToAny
    pub fn convert_auto_to_any(&self, ty: TypeId) -> TypeId {
        if ty == self.t.auto {
            self.t.any
        } else if self.is_auto_array_type(ty) {
            self.any_array_type()
        } else {
            ty
        }
    }

    /// TypeScript: getEvolvingArrayType
    pub(super) fn evolving_array_type(&self, element_type: TypeId) -> TypeId {
        if let Some(&known) = self.flow.evolving_arrays.borrow().get(&element_type) {
            return known;
        }
        let data = TypeData::EvolvingArray { element_type, final_array: Cell::default() };
        let ty = self.create_type(TypeFlags::OBJECT, ObjectFlags::EVOLVING_ARRAY, None, None, data);
        self.flow.evolving_arrays.borrow_mut().insert(element_type, ty);
        ty
    }

    /// The array type that an evolving array is to its readers; any other type as it is.
    /// TypeScript: finalizeEvolvingArrayType
    pub(super) fn finalize_evolving_array_type(&self, ty: TypeId) -> TypeId {
        let TypeData::EvolvingArray { element_type, final_array } = &self.ty(ty).data else { return ty };
        if let Some(known) = final_array.get() {
            return known;
        }
        let result = self.create_final_array_type(*element_type);
        if !self.is_unsupported(result) {
            final_array.set(Some(result));
        }
        result
    }

    /// TypeScript: createFinalArrayType
    fn create_final_array_type(&self, element_type: TypeId) -> TypeId {
        if self.flags(element_type).intersects(TypeFlags::NEVER) {
            return self.auto_array_type();
        }
        let element_type = if self.is_union(element_type) {
            self.union_type_with(self.constituents(element_type), UnionReduction::Subtype, None, None)
        } else {
            element_type
        };
        self.create_array_type(element_type, false)
    }

    /// TypeScript: getElementTypeOfEvolvingArrayType
    pub(super) fn element_type_of_evolving_array_type(&self, ty: TypeId) -> TypeId {
        match self.ty(ty).data {
            TypeData::EvolvingArray { element_type, .. } => element_type,
            _ => self.t.never,
        }
    }

    /// TypeScript: isEvolvingArrayTypeList
    pub(super) fn is_evolving_array_type_list(&self, types: &[TypeId]) -> bool {
        let mut has_evolving_array = false;
        for &ty in types {
            if !self.flags(ty).intersects(TypeFlags::NEVER) {
                if !self.object_flags(ty).intersects(ObjectFlags::EVOLVING_ARRAY) {
                    return false;
                }
                has_evolving_array = true;
            }
        }
        has_evolving_array
    }

    /// TypeScript: addEvolvingArrayElementType
    fn add_evolving_array_element_type(&self, array: TypeId, node: NodeRef) -> TypeId {
        let ty = self.base_type_of_literal_type(self.context_free_type_of_expression(node));
        let element = self.regular_type_of_object_literal(ty);
        let known = self.element_type_of_evolving_array_type(array);
        if self.is_type_subset_of(element, known) {
            array
        } else {
            self.evolving_array_type(self.union_type(&[known, element]))
        }
    }

    /// Whether a reference is only used to add to an array, or to ask for its length.
    /// TypeScript: isEvolvingArrayOperationTarget
    pub fn is_evolving_array_operation_target(&self, node: NodeRef) -> bool {
        let tree = self.tree(node.file);
        let root = tree.reference_root(tree.unchained(node.node));
        let parent = tree.parent(root);
        let grandparent = tree.parent(parent);
        match tree.kind(parent) {
            AstKind::StaticMemberExpression(access) => match access.property.name.as_str() {
                "length" => true,
                "push" | "unshift" => matches!(tree.kind(grandparent), AstKind::CallExpression(_)),
                _ => false,
            },
            AstKind::ComputedMemberExpression(access) => {
                tree.of(&access.object) == root
                    && matches!(tree.kind(grandparent), AstKind::AssignmentExpression(assignment)
                        if assignment.operator == AssignmentOperator::Assign && assignment.left.node_id() == parent)
                    && {
                        let index = node.at(tree.of(&access.expression));
                        self.is_type_assignable_to_kind(self.type_of_expression(index), TypeFlags::NUMBER_LIKE, false)
                    }
            }
            _ => false,
        }
    }
}

impl<'p> Analysis<'_, 'p> {
    /// TypeScript: getTypeAtFlowArrayMutation
    pub(super) fn type_at_flow_array_mutation(&self, node: NodeRef, antecedent: Flow<'p>) -> Option<FlowType> {
        let checker = self.checker;
        if !checker.is_auto_type(self.declared) {
            return None;
        }
        let tree = checker.tree(node.file);
        let array = match tree.kind(node.node) {
            AstKind::CallExpression(call) => tree.operand(tree.of(&call.callee))?,
            AstKind::AssignmentExpression(assignment) => tree.operand(assignment.left.node_id())?,
            _ => return None,
        };
        if !self.matches(node.at(tree.reference_candidate(array))) {
            return None;
        }
        let flow_type = self.type_at_flow_node(antecedent);
        let ty = flow_type.ty;
        if !checker.object_flags(ty).intersects(ObjectFlags::EVOLVING_ARRAY) {
            return Some(flow_type);
        }
        let evolved = match tree.kind(node.node) {
            AstKind::CallExpression(call) => call.arguments.iter().fold(ty, |evolved, argument| {
                checker.add_evolving_array_element_type(evolved, node.at(tree.unchained(argument.node_id())))
            }),
            AstKind::AssignmentExpression(assignment) => {
                let index = assignment.left.as_member_expression().and_then(|access| match access {
                    oxc_ast::ast::MemberExpression::ComputedMemberExpression(access) => {
                        Some(tree.of(&access.expression))
                    }
                    _ => None,
                })?;
                let index_type = checker.context_free_type_of_expression(node.at(index));
                if checker.is_type_assignable_to_kind(index_type, TypeFlags::NUMBER_LIKE, false) {
                    checker.add_evolving_array_element_type(ty, node.at(tree.of(&assignment.right)))
                } else {
                    ty
                }
            }
            _ => ty,
        };
        Some(if evolved == ty { flow_type } else { self.flow_type(evolved, flow_type.is_incomplete) })
    }
}
