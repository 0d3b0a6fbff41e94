//! A long mate that is given out: proved as if it had never been seen, and measured.

use mate::{Goal, Solver};
use xiangqi::Color;

use super::sound::Sound;
use crate::claim;
use crate::compose::natural::flaws;
use crate::compose::novelty;
use crate::distil::{self, Proved};

/// Nodes for the proof of the result with an empty table: what it costs to verify it.
const PROOF: u64 = 200_000;

/// A long mate, proved.
#[derive(Clone, Debug)]
pub struct Study {
    /// The position, its proof and its names.
    pub proved: Proved,
    /// Which start it grew from, by its place among those of the wish.
    pub family: usize,
    /// Attacker positions of the main line with equally short moves other than of order; 0.
    pub duals: usize,
    /// Those with equally short moves of order only.
    pub orders: usize,
    /// Nodes that its proof takes with an empty table.
    pub nodes: u64,
    /// How good it is; higher is better, comparable among those of about one length.
    pub taste: i32,
    /// See [`crate::compose::Candidate::idea`].
    pub idea: String,
}

/// The proof of a mate with an empty table; nothing where it takes too many nodes.
pub(super) fn study(solver: &mut Solver, sound: &Sound, family: usize) -> Option<Study> {
    solver.clear();
    let proved = distil::prove(solver, &sound.position, Goal::Checks, claim::limits(PROOF))?;
    let nodes = solver.nodes();
    let idea = novelty::idea(&proved);
    let taste = taste(&proved, sound);
    Some(Study { proved, family, duals: sound.duals, orders: sound.orders, nodes, taste, idea })
}

/// Gifts and wrong checks are liked; odd squares, crowds, a first move that takes and moves in any order are not.
fn taste(proved: &Proved, sound: &Sound) -> i32 {
    let board = proved.position.board();
    let mut taste = -3 * flaws(&board) as i32 - board.pieces().count() as i32;
    taste -= 3 * sound.orders as i32 + 10 * sound.duals as i32;
    taste += 3 * proved.names.gifts() as i32;
    let wrong = proved.position.checks().len().saturating_sub(1);
    taste += wrong.min(4) as i32;
    let takes = proved.claim.keys.first().and_then(|key| proved.position.piece_at(key.to));
    taste -= 5 * i32::from(takes.is_some_and(|piece| piece.color == Color::Black));
    taste
}
