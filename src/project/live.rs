//! An app that is looked at again and again: what has not changed is not read, analysed or rendered anew.
//!
//! Every result is what a fresh look at the same files would give. There is one exception: a file that does not parse
//! counts as what it was when it did, so that half a line on the way to a whole one takes no types away.

use std::path::{Path, PathBuf};

use rustc_hash::{FxHashMap, FxHashSet};

use super::analysis::{self, Analysis, Outcome, ToolFile};
use super::composition::Scopes;
use super::options::{AppOptions, TypegenOptions};
use super::result::{Clock, Dependencies, Timing, ToolReport, TypegenResult};
use super::results::Results;
use super::work::{Workers, with_workers};
use super::{configuration_problem, directory, discover, open, report, tool_files, write};
use crate::app::{self, App, Origin};
use crate::base::{Diagnostic, FileId, normalize as normalize_diagnostics};
use crate::emit::{self, Kept};
use crate::program::{Program, Stale, canonical, normalize};
use crate::scope::Scope;
use crate::tool::AnalyzeOptions;

/// One app, for as long as its files are edited.
pub struct Project {
    options: AppOptions,
    opened: Option<Opened>,
    /// How often all that was known has become doubtful.
    era: u32,
    /// The paths that may have changed since the last look; nothing where nobody has said.
    told: Option<Vec<PathBuf>>,
}

/// What is known of the app.
pub(super) struct Opened {
    pub program: Program,
    /// The routes, until they have to be read anew.
    app: Option<App>,
    /// The files that the routes were read from.
    app_reads: FxHashSet<FileId>,
    /// Those of them that say where the routes are.
    config_reads: FxHashSet<FileId>,
    /// What the results were asked for.
    asked: AnalyzeOptions,
    results: Results,
    /// What the agents say, until it has to be read anew.
    scopes: Option<Scopes>,
    /// The files of `results` that certainly are no tools.
    no_tools: FxHashSet<PathBuf>,
    kept: Kept,
    /// Whether what was rendered last is what was written.
    is_written: bool,
    /// The directories that routes and tools may come to lie in, as long as no file came or went.
    directories: Option<Vec<PathBuf>>,
    /// The tool files of the app by every path that leads to them, once somebody has asked for one.
    by_path: Option<FxHashMap<PathBuf, ToolFile>>,
}

impl Project {
    /// The app that `options` name, which is looked for when something is asked of it.
    pub fn new(options: AppOptions) -> Self {
        Self { options, opened: None, era: 0, told: None }
    }

    /// Says that the files at `paths` have changed, come or gone, and no others; without paths, that any may have.
    /// Relative ones start where the app was looked for from.
    ///
    /// As long as nobody says anything, each look compares every file with what it was.
    pub fn invalidate(&mut self, paths: Option<Vec<PathBuf>>) {
        if let Some(paths) = paths {
            self.told.get_or_insert_default().extend(paths);
        } else {
            (self.opened, self.told) = (None, None);
        }
    }

    /// Generates `.dawn/`. Of `options`, those that name the app are the project's own.
    ///
    /// # Errors
    /// When there is no app. Everything else that can be wrong is a diagnostic of the result.
    pub fn typegen(&mut self, options: &TypegenOptions) -> Result<TypegenResult, Box<Diagnostic>> {
        let mut clock = Clock::start();
        let mut timing = Timing::default();
        let is_told = self.told.is_some();
        let app_options = self.options.clone();
        let opened = self.look()?;
        timing.open = clock.lap();
        let mut result = with_workers(|workers| {
            if let Err(diagnostic) = opened.discover(&app_options, workers) {
                // Without a routes directory there is nothing to generate, and no reason to take anything away.
                return TypegenResult { diagnostics: vec![*diagnostic], ..TypegenResult::default() };
            }
            timing.discover = clock.lap();
            opened.analyse(workers, AnalyzeOptions { output_schema: options.output_schema, facts: false });
            opened.compose(workers);
            timing.analyse = clock.lap();
            let mut generated = opened.render(workers, options.output_schema);
            timing.render = clock.lap();
            if !(is_told && opened.is_written) {
                for file in &mut generated {
                    file.age = emit::Age::Unknown;
                }
            }
            let (app, mut result) = opened.result();
            opened.is_written = workers.run(|| write(&app.root, generated, options, &mut result));
            timing.write = clock.lap();
            result
        });
        normalize_diagnostics(&mut result.diagnostics);
        timing.total = clock.total();
        result.timing = options.timing.then_some(timing);
        Ok(result)
    }

    /// Which app.
    pub(super) fn options(&self) -> &AppOptions {
        &self.options
    }

    /// Analyses one tool file; nothing where the file is no tool. `source` stands in place of what the file says.
    ///
    /// # Errors
    /// When there is no app.
    pub fn analyze_tool(&mut self, file: &Path, source: Option<&str>) -> Result<Option<ToolReport>, Box<Diagnostic>> {
        let path = normalize(&directory(&self.options)?.join(file));
        let name = path.file_name().and_then(|name| name.to_str()).and_then(app::tool_name);
        let Some(name) = name else { return Ok(None) };
        let tool = ToolFile { name: name.to_owned(), path: path.clone(), route: None };
        let opened = self.look()?;
        Ok(opened.with_text(&path, source, |program| {
            with_workers(|workers| report::of_tool(program, workers, &tool, Vec::new()))
        }))
    }

    /// What has to be watched, so that no change goes unnoticed that could change a result; each list by path.
    ///
    /// # Errors
    /// When there is no app.
    pub fn dependencies(&mut self) -> Result<Dependencies, Box<Diagnostic>> {
        let app_options = self.options.clone();
        let opened = match self.opened.take_if(|_| self.told.is_none()) {
            Some(opened) => self.opened.insert(opened),
            None => self.look()?,
        };
        let asked = opened.asked;
        let root = opened.program.app_root().to_path_buf();
        let has_routes = with_workers(|workers| opened.prepare(&app_options, workers, asked).is_ok());
        let mut files = opened.program.watched_files();
        files.push(root.join("package.json"));
        let app = opened.app.as_ref().filter(|_| has_routes);
        let tools = app.iter().flat_map(|app| &app.routes).flat_map(|route| &route.tools);
        files.extend(tools.flat_map(|tool| [Some(&tool.file), tool.shadows.as_ref()]).flatten().cloned());
        files.push(root.join(app::Capability::Workspace.marker_name()));
        files.extend(install_records(&root));
        files.sort();
        files.dedup();
        let find = || {
            let mut found = app::tree(app.map_or(&root, |app| &app.app_dir));
            found.extend(app::tree(&app::shared_tools(&root)));
            found.sort();
            found.dedup();
            found
        };
        let directories = opened.directories.get_or_insert_with(find).clone();
        let source_directories = opened.program.watched_directories();
        Ok(Dependencies { root, files, directories, source_directories, era: self.era })
    }

    /// Whether no tool of the app as it is known can lie at `path`, wherever links lead.
    pub(super) fn has_no_tool_at(&self, path: &Path) -> bool {
        let Some(app) = self.configured().and_then(|opened| opened.app.as_ref()) else { return false };
        let places = [&app.app_dir, &app::shared_tools(&app.root)];
        let lies_within = |path: &Path| places.iter().any(|place| path.starts_with(place));
        !lies_within(path) && !canonical(path).is_ok_and(|real| lies_within(&real))
    }

    /// What is known of the app, where what the result for the tool at `path` was read from is on the disk as it was;
    /// else as [`Self::look`]. That another file has begun to declare something for all is seen at the next look.
    pub(super) fn look_at(&mut self, path: &Path) -> Result<&mut Opened, Box<Diagnostic>> {
        let is_configured = self.configured().is_some();
        match self.opened.take_if(|opened| is_configured && opened.is_current(path)) {
            Some(opened) => Ok(self.opened.insert(opened)),
            None => self.look(),
        }
    }

    /// What is known of the app, where nobody has told of a change and its configuration is on the disk as it was.
    fn configured(&self) -> Option<&Opened> {
        let opened = self.opened.as_ref().filter(|_| self.told.is_none())?;
        let program = &opened.program;
        let is_outdated = program.is_configured_otherwise()
            || opened.config_reads.iter().any(|&file| program.is_outdated(file))
            || root(&self.options).map_or(true, |root| root != program.app_root());
        (!is_outdated).then_some(opened)
    }

    /// Takes note of what has changed, and opens the app where that has not been done yet, or has to be done anew.
    pub(super) fn look(&mut self) -> Result<&mut Opened, Box<Diagnostic>> {
        let directory = directory(&self.options)?;
        let told = self.told.take().map(|paths| paths.iter().map(|path| directory.join(path)).collect::<Vec<_>>());
        let kept = self.opened.take().and_then(|mut opened| {
            let stale = match &told {
                Some(paths) => opened.program.refresh(paths),
                None => opened.program.refresh_from_disk(),
            }?;
            self.era += u32::from(stale.everything);
            let is_same = !stale.existence || root(&self.options).is_ok_and(|root| root == opened.program.app_root());
            is_same.then(|| opened.without(&stale))
        });
        let opened = if let Some(opened) = kept {
            opened
        } else {
            self.era += 1;
            Opened::new(&self.options)?
        };
        Ok(self.opened.insert(opened))
    }
}

/// What package managers write when they have changed what is installed for an app.
fn install_records(root: &Path) -> impl Iterator<Item = PathBuf> {
    const NAMES: [&str; 4] = [".package-lock.json", ".modules.yaml", ".yarn-state.yml", ".yarn-integrity"];
    let is_there = move |directory: &PathBuf| directory.is_dir() || directory.parent() == Some(root);
    let directories = root.ancestors().map(|above| above.join("node_modules")).filter(is_there);
    directories.flat_map(|directory| NAMES.map(|name| directory.join(name)))
}

fn root(options: &AppOptions) -> Result<PathBuf, Box<Diagnostic>> {
    app::find_root(&directory(options)?, options.app_root.as_deref())
}

impl Opened {
    fn new(options: &AppOptions) -> Result<Self, Box<Diagnostic>> {
        Ok(Self {
            program: open(options)?,
            app: None,
            app_reads: FxHashSet::default(),
            config_reads: FxHashSet::default(),
            asked: AnalyzeOptions::default(),
            results: Results::default(),
            scopes: None,
            no_tools: FxHashSet::default(),
            kept: Kept::default(),
            is_written: false,
            directories: None,
            by_path: None,
        })
    }

    /// What is left when `stale` is doubtful.
    fn without(mut self, stale: &Stale) -> Self {
        if stale.everything {
            self.results.forget(|_, _| true);
            self.kept = Kept::default();
        }
        let (program, kept) = (&self.program, &mut self.kept);
        let is_in =
            |file: &FileId| program.path(*file).parent().is_some_and(|parent| stale.directories.contains(parent));
        let is_stale = |file: &FileId| stale.files.contains(file) || (!stale.directories.is_empty() && is_in(file));
        self.results.forget(|tool, analysis| {
            let is_stale = analysis.reads.iter().any(is_stale);
            if is_stale {
                kept.forget_tool(&tool.path);
            }
            is_stale
        });
        if stale.everything || stale.existence || self.app_reads.iter().any(is_stale) {
            self.forget_routes();
        } else if self.scopes.as_ref().is_some_and(|scopes| scopes.reads.iter().any(is_stale)) {
            self.scopes = None;
        }
        self
    }

    fn forget_routes(&mut self) {
        self.app = None;
        self.scopes = None;
        self.directories = None;
        self.by_path = None;
        self.kept.forget_routes();
    }

    /// The tool that lies at `path`, be it hidden by another. Bundlers follow links, the app does not.
    pub fn tool_at(&mut self, path: &Path) -> Option<&ToolFile> {
        let app = self.app.as_ref()?;
        let by_path = self.by_path.get_or_insert_with(|| {
            let tools = app.routes.iter().flat_map(|route| route.tools.iter().map(move |tool| (route, tool)));
            let mut by_path = FxHashMap::default();
            for (route, tool) in tools {
                let owner = (tool.origin == Origin::Route).then(|| route.path.clone());
                let hidden = tool.shadows.iter().map(|file| (file, None));
                for (path, route) in [(&tool.file, owner)].into_iter().chain(hidden) {
                    let file = ToolFile { name: tool.name.clone(), path: path.clone(), route };
                    let is_new = by_path.insert(path.clone(), file.clone()).is_none();
                    if let Some(real) = canonical(path).ok().filter(|real| is_new && real != path) {
                        by_path.entry(real).or_insert(file);
                    }
                }
            }
            by_path
        });
        by_path.get(path).or_else(|| by_path.get(&canonical(path).ok()?))
    }

    /// Whether there is a result for the tool at `path`, and everything that it was read from is on the disk as it was.
    fn is_current(&mut self, path: &Path) -> bool {
        let Some(tool) = self.tool_at(path).cloned() else { return false };
        let is_same = |analysis: &Analysis| !analysis.reads.iter().any(|&file| self.program.is_outdated(file));
        self.results.get(&tool).is_some_and(is_same)
    }

    /// Does `work` as if the file at `path` said `text`.
    pub fn with_text<R>(&mut self, path: &Path, text: Option<&str>, work: impl FnOnce(&Program) -> R) -> R {
        let Some(text) = text else { return work(&self.program) };
        let (result, is_read) = self.program.with_text(path, text, |program| {
            let result = work(program);
            (result, program.asked_for(path).is_some_and(|file| self.app_reads.contains(&file)))
        });
        if is_read {
            self.forget_routes();
        }
        result
    }

    /// Analyses a tool that a route has, where that has not been done.
    pub fn analyse_one(&mut self, tool: &ToolFile) {
        let Some(place) = self.results.place(tool).filter(|_| self.results.get(tool).is_none()) else { return };
        let analysis = with_workers(|workers| analysis::one(&self.program, tool, workers, self.asked));
        self.results.set(place, analysis);
        self.kept.forget_tool(&tool.path);
    }

    /// The result for a tool whose file says `source`, where that is what was analysed last.
    pub fn result_for(&self, tool: &ToolFile, source: &str) -> Option<&Analysis> {
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        let module = self.program.readable(self.program.asked_for(&tool.path)?)?;
        self.results.get(tool).filter(|_| module.text() == source)
    }

    /// Reads the routes, where they are not known.
    ///
    /// # Errors
    /// When not even their directory is known.
    pub fn discover(&mut self, options: &AppOptions, workers: &Workers<'_>) -> Result<&App, Box<Diagnostic>> {
        if let Some(app) = self.app.take() {
            return Ok(self.app.insert(app));
        }
        let program = &self.program;
        (_, self.config_reads) = program.traced(|| app::app_dir(program, options.app_dir.as_deref()).is_ok());
        let (app, files) = program.traced(|| discover(program, options, workers));
        self.app_reads = files;
        let app = self.app.insert(app?);
        self.results.set_files(tool_files(app.routes.iter()));
        Ok(app)
    }

    /// Analyses the tools of which no result is known.
    fn analyse(&mut self, workers: &Workers<'_>, wanted: AnalyzeOptions) {
        // Facts are there for those who ask; the schemas of outputs have diagnostics of their own.
        if self.asked.output_schema != wanted.output_schema || wanted.facts && !self.asked.facts {
            self.asked = wanted;
            self.results.forget(|_, _| true);
            self.kept = Kept::default();
        }
        let wanted = self.asked;
        let places = self.results.missing();
        let missing: Vec<_> = places.iter().map(|&place| self.results.files()[place].clone()).collect();
        if !missing.is_empty() {
            workers.run(|| self.program.prepare());
        }
        let found = workers.each(&missing, |queue| analysis::work_off(&self.program, queue, wanted));
        for (place, (file, analysis)) in places.into_iter().zip(missing.iter().zip(found)) {
            self.kept.forget_tool(&file.path);
            self.results.set(place, analysis);
        }
    }

    /// Reads the scopes, where they are not known, and composes the tools of each route by them.
    fn compose(&mut self, workers: &Workers<'_>) {
        let Some(app) = &mut self.app else { return };
        let is_none = |(_, analysis): &(&ToolFile, &Analysis)| matches!(analysis.outcome, Outcome::NoTool(_));
        let no_tools = self.results.iter().filter(is_none).map(|(file, _)| file.path.clone()).collect();
        if self.scopes.is_some() && no_tools == self.no_tools {
            return;
        }
        let scopes = self.scopes.get_or_insert_with(|| Scopes::read(&self.program, app, workers));
        scopes.compose(app, &no_tools);
        self.no_tools = no_tools;
        self.kept.forget_routes();
    }

    /// Reads the routes, analyses their tools, and composes them.
    ///
    /// # Errors
    /// When not even the directory of the routes is known.
    pub fn prepare(
        &mut self,
        options: &AppOptions,
        workers: &Workers<'_>,
        wanted: AnalyzeOptions,
    ) -> Result<(), Box<Diagnostic>> {
        self.discover(options, workers)?;
        self.analyse(workers, wanted);
        self.compose(workers);
        Ok(())
    }

    /// The app, once its routes are read.
    pub fn app(&self) -> &App {
        self.app.as_ref().expect("the routes are read before anything is made of them")
    }

    /// What the agents say, a route each, once that is read.
    pub fn scopes(&self) -> &[Option<Scope>] {
        self.scopes.as_ref().map_or(&[], |scopes| &scopes.of_routes)
    }

    /// The tool files of the app, in order.
    pub fn files(&self) -> &[ToolFile] {
        self.results.files()
    }

    /// What is known of `files`.
    pub fn analyses(&self) -> Vec<&Analysis> {
        self.results.iter().map(|(_, analysis)| analysis).collect()
    }

    fn render(&mut self, workers: &Workers<'_>, output_schema: bool) -> Vec<emit::GeneratedFile> {
        let Some(app) = &self.app else { return Vec::new() };
        let known = self.results.tools();
        let kept = &mut self.kept;
        workers.run(|| emit::render(app, &known, output_schema, kept))
    }

    /// What is to be said of the app, before anything is written.
    fn result(&self) -> (&App, TypegenResult) {
        let app = self.app();
        let analyses = self.analyses();
        let mut diagnostics = app.diagnostics.clone();
        diagnostics.extend(self.program.problems().iter().map(configuration_problem));
        diagnostics.extend(analyses.iter().flat_map(|analysis| analysis.outcome.diagnostics()).cloned());
        diagnostics.extend(analyses.iter().flat_map(|analysis| analysis.outcome.value_losses()).cloned());
        let result = TypegenResult {
            route_count: app.routes.len(),
            tool_count: self.files().len(),
            deferred: report::deferrals(&self.program, self.files(), &analyses),
            diagnostics,
            ..TypegenResult::default()
        };
        (app, result)
    }
}
