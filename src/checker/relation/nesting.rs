//! Deeply nested types: when a comparison meets ever new instantiations of one declaration, it stops.

use std::cell::RefCell;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{ConditionalRoot, SymbolId, TypeData, TypeId};

/// What all instantiations of one recursive type have in common. TypeScript: getRecursionIdentity
#[derive(Clone, Copy, PartialEq)]
enum RecursionIdentity<'p> {
    /// Node of a deferred reference.
    Node(NodeRef),
    /// Declaring symbol; type parameters without one count as the same.
    Symbol(Option<SymbolId>),
    /// Address of what the instantiations of a conditional type share; only compared.
    Conditional(*const ConditionalRoot<'p>),
    Type(TypeId),
}

impl<'p> Checker<'p> {
    /// As [`Self::is_deeply_nested_type`], for a stack of a comparison under way.
    pub(super) fn is_deeply_nested_in(&self, ty: TypeId, stack: &RefCell<Vec<TypeId>>, max_depth: usize) -> bool {
        if stack.borrow().len() < max_depth {
            return false;
        }
        // Copied, because looking at a mapped type may compare types.
        let stack = stack.borrow().clone();
        self.is_deeply_nested_type(ty, &stack, max_depth)
    }

    /// Whether `stack` holds `max_depth` instantiations of the same declaration as `ty`, each newer than the one
    /// before. The order of ids only tells growth from repetition: it decides when to stop, not what is printed.
    /// TypeScript: isDeeplyNestedType
    pub fn is_deeply_nested_type(&self, ty: TypeId, stack: &[TypeId], max_depth: usize) -> bool {
        if stack.len() < max_depth {
            return false;
        }
        let ty = self.mapped_target_with_symbol(ty);
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            return self.constituents(ty).iter().any(|&t| self.is_deeply_nested_type(t, stack, max_depth));
        }
        let identity = self.recursion_identity(ty);
        let mut count = 0;
        let mut last = None;
        for &t in stack {
            if self.has_matching_recursion_identity(t, identity) {
                if last.is_none_or(|last| t >= last) {
                    count += 1;
                    if count >= max_depth {
                        return true;
                    }
                }
                last = Some(t);
            }
        }
        false
    }

    /// Looks through instantiated mapped types at what they map, as far as that has a symbol.
    /// TypeScript: getMappedTargetWithSymbol
    fn mapped_target_with_symbol(&self, ty: TypeId) -> TypeId {
        let mut ty = ty;
        while self.object_flags(ty).contains(ObjectFlags::INSTANTIATED_MAPPED)
            && self.flags(ty).contains(TypeFlags::OBJECT)
        {
            let target = self.modifiers_type_from_mapped_type(ty);
            let has_symbol = self.ty(target).symbol.is_some()
                || self.flags(target).contains(TypeFlags::INTERSECTION)
                    && self.constituents(target).iter().any(|&t| self.ty(t).symbol.is_some());
            if !has_symbol {
                break;
            }
            ty = target;
        }
        ty
    }

    /// TypeScript: hasMatchingRecursionIdentity
    fn has_matching_recursion_identity(&self, ty: TypeId, identity: RecursionIdentity<'p>) -> bool {
        let ty = self.mapped_target_with_symbol(ty);
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            return self.constituents(ty).iter().any(|&t| self.has_matching_recursion_identity(t, identity));
        }
        self.recursion_identity(ty) == identity
    }

    /// Whether two types are instantiations of one recursive type. TypeScript: getRecursionIdentity
    pub fn has_same_recursion_identity(&self, a: TypeId, b: TypeId) -> bool {
        self.recursion_identity(a) == self.recursion_identity(b)
    }

    fn recursion_identity(&self, ty: TypeId) -> RecursionIdentity<'p> {
        let data = self.ty(ty);
        let object_flags = data.object_flags.get();
        let literal = ObjectFlags::OBJECT_LITERAL | ObjectFlags::ARRAY_LITERAL;
        if data.flags.contains(TypeFlags::OBJECT) && !object_flags.intersects(literal) {
            if let TypeData::Reference(reference) = &data.data
                && let Some(node) = reference.node
            {
                return RecursionIdentity::Node(node);
            }
            if let Some(symbol) = data.symbol {
                let is_class_value = object_flags.contains(ObjectFlags::ANONYMOUS)
                    && self.symbol(symbol).flags.get().contains(SymbolFlags::CLASS);
                if !is_class_value {
                    return RecursionIdentity::Symbol(Some(symbol));
                }
            }
            if self.is_tuple_type(ty) {
                return RecursionIdentity::Type(self.target_type(ty));
            }
        }
        match &data.data {
            TypeData::TypeParameter(_) => RecursionIdentity::Symbol(data.symbol),
            TypeData::IndexedAccess { object, .. } => {
                let mut object = *object;
                while let TypeData::IndexedAccess { object: inner, .. } = &self.ty(object).data {
                    object = *inner;
                }
                RecursionIdentity::Type(object)
            }
            TypeData::Conditional(conditional) => RecursionIdentity::Conditional(conditional.root),
            _ => RecursionIdentity::Type(ty),
        }
    }
}
