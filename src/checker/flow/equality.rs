//! What `===` with a value and `typeof` say of a reference.

use super::TypeFacts;
use super::analysis::Analysis;
use super::binary::Equality;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;

impl Analysis<'_, '_> {
    /// TypeScript: narrowTypeByEquality
    pub(super) fn narrow_type_by_equality(
        &self,
        ty: TypeId,
        equality: Equality,
        value: NodeRef,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        if checker.flags(ty).intersects(TypeFlags::ANY) {
            return ty;
        }
        let assume_equal = assume_true != equality.is_negated;
        let value_type = self.known_type_of_expression(value);
        let value_flags = checker.flags(value_type);
        if value_flags.intersects(TypeFlags::NULLABLE) {
            return self.narrow_type_by_nullable_equality(ty, value_flags, equality.is_loose, assume_equal);
        }
        if !assume_equal {
            if checker.is_unit_type(value_type) {
                return checker.filter_type(ty, &mut |ty| {
                    !(checker.is_unit_like_type(ty) && checker.are_types_comparable(ty, value_type))
                });
            }
            return ty;
        }
        let may_be_anything = checker.flags(ty).intersects(TypeFlags::UNKNOWN)
            || checker.some_type(ty, &mut |ty| checker.is_empty_anonymous_object_type(ty));
        if !equality.is_loose && may_be_anything {
            if value_flags.intersects(TypeFlags::PRIMITIVE | TypeFlags::NON_PRIMITIVE)
                || checker.is_empty_anonymous_object_type(value_type)
            {
                return value_type;
            }
            if value_flags.intersects(TypeFlags::OBJECT) {
                return checker.t.non_primitive;
            }
        }
        let filtered = checker.filter_type(ty, &mut |ty| {
            checker.are_types_comparable(ty, value_type)
                || equality.is_loose && checker.is_coercible_under_double_equals(ty, value_type)
        });
        checker.replace_primitives_with_literals(filtered, value_type)
    }

    fn narrow_type_by_nullable_equality(
        &self,
        ty: TypeId,
        value_flags: TypeFlags,
        is_loose: bool,
        assume_equal: bool,
    ) -> TypeId {
        if !self.is_strict() {
            return ty;
        }
        let facts = match (is_loose, value_flags.intersects(TypeFlags::NULL), assume_equal) {
            (true, _, true) => TypeFacts::EQ_UNDEFINED_OR_NULL,
            (true, _, false) => TypeFacts::NE_UNDEFINED_OR_NULL,
            (false, true, true) => TypeFacts::EQ_NULL,
            (false, true, false) => TypeFacts::NE_NULL,
            (false, false, true) => TypeFacts::EQ_UNDEFINED,
            (false, false, false) => TypeFacts::NE_UNDEFINED,
        };
        self.checker.adjusted_type_with_facts(ty, facts)
    }

    /// TypeScript: narrowTypeByTypeof
    pub(super) fn narrow_type_by_typeof(
        &self,
        ty: TypeId,
        operand: NodeRef,
        equality: Equality,
        text: &str,
        assume_true: bool,
    ) -> TypeId {
        let checker = self.checker;
        let assume_equal = assume_true != equality.is_negated;
        let target = operand.at(checker.tree(operand.file).reference_candidate(operand.node));
        if self.matches(target) {
            return checker.narrow_type_by_literal_expression(ty, text, assume_equal);
        }
        let is_present = self.is_strict() && self.is_in_optional_chain(target) && assume_equal == (text != "undefined");
        let ty = if is_present { checker.adjusted_type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL) } else { ty };
        match self.discriminant_property_access(target, ty) {
            Some(access) => self.narrow_type_by_discriminant(ty, access, &mut |property| {
                checker.narrow_type_by_literal_expression(property, text, assume_equal)
            }),
            None => ty,
        }
    }
}

impl Checker<'_> {
    /// TypeScript: narrowTypeByLiteralExpression
    fn narrow_type_by_literal_expression(&self, ty: TypeId, text: &str, assume_equal: bool) -> TypeId {
        if assume_equal {
            self.narrow_type_by_type_name(ty, text)
        } else {
            self.adjusted_type_with_facts(ty, TypeFacts::typeof_ne(text))
        }
    }

    /// What of `ty` gives `name` under `typeof`. TypeScript: narrowTypeByTypeName
    pub(super) fn narrow_type_by_type_name(&self, ty: TypeId, name: &str) -> TypeId {
        let is_any = self.flags(ty).intersects(TypeFlags::ANY);
        match name {
            "string" => self.narrow_type_by_type_facts(ty, self.t.string, TypeFacts::TYPEOF_EQ_STRING),
            "number" => self.narrow_type_by_type_facts(ty, self.t.number, TypeFacts::TYPEOF_EQ_NUMBER),
            "bigint" => self.narrow_type_by_type_facts(ty, self.t.bigint, TypeFacts::TYPEOF_EQ_BIGINT),
            "boolean" => self.narrow_type_by_type_facts(ty, self.t.boolean, TypeFacts::TYPEOF_EQ_BOOLEAN),
            "symbol" => self.narrow_type_by_type_facts(ty, self.t.es_symbol, TypeFacts::TYPEOF_EQ_SYMBOL),
            "object" | "function" if is_any => ty,
            "object" => self.union_type(&[
                self.narrow_type_by_type_facts(ty, self.t.non_primitive, TypeFacts::TYPEOF_EQ_OBJECT),
                self.narrow_type_by_type_facts(ty, self.t.null, TypeFacts::EQ_NULL),
            ]),
            "function" => {
                self.narrow_type_by_type_facts(ty, self.global_function_type(), TypeFacts::TYPEOF_EQ_FUNCTION)
            }
            "undefined" => self.narrow_type_by_type_facts(ty, self.t.undefined, TypeFacts::EQ_UNDEFINED),
            _ => self.narrow_type_by_type_facts(ty, self.t.non_primitive, TypeFacts::TYPEOF_EQ_HOST_OBJECT),
        }
    }

    /// TypeScript: narrowTypeByTypeFacts
    fn narrow_type_by_type_facts(&self, ty: TypeId, implied: TypeId, facts: TypeFacts) -> TypeId {
        self.map_type(ty, &mut |constituent| {
            // The strict relation takes `object` for a subtype of `{}`; the facts tell functions from other objects.
            if self.is_type_strict_subtype_of(constituent, implied) {
                return if self.has_type_facts(constituent, facts) { constituent } else { self.t.never };
            }
            // `unknown`, `{}` and the like contain all of the implied type.
            if self.is_type_subtype_of(implied, constituent) {
                return implied;
            }
            // Neither contains the other, but both may hold for one value: a type parameter, for one.
            if self.has_type_facts(constituent, facts) {
                self.intersection_type(&[constituent, implied])
            } else {
                self.t.never
            }
        })
    }

    /// TypeScript: isCoercibleUnderDoubleEquals
    fn is_coercible_under_double_equals(&self, source: TypeId, target: TypeId) -> bool {
        self.flags(source).intersects(TypeFlags::NUMBER | TypeFlags::STRING | TypeFlags::BOOLEAN_LITERAL)
            && self.flags(target).intersects(TypeFlags::NUMBER | TypeFlags::STRING | TypeFlags::BOOLEAN)
    }

    /// `string` and the like replaced with the literals that the value is known to be.
    /// TypeScript: replacePrimitivesWithLiterals
    pub(super) fn replace_primitives_with_literals(&self, primitives: TypeId, literals: TypeId) -> TypeId {
        let replaceable = TypeFlags::STRING | TypeFlags::TEMPLATE_LITERAL | TypeFlags::NUMBER | TypeFlags::BIGINT;
        let replacing = TypeFlags::STRING_LITERAL
            | TypeFlags::TEMPLATE_LITERAL
            | TypeFlags::STRING_MAPPING
            | TypeFlags::NUMBER_LITERAL
            | TypeFlags::BIGINT_LITERAL;
        if !self.maybe_type_of_kind(primitives, replaceable) || !self.maybe_type_of_kind(literals, replacing) {
            return primitives;
        }
        let patterns = TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        self.map_type(primitives, &mut |ty| {
            let flags = self.flags(ty);
            if flags.intersects(TypeFlags::STRING) {
                self.extract_types_of_kind(literals, TypeFlags::STRING | TypeFlags::STRING_LITERAL | patterns)
            } else if self.is_pattern_literal_type(ty)
                && !self.maybe_type_of_kind(literals, TypeFlags::STRING | patterns)
            {
                self.extract_types_of_kind(literals, TypeFlags::STRING_LITERAL)
            } else if flags.intersects(TypeFlags::NUMBER) {
                self.extract_types_of_kind(literals, TypeFlags::NUMBER | TypeFlags::NUMBER_LITERAL)
            } else if flags.intersects(TypeFlags::BIGINT) {
                self.extract_types_of_kind(literals, TypeFlags::BIGINT | TypeFlags::BIGINT_LITERAL)
            } else {
                ty
            }
        })
    }
}
