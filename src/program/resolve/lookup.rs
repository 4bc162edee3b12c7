//! One look for a file: from a candidate path without a certain extension to the file that stands for it.

use std::path::{Path, PathBuf};

use bitflags::bitflags;

use super::disk::Disk;
use super::version::Version;
use crate::program::options::{CompilerOptions, PathPatterns};
use crate::program::paths::normalize;

bitflags! {
    /// Kinds of file that a look-up accepts. TypeScript: `Extensions`
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Extensions: u8 {
        /// `.ts`, `.tsx`, `.mts`, `.cts`
        const TYPESCRIPT = 1;
        /// `.js`, `.jsx`, `.mjs`, `.cjs`
        const JAVASCRIPT = 2;
        /// `.d.ts`, `.d.mts`, `.d.cts`
        const DECLARATION = 4;
        /// `.json`
        const JSON = 8;
    }
}

impl Extensions {
    /// What has types; looked for everywhere before anything else is.
    pub const PRIORITY: Self = Self::TYPESCRIPT.union(Self::DECLARATION);
}

/// Which parts of Node's resolution are in force. TypeScript: `NodeResolutionFeatures`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// `imports` of `package.json`.
    pub imports: bool,
    /// A package may import itself by name.
    pub self_name: bool,
    /// `exports` of `package.json`.
    pub exports: bool,
    /// `#/` may start a name in `imports`.
    pub imports_pattern_root: bool,
    /// An ECMAScript module under Node: no extension and no `index` is guessed.
    pub esm_mode: bool,
}

impl Features {
    /// Resolution before `exports`.
    pub const NONE: Self =
        Self { imports: false, self_name: false, exports: false, imports_pattern_root: false, esm_mode: false };
    /// TypeScript: `AllFeatures`
    pub const ALL: Self =
        Self { imports: true, self_name: true, exports: true, imports_pattern_root: true, esm_mode: false };
}

/// The outcome of a step: `None` goes on with the next place, `Some(None)` ends the search without a file.
/// TypeScript: `SearchResult`
pub type Search = Option<Option<PathBuf>>;

/// The settings of one look-up.
#[derive(Clone, Copy)]
pub struct Lookup<'r> {
    /// The disk that is asked.
    pub disk: &'r Disk,
    /// The app's options.
    pub options: &'r CompilerOptions,
    /// The version that `typesVersions` is held against.
    pub typescript: Version,
    /// What is in force.
    pub features: Features,
    /// Names that match in conditional `exports` and `imports`.
    pub conditions: &'r [String],
    /// Whether the look-up is for the `extends` of a `tsconfig.json`.
    pub is_config: bool,
}

/// TypeScript: extensionsToRemove
const KNOWN_EXTENSIONS: [&str; 12] =
    [".d.ts", ".d.mts", ".d.cts", ".mjs", ".mts", ".cjs", ".cts", ".ts", ".js", ".tsx", ".jsx", ".json"];

/// Whether `path` is `a.d.css.ts`, which says what `a.css` exports.
/// TypeScript: getDeclarationFileExtension
pub fn declares_other_extension(path: &Path) -> bool {
    known_extension(path) == Some(".ts")
        && path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.contains(".d."))
}

/// `path` with `suffix` appended to its last part.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut text = path.as_os_str().to_os_string();
    text.push(suffix);
    PathBuf::from(text)
}

/// The extension of `path` that TypeScript knows, with its dot.
/// TypeScript: tryGetExtensionFromPath
pub fn known_extension(path: &Path) -> Option<&'static str> {
    let name = path.file_name()?.to_str()?;
    KNOWN_EXTENSIONS.into_iter().find(|extension| name.len() > extension.len() && name.ends_with(extension))
}

fn without_extension(path: &Path, extension: &str) -> PathBuf {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    path.with_file_name(name.strip_suffix(extension).unwrap_or(name))
}

/// Whether `path` lies in a package.
/// TypeScript: pathContainsNodeModules
pub fn path_contains_node_modules(path: &Path) -> bool {
    path.components().any(|component| component.as_os_str() == "node_modules")
}

impl Lookup<'_> {
    /// The same look-up under other features.
    pub fn with_features(self, features: Features) -> Self {
        Self { features, ..self }
    }

    /// The file or package directory that `candidate` names; `is_directory` when its text ends in a slash or dots.
    /// TypeScript: nodeLoadModuleByRelativeName
    pub fn load_by_relative_name(
        &self,
        extensions: Extensions,
        candidate: &Path,
        is_directory: bool,
        consider_package_json: bool,
    ) -> Option<PathBuf> {
        if !is_directory && let Some(file) = self.load_from_file(extensions, candidate) {
            return Some(file);
        }
        if self.features.esm_mode || !self.disk.is_directory(candidate) {
            return None;
        }
        let package = if consider_package_json { self.disk.package_json(candidate) } else { None };
        self.load_from_directory(extensions, candidate, package.as_deref())
    }

    /// TypeScript: loadModuleFromFile
    pub fn load_from_file(&self, extensions: Extensions, candidate: &Path) -> Option<PathBuf> {
        self.load_from_file_no_implicit_extensions(extensions, candidate).or_else(|| {
            if self.features.esm_mode { None } else { self.try_adding_extensions(candidate, extensions, "") }
        })
    }

    /// TypeScript: loadModuleFromFileNoImplicitExtensions
    fn load_from_file_no_implicit_extensions(&self, extensions: Extensions, candidate: &Path) -> Option<PathBuf> {
        let name = candidate.file_name()?.to_str()?;
        let extension = match known_extension(candidate) {
            Some(extension) => extension,
            None => &name[name.rfind('.')?..],
        };
        self.try_adding_extensions(&without_extension(candidate, extension), extensions, extension)
    }

    /// The file that a field of a `package.json` names.
    /// TypeScript: loadFileNameFromPackageJsonField
    pub fn load_from_package_json_field(&self, extensions: Extensions, candidate: &Path) -> Option<PathBuf> {
        let is_named_exactly = match known_extension(candidate) {
            Some(".ts" | ".cts" | ".mts" | ".tsx") => extensions.contains(Extensions::TYPESCRIPT),
            Some(".d.ts" | ".d.cts" | ".d.mts") => extensions.intersects(Extensions::PRIORITY),
            Some(".json") => self.is_config && extensions == Extensions::JSON,
            _ => false,
        };
        if is_named_exactly {
            return self.try_file(candidate);
        }
        self.load_from_file_no_implicit_extensions(extensions, candidate)
    }

    /// TypeScript: tryAddingExtensions
    fn try_adding_extensions(&self, candidate: &Path, extensions: Extensions, original: &str) -> Option<PathBuf> {
        if !candidate.parent().is_some_and(|directory| self.disk.is_directory(directory)) {
            return None;
        }
        let attempt = |kind: Extensions, suffix: &str| {
            if extensions.contains(kind) { self.try_file(&with_suffix(candidate, suffix)) } else { None }
        };
        let (typescript, declaration) = (Extensions::TYPESCRIPT, Extensions::DECLARATION);
        let javascript = Extensions::JAVASCRIPT;
        match original {
            ".mjs" | ".mts" | ".d.mts" => attempt(typescript, ".mts")
                .or_else(|| attempt(declaration, ".d.mts"))
                .or_else(|| attempt(javascript, ".mjs")),
            ".cjs" | ".cts" | ".d.cts" => attempt(typescript, ".cts")
                .or_else(|| attempt(declaration, ".d.cts"))
                .or_else(|| attempt(javascript, ".cjs")),
            ".json" => attempt(declaration, ".d.json.ts").or_else(|| attempt(Extensions::JSON, ".json")),
            ".tsx" | ".jsx" => attempt(typescript, ".tsx")
                .or_else(|| attempt(typescript, ".ts"))
                .or_else(|| attempt(declaration, ".d.ts"))
                .or_else(|| attempt(javascript, ".jsx"))
                .or_else(|| attempt(javascript, ".js")),
            ".ts" | ".d.ts" | ".js" | "" => attempt(typescript, ".ts")
                .or_else(|| attempt(typescript, ".tsx"))
                .or_else(|| attempt(declaration, ".d.ts"))
                .or_else(|| attempt(javascript, ".js"))
                .or_else(|| attempt(javascript, ".jsx"))
                .or_else(|| if self.is_config { self.try_file(&with_suffix(candidate, ".json")) } else { None }),
            other => attempt(declaration, &format!(".d{other}.ts")),
        }
    }

    /// TypeScript: tryFile
    pub fn try_file(&self, path: &Path) -> Option<PathBuf> {
        if self.options.module_suffixes.is_empty() {
            return self.disk.is_file(path).then(|| path.to_path_buf());
        }
        let extension = known_extension(path).unwrap_or_default();
        let base = without_extension(path, extension);
        let mut candidates =
            self.options.module_suffixes.iter().map(|suffix| with_suffix(&base, &format!("{suffix}{extension}")));
        candidates.find(|candidate| self.disk.is_file(candidate))
    }

    /// Looks `name` up in a table of patterns, as in `paths` and `typesVersions`. `Some(None)` when a pattern matches
    /// and leads nowhere.
    /// TypeScript: tryLoadModuleUsingPaths
    pub fn load_using_paths(
        &self,
        name: &str,
        base: &Path,
        paths: &PathPatterns,
        load: impl Fn(&Path) -> Option<PathBuf>,
    ) -> Search {
        let (star, substitutions) = match_pattern_or_exact(paths, name)?;
        Some(substitutions.iter().find_map(|substitution| {
            let path = match star {
                Some(star) => substitution.replacen('*', star, 1),
                None => substitution.clone(),
            };
            let candidate = normalize(&base.join(path));
            let exact = known_extension(Path::new(substitution)).and_then(|_| self.try_file(&candidate));
            exact.or_else(|| load(&candidate))
        }))
    }
}

/// What the star stands for, and the substitutions of the pattern: an exact name wins, then the longest prefix.
/// TypeScript: matchPatternOrExact
fn match_pattern_or_exact<'a, 'n>(
    paths: &'a [(String, Vec<String>)],
    name: &'n str,
) -> Option<(Option<&'n str>, &'a [String])> {
    if let Some((_, substitutions)) = paths.iter().find(|(pattern, _)| pattern == name && !pattern.contains('*')) {
        return Some((None, substitutions));
    }
    let mut best: Option<(usize, &'n str, &'a [String])> = None;
    for (pattern, substitutions) in paths {
        let Some((prefix, suffix)) = pattern.split_once('*').filter(|(_, suffix)| !suffix.contains('*')) else {
            continue;
        };
        let matched = match name.strip_prefix(prefix) {
            Some(rest) => rest.strip_suffix(suffix),
            None => None,
        };
        if let Some(matched) = matched
            && best.is_none_or(|(length, ..)| prefix.len() > length)
        {
            best = Some((prefix.len(), matched, substitutions));
        }
    }
    best.map(|(_, matched, substitutions)| (Some(matched), substitutions))
}
