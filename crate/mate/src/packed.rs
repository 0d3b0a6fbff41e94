//! A whole position in 48 bytes, compared bit by bit: certificates never trust a hash.

use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

/// The pieces of a position, four bits a point, and the side to move. Equal if and only if the positions have the
/// same legal moves for ever: halfmove clocks and history are left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Packed([u64; 6]);

impl Packed {
    /// Packs a position.
    pub fn of(position: &Position) -> Packed {
        let mut words = [0_u64; 6];
        for square in Square::all() {
            if let Some(piece) = position.piece_at(square) {
                let nibble = 1 + piece.role.index() as u64 + 7 * piece.color.index() as u64;
                words[square.index() >> 4] |= nibble << ((square.index() & 15) * 4);
            }
        }
        if position.turn() == Color::Black {
            words[5] |= 1 << 63;
        }
        Packed(words)
    }

    /// The position again, with its counters at the start.
    pub fn setup(&self) -> Setup {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            let nibble = (self.0[square.index() >> 4] >> ((square.index() & 15) * 4)) as usize & 15;
            if let Some(code) = nibble.checked_sub(1) {
                let (color, role) = (Color::ALL[code / 7], Role::ALL[code % 7]);
                board.set(square, Some(Piece { color, role }));
            }
        }
        Setup { board, turn: self.turn(), halfmove: 0, fullmove: 1 }
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        if self.0[5] >> 63 == 0 { Color::Red } else { Color::Black }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
        for turn in ["w", "b"] {
            let position = Position::from_fen(&format!("{start} {turn}")).expect("a good FEN");
            let packed = Packed::of(&position);
            assert_eq!(packed.setup(), position.setup());
            assert_eq!(packed.turn(), position.turn());
        }
    }
}
