//! Type mappers: what each type parameter is replaced with.

use super::inference::InferenceContextId;
use super::types::TypeId;
use crate::base::NodeRef;

/// A substitution of types for type parameters. TypeScript: `TypeMapper`
pub enum Mapper<'p> {
    /// One parameter.
    Simple { source: TypeId, target: TypeId },
    /// Several; without targets each maps to `any`.
    Array { sources: &'p [TypeId], targets: Option<&'p [TypeId]> },
    /// `second` applied to what `first` gives, and instantiated. TypeScript: makeCompositeTypeMapper(Composite)
    Composite { first: &'p Mapper<'p>, second: &'p Mapper<'p> },
    /// `first`, then `second` on its result as it is. TypeScript: makeCompositeTypeMapper(Merged)
    Merged { first: &'p Mapper<'p>, second: &'p Mapper<'p> },
    /// Every type parameter to the wildcard. TypeScript: permissiveMapper
    Permissive,
    /// Every type parameter to a copy without constraint. TypeScript: restrictiveMapper
    Restrictive,
    /// Every type parameter to a unique literal. TypeScript: uniqueLiteralMapper
    UniqueLiteral,
    /// The inferences of a context so far; `fixing` ones stay as they are found. TypeScript: makeFixingMapperForContext
    Inference { context: InferenceContextId, fixing: bool },
    /// Parameters at or after `index` of the context to `unknown`. TypeScript: createBackreferenceMapper
    BackReference { context: InferenceContextId, index: usize },
    /// Each parameter of the target of a type reference to the argument at its place, read when asked for.
    /// TypeScript: makeDeferredTypeMapper
    TypeArgumentsOf { reference: NodeRef, parameters: &'p [TypeId] },
    /// Marks a variance computation as unmeasurable. TypeScript: reportUnmeasurableTypeMapper
    ReportUnmeasurable,
    /// Marks a variance computation as unreliable. TypeScript: reportUnreliableMapper
    ReportUnreliable,
}
