//! What `this` is in a function whose context says so.

use oxc_ast::AstKind;
use oxc_ast::ast::{AssignmentTarget, Expression};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ContextFlags, TypeFlags};
use crate::checker::ops::UnionReduction;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// The type of `this` in a function expression, method or accessor that does not declare it. `function` is the
    /// `Function` node. TypeScript: getContextualThisParameterType
    pub fn contextual_this_parameter_type(&self, function: NodeRef) -> Option<TypeId> {
        if !matches!(self.kind(function), AstKind::Function(_)) {
            return None;
        }
        if self.is_context_sensitive_function_or_object_literal_method(function) {
            if let Some(unsupported) = self.unsupported_contextual_function(function) {
                return Some(unsupported);
            }
            let signature = self.contextual_signature(function);
            if let Some(this) = signature.and_then(|signature| self.this_type_of_signature(signature)) {
                return Some(this);
            }
        }
        if !self.program.options().no_implicit_this {
            return None;
        }
        if let Some(literal) = self.containing_object_literal(function) {
            return Some(self.this_type_of_object_literal(literal));
        }
        let outer = self.walk_up_parenthesized_expressions(function);
        let parent = self.parent(outer);
        let AstKind::AssignmentExpression(assignment) = self.kind(parent) else { return None };
        let object: &Expression<'p> = match &assignment.left {
            AssignmentTarget::StaticMemberExpression(member) => &member.object,
            AssignmentTarget::ComputedMemberExpression(member) => &member.object,
            AssignmentTarget::PrivateFieldExpression(member) => &member.object,
            _ => return None,
        };
        Some(self.widened_type(self.check_expression_cached(parent.at(object.node_id()))))
    }

    /// The object literal that a method, accessor or function property belongs to.
    /// TypeScript: getContainingObjectLiteral
    fn containing_object_literal(&self, function: NodeRef) -> Option<NodeRef> {
        let property = self.parent(function);
        match self.kind(property) {
            AstKind::ObjectProperty(node) if node.value.node_id() == function.node => Some(self.parent(property)),
            _ => None,
        }
    }

    fn this_type_of_object_literal(&self, literal: NodeRef) -> TypeId {
        let contextual_type = self.apparent_type_of_contextual_type(literal, ContextFlags::empty());
        if let Some(this) = self.this_type_from_contexts(literal, contextual_type) {
            let mapper = self.inference_context(literal).map(|context| context.mapper);
            return self.instantiate_if(this, mapper);
        }
        self.widened_type(match contextual_type {
            Some(ty) => self.non_nullable_type(ty),
            None => self.check_expression_cached(literal),
        })
    }

    /// The `ThisType<T>` marker of the literal's contextual type, or of an outer literal's.
    /// TypeScript: getThisTypeOfObjectLiteralFromContextualType
    fn this_type_from_contexts(&self, literal: NodeRef, contextual_type: Option<TypeId>) -> Option<TypeId> {
        let (mut literal, mut contextual_type) = (literal, contextual_type);
        while let Some(ty) = contextual_type {
            if let Some(this) = self.this_type_from_contextual_type(ty) {
                return Some(this);
            }
            let property = self.parent(literal);
            if !matches!(self.kind(property), AstKind::ObjectProperty(_)) {
                return None;
            }
            literal = self.parent(property);
            contextual_type = self.apparent_type_of_contextual_type(literal, ContextFlags::empty());
        }
        None
    }

    /// TypeScript: getThisTypeFromContextualType
    fn this_type_from_contextual_type(&self, ty: TypeId) -> Option<TypeId> {
        let mut this_type = |member: TypeId| {
            if self.flags(member).contains(TypeFlags::INTERSECTION) {
                return self.constituents(member).iter().find_map(|&part| self.this_type_argument(part));
            }
            self.this_type_argument(member)
        };
        self.map_type_with(ty, &mut this_type, UnionReduction::Literal)
    }

    /// `T` of `ThisType<T>`. TypeScript: getThisTypeArgument
    fn this_type_argument(&self, ty: TypeId) -> Option<TypeId> {
        if self.is_unsupported(ty) {
            return Some(ty);
        }
        let target = self.reference_target(ty)?;
        (Some(target) == self.global_type_or_none("ThisType", 1)).then(|| self.type_arguments(ty)[0])
    }
}
