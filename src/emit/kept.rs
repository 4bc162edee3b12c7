//! What was rendered the time before, as far as it still holds: a change of one tool renders that tool alone.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::dts;
use super::names::Declarations;
use super::{GeneratedFile, Known, Tools};
use crate::app::Route;
use crate::tool::ToolAnalysis;

/// Rendered texts. Whoever holds them says which tools, and whether the routes, are not what they were.
#[derive(Debug, Default)]
pub struct Kept {
    /// The entries in the declarations, by the tools' files.
    entries: FxHashMap<PathBuf, Arc<str>>,
    /// The declarations of recursive types. They share their names with each other: where there are any, all entries
    /// are rendered together.
    declarations: String,
    /// The `tools.json` of routes that have these tools, by path.
    tools: FxHashMap<PathBuf, (Vec<PathBuf>, Arc<str>)>,
    routes: Option<Arc<str>>,
    /// The tools that were forgotten since.
    changed: FxHashSet<PathBuf>,
}

impl Kept {
    /// Says that the tool of a file is not what it was.
    pub fn forget_tool(&mut self, file: &Path) {
        self.entries.remove(file);
        self.changed.insert(file.to_path_buf());
    }

    /// Says that the routes are not what they were.
    pub fn forget_routes(&mut self) {
        self.routes = None;
    }

    /// Renders the entries that are not known.
    pub(super) fn renew_entries(&mut self, directory: &Path, tools: &Tools<'_>) {
        let analyses = tools.analyses();
        let texts: Vec<_> = analyses.iter().flat_map(|analysis| dts::texts_of(analysis)).collect();
        let declarations = Declarations::new(directory, &texts);
        let rendered = dts::local_declarations(&declarations);
        if !rendered.is_empty() || !self.declarations.is_empty() {
            self.entries.clear();
        }
        self.declarations = rendered;
        let is_missing = |analysis: &&&ToolAnalysis| !self.entries.contains_key(&analysis.file);
        let entry =
            |analysis: &&ToolAnalysis| (analysis.file.clone(), Arc::from(dts::authored_tool(analysis, &declarations)));
        let new: Vec<_> = analyses.par_iter().filter(is_missing).map(entry).collect();
        self.entries.extend(new);
    }

    /// The entry of a tool that was analysed.
    pub(super) fn entry(&self, file: &Path) -> Option<Arc<str>> {
        self.entries.get(file).cloned()
    }

    /// The declarations of recursive types.
    pub(super) fn declarations(&self) -> &str {
        &self.declarations
    }

    /// `routes.json`, rendered where it is not known.
    pub(super) fn routes(&mut self, path: PathBuf, render: impl FnOnce() -> String) -> GeneratedFile {
        let is_kept = self.routes.is_some();
        let content = Arc::clone(self.routes.get_or_insert_with(|| render().into()));
        GeneratedFile { path, content, is_kept }
    }

    /// The `tools.json` of a route, where none of its tools has changed.
    pub(super) fn tools(&self, path: &Path, route: &Route) -> Option<Arc<str>> {
        let (files, content) = self.tools.get(path)?;
        let is_same = route.tools.iter().map(|tool| &tool.file).eq(files);
        let has_changed = |file: &PathBuf| self.changed.contains(file);
        (is_same && (self.changed.is_empty() || !files.iter().any(has_changed))).then(|| Arc::clone(content))
    }

    /// Takes the `tools.json` of all routes over. That of a route with a tool whose entry is older than its file stays
    /// out: it hangs on what is on the disk.
    pub(super) fn keep_tools<'a>(
        &mut self,
        routes: impl Iterator<Item = (&'a Route, &'a Option<GeneratedFile>)>,
        tools: &Tools<'_>,
    ) {
        let is_deferred = |file: &PathBuf| matches!(tools.get(file), Some(Known::Deferred));
        let mut kept = std::mem::take(&mut self.tools);
        self.changed.clear();
        self.tools = routes
            .filter_map(|(route, file)| {
                let file = file.as_ref()?;
                if file.is_kept {
                    return kept.remove_entry(&file.path);
                }
                let files: Vec<_> = route.tools.iter().map(|tool| tool.file.clone()).collect();
                let is_certain = !files.iter().any(is_deferred);
                is_certain.then(|| (file.path.clone(), (files, Arc::clone(&file.content))))
            })
            .collect();
    }
}
