//! What the worker keeps between requests: one solver with its table, and the attempt that is going on.

use mate::{Detail, Limits, Solver, Step};
use puzzle::{Attempt, Puzzle, Refused};
use xiangqi::{Move, Position};

use crate::convert::{fault, illegality_fault, position_faults};
use crate::explain;
use crate::graph;
use crate::wire::{Explanation, Fault, Request, Response, SolveAnswer};

/// One solver, and at most one attempt, which then holds the solver.
pub(crate) struct Engine {
    attempt: Option<Attempt>,
    solver: Option<Solver>,
    running: Option<Running>,
}

/// A request whose answer needs a search.
struct Running {
    id: u32,
    search: Search,
}

enum Search {
    /// The attempt judges a move.
    Play,
    /// The same in an attempt made for this one move.
    Judge,
    /// The position at hand.
    Graph,
    /// A position of its own.
    Solve(mate::Goal),
}

impl Engine {
    /// An engine with a table of so many bytes.
    pub(crate) fn new(table_bytes: usize) -> Engine {
        Engine { attempt: None, solver: Some(Solver::new(table_bytes)), running: None }
    }

    /// Carries a request out. Gives its final message, or nothing where a search has begun.
    ///
    /// # Errors
    /// `no-puzzle` where no attempt was opened, `game-over`, `not-over`, `no-such-reply`, or why a move is not legal.
    pub(crate) fn begin(&mut self, request: Request) -> Result<Option<Response>, Fault> {
        self.stop();
        let (id, search) = match request {
            Request::Play { id, r#move } => {
                self.attempt()?.begin_play(r#move).map_err(refused)?;
                (id, Search::Play)
            }
            Request::Judge { id, puzzle, r#move, fresh } => {
                self.open(puzzle, fresh == Some(true))?.begin_trial(r#move).map_err(refused)?;
                (id, Search::Judge)
            }
            Request::Graph { id } => {
                if !self.attempt()?.begin_here() {
                    return Ok(Some(self.graph(id)?));
                }
                (id, Search::Graph)
            }
            Request::Solve { id, fen, goal, attacker, nodes, fresh, quick } => {
                let goal = goal.into();
                let position = match Position::from_fen(&fen) {
                    Ok(position) => position,
                    Err(error) => {
                        let answer = SolveAnswer::illegal(goal, position_faults(error));
                        return Ok(Some(Response::Solved { id, answer }));
                    }
                };
                let mut limits = Limits::default();
                if let Some(nodes) = nodes {
                    limits.nodes = nodes.max(1);
                }
                if quick == Some(true) {
                    limits.detail = Detail::Verdict;
                }
                let solver = self.solver()?;
                if fresh == Some(true) {
                    solver.clear();
                }
                let attacker = attacker.map_or(position.turn(), Into::into);
                solver.begin(&position, attacker, goal, limits);
                (id, Search::Solve(goal))
            }
            quick => return self.answer(quick).map(Some),
        };
        self.running = Some(Running { id, search });
        Ok(None)
    }

    /// Works on the search that was begun for about so many nodes: a `progress` message or the final one. Nothing where
    /// no search runs.
    ///
    /// # Errors
    /// `no-puzzle`, where the attempt is lost.
    pub(crate) fn step(&mut self, nodes: u64) -> Result<Option<Response>, Fault> {
        let Some(Running { id, search }) = self.running.take() else { return Ok(None) };
        let progress = match search {
            Search::Play | Search::Judge => match self.attempt()?.step(nodes) {
                Step::Running(progress) => progress,
                Step::Done(judgement) => {
                    let judgement = judgement.into();
                    return Ok(Some(if matches!(search, Search::Judge) {
                        self.close();
                        Response::Judged { id, judgement }
                    } else {
                        Response::Played { id, judgement, view: self.attempt()?.view().into() }
                    }));
                }
            },
            Search::Graph => match self.solver()?.step(nodes) {
                Step::Running(progress) => progress,
                Step::Done(answer) => {
                    self.attempt()?.learn(answer);
                    return self.graph(id).map(Some);
                }
            },
            Search::Solve(goal) => {
                let solver = self.solver()?;
                match solver.step(nodes) {
                    Step::Running(progress) => progress,
                    Step::Done(answer) => {
                        let answer = SolveAnswer::new(goal, answer, solver.nodes());
                        return Ok(Some(Response::Solved { id, answer }));
                    }
                }
            }
        };
        self.running = Some(Running { id, search });
        Ok(Some(Response::Progress { id, progress: progress.into() }))
    }

    /// Drops whatever is being worked on. The attempt is as before it, and the table keeps what was learnt.
    pub(crate) fn stop(&mut self) {
        match self.running.take() {
            Some(Running { search: Search::Judge, .. }) => self.close(),
            Some(_) => {
                if let Some(attempt) = &mut self.attempt {
                    attempt.cancel();
                }
                if let Ok(solver) = self.solver() {
                    solver.cancel();
                }
            }
            None => {}
        }
    }

    /// The final message of a request that needs no search.
    fn answer(&mut self, request: Request) -> Result<Response, Fault> {
        let id = match request {
            Request::Open { id, puzzle } => {
                self.open(puzzle, false)?;
                id
            }
            Request::Defend { id, r#move } => {
                if !self.attempt()?.defend(r#move) {
                    return Err(fault("no-such-reply", "the last reply cannot be exchanged for this move"));
                }
                id
            }
            Request::TakeBack { id } => {
                self.attempt()?.take_back();
                id
            }
            Request::Restart { id } => {
                self.attempt()?.restart();
                id
            }
            Request::Hint { id } => {
                let attempt = self.attempt()?;
                let hint = attempt.hint().ok_or_else(game_over)?;
                return Ok(Response::Hint { id, hint: hint.into(), view: attempt.view().into() });
            }
            Request::GiveUp { id } => {
                let attempt = self.attempt()?;
                let line: Vec<Move> = attempt.give_up();
                return Ok(Response::Solution { id, line, view: attempt.view().into() });
            }
            Request::Explain { id, turn, r#move } => {
                let explanation = self.explain(turn.zip(r#move))?;
                return Ok(Response::Explained { id, explanation });
            }
            Request::Play { .. }
            | Request::Judge { .. }
            | Request::Graph { .. }
            | Request::Solve { .. }
            | Request::Cancel { .. } => return Err(fault("bad-request", "not for the searcher")),
        };
        Ok(Response::View { id, view: self.attempt()?.view().into() })
    }

    /// Why the game is over, or why a reply loses.
    fn explain(&mut self, reply: Option<(u32, Move)>) -> Result<Explanation, Fault> {
        let attempt = self.attempt()?;
        match reply {
            None => {
                let (position, end) =
                    attempt.explain_end().ok_or_else(|| fault("not-over", "the game goes on"))?;
                Ok(explain::ending(&position, end))
            }
            Some((turn, mv)) => attempt
                .explain_reply(turn as usize, mv)
                .and_then(|(position, defence)| explain::refuted(&position, defence))
                .ok_or_else(|| fault("no-such-reply", "this move is no reply there")),
        }
    }

    /// The solution graph of the position at hand, where its exact length is known.
    fn graph(&mut self, id: u32) -> Result<Response, Fault> {
        let attempt = self.attempt()?;
        let graph =
            attempt.solution().and_then(|(proof, node)| graph::pack(&proof, node, &attempt.position()));
        Ok(Response::Graph { id, graph })
    }

    /// Starts an attempt, with the solver of the one before it.
    fn open(&mut self, puzzle: Puzzle, fresh: bool) -> Result<&mut Attempt, Fault> {
        self.close();
        let mut solver = self.solver.take().ok_or_else(no_puzzle)?;
        if fresh {
            solver.clear();
        }
        Ok(self.attempt.insert(Attempt::with_solver(puzzle, solver)))
    }

    /// Ends the attempt. The solver stays, with what its table has learnt.
    fn close(&mut self) {
        if let Some(attempt) = self.attempt.take() {
            self.solver = Some(attempt.into_solver());
        }
    }

    fn attempt(&mut self) -> Result<&mut Attempt, Fault> {
        self.attempt.as_mut().ok_or_else(no_puzzle)
    }

    fn solver(&mut self) -> Result<&mut Solver, Fault> {
        match &mut self.attempt {
            Some(attempt) => Ok(attempt.solver()),
            None => self.solver.as_mut().ok_or_else(no_puzzle),
        }
    }
}

fn no_puzzle() -> Fault {
    fault("no-puzzle", "no puzzle was opened")
}

/// The attempt is finished.
fn game_over() -> Fault {
    fault("game-over", "the attempt is finished: take back or restart first")
}

fn refused(refused: Refused) -> Fault {
    match refused {
        Refused::Illegal(illegality) => illegality_fault(&illegality),
        Refused::Finished => game_over(),
    }
}
