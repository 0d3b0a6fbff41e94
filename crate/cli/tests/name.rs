//! `canju name`: the fields of the answer, the names, and what is said where there is nothing to name.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use serde_json::json;
use support::{MATE_IN_1, START, assert_bad_input, canju};

/// A cannon checks as the rook leaves its line; the king goes home, and the rook mates beside it.
const DISCOVERED: &str = "2bk2b2/4a1r2/3a5/9/9/3R5/9/3C5/9/4K4 w";
/// A pawn steps on the elephant's second eye: 困毙.
const STALEMATE: &str = "3k2b2/4PP3/7P1/9/9/9/9/9/9/4K4 w";
/// The rook lifts the elephant; one defence ends in 重炮, another in 闷宫.
const OTHERS: &str = "cn1k2b2/4a4/3abR3/4C4/9/9/9/4CR3/9/4K4 w";
/// The fields of every answer.
const FIELDS: [&str; 5] = ["patterns", "other_lines", "pieces", "motifs", "shown"];

#[test]
fn a_mate_has_five_fields() {
    let run = canju(&["name", MATE_IN_1, "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert_eq!(run.fields(), FIELDS);
    assert_eq!(
        run.json(),
        json!({
            "patterns": ["卧槽马", "白脸将"], "other_lines": [], "pieces": "马", "motifs": [],
            "shown": [
                { "name": "卧槽马", "ply": 1, "squares": ["c8"] },
                { "name": "白脸将", "ply": 1, "squares": ["d0", "e9"] },
                { "name": "马", "ply": 1, "squares": ["c8"] },
            ],
        })
    );
}

#[test]
fn motifs_are_of_the_line() {
    let value = canju(&["name", DISCOVERED, "--json"]).json();
    assert_eq!((&value["patterns"], &value["motifs"]), (&json!(["白脸将"]), &json!(["抽将"])));
    let seen = json!({ "name": "抽将", "ply": 1, "squares": ["d2", "c4"] });
    assert_eq!(value["shown"][1], seen);
    let words = canju(&["name", DISCOVERED]).out;
    assert!(words.contains("白脸将 (Facing king) [e0 e9]: ") && words.contains("车六平七(d4c4)"), "{words}");
}

#[test]
fn a_goal_may_need_quiet_moves() {
    let value = canju(&["name", STALEMATE, "--goal", "any", "--json"]).json();
    assert_eq!((&value["patterns"][0], &value["pieces"]), (&json!("困毙"), &json!("三兵")));
    let value = canju(&["name", STALEMATE, "--json"]).json();
    assert_eq!((&value["patterns"], &value["verdict"]), (&json!([]), &json!("no-mate")));
}

#[test]
fn other_defences_end_in_other_patterns() {
    let value = canju(&["name", OTHERS, "--json"]).json();
    let patterns = value["patterns"].as_array().expect("a list");
    let others = value["other_lines"].as_array().expect("a list");
    assert!(!others.is_empty() && others.iter().all(|name| !patterns.contains(name)), "{value}");
    let shown = value["shown"].as_array().expect("a list");
    for name in others {
        let seen = shown.iter().find(|seen| &seen["name"] == name).expect("it is shown");
        let line = seen["line"].as_array().expect("its line");
        assert!(seen["ply"].as_u64().unwrap() <= line.len() as u64 && !seen["squares"][0].is_null());
    }
}

#[test]
fn where_there_is_no_mate_the_answer_says_so() {
    let run = canju(&["name", START, "--json"]);
    assert_eq!(run.code, 0);
    assert_eq!(
        run.json(),
        json!({
            "patterns": [], "other_lines": [], "pieces": null, "motifs": [], "shown": [], "verdict": "no-mate",
        })
    );
    let value = canju(&["name", START, "--goal", "any", "--nodes", "10", "--json"]).json();
    assert_eq!((&value["verdict"], &value["why"]), (&json!("unknown"), &json!("nodes")));
    let value = canju(&["name", "4k4/9/9/9/9/9/9/9/9/4K4 w", "--json"]).json();
    assert_eq!((&value["verdict"], &value["errors"][0]["code"]), (&json!("illegal"), &json!("kings-facing")));
}

#[test]
fn bad_input_is_told_as_by_the_other_commands() {
    assert_bad_input(&["name", "not a fen"], "not-a-fen");
    assert_bad_input(&["name"], "usage");
    assert_bad_input(&["name", START, "--goal", "draw"], "usage");
}
