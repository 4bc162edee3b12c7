//! The directories of an app that have an `index.ts`, with the paths that they would have as routes.
//!
//! Links to directories are followed, but never back into a directory that is being walked: a loop ends where it
//! would begin again, with a diagnostic.

use std::path::{Path, PathBuf};

use super::capability::Capability;
use super::listing::{Entry, Listing, unreadable};
use super::segment::{Part, Segment, SegmentKind, is_reserved};
use crate::base::{Diagnostic, Rule, Severity};

/// The file that makes a directory a route.
pub const ENTRY_FILE: &str = "index.ts";
/// The directory below a route that holds its subagents.
const SUBAGENTS: &str = Capability::Subagents.marker_name();

/// A directory that may be a route: whether it is, its `index.ts` says.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What it holds.
    pub listing: Listing,
    /// The parts of its path.
    pub segments: Vec<Segment>,
}

impl Candidate {
    /// The `index.ts`.
    pub fn entry_file(&self) -> PathBuf {
        self.listing.path.join(ENTRY_FILE)
    }
}

/// The directory of the route that the route in `directory` is a subagent of, if that is a route.
pub fn parent_directory(directory: &Path) -> Option<&Path> {
    let above = directory.parent()?;
    if above.file_name()? == SUBAGENTS { above.parent() } else { None }
}

/// Finds the candidates at and below `app_dir`, in the order of a walk by code point.
pub fn candidates(app_dir: &Path, diagnostics: &mut Vec<Diagnostic>) -> Vec<Candidate> {
    let real = match app_dir.canonicalize() {
        Ok(real) => real,
        Err(error) => {
            diagnostics.push(unreadable(app_dir, &error));
            return Vec::new();
        }
    };
    let mut walk = Walk { found: Vec::new(), chain: vec![real], diagnostics };
    walk.directory(app_dir, &[], false);
    walk.found
}

struct Walk<'d> {
    found: Vec<Candidate>,
    /// The real paths of the directories between `app_dir` and here.
    chain: Vec<PathBuf>,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl Walk<'_> {
    /// Walks `path`. `below_route` says whether a directory above is a candidate, so that `tools`, `skills` and their
    /// like belong to it.
    fn directory(&mut self, path: &Path, segments: &[Segment], below_route: bool) {
        let Some(listing) = Listing::read(path, self.diagnostics) else { return };
        let is_candidate = listing.has_file(ENTRY_FILE);
        let children: Vec<_> = listing.directories().cloned().collect();
        if is_candidate {
            self.found.push(Candidate { listing, segments: segments.to_vec() });
        }
        let below_route = below_route || is_candidate;
        for entry in children {
            if !(below_route && is_reserved(&entry.name)) {
                self.child(path, segments, &entry, below_route);
            }
        }
    }

    fn child(&mut self, path: &Path, above: &[Segment], entry: &Entry, below_route: bool) {
        let child = path.join(&entry.name);
        let mut segments = above.to_vec();
        match Part::of(&entry.name) {
            Part::Hidden => return,
            Part::Group => {}
            Part::Segment(segment) => {
                self.check_parameter(&child, above, &segment);
                segments.push(segment);
            }
            Part::Nameless => {
                let message = format!("the route parameter `{}` has no name", entry.name);
                let help = "write a name between the brackets, as in `[id]` or `[...path]`";
                self.diagnostics.push(Diagnostic::new(Rule::RouteEntry, child, message).with_help(help));
                return;
            }
        }
        let Some(real) = self.enter(&child, entry.is_link) else { return };
        self.chain.push(real);
        self.directory(&child, &segments, below_route);
        self.chain.pop();
    }

    /// One path cannot give two values to one parameter.
    fn check_parameter(&mut self, directory: &Path, above: &[Segment], segment: &Segment) {
        let is_same = |other: &Segment| other.kind != SegmentKind::Static && other.name == segment.name;
        if segment.kind != SegmentKind::Static && above.iter().any(is_same) {
            let message = format!("the route has two parameters with the name `{}`", segment.name);
            self.diagnostics
                .push(Diagnostic::new(Rule::RouteEntry, directory, message).with_help("rename one of the directories"));
        }
    }

    /// The real path of a directory, unless it is one that the walk is in.
    fn enter(&mut self, path: &Path, is_link: bool) -> Option<PathBuf> {
        if !is_link {
            let above = self.chain.last()?;
            return Some(path.file_name().map_or_else(|| above.clone(), |name| above.join(name)));
        }
        match path.canonicalize() {
            Ok(real) if self.chain.iter().any(|above| above.starts_with(&real)) => {
                let message = format!("{} links to {}, which it is a part of", path.display(), real.display());
                self.diagnostics.push(
                    Diagnostic::new(Rule::Unreadable, path, message)
                        .with_help("the loop is not followed; remove the link")
                        .with_severity(Severity::Warning),
                );
                None
            }
            Ok(real) => Some(real),
            Err(error) => {
                self.diagnostics.push(unreadable(path, &error));
                None
            }
        }
    }
}
