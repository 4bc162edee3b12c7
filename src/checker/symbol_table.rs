//! Immutable tables from name to symbol that keep the order of declaration.

use bumpalo::Bump;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::names::Name;
use super::types::SymbolId;

/// A table under construction.
pub type SymbolTableBuilder = IndexMap<Name, SymbolId, FxBuildHasher>;

/// Tables up to this size are searched from the start; larger ones by halving.
const LINEAR: usize = 8;

/// A finished table.
#[derive(Debug)]
pub struct SymbolTable<'p> {
    entries: &'p [(Name, SymbolId)],
    sorted: &'p [(Name, SymbolId)],
}

impl<'p> SymbolTable<'p> {
    /// The table without entries.
    pub const EMPTY: SymbolTable<'static> = SymbolTable { entries: &[], sorted: &[] };

    /// The table of `members`, of which no two have the same name.
    pub fn of_distinct(bump: &'p Bump, members: impl ExactSizeIterator<Item = (Name, SymbolId)>) -> &'p Self {
        let entries = bump.alloc_slice_fill_iter(members);
        let entries: &'p [(Name, SymbolId)] = entries;
        let sorted: &'p [(Name, SymbolId)] = if entries.len() > LINEAR {
            let sorted = bump.alloc_slice_copy(entries);
            sorted.sort_unstable();
            sorted
        } else {
            &[]
        };
        bump.alloc(SymbolTable { entries, sorted })
    }

    /// The symbol called `name`.
    pub fn get(&self, name: Name) -> Option<SymbolId> {
        if self.entries.len() > LINEAR {
            let at = self.sorted.binary_search_by_key(&name, |entry| entry.0).ok()?;
            return Some(self.sorted[at].1);
        }
        self.entries.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// All entries in order of declaration.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Name, SymbolId)> + 'p {
        self.entries.iter().copied()
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// A builder that starts with these entries.
    pub fn to_builder(&self) -> SymbolTableBuilder {
        self.entries.iter().copied().collect()
    }
}
