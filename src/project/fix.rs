//! `check --fix`: the one thing that writes outside of `.dawn/`, and only when it is asked to.
//!
//! A file is changed as it was read: byte order mark, line ends and everything between two insertions stay.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use super::analysis::{Analysis, Outcome};
use crate::base::{Diagnostic, FileId, Rule};
use crate::emit;
use crate::program::Program;
use crate::tool::FindingKind;

/// What is written in front of a property.
const READONLY: &str = "readonly ";

/// Writes what `input-readonly` misses into the app's files; gives those that were changed, by path.
pub fn add_readonly(program: &Program, analyses: &[&Analysis], diagnostics: &mut Vec<Diagnostic>) -> Vec<PathBuf> {
    let mut places: BTreeMap<FileId, Vec<usize>> = BTreeMap::new();
    for analysis in analyses {
        let Outcome::Analysed(analysis) = &analysis.outcome else { continue };
        for finding in analysis.facts.iter().flat_map(|facts| &facts.findings) {
            if let FindingKind::Writable { insert: Some(offset) } = finding.kind {
                places.entry(finding.file).or_default().push(offset as usize);
            }
        }
    }
    let mut fixed = Vec::new();
    for (file, mut offsets) in places {
        offsets.sort_unstable();
        offsets.dedup();
        match write(program, file, &offsets) {
            Ok(path) => fixed.push(path),
            Err(diagnostic) => diagnostics.push(*diagnostic),
        }
    }
    fixed.sort();
    fixed
}

fn write(program: &Program, file: FileId, offsets: &[usize]) -> Result<PathBuf, Box<Diagnostic>> {
    let module = program.module(file);
    let path = module.path().to_path_buf();
    let failed = |reason: String| {
        let message = format!("`readonly` cannot be written into it: {reason}");
        Box::new(Diagnostic::new(Rule::Unwritable, &path, message))
    };
    let old = fs::read_to_string(&path).map_err(|error| failed(error.to_string()))?;
    let (mark, text) = match old.strip_prefix('\u{feff}') {
        Some(text) => ("\u{feff}", text),
        None => ("", old.as_str()),
    };
    if text != module.text() {
        return Err(failed("it has changed since it was read; run it again".to_owned()));
    }
    let mut new = String::with_capacity(old.len() + offsets.len() * READONLY.len());
    new.push_str(mark);
    let mut done = 0;
    for &offset in offsets {
        new.push_str(&text[done..offset]);
        new.push_str(READONLY);
        done = offset;
    }
    new.push_str(&text[done..]);
    emit::replace(&path, &new).map_err(|error| failed(error.to_string()))?;
    Ok(path)
}
