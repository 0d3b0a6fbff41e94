//! One problem from the question to the checked answer: which searches are made, in which order, for what.
//!
//! 1. *Prove*: is there a mate at all? For `Goal::Any`: first a *probe*, is there one by checks only, and so an upper bound?
//!    Then: is there one within 1, 2, 3, … moves?
//! 2. *Shorten*: bounded searches until the shortest length is known; halving while the first bound is far off.
//! 3. *Keys*: for each other first move, does it mate as fast?
//! 4. *Solution*, *Floor* or *Trap*: the certificates, built and then checked.

use xiangqi::{Move, Position, order};

use crate::answer::{Answer, Mate};
use crate::dfpn::Value;
use crate::extract::{Found, Poll, Problem, ProofBuilder, Quality, Query, TrapBuilder};
use crate::goal::Goal;
use crate::limits::{Detail, Limits, Why};
use crate::proof::Proof;
use crate::table::{ENDLESS, Table};
use crate::trap::Trap;
use crate::{MAX_CERTIFICATE, MAX_FLOOR};

pub(crate) struct Task {
    /// The goal of the question; that of `problem` becomes `Checks` after falling back.
    goal: Goal,
    problem: Problem,
    root: Position,
    limits: Limits,
    stage: Stage,
    /// No mate in so many moves.
    lower: u16,
    /// Mate in so many.
    upper: u16,
    /// A mate by checks found by the probe, to fall back on: its length and first move.
    by_checks: Option<(u16, Option<Move>)>,
    keys: Vec<Move>,
    keys_complete: bool,
    /// The second allowance of nodes is being spent on a trap.
    trap_extended: bool,
    mate: Option<Mate>,
    floor: Option<Trap>,
}

enum Stage {
    Probe { asked: bool },
    Prove { budget: u16, asked: bool },
    Shorten,
    Keys { moves: Vec<Move>, next: usize, asked: bool },
    Solution(Box<ProofBuilder>),
    Floor(Box<TrapBuilder>),
    Trap(Box<TrapBuilder>),
}

impl Task {
    pub(crate) fn new(root: &Position, attacker: xiangqi::Color, goal: Goal, limits: Limits) -> Task {
        let stage = match goal {
            Goal::Checks => Stage::Prove { budget: ENDLESS, asked: false },
            Goal::Any => Stage::Probe { asked: false },
        };
        Task {
            goal,
            problem: Problem { attacker, goal },
            root: root.clone(),
            limits,
            stage,
            lower: 0,
            upper: ENDLESS,
            by_checks: None,
            keys: Vec::new(),
            keys_complete: false,
            trap_extended: false,
            mate: None,
            floor: None,
        }
    }

    pub(crate) fn take_floor(&mut self) -> Option<Trap> {
        self.floor.take()
    }

    pub(crate) const fn problem(&self) -> Problem {
        self.problem
    }

    /// An allowance of nodes is used up: answers with what is known, or goes on to less (nothing is returned) with another
    /// allowance.
    pub(crate) fn settle(&mut self) -> Option<Answer> {
        match &mut self.stage {
            Stage::Shorten | Stage::Keys { .. } => {
                if self.by_checks.is_some() {
                    return self.fall_back(Why::Nodes);
                }
                self.keys_complete = false;
                if matches!(self.stage, Stage::Shorten) {
                    self.keys.clear();
                }
                self.stage = self.solution(Quality::Valid);
            }
            Stage::Solution(builder) if builder.quality() > Quality::Valid => builder.settle(),
            Stage::Probe { .. } | Stage::Prove { .. } | Stage::Solution(_) => {
                return self.fall_back(Why::Nodes);
            }
            Stage::Floor(_) => {
                return Some(self.mate.take().map_or(Answer::Unknown(Why::Nodes), Answer::Mate));
            }
            Stage::Trap(_) if self.trap_extended => return Some(Answer::Unknown(Why::Nodes)),
            Stage::Trap(_) => self.trap_extended = true,
        }
        None
    }

    /// Goes back to the mate by checks that the probe has found, if it has found one.
    fn fall_back(&mut self, why: Why) -> Option<Answer> {
        let Some((moves, key)) = self.by_checks.take() else { return Some(Answer::Unknown(why)) };
        self.problem.goal = Goal::Checks;
        self.upper = moves;
        self.keys = key.into_iter().collect();
        self.keys_complete = false;
        self.stage = self.solution(Quality::Valid);
        None
    }

    pub(crate) fn poll(&mut self, table: &mut Table, found: Option<Found>) -> Poll<Answer> {
        match &mut self.stage {
            Stage::Probe { asked } => {
                if !std::mem::replace(asked, true) {
                    let probe = Some(self.limits.nodes / PROBE);
                    return Poll::Need(Query { position: self.root.clone(), budget: ENDLESS, probe });
                }
                if let Some(Found { value: Value::Proven { moves }, best }) = found {
                    self.by_checks = Some((moves, best));
                }
                let budget = u16::from(self.problem.attacks(&self.root));
                self.stage = Stage::Prove { budget, asked: false };
                Poll::Working
            }
            Stage::Prove { budget, asked } => {
                let budget = *budget;
                if !std::mem::replace(asked, true) {
                    return Poll::Need(Query::new(self.root.clone(), budget));
                }
                self.prove(budget, found)
            }
            Stage::Shorten => self.shorten(table, found),
            Stage::Keys { .. } => self.find_keys(found),
            Stage::Solution(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => {
                    let duals_complete = builder.is_whole();
                    let proof = Proof::new(graph, self.problem.attacker, self.problem.goal);
                    self.solved(proof, duals_complete)
                }
                Poll::Failed(Why::Memory) if builder.wanted() == Quality::Whole => {
                    // With one move a position it may be small enough.
                    self.stage = self.solution(Quality::Exact);
                    Poll::Working
                }
                other => other.map(),
            },
            Stage::Floor(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => {
                    let trap = Trap::new(graph, self.problem.attacker, self.problem.goal);
                    self.floored(trap)
                }
                Poll::Failed(Why::Memory) => self.finish(),
                other => other.map(),
            },
            Stage::Trap(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => {
                    let trap = Trap::new(graph, self.problem.attacker, self.problem.goal);
                    match trap.check(&self.root) {
                        Ok(_) => Poll::Done(Answer::NoMate(trap)),
                        Err(flaw) => Poll::Failed(Why::Certificate(flaw)),
                    }
                }
                other => other.map(),
            },
        }
    }

    fn prove(&mut self, budget: u16, found: Option<Found>) -> Poll<Answer> {
        let Some(found) = found else { return Poll::Failed(Why::Nodes) };
        match found.value {
            Value::Proven { moves } => {
                self.upper = moves;
                self.keys = found.best.into_iter().collect();
                if self.limits.detail == Detail::Verdict {
                    self.stage = self.solution(Quality::Valid);
                } else {
                    self.stage = Stage::Shorten;
                }
                Poll::Working
            }
            Value::Disproven { .. } if budget == ENDLESS => {
                self.stage = Stage::Trap(Box::new(TrapBuilder::new(
                    self.problem,
                    &self.root,
                    ENDLESS,
                    MAX_CERTIFICATE,
                )));
                Poll::Working
            }
            Value::Disproven { moves, .. } if budget >= self.limits.depth => {
                self.lower = moves.max(budget);
                if self.by_checks.is_some() {
                    return self.fall_back(Why::Depth).map_or(Poll::Working, Poll::Done);
                }
                self.stage =
                    Stage::Floor(Box::new(TrapBuilder::new(self.problem, &self.root, budget, MAX_FLOOR)));
                Poll::Working
            }
            Value::Disproven { .. } => {
                self.lower = budget;
                if self.by_checks.is_some_and(|(moves, _)| moves == budget + 1) {
                    // Nothing is shorter than the mate by checks; are there quiet moves that are as fast?
                    self.upper = budget + 1;
                    return self.begin_keys();
                }
                self.stage = Stage::Prove { budget: budget + 1, asked: false };
                Poll::Working
            }
            Value::Open { .. } => Poll::Failed(Why::Nodes),
        }
    }

    fn shorten(&mut self, table: &Table, found: Option<Found>) -> Poll<Answer> {
        if let Some(found) = found {
            match found.value {
                Value::Proven { moves } => {
                    self.upper = self.upper.min(moves);
                    self.keys = found.best.into_iter().collect();
                }
                Value::Disproven { moves, .. } => self.lower = self.lower.max(moves),
                Value::Open { .. } => {}
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
        let gap = self.upper - self.lower;
        let budget = if gap > FAR { self.lower + gap / 2 } else { self.upper - 1 };
        Poll::Need(Query::new(self.root.clone(), budget))
    }

    fn begin_keys(&mut self) -> Poll<Answer> {
        if !self.problem.attacks(&self.root) {
            self.keys_complete = true;
            self.keys.clear();
            self.stage = self.solution(self.best_quality());
            return Poll::Working;
        }
        let mut moves = self.problem.goal.candidates(&self.root).to_vec();
        order::by_key(&mut moves, |&mv| mv);
        self.keys.clear();
        self.stage = Stage::Keys { moves, next: 0, asked: false };
        Poll::Working
    }

    fn find_keys(&mut self, found: Option<Found>) -> Poll<Answer> {
        let Stage::Keys { moves, next, asked } = &mut self.stage else { unreachable!("the stage is known") };
        let budget = self.upper - 1;
        if std::mem::replace(asked, false) {
            let Some(found) = found else { return Poll::Failed(Why::Nodes) };
            if let Value::Proven { .. } = found.value {
                self.keys.push(moves[*next]);
            }
            *next += 1;
        }
        let Some(&mv) = moves.get(*next) else {
            self.keys_complete = true;
            self.stage = self.solution(self.best_quality());
            return Poll::Working;
        };
        *asked = true;
        let mut position = self.root.clone();
        let _undo = position.play_unchecked(mv);
        Poll::Need(Query::new(position, budget))
    }

    fn best_quality(&self) -> Quality {
        match self.limits.detail {
            Detail::Verdict | Detail::Length => Quality::Valid,
            Detail::Solution => Quality::Exact,
            Detail::Whole => Quality::Whole,
        }
    }

    fn solution(&self, quality: Quality) -> Stage {
        let exact = self.is_exact();
        let keys = self.keys.clone();
        Stage::Solution(Box::new(ProofBuilder::new(
            self.problem,
            &self.root,
            self.upper,
            exact,
            keys,
            quality,
        )))
    }

    fn is_exact(&self) -> bool {
        self.lower + 1 >= self.upper
    }

    /// The solution is built: check it, and go on to the certificate that nothing is shorter.
    fn solved(&mut self, proof: Proof, duals_complete: bool) -> Poll<Answer> {
        if let Err(flaw) = proof.check(&self.root) {
            return Poll::Failed(Why::Certificate(flaw));
        }
        let mate_in = proof.node(proof.root()).bound;
        let exact = self.is_exact();
        let keys = if self.problem.attacks(&self.root) {
            proof.edges(proof.root()).iter().map(|edge| edge.mv).collect()
        } else {
            Vec::new()
        };
        let line = proof.line(proof.root());
        self.mate = Some(Mate {
            proof,
            mate_in,
            exact,
            at_least: if exact { mate_in } else { self.lower + 1 },
            floor: None,
            keys,
            keys_complete: exact && self.keys_complete,
            duals_complete: exact && self.keys_complete && duals_complete,
            line,
        });
        let trivial = mate_in <= u16::from(self.problem.attacks(&self.root));
        // After falling back the floor would have to be by another goal than the proof.
        let same_goal = self.goal == self.problem.goal;
        if !exact || self.limits.detail < Detail::Solution || trivial || !same_goal {
            return self.finish();
        }
        self.stage =
            Stage::Floor(Box::new(TrapBuilder::new(self.problem, &self.root, mate_in - 1, MAX_FLOOR)));
        Poll::Working
    }

    fn floored(&mut self, trap: Trap) -> Poll<Answer> {
        if let Err(flaw) = trap.check(&self.root) {
            return Poll::Failed(Why::Certificate(flaw));
        }
        match &mut self.mate {
            Some(mate) => mate.floor = Some(trap),
            None => self.floor = Some(trap),
        }
        self.finish()
    }

    fn finish(&mut self) -> Poll<Answer> {
        match self.mate.take() {
            Some(mate) => Poll::Done(Answer::Mate(mate)),
            None => Poll::Failed(Why::Depth),
        }
    }
}

/// The part of the nodes that a probe by checks may spend, as a divisor.
const PROBE: u64 = 8;

/// A gap between the bounds of the length from which on it is halved instead of tried from above.
const FAR: u16 = 6;

impl<T> Poll<T> {
    /// A poll that is not done, for another result.
    fn map<U>(self) -> Poll<U> {
        match self {
            Poll::Need(query) => Poll::Need(query),
            Poll::Working => Poll::Working,
            Poll::Failed(why) => Poll::Failed(why),
            Poll::Done(_) => unreachable!("done is handled before"),
        }
    }
}
