//! `canju inspect` and `canju convert` as a script sees them.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::canju;

/// A record of the repository's fixtures.
fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/formats");
    folder.join(name).display().to_string()
}

/// A new folder that is taken away again.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("canju-records-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn inspect(path: &str) -> Value {
    let run = canju(&["inspect", path, "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.json()
}

#[test]
fn inspect_prints_every_game() {
    let games = inspect(&fixture("several_games.pgn"));
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 8);
    let first = &games[0];
    assert_eq!(first["format"], "pgn");
    assert_eq!(first["title"], "WXF");
    assert_eq!(first["moves"], json!(["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]));
    assert_eq!((&first["nodes"], &first["leaves"], &first["comments"]), (&json!(5), &json!(1), &json!(0)));
    assert_eq!(first["result"], "1-0");
    assert_eq!(games[6]["warnings"][0]["code"], "unclosed");
    let cut = inspect(&fixture("truncated.xqf"));
    assert_eq!(cut[0]["warnings"], json!([{ "code": "truncated", "at": 1071, "unit": "byte" }]));
    let illegal = inspect(&fixture("illegal.pgn"));
    assert_eq!((&illegal[0]["legal"], &illegal[0]["nodes"]), (&json!(2), &json!(5)));
}

#[test]
fn a_gzip_is_read_as_the_file_in_it() {
    let [packed, plain] = ["several_games.pgn.gz", "several_games.pgn"].map(|name| {
        let run = canju(&["inspect", &fixture(name), "--json"]);
        assert_eq!(run.code, 0, "{}", run.out);
        serde_json::from_str::<Vec<Value>>(&run.out).expect("games")
    });
    assert_eq!(packed[0]["file"], "several_games.pgn");
    let moves = |games: &[Value]| games.iter().map(|game| game["moves"].clone()).collect::<Vec<_>>();
    assert_eq!(moves(&packed), moves(&plain));
}

#[test]
fn a_zip_is_read_file_by_file() {
    let path = fixture("collection.zip");
    let games = inspect(&path);
    let games = games.as_array().unwrap();
    let files: Vec<&str> = games.iter().map(|game| game["file"].as_str().unwrap()).collect();
    assert_eq!(files[..3], ["残局/双车.xqf", "残局/全局.txt", "残局/全局.txt"]);
    assert_eq!(files[3..], ["inner.zip/several.pgn"; 8]);
    assert_eq!(games[0]["moves"], inspect(&fixture("tree_v18.xqf"))[0]["moves"]);
    let last = games[10]["warnings"].as_array().unwrap();
    let told: Vec<(&Value, &Value)> = last
        .iter()
        .filter(|note| note["file"].is_string())
        .map(|note| (&note["file"], &note["code"]))
        .collect();
    let expected = [("locked.pgn", "encrypted"), ("noise.bin", "unknown-format")];
    assert_eq!(told, expected.map(|(file, code)| (json!(file), json!(code))).each_ref().map(|(a, b)| (a, b)));
    let folder = Folder::new("zip");
    let report = canju(&["convert", &path, &folder.path("all.pgn"), "--json"]).json();
    assert_eq!((&report["files"], &report["records"]), (&json!(3), &json!(11)));
    assert_eq!(report["unread"].as_array().unwrap().len(), 2);
}

#[test]
fn inspect_fails_by_name() {
    let folder = Folder::new("fails");
    for (name, bytes, code) in [
        ("empty", &b""[..], "empty"),
        ("prose", b"hello", "unknown-format"),
        ("cut.xqf", b"XQ\x12", "truncated"),
        ("book", b"SQLite format 3\0", "opening-book"),
    ] {
        let path = folder.path(name);
        fs::write(&path, bytes).unwrap();
        let error = support::assert_bad_input(&["inspect", &path], code);
        assert_eq!(error["path"], path);
    }
    // A library whose only game is marked as deleted.
    let path = folder.path("deleted.cbl");
    canju(&["convert", &fixture("tree_v10.xqf"), &path]);
    let mut library = fs::read(&path).unwrap();
    library[66_624] = 5;
    fs::write(&path, library).unwrap();
    support::assert_bad_input(&["inspect", &path], "no-games");
    support::assert_bad_input(&["inspect", &folder.path("absent")], "file");
    support::assert_bad_input(&["inspect", &fixture("tree_v10.xqf"), "--encoding", "klingon"], "encoding");
}

#[test]
fn the_encoding_can_be_chosen() {
    let guessed = inspect(&fixture("tree_big5.pgn"));
    let run = canju(&["inspect", &fixture("tree_big5.pgn"), "--encoding", "gbk", "--json"]);
    assert_ne!(guessed[0]["title"], run.json()[0]["title"]);
}

#[test]
fn convert_goes_through_every_format() {
    let folder = Folder::new("every");
    let source = inspect(&fixture("tree_v18.xqf"));
    let mut from = fixture("tree_v18.xqf");
    for name in ["a.cbr", "b.cbl", "c.pgn", "d.ubb", "e.xqf"] {
        let to = folder.path(name);
        let run = canju(&["convert", &from, &to, "--json"]);
        assert_eq!(run.code, 0, "{name}: {}", run.out);
        assert_eq!(run.json()["records"], 1);
        let read = inspect(&to);
        for field in ["title", "fen", "moves", "nodes", "leaves", "comments", "result", "warnings"] {
            assert_eq!(read[0][field], source[0][field], "{name} {field}");
        }
        from = to;
    }
}

#[test]
fn convert_writes_exercise_sets() {
    let folder = Folder::new("sets");
    let out = folder.path("a.canju");
    let run = canju(&["convert", &fixture("set.canju"), &out, "--json"]);
    assert_eq!((run.code, &run.json()["losses"]), (0, &serde_json::json!({})), "{}", run.out);
    assert_eq!(inspect(&out), inspect(&fixture("set.canju")));
    let lossy = canju(&["convert", &fixture("tree_v18.xqf"), &out, "--json"]);
    assert_eq!(lossy.json()["losses"]["moves"], 1, "{}", lossy.out);
}

#[test]
fn convert_writes_the_notation_and_the_encoding_asked_for() {
    let folder = Folder::new("style");
    let out = folder.path("a.pgn");
    let run = canju(&["convert", &fixture("tree_chinese.pgn"), &out, "--notation", "iccs"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(fs::read_to_string(&out).unwrap().contains("H2-E2"));
    assert_eq!(canju(&["convert", &fixture("tree_big5.pgn"), &out, "--encoding", "big5"]).code, 0);
    assert!(String::from_utf8(fs::read(&out).unwrap()).is_err(), "Big5 is not UTF-8");
    assert_eq!(inspect(&out)[0]["title"], "列炮與屏風馬");
}

#[test]
fn convert_tells_what_is_lost() {
    let folder = Folder::new("lost");
    let run = canju(&["convert", &fixture("tree_chinese.pgn"), &folder.path("a.fen"), "--json"]);
    let losses = &run.json()["losses"];
    for code in ["moves", "variations", "comments", "result", "tags"] {
        assert_eq!(losses[code], 1, "{code}: {losses}");
    }
}

#[test]
fn a_folder_becomes_one_file_or_many() {
    let folder = Folder::new("folder");
    fs::create_dir_all(folder.0.join("in/deep")).unwrap();
    for (name, to) in [("tree_v10.xqf", "in/a.xqf"), ("several_games.pgn", "in/deep/b.pgn")] {
        fs::copy(fixture(name), folder.0.join(to)).unwrap();
    }
    fs::write(folder.0.join("in/notes.txt"), "no record").unwrap();
    let one = canju(&["convert", &folder.path("in"), &folder.path("all.cbl"), "--json"]).json();
    assert_eq!((&one["files"], &one["records"], &one["written"]), (&json!(2), &json!(9), &json!(1)));
    assert_eq!(one["unread"][0]["code"], "unknown-format");
    assert_eq!(inspect(&folder.path("all.cbl")).as_array().unwrap().len(), 9);
    let many = canju(&["convert", &folder.path("in"), &folder.path("out"), "--to", "pgn", "--json"]).json();
    assert_eq!((&many["records"], &many["written"]), (&json!(9), &json!(2)));
    assert_eq!(inspect(&folder.path("out/deep/b.pgn.pgn")).as_array().unwrap().len(), 8);
    // Eight games in a format that holds one: a folder of eight.
    let split =
        canju(&["convert", &fixture("several_games.pgn"), &folder.path("split.xqf"), "--json"]).json();
    assert_eq!(split["written"], 8);
    assert_eq!(inspect(&folder.path("split/0001 WXF.xqf"))[0]["title"], "WXF");
}

#[test]
fn convert_refuses_by_name() {
    let folder = Folder::new("refuses");
    let copy = folder.path("a.pgn");
    fs::copy(fixture("illegal.pgn"), &copy).unwrap();
    support::assert_bad_input(&["convert", &copy, &copy], "same-file");
    support::assert_bad_input(&["convert", &copy, &folder.path("b.doc")], "no-target");
    let prose = folder.path("prose.txt");
    fs::write(&prose, "hello").unwrap();
    support::assert_bad_input(&["convert", &prose, &folder.path("b.pgn")], "unknown-format");
    assert!(!folder.0.join("b.pgn").exists(), "nothing is written where nothing was read");
}
