//! Functions and parameters as the checker's rooms look at them, whatever syntax they are written in.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    ArrowFunctionBody, ArrowFunctionExpression, Expression, FormalParameter, FormalParameters, Function, FunctionBody,
    MethodDefinitionKind, ObjectProperty, PropertyKind, Statement, TSMethodSignatureKind, TSThisParameter,
    TSTypeAnnotation, TSTypeParameterDeclaration,
};

use super::Checker;
use crate::base::NodeRef;

/// A function that may have a body. Its node is the `Function` or `ArrowFunctionExpression`, also for methods and
/// accessors, whose `MethodDefinition` or `ObjectProperty` is the parent.
#[derive(Clone, Copy)]
pub enum FunctionLike<'p> {
    /// A function declaration or expression, or what a method, accessor or constructor wraps.
    Function(&'p Function<'p>),
    /// An arrow function.
    Arrow(&'p ArrowFunctionExpression<'p>),
}

/// What a function runs.
#[derive(Clone, Copy)]
pub enum Body<'p> {
    /// Statements.
    Block(&'p FunctionBody<'p>),
    /// The one expression of an arrow function.
    Expression(&'p Expression<'p>),
}

impl<'p> FunctionLike<'p> {
    /// The function that `kind` is, if it is one.
    pub fn of(kind: AstKind<'p>) -> Option<Self> {
        match kind {
            AstKind::Function(function) => Some(Self::Function(function)),
            AstKind::ArrowFunctionExpression(arrow) => Some(Self::Arrow(arrow)),
            _ => None,
        }
    }

    /// Parameters without `this`.
    pub fn params(self) -> &'p FormalParameters<'p> {
        match self {
            Self::Function(function) => &function.params,
            Self::Arrow(arrow) => &arrow.params,
        }
    }

    /// The `this` parameter.
    pub fn this_param(self) -> Option<&'p TSThisParameter<'p>> {
        match self {
            Self::Function(function) => function.this_param.as_deref(),
            Self::Arrow(_) => None,
        }
    }

    /// Own type parameters.
    pub fn type_parameters(self) -> Option<&'p TSTypeParameterDeclaration<'p>> {
        match self {
            Self::Function(function) => function.type_parameters.as_deref(),
            Self::Arrow(arrow) => arrow.type_parameters.as_deref(),
        }
    }

    /// Return type annotation.
    pub fn return_type(self) -> Option<&'p TSTypeAnnotation<'p>> {
        match self {
            Self::Function(function) => function.return_type.as_deref(),
            Self::Arrow(arrow) => arrow.return_type.as_deref(),
        }
    }

    /// Body; a signature without implementation has none.
    pub fn body(self) -> Option<Body<'p>> {
        match self {
            Self::Function(function) => function.body.as_deref().map(Body::Block),
            Self::Arrow(arrow) => Some(match &arrow.body {
                ArrowFunctionBody::FunctionBody(body) => Body::Block(body),
                body => Body::Expression(body.as_expression()?),
            }),
        }
    }

    /// The expression that a call gives, where the function does nothing else.
    pub fn single_return(self) -> Option<&'p Expression<'p>> {
        match self.body().filter(|_| !self.is_async() && !self.is_generator())? {
            Body::Expression(expression) => Some(expression),
            Body::Block(body) => match &body.statements[..] {
                [Statement::ReturnStatement(statement)] => statement.argument.as_ref(),
                _ => None,
            },
        }
    }

    /// `async`
    pub fn is_async(self) -> bool {
        match self {
            Self::Function(function) => function.r#async,
            Self::Arrow(arrow) => arrow.r#async,
        }
    }

    /// `function*`
    pub fn is_generator(self) -> bool {
        match self {
            Self::Function(function) => function.generator,
            Self::Arrow(_) => false,
        }
    }
}

impl<'p> Checker<'p> {
    /// The function that `node` is; a method or accessor gives the function that it wraps.
    pub fn function_like(&self, node: NodeRef) -> Option<(NodeRef, FunctionLike<'p>)> {
        let node = match self.kind(node) {
            AstKind::MethodDefinition(method) => node.at(method.value.node_id()),
            AstKind::ObjectProperty(property) if is_method_syntax(property) => node.at(property.value.node_id()),
            _ => node,
        };
        Some((node, FunctionLike::of(self.kind(node))?))
    }

    /// The method, accessor or property that a `Function` node is the value of, or the node itself: what declares its
    /// symbol.
    pub fn declaration_of_function(&self, function: NodeRef) -> NodeRef {
        match self.kind(function) {
            AstKind::Function(_) => match self.kind(self.parent(function)) {
                AstKind::MethodDefinition(_) => self.parent(function),
                _ => self.method_property(function).unwrap_or(function),
            },
            _ => function,
        }
    }

    /// Whether a `Function` or arrow node stands as an expression. TypeScript: isFunctionExpressionOrArrowFunction
    pub fn is_function_expression_or_arrow_function(&self, function: NodeRef) -> bool {
        self.tree(function.file).is_function_expression(function.node)
    }

    /// TypeScript: isFunctionExpressionOrArrowFunction, isObjectLiteralMethod
    pub fn is_function_expression_or_object_literal_method(&self, function: NodeRef) -> bool {
        self.is_function_expression_or_arrow_function(function) || self.is_object_literal_method(function)
    }

    /// Whether a `Function` node is a method of an object literal, `{ m() {} }`. TypeScript: isObjectLiteralMethod
    pub fn is_object_literal_method(&self, function: NodeRef) -> bool {
        self.method_property(function)
            .is_some_and(|property| matches!(self.kind(property), AstKind::ObjectProperty(property) if property.method))
    }

    /// The `ObjectProperty` whose method or accessor a `Function` node is.
    pub fn method_property(&self, function: NodeRef) -> Option<NodeRef> {
        let member = function.at(self.tree(function.file).member_of_function(function.node)?);
        matches!(self.kind(member), AstKind::ObjectProperty(_)).then_some(member)
    }

    /// Whether a signature's declaration is a method, method signature or constructor, whose parameters are compared
    /// both ways. TypeScript: the kinds that compareSignaturesRelated and inferFromSignature single out
    pub fn is_bivariant_declaration(&self, declaration: NodeRef) -> bool {
        match self.kind(declaration) {
            AstKind::TSMethodSignature(method) => method.kind == TSMethodSignatureKind::Method,
            AstKind::Function(_) => match self.kind(self.parent(declaration)) {
                AstKind::MethodDefinition(method) => {
                    matches!(method.kind, MethodDefinitionKind::Method | MethodDefinitionKind::Constructor)
                }
                _ => self.is_object_literal_method(declaration),
            },
            _ => false,
        }
    }

    /// The innermost function around `node`, without `node` itself. TypeScript: getContainingFunction
    pub fn containing_function(&self, node: NodeRef) -> Option<NodeRef> {
        let mut node = node;
        loop {
            let parent = self.parent(node);
            if parent == node {
                return None;
            }
            if FunctionLike::of(self.kind(parent)).is_some() {
                return Some(parent);
            }
            node = parent;
        }
    }

    /// The call whose callee is the function expression itself.
    /// TypeScript: getImmediatelyInvokedFunctionExpression
    pub fn immediately_invoked_function_expression(&self, function: NodeRef) -> Option<NodeRef> {
        self.tree(function.file).immediate_call(function.node).map(|call| function.at(call))
    }

    /// The expression inside of parentheses. TypeScript: skipParentheses
    pub fn skip_parentheses(&self, expression: NodeRef) -> NodeRef {
        let mut inner = expression;
        while let AstKind::ParenthesizedExpression(parenthesized) = self.kind(inner) {
            inner = inner.at(parenthesized.expression.node_id());
        }
        inner
    }

    /// The outermost of the parentheses around `node`, or `node`. TypeScript: walkUpParenthesizedExpressions
    pub fn walk_up_parenthesized_expressions(&self, node: NodeRef) -> NodeRef {
        let mut node = node;
        while matches!(self.kind(self.parent(node)), AstKind::ParenthesizedExpression(_)) {
            node = self.parent(node);
        }
        node
    }

    /// The parameter that a declaration of a parameter stands for; `None` for a rest parameter.
    pub fn formal_parameter(&self, declaration: NodeRef) -> Option<&'p FormalParameter<'p>> {
        match self.kind(declaration) {
            AstKind::FormalParameter(parameter) => Some(parameter),
            AstKind::BindingIdentifier(_) => match self.kind(self.parent(declaration)) {
                AstKind::FormalParameter(parameter) => Some(parameter),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether the property is a method or accessor rather than `name: value`.
fn is_method_syntax(property: &ObjectProperty<'_>) -> bool {
    property.method || property.kind != PropertyKind::Init
}
