//! The patterns as rules on a [`Story`](super::story::Story): final positions, and a few that need the last moves. By the
//! piece that gives the pattern its face.
//!
//! A rule says where the pattern is to be seen, or nothing. Squares are the turned board's: the attacker at the bottom, the
//! defender's palace d7 to f9. What each name means to a player is in [`super::catalogue`]; `docs/patterns.md` gives the
//! reasons for each choice.

pub(super) mod cannon;
pub(super) mod heart;
pub(super) mod horse;
pub(super) mod king;
pub(super) mod pawn;
pub(super) mod rook;

use xiangqi::Square;

/// File e, on which the palace turns.
const MIDDLE: u8 = 4;
/// The defender's back rank.
const BACK: u8 = 9;

fn is_at(square: Square, file: u8, rank: u8) -> bool {
    square.file() == file && square.rank() == rank
}

fn on_either(square: Square, left: (u8, u8)) -> bool {
    is_at(square, left.0, left.1) || is_at(square, 8 - left.0, left.1)
}

/// Points of a straight line from one to the other, counting 1 for neighbours; nothing when not on one line.
fn line_distance(a: Square, b: Square) -> Option<u8> {
    match (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank())) {
        (0, d) | (d, 0) => Some(d),
        _ => None,
    }
}
