//! Which of several like pieces on a file a move means: front and rear, and the two ways of counting pawns.

use alloc::vec::Vec;

use crate::{Color, Piece, Role, Square};

/// A board, seen only through what stands where.
pub(super) trait PieceAt: Fn(Square) -> Option<Piece> + Copy {}

impl<F: Fn(Square) -> Option<Piece> + Copy> PieceAt for F {}

/// A place among like pieces on one file. The front one stands nearest the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// 前, `+`.
    Front,
    /// 中, `.`: the second of exactly three.
    Middle,
    /// 后, `-`.
    Rear,
}

impl Place {
    /// Which of `count` pieces, counted from 0 at the front, has this place.
    pub(super) fn index(self, count: usize) -> Option<usize> {
        match self {
            Place::Front => Some(0),
            Place::Middle => (count == 3).then_some(1),
            Place::Rear => count.checked_sub(1),
        }
    }

    /// The place of one of two or three pieces.
    pub(super) const fn of(index: u8, count: u8) -> Place {
        match index {
            0 => Place::Front,
            _ if index + 1 == count => Place::Rear,
            _ => Place::Middle,
        }
    }
}

/// How a piece stands among the like pieces of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Its file names it: no like piece on the file, or one told apart by its moves (advisors, elephants).
    Alone,
    /// The like pieces that share a file all stand on this one.
    Tandem {
        /// Which of them it is, 0 at the front.
        index: u8,
        /// How many there are, 2 to 5.
        count: u8,
    },
    /// Pawns share two files.
    TwoFiles {
        /// Which one of its file it is, 0 at the front.
        index: u8,
        /// How many its file has, 2 or 3.
        count: u8,
        /// Which one it is of all pawns on the two files, 0 to 4: the file further right (as its side sees it)
        /// first, in a file from the front.
        ordinal: u8,
    },
}

impl Standing {
    /// The standing of the piece on a square.
    pub(super) fn of(piece_at: impl PieceAt, piece: Piece, square: Square) -> Standing {
        // At most one of two advisors or elephants on a file can move forward, the other only back.
        if matches!(piece.role, Role::King | Role::Advisor | Role::Elephant) {
            return Standing::Alone;
        }
        let files = shared_files(piece_at, piece);
        let Some(own) = files.iter().find(|file| file.contains(&square)) else { return Standing::Alone };
        let index = place_in(own, square);
        let count = own.len() as u8;
        if files.len() < 2 {
            return Standing::Tandem { index, count };
        }
        let ordinal = place_in(&files.concat(), square);
        Standing::TwoFiles { index, count, ordinal }
    }
}

fn place_in(squares: &[Square], square: Square) -> u8 {
    squares.iter().position(|&other| other == square).unwrap_or(0) as u8
}

/// The like pieces on one file (number 1 to 9 of their side), front first.
pub(super) fn on_file(piece_at: impl PieceAt, piece: Piece, file_number: u8) -> Vec<Square> {
    let file = match piece.color {
        Color::Red => 9 - file_number,
        Color::Black => file_number - 1,
    };
    let rank_from_front = |i: u8| if piece.color == Color::Red { 9 - i } else { i };
    (0..10)
        .filter_map(|i| Square::new(file, rank_from_front(i)))
        .filter(|&square| piece_at(square) == Some(piece))
        .collect()
}

/// The files on which two or more like pieces stand, by file number; on each the front one first.
pub(super) fn shared_files(piece_at: impl PieceAt, piece: Piece) -> Vec<Vec<Square>> {
    (1..=9).map(|number| on_file(piece_at, piece, number)).filter(|file| file.len() > 1).collect()
}
