//! `canju verify PATH…`: proves every puzzle of the packs again. Like `library` it exits 1 where something in
//! a pack is not so.

use std::path::Path;
use std::process::ExitCode;

use mate::{Limits, Solver};
use puzzle::Pack;
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::packs::{Finding, pack_files, read};
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
