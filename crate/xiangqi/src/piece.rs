//! Roles and pieces, and their letters.

use crate::Color;

/// The kind of a piece, in the order of its letter table: K A B N R C P.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// 帅 / 将, letter K.
    King,
    /// 仕 / 士, letter A.
    Advisor,
    /// 相 / 象, letter B (E accepted).
    Elephant,
    /// 马, letter N (H accepted).
    Horse,
    /// 车, letter R.
    Rook,
    /// 炮, letter C.
    Cannon,
    /// 兵 / 卒, letter P.
    Pawn,
}

impl Role {
    /// All seven roles, the king first.
    pub const ALL: [Role; 7] =
        [Role::King, Role::Advisor, Role::Elephant, Role::Horse, Role::Rook, Role::Cannon, Role::Pawn];

    /// 0 (king) to 6 (pawn).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The upper-case FEN letter.
    pub const fn letter(self) -> char {
        match self {
            Role::King => 'K',
            Role::Advisor => 'A',
            Role::Elephant => 'B',
            Role::Horse => 'N',
            Role::Rook => 'R',
            Role::Cannon => 'C',
            Role::Pawn => 'P',
        }
    }

    /// The word used in error codes: `king`, `advisor`, …
    pub const fn word(self) -> &'static str {
        match self {
            Role::King => "king",
            Role::Advisor => "advisor",
            Role::Elephant => "elephant",
            Role::Horse => "horse",
            Role::Rook => "rook",
            Role::Cannon => "cannon",
            Role::Pawn => "pawn",
        }
    }

    /// Whether it crosses the river to attack: horse, rook, cannon, pawn.
    pub const fn crosses(self) -> bool {
        matches!(self, Role::Horse | Role::Rook | Role::Cannon | Role::Pawn)
    }

    /// Whether it guards its own side and no more: advisor, elephant.
    pub const fn is_guard(self) -> bool {
        matches!(self, Role::Advisor | Role::Elephant)
    }

    /// How many of this role a side has at the start of a game, which is the most it can have.
    pub const fn limit(self) -> usize {
        match self {
            Role::King => 1,
            Role::Pawn => 5,
            _ => 2,
        }
    }
}

/// A piece: a role of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: upper case for Red, lower case for Black.
    pub const fn fen_char(self) -> char {
        match self.color {
            Color::Red => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter. Besides K A B N R C P it takes the synonyms G (advisor), E and M (elephant),
    /// H (horse) and S (pawn), which other programs write.
    pub const fn from_fen_char(letter: char) -> Option<Piece> {
        let role = match letter.to_ascii_uppercase() {
            'K' => Role::King,
            'A' | 'G' => Role::Advisor,
            'B' | 'E' | 'M' => Role::Elephant,
            'N' | 'H' => Role::Horse,
            'R' => Role::Rook,
            'C' => Role::Cannon,
            'P' | 'S' => Role::Pawn,
            _ => return None,
        };
        let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
        Some(Piece { color, role })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_round_trip() {
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece { color, role };
                assert_eq!(Piece::from_fen_char(piece.fen_char()), Some(piece));
            }
        }
        assert_eq!(Piece::from_fen_char('h').map(Piece::fen_char), Some('n'));
        assert_eq!(Piece::from_fen_char('E').map(Piece::fen_char), Some('B'));
        assert_eq!(Piece::from_fen_char('x'), None);
    }
}
