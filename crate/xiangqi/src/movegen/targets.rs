//! Where a piece can go, whatever becomes of its king.

use super::attack::{above, below};
use super::shield::Shield;
use super::tables::{ADVISOR, ELEPHANT, HORSE, KING, PAWN, Step, Steps};
use crate::position::{EMPTY, Position, belongs_to, role_of};
use crate::{Move, MoveList, Role, Square};

/// Takes generated moves: a list keeps them, [`Count`] only counts.
pub(crate) trait Sink {
    /// A single move.
    fn one(&mut self, from: u8, to: u8);

    /// Moves along a file to the ranks whose bits are set.
    fn along_file(&mut self, from: u8, ranks: u16);

    /// Moves along a rank to the files whose bits are set.
    fn along_rank(&mut self, from: u8, files: u16);

    /// Whether nothing more is wanted; asked after each piece.
    fn is_sated(&self) -> bool {
        false
    }
}

impl Sink for MoveList {
    fn one(&mut self, from: u8, to: u8) {
        self.push(Move::new(Square::raw(from), Square::raw(to)));
    }

    fn along_file(&mut self, from: u8, ranks: u16) {
        each_bit(ranks, |rank| self.one(from, rank * 9 + from % 9));
    }

    fn along_rank(&mut self, from: u8, files: u16) {
        each_bit(files, |file| self.one(from, from / 9 * 9 + file));
    }
}

/// Counts moves without keeping them.
#[derive(Default)]
pub(crate) struct Count(u32);

impl Count {
    /// How many have come.
    pub(crate) fn moves(&self) -> usize {
        self.0 as usize
    }
}

impl Sink for Count {
    fn one(&mut self, _: u8, _: u8) {
        self.0 += 1;
    }

    fn along_file(&mut self, _: u8, ranks: u16) {
        self.0 += ranks.count_ones();
    }

    fn along_rank(&mut self, _: u8, files: u16) {
        self.0 += files.count_ones();
    }
}

/// Wants one move, whichever.
#[derive(Default)]
pub(crate) struct Any(pub(crate) bool);

impl Sink for Any {
    fn one(&mut self, _: u8, _: u8) {
        self.0 = true;
    }

    fn along_file(&mut self, _: u8, ranks: u16) {
        self.0 |= ranks != 0;
    }

    fn along_rank(&mut self, _: u8, files: u16) {
        self.0 |= files != 0;
    }

    fn is_sated(&self) -> bool {
        self.0
    }
}

/// Calls `f` with each set bit, lowest first.
pub(super) fn each_bit(mut mask: u16, mut f: impl FnMut(u8)) {
    while mask != 0 {
        f(mask.trailing_zeros() as u8);
        mask &= mask - 1;
    }
}

impl Position {
    /// The ranks of its file that a rook or a cannon on `from` can go to.
    pub(super) fn file_targets(&self, slot: u8, from: u8) -> u16 {
        let (file, rank) = (from % 9, from / 9);
        self.line_targets(slot, self.ranks_of_file(file), rank, 10, |rank| rank * 9 + file)
    }

    /// The files of its rank that a rook or a cannon on `from` can go to.
    pub(super) fn rank_targets(&self, slot: u8, from: u8) -> u16 {
        let (file, rank) = (from % 9, from / 9);
        self.line_targets(slot, self.files_of_rank(rank), file, 9, |file| rank * 9 + file)
    }

    /// The places that a rook or a cannon can go to from the place `at` of a line with so many places; `point` gives the point of
    /// a place.
    fn line_targets(&self, slot: u8, mask: u16, at: u8, places: u8, point: impl Fn(u8) -> u8) -> u16 {
        let cannon = role_of(slot) == Role::Cannon;
        let (up, down) = (above(mask, at), below(mask, at));
        let open =
            ((1_u16 << up.unwrap_or(places)) - 1) & !down.map_or(0, |down| (2 << down) - 1) & !(1 << at);
        let far = |end: Option<u8>, next: fn(u16, u8) -> Option<u8>| {
            let end = if cannon { end.and_then(|screen| next(mask, screen)) } else { end };
            end.filter(|&end| !belongs_to(self.slot_on(point(end)), self.turn())).map_or(0, |end| 1 << end)
        };
        open | far(up, above) | far(down, below)
    }

    /// The steps of a piece that is neither a rook nor a cannon.
    pub(super) fn steps(slot: u8, from: u8) -> &'static Steps {
        let side = (slot >> 4) as usize % 2;
        let table = match role_of(slot) {
            Role::King => &KING[side],
            Role::Advisor => &ADVISOR[side],
            Role::Elephant => &ELEPHANT[side],
            Role::Horse | Role::Rook | Role::Cannon => &HORSE,
            Role::Pawn => &PAWN[side],
        };
        table.from(from)
    }

    /// Whether a step is open: its gate is free and no own piece stands on its target.
    pub(super) fn is_open(&self, step: Step) -> bool {
        (step.gate == step.to || self.slot_on(step.gate) == EMPTY)
            && !belongs_to(self.slot_on(step.to), self.turn())
    }

    /// Calls `f` with every point that a piece of the side to move can go to.
    pub(super) fn each_target(&self, slot: u8, from: u8, mut f: impl FnMut(u8)) {
        if matches!(role_of(slot), Role::Rook | Role::Cannon) {
            each_bit(self.file_targets(slot, from), |rank| f(rank * 9 + from % 9));
            each_bit(self.rank_targets(slot, from), |file| f(from / 9 * 9 + file));
        } else {
            Position::steps(slot, from).iter().filter(|step| self.is_open(*step)).for_each(|step| f(step.to));
        }
    }

    /// Sends all moves of a piece that is not loose, leaving out the points that are shut.
    pub(super) fn free_targets(&self, slot: u8, from: u8, shield: &Shield, sink: &mut impl Sink) {
        if matches!(role_of(slot), Role::Rook | Role::Cannon) {
            sink.along_file(from, self.file_targets(slot, from) & !shield.shut_of_file(from % 9));
            sink.along_rank(from, self.rank_targets(slot, from) & !shield.shut_of_rank(from / 9));
        } else {
            for step in Position::steps(slot, from).iter() {
                if self.is_open(step) && !shield.is_shut(step.to) {
                    sink.one(from, step.to);
                }
            }
        }
    }
}
