//! How a move gets its verdict.
//!
//! 1. The rules: is the move legal, does it leave the defender without a move?
//! 2. The solution of the position at hand, worked out once: a move that is in it is judged by it.
//! 3. Else [`mate::Judge`] solves the position after the move. A proof makes the move right; a trap (a closed set in which
//!    the defender stays) makes it wrong and gives the refutation.

use std::rc::Rc;

use mate::{Answer, Detail, Goal, Judge, Kind, Limits, Step};
use xiangqi::{Move, Position};

use super::{Attempt, Judgement, Known, Refused, ReplyView, Solved, Stand, State, Verdict};
use crate::defence::{self, Reply};

/// Search nodes for one question. Puzzles of packs need a few thousand at most.
const NODES: u64 = 2_000_000;

/// A move that is being judged.
pub(super) struct Judging {
    mv: Move,
    after: Position,
    stage: Stage,
    nodes: u64,
}

enum Stage {
    /// The rules or the known solution decide.
    Ready,
    /// The position at hand is being solved.
    Here,
    /// The move is being judged.
    Move(Box<Judge>),
}

impl Attempt {
    /// Starts judging a move. Call [`Attempt::step`] until it is done.
    ///
    /// # Errors
    /// When the move is not legal or the attempt is finished; nothing changes then.
    pub fn begin_play(&mut self, mv: Move) -> Result<(), Refused> {
        self.begin_trial(mv)?;
        if let Some(mut judging) = self.judging.take() {
            if judging.after.has_legal_move() && self.begin_here() {
                judging.stage = Stage::Here;
            }
            self.judging = Some(judging);
        }
        Ok(())
    }

    /// Starts judging a move without solving the position at hand first: its length is taken to be the puzzle's. For one who
    /// asks about many moves of a position whose length is known.
    ///
    /// # Errors
    /// As [`Attempt::begin_play`].
    pub fn begin_trial(&mut self, mv: Move) -> Result<(), Refused> {
        self.cancel();
        if self.state() != State::Solving {
            return Err(Refused::Finished);
        }
        let mut after = self.position();
        after.play(mv).map_err(Refused::Illegal)?;
        self.judging = Some(Judging { mv, after, stage: Stage::Ready, nodes: 0 });
        Ok(())
    }

    /// Starts solving the position at hand, with [`Attempt::solver`]; hand the answer to [`Attempt::learn`]. False where the
    /// solution is known or none is wanted, because the attempt is finished.
    pub fn begin_here(&mut self) -> bool {
        if self.state() != State::Solving || self.known().is_some() {
            return false;
        }
        // Whole, so that no move that keeps the shortest mate has to be judged by a search of its own.
        let limits = Limits { detail: Detail::Whole, ..self.limits() };
        self.solver.begin(&self.position(), self.puzzle.attacker(), self.puzzle.goal, limits);
        true
    }

    /// Works on the judgement for about `nodes` search nodes. When it is done, a right move stands with its reply.
    ///
    /// # Panics
    /// When no move is being judged.
    pub fn step(&mut self, nodes: u64) -> Step<Judgement> {
        let mut judging = self.judging.take().expect("a move is being judged");
        loop {
            match std::mem::replace(&mut judging.stage, Stage::Ready) {
                Stage::Ready => {
                    if let Some(done) = self.decide(&judging) {
                        return Step::Done(done);
                    }
                    let (goal, best) = (self.puzzle.goal, self.mate_in());
                    match Judge::begin(&self.position(), judging.mv, goal, best, self.limits()) {
                        Ok(judge) => judging.stage = Stage::Move(Box::new(judge)),
                        // The move was legal when judging began, and the position has not changed since.
                        Err(_) => return Step::Done(judging.judgement(Verdict::Unknown)),
                    }
                }
                Stage::Here => match self.solver.step(nodes) {
                    Step::Running(progress) => {
                        judging.stage = Stage::Here;
                        self.judging = Some(judging);
                        return Step::Running(progress);
                    }
                    Step::Done(answer) => {
                        judging.nodes += self.solver.nodes();
                        self.learn(answer);
                    }
                },
                Stage::Move(mut judge) => match judge.step(&mut self.solver, nodes) {
                    Step::Running(progress) => {
                        judging.stage = Stage::Move(judge);
                        self.judging = Some(judging);
                        return Step::Running(progress);
                    }
                    Step::Done(found) => {
                        judging.nodes += found.nodes;
                        return Step::Done(self.conclude(&judging, found));
                    }
                },
            }
        }
    }

    /// Whether a move is being judged.
    pub fn is_judging(&self) -> bool {
        self.judging.is_some()
    }

    /// Stops judging. The move is as if never tried; what the search learnt is kept.
    pub fn cancel(&mut self) {
        if self.judging.take().is_some() {
            self.solver.cancel();
        }
    }

    /// Checks-only tasks are decided however long a mate is; with quiet moves one looks no further than the task.
    fn limits(&self) -> Limits {
        let depth = match self.puzzle.goal {
            Goal::Checks => Limits::default().depth,
            Goal::Any => self.mate_in(),
        };
        Limits { nodes: NODES, depth, ..Limits::default() }
    }

    /// Keeps the solution of the position at hand.
    pub fn learn(&mut self, answer: Answer) {
        let Answer::Mate(mate) = answer else { return };
        let exact = mate.exact.then_some(mate.mate_in);
        let known = Known { node: mate.proof.root(), proof: Rc::new(mate.proof) };
        let place = if self.stands.is_empty() { &mut self.root } else { &mut self.later };
        *place = Some(Solved { known, exact });
    }

    /// The judgement, where the rules or the known solution give it.
    fn decide(&mut self, judging: &Judging) -> Option<Judgement> {
        if let Some(end) = judging.after.outcome() {
            let judgement = Judgement {
                mate_in: Some(0),
                end: Some(end),
                quiet: self.is_quiet(judging),
                ..judging.judgement(Verdict::Solved)
            };
            self.keep(judging, judgement.clone(), Vec::new(), None);
            return Some(judgement);
        }
        let known = self.known()?;
        let node = known.proof.after(known.node, judging.mv)?;
        Some(self.right(judging, Known { proof: known.proof, node }))
    }

    fn conclude(&mut self, judging: &Judging, found: mate::Judgement) -> Judgement {
        if let Some(mate) = found.solution {
            let node = mate.proof.root();
            return self.right(judging, Known { proof: Rc::new(mate.proof), node });
        }
        let (verdict, within) = match found.kind {
            Kind::CheckNoMate => (Verdict::CheckNoMate, None),
            Kind::Lost => (Verdict::AttackLost, None),
            Kind::TooSlow { within } => (Verdict::TooSlow, Some(within)),
            // Mates carry their solution, and finished games were seen before the search.
            Kind::Unknown(_) | Kind::Best | Kind::Longer { .. } | Kind::Solved(_) => {
                return judging.judgement(Verdict::Unknown);
            }
        };
        self.wrong_tries += u32::from(verdict.is_wrong());
        Judgement {
            refutation: found.refutation,
            within,
            certified: found.certified,
            ..judging.judgement(verdict)
        }
    }

    /// A move after which a mate is proved.
    fn right(&mut self, judging: &Judging, known: Known) -> Judgement {
        let replies = defence::replies(&known.proof, known.node, &judging.after);
        let remain = replies.first().map_or(0, |reply| reply.mate_in);
        let extra = (remain + 1).saturating_sub(self.mate_in());
        let quiet = self.is_quiet(judging);
        let verdict = if extra == 0 && !quiet { Verdict::Best } else { Verdict::Longer };
        let shown = |r: &Reply| ReplyView { mv: r.mv, mate_in: r.mate_in, at_most: r.at_most };
        let judgement = Judgement {
            mate_in: Some(remain),
            extra,
            quiet,
            replies: replies.iter().map(shown).collect(),
            certified: known.proof.len(),
            ..judging.judgement(verdict)
        };
        self.longer_tries += u32::from(verdict == Verdict::Longer);
        self.keep(judging, judgement.clone(), replies, Some(known));
        judgement
    }

    fn keep(&mut self, judging: &Judging, judgement: Judgement, replies: Vec<Reply>, known: Option<Known>) {
        let played = (!replies.is_empty()).then_some(0);
        self.moved_on();
        self.stands.push(Stand { judgement, after: judging.after.clone(), replies, played, known });
    }

    fn is_quiet(&self, judging: &Judging) -> bool {
        self.puzzle.goal == Goal::Checks && !judging.after.is_check()
    }
}

impl Judging {
    /// A judgement with nothing in it but the move, the verdict and the cost.
    fn judgement(&self, verdict: Verdict) -> Judgement {
        Judgement {
            mv: self.mv,
            verdict,
            mate_in: None,
            extra: 0,
            end: None,
            quiet: false,
            replies: Vec::new(),
            refutation: Vec::new(),
            within: None,
            certified: 0,
            nodes: self.nodes,
        }
    }
}
