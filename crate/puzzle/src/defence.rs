//! The order of the defender's replies, and the main line that follows from it.
//!
//! One rule for all: the line of a pack, the reply in an attempt and the line in a hint are the same moves. The defender
//! plays the reply that holds out longest; of equally long ones a capture, then a king move, then the first by squares.

use mate::{NodeId, Proof};
use xiangqi::{Move, Position, Role, order};

/// A legal reply and how many attacker moves it still holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The defender's move.
    pub mv: Move,
    /// Attacker moves from there to the end.
    pub mate_in: u16,
    /// Whether `mate_in` is only an upper bound.
    pub at_most: bool,
    /// The position after it in the proof.
    pub node: NodeId,
}

/// All replies at a defender's node of a proof, best defence first. Empty when the game is over there.
///
/// `position` is the position of the node.
pub fn replies(proof: &Proof, at: NodeId, position: &Position) -> Vec<Reply> {
    let mut replies: Vec<Reply> = proof
        .edges(at)
        .iter()
        .map(|edge| {
            let node = proof.node(edge.to);
            Reply { mv: edge.mv, mate_in: node.bound, at_most: !node.exact, node: edge.to }
        })
        .collect();
    order::by_key(&mut replies, |r| (std::cmp::Reverse(r.mate_in), preference(position, r.mv)));
    replies
}

/// Which of equally long defences the defender plays: the one for which this is least.
pub fn preference(position: &Position, mv: Move) -> (bool, bool, Move) {
    let captures = position.piece_at(mv.to).is_some();
    let by_king = position.piece_at(mv.from).is_some_and(|p| p.role == Role::King);
    (!captures, !by_king, mv)
}

/// One line to the end from a node: the first move of the solution by squares, and the best defence each time.
pub fn main_line(proof: &Proof, from: NodeId, position: &Position) -> Vec<Move> {
    let mut line = Vec::new();
    let mut node = from;
    let mut at = position.clone();
    loop {
        let next = if proof.attacks(node) {
            proof.edges(node).iter().map(|edge| (edge.mv, edge.to)).min()
        } else {
            replies(proof, node, &at).first().map(|reply| (reply.mv, reply.node))
        };
        let Some((mv, to)) = next else { return line };
        if at.play(mv).is_err() {
            // A proof holds legal moves only; a line that stops early is caught by everyone who uses it.
            return line;
        }
        line.push(mv);
        node = to;
    }
}
