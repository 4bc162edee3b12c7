//! The contextual type of an expression, by the kind of its parent.

use oxc_ast::AstKind;
use oxc_ast::ast::TSType;
use oxc_syntax::node::NodeId;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::expr::is_const_type_reference;
use crate::checker::flags::{ContextFlags, ObjectFlags, TypeFlags};
use crate::checker::inference::{Inference, InferenceContext};
use crate::checker::mapper::Mapper;
use crate::checker::ops::UnionReduction;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// What the place of an expression asks it to be. A method of an object literal is asked for through its
    /// `Function` node. TypeScript: getContextualType
    pub fn contextual_type(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        if let Some((_, pushed, _)) = self.find_contextual_node(node, flags.is_empty()) {
            return pushed;
        }
        let parent = self.parent(node);
        let is = |child: NodeId| node.node == child;
        match self.kind(parent) {
            AstKind::VariableDeclarator(_)
            | AstKind::FormalParameter(_)
            | AstKind::PropertyDefinition(_)
            | AstKind::AccessorProperty(_)
            | AstKind::AssignmentPattern(_) => self.contextual_type_for_initializer_expression(node, parent, flags),
            AstKind::ArrowFunctionExpression(_) | AstKind::ReturnStatement(_) => {
                self.contextual_type_for_return_expression(node, flags)
            }
            AstKind::YieldExpression(_) => self.contextual_type_for_yield_operand(parent, flags),
            AstKind::AwaitExpression(_) => self.contextual_type_for_await_operand(parent, flags),
            AstKind::CallExpression(_) | AstKind::NewExpression(_) => self.contextual_type_for_argument(parent, node),
            AstKind::ImportExpression(import) => is(import.source.node_id()).then_some(self.t.string),
            AstKind::TSTypeAssertion(assertion) => {
                self.contextual_type_for_assertion(parent, &assertion.type_annotation, flags)
            }
            AstKind::TSAsExpression(assertion) => {
                self.contextual_type_for_assertion(parent, &assertion.type_annotation, flags)
            }
            AstKind::TSSatisfiesExpression(satisfies) => {
                Some(self.type_from_type_node(parent.at(satisfies.type_annotation.node_id())))
            }
            AstKind::LogicalExpression(_)
            | AstKind::AssignmentExpression(_)
            | AstKind::AssignmentTargetWithDefault(_)
            | AstKind::SequenceExpression(_) => self.contextual_type_for_binary_operand(node, parent, flags),
            AstKind::ObjectProperty(property) if is(property.value.node_id()) => {
                self.contextual_type_for_object_literal_element(parent, flags)
            }
            AstKind::SpreadElement(_) => {
                let literal = self.parent(parent);
                let is_object = matches!(self.kind(literal), AstKind::ObjectExpression(_));
                if is_object { self.contextual_type(literal, flags) } else { None }
            }
            AstKind::ArrayExpression(_) => self.contextual_type_for_array_element(node, parent, flags),
            AstKind::ConditionalExpression(conditional) => {
                if is(conditional.test.node_id()) {
                    None
                } else {
                    self.contextual_type(parent, flags)
                }
            }
            AstKind::TemplateLiteral(_) => {
                let tagged = self.parent(parent);
                let is_tagged = matches!(self.kind(tagged), AstKind::TaggedTemplateExpression(_));
                if is_tagged { self.contextual_type_for_argument(tagged, node) } else { None }
            }
            AstKind::ParenthesizedExpression(_) | AstKind::TSNonNullExpression(_) | AstKind::ChainExpression(_) => {
                self.contextual_type(parent, flags)
            }
            AstKind::JSXExpressionContainer(_) | AstKind::JSXAttribute(_) | AstKind::JSXSpreadAttribute(_) => {
                Some(self.unsupported("JSX is not understood", None))
            }
            _ => None,
        }
    }

    /// `as const` asks for what is asked of the whole; any other assertion for its type.
    fn contextual_type_for_assertion(
        &self,
        assertion: NodeRef,
        ty: &TSType<'p>,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        if is_const_type_reference(ty) {
            return self.contextual_type(assertion, flags);
        }
        Some(self.type_from_type_node(assertion.at(ty.node_id())))
    }

    /// The contextual type with what has been inferred so far and constraints in place of type parameters.
    /// TypeScript: getApparentTypeOfContextualType
    pub fn apparent_type_of_contextual_type(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let contextual_type = self.contextual_type(node, flags);
        let instantiated = self.instantiate_contextual_type(contextual_type, node, flags)?;
        if self.is_unsupported(instantiated) {
            return Some(instantiated);
        }
        let is_variable = self.flags(instantiated).intersects(TypeFlags::TYPE_VARIABLE);
        if is_variable && flags.contains(ContextFlags::NO_CONSTRAINTS) {
            return None;
        }
        // A mapped type over an array must not become an array here: its elements are asked for one by one.
        let mut apparent = |ty: TypeId| {
            let is_mapped = self.object_flags(ty).contains(ObjectFlags::MAPPED);
            Some(if is_mapped { ty } else { self.apparent_type(ty) })
        };
        let apparent_type = self.map_type_with(instantiated, &mut apparent, UnionReduction::None)?;
        let is_object = matches!(self.kind(node), AstKind::ObjectExpression(_));
        if is_object && self.flags(apparent_type).contains(TypeFlags::UNION) {
            return Some(self.discriminate_contextual_type_by_object_members(node, apparent_type));
        }
        Some(apparent_type)
    }

    /// The contextual type with what is known of type parameters under inference.
    /// TypeScript: instantiateContextualType
    pub fn instantiate_contextual_type(
        &self,
        contextual_type: Option<TypeId>,
        node: NodeRef,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        let ty = contextual_type?;
        if !self.maybe_type_of_kind(ty, TypeFlags::INSTANTIABLE) {
            return Some(ty);
        }
        let Some(context) = self.inference_context(node) else { return Some(ty) };
        let is_known = |ty: TypeId| self.is_unsupported(ty) || !self.flags(ty).intersects(TypeFlags::ANY_OR_UNKNOWN);
        if flags.contains(ContextFlags::SIGNATURE) && self.has_candidates_or_defaults(&context) {
            let instantiated = self.instantiate_instantiable_types(ty, context.non_fixing_mapper.get());
            if is_known(instantiated) {
                return Some(instantiated);
            }
        }
        if let Some(mapper) = context.return_mapper.get() {
            let instantiated = self.instantiate_instantiable_types(ty, mapper);
            if is_known(instantiated) {
                return Some(self.without_boolean_literals(instantiated));
            }
        }
        Some(ty)
    }

    /// A `boolean` from the return type asks for nothing: its literals would keep `true` from widening.
    fn without_boolean_literals(&self, ty: TypeId) -> TypeId {
        let types = self.constituents(ty);
        let literals = [self.t.regular_false, self.t.regular_true];
        if !self.flags(ty).contains(TypeFlags::UNION) || !literals.iter().all(|literal| types.contains(literal)) {
            return ty;
        }
        self.filter_type(ty, &mut |member| !literals.contains(&member))
    }

    /// TypeScript: hasInferenceCandidatesOrDefault
    fn has_candidates_or_defaults(&self, context: &InferenceContext<'p>) -> bool {
        let is_known = |inference: &Inference| {
            inference.has_candidates() || self.has_type_parameter_default(inference.type_parameter)
        };
        context.inferences.iter().any(is_known)
    }

    /// Maps what is generic itself, but not what only contains type parameters.
    /// TypeScript: instantiateInstantiableTypes
    fn instantiate_instantiable_types(&self, ty: TypeId, mapper: &'p Mapper<'p>) -> TypeId {
        let flags = self.flags(ty);
        if flags.intersects(TypeFlags::INSTANTIABLE) {
            return self.instantiate_type(ty, mapper);
        }
        let instantiate = |types: &[TypeId]| -> Vec<TypeId> {
            types.iter().map(|&member| self.instantiate_instantiable_types(member, mapper)).collect()
        };
        if flags.contains(TypeFlags::UNION) {
            let types = instantiate(self.constituents(ty));
            return self.union_type_with(&types, UnionReduction::None, None, None);
        }
        if flags.contains(TypeFlags::INTERSECTION) {
            return self.intersection_type(&instantiate(self.constituents(ty)));
        }
        ty
    }
}
