//! Whether a king's point is attacked, now or after a move that is only imagined.

use super::shield::open_between;
use super::tables::HORSE;
use crate::position::{EMPTY, OFF, Position, base, is, slots_of};
use crate::{Color, Move, Role};

/// The nearest set bit above `at`, if any.
pub(super) const fn above(mask: u16, at: u8) -> Option<u8> {
    let rest = mask >> at >> 1;
    if rest == 0 { None } else { Some(at + 1 + rest.trailing_zeros() as u8) }
}

/// The nearest set bit below `at`, if any.
pub(super) const fn below(mask: u16, at: u8) -> Option<u8> {
    let rest = mask & ((1 << at) - 1);
    if rest == 0 { None } else { Some(15 - rest.leading_zeros() as u8) }
}

/// A move that is thought of but not made: `slot` goes from one point to another.
#[derive(Clone, Copy)]
pub(super) struct Imagined {
    slot: u8,
    from: u8,
    to: u8,
}

/// No move at all.
const NOTHING: Imagined = Imagined { slot: OFF, from: OFF, to: OFF };

impl Position {
    /// Whether a point in a palace is attacked by a side.
    pub(crate) fn attacked(&self, point: u8, by: Color) -> bool {
        self.attacked_imagining(point, by, NOTHING)
    }

    /// Whether a point in a palace would be attacked by a side after a piece had gone from one point to another.
    pub(crate) fn attacked_after(&self, point: u8, by: Color, slot: u8, from: u8, to: u8) -> bool {
        self.attacked_imagining(point, by, Imagined { slot, from, to })
    }

    /// Whether the own king is safe after a piece of the side to move has gone from one point to another.
    pub(super) fn is_safe(&self, slot: u8, from: u8, to: u8) -> bool {
        let king = base(self.turn());
        let point = if slot == king { to } else { self.place_of(king) };
        !self.attacked_after(point, self.turn().other(), slot, from, to)
    }

    /// Whether a legal move gives check.
    pub fn gives_check(&self, m: Move) -> bool {
        let slot = self.slot_on(m.from.raw_index());
        let king = self.king_place(self.turn().other());
        self.attacked_after(king, self.turn(), slot, m.from.raw_index(), m.to.raw_index())
    }

    fn attacked_imagining(&self, point: u8, by: Color, imagined: Imagined) -> bool {
        self.attacked_on_lines(point, by, imagined)
            || self.attacked_by_horse(point, by, imagined)
            || self.attacked_by_pawn(point, by, imagined)
    }

    fn slot_at(&self, point: u8, imagined: Imagined) -> u8 {
        if point == imagined.to {
            imagined.slot
        } else if point == imagined.from {
            EMPTY
        } else {
            self.slot_on(point)
        }
    }

    fn attacked_on_lines(&self, point: u8, by: Color, imagined: Imagined) -> bool {
        let (file, rank) = (point % 9, point / 9);
        let mut on_file = self.ranks_of_file(file);
        let mut on_rank = self.files_of_rank(rank);
        if imagined.from != OFF {
            if imagined.from % 9 == file {
                on_file &= !(1 << (imagined.from / 9));
            }
            if imagined.to % 9 == file {
                on_file |= 1 << (imagined.to / 9);
            }
            if imagined.from / 9 == rank {
                on_rank &= !(1 << (imagined.from % 9));
            }
            if imagined.to / 9 == rank {
                on_rank |= 1 << (imagined.to % 9);
            }
        }
        // The king, the rooks and the cannons (whose slots follow) that share a line with the point, and what stands between.
        // A king shares no rank with a point of the other palace.
        let (rooks, _) = slots_of(Role::Rook);
        let hits = |slot: u8, screens: u32| {
            let place = self.place_after(slot, imagined);
            if place == OFF {
                return false;
            }
            let between = if place % 9 == file {
                on_file & open_between(rank, place / 9)
            } else if place / 9 == rank {
                on_rank & open_between(file, place % 9)
            } else {
                return false;
            };
            between.count_ones() == screens
        };
        let (king, rook) = (base(by), base(by) + rooks);
        hits(king, 0) || hits(rook, 0) || hits(rook + 1, 0) || hits(rook + 2, 1) || hits(rook + 3, 1)
    }

    fn attacked_by_horse(&self, point: u8, by: Color, imagined: Imagined) -> bool {
        let (first, count) = slots_of(Role::Horse);
        (base(by) + first..base(by) + first + count).any(|slot| {
            let from = self.place_after(slot, imagined);
            from != OFF && horse_leg(from, point).is_some_and(|leg| self.slot_at(leg, imagined) == EMPTY)
        })
    }

    /// Where a slot stands after the imagined move: a taken piece stands nowhere.
    fn place_after(&self, slot: u8, imagined: Imagined) -> u8 {
        let place = self.place_of(slot);
        if slot == imagined.slot {
            imagined.to
        } else if place == imagined.to {
            OFF
        } else {
            place
        }
    }

    /// A point in a palace is attacked only by pawns that have crossed the river, so both sides count.
    fn attacked_by_pawn(&self, point: u8, by: Color, imagined: Imagined) -> bool {
        let behind = match by {
            Color::Red => point.checked_sub(9),
            Color::Black => Some(point + 9).filter(|&p| p < 90),
        };
        [behind, Some(point - 1), Some(point + 1)]
            .into_iter()
            .flatten()
            .any(|from| is(self.slot_at(from, imagined), by, Role::Pawn))
    }
}

/// The leg that a horse needs free to go from one point to another, or nothing when that is no horse's step.
pub(super) fn horse_leg(from: u8, to: u8) -> Option<u8> {
    // The step of a horse changes the index by 7, 11, 17 or 19, which few pairs of points do.
    const STEPS: u32 = 1 << 7 | 1 << 11 | 1 << 17 | 1 << 19;
    let far = from.abs_diff(to);
    if far > 19 || STEPS >> far & 1 == 0 {
        return None;
    }
    HORSE.from(from).iter().find(|step| step.to == to).map(|step| step.gate)
}
