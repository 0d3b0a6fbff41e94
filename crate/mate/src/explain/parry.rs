//! How a move deals with a check.

use xiangqi::{Board, Move, Role, Square};

use super::cover::{Cover, Way, is_between};

/// What a move does against a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// It takes the piece that checks.
    CapturesChecker,
    /// It steps between a rook and the king.
    Interposes,
    /// It steps between a cannon and the king as a second piece.
    AddsScreen,
    /// The screen itself steps out of the line.
    RemovesScreen,
    /// It takes the attacker's piece that is the screen. In vain: it is the screen now.
    CapturesScreen,
    /// It steps on the leg of the horse (蹩马腿).
    BlocksLeg,
    /// The king steps out of the check.
    KingMoves,
}

impl Purpose {
    /// The stable code, the key of translations.
    pub const fn code(self) -> &'static str {
        match self {
            Purpose::CapturesChecker => "captures-checker",
            Purpose::Interposes => "interposes",
            Purpose::AddsScreen => "adds-screen",
            Purpose::RemovesScreen => "removes-screen",
            Purpose::CapturesScreen => "captures-screen",
            Purpose::BlocksLeg => "blocks-leg",
            Purpose::KingMoves => "king-moves",
        }
    }
}

/// One check that a move deals with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parry {
    /// What the move does.
    pub purpose: Purpose,
    /// The checking piece that it does it to.
    pub against: Square,
}

/// What a move does against each of the checks, in the order of the checkers; whether the move is possible, and what else
/// becomes of the king, is another question.
pub(super) fn parries(board: &Board, king: Square, checkers: &[Cover], mv: Move) -> Vec<Parry> {
    let role = board.piece_at(mv.from).map(|piece| piece.role);
    let purpose = |checker: &Cover| {
        if mv.to == checker.square {
            return Some(Purpose::CapturesChecker);
        }
        if role == Some(Role::King) {
            return Some(Purpose::KingMoves);
        }
        let enters = is_between(mv.to, checker.square, king);
        match checker.way {
            Way::Line | Way::Facing => enters.then_some(Purpose::Interposes),
            Way::Screen(screen) if screen == mv.from => (!enters).then_some(Purpose::RemovesScreen),
            Way::Screen(screen) if screen == mv.to => Some(Purpose::CapturesScreen),
            Way::Screen(_) => enters.then_some(Purpose::AddsScreen),
            Way::Leg(leg) => (leg == mv.to).then_some(Purpose::BlocksLeg),
            Way::Step => None,
        }
    };
    let mut list = Vec::new();
    for checker in checkers {
        if let Some(purpose) = purpose(checker) {
            list.push(Parry { purpose, against: checker.square });
        }
    }
    list
}
