//! Enums: their types and the values of their members.

use std::cell::Cell;

use std::cell::RefCell;

use oxc_ast::AstKind;
use oxc_ast::ast::{BinaryOperator, Expression, TemplateLiteral, UnaryOperator, VariableDeclarationKind};
use rustc_hash::FxHashMap;

use super::Checker;
use super::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use super::types::{LiteralValue, SymbolId, TypeData, TypeId};
use crate::base::NodeRef;

/// Values of members evaluated so far.
#[derive(Default)]
pub(super) struct EnumCaches {
    /// `None` while a member is being evaluated, and when it has no constant value.
    values: RefCell<FxHashMap<NodeRef, Option<LiteralValue>>>,
}

impl<'p> Checker<'p> {
    /// The union of an enum's members. TypeScript: getDeclaredTypeOfEnum
    pub fn declared_type_of_enum(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.declared_type.get() {
            return ty;
        }
        let mut members = Vec::new();
        for &declaration in self.symbol(symbol).declarations.get() {
            let AstKind::TSEnumDeclaration(node) = self.kind(declaration) else { continue };
            for member in &node.body.members {
                let member = declaration.at(member.node_id.get());
                let Some(member_symbol) = self.symbol_of_node(member) else { continue };
                let ty = match self.enum_member_value(member) {
                    Some(value) => self.enum_literal_type(value, symbol, member_symbol),
                    None => self.computed_enum_type(member_symbol),
                };
                let fresh = self.fresh_type_of_literal_type(ty);
                self.symbol(member_symbol).links.declared_type.set(Some(fresh));
                members.push(self.regular_type_of_literal_type(fresh));
            }
        }
        let ty =
            if members.is_empty() { self.computed_enum_type(symbol) } else { self.enum_union_type(&members, symbol) };
        links.declared_type.set(Some(ty));
        ty
    }

    /// TypeScript: createComputedEnumType
    fn computed_enum_type(&self, symbol: SymbolId) -> TypeId {
        let data = || TypeData::Enum { fresh: Cell::default(), regular: Cell::default() };
        let regular_type = self.create_type(TypeFlags::ENUM, ObjectFlags::empty(), Some(symbol), None, data());
        let fresh_type = self.create_type(TypeFlags::ENUM, ObjectFlags::empty(), Some(symbol), None, data());
        for ty in [regular_type, fresh_type] {
            if let TypeData::Enum { fresh, regular } = &self.ty(ty).data {
                fresh.set(Some(fresh_type));
                regular.set(Some(regular_type));
            }
        }
        regular_type
    }

    /// TypeScript: getDeclaredTypeOfEnumMember
    pub fn declared_type_of_enum_member(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        if let Some(ty) = data.links.declared_type.get() {
            return ty;
        }
        let enum_type = match data.parent.get() {
            Some(parent) => self.declared_type_of_enum(parent),
            None => self.unsupported("an enum member without an enum", None),
        };
        if data.links.declared_type.get().is_none() {
            data.links.declared_type.set(Some(enum_type));
        }
        data.links.declared_type.get().unwrap_or(enum_type)
    }

    /// The constant value of an enum member. TypeScript: getEnumMemberValue
    pub fn enum_member_value(&self, member: NodeRef) -> Option<LiteralValue> {
        let known = self.enum_caches.values.borrow().get(&member).copied();
        if let Some(value) = known {
            return value;
        }
        self.enum_caches.values.borrow_mut().insert(member, None);
        let value = self.compute_enum_member_value(member);
        self.enum_caches.values.borrow_mut().insert(member, value);
        value
    }

    fn compute_enum_member_value(&self, member: NodeRef) -> Option<LiteralValue> {
        let AstKind::TSEnumMember(node) = self.kind(member) else { return None };
        if let Some(initializer) = &node.initializer {
            return self.evaluate(member, initializer);
        }
        let AstKind::TSEnumBody(body) = self.kind(self.parent(member)) else { return None };
        let at = body.members.iter().position(|other| other.node_id.get() == member.node)?;
        if at == 0 {
            return Some(LiteralValue::Number(0.0));
        }
        match self.enum_member_value(member.at(body.members[at - 1].node_id.get()))? {
            LiteralValue::Number(previous) => Some(LiteralValue::Number(previous + 1.0)),
            _ => None,
        }
    }

    /// The constant value of an expression of literals, operators, enum members and constants.
    /// TypeScript: createEvaluator
    pub fn evaluate(&self, near: NodeRef, expression: &'p Expression<'p>) -> Option<LiteralValue> {
        match expression {
            Expression::NumericLiteral(number) => Some(LiteralValue::Number(number.value)),
            Expression::StringLiteral(text) => Some(LiteralValue::String(self.intern(&text.value))),
            Expression::ParenthesizedExpression(inner) => self.evaluate(near, &inner.expression),
            Expression::TemplateLiteral(template) => self.evaluate_template(near, template),
            Expression::UnaryExpression(unary) => {
                let LiteralValue::Number(value) = self.evaluate(near, &unary.argument)? else { return None };
                Some(LiteralValue::Number(match unary.operator {
                    UnaryOperator::UnaryPlus => value,
                    UnaryOperator::UnaryNegation => -value,
                    UnaryOperator::BitwiseNot => f64::from(!to_int32(value)),
                    _ => return None,
                }))
            }
            Expression::BinaryExpression(binary) => {
                let left = self.evaluate(near, &binary.left)?;
                let right = self.evaluate(near, &binary.right)?;
                match (left, right) {
                    (LiteralValue::Number(left), LiteralValue::Number(right)) => {
                        evaluate_numbers(left, binary.operator, right).map(LiteralValue::Number)
                    }
                    _ if binary.operator == BinaryOperator::Addition => {
                        let text = self.literal_value_text(left)? + &self.literal_value_text(right)?;
                        Some(LiteralValue::String(self.intern(&text)))
                    }
                    _ => None,
                }
            }
            Expression::Identifier(_) | Expression::StaticMemberExpression(_) => {
                self.evaluate_entity_name(near.at(expression.node_id()))
            }
            Expression::ComputedMemberExpression(member) => {
                let Expression::StringLiteral(name) = &member.expression else { return None };
                let symbol = self.resolve_entity_name(near.at(member.object.node_id()), SymbolFlags::VALUE)?;
                if !self.symbol(symbol).flags.get().intersects(SymbolFlags::ENUM) {
                    return None;
                }
                let member = self.exports_of_symbol(symbol).get(self.intern(&name.value))?;
                self.enum_member_value(self.symbol(member).value_declaration.get()?)
            }
            _ => None,
        }
    }

    /// The constant text of a template. TypeScript: evaluateTemplateExpression
    pub fn evaluate_template(&self, near: NodeRef, template: &'p TemplateLiteral<'p>) -> Option<LiteralValue> {
        let mut text = String::new();
        for (at, quasi) in template.quasis.iter().enumerate() {
            text.push_str(quasi.value.cooked.as_ref()?);
            if let Some(expression) = template.expressions.get(at) {
                text.push_str(&self.literal_value_text(self.evaluate(near, expression)?)?);
            }
        }
        Some(LiteralValue::String(self.intern(&text)))
    }

    /// A name of an enum member or of a constant with a constant initialiser.
    fn evaluate_entity_name(&self, name: NodeRef) -> Option<LiteralValue> {
        if let AstKind::IdentifierReference(identifier) = self.kind(name) {
            match identifier.name.as_str() {
                "Infinity" => return Some(LiteralValue::Number(f64::INFINITY)),
                "NaN" => return Some(LiteralValue::Number(f64::NAN)),
                _ => {}
            }
        }
        let symbol = self.resolve_entity_name(name, SymbolFlags::VALUE)?;
        let data = self.symbol(symbol);
        let declaration = data.value_declaration.get()?;
        if data.flags.get().intersects(SymbolFlags::ENUM_MEMBER) {
            return self.enum_member_value(declaration);
        }
        let declarator = self.parent(declaration);
        let AstKind::VariableDeclarator(node) = self.kind(declarator) else { return None };
        let AstKind::VariableDeclaration(list) = self.kind(self.parent(declarator)) else { return None };
        if list.kind != VariableDeclarationKind::Const || node.type_annotation.is_some() {
            return None;
        }
        self.evaluate(declaration, node.init.as_ref()?)
    }

    /// A constant as a template or a concatenation writes it.
    fn literal_value_text(&self, value: LiteralValue) -> Option<String> {
        match value {
            LiteralValue::String(text) => Some(self.text(text).to_owned()),
            LiteralValue::Number(number) => Some(super::symbols::number_to_string(number)),
            LiteralValue::BigInt(_) | LiteralValue::Boolean(_) => None,
        }
    }
}

fn evaluate_numbers(left: f64, operator: BinaryOperator, right: f64) -> Option<f64> {
    let shift = to_int32(right) & 31;
    Some(match operator {
        BinaryOperator::BitwiseOR => f64::from(to_int32(left) | to_int32(right)),
        BinaryOperator::BitwiseAnd => f64::from(to_int32(left) & to_int32(right)),
        BinaryOperator::BitwiseXOR => f64::from(to_int32(left) ^ to_int32(right)),
        BinaryOperator::ShiftLeft => f64::from(to_int32(left).wrapping_shl(shift.cast_unsigned())),
        BinaryOperator::ShiftRight => f64::from(to_int32(left) >> shift),
        BinaryOperator::ShiftRightZeroFill => f64::from(to_int32(left).cast_unsigned() >> shift),
        BinaryOperator::Addition => left + right,
        BinaryOperator::Subtraction => left - right,
        BinaryOperator::Multiplication => left * right,
        BinaryOperator::Division => left / right,
        BinaryOperator::Remainder => left % right,
        BinaryOperator::Exponential => left.powf(right),
        _ => return None,
    })
}

/// A number as JavaScript's bit operators see it. `ECMAScript`: `ToInt32`
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "this is the conversion's definition")]
fn to_int32(value: f64) -> i32 {
    if !value.is_finite() {
        return 0;
    }
    (value.trunc().rem_euclid(4_294_967_296.0) as u32).cast_signed()
}
