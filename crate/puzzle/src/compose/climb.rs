//! The local search: from a start with some mate, small changes are kept while the objective allows.
//!
//! It accepts by a threshold that falls to nothing (threshold accepting, Dueck and Scheuer 1990): as good as annealing here,
//! and whole numbers only, so that the same seed gives the same drills on every machine.

use xiangqi::Position;

use super::measure::{Aim, distance};
use super::mutate;
use super::natural;
use super::novelty::idea;
use super::rng::Rng;
use super::trial::{Judge, Trial};

/// How much worse a first step may be.
const THRESHOLD: i32 = 12;
/// How far from good a result may be.
const GOOD: i32 = 8;
/// Results of one search.
const PEAKS: usize = 3;
/// Flaws with which a position is not worth a search.
const UNSIGHTLY: u32 = 4;

/// How long a search goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// Changes tried.
    pub(super) steps: u64,
    /// Changes without a new best after which it ends.
    pub(super) patience: u64,
    /// Nodes for each proof.
    pub(super) nodes: u64,
}

/// The best positions found from a start, at most [`PEAKS`], each of another idea, and how many changes were tried.
pub(super) fn climb(
    rng: &mut Rng,
    judge: &mut Judge,
    start: Trial,
    aim: Aim,
    pace: Pace,
) -> (Vec<Trial>, u64) {
    let mut at_distance = distance(&start, &judge.wish, aim);
    let mut at: Position = start.proved.position.clone();
    let mut best_distance = at_distance;
    let mut peaks = Peaks::default();
    peaks.offer(at_distance, start);
    let mut since = 0;
    let mut step = 0;
    while step < pace.steps && since < pace.patience {
        step += 1;
        since += 1;
        let Some(next) = mutate::neighbour(rng, &at) else { continue };
        if natural::flaws(&next.board()) > UNSIGHTLY || !judge.glance(&next) {
            continue;
        }
        let Some(trial) = judge.prove(&next, pace.nodes) else { continue };
        let far = distance(&trial, &judge.wish, aim);
        let allowed = THRESHOLD * (pace.steps - step) as i32 / pace.steps as i32;
        if far > at_distance + allowed {
            continue;
        }
        at_distance = far;
        at = next;
        if far < best_distance {
            best_distance = far;
            since = 0;
        }
        peaks.offer(far, trial);
    }
    (peaks.0.into_iter().map(|peak| peak.trial).collect(), step)
}

/// The best positions so far, the nearest first.
#[derive(Default)]
struct Peaks(Vec<Peak>);

struct Peak {
    distance: i32,
    idea: String,
    trial: Trial,
}

impl Peaks {
    fn offer(&mut self, distance: i32, trial: Trial) {
        if distance > GOOD || (self.0.len() == PEAKS && self.0[PEAKS - 1].distance <= distance) {
            return;
        }
        let idea = idea(&trial.proved);
        match self.0.iter().position(|peak| peak.idea == idea) {
            Some(place) if self.0[place].distance <= distance => return,
            Some(place) => {
                self.0.remove(place);
            }
            None => {}
        }
        let place = self.0.iter().position(|peak| peak.distance > distance).unwrap_or(self.0.len());
        self.0.insert(place, Peak { distance, idea, trial });
        self.0.truncate(PEAKS);
    }
}
