//! Literal types: fresh and regular twins, the primitive behind a literal, and which types are units or patterns.

use std::cell::Cell;

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{LiteralValue, SymbolId, TypeData, TypeId};

/// What tells the literal types of one enum apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum EnumValue {
    Number(u64),
    String(Name),
}

impl<'p> Checker<'p> {
    /// The literal as it was just written. TypeScript: getFreshTypeOfLiteralType
    pub fn fresh_type_of_literal_type(&self, ty: TypeId) -> TypeId {
        match &self.ty(ty).data {
            TypeData::Literal { value, fresh, .. } => fresh.get().unwrap_or_else(|| {
                let regular = Cell::new(Some(ty));
                self.create_fresh_twin(ty, fresh, TypeData::Literal { value: *value, fresh: Cell::default(), regular })
            }),
            TypeData::Enum { fresh, .. } => fresh.get().unwrap_or_else(|| {
                let regular = Cell::new(Some(ty));
                self.create_fresh_twin(ty, fresh, TypeData::Enum { fresh: Cell::default(), regular })
            }),
            _ => ty,
        }
    }

    fn create_fresh_twin(&self, ty: TypeId, twin: &Cell<Option<TypeId>>, data: TypeData<'p>) -> TypeId {
        let source = self.ty(ty);
        let created = self.create_type(source.flags, ObjectFlags::empty(), source.symbol, None, data);
        if let TypeData::Literal { fresh, .. } | TypeData::Enum { fresh, .. } = &self.ty(created).data {
            fresh.set(Some(created));
        }
        twin.set(Some(created));
        created
    }

    /// The literal once it has a type. TypeScript: getRegularTypeOfLiteralType
    pub fn regular_type_of_literal_type(&self, ty: TypeId) -> TypeId {
        match &self.ty(ty).data {
            TypeData::Literal { regular, .. } | TypeData::Enum { regular, .. } => regular.get().unwrap_or(ty),
            TypeData::Union(union) => union.regular.get().unwrap_or_else(|| {
                let regular = self.map_type(ty, &mut |member| self.regular_type_of_literal_type(member));
                union.regular.set(Some(regular));
                regular
            }),
            _ => ty,
        }
    }

    /// Whether `ty` is a literal as it was just written. TypeScript: isFreshLiteralType
    pub fn is_fresh_literal_type(&self, ty: TypeId) -> bool {
        match &self.ty(ty).data {
            TypeData::Literal { fresh, .. } | TypeData::Enum { fresh, .. } => fresh.get() == Some(ty),
            _ => false,
        }
    }

    /// The type of an enum member; members with one value share it. TypeScript: getEnumLiteralType
    pub fn enum_literal_type(&self, value: LiteralValue, enum_symbol: SymbolId, member: SymbolId) -> TypeId {
        let (flags, key) = match value {
            LiteralValue::String(name) | LiteralValue::BigInt(name) => {
                (TypeFlags::STRING_LITERAL, EnumValue::String(name))
            }
            LiteralValue::Number(number) => {
                let number = if number == 0.0 { 0.0 } else { number };
                (TypeFlags::NUMBER_LITERAL, EnumValue::Number(number.to_bits()))
            }
            LiteralValue::Boolean(value) => (TypeFlags::NUMBER_LITERAL, EnumValue::Number(u64::from(value))),
        };
        if let Some(&known) = self.ops.enum_literals.borrow().get(&(enum_symbol, key)) {
            return known;
        }
        let ty = self.create_literal_type(flags | TypeFlags::ENUM_LITERAL, value, Some(member));
        self.ops.enum_literals.borrow_mut().insert((enum_symbol, key), ty);
        ty
    }

    /// The primitive that a literal is a value of. TypeScript: getBaseTypeOfLiteralType
    pub fn base_type_of_literal_type(&self, ty: TypeId) -> TypeId {
        let flags = self.flags(ty);
        let texts = TypeFlags::STRING_LITERAL | TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        if flags.intersects(TypeFlags::ENUM_LIKE) {
            self.base_type_of_enum_like_type(ty)
        } else if flags.intersects(texts) {
            self.t.string
        } else if flags.contains(TypeFlags::NUMBER_LITERAL) {
            self.t.number
        } else if flags.contains(TypeFlags::BIGINT_LITERAL) {
            self.t.bigint
        } else if flags.contains(TypeFlags::BOOLEAN_LITERAL) {
            self.t.boolean
        } else if flags.contains(TypeFlags::UNION) {
            self.base_type_of_literal_type_union(ty)
        } else {
            ty
        }
    }

    /// TypeScript: getBaseTypeOfLiteralTypeUnion
    fn base_type_of_literal_type_union(&self, ty: TypeId) -> TypeId {
        if let Some(&known) = self.ops.base_types_of_literal_unions.borrow().get(&ty) {
            return known;
        }
        let base = self.map_type(ty, &mut |member| self.base_type_of_literal_type(member));
        self.ops.base_types_of_literal_unions.borrow_mut().insert(ty, base);
        base
    }

    /// The enum of an enum member. TypeScript: getBaseTypeOfEnumLikeType
    pub fn base_type_of_enum_like_type(&self, ty: TypeId) -> TypeId {
        let source = self.ty(ty);
        if source.flags.intersects(TypeFlags::ENUM_LIKE)
            && let Some(symbol) = source.symbol
            && self.symbol(symbol).flags.get().contains(SymbolFlags::ENUM_MEMBER)
            && let Some(parent) = self.symbol(symbol).parent.get()
        {
            return self.declared_type_of_symbol(parent);
        }
        ty
    }

    /// Whether `ty` has one value. TypeScript: isUnitType
    pub fn is_unit_type(&self, ty: TypeId) -> bool {
        self.flags(ty).intersects(TypeFlags::UNIT)
    }

    /// TypeScript: isUnitLikeType
    pub fn is_unit_like_type(&self, ty: TypeId) -> bool {
        let ty = self.base_constraint_or_type(ty);
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            self.constituents(ty).iter().any(|&member| self.is_unit_type(member))
        } else {
            self.is_unit_type(ty)
        }
    }

    /// The unit in a branded unit. TypeScript: extractUnitType
    pub fn extract_unit_type(&self, ty: TypeId) -> TypeId {
        if !self.flags(ty).contains(TypeFlags::INTERSECTION) {
            return ty;
        }
        self.constituents(ty).iter().copied().find(|&member| self.is_unit_type(member)).unwrap_or(ty)
    }

    /// Whether `ty` is a unit or a union of units. TypeScript: isLiteralType
    pub fn is_literal_type(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        if flags.contains(TypeFlags::BOOLEAN) {
            true
        } else if flags.contains(TypeFlags::UNION) {
            flags.contains(TypeFlags::ENUM_LITERAL)
                || self.constituents(ty).iter().all(|&member| self.is_unit_type(member))
        } else {
            self.is_unit_type(ty)
        }
    }

    /// Whether `ty` is a template of `any`, `string`, `number` and `bigint` only. TypeScript: isPatternLiteralType
    pub fn is_pattern_literal_type(&self, ty: TypeId) -> bool {
        match &self.ty(ty).data {
            TypeData::TemplateLiteral { types, .. } => {
                types.iter().all(|&part| self.is_pattern_literal_placeholder_type(part))
            }
            TypeData::StringMapping { ty } => self.is_pattern_literal_placeholder_type(*ty),
            _ => false,
        }
    }

    /// TypeScript: isPatternLiteralPlaceholderType
    pub fn is_pattern_literal_placeholder_type(&self, ty: TypeId) -> bool {
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            let mut seen_placeholder = false;
            for &member in self.constituents(ty) {
                let flags = self.flags(member);
                if flags.intersects(TypeFlags::LITERAL | TypeFlags::NULLABLE)
                    || self.is_pattern_literal_placeholder_type(member)
                {
                    seen_placeholder = true;
                } else if !flags.contains(TypeFlags::OBJECT) {
                    return false;
                }
            }
            return seen_placeholder;
        }
        let open = TypeFlags::ANY | TypeFlags::STRING | TypeFlags::NUMBER | TypeFlags::BIGINT;
        self.flags(ty).intersects(open) || self.is_pattern_literal_type(ty)
    }

    /// Whether `ty` is text that depends on a type parameter. TypeScript: isGenericStringLikeType
    pub fn is_generic_string_like_type(&self, ty: TypeId) -> bool {
        self.flags(ty).intersects(TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING)
            && !self.is_pattern_literal_type(ty)
    }
}
