//! Matching of string literals and template literal types against template literal types.

use super::from_types::Walk;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::js_number::{big_int_from_text, is_valid_big_int_string, is_valid_number_string, number_from_text};
use crate::checker::names::Name;
use crate::checker::types::{LiteralValue, SymbolId, TypeData, TypeId};

impl Walk<'_, '_> {
    /// TypeScript: inferToTemplateLiteralType
    pub(super) fn infer_to_template_literal_type(&mut self, source: TypeId, target: TypeId) {
        let c = self.checker;
        let TypeData::TemplateLiteral { texts, types } = &c.ty(target).data else { return };
        let matches = c.infer_types_from_template_literal_type(source, target);
        if matches.is_none() && texts.iter().any(|&text| text != Name::EMPTY) {
            return;
        }
        for (index, &target) in types.iter().enumerate() {
            let source = matches.as_ref().map_or(c.t.never, |matches| matches[index]);
            let parsed = self.parsed_by_constraint(source, target);
            self.infer_from_types(parsed.unwrap_or(source), target);
        }
    }

    /// What a matched text means for a type parameter whose constraint has no `string`: `"1"` is `1` under `number`.
    /// TypeScript: inferToTemplateLiteralType
    fn parsed_by_constraint(&self, source: TypeId, target: TypeId) -> Option<TypeId> {
        let c = self.checker;
        let TypeData::Literal { value: LiteralValue::String(name), .. } = c.ty(source).data else { return None };
        let parameter = self.inference_for_type(target)?.type_parameter;
        let constraint = c.base_constraint_of_type(parameter)?;
        if self.flags(constraint).contains(TypeFlags::ANY) {
            return None;
        }
        let types = self.types_of(constraint, TypeFlags::UNION);
        let mut kinds = types.iter().fold(TypeFlags::empty(), |kinds, &ty| kinds | self.flags(ty));
        if kinds.contains(TypeFlags::STRING) {
            return None;
        }
        let text = c.text(name);
        if kinds.intersects(TypeFlags::NUMBER_LIKE) && !is_valid_number_string(text, true) {
            kinds -= TypeFlags::NUMBER_LIKE;
        }
        if kinds.intersects(TypeFlags::BIGINT_LIKE) && !is_valid_big_int_string(text, true) {
            kinds -= TypeFlags::BIGINT_LIKE;
        }
        let parsed = types.iter().fold(c.t.never, |best, &ty| {
            if self.flags(ty).intersects(kinds) { c.better_parse(source, text, best, ty) } else { best }
        });
        (!self.flags(parsed).contains(TypeFlags::NEVER)).then_some(parsed)
    }
}

/// Kinds from best to worst, and how a member of the kind reads a text.
const PARSE_ORDER: [TypeFlags; 13] = [
    TypeFlags::STRING,
    TypeFlags::TEMPLATE_LITERAL,
    TypeFlags::STRING_MAPPING,
    TypeFlags::STRING_LITERAL,
    TypeFlags::NUMBER,
    TypeFlags::ENUM,
    TypeFlags::NUMBER_LITERAL,
    TypeFlags::BIGINT,
    TypeFlags::BIGINT_LITERAL,
    TypeFlags::BOOLEAN,
    TypeFlags::BOOLEAN_LITERAL,
    TypeFlags::UNDEFINED,
    TypeFlags::NULL,
];

impl Checker<'_> {
    /// `left`, or what `right` reads `text` as if that is better. TypeScript: inferToTemplateLiteralType
    fn better_parse(&self, source: TypeId, text: &str, left: TypeId, right: TypeId) -> TypeId {
        for kind in PARSE_ORDER {
            if self.flags(left).intersects(kind) {
                return left;
            }
            if self.flags(right).intersects(kind)
                && let Some(parsed) = self.parse_as(kind, source, text, right)
            {
                return parsed;
            }
        }
        left
    }

    fn parse_as(&self, kind: TypeFlags, source: TypeId, text: &str, right: TypeId) -> Option<TypeId> {
        let right_type = self.ty(right);
        let keeps = |matches: bool, ty: TypeId| matches.then_some(ty);
        match kind {
            TypeFlags::STRING => Some(source),
            TypeFlags::TEMPLATE_LITERAL => keeps(self.is_type_matched_by_template_literal_type(source, right), source),
            TypeFlags::STRING_MAPPING => {
                let mapped = self.apply_string_mapping(right_type.symbol?, text);
                keeps(mapped == text, source)
            }
            TypeFlags::NUMBER | TypeFlags::ENUM => Some(self.number_literal_type(number_from_text(text))),
            TypeFlags::BIGINT => Some(self.bigint_literal_type(self.intern(&big_int_from_text(text)?))),
            TypeFlags::BOOLEAN => Some(match text {
                "true" => self.t.regular_true,
                "false" => self.t.regular_false,
                _ => self.t.boolean,
            }),
            TypeFlags::UNDEFINED | TypeFlags::NULL => keeps(self.intrinsic_text(right) == Some(text), right),
            _ => match right_type.data {
                TypeData::Literal { value, .. } => keeps(self.literal_reads_as(value, text), right),
                _ => None,
            },
        }
    }

    fn literal_reads_as(&self, value: LiteralValue, text: &str) -> bool {
        match value {
            LiteralValue::String(name) | LiteralValue::BigInt(name) => self.text(name) == text,
            #[expect(clippy::float_cmp, reason = "literal types are compared by value")]
            LiteralValue::Number(number) => number == number_from_text(text),
            LiteralValue::Boolean(value) => text == if value { "true" } else { "false" },
        }
    }

    /// How `true`, `false`, `null` and `undefined` are written. TypeScript: intrinsicName
    fn intrinsic_text(&self, ty: TypeId) -> Option<&'static str> {
        match self.ty(ty).data {
            TypeData::Intrinsic(text) => Some(text),
            TypeData::Literal { value: LiteralValue::Boolean(value), .. } => Some(if value { "true" } else { "false" }),
            _ => None,
        }
    }

    /// Whether `source` is what a `${target}` may stand for. TypeScript: isValidTypeForTemplateLiteralPlaceholder
    pub fn is_valid_type_for_template_literal_placeholder(&self, source: TypeId, target: TypeId) -> bool {
        let flags = self.flags(target);
        if let TypeData::Intersection(intersection) = &self.ty(target).data {
            return intersection.types.iter().all(|&ty| {
                ty == self.t.empty_type_literal || self.is_valid_type_for_template_literal_placeholder(source, ty)
            });
        }
        if flags.contains(TypeFlags::STRING) || self.is_type_assignable_to(source, target) {
            return true;
        }
        match self.ty(source).data {
            TypeData::Literal { value: LiteralValue::String(name), .. } => {
                let text = self.text(name);
                flags.contains(TypeFlags::NUMBER) && is_valid_number_string(text, false)
                    || flags.contains(TypeFlags::BIGINT) && is_valid_big_int_string(text, false)
                    || flags.intersects(TypeFlags::BOOLEAN_LITERAL | TypeFlags::NULLABLE)
                        && self.intrinsic_text(target) == Some(text)
                    || flags.contains(TypeFlags::STRING_MAPPING) && self.is_member_of_string_mapping(source, target)
                    || flags.contains(TypeFlags::TEMPLATE_LITERAL)
                        && self.is_type_matched_by_template_literal_type(source, target)
            }
            TypeData::TemplateLiteral { texts, types } => {
                *texts == [Name::EMPTY, Name::EMPTY] && self.is_type_assignable_to(types[0], target)
            }
            _ => false,
        }
    }

    /// Whether applying the mappings of `target` leaves `source` as it is. TypeScript: isMemberOfStringMapping
    pub fn is_member_of_string_mapping(&self, source: TypeId, target: TypeId) -> bool {
        let flags = self.flags(target);
        if flags.contains(TypeFlags::ANY) {
            if self.is_unsupported(target) {
                self.taint(target);
            }
            return true;
        }
        if flags.intersects(TypeFlags::STRING | TypeFlags::TEMPLATE_LITERAL) {
            return self.is_type_assignable_to(source, target);
        }
        let mut mappings: Vec<SymbolId> = Vec::new();
        let mut inner = target;
        while let TypeData::StringMapping { ty } = self.ty(inner).data {
            mappings.extend(self.ty(inner).symbol);
            inner = ty;
        }
        if inner == target {
            return false;
        }
        let mapped = mappings.iter().rev().fold(source, |ty, &mapping| self.string_mapping_type(mapping, ty));
        mapped == source && self.is_member_of_string_mapping(source, inner)
    }

    /// What each placeholder of `target` stands for when `source` is read by it.
    /// TypeScript: inferTypesFromTemplateLiteralType
    pub fn infer_types_from_template_literal_type(&self, source: TypeId, target: TypeId) -> Option<Vec<TypeId>> {
        let TypeData::TemplateLiteral { texts: target_texts, types: target_types } = self.ty(target).data else {
            return None;
        };
        match self.ty(source).data {
            TypeData::Literal { value: LiteralValue::String(name), .. } => {
                self.infer_from_literal_parts(&[self.text(name)], &[], target_texts)
            }
            TypeData::TemplateLiteral { texts, types } if texts == target_texts => {
                let pairs = types.iter().zip(target_types);
                Some(pairs.map(|(&source, &target)| self.matched_placeholder(source, target)).collect())
            }
            TypeData::TemplateLiteral { texts, types } => {
                let texts: Vec<&str> = texts.iter().map(|&text| self.text(text)).collect();
                self.infer_from_literal_parts(&texts, types, target_texts)
            }
            _ => None,
        }
    }

    fn matched_placeholder(&self, source: TypeId, target: TypeId) -> TypeId {
        let base = |ty: TypeId| self.base_constraint_of_type(ty).unwrap_or(ty);
        if self.is_type_assignable_to(base(source), base(target)) {
            source
        } else {
            self.string_like_type_for_type(source)
        }
    }

    /// Whether every text of `source` is one of `target`. TypeScript: isTypeMatchedByTemplateLiteralType
    pub fn is_type_matched_by_template_literal_type(&self, source: TypeId, target: TypeId) -> bool {
        let TypeData::TemplateLiteral { types, .. } = self.ty(target).data else { return false };
        self.infer_types_from_template_literal_type(source, target).is_some_and(|matches| {
            matches
                .iter()
                .zip(types)
                .all(|(&source, &target)| self.is_valid_type_for_template_literal_placeholder(source, target))
        })
    }

    /// `${T}` for a `T` that is no string. TypeScript: getStringLikeTypeForType
    fn string_like_type_for_type(&self, ty: TypeId) -> TypeId {
        if self.flags(ty).intersects(TypeFlags::ANY | TypeFlags::STRING_LIKE) {
            return ty;
        }
        self.template_literal_type(&[Name::EMPTY, Name::EMPTY], &[ty])
    }
}
