//! Calls: arguments, overloads, and the signature that a call resolves to.
//!
//! A call that TypeScript reports, or whose overload depends on an unsupported type, resolves to a signature that
//! returns an unsupported type; so does a call of something unsupported.

mod applicability;
mod arguments;
mod arity;
mod check;
mod construct;
mod generic_function;
mod instantiation;
mod overload;
mod positions;
mod resolve;
mod single_signature;
mod type_arguments;

use std::cell::{Cell, RefCell};

use rustc_hash::FxHashMap;

use super::types::{SignatureId, TypeId};
use crate::base::NodeRef;

/// What calls keep in the checker.
#[derive(Default)]
pub struct CallCaches<'p> {
    /// TypeScript: instantiations of a signature
    instantiations: RefCell<FxHashMap<(SignatureId, &'p [TypeId]), SignatureId>>,
    /// TypeScript: optionalCallSignatureCache; the key says whether the chain goes on
    optional_signatures: RefCell<FxHashMap<(SignatureId, bool), SignatureId>>,
    /// TypeScript: resolvedSignature of a call
    resolved: RefCell<FxHashMap<NodeRef, SignatureId>>,
    any: Cell<Option<SignatureId>>,
    resolving: Cell<Option<SignatureId>>,
    silent_never: Cell<Option<SignatureId>>,
}
