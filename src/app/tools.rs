//! The authored tools of a route: its own over the shared ones.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::listing::Listing;

/// Where a tool comes from. Of two with one name, the one that stands first here hides the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The route's own `tools/`.
    Route,
    /// The app's `src/tools/`.
    Shared,
    /// A capability.
    Capability,
}

/// An authored tool of a route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tool {
    /// The file's name without `.ts`.
    pub name: String,
    /// Where it comes from; never a capability.
    pub origin: Origin,
    /// The file.
    pub file: PathBuf,
    /// The shared tool that a tool of the route's own hides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shadows: Option<PathBuf>,
}

/// The directory of the tools that all routes of the app at `root` share.
pub fn shared_tools(root: &Path) -> PathBuf {
    root.join("src").join("tools")
}

/// The name of the tool that a file is, if it is one: `.ts`, but no declarations, tests, specs or hidden files.
///
/// Names are compared as they are written, on every operating system: `A.TS` is no tool.
pub fn tool_name(file: &str) -> Option<&str> {
    let name = file.strip_suffix(".ts")?;
    let is_hidden = name.is_empty() || name.starts_with('.');
    // `.d.css.ts` declares what a style sheet exports.
    let is_declaration = name.contains(".d.") || name.strip_suffix(".d").is_some();
    let is_test = [".test", ".spec"].iter().any(|ending| name.strip_suffix(ending).is_some());
    (!is_hidden && !is_declaration && !is_test).then_some(name)
}

/// The tools in a directory of tools, by name.
pub fn in_directory(directory: &Listing) -> Vec<(String, PathBuf)> {
    let tool = |file: &str| Some((tool_name(file)?.to_owned(), directory.path.join(file)));
    let mut tools: Vec<_> = directory.files().filter_map(tool).collect();
    // Files are in order with their extension, names without it: `a-b.ts` comes before `a.ts`, `a` before `a-b`.
    tools.sort();
    tools
}

/// The route's own tools over the shared ones, by name. Both lists are in order.
pub fn merge(own: Vec<(String, PathBuf)>, shared: &[(String, PathBuf)]) -> Vec<Tool> {
    let shared_file = |name: &str| shared.binary_search_by(|(other, _)| other.as_str().cmp(name)).ok();
    let mut tools: Vec<_> = shared
        .iter()
        .filter(|(name, _)| own.binary_search_by(|(other, _)| other.cmp(name)).is_err())
        .map(|(name, file)| Tool { name: name.clone(), origin: Origin::Shared, file: file.clone(), shadows: None })
        .collect();
    tools.extend(own.into_iter().map(|(name, file)| {
        let shadows = shared_file(&name).map(|at| shared[at].1.clone());
        Tool { name, origin: Origin::Route, file, shadows }
    }));
    tools.sort_by(|a, b| a.name.cmp(&b.name));
    tools
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_typescript_files_are_tools() {
        let names = ["get-order.ts", "10.ts", "é.ts", "a.b.ts", "__proto__.ts", "testing.ts"];
        assert_eq!(names.map(tool_name), ["get-order", "10", "é", "a.b", "__proto__", "testing"].map(Some));
        for other in ["a.d.ts", "a.d.css.ts", "a.test.ts", "a.spec.ts", ".hidden.ts", ".ts", "a.tsx", "a.mts", "a.js"] {
            assert_eq!(tool_name(other), None, "{other}");
        }
    }

    #[test]
    fn an_own_tool_hides_the_shared_one() {
        let file = |name: &str| (name.to_owned(), PathBuf::from(format!("/shared/{name}.ts")));
        let own = vec![("b".to_owned(), PathBuf::from("/own/b.ts"))];
        let tools = merge(own, &[file("a"), file("b"), file("c")]);
        let names: Vec<_> = tools.iter().map(|tool| (tool.name.as_str(), tool.origin)).collect();
        assert_eq!(names, [("a", Origin::Shared), ("b", Origin::Route), ("c", Origin::Shared)]);
        assert_eq!(tools[1].shadows, Some(PathBuf::from("/shared/b.ts")));
    }
}
