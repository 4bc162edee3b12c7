//! Which references are read only when somebody asks: those in the body of an alias that may lead back to it.

use oxc_ast::AstKind;
use oxc_ast::ast::{TSTupleElement, TSType, TSTypeOperatorOperator};

use super::nodes::rest_operand;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;

impl<'p> Checker<'p> {
    /// Whether the arguments of the array, tuple or type reference `node` must wait.
    /// TypeScript: isDeferredTypeReferenceNode
    pub fn is_deferred_type_reference_node(&self, node: NodeRef, has_default_type_arguments: bool) -> bool {
        if self.alias_for_type_node(node).is_some() {
            return true;
        }
        if !self.is_resolved_by_type_alias(node) {
            return false;
        }
        match self.kind(node) {
            AstKind::TSArrayType(array) => self.may_resolve_type_alias(node, &array.element_type),
            AstKind::TSTupleType(tuple) => {
                tuple.element_types.iter().any(|element| self.element_may_resolve_type_alias(node, element))
            }
            AstKind::TSTypeReference(reference) => {
                has_default_type_arguments
                    || reference.type_arguments.as_ref().is_some_and(|arguments| {
                        arguments.params.iter().any(|argument| self.may_resolve_type_alias(node, argument))
                    })
            }
            _ => false,
        }
    }

    /// Whether `node` is evaluated while an alias around it is. TypeScript: isResolvedByTypeAlias
    fn is_resolved_by_type_alias(&self, node: NodeRef) -> bool {
        let mut host = self.parent(node);
        let mut from_label = false;
        loop {
            let label = matches!(self.kind(host), AstKind::TSNamedTupleMember(_));
            match self.kind(host) {
                AstKind::TSParenthesizedType(_)
                | AstKind::TSNamedTupleMember(_)
                | AstKind::TSTypeReference(_)
                | AstKind::TSUnionType(_)
                | AstKind::TSIntersectionType(_)
                | AstKind::TSIndexedAccessType(_)
                | AstKind::TSConditionalType(_)
                | AstKind::TSTypeOperator(_)
                | AstKind::TSArrayType(_)
                | AstKind::TSTupleType(_) => {}
                // `...label: T` is one node in TypeScript.
                AstKind::TSRestType(_) if from_label => {}
                AstKind::TSTypeParameterInstantiation(_)
                    if matches!(self.kind(self.parent(host)), AstKind::TSTypeReference(_)) => {}
                AstKind::TSTypeAliasDeclaration(_) => return true,
                _ => return false,
            }
            from_label = label;
            host = self.parent(host);
        }
    }

    /// Whether reading `ty` may evaluate an alias. TypeScript: mayResolveTypeAlias
    fn may_resolve_type_alias(&self, near: NodeRef, ty: &TSType<'p>) -> bool {
        match ty {
            TSType::TSTypeReference(_) => self
                .resolve_type_reference_name(near.at(ty.node_id()), SymbolFlags::TYPE)
                .is_some_and(|symbol| self.symbol(symbol).flags.get().contains(SymbolFlags::TYPE_ALIAS)),
            TSType::TSTypeQuery(_) => true,
            TSType::TSTypeOperatorType(operator) => {
                operator.operator != TSTypeOperatorOperator::Unique
                    && self.may_resolve_type_alias(near, &operator.type_annotation)
            }
            TSType::TSParenthesizedType(inner) => self.may_resolve_type_alias(near, &inner.type_annotation),
            TSType::TSNamedTupleMember(member) => self.element_may_resolve_type_alias(near, &member.element_type),
            TSType::TSUnionType(union) => union.types.iter().any(|ty| self.may_resolve_type_alias(near, ty)),
            TSType::TSIntersectionType(intersection) => {
                intersection.types.iter().any(|ty| self.may_resolve_type_alias(near, ty))
            }
            TSType::TSIndexedAccessType(access) => {
                self.may_resolve_type_alias(near, &access.object_type)
                    || self.may_resolve_type_alias(near, &access.index_type)
            }
            TSType::TSConditionalType(conditional) => {
                [&conditional.check_type, &conditional.extends_type, &conditional.true_type, &conditional.false_type]
                    .into_iter()
                    .any(|ty| self.may_resolve_type_alias(near, ty))
            }
            _ => false,
        }
    }

    fn element_may_resolve_type_alias(&self, near: NodeRef, element: &TSTupleElement<'p>) -> bool {
        match element {
            TSTupleElement::TSOptionalType(optional) => self.may_resolve_type_alias(near, &optional.type_annotation),
            TSTupleElement::TSRestType(rest) => match &rest.type_annotation {
                TSType::TSArrayType(array) => self.may_resolve_type_alias(near, &array.element_type),
                TSType::TSNamedTupleMember(_) => self.may_resolve_type_alias(near, rest_operand(&rest.type_annotation)),
                _ => true,
            },
            _ => element.as_ts_type().is_some_and(|ty| self.may_resolve_type_alias(near, ty)),
        }
    }
}
