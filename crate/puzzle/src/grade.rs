//! The level of a puzzle, 1 to 9, by a rule that anyone can check: length first, then what makes the length hard to see.
//!
//! | attacker moves | 1 | 2 | 3 | 4 | 5 | 6–7 | 8–10 | 11 and more |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | base | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
//!
//! One level more when the first position has four or more checks that are not keys, one more when the line has a quiet
//! move or gives up a rook, horse or cannon; never above 9.

use mate::Goal;
use xiangqi::{Move, Position};

use crate::pattern::Names;

/// Wrong checks at the first move from which a puzzle counts as tempting.
const TEMPTING: usize = 4;

/// The level of a proved puzzle.
///
/// `keys` are all shortest first moves, `names` the names of the main line.
pub fn level(position: &Position, goal: Goal, mate_in: u16, keys: &[Move], names: &Names) -> u8 {
    let base = match mate_in {
        0..=5 => mate_in.max(1) as u8,
        6..=7 => 6,
        8..=10 => 7,
        _ => 8,
    };
    let wrong = position.checks().iter().filter(|m| !keys.contains(m)).count();
    let quiet = goal == Goal::Any && (names.has("静着") || names.has("困毙"));
    let gives = ["弃车", "弃马", "弃炮"].into_iter().any(|motif| names.has(motif));
    (base + u8::from(wrong >= TEMPTING) + u8::from(quiet || gives)).min(9)
}
