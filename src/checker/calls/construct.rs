//! `new` expressions: construct signatures, abstract classes, and constructors that are not public.

use oxc_ast::AstKind;
use oxc_ast::ast::{MethodDefinitionKind, TSAccessibility};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{SignatureFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{SignatureId, SymbolId, TypeId};

impl Checker<'_> {
    /// TypeScript: resolveNewExpression
    pub(super) fn resolve_new_expression(&self, call: NodeRef) -> SignatureId {
        let AstKind::NewExpression(node) = self.kind(call) else { return self.any_signature() };
        let callee = call.at(node.callee.node_id());
        let ty = self.check_non_null_type(self.check_expression(callee), callee);
        if ty == self.t.silent_never {
            return self.silent_never_signature();
        }
        let ty = self.apparent_type(ty);
        if self.is_error_type(ty) {
            return self.unsupported_signature(ty);
        }
        if self.flags(ty).contains(TypeFlags::ANY) {
            return self.any_signature();
        }
        let constructors = self.signatures_of_type(ty, SignatureKind::Construct);
        if let Some(&first) = constructors.first() {
            if !self.is_constructor_accessible(call, first) {
                return self.error_signature("this constructor is not accessible here", call);
            }
            if constructors.iter().any(|&signature| self.is_abstract(signature)) || self.is_abstract_class(ty) {
                return self.error_signature("an abstract class cannot be constructed", call);
            }
            return self.resolve_call(call, constructors, SignatureFlags::empty());
        }
        let calls = self.signatures_of_type(ty, SignatureKind::Call);
        if calls.is_empty() {
            return self.error_signature("what is constructed has no construct signatures", call);
        }
        let signature = self.resolve_call(call, calls, SignatureFlags::empty());
        if !self.program.options().no_implicit_any {
            let is_declared = self.signature(signature).declaration.is_some();
            if is_declared && self.return_type_of_signature(signature) != self.t.void {
                return self.error_signature("only a void function can be called with new", call);
            }
        }
        signature
    }

    /// Whether a construct signature, or one that it stands for, is abstract. TypeScript: someSignature
    fn is_abstract(&self, signature: SignatureId) -> bool {
        let data = self.signature(signature);
        match data.composite_signatures {
            Some(composite) if data.composite_is_union => composite.iter().any(|&part| self.is_abstract(part)),
            _ => data.flags.contains(SignatureFlags::ABSTRACT),
        }
    }

    fn is_abstract_class(&self, ty: TypeId) -> bool {
        let class = self.ty(ty).symbol.and_then(|symbol| self.class_declaration_of_symbol(symbol));
        class.is_some_and(|(class, _)| class.r#abstract)
    }

    /// TypeScript: isConstructorAccessible
    fn is_constructor_accessible(&self, call: NodeRef, signature: SignatureId) -> bool {
        let Some(declaration) = self.signature(signature).declaration else { return true };
        let method = self.parent(declaration);
        let AstKind::MethodDefinition(node) = self.kind(method) else { return true };
        let is_hidden = self.modifier_flags(declaration).intersects(ModifierFlags::NON_PUBLIC_ACCESSIBILITY);
        if node.kind != MethodDefinitionKind::Constructor || !is_hidden {
            return true;
        }
        // MethodDefinition → ClassBody → Class
        let class = self.parent(self.parent(method));
        if self.is_node_descendant_of(call, class) {
            return true;
        }
        if node.accessibility != Some(TSAccessibility::Protected) {
            return false;
        }
        let (Some(target), Some(containing)) = (self.symbol_of_node(class), self.containing_class_type(call)) else {
            return false;
        };
        self.type_has_protected_accessible_base(target, containing)
    }

    /// The instance type of the class around `node`.
    fn containing_class_type(&self, node: NodeRef) -> Option<TypeId> {
        let mut node = node;
        loop {
            let parent = self.parent(node);
            if parent == node {
                return None;
            }
            if matches!(self.kind(parent), AstKind::Class(_)) {
                return Some(self.declared_type_of_class_or_interface(self.symbol_of_node(parent)?));
            }
            node = parent;
        }
    }

    /// Whether the class `target` is a base of `ty`. TypeScript: typeHasProtectedAccessibleBase
    fn type_has_protected_accessible_base(&self, target: SymbolId, ty: TypeId) -> bool {
        let class = self.reference_target(ty).unwrap_or(ty);
        let Some(&base) = self.base_types(class).first() else { return false };
        let is_or_has = |base: TypeId| {
            self.ty(base).symbol == Some(target) || self.type_has_protected_accessible_base(target, base)
        };
        if !self.flags(base).contains(TypeFlags::INTERSECTION) {
            return is_or_has(base);
        }
        let members = self.constituents(base);
        members.iter().any(|&member| !self.is_mixin_constructor_type(member) && is_or_has(member))
    }
}
