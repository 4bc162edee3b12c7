//! What a function body returns, and `await` and `yield` inside of it.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    ArrowFunctionBody, AwaitExpression, Expression, Function, FunctionBody, ReturnStatement, YieldExpression,
};
use oxc_ast_visit::{Visit, walk};
use oxc_syntax::node::NodeId;
use oxc_syntax::scope::ScopeFlags;

use super::Checker;
use super::flags::{CheckMode, ContextFlags, IterationUse, TypeFlags};
use super::iteration::{IterationTypeKind, IterationTypes};
use super::ops::UnionReduction;
use super::types::TypeId;
use crate::base::NodeRef;

/// `async` and `*`.
#[derive(Clone, Copy)]
struct FunctionKind {
    is_async: bool,
    is_generator: bool,
}

impl<'p> Checker<'p> {
    /// The return type of a function without annotation. TypeScript: getReturnTypeFromBody
    pub fn return_type_from_body(&self, function: NodeRef, mode: CheckMode) -> TypeId {
        let (kind, body) = match self.kind(function) {
            AstKind::ArrowFunctionExpression(arrow) => {
                let kind = FunctionKind { is_async: arrow.r#async, is_generator: false };
                match &arrow.body {
                    ArrowFunctionBody::FunctionBody(body) => (kind, &**body),
                    expression => {
                        return self.return_type_of_expression_body(function, kind, expression.node_id(), mode);
                    }
                }
            }
            AstKind::Function(node) => {
                let kind = FunctionKind { is_async: node.r#async, is_generator: node.generator };
                match &node.body {
                    Some(body) => (kind, &**body),
                    None => return self.unsupported_at("a function without body", function.file, node),
                }
            }
            other => return self.unsupported_at("no function", function.file, &other),
        };
        if kind.is_generator {
            return self.generator_type_from_body(function, kind, body, mode);
        }
        let Some(types) = self.check_and_aggregate_return_expression_types(function, kind, body, mode) else {
            return if kind.is_async { self.create_promise_type(self.t.never) } else { self.t.never };
        };
        if types.is_empty() {
            let returns_undefined = self
                .contextual_return_type(function, ContextFlags::empty())
                .is_some_and(|contextual| self.contextual_return_has_undefined(contextual, kind));
            let ty = if returns_undefined { self.t.undefined } else { self.t.void };
            return if kind.is_async { self.create_promise_type(ty) } else { ty };
        }
        let returned = self.union_type_with(&types, UnionReduction::Subtype, None, None);
        self.finish_return_type(function, kind, returned)
    }

    fn contextual_return_has_undefined(&self, contextual: TypeId, kind: FunctionKind) -> bool {
        let unwrapped = if kind.is_async { self.awaited_type_no_alias(contextual) } else { Some(contextual) };
        let unwrapped = unwrapped.unwrap_or(self.t.void);
        self.some_type(unwrapped, &mut |part| self.flags(part).intersects(TypeFlags::UNDEFINED))
    }

    /// `() => expression`
    fn return_type_of_expression_body(
        &self,
        function: NodeRef,
        kind: FunctionKind,
        expression: NodeId,
        mode: CheckMode,
    ) -> TypeId {
        let body = function.at(expression);
        let mut ty = self.check_expression_cached_with_mode(body, mode - CheckMode::SKIP_GENERIC_FUNCTIONS);
        if self.is_const_context(body) {
            ty = self.regular_type_of_literal_type(ty);
        }
        if kind.is_async {
            ty = self.unwrap_awaited_type(self.check_awaited_type(ty, false));
        }
        self.finish_return_type(function, kind, ty)
    }

    /// Widens what is returned, by the context if there is one, and wraps it in a promise.
    fn finish_return_type(&self, function: NodeRef, kind: FunctionKind, returned: TypeId) -> TypeId {
        let mut ty = returned;
        if self.is_unit_type(ty) {
            let contextual = self.contextual_type_of_returns(function, ty);
            let contextual = match contextual {
                Some(contextual) if kind.is_async => self.promised_type_of_promise(contextual),
                contextual => contextual,
            };
            ty = self.widened_literal_like_type_for_contextual_type(ty, contextual);
        }
        ty = self.widened_type(ty);
        if kind.is_async { self.create_promise_type(ty) } else { ty }
    }

    /// The return type that the context of a function expects; of its own signature what it returns itself.
    fn contextual_type_of_returns(&self, function: NodeRef, own: TypeId) -> Option<TypeId> {
        let signature = self.contextual_signature_for_function_like_declaration(function)?;
        if Some(signature) == self.signature_from_declaration(function) {
            return Some(own);
        }
        let returned = self.return_type_of_signature(signature);
        self.instantiate_contextual_type(Some(returned), function, ContextFlags::empty())
    }

    /// The types of all `return`s; `None` when none of them can be reached. TypeScript: checkAndAggregateReturnExpressionTypes
    fn check_and_aggregate_return_expression_types(
        &self,
        function: NodeRef,
        kind: FunctionKind,
        body: &'p FunctionBody<'p>,
        mode: CheckMode,
    ) -> Option<Vec<TypeId>> {
        let mut types: Vec<TypeId> = Vec::new();
        let (mut returns_nothing, unsure_end) = self.decide(|| self.function_has_implicit_return(function));
        types.extend(unsure_end);
        let mut returns_never = false;
        let mut collector = Collector::default();
        collector.visit_function_body(body);
        for argument in collector.returns {
            let Some(argument) = argument else {
                returns_nothing = true;
                continue;
            };
            let expression = self.skip_return_wrappers(function.at(argument), kind.is_async);
            if self.is_call_of_own_function(function, expression) {
                returns_never = true;
                continue;
            }
            let mut ty = self.check_expression_cached_with_mode(expression, mode - CheckMode::SKIP_GENERIC_FUNCTIONS);
            if kind.is_async {
                ty = self.unwrap_awaited_type(self.check_awaited_type(ty, false));
            }
            if self.flags(ty).intersects(TypeFlags::NEVER) {
                returns_never = true;
            }
            if self.is_const_context(expression) {
                ty = self.regular_type_of_literal_type(ty);
            }
            if !types.contains(&ty) {
                types.push(ty);
            }
        }
        if types.is_empty() && !returns_nothing && (returns_never || self.may_return_never(function)) {
            return None;
        }
        if self.program.options().strict_null_checks
            && !types.is_empty()
            && returns_nothing
            && !types.contains(&self.t.undefined)
        {
            types.push(self.t.undefined);
        }
        Some(types)
    }

    /// Parentheses, and an `await` that the return would do anyway.
    fn skip_return_wrappers(&self, expression: NodeRef, is_async: bool) -> NodeRef {
        let inner = self.skip_parentheses(expression);
        match self.kind(inner) {
            AstKind::AwaitExpression(await_expression) if is_async => {
                self.skip_parentheses(inner.at(await_expression.argument.node_id()))
            }
            _ => inner,
        }
    }

    /// `return f()` in `f` says nothing of its type. Only where `f` cannot be something else.
    fn is_call_of_own_function(&self, function: NodeRef, expression: NodeRef) -> bool {
        let AstKind::CallExpression(call) = self.kind(expression) else { return false };
        let Expression::Identifier(callee) = &call.callee else { return false };
        let callee = expression.at(callee.node_id.get());
        let Some(own) = self.symbol_of_node(function) else { return false };
        if self.ty(self.check_expression_cached(callee)).symbol != Some(own) {
            return false;
        }
        let is_declaration = matches!(self.kind(function), AstKind::Function(node) if node.is_declaration());
        is_declaration || self.is_constant_reference(callee)
    }

    /// TypeScript: mayReturnNever
    fn may_return_never(&self, function: NodeRef) -> bool {
        match self.kind(function) {
            AstKind::ArrowFunctionExpression(_) => true,
            AstKind::Function(node) if node.is_declaration() => false,
            AstKind::Function(_) => !matches!(self.kind(self.parent(function)), AstKind::MethodDefinition(_)),
            _ => false,
        }
    }

    fn generator_type_from_body(
        &self,
        function: NodeRef,
        kind: FunctionKind,
        body: &'p FunctionBody<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let union = |types: &[TypeId]| self.union_type_with(types, UnionReduction::Subtype, None, None);
        let (mut return_type, fallback) =
            match self.check_and_aggregate_return_expression_types(function, kind, body, mode) {
                None => (None, self.t.never),
                Some(types) if types.is_empty() => (None, self.t.void),
                Some(types) => (Some(union(&types)), self.t.void),
            };
        let (yields, nexts) = self.check_and_aggregate_yield_operand_types(function, kind, body, mode);
        let mut yield_type = (!yields.is_empty()).then(|| union(&yields));
        let next_type = (!nexts.is_empty()).then(|| self.intersection_type(&nexts));
        let is_unit = |ty: Option<TypeId>| ty.is_some_and(|ty| self.is_unit_type(ty));
        if is_unit(return_type) || is_unit(yield_type) {
            let contextual = self.contextual_signature_for_function_like_declaration(function).and_then(|signature| {
                if Some(signature) == self.signature_from_declaration(function) {
                    return None;
                }
                let returned = self.return_type_of_signature(signature);
                self.instantiate_contextual_type(Some(returned), function, ContextFlags::empty())
            });
            let widen = |ty: Option<TypeId>, part: IterationTypeKind| {
                ty.map(|ty| {
                    if !self.is_unit_type(ty) {
                        return ty;
                    }
                    let contextual = contextual.and_then(|contextual| {
                        self.iteration_type_of_generator_function_return_type(part, contextual, kind.is_async)
                    });
                    self.widened_literal_like_type_for_contextual_type(ty, contextual)
                })
            };
            yield_type = widen(yield_type, IterationTypeKind::Yield);
            return_type = widen(return_type, IterationTypeKind::Return);
        }
        let widened = |ty: Option<TypeId>| ty.map(|ty| self.widened_type(ty));
        let types = IterationTypes {
            yield_type: widened(yield_type).unwrap_or(self.t.never),
            return_type: widened(return_type).unwrap_or(fallback),
            next_type: widened(next_type)
                .or_else(|| self.contextual_iteration_type(IterationTypeKind::Next, function))
                .unwrap_or(self.t.unknown),
        };
        self.create_generator_type(types, kind.is_async)
    }

    /// TypeScript: checkAndAggregateYieldOperandTypes
    fn check_and_aggregate_yield_operand_types(
        &self,
        function: NodeRef,
        kind: FunctionKind,
        body: &'p FunctionBody<'p>,
        mode: CheckMode,
    ) -> (Vec<TypeId>, Vec<TypeId>) {
        let mut yields = Vec::new();
        let mut nexts = Vec::new();
        let mut collector = Collector::default();
        collector.visit_function_body(body);
        for node in collector.yields {
            let node = function.at(node);
            let AstKind::YieldExpression(expression) = self.kind(node) else { continue };
            let operand = expression.argument.as_ref().map(|argument| node.at(argument.node_id()));
            let mut operand_type = match operand {
                Some(operand) => self.check_expression_with_mode(operand, mode - CheckMode::SKIP_GENERIC_FUNCTIONS),
                None => self.t.undefined_widening,
            };
            if operand.is_some_and(|operand| self.is_const_context(operand)) {
                operand_type = self.regular_type_of_literal_type(operand_type);
            }
            let yielded = self.yielded_type(node, expression.delegate, operand_type, kind.is_async);
            if !yields.contains(&yielded) {
                yields.push(yielded);
            }
            let next = if expression.delegate {
                let usage = if kind.is_async { IterationUse::ASYNC_YIELD_STAR } else { IterationUse::YIELD_STAR };
                self.iteration_types_of_iterable(operand_type, usage).map(|types| types.next_type)
            } else {
                self.contextual_type(node, ContextFlags::empty())
            };
            if let Some(next) = next
                && !nexts.contains(&next)
            {
                nexts.push(next);
            }
        }
        (yields, nexts)
    }

    /// TypeScript: getYieldedTypeOfYieldExpression
    fn yielded_type(&self, node: NodeRef, delegate: bool, operand: TypeId, is_async: bool) -> TypeId {
        let yielded = if delegate {
            let usage = if is_async { IterationUse::ASYNC_YIELD_STAR } else { IterationUse::YIELD_STAR };
            self.check_iterated_type_or_element_type(usage, operand, node)
        } else {
            operand
        };
        if is_async { self.check_awaited_type(yielded, true) } else { yielded }
    }

    /// TypeScript: checkAwaitExpression
    pub(super) fn check_await_expression(&self, node: NodeRef, inner: &AwaitExpression<'p>) -> TypeId {
        let operand = self.check_expression(node.at(inner.argument.node_id()));
        self.check_awaited_type(operand, true)
    }

    /// What `yield` gives back. TypeScript: checkYieldExpression
    pub(super) fn check_yield_expression(&self, node: NodeRef, inner: &YieldExpression<'p>) -> TypeId {
        let Some(function) = self.containing_function(node) else { return self.t.any };
        let AstKind::Function(syntax) = self.kind(function) else { return self.t.any };
        let is_async = syntax.r#async;
        if inner.delegate {
            let Some(argument) = &inner.argument else { return self.t.any };
            let operand = self.check_expression(node.at(argument.node_id()));
            let usage = if is_async { IterationUse::ASYNC_YIELD_STAR } else { IterationUse::YIELD_STAR };
            return self.iteration_types_of_iterable(operand, usage).map_or(self.t.any, |types| types.return_type);
        }
        if let Some(annotated) = self.return_type_from_annotation(function) {
            let next = IterationTypeKind::Next;
            return self
                .iteration_type_of_generator_function_return_type(next, annotated, is_async)
                .unwrap_or(self.t.any);
        }
        self.contextual_iteration_type(IterationTypeKind::Next, function).unwrap_or(self.t.any)
    }
}

/// The `return`s and `yield`s of one function, without those of functions and classes inside of it.
#[derive(Default)]
struct Collector {
    returns: Vec<Option<NodeId>>,
    yields: Vec<NodeId>,
}

impl<'a> Visit<'a> for Collector {
    fn visit_return_statement(&mut self, statement: &ReturnStatement<'a>) {
        self.returns.push(statement.argument.as_ref().map(Expression::node_id));
        walk::walk_return_statement(self, statement);
    }

    fn visit_yield_expression(&mut self, expression: &YieldExpression<'a>) {
        self.yields.push(expression.node_id.get());
        walk::walk_yield_expression(self, expression);
    }

    fn visit_function(&mut self, _: &Function<'a>, _: ScopeFlags) {}

    fn visit_arrow_function_expression(&mut self, _: &oxc_ast::ast::ArrowFunctionExpression<'a>) {}

    fn visit_class(&mut self, _: &oxc_ast::ast::Class<'a>) {}
}
