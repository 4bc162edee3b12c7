//! Which files `files`, `include` and `exclude` take in, in TypeScript's order.
//!
//! A directory is entered once by its real path, so links in a circle end; one that cannot be read is a problem.

use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;

use super::problem::Problem;
use super::tsconfig::Config;

/// Directories that no wildcard enters.
const PACKAGE_DIRECTORIES: [&str; 3] = ["node_modules", "bower_components", "jspm_packages"];

/// What the lists of a configuration take in.
#[derive(Debug, Default)]
pub struct Listed {
    /// The files, in TypeScript's order.
    pub files: Vec<PathBuf>,
    /// The directories in which patterns look for files, be they there or not.
    pub directories: Vec<PathBuf>,
}

/// The three lists of a configuration, ready to be asked.
pub struct FileSpecs {
    directory: PathBuf,
    files: Vec<PathBuf>,
    include: Vec<Pattern>,
    exclude: Vec<Pattern>,
    allow_js: bool,
}

impl FileSpecs {
    /// The lists of `config`, with TypeScript's defaults for those that are not written.
    pub fn of(config: &Config) -> Self {
        let directory = &config.options.config_directory;
        let everything = directory.join("**/*").to_string_lossy().replace('\\', "/");
        let include = match (&config.include, &config.files) {
            (Some(include), _) => include.clone(),
            (None, Some(_)) => Vec::new(),
            (None, None) => vec![everything],
        };
        let output = [&config.options.out_dir, &config.options.declaration_dir].into_iter().flatten();
        let output = output.map(|path| path.to_string_lossy().replace('\\', "/"));
        let exclude = config.exclude.clone().unwrap_or_else(|| output.collect());
        Self {
            directory: directory.clone(),
            files: config.files.clone().unwrap_or_default(),
            include: include.iter().filter_map(|text| Pattern::include(text)).collect(),
            exclude: exclude.iter().map(|text| Pattern::exclude(text)).collect(),
            allow_js: config.options.allow_js,
        }
    }

    /// Whether the lists take in the file at `path`, be it there or not.
    pub fn take_in(&self, path: &Path) -> bool {
        let text = path.to_string_lossy().replace('\\', "/");
        let parts: Vec<&str> = parts(&text).collect();
        self.files.iter().any(|file| file == path)
            || (self.is_source(path) && !self.exclude(&parts) && self.include_index(&parts).is_some())
    }

    /// The app's own files: the listed ones, then those that a pattern matches, pattern by pattern.
    /// TypeScript: getFileNamesFromConfigSpecs
    pub fn listed(&self, problems: &mut Vec<Problem>) -> Listed {
        let bases: Vec<PathBuf> = self.include.iter().map(Pattern::base).collect();
        let mut outermost = vec![self.directory.clone()];
        for base in &bases {
            if !outermost.iter().any(|known| base.starts_with(known)) {
                outermost.push(base.clone());
            }
        }
        let absent = bases.iter().filter(|base| !base.is_dir()).cloned().collect();
        let matched = self.include.iter().map(|_| Vec::new()).collect();
        let mut walk =
            Walk { specs: self, bases: &bases, visited: FxHashSet::default(), directories: absent, matched, problems };
        if !self.include.is_empty() {
            for base in outermost {
                let real = std::fs::canonicalize(&base).unwrap_or_else(|_| base.clone());
                walk.visit(&base, &real);
            }
        }
        let matched = walk.matched.concat();
        let all: FxHashSet<&Path> = self.files.iter().chain(&matched).map(PathBuf::as_path).collect();
        let listed: FxHashSet<&Path> = self.files.iter().map(PathBuf::as_path).collect();
        let is_new = |file: &&PathBuf| !listed.contains(file.as_path()) && !is_shadowed(file, &all);
        let files = self.files.iter().chain(matched.iter().filter(is_new)).cloned().collect();
        Listed { files, directories: walk.directories }
    }

    fn exclude(&self, parts: &[&str]) -> bool {
        self.exclude.iter().any(|pattern| pattern.excludes(parts))
    }

    /// The first pattern of `include` that matches the file.
    fn include_index(&self, parts: &[&str]) -> Option<usize> {
        self.include.iter().position(|pattern| pattern.matches_file(parts))
    }

    fn is_source(&self, path: &Path) -> bool {
        match source_extension(path) {
            Some(".js" | ".jsx" | ".mjs" | ".cjs") => self.allow_js,
            Some(_) => true,
            None => false,
        }
    }
}

fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}

/// Whether `file` is `a.d.ts` or `a.tsx` beside `a.ts`, or JavaScript beside TypeScript: output, not source.
/// TypeScript: hasFileWithHigherPriorityExtension, removeWildcardFilesWithLowerPriorityExtension
fn is_shadowed(file: &Path, all: &FxHashSet<&Path>) -> bool {
    let Some(extension) = source_extension(file) else { return false };
    let group: &[&str] = match extension {
        ".ts" | ".tsx" | ".d.ts" | ".js" | ".jsx" => &[".ts", ".tsx", ".d.ts", ".js", ".jsx"],
        ".mts" | ".d.mts" | ".mjs" => &[".mts", ".d.mts", ".mjs"],
        _ => &[".cts", ".d.cts", ".cjs"],
    };
    let text = file.to_string_lossy();
    let base = &text[..text.len() - extension.len()];
    let is_javascript = matches!(extension, ".js" | ".jsx");
    group
        .iter()
        .take_while(|higher| **higher != extension)
        .filter(|higher| !(is_javascript && **higher == ".d.ts"))
        .any(|higher| all.contains(Path::new(&format!("{base}{higher}"))))
}

fn source_extension(path: &Path) -> Option<&'static str> {
    const EXTENSIONS: [&str; 11] =
        [".d.ts", ".d.mts", ".d.cts", ".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
    let name = path.file_name()?.to_str()?;
    EXTENSIONS.into_iter().find(|extension| name.ends_with(extension))
}

/// A pattern of `include` or `exclude`, split at its slashes.
struct Pattern {
    /// What stands before the first part: nothing before a drive of Windows, two slashes before a server.
    root: &'static str,
    parts: Vec<String>,
}

impl Pattern {
    /// `None` for one that ends in `**`, which matches directories only.
    fn include(text: &str) -> Option<Self> {
        let pattern = Self::new(text);
        (pattern.parts.last().is_none_or(|last| last != "**")).then(|| pattern.with_implicit_glob())
    }

    fn exclude(text: &str) -> Self {
        Self::new(text)
    }

    fn new(text: &str) -> Self {
        let parts: Vec<String> = parts(text).map(String::from).collect();
        let is_drive = parts.first().is_some_and(|first| first.ends_with(':'));
        let root = if is_drive {
            ""
        } else if text.starts_with("//") {
            "//"
        } else {
            "/"
        };
        Self { root, parts }
    }

    /// A last part without dot and wildcard names a directory, all of it.
    /// TypeScript: isImplicitGlob
    fn with_implicit_glob(mut self) -> Self {
        if self.parts.last().is_some_and(|last| !last.contains(['.', '*', '?'])) {
            self.parts.extend(["**".to_string(), "*".to_string()]);
        }
        self
    }

    /// The directory before the first wildcard.
    fn base(&self) -> PathBuf {
        let parts = &self.parts[..self.parts.len().saturating_sub(1)];
        let fixed = parts.iter().take_while(|part| !part.contains(['*', '?']));
        let mut base = String::from(self.root);
        for (index, part) in fixed.enumerate() {
            base.push_str(if index > 0 { "/" } else { "" });
            base.push_str(part);
        }
        PathBuf::from(base)
    }

    fn matches_file(&self, path: &[&str]) -> bool {
        matches_parts(&self.parts, path, true, false)
    }

    /// Whether files below the directory may match.
    fn may_match_below(&self, path: &[&str]) -> bool {
        matches_parts(&self.parts, path, false, true)
    }

    /// Whether the path or a directory above it is excluded.
    fn excludes(&self, path: &[&str]) -> bool {
        excludes_parts(&self.parts, path)
    }
}

/// `is_prefix`: the path need only reach into the pattern.
fn matches_parts(pattern: &[String], path: &[&str], is_file: bool, is_prefix: bool) -> bool {
    let Some((first, path_rest)) = path.split_first() else { return is_prefix || pattern.is_empty() };
    let Some((part, pattern_rest)) = pattern.split_first() else { return false };
    if part == "**" {
        let may_skip = !first.starts_with('.') && !PACKAGE_DIRECTORIES.contains(first);
        return matches_parts(pattern_rest, path, is_file, is_prefix)
            || (may_skip && matches_parts(pattern, path_rest, is_file, is_prefix));
    }
    let has_wildcard = part.contains(['*', '?']);
    if has_wildcard && (PACKAGE_DIRECTORIES.contains(first) || first.starts_with('.') && part.starts_with(['*', '?'])) {
        return false;
    }
    let is_minified = is_file && part.contains('*') && path_rest.is_empty() && first.ends_with(".min.js");
    if is_minified && !part.ends_with(".min.js") {
        return false;
    }
    matches_text(part, first) && matches_parts(pattern_rest, path_rest, is_file, is_prefix)
}

fn excludes_parts(pattern: &[String], path: &[&str]) -> bool {
    let Some((part, pattern_rest)) = pattern.split_first() else { return true };
    if part == "**" {
        return (0..=path.len()).any(|skipped| excludes_parts(pattern_rest, &path[skipped..]));
    }
    let Some((first, path_rest)) = path.split_first() else { return false };
    matches_text(part, first) && excludes_parts(pattern_rest, path_rest)
}

/// One part of a path against one of a pattern: `*` is any text, `?` any character.
fn matches_text(pattern: &str, text: &str) -> bool {
    let (mut pattern, mut text) = (pattern.chars(), text.chars());
    // Behind the last `*`, and what it has not taken yet.
    let mut retry = None;
    loop {
        let rest = text.clone();
        match (pattern.next(), text.next()) {
            (Some('*'), _) => {
                text = rest.clone();
                retry = Some((pattern.clone(), rest));
            }
            (Some('?'), Some(_)) => {}
            (expected, found) if expected == found => {
                if found.is_none() {
                    return true;
                }
            }
            _ => {
                let Some((after, taken)) = &mut retry else { return false };
                if taken.next().is_none() {
                    return false;
                }
                (pattern, text) = (after.clone(), taken.clone());
            }
        }
    }
}

struct Walk<'a> {
    specs: &'a FileSpecs,
    /// Where the first wildcard of each pattern of `include` stands.
    bases: &'a [PathBuf],
    /// Real paths of the directories that have been entered.
    visited: FxHashSet<PathBuf>,
    /// Those of them at or below the first wildcard of a pattern, by the paths under which they were entered.
    directories: Vec<PathBuf>,
    /// The files of each pattern of `include`.
    matched: Vec<Vec<PathBuf>>,
    problems: &'a mut Vec<Problem>,
}

impl Walk<'_> {
    /// TypeScript: matchFiles
    fn visit(&mut self, directory: &Path, real: &Path) {
        if !self.visited.insert(real.to_path_buf()) {
            return;
        }
        let entries = match std::fs::read_dir(directory) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
            Err(error) => {
                return self.problems.push(Problem::new(directory, format!("the directory cannot be read: {error}")));
            }
        };
        let (mut files, mut directories) = (Vec::new(), Vec::new());
        for entry in entries.flatten() {
            let (Ok(kind), Ok(name)) = (entry.file_type(), entry.file_name().into_string()) else { continue };
            // A link counts as what it leads to; one that leads nowhere is nothing.
            let target = if kind.is_symlink() { std::fs::metadata(entry.path()).ok() } else { None };
            let is_directory = target.as_ref().map_or(kind.is_dir(), std::fs::Metadata::is_dir);
            let is_file = target.as_ref().map_or(kind.is_file(), std::fs::Metadata::is_file);
            if is_directory {
                directories.push((name, kind.is_symlink()));
            } else if is_file {
                files.push(name);
            }
        }
        files.sort_unstable();
        directories.sort_unstable();
        let directory_text = directory.to_string_lossy().replace('\\', "/");
        let above: Vec<&str> = parts(&directory_text).collect();
        let mut patterns = self.specs.include.iter().zip(self.bases);
        if patterns.any(|(pattern, base)| directory.starts_with(base) && pattern.may_match_below(&above)) {
            self.directories.push(directory.to_path_buf());
        }
        for name in files {
            let path = [&above[..], &[name.as_str()]].concat();
            if self.specs.is_source(Path::new(&name))
                && !self.specs.exclude(&path)
                && let Some(index) = self.specs.include_index(&path)
            {
                self.matched[index].push(directory.join(&name));
            }
        }
        for (name, is_link) in directories {
            let path = [&above[..], &[name.as_str()]].concat();
            let may_match = self.specs.include.iter().any(|pattern| pattern.may_match_below(&path));
            if may_match && !self.specs.exclude(&path) {
                let below = directory.join(&name);
                let real = if is_link { std::fs::canonicalize(&below).ok() } else { Some(real.join(&name)) };
                self.visit(&below, real.as_deref().unwrap_or(&below));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::resolve::Disk;
    use crate::program::test_app::app;

    fn included(tsconfig: &str, files: &[&str]) -> Vec<String> {
        let files: Vec<(&str, &str)> =
            files.iter().map(|file| (*file, "")).chain([("tsconfig.json", tsconfig)]).collect();
        let directory = app(&files);
        let mut problems = Vec::new();
        let config = Config::read(&Disk::default(), "6.0.3", directory.path(), None, &mut problems);
        let names = FileSpecs::of(&config).listed(&mut problems).files;
        assert_eq!(problems, []);
        let inside =
            |file: &PathBuf| Some(file.strip_prefix(directory.path()).ok()?.to_string_lossy().replace('\\', "/"));
        names.iter().filter_map(inside).collect()
    }

    #[test]
    fn wildcards_are_tried_from_every_place() {
        for pattern in ["a", "*", "a*", "*a", "?", "*a*a", "**a", "?*", "a?"] {
            let matched = ["", "a", "ab", "ba", "aba", "abab", "é"].map(|text| matches_text(pattern, text));
            let expected = match pattern {
                "a" => [false, true, false, false, false, false, false],
                "*" => [true; 7],
                "a*" => [false, true, true, false, true, true, false],
                "*a" | "**a" => [false, true, false, true, true, false, false],
                "?" => [false, true, false, false, false, false, true],
                "*a*a" => [false, false, false, false, true, false, false],
                "?*" => [false, true, true, true, true, true, true],
                _ => [false, false, true, false, false, false, false],
            };
            assert_eq!(matched, expected, "{pattern}");
        }
    }

    #[test]
    fn a_pattern_begins_where_its_root_is() {
        let bases = ["/app/src/**/*", "C:/app/*.ts", "//server/share/app/**/*"];
        let bases = bases.map(|text| Pattern::new(text).base().to_string_lossy().into_owned());
        assert_eq!(bases, ["/app/src", "C:/app", "//server/share/app"]);
    }

    #[test]
    fn by_default_everything_but_packages_output_and_hidden_directories() {
        let files = [
            "b.ts",
            "a/z.ts",
            "a/b.tsx",
            "env.d.ts",
            "dist/b.d.ts",
            ".hidden/c.ts",
            "node_modules/d/index.ts",
            "e.js",
            "f.ts",
            "f.d.ts",
            "g.json",
            ".eslintrc.ts",
        ];
        let config = r#"{ "compilerOptions": { "outDir": "dist" } }"#;
        assert_eq!(included(config, &files), ["b.ts", "env.d.ts", "f.ts", "a/b.tsx", "a/z.ts"]);
    }

    #[test]
    fn patterns_keep_their_order_and_exclude_wins() {
        let files = [
            "src/a.ts",
            "src/deep/b.ts",
            "src/deep/b.test.ts",
            "lib/c.ts",
            "lib/sub/d.ts",
            ".dawn/dawn.generated.d.ts",
            "one/e1.ts",
            "one/e22.ts",
            "files.ts",
        ];
        let config = r#"{ "include": ["lib/*", "src", ".dawn/dawn.generated.d.ts", "one/e?.ts"], "files": ["./files.ts"],
            "exclude": ["**/*.test.ts"] }"#;
        let expected = ["files.ts", "lib/c.ts", "src/a.ts", "src/deep/b.ts", ".dawn/dawn.generated.d.ts", "one/e1.ts"];
        assert_eq!(included(config, &files), expected);
        let config = r#"{ "include": ["src/**/*"], "exclude": ["src/deep"] }"#;
        assert_eq!(included(config, &files), ["src/a.ts"]);
        assert_eq!(included(r#"{ "files": ["files.ts"] }"#, &files), ["files.ts"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_in_a_circle_end() {
        let directory = app(&[("src/a.ts", "")]);
        std::os::unix::fs::symlink(directory.path(), directory.path().join("src/loop")).expect("a link");
        std::os::unix::fs::symlink("nowhere", directory.path().join("src/dangling.ts")).expect("a link");
        let mut problems = Vec::new();
        let config = Config::read(&Disk::default(), "6.0.3", directory.path(), None, &mut problems);
        let listed = FileSpecs::of(&config).listed(&mut problems);
        assert_eq!(listed.files, [directory.path().join("src/a.ts")]);
        assert_eq!(listed.directories, [directory.path().to_path_buf(), directory.path().join("src")]);
        assert_eq!(problems, []);
    }

    #[test]
    fn the_directories_are_those_in_which_a_pattern_may_find_a_file() {
        let files = [
            (
                "tsconfig.json",
                r#"{ "include": ["src", "types/*.d.ts", "late/**/*.ts", "packages/*/lib"], "exclude": ["src/out"] }"#,
            ),
            ("src/a/b.txt", ""),
            ("src/out/c.ts", ""),
            ("types/deep/d.d.ts", ""),
            ("other/e.ts", ""),
            ("packages/one/lib/f.ts", ""),
            ("packages/two/g.ts", ""),
        ];
        let directory = app(&files);
        let mut problems = Vec::new();
        let config = Config::read(&Disk::default(), "6.0.3", directory.path(), None, &mut problems);
        let listed = FileSpecs::of(&config).listed(&mut problems);
        let expected =
            ["late", "packages", "packages/one", "packages/one/lib", "packages/two", "src", "src/a", "types"]
                .map(|path| directory.path().join(path));
        let mut found = listed.directories;
        found.sort();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_file_may_be_asked_for_before_it_is_there() {
        let directory =
            app(&[("tsconfig.json", r#"{ "include": ["src", ".dawn/*.d.ts"], "exclude": ["**/*.test.ts"] }"#)]);
        let config = Config::read(&Disk::default(), "6.0.3", directory.path(), None, &mut Vec::new());
        let specs = FileSpecs::of(&config);
        let takes_in = |path: &str| specs.take_in(&directory.path().join(path));
        assert!(takes_in("src/a/b.ts") && takes_in(".dawn/dawn.generated.d.ts"));
        assert!(
            !takes_in("src/a.test.ts")
                && !takes_in("other.ts")
                && !takes_in("src/.dawn/c.ts")
                && !takes_in("src/d.json")
        );
    }
}
