//! `canju mine`: what was on the board in games is proved, told once, missed mates first; what cannot be read stops nothing.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{MATE_IN_1, Run, assert_bad_input, canju, fields};

/// [`MATE_IN_1`] with Black's pawns where they threaten nothing.
const QUIET_PAWNS: &str = "4kab2/4a4/4b4/1N7/9/9/9/8p/2p6/3K5 w";

/// A folder of the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-mine-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder of the test");
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("a file of the test");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A game as a JSON line.
fn game(fen: &str, moves: &str) -> String {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    json!({ "fen": fen, "moves": moves }).to_string() + "\n"
}

/// A record of the repository's fixtures, or the folder of them.
fn fixture(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/formats").join(name).display().to_string()
}

fn mine(args: &[&str]) -> Run {
    let run = canju(&[&["mine"], args].concat());
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    run
}

fn finds(run: &Run) -> Vec<Value> {
    run.out.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect()
}

#[test]
fn missed_mates_come_first() {
    let folder = Folder::new("first");
    let found = game(MATE_IN_1, "b6c8");
    let missed = game(QUIET_PAWNS, "b6a4 c1c0");
    let path = folder.file("games.jsonl", &(found + &missed));
    let run = mine(&[&path]);
    let lines = finds(&run);
    assert_eq!(lines.len(), 2, "{}", run.out);
    assert_eq!(
        fields(run.out.lines().next().expect("a line")),
        [
            "file", "game", "ply", "fen", "played", "found", "missed", "kept", "goal", "mate_in", "keys",
            "line", "patterns"
        ]
    );
    let first = &lines[0];
    assert_eq!((&first["game"], &first["ply"], &first["played"]), (&json!(2), &json!(0), &json!("b6a4")));
    assert_eq!(
        (&first["missed"], &first["found"], &first["kept"]),
        (&json!(true), &json!(false), &json!(null))
    );
    assert_eq!((&first["mate_in"], &first["keys"]), (&json!(1), &json!(["b6c8"])));
    assert!(first["patterns"].as_array().is_some_and(|names| names.contains(&json!("卧槽马"))), "{first}");
    assert_eq!((&lines[1]["found"], &lines[1]["missed"]), (&json!(true), &json!(false)));
    assert!(run.err.contains("1 files, 2 games (0 unplayable)"), "{}", run.err);
    let as_played: Vec<Value> =
        finds(&mine(&[&path, "--order", "game"])).iter().map(|f| f["game"].clone()).collect();
    assert_eq!(as_played, [1, 2]);
    assert_eq!(finds(&mine(&[&path, "--missed"])).len(), 1);
    assert!(finds(&mine(&[&path, "--min", "2"])).is_empty());
    assert!(finds(&mine(&[&path, "--pieces", "6"])).is_empty());
}

#[test]
fn a_position_is_told_once_by_mirror_and_colour() {
    let folder = Folder::new("once");
    let twins = [
        (QUIET_PAWNS, "b6c8"),
        ("2bak4/4a4/4b4/7N1/9/9/9/p8/6p2/5K3 w", ""),
        ("5k3/6P2/P8/9/9/9/7n1/4B4/4A4/2BAK4 b", "h3i5"),
    ];
    let path = folder.file("twins.jsonl", &twins.map(|(fen, moves)| game(fen, moves)).concat());
    let lines = finds(&mine(&[&path]));
    assert_eq!(lines.len(), 1, "{lines:?}");
    // Of the twins the one that was missed is told.
    assert_eq!((&lines[0]["game"], &lines[0]["missed"]), (&json!(3), &json!(true)));
}

#[test]
fn every_format_is_read() {
    let run = mine(&[&fixture("")]);
    assert!(run.err.contains("not read: ") && run.err.contains("README.md"), "{}", run.err);
    assert_eq!(run.err.matches("not read: ").count(), 1, "{}", run.err);
    let folder = Folder::new("formats");
    let text = format!(
        "[Game \"Chinese Chess\"]\n[FEN \"{QUIET_PAWNS}\"]\n\n1. 马八退九 (1. 马八进七) 卒３进１ *\n"
    );
    let pgn = folder.file("a.pgn", &text);
    let lines = finds(&mine(&[&pgn]));
    assert_eq!((lines.len(), &lines[0]["missed"]), (1, &json!(true)), "{lines:?}");
    for name in ["a.xqf", "a.cbr", "a.cbl", "a.ubb"] {
        let path = folder.path(name);
        assert_eq!(canju(&["convert", &pgn, &path]).code, 0, "{name}");
        let same = finds(&mine(&[&path]));
        assert_eq!((&same[0]["fen"], &same[0]["played"]), (&lines[0]["fen"], &lines[0]["played"]), "{name}");
    }
}

#[test]
fn variations_are_looked_at_when_asked() {
    let folder = Folder::new("variations");
    // Black's second answer runs into the mate.
    let text = "[Game \"Chinese Chess\"]\n[FEN \"4kab2/4a4/4b4/9/9/N8/9/8p/2p6/3K5 w\"]\n\n\
        1. 马九进八 士５退４ (1... 卒９进１ 2. 马八进七) *\n";
    let path = folder.file("a.pgn", text);
    let main = finds(&mine(&[&path]));
    assert!(main.iter().all(|find| find["variation"].is_null()), "{main:?}");
    let all = finds(&mine(&[&path, "--variations"]));
    assert!(all.len() > main.len(), "{all:?}");
    let found: Vec<_> = all.iter().filter(|find| find["variation"] == 1).collect();
    assert_eq!((found.len(), &found[0]["ply"], &found[0]["played"]), (1, &json!(2), &json!("b6c8")));
}

#[test]
fn what_cannot_be_read_stops_nothing() {
    let folder = Folder::new("broken");
    let prose = folder.file("prose.txt", "hello");
    assert_bad_input(&["mine", &prose], "unknown-format");
    assert_bad_input(&["mine", &folder.path("absent")], "file");
    let error = assert_bad_input(&["mine", &prose, &folder.path("absent")], "no-records");
    assert_eq!(error["unread"][0]["code"], "unknown-format");
    assert_bad_input(&["mine", &prose, "--distil"], "usage");
    assert_bad_input(&["mine", &prose, "--encoding", "klingon"], "encoding");
    // Lines that are no games, moves that are none, a start without kings.
    let text = game(MATE_IN_1, "b6c8")
        + "{\"fen\":\"no\",\"moves\":[]}\nnot JSON\n{}\n"
        + &game("9/9/9/9/9/9/9/9/9/9 w", "")
        + &game(QUIET_PAWNS, "b6a4 zz c1c0");
    folder.file("games.jsonl", &text);
    let run = mine(&[&folder.0.display().to_string()]);
    assert_eq!(finds(&run).len(), 2, "{}", run.out);
    assert!(run.err.contains("1 files, 6 games (4 unplayable)"), "{}", run.err);
    assert!(run.err.contains("prose.txt"), "{}", run.err);
}

#[test]
fn what_is_wrong_with_a_game_is_named_and_the_rest_is_mined() {
    let folder = Folder::new("faulty");
    let text = game(MATE_IN_1, "b6c8") + "{}\n" + &game(QUIET_PAWNS, "b6a4 zz c1c0");
    let rows = folder.file("games.jsonl", &text);
    let run = mine(&[&rows]);
    assert_eq!(finds(&run).len(), 2, "{}", run.out);
    assert!(run.err.contains(&format!("{rows}, game 2: not-a-game at line 2\n")), "{}", run.err);
    assert!(run.err.contains(&format!("{rows}, game 3: unread-move at ply 2\n")), "{}", run.err);
    let pgn = folder.file(
        "games.pgn",
        &format!(
            "[Event \"a\"]\n[FEN \"9/9/9/9/9/9/9/9/9/9 w\"]\n\n*\n\n\
             [Event \"b\"]\n\n1. 炮二平五 车９进９ *\n\n\
             [Event \"c\"]\n[FEN \"{QUIET_PAWNS}\"]\n\n1. 马八退九 卒３进１ *\n"
        ),
    );
    let run = mine(&[&pgn]);
    assert_eq!(finds(&run).len(), 1, "{}", run.out);
    for told in ["game 1: king-count (set-up)", "game 2: illegal-move at ply 2"] {
        assert!(run.err.contains(&format!("{pgn}, {told}\n")), "{}", run.err);
    }
    assert!(!run.err.contains("game 3:"), "{}", run.err);
    // In an archive, what cannot be read of it is told by its path there.
    let run = mine(&[&fixture("collection.zip")]);
    for told in ["collection.zip/noise.bin: unknown-format", "collection.zip/locked.pgn: encrypted"] {
        assert!(run.err.contains(told), "{}", run.err);
    }
}

#[test]
fn finds_make_puzzles_that_are_proved() {
    let folder = Folder::new("puzzles");
    // Black has the mate, and pieces stand about that do nothing.
    let path = folder.file("a.jsonl", &game("5k3/6P2/P8/9/9/9/7n1/4B4/4A4/2BAK4 b", "h3i5"));
    let run = mine(&[&path, "--puzzles"]);
    let line = &finds(&run)[0];
    assert!(run.out.starts_with("{\"taste\":"), "{}", run.out);
    assert_eq!((&line["game"], &line["ply"], &line["played"]), (&json!(1), &json!(0), &json!("h3i5")));
    let puzzle = &line["puzzle"];
    assert_eq!(puzzle["keys"], json!(["b6c8"]));
    assert!(puzzle["fen"].as_str().is_some_and(|fen| fen.ends_with(" w")), "{puzzle}");
    assert_eq!(line["missed"], true);
    assert!(line["idea"].as_str().is_some_and(|idea| idea.starts_with("Nc8 ")), "{line}");
    assert!(finds(&mine(&[&path, "--puzzles", "--apart", &path])).is_empty());
    let text = json!({ "zh-Hans": "-", "zh-Hant": "-", "en": "-" });
    let pack = json!({
        "schema": 1, "id": "mined", "title": text, "description": text, "licence": "CC0-1.0",
        "puzzles": [puzzle]
    });
    let pack = folder.file("mined.json", &pack.to_string());
    assert_eq!(canju(&["verify", &pack]).code, 0);
    assert!(finds(&mine(&[&path, "--puzzles", "--known", &pack])).is_empty());
    let thin = &finds(&mine(&[&path, "--puzzles", "--distil"]))[0]["puzzle"];
    let count = |puzzle: &Value| {
        puzzle["fen"]
            .as_str()
            .map(|fen| fen[..fen.len() - 2].chars().filter(char::is_ascii_alphabetic).count())
    };
    assert!(count(thin) < count(puzzle), "{thin}");
}

#[test]
fn threads_change_nothing() {
    let folder = Folder::new("threads");
    let games =
        canju(&["selfplay", "--games", "12", "--seed", "3", "--nodes", "300", "--endings", "100"]).out;
    let path = folder.file("games.jsonl", &games);
    let one = mine(&[&path, "--threads", "1"]).out;
    assert!(!one.is_empty());
    assert_eq!(one, mine(&[&path, "--threads", "3"]).out);
}

#[test]
fn the_public_records_are_mined_without_a_failure() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats");
    if !folder.is_dir() {
        println!("skipped: {} is not there", folder.display());
        return;
    }
    // Few nodes: what is tested is that every record is gone through.
    let run = mine(&[&folder.display().to_string(), "--nodes", "200"]);
    let unread: Vec<&str> = run.err.lines().filter(|line| line.starts_with("not read: ")).collect();
    assert!(unread.iter().all(|line| line.contains("manifest.json")), "{unread:?}");
    for find in finds(&run).iter().filter(|find| find["found"] == true) {
        assert!(find["keys"].as_array().is_some_and(|keys| keys.contains(&find["played"])), "{find}");
    }
}
