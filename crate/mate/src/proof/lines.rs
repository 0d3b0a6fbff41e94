//! Lines through a solution: the main line with its ties, and the first line to each position with a choice.

use std::collections::VecDeque;

use xiangqi::Move;

use super::Proof;
use crate::graph::{Edge, NodeId};

/// One ply of a main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The position before the move.
    pub at: NodeId,
    /// The move.
    pub mv: Move,
    /// The other moves of the position that are as good, in order of squares: equally short ones of the attacker,
    /// equally long replies. Only those whose lengths are exact, so none where the limits left the lengths open.
    pub ties: Vec<Move>,
}

/// An attacker position with more than one equally short move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dual {
    /// The moves from the root to it: of all lines in the solution one of the shortest, of those the first by squares.
    pub line: Vec<Move>,
    /// The position.
    pub at: NodeId,
}

impl Proof {
    /// One line to the end from a node: of equal moves the first by squares, of the replies one with the largest bound.
    pub fn line(&self, from: NodeId) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(edge) = self.main_edge(at) {
            line.push(edge.mv);
            at = edge.to;
        }
        line
    }

    /// The same line with what else could have been played at each ply.
    pub fn main_line(&self, from: NodeId) -> Vec<Ply> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(edge) = self.main_edge(at) {
            let best = self.node(edge.to);
            let tied = |other: &&Edge| {
                let node = self.node(other.to);
                other.mv != edge.mv && best.exact && node.exact && node.bound == best.bound
            };
            let ties = self.edges(at).iter().filter(tied).map(|other| other.mv).collect();
            line.push(Ply { at, mv: edge.mv, ties });
            at = edge.to;
        }
        line
    }

    /// The attacker positions below the root that have several moves, each once, the nearest to the root first. They are
    /// all there are if the proof was asked for with [`crate::Detail::Whole`] and is complete.
    pub fn duals(&self) -> Vec<Dual> {
        let mut before: Vec<Option<(NodeId, Move)>> = vec![None; self.len()];
        let mut todo = VecDeque::from([self.root()]);
        let mut duals = Vec::new();
        while let Some(at) = todo.pop_front() {
            let edges = self.edges(at);
            if at != self.root() && self.attacks(at) && edges.len() > 1 {
                duals.push(Dual { line: way(&before, at), at });
            }
            for edge in edges {
                let slot = &mut before[edge.to.0 as usize];
                if edge.to != self.root() && slot.is_none() {
                    *slot = Some((at, edge.mv));
                    todo.push_back(edge.to);
                }
            }
        }
        duals
    }

    fn main_edge(&self, at: NodeId) -> Option<&Edge> {
        let edges = self.edges(at);
        if self.attacks(at) {
            edges.first()
        } else {
            // `max_by_key` takes the last of equals; the first by squares is wanted.
            edges.iter().rev().max_by_key(|edge| self.node(edge.to).bound)
        }
    }
}

/// The moves from the root to a node.
fn way(before: &[Option<(NodeId, Move)>], to: NodeId) -> Vec<Move> {
    let mut line = Vec::new();
    let mut at = to;
    while let Some((from, mv)) = before[at.0 as usize] {
        line.push(mv);
        at = from;
    }
    line.reverse();
    line
}
