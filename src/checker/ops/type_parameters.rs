//! Creation of type parameters.

use std::cell::Cell;

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{SymbolId, TypeData, TypeId, TypeParameter};

impl<'p> Checker<'p> {
    /// A new type parameter; its constraint is read from its declaration. TypeScript: createTypeParameter
    pub fn create_type_parameter(&self, symbol: Option<SymbolId>) -> TypeId {
        self.create_type_parameter_with(symbol, None, false)
    }

    /// `this` of a class, interface or tuple, constrained to it once that exists.
    pub fn create_this_type(&self, symbol: Option<SymbolId>) -> TypeId {
        self.create_type_parameter_with(symbol, None, true)
    }

    /// A copy of `target` for another instantiation of its declaration. TypeScript: cloneTypeParameter
    pub fn clone_type_parameter(&self, target: TypeId) -> TypeId {
        self.create_type_parameter_with(self.ty(target).symbol, Some(target), false)
    }

    /// The same under another name, where two copies would meet in one signature.
    pub fn clone_type_parameter_as(&self, target: TypeId, symbol: SymbolId) -> TypeId {
        self.create_type_parameter_with(Some(symbol), Some(target), false)
    }

    fn create_type_parameter_with(
        &self,
        symbol: Option<SymbolId>,
        target: Option<TypeId>,
        is_this_type: bool,
    ) -> TypeId {
        let data = TypeParameter {
            constraint: Cell::default(),
            default: Cell::default(),
            target,
            mapper: Cell::default(),
            is_this_type,
        };
        self.create_type(TypeFlags::TYPE_PARAMETER, ObjectFlags::empty(), symbol, None, TypeData::TypeParameter(data))
    }

    /// What is particular to a type parameter.
    pub fn type_parameter(&self, ty: TypeId) -> Option<&'p TypeParameter<'p>> {
        match &self.ty(ty).data {
            TypeData::TypeParameter(parameter) => Some(parameter),
            _ => None,
        }
    }

    /// Gives a type parameter its constraint.
    pub fn set_constraint(&self, parameter: TypeId, constraint: TypeId) {
        if let Some(parameter) = self.type_parameter(parameter) {
            parameter.constraint.set(Some(constraint));
        }
    }
}
