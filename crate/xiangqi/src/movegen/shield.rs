//! One look along a king's lines: who gives check, which own pieces may not move freely, and which empty points must not
//! be entered.

use super::attack::{above, below, horse_leg};
use crate::position::{EMPTY, OFF, Position, base, belongs_to, is, slots_of};
use crate::{Color, Role, Square, SquareSet};

/// What guards a king.
pub(crate) struct Shield {
    checkers: [u8; 9],
    checker_count: u8,
    /// Own pieces whose departure can open an attack on the king.
    loose: SquareSet,
    /// The king's file and rank.
    file: u8,
    rank: u8,
    /// Ranks on the king's file, and files on the king's rank, where any own piece becomes the screen of a cannon.
    shut_on_file: u16,
    shut_on_rank: u16,
}

/// The first three pieces on a line, seen from the king; `OFF` when there are fewer.
type Ray = [u8; 3];

impl Shield {
    /// Looks around the king of a side.
    pub(crate) fn of(position: &Position, us: Color) -> Shield {
        let king = position.king_place(us);
        let mut shield = Shield {
            checkers: [OFF; 9],
            checker_count: 0,
            loose: SquareSet::EMPTY,
            file: king % 9,
            rank: king / 9,
            shut_on_file: 0,
            shut_on_rank: 0,
        };
        for (ray, upright) in rays(position, king) {
            shield.look(position, us, ray, upright);
        }
        shield.look_for_horses(position, us, king);
        shield.look_for_pawns(position, us, king);
        shield
    }

    /// Whether the king is in check.
    pub(crate) fn in_check(&self) -> bool {
        self.checker_count > 0
    }

    /// The points of the pieces that give check.
    pub(crate) fn checkers(&self) -> impl Iterator<Item = u8> {
        self.checkers.into_iter().take(self.checker_count as usize)
    }

    /// The only piece that gives check, if it is only one.
    pub(super) fn only_checker(&self) -> Option<u8> {
        (self.checker_count == 1).then_some(self.checkers[0])
    }

    /// Whether the departure of the piece on a point can open an attack on the king.
    pub(crate) fn is_loose(&self, point: u8) -> bool {
        self.loose.contains(Square::raw(point))
    }

    /// The points of a file (as ranks) that an own piece must not enter.
    pub(super) fn shut_of_file(&self, file: u8) -> u16 {
        let crossing = (self.shut_on_rank >> file & 1) << self.rank;
        if file == self.file { self.shut_on_file | crossing } else { crossing }
    }

    /// The points of a rank (as files) that an own piece must not enter.
    pub(super) fn shut_of_rank(&self, rank: u8) -> u16 {
        let crossing = (self.shut_on_file >> rank & 1) << self.file;
        if rank == self.rank { self.shut_on_rank | crossing } else { crossing }
    }

    /// Whether an own piece must not enter an empty point.
    pub(super) fn is_shut(&self, point: u8) -> bool {
        self.shut_of_file(point % 9) >> (point / 9) & 1 != 0
    }

    fn add_checker(&mut self, point: u8) {
        self.checkers[self.checker_count as usize] = point;
        self.checker_count += 1;
    }

    fn look(&mut self, position: &Position, us: Color, [first, second, third]: Ray, upright: bool) {
        let them = us.other();
        let slot = |point: u8| if point == OFF { EMPTY } else { position.slot_on(point) };
        let (one, two, three) = (slot(first), slot(second), slot(third));
        if is(one, them, Role::Rook) {
            self.add_checker(first);
        }
        if is(two, them, Role::Cannon) {
            self.add_checker(second);
        }
        if is(one, them, Role::Cannon) {
            self.shut_between(first, upright);
        }
        let bare = is(two, them, Role::Rook) || (upright && is(two, them, Role::King));
        let double = is(three, them, Role::Cannon);
        if belongs_to(one, us) && (bare || double) {
            self.loose.insert(Square::raw(first));
        }
        if belongs_to(two, us) && double {
            self.loose.insert(Square::raw(second));
        }
    }

    /// Shuts the empty points between the king and a cannon that has no screen.
    fn shut_between(&mut self, cannon: u8, upright: bool) {
        let (king, other) = if upright { (self.rank, cannon / 9) } else { (self.file, cannon % 9) };
        let mask = open_between(king, other);
        if upright {
            self.shut_on_file |= mask;
        } else {
            self.shut_on_rank |= mask;
        }
    }

    fn look_for_horses(&mut self, position: &Position, us: Color, king: u8) {
        let (first, count) = slots_of(Role::Horse);
        let first = base(us.other()) + first;
        for slot in first..first + count {
            let from = position.place_of(slot);
            if from == OFF {
                continue;
            }
            if let Some(leg) = horse_leg(from, king) {
                let guard = position.slot_on(leg);
                if guard == EMPTY {
                    self.add_checker(from);
                } else if belongs_to(guard, us) {
                    self.loose.insert(Square::raw(leg));
                }
            }
        }
    }

    fn look_for_pawns(&mut self, position: &Position, us: Color, king: u8) {
        let ahead = match us {
            Color::Red => king + 9,
            Color::Black => king - 9,
        };
        for point in [ahead, king - 1, king + 1] {
            if is(position.slot_on(point), us.other(), Role::Pawn) {
                self.add_checker(point);
            }
        }
    }
}

/// The bits strictly between two places on a line.
pub(super) const fn open_between(a: u8, b: u8) -> u16 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((1 << (low + 1)) - 1)
}

/// The four lines from a point, each with whether it runs along a file.
pub(super) fn rays(position: &Position, point: u8) -> [(Ray, bool); 4] {
    let (file, rank) = (point % 9, point / 9);
    let on_file = position.ranks_of_file(file);
    let on_rank = position.files_of_rank(rank);
    let three = |mask: u16, at: u8, next: fn(u16, u8) -> Option<u8>, point: &dyn Fn(u8) -> u8| {
        let mut ray = [OFF; 3];
        let mut at = at;
        for place in &mut ray {
            match next(mask, at) {
                Some(found) => {
                    at = found;
                    *place = point(found);
                }
                None => break,
            }
        }
        ray
    };
    let upright = |rank: u8| rank * 9 + file;
    let level = |file: u8| rank * 9 + file;
    [
        (three(on_file, rank, above, &upright), true),
        (three(on_file, rank, below, &upright), true),
        (three(on_rank, file, above, &level), false),
        (three(on_rank, file, below, &level), false),
    ]
}
