//! The store of modules: each path has one number, each number one module, loaded by whoever asks first.
//!
//! Modules never move, and none is dropped while anybody holds the store: references into their trees live as long as
//! that. Whoever has it alone may have it forget files, which keep their numbers.
//! A load runs outside every lock and never starts another load, so loads cannot wait for each other in a circle.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};
use std::time::SystemTime;

use rustc_hash::FxHashMap;

use super::module::Module;
use super::read::{LoadError, nests_too_deeply, read_text, read_text_seen};
use super::stamp::Stamp;
use crate::base::FileId;

/// Slots of the first bucket; each further bucket is twice as large as the one before.
const FIRST_BUCKET: u32 = 64;
/// Enough buckets for every `u32`.
const BUCKETS: usize = 27;

/// One file of the store: nothing until its number is given out, then its path, then the outcome of loading it.
#[derive(Default)]
struct Slot {
    path: OnceLock<PathBuf>,
    /// Text that was read to be looked at, until it is parsed.
    text: Mutex<Option<String>>,
    /// What the file looked like before it was read; nothing for a text that did not come from the disk.
    stamp: OnceLock<Stamp>,
    module: OnceLock<Result<Box<Module>, LoadError>>,
    /// The last version that parsed, of a file that was forgotten since.
    good: Mutex<Option<Box<Module>>>,
    /// The version that does not parse, where `module` is an older one that does.
    broken: OnceLock<Box<Module>>,
}

impl Slot {
    fn path(&self) -> &Path {
        self.path.get().expect("a number is given out together with its path")
    }

    fn read(&self) -> Result<String, LoadError> {
        // The look comes first: what changes in between is noticed later.
        let taken = SystemTime::now();
        let metadata = std::fs::metadata(self.path());
        self.stamp.get_or_init(|| Stamp::of_look(&metadata, taken));
        read_text_seen(self.path(), &metadata?)
    }

    /// `parsed`, or the last version that parsed.
    fn usable(&self, parsed: Result<Box<Module>, LoadError>) -> Result<Box<Module>, LoadError> {
        let good = self.good.lock().unwrap_or_else(PoisonError::into_inner).take();
        match (parsed, good) {
            (Ok(module), Some(good)) if !module.syntax_errors().is_empty() => {
                self.broken.get_or_init(|| module);
                Ok(good)
            }
            (parsed, _) => parsed,
        }
    }

    fn is_seen(&self) -> bool {
        self.module.get().is_some() || self.stamp.get().is_some()
    }
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

    /// The module with the number `id`; `parse` makes it of its text when nobody has asked before.
    pub fn load(&self, id: FileId, parse: impl FnOnce(&Path, String) -> Module) -> Result<&Module, LoadError> {
        let slot = self.slot(id);
        let loaded = slot.module.get_or_init(|| {
            let kept = slot.text.lock().unwrap_or_else(PoisonError::into_inner).take();
            let text = kept
                .map_or_else(|| slot.read(), Ok)
                .and_then(|text| if nests_too_deeply(&text) { Err(LoadError::TooDeep) } else { Ok(text) });
            slot.usable(text.map(|text| Box::new(parse(slot.path(), text))))
        });
        match loaded {
            Ok(module) => Ok(module),
            Err(error) => Err(error.clone()),
        }
    }

    /// What `look` sees in the text of the file with the number `id`. `keeps`: the text is kept for a parse that is likely
    /// to follow.
    pub fn look<T>(&self, id: FileId, keeps: bool, look: impl FnOnce(&Path, &str) -> T) -> Result<T, LoadError> {
        let slot = self.slot(id);
        if let Some(loaded) = slot.module.get() {
            return loaded.as_ref().map(|module| look(slot.path(), module.text())).map_err(Clone::clone);
        }
        let kept = slot.text.lock().unwrap_or_else(PoisonError::into_inner).take();
        let keeps = keeps || kept.is_some();
        let text = kept.map_or_else(|| slot.read(), Ok)?;
        let seen = look(slot.path(), &text);
        if !keeps {
            return Ok(seen);
        }
        *slot.text.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
        Ok(seen)
    }

    /// Takes `text` for what the file with the number `id` says, which has not been parsed or was forgotten.
    pub fn give(&self, id: FileId, text: &str) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        *self.slot(id).text.lock().unwrap_or_else(PoisonError::into_inner) = Some(text.to_owned());
    }

    /// The module with the number `id` of a file that is in memory already.
    pub fn insert(&self, id: FileId, parse: impl FnOnce() -> Module) {
        let slot = self.slot(id);
        slot.module.get_or_init(|| Ok(Box::new(parse())));
    }

    /// The module with the number `id`, when it has been loaded and could be.
    pub fn loaded(&self, id: FileId) -> Option<&Module> {
        self.slot(id).module.get()?.as_ref().ok().map(|module| &**module)
    }

    /// The version of a file that does not parse, where an older one stands in for it.
    pub fn broken(&self, id: FileId) -> Option<&Module> {
        self.slot(id).broken.get().map(|module| &**module)
    }

    /// Whether somebody has tried to load the file.
    pub fn is_tried(&self, id: FileId) -> bool {
        self.slot(id).module.get().is_some()
    }

    /// The path of the file with the number `id`.
    pub fn path(&self, id: FileId) -> &Path {
        self.slot(id).path()
    }

    /// Whether somebody has asked what the file says, or whether there is one.
    pub fn is_seen(&self, id: FileId) -> bool {
        self.slot(id).is_seen()
    }

    /// Whether there was a file when somebody asked for it.
    pub fn was_there(&self, id: FileId) -> bool {
        let slot = self.slot(id);
        slot.stamp.get().map_or_else(|| self.loaded(id).is_some(), Stamp::is_file)
    }

    /// The number of the file at `path`, where it has one.
    pub fn known(&self, path: &Path) -> Option<FileId> {
        self.numbers.read().unwrap_or_else(PoisonError::into_inner).get(path).copied()
    }

    /// The files of the disk that somebody has asked for, be they there or not, in the order of their numbers.
    pub fn seen(&self) -> impl Iterator<Item = (FileId, &Path)> {
        let count = self.numbers.read().unwrap_or_else(PoisonError::into_inner).len();
        let ids = (0..u32::try_from(count).expect("fewer than 2^32 files")).map(FileId);
        ids.filter(|&id| self.slot(id).is_seen()).map(|id| (id, self.slot(id).path()))
    }

    /// Whether the file may say something else by now than when it was read.
    pub fn is_outdated(&self, id: FileId) -> bool {
        let slot = self.slot(id);
        slot.stamp.get().is_some_and(|stamp| stamp.is_outdated(slot.path()))
    }

    /// Whether the file says what it said when it was read; where it does, it is known as it is now.
    pub fn renew(&mut self, id: FileId) -> bool {
        let slot = self.slot_mut(id);
        let stamp = Stamp::of(slot.path());
        let module = slot.broken.get().or_else(|| slot.module.get()?.as_ref().ok());
        let is_same = |text: &str| read_text(slot.path()).is_ok_and(|now| now == text);
        let kept = slot.text.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = module.map(|module| module.text()).or(kept.as_deref()).is_some_and(is_same);
        drop(kept);
        if is_same {
            slot.stamp = OnceLock::from(stamp);
        }
        is_same
    }

    /// Forgets what a file says, but for the last version that parsed.
    pub fn forget(&mut self, id: FileId) {
        let slot = self.slot_mut(id);
        let is_usable = |module: &Module, is_older: bool| is_older || module.syntax_errors().is_empty();
        let is_older = slot.broken.take().is_some();
        if let Some(Ok(module)) =
            slot.module.take().filter(|loaded| loaded.as_ref().is_ok_and(|m| is_usable(m, is_older)))
        {
            *slot.good.get_mut().unwrap_or_else(PoisonError::into_inner) = Some(module);
        }
        *slot.text.get_mut().unwrap_or_else(PoisonError::into_inner) = None;
        slot.stamp.take();
    }

    fn slot_mut(&mut self, id: FileId) -> &mut Slot {
        let (bucket, index) = place(id);
        &mut self.buckets[bucket].get_mut().expect("only the store itself gives out numbers")[index]
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
    use crate::program::test_app::app;

    fn parse(id: FileId, path: &Path, text: String) -> Module {
        Module::parse(id, path, text, ModuleDetection::Auto)
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
        let directory = app(&[("a.ts", "export const a = 1")]);
        let store = Store::new();
        let parses = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let id = store.number(&directory.path().join("a.ts"));
                    let loaded = store.load(id, |path, text| {
                        parses.fetch_add(1, Ordering::Relaxed);
                        parse(id, path, text)
                    });
                    assert_eq!(loaded.map(Module::id), Ok(id));
                    for number in 0..200 {
                        store.number(Path::new(&format!("/{number}.ts")));
                    }
                });
            }
        });
        assert_eq!(parses.into_inner(), 1);
        assert_eq!(store.number(Path::new("/one more.ts")), FileId(201));
    }

    #[test]
    fn a_failed_load_is_remembered() {
        let directory = app(&[]);
        let path = directory.path().join("a.ts");
        let store = Store::new();
        let id = store.number(&path);
        assert_eq!(store.load(id, |path, text| parse(id, path, text)).map(Module::id), Err(LoadError::NotFound));
        std::fs::write(&path, "").expect("a file");
        assert_eq!(store.load(id, |path, text| parse(id, path, text)).map(Module::id), Err(LoadError::NotFound));
        assert!(store.loaded(id).is_none());
    }

    #[test]
    fn a_text_that_was_looked_at_is_the_text_that_is_parsed() {
        let directory = app(&[("a.ts", "one")]);
        let path = directory.path().join("a.ts");
        let store = Store::new();
        let id = store.number(&path);
        assert_eq!(store.look(id, true, |_, text| text.len()), Ok(3));
        std::fs::write(&path, "other").expect("a file");
        assert_eq!(store.load(id, |path, text| parse(id, path, text)).map(Module::text), Ok("one"));
        assert_eq!(store.look(id, true, |_, text| text.len()), Ok(3));
    }
}
