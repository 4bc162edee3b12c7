//! A union of object types, narrowed by what an object literal says of the properties that tell its members apart.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, ObjectExpression, ObjectProperty, ObjectPropertyKind};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, SymbolFlags};
use crate::checker::names::Name;
use crate::checker::relation::{CompareTypes, Discriminator, Relation};
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// TypeScript: discriminateContextualTypeByObjectMembers
    pub(super) fn discriminate_contextual_type_by_object_members(&self, node: NodeRef, ty: TypeId) -> TypeId {
        if let Some(&known) = self.contextual.discriminated.borrow().get(&(node, ty)) {
            return known;
        }
        let AstKind::ObjectExpression(literal) = self.kind(node) else { return ty };
        let (discriminated, taint) = self.decide(|| {
            self.matching_union_constituent_for_object_literal(ty, node, literal)
                .unwrap_or_else(|| self.discriminate_by_members(ty, node, literal))
        });
        if let Some(unsupported) = taint {
            return unsupported;
        }
        self.contextual.discriminated.borrow_mut().insert((node, ty), discriminated);
        discriminated
    }

    fn discriminate_by_members(&self, ty: TypeId, node: NodeRef, literal: &'p ObjectExpression<'p>) -> TypeId {
        let mut items = Vec::new();
        for property in named_properties(literal) {
            let Some(name) = self.name_of_property(node, property) else { continue };
            let may_tell = property.shorthand || is_possibly_discriminant_value(&property.value);
            if may_tell && self.is_discriminant_property(ty, name) {
                items.push((name, self.context_free_type_of_expression(node.at(property.value.node_id()))));
            }
        }
        // A property that is not written is undefined.
        let is_written = |name: Name| {
            literal.properties.iter().any(|property| match property {
                ObjectPropertyKind::ObjectProperty(property) => self.name_of_property(node, property) == Some(name),
                ObjectPropertyKind::SpreadProperty(_) => false,
            })
        };
        for &property in self.properties_of_type(ty) {
            let symbol = self.symbol(property);
            let is_optional = symbol.flags.get().contains(SymbolFlags::OPTIONAL);
            if is_optional && !is_written(symbol.name) && self.is_discriminant_property(ty, symbol.name) {
                items.push((symbol.name, self.t.undefined));
            }
        }
        let types: Vec<_> = items.iter().map(|&(name, ty)| (move || ty, name)).collect();
        let items: Vec<Discriminator<'_>> = types.iter().map(|(ty, name)| (ty as &dyn Fn() -> TypeId, *name)).collect();
        self.discriminate_type_by_discriminable_items(ty, &items, CompareTypes::By(Relation::Assignable))
    }

    fn name_of_property(&self, literal: NodeRef, property: &ObjectProperty<'p>) -> Option<Name> {
        Some(self.symbol(self.symbol_of_node(literal.at(property.node_id()))?).name)
    }

    /// The member of a large union that the literal's key property names.
    /// TypeScript: getMatchingUnionConstituentForObjectLiteral
    fn matching_union_constituent_for_object_literal(
        &self,
        union: TypeId,
        node: NodeRef,
        literal: &'p ObjectExpression<'p>,
    ) -> Option<TypeId> {
        let key = self.key_property_name(union)?;
        let property = named_properties(literal).find(|property| {
            !property.shorthand
                && is_possibly_discriminant_value(&property.value)
                && self.name_of_property(node, property) == Some(key)
        })?;
        let ty = self.context_free_type_of_expression(node.at(property.value.node_id()));
        self.constituent_type_for_key_type(union, ty)
    }

    /// The type of an expression that nothing is asked of. TypeScript: getContextFreeTypeOfExpression
    pub fn context_free_type_of_expression(&self, node: NodeRef) -> TypeId {
        if let Some(&known) = self.contextual.context_free_types.borrow().get(&node) {
            return known;
        }
        self.push_contextual_type(node, Some(self.t.any));
        let ty = self.check_expression_with_mode(node, CheckMode::SKIP_CONTEXT_SENSITIVE);
        self.pop_contextual_type();
        self.contextual.context_free_types.borrow_mut().insert(node, ty);
        ty
    }
}

/// Properties written as `name: value` or `name`.
fn named_properties<'p>(literal: &'p ObjectExpression<'p>) -> impl Iterator<Item = &'p ObjectProperty<'p>> {
    literal.properties.iter().filter_map(|property| match property {
        ObjectPropertyKind::ObjectProperty(property) => {
            let is_assignment = !property.method && property.kind == oxc_ast::ast::PropertyKind::Init;
            is_assignment.then_some(&**property)
        }
        ObjectPropertyKind::SpreadProperty(_) => None,
    })
}

/// TypeScript: isPossiblyDiscriminantValue
fn is_possibly_discriminant_value(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::StringLiteral(_)
        | Expression::NumericLiteral(_)
        | Expression::BigIntLiteral(_)
        | Expression::TemplateLiteral(_)
        | Expression::BooleanLiteral(_)
        | Expression::NullLiteral(_)
        | Expression::Identifier(_) => true,
        Expression::StaticMemberExpression(member) => is_possibly_discriminant_value(&member.object),
        Expression::PrivateFieldExpression(member) => is_possibly_discriminant_value(&member.object),
        Expression::ParenthesizedExpression(inner) => is_possibly_discriminant_value(&inner.expression),
        Expression::ChainExpression(chain) => match &chain.expression {
            oxc_ast::ast::ChainElement::StaticMemberExpression(member) => {
                is_possibly_discriminant_value(&member.object)
            }
            _ => false,
        },
        _ => false,
    }
}
