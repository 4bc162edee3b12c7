//! Where a program starts: the files that `tsconfig.json` takes in, and the type packages of the app.

use std::path::{Path, PathBuf};

use super::Program;
use super::include::{FileSpecs, Listed};
use super::links::Target;
use super::problem::Problem;
use super::resolve::effective_type_roots;

/// The files that a program starts with.
#[derive(Default)]
pub struct Roots {
    /// Those that `tsconfig.json` takes in, and where it looks for them.
    pub listed: Listed,
    /// The type packages of the option `types`, or those that are installed.
    pub type_packages: Vec<PathBuf>,
    /// What could not be found.
    pub problems: Vec<Problem>,
}

impl Roots {
    /// The roots of `program`. Directories are read, files are not.
    pub fn of(program: &Program) -> Self {
        let mut roots = Self::default();
        roots.listed = FileSpecs::of(&program.config).listed(&mut roots.problems);
        let (resolver, options) = (&program.resolver, program.options());
        for name in type_package_names(program) {
            let found = resolver.resolve_type_reference(options, &options.config_directory, &name, true, None);
            if found.is_none() {
                let message = format!("`types`: there is no type package `{name}`");
                roots.problems.push(Problem::new(program.outermost_config(), message));
            }
            roots.type_packages.extend(found);
        }
        roots
    }

    /// In TypeScript's order.
    pub fn targets(&self, program: &Program) -> Vec<Target> {
        let target = |path: &Path, is_named| Target { file: program.number(path), is_named };
        let listed = self.listed.files.iter().map(|path| target(path, false));
        listed.chain(self.type_packages.iter().map(|path| target(path, true))).collect()
    }
}

/// TypeScript: getAutomaticTypeDirectiveNames
fn type_package_names(program: &Program) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in &program.options().types {
        let expanded = if name == "*" { all_type_packages(program) } else { vec![name.clone()] };
        for name in expanded {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

fn all_type_packages(program: &Program) -> Vec<String> {
    let mut names = Vec::new();
    for root in effective_type_roots(program.options()) {
        let entries = std::fs::read_dir(&root).into_iter().flatten().flatten();
        let mut found: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        found.sort_unstable();
        let disk = program.resolver.disk();
        names.extend(found.into_iter().filter(|name| {
            let directory = root.join(name);
            let is_needless = disk.package_json(&directory).is_some_and(|package| package.is_null("typings"));
            !name.starts_with('.') && disk.is_directory(&directory) && !is_needless
        }));
    }
    names
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
