//! One try at a puzzle: the solver moves, every move is judged by proof, the defender answers with its best defence.
//!
//! Right moves stand together with the reply, wrong ones are judged and forgotten but for their count. The search runs in
//! slices ([`Attempt::begin_play`], [`Attempt::step`]) so that a caller can show progress or stop; [`Attempt::play`] does
//! it in one go. How a verdict comes about is in `judge`. No clock, no storage, no words lives here.

mod explain;
mod judge;
mod verdict;

pub use verdict::{AttemptView, Hint, Judgement, Refused, ReplyView, State, Verdict};

use std::rc::Rc;

use mate::{NodeId, Proof, Solver};
use xiangqi::{Move, Position};

use crate::defence::{self, Reply};
use crate::pack::Puzzle;
use judge::Judging;

/// A proof and the place in it of the position at hand.
#[derive(Clone, Debug)]
struct Known {
    proof: Rc<Proof>,
    node: NodeId,
}

/// A position solved here, and its length where that is exact.
#[derive(Clone, Debug)]
struct Solved {
    known: Known,
    exact: Option<u16>,
}

/// A right move that stands, and what came after it.
#[derive(Clone, Debug)]
struct Stand {
    judgement: Judgement,
    after: Position,
    /// The reply that was played, and all of them; empty when the game is over.
    replies: Vec<Reply>,
    played: Option<usize>,
    /// The proof, at the position after the move.
    known: Option<Known>,
}

/// One try at a puzzle.
pub struct Attempt {
    puzzle: Puzzle,
    solver: Solver,
    stands: Vec<Stand>,
    given_up: bool,
    /// The solution of the puzzle's position, once it was needed.
    root: Option<Solved>,
    /// The solution of a later position whose length the proof at hand only bounds, once it was needed.
    later: Option<Solved>,
    judging: Option<Judging>,
    hint_here: u8,
    hint_stage: u8,
    wrong_tries: u32,
    longer_tries: u32,
    solution_shown: bool,
}

impl Attempt {
    /// A fresh try with a search table of `table_bytes` (4 MiB is plenty for puzzles of packs).
    pub fn new(puzzle: Puzzle, table_bytes: usize) -> Attempt {
        Attempt::with_solver(puzzle, Solver::new(table_bytes))
    }

    /// A fresh try with a solver that may be warm. Get it back with [`Attempt::into_solver`].
    pub fn with_solver(puzzle: Puzzle, solver: Solver) -> Attempt {
        Attempt {
            puzzle,
            solver,
            stands: Vec::new(),
            given_up: false,
            root: None,
            later: None,
            judging: None,
            hint_here: 0,
            hint_stage: 0,
            wrong_tries: 0,
            longer_tries: 0,
            solution_shown: false,
        }
    }

    /// The solver, for the next attempt.
    pub fn into_solver(self) -> Solver {
        self.solver
    }

    /// The solver between two judgements, for a question of another kind. A move that is being judged is lost by using it.
    pub fn solver(&mut self) -> &mut Solver {
        &mut self.solver
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position at hand: the attacker is to move, unless the puzzle is solved.
    pub fn position(&self) -> Position {
        match self.stands.last() {
            None => self.puzzle.position.clone(),
            Some(stand) => stand.now(),
        }
    }

    /// Where the attempt stands.
    pub fn state(&self) -> State {
        if self.stands.last().is_some_and(|stand| stand.played.is_none()) {
            State::Solved
        } else if self.given_up {
            State::GivenUp
        } else {
            State::Solving
        }
    }

    /// The moves that stand, attacker and defender by turns.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for stand in &self.stands {
            moves.push(stand.judgement.mv);
            moves.extend(stand.reply().map(|reply| reply.mv));
        }
        moves
    }

    /// Judges a move in one go.
    ///
    /// # Errors
    /// When the move is not legal or the attempt is finished; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<Judgement, Refused> {
        self.begin_play(mv)?;
        loop {
            if let mate::Step::Done(judgement) = self.step(u64::MAX) {
                return Ok(judgement);
            }
        }
    }

    /// Exchanges the defender's last reply for another legal one. False when it is not one, or there is none to exchange.
    pub fn defend(&mut self, mv: Move) -> bool {
        self.cancel();
        let Some(stand) = self.stands.last_mut() else { return false };
        let Some(index) = stand.replies.iter().position(|reply| reply.mv == mv) else { return false };
        stand.played = Some(index);
        self.moved_on();
        true
    }

    /// Takes back the last right move with its reply. False when there is none.
    pub fn take_back(&mut self) -> bool {
        self.cancel();
        self.moved_on();
        self.stands.pop().is_some()
    }

    /// Back to the puzzle's position. What was tried and shown so far stays counted.
    pub fn restart(&mut self) {
        self.cancel();
        self.stands.clear();
        self.moved_on();
    }

    /// Forgets what belongs to the position that was at hand.
    fn moved_on(&mut self) {
        self.given_up = false;
        self.hint_here = 0;
        self.later = None;
    }

    /// The next stage of the hint for the position at hand; the last stage again when all were shown. Nothing when finished.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.state() != State::Solving {
            return None;
        }
        let line = self.line_from_here();
        let &mv = line.first()?;
        let stage = (self.hint_here + 1).min(4);
        self.hint_here = stage;
        self.hint_stage = self.hint_stage.max(stage);
        self.solution_shown |= stage == 4;
        Some(Hint {
            stage,
            tags: self.puzzle.tags.clone(),
            mate_in: line.len().div_ceil(2) as u16,
            square: (stage >= 2).then_some(mv.from),
            mv: (stage >= 3).then_some(mv),
            line: if stage == 4 { line } else { Vec::new() },
        })
    }

    /// Ends the try and gives the line from here to the end. Empty when the puzzle is solved already.
    pub fn give_up(&mut self) -> Vec<Move> {
        self.cancel();
        if self.state() == State::Solved {
            return Vec::new();
        }
        self.given_up = true;
        self.solution_shown = true;
        self.line_from_here()
    }

    /// A picture of the attempt.
    pub fn view(&self) -> AttemptView {
        let mut fens = vec![fen(&self.puzzle.position)];
        for stand in &self.stands {
            fens.push(fen(&stand.after));
            if stand.played.is_some() {
                fens.push(fen(&stand.now()));
            }
        }
        AttemptView {
            fens,
            moves: self.moves(),
            judgements: self.stands.iter().map(|stand| stand.judgement.clone()).collect(),
            mate_in: (self.state() != State::Solved).then(|| self.mate_in()),
            state: self.state(),
            hint_stage: self.hint_stage,
            wrong_tries: self.wrong_tries,
            longer_tries: self.longer_tries,
            solution_shown: self.solution_shown,
        }
    }

    /// Attacker moves to the end from the position at hand, 0 when solved.
    ///
    /// At the puzzle's own position it is the pack's claim until the position was solved here; later it may be an upper
    /// bound until then.
    fn mate_in(&self) -> u16 {
        match self.stands.last() {
            None => self.root.as_ref().and_then(|s| s.exact).unwrap_or(self.puzzle.mate_in),
            Some(stand) => {
                let exact = self.later.as_ref().and_then(|s| s.exact);
                exact.unwrap_or_else(|| stand.reply().map_or(0, |reply| reply.mate_in))
            }
        }
    }

    /// The proof that the position at hand is in, if there is one and it gives the exact length, or the position was
    /// solved here as well as it could be.
    fn known(&self) -> Option<Known> {
        match self.stands.last() {
            None => self.root.as_ref().map(|s| s.known.clone()),
            Some(_) if self.later.is_some() => self.later.as_ref().map(|s| s.known.clone()),
            Some(stand) => self.bounded().filter(|_| stand.reply().is_some_and(|reply| !reply.at_most)),
        }
    }

    /// The solution of the position at hand and its place in it, where it is known with its exact length.
    pub fn solution(&self) -> Option<(Rc<Proof>, NodeId)> {
        self.known().map(|known| (known.proof, known.node)).filter(|(proof, node)| proof.node(*node).exact)
    }

    /// The proof that a kept move left, whether its bounds are exact or not.
    fn bounded(&self) -> Option<Known> {
        let stand = self.stands.last()?;
        Some(Known { proof: stand.known.clone()?.proof, node: stand.reply()?.node })
    }

    /// The main line from the position at hand: by our own proof where there is one, else the pack's, which
    /// [`crate::verify()`] has proved.
    fn line_from_here(&self) -> Vec<Move> {
        match self.known().or_else(|| self.bounded()) {
            Some(known) => defence::main_line(&known.proof, known.node, &self.position()),
            None if self.stands.is_empty() => self.puzzle.line.clone(),
            None => Vec::new(),
        }
    }
}

impl Stand {
    fn reply(&self) -> Option<&Reply> {
        self.replies.get(self.played?)
    }

    fn now(&self) -> Position {
        let mut position = self.after.clone();
        if let Some(reply) = self.reply() {
            let _ = position.play(reply.mv);
        }
        position
    }
}

fn fen(position: &Position) -> String {
    xiangqi::fen::write(&position.setup())
}
