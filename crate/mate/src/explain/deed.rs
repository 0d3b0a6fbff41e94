//! What one move of a line does.

use xiangqi::{Color, Move, Piece, Position, Role, Square, order};

use super::cover::{Cover, Way, covers};
use super::parry::{Parry, parries};

/// Where a check comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The piece that moved gives it.
    Direct,
    /// The piece that moved uncovered it (抽将): it left the line, a screen too many, or a horse's leg.
    Discovered,
    /// The piece that moved is now the screen of the cannon that gives it.
    Screened,
}

impl Origin {
    /// The stable code: `direct`, `discovered`, `screened`.
    pub const fn code(self) -> &'static str {
        match self {
            Origin::Direct => "direct",
            Origin::Discovered => "discovered",
            Origin::Screened => "screened",
        }
    }
}

/// A check that a move gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// What gives it, and how.
    pub by: Cover,
    /// Where it comes from.
    pub origin: Origin,
}

/// What one move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The move.
    pub mv: Move,
    /// The piece that moves.
    pub piece: Piece,
    /// Whether it is the attacker's move.
    pub attacks: bool,
    /// What it takes.
    pub captured: Option<Piece>,
    /// Whether it takes the piece that moved just before.
    pub retakes: bool,
    /// What it does against each check that stood before, in the order of the checkers; empty without a check.
    pub parries: Vec<Parry>,
    /// The checks that it gives, in order of squares.
    pub checks: Vec<Check>,
    /// The own pieces that a legal answer takes, in order of squares.
    pub hanging: Vec<Square>,
    /// 弃子: what is taken by the next move of the line, when it is worth more than all that its side takes from this move
    /// to the end of the line. Only with the attacker's moves of a line ([`deeds`]).
    pub given: Option<Piece>,
}

impl Deed {
    /// What a move does; `last` is the move just before, `attacker` the side whose mate it is.
    ///
    /// Nothing when the move is not legal.
    pub fn of(position: &Position, mv: Move, last: Option<Move>, attacker: Color) -> Option<Deed> {
        let piece = position.piece_at(mv.from)?;
        let mut after = position.clone();
        after.play(mv).ok()?;
        let (us, them) = (piece.color, piece.color.other());
        let before = position.board();
        let own_king = position.king(us);
        let captured = position.piece_at(mv.to);
        let parries = parries(&before, own_king, &covers(&before, own_king, them), mv);
        let king = after.king(them);
        let origin = |by: &Cover| {
            if by.square == mv.to {
                Origin::Direct
            } else if by.way == Way::Screen(mv.to) {
                Origin::Screened
            } else {
                Origin::Discovered
            }
        };
        let mut checks = Vec::new();
        for by in covers(&after.board(), king, us) {
            checks.push(Check { by, origin: origin(&by) });
        }
        Some(Deed {
            mv,
            piece,
            attacks: us == attacker,
            captured,
            retakes: captured.is_some() && last.is_some_and(|last| last.to == mv.to),
            parries,
            checks,
            hanging: hanging(&after),
            given: None,
        })
    }

    /// Whether a check of it is uncovered.
    pub fn discovers(&self) -> bool {
        self.checks.iter().any(|check| check.origin == Origin::Discovered)
    }

    /// What the move does as stable codes, in a fixed order.
    ///
    /// The defender's: `parries-nothing` without a check to parry, else the codes of [`Parry::purpose`]. The attacker's:
    /// those too where it was in check, and `quiet` without a check. Of both: `captures`, `retakes`, `check`, `double-check`,
    /// `discovered-check`, `sacrifice`.
    pub fn codes(&self) -> Vec<&'static str> {
        let mut codes = Vec::new();
        for parry in &self.parries {
            if !codes.contains(&parry.purpose.code()) {
                codes.push(parry.purpose.code());
            }
        }
        let facts = [
            (!self.attacks && self.parries.is_empty(), "parries-nothing"),
            (self.captured.is_some(), "captures"),
            (self.retakes, "retakes"),
            (!self.checks.is_empty(), "check"),
            (self.checks.len() > 1, "double-check"),
            (self.discovers(), "discovered-check"),
            (self.attacks && self.checks.is_empty(), "quiet"),
            (self.given.is_some(), "sacrifice"),
        ];
        for (holds, code) in facts {
            if holds {
                codes.push(code);
            }
        }
        codes
    }
}

/// The pieces of the side that waits which a legal move takes, in order of squares.
fn hanging(position: &Position) -> Vec<Square> {
    let mut squares = Vec::new();
    for mv in &position.legal_moves() {
        if position.piece_at(mv.to).is_some() && !squares.contains(&mv.to) {
            squares.push(mv.to);
        }
    }
    order::by_key(&mut squares, |square| *square);
    squares
}

/// What each move of a line does. The side to move at its end is the defender.
///
/// Nothing when a move is not legal.
pub fn deeds(position: &Position, line: &[Move]) -> Option<Vec<Deed>> {
    let even = line.len().is_multiple_of(2);
    let attacker = if even { position.turn().other() } else { position.turn() };
    let mut at = position.clone();
    let mut list = Vec::with_capacity(line.len());
    let mut last = None;
    for &mv in line {
        list.push(Deed::of(&at, mv, last, attacker)?);
        at.play(mv).ok()?;
        last = Some(mv);
    }
    let mut won = 0;
    for index in (0..list.len()).rev() {
        if list[index].attacks {
            won += list[index].captured.map_or(0, worth);
            let taken = list.get(index + 1).and_then(|reply| reply.captured);
            list[index].given = taken.filter(|&piece| won < worth(piece));
        }
    }
    Some(list)
}

/// Rough worth of a piece in half pawns, enough to tell a gift from an exchange.
const fn worth(piece: Piece) -> u16 {
    match piece.role {
        Role::King => 0,
        Role::Rook => 18,
        Role::Horse | Role::Cannon => 8,
        Role::Advisor | Role::Elephant => 4,
        Role::Pawn => 3,
    }
}
