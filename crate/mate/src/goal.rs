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
    /// Any legal move; the end may be 将死 or 困毙. A repetition is a failure of the attacker here too, but a
    /// defence of nothing but perpetual check is told apart ([`crate::Why::PerpetualCheck`]).
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
        Game::from(self).candidates(position)
    }
}

/// Every legal move of the defender.
pub(crate) fn replies(position: &Position) -> MoveList {
    position.legal_moves()
}

/// The game that one search plays: which moves of the attacker it looks at. A mate in one game is a mate in the wider ones; "no
/// mate" says nothing about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    /// Checks.
    Checks,
    /// Checks, and quiet moves that threaten a mate by checks.
    Threats,
    /// All moves.
    All,
}

impl Game {
    /// The moves that the attacker may choose from. Of the quiet ones in [`Game::Threats`] the search itself leaves out those that
    /// threaten nothing.
    pub(crate) fn candidates(self, position: &Position) -> MoveList {
        match self {
            Game::Checks => position.checks(),
            Game::Threats | Game::All => position.legal_moves(),
        }
    }
}

impl From<Goal> for Game {
    fn from(goal: Goal) -> Game {
        match goal {
            Goal::Checks => Game::Checks,
            Goal::Any => Game::All,
        }
    }
}
