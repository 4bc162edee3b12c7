//! Type guards that are not declared as such: a function that returns what a condition on its parameter gives.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, FormalParameter, MethodDefinitionKind, PropertyKind, Statement};

use super::graph::{Flow, FlowKind, FlowNode};
use super::reference::Reference;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::function_like::Body;
use crate::checker::types::{TypeId, TypePredicate};

impl<'p> Checker<'p> {
    /// The predicate that a function's body amounts to. TypeScript: getTypePredicateFromBody
    ///
    /// When it cannot be known, the predicate has an unsupported type.
    pub fn type_predicate_from_body(&self, function: NodeRef) -> Option<TypePredicate> {
        let (node, syntax) = self.function_like(function)?;
        if self.is_accessor_or_constructor(node) || syntax.is_async() || syntax.is_generator() {
            return None;
        }
        let expression = match syntax.body()? {
            Body::Expression(expression) => self.tree(node.file).of(expression),
            Body::Block(body) => {
                let expression = single_returned_expression(&body.statements)?;
                let (falls_through, tainted) = self.decide(|| self.function_has_implicit_return(node));
                if let Some(unsupported) = tainted {
                    return self.predicate_of_parameter(node, 0, unsupported);
                }
                if falls_through {
                    return None;
                }
                self.tree(node.file).of(expression)
            }
        };
        self.expression_refines_any_parameter(node, node.at(expression))
    }

    fn is_accessor_or_constructor(&self, function: NodeRef) -> bool {
        match self.kind(self.parent(function)) {
            AstKind::MethodDefinition(method) => method.kind != MethodDefinitionKind::Method,
            AstKind::ObjectProperty(property) => property.kind != PropertyKind::Init,
            _ => false,
        }
    }

    fn parameters_of(&self, function: NodeRef) -> (&'p [FormalParameter<'p>], usize) {
        match self.function_like(function) {
            // A `this` parameter counts, as in TypeScript.
            Some((_, syntax)) => (&syntax.params().items, usize::from(syntax.this_param().is_some())),
            None => (&[], 0),
        }
    }

    fn predicate_of_parameter(&self, function: NodeRef, index: usize, ty: TypeId) -> Option<TypePredicate> {
        let (parameters, offset) = self.parameters_of(function);
        let name = parameters.get(index)?.pattern.get_binding_identifier()?;
        Some(TypePredicate {
            asserts: false,
            parameter_index: Some(index + offset),
            parameter_name: Some(self.intern(&name.name)),
            ty: Some(ty),
        })
    }

    /// TypeScript: checkIfExpressionRefinesAnyParameter
    fn expression_refines_any_parameter(&self, function: NodeRef, expression: NodeRef) -> Option<TypePredicate> {
        let expression = expression.at(self.tree(expression.file).skip_parentheses(expression.node));
        let (parameters, _) = self.parameters_of(function);
        if parameters.is_empty() {
            return None;
        }
        let return_type = self.check_expression_cached(expression);
        if self.is_unsupported(return_type) {
            return self.predicate_of_parameter(function, 0, return_type);
        }
        if !self.flags(return_type).intersects(TypeFlags::BOOLEAN) {
            return None;
        }
        parameters.iter().enumerate().find_map(|(index, parameter)| {
            let name = function.at(parameter.pattern.get_binding_identifier()?.node_id());
            let symbol = self.symbol_of_node(name)?;
            let initial = self.type_of_symbol(symbol);
            if self.flags(initial).intersects(TypeFlags::BOOLEAN) || self.is_symbol_assigned(symbol) {
                return None;
            }
            let refined = self.expression_refines_parameter(function, expression, name, initial)?;
            self.predicate_of_parameter(function, index, refined)
        })
    }

    /// What the parameter is where the expression is true, if it is nothing of it where the expression is false.
    /// TypeScript: checkIfExpressionRefinesParameter
    fn expression_refines_parameter(
        &self,
        function: NodeRef,
        expression: NodeRef,
        name: NodeRef,
        initial: TypeId,
    ) -> Option<TypeId> {
        let antecedent = self.flow_before_returned(expression);
        let type_where = |assume_true: bool, initial_type: TypeId| {
            let condition = self.flow_beside_graph(FlowKind::Condition { expression, assume_true, antecedent });
            self.flow_type_at(Reference::Written(name), initial, initial_type, Some(function), condition)
        };
        let when_true = type_where(true, initial);
        if when_true == initial {
            return None;
        }
        if self.is_unsupported(when_true) {
            return Some(when_true);
        }
        let when_false = self.reduced_type(type_where(false, when_true));
        if self.is_unsupported(when_false) {
            return Some(when_false);
        }
        self.flags(when_false).intersects(TypeFlags::NEVER).then_some(when_true)
    }

    fn flow_before_returned(&self, expression: NodeRef) -> Flow<'p> {
        let parent = expression.at(self.tree(expression.file).parent(expression.node));
        let at_return = || match self.kind(parent) {
            AstKind::ReturnStatement(_) => self.flow_node(parent),
            _ => None,
        };
        self.flow_node(expression)
            .or_else(at_return)
            .unwrap_or_else(|| self.flow_beside_graph(FlowKind::Start { container: None }))
    }

    /// A point that is in no file's graph.
    fn flow_beside_graph(&self, kind: FlowKind<'p>) -> Flow<'p> {
        self.bump.alloc(FlowNode::new(self.next_flow_id(), kind))
    }
}

/// The expression of the only `return` in a body. TypeScript: forEachReturnStatement, as getTypePredicateFromBody uses it
fn single_returned_expression<'a, 'p>(statements: &'a [Statement<'p>]) -> Option<&'a Expression<'p>> {
    let mut returned: Vec<Option<&'a Expression<'p>>> = Vec::new();
    collect_returned(statements, &mut returned);
    match returned.as_slice() {
        [only] => *only,
        _ => None,
    }
}

fn collect_returned<'a, 'p>(statements: &'a [Statement<'p>], returned: &mut Vec<Option<&'a Expression<'p>>>) {
    for statement in statements {
        collect_returned_of(statement, returned);
    }
}

fn collect_returned_of<'a, 'p>(statement: &'a Statement<'p>, returned: &mut Vec<Option<&'a Expression<'p>>>) {
    match statement {
        Statement::ReturnStatement(statement) => returned.push(statement.argument.as_ref()),
        Statement::BlockStatement(block) => collect_returned(&block.body, returned),
        Statement::IfStatement(statement) => {
            collect_returned_of(&statement.consequent, returned);
            if let Some(alternate) = &statement.alternate {
                collect_returned_of(alternate, returned);
            }
        }
        Statement::DoWhileStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::WhileStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::ForStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::ForInStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::ForOfStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::WithStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::LabeledStatement(statement) => collect_returned_of(&statement.body, returned),
        Statement::SwitchStatement(statement) => {
            for case in &statement.cases {
                collect_returned(&case.consequent, returned);
            }
        }
        Statement::TryStatement(statement) => {
            collect_returned(&statement.block.body, returned);
            if let Some(handler) = &statement.handler {
                collect_returned(&handler.body.body, returned);
            }
            if let Some(finalizer) = &statement.finalizer {
                collect_returned(&finalizer.body, returned);
            }
        }
        _ => {}
    }
}
