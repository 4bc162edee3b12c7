//! Contextual typing: what the place of an expression asks it to be.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::Checker;
use super::flags::ContextFlags;
use super::types::TypeId;
use crate::base::NodeRef;

/// What contextual typing keeps in the checker.
#[derive(Default)]
pub struct ContextualCaches {
    /// The binding pattern that a type was read from. TypeScript: `pattern` of a type
    patterns: RefCell<FxHashMap<TypeId, NodeRef>>,
}

impl Checker<'_> {
    /// The binding pattern that `ty` was read from, as a contextual type. TypeScript: `pattern` of a type
    pub fn type_pattern(&self, ty: TypeId) -> Option<NodeRef> {
        self.contextual.patterns.borrow().get(&ty).copied()
    }

    /// Notes the binding pattern that `ty` was read from. TypeScript: `pattern` of a type
    pub fn set_type_pattern(&self, ty: TypeId, pattern: NodeRef) {
        self.contextual.patterns.borrow_mut().insert(ty, pattern);
    }

    /// Contextual type of a property or method of an object literal.
    /// TypeScript: getContextualTypeForObjectLiteralElement
    pub fn contextual_type_for_object_literal_element(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let _ = (node, flags);
        None
    }

    /// TypeScript: getContextualType
    pub fn contextual_type_with_flags(&self, node: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let _ = (node, flags);
        None
    }
}
