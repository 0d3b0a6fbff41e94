//! `canju compose`: what it prints is proved, new, and decided by the seed alone, however the work is shared out.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{Run, assert_bad_input, canju};

/// 白脸将 in one move comes often, so that a few blocks are enough.
const ARGS: [&str; 7] = ["compose", "--pattern", "白脸将", "--length", "1-2", "--seed", "5"];
const SEED: usize = 6;

fn compose(blocks: &str, more: &[&str]) -> Run {
    let run = canju(&[&ARGS[..], &["--blocks", blocks], more].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    run
}

fn drills(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-compose-{name}", std::process::id()));
    fs::write(&path, text).expect("a file of the test");
    path
}

#[test]
fn drills_are_proved_and_named() {
    let run = compose("2", &["--count", "4"]);
    let drills = drills(&run.out);
    assert!(!drills.is_empty() && drills.len() <= 4, "{}", run.err);
    assert!(run.err.trim_end().contains(&format!("{} of 4 found", drills.len())), "{}", run.err);
    for drill in &drills {
        let puzzle = &drill["puzzle"];
        let fen = puzzle["fen"].as_str().expect("a FEN");
        let solved = canju(&["solve", fen, "--json"]).json();
        assert_eq!((&solved["mate_in"], &solved["keys"]), (&puzzle["mate_in"], &puzzle["keys"]), "{fen}");
        assert_eq!(puzzle["keys"].as_array().map(Vec::len), Some(1), "{fen}");
        let named = canju(&["name", fen, "--json"]).json();
        assert!(
            named["patterns"].as_array().is_some_and(|names| names.contains(&json!("白脸将"))),
            "{named}"
        );
    }
}

#[test]
fn the_seed_decides_and_shards_share_the_work() {
    let whole = compose("2", &["--count", "1000"]).out;
    assert_eq!(whole, compose("2", &["--count", "1000"]).out);
    let shards = ["1/2", "2/2"].map(|shard| compose("1", &["--count", "1000", "--shard", shard]).out);
    let fens = |out: &str| -> HashSet<String> {
        drills(out).iter().map(|drill| drill["puzzle"]["fen"].to_string()).collect()
    };
    let both: HashSet<String> = shards.iter().flat_map(|out| fens(out)).collect();
    assert!(!both.is_empty() && fens(&whole).is_subset(&both));
    assert!(drills(&shards[0]).iter().all(|drill| drill["block"] == 1));
    assert!(drills(&shards[1]).iter().all(|drill| drill["block"] == 0));
}

#[test]
fn a_run_that_was_cut_off_goes_on() {
    let whole = compose("2", &["--count", "1000"]).out;
    let lines: Vec<&str> = whole.lines().collect();
    assert!(lines.len() >= 3, "{}", lines.len());
    let cut = format!("{}\n{}\n{}", lines[0], lines[1], &lines[2][..lines[2].len() / 2]);
    let path = file("cut.jsonl", &cut);
    let path = path.to_str().expect("UTF-8");
    assert_eq!(compose("2", &["--count", "1000", "--resume", path]).out, whole);
    let mut other = ARGS;
    other[SEED] = "6";
    assert_bad_input(&[&other[..], &["--resume", path]].concat(), "not-this-run");
}

#[test]
fn what_is_known_is_not_found_again() {
    let first = compose("2", &["--count", "1"]).out;
    let drill = &drills(&first)[0];
    let text = json!({ "zh-Hans": "-", "zh-Hant": "-", "en": "-" });
    let pack = json!({
        "schema": 1, "id": "known", "title": text, "description": text, "licence": "CC0-1.0",
        "puzzles": [drill["puzzle"]]
    });
    let path = file("known.json", &pack.to_string());
    let run = compose("2", &["--count", "1000", "--known", path.to_str().expect("UTF-8")]);
    assert!(drills(&run.out).iter().all(|other| other["puzzle"]["fen"] != drill["puzzle"]["fen"]));
}

#[test]
fn what_stands_in_a_table_is_kept_apart() {
    let first = compose("2", &["--count", "1"]).out;
    let fen = drills(&first)[0]["puzzle"]["fen"].as_str().expect("a FEN").to_owned();
    let path = file("apart.tsv", &format!("id\tfen\nx\t{fen} - - 0 1\ny\t9/9/9/9/9/9/9/9/9/9 w\n"));
    let run = compose("2", &["--count", "1000", "--apart", path.to_str().expect("UTF-8")]);
    assert!(run.err.contains("1 positions, 1 not read"), "{}", run.err);
    assert!(drills(&run.out).iter().all(|other| other["puzzle"]["fen"] != fen));
}

#[test]
fn an_idea_comes_no_more_often_than_wanted_and_taste_has_a_floor() {
    let run = compose("3", &["--count", "1000", "--per-idea", "1", "--taste", "5"]);
    let drills = drills(&run.out);
    let ideas: HashSet<String> = drills.iter().map(|drill| drill["idea"].to_string()).collect();
    assert!(!drills.is_empty());
    assert_eq!(ideas.len(), drills.len());
    assert!(drills.iter().all(|drill| drill["taste"].as_i64() >= Some(5)));
}

#[test]
fn a_theme_may_be_any_and_a_goal_too() {
    let args =
        ["compose", "--pattern", "any", "--goal", "any", "--length", "2", "--blocks", "3", "--taste", "-50"];
    let run = canju(&args);
    assert_eq!(run.code, 0, "{}", run.err);
    let drills = drills(&run.out);
    assert!(!drills.is_empty());
    for drill in &drills {
        let puzzle = &drill["puzzle"];
        assert_eq!(puzzle["goal"], "any");
        assert!(puzzle["id"].as_str().is_some_and(|id| id.starts_with("any-any-2-0-")));
        let tags = puzzle["tags"].as_array().expect("tags");
        assert!(tags.contains(&json!("静着")), "{puzzle}");
    }
}

#[test]
fn bad_input_is_told_as_by_the_other_commands() {
    let error = assert_bad_input(&["compose", "--pattern", "no such", "--length", "2"], "unknown-pattern");
    assert!(error["patterns"].as_array().is_some_and(|names| names.contains(&json!("白脸将"))));
    assert_bad_input(&["compose", "--pattern", "重炮", "--length", "4-2"], "usage");
    assert_bad_input(&["compose", "--pattern", "重炮", "--length", "2", "--shard", "3/2"], "usage");
    assert_bad_input(&["compose", "--pattern", "重炮", "--length", "2", "--keys", "0"], "usage");
    for option in ["--resume", "--seeds", "--apart"] {
        assert_bad_input(&["compose", "--pattern", "重炮", "--length", "2", option, "/no/such"], "file");
    }
}
