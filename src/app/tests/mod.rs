//! Apps in temporary directories, read from their files to their manifest.

mod bad;
mod config;
mod entries;
mod routes;

use std::path::Path;

use super::{App, discover, find_root};
use crate::base::temporary::Temporary;
use crate::base::{Diagnostic, Rule};
use crate::program::{Program, ProgramOptions};

const WORKFLOW: &str = "export const workflow = async () => ({})";
const TOOL: &str = "export default async () => ({})";

fn open(files: &Temporary) -> Program {
    let app_root = find_root(&files.path(), None).expect("an app");
    Program::open(ProgramOptions { app_root, tsconfig: None })
}

fn read(files: &Temporary) -> App {
    discover(&open(files), None).expect("a routes directory")
}

fn read_with(files: &Temporary, app_dir: &str) -> Result<App, Box<Diagnostic>> {
    discover(&open(files), Some(Path::new(app_dir)))
}

fn paths(app: &App) -> Vec<&str> {
    app.routes.iter().map(|route| route.path.as_str()).collect()
}

fn rules(diagnostics: &[Diagnostic]) -> Vec<Rule> {
    diagnostics.iter().map(|diagnostic| diagnostic.rule).collect()
}
