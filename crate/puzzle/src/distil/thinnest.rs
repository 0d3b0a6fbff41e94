//! The thinnest form of a task: idle pieces are taken off in many orders, and the best of what is left wins.

use std::collections::HashMap;

use mate::{Goal, Limits, Solver};
use xiangqi::{Position, Role, Square, fen};

use super::{Proved, prove, strip, with};
use crate::compose::natural::flaws;
use crate::compose::rng::Rng;

/// The least number of nodes for the proof that a piece is idle; it may cost as many as the first proof.
const LEAST: u64 = 5_000;
/// All those proofs together may cost so many times the limit of one answer.
const TIMES: u64 = 3;

/// Which orders are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    /// How many; the first is by squares, the others are by chance.
    pub count: u32,
    /// The seed of chance.
    pub seed: u64,
}

/// The thinnest position of the same task: the same length, and the same first moves or some of them only, so that a key
/// may become the only one. Of equally thin ones that with the fewest keys wins, then the most natural one
/// ([`flaws`]), then the first by its FEN.
///
/// A piece of which it takes too many nodes to say stays. Deterministic by the orders' seed. The solver is cleared first. Nothing when the position has no exact claim within the
/// limits.
pub fn thinnest(
    solver: &mut Solver,
    position: &Position,
    goal: Goal,
    limits: Limits,
    orders: Orders,
) -> Option<(Proved, Proved)> {
    solver.clear();
    let start = prove(solver, position, goal, limits)?;
    let trial = Limits {
        nodes: limits.nodes.min(LEAST.max(solver.nodes())),
        depth: limits.depth.min(start.claim.mate_in),
        ..limits
    };
    let left = limits.nodes.saturating_mul(TIMES);
    let mut thinner = Thinner { solver, goal, limits: trial, left, known: HashMap::new() };
    let mut rng = Rng::new(orders.seed);
    let mut squares: Vec<Square> = Square::all()
        .filter(|&s| position.piece_at(s).is_some_and(|piece| piece.role != Role::King))
        .collect();
    let mut best = start.clone();
    for round in 0..orders.count {
        if round > 0 {
            rng.shuffle(&mut squares);
        }
        let thin = thinner.thin(&start, &squares);
        if rank(&thin) < rank(&best) {
            best = thin;
        }
    }
    Some((start, best))
}

/// What makes one position better than another, the least first.
fn rank(proved: &Proved) -> (usize, usize, u32, String) {
    let board = proved.position.board();
    let keys = proved.claim.keys.len();
    (board.pieces().count(), keys, flaws(&board), fen::write(&proved.position.setup()))
}

struct Thinner<'a> {
    solver: &'a mut Solver,
    goal: Goal,
    limits: Limits,
    /// Nodes that may still be spent; when there are none, no piece counts as idle any more.
    left: u64,
    /// What was proved of a position, by its FEN: orders meet at the same positions again and again.
    known: HashMap<String, Option<Proved>>,
}

impl Thinner<'_> {
    fn thin(&mut self, start: &Proved, order: &[Square]) -> Proved {
        strip(
            start.clone(),
            order,
            |proved| &proved.position,
            |before, square| {
                let after = self.proved(&with(&before.position, square, None)?)?;
                is_same_or_sharper(before, &after).then_some(after)
            },
        )
    }

    fn proved(&mut self, position: &Position) -> Option<Proved> {
        let key = fen::write(&position.setup());
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        if self.left == 0 {
            return None;
        }
        let limits = Limits { nodes: self.limits.nodes.min(self.left), ..self.limits };
        let proved = prove(self.solver, position, self.goal, limits);
        self.left = self.left.saturating_sub(self.solver.nodes());
        self.known.insert(key, proved.clone());
        proved
    }
}

/// Whether `b` poses the task of `a`: the same length, and no first move that was none before.
fn is_same_or_sharper(a: &Proved, b: &Proved) -> bool {
    a.claim.mate_in == b.claim.mate_in && b.claim.keys.iter().all(|key| a.claim.keys.contains(key))
}
