//! The certificate of a mate: the whole solution as a ranked graph.

pub(crate) mod check;
mod lines;

use xiangqi::{Color, Move, Position};

use crate::goal::Goal;
use crate::graph::{Edge, Graph, Node, NodeId};
use crate::packed::Packed;
use check::Flaw;
pub use lines::{Dual, Ply};

/// A solution: for each attacker position the move or moves to play, for each defender position every legal reply.
///
/// A node's `bound` is the number of attacker moves in which it is mate at most. Along a move of the attacker it drops by
/// one at least, along a reply it does not rise: so every line ends, and it ends where the defender has no legal
/// move. Positions that are reached in several ways are shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub(crate) graph: Graph,
    attacker: Color,
    goal: Goal,
}

impl Proof {
    pub(crate) const fn new(graph: Graph, attacker: Color, goal: Goal) -> Proof {
        Proof { graph, attacker, goal }
    }

    /// The same proof for the narrower goal, if every move of the attacker in it gives check.
    pub(crate) fn narrowed(mut self) -> Proof {
        if self.goal == Goal::Checks {
            return self;
        }
        let checks = |id: NodeId| {
            Position::try_from_loose(&self.node(id).position.setup())
                .is_ok_and(|position| self.edges(id).iter().all(|edge| position.gives_check(edge.mv)))
        };
        let by_checks =
            (0..self.len()).map(|index| NodeId(index as u32)).all(|id| !self.attacks(id) || checks(id));
        if by_checks {
            self.goal = Goal::Checks;
        }
        self
    }

    /// Whose mate it is.
    pub const fn attacker(&self) -> Color {
        self.attacker
    }

    /// What the attacker may play.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The root.
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// How many positions it has.
    #[expect(clippy::len_without_is_empty, reason = "there always is a root")]
    pub fn len(&self) -> usize {
        self.graph.len()
    }

    /// A node.
    ///
    /// # Panics
    /// When the id is not of this proof.
    pub fn node(&self, id: NodeId) -> &Node {
        self.graph.node(id)
    }

    /// The moves of the solution (attacker to move, all equally long) or all legal replies, in order of squares.
    pub fn edges(&self, id: NodeId) -> &[Edge] {
        self.graph.edges(id)
    }

    /// The node of a position, if the solution has it.
    pub fn find(&self, position: &Position) -> Option<NodeId> {
        self.graph.find(position)
    }

    /// The node after a move.
    pub fn after(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.edges(id).iter().find(|edge| edge.mv == mv).map(|edge| edge.to)
    }

    /// Whether the attacker is to move.
    pub fn attacks(&self, id: NodeId) -> bool {
        self.node(id).position.turn() == self.attacker
    }

    /// Proves the mate again by the rules alone; see `proof/check.rs`. Returns the number of positions checked.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self, root: &Position) -> Result<usize, Flaw> {
        check::proof(self, root)
    }

    /// The packed root, for those who keep proofs by position.
    pub fn position(&self) -> Packed {
        self.node(self.root()).position
    }
}
