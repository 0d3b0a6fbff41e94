//! A position held against the solver: is there a mate, how long, how many first moves, and is each later move the only one?

use std::collections::BTreeSet;

use mate::{Answer, Detail, Goal, Limits, NodeId, Proof, Solver, Stage};
use xiangqi::{Color, Move, Position};

use super::wish::Wish;
use crate::claim::Claim;
use crate::distil::Proved;
use crate::pattern;

/// Nodes for the first look at a position: most have no mate, and that shows soon.
const GLANCE: u64 = 400;
/// Nodes for each move of a mate with quiet moves that threats must show.
const THREATS: u64 = 150;
/// Nodes for each move in which the defender must be seen to run out of moves.
const RUN_OUT: u64 = 250;
/// Bytes of the search table.
const TABLE: usize = 2 << 20;

/// Places of a solution where the attacker may choose among equally short moves; the first move apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Duals {
    /// On the main line.
    pub(super) main: u32,
    /// Elsewhere, the mating move itself apart.
    pub(super) side: u32,
    /// Mating moves elsewhere.
    pub(super) last: u32,
}

/// A position with its whole solution.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    pub(super) proved: Proved,
    pub(super) duals: Duals,
    /// How many different only moves the first defences are answered with.
    pub(super) answers: usize,
}

/// The solver with what is asked of it.
pub(super) struct Judge {
    solver: Solver,
    pub(super) wish: Wish,
}

impl Judge {
    pub(super) fn new(wish: Wish) -> Judge {
        Judge { solver: Solver::new(TABLE), wish }
    }

    /// Whether the position has a mate of about the kind that is wanted, as far as a few nodes tell.
    pub(super) fn glance(&mut self, position: &Position) -> bool {
        let checks = self.mates_by_checks(position);
        if self.wish.goal == Goal::Checks {
            return checks;
        }
        // A mate by checks leaves nothing for a quiet move to do.
        if checks {
            return false;
        }
        // Threats show nothing of a defender who runs out of moves; all moves are looked at there, and cost more.
        let (stage, nodes) =
            if self.wish.is_stalemate() { (Stage::Bounded, RUN_OUT) } else { (Stage::Threats, THREATS) };
        let nodes = nodes * u64::from(self.wish.lengths.1);
        let limits = Limits { nodes, depth: self.wish.lengths.1, detail: Detail::Verdict, stage };
        let Answer::Mate(mate) = self.solver.solve(position, Goal::Any, limits) else { return false };
        // A proof of all moves is dear: one that would begin with a check is not begun.
        self.wish.is_stalemate() || mate.keys.first().is_some_and(|&key| !position.gives_check(key))
    }

    /// The whole solution, if it comes out within so many nodes.
    pub(super) fn prove(&mut self, position: &Position, nodes: u64) -> Option<Trial> {
        let goal = self.wish.goal;
        let depth = if goal == Goal::Any { self.wish.lengths.1 } else { Limits::default().depth };
        let limits = Limits { nodes, depth, detail: Detail::Whole, ..Limits::default() };
        let Answer::Mate(mate) = self.solver.solve(position, goal, limits) else { return None };
        if !mate.duals_complete {
            return None;
        }
        let claim = Claim::of(mate, position)?;
        let names = pattern::name_line(position, &claim.line)?;
        let duals = duals(&claim.proof, &claim.line);
        let answers = answers(&claim.proof, &claim.keys);
        Some(Trial { proved: Proved { position: position.clone(), claim, names }, duals, answers })
    }

    /// Whether a side, though not to move, would mate by checks in at most so many moves if it were.
    pub(super) fn threatens(&mut self, position: &Position, side: Color, moves: u16) -> bool {
        let mut passed = position.clone();
        if passed.turn() != side {
            if passed.is_check() {
                return false;
            }
            passed.pass();
        }
        let limits = Limits { nodes: GLANCE, depth: moves, detail: Detail::Verdict, stage: Stage::Checks };
        matches!(self.solver.solve_for(&passed, side, Goal::Checks, limits), Answer::Mate(_))
    }

    /// Whether the side to move mates by checks; a few nodes must tell.
    pub(super) fn mates_by_checks(&mut self, position: &Position) -> bool {
        let limits =
            Limits { nodes: GLANCE, detail: Detail::Verdict, stage: Stage::Checks, ..Limits::default() };
        matches!(self.solver.solve(position, Goal::Checks, limits), Answer::Mate(_))
    }
}

fn duals(proof: &Proof, line: &[Move]) -> Duals {
    let mut main = BTreeSet::new();
    let mut node = proof.root();
    for &mv in line {
        main.insert(node);
        match proof.after(node, mv) {
            Some(next) => node = next,
            None => break,
        }
    }
    let mut duals = Duals::default();
    for id in (1..proof.len() as u32).map(NodeId) {
        if !proof.attacks(id) || proof.edges(id).len() < 2 {
            continue;
        }
        if main.contains(&id) {
            duals.main += 1;
        } else if proof.node(id).bound > 1 {
            duals.side += 1;
        } else {
            duals.last += 1;
        }
    }
    duals
}

fn answers(proof: &Proof, keys: &[Move]) -> usize {
    let Some(after) = keys.first().and_then(|&key| proof.after(proof.root(), key)) else { return 0 };
    let only: BTreeSet<Move> = proof
        .edges(after)
        .iter()
        .filter_map(|reply| match proof.edges(reply.to) {
            [only] => Some(only.mv),
            _ => None,
        })
        .collect();
    only.len()
}
