//! What the worker keeps between requests: one solver with its table, and the attempt that is going on.

use mate::{Answer, Goal, Limits, Solver, Step};
use puzzle::{Attempt, Judgement, Refused};
use xiangqi::{Move, Position};

use crate::convert::{fault, first_fault, illegality_fault};
use crate::wire;

/// One solver, and at most one attempt, which then holds the solver.
pub(crate) struct Engine {
    attempt: Option<Attempt>,
    solver: Option<Solver>,
}

impl Engine {
    /// An engine with a table of so many bytes.
    pub(crate) fn new(table_bytes: usize) -> Engine {
        Engine { attempt: None, solver: Some(Solver::new(table_bytes)) }
    }

    /// Starts an attempt. The table stays as it is.
    ///
    /// # Errors
    /// The puzzle's position is not legal or one of its moves is no move; the attempt before it then goes on.
    pub(crate) fn open(&mut self, puzzle: wire::Puzzle) -> Result<(), wire::Fault> {
        let puzzle = domain_puzzle(puzzle)?;
        let solver = match self.attempt.take() {
            Some(attempt) => attempt.into_solver(),
            None => self.solver.take().ok_or_else(crate::fatal::internal)?,
        };
        self.attempt = Some(Attempt::with_solver(puzzle, solver));
        Ok(())
    }

    /// The attempt that is going on.
    ///
    /// # Errors
    /// `no-puzzle` when none was opened.
    pub(crate) fn attempt(&mut self) -> Result<&mut Attempt, wire::Fault> {
        self.attempt.as_mut().ok_or_else(|| fault("no-puzzle", "no puzzle was opened"))
    }

    /// The attempt as it stands.
    ///
    /// # Errors
    /// `no-puzzle` when none was opened.
    pub(crate) fn view(&mut self) -> Result<wire::AttemptView, wire::Fault> {
        Ok(self.attempt()?.view().into())
    }

    /// Starts judging a move.
    ///
    /// # Errors
    /// No attempt, no move, an illegal move, or `game-over`.
    pub(crate) fn begin_play(&mut self, text: &str) -> Result<(), wire::Fault> {
        let m = parse_move(text)?;
        self.attempt()?.begin_play(m).map_err(|refused| match refused {
            Refused::Illegal(illegality) => illegality_fault(&illegality),
            Refused::Finished => game_over(),
        })
    }

    /// Works on the judgement.
    pub(crate) fn step_play(&mut self, nodes: u64) -> Option<Step<Judgement>> {
        let attempt = self.attempt.as_mut().filter(|attempt| attempt.is_judging())?;
        Some(attempt.step(nodes))
    }

    /// Starts solving a position that has nothing to do with the attempt.
    pub(crate) fn begin_solve(&mut self, position: &Position, goal: Goal, nodes: Option<u64>) {
        let mut limits = Limits::default();
        if let Some(nodes) = nodes {
            limits.nodes = nodes.max(1);
        }
        if let Some(solver) = self.solver() {
            solver.begin(position, position.turn(), goal, limits);
        }
    }

    /// Works on the solution; when done, also says how many nodes it took.
    pub(crate) fn step_solve(&mut self, nodes: u64) -> Option<Step<(Answer, u64)>> {
        let solver = self.solver().filter(|solver| solver.is_running())?;
        Some(match solver.step(nodes) {
            Step::Running(progress) => Step::Running(progress),
            Step::Done(answer) => Step::Done((answer, solver.nodes())),
        })
    }

    /// Drops whatever is being worked on. The attempt is as before it, and the table keeps what was learnt.
    pub(crate) fn cancel(&mut self) {
        if let Some(attempt) = &mut self.attempt {
            attempt.cancel();
        }
        if let Some(solver) = self.solver() {
            solver.cancel();
        }
    }

    fn solver(&mut self) -> Option<&mut Solver> {
        match &mut self.attempt {
            Some(attempt) => Some(attempt.solver()),
            None => self.solver.as_mut(),
        }
    }
}

/// The attempt is finished.
pub(crate) fn game_over() -> wire::Fault {
    fault("game-over", "the attempt is finished: take back or restart first")
}

/// A move of two squares.
///
/// # Errors
/// `syntax`.
pub(crate) fn parse_move(text: &str) -> Result<Move, wire::Fault> {
    text.parse().map_err(|_| fault("syntax", "not a move of two squares"))
}

fn domain_puzzle(puzzle: wire::Puzzle) -> Result<puzzle::Puzzle, wire::Fault> {
    let moves =
        |texts: &[String]| texts.iter().map(|text| parse_move(text)).collect::<Result<Vec<Move>, _>>();
    Ok(puzzle::Puzzle {
        position: Position::from_fen(&puzzle.fen).map_err(first_fault)?,
        goal: puzzle.goal.into(),
        mate_in: puzzle.mate_in,
        keys: moves(&puzzle.keys)?,
        line: moves(&puzzle.line)?,
        id: puzzle.id,
        tags: puzzle.tags,
        level: puzzle.level,
        // Names are the page's own business.
        title: None,
        source: None,
    })
}
