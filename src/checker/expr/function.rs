//! Functions as values.

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, ObjectFlags, SignatureFlags};
use crate::checker::store::SignatureParts;
use crate::checker::symbol_table::SymbolTable;
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// A function expression, arrow function or method of a literal; `function` is the inner function.
    /// TypeScript: checkFunctionExpressionOrObjectLiteralMethod
    pub fn check_function_expression_or_object_literal_method(&self, function: NodeRef, mode: CheckMode) -> TypeId {
        if mode.contains(CheckMode::SKIP_CONTEXT_SENSITIVE) && self.is_context_sensitive(function) {
            return self.context_free_function_type(function, mode);
        }
        self.contextually_check_function_expression_or_object_literal_method(function, mode);
        match self.symbol_of_node(function) {
            Some(symbol) => self.type_of_symbol(symbol),
            None => self.unsupported_at("a function without symbol", function.file, &self.kind(function)),
        }
    }

    /// What is known of a context-sensitive function before its parameters are: at most what it returns.
    fn context_free_function_type(&self, function: NodeRef, mode: CheckMode) -> TypeId {
        let annotated = self.function_parts(function).is_some_and(|parts| parts.return_type.is_some());
        if annotated || self.has_context_sensitive_parameters(function) {
            return self.t.any_function;
        }
        let infers_return = self
            .contextual_signature(function)
            .is_some_and(|signature| self.could_contain_type_variables(self.return_type_of_signature(signature)));
        if !infers_return {
            return self.t.any_function;
        }
        let known = self.expr_caches.context_free_types.borrow().get(&function).copied();
        if let Some(known) = known {
            return known;
        }
        let return_type = self.return_type_from_body(function, mode);
        let signature = self.create_signature(SignatureParts {
            declaration: None,
            type_parameters: None,
            this_parameter: None,
            parameters: &[],
            return_type: Some(return_type),
            min_argument_count: 0,
            flags: SignatureFlags::IS_NON_INFERRABLE,
            target: None,
            mapper: None,
        });
        let symbol = self.symbol_of_node(function);
        let ty = self.create_anonymous_type(symbol, &SymbolTable::EMPTY, self.list(&[signature]), &[], &[]);
        self.ty(ty).object_flags.set(self.object_flags(ty) | ObjectFlags::NON_INFERRABLE_TYPE);
        self.expr_caches.context_free_types.borrow_mut().insert(function, ty);
        ty
    }
}
