//! Moves that would help if they were possible, and why they are not.

use xiangqi::{Board, Illegality, Move, Piece, Position, Reason, Role, Square};

use super::cover::{Cover, Way, covers, moved};
use super::parry::{Parry, parries};

/// How a move exposes the own king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The check was there before and is not parried: the move deals with another one (双将).
    DoubleCheck,
    /// The piece holds a rook's line, the count of a cannon's screens or a horse's leg, and by leaving lets the attack through.
    Pinned,
    /// The piece is the last one between the kings.
    KingsFacing,
    /// Where it goes, the piece is the screen of a cannon.
    BecomesScreen,
}

impl Cause {
    /// The stable code: `double-check`, `pinned`, `kings-facing`, `becomes-screen`.
    pub const fn code(self) -> &'static str {
        match self {
            Cause::DoubleCheck => "double-check",
            Cause::Pinned => "pinned",
            Cause::KingsFacing => "kings-facing",
            Cause::BecomesScreen => "becomes-screen",
        }
    }
}

/// An attack on the own king after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposure {
    /// Why it is there.
    pub cause: Cause,
    /// What attacks the king then, and how.
    pub by: Cover,
}

/// A move that is not legal, although at a glance it might be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred {
    /// The piece.
    pub piece: Piece,
    /// The move.
    pub mv: Move,
    /// What it would do against the checks; empty when there is none.
    pub parries: Vec<Parry>,
    /// Why the piece cannot go there by its own way of moving: [`Reason::LegBlocked`], [`Reason::EyeBlocked`] (with the point)
    /// or [`Reason::NoScreen`].
    pub obstacle: Option<Illegality>,
    /// What would attack the king after the move. With an obstacle it may be empty: then nothing else hinders.
    pub exposures: Vec<Exposure>,
}

impl Barred {
    /// The code of the first reason: that of the obstacle, else of the first exposure.
    pub fn code(&self) -> &'static str {
        match (&self.obstacle, self.exposures.first()) {
            (Some(obstacle), _) => obstacle.reason.code(),
            (None, Some(exposure)) => exposure.cause.code(),
            // Not made by this module.
            (None, None) => "",
        }
    }
}

/// The barred moves of the side to move, its king's apart. In check those that would do something against it, else all.
///
/// A move counts when the piece could make it but for its king, or but for a blocked leg or eye or a missing screen. What is
/// plainly impossible (an own piece on the point, a blocked path) is left out.
pub(super) fn barred(position: &Position, checkers: &[Cover]) -> Vec<Barred> {
    let us = position.turn();
    let king = position.king(us);
    let board = position.board();
    let mut list = Vec::new();
    for (from, piece) in board.pieces() {
        if piece.color != us || piece.role == Role::King {
            continue;
        }
        for to in Square::all() {
            let mv = Move::new(from, to);
            let parries = parries(&board, king, checkers, mv);
            if parries.is_empty() && !checkers.is_empty() {
                continue;
            }
            let Some(illegality) = position.illegality(mv) else { continue };
            let obstacle = match illegality.reason {
                Reason::LeavesKingInCheck | Reason::KingsFacing => None,
                Reason::LegBlocked | Reason::EyeBlocked | Reason::NoScreen => Some(illegality),
                _ => continue,
            };
            let exposures = exposures(&board, king, checkers, mv);
            list.push(Barred { piece, mv, parries, obstacle, exposures });
        }
    }
    list
}

/// What attacks a king after a move of its side, in order of squares.
fn exposures(board: &Board, king: Square, checkers: &[Cover], mv: Move) -> Vec<Exposure> {
    let Some(piece) = board.piece_at(mv.from) else { return Vec::new() };
    let cause = |by: &Cover| {
        if by.way == Way::Screen(mv.to) {
            Cause::BecomesScreen
        } else if checkers.iter().any(|checker| checker.square == by.square) {
            Cause::DoubleCheck
        } else if by.way == Way::Facing {
            Cause::KingsFacing
        } else {
            Cause::Pinned
        }
    };
    let mut list = Vec::new();
    for by in covers(&moved(board, mv), king, piece.color.other()) {
        list.push(Exposure { cause: cause(&by), by });
    }
    list
}
