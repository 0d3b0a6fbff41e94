//! What every notation says of a move, before any of them spells it: piece, standing, direction, number.

use super::tandem::Standing;
use crate::{Illegality, Move, Piece, Position, Role};

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

/// A legal move in the terms of notation.
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
        let Some(piece) = position.piece_at(m.from) else { unreachable!("a legal move moves a piece") };
        let color = piece.color;
        let (from_rank, to_rank) = (m.from.rank_for(color), m.to.rank_for(color));
        let op = match to_rank.cmp(&from_rank) {
            core::cmp::Ordering::Equal => Op::Sideways,
            core::cmp::Ordering::Greater => Op::Forward,
            core::cmp::Ordering::Less => Op::Back,
        };
        let counts_steps = op != Op::Sideways && moves_straight(piece.role);
        let number = if counts_steps { from_rank.abs_diff(to_rank) } else { m.to.file_number(color) };
        let standing = Standing::of(position, piece, m.from);
        Ok(Name { m, piece, file: m.from.file_number(color), standing, op, number })
    }
}

/// Whether the role moves along files and ranks, so that its number counts steps.
pub(super) const fn moves_straight(role: Role) -> bool {
    matches!(role, Role::King | Role::Rook | Role::Cannon | Role::Pawn)
}
