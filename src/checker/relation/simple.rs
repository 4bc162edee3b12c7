//! Relations that flags decide: primitives, literals, `any`, `unknown`, `never`, `object`.

use super::Relation;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{LiteralValue, TypeData, TypeId};

impl Checker<'_> {
    /// Whether flags alone relate the two; comparable types may be so in either direction.
    pub(super) fn is_simply_related(&self, source: TypeId, target: TypeId, relation: Relation) -> bool {
        relation == Relation::Comparable
            && !self.flags(target).contains(TypeFlags::NEVER)
            && self.is_simple_type_related_to(target, source, relation)
            || self.is_simple_type_related_to(source, target, relation)
    }

    /// Whether flags alone relate `source` to `target`; for all but identity. TypeScript: isSimpleTypeRelatedTo
    fn is_simple_type_related_to(&self, source: TypeId, target: TypeId, relation: Relation) -> bool {
        use TypeFlags as F;
        let (s, t) = (self.flags(source), self.flags(target));
        if s.contains(F::NEVER) {
            return true;
        }
        if t.contains(F::ANY) {
            self.assume_related(target);
            return true;
        }
        if source == self.t.wildcard {
            return true;
        }
        if t.contains(F::UNKNOWN) {
            let is_strict_any = relation == Relation::StrictSubtype && s.contains(F::ANY);
            if !is_strict_any {
                return true;
            }
        }
        if t.contains(F::NEVER) || s.contains(F::ANY) {
            if s.contains(F::ANY) && !t.contains(F::NEVER) && relation.is_assignable_or_comparable() {
                self.assume_related(source);
                return true;
            }
            self.taint_unsupported(source, source);
            return false;
        }
        if self.is_simple_primitive_related_to(source, target) || self.is_simple_enum_related_to(source, target) {
            return true;
        }
        let strict = self.program.options().strict_null_checks;
        let loosely = !strict && !t.intersects(F::UNION_OR_INTERSECTION);
        if s.contains(F::UNDEFINED) && (loosely || t.intersects(F::UNDEFINED | F::VOID)) {
            return true;
        }
        if s.contains(F::NULL) && (loosely || t.contains(F::NULL)) {
            return true;
        }
        if s.contains(F::OBJECT) && t.contains(F::NON_PRIMITIVE) {
            let is_strict_empty = relation == Relation::StrictSubtype
                && self.is_empty_anonymous_object_type(source)
                && !self.object_flags(source).contains(ObjectFlags::FRESH_LITERAL);
            if !is_strict_empty {
                return true;
            }
        }
        relation.is_assignable_or_comparable() && self.is_loosely_related(source, target)
    }

    /// A literal and its primitive, or an enum member and the literal of its value.
    fn is_simple_primitive_related_to(&self, source: TypeId, target: TypeId) -> bool {
        use TypeFlags as F;
        const TO_PRIMITIVE: [(TypeFlags, TypeFlags); 5] = [
            (F::STRING_LIKE, F::STRING),
            (F::NUMBER_LIKE, F::NUMBER),
            (F::BIGINT_LIKE, F::BIGINT),
            (F::BOOLEAN_LIKE, F::BOOLEAN),
            (F::ES_SYMBOL_LIKE, F::ES_SYMBOL),
        ];
        let (s, t) = (self.flags(source), self.flags(target));
        if TO_PRIMITIVE.iter().any(|&(from, to)| s.intersects(from) && t.contains(to)) {
            return true;
        }
        s.contains(F::ENUM_LITERAL)
            && !t.contains(F::ENUM_LITERAL)
            && (s & t).intersects(F::STRING_OR_NUMBER_LITERAL)
            && self.literal_value(source) == self.literal_value(target)
    }

    fn is_simple_enum_related_to(&self, source: TypeId, target: TypeId) -> bool {
        use TypeFlags as F;
        let (s, t) = (self.flags(source), self.flags(target));
        let (Some(source_symbol), Some(target_symbol)) = (self.ty(source).symbol, self.ty(target).symbol) else {
            return false;
        };
        if s.contains(F::ENUM)
            && t.contains(F::ENUM)
            && self.symbol(source_symbol).name == self.symbol(target_symbol).name
            && self.is_enum_type_related_to(source_symbol, target_symbol)
        {
            return true;
        }
        if !(s & t).contains(F::ENUM_LITERAL) {
            return false;
        }
        let both_enums = (s & t).contains(F::UNION);
        let both_members = s.intersects(F::LITERAL)
            && t.intersects(F::LITERAL)
            && self.literal_value(source) == self.literal_value(target);
        (both_enums || both_members) && self.is_enum_type_related_to(source_symbol, target_symbol)
    }

    /// What assignability and comparability allow beyond subtyping.
    fn is_loosely_related(&self, source: TypeId, target: TypeId) -> bool {
        use TypeFlags as F;
        let (s, t) = (self.flags(source), self.flags(target));
        let to_enum_member = t.contains(F::NUMBER_LITERAL | F::ENUM_LITERAL);
        if s.contains(F::NUMBER) && (t.contains(F::ENUM) || to_enum_member) {
            return true;
        }
        if s.contains(F::NUMBER_LITERAL)
            && !s.contains(F::ENUM_LITERAL)
            && (t.contains(F::ENUM) || to_enum_member && self.literal_value(source) == self.literal_value(target))
        {
            return true;
        }
        self.is_unknown_like_union_type(target)
    }

    /// The value of a literal type or enum member.
    pub(super) fn literal_value(&self, ty: TypeId) -> Option<LiteralValue> {
        match &self.ty(ty).data {
            TypeData::Literal { value, .. } => Some(*value),
            _ => None,
        }
    }
}
