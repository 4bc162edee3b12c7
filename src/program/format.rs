//! Which module system a file belongs to, and so which conditions its imports are resolved under.

use std::path::Path;

use super::options::{CompilerOptions, ModuleKind, ModuleResolution};
use super::resolve::{Disk, ResolutionMode, path_contains_node_modules};

/// The mode of the plain imports of the file at `path`; `None` where the mode makes no difference.
/// TypeScript: getModeForUsageLocation
pub fn default_mode(options: &CompilerOptions, disk: &Disk, path: &Path) -> Option<ResolutionMode> {
    let is_node = matches!(options.module_resolution, ModuleResolution::Node16 | ModuleResolution::NodeNext);
    if !is_node && !options.resolve_package_json_exports && !options.resolve_package_json_imports {
        return None;
    }
    let format = emit_format(options, disk, path);
    format.or(match options.module {
        ModuleKind::CommonJs => Some(ResolutionMode::Require),
        ModuleKind::Es2015 | ModuleKind::Es2020 | ModuleKind::Es2022 | ModuleKind::EsNext | ModuleKind::Preserve => {
            Some(ResolutionMode::Import)
        }
        _ => None,
    })
}

/// What Node makes of the file, as far as the options let that count.
/// TypeScript: getImpliedNodeFormatForEmit
fn emit_format(options: &CompilerOptions, disk: &Disk, path: &Path) -> Option<ResolutionMode> {
    let (format, declared) = implied_node_format(options, disk, path)?;
    let is_node =
        matches!(options.module, ModuleKind::Node16 | ModuleKind::Node18 | ModuleKind::Node20 | ModuleKind::NodeNext);
    (is_node || declared).then_some(format)
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
