//! Moves that give check.
//!
//! A move gives check because the piece attacks the king from where it lands, because it leaves the line or the leg of an
//! own piece, or because it becomes a cannon's screen. All moves of a piece that stands on such a line or leg are tested; the
//! others only change what they land on, so that it is known beforehand which points give check.

use super::attack::horse_leg;
use super::shield::{Shield, open_between, rays};
use super::targets::each_bit;
use crate::position::{EMPTY, OFF, Position, base, belongs_to, is, role_of, slots_of};
use crate::{Color, Move, MoveList, Role, Square, SquareSet};

/// Points on the file and the rank of the king that is to be checked.
#[derive(Clone, Copy, Default)]
struct Cross {
    on_file: u16,
    on_rank: u16,
}

/// Where moves that give check can come from and lead to.
struct Aim {
    king: u8,
    /// A rook that lands here gives check; so does a cannon on `cannon`.
    rook: Cross,
    cannon: Cross,
    /// Any piece that lands here becomes a cannon's screen.
    screen: Cross,
    /// Pieces on the king's lines and legs, whose departure or landing may do more than that; all their moves are tested.
    open: SquareSet,
}

impl Position {
    /// The legal moves that give check, in a fixed order.
    pub fn checks(&self) -> MoveList {
        let us = self.turn();
        let shield = Shield::of(self, us);
        let mut moves = MoveList::new();
        if shield.in_check() {
            self.generate_evasions(&shield, &mut moves);
            moves.retain(|m| self.gives_check(m));
            return moves;
        }
        let aim = Aim::of(self, us);
        for slot in base(us)..base(us) + 16 {
            let from = self.place_of(slot);
            if from == OFF {
                continue;
            }
            let test_safety = slot == base(us) || shield.is_loose(from);
            let mut check = |to| {
                let safe = if test_safety { self.is_safe(slot, from, to) } else { !shield.is_shut(to) };
                if safe {
                    moves.push(Move::new(Square::raw(from), Square::raw(to)));
                }
            };
            if aim.open.contains(Square::raw(from)) {
                self.each_target(slot, from, |to| {
                    if self.attacked_after(aim.king, us, slot, from, to) {
                        check(to);
                    }
                });
            } else {
                self.each_check(slot, from, &aim, check);
            }
        }
        moves
    }

    /// Calls `f` with every point from which the piece, or a cannon over it, attacks the king. Not for pieces on the king's
    /// lines and legs.
    fn each_check(&self, slot: u8, from: u8, aim: &Aim, mut f: impl FnMut(u8)) {
        let role = role_of(slot);
        if matches!(role, Role::Rook | Role::Cannon) {
            let direct = if role == Role::Rook { aim.rook } else { aim.cannon };
            let ranks = direct.of_file(aim, from % 9) | aim.screen.of_file(aim, from % 9);
            if ranks != 0 {
                each_bit(ranks & self.file_targets(slot, from), |rank| f(rank * 9 + from % 9));
            }
            let files = direct.of_rank(aim, from / 9) | aim.screen.of_rank(aim, from / 9);
            if files != 0 {
                each_bit(files & self.rank_targets(slot, from), |file| f(from / 9 * 9 + file));
            }
            return;
        }
        if !matches!(role, Role::Horse | Role::Pawn) && aim.screen.is_empty() {
            return;
        }
        for step in Position::steps(slot, from).iter() {
            let direct = match role {
                Role::Horse => horse_leg(step.to, aim.king).is_some_and(|leg| self.slot_on(leg) == EMPTY),
                Role::Pawn => Position::steps(slot, step.to).iter().any(|next| next.to == aim.king),
                _ => false,
            };
            let screen = aim.screen.of_file(aim, step.to % 9) >> (step.to / 9) & 1 != 0;
            if (direct || screen) && self.is_open(step) {
                f(step.to);
            }
        }
    }
}

impl Cross {
    fn add(&mut self, upright: bool, mask: u16) {
        if upright {
            self.on_file |= mask;
        } else {
            self.on_rank |= mask;
        }
    }

    fn is_empty(self) -> bool {
        self.on_file | self.on_rank == 0
    }

    /// The points on a file, as ranks.
    fn of_file(self, aim: &Aim, file: u8) -> u16 {
        let crossing = (self.on_rank >> file & 1) << (aim.king / 9);
        if file == aim.king % 9 { self.on_file | crossing } else { crossing }
    }

    /// The points on a rank, as files.
    fn of_rank(self, aim: &Aim, rank: u8) -> u16 {
        let crossing = (self.on_file >> rank & 1) << (aim.king % 9);
        if rank == aim.king / 9 { self.on_rank | crossing } else { crossing }
    }
}

impl Aim {
    fn of(position: &Position, us: Color) -> Aim {
        let king = position.king_place(us.other());
        let mut aim = Aim {
            king,
            rook: Cross::default(),
            cannon: Cross::default(),
            screen: Cross::default(),
            open: SquareSet::EMPTY,
        };
        for (direction, ([first, second, _], upright)) in rays(position, king).into_iter().enumerate() {
            let place = |point: u8| if upright { point / 9 } else { point % 9 };
            let at = place(king);
            // The end of the line behind the last piece: one step off the board.
            let end = match direction {
                0 => 10,
                2 => 9,
                _ => u8::MAX,
            };
            let reach = |from: u8, to: u8| {
                if to == u8::MAX { (1 << from) - 1 } else { open_between(from, to) }
            };
            if first == OFF {
                aim.rook.add(upright, reach(at, end));
                continue;
            }
            aim.rook.add(upright, reach(at, place(first)) | 1 << place(first));
            let beyond =
                if second == OFF { reach(place(first), end) } else { reach(place(first), place(second)) };
            aim.cannon.add(upright, beyond | if second == OFF { 0 } else { 1 << place(second) });
            if is(position.slot_on(first), us, Role::Cannon) {
                aim.screen.add(upright, reach(at, place(first)));
            }
            for point in [first, second] {
                if point != OFF && belongs_to(position.slot_on(point), us) {
                    aim.open.insert(Square::raw(point));
                }
            }
        }
        let (first, count) = slots_of(Role::Horse);
        for slot in base(us) + first..base(us) + first + count {
            let from = position.place_of(slot);
            if from != OFF
                && let Some(leg) = horse_leg(from, king)
                && belongs_to(position.slot_on(leg), us)
            {
                aim.open.insert(Square::raw(leg));
            }
        }
        aim
    }
}
