//! The line that shows why a move fails: the most instructive reply that is certified to hold, and what follows.

use xiangqi::{Color, Move, Position, order};

use crate::answer::Answer;
use crate::goal::{Goal, replies};
use crate::limits::{Detail, Limits, Step};
use crate::solver::Solver;
use crate::trap::{NEVER, Trap};

/// Plies of a refutation, the reply included: it and the answers to two more tries. Odd, so that the defender has the last move.
const LINE: usize = 5;
/// Replies tried for a more instructive one than the certificate's own.
const TRIES: usize = 6;
/// Nodes for each try: the table is warm, and the certificate's reply is there to fall back on.
const NODES: u64 = 50_000;

/// Chooses the reply, in slices.
pub(super) struct Refuter {
    attacker: Color,
    goal: Goal,
    /// Replies worth more than the certificate's own, the best first, and the positions after them.
    better: Vec<(Move, Position)>,
    /// The line of the certificate's own reply.
    own: Vec<Move>,
    limits: Limits,
    running: Option<Move>,
    nodes: u64,
}

impl Refuter {
    /// Starts from the position after the failing move and its trap.
    pub(super) fn new(after: &Position, trap: &Trap, limits: Limits) -> Refuter {
        let mut own = trap.line(trap.root(), LINE);
        // A trap with a bound may end before the answer to a move; that move alone would look like the attack going on.
        if own.len().is_multiple_of(2) {
            own.pop();
        }
        let mut ranked: Vec<(u32, Move, Position)> = Vec::new();
        // A refutation that only holds for a number of moves is what it is: its length is its merit.
        if trap.bound() == NEVER {
            for &mv in &replies(after) {
                let mut position = after.clone();
                let _undo = position.play_unchecked(mv);
                ranked.push((merit(after, mv, &position, trap.goal()), mv, position));
            }
        }
        order::by_key(&mut ranked, |&(merit, mv, _)| (merit, mv));
        let merit_of_own =
            ranked.iter().find(|(_, mv, _)| own.first() == Some(mv)).map_or(0, |&(merit, ..)| merit);
        let mut better: Vec<(Move, Position)> = ranked
            .into_iter()
            .filter(|&(merit, ..)| merit > merit_of_own)
            .map(|(_, mv, position)| (mv, position))
            .collect();
        let surplus = better.len().saturating_sub(TRIES);
        better.drain(..surplus);
        let limits = Limits { nodes: limits.nodes.min(NODES), detail: Detail::Verdict, ..limits };
        Refuter { attacker: trap.attacker(), goal: trap.goal(), better, own, limits, running: None, nodes: 0 }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Works on; at the end the line from the failing move's position.
    pub(super) fn step(&mut self, solver: &mut Solver, nodes: u64) -> Step<Vec<Move>> {
        if let Some(mv) = self.running {
            match solver.step(nodes) {
                Step::Running(progress) => return Step::Running(progress),
                Step::Done(answer) => {
                    self.running = None;
                    self.nodes += solver.nodes();
                    if let Answer::NoMate(trap) = answer {
                        let mut line = vec![mv];
                        line.extend(trap.line(trap.root(), LINE - 1));
                        return Step::Done(line);
                    }
                }
            }
        }
        let Some((mv, position)) = self.better.pop() else {
            return Step::Done(std::mem::take(&mut self.own));
        };
        solver.begin(&position, self.attacker, self.goal, self.limits);
        self.running = Some(mv);
        // One search a slice, so that a slice is no longer than asked for.
        Step::Running(solver.progress())
    }
}

/// How much a reply shows at a glance: it takes the checking piece, it leaves no check, it takes something.
fn merit(before: &Position, mv: Move, after: &Position, goal: Goal) -> u32 {
    let takes_checker = before.checkers().contains(mv.to);
    let ends_it = goal.candidates(after).is_empty();
    let takes = before.piece_at(mv.to).is_some();
    4 * u32::from(takes_checker) + 2 * u32::from(ends_it) + u32::from(takes)
}
