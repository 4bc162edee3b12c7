//! The compiler options that types depend on, with every default of TypeScript 6.0 filled in.
//!
//! [`CompilerOptions`] holds values in effect; [`WrittenOptions`] holds what a `tsconfig.json` says. The step from one to
//! the other is TypeScript's own table of computed options.

use std::path::{Path, PathBuf};

/// ECMAScript version of the output. TypeScript: `ScriptTarget`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are TypeScript's own")]
pub enum ScriptTarget {
    Es5,
    Es2015,
    Es2016,
    Es2017,
    Es2018,
    Es2019,
    Es2020,
    Es2021,
    Es2022,
    Es2023,
    Es2024,
    Es2025,
    EsNext,
}

/// Module format of the output. TypeScript: `ModuleKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are TypeScript's own")]
pub enum ModuleKind {
    None,
    CommonJs,
    Amd,
    Umd,
    System,
    Es2015,
    Es2020,
    Es2022,
    EsNext,
    Node16,
    Node18,
    Node20,
    NodeNext,
    Preserve,
}

/// How a specifier finds its file. TypeScript: `ModuleResolutionKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are TypeScript's own")]
pub enum ModuleResolution {
    Classic,
    Node10,
    Node16,
    NodeNext,
    Bundler,
}

/// What makes a file a module rather than a script. TypeScript: `ModuleDetectionKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleDetection {
    /// Imports, exports and `import.meta` only.
    Legacy,
    /// These, and extensions that name a module format.
    Auto,
    /// Every file that is no declaration file.
    Force,
}

/// Patterns of names in written order, each with the paths to try.
pub type PathPatterns = Vec<(String, Vec<String>)>;

/// The options in effect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of tsconfig.json")]
pub struct CompilerOptions {
    pub target: ScriptTarget,
    pub module: ModuleKind,
    pub module_resolution: ModuleResolution,
    pub module_detection: ModuleDetection,
    /// Library names as written in `lib`, lower case; `None` means the default library of `target`.
    pub lib: Option<Vec<String>>,
    pub no_lib: bool,
    /// Packages whose globals are taken in; may hold `*`.
    pub types: Vec<String>,
    /// Absolute directories; `None` means `node_modules/@types` here and in every directory above.
    pub type_roots: Option<Vec<PathBuf>>,
    pub paths: PathPatterns,
    /// The absolute directory that `paths` are relative to.
    pub paths_base: PathBuf,
    /// Absolute.
    pub base_url: Option<PathBuf>,
    pub root_dirs: Vec<PathBuf>,
    /// The directory of the `tsconfig.json`; the app root without one.
    pub config_directory: PathBuf,
    pub out_dir: Option<PathBuf>,
    pub declaration_dir: Option<PathBuf>,
    /// Where sources of the files in `out_dir` lie; `None` without a `tsconfig.json`.
    pub common_source_directory: Option<PathBuf>,
    pub module_suffixes: Vec<String>,
    pub custom_conditions: Vec<String>,
    /// What every module of source code imports without saying so, for the elements in it, be there any or not.
    /// TypeScript: getJSXRuntimeImport
    pub jsx_runtime: Option<String>,
    pub resolve_package_json_exports: bool,
    pub resolve_package_json_imports: bool,
    pub resolve_json_module: bool,
    pub allow_arbitrary_extensions: bool,
    pub allow_importing_ts_extensions: bool,
    pub allow_js: bool,
    pub allow_synthetic_default_imports: bool,
    pub allow_umd_global_access: bool,
    pub downlevel_iteration: bool,
    pub es_module_interop: bool,
    pub exact_optional_property_types: bool,
    pub isolated_modules: bool,
    pub no_implicit_any: bool,
    pub no_implicit_returns: bool,
    pub no_implicit_this: bool,
    pub no_property_access_from_index_signature: bool,
    pub no_unchecked_indexed_access: bool,
    pub preserve_symlinks: bool,
    pub skip_lib_check: bool,
    pub strict_bind_call_apply: bool,
    pub strict_builtin_iterator_return: bool,
    pub strict_function_types: bool,
    pub strict_null_checks: bool,
    pub strict_property_initialization: bool,
    pub use_define_for_class_fields: bool,
    pub use_unknown_in_catch_variables: bool,
    pub verbatim_module_syntax: bool,
}

/// Options as written, before defaults; a later configuration file overrides an earlier one field by field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenOptions {
    pub target: Option<ScriptTarget>,
    pub module: Option<ModuleKind>,
    pub module_resolution: Option<ModuleResolution>,
    pub module_detection: Option<ModuleDetection>,
    pub lib: Option<Vec<String>>,
    pub types: Option<Vec<String>>,
    pub type_roots: Option<Vec<PathBuf>>,
    pub paths: Option<PathPatterns>,
    /// Directory of the file that wrote `paths`.
    pub paths_base: Option<PathBuf>,
    pub base_url: Option<PathBuf>,
    pub root_dir: Option<PathBuf>,
    pub root_dirs: Option<Vec<PathBuf>>,
    pub module_suffixes: Option<Vec<String>>,
    pub custom_conditions: Option<Vec<String>>,
    pub jsx: Option<String>,
    pub jsx_import_source: Option<String>,
    pub out_dir: Option<PathBuf>,
    pub declaration_dir: Option<PathBuf>,
    /// Every switch that was written, by its name in `tsconfig.json`, once.
    pub switches: Vec<(String, bool)>,
}

impl WrittenOptions {
    /// The value of a switch, when it was written.
    pub fn switch(&self, name: &str) -> Option<bool> {
        self.switches.iter().find(|(written, _)| written == name).map(|&(_, value)| value)
    }

    /// Writes a switch, or with `None` unsets it.
    pub fn set_switch(&mut self, name: &str, value: Option<bool>) {
        self.switches.retain(|(written, _)| written != name);
        self.switches.extend(value.map(|value| (name.to_string(), value)));
    }

    /// A switch of the `strict` family.
    /// TypeScript: getStrictOptionValue
    fn strict_option_value(&self, name: &str) -> bool {
        self.switch(name).unwrap_or_else(|| self.switch("strict") != Some(false))
    }

    fn is_on(&self, name: &str) -> bool {
        self.switch(name) == Some(true)
    }
}

impl CompilerOptions {
    /// The options of an app without `tsconfig.json`: strict, for a current runtime and a bundler, without the DOM.
    pub fn without_config(app_root: &Path) -> Self {
        let written = WrittenOptions {
            target: Some(ScriptTarget::Es2022),
            module: Some(ModuleKind::EsNext),
            module_resolution: Some(ModuleResolution::Bundler),
            lib: Some(vec!["es2022".to_string()]),
            ..WrittenOptions::default()
        };
        Self { common_source_directory: None, ..Self::compute(&written, app_root) }
    }

    /// Fills in what was not written. `directory` is the one of the `tsconfig.json`.
    pub fn compute(written: &WrittenOptions, directory: &Path) -> Self {
        let target = written.target.unwrap_or(ScriptTarget::Es2025);
        let module = written.module.unwrap_or_else(|| module_for(target));
        let module_resolution = written.module_resolution.unwrap_or_else(|| resolution_for(module));
        let has_exports = !matches!(module_resolution, ModuleResolution::Classic | ModuleResolution::Node10);
        let paths_base = written.base_url.clone().or_else(|| written.paths_base.clone());
        let verbatim_module_syntax = written.is_on("verbatimModuleSyntax");
        Self {
            target,
            module,
            module_resolution,
            module_detection: written.module_detection.unwrap_or_else(|| detection_for(module)),
            lib: written.lib.clone(),
            no_lib: written.is_on("noLib"),
            types: written.types.clone().unwrap_or_default(),
            type_roots: written.type_roots.clone(),
            paths: written.paths.clone().unwrap_or_default(),
            paths_base: paths_base.unwrap_or_else(|| directory.to_path_buf()),
            base_url: written.base_url.clone(),
            root_dirs: written.root_dirs.clone().unwrap_or_default(),
            config_directory: directory.to_path_buf(),
            out_dir: written.out_dir.clone(),
            declaration_dir: written.declaration_dir.clone(),
            common_source_directory: Some(written.root_dir.clone().unwrap_or_else(|| directory.to_path_buf())),
            module_suffixes: written.module_suffixes.clone().unwrap_or_default(),
            custom_conditions: written.custom_conditions.clone().unwrap_or_default(),
            jsx_runtime: jsx_runtime(written),
            resolve_package_json_exports: has_exports && written.switch("resolvePackageJsonExports") != Some(false),
            resolve_package_json_imports: has_exports && written.switch("resolvePackageJsonImports") != Some(false),
            resolve_json_module: written.switch("resolveJsonModule").unwrap_or(
                module_resolution == ModuleResolution::Bundler
                    || matches!(module, ModuleKind::Node20 | ModuleKind::NodeNext),
            ),
            allow_arbitrary_extensions: written.is_on("allowArbitraryExtensions"),
            allow_importing_ts_extensions: written.is_on("allowImportingTsExtensions")
                || written.is_on("rewriteRelativeImportExtensions"),
            allow_js: written.switch("allowJs").unwrap_or_else(|| written.is_on("checkJs")),
            allow_synthetic_default_imports: written.switch("allowSyntheticDefaultImports") != Some(false),
            allow_umd_global_access: written.is_on("allowUmdGlobalAccess"),
            downlevel_iteration: written.is_on("downlevelIteration"),
            es_module_interop: written.switch("esModuleInterop") != Some(false),
            exact_optional_property_types: written.is_on("exactOptionalPropertyTypes"),
            isolated_modules: written.is_on("isolatedModules") || verbatim_module_syntax,
            no_implicit_any: written.strict_option_value("noImplicitAny"),
            no_implicit_returns: written.is_on("noImplicitReturns"),
            no_implicit_this: written.strict_option_value("noImplicitThis"),
            no_property_access_from_index_signature: written.is_on("noPropertyAccessFromIndexSignature"),
            no_unchecked_indexed_access: written.is_on("noUncheckedIndexedAccess"),
            preserve_symlinks: written.is_on("preserveSymlinks"),
            skip_lib_check: written.is_on("skipLibCheck"),
            strict_bind_call_apply: written.strict_option_value("strictBindCallApply"),
            strict_builtin_iterator_return: written.strict_option_value("strictBuiltinIteratorReturn"),
            strict_function_types: written.strict_option_value("strictFunctionTypes"),
            strict_null_checks: written.strict_option_value("strictNullChecks"),
            strict_property_initialization: written.strict_option_value("strictPropertyInitialization"),
            use_define_for_class_fields: written
                .switch("useDefineForClassFields")
                .unwrap_or(target >= ScriptTarget::Es2022),
            use_unknown_in_catch_variables: written.strict_option_value("useUnknownInCatchVariables"),
            verbatim_module_syntax,
        }
    }
}

impl ModuleKind {
    /// Whether Node decides file by file.
    pub fn is_node(self) -> bool {
        (Self::Node16..=Self::NodeNext).contains(&self)
    }
}

impl ModuleDetection {
    /// Whether a file that is no declaration file is a module by its name alone.
    /// TypeScript: getSetExternalModuleIndicator
    pub fn forces(self, path: &Path) -> bool {
        match self {
            Self::Legacy => false,
            Self::Auto => path
                .extension()
                .is_some_and(|extension| ["mts", "cts", "mjs", "cjs"].iter().any(|forced| extension == *forced)),
            Self::Force => true,
        }
    }
}

fn module_for(target: ScriptTarget) -> ModuleKind {
    match target {
        ScriptTarget::EsNext => ModuleKind::EsNext,
        target if target >= ScriptTarget::Es2022 => ModuleKind::Es2022,
        target if target >= ScriptTarget::Es2020 => ModuleKind::Es2020,
        target if target >= ScriptTarget::Es2015 => ModuleKind::Es2015,
        _ => ModuleKind::CommonJs,
    }
}

fn resolution_for(module: ModuleKind) -> ModuleResolution {
    match module {
        ModuleKind::None | ModuleKind::Amd | ModuleKind::Umd | ModuleKind::System => ModuleResolution::Classic,
        ModuleKind::Node16 | ModuleKind::Node18 | ModuleKind::Node20 => ModuleResolution::Node16,
        ModuleKind::NodeNext => ModuleResolution::NodeNext,
        _ => ModuleResolution::Bundler,
    }
}

fn detection_for(module: ModuleKind) -> ModuleDetection {
    match module {
        ModuleKind::Node16 | ModuleKind::Node18 | ModuleKind::Node20 | ModuleKind::NodeNext => ModuleDetection::Force,
        _ => ModuleDetection::Auto,
    }
}

/// TypeScript: getJSXImplicitImportBase
fn jsx_runtime(written: &WrittenOptions) -> Option<String> {
    let jsx = written.jsx.as_deref();
    let is_automatic = matches!(jsx, Some("react-jsx" | "react-jsxdev"));
    let source = written.jsx_import_source.as_deref().or(is_automatic.then_some("react"))?;
    let module = if jsx == Some("react-jsxdev") { "jsx-dev-runtime" } else { "jsx-runtime" };
    Some(format!("{source}/{module}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_configuration_is_strict_for_the_latest_standard_without_type_packages() {
        let options = CompilerOptions::compute(&WrittenOptions::default(), Path::new("/app"));
        assert_eq!(options.target, ScriptTarget::Es2025);
        assert_eq!(options.module, ModuleKind::Es2022);
        assert_eq!(options.module_resolution, ModuleResolution::Bundler);
        assert_eq!(options.types, Vec::<String>::new());
        assert!(options.strict_null_checks && options.no_implicit_any && options.use_unknown_in_catch_variables);
        assert!(options.resolve_json_module && options.es_module_interop);
        assert!(!options.exact_optional_property_types && !options.no_unchecked_indexed_access);
    }

    #[test]
    fn one_switch_of_the_strict_family_overrides_strict() {
        let written = WrittenOptions {
            switches: vec![("strict".to_string(), false), ("strictNullChecks".to_string(), true)],
            ..WrittenOptions::default()
        };
        let options = CompilerOptions::compute(&written, Path::new("/app"));
        assert!(options.strict_null_checks);
        assert!(!options.strict_function_types);
    }

    #[test]
    fn node_modules_kinds_bring_their_resolution_and_force_modules() {
        let written = WrittenOptions { module: Some(ModuleKind::NodeNext), ..WrittenOptions::default() };
        let options = CompilerOptions::compute(&written, Path::new("/app"));
        assert_eq!(options.module_resolution, ModuleResolution::NodeNext);
        assert_eq!(options.module_detection, ModuleDetection::Force);
    }
}
