//! Composition: chance proposes positions, a local search bends them towards the wish with the solver as judge, idle pieces
//! go, the palace is dressed, refusals and taste decide.
//!
//! [`Composer::next`] gives one candidate drill at a time. It is deterministic by seed. Quality is an objective (`measure`), a
//! list of plain refusals (`refuse`) and a number (`taste`); choosing among candidates is for the caller.

mod climb;
mod dress;
pub mod long;
mod measure;
mod mutate;
pub mod natural;
mod novelty;
mod place;
mod refuse;
pub mod rng;
mod same;
pub mod skeleton;
mod taste;
mod trial;
mod wish;

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use mate::Goal;
use xiangqi::{Color, Position};

use crate::distil::Proved;
use climb::{Pace, climb};
use measure::Aim;
pub use novelty::{idea, key};
use rng::Rng;
use same::thin;
use skeleton::Skeleton;
use trial::{Judge, Trial};
pub use wish::{Theme, Wish};

/// Random placements looked at for one start.
const PLACEMENTS: u64 = 150;
/// How far from good a start is that is taken without looking further.
const NEAR: i32 = 18;
/// How far from good a start may be.
const FAR: i32 = 60;
/// Of a hundred starts, how many come from the seed positions where there are some.
const SEEDED: usize = 40;

/// Of a hundred drills, how many get guards for the attacker where that changes nothing.
const OUTFIT: usize = 35;
/// Of a hundred drills of two moves and more, for how many a counter-threat is looked for.
const COUNTER: usize = 80;

/// A drill that passed every refusal.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The position, its proof and its names.
    pub proved: Proved,
    /// How good it is; higher is better, comparable within one theme and length.
    pub taste: i32,
    /// The attacker's moves and what holds the king at the end, mirror-independent: two drills with the same are one drill to a
    /// pupil.
    pub idea: String,
}

/// Makes drills.
pub struct Composer {
    rng: Rng,
    judge: Judge,
    seeds: Arc<[Position]>,
    seen: HashSet<u64>,
    ready: VecDeque<Candidate>,
    /// Positions looked at so far: placements and their neighbours.
    pub tried: u64,
}

impl Composer {
    /// A composer whose chance starts at `seed`. `seeds` are positions to start from now and then; their side to move attacks.
    pub fn new(wish: Wish, seeds: Arc<[Position]>, seed: u64) -> Composer {
        Composer {
            rng: Rng::new(seed),
            judge: Judge::new(wish),
            seeds,
            seen: HashSet::new(),
            ready: VecDeque::new(),
            tried: 0,
        }
    }

    /// The next candidate; nothing when so many more positions have been looked at. The last search may go beyond that.
    pub fn next(&mut self, positions: u64) -> Option<Candidate> {
        let end = self.tried.saturating_add(positions);
        loop {
            if let Some(candidate) = self.ready.pop_front() {
                return Some(candidate);
            }
            if self.tried >= end {
                return None;
            }
            self.search();
        }
    }

    /// One start, its local search, and what comes out of it.
    fn search(&mut self) {
        let (low, high) = self.judge.wish.lengths;
        let length = low + self.rng.below(usize::from(high - low) + 1) as u16;
        let skeleton = skeleton::for_wish(&mut self.rng, &self.judge.wish);
        let lean = matches!(self.judge.wish.theme, Theme::Any).then_some(skeleton.name);
        let aim = Aim { length, lean: lean.filter(|name| !name.is_empty()) };
        let Some(start) = self.start(skeleton, aim) else { return };
        let pace = self.pace(length);
        let (peaks, steps) = climb(&mut self.rng, &mut self.judge, start, aim, pace);
        self.tried += steps;
        for peak in peaks {
            let candidate = self.finish(peak);
            self.ready.extend(candidate);
        }
    }

    fn pace(&self, target: u16) -> Pace {
        let target = u64::from(target);
        match self.judge.wish.goal {
            Goal::Checks => Pace {
                steps: 150 + 50 * target,
                patience: 60 + 15 * target,
                nodes: (1_000 * target).min(12_000),
            },
            Goal::Any => Pace { steps: 100 + 20 * target, patience: 40 + 10 * target, nodes: 2_000 * target },
        }
    }

    /// Of some placements with a mate, the first that is near to what is wanted, or the nearest.
    fn start(&mut self, skeleton: &Skeleton, aim: Aim) -> Option<Trial> {
        let nodes = self.pace(aim.length).nodes;
        let mut best: Option<(i32, Trial)> = None;
        for _ in 0..PLACEMENTS {
            self.tried += 1;
            let Some(position) = self.placement(skeleton, aim.length) else { continue };
            if !self.judge.glance(&position) {
                continue;
            }
            let Some(trial) = self.judge.prove(&position, nodes) else { continue };
            let far = measure::distance(&trial, &self.judge.wish, aim);
            if best.as_ref().is_none_or(|(least, _)| far < *least) {
                best = Some((far, trial));
            }
            if far <= NEAR {
                break;
            }
        }
        best.filter(|(far, _)| *far <= FAR).map(|(_, trial)| trial)
    }

    fn placement(&mut self, skeleton: &Skeleton, length: u16) -> Option<Position> {
        if self.seeds.is_empty() || !self.rng.chance(SEEDED) {
            return place::place(&mut self.rng, skeleton, length);
        }
        let position = self.rng.pick(&self.seeds).clone();
        let mut setup = position.setup();
        if setup.turn != Color::Red {
            setup.board = setup.board.swap_colors();
        }
        let position = mutate::playable(setup.board)?;
        mutate::neighbour(&mut self.rng, &position)
    }

    /// What is left of a search's result when it is thinned and dressed, if it is no refused or known drill.
    fn finish(&mut self, best: Trial) -> Option<Candidate> {
        let wish = self.judge.wish;
        let (rng, judge) = (&mut self.rng, &mut self.judge);
        let length = best.proved.claim.mate_in;
        if !(wish.lengths.0..=wish.lengths.1).contains(&length) || wish.rank(&best.proved.names).is_none() {
            return None;
        }
        let stays = |square, piece| wish.is_quiet() && same::raiders_stay(square, piece);
        let thinned = thin(rng, judge, best, stays);
        let settled = dress::king(judge, thinned);
        let dressed = dress::guards(rng, judge, settled);
        // The guards may do what another piece was needed for before.
        let mut drill = thin(rng, judge, dressed, |square, piece| {
            same::guards_stay(square, piece) || stays(square, piece)
        });
        if wish.goal == Goal::Checks {
            if rng.chance(OUTFIT) {
                drill = dress::outfit(rng, judge, drill);
            }
            if rng.chance(if length == 1 { 40 } else { COUNTER }) {
                drill = dress::counter_threat(rng, judge, drill);
            }
        }
        if refuse::is_refused(&drill, &wish)
            || !same::is_economical(judge, &drill)
            || (wish.is_quiet() && !has_a_point(judge, &drill))
        {
            return None;
        }
        if !self.seen.insert(key(&drill.proved.position)) {
            return None;
        }
        let idea = novelty::idea(&drill.proved);
        let taste = taste::taste(judge, &drill);
        Some(Candidate { proved: drill.proved, taste, idea })
    }
}

/// How good a drill a position makes as it stands, by the taste of the composer: comparable with what it finds of any theme with
/// the same goal and length. Red is to move. Nothing where the whole solution does not come out within so many nodes.
pub fn appraise(position: &Position, goal: Goal, mate_in: u16, nodes: u64) -> Option<i32> {
    let wish = Wish { theme: Theme::Any, goal, lengths: (1, mate_in), keys: (1, usize::MAX), answers: 0 };
    let mut judge = Judge::new(wish);
    let trial = judge.prove(position, nodes)?;
    Some(taste::taste(&mut judge, &trial))
}

/// Whether the quiet first move threatens a mate by checks: one that only waits for the defender to run out of moves is another
/// lesson.
fn has_a_point(judge: &mut Judge, drill: &Trial) -> bool {
    let position = &drill.proved.position;
    drill.proved.claim.keys.iter().all(|&key| {
        let mut after = position.clone();
        let _undo = after.play_unchecked(key);
        judge.threatens(&after, position.turn(), drill.proved.claim.mate_in)
    })
}
