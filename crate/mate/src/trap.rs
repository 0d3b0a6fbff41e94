//! The certificate that there is no mate, or none within a number of moves: a closed set of positions.

mod check;
mod perpetual;

use xiangqi::{Color, Move, Position};

use crate::goal::Goal;
use crate::graph::{Edge, Graph, Node, NodeId};
use crate::proof::check::Flaw;

/// The bound of a position from which there is no mate however long.
pub const NEVER: u16 = crate::table::ENDLESS;

/// A closed set of positions in which the defender stays: from each attacker position every candidate move leads
/// into the set, from each defender position one reply does.
///
/// A node's `bound` is a number of attacker moves in which there is no mate: [`NEVER`] where there is none at all. Along
/// a move of the attacker it drops by one at most, along the reply it does not drop. With `NEVER` throughout the set is
/// closed for ever, and no repetition is a mate; with finite bounds it certifies that nothing is shorter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    pub(crate) graph: Graph,
    attacker: Color,
    goal: Goal,
}

impl Trap {
    pub(crate) const fn new(graph: Graph, attacker: Color, goal: Goal) -> Trap {
        Trap { graph, attacker, goal }
    }

    /// Whose mate fails.
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

    /// The number of attacker moves in which there is no mate from the root; [`NEVER`]: none at all.
    pub fn bound(&self) -> u16 {
        self.node(self.root()).bound
    }

    /// A node.
    ///
    /// # Panics
    /// When the id is not of this set.
    pub fn node(&self, id: NodeId) -> &Node {
        self.graph.node(id)
    }

    /// Every candidate move of the attacker (none where the bound is 0), or the defender's reply (none where the bound
    /// is 0: then any legal move is one).
    pub fn edges(&self, id: NodeId) -> &[Edge] {
        self.graph.edges(id)
    }

    /// The node of a position, if the set has it.
    pub fn find(&self, position: &Position) -> Option<NodeId> {
        self.graph.find(position)
    }

    /// The node after a move.
    pub fn after(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.edges(id).iter().find(|edge| edge.mv == mv).map(|edge| edge.to)
    }

    /// The longest play within it from a node, up to so many plies; of equals the first by squares.
    pub fn line(&self, from: NodeId, plies: usize) -> Vec<Move> {
        let mut longest = Vec::new();
        if plies == 0 {
            return longest;
        }
        for edge in self.edges(from) {
            let mut line = vec![edge.mv];
            line.extend(self.line(edge.to, plies - 1));
            if line.len() > longest.len() {
                longest = line;
            }
            if longest.len() == plies {
                break;
            }
        }
        longest
    }

    /// Whether the attacker is to move.
    pub fn attacks(&self, id: NodeId) -> bool {
        self.node(id).position.turn() == self.attacker
    }

    /// Whether the defender's play in it can come down to nothing but checks (goal `Any`): a defence that the rules of the game forbid
    /// him to keep up. Such a trap is no [`crate::Answer::NoMate`] but [`crate::Why::PerpetualCheck`].
    pub fn rests_on_perpetual_check(&self) -> bool {
        perpetual::rests_on_it(self)
    }

    /// Proves the defence again by the rules alone; see `trap/check.rs`. Returns the number of positions checked.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self, root: &Position) -> Result<usize, Flaw> {
        check::trap(self, root)
    }
}
