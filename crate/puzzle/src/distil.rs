//! Takes idle pieces off a position: what is left has the same mate, the same keys and the same names.
//!
//! A piece is idle if without it the shortest mate has the same length, the same first moves, and the main line still ends
//! in the wanted pattern. Which of two interchangeable pieces goes depends on the order in which they are tried; the
//! caller shuffles, or lets [`thinnest()`] try many orders.

mod thinnest;

use mate::{Goal, Limits, Solver};
use xiangqi::{Position, Role, Setup, Square};

use crate::claim::{Claim, claim};
use crate::grade;
use crate::pack::Puzzle;
use crate::pattern::{self, Names};

pub use thinnest::{Orders, thinnest};

/// A position with its claim and the names of its main line.
#[derive(Clone, Debug)]
pub struct Proved {
    /// The position.
    pub position: Position,
    /// What was proved of it.
    pub claim: Claim,
    /// Names of the main line.
    pub names: Names,
}

impl Proved {
    /// The puzzle that it makes, named by rule and graded, without a title or a source.
    pub fn puzzle(&self, id: String, goal: Goal) -> Puzzle {
        let Proved { position, claim, names } = self;
        Puzzle {
            id,
            position: position.clone(),
            goal,
            mate_in: claim.mate_in,
            keys: claim.keys.clone(),
            line: claim.line.clone(),
            tags: names.tags(),
            level: grade::level(position, &claim.keys, &claim.line, names),
            title: None,
            source: None,
        }
    }
}

/// Proves a position and names its main line. Nothing when there is no exact claim.
pub fn prove(solver: &mut Solver, position: &Position, goal: Goal, limits: Limits) -> Option<Proved> {
    let claim = claim(solver, position, goal, limits).ok()?;
    let names = pattern::name_line(position, &claim.line)?;
    Some(Proved { position: position.clone(), claim, names })
}

/// The position with one point changed, if that is still a legal position in which the side to move is not in check (unless
/// it was before).
pub fn with(position: &Position, square: Square, to: Option<xiangqi::Piece>) -> Option<Position> {
    let mut setup: Setup = position.setup();
    setup.board.set(square, to);
    let next = Position::try_from(setup).ok()?;
    (!next.is_check() || position.is_check()).then_some(next)
}

/// Takes off idle pieces, trying the points in the order given, until none is left.
///
/// `pattern` is the name that the main line must keep.
pub fn distil(
    solver: &mut Solver,
    start: Proved,
    goal: Goal,
    limits: Limits,
    pattern: &str,
    order: &[Square],
) -> Proved {
    let mut best = start;
    loop {
        let before = best.position.hash();
        for &square in order {
            let Some(piece) = best.position.piece_at(square) else { continue };
            if piece.role == Role::King {
                continue;
            }
            let Some(next) = with(&best.position, square, None) else { continue };
            let Some(proved) = prove(solver, &next, goal, limits) else { continue };
            if is_same(&best, &proved, pattern) {
                best = proved;
            }
        }
        if best.position.hash() == before {
            return best;
        }
    }
}

/// Takes off idle pieces that are neither kings nor guards: those a teacher leaves on the board.
pub fn distil_forces(
    solver: &mut Solver,
    start: Proved,
    goal: Goal,
    limits: Limits,
    pattern: &str,
) -> Proved {
    let order: Vec<Square> = Square::all()
        .filter(|&s| {
            let role = start.position.piece_at(s).map(|p| p.role);
            role.is_some_and(|r| !matches!(r, Role::King | Role::Advisor | Role::Elephant))
        })
        .collect();
    distil(solver, start, goal, limits, pattern, &order)
}

/// Whether two positions pose the same task: length and keys are equal, and the pattern is kept.
pub fn is_same(a: &Proved, b: &Proved, pattern: &str) -> bool {
    a.claim.mate_in == b.claim.mate_in && a.claim.keys == b.claim.keys && b.names.has(pattern)
}

/// Pieces, kings apart, without which the task would be the same.
pub fn idle(solver: &mut Solver, proved: &Proved, goal: Goal, limits: Limits, pattern: &str) -> Vec<Square> {
    Square::all()
        .filter(|&s| proved.position.piece_at(s).is_some_and(|p| p.role != Role::King))
        .filter(|&s| {
            with(&proved.position, s, None)
                .and_then(|next| prove(solver, &next, goal, limits))
                .is_some_and(|next| is_same(proved, &next, pattern))
        })
        .collect()
}
