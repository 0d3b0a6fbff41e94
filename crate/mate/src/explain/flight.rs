//! The points next to a king: what stands there, and what the king would meet.

use xiangqi::{Color, Move, Piece, Position, Square};

use super::cover::{Cover, covers, is_between, moved};

/// Why a king cannot go to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// Nothing bars it: the king may go there.
    Free,
    /// A piece of its own stands there (自堵).
    OwnPiece,
    /// The point is empty and attacked.
    Covered,
    /// An enemy piece stands there, and the point is attacked: the piece is protected.
    Protected,
}

impl Bar {
    /// The stable code: `free`, `own-piece`, `covered`, `protected`.
    pub const fn code(self) -> &'static str {
        match self {
            Bar::Free => "free",
            Bar::OwnPiece => "own-piece",
            Bar::Covered => "covered",
            Bar::Protected => "protected",
        }
    }
}

/// A point next to a king, inside its palace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The point.
    pub square: Square,
    /// What stands there.
    pub piece: Option<Piece>,
    /// Whether and why the king cannot go there.
    pub bar: Bar,
    /// What would attack the king there, on the board after its move: a line that it now blocks itself runs on behind it, a
    /// piece that it takes screens nothing any more. Empty with [`Bar::Free`] and [`Bar::OwnPiece`].
    pub covers: Vec<Cover>,
}

impl Flight {
    /// Whether a line of `cover` runs over the point where the king stands now, so that the point lies behind it.
    pub fn is_behind(&self, king: Square, cover: &Cover) -> bool {
        is_between(king, cover.square, self.square)
    }
}

/// The points next to the king of the side to move, inside its palace, in order of squares.
pub fn flights(position: &Position) -> Vec<Flight> {
    let us = position.turn();
    let king = position.king(us);
    let mut list = Vec::with_capacity(4);
    for (files, ranks) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
        if let Some(square) = king.offset(files, ranks)
            && square.in_palace(us)
        {
            list.push(flight(position, us, king, square));
        }
    }
    list
}

fn flight(position: &Position, us: Color, king: Square, square: Square) -> Flight {
    let piece = position.piece_at(square);
    if piece.is_some_and(|piece| piece.color == us) {
        return Flight { square, piece, bar: Bar::OwnPiece, covers: Vec::new() };
    }
    let after = moved(&position.board(), Move::new(king, square));
    let covers = covers(&after, square, us.other());
    let bar = match (covers.is_empty(), piece) {
        (true, _) => Bar::Free,
        (false, None) => Bar::Covered,
        (false, Some(_)) => Bar::Protected,
    };
    Flight { square, piece, bar, covers }
}
