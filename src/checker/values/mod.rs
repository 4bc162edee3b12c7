//! Types of the values that symbols hold: variables, parameters, properties, functions, classes, modules.

mod accessor;
mod binding;
mod binding_pattern;
mod rest;
mod symbol_type;
mod unique_symbol;
mod variable;
mod widening;

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::types::{SymbolId, TypeId};
use crate::base::NodeRef;

pub(super) use binding::{BindingElement, BindingPlace, ElementPlace};

/// Caches of this room.
#[derive(Default)]
pub(super) struct ValueCaches {
    /// Properties that object literals of one union get from each other. TypeScript: undefinedProperties
    undefined_properties: RefCell<FxHashMap<SymbolId, SymbolId>>,
    /// The pattern that a type was made from. TypeScript: Type.pattern
    patterns: RefCell<FxHashMap<TypeId, NodeRef>>,
    /// Patterns that a contextual type is being made from. TypeScript: contextualBindingPatterns
    pub(super) contextual_patterns: RefCell<Vec<NodeRef>>,
}
