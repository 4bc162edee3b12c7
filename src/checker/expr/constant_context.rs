//! Places where literals keep their types: `as const`, and arguments for `const` type parameters.

use oxc_ast::AstKind;
use oxc_ast::ast::TSType;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::ContextFlags;

impl Checker<'_> {
    /// Whether an expression stands below `as const` or where a `const` type parameter is inferred.
    /// TypeScript: isConstContext
    pub fn is_const_context(&self, node: NodeRef) -> bool {
        let parent = self.parent(node);
        match self.kind(parent) {
            AstKind::TSAsExpression(assertion) if is_const_type_reference(&assertion.type_annotation) => return true,
            AstKind::TSTypeAssertion(assertion) if is_const_type_reference(&assertion.type_annotation) => return true,
            _ => {}
        }
        if self.is_valid_const_assertion_argument(node)
            && self
                .contextual_type(node, ContextFlags::empty())
                .is_some_and(|contextual| self.is_const_type_variable(contextual))
        {
            return true;
        }
        match self.kind(parent) {
            AstKind::ParenthesizedExpression(_)
            | AstKind::ArrayExpression(_)
            | AstKind::SpreadElement(_)
            | AstKind::TemplateLiteral(_) => self.is_const_context(parent),
            AstKind::ObjectProperty(_) => self.is_const_context(self.parent(parent)),
            _ => false,
        }
    }

    /// TypeScript: isValidConstAssertionArgument
    fn is_valid_const_assertion_argument(&self, node: NodeRef) -> bool {
        match self.kind(node) {
            AstKind::StringLiteral(_)
            | AstKind::NumericLiteral(_)
            | AstKind::BigIntLiteral(_)
            | AstKind::BooleanLiteral(_)
            | AstKind::ArrayExpression(_)
            | AstKind::ObjectExpression(_)
            | AstKind::TemplateLiteral(_) => true,
            AstKind::ParenthesizedExpression(inner) => {
                self.is_valid_const_assertion_argument(node.at(inner.expression.node_id()))
            }
            AstKind::UnaryExpression(unary) => matches!(
                unary.argument,
                oxc_ast::ast::Expression::NumericLiteral(_) | oxc_ast::ast::Expression::BigIntLiteral(_)
            ),
            AstKind::StaticMemberExpression(_) | AstKind::ComputedMemberExpression(_) => self
                .resolve_entity_name(self.accessed_object(node), crate::checker::SymbolFlags::VALUE)
                .is_some_and(|symbol| self.symbol(symbol).flags.get().intersects(crate::checker::SymbolFlags::ENUM)),
            _ => false,
        }
    }
}

/// The `const` of `as const`. TypeScript: isConstTypeReference
pub(in crate::checker) fn is_const_type_reference(ty: &TSType<'_>) -> bool {
    matches!(ty, TSType::TSTypeReference(reference)
        if reference.type_arguments.is_none()
            && matches!(&reference.type_name, oxc_ast::ast::TSTypeName::IdentifierReference(name) if name.name == "const"))
}
