//! Interned property and symbol names.
//!
//! Names that the checker itself asks for have constants; all others are interned when first met.

use std::cell::RefCell;

use bumpalo::Bump;
use rustc_hash::FxHashMap;

/// An interned name. Equal names of one checker are equal texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u32);

/// Texts of the constants below, in their order. What the binder calls nameless things starts with a NUL, so that no name
/// in a source is equal to it; other names need no escapes then.
const WELL_KNOWN: [&str; 24] = [
    "",
    "length",
    "prototype",
    "default",
    "export=",
    "then",
    "value",
    "done",
    "next",
    "return",
    "throw",
    "arguments",
    "this",
    "\0call",
    "\0new",
    "\0index",
    "\0constructor",
    "\0type",
    "\0object",
    "\0function",
    "\0class",
    "globalThis",
    "undefined",
    "bind",
];

impl Name {
    pub const EMPTY: Name = Name(0);
    pub const LENGTH: Name = Name(1);
    pub const PROTOTYPE: Name = Name(2);
    pub const DEFAULT: Name = Name(3);
    pub const EXPORT_EQUALS: Name = Name(4);
    pub const THEN: Name = Name(5);
    pub const VALUE: Name = Name(6);
    pub const DONE: Name = Name(7);
    pub const NEXT: Name = Name(8);
    pub const RETURN: Name = Name(9);
    pub const THROW: Name = Name(10);
    pub const ARGUMENTS: Name = Name(11);
    pub const THIS: Name = Name(12);
    pub const CALL_SIGNATURE: Name = Name(13);
    pub const CONSTRUCT_SIGNATURE: Name = Name(14);
    pub const INDEX_SIGNATURE: Name = Name(15);
    pub const CONSTRUCTOR_DECLARATION: Name = Name(16);
    pub const TYPE_LITERAL: Name = Name(17);
    pub const OBJECT_LITERAL: Name = Name(18);
    pub const FUNCTION: Name = Name(19);
    pub const CLASS: Name = Name(20);
    pub const GLOBAL_THIS: Name = Name(21);
    pub const UNDEFINED: Name = Name(22);
    pub const BIND: Name = Name(23);
}

/// The table of names of one checker.
pub struct Names<'p> {
    bump: &'p Bump,
    by_text: RefCell<FxHashMap<&'p str, Name>>,
    texts: RefCell<Vec<&'p str>>,
}

impl<'p> Names<'p> {
    /// A table with the well-known names.
    pub fn new(bump: &'p Bump) -> Self {
        let names = Self { bump, by_text: RefCell::default(), texts: RefCell::default() };
        for text in WELL_KNOWN {
            names.intern(text);
        }
        names
    }

    /// The name with this text.
    pub fn intern(&self, text: &str) -> Name {
        if let Some(&name) = self.by_text.borrow().get(text) {
            return name;
        }
        let text: &'p str = self.bump.alloc_str(text);
        let mut texts = self.texts.borrow_mut();
        let name = Name(u32::try_from(texts.len()).expect("fewer than 2^32 names"));
        texts.push(text);
        self.by_text.borrow_mut().insert(text, name);
        name
    }

    /// Its text.
    pub fn text(&self, name: Name) -> &'p str {
        self.texts.borrow()[name.0 as usize]
    }
}
