//! `check`: the straight line of `typegen` without its files: open → discover → analyse → judge.

use super::analysis::{Analysis, Outcome, ToolFile};
use super::live::{Opened, Project};
use super::work::with_workers;
use super::{CheckOptions, CheckResult, ScopeOptions, configuration_problem, fix, with_project};
use crate::app::{self, EffectiveTool, Route};
use crate::base::{Diagnostic, Rule, Severity, normalize};
use crate::emit;
use crate::rules::{self, JudgedTool, Subject};
use crate::tool::AnalyzeOptions;

const WANTED: AnalyzeOptions = AnalyzeOptions { output_schema: false, facts: true };

/// Says what is wrong with the app.
///
/// # Errors
/// When there is no app. Everything else that can be wrong is a diagnostic of the result.
pub fn check(options: &CheckOptions) -> Result<CheckResult, Box<Diagnostic>> {
    with_project(&options.app, |project| project.check(options))
}

impl Project {
    /// Says what is wrong with the app. Of `options`, those that name the app are the project's own.
    ///
    /// # Errors
    /// When there is no app. Everything else that can be wrong is a diagnostic of the result.
    pub fn check(&mut self, options: &CheckOptions) -> Result<CheckResult, Box<Diagnostic>> {
        let app_options = self.options().clone();
        let mut diagnostics = Vec::new();
        let mut fixed = Vec::new();
        if options.fix && !options.rules.is_off(Rule::InputReadonly) {
            let opened = self.look()?;
            if with_workers(|workers| opened.prepare(&app_options, workers, WANTED)).is_ok() {
                fixed = fix::add_readonly(&opened.program, &opened.analyses(), &mut diagnostics);
            }
            // What is repaired moves what stands behind it: these files are read again.
            self.invalidate(Some(fixed.clone()));
        }
        let opened = self.look()?;
        let routes = match with_workers(|workers| opened.prepare(&app_options, workers, WANTED)) {
            Ok(()) => judged(opened, &mut diagnostics),
            Err(diagnostic) => {
                diagnostics.push(*diagnostic);
                Vec::new()
            }
        };
        options.rules.apply(&mut diagnostics);
        normalize(&mut diagnostics);
        let count = |severity| diagnostics.iter().filter(|diagnostic| diagnostic.severity == severity).count();
        let (error_count, warning_count) = (count(Severity::Error), count(Severity::Warning));
        Ok(CheckResult { ok: error_count == 0, error_count, warning_count, diagnostics, routes, fixed })
    }
}

/// Composes the tools that a host has by a scope that it has.
pub fn resolve_tool_scope(options: &ScopeOptions) -> Vec<EffectiveTool> {
    app::composition::of_given(&options.tools, options.subagent, &options.scope)
}

fn judged(opened: &Opened, diagnostics: &mut Vec<Diagnostic>) -> Vec<Route> {
    let (program, app) = (&opened.program, opened.app());
    let analyses = opened.analyses();
    diagnostics.extend(app.diagnostics.iter().cloned());
    diagnostics.extend(program.problems().iter().map(configuration_problem));
    let declarations = app.root.join(emit::DIRECTORY).join(emit::DECLARATIONS);
    let tools = judged_tools(opened.files(), &analyses);
    let subject = Subject { program, app, scopes: opened.scopes(), declarations: &declarations, tools: &tools };
    diagnostics.extend(rules::judge(&subject));
    // Of values that JSON does not carry, the rules have spoken.
    diagnostics.extend(analyses.iter().flat_map(|analysis| analysis.outcome.diagnostics()).cloned());
    app.routes.clone()
}

fn judged_tools<'a>(files: &'a [ToolFile], analyses: &[&'a Analysis]) -> Vec<JudgedTool<'a>> {
    let judged = |(file, analysis): (&'a ToolFile, &&'a Analysis)| match &analysis.outcome {
        Outcome::Analysed(analysis) => Some(JudgedTool { analysis, route: file.route.as_deref() }),
        Outcome::Deferred(..) | Outcome::NoTool(_) => None,
    };
    files.iter().zip(analyses).filter_map(judged).collect()
}
