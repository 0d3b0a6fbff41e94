//! `canju distil`: idle pieces go, the task stays.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use serde_json::json;
use support::{MATE_IN_1, START, assert_bad_input, canju};

/// A cannon checks as the rook leaves its line; the rook on g8 and a pawn have no part in it.
const CROWDED: &str = "2bk2b2/4a1r2/3a5/9/9/3R5/P8/3C5/9/4K4 w - - 0 1";

#[test]
fn idle_pieces_go_and_the_task_stays() {
    let run = canju(&["distil", CROWDED, "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let value = run.json();
    assert_eq!((&value["verdict"], &value["before"]), (&json!("mate"), &json!(CROWDED)));
    let removed = value["removed"].as_array().expect("a list");
    assert!(removed.contains(&json!({ "square": "a3", "piece": "P" })), "{value}");
    let after = value["after"].as_str().expect("a FEN");
    let count =
        |fen: &str| fen.split(' ').next().expect("a board").chars().filter(char::is_ascii_alphabetic).count();
    assert_eq!(count(after) + removed.len(), count(CROWDED));
    // What is claimed of the thinned position is what the solver says of it.
    let solved = canju(&["solve", after, "--json"]).json();
    let before = canju(&["solve", CROWDED, "--json"]).json();
    for field in ["verdict", "mate_in", "keys"] {
        assert_eq!(value[field], solved[field], "{field}");
        assert_eq!(value[field], before[field], "{field}");
    }
    assert_eq!(value["certificate"]["checked"], json!(true));
    // Nothing more can go.
    let again = canju(&["distil", after, "--json"]).json();
    assert_eq!((&again["after"], &again["removed"]), (&value["after"], &json!([])));
}

#[test]
fn the_seed_alone_decides() {
    let run = |seed: &str| canju(&["distil", CROWDED, "--seed", seed, "--orders", "8", "--json"]).out;
    assert_eq!(run("7"), run("7"));
    assert_eq!(run("8"), run("8"));
}

#[test]
fn keys_may_only_become_fewer() {
    let value = canju(&["distil", MATE_IN_1, "--json"]).json();
    assert_eq!((&value["keys"], &value["keys_lost"]), (&json!(["b6c8"]), &json!([])));
}

#[test]
fn where_there_is_no_mate_the_answer_says_so() {
    let run = canju(&["distil", START, "--json"]);
    let value = run.json();
    assert_eq!((run.code, &value["verdict"], &value["after"]), (0, &json!("no-mate"), &json!(null)));
    let value = canju(&["distil", "4k4/9/9/9/9/9/9/9/9/4K4 w", "--json"]).json();
    assert_eq!((&value["verdict"], &value["errors"][0]["code"]), (&json!("illegal"), &json!("kings-facing")));
    assert_bad_input(&["distil", "not a fen"], "not-a-fen");
}
