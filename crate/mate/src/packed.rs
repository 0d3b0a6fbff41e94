//! A whole position in 48 bytes, compared bit by bit: certificates never trust a hash.

use xiangqi::{Color, Position, Square};

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

    /// The side to move.
    pub const fn turn(&self) -> Color {
        if self.0[5] >> 63 == 0 { Color::Red } else { Color::Black }
    }
}
