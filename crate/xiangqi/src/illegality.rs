//! Why a move is not legal, as data. The same slow and plain walk over the board tells which pieces attack a king in
//! a set-up; the fast generator in `movegen` is held against it.

use alloc::vec::Vec;
use core::fmt;

use crate::{Color, Move, Piece, Position, Role, Square};

/// The reason why a move is not legal, with the points that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegality {
    /// Which rule forbids the move.
    pub reason: Reason,
    /// The pieces that stand in the way or give the check; empty where there is nothing to show.
    pub squares: Vec<Square>,
}

impl Illegality {
    fn plain(reason: Reason) -> Illegality {
        Illegality { reason, squares: Vec::new() }
    }
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.code())?;
        for square in &self.squares {
            write!(f, " {square}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Illegality {}

/// The rules that can forbid a move, each with a stable code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing stands on the first point.
    EmptySquare,
    /// The piece is the opponent's.
    NotYourPiece,
    /// A piece never takes one of its own side.
    OwnPiece,
    /// The piece does not move in that way.
    Geometry,
    /// A rook, or a cannon that takes nothing, does not jump.
    PathBlocked,
    /// 蹩马腿: the point next to the horse is occupied.
    LegBlocked,
    /// 塞象眼: the point in the middle of the elephant's step is occupied.
    EyeBlocked,
    /// A cannon takes over exactly one piece; there is none between.
    NoScreen,
    /// A cannon takes over exactly one piece; there are more between.
    TooManyScreens,
    /// An elephant stays on its own half.
    CrossesRiver,
    /// A king and an advisor stay in the palace.
    LeavesPalace,
    /// A pawn never goes back.
    PawnBackward,
    /// A pawn goes sideways only after it has crossed the river.
    PawnSideways,
    /// 送将: the own king would be in check afterwards, or stays in check.
    LeavesKingInCheck,
    /// 照面: the kings would face each other on an open file.
    KingsFacing,
}

impl Reason {
    /// The stable code, the key of translations.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::EmptySquare => "empty-square",
            Reason::NotYourPiece => "not-your-piece",
            Reason::OwnPiece => "own-piece",
            Reason::Geometry => "geometry",
            Reason::PathBlocked => "path-blocked",
            Reason::LegBlocked => "leg-blocked",
            Reason::EyeBlocked => "eye-blocked",
            Reason::NoScreen => "no-screen",
            Reason::TooManyScreens => "too-many-screens",
            Reason::CrossesRiver => "crosses-river",
            Reason::LeavesPalace => "leaves-palace",
            Reason::PawnBackward => "pawn-backward",
            Reason::PawnSideways => "pawn-sideways",
            Reason::LeavesKingInCheck => "leaves-king-in-check",
            Reason::KingsFacing => "kings-facing",
        }
    }
}

impl Position {
    /// Why a move is not legal here, or nothing when it is legal.
    pub fn illegality(&self, m: Move) -> Option<Illegality> {
        let Some(piece) = self.piece_at(m.from) else {
            return Some(Illegality::plain(Reason::EmptySquare));
        };
        if piece.color != self.turn() {
            return Some(Illegality::plain(Reason::NotYourPiece));
        }
        if let Err(illegality) = reach(|square| self.piece_at(square), piece, m.from, m.to) {
            return Some(illegality);
        }
        let after = |square: Square| {
            if square == m.to {
                Some(piece)
            } else if square == m.from {
                None
            } else {
                self.piece_at(square)
            }
        };
        let king = if piece.role == Role::King { m.to } else { self.king(piece.color) };
        let squares: Vec<Square> = Square::all()
            .filter(|&from| {
                after(from).is_some_and(|attacker| {
                    attacker.color != piece.color && reach(after, attacker, from, king).is_ok()
                })
            })
            .collect();
        if !squares.is_empty() {
            return Some(Illegality { reason: Reason::LeavesKingInCheck, squares });
        }
        let other = self.king(piece.color.other());
        if king.file() == other.file() && between(king, other).all(|square| after(square).is_none()) {
            return Some(Illegality { reason: Reason::KingsFacing, squares: alloc::vec![other] });
        }
        None
    }
}

/// Whether a piece can go (or take) from one point to another by the rules of its own moves, whatever becomes of its
/// king. `piece_at` is the board.
pub(crate) fn reach(
    piece_at: impl Fn(Square) -> Option<Piece>,
    piece: Piece,
    from: Square,
    to: Square,
) -> Result<(), Illegality> {
    shape(piece, from, to).map_err(Illegality::plain)?;
    walk(&piece_at, piece, from, to)
}

/// [`reach`], compiled once for all kinds of board: it is never the hot path.
fn walk(
    piece_at: &dyn Fn(Square) -> Option<Piece>,
    piece: Piece,
    from: Square,
    to: Square,
) -> Result<(), Illegality> {
    let target = piece_at(to);
    if target.is_some_and(|other| other.color == piece.color) {
        return Err(Illegality::plain(Reason::OwnPiece));
    }
    let blocked_at = |square: Square, reason| {
        if piece_at(square).is_some() {
            Err(Illegality { reason, squares: alloc::vec![square] })
        } else {
            Ok(())
        }
    };
    let (files, ranks) = delta(from, to);
    match piece.role {
        Role::King | Role::Advisor | Role::Pawn => Ok(()),
        Role::Elephant => match from.offset(files / 2, ranks / 2) {
            Some(eye) => blocked_at(eye, Reason::EyeBlocked),
            None => Ok(()),
        },
        // Half of the long side, rounded to zero, is the step to the leg.
        Role::Horse => match from.offset(files / 2, ranks / 2) {
            Some(leg) => blocked_at(leg, Reason::LegBlocked),
            None => Ok(()),
        },
        Role::Rook | Role::Cannon => {
            let squares: Vec<Square> =
                between(from, to).filter(|&square| piece_at(square).is_some()).collect();
            let takes = piece.role == Role::Cannon && target.is_some();
            match (squares.len(), takes) {
                (0, false) | (1, true) => Ok(()),
                (0, true) => Err(Illegality::plain(Reason::NoScreen)),
                (_, false) => Err(Illegality { reason: Reason::PathBlocked, squares }),
                (_, true) => Err(Illegality { reason: Reason::TooManyScreens, squares }),
            }
        }
    }
}

/// Whether the two points fit the way in which the piece moves on an empty board.
fn shape(piece: Piece, from: Square, to: Square) -> Result<(), Reason> {
    let (files, ranks) = delta(from, to);
    let forward = if piece.color == Color::Red { ranks } else { -ranks };
    let fits = match piece.role {
        Role::King | Role::Pawn => files.abs() + ranks.abs() == 1,
        Role::Advisor => files.abs() == 1 && ranks.abs() == 1,
        Role::Elephant => files.abs() == 2 && ranks.abs() == 2,
        Role::Horse => files.abs() * ranks.abs() == 2,
        Role::Rook | Role::Cannon => (files == 0) != (ranks == 0),
    };
    if !fits {
        return Err(Reason::Geometry);
    }
    match piece.role {
        Role::King | Role::Advisor if !to.in_palace(piece.color) => Err(Reason::LeavesPalace),
        Role::Elephant if !to.on_own_half(piece.color) => Err(Reason::CrossesRiver),
        Role::Pawn if forward < 0 => Err(Reason::PawnBackward),
        Role::Pawn if files != 0 && from.on_own_half(piece.color) => Err(Reason::PawnSideways),
        _ => Ok(()),
    }
}

fn delta(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// The points strictly between two points of one line; none when they share no line.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (files, ranks) = delta(from, to);
    let steps = if files == 0 || ranks == 0 { files.abs().max(ranks.abs()) } else { 0 };
    (1..steps).filter_map(move |step| from.offset(files.signum() * step, ranks.signum() * step))
}
