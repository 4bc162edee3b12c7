//! Calls that flow depends on: type guards, assertions, and functions that never return.

use oxc_ast::AstKind;
use oxc_ast::ast::{BinaryOperator, Expression, IdentifierReference};

use crate::base::NodeRef;
use crate::checker::flags::{CheckFlags, CheckMode, IterationUse, SymbolFlags, TypeFlags};
use crate::checker::types::{SignatureId, SymbolId, TypeId};
use crate::checker::{Checker, SignatureKind};

impl<'p> Checker<'p> {
    /// The signature of a call (or of the `Symbol.hasInstance` behind `instanceof`), if it has a predicate or never
    /// returns. TypeScript: getEffectsSignature
    pub fn effects_signature(&self, node: NodeRef) -> Option<SignatureId> {
        if let Some(&known) = self.flow.effects_signatures.borrow().get(&node) {
            return known;
        }
        let (signature, tainted) = self.decide(|| self.find_effects_signature(node));
        match tainted {
            Some(unsupported) => self.taint(unsupported),
            None => {
                self.flow.effects_signatures.borrow_mut().insert(node, signature);
            }
        }
        signature
    }

    fn find_effects_signature(&self, node: NodeRef) -> Option<SignatureId> {
        let function = self.function_type_with_effects(node)?;
        if self.is_unsupported(function) {
            self.taint(function);
            return None;
        }
        let signatures = self.signatures_of_type(self.apparent_type(function), SignatureKind::Call);
        let candidate = match *signatures {
            [only] if self.signature(only).type_parameters.get().is_none() => only,
            _ => {
                let has_effects =
                    signatures.iter().any(|&signature| self.has_type_predicate_or_never_return(signature));
                if !has_effects {
                    return None;
                }
                self.resolved_signature_with_effects(node)?
            }
        };
        self.has_type_predicate_or_never_return(candidate).then_some(candidate)
    }

    /// The overload that a call resolves to.
    fn resolved_signature_with_effects(&self, node: NodeRef) -> Option<SignatureId> {
        if !matches!(self.kind(node), AstKind::CallExpression(_)) {
            self.taint(self.unsupported_at("an overloaded Symbol.hasInstance", node.file, &self.kind(node)));
            return None;
        }
        let signature = self.resolved_signature(node, CheckMode::NORMAL);
        if let Some(unsupported) = self.signature(signature).return_type.get().filter(|&ty| self.is_unsupported(ty)) {
            self.taint(unsupported);
        }
        Some(signature)
    }

    /// The type of what a call calls. In a statement, only what is declared counts: inferring it may need the flow that
    /// depends on the answer.
    fn function_type_with_effects(&self, node: NodeRef) -> Option<TypeId> {
        let tree = self.tree(node.file);
        let call = match tree.kind(node.node) {
            AstKind::BinaryExpression(binary) if binary.operator == BinaryOperator::Instanceof => {
                let right = self.check_non_null_expression(node.at(tree.of(&binary.right)));
                return self.symbol_has_instance_method_of_object_type(right);
            }
            AstKind::CallExpression(call) => call,
            _ => return None,
        };
        let callee = node.at(tree.of(&call.callee));
        if matches!(tree.parent_kind(node.node), AstKind::ExpressionStatement(_)) {
            return self.type_of_dotted_name(callee);
        }
        if matches!(call.callee, Expression::Super(_)) {
            return None;
        }
        Some(if tree.is_optional_chain(node.node) {
            self.check_non_null_type(self.optional_expression_type(self.check_expression(callee), node, callee), callee)
        } else {
            self.check_non_null_expression(callee)
        })
    }

    /// TypeScript: hasTypePredicateOrNeverReturnType
    fn has_type_predicate_or_never_return(&self, signature: SignatureId) -> bool {
        self.type_predicate_of_signature(signature).is_some()
            || self.signature(signature).declaration.is_some_and(|declaration| {
                let return_type = self.return_type_from_annotation(declaration).unwrap_or(self.t.unknown);
                if self.is_unsupported(return_type) {
                    self.taint(return_type);
                }
                self.flags(return_type).intersects(TypeFlags::NEVER)
            })
    }

    /// TypeScript: getSymbolHasInstanceMethodOfObjectType
    fn symbol_has_instance_method_of_object_type(&self, ty: TypeId) -> Option<TypeId> {
        if self.is_unsupported(ty) {
            return Some(ty);
        }
        if !self.every_type(ty, &mut |ty| self.is_type_assignable_to_kind(ty, TypeFlags::NON_PRIMITIVE, false)) {
            return None;
        }
        let name = self.property_name_for_known_symbol_name("hasInstance")?;
        let method = self.type_of_property_of_type(ty, name)?;
        (self.is_unsupported(method) || !self.signatures_of_type(method, SignatureKind::Call).is_empty())
            .then_some(method)
    }

    /// The type of `a.b.c`, if every part of it says its type. TypeScript: getTypeOfDottedName
    fn type_of_dotted_name(&self, node: NodeRef) -> Option<TypeId> {
        let tree = self.tree(node.file);
        match tree.kind(node.node) {
            AstKind::IdentifierReference(identifier) => {
                let Some(symbol) = self.resolved_symbol(node) else {
                    return Some(self.unresolved_name(node, identifier));
                };
                self.explicit_type_of_symbol(symbol)
            }
            AstKind::ThisExpression(_) => self.explicit_this_type(node),
            AstKind::Super(_) => Some(self.check_super_expression(node)),
            AstKind::StaticMemberExpression(access) => {
                let object = self.type_of_dotted_name(node.at(tree.of(&access.object)))?;
                if self.is_unsupported(object) {
                    return Some(object);
                }
                self.explicit_type_of_symbol(self.property_of_type(object, self.intern(&access.property.name))?)
            }
            AstKind::PrivateFieldExpression(access) => {
                let object = self.type_of_dotted_name(node.at(tree.of(&access.object)))?;
                let name = self.private_name(self.ty(object).symbol?, self.intern(&access.field.name));
                self.explicit_type_of_symbol(self.property_of_type(object, name)?)
            }
            AstKind::ParenthesizedExpression(inner) => self.type_of_dotted_name(node.at(tree.of(&inner.expression))),
            _ => None,
        }
    }

    fn unresolved_name(&self, node: NodeRef, identifier: &IdentifierReference<'p>) -> TypeId {
        self.unsupported_at("a name that is not found", node.file, identifier)
    }

    /// The type of a symbol, if its declaration says it. TypeScript: getExplicitTypeOfSymbol
    fn explicit_type_of_symbol(&self, symbol: SymbolId) -> Option<TypeId> {
        let symbol = self.resolve_symbol(symbol)?;
        let flags = self.symbol(symbol).flags.get();
        let says_its_type =
            SymbolFlags::FUNCTION | SymbolFlags::METHOD | SymbolFlags::CLASS | SymbolFlags::VALUE_MODULE;
        if flags.intersects(says_its_type) {
            return Some(self.type_of_symbol(symbol));
        }
        if !flags.intersects(SymbolFlags::VARIABLE | SymbolFlags::PROPERTY) {
            return None;
        }
        if self.symbol(symbol).check_flags.get().intersects(CheckFlags::MAPPED)
            && let Some(origin) = self.symbol(symbol).links.synthetic_origin.get()
            && self.explicit_type_of_symbol(origin).is_some()
        {
            return Some(self.type_of_symbol(symbol));
        }
        let declaration = self.symbol(symbol).value_declaration.get()?;
        if self.has_explicit_type_annotation(declaration) {
            return Some(self.type_of_symbol(symbol));
        }
        self.explicit_type_of_loop_variable(declaration)
    }

    /// TypeScript: isDeclarationWithExplicitTypeAnnotation
    fn has_explicit_type_annotation(&self, declaration: NodeRef) -> bool {
        match self.kind(declaration) {
            AstKind::TSThisParameter(parameter) => parameter.type_annotation.is_some(),
            _ => self.effective_type_annotation(declaration).is_some(),
        }
    }

    /// `for (const x of xs)`, where `xs` says its type.
    fn explicit_type_of_loop_variable(&self, declaration: NodeRef) -> Option<TypeId> {
        let declarator = self.variable_declarator_of_name(declaration)?;
        let AstKind::ForOfStatement(statement) = self.kind(self.parent(self.parent(declarator))) else { return None };
        let iterable = self.type_of_dotted_name(declaration.at(self.tree(declaration.file).of(&statement.right)))?;
        let iteration_use = if statement.r#await { IterationUse::FOR_AWAIT_OF } else { IterationUse::FOR_OF };
        self.iterated_type_or_element_type(iteration_use, iterable)
    }

    /// The type that a function says `this` has inside of it. TypeScript: getExplicitThisType
    fn explicit_this_type(&self, node: NodeRef) -> Option<TypeId> {
        let container = self.this_container(node, false);
        if let Some(signature) = self.signature_from_declaration(container)
            && let Some(this_parameter) = self.signature(signature).this_parameter.get()
        {
            return self.explicit_type_of_symbol(this_parameter);
        }
        let member = match self.kind(container) {
            AstKind::Function(_) => self.declaration_of_function(container),
            _ => container,
        };
        let body = self.parent(member);
        if !matches!(self.kind(body), AstKind::ClassBody(_)) {
            return None;
        }
        let class = self.symbol_of_node(self.parent(body))?;
        let is_static = match self.kind(member) {
            AstKind::StaticBlock(_) => true,
            _ => self.modifier_flags(member).contains(crate::checker::modifiers::ModifierFlags::STATIC),
        };
        if is_static {
            return Some(self.type_of_symbol(class));
        }
        let declared = self.declared_type_of_class_or_interface(class);
        self.interface_type(declared).and_then(|interface| interface.this_type)
    }
}
