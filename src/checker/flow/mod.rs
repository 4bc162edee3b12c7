//! What is known of a value at a point of control flow.
//!
//! [`graph`] holds the points of a file, [`bind`] makes them all at once, and an [`analysis`] walks them backwards from a
//! reference to the assignments and conditions that its type depends on. A decision that met an unsupported type makes
//! the answer unsupported; such answers are never remembered.

mod analysis;
mod assigned;
mod assigned_symbols;
mod assignment;
mod binary;
mod bind;
mod conditions;
mod containers;
mod declarations;
mod destructuring;
mod discriminant;
mod effects;
mod equality;
mod evolving;
mod facts;
mod graph;
mod guards;
mod instances;
mod labels;
mod narrowable;
mod narrowable_types;
mod predicates;
mod property_names;
mod reachability;
mod reference;
mod state;
mod switches;
mod targets;
mod tree;
mod type_facts;

pub use facts::TypeFacts;
pub(in crate::checker) use state::FlowCaches;
pub use targets::AssignmentKind;
