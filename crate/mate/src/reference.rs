//! The slow twin: obviously right, for small cases only.
//!
//! It explores the whole graph of positions that can be reached and counts distances backwards from the positions
//! without a legal move (an attractor, as in retrograde analysis), or plays every move to a depth. No table, no
//! numbers, no fast generators: legal moves, and a test for check after the move. It is here to hold the search against.

use std::collections::HashMap;

use xiangqi::{Color, Move, Position};

use crate::goal::Goal;
use crate::packed::Packed;

/// The value of a position: mate in exactly so many attacker moves, or none at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Mate in exactly so many.
    MateIn(u16),
    /// No mate.
    NoMate,
}

struct Node {
    attacks: bool,
    moves: Vec<(Move, usize)>,
    distance: Option<u16>,
}

/// A fully explored graph of one problem, with the exact value of each position in it.
pub struct Reference {
    nodes: Vec<Node>,
    index: HashMap<Packed, usize>,
}

impl Reference {
    /// Explores everything that can be reached; nothing if there are more than `cap` positions.
    pub fn explore(root: &Position, attacker: Color, goal: Goal, cap: usize) -> Option<Reference> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut index: HashMap<Packed, usize> = HashMap::new();
        let mut todo = vec![root.clone()];
        index.insert(Packed::of(root), 0);
        nodes.push(Node { attacks: root.turn() == attacker, moves: Vec::new(), distance: None });
        while let Some(position) = todo.pop() {
            let at = index[&Packed::of(&position)];
            for mv in moves(&position, attacker, goal) {
                let mut child = position.clone();
                let _undo = child.play_unchecked(mv);
                let id = *index.entry(Packed::of(&child)).or_insert_with(|| {
                    nodes.push(Node { attacks: child.turn() == attacker, moves: Vec::new(), distance: None });
                    todo.push(child);
                    nodes.len() - 1
                });
                nodes[at].moves.push((mv, id));
            }
            if nodes.len() > cap {
                return None;
            }
        }
        let mut reference = Reference { nodes, index };
        reference.attract();
        Some(reference)
    }

    /// Gives each position its distance: round by round, everything that is mate in `n`.
    fn attract(&mut self) {
        for round in 0_u16.. {
            let mut changed = false;
            // Defender positions first: all replies lead to a mate in `round` at most. Then the attacker's, one longer.
            for attacks in [false, true] {
                for id in 0..self.nodes.len() {
                    let node = &self.nodes[id];
                    if node.attacks != attacks || node.distance.is_some() {
                        continue;
                    }
                    let mut children = node.moves.iter().map(|&(_, child)| self.nodes[child].distance);
                    let mated = |distance: Option<u16>| distance.is_some_and(|distance| distance <= round);
                    let distance = if attacks {
                        children.any(mated).then_some(round + 1)
                    } else {
                        children.all(mated).then_some(round)
                    };
                    if distance.is_some() {
                        self.nodes[id].distance = distance;
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// How many positions there are.
    #[expect(clippy::len_without_is_empty, reason = "there always is a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The value of a position of the graph.
    pub fn value(&self, position: &Position) -> Option<Truth> {
        self.index.get(&Packed::of(position)).map(|&id| self.truth(id))
    }

    /// The moves of a position with the values behind them, in order of squares.
    pub fn moves(&self, position: &Position) -> Vec<(Move, Truth)> {
        let Some(&id) = self.index.get(&Packed::of(position)) else { return Vec::new() };
        let mut moves: Vec<(Move, Truth)> =
            self.nodes[id].moves.iter().map(|&(mv, child)| (mv, self.truth(child))).collect();
        moves.sort_unstable_by_key(|&(mv, _)| mv);
        moves
    }

    fn truth(&self, id: usize) -> Truth {
        self.nodes[id].distance.map_or(Truth::NoMate, Truth::MateIn)
    }
}

/// Mate in exactly how many, up to `depth` attacker moves, by playing everything. `None`: not within `depth`.
pub fn mate_within(position: &Position, attacker: Color, goal: Goal, depth: u16) -> Option<u16> {
    let attacks = position.turn() == attacker;
    if attacks && depth == 0 {
        return None;
    }
    let after = |mv: Move| {
        let mut child = position.clone();
        let _undo = child.play_unchecked(mv);
        child
    };
    let moves = moves(position, attacker, goal);
    if attacks {
        moves
            .into_iter()
            .filter_map(|mv| mate_within(&after(mv), attacker, goal, depth - 1))
            .min()
            .map(|n| n + 1)
    } else {
        moves
            .into_iter()
            .try_fold(0, |longest, mv| mate_within(&after(mv), attacker, goal, depth).map(|n| longest.max(n)))
    }
}

fn moves(position: &Position, attacker: Color, goal: Goal) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    if goal == Goal::Checks && position.turn() == attacker {
        moves.retain(|&mv| {
            let mut child = position.clone();
            let _undo = child.play_unchecked(mv);
            child.is_check()
        });
    }
    moves
}
