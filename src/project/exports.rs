//! The types of a module's exports, for whoever wants to know what the checker makes of a file.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::slice;

use bumpalo::Bump;
use serde::{Deserialize, Serialize};

use super::work::with_workers;
use crate::base::{Diagnostic, Rule};
use crate::checker::Checker;
use crate::emit;
use crate::program::{Program, ProgramOptions, normalize};
use crate::tool;

/// Which module.
#[derive(Clone, Debug, Deserialize)]
pub struct ExportsOptions {
    /// The file.
    pub file: PathBuf,
    /// The configuration that the file is read under, instead of the one beside it.
    #[serde(default)]
    pub tsconfig: Option<PathBuf>,
}

/// The exports of a module.
#[derive(Clone, Debug, Serialize)]
pub struct ModuleExports {
    /// In the order of the module.
    pub exports: Vec<ExportType>,
}

/// One export: either `ty` or `deferred` is there.
#[derive(Clone, Debug, Serialize)]
pub struct ExportType {
    /// What importers call it.
    pub name: String,
    /// Its type, as it can stand in a file beside the module.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub ty: Option<String>,
    /// Declarations of recursive types that `ty` refers to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declarations: Vec<String>,
    /// Why there is no type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deferred: Option<String>,
}

/// Reads the types of a module's exports.
///
/// # Errors
/// When the file cannot be read.
pub fn types_of_exports(options: &ExportsOptions) -> Result<ModuleExports, Box<Diagnostic>> {
    let file = std::path::absolute(&options.file).map_or_else(|_| options.file.clone(), |file| normalize(&file));
    let directory = file.parent().unwrap_or(&file).to_path_buf();
    let program = Program::open(ProgramOptions { app_root: directory.clone(), tsconfig: options.tsconfig.clone() });
    let id = program
        .load(&file)
        .map_err(|error| Diagnostic::new(Rule::Unreadable, &file, format!("the module cannot be read: {error}")))?;
    let read = |_: &_| {
        let arena = Bump::new();
        let exports = tool::types_of_exports(&Checker::new(&program, &arena), id);
        (exports.into_iter().map(|export| export_type(export, &directory)).collect(), ControlFlow::Break(()))
    };
    let exports = with_workers(|workers| workers.each(slice::from_ref(&id), |queue| queue.run(read))).pop();
    Ok(ModuleExports { exports: exports.unwrap_or_default() })
}

fn export_type((name, written): tool::Export, directory: &Path) -> ExportType {
    match written {
        Ok(text) => {
            let declarations = text.declarations().iter().map(|one| emit::declaration(one, directory)).collect();
            ExportType { name, ty: Some(emit::type_text(&text, directory)), declarations, deferred: None }
        }
        Err(unwritable) => ExportType { name, ty: None, declarations: Vec::new(), deferred: Some(unwritable.reason) },
    }
}
