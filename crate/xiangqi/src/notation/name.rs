//! What every notation says of a move, before any of them spells it: piece, standing, direction, number.

use alloc::vec::Vec;
use core::fmt;

use super::tandem::{PieceAt, Standing};
use crate::illegality::reach;
use crate::{Illegality, Move, Piece, Position, Reason, Role, Setup, SetupErrorKind, SetupReport};

/// The direction of a move as its side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// 平, `=` or `.`: along the rank.
    Sideways,
    /// 进, `+`: towards the enemy.
    Forward,
    /// 退, `-`: homewards.
    Back,
}

/// A move in the terms of notation.
///
/// ```
/// use xiangqi::Position;
/// use xiangqi::notation::{Dialect, Name, Style};
///
/// let name = Name::of(&Position::start(), "h2e2".parse().unwrap()).unwrap();
/// assert_eq!(name.chinese(Style::default()), "炮二平五");
/// assert_eq!(name.wxf(Dialect::Wxf2018), "C2=5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The move named.
    pub m: Move,
    /// Who makes it.
    pub piece: Piece,
    /// The file it starts from, 1 to 9, counted from its side's right hand.
    pub file: u8,
    /// How the piece stands among its like.
    pub standing: Standing,
    /// The direction.
    pub op: Op,
    /// The file of arrival, 1 to 9; for a king, rook, cannon or pawn that leaves its rank, the number of steps.
    pub number: u8,
}

impl Name {
    /// Names a move of the side to move.
    ///
    /// # Errors
    /// The move is not legal, and why: only legal moves have names that are sure to tell them apart.
    pub fn of(position: &Position, m: Move) -> Result<Name, Illegality> {
        if let Some(illegality) = position.illegality(m) {
            return Err(illegality);
        }
        let Some(name) = Name::of_barred(position, m) else { unreachable!("a legal move moves a piece") };
        Ok(name)
    }

    /// Names a move that may not be legal, because of the king, of what stands in the way or of what stands on the target: to
    /// say why. The two points have to lie as the piece moves, which is not looked at.
    ///
    /// Nothing where no piece of the side to move stands on the first point.
    pub fn of_barred(position: &Position, m: Move) -> Option<Name> {
        let piece = position.piece_at(m.from).filter(|piece| piece.color == position.turn())?;
        Some(Name::of_piece(|square| position.piece_at(square), piece, m))
    }

    /// Names a move in a set-up in which somebody could take a king: a diagram or record may hold one, and it is no
    /// [`Position`]. Only the piece's own way of moving is asked for, not whether a king is left in check.
    ///
    /// # Errors
    /// The set-up breaks another rule, or the piece does not move so.
    pub fn in_setup(setup: &Setup, m: Move) -> Result<Name, NameError> {
        let mut report = setup.check();
        report
            .errors
            .retain(|e| !matches!(e.kind, SetupErrorKind::KingsFacing | SetupErrorKind::OpponentInCheck));
        if !report.is_playable() {
            return Err(NameError::Setup(report));
        }
        let refuse = |reason| NameError::Move(Illegality { reason, squares: Vec::new() });
        let piece_at = |square| setup.board.piece_at(square);
        let piece = piece_at(m.from).ok_or(refuse(Reason::EmptySquare))?;
        if piece.color != setup.turn {
            return Err(refuse(Reason::NotYourPiece));
        }
        reach(piece_at, piece, m.from, m.to).map_err(NameError::Move)?;
        Ok(Name::of_piece(piece_at, piece, m))
    }

    /// Names what a piece does that moves as it may.
    fn of_piece(piece_at: impl PieceAt, piece: Piece, m: Move) -> Name {
        let color = piece.color;
        let (from_rank, to_rank) = (m.from.rank_for(color), m.to.rank_for(color));
        let op = match to_rank.cmp(&from_rank) {
            core::cmp::Ordering::Equal => Op::Sideways,
            core::cmp::Ordering::Greater => Op::Forward,
            core::cmp::Ordering::Less => Op::Back,
        };
        let counts_steps = op != Op::Sideways && moves_straight(piece.role);
        let number = if counts_steps { from_rank.abs_diff(to_rank) } else { m.to.file_number(color) };
        let standing = Standing::of(piece_at, piece, m.from);
        Name { m, piece, file: m.from.file_number(color), standing, op, number }
    }
}

/// Why a move in a set-up has no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// The set-up breaks rules that names rest on, above all on how many pieces of a kind there are.
    Setup(SetupReport),
    /// The move is not one of the piece's.
    Move(Illegality),
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Setup(report) => report.fmt(f),
            NameError::Move(illegality) => illegality.fmt(f),
        }
    }
}

impl core::error::Error for NameError {}

/// Whether the role moves along files and ranks, so that its number counts steps.
pub(super) const fn moves_straight(role: Role) -> bool {
    matches!(role, Role::King | Role::Rook | Role::Cannon | Role::Pawn)
}
