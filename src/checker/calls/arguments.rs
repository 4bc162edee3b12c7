//! Arguments of a call as signatures see them: spread tuples are taken apart, and the texts of a tagged template come
//! first.

use oxc_ast::AstKind;
use oxc_ast::ast::{Argument, Expression};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::contextual::ElementPlace;
use crate::checker::flags::{AccessFlags, CheckMode, ContextFlags, ElementFlags, IterationUse, TypeFlags};
use crate::checker::inference::InferenceContextId;
use crate::checker::names::Name;
use crate::checker::types::TypeId;

/// One argument.
#[derive(Clone, Copy)]
pub enum CallArgument {
    /// An expression.
    Expression(NodeRef),
    /// `...expression`; the node is that of the expression.
    Spread(NodeRef),
    /// A part of a spread tuple, or the texts of a tagged template. TypeScript: `SyntheticExpression`
    Synthetic {
        /// Its type; with `is_spread`, of the array that it spreads.
        ty: TypeId,
        /// Whether it stands for any number of arguments.
        is_spread: bool,
        /// Label of the tuple element.
        label: Option<Name>,
    },
}

impl CallArgument {
    /// TypeScript: isSpreadArgument
    pub fn is_spread(self) -> bool {
        matches!(self, Self::Spread(_) | Self::Synthetic { is_spread: true, .. })
    }
}

/// Kinds of contextual types that ask for literals.
const PRIMITIVE_CONTEXT: TypeFlags =
    TypeFlags::PRIMITIVE.union(TypeFlags::INDEX).union(TypeFlags::TEMPLATE_LITERAL).union(TypeFlags::STRING_MAPPING);

impl<'p> Checker<'p> {
    /// TypeScript: getEffectiveCallArguments
    pub fn effective_call_arguments(&self, call: NodeRef) -> Vec<CallArgument> {
        let arguments: &[Argument<'p>] = match self.kind(call) {
            AstKind::CallExpression(node) => &node.arguments,
            AstKind::NewExpression(node) => &node.arguments,
            AstKind::TaggedTemplateExpression(node) => {
                let ty = self.global_type("TemplateStringsArray", 0);
                let texts = CallArgument::Synthetic { ty, is_spread: false, label: None };
                let expressions = node.quasi.expressions.iter();
                let expressions = expressions.map(|node| CallArgument::Expression(call.at(node.node_id())));
                return std::iter::once(texts).chain(expressions).collect();
            }
            _ => return Vec::new(),
        };
        let mut result = Vec::with_capacity(arguments.len());
        for argument in arguments {
            let Argument::SpreadElement(spread) = argument else {
                result.push(CallArgument::Expression(call.at(argument.node_id())));
                continue;
            };
            let node = call.at(spread.argument.node_id());
            // In an open loop the type may still change, so it must not be remembered.
            let ty = if self.has_open_flow_loops() {
                self.check_expression(node)
            } else {
                self.check_expression_cached(node)
            };
            let Some(target) = self.tuple_target(ty) else {
                result.push(CallArgument::Spread(node));
                continue;
            };
            for (index, &element) in self.element_types(ty).iter().enumerate() {
                let flags = target.element_flags[index];
                let is_rest = flags.contains(ElementFlags::REST);
                result.push(CallArgument::Synthetic {
                    ty: if is_rest { self.create_array_type(element, false) } else { element },
                    is_spread: flags.intersects(ElementFlags::VARIABLE),
                    label: target.labels.get(index).copied().flatten(),
                });
            }
        }
        result
    }

    /// Whether an argument needs a contextual type. TypeScript: isContextSensitive
    pub(super) fn is_context_sensitive_argument(&self, argument: CallArgument) -> bool {
        matches!(argument, CallArgument::Expression(node) if self.is_context_sensitive(node))
    }

    /// Type of an argument without a context of its own. TypeScript: checkExpression
    pub fn check_call_argument(&self, argument: &CallArgument, mode: CheckMode) -> TypeId {
        match *argument {
            CallArgument::Expression(node) => self.check_expression_with_mode(node, mode),
            CallArgument::Spread(node) => {
                let ty = self.check_expression_with_mode(node, mode);
                self.checked_spread_element_type(ty, node)
            }
            CallArgument::Synthetic { ty, is_spread: true, .. } => self.indexed_access_type(ty, self.t.number),
            CallArgument::Synthetic { ty, .. } => ty,
        }
    }

    /// Element type of what is spread. TypeScript: checkIteratedTypeOrElementType
    fn checked_spread_element_type(&self, ty: TypeId, node: NodeRef) -> TypeId {
        if self.is_unsupported(ty) {
            return ty;
        }
        self.iterated_type_or_element_type(IterationUse::SPREAD, ty)
            .unwrap_or_else(|| self.unsupported("a spread argument that cannot be iterated", self.place(Some(node))))
    }

    /// Type of an argument that is asked to be `contextual_type`, for the sake of `context`.
    /// TypeScript: checkExpressionWithContextualType
    pub(super) fn check_argument_with_contextual_type(
        &self,
        argument: CallArgument,
        contextual_type: TypeId,
        context: Option<InferenceContextId>,
        mode: CheckMode,
    ) -> TypeId {
        if let CallArgument::Expression(node) = argument {
            return self.check_expression_with_contextual_type(node, contextual_type, context, mode);
        }
        let ty = self.check_call_argument(&argument, mode);
        let is_literal = self.maybe_type_of_kind(ty, TypeFlags::LITERAL);
        if is_literal && self.is_literal_of_contextual_type(ty, Some(contextual_type)) {
            return self.regular_type_of_literal_type(ty);
        }
        ty
    }

    /// Type of an expression that is asked to be `contextual_type`, for the sake of `context`.
    /// TypeScript: checkExpressionWithContextualType
    pub fn check_expression_with_contextual_type(
        &self,
        node: NodeRef,
        contextual_type: TypeId,
        context: Option<InferenceContextId>,
        mode: CheckMode,
    ) -> TypeId {
        self.push_contextual_type(node, Some(contextual_type));
        self.push_inference_context(node, context);
        let inferential = if context.is_some() { CheckMode::INFERENTIAL } else { CheckMode::NORMAL };
        let ty = self.check_expression_with_mode(node, mode | CheckMode::CONTEXTUAL | inferential);
        if let Some(context) = context {
            self.inference_context_by_id(context).intra_expression_inference_sites.borrow_mut().clear();
        }
        let is_literal = self.maybe_type_of_kind(ty, TypeFlags::LITERAL)
            && self.is_literal_of_contextual_type(
                ty,
                self.instantiate_contextual_type(Some(contextual_type), node, ContextFlags::empty()),
            );
        let result = if is_literal { self.regular_type_of_literal_type(ty) } else { ty };
        self.pop_inference_context();
        self.pop_contextual_type();
        result
    }

    /// The object that a method is called on. TypeScript: getThisArgumentOfCall
    pub(super) fn this_argument_of_call(&self, call: NodeRef) -> Option<NodeRef> {
        let callee = match self.kind(call) {
            AstKind::CallExpression(node) => &node.callee,
            AstKind::TaggedTemplateExpression(node) => &node.tag,
            _ => return None,
        };
        let mut callee = callee.get_inner_expression();
        while let Expression::TSInstantiationExpression(node) = callee {
            callee = node.expression.get_inner_expression();
        }
        if let Expression::ChainExpression(chain) = callee {
            return Some(call.at(chain.expression.as_member_expression()?.object().node_id()));
        }
        Some(call.at(callee.as_member_expression()?.object().node_id()))
    }

    /// TypeScript: getThisArgumentType
    pub(super) fn this_argument_type(&self, node: Option<NodeRef>) -> TypeId {
        let Some(node) = node else { return self.t.void };
        let ty = self.check_expression(node);
        let access = self.parent(node);
        if self.is_optional_chain_root(access) {
            self.non_nullable_type(ty)
        } else if self.is_optional_chain(access) {
            self.remove_optional_type_marker(ty)
        } else {
            ty
        }
    }

    /// A tuple or array of the arguments from `index` on, for a rest parameter. TypeScript: getSpreadArgumentType
    pub fn spread_argument_type(
        &self,
        arguments: &[CallArgument],
        index: usize,
        rest_type: TypeId,
        context: Option<InferenceContextId>,
        mode: CheckMode,
    ) -> TypeId {
        let is_const = self.is_const_type_variable(rest_type);
        if index + 1 >= arguments.len()
            && let Some(&last) = arguments.last()
            && let Some(ty) = self.last_spread_type(last, rest_type, is_const, context, mode)
        {
            return ty;
        }
        let (mut types, mut flags, mut labels) = (Vec::new(), Vec::new(), Vec::new());
        for (offset, &argument) in arguments.iter().skip(index).enumerate() {
            let place = ElementPlace {
                index: offset,
                length: Some(arguments.len() - index),
                first_spread: None,
                last_spread: None,
            };
            let (ty, flag) = match argument {
                CallArgument::Spread(node) => self.spread_element(self.check_expression(node), Some(node)),
                CallArgument::Synthetic { ty, is_spread: true, .. } => self.spread_element(ty, None),
                _ => {
                    let ty = self.rest_argument_type(argument, place, rest_type, is_const, context, mode);
                    (ty, ElementFlags::REQUIRED)
                }
            };
            types.push(ty);
            flags.push(flag);
            labels.push(match argument {
                CallArgument::Synthetic { label, .. } => label,
                _ => None,
            });
        }
        let readonly = is_const && !self.some_type(rest_type, &mut |ty| self.is_mutable_array_like_type(ty));
        self.create_tuple_type(&types, &flags, readonly, &labels)
    }

    /// The type of a single spread argument, which needs no tuple around it.
    fn last_spread_type(
        &self,
        argument: CallArgument,
        rest_type: TypeId,
        is_const: bool,
        context: Option<InferenceContextId>,
        mode: CheckMode,
    ) -> Option<TypeId> {
        let (ty, node) = match argument {
            CallArgument::Spread(node) => {
                (self.check_expression_with_contextual_type(node, rest_type, context, mode), Some(node))
            }
            CallArgument::Synthetic { ty, is_spread: true, .. } => (ty, None),
            _ => return None,
        };
        if self.is_unsupported(ty) {
            return Some(ty);
        }
        if self.is_array_like_type(ty) {
            return Some(self.mutable_array_or_tuple_type(ty));
        }
        let element = match node {
            Some(node) => self.checked_spread_element_type(ty, node),
            None => self.iterated_type_or_element_type(IterationUse::SPREAD, ty)?,
        };
        Some(self.create_array_type(element, is_const))
    }

    fn spread_element(&self, ty: TypeId, node: Option<NodeRef>) -> (TypeId, ElementFlags) {
        if self.is_unsupported(ty) {
            return (ty, ElementFlags::REST);
        }
        if self.is_array_like_type(ty) {
            return (ty, ElementFlags::VARIADIC);
        }
        let element = match node {
            Some(node) => self.checked_spread_element_type(ty, node),
            None => self.unsupported("a spread tuple with an element that cannot be iterated", None),
        };
        (element, ElementFlags::REST)
    }

    fn rest_argument_type(
        &self,
        argument: CallArgument,
        place: ElementPlace,
        rest_type: TypeId,
        is_const: bool,
        context: Option<InferenceContextId>,
        mode: CheckMode,
    ) -> TypeId {
        let contextual_type = if self.is_tuple_type(rest_type) {
            self.contextual_type_for_element_expression(rest_type, place).unwrap_or(self.t.unknown)
        } else {
            let index = self.index_literal_type(place.index);
            self.indexed_access_type_with(rest_type, index, AccessFlags::CONTEXTUAL, None, None)
        };
        let ty = self.check_argument_with_contextual_type(argument, contextual_type, context, mode);
        if is_const || self.maybe_type_of_kind(contextual_type, PRIMITIVE_CONTEXT) {
            self.regular_type_of_literal_type(ty)
        } else {
            self.widened_literal_type(ty)
        }
    }

    /// A mutable copy of an array-like type. TypeScript: getMutableArrayOrTupleType
    fn mutable_array_or_tuple_type(&self, ty: TypeId) -> TypeId {
        if self.flags(ty).contains(TypeFlags::UNION) {
            return self.map_type(ty, &mut |member| self.mutable_array_or_tuple_type(member));
        }
        let base = self.base_constraint_of_type(ty).unwrap_or(ty);
        if self.flags(ty).contains(TypeFlags::ANY) || self.is_mutable_array_or_tuple(base) {
            return ty;
        }
        match self.tuple_target(ty) {
            Some(tuple) => self.create_tuple_type(self.element_types(ty), tuple.element_flags, false, tuple.labels),
            None => self.create_tuple_type(&[ty], &[ElementFlags::VARIADIC], false, &[None]),
        }
    }
}
