//! Where a solution leaves the attacker a choice, counted by his moves.

use std::collections::{BTreeMap, HashSet};

use mate::{NodeId, Proof};
use xiangqi::Move;

/// The choices at one move of the attacker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dual {
    /// His move, from 2: what he may begin with are the keys.
    pub turn: u16,
    /// Equally short moves in the main line, beside the one played.
    pub main: u32,
    /// Positions of other lines with more than one shortest move.
    pub side: u32,
}

/// All moves with a choice, in order. A position is counted where it is reached first.
pub(super) fn of(proof: &Proof, line: &[Move]) -> Vec<Dual> {
    let mut on_line = HashSet::new();
    let mut node = proof.root();
    for &mv in line {
        on_line.insert(node);
        match proof.after(node, mv) {
            Some(next) => node = next,
            None => break,
        }
    }
    let mut found: BTreeMap<u16, Dual> = BTreeMap::new();
    let mut seen = HashSet::from([proof.root()]);
    let mut layer: Vec<NodeId> = vec![proof.root()];
    let mut ply = 0_u16;
    while !layer.is_empty() {
        let turn = ply / 2 + 1;
        let mut next = Vec::new();
        for &id in &layer {
            let edges = proof.edges(id);
            if proof.attacks(id) && turn > 1 && edges.len() > 1 {
                let dual = found.entry(turn).or_insert(Dual { turn, ..Dual::default() });
                if on_line.contains(&id) {
                    dual.main += edges.len() as u32 - 1;
                } else {
                    dual.side += 1;
                }
            }
            next.extend(edges.iter().map(|edge| edge.to).filter(|&to| seen.insert(to)));
        }
        layer = next;
        ply += 1;
    }
    found.into_values().collect()
}
