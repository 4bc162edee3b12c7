//! What TypeScript's program holds beyond the files that the app names: all that these import, and so on.
//!
//! Finding it means parsing every package that the app mentions, so it is done only where something makes no sense
//! without it: an interface that a package leaves empty for its other modules to fill, or a name that is not found.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use oxc_allocator::Allocator;
use oxc_parser::Parser;
use oxc_span::SourceType;
use rustc_hash::{FxHashMap, FxHashSet};

use super::ambient::Ambient;
use super::glance::{Reference, references};
use super::module::FileKind;
use super::naming::Named;
use super::resolve::Resolution;
use super::usage::Usage;
use super::{Program, normalize, parallel};
use crate::base::{FileId, NodeRef};

/// What the files of the whole program declare beyond themselves, in the order of TypeScript's files.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// The blocks that add to files, by the paths of these files.
    pub augmentations: FxHashMap<PathBuf, Vec<NodeRef>>,
    /// The files that declare a name globally; without those that [`Globals`](super::globals::Globals) has.
    pub globals: FxHashMap<String, Vec<FileId>>,
}

/// What files lead to, as far as somebody has asked.
#[derive(Default)]
pub struct Stops(RwLock<FxHashMap<FileId, Arc<Stop>>>);

/// What a file leads to.
#[derive(Default)]
struct Stop {
    targets: Vec<FileId>,
    /// Whether it is a script, or has blocks that reach beyond it.
    is_ambient: bool,
}

impl Stop {
    fn at(program: &Program, file: FileId) -> Self {
        if FileKind::of(program.path(file)) == FileKind::Json {
            return Self::default();
        }
        program.store.look(file, |path, text| Self::of(program, path, text)).unwrap_or_default()
    }

    fn of(program: &Program, path: &Path, text: &str) -> Self {
        let directory = path.parent().unwrap_or(path);
        let allocator = Allocator::default();
        let source_type = SourceType::from_path(path).unwrap_or_else(|_| SourceType::ts());
        let parsed = Parser::new(&allocator, text, source_type).parse();
        let named = Named::in_file(&parsed.program);
        let referred = references(text).into_iter().filter_map(|reference| match reference {
            Reference::Path(path) => Some(normalize(&directory.join(path))),
            Reference::Types(name, mode) => {
                program.resolver.resolve_type_reference(program.options(), directory, &name, false, mode)
            }
            Reference::Lib(_) => None,
        });
        let imported =
            named.modules.iter().filter_map(|(name, usage)| match program.resolution_at(path, name, *usage) {
                Resolution::Module(target) => Some(target),
                Resolution::Untyped(_) | Resolution::Missing => None,
            });
        let is_ambient = named.has_blocks || !parsed.module_record.has_module_syntax;
        Self { targets: referred.chain(imported).map(|path| program.number(&path)).collect(), is_ambient }
    }
}

impl Stops {
    /// What `files` lead to, in their order.
    fn at(&self, program: &Program, files: &[FileId]) -> Vec<Arc<Stop>> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found: Vec<Option<Arc<Stop>>> = files.iter().map(|file| known.get(file).cloned()).collect();
        drop(known);
        let fresh: Vec<FileId> =
            files.iter().zip(&found).filter(|(_, stop)| stop.is_none()).map(|(&file, _)| file).collect();
        let looked = parallel::map(&fresh, |&file| Arc::new(Stop::at(program, file)));
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.extend(fresh.into_iter().zip(looked.iter().cloned()));
        let mut looked = looked.into_iter();
        found.into_iter().filter_map(|stop| stop.or_else(|| looked.next())).collect()
    }

    /// Forgets what the files lead to for which `is_stale` holds.
    pub fn forget(&mut self, is_stale: impl Fn(FileId) -> bool) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).retain(|&file, _| !is_stale(file));
    }
}

impl Reach {
    /// Reads every file that the app leads to.
    pub fn find(program: &Program) -> Self {
        let roots: Vec<FileId> = program.globals().roots.iter().map(|path| program.number(path)).collect();
        let stops = stops(program, &roots);
        let mut reach = Self::default();
        for file in in_order(&roots, &stops).into_iter().filter(|file| stops[file].is_ambient) {
            let path = program.path(file);
            let Ok(file) = program.load(path) else { continue };
            let ambient = Ambient::of(program.module(file));
            if !program.globals().files.contains(path) {
                for name in ambient.globals(program.module(file)) {
                    reach.globals.entry(name.to_string()).or_default().push(file);
                }
            }
            for (name, node) in ambient.augmentations {
                if program.ambient_modules(&name).is_empty()
                    && let Resolution::Module(target) = program.resolution(file, &name, Usage::Static)
                {
                    reach.augmentations.entry(target).or_default().push(NodeRef { file, node });
                }
            }
        }
        reach
    }
}

/// All files of the program.
fn stops(program: &Program, roots: &[FileId]) -> FxHashMap<FileId, Arc<Stop>> {
    let mut stops = FxHashMap::default();
    let mut known: FxHashSet<FileId> = roots.iter().copied().collect();
    let mut next = roots.to_vec();
    while !next.is_empty() {
        let found = program.stops.at(program, &next);
        let targets = found.iter().flat_map(|stop| &stop.targets);
        let fresh: Vec<FileId> = targets.copied().filter(|&target| known.insert(target)).collect();
        stops.extend(next.into_iter().zip(found));
        next = fresh;
    }
    stops
}

/// The files, each behind those that it leads to. TypeScript: processImportedModules
fn in_order(roots: &[FileId], stops: &FxHashMap<FileId, Arc<Stop>>) -> Vec<FileId> {
    let mut order = Vec::new();
    let mut seen = FxHashSet::default();
    for &root in roots {
        let mut stack: Vec<_> = seen.insert(root).then_some((root, 0)).into_iter().collect();
        while let Some((file, at)) = stack.pop() {
            let Some(&target) = stops[&file].targets.get(at) else {
                order.push(file);
                continue;
            };
            stack.push((file, at + 1));
            if seen.insert(target) {
                stack.push((target, 0));
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::test_app::program;

    #[test]
    fn modules_of_a_package_add_to_each_other_once_the_app_leads_to_them() {
        let (_directory, program) = program(&[
            ("src/a.ts", "import 'kit/one'\nexport {}"),
            ("node_modules/kit/registry.d.ts", "export interface Registry<A> {}"),
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
                "export {}\ndeclare module './registry' { interface Registry<A> { three: A } }",
            ),
        ]);
        let registry = program.load(Path::new("node_modules/kit/registry.d.ts")).expect("the file is there");
        let names: Vec<_> = program
            .all_augmentations(registry)
            .iter()
            .map(|block| program.module(block.file).path().file_name().expect("a name").to_os_string())
            .collect();
        assert_eq!(names, ["two.d.ts", "one.d.ts"]);
        assert!(program.augmentations(registry).is_empty());
        assert_eq!(program.late_global_files("Late").len(), 1);
        assert!(program.global_files("Late").is_empty());
    }
}
