//! The mates found so far, by length: of each length a few dozen, those with fewer and better placed pieces more likely to stay.
//!
//! An archive of elites (MAP-Elites, Mouret and Clune 2015) with the length as its only measure: short mates that look fit to grow are
//! kept beside the longest ones, so that growth which has come to its end can begin anew lower down.

use std::collections::{BTreeMap, HashSet};

use super::sound::Sound;
use crate::compose::natural::flaws;
use crate::compose::rng::Rng;

/// Mates kept of each length.
const ROOM: usize = 100;
/// So many of the longest lengths are worked on, most of the time.
const TOP: usize = 3;

/// A mate and where it comes from.
#[derive(Clone)]
pub(super) struct Member {
    pub(super) sound: Sound,
    /// All that grew or was varied from one start have its number.
    pub(super) family: usize,
}

/// Sound mates by length.
#[derive(Default)]
pub(super) struct Archive {
    cells: BTreeMap<u16, Vec<Member>>,
    /// Positions that were put in at any time.
    seen: HashSet<u64>,
    /// Those that growth has been tried from: it would find the same again.
    grown: HashSet<u64>,
    /// Families of which no more is wanted.
    retired: HashSet<usize>,
}

impl Archive {
    /// Puts a mate in, unless its position was there before. Where there is no room another one, or this, goes.
    pub(super) fn put(&mut self, rng: &mut Rng, member: Member) {
        if self.retired.contains(&member.family) || !self.seen.insert(member.sound.position.hash()) {
            return;
        }
        let cell = self.cells.entry(member.sound.mate_in).or_default();
        cell.push(member);
        if cell.len() > ROOM {
            let tried = (0..3).map(|_| rng.below(cell.len()));
            let worst = tried.max_by_key(|&index| clutter(&cell[index].sound));
            worst.map(|index| cell.swap_remove(index));
        }
    }

    /// Takes a family out for good.
    pub(super) fn retire(&mut self, family: usize) {
        self.retired.insert(family);
        self.cells.retain(|_, cell| {
            cell.retain(|member| member.family != family);
            !cell.is_empty()
        });
    }

    /// Takes all mates out. Their positions stay known.
    pub(super) fn clear(&mut self) {
        self.cells.clear();
    }

    /// Whether a position was put in at any time.
    pub(super) fn knows(&self, hash: u64) -> bool {
        self.seen.contains(&hash)
    }

    /// One of the longest that growth has not been tried from. It counts as tried from now on.
    pub(super) fn ungrown(&mut self) -> Option<Member> {
        let mut longest = self.cells.values().rev().take(TOP).flatten();
        let member = longest.find(|member| !self.grown.contains(&member.sound.position.hash()))?.clone();
        self.grown.insert(member.sound.position.hash());
        Some(member)
    }

    /// One to vary: mostly of the longest, now and then of any length.
    pub(super) fn pick(&self, rng: &mut Rng) -> Option<&Member> {
        let lengths: Vec<u16> = self.cells.keys().copied().collect();
        if lengths.is_empty() {
            return None;
        }
        let back = if rng.chance(80) { TOP.min(lengths.len()) } else { lengths.len() };
        let cell = &self.cells[&lengths[lengths.len() - 1 - rng.below(back)]];
        Some(rng.pick(cell))
    }

    /// The greatest length.
    pub(super) fn longest(&self) -> u16 {
        self.cells.keys().next_back().copied().unwrap_or_default()
    }

    /// All mates of a length.
    pub(super) fn of(&self, mate_in: u16) -> &[Member] {
        self.cells.get(&mate_in).map_or(&[], Vec::as_slice)
    }
}

/// How crowded and how odd a position looks.
pub(super) fn clutter(sound: &Sound) -> u32 {
    let board = sound.position.board();
    board.pieces().count() as u32 + 2 * flaws(&board)
}
