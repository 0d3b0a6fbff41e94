//! The whole solution of a position as a list of numbers, for the page to judge moves by.
//!
//! The first number says how many positions the certificate has. The others are 32-bit words: each position has a head and
//! then its edges.
//!
//! ```text
//! head   bits 0–7    how many edges follow: the attacker's shortest moves, or all replies of the defender, best defence first
//!        bits 8–23   attacker moves to the end
//!        bit  24     that length is exact, not only an upper bound
//!        bit  25     no edges, and the king is not in check: 困毙
//! edge   bits 0–18   where the head of the position after the move is, counted in numbers from the start of the list
//!        bits 19–31  the move: 90 · from + to, squares counted 0 = a0, 1 = b0, …, 89 = i9
//! ```
//!
//! The first head, at 1, is that of the position at hand. `www/src/engine/foresight.ts` reads it.

use mate::{NodeId, Proof};
use puzzle::defence::replies;
use xiangqi::{Move, Outcome, Position};

/// The most positions that are sent. Moves of a larger solution are judged by the worker.
const MOST: usize = 1 << 14;

/// Bits of an edge that say where it leads.
const OFFSET_BITS: u32 = 19;

/// The solution from a node, which is that of `position`, as words. Nothing where it is too large.
pub(crate) fn pack(proof: &Proof, from: NodeId, position: &Position) -> Option<Vec<u32>> {
    if proof.len() > MOST {
        return None;
    }
    let mut seen = vec![None; proof.len()];
    let mut nodes = vec![(from, position.clone())];
    let mut edges: Vec<Vec<(Move, NodeId)>> = Vec::new();
    let mut offset = 1;
    seen[from.0 as usize] = Some(offset);
    while let Some((node, position)) = nodes.get(edges.len()).cloned() {
        let moves: Vec<(Move, NodeId)> = if proof.attacks(node) {
            proof.edges(node).iter().map(|edge| (edge.mv, edge.to)).collect()
        } else {
            replies(proof, node, &position).iter().map(|reply| (reply.mv, reply.node)).collect()
        };
        offset += 1 + moves.len() as u32;
        for &(mv, to) in &moves {
            if seen[to.0 as usize].is_none() {
                // Where it stands is known when all before it have their edges.
                seen[to.0 as usize] = Some(0);
                let mut after = position.clone();
                after.play(mv).ok()?;
                nodes.push((to, after));
            }
        }
        edges.push(moves);
        if let Some(&(next, _)) = nodes.get(edges.len()) {
            seen[next.0 as usize] = Some(offset);
        }
    }
    if offset >> OFFSET_BITS != 0 {
        return None;
    }
    let mut words = Vec::with_capacity(offset as usize);
    words.push(proof.len() as u32);
    for ((node, position), moves) in nodes.iter().zip(&edges) {
        let about = proof.node(*node);
        let stalemate = moves.is_empty() && matches!(position.outcome(), Some(Outcome::Stalemate { .. }));
        words.push(
            u32::try_from(moves.len()).ok().filter(|&count| count < 256)?
                | u32::from(about.bound) << 8
                | u32::from(about.exact) << 24
                | u32::from(stalemate) << 25,
        );
        for &(mv, to) in moves {
            let step = (90 * mv.from.index() + mv.to.index()) as u32;
            words.push(step << OFFSET_BITS | seen[to.0 as usize]?);
        }
    }
    Some(words)
}
