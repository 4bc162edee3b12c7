//! Floor 5: what we write: declarations for people, JSON for the model, the exports that tool modules lack, and the way
//! onto the disk.

mod capability_types;
mod dts;
mod flat;
mod json;
mod kept;
mod layout;
mod names;
mod pieces;
#[cfg(test)]
mod tests;
mod text;
mod tool_exports;
mod write;
mod zod;

use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;
use serde_json::{Map, Value};

pub use capability_types::of as capability_tools;
use dts::{Frame, RouteEntry};
pub use kept::{Age, Kept};
use kept::{RouteTexts, RoutesTexts};
pub use pieces::Pieces;
pub use text::module_specifier;
pub use tool_exports::{Lacking, tool_exports};
pub use write::{Changes, Plan, replace};

use crate::app::{App, Route};
use crate::tool::{LocalDeclaration, ToolAnalysis, TypeText};
use flat::{FlatPrinter, Position};
use layout::Layout;
use names::Names;
use text::Place;

pub use crate::base::{GENERATED_DECLARATIONS as DECLARATIONS, GENERATED_DIRECTORY as DIRECTORY};

/// What is known of a tool file when its entries are written. A file of which nothing is to be written is not among
/// the known ones.
#[derive(Clone, Copy, Debug)]
pub enum Known<'a> {
    /// Everything.
    Analysed(&'a ToolAnalysis),
    /// That it is a tool; what it takes and gives is left to TypeScript.
    Deferred,
}

/// The known tool files of an app.
#[derive(Clone, Debug)]
pub struct Tools<'a> {
    places: &'a FxHashMap<PathBuf, usize>,
    known: Vec<Option<Known<'a>>>,
}

impl<'a> Tools<'a> {
    /// What is `known` of the files that have `places` in it.
    pub fn new(places: &'a FxHashMap<PathBuf, usize>, known: Vec<Option<Known<'a>>>) -> Self {
        Self { places, known }
    }

    /// What is known of `file`.
    fn get(&self, file: &Path) -> Option<Known<'a>> {
        self.known[*self.places.get(file)?]
    }

    /// The analyses, in the order of their places.
    fn analyses(&self) -> impl Iterator<Item = &'a ToolAnalysis> {
        self.known.iter().filter_map(|known| match known {
            Some(Known::Analysed(analysis)) => Some(*analysis),
            Some(Known::Deferred) | None => None,
        })
    }

    /// The files of tools that are left to TypeScript as a whole, in no order.
    fn deferred(&self) -> Vec<&'a Path> {
        let is_deferred = |at: usize| matches!(self.known[at], Some(Known::Deferred));
        if !self.known.iter().any(|known| matches!(known, Some(Known::Deferred))) {
            return Vec::new();
        }
        self.places.iter().filter(|&(_, &at)| is_deferred(at)).map(|(file, _)| file.as_path()).collect()
    }
}

/// The file that lists the routes.
const ROUTES: &str = "routes.json";

/// One generated file.
#[derive(Clone, Debug)]
pub struct GeneratedFile {
    /// Its absolute path.
    pub path: PathBuf,
    /// All of its text.
    pub content: Pieces,
    /// How it compares with the text of the time before, which was written then.
    pub age: Age,
}

/// Renders all files of an app, in order of their paths. What `kept` has of the time before is not rendered anew.
pub fn render(app: &App, tools: &Tools<'_>, with_output: bool, kept: &mut Kept) -> Vec<GeneratedFile> {
    let directory = app.root.join(DIRECTORY);
    let tools_file = |route: &Route| directory.join("routes").join(&route.slug).join("tools.json");
    let place = Place { directory: &directory, mode: app.mode };
    kept.renew_entries(place, tools, with_output);
    let declarations = kept.declarations().to_owned();
    let texts = |kept: &Kept, route: &Route| RouteTexts {
        entry: RouteEntry::of(route, place, tools, kept),
        tools: json::tools(route, tools, kept, || previous_tools(&tools_file(route))),
        age: Age::Unknown,
    };
    let whole = || RoutesTexts { json: json::routes(app).into(), age: Age::Unknown, frame: Frame::of(app, place) };
    let (routes, texts) = kept.routes(app, tools, whole, texts);
    let entries = texts.iter().map(|texts| &texts.entry);
    let content = routes.frame.around(entries, &declarations);
    let json = GeneratedFile { path: directory.join(ROUTES), content: Pieces::from(&routes.json), age: routes.age };
    let tools = app.routes.iter().zip(texts).filter_map(|(route, texts)| {
        Some(GeneratedFile { path: tools_file(route), content: texts.tools.clone()?, age: texts.age })
    });
    let mut files: Vec<_> = tools.chain([json]).collect();
    let age = kept.keep_file(&content);
    files.push(GeneratedFile { path: directory.join(DECLARATIONS), content, age });
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// A type on one line, for people to read; modules are named as from the directory `from`.
pub fn type_text(text: &TypeText, from: &Path) -> String {
    FlatPrinter::unbounded(&Names::in_directory(from), |printer| printer.node(text.node(), Position::Free))
}

/// The declaration of a recursive type, as it is laid out from the left margin; modules are named as from `from`.
pub fn declaration(declaration: &LocalDeclaration, from: &Path) -> String {
    let names = Names::in_directory(from);
    let mut layout = Layout::new(&names, 0);
    layout.declaration(declaration);
    layout.finish()
}

/// `(input: I) => Promise<O>` as it is laid out in the generated declarations, from the left margin.
pub fn signature(analysis: &ToolAnalysis, from: &Path) -> String {
    let names = Names::in_directory(from);
    let mut layout = Layout::new(&names, 0);
    layout.analysed(analysis, &names, &names);
    layout.finish()
}

/// The entries that are on the disk. A file that is not there, or is not ours, has none.
fn previous_tools(path: &Path) -> Map<String, Value> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}
