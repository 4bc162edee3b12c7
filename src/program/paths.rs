//! Paths as text: the one form under which a file is known.

use std::path::{Component, Path, PathBuf};

/// `path` without `.`, `..` and doubled separators, by name alone: symbolic links are not followed, as in TypeScript.
pub fn normalize(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                if matches!(normal.components().next_back(), Some(Component::Normal(_))) {
                    normal.pop();
                } else if !normal.has_root() {
                    normal.push("..");
                }
            }
            other => normal.push(other),
        }
    }
    normal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_go_and_the_root_has_no_parent() {
        assert_eq!(normalize(Path::new("/a/./b/../c//d.ts")), Path::new("/a/c/d.ts"));
        assert_eq!(normalize(Path::new("/../../a")), Path::new("/a"));
        assert_eq!(normalize(Path::new("../a/..")), Path::new(".."));
    }
}
