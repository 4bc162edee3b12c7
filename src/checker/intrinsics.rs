//! The types that exist in every checker before any file is read.

use super::Checker;
use super::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use super::names::Name;
use super::symbol_table::SymbolTable;
use super::types::{LiteralValue, Place, TypeData, TypeId};

/// Fixed types. Names are TypeScript's without the ending `Type`.
#[derive(Clone, Copy)]
pub struct Intrinsics {
    /// `any` that the source writes.
    pub any: TypeId,
    /// What stands in for a type that is not known: `any` to all but a class that extends it.
    pub error: TypeId,
    /// What a written name stands for that leads nowhere: an error that conditional types ask about as they do about `any`.
    pub unresolved: TypeId,
    /// Declared type of `let x` without annotation, before its assignments are known.
    pub auto: TypeId,
    /// Matches everything in permissive instantiation.
    pub wildcard: TypeId,
    /// Element type of `[]` that no assignment has narrowed yet; wide `any`.
    pub non_inferrable_any: TypeId,
    /// What `intrinsic` in the library files stands for.
    pub intrinsic_marker: TypeId,
    /// Top of all types.
    pub unknown: TypeId,
    /// The value of what was not given.
    pub undefined: TypeId,
    /// `undefined` that widens to `any` without strict null checks.
    pub undefined_widening: TypeId,
    /// `undefined` of a property or element that is not there; shows as `undefined` and is a type of its own always.
    pub missing: TypeId,
    /// What an optional property has when it is not there: `missing` under exactOptionalPropertyTypes, else
    /// `undefined`.
    pub undefined_or_missing: TypeId,
    /// `undefined` that an optional chain contributes.
    pub optional: TypeId,
    /// The type of `null`.
    pub null: TypeId,
    /// `null` that widens to `any` without strict null checks.
    pub null_widening: TypeId,
    /// All strings.
    pub string: TypeId,
    /// All numbers.
    pub number: TypeId,
    /// All big integers.
    pub bigint: TypeId,
    /// `false` as an expression gives it, which widens to `boolean`.
    pub fresh_false: TypeId,
    /// `false` as a type.
    pub regular_false: TypeId,
    /// `true` as an expression gives it, which widens to `boolean`.
    pub fresh_true: TypeId,
    /// `true` as a type.
    pub regular_true: TypeId,
    /// The union of both literals.
    pub boolean: TypeId,
    /// All symbols.
    pub es_symbol: TypeId,
    /// What a function without a value returns.
    pub void: TypeId,
    /// The empty union.
    pub never: TypeId,
    /// `never` that nothing is inferred from.
    pub silent_never: TypeId,
    /// Element type of `[]` under strict null checks, which evolves.
    pub implicit_never: TypeId,
    /// Type of a reference in code that is never reached.
    pub unreachable_never: TypeId,
    /// `object`
    pub non_primitive: TypeId,
    /// `string | number`: keys that can be written.
    pub string_or_number: TypeId,
    /// `string | number | symbol`: all keys, and the constraint of `keyof`.
    pub string_number_symbol: TypeId,
    /// Operands of arithmetic.
    pub number_or_bigint: TypeId,
    /// What can stand in a template literal type.
    pub template_constraint: TypeId,
    /// `${number}`: property names that a number index signature covers.
    pub numeric_string: TypeId,
    /// Stands for each type parameter where templates are asked whether they overlap.
    pub unique_literal: TypeId,
    /// `{}` of expressions.
    pub empty_object: TypeId,
    /// `{}` as a type literal.
    pub empty_type_literal: TypeId,
    /// `{}` that `unknown` narrows to.
    pub unknown_empty_object: TypeId,
    /// Placeholder target of circular generic references.
    pub empty_generic: TypeId,
    /// Type of a context-sensitive function that is skipped in the first inference pass.
    pub any_function: TypeId,
    /// Marks a type parameter without constraint.
    pub no_constraint: TypeId,
    /// Marks a type parameter that is constrained by itself.
    pub circular_constraint: TypeId,
    /// Marks a type parameter whose default is being resolved.
    pub resolving_default: TypeId,
    /// The wider of two type arguments that measure variance.
    pub marker_super: TypeId,
    /// The narrower of two type arguments that measure variance.
    pub marker_sub: TypeId,
    /// A third type argument, unrelated to the two.
    pub marker_other: TypeId,
    /// `unknown` as `{} | null | undefined`.
    pub unknown_union: TypeId,
}

impl Intrinsics {
    /// Placeholders until `Checker::create_intrinsics` has run; no id is valid before.
    pub(super) fn unset() -> Self {
        let x = TypeId(Place::after(u32::MAX as usize - 1));
        Self {
            any: x,
            error: x,
            unresolved: x,
            auto: x,
            wildcard: x,
            non_inferrable_any: x,
            intrinsic_marker: x,
            unknown: x,
            undefined: x,
            undefined_widening: x,
            missing: x,
            undefined_or_missing: x,
            optional: x,
            null: x,
            null_widening: x,
            string: x,
            number: x,
            bigint: x,
            fresh_false: x,
            regular_false: x,
            fresh_true: x,
            regular_true: x,
            boolean: x,
            es_symbol: x,
            void: x,
            never: x,
            silent_never: x,
            implicit_never: x,
            unreachable_never: x,
            non_primitive: x,
            string_or_number: x,
            string_number_symbol: x,
            number_or_bigint: x,
            template_constraint: x,
            numeric_string: x,
            unique_literal: x,
            empty_object: x,
            empty_type_literal: x,
            unknown_empty_object: x,
            empty_generic: x,
            any_function: x,
            no_constraint: x,
            circular_constraint: x,
            resolving_default: x,
            marker_super: x,
            marker_sub: x,
            marker_other: x,
            unknown_union: x,
        }
    }
}

impl Checker<'_> {
    /// Creates the fixed types, in an order that lets later ones refer to earlier ones.
    pub(super) fn create_intrinsics(&mut self) {
        let none = ObjectFlags::empty();
        let widening = ObjectFlags::CONTAINS_WIDENING_TYPE;
        let strict = self.program.options().strict_null_checks;
        let any = |c: &Self, flags| c.create_intrinsic(TypeFlags::ANY, "any", flags);
        self.t.any = any(self, none);
        self.t.error = any(self, none);
        self.t.unresolved = any(self, none);
        self.t.auto = any(self, ObjectFlags::NON_INFERRABLE_TYPE);
        self.t.wildcard = any(self, none);
        self.t.non_inferrable_any = any(self, widening);
        self.t.intrinsic_marker = any(self, none);
        self.t.unknown = self.create_intrinsic(TypeFlags::UNKNOWN, "unknown", none);
        self.t.undefined = self.create_intrinsic(TypeFlags::UNDEFINED, "undefined", none);
        self.t.undefined_widening =
            if strict { self.t.undefined } else { self.create_intrinsic(TypeFlags::UNDEFINED, "undefined", widening) };
        self.t.missing = self.create_intrinsic(TypeFlags::UNDEFINED, "undefined", none);
        let exact = self.program.options().exact_optional_property_types;
        self.t.undefined_or_missing = if exact { self.t.missing } else { self.t.undefined };
        self.t.optional = self.create_intrinsic(TypeFlags::UNDEFINED, "undefined", none);
        self.t.null = self.create_intrinsic(TypeFlags::NULL, "null", none);
        self.t.null_widening =
            if strict { self.t.null } else { self.create_intrinsic(TypeFlags::NULL, "null", widening) };
        self.t.string = self.create_intrinsic(TypeFlags::STRING, "string", none);
        self.t.number = self.create_intrinsic(TypeFlags::NUMBER, "number", none);
        self.t.bigint = self.create_intrinsic(TypeFlags::BIGINT, "bigint", none);
        (self.t.fresh_false, self.t.regular_false) = self.create_boolean_literals(false);
        (self.t.fresh_true, self.t.regular_true) = self.create_boolean_literals(true);
        self.t.boolean = self.union_type(&[self.t.regular_false, self.t.regular_true]);
        self.t.es_symbol = self.create_intrinsic(TypeFlags::ES_SYMBOL, "symbol", none);
        self.t.void = self.create_intrinsic(TypeFlags::VOID, "void", none);
        self.t.never = self.create_intrinsic(TypeFlags::NEVER, "never", none);
        self.t.silent_never = self.create_intrinsic(TypeFlags::NEVER, "never", ObjectFlags::NON_INFERRABLE_TYPE);
        self.t.implicit_never = self.create_intrinsic(TypeFlags::NEVER, "never", none);
        self.t.unreachable_never = self.create_intrinsic(TypeFlags::NEVER, "never", none);
        self.t.non_primitive = self.create_intrinsic(TypeFlags::NON_PRIMITIVE, "object", none);
        self.create_composed_intrinsics();
    }

    fn create_composed_intrinsics(&mut self) {
        self.t.string_or_number = self.union_type(&[self.t.string, self.t.number]);
        self.t.string_number_symbol = self.union_type(&[self.t.string, self.t.number, self.t.es_symbol]);
        self.t.number_or_bigint = self.union_type(&[self.t.number, self.t.bigint]);
        let t = self.t;
        self.t.template_constraint = self.union_type(&[t.string, t.number, t.boolean, t.bigint, t.null, t.undefined]);
        self.t.numeric_string = self.template_literal_type(&[Name::EMPTY, Name::EMPTY], &[t.number]);
        self.t.unique_literal = self.create_intrinsic(TypeFlags::NEVER, "never", ObjectFlags::empty());
        self.t.empty_object = self.create_empty_anonymous();
        let literal = self.create_symbol(SymbolFlags::TYPE_LITERAL, Name::TYPE_LITERAL, CheckFlags::empty());
        self.t.empty_type_literal = self.create_anonymous_type(Some(literal), &SymbolTable::EMPTY, &[], &[], &[]);
        self.t.unknown_empty_object = self.create_empty_anonymous();
        self.t.empty_generic = self.create_empty_anonymous();
        self.t.any_function = self.create_empty_anonymous();
        self.ty(self.t.any_function).object_flags.set(ObjectFlags::ANONYMOUS | ObjectFlags::NON_INFERRABLE_TYPE);
        self.t.no_constraint = self.create_empty_anonymous();
        self.t.circular_constraint = self.create_empty_anonymous();
        self.t.resolving_default = self.create_empty_anonymous();
        self.t.marker_super = self.create_type_parameter(None);
        self.t.marker_sub = self.create_type_parameter(None);
        self.set_constraint_of_marker(self.t.marker_sub, self.t.marker_super);
        self.t.marker_other = self.create_type_parameter(None);
        self.t.unknown_union = if self.program.options().strict_null_checks {
            self.union_type(&[self.t.undefined, self.t.null, self.t.unknown_empty_object])
        } else {
            self.t.unknown
        };
    }

    fn create_empty_anonymous(&self) -> TypeId {
        self.create_anonymous_type(None, &SymbolTable::EMPTY, &[], &[], &[])
    }

    fn set_constraint_of_marker(&self, marker: TypeId, constraint: TypeId) {
        if let TypeData::TypeParameter(parameter) = &self.ty(marker).data {
            parameter.constraint.set(Some(constraint));
        }
    }

    /// The fresh and the regular type of `true` or `false`.
    fn create_boolean_literals(&self, value: bool) -> (TypeId, TypeId) {
        let fresh_type = self.create_literal_type(TypeFlags::BOOLEAN_LITERAL, LiteralValue::Boolean(value), None);
        let regular_type = self.create_literal_type(TypeFlags::BOOLEAN_LITERAL, LiteralValue::Boolean(value), None);
        for id in [fresh_type, regular_type] {
            if let TypeData::Literal { fresh, regular, .. } = &self.ty(id).data {
                fresh.set(Some(fresh_type));
                regular.set(Some(regular_type));
            }
        }
        (fresh_type, regular_type)
    }
}
