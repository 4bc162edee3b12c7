//! The append-only store of modules: each path has one number, each number one module, loaded by whoever asks first.
//!
//! Modules never move and are never dropped before the store, so references into their trees live as long as it does.
//! A load runs outside every lock and never starts another load, so loads cannot wait for each other in a circle.

use std::path::{Path, PathBuf};
use std::sync::{OnceLock, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use super::module::Module;
use super::read::LoadError;
use crate::base::FileId;

/// Slots of the first bucket; each further bucket is twice as large as the one before.
const FIRST_BUCKET: u32 = 64;
/// Enough buckets for every `u32`.
const BUCKETS: usize = 27;

/// One file of the store: nothing until its number is given out, then its path, then the outcome of loading it.
#[derive(Default)]
struct Slot {
    path: OnceLock<PathBuf>,
    module: OnceLock<Result<Box<Module>, LoadError>>,
}

/// All files of a program.
pub struct Store {
    numbers: RwLock<FxHashMap<PathBuf, FileId>>,
    // Reading a module is the most frequent call there is: two atomic loads, no lock.
    buckets: [OnceLock<Box<[Slot]>>; BUCKETS],
}

impl Store {
    /// A store without files.
    pub fn new() -> Self {
        Self { numbers: RwLock::default(), buckets: [const { OnceLock::new() }; BUCKETS] }
    }

    /// The number of the file at `path`, which must be absolute and free of `.` and `..`.
    pub fn number(&self, path: &Path) -> FileId {
        if let Some(&id) = self.numbers.read().unwrap_or_else(PoisonError::into_inner).get(path) {
            return id;
        }
        let mut numbers = self.numbers.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&id) = numbers.get(path) {
            return id;
        }
        let id = FileId(u32::try_from(numbers.len()).expect("fewer than 2^32 files"));
        let (bucket, index) = place(id);
        let slots = self.buckets[bucket].get_or_init(|| {
            let length = (FIRST_BUCKET as usize) << bucket;
            std::iter::repeat_with(Slot::default).take(length).collect()
        });
        slots[index].path.get_or_init(|| path.to_path_buf());
        numbers.insert(path.to_path_buf(), id);
        id
    }

    /// The module with the number `id`; `load` makes it when nobody has asked before.
    pub fn load(
        &self,
        id: FileId,
        load: impl FnOnce(&Path) -> Result<Module, LoadError>,
    ) -> Result<&Module, LoadError> {
        let slot = self.slot(id);
        let path = slot.path.get().expect("a number is given out together with its path");
        match slot.module.get_or_init(|| load(path).map(Box::new)) {
            Ok(module) => Ok(module),
            Err(error) => Err(error.clone()),
        }
    }

    /// The module with the number `id`, when it has been loaded and could be.
    pub fn loaded(&self, id: FileId) -> Option<&Module> {
        self.slot(id).module.get()?.as_ref().ok().map(|module| &**module)
    }

    fn slot(&self, id: FileId) -> &Slot {
        let (bucket, index) = place(id);
        let slots = self.buckets[bucket].get().expect("only the store itself gives out numbers");
        &slots[index]
    }
}

/// Bucket and index of a file's slot.
fn place(id: FileId) -> (usize, usize) {
    let bucket = (id.0 / FIRST_BUCKET + 1).ilog2();
    let start = FIRST_BUCKET * ((1 << bucket) - 1);
    (bucket as usize, (id.0 - start) as usize)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::program::options::ModuleDetection;

    fn module(id: FileId, path: &Path) -> Result<Module, LoadError> {
        Ok(Module::parse(id, path, "export const a = 1".to_string(), ModuleDetection::Auto))
    }

    #[test]
    fn slots_are_dense_and_every_number_has_one() {
        let mut expected = (0, 0);
        for number in 0..10_000 {
            assert_eq!(place(FileId(number)), expected);
            expected.1 += 1;
            if expected.1 == (FIRST_BUCKET as usize) << expected.0 {
                expected = (expected.0 + 1, 0);
            }
        }
        assert!(place(FileId(u32::MAX)).0 < BUCKETS);
    }

    #[test]
    fn threads_that_ask_for_one_file_get_one_module() {
        let store = Store::new();
        let loads = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for number in 0..200 {
                        let id = store.number(Path::new(&format!("/{number}.ts")));
                        let loaded = store.load(id, |path| {
                            loads.fetch_add(1, Ordering::Relaxed);
                            module(id, path)
                        });
                        assert_eq!(loaded.map(Module::id), Ok(id));
                    }
                });
            }
        });
        assert_eq!(loads.into_inner(), 200);
    }

    #[test]
    fn a_failed_load_is_remembered() {
        let store = Store::new();
        let id = store.number(Path::new("/a.ts"));
        assert!(store.load(id, |_| Err(LoadError::NotFound)).is_err());
        assert!(store.load(id, |path| module(id, path)).is_err());
        assert!(store.loaded(id).is_none());
    }
}
