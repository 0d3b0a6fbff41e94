//! What a move of the solver is worth, by proof.
//!
//! The move is made, and the position after it is solved with the defender to move: every reply gets its exact distance,
//! or one reply is certified to hold. A quiet move in a checks-only problem is judged in the same way: it is kept if the
//! attacker mates by checks against every reply. Nothing is called wrong that is not proved wrong.

mod refutation;

use xiangqi::{Illegality, Move, Outcome, Position, order};

use crate::answer::{Answer, Mate};
use crate::goal::Goal;
use crate::limits::{Detail, Limits, Step, Why};
use crate::solver::Solver;
use crate::trap::Trap;
use refutation::Refuter;

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Keeps the shortest mate.
    Best,
    /// Still a forced mate, but longer than the shortest.
    Longer {
        /// By how many attacker moves.
        extra: u16,
    },
    /// A check after which the refutation ends the attack by checks (goal `Checks`).
    CheckNoMate,
    /// A move after which the refutation holds for ever: a quiet one against every mate by checks (goal `Checks`), any
    /// one against every mate (goal `Any`).
    Lost,
    /// The refutation holds out longer than the problem allows; whether there is a longer mate is not known (goal `Any`).
    TooSlow {
        /// Certified: no mate within so many attacker moves after this one.
        within: u16,
    },
    /// The defender has no legal move left.
    Solved(Outcome),
    /// Not decided within the limits.
    Unknown(Why),
}

impl Kind {
    /// A stable code: `best`, `longer`, `check-no-mate`, `lost`, `too-slow`, `solved`, `unknown`.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Best => "best",
            Kind::Longer { .. } => "longer",
            Kind::CheckNoMate => "check-no-mate",
            Kind::Lost => "lost",
            Kind::TooSlow { .. } => "too-slow",
            Kind::Solved(_) => "solved",
            Kind::Unknown(_) => "unknown",
        }
    }
}

/// A legal reply of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The reply.
    pub mv: Move,
    /// Attacker moves to the end after it: exactly if `exact`, else at most.
    pub mate_in: u16,
    /// Whether `mate_in` is exact.
    pub exact: bool,
}

/// A judged move.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The move.
    pub mv: Move,
    /// What it is worth.
    pub kind: Kind,
    /// Attacker moves that remain after it (0 when solved), if it keeps a mate.
    pub mate_in: Option<u16>,
    /// Whether `mate_in` is exact.
    pub exact: bool,
    /// All legal replies, the longest defence first, of equals the first by squares; if it keeps a mate.
    pub replies: Vec<Reply>,
    /// The defender's refuting reply and the play that follows it, if the move fails: at most six plies, cut short where
    /// the attacker runs out of moves.
    pub refutation: Vec<Move>,
    /// Whether the move gives no check though the goal is `Checks`.
    pub quiet: bool,
    /// How many positions the certificate has; it has been checked.
    pub certified: usize,
    /// Search nodes spent.
    pub nodes: u64,
    /// The certificate after the move: a proof if it keeps a mate (its root has the defender to move).
    pub solution: Option<Mate>,
    /// The certificate after the move: a trap if it fails.
    pub trap: Option<Trap>,
}

/// Judges one move, in slices, with a solver whose table stays warm from move to move.
pub struct Judge {
    attacks_from: Position,
    after: Position,
    mv: Move,
    goal: Goal,
    best_mate_in: u16,
    limits: Limits,
    stage: Stage,
    nodes: u64,
}

enum Stage {
    Start,
    Solving {
        depth: u16,
    },
    /// The move fails within the time of the problem; is there a mate one move later?
    Later(Trap),
    Refuting(Trap, Box<Refuter>),
    Done,
}

impl Judge {
    /// Starts on a move of the side to move, who attacks. `best_mate_in` is the length of the shortest mate before
    /// the move, this move included.
    ///
    /// The limits' detail decides how much a kept mate says: its exact length at least, from [`Detail::Solution`] on also
    /// that of every reply.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn begin(
        position: &Position,
        mv: Move,
        goal: Goal,
        best_mate_in: u16,
        limits: Limits,
    ) -> Result<Judge, Illegality> {
        let mut after = position.clone();
        after.play(mv)?;
        Ok(Judge {
            attacks_from: position.clone(),
            after,
            mv,
            goal,
            best_mate_in,
            limits: Limits { detail: limits.detail.max(Detail::Length), ..limits },
            stage: Stage::Start,
            nodes: 0,
        })
    }

    /// Works for about `nodes` more nodes. Between the calls the solver must not be used for anything else.
    ///
    /// # Panics
    /// When the judgement was already given.
    pub fn step(&mut self, solver: &mut Solver, nodes: u64) -> Step<Judgement> {
        let attacker = self.attacks_from.turn();
        loop {
            match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Start => {
                    if let Some(outcome) = self.after.outcome() {
                        return Step::Done(self.judgement(Kind::Solved(outcome)));
                    }
                    let depth = match self.goal {
                        Goal::Checks => self.limits.depth,
                        Goal::Any => self.best_mate_in.saturating_sub(1).max(1),
                    };
                    solver.begin(&self.after, attacker, self.goal, Limits { depth, ..self.limits });
                    self.stage = Stage::Solving { depth };
                }
                Stage::Solving { depth } => match solver.step(nodes) {
                    Step::Running(progress) => {
                        self.stage = Stage::Solving { depth };
                        return Step::Running(progress);
                    }
                    Step::Done(answer) => {
                        self.nodes += solver.nodes();
                        match answer {
                            Answer::Mate(mate) => return Step::Done(self.keeps(mate)),
                            Answer::NoMate(trap) => {
                                self.refute(trap);
                                return Step::Running(solver.progress());
                            }
                            Answer::Unknown(why) => match solver.take_floor() {
                                Some(floor) if self.goal == Goal::Any => {
                                    let limits = Limits {
                                        depth: depth + 1,
                                        nodes: self.limits.nodes / 4,
                                        ..self.limits
                                    };
                                    solver.begin(&self.after, attacker, self.goal, limits);
                                    self.stage = Stage::Later(floor);
                                    return Step::Running(solver.progress());
                                }
                                _ => return Step::Done(self.judgement(Kind::Unknown(why))),
                            },
                        }
                    }
                },
                Stage::Later(floor) => match solver.step(nodes) {
                    Step::Running(progress) => {
                        self.stage = Stage::Later(floor);
                        return Step::Running(progress);
                    }
                    Step::Done(answer) => {
                        self.nodes += solver.nodes();
                        if let Answer::Mate(mate) = answer {
                            return Step::Done(self.keeps(mate));
                        }
                        self.refute(solver.take_floor().unwrap_or(floor));
                        return Step::Running(solver.progress());
                    }
                },
                Stage::Refuting(trap, mut refuter) => match refuter.step(solver, nodes) {
                    Step::Running(progress) => {
                        self.stage = Stage::Refuting(trap, refuter);
                        return Step::Running(progress);
                    }
                    Step::Done(line) => {
                        self.nodes += refuter.nodes();
                        return Step::Done(self.fails(trap, line));
                    }
                },
                Stage::Done => panic!("the judgement was already given"),
            }
        }
    }

    /// Search nodes of the phases that are done.
    pub(crate) fn nodes(&self) -> u64 {
        match &self.stage {
            Stage::Refuting(_, refuter) => self.nodes + refuter.nodes(),
            _ => self.nodes,
        }
    }

    /// Judges in one go.
    pub fn run(mut self, solver: &mut Solver) -> Judgement {
        loop {
            if let Step::Done(judgement) = self.step(solver, u64::MAX) {
                return judgement;
            }
        }
    }

    fn refute(&mut self, trap: Trap) {
        let refuter = Refuter::new(&self.after, &trap, self.limits);
        self.stage = Stage::Refuting(trap, Box::new(refuter));
    }

    fn keeps(&self, mate: Mate) -> Judgement {
        let proof = &mate.proof;
        let mut replies: Vec<Reply> = proof
            .edges(proof.root())
            .iter()
            .map(|edge| {
                let node = proof.node(edge.to);
                Reply { mv: edge.mv, mate_in: node.bound, exact: node.exact }
            })
            .collect();
        order::by_key(&mut replies, |reply| (std::cmp::Reverse(reply.mate_in), reply.mv));
        let length = mate.mate_in + 1;
        let kind = match length.saturating_sub(self.best_mate_in) {
            0 => Kind::Best,
            extra => Kind::Longer { extra },
        };
        Judgement {
            mate_in: Some(mate.mate_in),
            exact: mate.exact,
            replies,
            certified: proof.len(),
            solution: Some(mate),
            ..self.judgement(kind)
        }
    }

    fn fails(&self, trap: Trap, refutation: Vec<Move>) -> Judgement {
        let kind = match (trap.bound(), self.goal) {
            // The rules forbid the defender to keep it up, so the move may yet win.
            (crate::NEVER, _) if trap.rests_on_perpetual_check() => {
                Kind::TooSlow { within: self.best_mate_in }
            }
            (crate::NEVER, Goal::Checks) if self.after.is_check() => Kind::CheckNoMate,
            (crate::NEVER, _) => Kind::Lost,
            (within, _) => Kind::TooSlow { within },
        };
        Judgement { refutation, certified: trap.len(), trap: Some(trap), ..self.judgement(kind) }
    }

    fn judgement(&self, kind: Kind) -> Judgement {
        let solved = matches!(kind, Kind::Solved(_));
        Judgement {
            mv: self.mv,
            kind,
            mate_in: solved.then_some(0),
            exact: solved,
            replies: Vec::new(),
            refutation: Vec::new(),
            quiet: self.goal == Goal::Checks && !self.after.is_check(),
            certified: usize::from(solved),
            nodes: self.nodes,
            solution: None,
            trap: None,
        }
    }
}
