//! How short is it? Bounded searches between what is proved and what is disproved.
//!
//! By checks the bounds are closed from above, by halves while they are far apart. With all moves a disproof is dear, and the dearer
//! the longer: there the game of threats first brings the upper bound down, then the lower one is raised move by move.

use super::{Phase, Task};
use crate::answer::Answer;
use crate::dfpn::Value;
use crate::extract::{Found, Poll, Query};
use crate::goal::{Game, Goal};
use crate::limits::Stage;
use crate::table::Table;

/// A gap between the bounds of the length from which on it is halved instead of tried from above.
const FAR: u16 = 6;
/// The part of the nodes that one question in the game of threats may spend, as a divisor.
const SHARE: u64 = 16;

/// Where the shortening is.
pub(super) enum Shorten {
    /// All questions in the game of the goal, from above.
    Above,
    /// In the game of threats: no mate there in `lower` moves was found.
    Threats { lower: u16 },
    /// In all moves, from below.
    Below,
}

impl Shorten {
    pub(super) const fn new(goal: Goal) -> Shorten {
        match goal {
            Goal::Checks => Shorten::Above,
            Goal::Any => Shorten::Threats { lower: 0 },
        }
    }
}

/// A budget between two bounds: halfway if they are far apart, else just below the upper one.
const fn between(lower: u16, upper: u16) -> u16 {
    let gap = upper - lower;
    if gap > FAR { lower + gap / 2 } else { upper - 1 }
}

impl Task {
    pub(super) fn shorten(&mut self, table: &Table, found: Option<Found>) -> Poll<Answer> {
        let Phase::Shorten(shorten) = &mut self.phase else { unreachable!("the phase is known") };
        if let Some(found) = found {
            match (found.value, &mut *shorten) {
                (Value::Proven { moves }, step) if moves < self.upper => {
                    self.upper = moves;
                    self.keys = found.best.into_iter().collect();
                    match step {
                        Shorten::Above => {}
                        Shorten::Threats { .. } => self.stage = Stage::Threats,
                        Shorten::Below => self.stage = Stage::Bounded,
                    }
                }
                (Value::Disproven { .. } | Value::Open { .. }, Shorten::Threats { lower }) => {
                    *lower = between(self.lower.max(*lower), self.upper);
                }
                (Value::Disproven { moves, .. }, _) => self.lower = self.lower.max(moves),
                (Value::Proven { .. } | Value::Open { .. }, _) => {}
            }
        }
        if let Some(facts) = self.problem.look(table, &self.root) {
            self.lower = self.lower.max(facts.disproven);
            if facts.proven < self.upper {
                self.upper = facts.proven;
                self.keys.clear();
            }
        }
        if self.lower + 1 >= self.upper {
            return self.begin_keys();
        }
        if let Shorten::Threats { lower } = shorten {
            let lower = self.lower.max(*lower);
            if lower + 1 < self.upper && self.limits.stage >= Stage::Threats {
                return Poll::Need(Box::new(Query {
                    position: self.root.clone(),
                    budget: between(lower, self.upper),
                    games: &[Game::Threats],
                    cap: Some(self.limits.nodes / SHARE),
                }));
            }
            if self.limits.stage < Stage::General {
                // The stages allowed cannot tell.
                self.phase = self.solution(super::Quality::Valid);
                return Poll::Working;
            }
            *shorten = Shorten::Below;
        }
        let budget = match shorten {
            Shorten::Above => between(self.lower, self.upper),
            Shorten::Threats { .. } | Shorten::Below => self.lower + 1,
        };
        Poll::Need(self.problem.query(self.root.clone(), budget))
    }
}
