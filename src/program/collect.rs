//! Which files are part of an app without an import from a package: those of `tsconfig.json` and of `types`, what these
//! refer to, and the files of the app that they import.
//!
//! An import is followed only where it may lead to a file that `tsconfig.json` leaves out, which is rare: any other leads
//! to a file that is there already.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use super::glance::{Glance, Reference};
use super::globals::{Globals, Source};
use super::include::FileSpecs;
use super::library::LibraryIndex;
use super::paths::normalize;
use super::problem::Problem;
use super::read::LoadError;
use super::resolve::{Resolution, ResolutionMode, effective_type_roots, is_relative, path_contains_node_modules};
use super::usage::Usage;
use super::{Program, parallel};
use crate::base::GENERATED_DIRECTORY;

/// Where an import leads.
pub(super) enum Import {
    /// To a file of the app that is not listed.
    File(PathBuf),
    /// To one that is listed, or to a package.
    Elsewhere,
    /// To no file.
    Nowhere,
}

impl Program {
    /// Where `name`, in the file at `from`, leads, as far as that can be within the app.
    pub(super) fn import_within_app(&self, from: &Path, name: &str, is_listed: impl Fn(&Path) -> bool) -> Import {
        let by_pattern = |(pattern, _): &(String, Vec<String>)| match pattern.split_once('*') {
            Some((start, _)) => name.starts_with(start),
            None => name == pattern,
        };
        if !is_relative(name) && !name.starts_with('#') && !self.options().paths.iter().any(by_pattern) {
            return Import::Elsewhere;
        }
        if is_relative(name)
            && let Some(directory) = from.parent()
        {
            // What is found first, without asking the disk.
            let written = normalize(&directory.join(name.strip_suffix(".js").unwrap_or(name)));
            if is_listed(&PathBuf::from(format!("{}.ts", written.display()))) {
                return Import::Elsewhere;
            }
        }
        match self.resolution_at(from, name, Usage::Static) {
            Resolution::Module(path) if is_listed(&path) || path_contains_node_modules(&path) => Import::Elsewhere,
            Resolution::Module(path) => Import::File(path),
            Resolution::Untyped(_) => Import::Elsewhere,
            Resolution::Missing => Import::Nowhere,
        }
    }
}

/// Follows references from the app's files and type packages to the files that may be ambient.
pub(super) struct Collector<'p, 'g> {
    program: &'p Program,
    globals: &'g mut Globals,
    /// The files that `tsconfig.json` takes in.
    listed: FxHashSet<PathBuf>,
    /// The files found, each after those that it refers to.
    sources: Vec<Source>,
}

impl<'p, 'g> Collector<'p, 'g> {
    /// The files that may declare something beyond themselves, in program order; what else is found goes to `globals`.
    pub(super) fn collect(program: &'p Program, globals: &'g mut Globals) -> Vec<Source> {
        let roots = FileSpecs::of(&program.config).file_names(&mut globals.problems);
        let glances = parallel::map(&roots, |path| program.glance(path));
        globals.listed.clone_from(&roots);
        let listed = roots.iter().cloned().collect();
        let mut collector = Self { program, globals, listed, sources: Vec::new() };
        for (path, glance) in roots.into_iter().zip(glances) {
            match glance {
                Ok(glance) => collector.add(path, glance),
                Err(error) if collector.is_to_come(&path, &error) => {}
                Err(error) => collector.report(&path, error.to_string()),
            }
        }
        collector.add_type_packages();
        collector.sources
    }

    /// Adds a file behind those that it leads to.
    fn add(&mut self, path: PathBuf, glance: Glance) {
        let mut stack = Vec::new();
        self.enter(path, glance, &mut stack);
        while let Some(Open { path, glance, next }) = stack.last_mut() {
            let Some(name) = glance.imports.get(*next) else {
                let closed = stack.pop().expect("there is a last one");
                self.leave(closed.path, closed.glance);
                continue;
            };
            *next += 1;
            if let Some((target, glance)) = self.left_out(path, name) {
                self.globals.influential.insert(path.clone());
                self.enter(target, glance, &mut stack);
            }
        }
    }

    fn enter(&mut self, path: PathBuf, glance: Glance, stack: &mut Vec<Open>) {
        if !self.globals.files.insert(path.clone()) || self.is_generated(&path) {
            return;
        }
        if glance.is_influential() {
            self.globals.influential.insert(path.clone());
        }
        for reference in &glance.references {
            self.follow(&path, reference);
        }
        stack.push(Open { path, glance, next: 0 });
    }

    fn leave(&mut self, path: PathBuf, glance: Glance) {
        self.globals.roots.push(path.clone());
        if glance.may_be_ambient {
            self.sources.push(Source { path, outline: glance.outline, parsed: OnceLock::new() });
        }
    }

    /// The file of the app that `name` imports, where `tsconfig.json` leaves it out and nothing else has led to it.
    fn left_out(&mut self, from: &Path, name: &str) -> Option<(PathBuf, Glance)> {
        match self.program.import_within_app(from, name, |path| self.listed.contains(path)) {
            Import::File(path) if !self.globals.files.contains(&path) => {
                let glance = self.program.glance(&path).ok()?;
                Some((path, glance))
            }
            Import::File(_) | Import::Elsewhere => None,
            Import::Nowhere => {
                self.globals.has_loose_ends = true;
                None
            }
        }
    }

    fn follow(&mut self, from: &Path, reference: &Reference) {
        let directory = from.parent().unwrap_or(from);
        match reference {
            Reference::Path(path) => self.add_path(from, &normalize(&directory.join(path))),
            Reference::Lib(name) => {
                if let Some(library) = LibraryIndex::by_name(name) {
                    self.globals.libraries.add(library);
                }
            }
            Reference::Types(name, mode) => match self.resolve_types(directory, name, false, *mode) {
                Some(path) => self.add_path(from, &path),
                None => self.report(from, format!("there is no type package `{name}`")),
            },
        }
    }

    fn add_path(&mut self, from: &Path, path: &Path) {
        if self.globals.files.contains(path) {
            return;
        }
        match self.program.glance(path) {
            Ok(glance) => self.add(path.to_path_buf(), glance),
            Err(error) => {
                if !self.is_to_come(path, &error) {
                    self.report(from, format!("`{}` is referred to, but {error}", path.display()));
                }
                self.globals.files.insert(path.to_path_buf());
            }
        }
    }

    /// Whether the file is a generated one. What it says is of the last run, so no type of this one may come from it.
    fn is_generated(&self, path: &Path) -> bool {
        path.starts_with(self.program.app_root().join(GENERATED_DIRECTORY))
    }

    /// Whether the file is one that nobody can miss before it has been generated.
    fn is_to_come(&self, path: &Path, error: &LoadError) -> bool {
        matches!(error, LoadError::NotFound) && self.is_generated(path)
    }

    fn report(&mut self, file: &Path, message: String) {
        self.globals.problems.push(Problem::new(file, message));
    }

    /// The packages of the option `types`, with what they refer to.
    fn add_type_packages(&mut self) {
        let config = self.program.config_files().last().cloned().unwrap_or_default();
        let directory = self.program.options().config_directory.clone();
        for name in self.type_package_names() {
            match self.resolve_types(&directory, &name, true, None) {
                Some(path) => self.add_path(&config, &path),
                None => self.report(&config, format!("`types`: there is no type package `{name}`")),
            }
        }
    }

    fn resolve_types(&self, from: &Path, name: &str, is_option: bool, mode: Option<ResolutionMode>) -> Option<PathBuf> {
        self.program.resolver.resolve_type_reference(self.program.options(), from, name, is_option, mode)
    }

    /// TypeScript: getAutomaticTypeDirectiveNames
    fn type_package_names(&self) -> Vec<String> {
        let options = self.program.options();
        let mut names: Vec<String> = Vec::new();
        for name in &options.types {
            let expanded = if name == "*" { self.all_type_packages() } else { vec![name.clone()] };
            for name in expanded {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    fn all_type_packages(&self) -> Vec<String> {
        let mut names = Vec::new();
        for root in effective_type_roots(self.program.options()) {
            let entries = std::fs::read_dir(&root).into_iter().flatten().flatten();
            let mut found: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
            found.sort_unstable();
            let disk = self.program.resolver.disk();
            names.extend(found.into_iter().filter(|name| {
                let directory = root.join(name);
                let is_needless = disk.package_json(&directory).is_some_and(|package| package.is_null("typings"));
                !name.starts_with('.') && disk.is_directory(&directory) && !is_needless
            }));
        }
        names
    }
}

/// A file whose imports are being followed.
struct Open {
    path: PathBuf,
    glance: Glance,
    /// The import to follow next.
    next: usize,
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::program::test_app::program;

    #[test]
    fn files_of_the_app_that_are_left_out_count_where_they_are_imported() {
        let (_directory, program) = program(&[
            ("tsconfig.json", r#"{ "compilerOptions": { "paths": { "~/*": ["./lib/*"] } }, "include": ["src"] }"#),
            ("src/a.ts", "import { b } from '../lib/b.js'\nexport type X = import('~/d').D"),
            ("src/base.ts", "export interface Base {}"),
            ("lib/b.ts", "import './c'\nexport const b = 1"),
            ("lib/c.ts", "import './b'\nexport {}\ndeclare module '../src/base' { interface Base { c: 1 } }"),
            ("lib/d.ts", "export interface D {}\ndeclare global { interface Late {} }"),
            ("lib/e.ts", "export {}\ndeclare global { interface Never {} }"),
        ]);
        let base = program.load(Path::new("src/base.ts")).expect("the file is there");
        assert_eq!(program.augmentations(base).len(), 1);
        assert_eq!((program.global_files("Late").len(), program.global_files("Never").len()), (1, 0));
        assert!(program.takes_in(Path::new("lib/c.ts")) && !program.takes_in(Path::new("lib/e.ts")));
    }
}
