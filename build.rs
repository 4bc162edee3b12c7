//! Embeds TypeScript's library files: code and doc comments apart, compressed, with an index from global name to files.
//!
//! The files come from the npm dev dependency `typescript` and are not committed. What is written to `OUT_DIR` is read
//! by `src/program/library.rs`, whose tests hold it against a parse of the original files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=DAWN_TYPESCRIPT_LIB");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_NAPI").is_some() {
        napi_build::setup();
    }
    if let Err(problem) = embed() {
        println!("cargo::error={problem}");
        std::process::exit(1);
    }
}

fn embed() -> Result<(), String> {
    let directory = lib_directory()?;
    println!("cargo::rerun-if-changed={}", directory.display());
    let compiler_path = directory.join("typescript.js");
    let compiler = read(&compiler_path)?;
    let missing = |what: &str| format!("{} does not say {what}", compiler_path.display());
    let names = lib_names(&compiler).ok_or_else(|| missing("which libraries there are (`libEntries`)"))?;
    let version = version(&compiler).ok_or_else(|| missing("its version"))?;
    let mut libraries = Vec::new();
    for file_name in file_names(&directory, &names)? {
        let text = read(&directory.join(&file_name))?;
        libraries.push((file_name, strip(&text)));
    }

    let mut blob = Vec::new();
    let mut source = format!("static VERSION: &str = {version:?};\nstatic LIBRARIES: &[Library] = &[\n");
    let mut globals: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, (file_name, library)) in libraries.iter().enumerate() {
        for name in library.globals() {
            let files = globals.entry(name).or_default();
            if files.last() != Some(&index) {
                files.push(index);
            }
        }
        let mut pack = |text: &str| {
            let start = blob.len();
            blob.extend(miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9));
            format!("Packed {{ bytes: {start}..{}, length: {} }}", blob.len(), text.len())
        };
        let (text, docs) = (pack(&library.text), pack(&library.docs));
        let references = references(library, &names, &libraries)?;
        let is_module = library.is_module();
        writeln!(
            source,
            "Library {{ file_name: {file_name:?}, text: {text}, docs: {docs}, is_module: {is_module}, \
             references: &{references:?} }},"
        )
        .expect("a string takes everything");
    }
    source.push_str("];\nstatic NAMES: &[(&str, u8)] = &[\n");
    for (name, file_name) in &names {
        if let Some(index) = libraries.iter().position(|(candidate, _)| candidate == file_name) {
            writeln!(source, "({name:?}, {index}),").expect("a string takes everything");
        }
    }
    source.push_str("];\nstatic GLOBALS: &[(&str, &[u8])] = &[\n");
    for (name, files) in &globals {
        writeln!(source, "({name:?}, &{files:?}),").expect("a string takes everything");
    }
    source.push_str("];\n");

    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let write = |name: &str, bytes: &[u8]| fs::write(out.join(name), bytes).map_err(|error| error.to_string());
    write("libraries.bin", &blob)?;
    write("libraries.rs", source.as_bytes())
}

/// The `lib` directory of the TypeScript package.
fn lib_directory() -> Result<PathBuf, String> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR"));
    let directory = match env::var_os("DAWN_TYPESCRIPT_LIB") {
        Some(directory) => root.join(directory),
        None => root.join("node_modules/typescript/lib"),
    };
    if directory.join("lib.es5.d.ts").is_file() {
        return Ok(directory);
    }
    Err(format!(
        "TypeScript's library files are not in {}. Run `npm install` in {}, or set DAWN_TYPESCRIPT_LIB to the `lib` \
         directory of a `typescript` package.",
        directory.display(),
        root.display()
    ))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The compiler's own version.
fn version(compiler: &str) -> Option<&str> {
    Some(compiler.split_once("\nvar version = \"")?.1.split_once('"')?.0)
}

/// The values that the option `lib` takes, with their files, in the order in which TypeScript merges them.
/// TypeScript: libEntries
fn lib_names(compiler: &str) -> Option<Vec<(String, String)>> {
    let (table, _) = compiler.split_once("var libEntries = [")?.1.split_once("];")?;
    let mut names = Vec::new();
    for line in table.lines() {
        if let [_, name, _, file_name, _] = line.split('"').collect::<Vec<_>>()[..] {
            names.push((name.to_string(), file_name.to_string()));
        }
    }
    Some(names)
}

/// All library files in TypeScript's order: named ones first, then those that only collect others.
/// TypeScript: compareDefaultLibFiles
fn file_names(directory: &Path, names: &[(String, String)]) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    let mut files: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name == "lib.d.ts" || (name.starts_with("lib.") && name.ends_with(".d.ts")))
        .collect();
    files.sort_by_key(|file_name| {
        let own_name = file_name.trim_start_matches("lib.").trim_end_matches(".d.ts");
        let position = names.iter().position(|(name, _)| name == own_name);
        (position.unwrap_or(usize::MAX), file_name.clone())
    });
    Ok(files)
}

fn references(
    library: &Stripped,
    names: &[(String, String)],
    libraries: &[(String, Stripped)],
) -> Result<Vec<usize>, String> {
    let position = |reference: &String| {
        let (_, file_name) = names.iter().find(|(name, _)| name == reference)?;
        libraries.iter().position(|(candidate, _)| candidate == file_name)
    };
    let mut indexes = Vec::new();
    for reference in &library.references {
        indexes.push(position(reference).ok_or_else(|| format!("a library refers to an unknown one: {reference}"))?);
    }
    Ok(indexes)
}

/// A library file without comments, indentation and blank lines.
#[derive(Default)]
struct Stripped {
    text: String,
    /// The last doc comment before each token that has one: where the token starts in `text`, a space, the comment, `\0`.
    docs: String,
    /// Library names of `/// <reference lib="…" />`.
    references: Vec<String>,
    /// Where lines start, and in how many brackets.
    lines: Vec<(usize, usize)>,
}

impl Stripped {
    /// The names that the file declares globally: at top level, or in `declare global` where the file is a module.
    fn globals(&self) -> Vec<&str> {
        let lines = || self.lines.iter().map(|&(start, depth)| (&self.text[start..], depth));
        let is_module = self.is_module();
        let mut in_global = false;
        let mut names = Vec::new();
        for (line, depth) in lines() {
            if depth == 0 {
                in_global = line.starts_with("declare global");
            }
            if (depth == 1 && in_global) || (depth == 0 && !is_module) {
                names.extend(declared_name(line));
            }
        }
        names
    }

    fn is_module(&self) -> bool {
        self.lines.iter().any(|&(start, depth)| depth == 0 && self.text[start..].starts_with("export {"))
    }

    /// Starts a line, unless the current one is still empty.
    fn break_line(&mut self, depth: usize) {
        let kept = self.text.trim_end_matches([' ', '\t']).len();
        self.text.truncate(kept);
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.lines.push((self.text.len(), depth));
    }
}

/// The name in `declare var name`, `interface name`, …, when the line starts a declaration.
fn declared_name(line: &str) -> Option<&str> {
    let mut rest = line;
    let mut declares = false;
    loop {
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).unwrap_or(rest.len());
        let word = &rest[..end];
        match word {
            "" => return None,
            "declare" | "abstract" | "export" => {}
            "interface" | "type" | "class" | "namespace" | "function" | "var" | "let" | "const" | "enum" => {
                declares = true;
            }
            name => return declares.then_some(name),
        }
        rest = rest[end..].trim_start_matches(' ');
    }
}

/// What the scanner is in: plain code, with the count of its open brackets, or the text of a template.
enum Context {
    Code(usize),
    Template,
}

/// Takes comments out. Strings and templates are copied as they stand.
fn strip(source: &str) -> Stripped {
    let mut stripped = Stripped { lines: vec![(0, 0)], ..Stripped::default() };
    let mut contexts = vec![Context::Code(0)];
    let mut rest = source;
    let mut doc = None;
    while let Some(c) = rest.chars().next() {
        let is_token = !c.is_whitespace() && !rest.starts_with("//") && !rest.starts_with("/*");
        if let Some(comment) = doc.take_if(|_| is_token) {
            write!(stripped.docs, "{} {comment}\0", stripped.text.len()).expect("a string takes everything");
        }
        let mut length = c.len_utf8();
        let nested = contexts.len() > 1;
        match contexts.last_mut().expect("the outermost context stays") {
            Context::Template => {
                if c == '\\' {
                    length += rest[length..].chars().next().map_or(0, char::len_utf8);
                } else if rest.starts_with("${") {
                    length = 2;
                    contexts.push(Context::Code(0));
                } else if c == '`' {
                    contexts.pop();
                }
                stripped.text.push_str(&rest[..length]);
            }
            Context::Code(depth) => match c {
                '/' if rest.starts_with("//") => {
                    length = rest.find('\n').unwrap_or(rest.len());
                    stripped.references.extend(lib_reference(&rest[..length]));
                }
                '/' if rest.starts_with("/*") => {
                    length = rest.find("*/").map_or(rest.len(), |end| end + 2);
                    if rest.starts_with("/**") {
                        doc = Some(&rest[..length]);
                    }
                    push_space(&mut stripped.text);
                }
                '"' | '\'' => {
                    length = string_length(rest, c);
                    stripped.text.push_str(&rest[..length]);
                }
                '\n' => {
                    let depth = *depth + usize::from(nested);
                    stripped.break_line(depth);
                }
                ' ' | '\t' | '\r' => push_space(&mut stripped.text),
                _ => {
                    stripped.text.push(c);
                    match c {
                        '`' => contexts.push(Context::Template),
                        '{' | '(' | '[' => *depth += 1,
                        '}' if nested && *depth == 0 => drop(contexts.pop()),
                        '}' | ')' | ']' => *depth = depth.saturating_sub(1),
                        _ => {}
                    }
                }
            },
        }
        rest = &rest[length..];
    }
    stripped
}

/// One space between two words is as good as many, and none is needed where a line starts.
fn push_space(text: &mut String) {
    if !text.is_empty() && !text.ends_with([' ', '\n']) {
        text.push(' ');
    }
}

fn string_length(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (offset, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return offset + 1,
            _ => {}
        }
    }
    text.len()
}

fn lib_reference(comment: &str) -> Option<String> {
    let rest = comment.strip_prefix("///")?.trim_start().strip_prefix("<reference")?;
    let (_, value) = rest.split_once("lib=\"")?;
    Some(value.split_once('"')?.0.to_string())
}
