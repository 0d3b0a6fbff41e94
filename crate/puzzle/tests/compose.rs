//! Composed drills: decided by the seed, proved afresh, and such as the wish says.

use std::collections::HashSet;
use std::sync::Arc;

use mate::{Answer, Goal, Limits, Solver};
use puzzle::compose::{Candidate, Composer, Theme, Wish, key, natural};
use puzzle::{pattern, verify};
use xiangqi::{Color, Position, Role};

fn wish(theme: Theme, goal: Goal, lengths: (u16, u16)) -> Wish {
    Wish { theme, goal, lengths, keys: (1, 1), answers: 0 }
}

fn named(name: &str) -> Theme {
    Theme::Named(pattern::entry(name).expect("a name of the catalogue"))
}

/// Everything that comes out of so many positions looked at.
fn all(wish: Wish, seed: u64, positions: u64) -> Vec<Candidate> {
    let mut composer = Composer::new(wish, Arc::from([]), seed);
    let mut found = Vec::new();
    while composer.tried < positions {
        let Some(candidate) = composer.next(positions - composer.tried) else { break };
        found.push(candidate);
    }
    found
}

fn fens(found: &[Candidate]) -> Vec<String> {
    found.iter().map(|c| xiangqi::fen::write(&c.proved.position.setup())).collect()
}

#[test]
fn drills_are_proved_afresh_and_no_two_are_one() {
    let wish = wish(Theme::Any, Goal::Checks, (1, 4));
    let found = all(wish, 3, 4_000);
    assert!(found.len() >= 5, "{}", found.len());
    let mut solver = Solver::new(1 << 20);
    let mut seen = HashSet::new();
    for (number, candidate) in found.iter().enumerate() {
        let puzzle = candidate.proved.puzzle(format!("c-{number}"), Goal::Checks);
        let failures = verify(&mut solver, &puzzle, Limits::default());
        assert!(failures.is_empty(), "{failures:?}");
        assert_eq!(puzzle.keys.len(), 1);
        assert!((1..=4).contains(&puzzle.mate_in));
        let board = puzzle.position.board();
        assert!(natural::flaws(&board) <= 1, "{board:?}");
        let guarded = board.pieces().any(|(_, p)| p.color == Color::Black && p.role != Role::King);
        assert!(guarded, "a bare king: {board:?}");
        assert!(seen.insert(key(&puzzle.position)), "twice: {board:?}");
    }
}

#[test]
fn the_seed_decides() {
    let wish = wish(named("卧槽马"), Goal::Checks, (2, 3));
    let found = fens(&all(wish, 9, 2_500));
    assert!(!found.is_empty());
    assert_eq!(found, fens(&all(wish, 9, 2_500)));
    assert_ne!(found, fens(&all(wish, 10, 2_500)));
}

#[test]
fn quiet_drills_begin_with_a_quiet_move_and_have_no_mate_by_checks() {
    let found = all(wish(Theme::Any, Goal::Any, (2, 2)), 2, 4_000);
    assert!(!found.is_empty());
    let mut solver = Solver::new(1 << 20);
    for candidate in &found {
        let position = &candidate.proved.position;
        let key = candidate.proved.claim.keys[0];
        assert!(!position.gives_check(key), "{position:?}");
        let answer = solver.solve(position, Goal::Checks, Limits { nodes: 50_000, ..Limits::default() });
        assert!(matches!(answer, Answer::NoMate(_)), "{position:?}");
    }
}

#[test]
fn several_keys_are_moves_of_several_pieces() {
    let wish = Wish { keys: (2, 3), ..wish(Theme::Any, Goal::Checks, (2, 2)) };
    let found = all(wish, 2, 4_000);
    assert!(!found.is_empty());
    for candidate in &found {
        let from: HashSet<_> = candidate.proved.claim.keys.iter().map(|key| key.from).collect();
        assert!(from.len() >= 2 && from.len() == candidate.proved.claim.keys.len());
    }
}

#[test]
fn a_defender_may_have_to_be_answered_in_several_ways() {
    let wish = Wish { answers: 2, ..wish(Theme::Any, Goal::Checks, (3, 3)) };
    let found = all(wish, 4, 5_000);
    assert!(!found.is_empty());
    for candidate in &found {
        let proof = &candidate.proved.claim.proof;
        let after =
            proof.after(proof.root(), candidate.proved.claim.keys[0]).expect("the key is in the proof");
        let only: HashSet<_> = proof
            .edges(after)
            .iter()
            .map(|reply| proof.edges(reply.to))
            .filter(|answers| answers.len() == 1)
            .map(|answers| answers[0].mv)
            .collect();
        assert!(only.len() >= 2);
    }
}

#[test]
fn seed_positions_are_starts() {
    // Of 炮碾丹砂 chance alone finds next to nothing.
    let seed = Position::from_fen("2bnC1b2/3nak3/6P2/9/4R4/9/9/9/9/4K4 w").expect("a position");
    let wish = wish(named("炮碾丹砂"), Goal::Checks, (2, 3));
    let mut composer = Composer::new(wish, Arc::from([seed]), 1);
    assert!(composer.next(6_000).is_some());
}
