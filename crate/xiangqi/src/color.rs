//! The two sides.

/// A side. Red starts at the bottom of the board (ranks 0 to 4) and moves first in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side with upper-case letters in FEN.
    Red,
    /// The side with lower-case letters in FEN.
    Black,
}

impl Color {
    /// Both sides, Red first.
    pub const ALL: [Color; 2] = [Color::Red, Color::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::Red => Color::Black,
            Color::Black => Color::Red,
        }
    }

    /// 0 for Red, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side's letter in FEN: `w` for Red (as in chess), `b` for Black.
    pub const fn fen_letter(self) -> char {
        match self {
            Color::Red => 'w',
            Color::Black => 'b',
        }
    }
}
