//! Floor 7: JS ⇄ Rust. The only room that knows N-API.
//!
//! Every entry takes its options as one JSON string and answers with one JSON string, an [`answer`]: strings cross the
//! border at half the cost of object trees. No entry throws; `js/native.ts` turns a failed answer into an `Error`.

use mimalloc::MiMalloc;

mod answer;
#[expect(clippy::needless_pass_by_value, reason = "N-API hands strings over, it does not lend them")]
pub mod entries;
mod job;
#[expect(clippy::needless_pass_by_value, reason = "N-API hands strings over, it does not lend them")]
pub mod project;

/// Types are made of many small pieces, on all threads at once: that is where the allocators of glibc and musl are slow.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;
