//! Which expressions need a contextual type before they have a type of their own.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    AccessorProperty, ArrayExpressionElement, ArrowFunctionExpression, Expression, Function, ObjectPropertyKind,
    PropertyDefinition, PropertyKind, ReturnStatement, StaticBlock, TSInterfaceDeclaration, TSThisType, ThisExpression,
    YieldExpression,
};
use oxc_ast_visit::{Visit, walk};
use oxc_syntax::operator::LogicalOperator;
use oxc_syntax::scope::ScopeFlags;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::function_like::{Body, FunctionLike};

impl Checker<'_> {
    /// Whether the type of an expression, or of a member of an object literal, depends on what is asked of it.
    /// TypeScript: isContextSensitive
    pub fn is_context_sensitive(&self, node: NodeRef) -> bool {
        match self.kind(node) {
            AstKind::Function(function) => is_sensitive_function(FunctionLike::Function(function)),
            AstKind::ArrowFunctionExpression(arrow) => is_sensitive_function(FunctionLike::Arrow(arrow)),
            AstKind::ObjectProperty(property) => is_sensitive_property(property),
            AstKind::ObjectExpression(object) => object.properties.iter().any(is_sensitive_member),
            AstKind::ArrayExpression(array) => array.elements.iter().any(is_sensitive_element),
            AstKind::ConditionalExpression(conditional) => {
                is_sensitive(&conditional.consequent) || is_sensitive(&conditional.alternate)
            }
            AstKind::LogicalExpression(logical) => is_sensitive_logical(logical),
            AstKind::ParenthesizedExpression(inner) => is_sensitive(&inner.expression),
            AstKind::YieldExpression(node) => node.argument.as_ref().is_some_and(is_sensitive),
            _ => false,
        }
    }

    /// Whether a function has parameters, or a `this`, that get their types from the context.
    /// TypeScript: hasContextSensitiveParameters
    pub fn has_context_sensitive_parameters(&self, function: NodeRef) -> bool {
        FunctionLike::of(self.kind(function)).is_some_and(has_context_sensitive_parameters)
    }

    /// TypeScript: isContextSensitiveFunctionOrObjectLiteralMethod
    pub fn is_context_sensitive_function_or_object_literal_method(&self, function: NodeRef) -> bool {
        let is_expression = self.is_function_expression_or_object_literal_method(function);
        is_expression && self.is_context_sensitive(function)
    }
}

fn is_sensitive(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::FunctionExpression(function) => is_sensitive_function(FunctionLike::Function(function)),
        Expression::ArrowFunctionExpression(arrow) => is_sensitive_function(FunctionLike::Arrow(arrow)),
        Expression::ObjectExpression(object) => object.properties.iter().any(is_sensitive_member),
        Expression::ArrayExpression(array) => array.elements.iter().any(is_sensitive_element),
        Expression::ConditionalExpression(conditional) => {
            is_sensitive(&conditional.consequent) || is_sensitive(&conditional.alternate)
        }
        Expression::LogicalExpression(logical) => is_sensitive_logical(logical),
        Expression::ParenthesizedExpression(inner) => is_sensitive(&inner.expression),
        Expression::YieldExpression(node) => node.argument.as_ref().is_some_and(is_sensitive),
        _ => false,
    }
}

fn is_sensitive_logical(logical: &oxc_ast::ast::LogicalExpression<'_>) -> bool {
    logical.operator != LogicalOperator::And && (is_sensitive(&logical.left) || is_sensitive(&logical.right))
}

fn is_sensitive_member(member: &ObjectPropertyKind<'_>) -> bool {
    match member {
        ObjectPropertyKind::ObjectProperty(property) => is_sensitive_property(property),
        ObjectPropertyKind::SpreadProperty(_) => false,
    }
}

/// Accessors and `{ name }` are not.
fn is_sensitive_property(property: &oxc_ast::ast::ObjectProperty<'_>) -> bool {
    property.kind == PropertyKind::Init && !property.shorthand && is_sensitive(&property.value)
}

fn is_sensitive_element(element: &ArrayExpressionElement<'_>) -> bool {
    element.as_expression().is_some_and(is_sensitive)
}

/// TypeScript: isContextSensitiveFunctionLikeDeclaration
fn is_sensitive_function(function: FunctionLike<'_>) -> bool {
    has_context_sensitive_parameters(function)
        || has_context_sensitive_return_expression(function)
        || function.is_generator() && has_context_sensitive_yield_expression(function)
}

/// TypeScript: hasContextSensitiveParameters
fn has_context_sensitive_parameters(function: FunctionLike<'_>) -> bool {
    if function.type_parameters().is_some() {
        return false;
    }
    let params = function.params();
    let is_untyped = params.items.iter().any(|parameter| parameter.type_annotation.is_none())
        || params.rest.as_ref().is_some_and(|rest| rest.type_annotation.is_none())
        || function.this_param().is_some_and(|this| this.type_annotation.is_none());
    is_untyped
        || match function {
            FunctionLike::Function(node) => node.this_param.is_none() && contains_this(node),
            FunctionLike::Arrow(_) => false,
        }
}

/// TypeScript: hasContextSensitiveReturnExpression
fn has_context_sensitive_return_expression(function: FunctionLike<'_>) -> bool {
    if function.type_parameters().is_some() || function.return_type().is_some() {
        return false;
    }
    match function.body() {
        Some(Body::Expression(expression)) => is_sensitive(expression),
        Some(Body::Block(body)) => {
            let mut returns = SensitiveReturns { found: false };
            returns.visit_statements(&body.statements);
            returns.found
        }
        None => false,
    }
}

/// TypeScript: hasContextSensitiveYieldExpression
fn has_context_sensitive_yield_expression(function: FunctionLike<'_>) -> bool {
    let Some(Body::Block(body)) = function.body() else { return false };
    let mut yields = SensitiveYields { found: false };
    yields.visit_statements(&body.statements);
    yields.found
}

/// Looks at what a function returns, and not into expressions. TypeScript: forEachReturnStatement
struct SensitiveReturns {
    found: bool,
}

impl<'a> Visit<'a> for SensitiveReturns {
    fn visit_return_statement(&mut self, statement: &ReturnStatement<'a>) {
        self.found |= statement.argument.as_ref().is_some_and(is_sensitive);
    }
    fn visit_expression(&mut self, _: &Expression<'a>) {}
    fn visit_function(&mut self, _: &Function<'a>, _: ScopeFlags) {}
    fn visit_class(&mut self, _: &oxc_ast::ast::Class<'a>) {}
    fn visit_variable_declaration(&mut self, _: &oxc_ast::ast::VariableDeclaration<'a>) {}
}

/// Looks at what a generator yields. TypeScript: forEachYieldExpression
struct SensitiveYields {
    found: bool,
}

impl<'a> Visit<'a> for SensitiveYields {
    fn visit_yield_expression(&mut self, node: &YieldExpression<'a>) {
        self.found |= node.argument.as_ref().is_some_and(is_sensitive);
        walk::walk_yield_expression(self, node);
    }
    fn visit_function(&mut self, _: &Function<'a>, _: ScopeFlags) {}
    fn visit_arrow_function_expression(&mut self, _: &ArrowFunctionExpression<'a>) {}
}

/// Whether a function mentions its own `this`. TypeScript: NodeFlags.ContainsThis
fn contains_this(function: &Function<'_>) -> bool {
    let mut this = ContainsThis { found: false };
    walk::walk_function(&mut this, function, ScopeFlags::Function);
    this.found
}

struct ContainsThis {
    found: bool,
}

impl<'a> Visit<'a> for ContainsThis {
    fn visit_this_expression(&mut self, _: &ThisExpression) {
        self.found = true;
    }
    fn visit_ts_this_type(&mut self, _: &TSThisType) {
        self.found = true;
    }
    fn visit_function(&mut self, _: &Function<'a>, _: ScopeFlags) {}
    fn visit_static_block(&mut self, _: &StaticBlock<'a>) {}
    fn visit_ts_interface_declaration(&mut self, _: &TSInterfaceDeclaration<'a>) {}
    fn visit_property_definition(&mut self, property: &PropertyDefinition<'a>) {
        if property.value.is_none() {
            walk::walk_property_definition(self, property);
        }
    }
    fn visit_accessor_property(&mut self, property: &AccessorProperty<'a>) {
        if property.value.is_none() {
            walk::walk_accessor_property(self, property);
        }
    }
}
