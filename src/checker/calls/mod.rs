//! Calls: arguments, overloads, and the signature that a call resolves to.

mod instantiation;
mod positions;
mod single_signature;

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::types::{SignatureId, TypeId};

/// What calls keep in the checker.
#[derive(Default)]
pub struct CallCaches<'p> {
    /// TypeScript: instantiations of a signature
    instantiations: RefCell<FxHashMap<(SignatureId, &'p [TypeId]), SignatureId>>,
    /// TypeScript: optionalCallSignatureCache; the key says whether the chain goes on
    optional_signatures: RefCell<FxHashMap<(SignatureId, bool), SignatureId>>,
}
