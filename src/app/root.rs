//! Where an app begins: the nearest directory upwards that holds both `dawn.config.ts` and `package.json`.

use std::path::{Path, PathBuf};

use crate::base::{Diagnostic, Rule};
use crate::program::canonical;

/// The file that makes a directory an app, beside `package.json`.
pub const CONFIG_FILE: &str = "dawn.config.ts";
const PACKAGE_FILE: &str = "package.json";

/// Finds the app's root: `app_root` when it is given, else the nearest app at or above `cwd`.
///
/// The result is absolute, without symbolic links, so that a file has one path however it is reached, and it is
/// Unicode, because every path below it ends in generated text.
pub fn find_root(cwd: &Path, app_root: Option<&Path>) -> Result<PathBuf, Box<Diagnostic>> {
    let found = match app_root {
        Some(given) => given_root(&cwd.join(given))?,
        None => nearest_root(cwd)?,
    };
    if found.to_str().is_none() {
        return Err(Diagnostic::new(Rule::AppRoot, &found, "the app's path is not Unicode")
            .with_help("move the app to a directory whose path is")
            .into());
    }
    Ok(found)
}

fn given_root(directory: &Path) -> Result<PathBuf, Box<Diagnostic>> {
    let missing: Vec<_> =
        [CONFIG_FILE, PACKAGE_FILE].into_iter().filter(|name| !directory.join(name).is_file()).collect();
    if missing.is_empty() {
        return absolute(directory);
    }
    let message = format!("{} is no Dawn app: it has no {}", directory.display(), missing.join(" and no "));
    Err(Diagnostic::new(Rule::AppRoot, directory, message)
        .with_help(format!("the app's root is the directory that holds {CONFIG_FILE} and {PACKAGE_FILE}"))
        .into())
}

fn nearest_root(cwd: &Path) -> Result<PathBuf, Box<Diagnostic>> {
    let start = absolute(cwd)?;
    let is_app = |directory: &&Path| directory.join(CONFIG_FILE).is_file() && directory.join(PACKAGE_FILE).is_file();
    if let Some(root) = start.ancestors().find(is_app) {
        return Ok(root.to_path_buf());
    }
    let diagnostic = Diagnostic::new(Rule::AppRoot, &start, format!("no Dawn app at or above {}", start.display()));
    let half = |name: &str| start.ancestors().find(|directory| directory.join(name).is_file());
    let help = match half(CONFIG_FILE) {
        Some(directory) => format!("{} has a {CONFIG_FILE} but no {PACKAGE_FILE}: add one", directory.display()),
        None => format!(
            "an app's root holds {CONFIG_FILE} (`export default {{}}` is enough) and {PACKAGE_FILE}; \
             pass `appRoot` if it is elsewhere"
        ),
    };
    Err(diagnostic.with_help(help).into())
}

fn absolute(directory: &Path) -> Result<PathBuf, Box<Diagnostic>> {
    canonical(directory).map_err(|error| {
        let message = format!("{} cannot be read: {error}", directory.display());
        Diagnostic::new(Rule::AppRoot, directory, message).into()
    })
}
