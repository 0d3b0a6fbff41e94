//! What a teacher is told of a position of his own, beside its length and keys: names, level, duals, men that do nothing, and
//! single changes that would leave one key.
//!
//! Everything said here has been proved: a man is idle when the task without him was solved and is the same, a change is proposed
//! when the position with it was solved and has one key. What was not decided within the nodes is not said.

mod changes;
mod duals;

use mate::{Answer, Detail, Goal, Limits, Solver};
use xiangqi::{Position, Role, Square};

use crate::claim::{Claim, Unclaimed};
use crate::distil::{Proved, prove, with};
use crate::{grade, pattern};

pub use changes::Change;
pub use duals::Dual;

/// The least number of nodes for a changed position; it may cost a few times as many as the first proof.
const LEAST: u64 = 5_000;
/// So many times as many.
const TIMES: u64 = 4;
/// Proposals after which no more are looked for.
const ENOUGH: usize = 4;

/// What is said of the position as it stands.
#[derive(Clone, Debug)]
pub struct Report {
    /// Length, keys, main line and names.
    pub proved: Proved,
    /// 1 to 9.
    pub level: u8,
    /// Where the attacker has a choice after the first move, by his moves.
    pub duals: Vec<Dual>,
    /// Whether that is all of them.
    pub duals_complete: bool,
    /// Legal replies to the first key.
    pub replies: usize,
    /// Checks of the first move that are no keys.
    pub wrong_checks: usize,
    /// Search nodes of the proof.
    nodes: u64,
}

/// Solves a position as a whole and reports on it. The solver is cleared first.
///
/// # Errors
/// Why there is no exact claim.
pub fn report(
    solver: &mut Solver,
    position: &Position,
    goal: Goal,
    limits: Limits,
) -> Result<Report, Unclaimed> {
    solver.clear();
    let limits = Limits { detail: Detail::Whole, ..limits };
    let mate = match solver.solve(position, goal, limits) {
        Answer::Mate(mate) => mate,
        Answer::NoMate(_) => return Err(Unclaimed::NoMate),
        Answer::Unknown(why) => return Err(Unclaimed::Unknown(why)),
    };
    let nodes = solver.nodes();
    let duals_complete = mate.duals_complete;
    let claim = Claim::of(mate, position).ok_or(Unclaimed::Inexact)?;
    let names = pattern::name_line(position, &claim.line).ok_or(Unclaimed::Inexact)?;
    let replies = claim.keys.first().map_or(0, |&key| {
        let mut after = position.clone();
        if after.play(key).is_ok() { after.legal_count() } else { 0 }
    });
    Ok(Report {
        level: grade::level(position, &claim.keys, &claim.line, &names),
        duals: duals::of(&claim.proof, &claim.line),
        duals_complete,
        replies,
        wrong_checks: position.checks().iter().filter(|check| !claim.keys.contains(check)).count(),
        nodes,
        proved: Proved { position: position.clone(), claim, names },
    })
}

/// What is found by trying, one changed position after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The task is the same without the man on this point.
    Idle(Square),
    /// With this change the mate is as long and has one key, which was one before.
    Sharper(Change),
}

/// The trials of one position, to be made one at a time.
pub struct Trials {
    report: Report,
    goal: Goal,
    limits: Limits,
    /// Points whose man is to be tried away, then changes that are to be tried; both the last first.
    idle: Vec<Square>,
    changes: Vec<Change>,
    proposed: usize,
    total: usize,
}

impl Trials {
    /// The trials that belong to a report.
    pub fn of(report: Report, goal: Goal, limits: Limits) -> Trials {
        let position = &report.proved.position;
        let mut idle: Vec<Square> = position
            .board()
            .pieces()
            .filter(|(_, piece)| piece.role != Role::King)
            .map(|(square, _)| square)
            .collect();
        idle.reverse();
        let mut changes = if report.proved.claim.keys.len() > 1 {
            changes::worth_trying(&report.proved)
        } else {
            Vec::new()
        };
        changes.reverse();
        let nodes = limits.nodes.min(LEAST.max(TIMES * report.nodes));
        let limits = Limits { nodes, detail: Detail::Length, ..limits };
        let total = idle.len() + changes.len();
        Trials { report, goal, limits, idle, changes, proposed: 0, total }
    }

    /// How many trials there are, and how many of them are still to be made.
    pub fn left(&self) -> (usize, usize) {
        (self.total, self.idle.len() + self.changes.len())
    }

    /// Makes the next trial. Nothing when there is none; inside, what it brought, if anything.
    pub fn next(&mut self, solver: &mut Solver) -> Option<Option<Finding>> {
        if let Some(square) = self.idle.pop() {
            let without = with(&self.report.proved.position, square, None);
            return Some(without.and_then(|position| self.without(solver, square, &position)));
        }
        let change = self.changes.pop()?;
        let sharper = change
            .on(&self.report.proved.position)
            .is_some_and(|position| self.is_sharper(solver, &position));
        self.count(sharper);
        Some(sharper.then_some(Finding::Sharper(change)))
    }

    /// A man taken away leaves the same task, or the same with one key, or neither.
    fn without(&mut self, solver: &mut Solver, square: Square, position: &Position) -> Option<Finding> {
        let proved = prove(solver, position, self.goal, self.limits)?;
        let claim = &self.report.proved.claim;
        if proved.claim.mate_in != claim.mate_in {
            return None;
        }
        if proved.claim.keys == claim.keys {
            return Some(Finding::Idle(square));
        }
        let sharper = matches!(proved.claim.keys.as_slice(), [key] if claim.keys.contains(key));
        self.count(sharper);
        sharper.then_some(Finding::Sharper(Change { square, piece: None }))
    }

    /// Counts a proposal. With enough of them the changes that are left are not tried.
    fn count(&mut self, sharper: bool) {
        self.proposed += usize::from(sharper);
        if self.proposed >= ENOUGH {
            self.changes.clear();
        }
    }

    fn is_sharper(&self, solver: &mut Solver, position: &Position) -> bool {
        let claim = &self.report.proved.claim;
        prove(solver, position, self.goal, self.limits).is_some_and(|proved| {
            proved.claim.mate_in == claim.mate_in
                && matches!(proved.claim.keys.as_slice(), [key] if claim.keys.contains(key))
        })
    }
}
