//! Which types are arrays and tuples, mutable or not, exactly or by what they can be assigned to.

use super::Checker;
use super::flags::{ElementFlags, TypeFlags};
use super::types::TypeId;

impl Checker<'_> {
    /// Whether `ty` is a tuple. TypeScript: isTupleType
    pub fn is_tuple_type(&self, ty: TypeId) -> bool {
        self.tuple_target(ty).is_some()
    }

    /// Whether `ty` is a tuple with a generic rest. TypeScript: isGenericTupleType
    pub fn is_generic_tuple_type(&self, ty: TypeId) -> bool {
        self.tuple_target(ty).is_some_and(|tuple| tuple.combined_flags.contains(ElementFlags::VARIADIC))
    }

    /// Whether `ty` is `[...T]`. TypeScript: isSingleElementGenericTupleType
    pub fn is_single_element_generic_tuple_type(&self, ty: TypeId) -> bool {
        self.is_generic_tuple_type(ty) && self.tuple_target(ty).is_some_and(|tuple| tuple.element_flags.len() == 1)
    }

    /// Whether `ty` is `T[]` or `readonly T[]`. TypeScript: isArrayType
    pub fn is_array_type(&self, ty: TypeId) -> bool {
        self.reference_target(ty)
            .is_some_and(|target| target == self.global_array_type() || target == self.global_readonly_array_type())
    }

    /// Whether `ty` is `readonly T[]`. TypeScript: isReadonlyArrayType
    pub fn is_readonly_array_type(&self, ty: TypeId) -> bool {
        self.reference_target(ty).is_some_and(|target| target == self.global_readonly_array_type())
    }

    /// Whether `ty` is an array or a tuple. TypeScript: isArrayOrTupleType
    pub fn is_array_or_tuple_type(&self, ty: TypeId) -> bool {
        self.is_tuple_type(ty) || self.is_array_type(ty)
    }

    /// Whether `ty` is an array or tuple whose elements can be assigned. TypeScript: isMutableArrayOrTuple
    pub fn is_mutable_array_or_tuple(&self, ty: TypeId) -> bool {
        match self.tuple_target(ty) {
            Some(tuple) => !tuple.readonly,
            None => self.is_array_type(ty) && !self.is_readonly_array_type(ty),
        }
    }

    /// `T` of `T[]`. TypeScript: getElementTypeOfArrayType
    pub fn element_type_of_array_type(&self, ty: TypeId) -> Option<TypeId> {
        if self.is_array_type(ty) { self.type_arguments(ty).first().copied() } else { None }
    }

    /// Whether `ty` can stand where `readonly any[]` is asked for. TypeScript: isArrayLikeType
    pub fn is_array_like_type(&self, ty: TypeId) -> bool {
        self.is_array_type(ty)
            || !self.flags(ty).intersects(TypeFlags::NULLABLE)
                && self.is_type_assignable_to(ty, self.create_array_type(self.t.any, true))
    }

    /// Whether `ty` can stand where `any[]` is asked for. TypeScript: isMutableArrayLikeType
    pub fn is_mutable_array_like_type(&self, ty: TypeId) -> bool {
        self.is_mutable_array_or_tuple(ty)
            || !self.flags(ty).intersects(TypeFlags::ANY | TypeFlags::NULLABLE)
                && self.is_type_assignable_to(ty, self.create_array_type(self.t.any, false))
    }

    /// Whether `ty` is the type of `[]`. TypeScript: isEmptyArrayLiteralType
    pub fn is_empty_array_literal_type(&self, ty: TypeId) -> bool {
        self.element_type_of_array_type(ty).is_some_and(|element| {
            element
                == if self.program.options().strict_null_checks {
                    self.t.implicit_never
                } else {
                    self.t.undefined_widening
                }
        })
    }
}
