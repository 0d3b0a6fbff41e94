//! The packs that are loaded first: every claim is proved, and they hold what a beginner's course needs. All packs together: `library.rs`;
//! that each of their puzzles is proved is what `canju verify` is run for.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use mate::{Limits, Solver};
use puzzle::attempt::{Attempt, Verdict};
use puzzle::pattern::{self, pieces};
use puzzle::{Pack, pack, verify_pack};

fn load(name: &str) -> Pack {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    pack::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

#[test]
fn every_puzzle_is_proved() {
    let mut solver = Solver::new(16 << 20);
    for name in ["basics.json", "figures.json"] {
        let failures = verify_pack(&mut solver, &load(name), Limits::default());
        let shown: Vec<String> = failures.iter().map(ToString::to_string).collect();
        assert!(failures.is_empty(), "{name}: {}", shown.join("; "));
    }
}

#[test]
fn a_false_claim_is_found() {
    let mut solver = Solver::new(1 << 20);
    let mut basics = load("basics.json");
    let mut codes = HashSet::new();
    basics.puzzles.truncate(4);
    basics.puzzles[0].mate_in += 1;
    basics.puzzles[1].keys.push("a0a1".parse().expect("a move"));
    basics.puzzles[2].tags.push("双马饮泉".to_owned());
    basics.puzzles[3].line.pop();
    let mut twin = basics.puzzles[1].clone();
    twin.id = "twin".to_owned();
    twin.level = 9;
    basics.puzzles.push(twin);
    for failure in verify_pack(&mut solver, &basics, Limits::default()) {
        codes.insert(failure.kind.code());
    }
    for code in ["mate-in", "line-length", "keys", "tag", "line-end", "duplicate", "level"] {
        assert!(codes.contains(code), "{code} is not among {codes:?}");
    }
}

#[test]
fn the_first_pack_has_drills_for_every_basic_pattern() {
    let basics = load("basics.json");
    let mut first: BTreeMap<&str, Vec<u16>> = BTreeMap::new();
    let names: Vec<&str> = pattern::CATALOGUE.iter().map(|e| e.name.zh_hans).collect();
    let piece_names: Vec<String> =
        pieces::common().into_iter().filter_map(pieces::name).map(|t| t.zh_hans).collect();
    for puzzle in &basics.puzzles {
        for tag in &puzzle.tags {
            assert!(names.contains(&tag.as_str()) || piece_names.contains(tag), "{tag} is not in the table");
            first.entry(tag).or_default().push(puzzle.mate_in);
        }
        assert!((1..=5).contains(&puzzle.mate_in), "{}", puzzle.id);
        assert_eq!(puzzle.keys.len(), 1, "{} has one key", puzzle.id);
        assert!(!puzzle.position.is_check(), "{} starts in peace", puzzle.id);
    }
    let finals = pattern::CATALOGUE.iter().filter(|e| e.kind == pattern::Kind::Final);
    let drilled = finals.filter(|e| first.get(e.name.zh_hans).is_some_and(|l| l.len() >= 4)).count();
    assert!(
        basics.puzzles.len() >= 80 && drilled >= 20,
        "{} puzzles, {drilled} patterns",
        basics.puzzles.len()
    );
}

/// A solver who plays the pack's line against our defender meets the pack's replies, and solves.
#[test]
fn the_defender_plays_the_lines_of_the_packs() {
    for puzzle in load("basics.json").puzzles.into_iter().chain(load("figures.json").puzzles) {
        let line = puzzle.line.clone();
        let mut attempt = Attempt::new(puzzle, 1 << 20);
        for (i, &mv) in line.iter().enumerate().step_by(2) {
            let judgement = attempt.play(mv).expect("legal");
            let last = i + 1 == line.len();
            let id = &attempt.puzzle().id;
            assert_eq!(judgement.verdict, if last { Verdict::Solved } else { Verdict::Best }, "{id} ply {i}");
        }
        assert_eq!(attempt.moves(), line, "{}", attempt.puzzle().id);
    }
}
