//! `canju study`: what it prints is proved, sound, and decided by the seed alone, however the work is shared out.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{Run, assert_bad_input, canju};

const ARGS: [&str; 7] = ["study", "--length", "6-8", "--nodes", "1000", "--seed", "3"];

fn study(more: &[&str]) -> Run {
    let run = canju(&[&ARGS[..], more].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    run
}

fn mates(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-study-{name}", std::process::id()));
    fs::write(&path, text).expect("a file of the test");
    path
}

#[test]
fn mates_are_proved_and_have_one_key() {
    let run = study(&["--blocks", "2"]);
    let mates = mates(&run.out);
    assert!(!mates.is_empty(), "{}", run.err);
    assert!(run.err.contains(&format!("{} of 10 found", mates.len())), "{}", run.err);
    for mate in &mates {
        let puzzle = &mate["puzzle"];
        let fen = puzzle["fen"].as_str().expect("a FEN");
        let solved = canju(&["solve", fen, "--all", "--json"]).json();
        assert_eq!((&solved["mate_in"], &solved["keys"]), (&puzzle["mate_in"], &puzzle["keys"]), "{fen}");
        assert_eq!(puzzle["keys"].as_array().map(Vec::len), Some(1), "{fen}");
        assert!((6..=8).contains(&puzzle["mate_in"].as_u64().expect("a length")), "{fen}");
    }
    let text = json!({ "zh-Hans": "-", "zh-Hant": "-", "en": "-" });
    let puzzles: Vec<&Value> = mates.iter().map(|mate| &mate["puzzle"]).collect();
    let path = file("pack.json", "");
    let pack = json!({
        "schema": 1, "id": path.file_stem().and_then(|name| name.to_str()), "title": text, "description": text, "licence": "CC0-1.0", "puzzles": puzzles
    });
    fs::write(&path, pack.to_string()).expect("a file of the test");
    let verified = canju(&["verify", path.to_str().expect("UTF-8"), "--json"]).json();
    assert_eq!(verified["ok"], true, "{verified}");
}

#[test]
fn the_seed_decides_and_shards_share_the_work() {
    let all = ["--count", "1000", "--rounds", "20"];
    let whole = study(&[&all[..], &["--blocks", "2"]].concat()).out;
    assert_eq!(whole, study(&[&all[..], &["--blocks", "2"]].concat()).out);
    let shards =
        ["1/2", "2/2"].map(|shard| study(&[&all[..], &["--blocks", "1", "--shard", shard]].concat()).out);
    let lines = |out: &str| -> HashSet<String> { out.lines().map(str::to_owned).collect() };
    // The shards know nothing of each other, so that both may find what the whole run prints once.
    assert!(lines(&whole).is_subset(&(&lines(&shards[0]) | &lines(&shards[1]))));
    assert!(!shards[0].is_empty() && !shards[1].is_empty());
}

#[test]
fn a_run_that_was_cut_off_goes_on() {
    let whole = study(&["--count", "3"]).out;
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 3);
    let cut = format!("{}\n{}", lines[0], &lines[1][..lines[1].len() / 2]);
    let path = file("cut.jsonl", &cut);
    let path = path.to_str().expect("UTF-8");
    assert_eq!(study(&["--count", "3", "--resume", path]).out, whole);
    let mut other = ARGS;
    other[6] = "4";
    assert_bad_input(&[&other[..], &["--resume", path]].concat(), "not-this-run");
    let known = file("known.jsonl", lines[0]);
    let apart = study(&["--count", "1", "--apart", known.to_str().expect("UTF-8")]).out;
    assert_ne!(mates(&apart)[0]["puzzle"]["fen"], mates(lines[0])[0]["puzzle"]["fen"]);
}

#[test]
fn a_block_of_mills_gives_one_mate() {
    let args = ["study", "--manner", "mills", "--length", "6-9", "--nodes", "1000", "--rounds", "20"];
    let run = canju(&[&args[..], &["--blocks", "1"]].concat());
    let found = mates(&run.out);
    assert_eq!((run.code, found.len()), (0, 1), "{}", run.err);
    assert!(found[0]["puzzle"]["mate_in"].as_u64() >= Some(6));
    assert_bad_input(&["study", "--length", "6", "--manner", "none"], "usage");
}

#[test]
fn a_given_position_grows() {
    let fen = "9/3k5/2N4r1/3N4R/9/9/9/9/9/4K4 w - - 0 1";
    let grown = mates(&study(&["--blocks", "1", "--from", fen]).out);
    assert!(grown.iter().all(|mate| mate["puzzle"]["mate_in"].as_u64() >= Some(6)));
    assert!(!grown.is_empty());
    assert_bad_input(&["study", "--length", "6", "--from", "no FEN"], "not-a-fen");
    assert_bad_input(&["study", "--length", "8-6"], "usage");
}
