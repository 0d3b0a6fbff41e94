//! Everything that is to be so in a library of packs, looked at on all threads: what `verify` and `library` tell of.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use mate::{Limits, Solver};
use puzzle::bundle::Listed;
use puzzle::verify::{Failure as Untrue, FailureKind};
use puzzle::{verify, verify_library};
use serde_json::json;

use crate::crew::Crew;
use crate::failure::Failure;
use crate::output;
use crate::packs::{self, Finding, pack_files};

/// Mebibytes of the search table; the size changes no answer.
pub(crate) const TABLE_MB: u32 = 64;

/// A pack and its file.
pub(crate) struct Placed {
    pub(crate) path: PathBuf,
    pub(crate) listed: Listed,
}

/// The packs of the files and folders named, in the order of their names.
pub(crate) struct Library {
    pub(crate) packs: Vec<Placed>,
    /// How many files there are, read or not.
    pub(crate) files: usize,
    /// What is wrong with those that are no packs.
    pub(crate) faults: Vec<Finding>,
}

impl Library {
    /// # Errors
    /// A file or folder that cannot be read, or no pack at all.
    pub(crate) fn read(paths: &[PathBuf]) -> Result<Library, Failure> {
        let files = pack_files(paths)?;
        let mut library = Library { packs: Vec::new(), files: files.len(), faults: Vec::new() };
        for path in files {
            match packs::read(&path)? {
                Ok(pack) => {
                    let listed = Listed { kind: packs::kind(&path, &pack), pack };
                    library.packs.push(Placed { path, listed });
                }
                Err(faults) => library.faults.extend(faults),
            }
        }
        Ok(library)
    }

    /// How many puzzles there are.
    pub(crate) fn puzzles(&self) -> usize {
        self.packs.iter().map(|placed| placed.listed.pack.puzzles.len()).sum()
    }

    /// Everything that is not so: first what the proofs of the puzzles say, in their order, then what the packs claim together.
    ///
    /// # Errors
    /// `threads` where the system does not give them.
    pub(crate) fn findings(&self, threads: Option<u16>) -> Result<Vec<Finding>, Failure> {
        let mut findings = self.proofs(threads)?;
        findings.extend(self.names());
        let packs = self.packs.iter().map(|placed| (placed.listed.kind, &placed.listed.pack));
        let untrue = verify_library(packs);
        findings.extend(untrue.iter().map(|(place, untrue)| self.finding(&self.packs[*place], untrue)));
        Ok(findings)
    }

    /// Proves every puzzle, each with a cleared solver, on all threads.
    fn proofs(&self, threads: Option<u16>) -> Result<Vec<Finding>, Failure> {
        let all: Vec<_> = self
            .packs
            .iter()
            .flat_map(|placed| placed.listed.pack.puzzles.iter().map(move |puzzle| (placed, puzzle)))
            .collect();
        let bar: ProgressBar = output::progress_bar(all.len());
        let mut findings = Vec::new();
        Crew::new(threads, TABLE_MB)?.each(
            &all,
            |solver: &mut Solver, (placed, puzzle)| {
                solver.clear();
                let untrue = verify(solver, puzzle, Limits::default());
                bar.inc(1);
                untrue.iter().map(|untrue| self.finding(placed, untrue)).collect::<Vec<Finding>>()
            },
            |found| {
                findings.extend(found);
                Ok(())
            },
        )?;
        bar.finish_and_clear();
        Ok(findings)
    }

    /// Files whose name is not the id of their pack, and packs whose id another has.
    fn names(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        let mut seen: HashMap<&str, &Path> = HashMap::new();
        for Placed { path, listed } in &self.packs {
            let id = listed.pack.id.as_str();
            let mut found = |code: &str, message: String| {
                let pack = path.display().to_string();
                let text = format!("{pack}: {message}");
                let value = json!({ "pack": pack, "puzzle": null, "code": code, "message": message });
                findings.push(Finding { text, value });
            };
            if path.file_stem().is_none_or(|stem| stem != id) {
                found("file-name", format!("file-name ({id}.json)"));
            }
            if let Some(other) = seen.insert(id, path) {
                found("repeated-pack", format!("repeated-pack ({id} is {})", other.display()));
            }
        }
        findings
    }

    fn finding(&self, placed: &Placed, untrue: &Untrue) -> Finding {
        let pack = placed.path.display().to_string();
        let mut value = json!({
            "pack": pack, "puzzle": untrue.puzzle, "code": untrue.kind.code(), "message": untrue.to_string(),
        });
        if let FailureKind::Duplicate { of } = &untrue.kind {
            let has = |placed: &&Placed| placed.listed.pack.puzzles.iter().any(|puzzle| puzzle.id == *of);
            let other = self.packs.iter().find(has).map(|placed| placed.path.display().to_string());
            value["of"] = json!(of);
            value["of_pack"] = json!(other);
        }
        Finding { text: format!("{pack}: {untrue}"), value }
    }
}
