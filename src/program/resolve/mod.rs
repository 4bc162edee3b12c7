//! From the name in an import to a file, by TypeScript's own steps under the app's options.
//!
//! This follows TypeScript rather than a general resolver where they differ in what types an import gets: declarations
//! in `@types` come before JavaScript that `exports` names, `typesVersions` is held against the compiler's version, a
//! condition that leads nowhere gives way to the next, and JSON, `node16` and configuration files have rules of their own.

mod disk;
mod exports;
mod lookup;
mod package;
#[cfg(test)]
mod tests;
mod version;

use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};

use rustc_hash::{FxHashMap, FxHashSet};

pub use crate::base::type_node::ResolutionMode;
pub use disk::Disk;
use lookup::{Extensions, Features, Lookup, Search, known_extension};
pub use lookup::{declares_other_extension, path_contains_node_modules};
use version::Version;

use super::options::{CompilerOptions, ModuleResolution};
use super::parallel;
use super::paths::normalize;

/// Where an import leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// To a file with types.
    Module(PathBuf),
    /// To JavaScript or another file without declarations: TypeScript makes everything in it `any`.
    Untyped(PathBuf),
    /// Nowhere.
    Missing,
}

/// Where a name is asked for: the directory and the mode.
type Place = (PathBuf, Option<ResolutionMode>);

/// Resolves names for one app and remembers the answers.
pub struct Resolver {
    disk: Disk,
    typescript: Version,
    import_conditions: Vec<String>,
    require_conditions: Vec<String>,
    answers: RwLock<FxHashMap<Place, FxHashMap<String, Resolution>>>,
}

impl Resolver {
    /// A resolver under `options`, for the compiler version `typescript`. It keeps what `disk` has learnt.
    pub fn new(disk: Disk, options: &CompilerOptions, typescript: &str) -> Self {
        Self {
            disk,
            typescript: Version::parse(typescript).expect("the build script read a version"),
            import_conditions: conditions(options, ResolutionMode::Import),
            require_conditions: conditions(options, ResolutionMode::Require),
            answers: RwLock::default(),
        }
    }

    /// What the resolver knows of the disk.
    pub fn disk(&self) -> &Disk {
        &self.disk
    }

    /// Where the import of `name` in a file of `directory` leads.
    /// TypeScript: resolveModuleName
    pub fn resolve(
        &self,
        options: &CompilerOptions,
        directory: &Path,
        name: &str,
        mode: Option<ResolutionMode>,
    ) -> Resolution {
        let key = (directory.to_path_buf(), mode);
        let answers = self.answers.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = answers.get(&key).and_then(|names| names.get(name)) {
            return answer.clone();
        }
        drop(answers);
        let answer = match self.resolve_path(options, directory, name, mode) {
            Some(path) => classify(options, path),
            None => Resolution::Missing,
        };
        let mut answers = self.answers.write().unwrap_or_else(PoisonError::into_inner);
        answers.entry(key).or_default().insert(name.to_string(), answer.clone());
        answer
    }

    /// Looks at the disk anew, and gives the directories in which a name that was asked for leads elsewhere by now.
    pub fn refresh(&mut self, options: &CompilerOptions) -> FxHashSet<PathBuf> {
        if self.disk.is_as_it_was() {
            return FxHashSet::default();
        }
        self.disk = Disk::default();
        let answers = std::mem::take(self.answers.get_mut().unwrap_or_else(PoisonError::into_inner));
        let answers: Vec<_> = answers.into_iter().collect();
        let resolver = &*self;
        let differs = parallel::map(&answers, |((directory, mode), names)| {
            names.iter().filter(|(name, old)| resolver.resolve(options, directory, name, *mode) != **old).count() > 0
        });
        let differing = answers.into_iter().zip(differs).filter(|(_, differs)| *differs);
        differing.map(|(((directory, _), _), _)| directory).collect()
    }

    fn resolve_path(
        &self,
        options: &CompilerOptions,
        directory: &Path,
        name: &str,
        mode: Option<ResolutionMode>,
    ) -> Option<PathBuf> {
        let mut extensions = Extensions::PRIORITY | Extensions::JAVASCRIPT;
        extensions.set(Extensions::JSON, options.resolve_json_module);
        let lookup = |features, conditions| self.lookup(options, features, conditions);
        let by_mode = |mode| match mode {
            ResolutionMode::Import => &self.import_conditions[..],
            ResolutionMode::Require => &self.require_conditions[..],
        };
        match options.module_resolution {
            ModuleResolution::Classic => lookup(Features::NONE, &[]).resolve_classic(name, directory, extensions),
            ModuleResolution::Node10 => {
                let lookup = match mode {
                    Some(mode) => lookup(Features::ALL, by_mode(mode)),
                    None => lookup(Features::NONE, &[]),
                };
                let look = |extensions| lookup.resolve_name(name, directory, extensions);
                look(extensions & Extensions::PRIORITY).or_else(|| look(extensions - Extensions::PRIORITY))
            }
            ModuleResolution::Node16 | ModuleResolution::NodeNext => {
                let is_next = options.module_resolution == ModuleResolution::NodeNext;
                let esm_mode = mode == Some(ResolutionMode::Import);
                let features = Features { imports_pattern_root: is_next, esm_mode, ..Features::ALL };
                let mode = mode.unwrap_or(ResolutionMode::Require);
                lookup(features, by_mode(mode)).resolve_name(name, directory, extensions)
            }
            ModuleResolution::Bundler => {
                let mode = mode.unwrap_or(ResolutionMode::Import);
                lookup(node_features(options), by_mode(mode)).resolve_name(name, directory, extensions)
            }
        }
    }

    /// The file of a `/// <reference types>` directive or an entry of `types`. `is_option`: the name comes from `types`,
    /// and `directory` is where `tsconfig.json` stands.
    /// TypeScript: resolveTypeReferenceDirective
    pub fn resolve_type_reference(
        &self,
        options: &CompilerOptions,
        directory: &Path,
        name: &str,
        is_option: bool,
        mode: Option<ResolutionMode>,
    ) -> Option<PathBuf> {
        let mut features = if mode.is_some() { Features::ALL } else { node_features(options) };
        let is_node = matches!(options.module_resolution, ModuleResolution::Node16 | ModuleResolution::NodeNext);
        features.esm_mode = is_node && mode == Some(ResolutionMode::Import);
        let is_bundler = options.module_resolution == ModuleResolution::Bundler;
        let conditions: &[String] = match mode {
            _ if !features.exports => &[],
            Some(ResolutionMode::Import) => &self.import_conditions,
            None if is_bundler => &self.import_conditions,
            _ => &self.require_conditions,
        };
        let lookup = self.lookup(options, features, conditions);
        let declaration = Extensions::DECLARATION;
        let primary = effective_type_roots(options).into_iter().find_map(|root| {
            let candidate = candidate_from_type_root(&root, name);
            let file = if options.type_roots.is_some() { lookup.load_from_file(declaration, &candidate) } else { None };
            file.or_else(|| lookup.load_package_directory(declaration, &candidate))
        });
        let secondary = || {
            if is_option && options.type_roots.is_some() {
                None
            } else if is_relative(name) {
                lookup.load_relative(declaration, name, directory)
            } else {
                lookup.load_from_nearest_node_modules(declaration, name, directory).flatten()
            }
        };
        let path = primary.or_else(secondary)?;
        Some(if options.preserve_symlinks { path } else { self.disk.real_path(&path) })
    }

    fn lookup<'r>(&'r self, options: &'r CompilerOptions, features: Features, conditions: &'r [String]) -> Lookup<'r> {
        Lookup { disk: &self.disk, options, typescript: self.typescript, features, conditions, is_config: false }
    }
}

/// The configuration that a package gives for the `extends` of a `tsconfig.json` in `directory`.
/// TypeScript: nodeNextJsonConfigResolver
pub fn resolve_config(disk: &Disk, typescript: &str, directory: &Path, name: &str) -> Option<PathBuf> {
    let options = CompilerOptions::without_config(directory);
    let conditions = ["require", "types", "node"].map(String::from);
    let lookup = Lookup {
        disk,
        options: &options,
        typescript: Version::parse(typescript)?,
        features: Features::ALL,
        conditions: &conditions,
        is_config: true,
    };
    lookup.resolve_name(name, directory, Extensions::JSON)
}

/// TypeScript: getResolutionDiagnostic
fn classify(options: &CompilerOptions, path: PathBuf) -> Resolution {
    match known_extension(&path) {
        Some(".js" | ".jsx" | ".mjs" | ".cjs") if !options.allow_js || path_contains_node_modules(&path) => {
            Resolution::Untyped(path)
        }
        Some(_) => Resolution::Module(path),
        None => Resolution::Untyped(path),
    }
}

/// TypeScript: getConditions
fn conditions(options: &CompilerOptions, mode: ResolutionMode) -> Vec<String> {
    let mut conditions = vec![match mode {
        ResolutionMode::Import => "import".to_string(),
        ResolutionMode::Require => "require".to_string(),
    }];
    conditions.push("types".to_string());
    if options.module_resolution != ModuleResolution::Bundler {
        conditions.push("node".to_string());
    }
    conditions.extend(options.custom_conditions.iter().cloned());
    conditions
}

/// TypeScript: getNodeResolutionFeatures
fn node_features(options: &CompilerOptions) -> Features {
    let defaults = match options.module_resolution {
        ModuleResolution::Classic | ModuleResolution::Node10 => Features::NONE,
        ModuleResolution::Node16 => Features { imports_pattern_root: false, ..Features::ALL },
        ModuleResolution::NodeNext | ModuleResolution::Bundler => Features::ALL,
    };
    Features {
        exports: options.resolve_package_json_exports,
        imports: options.resolve_package_json_imports,
        ..defaults
    }
}

/// The directories that hold type packages, nearest first.
/// TypeScript: getEffectiveTypeRoots
pub fn effective_type_roots(options: &CompilerOptions) -> Vec<PathBuf> {
    match &options.type_roots {
        Some(roots) => roots.clone(),
        None => options.config_directory.ancestors().map(|ancestor| ancestor.join("node_modules/@types")).collect(),
    }
}

/// TypeScript: getCandidateFromTypeRoot
fn candidate_from_type_root(root: &Path, name: &str) -> PathBuf {
    if root.ends_with("node_modules/@types") {
        return root.join(package::mangle_scoped_package_name(name));
    }
    root.join(name)
}

/// Whether the name is a path rather than that of a package.
/// TypeScript: isExternalModuleNameRelative
pub fn is_relative(name: &str) -> bool {
    matches!(name, "." | "..") || name.starts_with("./") || name.starts_with("../") || Path::new(name).has_root()
}

impl Lookup<'_> {
    /// The whole way from a name to a file.
    /// TypeScript: nodeModuleNameResolverWorker
    fn resolve_name(&self, name: &str, directory: &Path, extensions: Extensions) -> Option<PathBuf> {
        let by_path = |path: &Path| self.load_by_relative_name(extensions, path, false, true);
        let is_relative = is_relative(name);
        let (path, is_package) = if let Some(path) = self.load_using_settings(name, directory, by_path) {
            let is_package = path_contains_node_modules(&path);
            (path, is_package)
        } else if is_relative {
            (self.load_relative(extensions, name, directory)?, false)
        } else {
            self.load_bare(extensions, name, directory)?
        };
        if is_package && !is_relative && !self.options.preserve_symlinks {
            return Some(self.disk.real_path(&path));
        }
        Some(path)
    }

    /// A name that is no path. The flag: whether links are followed to the package's real place.
    fn load_bare(&self, extensions: Extensions, name: &str, directory: &Path) -> Option<(PathBuf, bool)> {
        let own: Search = if self.features.imports && name.starts_with('#') {
            self.load_from_imports(extensions, name, directory)
        } else {
            None
        };
        let by_self_name = || self.features.self_name.then(|| self.load_from_self_name(extensions, name, directory))?;
        if let Some(found) = own.or_else(by_self_name) {
            return Some((found?, false));
        }
        if name.contains(':') {
            return None;
        }
        let found = self.load_from_nearest_node_modules(extensions, name, directory).flatten();
        let found = found.or_else(|| self.load_from_type_root(extensions, name));
        found.map(|path| (path, true))
    }

    /// TypeScript: resolveFromTypeRoot
    fn load_from_type_root(&self, extensions: Extensions, name: &str) -> Option<PathBuf> {
        if !extensions.contains(Extensions::DECLARATION) {
            return None;
        }
        self.options.type_roots.iter().flatten().find_map(|root| {
            let candidate = candidate_from_type_root(root, name);
            self.load_from_file(Extensions::DECLARATION, &candidate)
                .or_else(|| self.load_package_directory(Extensions::DECLARATION, &candidate))
        })
    }

    /// TypeScript: loadNodeModuleFromDirectory
    fn load_package_directory(&self, extensions: Extensions, candidate: &Path) -> Option<PathBuf> {
        let package = self.disk.package_json(candidate);
        self.load_from_directory(extensions, candidate, package.as_deref())
    }

    fn load_relative(&self, extensions: Extensions, name: &str, directory: &Path) -> Option<PathBuf> {
        let is_directory =
            name.ends_with('/') || name.rsplit('/').next().is_some_and(|last| matches!(last, "." | ".."));
        self.load_by_relative_name(extensions, &normalize(&directory.join(name)), is_directory, true)
    }

    /// `paths`, `baseUrl` and `rootDirs`.
    /// TypeScript: tryLoadModuleUsingOptionalResolutionSettings
    fn load_using_settings(
        &self,
        name: &str,
        directory: &Path,
        load: impl Fn(&Path) -> Option<PathBuf>,
    ) -> Option<PathBuf> {
        let options = self.options;
        let is_dotted = matches!(name, "." | "..") || name.starts_with("./") || name.starts_with("../");
        if !is_dotted && let Some(found) = self.load_using_paths(name, &options.paths_base, &options.paths, &load) {
            return found;
        }
        if !is_relative(name) {
            return load(&normalize(&options.base_url.as_ref()?.join(name)));
        }
        let candidate = normalize(&directory.join(name));
        let roots = &options.root_dirs;
        let own = roots.iter().filter(|root| candidate.starts_with(root)).max_by_key(|root| root.as_os_str().len())?;
        let suffix = candidate.strip_prefix(own).ok()?;
        load(&candidate).or_else(|| roots.iter().filter(|root| *root != own).find_map(|root| load(&root.join(suffix))))
    }

    /// Resolution as it was before Node's.
    /// TypeScript: classicNameResolver
    fn resolve_classic(&self, name: &str, directory: &Path, extensions: Extensions) -> Option<PathBuf> {
        let look = |extensions: Extensions| {
            let by_path = |path: &Path| self.load_from_file(extensions, path);
            if let Some(path) = self.load_using_settings(name, directory, by_path) {
                return Some(path);
            }
            if is_relative(name) {
                return by_path(&normalize(&directory.join(name)));
            }
            let above = directory.ancestors().find_map(|ancestor| by_path(&normalize(&ancestor.join(name))));
            above.or_else(|| {
                if !extensions.intersects(Extensions::PRIORITY) {
                    return None;
                }
                let types = self.load_from_nearest_types_scope(name, directory);
                types.or_else(|| self.load_from_type_root(extensions, name))
            })
        };
        look(extensions & Extensions::PRIORITY).or_else(|| look(extensions - Extensions::PRIORITY))
    }
}
