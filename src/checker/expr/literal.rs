//! Templates, and literals in places that can change.

use oxc_ast::ast::TemplateLiteral;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, ContextFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{LiteralValue, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: checkTemplateExpression
    pub(super) fn check_template_expression(&self, node: NodeRef, template: &'p TemplateLiteral<'p>) -> TypeId {
        let texts: Vec<Name> = template
            .quasis
            .iter()
            .map(|quasi| quasi.value.cooked.map_or(Name::EMPTY, |text| self.intern(&text)))
            .collect();
        if template.expressions.is_empty() {
            return self.fresh_type_of_literal_type(self.string_literal_type(texts[0]));
        }
        let types: Vec<TypeId> = template
            .expressions
            .iter()
            .map(|expression| {
                let ty = self.check_expression(node.at(expression.node_id()));
                if self.is_type_assignable_to(ty, self.t.template_constraint) { ty } else { self.t.string }
            })
            .collect();
        if let Some(LiteralValue::String(text)) = self.evaluate_template(node, template)
            && text != Name::EMPTY
        {
            return self.fresh_type_of_literal_type(self.string_literal_type(text));
        }
        let contextual = || self.contextual_type(node, ContextFlags::empty()).unwrap_or(self.t.unknown);
        if self.is_const_context(node)
            || self.is_template_literal_context(node)
            || self.some_type(contextual(), &mut |part| self.is_template_literal_contextual_type(part))
        {
            return self.template_literal_type(&texts, &types);
        }
        self.t.string
    }

    /// TypeScript: isTemplateLiteralContext
    fn is_template_literal_context(&self, node: NodeRef) -> bool {
        let parent = self.parent(node);
        match self.kind(parent) {
            oxc_ast::AstKind::ParenthesizedExpression(_) => self.is_template_literal_context(parent),
            oxc_ast::AstKind::ComputedMemberExpression(member) => member.expression.node_id() == node.node,
            _ => false,
        }
    }

    /// TypeScript: isTemplateLiteralContextualType
    fn is_template_literal_contextual_type(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        flags.intersects(TypeFlags::STRING_LITERAL | TypeFlags::TEMPLATE_LITERAL)
            || flags.intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE)
                && self.maybe_type_of_kind(
                    self.base_constraint_of_type(ty).unwrap_or(self.t.unknown),
                    TypeFlags::STRING_LIKE,
                )
    }

    /// The type of an expression that will be stored where it can change: literals widen, unless the context has room
    /// for them. TypeScript: checkExpressionForMutableLocation
    pub fn check_expression_for_mutable_location(&self, node: NodeRef) -> TypeId {
        self.check_expression_for_mutable_location_with(node, CheckMode::empty(), false)
    }

    /// As [`Self::check_expression_for_mutable_location`], in a mode.
    pub fn check_expression_for_mutable_location_with(
        &self,
        node: NodeRef,
        mode: CheckMode,
        force_tuple: bool,
    ) -> TypeId {
        let ty = self.check_expression_worker(node, mode, force_tuple);
        if self.is_const_context(node) {
            return self.regular_type_of_literal_type(ty);
        }
        if matches!(self.kind(node), oxc_ast::AstKind::TSAsExpression(_) | oxc_ast::AstKind::TSTypeAssertion(_)) {
            return ty;
        }
        let contextual = self.contextual_type(node, ContextFlags::empty());
        let contextual = self.instantiate_contextual_type(contextual, node, ContextFlags::empty());
        self.widened_literal_like_type_for_contextual_type(ty, contextual)
    }
}
