//! The types of call expressions.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, SymbolFlags, TypeFlags};
use crate::checker::types::{SignatureId, TypeId};

impl Checker<'_> {
    /// The type of a call or `new` expression. TypeScript: checkCallExpression
    pub fn check_call_expression(&self, node: NodeRef, mode: CheckMode) -> TypeId {
        let signature = self.resolved_signature(node, mode);
        if signature == self.resolving_signature() {
            return self.t.silent_never;
        }
        match self.kind(node) {
            AstKind::CallExpression(call) if matches!(call.callee, Expression::Super(_)) => {
                let return_type = self.signature(signature).return_type.get();
                return return_type.filter(|&ty| self.is_unsupported(ty)).unwrap_or(self.t.void);
            }
            AstKind::NewExpression(_) => {
                if let Some(ty) = self.type_of_new_without_constructor(node, signature) {
                    return ty;
                }
            }
            _ => {}
        }
        let return_type = self.return_type_of_signature(signature);
        if self.flags(return_type).intersects(TypeFlags::ES_SYMBOL_LIKE) && self.is_symbol_or_symbol_for_call(node) {
            return self.es_symbol_like_type_for_node(self.parent(self.walk_up_parenthesized_expressions(node)));
        }
        return_type
    }

    /// `new` on a plain function is `any`, and an error unless implicit `any` is allowed.
    fn type_of_new_without_constructor(&self, node: NodeRef, signature: SignatureId) -> Option<TypeId> {
        let declaration = self.signature(signature).declaration?;
        if self.is_constructor_declaration(declaration) || matches!(self.kind(declaration), AstKind::Class(_)) {
            return None;
        }
        if self.program.options().no_implicit_any {
            return Some(self.unsupported("new on a function without construct signatures", self.place(Some(node))));
        }
        Some(self.t.any)
    }

    /// The type of a tagged template. TypeScript: checkTaggedTemplateExpression
    pub fn check_tagged_template_expression(&self, node: NodeRef) -> TypeId {
        self.return_type_of_signature(self.resolved_signature(node, CheckMode::NORMAL))
    }

    /// Whether a call is `Symbol(…)` or `Symbol.for(…)`. TypeScript: isSymbolOrSymbolForCall
    pub fn is_symbol_or_symbol_for_call(&self, node: NodeRef) -> bool {
        let AstKind::CallExpression(call) = self.kind(node) else { return false };
        let callee = match &call.callee {
            Expression::StaticMemberExpression(member) if member.property.name == "for" => &member.object,
            callee => callee,
        };
        let Expression::Identifier(name) = callee else { return false };
        if name.name != "Symbol" {
            return false;
        }
        let symbol = self.intern("Symbol");
        let global = self.global_symbol(symbol);
        global.is_some() && self.resolve_name(node.at(name.node_id()), symbol, SymbolFlags::VALUE) == global
    }

    /// What a function type of one signature that is not generic returns.
    /// TypeScript: getReturnTypeOfSingleNonGenericCallSignature
    pub fn return_type_of_single_non_generic_call_signature(&self, ty: TypeId) -> Option<TypeId> {
        let signature = self.single_call_signature(ty)?;
        let is_generic = self.signature(signature).type_parameters.get().is_some();
        (!is_generic).then(|| self.return_type_of_signature(signature))
    }

    /// The same for a call in an optional chain, with the `undefined` of a chain that is cut short.
    /// TypeScript: getReturnTypeOfSingleNonGenericSignatureOfCallChain
    pub fn return_type_of_single_non_generic_signature_of_call_chain(&self, call: NodeRef) -> Option<TypeId> {
        let AstKind::CallExpression(node) = self.kind(call) else { return None };
        let callee = call.at(node.callee.node_id());
        let function_type = self.check_expression(callee);
        let present = self.optional_expression_type(function_type, call, callee);
        let return_type = self.return_type_of_single_non_generic_call_signature(function_type)?;
        if present == function_type {
            return Some(return_type);
        }
        Some(if self.is_outermost_optional_chain(call) {
            self.optional_type(return_type, false)
        } else {
            self.add_optional_type_marker(return_type)
        })
    }
}
