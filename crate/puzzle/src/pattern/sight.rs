//! Where on the board a name is to be seen: a moment of the line and the points that show it.

use xiangqi::Square;

/// A moment of a line and the points on the board then that show a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// How many plies of the line have been played: its length for the final position.
    pub ply: usize,
    /// The pieces that make the pattern, the screen and the filled exits where they belong to it; ascending, each once.
    pub squares: Vec<Square>,
}

impl Sight {
    /// The points at a moment, put in order.
    pub(super) fn at(ply: usize, mut squares: Vec<Square>) -> Sight {
        xiangqi::order::by_key(&mut squares, |square| *square);
        squares.dedup();
        Sight { ply, squares }
    }

    /// The same on the board turned by half.
    pub(super) fn rotate(self) -> Sight {
        Sight::at(self.ply, self.squares.into_iter().map(Square::rotate).collect())
    }
}
