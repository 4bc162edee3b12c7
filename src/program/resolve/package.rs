//! Packages in `node_modules`: where they are looked for, and which of their files a name means.

use std::path::{Path, PathBuf};

use super::disk::PackageJson;
use super::lookup::{Extensions, Lookup, Search};
use crate::program::options::PathPatterns;
use crate::program::paths::normalize;

impl Lookup<'_> {
    /// The main file of the package or folder at `candidate`.
    /// TypeScript: loadNodeModuleFromDirectoryWorker
    pub fn load_from_directory(
        &self,
        extensions: Extensions,
        candidate: &Path,
        package: Option<&PackageJson>,
    ) -> Option<PathBuf> {
        let package_file = package
            .filter(|package| package.directory == candidate)
            .and_then(|package| self.package_file(extensions, package));
        let index = candidate.join(if self.is_config { "tsconfig" } else { "index" });
        let load = |path: &Path| self.load_package_file(extensions, path, package);
        if let Some(versions) = package.and_then(|package| self.version_paths(package))
            && package_file.as_ref().is_none_or(|file| file.starts_with(candidate))
        {
            let file = package_file.as_deref().unwrap_or(&index);
            let name = file.strip_prefix(candidate).ok().and_then(Path::to_str).unwrap_or_default();
            let name = name.replace('\\', "/");
            if let Some(found) = self.load_using_paths(&name, candidate, &versions, load) {
                return found;
            }
        }
        package_file
            .and_then(|file| load(&file))
            .or_else(|| if self.features.esm_mode { None } else { self.load_from_file(extensions, &index) })
    }

    /// The file that `types`, `main` or (for a configuration) `tsconfig` names.
    fn package_file(&self, extensions: Extensions, package: &PackageJson) -> Option<PathBuf> {
        let field = if self.is_config {
            package.text("tsconfig")
        } else {
            let types = || package.text("typings").or_else(|| package.text("types"));
            let types = if extensions.contains(Extensions::DECLARATION) { types() } else { None };
            let any_code = Extensions::PRIORITY | Extensions::JAVASCRIPT;
            types.or_else(|| if extensions.intersects(any_code) { package.text("main") } else { None })
        };
        field.map(|file| normalize(&package.directory.join(file)))
    }

    fn load_package_file(
        &self,
        extensions: Extensions,
        candidate: &Path,
        package: Option<&PackageJson>,
    ) -> Option<PathBuf> {
        if let Some(file) = self.load_from_package_json_field(extensions, candidate) {
            return Some(file);
        }
        // Even where only declarations are wanted, `types` may name a `.ts` file.
        let extensions = if extensions == Extensions::DECLARATION { Extensions::PRIORITY } else { extensions };
        let mut features = self.features;
        features.esm_mode &= package.and_then(|package| package.text("type")) == Some("module");
        self.with_features(features).load_by_relative_name(extensions, candidate, false, false)
    }

    /// The table of `typesVersions` for this version of TypeScript.
    /// TypeScript: getVersionPathsOfPackageJsonInfo
    fn version_paths(&self, package: &PackageJson) -> Option<PathPatterns> {
        let versions = package.field("typesVersions")?.as_object()?;
        let (_, paths) = versions.iter().find(|(range, _)| self.typescript.satisfies(range) == Some(true))?;
        let paths = paths.as_object()?.iter().map(|(pattern, substitutions)| {
            let substitutions = substitutions.as_array().into_iter().flatten();
            (pattern.clone(), substitutions.filter_map(|path| path.as_str().map(String::from)).collect())
        });
        Some(paths.collect())
    }

    /// Looks for a package in `directory` and above: everywhere for types before anywhere for JavaScript.
    /// TypeScript: loadModuleFromNearestNodeModulesDirectory
    pub fn load_from_nearest_node_modules(&self, extensions: Extensions, name: &str, directory: &Path) -> Search {
        let look = |extensions: Extensions| {
            directory
                .ancestors()
                .filter(|ancestor| ancestor.file_name().is_none_or(|name| name != "node_modules"))
                .find_map(|ancestor| self.load_from_immediate_node_modules(extensions, name, ancestor, false))
        };
        let (priority, secondary) = (extensions & Extensions::PRIORITY, extensions - Extensions::PRIORITY);
        let first = if priority.is_empty() { None } else { look(priority) };
        first.or_else(|| if secondary.is_empty() { None } else { look(secondary) }).map(Some)
    }

    /// Looks for declarations in `@types` only, in `directory` and above.
    /// TypeScript: loadModuleFromNearestNodeModulesDirectoryTypesScope
    pub fn load_from_nearest_types_scope(&self, name: &str, directory: &Path) -> Option<PathBuf> {
        let declaration = Extensions::DECLARATION;
        directory
            .ancestors()
            .find_map(|ancestor| self.load_from_immediate_node_modules(declaration, name, ancestor, true))
    }

    /// TypeScript: loadModuleFromImmediateNodeModulesDirectory
    fn load_from_immediate_node_modules(
        &self,
        extensions: Extensions,
        name: &str,
        directory: &Path,
        types_scope_only: bool,
    ) -> Option<PathBuf> {
        let node_modules = directory.join("node_modules");
        if !self.disk.is_directory(&node_modules) {
            return None;
        }
        if !types_scope_only && let Some(file) = self.load_from_specific_node_modules(extensions, name, &node_modules) {
            return Some(file);
        }
        let types = node_modules.join("@types");
        if !extensions.contains(Extensions::DECLARATION) || !self.disk.is_directory(&types) {
            return None;
        }
        self.load_from_specific_node_modules(Extensions::DECLARATION, &mangle_scoped_package_name(name), &types)
    }

    /// TypeScript: loadModuleFromSpecificNodeModulesDirectory
    fn load_from_specific_node_modules(
        &self,
        extensions: Extensions,
        name: &str,
        node_modules: &Path,
    ) -> Option<PathBuf> {
        let candidate = normalize(&node_modules.join(name));
        let (package_name, rest) = parse_package_name(name);
        let package_directory = node_modules.join(package_name);
        let own_package = self.disk.package_json(&candidate);
        let root_package =
            if rest.is_empty() { own_package.clone() } else { self.disk.package_json(&package_directory) };
        let has_exports = |package: &PackageJson| package.field("exports").is_some() || package.is_null("exports");
        if !rest.is_empty()
            && let Some(package) = &own_package
            && !(self.features.exports && root_package.as_deref().is_some_and(has_exports))
        {
            // A folder of the package with a `package.json` of its own.
            return self
                .load_from_file(extensions, &candidate)
                .or_else(|| self.load_from_directory(extensions, &candidate, Some(package)));
        }
        if let Some(package) = &root_package
            && self.features.exports
            && package.field("exports").is_some()
        {
            let subpath = if rest.is_empty() { ".".to_string() } else { format!("./{rest}") };
            return self.load_from_exports(package, extensions, &subpath).flatten();
        }
        let root_package = root_package.as_deref();
        let load = |path: &Path| self.load_from_package(extensions, path, rest, root_package);
        if !rest.is_empty()
            && let Some(versions) = root_package.and_then(|package| self.version_paths(package))
            && let Some(found) = self.load_using_paths(rest, &package_directory, &versions, load)
        {
            return found;
        }
        load(&candidate)
    }

    fn load_from_package(
        &self,
        extensions: Extensions,
        candidate: &Path,
        rest: &str,
        package: Option<&PackageJson>,
    ) -> Option<PathBuf> {
        let is_esm = self.features.esm_mode;
        let file = if rest.is_empty() && is_esm { None } else { self.load_from_file(extensions, candidate) };
        file.or_else(|| self.load_from_directory(extensions, candidate, package)).or_else(|| {
            // Node reads `index.js` of a package that names no main file, even for an ECMAScript module.
            let is_plain =
                rest.is_empty() && is_esm && package.is_some_and(|package| package.field("exports").is_none());
            if is_plain { self.load_from_file(extensions, &candidate.join("index.js")) } else { None }
        })
    }
}

/// The package of a bare name, and what follows it without the slash.
/// TypeScript: parsePackageName
pub fn parse_package_name(name: &str) -> (&str, &str) {
    let mut slashes = name.match_indices('/').map(|(index, _)| index);
    let end = if name.starts_with('@') { slashes.nth(1) } else { slashes.next() };
    end.map_or((name, ""), |end| (&name[..end], &name[end + 1..]))
}

/// `@scope/name` as `scope__name`, the form under which it is found in `@types`.
/// TypeScript: mangleScopedPackageName
pub fn mangle_scoped_package_name(name: &str) -> String {
    match name.strip_prefix('@') {
        Some(scoped) if scoped.contains('/') => scoped.replacen('/', "__", 1),
        _ => name.to_string(),
    }
}
