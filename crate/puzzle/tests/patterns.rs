//! The pattern names on fixtures looked at by people (`patterns.json`: what a line bears, what it only looks like), and the
//! table of names against the file that the page reads.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use puzzle::pattern::{self, CATALOGUE};
use serde_json::Value;
use xiangqi::{Move, Position, Square};

fn words(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|v| v.as_str().expect("a text")).collect()
}

#[test]
fn fixtures_bear_their_names_and_not_those_they_resemble() {
    let fixtures: Value = serde_json::from_str(include_str!("patterns.json")).expect("JSON");
    let mut wrong = Vec::new();
    for case in fixtures.as_array().expect("a list") {
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
    assert!(CATALOGUE.len() >= 25);
}

/// The page reads `puzzles/patterns.json`. After a change of the table, write it anew with
/// `cargo run -p puzzle --example names > puzzles/patterns.json`.
#[test]
fn the_file_for_the_page_is_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/patterns.json");
    assert_eq!(std::fs::read_to_string(path).expect("patterns.json"), pattern::catalogue_json());
}

#[test]
fn a_line_that_does_not_end_the_game_has_no_names() {
    let start = Position::start();
    assert_eq!(pattern::name_line(&start, &["h2e2".parse().unwrap()]), None);
    assert_eq!(pattern::name_line(&start, &["h2h9".parse().unwrap()]), None);
    assert_eq!(pattern::name_line(&start, &[]), None);
}
