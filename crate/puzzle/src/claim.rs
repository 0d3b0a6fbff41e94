//! What can be claimed of a position, proved: length, all keys, main line. Composition and verification both stand on it.

use mate::{Answer, Detail, Goal, Limits, Mate, Proof, Solver, Why};
use xiangqi::{Move, Position};

use crate::defence;

/// A proved claim about a position with the attacker to move.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Attacker moves of the shortest forced mate, exact.
    pub mate_in: u16,
    /// All shortest first moves, ascending.
    pub keys: Vec<Move>,
    /// The main line (see [`crate::defence`]).
    pub line: Vec<Move>,
    /// The whole solution, checked by the solver's independent checker.
    pub proof: Proof,
}

impl Claim {
    /// What a mate found in a position lets one claim: nothing where its length or its keys were not established.
    pub fn of(mate: Mate, position: &Position) -> Option<Claim> {
        if !(mate.exact && mate.keys_complete) {
            return None;
        }
        let line = defence::main_line(&mate.proof, mate.proof.root(), position);
        let mut keys = mate.keys;
        keys.sort_unstable();
        Some(Claim { mate_in: mate.mate_in, keys, line, proof: mate.proof })
    }
}

/// Why nothing can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclaimed {
    /// There is no mate for this goal, however long.
    NoMate,
    /// A mate, but its length or its keys were not established within the limits.
    Inexact,
    /// Not decided.
    Unknown(Why),
}

impl Unclaimed {
    /// A stable code: `no-mate`, `inexact` or `unknown`.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoMate => "no-mate",
            Self::Inexact => "inexact",
            Self::Unknown(_) => "unknown",
        }
    }
}

/// Solves a position for exact length and all keys.
///
/// # Errors
/// Why there is no exact claim.
pub fn claim(
    solver: &mut Solver,
    position: &Position,
    goal: Goal,
    limits: Limits,
) -> Result<Claim, Unclaimed> {
    match solver.solve(position, goal, limits) {
        Answer::Mate(mate) => Claim::of(mate, position).ok_or(Unclaimed::Inexact),
        Answer::NoMate(_) => Err(Unclaimed::NoMate),
        Answer::Unknown(why) => Err(Unclaimed::Unknown(why)),
    }
}

/// Limits for puzzles of packs: the whole solution within `nodes`.
pub fn limits(nodes: u64) -> Limits {
    Limits { nodes, detail: Detail::Solution, ..Limits::default() }
}
