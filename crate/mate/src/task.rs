//! One problem from the question to the checked answer: which searches are made, in which order, for what.
//!
//! 1. *Prove*: is there a mate at all? For `Goal::Checks` (`task/by_checks.rs`) nearly always one search. For `Goal::Any`
//!    (`task/prove.rs`) first by checks; then, in rounds that grow, in the game of threats, in all moves within 1, 2, 3, … moves,
//!    and in all moves without a bound.
//! 2. *Shorten* (`task/shorten.rs`): bounded searches until the shortest length is known.
//! 3. *Keys*: for each other first move, does it mate as fast?
//! 4. *Solution*, *Floor* or *Trap*: the certificates, built and then checked.

mod by_checks;
mod prove;
mod shorten;

use xiangqi::{Move, Position, order};

use crate::MAX_FLOOR;
use crate::answer::{Answer, Mate};
use crate::dfpn::Value;
use crate::extract::{Found, Poll, Problem, ProofBuilder, Quality, TrapBuilder};
use crate::goal::Goal;
use crate::graph::Graph;
use crate::limits::{Detail, Limits, Stage, Why};
use crate::proof::Proof;
use crate::table::{ENDLESS, Table};
use crate::trap::Trap;
use by_checks::ByChecks;
use prove::Prove;
use shorten::Shorten;

pub(crate) struct Task {
    problem: Problem,
    root: Position,
    limits: Limits,
    phase: Phase,
    /// No mate in so many moves.
    lower: u16,
    /// Mate in so many.
    upper: u16,
    /// The stage in which that mate was found.
    stage: Stage,
    keys: Vec<Move>,
    keys_complete: bool,
    /// The second allowance of nodes is being spent on a trap.
    trap_extended: bool,
    mate: Option<Mate>,
    floor: Option<Trap>,
}

enum Phase {
    ByChecks(ByChecks),
    Prove(Prove),
    Shorten(Shorten),
    Keys { moves: Vec<Move>, next: usize, asked: bool },
    Solution(Box<ProofBuilder>),
    Floor(Box<TrapBuilder>),
    Trap(Box<TrapBuilder>),
}

impl Task {
    pub(crate) fn new(root: &Position, attacker: xiangqi::Color, goal: Goal, limits: Limits) -> Task {
        let problem = Problem { attacker, goal };
        let phase = match goal {
            Goal::Checks => Phase::ByChecks(ByChecks::new()),
            Goal::Any => Phase::Prove(Prove::new(problem.attacks(root), &limits)),
        };
        Task {
            problem,
            root: root.clone(),
            limits,
            phase,
            lower: 0,
            upper: ENDLESS,
            stage: Stage::Checks,
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
        match &mut self.phase {
            Phase::Shorten(_) | Phase::Keys { .. } => {
                self.keys_complete = false;
                if matches!(self.phase, Phase::Shorten(_)) {
                    self.keys.clear();
                }
                self.phase = self.solution(Quality::Valid);
            }
            Phase::Solution(builder) if builder.quality() > Quality::Valid => builder.settle(),
            Phase::ByChecks(_) | Phase::Prove(_) | Phase::Solution(_) => {
                return Some(Answer::Unknown(Why::Nodes));
            }
            Phase::Floor(_) => {
                return Some(self.mate.take().map_or(Answer::Unknown(Why::Nodes), Answer::Mate));
            }
            Phase::Trap(_) if self.trap_extended => return Some(Answer::Unknown(Why::Nodes)),
            Phase::Trap(_) => self.trap_extended = true,
        }
        None
    }

    pub(crate) fn poll(&mut self, table: &mut Table, found: Option<Found>) -> Poll<Answer> {
        match &mut self.phase {
            Phase::ByChecks(_) => self.prove_by_checks(table, found),
            Phase::Prove(_) => self.prove(found),
            Phase::Shorten(_) => self.shorten(table, found),
            Phase::Keys { .. } => self.find_keys(found),
            Phase::Solution(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => {
                    let duals_complete = builder.is_whole();
                    let proof = Proof::new(graph, self.problem.attacker, self.problem.goal).narrowed();
                    self.solved(proof, duals_complete)
                }
                Poll::Failed(Why::Memory) if builder.wanted() == Quality::Whole => {
                    // With one move a position it may be small enough.
                    self.phase = self.solution(Quality::Exact);
                    Poll::Working
                }
                other => other.map(),
            },
            Phase::Floor(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => {
                    let trap = Trap::new(graph, self.problem.attacker, self.problem.goal);
                    self.floored(trap)
                }
                Poll::Failed(Why::Memory) => self.finish(),
                other => other.map(),
            },
            Phase::Trap(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => self.trapped(graph),
                other => other.map(),
            },
        }
    }

    fn begin_keys(&mut self) -> Poll<Answer> {
        if !self.problem.attacks(&self.root) {
            self.keys_complete = true;
            self.keys.clear();
            self.phase = self.solution(self.best_quality());
            return Poll::Working;
        }
        let mut moves = self.problem.goal.candidates(&self.root).to_vec();
        order::by_key(&mut moves, |&mv| mv);
        self.keys.clear();
        self.phase = Phase::Keys { moves, next: 0, asked: false };
        Poll::Working
    }

    fn find_keys(&mut self, found: Option<Found>) -> Poll<Answer> {
        let Phase::Keys { moves, next, asked } = &mut self.phase else { unreachable!("the stage is known") };
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
            self.phase = self.solution(self.best_quality());
            return Poll::Working;
        };
        *asked = true;
        let mut position = self.root.clone();
        let _undo = position.play_unchecked(mv);
        Poll::Need(self.problem.query(position, budget))
    }

    fn best_quality(&self) -> Quality {
        match self.limits.detail {
            Detail::Verdict | Detail::Length => Quality::Valid,
            Detail::Solution => Quality::Exact,
            Detail::Whole => Quality::Whole,
        }
    }

    fn solution(&self, quality: Quality) -> Phase {
        let exact = self.is_exact();
        let keys = self.keys.clone();
        Phase::Solution(Box::new(ProofBuilder::new(
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
        let stage = match proof.goal() {
            _ if mate_in == 1 => Stage::MateInOne,
            Goal::Checks => Stage::Checks,
            // A mate by checks whose solution, as the table has it, takes a quiet move somewhere.
            Goal::Any => self.stage.max(Stage::Threats),
        };
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
            stage,
            at_least: if exact { mate_in } else { self.lower + 1 },
            floor: None,
            keys,
            keys_complete: exact && self.keys_complete,
            duals_complete: exact && self.keys_complete && duals_complete,
            line,
        });
        let trivial = mate_in <= u16::from(self.problem.attacks(&self.root));
        if !exact || self.limits.detail < Detail::Solution || trivial {
            return self.finish();
        }
        self.phase =
            Phase::Floor(Box::new(TrapBuilder::new(self.problem, &self.root, mate_in - 1, MAX_FLOOR)));
        Poll::Working
    }

    /// The defender's set is built: check it.
    fn trapped(&mut self, graph: Graph) -> Poll<Answer> {
        let trap = Trap::new(graph, self.problem.attacker, self.problem.goal);
        match trap.check(&self.root) {
            Ok(_) if trap.rests_on_perpetual_check() => {
                self.floor = Some(trap);
                Poll::Failed(Why::PerpetualCheck)
            }
            Ok(_) => Poll::Done(Answer::NoMate(trap)),
            Err(flaw) => Poll::Failed(Why::Certificate(flaw)),
        }
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
