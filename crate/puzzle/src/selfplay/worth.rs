//! What a piece on a point seems worth to the player: its kind, and a little for standing well.
//!
//! Rough on purpose. Pieces like to come near the other king, so that games have attacks in them.

use xiangqi::{Color, Piece, Role, Square};

/// Points of a hundred to a pawn at home, for every piece on every point.
pub(super) struct Worth([[i32; Square::COUNT]; 14]);

impl Worth {
    pub(super) fn new() -> Worth {
        let mut table = [[0; Square::COUNT]; 14];
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece { color, role };
                for square in Square::all() {
                    table[row(piece)][square.index()] = worth(piece, square);
                }
            }
        }
        Worth(table)
    }

    /// What a piece is worth on a point to its side.
    pub(super) fn of(&self, piece: Piece, square: Square) -> i32 {
        self.0[row(piece)][square.index()]
    }
}

const fn row(piece: Piece) -> usize {
    piece.role.index() * 2 + piece.color.index()
}

fn worth(piece: Piece, square: Square) -> i32 {
    let rank = i32::from(square.rank_for(piece.color));
    let off_centre = (i32::from(square.file()) - 4).abs();
    // Steps to the other king's home, which is rank 9 of the e-file as this side counts.
    let near = (12 - (9 - rank) - off_centre).max(0);
    match piece.role {
        Role::King => -15 * rank,
        Role::Advisor => 190,
        Role::Elephant => 190 - if off_centre == 4 { 15 } else { 0 },
        Role::Rook => 900 + if rank == 0 { -25 } else { 3 * near },
        Role::Horse => 420 + if rank == 0 { -20 } else { 4 * near } - if off_centre == 4 { 15 } else { 0 },
        Role::Cannon => 455 + if off_centre == 0 && (2..7).contains(&rank) { 25 } else { 2 * near },
        Role::Pawn if rank == 9 => 90,
        Role::Pawn if rank >= 5 => 140 + 8 * near,
        Role::Pawn => 100,
    }
}
