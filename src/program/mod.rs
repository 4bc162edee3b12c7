//! Floor 2: files become modules, on demand.

mod module;

pub use module::Module;
