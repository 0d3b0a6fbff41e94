//! The ninety points of the board, and sets of them.

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A point of the board, `a0` to `i9`: file a on Red's left, rank 0 Red's back rank (ICCS).
///
/// ```
/// use xiangqi::Square;
/// let square: Square = "e9".parse().unwrap();
/// assert_eq!((square.file(), square.rank()), (4, 9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many points the board has.
    pub const COUNT: usize = 90;

    /// The point at a file (0 to 8 for a to i) and a rank (0 to 9), or nothing when it is off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 9 && rank < 10 { Some(Square(rank * 9 + file)) } else { None }
    }

    /// The point with an index of 0 to 89 (`rank * 9 + file`), or nothing.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u8)) } else { None }
    }

    pub(crate) const fn at(file: u8, rank: u8) -> Square {
        debug_assert!(file < 9 && rank < 10);
        Square(rank * 9 + file)
    }

    pub(crate) const fn raw(index: u8) -> Square {
        debug_assert!((index as usize) < Square::COUNT);
        Square(index)
    }

    /// All points, rank by rank from a0.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The index as the byte that it is.
    pub(crate) const fn raw_index(self) -> u8 {
        self.0
    }

    /// `rank * 9 + file`, 0 to 89.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8 for a to i.
    pub const fn file(self) -> u8 {
        self.0 % 9
    }

    /// 0 (Red's back rank) to 9.
    pub const fn rank(self) -> u8 {
        self.0 / 9
    }

    /// The point `files` to the right and `ranks` up (Red's view), or nothing when that is off the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 { None } else { Square::new(file as u8, rank as u8) }
    }

    /// The mirror image left to right.
    #[must_use]
    pub const fn mirror(self) -> Square {
        Square::at(8 - self.file(), self.rank())
    }

    /// The point after turning the board by 180 degrees.
    #[must_use]
    pub const fn rotate(self) -> Square {
        Square(89 - self.0)
    }

    /// Whether the point lies in the palace of a side.
    pub const fn in_palace(self, color: Color) -> bool {
        let rank = self.rank();
        let file = self.file();
        file >= 3
            && file <= 5
            && match color {
                Color::Red => rank <= 2,
                Color::Black => rank >= 7,
            }
    }

    /// Whether the point lies on a side's own half, before the river.
    pub const fn on_own_half(self, color: Color) -> bool {
        match color {
            Color::Red => self.rank() <= 4,
            Color::Black => self.rank() >= 5,
        }
    }

    /// The rank as the side counts it: 0 is its own back rank.
    pub const fn rank_for(self, color: Color) -> u8 {
        match color {
            Color::Red => self.rank(),
            Color::Black => 9 - self.rank(),
        }
    }

    /// The file number of notation, 1 to 9, counted from the side's right hand.
    pub const fn file_number(self, color: Color) -> u8 {
        match color {
            Color::Red => 9 - self.file(),
            Color::Black => self.file() + 1,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not one of `a0` to `i9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to i and a digit 0 to 9")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else { return Err(ParseSquareError) };
        if !file.is_ascii_lowercase() || !rank.is_ascii_digit() {
            return Err(ParseSquareError);
        }
        Square::new(file - b'a', rank - b'0').ok_or(ParseSquareError)
    }
}

/// A set of points: nine bits a rank, which needs no 128-bit arithmetic (slow in wasm).
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct SquareSet([u16; RANKS]);

/// Ranks of a set, the last ones never used: a power of two, so that a masked index is always in range and costs no test.
const RANKS: usize = 16;

impl SquareSet {
    /// The set without points.
    pub const EMPTY: SquareSet = SquareSet([0; RANKS]);

    /// Adds a point.
    pub const fn insert(&mut self, square: Square) {
        self.0[square.rank() as usize % RANKS] |= 1 << square.file();
    }

    /// Whether a point is in the set.
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.rank() as usize % RANKS] >> square.file() & 1 != 0
    }

    /// How many points there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|rank| rank.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&rank| rank == 0)
    }

    /// The points from a0 upward.
    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        Square::all().filter(|&square| self.contains(square))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn text_round_trips_and_rejects_the_rest() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.mirror().mirror(), square);
            assert_eq!(square.rotate().rotate(), square);
            assert_eq!(square.file_number(Color::Red), square.rotate().file_number(Color::Black));
        }
        for text in ["", "a", "j0", "a10", "A0", "a:", "é0"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let squares: alloc::vec::Vec<Square> = Square::all().step_by(7).collect();
        let set: SquareSet = squares.iter().copied().collect();
        assert_eq!(set.len(), squares.len());
        assert!(set.iter().eq(squares));
        assert!(SquareSet::EMPTY.is_empty());
    }
}
