//! `canju verify PATH…`: proves every puzzle of the packs again. Like `library` it exits 1 where something in
//! a pack is not so.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;

use crate::args::VerifyArgs;
use crate::audit::Library;
use crate::failure::Failure;
use crate::output;

/// The exit code of a pack that claims what is not so.
pub(crate) const EXIT_REFUTED: u8 = 1;

#[derive(Serialize)]
struct Report {
    ok: bool,
    puzzles: usize,
    packs: usize,
    failures: Vec<Value>,
}

pub(crate) fn run(args: &VerifyArgs) -> Result<ExitCode, Failure> {
    let mut library = Library::read(&args.paths)?;
    let mut findings = std::mem::take(&mut library.faults);
    findings.extend(library.findings(args.threads)?);
    let report = Report {
        ok: findings.is_empty(),
        puzzles: library.puzzles(),
        packs: library.files,
        failures: findings.iter().map(|finding| finding.value.clone()).collect(),
    };
    // The nouns do not bend, so that scripts can rely on the line.
    let total = format!("{} puzzles in {} packs", report.puzzles, report.packs);
    if args.json {
        output::json(&report)?;
    } else {
        findings.iter().try_for_each(|finding| output::line(&finding.text))?;
        let end = if report.ok { "all proved".to_owned() } else { format!("{} failures", findings.len()) };
        output::line(&format!("{total}, {end}"))?;
    }
    Ok(if report.ok { ExitCode::SUCCESS } else { ExitCode::from(EXIT_REFUTED) })
}
