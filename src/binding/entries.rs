//! The functions that JavaScript sees, each with its synchronous twin.

use napi_derive::napi;

/// The version of this addon, which is the package's.
#[napi]
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
