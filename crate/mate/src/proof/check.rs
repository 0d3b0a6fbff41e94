//! Proves a mate again by the rules alone.
//!
//! This shares nothing with the search but the rules of the game: it plays the moves from the root with the checked
//! `play`, compares whole boards, tests checks after the move, and takes the defender's moves from the plain list of
//! legal moves. It knows no hash, no table, no numbers and no fast generator of checks or evasions.

use core::fmt;

use xiangqi::{Move, Position, order};

use super::Proof;
use crate::goal::Goal;
use crate::graph::{Edge, NodeId};
use crate::packed::Packed;

/// What is wrong with a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The root is another position.
    Root,
    /// An edge leads to a node that is not there, or to another position than its move does.
    Position(NodeId),
    /// A move is not legal.
    Illegal(NodeId, Move),
    /// A move of the attacker does not give check though the goal asks for it.
    Quiet(NodeId, Move),
    /// The attacker has no move in the solution.
    NoMove(NodeId),
    /// A move that the other side has is not answered, or one is answered twice.
    Missing(NodeId),
    /// A bound does not drop as it must.
    Bound(NodeId, Move),
    /// The search that was to take out the certificate contradicts the one that gave the verdict.
    Contradiction,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Root => write!(f, "the root is another position"),
            Flaw::Position(id) => write!(f, "node {} is another position", id.0),
            Flaw::Illegal(id, mv) => write!(f, "{mv} is not legal at node {}", id.0),
            Flaw::Quiet(id, mv) => write!(f, "{mv} gives no check at node {}", id.0),
            Flaw::NoMove(id) => write!(f, "no move at node {}", id.0),
            Flaw::Missing(id) => write!(f, "a move is not answered at node {}", id.0),
            Flaw::Bound(id, mv) => write!(f, "the bound does not drop by {mv} at node {}", id.0),
            Flaw::Contradiction => write!(f, "two searches contradict each other"),
        }
    }
}

impl core::error::Error for Flaw {}

pub(super) fn proof(proof: &Proof, root: &Position) -> Result<usize, Flaw> {
    let mut walk = Walk::new(root, proof.len());
    if proof.node(proof.root()).position != Packed::of(root) {
        return Err(Flaw::Root);
    }
    while let Some((id, position)) = walk.next() {
        let node = proof.node(id);
        let edges = proof.edges(id);
        let attacks = position.turn() == proof.attacker();
        if attacks {
            if edges.is_empty() {
                return Err(Flaw::NoMove(id));
            }
        } else {
            complete(id, edges, &mut position.legal_moves().iter().copied())?;
        }
        for &edge in edges {
            let child = play(id, &position, edge.mv)?;
            if edge.to.0 as usize >= proof.len() {
                return Err(Flaw::Position(id));
            }
            let to = proof.node(edge.to);
            let drops = if attacks { to.bound < node.bound } else { to.bound <= node.bound };
            if !drops {
                return Err(Flaw::Bound(id, edge.mv));
            }
            if attacks && proof.goal() == Goal::Checks && !child.is_check() {
                return Err(Flaw::Quiet(id, edge.mv));
            }
            if Packed::of(&child) != to.position {
                return Err(Flaw::Position(edge.to));
            }
            walk.visit(edge.to, child);
        }
    }
    Ok(walk.visited)
}

/// Whether the edges are exactly these moves.
pub(crate) fn complete(
    id: NodeId,
    edges: &[Edge],
    moves: &mut dyn Iterator<Item = Move>,
) -> Result<(), Flaw> {
    let mut wanted: Vec<Move> = moves.collect();
    let mut given: Vec<Move> = edges.iter().map(|edge| edge.mv).collect();
    if wanted.len() != given.len() {
        return Err(Flaw::Missing(id));
    }
    order::by_key(&mut wanted, |&mv| mv);
    order::by_key(&mut given, |&mv| mv);
    if wanted == given { Ok(()) } else { Err(Flaw::Missing(id)) }
}

/// A walk over a certificate from its root, which plays every move and comes to every node once.
pub(crate) struct Walk {
    seen: Vec<bool>,
    todo: Vec<(NodeId, Position)>,
    /// Nodes come to.
    pub(crate) visited: usize,
}

impl Walk {
    pub(crate) fn new(root: &Position, len: usize) -> Walk {
        let mut walk = Walk { seen: vec![false; len], todo: Vec::new(), visited: 0 };
        walk.visit(NodeId(0), root.clone());
        walk
    }

    pub(crate) fn next(&mut self) -> Option<(NodeId, Position)> {
        self.todo.pop()
    }

    pub(crate) fn visit(&mut self, id: NodeId, position: Position) {
        let seen = &mut self.seen[id.0 as usize];
        if !*seen {
            *seen = true;
            self.visited += 1;
            self.todo.push((id, position));
        }
    }
}

/// The position after a move that must be legal, by the slow test that says why a move is not.
pub(crate) fn play(id: NodeId, position: &Position, mv: Move) -> Result<Position, Flaw> {
    let mut child = position.clone();
    child.play(mv).map_err(|_| Flaw::Illegal(id, mv))?;
    Ok(child)
}
