//! Pack files: which there are, and what is read of them.

use std::fs;
use std::path::{Path, PathBuf};

use puzzle::bundle::{self, Listed};
use puzzle::pack::{self, Kind, Pack};
use serde_json::{Value, json};

use crate::failure::Failure;

/// JSON files beside the packs that are none, the table of names among them; nor are schemas (`*.schema.json`).
const ASIDE: [&str; 2] = ["schema.json", "patterns.json"];

/// Folders in folders are followed so far.
const DEEPEST: usize = 8;

/// One thing that is not so, for people and for programs.
pub(crate) struct Finding {
    pub(crate) text: String,
    pub(crate) value: Value,
}

/// The files named, and the packs in the folders named and in their folders, in order of their names.
///
/// # Errors
/// `file` where a folder cannot be read, `no-packs` where there is none.
pub(crate) fn pack_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            inside(path, DEEPEST, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    if files.is_empty() {
        return Err(Failure::new("no-packs", "no *.json file in the folders named"));
    }
    Ok(files)
}

fn inside(folder: &Path, deepest: usize, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::file(folder, &error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if deepest > 0 {
                inside(&path, deepest - 1, files)?;
            }
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let aside = name.ends_with(".schema.json") || ASIDE.contains(&name.as_ref());
        if name.ends_with(".json") && !aside {
            files.push(path);
        }
    }
    Ok(())
}

/// A pack, or what is wrong with its form.
///
/// # Errors
/// The file cannot be read at all.
pub(crate) fn read(path: &Path) -> Result<Result<Pack, Vec<Finding>>, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::file(path, &error))?;
    let place = path.display();
    let Ok(text) = String::from_utf8(bytes) else {
        let text = format!("{place}: not UTF-8");
        let value =
            json!({ "pack": place.to_string(), "puzzle": null, "code": "not-utf8", "message": &text });
        return Ok(Err(vec![Finding { text, value }]));
    };
    Ok(pack::read(&text).map_err(|faults| {
        let finding = |fault: &pack::Fault| Finding {
            text: format!("{place}:{fault}"),
            value: json!({
                "pack": place.to_string(), "puzzle": fault.puzzle, "code": fault.kind.code(), "line": fault.line,
                "column": fault.column, "field": fault.field, "message": fault.to_string(),
            }),
        };
        faults.iter().map(finding).collect()
    }))
}

/// A pack with its kind, or a failure where the file is none.
///
/// # Errors
/// `file`, or `not-a-pack` with the `path`.
pub(crate) fn listed(path: &Path) -> Result<Listed, Failure> {
    let place = path.display().to_string();
    let pack = read(path)?.map_err(|_| {
        Failure::new("not-a-pack", format!("{place} is not a pack: see `canju verify`")).with("path", place)
    })?;
    Ok(Listed { kind: kind(path, &pack), pack })
}

/// The packs of files and folders in the order of a library.
///
/// # Errors
/// As [`pack_files`] and [`listed`].
pub(crate) fn library(paths: &[PathBuf]) -> Result<Vec<Listed>, Failure> {
    let mut library: Vec<Listed> =
        pack_files(paths)?.iter().map(|path| listed(path)).collect::<Result<_, _>>()?;
    bundle::sort(&mut library);
    Ok(library)
}

/// What kind of pack a file is, by its folder and its id.
pub(crate) fn kind(path: &Path, pack: &Pack) -> Kind {
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
    Kind::of(&folder.to_string_lossy(), &pack.id)
}
