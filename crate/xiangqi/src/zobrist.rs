//! Zobrist keys: one number for each piece on each point, mixed by exclusive or (Zobrist 1970).
//!
//! The numbers are not stored but mixed from one for the piece and one for the point: a table of them would be ten
//! kilobytes that no compressor makes smaller, a tenth of what the page may load.

use crate::{Piece, Square};

/// The key that is mixed in when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = split_mix(0x5EED_0000_0000_0001);

/// The numbers fill the beginning of tables whose lengths are powers of two: a masked index is always in range.
static PIECES: [u64; 16] = numbers(0xCA11_0B5E_55ED_1CE5, 14);
static SQUARES: [u64; 128] = numbers(0x0DD5_0C1A_57BA_7713, Square::COUNT);

/// The key of a piece on a point.
pub(crate) fn key(piece: Piece, square: Square) -> u64 {
    let sum = PIECES[(piece.color.index() * 7 + piece.role.index()) % 16]
        .wrapping_add(SQUARES[square.index() % 128]);
    // One round of a multiplying hash: without it, two pieces that change places would leave the sum as it was.
    let mixed = (sum ^ (sum >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ (mixed >> 32)
}

const fn numbers<const N: usize>(seed: u64, count: usize) -> [u64; N] {
    let mut numbers = [0; N];
    let mut state = seed;
    let mut i = 0;
    while i < count {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        numbers[i] = split_mix(state);
        i += 1;
    }
    numbers
}

/// The output function of `SplitMix64` (Steele, Lea and Flood 2014).
const fn split_mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{Color, Role};

    #[test]
    fn no_two_pairs_of_keys_meet() {
        let keys: Vec<u64> = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| Piece { color, role }))
            .flat_map(|piece| Square::all().map(move |square| key(piece, square)))
            .collect();
        let mut sums: Vec<u64> = keys.clone();
        for (i, a) in keys.iter().enumerate() {
            sums.extend(keys[i + 1..].iter().map(|b| a ^ b));
        }
        let all = sums.len();
        sums.sort_unstable();
        sums.dedup();
        assert_eq!(sums.len(), all);
    }
}
