//! Where imports lead, as far as that can be said without types, and which of them lead nowhere.

use oxc_ast::ast::Statement;

use crate::base::{Diagnostic, Rule, Span};
use crate::program::{Module, Program, Resolution, Usage, is_relative, module_specifier};

/// The package whose `agent` makes an agent.
const SDK: &str = "@dawn-ai/sdk";

/// What an import leads to.
pub enum Target<'p> {
    /// A file with types.
    Module(&'p Module),
    /// Something that is there but is not looked into: JavaScript without types, an ambient module, what the runtime
    /// or a bundler provides.
    Opaque,
    /// Nothing.
    Missing,
}

/// What `specifier` in `from` leads to.
pub fn target<'p>(program: &'p Program, from: &Module, specifier: &str) -> Target<'p> {
    match program.resolution(from.id(), specifier, Usage::Static) {
        Resolution::Module(path) => match program.load(&path) {
            Ok(file) => Target::Module(program.module(file)),
            Err(_) => Target::Missing,
        },
        Resolution::Untyped(_) => Target::Opaque,
        Resolution::Missing if is_provided(specifier) || is_ambient(program, specifier) => Target::Opaque,
        Resolution::Missing => Target::Missing,
    }
}

/// The imports and re-exports of `module` that lead nowhere.
///
/// An import for its effects alone may name anything that a bundler knows, such as a style sheet; it is missing only
/// where it names a file that is not there.
pub fn unresolved(program: &Program, module: &Module) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for statement in &module.ast().body {
        let Some((source, usage)) = module_specifier(statement) else { continue };
        let is_effect = matches!(statement, Statement::ImportDeclaration(import) if import.specifiers.is_none());
        let specifier = source.value.as_str();
        let is_missing = if is_effect {
            let directory = module.path().parent();
            let is_there = directory.is_some_and(|directory| directory.join(specifier).exists());
            is_relative(specifier) && !is_there && matches!(target(program, module, specifier), Target::Missing)
        } else {
            matches!(program.resolution(module.id(), specifier, usage), Resolution::Missing)
                && !is_provided(specifier)
                && !is_ambient(program, specifier)
        };
        if is_missing {
            diagnostics.push(missing(module, specifier, source.span));
        }
    }
    diagnostics
}

/// Says that `specifier`, at `span` of `at`, leads nowhere.
pub fn missing(at: &Module, specifier: &str, span: Span) -> Diagnostic {
    let message = format!("there is no module `{specifier}`");
    let help = if is_relative(specifier) {
        "no TypeScript file of that name is there"
    } else {
        "no package of that name with types is installed, and no `paths` of the tsconfig.json leads anywhere"
    };
    at.diagnostic(Rule::UnresolvedImport, span, message).with_help(help)
}

/// Whether `specifier` names the SDK, which is there wherever an app runs, installed beside it or not.
pub fn is_sdk(specifier: &str) -> bool {
    specifier.strip_prefix(SDK).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether a runtime or a bundler provides the module: Node's own, `node:fs`, `bun:test`, `dawn:routes`.
fn is_provided(specifier: &str) -> bool {
    let scheme = specifier.split_once(':').map(|(scheme, _)| scheme);
    scheme.is_some_and(|scheme| scheme.len() > 1 && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric()))
        || is_sdk(specifier)
        || nodejs_built_in_modules::is_nodejs_builtin_module(specifier)
}

fn is_ambient(program: &Program, specifier: &str) -> bool {
    !program.ambient_modules(specifier).is_empty() || !program.pattern_modules(specifier).is_empty()
}
