//! `canju library`: the table, duplicates across packs, and what is not proved.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{assert_bad_input, canju};

/// A folder of two packs: the first three puzzles of a shipped one, and a pack of what `more` makes of them.
fn library(name: &str, more: impl Fn(&Value) -> Vec<Value>) -> PathBuf {
    let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let text = fs::read_to_string(packs.join("basics.json")).expect("the first pack");
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    value["puzzles"].as_array_mut().expect("puzzles").truncate(3);
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-library-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of the test");
    fs::write(folder.join("basics.json"), value.to_string()).expect("a file of the test");
    let mut other = value.clone();
    other["id"] = json!("other");
    other["puzzles"] = Value::Array(more(&value));
    fs::write(folder.join("other.json"), other.to_string()).expect("a file of the test");
    folder
}

#[test]
fn the_table_counts_by_pattern_length_and_level() {
    let folder = library("table", |_| Vec::new());
    let path = folder.to_str().expect("UTF-8");
    let run = canju(&["library", path, "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let pack = fs::read_to_string(folder.join("basics.json")).expect("the pack");
    let pack: Value = serde_json::from_str(&pack).expect("JSON");
    let levels = |mate_in: u16| {
        let mut levels = [0_usize; 9];
        for puzzle in pack["puzzles"].as_array().expect("puzzles") {
            let level = puzzle["level"].as_u64().expect("a level");
            levels[level as usize - 1] += usize::from(puzzle["mate_in"] == mate_in);
        }
        levels
    };
    let row = |mate_in: u16| {
        let puzzles: usize = levels(mate_in).iter().sum();
        json!({ "pattern": "白脸将", "mate_in": mate_in, "puzzles": puzzles, "levels": levels(mate_in) })
    };
    assert_eq!(
        run.json(),
        json!({
            "ok": true, "puzzles": 3, "packs": 2, "table": [row(1), row(2)],
            "duplicates": [], "unproved": [], "faults": []
        })
    );
    let words = canju(&["library", path]).out;
    let counts = levels(2).map(|count| count.to_string()).join("\t");
    assert!(words.contains(&format!("白脸将\t2\t2\t{counts}\n")), "{words}");
    assert_eq!(words.lines().last(), Some("3 puzzles in 2 packs, duplicates 0, unproved 0, faults 0"));
}

#[test]
fn a_mirror_image_in_another_pack_is_a_duplicate() {
    let folder = library("mirror", |pack| {
        let mut puzzle = pack["puzzles"][0].clone();
        let fen = puzzle["fen"].as_str().expect("a FEN").to_owned();
        let (board, side) = fen.split_once(' ').expect("a side");
        let rows: Vec<String> = board.split('/').map(|row| row.chars().rev().collect()).collect();
        puzzle["fen"] = json!(format!("{} {side}", rows.join("/")));
        let file = |c: char| if c.is_ascii_lowercase() { (b'a' + b'i' - c as u8) as char } else { c };
        for field in ["keys", "line"] {
            for mv in puzzle[field].as_array_mut().expect("moves") {
                *mv = json!(mv.as_str().expect("a move").chars().map(file).collect::<String>());
            }
        }
        puzzle["id"] = json!("other-1");
        vec![puzzle]
    });
    let run = canju(&["library", folder.to_str().expect("UTF-8"), "--threads", "1", "--json"]);
    let value = run.json();
    assert_eq!((run.code, &value["ok"], &value["unproved"]), (1, &json!(false), &json!([])));
    let [duplicate] = &value["duplicates"].as_array().expect("a list")[..] else { panic!("{value}") };
    assert_eq!((&duplicate["puzzle"], &duplicate["of"]), (&json!("other-1"), &json!("basics-0001")));
}

#[test]
fn what_is_not_proved_is_told() {
    let folder = library("unproved", |pack| {
        let mut puzzle = pack["puzzles"][1].clone();
        puzzle["id"] = json!("other-1");
        puzzle["goal"] = json!("any");
        puzzle["keys"] = json!(["a0a1"]);
        vec![puzzle]
    });
    let path = folder.to_str().expect("UTF-8");
    let run = canju(&["library", path, "--json"]);
    let value = run.json();
    let codes: Vec<&Value> =
        value["unproved"].as_array().expect("a list").iter().map(|failure| &failure["code"]).collect();
    assert!(run.code == 1 && codes.contains(&&json!("keys")), "{value}");
    let words = canju(&["library", path]).out;
    assert!(words.contains("other.json: other-1: keys"), "{words}");
}

#[test]
fn a_folder_that_is_not_there_is_bad_input() {
    assert_bad_input(&["library", "/no/such/pack.json"], "file");
    assert_bad_input(&["library"], "usage");
}
