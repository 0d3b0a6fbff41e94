//! How the proof refutes a reply.

use xiangqi::{Move, Position};

use super::deed::Deed;
use super::end::End;
use crate::graph::NodeId;
use crate::proof::Proof;

/// A legal reply of the defender, and why it loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// What the reply does.
    pub reply: Deed,
    /// The attacker's moves to the end after it: exactly so many if `exact`, else at most.
    pub mate_in: u16,
    /// Whether the number is known to be the distance.
    pub exact: bool,
    /// The line of the proof against it, from the attacker's answer to the end.
    pub line: Vec<Move>,
    /// What the first move of that line does.
    pub answer: Deed,
    /// The position in which the line ends.
    pub end: End,
}

impl Defence {
    /// Explains a reply. `node` is a defender's node of the proof, `position` its position, `last` the move that led to it.
    ///
    /// Nothing when the proof has no such reply there, or `position` is not that of the node.
    ///
    /// # Panics
    /// When the node is not of this proof.
    pub fn of(
        proof: &Proof,
        node: NodeId,
        position: &Position,
        last: Option<Move>,
        reply: Move,
    ) -> Option<Defence> {
        let to = proof.after(node, reply)?;
        let line = proof.line(to);
        let mut after = position.clone();
        after.play(reply).ok()?;
        let answer = Deed::of(&after, *line.first()?, Some(reply), proof.attacker())?;
        for &mv in &line {
            after.play(mv).ok()?;
        }
        Some(Defence {
            reply: Deed::of(position, reply, last, proof.attacker())?,
            mate_in: proof.node(to).bound,
            exact: proof.node(to).exact,
            line,
            answer,
            end: End::of(&after)?,
        })
    }
}
