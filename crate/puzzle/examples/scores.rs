//! How the scores of puzzles spread, and the thresholds that fill the nine levels evenly.
//!
//! `cargo run --release -p puzzle --example scores -- PATH…`
//!
//! Each PATH is a pack (`*.json`), a file of JSON lines that hold a puzzle under `puzzle` or are one, or a folder of such; the
//! schema and the table of names are passed over. A summary by length is followed by the constant for `grade.rs`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use puzzle::grade::{Score, THRESHOLDS};
use puzzle::{Puzzle, pack, pattern};
use serde_json::Value;

fn files(path: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(path) else { return found.push(path.to_owned()) };
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for entry in &entries {
        files(entry, found);
    }
}

/// The puzzles of JSON lines, read as a pack of one puzzle each; lines of another form are passed over.
fn lines(text: &str) -> Vec<Puzzle> {
    let read = |line: &str| {
        let value: Value = serde_json::from_str(line).ok()?;
        let puzzle = value.get("puzzle").unwrap_or(&value);
        let text = r#"{"zh-Hans":"-","zh-Hant":"-","en":"-"}"#;
        let pack = format!(
            r#"{{"schema":1,"id":"lines","title":{text},"description":{text},"licence":"CC0-1.0","puzzles":[{puzzle}]}}"#
        );
        pack::read(&pack).ok()?.puzzles.pop()
    };
    text.lines().filter_map(read).collect()
}

fn puzzles(path: &Path) -> Vec<Puzzle> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if name.ends_with(".schema.json") || name == "patterns.json" {
        return Vec::new();
    }
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    pack::read(&text).map_or_else(|_| lines(&text), |pack| pack.puzzles)
}

/// For each of the levels 1 to 8 the highest score, such that about a ninth of the puzzles lies at or below the first and so
/// on; never falling.
fn even(sorted: &[u32]) -> [u32; 8] {
    std::array::from_fn(|level| sorted[((level + 1) * sorted.len() / 9).min(sorted.len() - 1)])
}

fn main() {
    let mut paths = Vec::new();
    for path in std::env::args().skip(1) {
        files(Path::new(&path), &mut paths);
    }
    let mut scores = Vec::new();
    let mut by_length: BTreeMap<u16, (u32, [u32; 7])> = BTreeMap::new();
    let mut levels = [0; 9];
    for puzzle in paths.iter().flat_map(|path| puzzles(path)) {
        let Some(names) = pattern::name_line(&puzzle.position, &puzzle.line) else { continue };
        let score = Score::of(&puzzle.position, &puzzle.keys, &puzzle.line, &names);
        let Score { length, wrong, others, replies, quiet, given, far } = score;
        let row = by_length.entry(puzzle.mate_in).or_default();
        row.0 += 1;
        let terms = [length, wrong, others, replies, quiet, given, far];
        row.1.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term);
        levels[usize::from(score.level()) - 1] += 1;
        scores.push(score.total());
    }
    scores.sort_unstable();
    println!("mate in\tpuzzles\tlength\twrong\tothers\treplies\tquiet\tgiven\tfar (mean points)");
    for (mate_in, (count, sums)) in by_length {
        let means = sums.map(|sum| format!("{:.1}", f64::from(sum) / f64::from(count)));
        println!("{mate_in}\t{count}\t{}", means.join("\t"));
    }
    println!("{} puzzles; levels 1 to 9 by {THRESHOLDS:?}: {levels:?}", scores.len());
    if !scores.is_empty() {
        println!("pub const THRESHOLDS: [u32; 8] = {:?};", even(&scores));
    }
}
