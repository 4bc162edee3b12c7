//! The signature that a call, `new` or tagged template resolves to, remembered by node.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;
use oxc_span::GetSpan;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{CheckMode, SignatureFlags, TypeFlags};
use crate::checker::store::SignatureParts;
use crate::checker::types::{SignatureId, TypeId};

impl Checker<'_> {
    /// The signature that a call resolves to. While it is being resolved that is [`Self::resolving_signature`].
    /// TypeScript: getResolvedSignature
    pub fn resolved_signature(&self, call: NodeRef, mode: CheckMode) -> SignatureId {
        let resolving = self.resolving_signature();
        let cached = self.calls.resolved.borrow().get(&call).copied();
        if let Some(cached) = cached
            && cached != resolving
        {
            return cached;
        }
        let start = self.resolution_start.get();
        if cached.is_none() {
            // Questions that were asked before do not depend on this call.
            self.resolution_start.set(self.resolutions.borrow().len());
        }
        self.calls.resolved.borrow_mut().insert(call, resolving);
        let result = self.resolve_signature(call, mode);
        self.resolution_start.set(start);
        if result != resolving {
            let mut resolved = self.calls.resolved.borrow_mut();
            if !self.is_in_flow_loop() {
                resolved.insert(call, result);
            } else if let Some(cached) = cached {
                resolved.insert(call, cached);
            } else {
                resolved.remove(&call);
            }
        }
        result
    }

    /// What the call has been resolved to while its arguments were looked at.
    pub(super) fn resolved_in_the_meantime(&self, call: NodeRef) -> Option<SignatureId> {
        let resolving = self.resolving_signature();
        self.calls.resolved.borrow().get(&call).copied().filter(|&signature| signature != resolving)
    }

    /// Runs `compute` while the call counts as one of something untyped.
    pub(in crate::checker) fn with_untyped_signature<T>(&self, call: NodeRef, compute: impl FnOnce() -> T) -> T {
        let saved = self.calls.resolved.borrow_mut().insert(call, self.any_signature());
        let result = compute();
        match saved {
            Some(saved) => self.calls.resolved.borrow_mut().insert(call, saved),
            None => self.calls.resolved.borrow_mut().remove(&call),
        };
        result
    }

    /// What an argument is asked to be. TypeScript: getContextualTypeForArgument
    pub(in crate::checker) fn contextual_type_for_argument(&self, call: NodeRef, argument: NodeRef) -> Option<TypeId> {
        let arguments = self.effective_call_arguments(call);
        let index = arguments
            .iter()
            .position(|&entry| matches!(entry, super::arguments::CallArgument::Expression(node) if node == argument))?;
        Some(self.contextual_type_for_argument_at_index(call, index))
    }

    /// TypeScript: getContextualTypeForArgumentAtIndex
    fn contextual_type_for_argument_at_index(&self, call: NodeRef, index: usize) -> TypeId {
        let resolving = self.resolving_signature();
        let is_resolving = self.calls.resolved.borrow().get(&call) == Some(&resolving);
        let signature = if is_resolving { resolving } else { self.resolved_signature(call, CheckMode::NORMAL) };
        let data = self.signature(signature);
        if let Some(return_type) = data.return_type.get()
            && data.declaration.is_none()
            && data.parameters.is_empty()
            && self.is_unsupported(return_type)
        {
            return return_type;
        }
        if self.signature_has_rest_parameter(signature)
            && let Some((&rest, before)) = data.parameters.split_last()
            && index >= before.len()
        {
            let index = self.index_literal_type(index - before.len());
            let flags = crate::checker::flags::AccessFlags::CONTEXTUAL;
            return self.indexed_access_type_with(self.type_of_symbol(rest), index, flags, None, None);
        }
        self.type_at_position(signature, index)
    }

    /// TypeScript: resolveSignature
    fn resolve_signature(&self, call: NodeRef, mode: CheckMode) -> SignatureId {
        match self.kind(call) {
            AstKind::CallExpression(node) if matches!(node.callee, Expression::Super(_)) => {
                self.resolve_super_call(call, call.at(node.callee.node_id()))
            }
            AstKind::CallExpression(_) => self.resolve_call_expression(call, mode),
            AstKind::NewExpression(_) => self.resolve_new_expression(call),
            AstKind::TaggedTemplateExpression(_) => self.resolve_tagged_template_expression(call),
            _ => self.error_signature("this is no call", call),
        }
    }

    /// `super(…)` in a constructor. TypeScript: resolveCallExpression
    fn resolve_super_call(&self, call: NodeRef, callee: NodeRef) -> SignatureId {
        let super_type = self.check_expression(callee);
        if self.is_error_type(super_type) {
            return self.unsupported_signature(super_type);
        }
        if self.flags(super_type).contains(TypeFlags::ANY) {
            return self.any_signature();
        }
        let mut class = call;
        let class = loop {
            class = self.parent(class);
            match self.kind(class) {
                AstKind::Class(node) => break node,
                AstKind::Program(_) => return self.error_signature("super() outside of a class", call),
                _ => {}
            }
        };
        let arguments = class.heritage.as_ref().and_then(|heritage| heritage.type_arguments.as_deref());
        let signatures = self.instantiated_constructors_for_type_arguments(super_type, call, arguments);
        if signatures.is_empty() {
            return self.error_signature("the base class cannot be constructed", call);
        }
        self.resolve_call(call, &signatures, SignatureFlags::empty())
    }

    /// TypeScript: resolveCallExpression
    fn resolve_call_expression(&self, call: NodeRef, mode: CheckMode) -> SignatureId {
        let AstKind::CallExpression(node) = self.kind(call) else { return self.any_signature() };
        let callee = call.at(node.callee.node_id());
        let mut function_type = self.check_expression(callee);
        let mut chain = SignatureFlags::empty();
        if self.is_optional_chain(call) {
            let present = self.optional_expression_type(function_type, call, callee);
            if present != function_type {
                chain = if self.is_outermost_optional_chain(call) {
                    SignatureFlags::IS_OUTER_CALL_CHAIN
                } else {
                    SignatureFlags::IS_INNER_CALL_CHAIN
                };
            }
            function_type = present;
        }
        function_type = self.check_non_null_type(function_type, callee);
        if function_type == self.t.silent_never {
            return self.silent_never_signature();
        }
        let apparent = self.apparent_type(function_type);
        if self.is_error_type(apparent) {
            return self.unsupported_signature(apparent);
        }
        let signatures = self.signatures_of_type(apparent, SignatureKind::Call);
        if let Some(untyped) = self.untyped_signature(function_type, apparent, signatures) {
            return untyped;
        }
        if signatures.is_empty() {
            return self.error_signature("what is called has no call signatures", call);
        }
        let returns_function = |signature: SignatureId| {
            self.signature(signature).type_parameters.get().is_some()
                && self.is_function_type(self.return_type_of_signature(signature))
        };
        if mode.contains(CheckMode::SKIP_GENERIC_FUNCTIONS)
            && node.type_arguments.is_none()
            && signatures.iter().any(|&signature| returns_function(signature))
        {
            self.skipped_generic_function(call, mode);
            return self.resolving_signature();
        }
        match self.signatures_in_order(apparent, signatures) {
            Ok(ordered) => self.resolve_call(call, ordered, chain),
            Err(unsupported) => self.unsupported_signature(unsupported),
        }
    }

    /// The type of a callee without what `?.` catches. TypeScript: getOptionalExpressionType
    pub fn optional_expression_type(&self, ty: TypeId, call: NodeRef, callee: NodeRef) -> TypeId {
        if self.is_optional_chain_root(call) {
            self.non_nullable_type(ty)
        } else if self.is_optional_chain(callee) {
            self.remove_optional_type_marker(ty)
        } else {
            ty
        }
    }

    /// The signature of a call of something untyped. TypeScript: isUntypedFunctionCall
    fn untyped_signature(&self, ty: TypeId, apparent: TypeId, calls: &[SignatureId]) -> Option<SignatureId> {
        let flags = self.flags(ty);
        let is_any = flags.contains(TypeFlags::ANY)
            || self.flags(apparent).contains(TypeFlags::ANY) && flags.contains(TypeFlags::TYPE_PARAMETER);
        if is_any {
            return Some(if self.is_unsupported(ty) { self.unsupported_signature(ty) } else { self.any_signature() });
        }
        if !calls.is_empty() || !self.signatures_of_type(apparent, SignatureKind::Construct).is_empty() {
            return None;
        }
        if self.flags(apparent).contains(TypeFlags::UNION)
            || self.flags(self.reduced_type(apparent)).contains(TypeFlags::NEVER)
        {
            return None;
        }
        let (is_function, taint) = self.decide(|| self.is_type_assignable_to(ty, self.global_function_type()));
        match taint {
            Some(unsupported) => Some(self.unsupported_signature(unsupported)),
            None => is_function.then(|| self.any_signature()),
        }
    }

    /// TypeScript: isFunctionType
    pub(in crate::checker) fn is_function_type(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::OBJECT) && !self.signatures_of_type(ty, SignatureKind::Call).is_empty()
    }

    /// TypeScript: resolveTaggedTemplateExpression
    fn resolve_tagged_template_expression(&self, call: NodeRef) -> SignatureId {
        let AstKind::TaggedTemplateExpression(node) = self.kind(call) else { return self.any_signature() };
        let tag_type = self.check_expression(call.at(node.tag.node_id()));
        let apparent = self.apparent_type(tag_type);
        if self.is_error_type(apparent) {
            return self.unsupported_signature(apparent);
        }
        let signatures = self.signatures_of_type(apparent, SignatureKind::Call);
        if let Some(untyped) = self.untyped_signature(tag_type, apparent, signatures) {
            return untyped;
        }
        if signatures.is_empty() {
            return self.error_signature("what is called has no call signatures", call);
        }
        self.resolve_call(call, signatures, SignatureFlags::empty())
    }

    /// A signature without parameters.
    fn create_bare_signature(&self, return_type: TypeId) -> SignatureId {
        self.create_signature(SignatureParts {
            declaration: None,
            type_parameters: None,
            this_parameter: None,
            parameters: &[],
            return_type: Some(return_type),
            min_argument_count: 0,
            flags: SignatureFlags::empty(),
            target: None,
            mapper: None,
        })
    }

    fn fixed_signature(&self, cell: &std::cell::Cell<Option<SignatureId>>, return_type: TypeId) -> SignatureId {
        if let Some(signature) = cell.get() {
            return signature;
        }
        let signature = self.create_bare_signature(return_type);
        cell.set(Some(signature));
        signature
    }

    /// The signature of calls of `any`. TypeScript: anySignature
    pub(super) fn any_signature(&self) -> SignatureId {
        self.fixed_signature(&self.calls.any, self.t.any)
    }

    /// Marks a call that is being resolved. TypeScript: resolvingSignature
    pub fn resolving_signature(&self) -> SignatureId {
        self.fixed_signature(&self.calls.resolving, self.t.any)
    }

    /// The signature of calls that cannot happen. TypeScript: silentNeverSignature
    pub(super) fn silent_never_signature(&self) -> SignatureId {
        self.fixed_signature(&self.calls.silent_never, self.t.silent_never)
    }

    /// A signature that spreads an unsupported type. TypeScript: unknownSignature
    pub(super) fn unsupported_signature(&self, unsupported: TypeId) -> SignatureId {
        self.create_bare_signature(unsupported)
    }

    /// The signature of a call that TypeScript reports. TypeScript: resolveErrorCall
    pub(super) fn error_signature(&self, reason: &'static str, call: NodeRef) -> SignatureId {
        self.unsupported_signature(self.unsupported(reason, Some((call.file, self.kind(call).span()))))
    }
}
