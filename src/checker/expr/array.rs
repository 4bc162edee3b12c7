//! Array literals and the elements that `...x` contributes to them.

use oxc_ast::AstKind;
use oxc_ast::ast::{ArrayExpression, ArrayExpressionElement, SpreadElement};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, CheckMode, ContextFlags, ElementFlags, ObjectFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::ops::UnionReduction;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// TypeScript: checkArrayLiteral
    pub(super) fn check_array_literal(
        &self,
        node: NodeRef,
        array: &'p ArrayExpression<'p>,
        mode: CheckMode,
        force_tuple: bool,
    ) -> TypeId {
        self.push_cached_contextual_type(node);
        let contextual = self.apparent_type_of_contextual_type(node, ContextFlags::empty());
        let in_const_context = self.is_const_context(node);
        let in_tuple_context = self.is_spread_into_call_or_new(node)
            || contextual.is_some_and(|contextual| {
                self.some_type(contextual, &mut |part| {
                    self.is_tuple_like_type(part) || self.is_homomorphic_context(part)
                })
            });
        let mut types = Vec::with_capacity(array.elements.len());
        let mut flags = Vec::with_capacity(array.elements.len());
        let mut has_omitted = false;
        for element in &array.elements {
            let child = node.at(element.node_id());
            match element {
                ArrayExpressionElement::SpreadElement(spread) => {
                    let spread_node = node.at(spread.argument.node_id());
                    let ty = self.check_expression_worker(spread_node, mode, force_tuple);
                    if self.is_array_like_type(ty) {
                        types.push(ty);
                        flags.push(ElementFlags::VARIADIC);
                    } else {
                        types.push(self.spread_element_type(ty, spread_node));
                        flags.push(ElementFlags::REST);
                    }
                }
                ArrayExpressionElement::Elision(_) if self.program.options().exact_optional_property_types => {
                    has_omitted = true;
                    types.push(self.t.missing);
                    flags.push(ElementFlags::OPTIONAL);
                }
                _ => {
                    let ty = self.check_expression_for_mutable_location_with(child, mode, force_tuple);
                    types.push(self.add_optionality(ty, true, has_omitted));
                    flags.push(if has_omitted { ElementFlags::OPTIONAL } else { ElementFlags::REQUIRED });
                    if in_tuple_context {
                        self.infer_from_part_of_literal(node, child, ty, mode);
                    }
                }
            }
        }
        self.pop_contextual_type();
        if force_tuple || in_const_context || in_tuple_context {
            let mutable = || {
                contextual.is_some_and(|contextual| {
                    self.some_type(contextual, &mut |part| self.is_mutable_array_like_type(part))
                })
            };
            let tuple = self.create_tuple_type(&types, &flags, in_const_context && !mutable(), &[]);
            return self.create_array_literal_type(tuple);
        }
        let element = self.element_type_of_array_literal(types, &flags);
        self.create_array_literal_type(self.create_array_type(element, in_const_context))
    }

    fn element_type_of_array_literal(&self, mut types: Vec<TypeId>, flags: &[ElementFlags]) -> TypeId {
        if types.is_empty() {
            let strict = self.program.options().strict_null_checks;
            return if strict { self.t.implicit_never } else { self.t.undefined_widening };
        }
        for (ty, flags) in types.iter_mut().zip(flags) {
            if flags.intersects(ElementFlags::VARIADIC) {
                let element =
                    self.indexed_access_type_or_undefined(*ty, self.t.number, AccessFlags::empty(), None, None);
                *ty = element.unwrap_or(self.t.any);
            }
        }
        self.union_type_with(&types, UnionReduction::Subtype, None, None)
    }

    /// Whether a type has an element 0 or a literal length. TypeScript: isTupleLikeType
    pub fn is_tuple_like_type(&self, ty: TypeId) -> bool {
        self.is_tuple_type(ty)
            || self.property_of_type(ty, self.intern("0")).is_some()
            || self.is_array_like_type(ty)
                && self.type_of_property_of_type(ty, Name::LENGTH).is_some_and(|length| {
                    self.every_type(length, &mut |part| self.flags(part).intersects(TypeFlags::NUMBER_LITERAL))
                })
    }

    /// A mapped type over a type variable takes tuples as they are.
    fn is_homomorphic_context(&self, ty: TypeId) -> bool {
        self.is_generic_mapped_type(ty)
            && self.name_type_from_mapped_type(ty).is_none()
            && self.homomorphic_type_variable(ty).is_some()
    }

    /// TypeScript: isSpreadIntoCallOrNew
    fn is_spread_into_call_or_new(&self, node: NodeRef) -> bool {
        let parent = self.parent(self.walk_up_parenthesized_expressions(node));
        matches!(self.kind(parent), AstKind::SpreadElement(_))
            && matches!(self.kind(self.parent(parent)), AstKind::CallExpression(_) | AstKind::NewExpression(_))
    }

    /// The type of an array literal, told apart from declared arrays. TypeScript: createArrayLiteralType
    pub(super) fn create_array_literal_type(&self, ty: TypeId) -> TypeId {
        if self.reference_target(ty).is_none() {
            return ty;
        }
        let known = self.expr_caches.literal_arrays.borrow().get(&ty).copied();
        if let Some(known) = known {
            return known;
        }
        let literal = self.clone_type_reference(ty);
        let flags = ObjectFlags::ARRAY_LITERAL | ObjectFlags::CONTAINS_OBJECT_OR_ARRAY_LITERAL;
        self.ty(literal).object_flags.set(self.object_flags(literal) | flags);
        self.expr_caches.literal_arrays.borrow_mut().insert(ty, literal);
        literal
    }

    /// What `...x` contributes as an element. TypeScript: checkSpreadExpression
    pub(super) fn check_spread_expression(&self, node: NodeRef, spread: &SpreadElement<'p>, mode: CheckMode) -> TypeId {
        let argument = node.at(spread.argument.node_id());
        let ty = self.check_expression_with_mode(argument, mode);
        self.spread_element_type(ty, argument)
    }
}
