//! `canju selfplay`: the seed decides, however the games are shared out, and what is written can be read.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::collections::HashSet;
use std::path::Path;

use serde_json::{Value, json};
use support::{START, assert_bad_input, canju, fields};

const ARGS: [&str; 7] = ["selfplay", "--games", "6", "--seed", "4", "--nodes", "200"];

fn selfplay(more: &[&str]) -> String {
    let run = canju(&[&ARGS[..], &["--plies", "60"], more].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains(" games, "), "{}", run.err);
    run.out
}

fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-selfplay-{name}", std::process::id()));
    std::fs::write(&path, text).expect("a file of the test");
    path.display().to_string()
}

#[test]
fn the_seed_decides_and_shards_share_the_games() {
    let whole = selfplay(&[]);
    assert_eq!(whole, selfplay(&[]));
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(fields(lines[0]), ["fen", "moves", "result", "game"]);
    assert_eq!(serde_json::from_str::<Value>(lines[5]).expect("JSON")["game"], 5);
    let shards = [selfplay(&["--shard", "1/2"]), selfplay(&["--shard", "2/2"])];
    let both: HashSet<&str> = shards.iter().flat_map(|shard| shard.lines()).collect();
    assert_eq!(both, lines.into_iter().collect());
}

#[test]
fn pgn_holds_the_same_games() {
    let path = file("games.pgn", &selfplay(&["--pgn"]));
    let read = canju(&["inspect", &path, "--json"]).json();
    let lines = selfplay(&[]);
    for (game, line) in read.as_array().expect("games").iter().zip(lines.lines()) {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!((&game["moves"], &game["result"]), (&line["moves"], &line["result"]));
        assert_eq!(game["legal"], json!(line["moves"].as_array().map(Vec::len)));
    }
}

#[test]
fn positions_are_attacks_and_come_once() {
    let out = selfplay(&["--positions"]);
    let fens: HashSet<&str> = out.lines().collect();
    assert!(!fens.is_empty());
    assert_eq!(fens.len(), out.lines().count());
    let path = file("starts.fen", &out);
    let games = selfplay(&["--from", &path]);
    for line in games.lines() {
        let game: Value = serde_json::from_str(line).expect("JSON");
        assert!(game["fen"].as_str().is_some_and(|fen| fens.contains(fen)), "{line}");
    }
}

#[test]
fn every_game_can_begin_at_the_start() {
    let games = selfplay(&["--endings", "0"]);
    assert!(games.lines().all(|line| line.contains(START)));
}

#[test]
fn bad_input_is_told() {
    assert_bad_input(&["selfplay", "--games", "0"], "usage");
    assert_bad_input(&["selfplay", "--pgn", "--positions"], "usage");
    assert_bad_input(&["selfplay", "--from", "/no/such"], "file");
    assert_bad_input(&["selfplay", "--from", &file("empty.fen", "\n")], "no-positions");
}
