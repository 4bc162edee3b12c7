//! The functions that JavaScript sees. Each takes its options as JSON and gives an answer as JSON, and each that the
//! package offers as a promise has a synchronous twin.

use napi::bindgen_prelude::AsyncTask;
use napi_derive::napi;
use serde::Deserialize;

use super::answer::{Failure, answer};
use super::job::Job;
use crate::base::Diagnostic;
use crate::project::format::{FormatOptions, format_diagnostics as format};
use crate::project::{self, AppOptions, CheckOptions, ExportsOptions, ScopeOptions, ToolOptions, TypegenOptions};

/// Diagnostics and how to write them.
#[derive(Deserialize)]
struct DiagnosticsOptions {
    diagnostics: Vec<Diagnostic>,
    #[serde(flatten)]
    format: FormatOptions,
}

/// There is no app: the one problem that leaves no result to put a diagnostic in.
impl From<Box<Diagnostic>> for Failure {
    fn from(diagnostic: Box<Diagnostic>) -> Self {
        let help = diagnostic.help.map(|help| format!("\n  {help}")).unwrap_or_default();
        Self { code: diagnostic.rule.name(), message: diagnostic.message + &help }
    }
}

fn discover_app_answer(options: &str) -> String {
    answer(options, |options: AppOptions| Ok(project::discover_app(&options)?))
}

fn typegen_answer(options: &str) -> String {
    answer(options, |options: TypegenOptions| Ok(project::typegen(&options)?))
}

fn check_answer(options: &str) -> String {
    answer(options, |options: CheckOptions| Ok(project::check(&options)?))
}

fn explain_answer(options: &str) -> String {
    answer(options, |options: ToolOptions| Ok(project::explain(&options)?))
}

/// `AppOptions` → `App`.
#[napi(ts_return_type = "Promise<string>")]
pub fn discover_app(options: String) -> AsyncTask<Job> {
    AsyncTask::new(Job::new(move || discover_app_answer(&options)))
}

/// `AppOptions` → `App`.
#[napi]
pub fn discover_app_sync(options: String) -> String {
    discover_app_answer(&options)
}

/// `TypegenOptions` → `TypegenResult`.
#[napi(ts_return_type = "Promise<string>")]
pub fn typegen(options: String) -> AsyncTask<Job> {
    AsyncTask::new(Job::new(move || typegen_answer(&options)))
}

/// `TypegenOptions` → `TypegenResult`.
#[napi]
pub fn typegen_sync(options: String) -> String {
    typegen_answer(&options)
}

/// `CheckOptions` → `CheckResult`.
#[napi(ts_return_type = "Promise<string>")]
pub fn check(options: String) -> AsyncTask<Job> {
    AsyncTask::new(Job::new(move || check_answer(&options)))
}

/// `CheckOptions` → `CheckResult`.
#[napi]
pub fn check_sync(options: String) -> String {
    check_answer(&options)
}

/// `{ file, tsconfig? }` → `{ exports: [{ name, type, declarations? } | { name, deferred }] }`: the types of a module's
/// exports, whatever the module is.
#[napi]
pub fn type_of_exports_sync(options: String) -> String {
    answer(&options, |options: ExportsOptions| Ok(project::types_of_exports(&options)?))
}

/// `AppOptions` with `tool`, a name or a file, and perhaps `route` → `{ tools, capabilityTools }`: a `ToolAnalysis` for each tool
/// of that name, and a `CapabilityTool` for each signature of those that capabilities add.
#[napi]
pub fn explain_sync(options: String) -> String {
    explain_answer(&options)
}

/// `ScopeOptions` → `EffectiveTool[]`.
#[napi]
pub fn resolve_tool_scope(options: String) -> String {
    answer(&options, |options: ScopeOptions| Ok(project::resolve_tool_scope(&options)))
}

/// `FormatOptions` with `diagnostics` → text.
#[napi]
pub fn format_diagnostics(options: String) -> String {
    answer(&options, |DiagnosticsOptions { diagnostics, format: options }| Ok(format(&diagnostics, &options)))
}
