//! A move as two squares, and a list of moves that lives on the stack.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use crate::Square;

/// A move from one point to another. What it takes or who makes it follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move between two points.
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// The mirror image left to right.
    #[must_use]
    pub const fn mirror(self) -> Move {
        Move { from: self.from.mirror(), to: self.to.mirror() }
    }

    /// The same move on a board turned by 180 degrees.
    #[must_use]
    pub const fn rotate(self) -> Move {
        Move { from: self.from.rotate(), to: self.to.rotate() }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not two squares like `h2e2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is two squares, like h2e2")
    }
}

impl core::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let (from, to) = text.split_at_checked(2).ok_or(ParseMoveError)?;
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => Ok(Move { from, to }),
            _ => Err(ParseMoveError),
        }
    }
}

/// Moves of one position. It holds up to 128, more than any position has (a bound by piece counts is 116).
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    const CAPACITY: usize = 128;

    /// A list without moves.
    pub const fn new() -> MoveList {
        MoveList { moves: [Move::new(Square::raw(0), Square::raw(0)); MoveList::CAPACITY], len: 0 }
    }

    /// Adds a move at the end.
    ///
    /// # Panics
    /// When the list is full, which the moves of one position cannot bring about.
    pub fn push(&mut self, m: Move) {
        self.moves[self.len] = m;
        self.len += 1;
    }

    /// Keeps only the moves for which `keep` holds, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for i in 0..self.len {
            let m = self.moves[i];
            if keep(m) {
                self.moves[kept] = m;
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// The moves as a slice that can be sorted.
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn text_round_trips_and_rejects_the_rest() {
        let m: Move = "h2e2".parse().unwrap();
        assert_eq!(m.to_string(), "h2e2");
        assert_eq!(m.mirror().to_string(), "b2e2");
        assert_eq!(m.rotate().to_string(), "b7e7");
        for text in ["", "h2", "h2e", "h2e22", "h2-e2", "炮二平五"] {
            assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text}");
        }
    }

    #[test]
    fn retain_keeps_order() {
        let mut list = MoveList::new();
        for text in ["a0a1", "b0b1", "c0c1", "d0d1"] {
            list.push(text.parse().unwrap());
        }
        list.retain(|m| m.from.file() % 2 == 1);
        assert_eq!(list.iter().map(Move::to_string).collect::<alloc::vec::Vec<_>>(), ["b0b1", "d0d1"]);
    }
}
