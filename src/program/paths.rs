//! Paths as text: the one form under which a file is known.

use std::io;
use std::path::{Component, Path, PathBuf};

/// `path` without `.`, `..` and doubled separators, by name alone: symbolic links are not followed, as in TypeScript. On
/// Windows in the form that people write, with the system's separators and a large drive letter.
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
    if cfg!(windows) { plain(normal) } else { normal }
}

/// Where `path` leads behind all links.
///
/// # Errors
/// When there is nothing, or it cannot be looked at.
pub fn canonical(path: &Path) -> io::Result<PathBuf> {
    let path = path.canonicalize()?;
    Ok(if cfg!(windows) { plain(path) } else { path })
}

/// A path of Windows in the form that people write: Node and libraries give others, which compare as different.
fn plain(path: PathBuf) -> PathBuf {
    path.to_str().and_then(plain_text).map_or(path, PathBuf::from)
}

/// `C:\app` for `c:\app` and for the long forms `\\?\C:\app` and `\\.\C:\app`, `\\server\share` for `\\?\UNC\server\share`;
/// nothing where that is what `text` says.
fn plain_text(text: &str) -> Option<String> {
    let long = text.strip_prefix(r"\\?\").or_else(|| text.strip_prefix(r"\\.\"));
    if let Some(share) = long.and_then(|rest| rest.strip_prefix(r"UNC\")) {
        return Some(format!(r"\\{share}"));
    }
    let path = long.unwrap_or(text);
    let has_drive =
        path.as_bytes().first().is_some_and(u8::is_ascii_alphabetic) && path.as_bytes().get(1) == Some(&b':');
    let is_plain = long.is_none() && path.as_bytes().first().is_some_and(u8::is_ascii_uppercase);
    (has_drive && !is_plain).then(|| path[..1].to_ascii_uppercase() + &path[1..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_windows_has_one_form() {
        for (text, expected) in [
            (r"C:\app\src", r"C:\app\src"),
            (r"c:\app\src", r"C:\app\src"),
            (r"\\?\c:\app", r"C:\app"),
            (r"\\.\C:\app", r"C:\app"),
            (r"\\?\UNC\server\share\app", r"\\server\share\app"),
            (r"\\server\share\app", r"\\server\share\app"),
            (r"\\?\Volume{b75e2c83}\app", r"\\?\Volume{b75e2c83}\app"),
            (r"src\a.ts", r"src\a.ts"),
            ("é:a", "é:a"),
            ("", ""),
        ] {
            assert_eq!(plain_text(text).as_deref().unwrap_or(text), expected);
        }
    }

    #[test]
    fn dots_go_and_the_root_has_no_parent() {
        assert_eq!(normalize(Path::new("/a/./b/../c//d.ts")), Path::new("/a/c/d.ts"));
        assert_eq!(normalize(Path::new("/../../a")), Path::new("/a"));
        assert_eq!(normalize(Path::new("../a/..")), Path::new(".."));
    }
}
