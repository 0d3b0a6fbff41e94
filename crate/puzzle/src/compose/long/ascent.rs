//! One mate is changed again and again, and each time kept where it is no worse: the way up from a machine of rounds.
//!
//! Where a mill goes round once for each man that stands on its way, one more man makes the mate longer by a whole round. Such steps
//! are long and rare, and a pool, which takes them for one among many, loses them.

use std::collections::HashSet;

use xiangqi::{Color, Piece, Position, Role};

use super::archive::Member;
use super::sound::{Sound, sound};
use super::unmove::{Wanted, unmoves};
use super::{Grower, Study, stretch, vary};
use crate::compose::rng::Rng;
use crate::distil::with;

/// Of a hundred changes: a move of each side taken back, a black man put in a way of the line, a man put anywhere. The others vary.
const CHANGES: [usize; 3] = [6, 10, 30];
/// What stands in a way; pawns twice, for there are most of them.
const MEN: [Role; 7] =
    [Role::Pawn, Role::Pawn, Role::Horse, Role::Cannon, Role::Rook, Role::Elephant, Role::Advisor];
/// Of a hundred changes for the worse those that are taken, and how much worse they may be.
const WORSE: (usize, i32) = (4, 12);
/// Moves by which a change may make the mate shorter.
const SHORTER: u16 = 3;

impl Grower {
    /// The longest mate that was found from the best of those to begin with. Nothing when there is none, and from then on.
    pub(super) fn of_ascent(&mut self) -> Option<Study> {
        let from = std::mem::take(&mut self.wish.from);
        let nodes = self.wish.nodes;
        let starts = from.iter().filter_map(|position| sound(&mut self.solver, position, nodes, 1));
        let mut at = starts.max_by_key(worth)?;
        let mut top = at.clone();
        let mut best: Option<Sound> = None;
        let mut seen = HashSet::new();
        while self.rounds < self.wish.rounds && top.mate_in < self.wish.lengths.1 {
            self.rounds += 1;
            if self.rounds - self.record > self.wish.patience {
                self.record = self.rounds;
                at = top.clone();
            }
            let Some(position) = changed(&mut self.rng, &at) else { continue };
            if !seen.insert(position.hash()) {
                continue;
            }
            let Some(next) = sound(&mut self.solver, &position, nodes, at.mate_in.saturating_sub(SHORTER))
            else {
                continue;
            };
            let less = worth(&at) - worth(&next);
            if less > 0 && (less > WORSE.1 || !self.rng.chance(WORSE.0)) {
                continue;
            }
            at = next;
            if worth(&at) > worth(&top) {
                top = at.clone();
                self.record = self.rounds;
            }
            let is_longer = best.as_ref().is_none_or(|best| worth(best) < worth(&at));
            if is_longer && at.duals == 0 && !at.position.is_check() {
                best = Some(at.clone());
            }
        }
        let (low, high) = self.wish.lengths;
        let sound = stretch::stretch(&mut self.solver, best?, nodes, high);
        if sound.mate_in < low {
            return None;
        }
        self.finish(Member { sound, family: 0 })
    }
}

/// Long, without duals, the attacker not in check, and of few men.
fn worth(mate: &Sound) -> i32 {
    let men = mate.position.board().pieces().count() as i32;
    let check = i32::from(mate.position.is_check());
    10 * i32::from(mate.mate_in) - 12 * check - 4 * mate.duals as i32 - mate.orders as i32 - men / 8
}

/// Another position near a mate; nothing where chance came upon none.
fn changed(rng: &mut Rng, mate: &Sound) -> Option<Position> {
    let [back, way, add] = CHANGES;
    match rng.below(100) {
        kind if kind < back => earlier(rng, &mate.position),
        kind if kind < back + way => in_the_way(rng, mate),
        kind if kind < back + way + add => vary::add(rng, &mate.position),
        _ => vary::vary(rng, &mate.position),
    }
}

/// A defence and the check before it taken back.
fn earlier(rng: &mut Rng, position: &Position) -> Option<Position> {
    let mut last = |position: &Position, wanted| {
        let earlier = unmoves(position, wanted);
        (!earlier.is_empty()).then(|| rng.pick(&earlier).position.clone())
    };
    let before = last(position, Wanted::Evasion)?;
    last(&before, Wanted::Check)
}

/// A black man on the file or rank of a move of the line, where the mover could have to take it.
fn in_the_way(rng: &mut Rng, mate: &Sound) -> Option<Position> {
    let checks: Vec<_> = mate.line.iter().step_by(2).collect();
    let check = rng.pick(&checks);
    let files = check.to.file() as i8 - check.from.file() as i8;
    let ranks = check.to.rank() as i8 - check.from.rank() as i8;
    if files != 0 && ranks != 0 {
        return None;
    }
    let steps = rng.between(1, 9) as i8;
    let square = check.from.offset(files.signum() * steps, ranks.signum() * steps)?;
    let man = Piece { color: Color::Black, role: *rng.pick(&MEN) };
    mate.position.piece_at(square).is_none().then(|| with(&mate.position, square, Some(man)))?
}
