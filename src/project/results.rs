//! What came of the tools of an app, in the order of their files.

use std::path::PathBuf;

use rustc_hash::FxHashMap;

use super::analysis::{Analysis, Outcome, ToolFile};
use crate::emit::{Known, Tools};

/// The tool files of an app's routes, with what is known of them.
#[derive(Default)]
pub struct Results {
    /// In order.
    files: Vec<ToolFile>,
    /// What came of each; nothing where that is not known.
    analyses: Vec<Option<Analysis>>,
    /// The places of the files by their paths.
    places: FxHashMap<PathBuf, usize>,
}

impl Results {
    /// Takes `files`, which are in order. What is known of others is forgotten.
    pub fn set_files(&mut self, files: Vec<ToolFile>) {
        let mut old = std::mem::take(&mut self.files).into_iter().zip(std::mem::take(&mut self.analyses)).peekable();
        self.analyses = files
            .iter()
            .map(|file| {
                while old.next_if(|(known, _)| known < file).is_some() {}
                old.next_if(|(known, _)| known == file)?.1
            })
            .collect();
        self.places = files.iter().enumerate().map(|(at, file)| (file.path.clone(), at)).collect();
        self.files = files;
    }

    /// The files.
    pub fn files(&self) -> &[ToolFile] {
        &self.files
    }

    /// What is known, in the order of the files.
    pub fn iter(&self) -> impl Iterator<Item = (&ToolFile, &Analysis)> {
        self.files.iter().zip(&self.analyses).filter_map(|(file, analysis)| Some((file, analysis.as_ref()?)))
    }

    /// What is known of `file`.
    pub fn get(&self, file: &ToolFile) -> Option<&Analysis> {
        self.analyses[self.place(file)?].as_ref()
    }

    /// Where `file` stands among the files.
    pub fn place(&self, file: &ToolFile) -> Option<usize> {
        self.places.get(&file.path).copied().filter(|&at| self.files[at] == *file)
    }

    /// The places of files of which nothing is known.
    pub fn missing(&self) -> Vec<usize> {
        self.analyses.iter().enumerate().filter_map(|(at, analysis)| analysis.is_none().then_some(at)).collect()
    }

    /// Takes what came of the file at a place.
    pub fn set(&mut self, place: usize, analysis: Analysis) {
        self.analyses[place] = Some(analysis);
    }

    /// Forgets what is known of the files for which `is_stale` holds.
    pub fn forget(&mut self, mut is_stale: impl FnMut(&ToolFile, &Analysis) -> bool) {
        for (file, known) in self.files.iter().zip(&mut self.analyses) {
            if known.as_ref().is_some_and(|analysis| is_stale(file, analysis)) {
                *known = None;
            }
        }
    }

    /// What the generated files say of the tools.
    pub fn tools(&self) -> Tools<'_> {
        Tools::new(&self.places, self.analyses.iter().map(|analysis| known(analysis.as_ref()?)).collect())
    }
}

fn known(analysis: &Analysis) -> Option<Known<'_>> {
    match &analysis.outcome {
        Outcome::Analysed(analysis) => Some(Known::Analysed(analysis)),
        Outcome::Deferred(..) => Some(Known::Deferred),
        Outcome::NoTool(_) => None,
    }
}
