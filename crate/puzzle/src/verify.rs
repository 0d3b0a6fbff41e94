//! Proves what a pack claims, puzzle by puzzle, and reports everything that is not so, as data.
//!
//! For each puzzle the solver is asked afresh; nothing in the file is believed. That a mate is a mate rests on the proof
//! checker of [`mate`], that the position and the moves are legal on [`xiangqi`]. What packs claim together (no position twice, ids,
//! order) needs no solver: [`mod@library`].

pub mod failure;
pub mod library;

use mate::{Goal, Limits, Solver};
use xiangqi::Position;

use crate::claim::{Claim, claim};
use crate::pack::{Kind, Pack, Puzzle};
use crate::pattern::Names;
use crate::{defence, grade, pattern};

pub use failure::{Failure, FailureKind};
pub use library::verify_library;

/// Proves every puzzle of a pack, and that none stands in it twice. An empty list means that everything is so.
pub fn verify_pack(solver: &mut Solver, pack: &Pack, limits: Limits) -> Vec<Failure> {
    let mut failures = Vec::new();
    for puzzle in &pack.puzzles {
        // Whether a puzzle is proved must not depend on those before it.
        solver.clear();
        failures.extend(verify(solver, puzzle, limits));
    }
    failures.extend(verify_library([(Kind::Other, pack)]).into_iter().map(|(_, failure)| failure));
    failures
}

/// Proves one puzzle. An empty list means that everything in it is so.
pub fn verify(solver: &mut Solver, puzzle: &Puzzle, limits: Limits) -> Vec<Failure> {
    let mut kinds = Vec::new();
    if puzzle.position.outcome().is_some() {
        kinds.push(FailureKind::Over);
    } else {
        let limits = reach(puzzle, limits);
        let names = pattern::name_line(&puzzle.position, &puzzle.line);
        match claim(solver, &puzzle.position, puzzle.goal, limits) {
            Err(why) => kinds.push(FailureKind::Unproved(why)),
            Ok(proved) => against(solver, puzzle, &proved, names.as_ref(), limits, &mut kinds),
        }
        line(puzzle, names.as_ref(), &mut kinds);
    }
    kinds.into_iter().map(|kind| Failure { puzzle: puzzle.id.clone(), kind }).collect()
}

/// With quiet moves allowed, a search looks as far as the claimed length and no further: if the claim is true it finds the
/// mate, and it finds every shorter one.
fn reach(puzzle: &Puzzle, limits: Limits) -> Limits {
    match puzzle.goal {
        Goal::Checks => limits,
        Goal::Any => Limits { depth: limits.depth.min(puzzle.mate_in), ..limits },
    }
}

/// What the proof says against the puzzle.
fn against(
    solver: &mut Solver,
    puzzle: &Puzzle,
    proved: &Claim,
    names: Option<&Names>,
    limits: Limits,
    kinds: &mut Vec<FailureKind>,
) {
    if puzzle.mate_in != proved.mate_in {
        kinds.push(FailureKind::MateIn { proved: proved.mate_in });
    }
    if puzzle.keys != proved.keys {
        kinds.push(FailureKind::Keys { proved: proved.keys.clone() });
    }
    walk(solver, puzzle, proved, limits, kinds);
    let unnamed = Names::default();
    let expected = grade::level(&puzzle.position, &proved.keys, &puzzle.line, names.unwrap_or(&unnamed));
    if puzzle.level != expected {
        kinds.push(FailureKind::Level { expected });
    }
}

/// Follows the line through the proof: each attacker move must be a shortest one, each reply a longest defence.
///
/// The proof need not hold every equally short move of later positions; where it lacks the move played, the position is
/// solved again, with all its keys.
fn walk(solver: &mut Solver, puzzle: &Puzzle, proved: &Claim, limits: Limits, kinds: &mut Vec<FailureKind>) {
    let mut proof = proved.proof.clone();
    let mut node = proof.root();
    let mut at = puzzle.position.clone();
    for (ply, &mv) in puzzle.line.iter().enumerate() {
        let next = if proof.attacks(node) {
            if proof.after(node, mv).is_none()
                && let Ok(again) = claim(solver, &at, puzzle.goal, limits)
            {
                proof = again.proof;
                node = proof.root();
            }
            let next = proof.after(node, mv);
            if next.is_none() {
                kinds.push(FailureKind::NotShortest { ply });
            }
            next
        } else {
            let replies = defence::replies(&proof, node, &at);
            let longest = replies.first().map(|r| r.mate_in);
            let played = replies.iter().find(|r| r.mv == mv);
            if played.is_some_and(|r| Some(r.mate_in) != longest) {
                kinds.push(FailureKind::NotLongest { ply });
            }
            played.map(|r| r.node)
        };
        let Some(next) = next else { return };
        node = next;
        if at.play(mv).is_err() {
            return;
        }
    }
}

/// What the rules alone say against the line and its tags.
fn line(puzzle: &Puzzle, names: Option<&Names>, kinds: &mut Vec<FailureKind>) {
    let expected = 2 * usize::from(puzzle.mate_in) - 1;
    if puzzle.line.len() != expected {
        kinds.push(FailureKind::LineLength { expected });
    }
    let mut at: Position = puzzle.position.clone();
    for (ply, &mv) in puzzle.line.iter().enumerate() {
        if let Err(illegality) = at.play(mv) {
            kinds.push(FailureKind::IllegalMove { ply, reason: illegality.reason.code() });
            return;
        }
    }
    match names {
        None => kinds.push(FailureKind::LineEnd),
        Some(names) => {
            let wrong = puzzle.tags.iter().filter(|tag| !names.has(tag));
            kinds.extend(wrong.map(|tag| FailureKind::Tag { tag: tag.clone() }));
        }
    }
}
