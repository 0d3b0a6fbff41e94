//! `canju library PATH…`: what the packs hold, by pattern, length and level; what stands in them twice; what is not proved.

use std::collections::{BTreeMap, HashMap};
use std::process::ExitCode;

use mate::{Goal, Limits, Solver};
use puzzle::pattern::{self, Kind};
use puzzle::verify::FailureKind;
use puzzle::{Puzzle, compose, verify};
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::LibraryArgs;
use crate::crew::Crew;
use crate::failure::Failure;
use crate::output;
use crate::packs::{pack_files, read};
use crate::verify::{EXIT_REFUTED, TABLE_MB};

/// The hardest level.
const LEVELS: usize = 9;

/// A puzzle and where it stands.
struct Placed {
    pack: String,
    puzzle: Puzzle,
}

/// The puzzles of one pattern and length.
#[derive(Debug, Serialize)]
struct Row {
    /// Simplified name; null for puzzles whose line bears no pattern's name.
    pattern: Option<String>,
    mate_in: u16,
    puzzles: usize,
    /// How many of level 1, 2, … 9.
    levels: [usize; LEVELS],
}

#[derive(Debug, Serialize)]
struct Report {
    ok: bool,
    puzzles: usize,
    packs: usize,
    table: Vec<Row>,
    /// Each with the earlier one that it repeats.
    duplicates: Vec<Value>,
    unproved: Vec<Value>,
    /// Packs that could not be read.
    faults: Vec<Value>,
}

pub(crate) fn run(args: &LibraryArgs) -> Result<ExitCode, Failure> {
    let files = pack_files(&args.paths)?;
    let mut faults = Vec::new();
    let mut all = Vec::new();
    for path in &files {
        let place = path.display().to_string();
        match read(path)? {
            Ok(pack) => {
                all.extend(pack.puzzles.into_iter().map(|puzzle| Placed { pack: place.clone(), puzzle }));
            }
            Err(findings) => faults.extend(findings.into_iter().map(|finding| finding.value)),
        }
    }
    let unproved = unproved(args, &all)?;
    let duplicates = duplicates(&all);
    let report = Report {
        ok: faults.is_empty() && unproved.is_empty() && duplicates.is_empty(),
        puzzles: all.len(),
        packs: files.len(),
        table: table(&all),
        duplicates,
        unproved,
        faults,
    };
    if args.json {
        output::json(&report)?;
    } else {
        in_words(&report).iter().try_for_each(|line| output::line(line))?;
    }
    Ok(if report.ok { ExitCode::SUCCESS } else { ExitCode::from(EXIT_REFUTED) })
}

/// Proves every puzzle, each with a cleared solver, on all threads.
fn unproved(args: &LibraryArgs, all: &[Placed]) -> Result<Vec<Value>, Failure> {
    let mut found = Vec::new();
    Crew::new(args.threads, TABLE_MB)?.each(
        all,
        |solver: &mut Solver, placed| {
            solver.clear();
            let failures = verify(solver, &placed.puzzle, Limits::default());
            let value = |failure: &puzzle::verify::Failure| {
                json!({
                    "pack": placed.pack, "puzzle": failure.puzzle, "code": failure.kind.code(),
                    "message": failure.to_string(),
                })
            };
            failures.iter().map(value).collect::<Vec<Value>>()
        },
        |values| {
            found.extend(values);
            Ok(())
        },
    )?;
    Ok(found)
}

/// Puzzles whose position, by mirror or colour, stands with the same goal earlier in the library.
fn duplicates(all: &[Placed]) -> Vec<Value> {
    let mut seen: HashMap<(u64, Goal), &Placed> = HashMap::new();
    let mut found = Vec::new();
    for placed in all {
        let Placed { pack, puzzle } = placed;
        let key = (compose::key(&puzzle.position), puzzle.goal);
        if let Some(first) = seen.get(&key) {
            found.push(json!({
                "pack": pack, "puzzle": puzzle.id, "code": FailureKind::Duplicate { of: first.puzzle.id.clone() }.code(),
                "of_pack": first.pack, "of": first.puzzle.id,
            }));
        } else {
            seen.insert(key, placed);
        }
    }
    found
}

/// The rows in the order of the catalogue, then by length; what bears no pattern's name comes last.
fn table(all: &[Placed]) -> Vec<Row> {
    let mut rows: BTreeMap<(usize, u16), Row> = BTreeMap::new();
    for Placed { puzzle, .. } in all {
        let pattern = puzzle.tags.iter().find_map(|tag| place_of(tag).map(|place| (place, tag.clone())));
        let place = pattern.as_ref().map_or(usize::MAX, |(place, _)| *place);
        let row = rows.entry((place, puzzle.mate_in)).or_insert_with(|| Row {
            pattern: pattern.map(|(_, name)| name),
            mate_in: puzzle.mate_in,
            puzzles: 0,
            levels: [0; LEVELS],
        });
        row.puzzles += 1;
        if let Some(count) = row.levels.get_mut(usize::from(puzzle.level).wrapping_sub(1)) {
            *count += 1;
        }
    }
    rows.into_values().collect()
}

/// Where a final pattern stands in the catalogue.
fn place_of(tag: &str) -> Option<usize> {
    pattern::CATALOGUE.iter().position(|entry| entry.kind == Kind::Final && entry.name.zh_hans == tag)
}

/// The report for people: a table with tabs between its columns, then what is wrong, then one line of totals.
fn in_words(report: &Report) -> Vec<String> {
    let levels = |counts: [usize; LEVELS]| counts.map(|count| count.to_string()).join("\t");
    let mut lines = vec!["pattern\tmate in\tpuzzles\tL1\tL2\tL3\tL4\tL5\tL6\tL7\tL8\tL9".to_owned()];
    let mut totals = [0; LEVELS];
    for row in &report.table {
        let name = row.pattern.as_deref().unwrap_or("-");
        lines.push(format!("{name}\t{}\t{}\t{}", row.mate_in, row.puzzles, levels(row.levels)));
        for (total, count) in totals.iter_mut().zip(row.levels) {
            *total += count;
        }
    }
    lines.push(format!("all\t\t{}\t{}", report.puzzles, levels(totals)));
    let word = |value: &Value, key: &str| value[key].as_str().unwrap_or_default().to_owned();
    for duplicate in &report.duplicates {
        let [pack, puzzle, of_pack, of] = ["pack", "puzzle", "of_pack", "of"].map(|key| word(duplicate, key));
        lines.push(format!("{pack}: {puzzle}: duplicate (of {of} in {of_pack})"));
    }
    for failure in report.unproved.iter().chain(&report.faults) {
        lines.push(format!("{}: {}", word(failure, "pack"), word(failure, "message")));
    }
    lines.push(format!(
        "{} puzzles in {} packs, duplicates {}, unproved {}, faults {}",
        report.puzzles,
        report.packs,
        report.duplicates.len(),
        report.unproved.len(),
        report.faults.len()
    ));
    lines
}
