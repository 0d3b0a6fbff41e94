//! `canju library PATH…`: what the packs hold, by pattern, length and level; what stands in them twice; what is not proved.

use std::collections::BTreeMap;
use std::process::ExitCode;

use puzzle::pattern::{self, Kind};
use serde::Serialize;
use serde_json::Value;

use crate::args::LibraryArgs;
use crate::audit::Library;
use crate::failure::Failure;
use crate::output;
use crate::verify::EXIT_REFUTED;

/// The hardest level.
const LEVELS: usize = 9;

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
    let library = Library::read(&args.paths)?;
    let found = library.findings(args.threads)?.into_iter().map(|finding| finding.value);
    let (duplicates, unproved): (Vec<Value>, Vec<Value>) =
        found.partition(|value| value["code"] == "duplicate");
    let report = Report {
        ok: library.faults.is_empty() && unproved.is_empty() && duplicates.is_empty(),
        puzzles: library.puzzles(),
        packs: library.files,
        table: table(&library),
        duplicates,
        unproved,
        faults: library.faults.into_iter().map(|finding| finding.value).collect(),
    };
    if args.json {
        output::json(&report)?;
    } else {
        in_words(&report).iter().try_for_each(|line| output::line(line))?;
    }
    Ok(if report.ok { ExitCode::SUCCESS } else { ExitCode::from(EXIT_REFUTED) })
}

/// The rows in the order of the catalogue, then by length; what bears no pattern's name comes last.
fn table(library: &Library) -> Vec<Row> {
    let mut rows: BTreeMap<(usize, u16), Row> = BTreeMap::new();
    for puzzle in library.packs.iter().flat_map(|placed| &placed.listed.pack.puzzles) {
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
