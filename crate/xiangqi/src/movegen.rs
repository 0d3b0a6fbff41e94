//! Generation of legal moves. No move is made to be tested: a [`Shield`] tells in one look at the king's lines which
//! pieces may move freely, and the few others are tested on paper, by [`Position::attacked_after`].
//!
//! `movegen/attack.rs` answers "is this king attacked, now or after that move", `movegen/shield.rs` finds checkers,
//! loose pieces and shut points, `movegen/targets.rs` gives where a piece can go, `movegen/checks.rs` generates only
//! moves that give check, `movegen/evasions.rs` only moves that parry a check.

mod attack;
mod checks;
mod evasions;
mod shield;
mod tables;
mod targets;

pub(crate) use shield::Shield;
pub(crate) use targets::{Any, Count, Sink};

use crate::position::{OFF, Position, base};

impl Position {
    /// Sends all legal moves to a sink.
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        let us = self.turn();
        let shield = Shield::of(self, us);
        if shield.in_check() {
            self.generate_evasions(&shield, sink);
            return;
        }
        self.king_moves(us, sink);
        for slot in base(us) + 1..base(us) + 16 {
            let from = self.place_of(slot);
            if from == OFF {
                continue;
            }
            if sink.is_sated() {
                return;
            }
            if shield.is_loose(from) {
                self.each_target(slot, from, |to| {
                    if self.is_safe(slot, from, to) {
                        sink.one(from, to);
                    }
                });
            } else {
                self.free_targets(slot, from, &shield, sink);
            }
        }
    }

    fn king_moves(&self, us: crate::Color, sink: &mut impl Sink) {
        let slot = base(us);
        let from = self.place_of(slot);
        self.each_target(slot, from, |to| {
            if self.is_safe(slot, from, to) {
                sink.one(from, to);
            }
        });
    }
}
