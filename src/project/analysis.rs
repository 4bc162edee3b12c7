//! One tool file after the other: read, analysed, or left to TypeScript with the reason.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::slice;

use bumpalo::Bump;

use super::work::{Queue, Workers};
use crate::app;
use crate::base::{Diagnostic, FileId, Rule};
use crate::checker::Checker;
use crate::program::Program;
use crate::tool::{self, AnalyzeOptions, ToolAnalysis};

/// What a checker may use of its arena before another one takes over: a few hundred tools.
const ARENA_BYTES: usize = 16 << 20;

/// A tool file of an app, whichever routes use it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ToolFile {
    /// The file.
    pub path: PathBuf,
    /// The tool's name.
    pub name: String,
    /// The only route that has it, where it is no shared one.
    pub route: Option<String>,
}

/// What came of a tool file.
#[derive(Debug)]
pub enum Outcome {
    /// It was analysed.
    Analysed(Box<ToolAnalysis>),
    /// It may be a tool: it does not parse, or cannot be read, or nobody could say what it is. The reason is for
    /// people, and the diagnostics have the rest.
    Deferred(String, Vec<Diagnostic>),
    /// It is certainly no tool.
    NoTool(Vec<Diagnostic>),
}

/// What came of a tool file, and what it came from.
#[derive(Debug)]
pub struct Analysis {
    /// What came of it.
    pub outcome: Outcome,
    /// The files of the app that it was read from, the tool's own first.
    pub reads: Vec<FileId>,
}

impl Outcome {
    /// What is wrong with it, those values apart that schemas lose.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Self::Analysed(analysis) => &analysis.diagnostics,
            Self::Deferred(_, diagnostics) | Self::NoTool(diagnostics) => diagnostics,
        }
    }

    /// The values that its schemas lose.
    pub fn value_losses(&self) -> &[Diagnostic] {
        match self {
            Self::Analysed(analysis) => &analysis.value_losses,
            Self::Deferred(..) | Self::NoTool(_) => &[],
        }
    }

    fn diagnostics_mut(&mut self) -> &mut Vec<Diagnostic> {
        match self {
            Self::Analysed(analysis) => &mut analysis.diagnostics,
            Self::Deferred(_, diagnostics) | Self::NoTool(diagnostics) => diagnostics,
        }
    }
}

/// Analyses one tool.
pub fn one(program: &Program, tool: &ToolFile, workers: &Workers<'_>, options: AnalyzeOptions) -> Analysis {
    let found = workers.each(slice::from_ref(tool), |queue| work_off(program, queue, options)).pop();
    found.expect("each piece of work has a result")
}

/// Analyses the tools of the queue with one checker after the other, each of which lives as long as it can be relied on
/// and its arena has room: what it knows of libraries is dear, what it knows of tools that are done only takes room.
pub fn work_off(program: &Program, queue: &Queue<'_, ToolFile, Analysis>, options: AnalyzeOptions) {
    let mut arena = Bump::new();
    while !queue.is_empty() {
        let checker = Checker::new(program, &arena);
        queue.run(|tool| {
            let (analysis, flow) = analyse(program, &checker, tool, options);
            let used = arena.allocated_bytes() - arena.chunk_capacity();
            (analysis, if used > ARENA_BYTES { ControlFlow::Break(()) } else { flow })
        });
        drop(checker);
        // The largest piece of memory is kept for the next one.
        arena.reset();
    }
}

/// Says of each file of the queue why it is certainly no tool, where it is none.
pub fn look_at_shapes(program: &Program, queue: &Queue<'_, ToolFile, Option<Diagnostic>>) {
    while !queue.is_empty() {
        let arena = Bump::new();
        let checker = Checker::new(program, &arena);
        queue.run(|tool| {
            let Ok(file) = program.load(&tool.path) else { return (None, ControlFlow::Continue(())) };
            if !program.module(file).syntax_errors().is_empty() {
                return (None, ControlFlow::Continue(()));
            }
            let (mut outcome, flow) = guarded(tool, || match tool::why_no_tool(&checker, file, &tool.name) {
                Some(diagnostic) => Outcome::NoTool(vec![*diagnostic]),
                None => Outcome::Deferred(String::new(), Vec::new()),
            });
            own(&mut outcome, tool);
            let Outcome::NoTool(mut diagnostics) = outcome else { return (None, flow) };
            (diagnostics.pop(), flow)
        });
    }
}

/// Reads and analyses `tool`; breaks when the checker was left in the middle of something.
fn analyse(
    program: &Program,
    checker: &Checker<'_>,
    tool: &ToolFile,
    options: AnalyzeOptions,
) -> (Analysis, ControlFlow<()>) {
    let (mut analysis, flow) = match program.load(&tool.path) {
        Ok(file) => read(checker, file, tool, options),
        Err(error) => {
            let diagnostic = Diagnostic::new(Rule::Unreadable, &tool.path, format!("the tool cannot be read: {error}"));
            let outcome = Outcome::Deferred(error.to_string(), vec![diagnostic]);
            let reads = program.asked_for(&tool.path).into_iter().collect();
            (Analysis { outcome, reads }, ControlFlow::Continue(()))
        }
    };
    own(&mut analysis.outcome, tool);
    (analysis, flow)
}

/// Says in the diagnostics of an outcome whose they are.
fn own(outcome: &mut Outcome, tool: &ToolFile) {
    let own = |diagnostic: &mut Diagnostic| {
        diagnostic.tool.get_or_insert_with(|| tool.name.clone());
        if diagnostic.route.is_none() {
            diagnostic.route.clone_from(&tool.route);
        }
    };
    outcome.diagnostics_mut().iter_mut().for_each(own);
    if let Outcome::Analysed(analysis) = outcome {
        analysis.value_losses.iter_mut().for_each(own);
    }
}

fn read(checker: &Checker<'_>, file: FileId, tool: &ToolFile, options: AnalyzeOptions) -> (Analysis, ControlFlow<()>) {
    let program = checker.program();
    let module = program.module(file);
    let syntax: Vec<_> = app::syntax_errors(module).collect();
    if !syntax.is_empty() {
        let outcome = Outcome::Deferred("the file does not parse".to_owned(), syntax);
        return (Analysis { outcome, reads: vec![file] }, ControlFlow::Continue(()));
    }
    let (mut outcome, flow) = guarded(tool, || evaluate(checker, file, tool, options));
    let reads = tool::files_read(checker, file);
    let diagnostics = outcome.diagnostics_mut();
    let readable = reads.iter().filter_map(|&file| program.readable(file));
    diagnostics.extend(readable.flat_map(|module| app::unresolved_imports(program, module)));
    // An older version stands in for a file that does not parse; what is wrong with the new one is said all the same.
    diagnostics.extend(reads.iter().filter_map(|&file| program.broken(file)).flat_map(app::syntax_errors));
    (Analysis { outcome, reads }, flow)
}

/// A mistake of ours in one tool costs that tool its types, never the others theirs.
fn guarded(tool: &ToolFile, evaluate: impl FnOnce() -> Outcome) -> (Outcome, ControlFlow<()>) {
    if let Ok(outcome) = catch_unwind(AssertUnwindSafe(evaluate)) {
        return (outcome, ControlFlow::Continue(()));
    }
    let reason = "an internal error of @dawn-ai/native";
    let diagnostic = Diagnostic::new(Rule::DeferredType, &tool.path, format!("{reason}; please report it"));
    (Outcome::Deferred(reason.to_owned(), vec![diagnostic]), ControlFlow::Break(()))
}

fn evaluate(checker: &Checker<'_>, file: FileId, tool: &ToolFile, options: AnalyzeOptions) -> Outcome {
    let diagnostics = match tool::analyze(checker, file, &tool.name, options) {
        Ok(analysis) => return Outcome::Analysed(Box::new(analysis)),
        Err(diagnostics) => diagnostics,
    };
    if diagnostics.iter().any(|diagnostic| diagnostic.rule == Rule::ToolShape) {
        return Outcome::NoTool(diagnostics);
    }
    let reason = diagnostics.first().map_or("no reason was given", |diagnostic| &diagnostic.message);
    Outcome::Deferred(reason.to_owned(), diagnostics)
}
