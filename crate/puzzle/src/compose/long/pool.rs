//! One pool of mates: growth and variation take by chance from all that were found, again and again, and the pool gives one mate.
//!
//! Mates from which growth has failed are tried again, which families do not do: it goes further, and takes longer. A pool that is
//! behind is given up, since most never go far. It may begin with mills.

use std::cmp::Reverse;

use mate::{Answer, Detail, Goal, Limits};
use xiangqi::Position;

use super::archive::{Member, clutter};
use super::sound::sound;
use super::{ENOUGH, GLANCE, Grower, SHORT, Study, mill, start, stretch, vary};

/// Of a hundred rounds those of growth.
const GROWTH: usize = 40;
/// A pool that has not come to these lengths in so many rounds is given up, unless less is wanted.
const MILESTONES: [(u32, u16); 3] = [(400, 13), (1_000, 15), (2_500, 17)];
/// Mates of a pool that are tried as its result.
const TRIED: usize = 6;
/// Mills that a pool begins with.
const MILLS: usize = 10;
/// The least reach of such a mill.
const REACH: usize = 60;
/// How often men are put into each, for a mate to come of it.
const MATES: usize = 200;
/// The most men that are put in at once.
const MEN: usize = 4;

impl Grower {
    /// The longest mate of the pool that can be given out. Nothing when it is given up, and from then on.
    pub(super) fn of_pool(&mut self) -> Option<Study> {
        let (low, high) = self.wish.lengths;
        let is_behind = |rounds: u32, longest: u16| {
            MILESTONES.iter().any(|&(by, length)| rounds >= by && longest < length.min(low))
        };
        while self.rounds < self.wish.rounds
            && self.archive.of(high).len() < ENOUGH
            && self.rounds - self.record < self.wish.patience
            && !is_behind(self.rounds, self.archive.longest())
        {
            self.rounds += 1;
            let member = self.archive.pick(&mut self.rng)?.clone();
            if self.rng.chance(GROWTH) {
                self.extend(&member);
            } else {
                self.change(&member);
            }
        }
        let mates = (low..=high).rev().flat_map(|length| self.archive.of(length));
        let mut best: Vec<Member> = mates.filter(|m| !m.sound.position.is_check()).cloned().collect();
        self.archive.clear();
        best.sort_by_key(|member| (Reverse(member.sound.mate_in), clutter(&member.sound)));
        best.into_iter().take(TRIED).find_map(|member| {
            let sound = stretch::stretch(&mut self.solver, member.sound, self.wish.nodes, high);
            self.finish(Member { sound, ..member })
        })
    }

    /// Fills the archive with mates in mills: men are put in by chance, and where there is a mate, it is asked for from everywhere
    /// in the mill, which gives those from which the way to it is far.
    pub(super) fn begin_with_mills(&mut self) {
        let mut family = 0;
        while family < MILLS {
            let Some(mill) = start::start(&mut self.rng).and_then(|start| mill::mill(&start)) else {
                continue;
            };
            let mill = mill::wider(&mut self.rng, mill);
            if mill.reach < REACH {
                continue;
            }
            family += 1;
            for _ in 0..MATES {
                let position = self.filled(&mill.position);
                let limits = Limits { nodes: GLANCE, detail: Detail::Verdict, ..Limits::default() };
                if !matches!(self.solver.solve(&position, Goal::Checks, limits), Answer::Mate(_)) {
                    continue;
                }
                let mut shortest = SHORT;
                for position in mill::forced(&position) {
                    if let Some(sound) = sound(&mut self.solver, &position, 2 * GLANCE, shortest) {
                        shortest = sound.mate_in + 1;
                        self.put(Member { sound, family });
                    }
                }
            }
        }
    }

    /// A position with a few more men.
    fn filled(&mut self, position: &Position) -> Position {
        let mut position = position.clone();
        for _ in 0..=self.rng.below(MEN) {
            if let Some(more) = vary::add(&mut self.rng, &position) {
                position = more;
            }
        }
        position
    }
}
