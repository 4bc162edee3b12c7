//! Floor 4: the file conventions of an app: where it begins, what its routes are, what lies beside them. No types.

mod capability;
pub mod composition;
mod config;
mod discover;
mod entry;
mod imports;
mod listing;
mod manifest;
mod meaning;
mod root;
mod segment;
mod static_value;
#[cfg(test)]
mod tests;
mod tools;
mod tree;
mod walk;

pub use capability::Capability;
pub use composition::{EffectiveTool, Status};
pub use config::app_dir;
pub use discover::discover;
pub use entry::RouteKind;
pub use imports::unresolved as unresolved_imports;
pub use manifest::{App, Route};
pub use root::{CONFIG_FILE, find_root};
pub use segment::{Segment, SegmentKind};
pub use tools::{Origin, Tool, shared_tools, tool_name};
pub use tree::tree;

use oxc_ast::ast::Statement;

use crate::base::{Diagnostic, Rule};
use crate::program::{Module, Program};
use meaning::{Meaning, Names};

/// Whether `module` exports a value of the name `name`, itself or by handing it on. What is only a type is no value.
pub fn exports_value<'p>(program: &'p Program, module: &'p Module, name: &'p str) -> bool {
    !matches!(Names::new(program).exported(module, name), None | Some(Meaning::Type))
}

/// Whether one value stands for all that a module exports (`export = …`), so that it can export nothing beside it.
pub fn exports_one_value(module: &Module) -> bool {
    module.ast().body.iter().any(|statement| matches!(statement, Statement::TSExportAssignment(_)))
}

/// What the parser says of a module.
pub fn syntax_errors(module: &Module) -> impl Iterator<Item = Diagnostic> {
    module.syntax_errors().iter().map(|error| module.diagnostic(Rule::Syntax, error.span, &error.message))
}
