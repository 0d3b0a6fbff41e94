//! What is said of a teacher's position, on positions where it can be seen.

use mate::{Goal, Limits, Solver};
use puzzle::advice::{Change, Finding, Trials, report};
use puzzle::claim::{Unclaimed, claim, limits};
use xiangqi::{Position, Square};

const NODES: u64 = 200_000;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a position")
}

fn findings(fen: &str) -> (puzzle::advice::Report, Vec<Square>, Vec<Change>) {
    let mut solver = Solver::new(4 << 20);
    let report = report(&mut solver, &position(fen), Goal::Checks, limits(NODES)).expect("a mate");
    let mut trials = Trials::of(report.clone(), Goal::Checks, limits(NODES));
    let (mut idle, mut changes) = (Vec::new(), Vec::new());
    while let Some(found) = trials.next(&mut solver) {
        match found {
            Some(Finding::Idle(square)) => idle.push(square),
            Some(Finding::Sharper(change)) => changes.push(change),
            None => {}
        }
    }
    assert_eq!(trials.left().1, 0);
    (report, idle, changes)
}

fn squares(names: &[&str]) -> Vec<Square> {
    names.iter().map(|name| name.parse().expect("a square")).collect()
}

#[test]
fn a_man_far_from_everything_is_idle_and_one_that_mates_is_not() {
    let (report, idle, changes) = findings("2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w");
    assert_eq!((report.proved.claim.mate_in, report.proved.claim.keys.len()), (3, 1));
    assert_eq!((report.replies, report.duals_complete), (2, true));
    assert!(report.wrong_checks >= 1);
    assert!(!report.proved.names.patterns.is_empty());
    assert!(idle.contains(&"i6".parse().unwrap()), "{idle:?}");
    for square in squares(&["b6", "e4", "d3"]) {
        assert!(!idle.contains(&square), "{square}");
    }
    assert_eq!(changes, []);
}

#[test]
fn every_change_that_is_proposed_leaves_one_key_of_the_same_length() {
    // Either rook goes down to the last rank.
    let fen = "3k5/R8/7R1/9/9/9/9/9/9/4K4 w";
    let (report, _, changes) = findings(fen);
    let keys = &report.proved.claim.keys;
    assert!(keys.len() > 1);
    assert!(!changes.is_empty());
    let mut solver = Solver::new(4 << 20);
    for change in changes {
        let after = change.on(&position(fen)).expect("a legal position");
        let claim = claim(&mut solver, &after, Goal::Checks, limits(NODES)).expect("a mate");
        assert_eq!((claim.mate_in, claim.keys.len()), (report.proved.claim.mate_in, 1));
        assert!(keys.contains(&claim.keys[0]));
    }
}

#[test]
fn duals_are_counted_by_the_move_at_which_they_are() {
    // Two rooks step down rank by rank; the last step can be made by either rook's way.
    let (report, ..) = findings("3k5/9/R8/8R/9/9/9/9/9/4K4 w");
    assert!(report.duals_complete);
    assert!(report.duals.iter().all(|dual| dual.turn >= 2 && dual.main + dual.side > 0));
    let turns: Vec<u16> = report.duals.iter().map(|dual| dual.turn).collect();
    assert!(turns.is_sorted());
}

#[test]
fn nothing_is_said_of_a_position_without_a_mate_or_of_one_that_was_not_decided() {
    let mut solver = Solver::new(4 << 20);
    let none = report(&mut solver, &position("3k5/9/9/9/R8/9/9/9/9/5K3 w"), Goal::Checks, limits(NODES));
    assert_eq!(none.err().map(Unclaimed::code), Some("no-mate"));
    let few = Limits { nodes: 1, ..Limits::default() };
    let open = report(&mut solver, &position("3k5/9/R8/8R/9/9/9/9/9/4K4 w"), Goal::Checks, few);
    assert!(open.is_err());
}
