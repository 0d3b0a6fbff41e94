//! What a solved problem looks like from outside.

use xiangqi::Move;

use crate::limits::{Stage, Why};
use crate::proof::Proof;
use crate::trap::Trap;

/// The answer to "does the attacker mate?". A `Mate` and a `NoMate` have passed their check before they leave the crate.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A forced mate.
    Mate(Mate),
    /// The defence holds: there is no mate, however long.
    NoMate(Trap),
    /// Not decided.
    Unknown(Why),
}

/// A forced mate with its solution.
#[derive(Clone, Debug)]
pub struct Mate {
    /// The whole solution, checked.
    pub proof: Proof,
    /// Attacker moves to the end against the best defence: exactly so many if `exact`, else at most.
    pub mate_in: u16,
    /// Nothing shorter exists: every shorter length was searched exhaustively and disproved.
    pub exact: bool,
    /// The narrowest stage that the solution belongs to: [`Stage::MateInOne`] and [`Stage::Checks`] by its moves, else the
    /// one that found it.
    pub stage: Stage,
    /// There is certainly no mate in fewer moves than this; equal to `mate_in` if `exact`.
    pub at_least: u16,
    /// The certificate that nothing is shorter, checked: present if `exact` and asked for ([`crate::Detail::Solution`]),
    /// unless the limits ran out, it would be larger than [`crate::MAX_FLOOR`], or the length leaves nothing to certify.
    pub floor: Option<Trap>,
    /// The first moves of the solution in order of squares: all shortest ones if `keys_complete`, else one. Empty
    /// when the defender is to move.
    pub keys: Vec<Move>,
    /// Whether `keys` are all the shortest first moves.
    pub keys_complete: bool,
    /// Whether every attacker position of `proof` has all its equally short moves: asked for by
    /// [`crate::Detail::Whole`], and the limits did not run out.
    pub duals_complete: bool,
    /// One line to the end: the first key, then each time the defence that holds out longest (of equals the first by
    /// squares) and the first move of the solution against it.
    pub line: Vec<Move>,
}
