//! Positions proved and named, and the pieces that a task does without taken off them.
//!
//! Which of two interchangeable pieces goes depends on the order in which they are tried: [`thinnest()`] tries many. What it means that
//! a task stays the same is for each caller of `strip` to say.

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

/// Takes pieces off, kings apart, trying the points in the order given again and again until none can go.
///
/// `without` gives what is left when the piece of a point is off, where that may go; `position` is where the pieces of a `T` stand.
pub(crate) fn strip<T>(
    start: T,
    order: &[Square],
    position: impl Fn(&T) -> &Position,
    mut without: impl FnMut(&T, Square) -> Option<T>,
) -> T {
    let mut best = start;
    loop {
        let before = position(&best).hash();
        for &square in order {
            let piece = position(&best).piece_at(square);
            if piece.is_some_and(|piece| piece.role != Role::King)
                && let Some(next) = without(&best, square)
            {
                best = next;
            }
        }
        if position(&best).hash() == before {
            return best;
        }
    }
}
