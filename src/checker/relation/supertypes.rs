//! One type for several: the common supertype or subtype of candidates.

use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// Whether all are literals of one primitive, `never` aside. TypeScript: literalTypesWithSameBaseType
    pub fn literal_types_with_same_base_type(&self, types: &[TypeId]) -> bool {
        let mut common = None;
        types.iter().filter(|&&t| !self.flags(t).contains(TypeFlags::NEVER)).all(|&t| {
            let base = self.base_type_of_literal_type(t);
            base != t && base == *common.get_or_insert(base)
        })
    }

    /// TypeScript: getCombinedTypeFlags
    fn combined_type_flags(&self, types: &[TypeId]) -> TypeFlags {
        types.iter().fold(TypeFlags::empty(), |flags, &t| match self.union_types(t) {
            Some(parts) => flags | self.combined_type_flags(parts),
            None => flags | self.flags(t),
        })
    }

    /// The leftmost type that the others are subtypes of; literals of one primitive make a union.
    /// TypeScript: getCommonSupertype
    pub fn common_supertype(&self, types: &[TypeId]) -> TypeId {
        if let &[only] = types {
            return only;
        }
        let primary: Vec<TypeId> = if self.program.options().strict_null_checks {
            let is_primary = |t| !self.flags(t).intersects(TypeFlags::NULLABLE);
            types.iter().map(|&t| self.filter_type(t, &mut |t| is_primary(t))).collect()
        } else {
            types.to_vec()
        };
        let supertype = if self.literal_types_with_same_base_type(&primary) {
            self.union_type(&primary)
        } else {
            self.single_common_supertype(&primary)
        };
        if primary == types {
            return supertype;
        }
        let nullable = self.combined_type_flags(types) & TypeFlags::NULLABLE;
        // The same members in the same order, where one of the types has all of them.
        let whole = types.iter().zip(&primary).find(|&(&t, &part)| {
            part == supertype
                && self.ty(t).alias.is_none()
                && self.combined_type_flags(&[t]) & TypeFlags::NULLABLE == nullable
        });
        whole.map_or_else(|| self.nullable_type(supertype, nullable), |(&t, _)| t)
    }

    /// `ty` with those of `null` and `undefined` that `flags` name. TypeScript: getNullableType
    pub fn nullable_type(&self, ty: TypeId, flags: TypeFlags) -> TypeId {
        let missing = flags & TypeFlags::NULLABLE & !self.flags(ty);
        let mut types = vec![ty];
        if missing.contains(TypeFlags::UNDEFINED) {
            types.push(self.t.undefined);
        }
        if missing.contains(TypeFlags::NULL) {
            types.push(self.t.null);
        }
        self.union_type(&types)
    }

    /// TypeScript: getSingleCommonSupertype
    fn single_common_supertype(&self, types: &[TypeId]) -> TypeId {
        let leftmost = |is_subtype: &dyn Fn(TypeId, TypeId) -> bool| {
            types.iter().copied().reduce(|s, t| if is_subtype(s, t) { t } else { s }).unwrap_or(self.t.never)
        };
        let candidate = leftmost(&|s, t| self.is_type_strict_subtype_of(s, t));
        if types.iter().all(|&t| t == candidate || self.is_type_strict_subtype_of(t, candidate)) {
            candidate
        } else {
            leftmost(&|s, t| self.is_type_subtype_of(s, t))
        }
    }

    /// The leftmost type that is a subtype of the others. TypeScript: getCommonSubtype
    pub fn common_subtype(&self, types: &[TypeId]) -> TypeId {
        types.iter().copied().reduce(|s, t| if self.is_type_subtype_of(t, s) { t } else { s }).unwrap_or(self.t.never)
    }
}
