//! What functions ask of what they return, yield and await.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ContextFlags, TypeFlags};
use crate::checker::function_like::FunctionLike;
use crate::checker::iteration::{IterationTypeKind, IterationTypes};
use crate::checker::ops::UnionReduction;
use crate::checker::types::TypeId;

/// Kinds that a function's contextual return type keeps whatever the function is.
const OPEN: TypeFlags = TypeFlags::ANY_OR_UNKNOWN.union(TypeFlags::VOID).union(TypeFlags::INSTANTIABLE_NON_PRIMITIVE);

impl<'p> Checker<'p> {
    fn containing_function_like(&self, node: NodeRef) -> Option<(NodeRef, FunctionLike<'p>)> {
        let function = self.containing_function(node)?;
        Some((function, FunctionLike::of(self.kind(function))?))
    }

    /// TypeScript: getContextualTypeForReturnExpression
    pub(super) fn contextual_type_for_return_expression(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let (function, syntax) = self.containing_function_like(node)?;
        let mut return_type = self.contextual_return_type(function, flags)?;
        if self.is_unsupported(return_type) {
            return Some(return_type);
        }
        if syntax.is_generator() {
            let kind = IterationTypeKind::Return;
            return_type = self.iterable_members(return_type, kind, syntax.is_async());
            return_type =
                self.iteration_type_of_generator_function_return_type(kind, return_type, syntax.is_async())?;
        }
        if syntax.is_async() {
            let mut awaited = |ty: TypeId| self.awaited_type_no_alias(ty);
            let awaited = self.map_type_with(return_type, &mut awaited, UnionReduction::Literal)?;
            return Some(self.union_type(&[awaited, self.create_promise_like_type(awaited)]));
        }
        Some(return_type)
    }

    /// The members of a union that a generator can return.
    fn iterable_members(&self, ty: TypeId, kind: IterationTypeKind, is_async: bool) -> TypeId {
        if !self.flags(ty).contains(TypeFlags::UNION) {
            return ty;
        }
        self.filter_type(ty, &mut |member| {
            self.iteration_type_of_generator_function_return_type(kind, member, is_async).is_some()
        })
    }

    /// TypeScript: getContextualTypeForAwaitOperand
    pub(super) fn contextual_type_for_await_operand(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let ty = self.contextual_type(node, flags)?;
        let awaited = self.awaited_type_no_alias(ty)?;
        Some(self.union_type(&[awaited, self.create_promise_like_type(awaited)]))
    }

    /// TypeScript: getContextualTypeForYieldOperand
    pub(super) fn contextual_type_for_yield_operand(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let AstKind::YieldExpression(yield_expression) = self.kind(node) else { return None };
        let (function, syntax) = self.containing_function_like(node)?;
        let is_async = syntax.is_async();
        let return_type = self.contextual_return_type(function, flags)?;
        if self.is_unsupported(return_type) {
            return Some(return_type);
        }
        if !yield_expression.delegate {
            let kind = IterationTypeKind::Yield;
            let return_type = self.iterable_members(return_type, kind, is_async);
            return self.iteration_type_of_generator_function_return_type(kind, return_type, is_async);
        }
        let iteration_type = |kind| self.iteration_type_of_generator_function_return_type(kind, return_type, is_async);
        let yield_type = iteration_type(IterationTypeKind::Yield).unwrap_or(self.t.silent_never);
        let returned = self.contextual_type(node, flags).unwrap_or(self.t.silent_never);
        let next_type = iteration_type(IterationTypeKind::Next).unwrap_or(self.t.unknown);
        let generator =
            self.create_generator_type(IterationTypes { yield_type, return_type: returned, next_type }, false);
        if !is_async {
            return Some(generator);
        }
        let async_generator =
            self.create_generator_type(IterationTypes { yield_type, return_type: returned, next_type }, true);
        Some(self.union_type(&[generator, async_generator]))
    }

    /// What a generator function is asked to yield, return or be sent. TypeScript: getContextualIterationType
    pub fn contextual_iteration_type(&self, kind: IterationTypeKind, function: NodeRef) -> Option<TypeId> {
        let syntax = FunctionLike::of(self.kind(function))?;
        let return_type = self.contextual_return_type(function, ContextFlags::empty())?;
        self.iteration_type_of_generator_function_return_type(kind, return_type, syntax.is_async())
    }

    /// What a function is asked to return. TypeScript: getContextualReturnType
    pub fn contextual_return_type(&self, function: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        if let Some(annotated) = self.return_type_from_annotation(function) {
            return Some(annotated);
        }
        if let Some(unsupported) = self.unsupported_contextual_function(function) {
            return Some(unsupported);
        }
        let syntax = FunctionLike::of(self.kind(function))?;
        let signature = self.contextual_signature_for_function_like_declaration(function);
        if let Some(signature) = signature
            && !self.is_resolving_return_type_of_signature(signature)
        {
            let return_type = self.return_type_of_signature(signature);
            let can_return = |ty: TypeId| {
                self.flags(ty).intersects(OPEN)
                    || if syntax.is_generator() {
                        self.is_generator_instantiation_assignable_to(ty, syntax.is_async())
                    } else {
                        self.awaited_type_of_promise(ty).is_some()
                    }
            };
            if !syntax.is_generator() && !syntax.is_async() {
                return Some(return_type);
            }
            let (filtered, taint) = self.decide(|| self.filter_type(return_type, &mut |ty| can_return(ty)));
            return Some(taint.unwrap_or(filtered));
        }
        let call = self.immediately_invoked_function_expression(function)?;
        self.contextual_type(call, flags)
    }

    /// TypeScript: checkGeneratorInstantiationAssignabilityToReturnType
    pub fn is_generator_instantiation_assignable_to(&self, return_type: TypeId, is_async: bool) -> bool {
        let iteration_type = |kind| self.iteration_type_of_generator_function_return_type(kind, return_type, is_async);
        let yield_type = iteration_type(IterationTypeKind::Yield).unwrap_or(self.t.any);
        let returned = iteration_type(IterationTypeKind::Return).unwrap_or(yield_type);
        let next_type = iteration_type(IterationTypeKind::Next).unwrap_or(self.t.unknown);
        let generator =
            self.create_generator_type(IterationTypes { yield_type, return_type: returned, next_type }, is_async);
        self.is_type_assignable_to(generator, return_type)
    }
}
