//! What a file brings into the program beside itself: the files that it leads to, and what it may declare beyond itself.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use super::glance::{Glance, Reference};
use super::imports::imports;
use super::library::LibraryIndex;
use super::module::FileKind;
use super::outline::Outline;
use super::read::LoadError;
use super::resolve::{Resolution, path_contains_node_modules};
use super::usage::Usage;
use super::{Program, normalize, parallel};
use crate::base::{FileId, GENERATED_DIRECTORY};

/// A file that another leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The file, be it there or not.
    pub file: FileId,
    /// Whether it is named, as by an import, rather than given as a path: then a copy of its package may stand in.
    pub is_named: bool,
}

/// What one file brings with it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// In the order in which TypeScript follows them.
    pub targets: Vec<Target>,
    /// The libraries that it refers to.
    pub libraries: Vec<LibraryIndex>,
    /// The type packages that it refers to and that are not there.
    pub missing: Vec<String>,
    /// Whether it may declare something beyond itself.
    pub may_be_ambient: bool,
    /// What a declaration file may declare beyond itself; other files have to be parsed to know.
    pub outline: Option<Outline>,
}

impl Links {
    fn of(program: &Program, file: FileId) -> Result<Self, LoadError> {
        let path = program.path(file);
        if path.starts_with(program.app_root().join(GENERATED_DIRECTORY)) {
            // What a generated file says is of the last run, so no type of this one may come from it.
            return program.store.look(file, false, |_, _| Self::default());
        }
        let detection = program.options().module_detection;
        let look = |path: &Path, text: &str| (Glance::at(path, text, detection), imports(path, text));
        // Of a package, few files are parsed.
        let keeps = !path_contains_node_modules(path);
        let (glance, imports) = program.store.look(file, keeps, look)?;
        let mut links = Self { may_be_ambient: glance.may_be_ambient, outline: glance.outline, ..Self::default() };
        let (mut paths, mut named) = (Vec::new(), Vec::new());
        let directory = path.parent().unwrap_or(path);
        for reference in glance.references {
            match reference {
                Reference::Path(path) => paths.push(normalize(&directory.join(path))),
                Reference::Lib(name) => links.libraries.extend(LibraryIndex::by_name(&name)),
                Reference::Types(name, mode) => {
                    let resolver = &program.resolver;
                    match resolver.resolve_type_reference(program.options(), directory, &name, false, mode) {
                        Some(path) => named.push(path),
                        None => links.missing.push(name),
                    }
                }
            }
        }
        let runtime = program.options().jsx_runtime.as_ref();
        let runtime = runtime.filter(|_| glance.is_module && FileKind::of(path) != FileKind::Declaration);
        let runtime = runtime.map(|name| (name.clone(), Usage::Static));
        let imports: Vec<_> = runtime.into_iter().chain(imports).collect();
        let imported = imports.iter().filter_map(|(name, usage)| match program.own_resolution_at(path, name, *usage) {
            Resolution::Module(target) => Some(target),
            Resolution::Untyped(_) | Resolution::Missing => None,
        });
        named.extend(imported);
        let target = |path: PathBuf, is_named| Target { file: program.number(&path), is_named };
        let paths = paths.into_iter().map(|path| target(path, false));
        links.targets = paths.chain(named.into_iter().map(|path| target(path, true))).collect();
        Ok(links)
    }
}

/// The links of one file, or why it cannot be read.
pub type Read = Result<Links, LoadError>;

/// The links of files, as far as somebody has asked.
#[derive(Default)]
pub struct KnownLinks(RwLock<FxHashMap<FileId, Arc<Read>>>);

impl KnownLinks {
    /// The links of `files`, in their order.
    pub fn of(&self, program: &Program, files: &[FileId]) -> Vec<Arc<Read>> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found: Vec<Option<Arc<Read>>> = files.iter().map(|file| known.get(file).cloned()).collect();
        drop(known);
        let fresh: Vec<FileId> =
            files.iter().zip(&found).filter(|(_, links)| links.is_none()).map(|(&file, _)| file).collect();
        let read = parallel::map(&fresh, |&file| Arc::new(Links::of(program, file)));
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.extend(fresh.into_iter().zip(read.iter().cloned()));
        let mut read = read.into_iter();
        found.into_iter().filter_map(|links| links.or_else(|| read.next())).collect()
    }

    /// Forgets the links of a file, and gives what was known.
    pub fn forget(&mut self, file: FileId) -> Option<Arc<Read>> {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).remove(&file)
    }

    /// Forgets the links of files for which `is_stale` holds.
    pub fn forget_where(&mut self, is_stale: impl Fn(FileId) -> bool) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).retain(|&file, _| !is_stale(file));
    }
}
