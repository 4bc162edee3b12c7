//! All files of TypeScript's program, in its order: what the app and its type packages lead to, and so on.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Program;
use super::copies::Copies;
use super::links::{Read, Target};
use crate::base::FileId;

/// The files of a program.
#[derive(Default)]
pub struct Crawl {
    /// Each behind those that it leads to. Those that cannot be read are among them.
    pub order: Vec<FileId>,
    /// What they bring.
    pub links: FxHashMap<FileId, Arc<Read>>,
    /// The files that stand for those of other copies of their packages, by these.
    /// TypeScript: createRedirectedSourceFile
    pub stand_ins: FxHashMap<FileId, FileId>,
}

impl Crawl {
    /// Follows every reference and import from `roots`.
    pub fn of(program: &Program, roots: &[Target]) -> Self {
        let mut crawl = Self::default();
        crawl.read(program, roots);
        let copies = Copies::among(program, crawl.links.keys().copied());
        crawl.arrange(program, roots, &copies);
        crawl
    }

    /// Reads all files that may be part of the program, step by step, each step on all threads.
    fn read(&mut self, program: &Program, roots: &[Target]) {
        let mut known = FxHashSet::default();
        let mut next: Vec<FileId> = roots.iter().map(|root| root.file).filter(|&file| known.insert(file)).collect();
        while !next.is_empty() {
            let read = program.links.of(program, &next);
            let targets = read.iter().filter_map(|links| links.as_ref().as_ref().ok()).flat_map(|links| &links.targets);
            let fresh = targets.map(|target| target.file).filter(|&file| known.insert(file)).collect();
            self.links.extend(next.into_iter().zip(read));
            next = fresh;
        }
    }

    /// TypeScript: findSourceFileWorker
    fn arrange(&mut self, program: &Program, roots: &[Target], copies: &Copies) {
        let mut first: FxHashMap<String, FileId> = FxHashMap::default();
        let mut seen = FxHashSet::default();
        let mut stack = Vec::new();
        for root in roots {
            let mut pending = Some(*root);
            loop {
                if let Some(target) = pending.take().filter(|target| seen.insert(target.file)) {
                    let identity = if target.is_named { copies.identity(program, target.file) } else { None };
                    match identity.map(|identity| *first.entry(identity).or_insert(target.file)) {
                        Some(other) if other != target.file => {
                            self.stand_ins.insert(target.file, other);
                        }
                        _ => stack.push((target.file, 0)),
                    }
                }
                let Some((file, at)) = stack.last_mut() else { break };
                let targets = self.links[file].as_ref().as_ref().map_or(&[][..], |links| &links.targets);
                pending = targets.get(*at).copied();
                *at += 1;
                if pending.is_none() {
                    self.order.push(*file);
                    stack.pop();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::base::FileId;
    use crate::program::Program;
    use crate::program::test_app::program;

    fn load(program: &Program, path: &str) -> FileId {
        program.load(Path::new(path)).expect("the file is there")
    }

    #[test]
    fn modules_of_a_package_add_to_each_other_once_the_app_leads_to_them() {
        let (_directory, program) = program(&[
            ("src/a.ts", "import 'kit/one'\nexport {}"),
            ("node_modules/kit/registry.d.ts", "export interface Registry<A> { kit: A }"),
            (
                "node_modules/kit/one.d.ts",
                "import './two'\ndeclare global { interface Late {} }\ndeclare module './registry' { interface Registry<A> { one: A } }",
            ),
            (
                "node_modules/kit/two.d.ts",
                "/** import 'kit/three' */ export {}\ndeclare module './registry' { interface Registry<A> { two: A } }",
            ),
            (
                "node_modules/kit/three.d.ts",
                "export {}\ndeclare global { interface Never {} }\ndeclare module './registry' { interface Registry<A> { three: A } }",
            ),
        ]);
        let names: Vec<_> = program
            .augmentations(load(&program, "node_modules/kit/registry.d.ts"))
            .iter()
            .map(|block| program.path(block.file).file_name().expect("a name").to_os_string())
            .collect();
        assert_eq!(names, ["two.d.ts", "one.d.ts"]);
        assert_eq!((program.global_files("Late").len(), program.global_files("Never").len()), (1, 0));
    }

    #[test]
    fn a_package_brings_libraries_and_type_packages() {
        let (_directory, program) = program(&[
            ("tsconfig.json", r#"{ "compilerOptions": { "lib": ["es2022"] } }"#),
            ("src/a.ts", "import type { Kit } from 'kit'\nexport {}"),
            (
                "node_modules/kit/index.d.ts",
                "/// <reference types=\"more\" />\n/// <reference lib=\"dom\" />\nexport type Kit = 1",
            ),
            ("node_modules/@types/more/index.d.ts", "interface More {}"),
            ("node_modules/@types/other/index.d.ts", "interface Other {}"),
        ]);
        let files = ["HTMLElement", "More", "Other"].map(|name| program.global_files(name).len());
        assert_eq!(files, [1, 1, 0]);
    }

    #[test]
    fn modules_of_the_app_lead_to_the_runtime_of_jsx() {
        let late = |options: &str| {
            let config = format!(r#"{{ "compilerOptions": {{ {options} }} }}"#);
            let (_directory, program) = program(&[
                ("tsconfig.json", &config),
                ("src/a.ts", "export {}"),
                ("node_modules/@types/react/jsx-runtime.d.ts", "import './'\nexport {}"),
                ("node_modules/@types/react/index.d.ts", "export {}\ndeclare global { interface OfReact {} }"),
                ("node_modules/other/jsx-dev-runtime.d.ts", "export {}\ndeclare global { interface OfOther {} }"),
            ]);
            ["OfReact", "OfOther"].map(|name| program.global_files(name).len())
        };
        assert_eq!(late(r#""types": [], "jsx": "react-jsx""#), [1, 0]);
        assert_eq!(late(r#""types": [], "jsx": "react-jsxdev", "jsxImportSource": "other""#), [0, 1]);
        assert_eq!(late(r#""types": [], "jsx": "preserve""#), [0, 0]);
    }

    #[test]
    fn the_first_copy_of_a_file_stands_for_the_others() {
        let package = r#"{ "name": "kit", "version": "1.0.0", "peerDependencies": { "peer": "*" } }"#;
        let peer = |version: &str| format!(r#"{{ "name": "peer", "version": "{version}" }}"#);
        let (one, two) = (peer("1.0.0"), peer("2.0.0"));
        let (_directory, program) = program(&[
            ("src/a.ts", "import 'b'\nimport 'a'\nimport 'c'\nexport {}"),
            ("node_modules/a/index.d.ts", "import 'kit'"),
            ("node_modules/a/node_modules/kit/package.json", package),
            ("node_modules/a/node_modules/kit/index.d.ts", "import './more'"),
            ("node_modules/a/node_modules/kit/more.d.ts", "interface Skipped {}"),
            ("node_modules/a/node_modules/peer/package.json", &one),
            ("node_modules/b/index.d.ts", "import 'kit'"),
            ("node_modules/b/node_modules/kit/package.json", package),
            ("node_modules/b/node_modules/kit/index.d.ts", "export {}"),
            ("node_modules/b/node_modules/peer/package.json", &one),
            ("node_modules/c/index.d.ts", "import 'kit'"),
            ("node_modules/c/node_modules/kit/package.json", package),
            ("node_modules/c/node_modules/kit/index.d.ts", "export {}"),
            ("node_modules/c/node_modules/peer/package.json", &two),
        ]);
        let kit_of = |name: &str| {
            let from = load(&program, &format!("node_modules/{name}/index.d.ts"));
            let kit = program.resolve(from, "kit", crate::program::Usage::Static).expect("a package");
            program.path(kit).strip_prefix(program.app_root()).expect("in the app").display().to_string()
        };
        let path = |name: &str| format!("node_modules/{name}/node_modules/kit/index.d.ts");
        assert_eq!(["a", "b", "c"].map(kit_of), [path("b"), path("b"), path("c")]);
        assert!(program.global_files("Skipped").is_empty());
    }
}
