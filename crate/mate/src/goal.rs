//! What counts as a forced mate, and which moves each side may choose from.
//!
//! The attacker is fixed by the root of a problem; the defender always has every legal move. No defence is ever
//! pruned: leaving out "useless" interpositions is how other solvers came to report false mates.

use xiangqi::{MoveList, Position};

/// Which moves the attacker may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// 连将杀: every move of the attacker gives check. A pure reachability game: a cycle would be perpetual check
    /// (长将) by the attacker, which does not win, so positions have one value whatever came before them.
    Checks,
    /// Any legal move; the end may be 将死 or 困毙. Decided only by bounded search here, so "no mate" is never an
    /// answer for this goal.
    Any,
}

impl Goal {
    /// The word used in files and on the wire: `checks` or `any`.
    pub const fn code(self) -> &'static str {
        match self {
            Goal::Checks => "checks",
            Goal::Any => "any",
        }
    }

    /// The moves that the attacker may choose from, by the fast generators.
    pub(crate) fn candidates(self, position: &Position) -> MoveList {
        match self {
            Goal::Checks => position.checks(),
            Goal::Any => position.legal_moves(),
        }
    }
}

/// Every legal move of the defender.
pub(crate) fn replies(position: &Position) -> MoveList {
    position.legal_moves()
}
