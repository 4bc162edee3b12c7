//! Expressions: the type of each kind of expression, where it stands.

mod access;
mod array;
mod assertion;
mod assignment;
mod binary;
mod class;
mod constant_context;
mod element_access;
mod function;
mod identifier;
mod instantiation;
mod literal;
mod module;
mod object;
mod pattern;
mod quick;
mod spread;
mod this;
mod unary;

pub(super) use constant_context::is_const_type_reference;
pub(super) use spread::SpreadTarget;

use std::cell::RefCell;

use oxc_ast::AstKind;
use rustc_hash::FxHashMap;

use super::Checker;
use super::flags::CheckMode;
use super::types::{SymbolId, TypeId};
use crate::base::NodeRef;

/// Caches of this room.
#[derive(Default)]
pub(super) struct ExprCaches {
    /// Types of expressions that are asked for often. TypeScript: NodeLinks.resolvedType
    resolved_types: RefCell<FxHashMap<NodeRef, TypeId>>,
    /// TypeScript: NodeLinks.resolvedSymbol
    resolved_symbols: RefCell<FxHashMap<NodeRef, Option<SymbolId>>>,
    /// Array literals as their own types. TypeScript: literalType
    literal_arrays: RefCell<FxHashMap<TypeId, TypeId>>,
    /// TypeScript: NodeLinks.contextFreeType
    context_free_types: RefCell<FxHashMap<NodeRef, TypeId>>,
    /// TypeScript: NodeLinks.instantiationExpressionTypes
    instantiation_expressions: RefCell<FxHashMap<(NodeRef, TypeId), TypeId>>,
}

impl Checker<'_> {
    /// The type of an expression. TypeScript: checkExpression
    pub fn check_expression(&self, node: NodeRef) -> TypeId {
        self.check_expression_with_mode(node, CheckMode::empty())
    }

    /// The type of an expression while arguments are being inferred, or for another purpose.
    pub fn check_expression_with_mode(&self, node: NodeRef, mode: CheckMode) -> TypeId {
        self.check_expression_worker(node, mode, false)
    }

    /// As [`Self::check_expression_with_mode`]; an array literal becomes a tuple if `force_tuple`.
    pub fn check_expression_worker(&self, node: NodeRef, mode: CheckMode, force_tuple: bool) -> TypeId {
        self.restart_instantiation_count();
        let uninstantiated = self.check_expression_kind(node, mode, force_tuple);
        self.instantiate_type_with_single_generic_call_signature(node, uninstantiated, mode)
    }

    /// The type of an expression, remembered. TypeScript: checkExpressionCached
    pub fn check_expression_cached(&self, node: NodeRef) -> TypeId {
        self.check_expression_cached_with_mode(node, CheckMode::empty())
    }

    /// As [`Self::check_expression_cached`]; only without a mode can the type be remembered.
    pub fn check_expression_cached_with_mode(&self, node: NodeRef, mode: CheckMode) -> TypeId {
        if !mode.is_empty() {
            return self.check_expression_with_mode(node, mode);
        }
        let known = self.expr_caches.resolved_types.borrow().get(&node).copied();
        if let Some(known) = known {
            return known;
        }
        // Types found while a loop is still being analysed do not hold outside of it.
        let ty = self.outside_flow_loops(|| self.check_expression(node));
        *self.expr_caches.resolved_types.borrow_mut().entry(node).or_insert(ty)
    }

    /// The type of an expression for questions of control flow, without side effects on contexts.
    /// TypeScript: getTypeOfExpression
    pub fn type_of_expression(&self, node: NodeRef) -> TypeId {
        if let Some(quick) = self.quick_type_of_expression(node) {
            return quick;
        }
        self.type_remembered_in_flow_loop(node, || self.check_expression_with_mode(node, CheckMode::TYPE_ONLY))
    }

    /// The type of an initialiser. TypeScript: getTypeOfInitializer
    pub fn type_of_initializer(&self, node: NodeRef) -> TypeId {
        let known = self.expr_caches.resolved_types.borrow().get(&node).copied();
        known.unwrap_or_else(|| self.type_of_expression(node))
    }

    /// While a call infers its type arguments, a context-sensitive element or property value is a place to infer from
    /// before the parts after it are checked.
    fn infer_from_part_of_literal(&self, literal: NodeRef, part: NodeRef, ty: TypeId, mode: CheckMode) {
        let inferring = mode.contains(CheckMode::INFERENTIAL) && !mode.contains(CheckMode::SKIP_CONTEXT_SENSITIVE);
        if inferring
            && self.is_context_sensitive(part)
            && let Some(context) = self.inference_context(literal)
        {
            self.add_intra_expression_inference_site(&context, part, ty);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one match, an arm a kind")]
    fn check_expression_kind(&self, node: NodeRef, mode: CheckMode, force_tuple: bool) -> TypeId {
        match self.kind(node) {
            AstKind::IdentifierReference(identifier) => self.check_identifier(node, identifier, mode),
            AstKind::ThisExpression(_) => self.check_this_expression(node),
            AstKind::Super(_) => self.check_super_expression(node),
            AstKind::NullLiteral(_) => self.t.null_widening,
            AstKind::StringLiteral(literal) => {
                self.fresh_type_of_literal_type(self.string_literal_type(self.intern(&literal.value)))
            }
            AstKind::NumericLiteral(literal) => {
                self.fresh_type_of_literal_type(self.number_literal_type(literal.value))
            }
            AstKind::BigIntLiteral(literal) => {
                self.fresh_type_of_literal_type(self.bigint_literal_type(self.intern(&literal.value)))
            }
            AstKind::BooleanLiteral(literal) if literal.value => self.t.fresh_true,
            AstKind::BooleanLiteral(_) => self.t.fresh_false,
            AstKind::TemplateLiteral(template) => self.check_template_expression(node, template),
            AstKind::RegExpLiteral(_) => self.global_type("RegExp", 0),
            AstKind::ArrayExpression(array) => self.check_array_literal(node, array, mode, force_tuple),
            AstKind::ObjectExpression(object) => self.check_object_literal(node, object, mode),
            AstKind::StaticMemberExpression(_) | AstKind::PrivateFieldExpression(_) => {
                self.check_property_access_expression(node, mode)
            }
            AstKind::ComputedMemberExpression(member) => self.check_indexed_access(node, member, mode),
            AstKind::ChainExpression(chain) => self.check_chain_expression(node, chain, mode),
            AstKind::CallExpression(_) | AstKind::NewExpression(_) => self.check_call_expression(node, mode),
            AstKind::ImportExpression(import) => self.check_import_call_expression(node, import),
            AstKind::TaggedTemplateExpression(_) => self.check_tagged_template_expression(node),
            AstKind::ParenthesizedExpression(inner) => {
                self.check_expression_worker(node.at(inner.expression.node_id()), mode, force_tuple)
            }
            AstKind::Class(_) => self.check_class_expression(node),
            AstKind::Function(_) | AstKind::ArrowFunctionExpression(_) => {
                self.check_function_expression_or_object_literal_method(node, mode)
            }
            AstKind::UnaryExpression(unary) => self.check_unary_expression(node, unary),
            AstKind::UpdateExpression(update) => self.check_update_expression(node, update),
            AstKind::TSAsExpression(assertion) => {
                let annotation = node.at(assertion.type_annotation.node_id());
                self.check_assertion(node, node.at(assertion.expression.node_id()), annotation, mode)
            }
            AstKind::TSTypeAssertion(assertion) => {
                let annotation = node.at(assertion.type_annotation.node_id());
                self.check_assertion(node, node.at(assertion.expression.node_id()), annotation, mode)
            }
            AstKind::TSSatisfiesExpression(satisfies) => self.check_satisfies_expression(node, satisfies, mode),
            AstKind::TSNonNullExpression(inner) => self.check_non_null_assertion(node, inner),
            AstKind::TSInstantiationExpression(inner) => {
                let ty = self.check_expression(node.at(inner.expression.node_id()));
                self.instantiation_expression_type(ty, node, Some(&inner.type_arguments))
            }
            AstKind::ImportMeta(_) => self.global_type("ImportMeta", 0),
            AstKind::NewTarget(_) => self.check_new_target(node),
            AstKind::AwaitExpression(inner) => self.check_await_expression(node, inner),
            AstKind::YieldExpression(inner) => self.check_yield_expression(node, inner),
            AstKind::BinaryExpression(binary) => self.check_binary_expression(node, binary, mode),
            AstKind::LogicalExpression(logical) => self.check_logical_expression(node, logical, mode),
            AstKind::AssignmentExpression(assignment) => self.check_assignment_expression(node, assignment, mode),
            AstKind::SequenceExpression(sequence) => self.check_sequence_expression(node, sequence, mode),
            AstKind::ConditionalExpression(conditional) => self.check_conditional_expression(node, conditional, mode),
            AstKind::PrivateInExpression(test) => self.check_private_in_expression(node, test, mode),
            AstKind::SpreadElement(spread) => self.check_spread_expression(node, spread, mode),
            AstKind::ArrayAssignmentTarget(pattern) => self.check_array_assignment_target(node, pattern, mode),
            AstKind::ObjectAssignmentTarget(pattern) => self.check_object_assignment_target(node, pattern, mode),
            AstKind::Elision(_) => self.t.undefined_widening,
            kind => self.unsupported_at("this kind of expression is not understood", node.file, &kind),
        }
    }
}
