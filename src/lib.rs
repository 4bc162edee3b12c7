//! Tool types and JSON Schemas for Dawn apps, read from TypeScript source without a compiler.
//!
//! The crate is a house of floors; each floor knows only those below it.
//!
//! ```text
//!  7  binding      JS ⇄ Rust: options in, JSON out, the panic guard. The only room that knows N-API.
//!  6  project      one app from root to output: the straight line, work spread over tools, what is kept between runs
//!  5  emit │ rules  what we write: d.ts, JSON, what tool modules lack  │  check: rules → diagnostics
//!  4  tool │ scope │ app  a tool module → ToolAnalysis  │  an agent's call → Scope  │  file conventions → App (no types)
//!  3  checker      the part of TypeScript's checker that tools need; everything here speaks TypeId
//!  2  program      files → modules: read, parse, bind, resolve, library files, tsconfig. Grows on demand, never forgets
//!  1  base         FileId, NodeRef, Span, LineIndex, Diagnostic, Rule, DocComment, TypeNode
//! ```
//!
//! Invariants, kept by tests and lints where they can be:
//!
//! 1. `checker` never touches the disk and never prints; every question about a type is answered by a type. Only writing
//!    a type down (`display`) can fail, with the reason.
//! 2. What the checker does not understand is the type `Unsupported`. It is contagious, it is never `any`, and it ends
//!    as a *deferred* type in the output. Limits on depth and on steps end there too.
//! 3. Nothing is parsed or evaluated before somebody asks for it, but the libraries of arrays, which all files ask for;
//!    what is read of a file first is where it leads.
//! 4. Global types come from the real library files; no library type is retyped by hand.
//! 5. A `TypeId` goes no higher than `tool`. What `tool` hands up is owned.
//! 6. Nothing observable depends on hash order, thread order, locale, clock or operating system.
//! 7. User code is never run. Nothing outside `.dawn/` is written, but by `check --fix`, which is there for it.
//! 8. A panic never reaches Node.
//!
//! # Choices that may surprise
//!
//! - Modules are resolved by `program/resolve`, not by `oxc_resolver`: that one takes the first entry of `typesVersions`
//!   whatever its range, lets JavaScript named in `exports` hide the package's `@types`, does not resolve JSON modules,
//!   and has no `node16` mode.
//! - The files of TypeScript's program are all read, those of packages too, though few of them are parsed: what a file
//!   declares for others counts wherever the app leads to it. See `program/crawl`.
//! - A checker allocates its types, symbols, signatures and lists in one `bumpalo` arena that ends with it, instead of
//!   in append-only maps: references between them are plain, and a checker is dropped at once.
//! - Control flow is one graph a file, not one a body: TypeScript's binder never resets `hasFlowEffects` between
//!   functions, so an assignment in an inner function decides how the flow goes on after the expression around it.
//! - `unsafe` is only what shares a bound module, a `self_cell`, between threads; the arena of a checker stays on one
//!   thread and needs none.

pub mod app;
pub mod base;
#[cfg(feature = "napi")]
pub mod binding;
pub mod checker;
pub mod emit;
pub mod program;
pub mod project;
pub mod rules;
pub mod scope;
pub mod tool;
