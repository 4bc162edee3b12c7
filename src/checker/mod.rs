//! Floor 3: the part of TypeScript's checker that tools need; everything here speaks `TypeId`.
//!
//! # Glossary
//!
//! Words are TypeScript's own. A function that has a counterpart there carries its name, without `get` and in snake
//! case, and its doc comment ends with `TypeScript: getWidenedLiteralType`, so that a search works both ways.
//!
//! - *declared type*: what a class, interface, enum, alias or type parameter stands for.
//! - *type of symbol*: the type of its value.
//! - *apparent type*: what properties are looked up on (`String` for `string`, the constraint for `T`).
//! - *fresh*: a literal as it was just written; it widens, and its excess properties are errors.
//! - *regular*: the same literal once it has a type.
//! - *widening*: from `"a"` to `string` where a mutable place takes a fresh literal.
//! - *unsupported*: what the checker does not understand, or what TypeScript reports as an error. It is flagged like
//!   `any`, spreads to everything it touches, and is never printed: it ends as a deferred type.
//! - *mapper*: a substitution of types for type parameters.
//!
//! All methods take `&self`: types never change once made, and caches are cells. No cache may be borrowed across a
//! call into another room.

mod array_kinds;
mod awaited;
mod calls;
mod contextual;
mod declared;
pub mod display;
mod enums;
mod expr;
pub(crate) mod flags;
mod flow;
mod function_like;
mod globals;
mod heritage;
mod inference;
mod intrinsics;
mod iterated;
mod iteration;
pub(crate) mod js_number;
mod lower;
mod mapper;
mod members;
pub(crate) mod modifiers;
pub(crate) mod names;
mod ops;
mod relation;
mod resolution;
mod returns;
mod store;
mod symbol_table;
mod symbols;
pub(crate) mod types;
mod values;

use std::cell::{Cell, RefCell};

use bumpalo::Bump;
use rustc_hash::FxHashMap;

use crate::program::Program;
use intrinsics::Intrinsics;
use names::{Name, Names};
use resolution::Question;
use types::{Signature, Type, TypeId};

pub use flags::{ObjectFlags, SymbolFlags, TypeFlags};
pub use flow::{AssignmentKind, TypeFacts};
pub use inference::{UNION_ORDER, UnionOrder};
pub use types::{SignatureKind, SymbolId};

/// Answers questions about the types of one program. One thread, one checker; its caches die with it.
pub struct Checker<'p> {
    program: &'p Program,
    bump: &'p Bump,
    names: Names<'p>,
    types: RefCell<Vec<&'p Type<'p>>>,
    symbols: RefCell<Vec<store::SymbolSlot<'p>>>,
    signatures: RefCell<Vec<&'p Signature<'p>>>,
    string_literals: RefCell<FxHashMap<Name, TypeId>>,
    number_literals: RefCell<FxHashMap<u64, TypeId>>,
    bigint_literals: RefCell<FxHashMap<Name, TypeId>>,
    resolutions: RefCell<Vec<(Question, bool)>>,
    resolution_start: Cell<usize>,
    ops: ops::OpsCaches<'p>,
    calls: calls::CallCaches<'p>,
    inference: inference::InferenceCaches<'p>,
    contextual: contextual::ContextualCaches,
    symbol_caches: symbols::SymbolCaches<'p>,
    declared_caches: declared::DeclaredCaches,
    enum_caches: enums::EnumCaches,
    global_caches: globals::GlobalCaches,
    lower_caches: lower::LowerCaches<'p>,
    member_caches: members::MemberCaches<'p>,
    relations: relation::RelationCaches<'p>,
    value_caches: values::ValueCaches,
    expr_caches: expr::ExprCaches,
    awaited: awaited::AwaitedCaches,
    iteration: iteration::IterationCaches,
    flow: flow::FlowCaches<'p>,
    display: display::DisplayCaches,
    /// Fixed types.
    t: Intrinsics,
    /// Whether a decision since the last reset looked at an unsupported type. See `Checker::decide`.
    tainted: Cell<Option<TypeId>>,
}

impl<'p> Checker<'p> {
    /// A checker over `program` that allocates in `bump`.
    pub fn new(program: &'p Program, bump: &'p Bump) -> Self {
        let mut checker = Self {
            program,
            bump,
            names: Names::new(bump),
            types: RefCell::default(),
            symbols: RefCell::default(),
            signatures: RefCell::default(),
            string_literals: RefCell::default(),
            number_literals: RefCell::default(),
            bigint_literals: RefCell::default(),
            resolutions: RefCell::default(),
            resolution_start: Cell::new(0),
            ops: ops::OpsCaches::default(),
            calls: calls::CallCaches::default(),
            inference: inference::InferenceCaches::default(),
            contextual: contextual::ContextualCaches::default(),
            symbol_caches: symbols::SymbolCaches::default(),
            declared_caches: declared::DeclaredCaches::default(),
            enum_caches: enums::EnumCaches::default(),
            global_caches: globals::GlobalCaches::default(),
            lower_caches: lower::LowerCaches::default(),
            member_caches: members::MemberCaches::default(),
            relations: relation::RelationCaches::default(),
            value_caches: values::ValueCaches::default(),
            expr_caches: expr::ExprCaches::default(),
            awaited: awaited::AwaitedCaches::default(),
            iteration: iteration::IterationCaches::default(),
            flow: flow::FlowCaches::default(),
            display: display::DisplayCaches::default(),
            t: Intrinsics::unset(),
            tainted: Cell::new(None),
        };
        checker.create_intrinsics();
        checker
    }

    /// The program whose types these are.
    pub fn program(&self) -> &'p Program {
        self.program
    }

    /// The type `unknown`. TypeScript: getUnknownType
    pub fn unknown_type(&self) -> TypeId {
        self.t.unknown
    }

    /// Records that a yes-or-no question was answered about an unsupported type, so its answer is a guess.
    fn taint(&self, unsupported: TypeId) {
        if self.tainted.get().is_none() {
            self.tainted.set(Some(unsupported));
        }
    }

    /// Runs `decision`; gives its result together with the unsupported type that it had to guess about, if any.
    /// The caller turns such a result into that unsupported type: a guess never becomes a type.
    fn decide<T>(&self, decision: impl FnOnce() -> T) -> (T, Option<TypeId>) {
        let outer = self.tainted.take();
        let result = decision();
        let tainted = self.tainted.replace(outer);
        (result, tainted)
    }
}
