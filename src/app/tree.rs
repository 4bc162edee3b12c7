//! The directories that a part of an app may come to lie in, whatever lies in them now.

use std::fs;
use std::path::{Path, PathBuf};

/// `directory`, be it there or not, and the directories below it that could belong to an app, by path. Links are followed,
/// but not back into a directory that they lie in.
pub fn tree(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let real = fs::canonicalize(directory).unwrap_or_else(|_| directory.to_path_buf());
    enter(directory, &mut vec![real], &mut found);
    found
}

/// `chain`: the real paths of the directories between the first one and this one.
fn enter(directory: &Path, chain: &mut Vec<PathBuf>, found: &mut Vec<PathBuf>) {
    found.push(directory.to_path_buf());
    let mut entries: Vec<_> = fs::read_dir(directory).into_iter().flatten().flatten().collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name();
        let Ok(kind) = entry.file_type() else { continue };
        if name == "node_modules" || name.as_encoded_bytes().starts_with(b".") {
            continue;
        }
        let path = entry.path();
        let real = if kind.is_dir() {
            chain.last().map(|above| above.join(&name))
        } else if kind.is_symlink() && path.is_dir() {
            path.canonicalize().ok().filter(|real| !chain.iter().any(|above| above.starts_with(real)))
        } else {
            None
        };
        if let Some(real) = real {
            chain.push(real);
            enter(&path, chain, found);
            chain.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::temporary::Temporary;

    fn names(files: &Temporary, path: &str) -> Vec<String> {
        let root = files.path();
        let name =
            |path: PathBuf| path.strip_prefix(&root).expect("it lies there").to_string_lossy().replace('\\', "/");
        tree(&files.join(path)).into_iter().map(name).collect()
    }

    #[test]
    fn packages_and_hidden_directories_belong_to_no_app() {
        let files =
            Temporary::new(&[("app/a/tools/b.ts", ""), ("app/node_modules/c/d.ts", ""), ("app/.git/e", ""), ("f", "")]);
        assert_eq!(names(&files, "app"), ["app", "app/a", "app/a/tools"]);
        assert_eq!(names(&files, "late"), ["late"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_unless_they_lead_back() {
        use std::os::unix::fs::symlink;
        let files = Temporary::new(&[("app/a/b.ts", ""), ("shared/c/d.ts", "")]);
        symlink(files.join("shared"), files.join("app/shared")).expect("a link");
        symlink(files.join("app"), files.join("app/a/loop")).expect("a link");
        assert_eq!(names(&files, "app"), ["app", "app/a", "app/shared", "app/shared/c"]);
    }
}
