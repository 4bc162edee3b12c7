//! The project that JavaScript holds on to. As everywhere here, options come as JSON and answers go as JSON.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use napi::bindgen_prelude::AsyncTask;
use napi_derive::napi;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::answer::{Failure, answer, bad_options};
use super::job::Job;
use crate::project::{self, AppOptions, CheckOptions, TransformOptions, TypegenOptions};

/// A tool file, and perhaps its text.
#[derive(Deserialize)]
struct FileOptions {
    file: PathBuf,
    source: Option<String>,
}

/// The files that have changed; none for any.
#[derive(Deserialize)]
struct Changes {
    files: Option<Vec<PathBuf>>,
}

#[derive(Deserialize)]
struct NoOptions {}

/// One app, for as long as its files are edited. Calls wait for each other.
#[napi]
pub struct Project {
    shared: Shared,
}

/// The project, or what is wrong with the options that it was to be made from.
#[derive(Clone)]
struct Shared(Arc<Mutex<Result<project::Project, serde_json::Error>>>);

impl Shared {
    /// Answers with what `work` makes of the project and the options. A panic costs what the project has kept.
    fn answer<O: DeserializeOwned, V: serde::Serialize>(
        &self,
        options: &str,
        work: impl FnOnce(&mut project::Project, O) -> Result<V, Failure>,
    ) -> String {
        answer(options, |options: O| {
            let mut project = self.0.lock().unwrap_or_else(|poisoned| {
                let mut project = poisoned.into_inner();
                project.iter_mut().for_each(|project| project.invalidate(None));
                project
            });
            self.0.clear_poison();
            match project.as_mut() {
                Ok(project) => work(project, options),
                Err(error) => Err(bad_options(error)),
            }
        })
    }

    fn typegen(&self, options: &str) -> String {
        self.answer(options, |project, options: TypegenOptions| Ok(project.typegen(&options)?))
    }

    fn check(&self, options: &str) -> String {
        self.answer(options, |project, options: CheckOptions| Ok(project.check(&options)?))
    }

    fn analyze_tool(&self, options: &str) -> String {
        self.answer(
            options,
            |project, FileOptions { file, source }| Ok(project.analyze_tool(&file, source.as_deref())?),
        )
    }
}

#[napi]
impl Project {
    /// From `AppOptions`.
    #[napi(constructor)]
    pub fn new(options: String) -> Self {
        let project = serde_json::from_str::<AppOptions>(&options).map(project::Project::new);
        Self { shared: Shared(Arc::new(Mutex::new(project))) }
    }

    /// `TypegenOptions` → `TypegenResult`.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn typegen(&self, options: String) -> AsyncTask<Job> {
        let shared = self.shared.clone();
        AsyncTask::new(Job::new(move || shared.typegen(&options)))
    }

    /// `TypegenOptions` → `TypegenResult`.
    #[napi]
    pub fn typegen_sync(&self, options: String) -> String {
        self.shared.typegen(&options)
    }

    /// `CheckOptions` → `CheckResult`.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn check(&self, options: String) -> AsyncTask<Job> {
        let shared = self.shared.clone();
        AsyncTask::new(Job::new(move || shared.check(&options)))
    }

    /// `CheckOptions` → `CheckResult`.
    #[napi]
    pub fn check_sync(&self, options: String) -> String {
        self.shared.check(&options)
    }

    /// `{ file, source? }` → `ToolAnalysis`, or `null` for a file that is no tool.
    #[napi(ts_return_type = "Promise<string>")]
    pub fn analyze_tool(&self, options: String) -> AsyncTask<Job> {
        let shared = self.shared.clone();
        AsyncTask::new(Job::new(move || shared.analyze_tool(&options)))
    }

    /// `{ file, source? }` → `ToolAnalysis`, or `null` for a file that is no tool.
    #[napi]
    pub fn analyze_tool_sync(&self, options: String) -> String {
        self.shared.analyze_tool(&options)
    }

    /// `{ file, source, schema? }` → `{ code, reads }`, the text to add to the tool module and the files that it was made
    /// of, or `null` where there is nothing to add.
    #[napi]
    pub fn transform_tool_sync(&self, options: String) -> String {
        self.shared.answer(&options, |project, options: TransformOptions| Ok(project.transform_tool(&options)?))
    }

    /// `{ files? }` → `null`.
    #[napi]
    pub fn invalidate(&self, options: String) -> String {
        self.shared.answer(&options, |project, Changes { files }| {
            project.invalidate(files);
            Ok(())
        })
    }

    /// `{}` → `{ root, files, directories, sourceDirectories, era }`.
    #[napi]
    pub fn dependencies(&self, options: String) -> String {
        self.shared.answer(&options, |project, _: NoOptions| Ok(project.dependencies()?))
    }
}
