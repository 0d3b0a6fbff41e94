//! A loose piece map: any piece on any point, no rule checked.

use core::fmt;

use crate::{Color, Piece, Role, Square};

/// Where a side's men stand at the start of a game, as Red has them.
const HOME: [(u8, u8, Role); 16] = [
    (0, 0, Role::Rook),
    (1, 0, Role::Horse),
    (2, 0, Role::Elephant),
    (3, 0, Role::Advisor),
    (4, 0, Role::King),
    (5, 0, Role::Advisor),
    (6, 0, Role::Elephant),
    (7, 0, Role::Horse),
    (8, 0, Role::Rook),
    (1, 2, Role::Cannon),
    (7, 2, Role::Cannon),
    (0, 3, Role::Pawn),
    (2, 3, Role::Pawn),
    (4, 3, Role::Pawn),
    (6, 3, Role::Pawn),
    (8, 3, Role::Pawn),
];

/// Which piece stands where. It may break every rule; [`crate::Setup::check`] finds what it breaks.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board([Option<Piece>; Square::COUNT]);

impl Board {
    /// The board without pieces.
    pub const EMPTY: Board = Board([None; Square::COUNT]);

    /// The array at the start of a game.
    pub fn start() -> Board {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            for (file, rank, role) in HOME {
                let square = Square::at(file, rank);
                let square = if color == Color::Red { square } else { square.rotate() };
                board.set(square, Some(Piece { color, role }));
            }
        }
        board
    }

    /// The piece on a point.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Puts a piece on a point, or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index()] = piece;
    }

    /// All pieces with their points, from a0 upward.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
    }

    /// The board seen in a mirror, left to right.
    #[must_use]
    pub fn mirror(&self) -> Board {
        self.remap(|square, piece| (square.mirror(), piece))
    }

    /// The board turned by 180 degrees with the colours exchanged: the same position for the other side.
    #[must_use]
    pub fn swap_colors(&self) -> Board {
        self.remap(|square, piece| (square.rotate(), Piece { color: piece.color.other(), role: piece.role }))
    }

    fn remap(&self, to: impl Fn(Square, Piece) -> (Square, Piece)) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in self.pieces() {
            let (square, piece) = to(square, piece);
            board.set(square, Some(piece));
        }
        board
    }
}

/// Draws the board with rank 9 on top, `.` for an empty point.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..10).rev() {
            write!(f, "\n{rank} ")?;
            for file in 0..9 {
                let letter = self.piece_at(Square::at(file, rank)).map_or('.', Piece::fen_char);
                write!(f, "{letter}")?;
            }
        }
        write!(f, "\n  abcdefghi")
    }
}
