//! TypeScript's own library files, embedded by `build.rs`: which of them an app takes in, their text and their docs.
//!
//! The order of [`LIBRARIES`] is the order in which TypeScript merges them; overloads depend on it.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::library_docs::LibraryDocs;
use super::options::{CompilerOptions, ScriptTarget};

/// The virtual directory of the embedded files.
pub const DIRECTORY: &str = "/@typescript/lib";

/// One embedded file.
struct Library {
    file_name: &'static str,
    text: Packed,
    docs: Packed,
    /// Whether its globals stand in `declare global`.
    is_module: bool,
    references: &'static [u8],
}

/// A compressed text: its place among the embedded bytes, and how many bytes it has when it is unpacked.
struct Packed {
    bytes: Range<usize>,
    length: usize,
}

impl Packed {
    fn unpack(&self) -> String {
        let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(&PACKED[self.bytes.clone()], self.length)
            .expect("the build script packed these bytes");
        String::from_utf8(bytes).expect("the build script packed text")
    }
}

static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/libraries.bin"));
include!(concat!(env!("OUT_DIR"), "/libraries.rs"));

/// The version of TypeScript that the files come from, and whose rules this program follows.
pub fn typescript_version() -> &'static str {
    VERSION
}

/// An embedded file, by its place in TypeScript's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LibraryIndex(u8);

impl LibraryIndex {
    /// The library that the option `lib` or a `/// <reference lib>` calls `name`, in any case.
    pub fn by_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        NAMES.iter().find(|(candidate, _)| *candidate == name).map(|&(_, index)| Self(index))
    }

    fn by_file_name(file_name: &str) -> Option<Self> {
        let index = LIBRARIES.iter().position(|library| library.file_name == file_name)?;
        u8::try_from(index).ok().map(Self)
    }

    /// The library at a virtual path.
    pub fn by_path(path: &Path) -> Option<Self> {
        if path.parent()? != Path::new(DIRECTORY) {
            return None;
        }
        Self::by_file_name(path.file_name()?.to_str()?)
    }

    /// The virtual path of the file.
    pub fn path(self) -> PathBuf {
        Path::new(DIRECTORY).join(self.library().file_name)
    }

    /// Whether the file is a module, whose globals stand in `declare global`.
    pub fn is_module(self) -> bool {
        self.library().is_module
    }

    /// The text, without comments.
    pub fn text(self) -> String {
        self.library().text.unpack()
    }

    /// The doc comments, which the text lacks.
    pub fn docs(self) -> LibraryDocs {
        LibraryDocs::new(self.library().docs.unpack())
    }

    fn library(self) -> &'static Library {
        &LIBRARIES[usize::from(self.0)]
    }
}

/// The libraries of a program: closed over references, in TypeScript's order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibrarySet {
    members: Vec<LibraryIndex>,
}

impl LibrarySet {
    /// What the options ask for, with the names in `lib` that no library has.
    pub fn of(options: &CompilerOptions) -> (Self, Vec<String>) {
        let mut set = Self::default();
        let mut unknown = Vec::new();
        match &options.lib {
            _ if options.no_lib => {}
            None => {
                let default = LibraryIndex::by_file_name(default_lib_file_name(options.target));
                set.add(default.expect("the distribution holds the default library of each target"));
            }
            Some(names) => {
                for name in names {
                    match LibraryIndex::by_name(name) {
                        Some(library) => set.add(library),
                        None => unknown.push(name.clone()),
                    }
                }
            }
        }
        (set, unknown)
    }

    /// Takes in one more library and what it refers to.
    pub fn add(&mut self, library: LibraryIndex) {
        let mut pending = vec![library];
        while let Some(library) = pending.pop() {
            if let Err(place) = self.members.binary_search(&library) {
                self.members.insert(place, library);
                pending.extend(library.library().references.iter().map(|&index| LibraryIndex(index)));
            }
        }
    }

    /// The names that the members declare at top level, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let is_declared =
            |files: &[u8]| files.iter().any(|&file| self.members.binary_search(&LibraryIndex(file)).is_ok());
        GLOBALS.iter().filter(move |(_, files)| is_declared(files)).map(|&(name, _)| name)
    }

    /// The members that declare `name` at top level, in order.
    pub fn declaring(&self, name: &str) -> impl Iterator<Item = LibraryIndex> {
        let files = match GLOBALS.binary_search_by_key(&name, |&(candidate, _)| candidate) {
            Ok(found) => GLOBALS[found].1,
            Err(_) => &[],
        };
        files.iter().map(|&index| LibraryIndex(index)).filter(|library| self.members.binary_search(library).is_ok())
    }
}

/// TypeScript: getDefaultLibFileName
fn default_lib_file_name(target: ScriptTarget) -> &'static str {
    match target {
        ScriptTarget::Es5 => "lib.d.ts",
        ScriptTarget::Es2015 => "lib.es6.d.ts",
        ScriptTarget::Es2016 => "lib.es2016.full.d.ts",
        ScriptTarget::Es2017 => "lib.es2017.full.d.ts",
        ScriptTarget::Es2018 => "lib.es2018.full.d.ts",
        ScriptTarget::Es2019 => "lib.es2019.full.d.ts",
        ScriptTarget::Es2020 => "lib.es2020.full.d.ts",
        ScriptTarget::Es2021 => "lib.es2021.full.d.ts",
        ScriptTarget::Es2022 => "lib.es2022.full.d.ts",
        ScriptTarget::Es2023 => "lib.es2023.full.d.ts",
        ScriptTarget::Es2024 => "lib.es2024.full.d.ts",
        ScriptTarget::Es2025 => "lib.es2025.full.d.ts",
        ScriptTarget::EsNext => "lib.esnext.full.d.ts",
    }
}

/// The texts of all libraries.
#[cfg(test)]
pub fn all_texts() -> impl Iterator<Item = String> {
    (0..LIBRARIES.len()).filter_map(|index| Some(LibraryIndex(u8::try_from(index).ok()?).text()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use oxc_ast::AstKind;
    use oxc_span::{ContentEq, GetSpan};

    use super::*;
    use crate::base::FileId;
    use crate::program::ambient::Ambient;
    use crate::program::{Attachment, Module, ModuleDetection};

    fn all() -> impl Iterator<Item = LibraryIndex> {
        (0..LIBRARIES.len()).map(|index| LibraryIndex(u8::try_from(index).expect("fewer than 256 libraries")))
    }

    fn packed(library: LibraryIndex) -> Module {
        Module::parse_library(FileId(0), library)
    }

    fn original(library: LibraryIndex) -> Module {
        let directory = option_env!("DAWN_TYPESCRIPT_LIB").unwrap_or("node_modules/typescript/lib");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory).join(library.library().file_name);
        let text = std::fs::read_to_string(&path).expect("the file that the build read");
        Module::parse(FileId(0), &path, text, ModuleDetection::Auto)
    }

    fn options(lib: Option<&[&str]>) -> CompilerOptions {
        let mut options = CompilerOptions::without_config(Path::new("/app"));
        options.lib = lib.map(|names| names.iter().map(ToString::to_string).collect());
        options
    }

    #[test]
    fn every_library_is_what_typescript_ships() {
        for library in all() {
            let (packed, original) = (packed(library), original(library));
            assert_eq!(packed.syntax_errors(), [], "{:?}", library.path());
            assert!(packed.ast().comments.is_empty(), "{:?}", library.path());
            assert!(packed.ast().body.content_eq(&original.ast().body), "{:?}", library.path());
        }
    }

    #[test]
    fn the_docs_of_every_declaration_are_kept() {
        let mut count = 0;
        for library in all() {
            let (packed, original) = (packed(library), original(library));
            for (ours, node) in packed.nodes().iter().zip(original.nodes().iter()) {
                let member = matches!(node.kind(), AstKind::TSPropertySignature(_) | AstKind::TSMethodSignature(_));
                if !member && !node.kind().is_statement() && !node.kind().is_declaration() {
                    continue;
                }
                let doc = original.doc_comment_before(node.kind().span().start, Attachment::Leading);
                assert_eq!(
                    packed.doc_comment_before(ours.kind().span().start, Attachment::Leading),
                    doc,
                    "{:?}",
                    library.path()
                );
                count += usize::from(doc.is_some());
            }
        }
        assert!(count > 5_000, "{count} docs");
    }

    #[test]
    fn the_index_names_what_the_files_declare() {
        let mut declared = BTreeSet::new();
        for library in all() {
            let module = packed(library);
            assert!(module.is_library());
            assert_eq!(module.is_external_module(), library.is_module());
            for name in Ambient::of(&module).globals(&module) {
                declared.insert((name.to_string(), library));
            }
        }
        let index =
            GLOBALS.iter().flat_map(|(name, files)| files.iter().map(|&file| (name.to_string(), LibraryIndex(file))));
        assert_eq!(declared, index.collect());
    }

    #[test]
    fn the_option_lib_closes_over_references() {
        let (set, unknown) = LibrarySet::of(&options(Some(&["ES2022", "nope"])));
        assert_eq!(unknown, ["nope"]);
        let files: Vec<_> = set.declaring("Array").map(|library| library.library().file_name).collect();
        assert_eq!(
            files,
            [
                "lib.es5.d.ts",
                "lib.es2015.core.d.ts",
                "lib.es2015.iterable.d.ts",
                "lib.es2015.symbol.wellknown.d.ts",
                "lib.es2016.array.include.d.ts",
                "lib.es2019.array.d.ts",
                "lib.es2022.array.d.ts",
            ]
        );
        assert_eq!(set.declaring("HTMLElement").count(), 0);
    }

    #[test]
    fn without_lib_the_target_decides_and_brings_the_dom() {
        let (set, _) = LibrarySet::of(&options(None));
        assert_eq!(set.declaring("HTMLElement").count(), 1);
        assert!(set.members.iter().any(|library| library.path().ends_with("lib.es2022.full.d.ts")));
        let none = CompilerOptions { no_lib: true, ..options(None) };
        assert_eq!(LibrarySet::of(&none).0.members, []);
    }

    #[test]
    fn names_have_aliases_and_paths_lead_back() {
        assert_eq!(LibraryIndex::by_name("es6"), LibraryIndex::by_name("ES2015"));
        let library = LibraryIndex::by_name("es5");
        assert_eq!(library.and_then(|library| LibraryIndex::by_path(&library.path())), library);
        assert_eq!(LibraryIndex::by_path(Path::new("/@typescript/lib/lib.none.d.ts")), None);
    }
}
