//! Identity of types that are composed of others: unions, `keyof`, indexed access, conditional and template types.

use super::{Comparison, IntersectionState, RecursionFlags, Ternary};
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// Whether two types of one kind, neither an object, are identical.
    pub(super) fn composed_types_identical(&self, c: &Comparison, source: TypeId, target: TypeId) -> Ternary {
        let identical = |s, t| self.is_related_to(c, s, t, RecursionFlags::BOTH, IntersectionState::empty());
        if self.flags(source).intersects(TypeFlags::UNION_OR_INTERSECTION) {
            return self
                .each_type_related_to_some_type(c, source, target)
                .and_then(|| self.each_type_related_to_some_type(c, target, source));
        }
        match (&self.ty(source).data, &self.ty(target).data) {
            (TypeData::Index { ty: s, .. }, TypeData::Index { ty: t, .. }) => identical(*s, *t),
            (
                TypeData::IndexedAccess { object: s, index: s_index, .. },
                TypeData::IndexedAccess { object: t, index: t_index, .. },
            ) => identical(*s, *t).and_then(|| identical(*s_index, *t_index)),
            (TypeData::Conditional(s), TypeData::Conditional(t)) => {
                if s.root.is_distributive != t.root.is_distributive {
                    return Ternary::False;
                }
                identical(s.check_type, t.check_type)
                    .and_then(|| identical(s.extends_type, t.extends_type))
                    .and_then(|| {
                        let other = self.true_type_from_conditional_type(target);
                        identical(self.true_type_from_conditional_type(source), other)
                    })
                    .and_then(|| {
                        let other = self.false_type_from_conditional_type(target);
                        identical(self.false_type_from_conditional_type(source), other)
                    })
            }
            (
                TypeData::Substitution { base: s, constraint: s_constraint },
                TypeData::Substitution { base: t, constraint: t_constraint },
            ) => identical(*s, *t).and_then(|| identical(*s_constraint, *t_constraint)),
            (
                TypeData::TemplateLiteral { texts: s_texts, types: s_types },
                TypeData::TemplateLiteral { texts: t_texts, types: t_types },
            ) if s_texts == t_texts => {
                s_types.iter().zip(*t_types).fold(Ternary::True, |result, (&s, &t)| result.and_then(|| identical(s, t)))
            }
            (TypeData::StringMapping { ty: s }, TypeData::StringMapping { ty: t })
                if self.ty(source).symbol == self.ty(target).symbol =>
            {
                identical(*s, *t)
            }
            _ => Ternary::False,
        }
    }
}
