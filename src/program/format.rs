//! Which module system a file belongs to, and so which conditions its references to modules are resolved under.

use std::path::Path;

use super::options::{CompilerOptions, ModuleKind, ModuleResolution};
use super::resolve::{Disk, ResolutionMode, path_contains_node_modules};
use super::usage::Usage;

/// The mode under which a reference in the file at `path` is resolved; `None` where the mode makes no difference.
/// TypeScript: getModeForUsageLocation
pub fn mode_for_usage(options: &CompilerOptions, disk: &Disk, path: &Path, usage: Usage) -> Option<ResolutionMode> {
    if let Usage::Typed(mode) = usage {
        return Some(mode);
    }
    let is_node = matches!(options.module_resolution, ModuleResolution::Node16 | ModuleResolution::NodeNext);
    let counts = is_node || options.resolve_package_json_exports || options.resolve_package_json_imports;
    counts.then(|| emit_syntax(options, disk, path, usage))?
}

/// The module system that a reference in the file at `path` is compiled to.
/// TypeScript: getEmitSyntaxForUsageLocation
pub fn emit_syntax(options: &CompilerOptions, disk: &Disk, path: &Path, usage: Usage) -> Option<ResolutionMode> {
    let by_module = match options.module {
        ModuleKind::CommonJs => Some(ResolutionMode::Require),
        ModuleKind::Es2015 | ModuleKind::Es2020 | ModuleKind::Es2022 | ModuleKind::EsNext | ModuleKind::Preserve => {
            Some(ResolutionMode::Import)
        }
        _ => None,
    };
    let of_file = || emit_format(options, disk, path).or(by_module);
    match usage {
        Usage::Require => Some(ResolutionMode::Require),
        // TypeScript: shouldTransformImportCall
        Usage::Call if options.module.is_node() || options.module == ModuleKind::Preserve => {
            Some(ResolutionMode::Import)
        }
        Usage::Call => of_file().or(Some(ResolutionMode::Require)),
        Usage::Static | Usage::Typed(_) => of_file(),
    }
}

/// What Node makes of the file, as far as the options let that count.
/// TypeScript: getImpliedNodeFormatForEmit
pub fn emit_format(options: &CompilerOptions, disk: &Disk, path: &Path) -> Option<ResolutionMode> {
    let (format, declared) = implied_node_format(options, disk, path)?;
    (options.module.is_node() || declared).then_some(format)
}

/// What Node makes of the file, and whether its extension or its package says so in so many words.
/// TypeScript: getImpliedNodeFormatForFile
fn implied_node_format(options: &CompilerOptions, disk: &Disk, path: &Path) -> Option<(ResolutionMode, bool)> {
    match path.extension()?.to_str()? {
        "mts" | "mjs" => return Some((ResolutionMode::Import, true)),
        "cts" | "cjs" => return Some((ResolutionMode::Require, true)),
        "ts" | "tsx" | "js" | "jsx" => {}
        _ => return None,
    }
    let is_node = matches!(options.module_resolution, ModuleResolution::Node16 | ModuleResolution::NodeNext);
    if !is_node && !path_contains_node_modules(path) {
        return None;
    }
    let package = disk.package_scope(path.parent()?);
    Some(match package.as_ref().and_then(|package| package.text("type")) {
        Some("module") => (ResolutionMode::Import, true),
        Some("commonjs") => (ResolutionMode::Require, true),
        _ => (ResolutionMode::Require, false),
    })
}
