//! Moves that parry a check.
//!
//! A single check is parried by a king move, by taking the checker, by filling a point on its line (or the leg of a
//! horse), and against a cannon by taking its screen away. Everything else is not even looked at; what is looked at is
//! tested, for a cannon's screen can be exchanged for another.

use super::attack::horse_leg;
use super::shield::{Shield, open_between, rays};
use super::targets::{Sink, each_bit};
use crate::position::{OFF, Position, base, belongs_to, role_of};
use crate::{MoveList, Role, Square, SquareSet};

/// Where a piece other than the king must go to parry the check, and which piece may go anywhere.
struct Parry {
    to: SquareSet,
    /// The screen of a checking cannon, when it is the defender's own.
    screen: u8,
    /// The files and the ranks of the points to go to.
    files: u16,
    ranks: u16,
}

impl Parry {
    fn add(&mut self, point: u8) {
        self.to.insert(Square::raw(point));
        self.files |= 1 << (point % 9);
        self.ranks |= 1 << (point / 9);
    }

    /// Adds the points strictly between two points of one line.
    fn add_between(&mut self, a: u8, b: u8) {
        if a % 9 == b % 9 {
            each_bit(open_between(a / 9, b / 9), |rank| self.add(rank * 9 + a % 9));
        } else {
            each_bit(open_between(a % 9, b % 9), |file| self.add(a / 9 * 9 + file));
        }
    }

    /// False where a piece is certainly too far from all points to go to.
    fn is_near(&self, slot: u8, from: u8) -> bool {
        let (file, rank) = (from % 9, from / 9);
        if matches!(role_of(slot), Role::Rook | Role::Cannon) {
            return self.files >> file & 1 != 0 || self.ranks >> rank & 1 != 0;
        }
        // No step leads over more than two files or ranks.
        let near = |mask: u16, place: u8| mask << 2 >> place & 0b11111 != 0;
        near(self.files, file) && near(self.ranks, rank)
    }
}

impl Position {
    /// The legal moves of a side in check; all legal moves when it is not in check.
    pub fn evasions(&self) -> MoveList {
        self.legal_moves()
    }

    pub(super) fn generate_evasions(&self, shield: &Shield, sink: &mut impl Sink) {
        let us = self.turn();
        self.king_moves(us, sink);
        let parry = shield.only_checker().map(|checker| self.parry(checker));
        for slot in base(us) + 1..base(us) + 16 {
            let from = self.place_of(slot);
            if from == OFF {
                continue;
            }
            let anywhere = parry.as_ref().is_none_or(|parry| parry.screen == from);
            if !anywhere && parry.as_ref().is_some_and(|parry| !parry.is_near(slot, from)) {
                continue;
            }
            self.each_target(slot, from, |to| {
                let parries =
                    anywhere || parry.as_ref().is_some_and(|parry| parry.to.contains(Square::raw(to)));
                if parries && self.is_safe(slot, from, to) {
                    sink.one(from, to);
                }
            });
        }
    }

    fn parry(&self, checker: u8) -> Parry {
        let king = self.king_place(self.turn());
        let mut parry = Parry { to: SquareSet::EMPTY, screen: OFF, files: 0, ranks: 0 };
        parry.add(checker);
        match role_of(self.slot_on(checker)) {
            Role::Horse => {
                if let Some(leg) = horse_leg(checker, king) {
                    parry.add(leg);
                }
            }
            Role::Rook | Role::Cannon => {
                parry.add_between(king, checker);
                // Points between: for a cannon that takes in the screen's own, which only an own piece leaves and
                // only a foreign one can be taken on; taking it puts another screen there, and the test sees that.
                for ([first, second, _], _) in rays(self, king) {
                    if second == checker && belongs_to(self.slot_on(first), self.turn()) {
                        parry.screen = first;
                    }
                }
            }
            _ => {}
        }
        parry
    }
}
