//! Proves by the rules alone that the defender can stay in a set of positions.
//!
//! Like `proof/check.rs` it shares nothing with the search but the rules of the game. A set that passes is a strategy of
//! the defender: as long as the attacker has candidate moves the defender has a legal reply in the set, so he is
//! never without one, which is what a mate is.

use xiangqi::{Move, Position};

use super::{NEVER, Trap};
use crate::goal::Goal;
use crate::packed::Packed;
use crate::proof::check::{Flaw, Walk, complete, play};

pub(super) fn trap(trap: &Trap, root: &Position) -> Result<usize, Flaw> {
    let mut walk = Walk::new(root, trap.len());
    if trap.node(trap.root()).position != Packed::of(root) {
        return Err(Flaw::Root);
    }
    while let Some((id, position)) = walk.next() {
        let bound = trap.node(id).bound;
        let edges = trap.edges(id);
        let attacks = position.turn() == trap.attacker();
        if attacks {
            if bound > 0 {
                complete(id, edges, &mut candidates(&position, trap.goal()).into_iter())?;
            }
        } else if position.legal_moves().is_empty() || edges.is_empty() && bound > 0 {
            return Err(Flaw::NoMove(id));
        }
        for &edge in edges {
            let child = play(id, &position, edge.mv)?;
            if edge.to.0 as usize >= trap.len() {
                return Err(Flaw::Position(id));
            }
            let to = trap.node(edge.to);
            let wanted = if attacks && bound != NEVER { bound.saturating_sub(1) } else { bound };
            if to.bound < wanted {
                return Err(Flaw::Bound(id, edge.mv));
            }
            if Packed::of(&child) != to.position {
                return Err(Flaw::Position(edge.to));
            }
            walk.visit(edge.to, child);
        }
    }
    Ok(walk.visited)
}

/// The moves that the attacker may choose from, found by playing each legal move.
fn candidates(position: &Position, goal: Goal) -> Vec<Move> {
    let mut position = position.clone();
    let mut moves = position.legal_moves().to_vec();
    if goal == Goal::Checks {
        moves.retain(|&mv| {
            let undo = position.play_unchecked(mv);
            let check = position.is_check();
            position.undo(undo);
            check
        });
    }
    moves
}
