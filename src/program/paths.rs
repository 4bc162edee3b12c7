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

/// `C:\app` for `\\?\C:\app`: Windows gives canonical paths in the long form, which neither Node nor people understand.
pub fn without_verbatim_prefix(path: PathBuf) -> PathBuf {
    match path.to_str().and_then(|text| text.strip_prefix(r"\\?\")) {
        Some(plain) if cfg!(windows) && plain.as_bytes().get(1) == Some(&b':') => PathBuf::from(plain),
        _ => path,
    }
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
