//! `canju verify PATH…`: proves every puzzle of the packs again. Like `library` it exits 1 where something in
//! a pack is not so.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mate::{Limits, Solver};
use puzzle::pack::{self, Pack};
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::{crew, output};

/// The exit code of a pack that claims what is not so.
pub(crate) const EXIT_REFUTED: u8 = 1;

/// Mebibytes of the search table; the size changes no answer.
pub(crate) const TABLE_MB: u32 = 64;

#[derive(Serialize)]
struct Report {
    ok: bool,
    puzzles: usize,
    packs: usize,
    failures: Vec<Value>,
}

pub(crate) fn run(args: &VerifyArgs) -> Result<ExitCode, Failure> {
    let files = pack_files(&args.paths)?;
    let mut solver = crew::solver(TABLE_MB);
    let mut report = Report { ok: true, puzzles: 0, packs: files.len(), failures: Vec::new() };
    for path in &files {
        let failures = match read(path)? {
            Ok(pack) => {
                report.puzzles += pack.puzzles.len();
                prove(&mut solver, path, &pack)
            }
            Err(failures) => failures,
        };
        if !args.json {
            failures.iter().try_for_each(|failure| output::line(&failure.text))?;
        }
        report.failures.extend(failures.into_iter().map(|failure| failure.value));
    }
    report.ok = report.failures.is_empty();
    // The nouns do not bend, so that scripts can rely on the line.
    let total = format!("{} puzzles in {} packs", report.puzzles, report.packs);
    if args.json {
        output::json(&report)?;
    } else if report.ok {
        output::line(&format!("{total}, all proved"))?;
    } else {
        output::line(&format!("{total}, {} failures", report.failures.len()))?;
    }
    Ok(if report.ok { ExitCode::SUCCESS } else { ExitCode::from(EXIT_REFUTED) })
}

/// One thing that is not so, for people and for programs.
pub(crate) struct Finding {
    pub(crate) text: String,
    pub(crate) value: Value,
}

/// A pack, or what is wrong with its form.
///
/// # Errors
/// The file cannot be read at all.
pub(crate) fn read(path: &Path) -> Result<Result<Pack, Vec<Finding>>, Failure> {
    let bytes = fs::read(path).map_err(|error| unreadable(path, &error))?;
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

fn prove(solver: &mut Solver, path: &Path, pack: &Pack) -> Vec<Finding> {
    let place = path.display();
    puzzle::verify_pack(solver, pack, Limits::default())
        .into_iter()
        .map(|failure| Finding {
            text: format!("{place}: {failure}"),
            value: json!({
                "pack": place.to_string(), "puzzle": failure.puzzle, "code": failure.kind.code(),
                "message": failure.to_string(),
            }),
        })
        .collect()
}

/// The files named, and the `*.json` files in the folders named, in order of their names. The JSON Schema beside the
/// packs (`*.schema.json`) and the table of pattern names (`patterns.json`) are no packs.
pub(crate) fn pack_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path).map_err(|error| unreadable(path, &error))?;
        let mut inside: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|file| {
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                let aside =
                    name.ends_with(".schema.json") || name == "schema.json" || name == "patterns.json";
                name.ends_with(".json") && !aside
            })
            .collect();
        inside.sort();
        files.append(&mut inside);
    }
    if files.is_empty() {
        return Err(Failure::new("no-packs", "no *.json file in the folders named"));
    }
    Ok(files)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    let place = path.display().to_string();
    Failure::new("file", format!("{place}: {error}")).with("path", place)
}
