//! Floor 4: what is known of one tool module, owned and free of the checker.

mod analyze;
mod deferred;
mod description;
mod entry;
mod exports;
mod facts;
mod generic;
mod langchain;
mod parts;
mod reads;
mod schema;
#[cfg(test)]
mod tests;
mod union_order;

use std::path::PathBuf;

use crate::base::{Diagnostic, Span};

pub use analyze::why_no_tool;
pub use exports::{Export, types_of_exports};
pub use facts::{Facts, Finding, FindingKind};
pub use reads::files_read;
pub use union_order::analyze;

pub use crate::base::type_node::{
    LocalDeclaration, MappedModifier, MappedType, Member, ModulePath, Parameter, PropertyName, Signature, TupleElement,
    TypeNode, TypeParameter,
};

/// What is to be found out of a tool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnalyzeOptions {
    /// Whether the schema of the output is wanted, and what it cannot say.
    pub output_schema: bool,
    /// Whether the rules will judge it, so that its types are walked for what they ask.
    pub facts: bool,
}

/// Everything known of one tool file.
#[derive(Clone, Debug)]
pub struct ToolAnalysis {
    /// The file's name without `.ts`.
    pub name: String,
    /// The file, as an absolute path.
    pub file: PathBuf,
    /// What the model is told of the tool; empty where there is nothing.
    pub description: String,
    /// The first parameter.
    pub input: Input,
    /// The awaited return type.
    pub output: TypeText,
    /// JSON Schema of the input.
    pub parameters: serde_json::Value,
    /// JSON Schema of the output; `null` where nobody asked for it.
    pub output_schema: serde_json::Value,
    /// What was met on the way: deferrals, and losses in the schema.
    pub diagnostics: Vec<Diagnostic>,
    /// Values that the schemas lose because JSON does not carry them. Whoever asks the rules hears of them there.
    pub value_losses: Vec<Diagnostic>,
    /// What the rules ask of it; none where nobody asked.
    pub facts: Option<Facts>,
}

impl ToolAnalysis {
    /// Its types: what it takes, and what it gives.
    pub fn texts(&self) -> impl Iterator<Item = &TypeText> {
        let input = match &self.input {
            Input::None => None,
            Input::Typed { text, .. } => Some(text),
        };
        input.into_iter().chain([&self.output])
    }
}

/// What a tool takes.
#[derive(Clone, Debug)]
pub enum Input {
    /// It has no parameter.
    None,
    /// It has one.
    Typed {
        /// The parameter's type, without the `undefined` that `optional` adds.
        text: TypeText,
        /// Whether it may be left out.
        optional: bool,
        /// The list of all parameters, where only TypeScript can tell whether there is one and may be left out.
        parameters: Option<Box<TypeNode>>,
    },
}

/// How a type is written in the generated declarations.
#[derive(Clone, Debug, PartialEq)]
pub enum TypeText {
    /// Written out.
    Concrete {
        /// The type.
        node: TypeNode,
        /// What `node` refers to by name and what no other file declares: the recursive types.
        declarations: Vec<LocalDeclaration>,
    },
    /// Written as a reference that TypeScript itself evaluates.
    Deferred {
        /// The reference, over `TypeNode::ImportQuery` of the tool file.
        node: TypeNode,
        /// Why the checker is not certain.
        reason: String,
        /// The file and the part of it that the reason is about.
        place: Option<(PathBuf, Span)>,
    },
}

impl TypeText {
    /// The type, or the reference.
    pub fn node(&self) -> &TypeNode {
        let (Self::Concrete { node, .. } | Self::Deferred { node, .. }) = self;
        node
    }

    /// The recursive types that it refers to; a reference has none.
    pub fn declarations(&self) -> &[LocalDeclaration] {
        match self {
            Self::Concrete { declarations, .. } => declarations,
            Self::Deferred { .. } => &[],
        }
    }
}
