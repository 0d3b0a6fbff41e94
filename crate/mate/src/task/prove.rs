//! Is there a mate in all moves? This takes several searches, none of which is best everywhere: they take turns, and each
//! time round they may spend four times as much.

use xiangqi::Move;

use super::{Phase, Shorten, Task};
use crate::answer::Answer;
use crate::dfpn::Value;
use crate::extract::{Found, Poll, Query, TrapBuilder};
use crate::goal::Game;
use crate::limits::{Detail, Limits, Stage, Why};
use crate::table::ENDLESS;
use crate::{MAX_CERTIFICATE, MAX_FLOOR};

/// The part of the nodes that the search by checks may spend before the others begin, as a divisor.
const BY_CHECKS: u64 = 8;
/// Nodes of the first turn of each search.
const FIRST: u64 = 2_000;
/// How much more each turn may spend than the one before.
const GROWTH: u64 = 4;
/// Turns of so many nodes are late: what is short would have been found, and the search without a bound gets four times as much
/// as the others.
const LATE: u64 = 50_000;
/// The most nodes that one bound of moves gets.
const LONGEST_BOUNDED: u64 = 500_000;
/// Attacker moves from which on a limit of depth is none: no search with a bound of moves comes so far.
const FAR: u16 = 100;

/// Where the proving is.
pub(super) struct Prove {
    turn: Turn,
    asked: bool,
    cap: u64,
    /// Attacker moves of the next search in all moves with a bound.
    budget: u16,
    /// The most attacker moves, [`ENDLESS`] if there is no limit to speak of.
    depth: u16,
    /// The game of threats was searched to its end without a mate.
    threats_spent: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Checks,
    Bounded,
    Threats,
    General,
}

impl Turn {
    const fn game(self) -> &'static [Game] {
        match self {
            Turn::Checks => &[Game::Checks],
            Turn::Threats => &[Game::Threats],
            Turn::Bounded | Turn::General => &[Game::All],
        }
    }

    const fn stage(self) -> Stage {
        match self {
            Turn::Checks => Stage::Checks,
            Turn::Threats => Stage::Threats,
            Turn::Bounded => Stage::Bounded,
            Turn::General => Stage::General,
        }
    }
}

impl Prove {
    pub(super) fn new(attacks: bool, limits: &Limits) -> Prove {
        let depth = if limits.depth < FAR { limits.depth } else { ENDLESS };
        let by_checks = limits.stage > Stage::MateInOne;
        Prove {
            turn: if by_checks { Turn::Checks } else { Turn::Bounded },
            asked: false,
            cap: FIRST,
            budget: u16::from(attacks),
            depth,
            threats_spent: false,
        }
    }

    /// Goes on to the next turn that is allowed.
    fn advance(&mut self, stage: Stage) {
        loop {
            self.turn = match self.turn {
                Turn::Checks => Turn::Threats,
                Turn::Bounded => Turn::General,
                Turn::Threats => Turn::Bounded,
                Turn::General => {
                    self.cap = self.cap.saturating_mul(GROWTH);
                    Turn::Threats
                }
            };
            let allowed = match self.turn {
                Turn::Checks => false,
                Turn::Bounded => stage >= Stage::General || self.budget <= 1,
                Turn::Threats => stage >= Stage::Threats && !self.threats_spent,
                // A bound of moves is best searched as one.
                Turn::General => stage >= Stage::General && self.depth == ENDLESS,
            };
            if allowed {
                return;
            }
        }
    }

    /// Whether there is a search left that the stages allow.
    fn is_spent(&self, stage: Stage) -> bool {
        stage < Stage::General && self.budget > 1 && (stage < Stage::Threats || self.threats_spent)
    }
}

impl Task {
    pub(super) fn prove(&mut self, found: Option<Found>) -> Poll<Answer> {
        let Phase::Prove(prove) = &mut self.phase else { unreachable!("the phase is known") };
        if !std::mem::replace(&mut prove.asked, true) {
            let (budget, cap) = match prove.turn {
                Turn::Checks => {
                    let last = self.limits.stage == Stage::Checks;
                    (prove.depth, (!last).then_some(self.limits.nodes / BY_CHECKS))
                }
                Turn::Bounded => (prove.budget, Some(prove.cap.min(LONGEST_BOUNDED))),
                Turn::Threats => (prove.depth, Some(prove.cap)),
                Turn::General if prove.cap < LATE => (ENDLESS, Some(prove.cap)),
                Turn::General => (ENDLESS, Some(prove.cap * 4)),
            };
            let games = prove.turn.game();
            return Poll::Need(Box::new(Query { position: self.root.clone(), budget, games, cap }));
        }
        prove.asked = false;
        let Some(found) = found else { return Poll::Failed(Why::Nodes) };
        if let Value::Proven { moves } = found.value {
            let stage = prove.turn.stage();
            return self.proved(moves, found.best, stage);
        }
        let disproven = matches!(found.value, Value::Disproven { .. });
        match prove.turn {
            Turn::General if disproven => return self.no_mate(),
            Turn::Threats if disproven => prove.threats_spent = true,
            Turn::Bounded if disproven => {
                self.lower = self.lower.max(prove.budget);
                if prove.budget >= prove.depth {
                    let floor = TrapBuilder::new(self.problem, &self.root, prove.budget, MAX_FLOOR);
                    self.phase = Phase::Floor(Box::new(floor));
                    return Poll::Working;
                }
                prove.budget += 1;
                if self.limits.stage >= Stage::General {
                    // The next bound in the same turn: it costs so much more that what was spent hardly counts.
                    return Poll::Working;
                }
            }
            Turn::Checks | Turn::Bounded | Turn::Threats | Turn::General => {}
        }
        if prove.is_spent(self.limits.stage) {
            return Poll::Failed(Why::Stage);
        }
        prove.advance(self.limits.stage);
        Poll::Working
    }

    /// There is a mate in so many moves.
    pub(super) fn proved(&mut self, moves: u16, best: Option<Move>, stage: Stage) -> Poll<Answer> {
        self.stage = stage;
        self.upper = moves;
        self.keys = best.into_iter().collect();
        self.phase = if self.limits.detail == Detail::Verdict {
            self.solution(super::Quality::Valid)
        } else {
            Phase::Shorten(Shorten::new(self.problem.goal))
        };
        Poll::Working
    }

    /// There is none.
    pub(super) fn no_mate(&mut self) -> Poll<Answer> {
        let trap = TrapBuilder::new(self.problem, &self.root, ENDLESS, MAX_CERTIFICATE);
        self.phase = Phase::Trap(Box::new(trap));
        Poll::Working
    }
}
