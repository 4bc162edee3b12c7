//! Directory names as parts of a route's path: static, dynamic, catch-all, optional catch-all, groups, private ones.

use serde::Serialize;

/// What a part of a path matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SegmentKind {
    /// Itself.
    Static,
    /// `[name]`: any one part.
    Dynamic,
    /// `[...name]`: one or more parts.
    CatchAll,
    /// `[[...name]]`: any number of parts.
    OptionalCatchAll,
}

/// One part of a route's path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Segment {
    /// What it matches.
    pub kind: SegmentKind,
    /// The parameter's name; of a static segment its text.
    pub name: String,
    /// The directory's name.
    pub raw: String,
}

/// What a directory's name means for the routes at and below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// It is a part of the path.
    Segment(Segment),
    /// `(group)`: it is no part of the path.
    Group,
    /// `_private`, `.dot`, `node_modules`: there are no routes in it.
    Hidden,
    /// `[]`, `[...]` or `[[...]]`: a parameter without a name.
    Nameless,
}

impl Part {
    /// Reads a directory's name.
    pub fn of(raw: &str) -> Self {
        if raw.starts_with(['_', '.']) || raw == "node_modules" {
            return Self::Hidden;
        }
        if raw.len() >= 2 && raw.starts_with('(') && raw.ends_with(')') {
            return Self::Group;
        }
        let (kind, name) = if let Some(name) = between(raw, "[[...", "]]") {
            (SegmentKind::OptionalCatchAll, name)
        } else if let Some(name) = between(raw, "[...", "]") {
            (SegmentKind::CatchAll, name)
        } else if let Some(name) = between(raw, "[", "]") {
            (SegmentKind::Dynamic, name)
        } else {
            (SegmentKind::Static, raw)
        };
        if name.is_empty() {
            return Self::Nameless;
        }
        Self::Segment(Segment { kind, name: name.to_owned(), raw: raw.to_owned() })
    }
}

/// Names below a route that hold what belongs to the route, never routes.
pub fn is_reserved(raw: &str) -> bool {
    matches!(raw, "tools" | "skills" | "reducers" | "evals")
}

/// The path of a route, `/` for the one without segments.
pub fn path(segments: &[Segment]) -> String {
    let mut path = String::new();
    for segment in segments {
        path.push('/');
        path.push_str(&segment.raw);
    }
    if path.is_empty() { "/".to_owned() } else { path }
}

/// The name of a route's directory below `.dawn/routes`.
pub fn slug(path: &str) -> String {
    let bare = path.strip_prefix('/').unwrap_or(path);
    if bare.is_empty() {
        return "index".to_owned();
    }
    bare.chars().filter(|c| !matches!(c, '[' | ']')).map(|c| if c == '/' { '-' } else { c }).collect()
}

fn between<'t>(text: &'t str, open: &str, close: &str) -> Option<&'t str> {
    text.strip_prefix(open)?.strip_suffix(close)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(raw: &str) -> (SegmentKind, String) {
        match Part::of(raw) {
            Part::Segment(segment) => (segment.kind, segment.name),
            other => panic!("{raw}: {other:?}"),
        }
    }

    #[test]
    fn names_are_read_by_their_brackets() {
        assert_eq!(segment("user"), (SegmentKind::Static, "user".into()));
        assert_eq!(segment("[user-id]"), (SegmentKind::Dynamic, "user-id".into()));
        assert_eq!(segment("[...path]"), (SegmentKind::CatchAll, "path".into()));
        assert_eq!(segment("[[...path]]"), (SegmentKind::OptionalCatchAll, "path".into()));
        assert_eq!(segment("a[b]"), (SegmentKind::Static, "a[b]".into()));
        assert_eq!(segment("it's"), (SegmentKind::Static, "it's".into()));
        assert_eq!(Part::of("(group)"), Part::Group);
        assert_eq!(
            Part::of("("),
            Part::Segment(Segment { kind: SegmentKind::Static, name: "(".into(), raw: "(".into() })
        );
        for hidden in ["_lib", ".git", "node_modules"] {
            assert_eq!(Part::of(hidden), Part::Hidden, "{hidden}");
        }
        for nameless in ["[]", "[...]", "[[...]]"] {
            assert_eq!(Part::of(nameless), Part::Nameless, "{nameless}");
        }
    }

    #[test]
    fn slugs_follow_the_path() {
        assert_eq!(slug("/"), "index");
        assert_eq!(slug("/hello/[tenant]"), "hello-tenant");
        assert_eq!(slug("/docs/[[...path]]"), "docs-...path");
    }
}
