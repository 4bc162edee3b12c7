//! Facts of types, and types cut down to those constituents that have a fact.

use super::TypeFacts;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{LiteralValue, TypeData, TypeId};

impl Checker<'_> {
    /// Those facts of `mask` that hold for `ty`. TypeScript: getTypeFacts
    pub fn type_facts(&self, ty: TypeId, mask: TypeFacts) -> TypeFacts {
        self.type_facts_worker(ty, mask) & mask
    }

    /// Whether any of the facts holds for `ty`. TypeScript: hasTypeFacts
    pub fn has_type_facts(&self, ty: TypeId, mask: TypeFacts) -> bool {
        !self.type_facts(ty, mask).is_empty()
    }

    /// TypeScript: getTypeFactsWorker
    fn type_facts_worker(&self, ty: TypeId, needed: TypeFacts) -> TypeFacts {
        let ty = if self.flags(ty).intersects(TypeFlags::INTERSECTION | TypeFlags::INSTANTIABLE) {
            self.base_constraint_of_type(ty).unwrap_or(self.t.unknown)
        } else {
            ty
        };
        if self.is_unsupported(ty) {
            self.taint(ty);
        }
        let flags = self.flags(ty);
        let strict = self.program.options().strict_null_checks;
        let either = |strict_facts, facts| if strict { strict_facts } else { facts };
        if let Some(facts) = self.primitive_type_facts(ty, flags, strict) {
            return facts;
        }
        if flags.intersects(TypeFlags::OBJECT) {
            return self.object_type_facts(ty, needed, strict);
        }
        match flags {
            _ if flags.intersects(TypeFlags::VOID) => TypeFacts::VOID,
            _ if flags.intersects(TypeFlags::UNDEFINED) => TypeFacts::UNDEFINED,
            _ if flags.intersects(TypeFlags::NULL) => TypeFacts::NULL,
            _ if flags.intersects(TypeFlags::ES_SYMBOL_LIKE) => either(TypeFacts::SYMBOL_STRICT, TypeFacts::SYMBOL),
            _ if flags.intersects(TypeFlags::NON_PRIMITIVE) => either(TypeFacts::OBJECT_STRICT, TypeFacts::OBJECT),
            _ if flags.intersects(TypeFlags::NEVER) => TypeFacts::empty(),
            _ => match &self.ty(ty).data {
                TypeData::Union(union) => union.types.iter().fold(TypeFacts::empty(), |facts, &constituent| {
                    facts | self.type_facts_worker(constituent, needed)
                }),
                TypeData::Intersection(intersection) => self.intersection_type_facts(intersection.types, ty, needed),
                _ => TypeFacts::UNKNOWN,
            },
        }
    }

    /// Facts of strings, numbers, bigints and booleans.
    fn primitive_type_facts(&self, ty: TypeId, flags: TypeFlags, strict: bool) -> Option<TypeFacts> {
        let either = |strict_facts, facts| if strict { strict_facts } else { facts };
        let is_empty = self.is_falsy_literal(ty);
        Some(match flags {
            _ if flags.intersects(TypeFlags::STRING | TypeFlags::STRING_MAPPING) => {
                either(TypeFacts::STRING_STRICT, TypeFacts::STRING)
            }
            _ if flags.intersects(TypeFlags::STRING_LITERAL | TypeFlags::TEMPLATE_LITERAL) => {
                if is_empty {
                    either(TypeFacts::EMPTY_STRING_STRICT, TypeFacts::EMPTY_STRING)
                } else {
                    either(TypeFacts::NON_EMPTY_STRING_STRICT, TypeFacts::NON_EMPTY_STRING)
                }
            }
            _ if flags.intersects(TypeFlags::NUMBER | TypeFlags::ENUM) => {
                either(TypeFacts::NUMBER_STRICT, TypeFacts::NUMBER)
            }
            _ if flags.intersects(TypeFlags::NUMBER_LITERAL) => {
                if is_empty {
                    either(TypeFacts::ZERO_NUMBER_STRICT, TypeFacts::ZERO_NUMBER)
                } else {
                    either(TypeFacts::NON_ZERO_NUMBER_STRICT, TypeFacts::NON_ZERO_NUMBER)
                }
            }
            _ if flags.intersects(TypeFlags::BIGINT) => either(TypeFacts::BIGINT_STRICT, TypeFacts::BIGINT),
            _ if flags.intersects(TypeFlags::BIGINT_LITERAL) => {
                if is_empty {
                    either(TypeFacts::ZERO_BIGINT_STRICT, TypeFacts::ZERO_BIGINT)
                } else {
                    either(TypeFacts::NON_ZERO_BIGINT_STRICT, TypeFacts::NON_ZERO_BIGINT)
                }
            }
            _ if flags.intersects(TypeFlags::BOOLEAN) => either(TypeFacts::BOOLEAN_STRICT, TypeFacts::BOOLEAN),
            _ if flags.intersects(TypeFlags::BOOLEAN_LITERAL) => {
                if is_empty {
                    either(TypeFacts::FALSE_STRICT, TypeFacts::FALSE)
                } else {
                    either(TypeFacts::TRUE_STRICT, TypeFacts::TRUE)
                }
            }
            _ => return None,
        })
    }

    fn object_type_facts(&self, ty: TypeId, needed: TypeFacts, strict: bool) -> TypeFacts {
        let [empty, function, object] = if strict {
            [TypeFacts::EMPTY_OBJECT_STRICT, TypeFacts::FUNCTION_STRICT, TypeFacts::OBJECT_STRICT]
        } else {
            [TypeFacts::EMPTY_OBJECT, TypeFacts::FUNCTION, TypeFacts::OBJECT]
        };
        // Members are resolved only when the answer depends on them.
        if !needed.intersects(empty | function | object) {
            return TypeFacts::empty();
        }
        if self.object_flags(ty).intersects(ObjectFlags::ANONYMOUS) && self.is_empty_object_type(ty) {
            empty
        } else if self.is_function_object_type(ty) {
            function
        } else {
            object
        }
    }

    /// TypeScript: isFunctionObjectType
    pub fn is_function_object_type(&self, ty: TypeId) -> bool {
        if self.object_flags(ty).intersects(ObjectFlags::EVOLVING_ARRAY) {
            return false;
        }
        let resolved = self.resolve_structured_type_members(ty);
        !resolved.call_signatures.is_empty()
            || !resolved.construct_signatures.is_empty()
            || resolved.members.get(Name::BIND).is_some() && self.is_type_subtype_of(ty, self.global_function_type())
    }

    /// TypeScript: getIntersectionTypeFacts
    fn intersection_type_facts(&self, types: &[TypeId], ty: TypeId, needed: TypeFacts) -> TypeFacts {
        // In `string & { brand }` the object says nothing about what the value is.
        let ignore_objects = self.maybe_type_of_kind(ty, TypeFlags::PRIMITIVE);
        let mut some = TypeFacts::empty();
        let mut all = TypeFacts::ALL;
        for &constituent in types {
            if !(ignore_objects && self.flags(constituent).intersects(TypeFlags::OBJECT)) {
                let facts = self.type_facts_worker(constituent, needed);
                some |= facts;
                all &= facts;
            }
        }
        some & TypeFacts::OR_MASK | all & TypeFacts::AND_MASK
    }

    /// The constituents of `ty` for which any of the facts holds. TypeScript: getTypeWithFacts
    pub fn type_with_facts(&self, ty: TypeId, include: TypeFacts) -> TypeId {
        self.filter_type(ty, &mut |constituent| self.has_type_facts(constituent, include))
    }

    /// As [`Self::type_with_facts`], and what may still be generic is intersected with `{}`.
    /// TypeScript: getAdjustedTypeWithFacts
    pub fn adjusted_type_with_facts(&self, ty: TypeId, facts: TypeFacts) -> TypeId {
        let strict = self.program.options().strict_null_checks;
        let whole = if strict && self.flags(ty).intersects(TypeFlags::UNKNOWN) { self.t.unknown_union } else { ty };
        let reduced = self.recombine_unknown_type(self.type_with_facts(whole, facts));
        if !strict {
            return reduced;
        }
        match facts {
            TypeFacts::NE_UNDEFINED => self.remove_nullable_by_intersection(
                reduced,
                TypeFacts::EQ_UNDEFINED,
                TypeFacts::EQ_NULL,
                TypeFacts::IS_NULL,
                self.t.null,
            ),
            TypeFacts::NE_NULL => self.remove_nullable_by_intersection(
                reduced,
                TypeFacts::EQ_NULL,
                TypeFacts::EQ_UNDEFINED,
                TypeFacts::IS_UNDEFINED,
                self.t.undefined,
            ),
            TypeFacts::NE_UNDEFINED_OR_NULL | TypeFacts::TRUTHY => self.map_type(reduced, &mut |constituent| {
                if self.has_type_facts(constituent, TypeFacts::EQ_UNDEFINED_OR_NULL) {
                    self.global_non_nullable_type_instantiation(constituent)
                } else {
                    constituent
                }
            }),
            _ => reduced,
        }
    }

    /// TypeScript: removeNullableByIntersection
    fn remove_nullable_by_intersection(
        &self,
        ty: TypeId,
        target: TypeFacts,
        other: TypeFacts,
        other_includes: TypeFacts,
        other_type: TypeId,
    ) -> TypeId {
        let mask = TypeFacts::EQ_UNDEFINED | TypeFacts::EQ_NULL | TypeFacts::IS_UNDEFINED | TypeFacts::IS_NULL;
        let facts = self.type_facts(ty, mask);
        if !facts.intersects(target) {
            return ty;
        }
        let empty_or_other = self.union_type(&[self.t.empty_object, other_type]);
        self.map_type(ty, &mut |constituent| {
            if !self.has_type_facts(constituent, target) {
                return constituent;
            }
            let keeps_other = !facts.intersects(other_includes) && self.has_type_facts(constituent, other);
            let bound = if keeps_other { empty_or_other } else { self.t.empty_object };
            self.intersection_type(&[constituent, bound])
        })
    }

    /// `{} | null | undefined` is `unknown` again. TypeScript: recombineUnknownType
    pub(super) fn recombine_unknown_type(&self, ty: TypeId) -> TypeId {
        if ty == self.t.unknown_union || self.is_union_of_unknown(ty) { self.t.unknown } else { ty }
    }

    /// `unknown_union` with its parts in another order.
    fn is_union_of_unknown(&self, ty: TypeId) -> bool {
        let TypeData::Union(union) = &self.ty(ty).data else { return false };
        let parts = [self.t.undefined, self.t.null, self.t.unknown_empty_object];
        union.types.len() == parts.len() && parts.iter().all(|part| union.types.contains(part))
    }

    /// `NonNullable<T>` as the library declares it. TypeScript: getGlobalNonNullableTypeInstantiation
    fn global_non_nullable_type_instantiation(&self, ty: TypeId) -> TypeId {
        match self.global_alias_symbol("NonNullable", 1) {
            Some(alias) => self.type_alias_instantiation(alias, &[ty], None),
            None => self.intersection_type(&[ty, self.t.empty_object]),
        }
    }

    /// `T` without `null` and `undefined`. TypeScript: getNonNullableType
    pub fn non_nullable_type(&self, ty: TypeId) -> TypeId {
        if self.program.options().strict_null_checks {
            self.adjusted_type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL)
        } else {
            ty
        }
    }

    /// TypeScript: getNonNullableTypeIfNeeded
    pub fn non_nullable_type_if_needed(&self, ty: TypeId) -> TypeId {
        if self.is_nullable_type(ty) { self.non_nullable_type(ty) } else { ty }
    }

    /// Whether `ty` contains `null` or `undefined`. TypeScript: isNullableType
    pub fn is_nullable_type(&self, ty: TypeId) -> bool {
        self.has_type_facts(ty, TypeFacts::IS_UNDEFINED_OR_NULL)
    }

    /// `T` without `undefined`. TypeScript: getNonUndefinedType
    pub fn non_undefined_type(&self, ty: TypeId) -> TypeId {
        let has_generic =
            self.some_type(ty, &mut |constituent| self.is_generic_type_with_undefined_constraint(constituent));
        let ty = if has_generic {
            self.map_type(ty, &mut |constituent| {
                if self.flags(constituent).intersects(TypeFlags::INSTANTIABLE) {
                    self.base_constraint_or_type(constituent)
                } else {
                    constituent
                }
            })
        } else {
            ty
        };
        self.type_with_facts(ty, TypeFacts::NE_UNDEFINED)
    }

    /// TypeScript: isGenericTypeWithUndefinedConstraint
    fn is_generic_type_with_undefined_constraint(&self, ty: TypeId) -> bool {
        self.flags(ty).intersects(TypeFlags::INSTANTIABLE) && {
            let constraint = self.base_constraint_of_type(ty).unwrap_or(self.t.unknown);
            self.maybe_type_of_kind(constraint, TypeFlags::UNDEFINED)
        }
    }

    /// `T` without what is always falsy. TypeScript: removeDefinitelyFalsyTypes
    pub fn remove_definitely_falsy_types(&self, ty: TypeId) -> TypeId {
        self.filter_type(ty, &mut |constituent| self.has_type_facts(constituent, TypeFacts::TRUTHY))
    }

    /// What `x` can be where it is falsy, as literals. TypeScript: extractDefinitelyFalsyTypes
    pub fn extract_definitely_falsy_types(&self, ty: TypeId) -> TypeId {
        self.map_type(ty, &mut |constituent| self.definitely_falsy_part_of_type(constituent))
    }

    /// TypeScript: getDefinitelyFalsyPartOfType
    fn definitely_falsy_part_of_type(&self, ty: TypeId) -> TypeId {
        let flags = self.flags(ty);
        if flags.intersects(TypeFlags::STRING) {
            self.string_literal_type(Name::EMPTY)
        } else if flags.intersects(TypeFlags::NUMBER) {
            self.number_literal_type(0.0)
        } else if flags.intersects(TypeFlags::BIGINT) {
            self.bigint_literal_type(self.intern("0"))
        } else if self.is_falsy_literal(ty)
            || flags.intersects(TypeFlags::VOID_LIKE | TypeFlags::NULL | TypeFlags::ANY_OR_UNKNOWN)
        {
            ty
        } else {
            self.t.never
        }
    }

    /// `false`, `""`, `0` or `0n`; a literal, not an enum that contains one.
    fn is_falsy_literal(&self, ty: TypeId) -> bool {
        match self.ty(ty).data {
            TypeData::Literal { value: LiteralValue::String(text), .. } => text == Name::EMPTY,
            TypeData::Literal { value: LiteralValue::Number(number), .. } => number == 0.0,
            TypeData::Literal { value: LiteralValue::BigInt(digits), .. } => self.text(digits) == "0",
            TypeData::Literal { value: LiteralValue::Boolean(value), .. } => !value,
            _ => false,
        }
    }

    /// TypeScript: containsUndefinedType
    pub fn contains_undefined_type(&self, ty: TypeId) -> bool {
        self.some_type(ty, &mut |constituent| self.flags(constituent).intersects(TypeFlags::UNDEFINED))
    }
}
