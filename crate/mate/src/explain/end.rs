//! The explanation of a final position.

use xiangqi::{Piece, Position, Square};

use super::barred::{Barred, barred};
use super::cover::{Cover, covers};
use super::flight::{Flight, flights};

/// Why the side to move has lost: 将死, or 困毙 when nothing gives check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Where its king stands.
    pub king: Square,
    /// The king.
    pub piece: Piece,
    /// What gives check, and how, in order of squares: none in 困毙, two or more in a double check.
    pub checkers: Vec<Cover>,
    /// The points next to the king.
    pub flights: Vec<Flight>,
    /// With a check the moves that would do something against it, else every move that is barred by more than own pieces
    /// and blocked paths; none is the king's.
    pub barred: Vec<Barred>,
}

impl End {
    /// Explains a position in which the side to move has no legal move; nothing when it has one.
    pub fn of(position: &Position) -> Option<End> {
        if position.has_legal_move() {
            return None;
        }
        let us = position.turn();
        let king = position.king(us);
        let checkers = covers(&position.board(), king, us.other());
        let barred = barred(position, &checkers);
        let piece = position.piece_at(king)?;
        Some(End { king, piece, checkers, flights: flights(position), barred })
    }

    /// The stable code: `checkmate` or `stalemate`.
    pub fn code(&self) -> &'static str {
        if self.checkers.is_empty() { "stalemate" } else { "checkmate" }
    }
}
