//! Type nodes become types.
//!
//! Each node is lowered once; what it means does not depend on who asks.

mod queries;
mod query;
mod reference;

use std::cell::RefCell;

use oxc_ast::AstKind;
use oxc_ast::ast::{TSLiteral, TSTypeLiteral, TSTypePredicate};
use oxc_syntax::operator::UnaryOperator;
use rustc_hash::FxHashMap;

use super::Checker;
use super::flags::{ObjectFlags, TypeFlags};
use super::types::{AnonymousType, TypeData, TypeId};
use crate::base::NodeRef;

/// Types of nodes lowered so far. TypeScript: NodeLinks.resolvedType
#[derive(Default)]
pub(super) struct LowerCaches<'p> {
    resolved: RefCell<FxHashMap<NodeRef, TypeId>>,
    alias_instantiations: RefCell<FxHashMap<reference::AliasInstantiation<'p>, TypeId>>,
}

impl<'p> Checker<'p> {
    /// The type that a type node writes. TypeScript: getTypeFromTypeNode
    pub fn type_from_type_node(&self, node: NodeRef) -> TypeId {
        let known = self.lower_caches.resolved.borrow().get(&node).copied();
        let ty = known.unwrap_or_else(|| {
            let ty = self.lower_type_node(node);
            // A recursive node may have been lowered on the way: the first answer stays.
            *self.lower_caches.resolved.borrow_mut().entry(node).or_insert(ty)
        });
        self.conditional_flow_type_of_type(ty, node)
    }

    /// What `type_from_type_node` has found for a node so far.
    pub(super) fn lowered_type(&self, node: NodeRef) -> Option<TypeId> {
        self.lower_caches.resolved.borrow().get(&node).copied()
    }

    /// Records the type of a node, also while its parts are still being lowered; the newest record stays.
    pub(super) fn set_lowered_type(&self, node: NodeRef, ty: TypeId) {
        self.lower_caches.resolved.borrow_mut().insert(node, ty);
    }

    fn lower_type_node(&self, node: NodeRef) -> TypeId {
        match self.kind(node) {
            AstKind::TSAnyKeyword(_) => self.t.any,
            AstKind::TSUnknownKeyword(_) => self.t.unknown,
            AstKind::TSStringKeyword(_) => self.t.string,
            AstKind::TSNumberKeyword(_) => self.t.number,
            AstKind::TSBigIntKeyword(_) => self.t.bigint,
            AstKind::TSBooleanKeyword(_) => self.t.boolean,
            AstKind::TSSymbolKeyword(_) => self.t.es_symbol,
            AstKind::TSVoidKeyword(_) => self.t.void,
            AstKind::TSUndefinedKeyword(_) => self.t.undefined,
            AstKind::TSNullKeyword(_) => self.t.null,
            AstKind::TSNeverKeyword(_) => self.t.never,
            AstKind::TSObjectKeyword(_) => self.t.non_primitive,
            AstKind::TSIntrinsicKeyword(_) => self.t.intrinsic_marker,
            AstKind::TSThisType(_) => self.this_type_of_node(node),
            AstKind::TSLiteralType(literal) => self.type_from_literal(node, &literal.literal),
            AstKind::TSTypeReference(reference) => self.type_from_type_reference(node, reference),
            AstKind::TSInterfaceHeritage(_) => self.type_from_heritage(node),
            AstKind::TSClassImplements(implements) => {
                let name = node.at(super::symbols::type_name_node(&implements.expression));
                self.type_from_name_and_arguments(node, name, implements.type_arguments.as_deref())
            }
            AstKind::TSTypePredicate(predicate) => self.type_from_type_predicate(predicate),
            AstKind::TSTypeQuery(query) => self.type_from_type_query(node, query),
            AstKind::TSImportType(import) => self.type_from_import_type(node, import, false),
            AstKind::TSArrayType(_) | AstKind::TSTupleType(_) => self.type_from_array_or_tuple_type_node(node),
            AstKind::TSOptionalType(_) => self.type_from_optional_type_node(node),
            AstKind::TSRestType(_) => self.type_from_rest_type_node(node),
            AstKind::TSNamedTupleMember(_) => self.type_from_named_tuple_type_node(node),
            AstKind::TSUnionType(_) => self.type_from_union_type_node(node),
            AstKind::TSIntersectionType(_) => self.type_from_intersection_type_node(node),
            AstKind::TSParenthesizedType(inner) => self.type_from_type_node(node.at(inner.type_annotation.node_id())),
            AstKind::TSTypeAnnotation(annotation) => {
                self.type_from_type_node(node.at(annotation.type_annotation.node_id()))
            }
            AstKind::TSTypeLiteral(literal) => self.type_from_type_literal(node, literal),
            AstKind::TSFunctionType(_) | AstKind::TSConstructorType(_) => self.anonymous_type_of_node(node),
            AstKind::TSTypeOperator(_) => self.type_from_type_operator_node(node),
            AstKind::TSIndexedAccessType(_) => self.type_from_indexed_access_type_node(node),
            AstKind::TSMappedType(_) => self.type_from_mapped_type_node(node),
            AstKind::TSConditionalType(_) => self.type_from_conditional_type_node(node),
            AstKind::TSInferType(_) => self.type_from_infer_type_node(node),
            AstKind::TSTemplateLiteralType(_) => self.type_from_template_type_node(node),
            kind => self.unsupported_at("this kind of type is not understood", node.file, &kind),
        }
    }

    /// TypeScript: getTypeFromLiteralTypeNode
    fn type_from_literal(&self, node: NodeRef, literal: &TSLiteral<'p>) -> TypeId {
        match literal {
            TSLiteral::BooleanLiteral(literal) if literal.value => self.t.regular_true,
            TSLiteral::BooleanLiteral(_) => self.t.regular_false,
            TSLiteral::NumericLiteral(literal) => self.number_literal_type(literal.value),
            TSLiteral::BigIntLiteral(literal) => self.bigint_literal_type(self.intern(&literal.value)),
            TSLiteral::StringLiteral(literal) => self.string_literal_type(self.intern(&literal.value)),
            TSLiteral::TemplateLiteral(template) => {
                match template.quasis.first().and_then(|quasi| quasi.value.cooked) {
                    Some(text) if template.expressions.is_empty() => self.string_literal_type(self.intern(&text)),
                    _ => self.unsupported_at("a template that is no literal", node.file, &**template),
                }
            }
            TSLiteral::UnaryExpression(unary) => match (&unary.argument, unary.operator) {
                (oxc_ast::ast::Expression::NumericLiteral(number), UnaryOperator::UnaryNegation) => {
                    self.number_literal_type(-number.value)
                }
                (oxc_ast::ast::Expression::BigIntLiteral(number), UnaryOperator::UnaryNegation) => {
                    self.bigint_literal_type(self.intern(&format!("-{}", number.value)))
                }
                _ => self.unsupported_at("an expression that is no literal", node.file, &**unary),
            },
        }
    }

    /// A predicate is a boolean to its caller, an assertion nothing.
    fn type_from_type_predicate(&self, predicate: &TSTypePredicate<'p>) -> TypeId {
        if predicate.asserts { self.t.void } else { self.t.boolean }
    }

    /// TypeScript: getTypeFromTypeLiteralOrFunctionOrConstructorTypeNode
    fn type_from_type_literal(&self, node: NodeRef, literal: &TSTypeLiteral<'p>) -> TypeId {
        if literal.members.is_empty() && self.alias_symbol_for_type_node(node).is_none() {
            return self.t.empty_type_literal;
        }
        self.anonymous_type_of_node(node)
    }

    fn anonymous_type_of_node(&self, node: NodeRef) -> TypeId {
        let symbol = self.symbol_of_node(node);
        let alias = self.alias_for_type_node(node);
        let data = TypeData::Anonymous(AnonymousType { target: None, mapper: None, node: None });
        self.create_type(TypeFlags::OBJECT, ObjectFlags::ANONYMOUS, symbol, alias, data)
    }

    /// `this` in a member of a class or interface. TypeScript: getThisType
    fn this_type_of_node(&self, node: NodeRef) -> TypeId {
        let mut at = node;
        loop {
            let parent = self.parent(at);
            match self.kind(parent) {
                AstKind::Class(_) | AstKind::TSInterfaceDeclaration(_) => {
                    let this_type = self
                        .symbol_of_node(parent)
                        .map(|symbol| self.declared_type_of_class_or_interface(symbol))
                        .and_then(|ty| self.interface_type(ty)?.this_type);
                    return this_type.unwrap_or_else(|| self.unsupported("`this` outside of a class", None));
                }
                AstKind::MethodDefinition(method) if method.r#static => break,
                AstKind::PropertyDefinition(property) if property.r#static => break,
                AstKind::Program(_) | AstKind::ObjectExpression(_) | AstKind::TSTypeLiteral(_) => break,
                _ => at = parent,
            }
        }
        self.unsupported_at("`this` as a type outside of a class or interface", node.file, &self.kind(node))
    }
}
