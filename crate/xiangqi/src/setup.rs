//! A set-up position as somebody typed it, and the gate that tells what is wrong with it.

use alloc::vec::Vec;
use core::fmt;

use crate::illegality::reach;
use crate::{Board, Color, Piece, Role, Square};

/// A board, the side to move and the two counters of FEN. It may break any rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Plies since the last capture.
    pub halfmove: u16,
    /// The number of the round, from 1.
    pub fullmove: u32,
}

impl Setup {
    /// The start of a game, Red to move.
    pub fn start() -> Setup {
        Setup { board: Board::start(), turn: Color::Red, halfmove: 0, fullmove: 1 }
    }

    /// Everything that is wrong with the set-up, all at once. Without errors it is a playable position, be it one
    /// in which the side to move has no move left and has lost.
    pub fn check(&self) -> SetupReport {
        let mut report = SetupReport::default();
        self.check_counts(&mut report);
        self.check_squares(&mut report);
        self.check_kings(&mut report);
        self.check_pawn_files(&mut report);
        report
    }

    fn squares_of(&self, piece: Piece) -> Vec<Square> {
        self.board.pieces().filter(|&(_, other)| other == piece).map(|(square, _)| square).collect()
    }

    fn check_counts(&self, report: &mut SetupReport) {
        for color in Color::ALL {
            for role in Role::ALL {
                let squares = self.squares_of(Piece { color, role });
                if role == Role::King {
                    if squares.len() != 1 {
                        report.error(SetupErrorKind::KingCount(color), squares);
                    }
                } else if squares.len() > role.limit() {
                    report.error(SetupErrorKind::TooMany(Piece { color, role }), squares);
                }
            }
            let all: Vec<Square> =
                self.board.pieces().filter(|(_, piece)| piece.color == color).map(|(s, _)| s).collect();
            if all.len() > 16 {
                report.error(SetupErrorKind::TooManyPieces(color), all);
            }
        }
    }

    fn check_squares(&self, report: &mut SetupReport) {
        for color in Color::ALL {
            for role in Role::ALL {
                let off: Vec<Square> = self
                    .squares_of(Piece { color, role })
                    .into_iter()
                    .filter(|&square| !can_stand(Piece { color, role }, square))
                    .collect();
                if !off.is_empty() {
                    report.error(SetupErrorKind::BadSquare(Piece { color, role }), off);
                }
            }
        }
    }

    fn check_kings(&self, report: &mut SetupReport) {
        let king = |color| match self.squares_of(Piece { color, role: Role::King }).as_slice() {
            &[square] => Some(square),
            _ => None,
        };
        if let (Some(red), Some(black)) = (king(Color::Red), king(Color::Black)) {
            let (low, high) = if red.rank() < black.rank() { (red, black) } else { (black, red) };
            let facing = red.file() == black.file()
                && (low.rank() + 1..high.rank())
                    .all(|rank| self.board.piece_at(Square::at(red.file(), rank)).is_none());
            if facing {
                report.error(SetupErrorKind::KingsFacing, alloc::vec![red, black]);
            }
        }
        if let Some(king) = king(self.turn.other()) {
            let mut squares: Vec<Square> = self
                .board
                .pieces()
                .filter(|&(from, piece)| {
                    piece.color == self.turn
                        && reach(|square| self.board.piece_at(square), piece, from, king).is_ok()
                })
                .map(|(from, _)| from)
                .collect();
            if !squares.is_empty() {
                squares.insert(0, king);
                report.error(SetupErrorKind::OpponentInCheck, squares);
            }
        }
    }

    fn check_pawn_files(&self, report: &mut SetupReport) {
        for color in Color::ALL {
            let home: Vec<Square> = self
                .squares_of(Piece { color, role: Role::Pawn })
                .into_iter()
                .filter(|square| square.on_own_half(color))
                .collect();
            let stacked: Vec<Square> = home
                .iter()
                .copied()
                .filter(|a| home.iter().any(|b| a != b && a.file() == b.file()))
                .collect();
            if !stacked.is_empty() {
                report.warnings.push(SetupWarning::UnreachablePawns(stacked));
            }
        }
    }
}

/// Whether a piece can ever stand on a point by the rules of its moves.
fn can_stand(piece: Piece, square: Square) -> bool {
    let rank = square.rank_for(piece.color);
    let file = square.file();
    match piece.role {
        Role::King => square.in_palace(piece.color),
        Role::Advisor => square.in_palace(piece.color) && (if rank == 1 { file == 4 } else { file != 4 }),
        Role::Elephant => match rank {
            0 | 4 => file == 2 || file == 6,
            2 => file == 0 || file == 4 || file == 8,
            _ => false,
        },
        Role::Pawn => rank >= 5 || (rank >= 3 && file.is_multiple_of(2)),
        Role::Horse | Role::Rook | Role::Cannon => true,
    }
}

/// What [`Setup::check`] found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupReport {
    /// Reasons why nobody can play from here.
    pub errors: Vec<SetupError>,
    /// Things that no game leads to, but that do not hinder play.
    pub warnings: Vec<SetupWarning>,
}

impl SetupReport {
    fn error(&mut self, kind: SetupErrorKind, squares: Vec<Square>) {
        self.errors.push(SetupError { kind, squares });
    }

    /// Whether the set-up is a playable position.
    pub fn is_playable(&self) -> bool {
        self.errors.is_empty()
    }

    /// Whether nothing is wrong but that pieces other than the kings stand on points that their moves never reach.
    pub fn is_loosely_playable(&self) -> bool {
        self.errors
            .iter()
            .all(|error| matches!(error.kind, SetupErrorKind::BadSquare(piece) if piece.role != Role::King))
    }
}

impl fmt::Display for SetupReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.errors.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fmt::Display::fmt(error, f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupReport {}

/// One reason why a set-up is not playable, with the points that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong.
    pub kind: SetupErrorKind,
    /// The pieces concerned; empty when a king is missing.
    pub squares: Vec<Square>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.code())?;
        for square in &self.squares {
            write!(f, " {square}")?;
        }
        Ok(())
    }
}

/// The kinds of broken rules, each with a stable code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupErrorKind {
    /// A side has no king or more than one.
    KingCount(Color),
    /// A piece stands where it can never come: a king or advisor off the palace points, an elephant off its seven
    /// points, a pawn behind its start or beside its file before the river.
    BadSquare(Piece),
    /// More pieces of a kind than a side starts with.
    TooMany(Piece),
    /// More than sixteen pieces of a side.
    TooManyPieces(Color),
    /// The kings face each other on an open file, so that the side to move could take the king.
    KingsFacing,
    /// The side that is not to move is in check. The first square is its king's, the others its attackers'.
    OpponentInCheck,
}

impl SetupErrorKind {
    /// The stable code, the key of translations.
    pub const fn code(self) -> &'static str {
        match self {
            SetupErrorKind::KingCount(_) => "king-count",
            SetupErrorKind::BadSquare(piece) => match piece.role {
                Role::King => "king-square",
                Role::Advisor => "advisor-square",
                Role::Elephant => "elephant-square",
                Role::Horse => "horse-square",
                Role::Rook => "rook-square",
                Role::Cannon => "cannon-square",
                Role::Pawn => "pawn-square",
            },
            SetupErrorKind::TooMany(piece) => match piece.role {
                Role::King => "too-many-kings",
                Role::Advisor => "too-many-advisors",
                Role::Elephant => "too-many-elephants",
                Role::Horse => "too-many-horses",
                Role::Rook => "too-many-rooks",
                Role::Cannon => "too-many-cannons",
                Role::Pawn => "too-many-pawns",
            },
            SetupErrorKind::TooManyPieces(_) => "too-many-pieces",
            SetupErrorKind::KingsFacing => "kings-facing",
            SetupErrorKind::OpponentInCheck => "opponent-in-check",
        }
    }
}

/// Something odd that does not hinder play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupWarning {
    /// Two pawns of a side on one file, both before the river: no game leads there.
    UnreachablePawns(Vec<Square>),
}

impl SetupWarning {
    /// The stable code, the key of translations.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupWarning::UnreachablePawns(_) => "unreachable-pawns",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(setup: &Setup) -> Vec<&'static str> {
        setup.check().errors.iter().map(|error| error.kind.code()).collect()
    }

    #[test]
    fn all_faults_are_named_at_once() {
        let mut setup = Setup::start();
        assert_eq!(codes(&setup), [""; 0]);
        let red = |role| Some(Piece { color: Color::Red, role });
        setup.board.set("e0".parse().unwrap(), None);
        setup.board.set("b0".parse().unwrap(), red(Role::Advisor));
        setup.board.set("b1".parse().unwrap(), red(Role::Pawn));
        assert_eq!(
            codes(&setup),
            ["king-count", "too-many-advisors", "too-many-pawns", "advisor-square", "pawn-square"]
        );
    }

    #[test]
    fn a_piece_stands_where_its_moves_lead() {
        let count =
            |role| Square::all().filter(|&s| can_stand(Piece { color: Color::Black, role }, s)).count();
        assert_eq!(count(Role::King), 9);
        assert_eq!(count(Role::Advisor), 5);
        assert_eq!(count(Role::Elephant), 7);
        assert_eq!(count(Role::Pawn), 55);
        assert_eq!(count(Role::Rook), 90);
    }

    #[test]
    fn the_side_that_waits_may_not_be_in_check() {
        let mut setup = Setup { board: Board::EMPTY, turn: Color::Red, halfmove: 0, fullmove: 1 };
        let put = |setup: &mut Setup, text: &str, letter: char| {
            setup.board.set(text.parse().unwrap(), Piece::from_fen_char(letter));
        };
        put(&mut setup, "e9", 'k');
        put(&mut setup, "e0", 'K');
        assert_eq!(codes(&setup), ["kings-facing"]);
        put(&mut setup, "e5", 'R');
        assert_eq!(codes(&setup), ["opponent-in-check"]);
        setup.turn = Color::Black;
        assert_eq!(codes(&setup), [""; 0]);
    }
}
