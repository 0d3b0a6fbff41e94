//! `canju solve`: one position and a file of them.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{MATE_IN_1, START, assert_bad_input, canju, fields};

const FIELDS: &str = "verdict goal mate_in exact keys line certificate nodes why";
/// 双车错: the rooks mate in two.
const MATE_IN_2: &str = "3k5/9/9/R8/1R7/9/9/9/9/5K3 w - - 0 1";

/// A file of its own for one test.
struct TempFile(PathBuf);

impl TempFile {
    fn new(name: &str, text: &str) -> TempFile {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
        fs::write(&path, text).expect("a file of the test");
        TempFile(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_mate_has_length_keys_line_and_certificate() {
    let run = canju(&["solve", MATE_IN_1, "--goal", "checks", "--json"]);
    assert_eq!((run.code, run.fields().join(" "), run.err.as_str()), (0, FIELDS.to_owned(), ""));
    let value = run.json();
    assert_eq!(value["verdict"], "mate");
    assert_eq!(
        (&value["goal"], &value["mate_in"], &value["exact"]),
        (&json!("checks"), &json!(1), &json!(true))
    );
    assert_eq!((&value["keys"], &value["line"]), (&json!(["b6c8"]), &json!(["b6c8"])));
    assert_eq!(value["certificate"]["checked"], true);
    assert!(value["certificate"]["positions"].as_u64().unwrap() >= 2);
    assert_eq!(value["why"], Value::Null);
}

#[test]
fn a_longer_mate_has_a_line_to_the_end() {
    let value = canju(&["solve", MATE_IN_2, "--json"]).json();
    assert_eq!((&value["verdict"], &value["mate_in"]), (&json!("mate"), &json!(2)), "{value}");
    let line = value["line"].as_array().unwrap();
    assert_eq!(line.len(), 3);
    assert!(value["keys"].as_array().unwrap().contains(&line[0]));
    let moves: Vec<&str> = line.iter().map(|m| m.as_str().unwrap()).collect();
    let end = canju(&["moves", &format!("{MATE_IN_2} moves {}", moves.join(" ")), "--json"]).json();
    assert_eq!(end["status"], "checkmate");
    assert!(canju(&["solve", MATE_IN_2]).out.contains("mate in 2"));
}

#[test]
fn no_mate_and_unknown_are_not_the_same() {
    let none = canju(&["solve", START, "--json"]);
    let value = none.json();
    assert_eq!(
        (none.code, &value["verdict"], &value["certificate"]["checked"]),
        (0, &json!("no-mate"), &json!(true))
    );
    assert_eq!((&value["mate_in"], &value["keys"], &value["line"]), (&Value::Null, &json!([]), &json!([])));
    let unknown = canju(&["solve", MATE_IN_2, "--nodes", "1", "--table-mb", "1", "--json"]);
    let value = unknown.json();
    assert_eq!((unknown.code, &value["verdict"], &value["why"]), (0, &json!("unknown"), &json!("nodes")));
    assert_eq!((&value["certificate"], &value["exact"]), (&Value::Null, &json!(false)));
    assert_eq!(unknown.fields().join(" "), FIELDS);
}

#[test]
fn an_illegal_position_is_an_answer() {
    let run = canju(&["solve", "4k4/9/9/9/4R4/9/9/9/9/3K5 w", "--json"]);
    let value = run.json();
    assert_eq!((run.code, &value["verdict"]), (0, &json!("illegal")));
    assert_eq!(value["errors"], json!([{ "code": "opponent-in-check", "squares": ["e9", "e5"] }]));
    assert!(canju(&["solve", "4k4/9/9/9/4R4/9/9/9/9/3K5 w"]).out.contains("opponent-in-check e9 e5"));
}

#[test]
fn quiet_mates_need_the_other_goal() {
    // The pawn steps to either side of the palace without check and takes the last move (困毙).
    let fen = "3k5/9/4P4/9/9/9/9/9/9/4K4 w";
    let checks = canju(&["solve", fen, "--goal", "checks", "--json"]).json();
    assert_eq!((&checks["verdict"], &checks["goal"]), (&json!("no-mate"), &json!("checks")));
    let any = canju(&["solve", fen, "--goal", "any", "--json"]).json();
    assert_eq!((&any["verdict"], &any["goal"]), (&json!("mate"), &json!("any")), "{any}");
    assert_eq!((&any["mate_in"], &any["keys"]), (&json!(1), &json!(["e7d7", "e7e8"])), "{any}");
}

#[test]
fn the_size_of_the_table_changes_no_answer() {
    let strip = |mut value: Value| {
        value["nodes"] = Value::Null;
        value
    };
    let small = strip(canju(&["solve", MATE_IN_2, "--table-mb", "1", "--json"]).json());
    assert_eq!(strip(canju(&["solve", MATE_IN_2, "--table-mb", "32", "--json"]).json()), small);
}

#[test]
fn bad_input_is_refused() {
    assert_bad_input(&["solve", "nonsense"], "not-a-fen");
    assert_bad_input(&["solve", START, "--nodes", "0"], "usage");
    assert_bad_input(&["solve", START, "--table-mb", "0"], "usage");
    assert_bad_input(&["solve", START, "--goal", "win"], "usage");
    assert_bad_input(&["solve"], "usage");
    let both = canju(&["solve", START, "--file", "x.tsv", "--jsonl"]);
    assert_eq!((both.code, &both.json()["error"]["code"]), (2, &json!("usage")));
    let missing = canju(&["solve", "--file", "/no/such/file.tsv", "--column", "fen", "--jsonl"]);
    assert_eq!((missing.code, &missing.json()["error"]["code"]), (2, &json!("file")));
}

#[test]
fn a_file_is_answered_line_by_line_in_order() {
    let table = format!(
        "id\tfen\tnote\n1\t{MATE_IN_2}\tx\n2\tbroken\n3\n4\t4k4/9/9/9/9/9/9/9/9/4K4 w\n5\t{MATE_IN_1}\n"
    );
    let file = TempFile::new("table.tsv", &table);
    let solve = |threads: &str| {
        let args = [
            "solve",
            "--file",
            file.path(),
            "--column",
            "fen",
            "--goal",
            "checks",
            "--jsonl",
            "--threads",
            threads,
        ];
        let run = canju(&[&args[..], &["--table-mb", "1"]].concat());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "no progress bar where there is no terminal");
        run.out
    };
    let out = solve("1");
    let lines: Vec<&str> = out.lines().collect();
    let values: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(values.len(), 5);
    assert_eq!(fields(lines[0]).join(" "), format!("fen {FIELDS}"));
    assert_eq!((&values[0]["fen"], &values[0]["mate_in"]), (&json!(MATE_IN_2), &json!(2)));
    assert_eq!((&values[1]["fen"], &values[1]["error"]["code"]), (&json!("broken"), &json!("not-a-fen")));
    assert_eq!((&values[2]["fen"], &values[2]["error"]["code"]), (&json!(""), &json!("empty")));
    assert_eq!(
        (&values[3]["verdict"], &values[3]["errors"][0]["code"]),
        (&json!("illegal"), &json!("kings-facing"))
    );
    assert_eq!((&values[4]["verdict"], &values[4]["mate_in"]), (&json!("mate"), &json!(1)));
    assert_eq!(solve("3"), out, "neither the order nor the answers depend on the threads");
}

#[test]
fn an_answer_does_not_depend_on_the_position_before_it() {
    let alone = canju(&["solve", MATE_IN_2, "--table-mb", "1", "--json"]).json();
    let file = TempFile::new("twice.txt", &format!("{MATE_IN_1}\n{MATE_IN_2}\n{MATE_IN_2}\n"));
    let out = canju(&["solve", "--file", file.path(), "--jsonl", "--table-mb", "1", "--threads", "1"]).out;
    for line in out.lines().skip(1) {
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["nodes"], alone["nodes"], "even the work is the same");
    }
}

#[test]
fn a_file_without_the_column_is_refused() {
    let file = TempFile::new("nocolumn.tsv", "id\tposition\n1\tx\n");
    let run = canju(&["solve", "--file", file.path(), "--column", "fen", "--jsonl"]);
    let error = run.json()["error"].clone();
    assert_eq!(
        (run.code, &error["code"], &error["columns"]),
        (2, &json!("no-column"), &json!(["id", "position"]))
    );
    let empty = TempFile::new("empty.txt", "");
    let run = canju(&["solve", "--file", empty.path(), "--jsonl"]);
    assert_eq!((run.code, run.out.as_str()), (0, ""));
}

#[test]
fn a_piece_off_its_points_is_taken_on_request() {
    // The pawn on g9 stands behind its start.
    let fen = "3k2p2/9/9/R8/1R7/9/9/9/9/5K3 w - - 0 1";
    let strict = canju(&["solve", fen, "--json"]).json();
    assert_eq!(strict["verdict"], "illegal");
    assert_eq!(strict["errors"][0]["code"], "pawn-square");
    let loose = canju(&["solve", fen, "--loose", "--json"]).json();
    assert_eq!((&loose["verdict"], &loose["mate_in"]), (&json!("mate"), &json!(2)));
    let facing = canju(&["solve", "4k4/9/9/9/9/9/9/9/9/4K4 w", "--loose", "--json"]).json();
    assert_eq!(facing["verdict"], "illegal");
}
