//! The pattern names on fixtures: `patterns.json` (looked at by people: what a line bears, what it only looks like) and
//! `patterns-each.json` (for every name positions that have it, and the same with one thing changed, which have it not); and the table
//! of names against the file that the page reads.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use puzzle::pattern::{self, CATALOGUE, Kind};
use serde_json::Value;
use xiangqi::{Move, Position, Square};

fn words(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|v| v.as_str().expect("a text")).collect()
}

fn fixtures() -> Vec<Value> {
    [include_str!("patterns.json"), include_str!("patterns-each.json")]
        .iter()
        .flat_map(|text| match serde_json::from_str(text).expect("JSON") {
            Value::Array(cases) => cases,
            other => panic!("not a list: {other}"),
        })
        .collect()
}

#[test]
fn every_name_has_fixtures_and_look_alikes() {
    let fixtures = fixtures();
    let count =
        |key: &str, name: &str| fixtures.iter().filter(|case| words(&case[key]).contains(&name)).count();
    for entry in CATALOGUE {
        let name = entry.name.zh_hans;
        assert!(count("has", name) >= 5 && count("lacks", name) >= 5, "{name}");
    }
}

#[test]
fn fixtures_bear_their_names_and_not_those_they_resemble() {
    let mut wrong = Vec::new();
    for case in fixtures() {
        let name = &case["name"];
        let position = Position::from_fen(case["fen"].as_str().expect("a fen")).expect("legal");
        let line: Vec<Move> = words(&case["line"]).iter().map(|m| m.parse().expect("a move")).collect();
        let Some(names) = pattern::name_line(&position, &line) else {
            wrong.push(format!("{name}: the line does not end the game"));
            continue;
        };
        for (key, expected) in [("has", true), ("lacks", false)] {
            for tag in words(&case[key]) {
                if names.has(tag) != expected {
                    wrong.push(format!("{name} {key} {tag}: {:?}", names.tags()));
                }
            }
        }
        // The mirror image bears the same names, and shows them on the mirrored points.
        let mut setup = position.setup();
        setup.board = setup.board.mirror();
        let mirrored = Position::try_from(setup).expect("legal");
        let mirrored_line: Vec<Move> = line.iter().map(|mv| mv.mirror()).collect();
        assert_eq!(pattern::name_line(&mirrored, &mirrored_line).as_ref(), Some(&names), "{name} mirrored");
        // So does the same attack by Black.
        let mut setup = position.setup();
        setup.board = setup.board.swap_colors();
        setup.turn = setup.turn.other();
        let swapped = Position::try_from(setup).expect("legal");
        let swapped_line: Vec<Move> = line.iter().map(|mv| mv.rotate()).collect();
        assert_eq!(pattern::name_line(&swapped, &swapped_line).as_ref(), Some(&names), "{name} by Black");
        for tag in names.tags() {
            let sight = pattern::shown(&position, &line, &tag).expect("every name is shown");
            assert!(!sight.squares.is_empty() && sight.ply <= line.len(), "{name} {tag}");
            let again = pattern::shown(&swapped, &swapped_line, &tag).expect("by Black too");
            let turned: BTreeSet<Square> = again.squares.iter().map(|s| s.rotate()).collect();
            assert_eq!(turned, sight.squares.iter().copied().collect(), "{name} {tag} by Black");
            let again = pattern::shown(&mirrored, &mirrored_line, &tag).expect("mirrored too");
            assert_eq!((again.ply, again.squares.len()), (sight.ply, sight.squares.len()), "{name} {tag}");
            if let Some(squares) = case["shown"].get(&tag) {
                let squares: Vec<Square> =
                    words(squares).iter().map(|s| s.parse().expect("a square")).collect();
                assert_eq!(squares, sight.squares, "{name} shows {tag}");
            }
        }
        assert_eq!(pattern::shown(&position, &line, ""), None);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn keys_and_names_are_unique_and_every_text_is_there() {
    let mut seen = HashSet::new();
    for entry in CATALOGUE {
        assert!(seen.insert(entry.key) && seen.insert(entry.name.zh_hans), "{} twice", entry.key);
        for text in [entry.name, entry.sentence] {
            assert!(!text.zh_hans.is_empty() && !text.zh_hant.is_empty() && !text.en.is_empty());
        }
        assert!(entry.name.zh_hans.chars().count() <= puzzle::pack::bounds::TAG);
    }
    let finals = CATALOGUE.iter().filter(|entry| entry.kind == Kind::Final);
    assert!(finals.count() >= 30);
}

/// The page reads `puzzles/patterns.json`. After a change of the table, write it anew with
/// `cargo run -p puzzle --example names > puzzles/patterns.json`.
#[test]
fn the_file_for_the_page_is_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/patterns.json");
    let file = std::fs::read_to_string(path).expect("patterns.json");
    assert!(file == pattern::catalogue_json(), "puzzles/patterns.json is not the table");
}

#[test]
fn a_line_that_does_not_end_the_game_has_no_names() {
    let start = Position::start();
    assert_eq!(pattern::name_line(&start, &["h2e2".parse().unwrap()]), None);
    assert_eq!(pattern::name_line(&start, &["h2h9".parse().unwrap()]), None);
    assert_eq!(pattern::name_line(&start, &[]), None);
}
