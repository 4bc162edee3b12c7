//! What stands outside of a type about a place in it: texts of `@param` and defaults of a destructured parameter.

use super::ParameterDocs;

/// A path into an input, with all that is said of paths.
pub(super) struct Docs<'d> {
    all: &'d ParameterDocs,
    path: String,
}

impl ParameterDocs {
    /// The path of the input itself.
    pub(super) fn at_root(&self) -> Docs<'_> {
        Docs { all: self, path: String::new() }
    }
}

impl<'d> Docs<'d> {
    /// The path of a property of what lies at this one.
    pub fn below(&self, name: &str) -> Docs<'d> {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Docs { all: self.all, path }
    }

    /// The text of `@param` about this path.
    pub fn text(&self) -> Option<&'d str> {
        self.all.texts.get(&self.path).map(String::as_str)
    }

    /// The default that the parameter gives to this path.
    pub fn default(&self) -> Option<&'d serde_json::Value> {
        self.all.defaults.get(&self.path)
    }

    /// Whether anything is said of paths that go on from this one.
    pub fn has_deeper(&self) -> bool {
        let is_deeper = |path: &String| path.strip_prefix(&self.path).is_some_and(|rest| rest.starts_with('.'));
        self.all.texts.keys().chain(self.all.defaults.keys()).any(is_deeper)
    }
}
