//! What went wrong on the way to a program: in configuration files, directories and type packages.

use std::path::{Path, PathBuf};

use crate::base::Span;

/// One thing that could not be read as it is meant. The program goes on without it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file or directory.
    pub file: PathBuf,
    /// Where in the file's text, when that is known.
    pub span: Option<Span>,
    /// What is wrong, in a sentence without full stop.
    pub message: String,
}

impl Problem {
    /// A problem with a whole file or directory.
    pub fn new(file: &Path, message: impl Into<String>) -> Self {
        Self { file: file.to_path_buf(), span: None, message: message.into() }
    }

    /// Points at a place in the file.
    #[must_use]
    pub fn at(self, span: Span) -> Self {
        Self { span: Some(span), ..self }
    }
}
