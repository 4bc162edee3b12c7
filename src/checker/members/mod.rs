//! Members of structured types: properties, signatures and index signatures, resolved on demand.

mod combined_signature;
mod composite;
mod index_infos;
mod instantiated;
mod properties;
mod signatures;
mod structured;
mod synthesized;

pub use signatures::has_initializer;

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::names::Name;
use super::types::{SignatureId, SymbolId, TypeId};
use crate::base::NodeRef;

pub use index_infos::is_numeric_literal_name;

/// Caches of this room.
#[derive(Default)]
pub(super) struct MemberCaches<'p> {
    /// Synthesised properties of unions and intersections; the flag tells whether `Object` and `Function` members were
    /// left out. TypeScript: propertyCache, propertyCacheWithoutObjectFunctionPropertyAugment
    properties: RefCell<FxHashMap<(TypeId, Name, bool), Option<SymbolId>>>,
    /// Signatures of declarations. TypeScript: NodeLinks.resolvedSignature
    signatures: RefCell<FxHashMap<NodeRef, SignatureId>>,
    /// Methods of unions of arrays. TypeScript: arrayFallbackSignatures
    array_fallback_signatures: RefCell<FxHashMap<TypeId, &'p [SignatureId]>>,
}
