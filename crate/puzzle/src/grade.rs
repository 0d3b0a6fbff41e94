//! The level of a puzzle, 1 to 9, by a rule that anyone can check: a score of what makes the mate hard to see, cut at eight
//! thresholds.
//!
//! A [`Score`] looks at the position, its keys and its main line and at nothing else: no table, no clock, no user statistics, so
//! that it is the same on every machine and cheap enough to be computed again whenever a pack is verified. What counts how
//! much, and how the thresholds are set, is told in `docs/grading.md`. The wrong checks are measured in `refutation`.

mod refutation;

use xiangqi::{Move, Position};

use crate::pattern::Names;

/// The highest score of level 1, of level 2, … of level 8; what is above is level 9.
///
/// `cargo run --release -p puzzle --example scores -- PATH…` prints the eight numbers that fill the levels evenly.
pub const THRESHOLDS: [u32; 8] = [16, 23, 28, 35, 42, 49, 57, 69];

/// The most that wrong checks of the first position add.
const MOST_WRONG: u32 = 24;
/// The most that other checks of later positions add.
const MOST_OTHERS: u32 = 12;
/// The most that replies add.
const MOST_REPLIES: u32 = 15;
/// The most that quiet moves add.
const MOST_QUIET: u32 = 24;

/// What makes a puzzle hard, in points, term by term.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The length of the mate; strictly more for a longer one.
    pub length: u32,
    /// The checks of the first position that are no keys, each by how far one must look to see it fail.
    pub wrong: u32,
    /// The checks that later positions of the line offer besides the move played.
    pub others: u32,
    /// The replies that the defender has along the line, besides the one played.
    pub replies: u32,
    /// The attacker's moves that give no check.
    pub quiet: u32,
    /// Rooks, horses and cannons that are given up.
    pub given: u32,
    /// How far from the king the first move ends.
    pub far: u32,
}

impl Score {
    /// The score of a proved puzzle: the position, all its shortest first moves, its main line and the names of that.
    ///
    /// Of a line that breaks off at an illegal move the part before it counts.
    pub fn of(position: &Position, keys: &[Move], line: &[Move], names: &Names) -> Score {
        let mut score = Score { length: length(line.len().div_ceil(2)), ..Score::default() };
        score.wrong = position
            .checks()
            .iter()
            .filter(|mv| !keys.contains(mv))
            .map(|&mv| 1 + refutation::depth(position, mv))
            .sum::<u32>()
            .min(MOST_WRONG);
        score.given = [("弃车", 8), ("弃马", 6), ("弃炮", 6)]
            .into_iter()
            .filter(|(motif, _)| names.has(motif))
            .map(|(_, points)| points)
            .sum();
        score.far = line.first().map_or(0, |key| far(position, *key));
        let mut at = position.clone();
        for (ply, &mv) in line.iter().enumerate() {
            if !at.is_legal(mv) {
                break;
            }
            if ply % 2 == 0 {
                score.turn(&at, mv, ply == 0);
            } else {
                score.replies += at.legal_count().saturating_sub(1) as u32;
            }
            let _ = at.play_unchecked(mv);
        }
        score.others = score.others.min(MOST_OTHERS);
        score.replies = score.replies.min(MOST_REPLIES);
        score.quiet = score.quiet.min(MOST_QUIET);
        score
    }

    /// Adds what a turn of the attacker is worth.
    fn turn(&mut self, at: &Position, played: Move, is_first: bool) {
        let is_check = at.gives_check(played);
        if !is_check {
            // A quiet first move is the hardest to think of.
            self.quiet += if is_first { 8 } else { 6 };
        }
        if !is_first {
            self.others += at.checks().len().saturating_sub(usize::from(is_check)) as u32;
        }
    }

    /// All points.
    pub fn total(self) -> u32 {
        let Score { length, wrong, others, replies, quiet, given, far } = self;
        length + wrong + others + replies + quiet + given + far
    }

    /// The level by the [`THRESHOLDS`].
    pub fn level(self) -> u8 {
        1 + THRESHOLDS.iter().filter(|&&highest| self.total() > highest).count() as u8
    }
}

/// The level of a proved puzzle; see [`Score::of`].
pub fn level(position: &Position, keys: &[Move], line: &[Move], names: &Names) -> u8 {
    Score::of(position, keys, line, names).level()
}

/// Points for the attacker's moves to the end: ten for each of the second to the fifth, then less and less, never nothing.
fn length(moves: usize) -> u32 {
    (2..=moves)
        .map(|turn| match turn {
            2..=5 => 10,
            6..=7 => 8,
            8..=12 => 5,
            13..=20 => 3,
            _ => 1,
        })
        .sum()
}

/// Points for a first move that ends away from the defender's king: one for each step beyond two, five at most.
fn far(position: &Position, key: Move) -> u32 {
    let king = position.king(position.turn().other());
    let steps = king.file().abs_diff(key.to.file()).max(king.rank().abs_diff(key.to.rank()));
    u32::from(steps.saturating_sub(2)).min(5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_the_rest_equal_a_longer_mate_is_never_of_a_lower_level() {
        for rest in 0..60 {
            let score = |moves| Score { length: length(moves), wrong: rest, ..Score::default() };
            for moves in 1..500 {
                assert!(score(moves).total() < score(moves + 1).total());
                assert!(score(moves).level() <= score(moves + 1).level());
            }
        }
    }

    #[test]
    fn all_nine_levels_are_reached() {
        assert!(THRESHOLDS.is_sorted_by(|a, b| a < b));
        let level = |total| Score { length: total, ..Score::default() }.level();
        assert_eq!(level(0), 1);
        for (below, &highest) in (1..).zip(&THRESHOLDS) {
            assert_eq!((level(highest), level(highest + 1)), (below, below + 1));
        }
    }
}
