//! `canju solve --all`, `--depth` and `--threads`: first moves, choices of equally short moves, and tries.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use serde_json::{Value, json};
use support::{canju, fields};

/// 双车错: two rooks mate in two by either check of their rank, in three by a check on the last rank.
const ROOKS: &str = "3k5/9/9/R8/1R7/9/9/9/9/5K3 w";
/// The horse checks; on one of two replies either rook mates.
const CHOICE: &str = "3aka3/9/4b4/R2N5/1R2P4/9/9/9/9/4K4 w";
/// A double check mates in two; the other checks of the rook fail.
const TRIES: &str = "2bk2b2/4a1r2/3a5/9/9/3R5/9/3C5/9/4K4 w";
/// The pawn mates by two quiet moves, and only by such.
const QUIET: &str = "3k5/9/4P4/9/9/9/9/9/9/4K4 w";
/// Pawn and king drive the king up: 困毙 in three by quiet moves only.
const SLOW: &str = "3k5/9/5P3/9/9/9/9/9/9/4K4 w";

fn all(args: &[&str]) -> Value {
    let run = canju(&[&["solve"], args, &["--all", "--table-mb", "1", "--json"]].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.json()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

#[test]
fn every_first_move_that_mates_has_its_length_and_goal() {
    let value = all(&[ROOKS]);
    let moves = list(&value["first_moves"]);
    let by_checks: Vec<(&str, u64)> = moves
        .iter()
        .filter(|first| first["goal"] == "checks")
        .map(|first| (first["move"].as_str().unwrap(), first["mate_in"].as_u64().unwrap()))
        .collect();
    assert_eq!(by_checks, [("b5d5", 2), ("a6d6", 2), ("b5b9", 3), ("a6a9", 3)]);
    assert_eq!(value["keys"], json!(["b5d5", "a6d6"]));
    assert!(moves.contains(&json!({ "move": "b5b8", "mate_in": 2, "exact": true, "goal": "any" })));
    assert!(moves.is_sorted_by_key(|first| first["mate_in"].as_u64()));
    assert_eq!((&value["duals"], &value["tries"]), (&json!([]), &json!([])));
}

#[test]
fn without_it_nothing_is_added() {
    let run = canju(&["solve", ROOKS, "--json"]);
    assert!(!run.out.contains("first_moves") && !run.out.contains("duals") && !run.out.contains("tries"));
    let illegal = canju(&["solve", "4k4/9/9/9/4R4/9/9/9/9/3K5 w", "--all", "--json"]);
    assert_eq!((illegal.code, &illegal.json()["verdict"]), (0, &json!("illegal")));
    assert!(!illegal.out.contains("first_moves"));
}

#[test]
fn choices_of_equally_short_moves_have_the_line_to_them() {
    let value = all(&[CHOICE]);
    assert_eq!(
        value["duals"],
        json!([{ "line": ["d6f7", "e9e8"], "mate_in": 1, "moves": ["b5b8", "a6a8"] }])
    );
    assert_eq!(value["duals_complete"], Value::Null, "only where they are not all known");
    let any = all(&[ROOKS, "--goal", "any"]);
    for dual in list(&any["duals"]) {
        let line: Vec<&str> = list(&dual["line"]).iter().map(|mv| mv.as_str().unwrap()).collect();
        let there = format!("{ROOKS} moves {}", line.join(" "));
        let keys = canju(&["solve", &there, "--goal", "any", "--json"]).json();
        assert_eq!((&keys["mate_in"], &keys["keys"]), (&dual["mate_in"], &dual["moves"]), "{there}");
    }
    assert!(list(&any["duals"]).len() > 2);
}

#[test]
fn failing_checks_have_a_line_that_refutes_them() {
    let value = all(&[TRIES]);
    let tries = list(&value["tries"]);
    assert_eq!(tries.len(), 8, "the rook discovers check by every move, and one is the key");
    for attempt in tries {
        assert_eq!(attempt["verdict"], "check-no-mate");
        let line: Vec<&str> = list(&attempt["refutation"]).iter().map(|mv| mv.as_str().unwrap()).collect();
        assert!(!line.is_empty());
        let there = format!("{TRIES} moves {} {}", attempt["move"].as_str().unwrap(), line[0]);
        let rest = canju(&["solve", &there, "--json"]).json();
        assert_eq!(rest["verdict"], "no-mate", "{there}");
    }
}

#[test]
fn a_position_without_a_mate_by_checks_has_its_quiet_winners() {
    let value = all(&[QUIET]);
    assert_eq!(value["verdict"], "no-mate");
    let quiet = |mv: &str| json!({ "move": mv, "mate_in": 1, "exact": true, "goal": "any" });
    assert_eq!(value["first_moves"], json!([quiet("e7d7"), quiet("e7e8")]));
}

#[test]
fn what_is_not_decided_is_a_try_of_its_own() {
    let value = all(&[ROOKS, "--nodes", "1"]);
    assert_eq!((&value["verdict"], &value["first_moves"]), (&json!("unknown"), &json!([])));
    let tries = list(&value["tries"]);
    assert_eq!(tries.len(), 36, "every legal move is there");
    assert!(tries.iter().all(|attempt| attempt["verdict"] == "unknown"));
    let any = all(&[CHOICE, "--goal", "any", "--nodes", "3000"]);
    let moves = canju(&["moves", CHOICE, "--json"]).json();
    let told = list(&any["first_moves"]).len() + list(&any["tries"]).len();
    assert_eq!(told, list(&moves["moves"]).len(), "every legal move wins or is a try");
}

#[test]
fn a_depth_is_a_limit_and_not_a_verdict() {
    let value = canju(&["solve", ROOKS, "--depth", "1", "--json"]).json();
    assert_eq!((&value["verdict"], &value["why"]), (&json!("unknown"), &json!("depth")));
    assert_eq!(canju(&["solve", ROOKS, "--depth", "2", "--json"]).json()["mate_in"], 2);
    let none = canju(&["solve", ROOKS, "--depth", "0", "--json"]);
    assert_eq!((none.code, &none.json()["error"]["code"]), (2, &json!("usage")));
}

#[test]
fn threads_change_nothing() {
    for (fen, goal) in [(CHOICE, "checks"), (TRIES, "checks"), (ROOKS, "any")] {
        let solve =
            |threads| canju(&["solve", fen, "--goal", goal, "--all", "--json", "--threads", threads]).out;
        assert_eq!(solve("1"), solve("4"), "{fen}");
    }
}

#[test]
fn a_file_has_it_for_every_row() {
    let path =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-all.txt", std::process::id()));
    std::fs::write(&path, format!("{CHOICE}\nbroken\n{TRIES}\n")).expect("a file of the test");
    let place = path.to_str().expect("UTF-8");
    let solve = |threads| {
        canju(&["solve", "--file", place, "--all", "--jsonl", "--table-mb", "1", "--threads", threads]).out
    };
    let out = solve("1");
    assert_eq!(out, solve("3"));
    std::fs::remove_file(&path).expect("it was there");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(fields(lines[0]).contains(&"first_moves".to_owned()));
    let alone = all(&[CHOICE]);
    let row: Value = serde_json::from_str(lines[0]).expect("JSON");
    assert_eq!((&row["first_moves"], &row["duals"]), (&alone["first_moves"], &alone["duals"]));
}

#[test]
fn it_is_told_in_words() {
    let out = canju(&["solve", TRIES, "--all"]).out;
    assert!(out.contains("mates in 2") && out.contains("check-no-mate"), "{out}");
    assert!(canju(&["solve", CHOICE, "--all"]).out.contains("by b5b8 or a6a8"));
}

#[test]
fn a_stage_is_told_and_is_a_limit() {
    let run = canju(&["solve", ROOKS, "--stage", "--json"]);
    assert_eq!((run.code, &run.json()["stage"]), (0, &json!("checks")));
    let told = |fen: &str, goal, stage: &str| {
        let value = canju(&["solve", fen, "--goal", goal, stage, "--json"]).json();
        (value["verdict"].as_str().unwrap().to_owned(), value["stage"].clone(), value["why"].clone())
    };
    let mate = |stage| ("mate".to_owned(), json!(stage), Value::Null);
    let unknown = ("unknown".to_owned(), Value::Null, json!("stage"));
    assert_eq!(told("4kab2/4a4/4b4/1N7/9/9/9/9/2p1p4/3K5 w", "checks", "--stage"), mate("mate-in-1"));
    assert_eq!(told(ROOKS, "checks", "--stage=checks"), mate("checks"));
    assert_eq!(told(ROOKS, "checks", "--stage=mate-in-1"), unknown);
    assert_eq!(told(QUIET, "checks", "--stage"), ("no-mate".to_owned(), json!("checks"), Value::Null));
    assert_eq!(told(QUIET, "any", "--stage=mate-in-1"), mate("mate-in-1"));
    assert_eq!(told(SLOW, "any", "--stage=checks"), unknown);
    let (verdict, stage, _) = told(SLOW, "any", "--stage");
    assert_eq!(verdict, "mate");
    assert!(["threats", "general", "bounded"].contains(&stage.as_str().unwrap()), "{stage}");
    assert!(canju(&["solve", ROOKS, "--stage"]).out.contains("stage: checks"));
    // The value needs its sign, so that a position may follow the flag.
    assert_eq!(canju(&["solve", "--stage", ROOKS, "--json"]).json()["mate_in"], 2);
    let bad = canju(&["solve", ROOKS, "--stage=soon", "--json"]);
    assert_eq!((bad.code, &bad.json()["error"]["code"]), (2, &json!("usage")));
}

#[test]
fn few_nodes_say_less_and_nothing_else() {
    for goal in ["checks", "any"] {
        let truth = all(&[ROOKS, "--goal", goal]);
        let truth = list(&truth["first_moves"]);
        assert!(truth.len() == 36 && truth.iter().all(|first| first["exact"] == true));
        let mut counts = Vec::new();
        for nodes in ["1", "5", "40", "100", "400", "1000", "3000"] {
            let value = all(&[ROOKS, "--goal", goal, "--nodes", nodes]);
            counts.push(list(&value["first_moves"]).len());
            for first in list(&value["first_moves"]) {
                let known = truth.iter().find(|known| known["move"] == first["move"]).expect("it does mate");
                let (length, least) = (first["mate_in"].as_u64(), known["mate_in"].as_u64());
                assert!(length == least || first["exact"] == false && length > least, "{nodes}: {first}");
            }
        }
        // A node of the game of threats is probed to its end, so even one node may be enough for a short mate.
        assert!(counts.iter().any(|&count| count < counts[6]), "{counts:?}");
    }
}
