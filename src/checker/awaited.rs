//! What `await` makes of a type.

use std::cell::RefCell;

use super::flags::TypeFlags;
use super::names::Name;
use super::ops::UnionReduction;
use super::types::{SignatureId, TypeId};
use super::{Checker, SignatureKind, TypeFacts};

/// State of this room.
#[derive(Default)]
pub(super) struct AwaitedCaches {
    /// Types that are being awaited. TypeScript: awaitedTypeStack
    stack: RefCell<Vec<TypeId>>,
}

impl Checker<'_> {
    /// The type of `await x`; `None` for a thenable that cannot be awaited. TypeScript: getAwaitedType
    pub fn awaited_type(&self, ty: TypeId) -> Option<TypeId> {
        let awaited = self.awaited_type_no_alias(ty)?;
        Some(self.create_awaited_type_if_needed(awaited))
    }

    /// The awaited type, or an unsupported type where there is none. TypeScript: checkAwaitedType
    pub fn check_awaited_type(&self, ty: TypeId, with_alias: bool) -> TypeId {
        let awaited = if with_alias { self.awaited_type(ty) } else { self.awaited_type_no_alias(ty) };
        awaited.unwrap_or_else(|| self.unsupported("a value with a `then` that is no promise is awaited", None))
    }

    /// As [`Self::awaited_type`], without `Awaited<T>` around type variables. TypeScript: getAwaitedTypeNoAlias
    pub fn awaited_type_no_alias(&self, ty: TypeId) -> Option<TypeId> {
        if self.flags(ty).intersects(TypeFlags::ANY) || self.is_awaited_type_instantiation(ty) {
            return Some(ty);
        }
        let cell = &self.ty(ty).links.awaited_type;
        if let Some(known) = cell.get() {
            return known;
        }
        let awaited = self.compute_awaited_type(ty)?;
        cell.set(Some(Some(awaited)));
        Some(awaited)
    }

    fn compute_awaited_type(&self, ty: TypeId) -> Option<TypeId> {
        if self.flags(ty).intersects(TypeFlags::UNION) {
            if self.awaited.stack.borrow().contains(&ty) {
                return None;
            }
            self.awaited.stack.borrow_mut().push(ty);
            let mut is_awaited = true;
            let awaited = self.map_type(ty, &mut |part| {
                let awaited = self.awaited_type_no_alias(part);
                is_awaited &= awaited.is_some();
                awaited.unwrap_or(part)
            });
            self.awaited.stack.borrow_mut().pop();
            return is_awaited.then_some(awaited);
        }
        if self.is_awaited_type_needed(ty) {
            return Some(ty);
        }
        if let Some(promised) = self.promised_type_of_promise(ty) {
            if ty == promised || self.awaited.stack.borrow().contains(&promised) {
                return None;
            }
            self.awaited.stack.borrow_mut().push(ty);
            let awaited = self.awaited_type_no_alias(promised);
            self.awaited.stack.borrow_mut().pop();
            return awaited;
        }
        (!self.is_thenable_type(ty)).then_some(ty)
    }

    /// The `T` of a `Promise<T>` or of anything with a fitting `then`. TypeScript: getPromisedTypeOfPromise
    pub fn promised_type_of_promise(&self, ty: TypeId) -> Option<TypeId> {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return None;
        }
        let cell = &self.ty(ty).links.promised_type_of_promise;
        if let Some(known) = cell.get() {
            return known;
        }
        let promised = self.compute_promised_type(ty);
        if promised.is_some() {
            cell.set(Some(promised));
        }
        promised
    }

    fn compute_promised_type(&self, ty: TypeId) -> Option<TypeId> {
        if self.is_reference_to_type(ty, self.global_type("Promise", 1)) {
            return self.type_arguments(ty).first().copied();
        }
        let not_thenable = TypeFlags::PRIMITIVE | TypeFlags::NEVER;
        if self.all_types_assignable_to_kind(self.base_constraint_or_type(ty), not_thenable) {
            return None;
        }
        let then = self.type_of_symbol(self.property_of_type(ty, Name::THEN)?);
        if self.flags(then).intersects(TypeFlags::ANY) {
            return None;
        }
        let candidates: Vec<SignatureId> = self
            .signatures_of_type(then, SignatureKind::Call)
            .iter()
            .copied()
            .filter(|&signature| {
                let this_type = self.this_type_of_signature(signature);
                !this_type.is_some_and(|this_type| this_type != self.t.void && !self.is_type_subtype_of(ty, this_type))
            })
            .collect();
        if candidates.is_empty() {
            return None;
        }
        let first = |signature: SignatureId| self.type_of_first_parameter_of_signature(signature, self.t.never);
        let callbacks: Vec<TypeId> = candidates.iter().map(|&signature| first(signature)).collect();
        let callback = self.type_with_facts(self.union_type(&callbacks), TypeFacts::NE_UNDEFINED_OR_NULL);
        if self.flags(callback).intersects(TypeFlags::ANY) {
            return None;
        }
        let signatures = self.signatures_of_type(callback, SignatureKind::Call);
        if signatures.is_empty() {
            return None;
        }
        let values: Vec<TypeId> = signatures.iter().map(|&signature| first(signature)).collect();
        Some(self.union_type_with(&values, UnionReduction::Subtype, None, None))
    }

    /// What a promise gives when it is awaited. TypeScript: getAwaitedTypeOfPromise
    pub fn awaited_type_of_promise(&self, ty: TypeId) -> Option<TypeId> {
        self.awaited_type(self.promised_type_of_promise(ty)?)
    }

    /// Whether a type has a callable `then`. TypeScript: isThenableType
    fn is_thenable_type(&self, ty: TypeId) -> bool {
        let not_thenable = TypeFlags::PRIMITIVE | TypeFlags::NEVER;
        if self.all_types_assignable_to_kind(self.base_constraint_or_type(ty), not_thenable) {
            return false;
        }
        self.property_of_type(ty, Name::THEN).is_some_and(|then| {
            let then = self.type_with_facts(self.type_of_symbol(then), TypeFacts::NE_UNDEFINED_OR_NULL);
            !self.signatures_of_type(then, SignatureKind::Call).is_empty()
        })
    }

    /// Whether a type is an instantiation of the global `Awaited<T>` that is still open.
    /// TypeScript: isAwaitedTypeInstantiation
    fn is_awaited_type_instantiation(&self, ty: TypeId) -> bool {
        self.flags(ty).intersects(TypeFlags::CONDITIONAL)
            && self.ty(ty).alias.is_some_and(|alias| {
                alias.arguments.is_some_and(|arguments| arguments.len() == 1)
                    && Some(alias.symbol) == self.global_alias_symbol("Awaited", 1)
            })
    }

    /// TypeScript: isAwaitedTypeNeeded
    fn is_awaited_type_needed(&self, ty: TypeId) -> bool {
        if self.flags(ty).intersects(TypeFlags::ANY)
            || self.is_awaited_type_instantiation(ty)
            || !self.is_generic_object_type(ty)
        {
            return false;
        }
        match self.base_constraint_of_type(ty) {
            Some(constraint) => {
                self.flags(constraint).intersects(TypeFlags::ANY_OR_UNKNOWN)
                    || self.is_empty_object_type(constraint)
                    || self.some_type(constraint, &mut |part| self.is_thenable_type(part))
            }
            None => self.maybe_type_of_kind(ty, TypeFlags::TYPE_VARIABLE),
        }
    }

    /// TypeScript: createAwaitedTypeIfNeeded
    fn create_awaited_type_if_needed(&self, ty: TypeId) -> TypeId {
        if !self.is_awaited_type_needed(ty) {
            return ty;
        }
        match self.global_alias_symbol("Awaited", 1) {
            Some(awaited) => self.type_alias_instantiation(awaited, &[self.unwrap_awaited_type(ty)], None),
            None => ty,
        }
    }

    /// `T` of an open `Awaited<T>`. TypeScript: unwrapAwaitedType
    pub fn unwrap_awaited_type(&self, ty: TypeId) -> TypeId {
        if self.flags(ty).intersects(TypeFlags::UNION) {
            return self.map_type(ty, &mut |part| self.unwrap_awaited_type(part));
        }
        match self.ty(ty).alias {
            Some(alias) if self.is_awaited_type_instantiation(ty) => {
                alias.arguments.and_then(|arguments| arguments.first().copied()).unwrap_or(ty)
            }
            _ => ty,
        }
    }

    /// `Promise<T>`, flat. TypeScript: createPromiseType
    pub fn create_promise_type(&self, promised: TypeId) -> TypeId {
        let Some(promise) = self.global_type_or_none("Promise", 1) else {
            return self.unsupported("the library has no Promise", None);
        };
        let promised = self.awaited_type_no_alias(self.unwrap_awaited_type(promised)).unwrap_or(self.t.unknown);
        self.create_type_reference(promise, &[promised])
    }

    /// Whether a type is a reference to a generic global. TypeScript: isReferenceToType
    pub fn is_reference_to_type(&self, ty: TypeId, target: TypeId) -> bool {
        self.reference_target(ty) == Some(target)
    }

    /// `PromiseLike<T>`. TypeScript: createPromiseLikeType
    pub fn create_promise_like_type(&self, promised: TypeId) -> TypeId {
        let Some(promise) = self.global_type_or_none("PromiseLike", 1) else { return self.t.unknown };
        let promised = self.awaited_type_no_alias(self.unwrap_awaited_type(promised)).unwrap_or(self.t.unknown);
        self.create_type_reference(promise, &[promised])
    }
}
