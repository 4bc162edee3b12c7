//! The app's set-up: whether anybody sees the types that are generated.

use super::Subject;
use crate::base::{Diagnostic, Rule};

const HELP: &str =
    "add `.dawn/*.d.ts` to `include`: a pattern such as `**/*` leaves directories out that begin with a dot";

/// Says that the app's `tsconfig.json` does not take the generated declarations in.
pub fn judge(subject: &Subject<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let Subject { program, app, declarations, .. } = subject;
    if app.routes.is_empty() || program.takes_in(declarations) {
        return;
    }
    let shown = declarations.strip_prefix(&app.root).unwrap_or(declarations).to_string_lossy().replace('\\', "/");
    let diagnostic = if let Some(config) = program.config_files().last() {
        let name = config.file_name().unwrap_or_default().to_string_lossy();
        let message = format!("`{name}` does not take in `{shown}`, so that nobody sees the types of the tools");
        let diagnostic = Diagnostic::new(Rule::TypesNotIncluded, config, message).with_help(HELP);
        match program.place_of_include() {
            Some((text, place)) => diagnostic.at(place, &text),
            None => diagnostic,
        }
    } else {
        let message = format!("without a `tsconfig.json` that takes in `{shown}`, nobody sees the types of the tools");
        Diagnostic::new(Rule::TypesNotIncluded, &app.root, message)
            .with_help("add a `tsconfig.json` with `\"include\": [\"src\", \".dawn/*.d.ts\"]`")
    };
    diagnostics.push(diagnostic);
}
