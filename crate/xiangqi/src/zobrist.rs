//! Zobrist keys: one random number for each piece on each point, mixed by exclusive or.

use crate::{Piece, Square};

/// The key that is mixed in when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(0x5EED_0000_0000_0001);

static KEYS: [[u64; Square::COUNT]; 14] = keys();

/// The key of a piece on a point.
pub(crate) fn key(piece: Piece, square: Square) -> u64 {
    KEYS[piece.color.index() * 7 + piece.role.index()][square.index()]
}

const fn keys() -> [[u64; Square::COUNT]; 14] {
    let mut keys = [[0; Square::COUNT]; 14];
    let mut state = 0xCA11_0B5E_55ED_1CE5_u64;
    let mut piece = 0;
    while piece < 14 {
        let mut square = 0;
        while square < Square::COUNT {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            keys[piece][square] = mix(state);
            square += 1;
        }
        piece += 1;
    }
    keys
}

/// The output function of `SplitMix64` (Steele, Lea and Flood 2014).
const fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
