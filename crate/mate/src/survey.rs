//! Every legal first move of a position judged: which win and how fast, which fail and by what line.
//!
//! The moves are judged one after the other by [`Judge`], which proves what it says. Lengths, goals and verdicts are exact
//! within the limits and do not depend on the order of the moves or on what the table holds; which of several refuting
//! lines is shown may. What must be the same to the last move wherever it is made (on several threads) is asked of a cleared
//! solver, one move at a time ([`Survey::only`]).

use xiangqi::{Move, Position, order};

use crate::answer::Answer;
use crate::goal::Goal;
use crate::judge::{Judge, Judgement, Kind};
use crate::limits::{Detail, Limits, Progress, Step, Why};
use crate::solver::Solver;
use crate::trap::NEVER;

/// Search nodes that a quiet first move may cost when the goal is checks, unless told ([`Survey::quiet_nodes`]).
pub const QUIET_NODES: u64 = 100_000;

/// What a first move is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It mates.
    Mates {
        /// Attacker moves to the end, this one included: exactly if `exact`, else at most.
        mate_in: u16,
        /// Nothing shorter follows the move: every shorter length was searched exhaustively.
        exact: bool,
        /// `Checks`: it gives check and a mate of this length by checks only is certified. `Any`: it is quiet, or the
        /// mate is not known to do without quiet moves.
        goal: Goal,
    },
    /// It fails, as certified.
    Fails {
        /// [`Kind::CheckNoMate`], [`Kind::Lost`] or [`Kind::TooSlow`].
        kind: Kind,
        /// The refuting reply and the play that follows it, as in [`Judgement::refutation`].
        refutation: Vec<Move>,
    },
    /// Not decided within the limits.
    Unknown(Why),
}

/// A judged first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// The move.
    pub mv: Move,
    /// What it is worth.
    pub worth: Worth,
    /// Whether it gives check.
    pub check: bool,
    /// How many positions its certificate has; it has been checked.
    pub certified: usize,
    /// Search nodes spent.
    pub nodes: u64,
}

/// Judges all first moves, in slices, with a solver whose table stays warm from move to move.
///
/// ```
/// use mate::{Goal, Limits, Solver, Survey, Worth};
/// use xiangqi::Position;
///
/// let position = Position::from_fen("4kab2/4a4/4b4/1N7/9/9/9/9/2p1p4/3K5 w - - 0 1").unwrap();
/// let survey = Survey::begin(&position, Goal::Checks, Some(1), Limits::default());
/// let moves = survey.run(&mut Solver::new(1 << 20));
/// let winning: Vec<String> =
///     moves.iter().filter(|first| matches!(first.worth, Worth::Mates { .. })).map(|first| first.mv.to_string()).collect();
/// assert_eq!(winning, ["b6c8"]);
/// ```
pub struct Survey {
    position: Position,
    goal: Goal,
    best: Option<u16>,
    limits: Limits,
    quiet_nodes: u64,
    /// Moves to be judged, the next one last.
    todo: Vec<Move>,
    stage: Stage,
    done: Vec<FirstMove>,
    nodes: u64,
}

enum Stage {
    Between,
    /// With what judging the move within the time of the shortest mate came to, if it is judged once more without that limit.
    Judging(Box<Judge>, Option<FirstMove>),
    /// A check that mates by any moves: also as fast by checks only?
    ByChecks(FirstMove),
}

impl Survey {
    /// Starts on the legal moves of the side to move, who attacks.
    ///
    /// `best` is the length of the shortest mate from the position, if there is one that is known. For [`Goal::Any`] a move is
    /// then first judged within that time, and where it misses it once more without: what that does not decide still is
    /// certified to be too slow. The limits are those of each move.
    pub fn begin(position: &Position, goal: Goal, best: Option<u16>, limits: Limits) -> Survey {
        let mut todo = position.legal_moves().to_vec();
        order::by_key(&mut todo, |&mv| std::cmp::Reverse(mv));
        Survey {
            position: position.clone(),
            goal,
            best: best.filter(|_| goal == Goal::Any),
            limits: Limits { detail: Detail::Length, ..limits },
            quiet_nodes: QUIET_NODES,
            todo,
            stage: Stage::Between,
            done: Vec::new(),
            nodes: 0,
        }
    }

    /// Leaves out the moves for which `keep` says no.
    #[must_use]
    pub fn only(mut self, keep: impl Fn(Move) -> bool) -> Survey {
        self.todo.retain(|&mv| keep(mv));
        self
    }

    /// Search nodes that each quiet move may cost when the goal is checks; never more than the limits say.
    #[must_use]
    pub const fn quiet_nodes(mut self, nodes: u64) -> Survey {
        self.quiet_nodes = nodes;
        self
    }

    /// The moves still to be judged, in no order that matters.
    pub fn todo(&self) -> &[Move] {
        &self.todo
    }

    /// Works for about `nodes` more nodes; at the end all moves in order of squares. Between the calls the solver must
    /// not be used for anything else.
    pub fn step(&mut self, solver: &mut Solver, nodes: u64) -> Step<Vec<FirstMove>> {
        match std::mem::replace(&mut self.stage, Stage::Between) {
            Stage::Between => {
                let Some(mv) = self.todo.pop() else { return Step::Done(std::mem::take(&mut self.done)) };
                self.judge(mv, self.best, None);
            }
            Stage::Judging(mut judge, before) => match judge.step(solver, nodes) {
                Step::Running(_) => self.stage = Stage::Judging(judge, before),
                Step::Done(judgement) => self.hear(judgement, before, solver),
            },
            Stage::ByChecks(first) => match solver.step(nodes) {
                Step::Running(_) => self.stage = Stage::ByChecks(first),
                Step::Done(answer) => self.hear_by_checks(first, &answer, solver.nodes()),
            },
        }
        let own = match &self.stage {
            Stage::Judging(judge, _) => judge.nodes(),
            Stage::Between | Stage::ByChecks(_) => 0,
        };
        let running = if solver.is_running() { solver.nodes() } else { 0 };
        Step::Running(Progress { nodes: self.nodes + own + running, ..solver.progress() })
    }

    /// Judges all in one go.
    pub fn run(mut self, solver: &mut Solver) -> Vec<FirstMove> {
        loop {
            if let Step::Done(moves) = self.step(solver, u64::MAX) {
                return moves;
            }
        }
    }

    /// Begins to judge a move, within the time of a shortest mate or without such a limit.
    fn judge(&mut self, mv: Move, best: Option<u16>, before: Option<FirstMove>) {
        let best = best.unwrap_or(self.limits.depth.saturating_add(1));
        let judge = Judge::begin(&self.position, mv, self.goal, best, self.limits_of(mv))
            .expect("a move from the list of legal moves");
        self.stage = Stage::Judging(Box::new(judge), before);
    }

    fn limits_of(&self, mv: Move) -> Limits {
        let capped = self.goal == Goal::Checks && !self.position.gives_check(mv);
        let nodes = if capped { self.limits.nodes.min(self.quiet_nodes) } else { self.limits.nodes };
        Limits { nodes, ..self.limits }
    }

    fn hear(&mut self, judgement: Judgement, before: Option<FirstMove>, solver: &mut Solver) {
        let check = self.position.gives_check(judgement.mv);
        let mut ask = false;
        let endless = judgement.trap.as_ref().is_some_and(|trap| trap.bound() == NEVER);
        let worth = match (judgement.kind, judgement.mate_in) {
            (Kind::Unknown(why), _) => Worth::Unknown(why),
            // The defender holds for ever, but by perpetual check, which may be forbidden to him.
            (Kind::TooSlow { .. }, _) if endless => Worth::Unknown(Why::PerpetualCheck),
            (_, Some(left)) => {
                let proof = judgement.solution.as_ref().map(|mate| mate.proof.goal());
                let by_checks = check && proof.is_none_or(|goal| goal == Goal::Checks);
                ask = check && !by_checks;
                let goal = if by_checks { Goal::Checks } else { Goal::Any };
                Worth::Mates { mate_in: left + 1, exact: judgement.exact, goal }
            }
            (kind, None) => Worth::Fails { kind, refutation: judgement.refutation },
        };
        let (mv, certified, nodes) = (judgement.mv, judgement.certified, judgement.nodes);
        self.nodes += nodes;
        let mut first = FirstMove { mv, worth, check, certified, nodes };
        // Judging within a time looks one move further by itself, and two moves ahead at least.
        let further = self.best.is_some_and(|best| self.limits.depth > best.max(2));
        let once_more = before.is_none() && further;
        if let Some(before) = before {
            let nodes = before.nodes + first.nodes;
            let decided = !matches!(first.worth, Worth::Unknown(_));
            first = FirstMove { nodes, ..if decided { first } else { before } };
        }
        if once_more && !matches!(first.worth, Worth::Mates { .. }) {
            self.judge(mv, None, Some(first));
            return;
        }
        if !ask {
            self.done.push(first);
            return;
        }
        let mut after = self.position.clone();
        let _undo = after.play_unchecked(first.mv);
        solver.begin(&after, self.position.turn(), Goal::Checks, self.limits);
        self.stage = Stage::ByChecks(first);
    }

    fn hear_by_checks(&mut self, mut first: FirstMove, answer: &Answer, nodes: u64) {
        self.nodes += nodes;
        first.nodes += nodes;
        if let (Worth::Mates { mate_in, goal, .. }, Answer::Mate(mate)) = (&mut first.worth, answer)
            && mate.mate_in < *mate_in
        {
            *mate_in = mate.mate_in + 1;
            *goal = Goal::Checks;
        }
        self.done.push(first);
    }
}
