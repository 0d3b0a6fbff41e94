//! The shape that both certificates share: positions as nodes, moves as edges, one bound a node.
//!
//! What the bound means, and what makes the graph a certificate, is said in [`crate::Proof`] and [`crate::Trap`].

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use xiangqi::{Move, Position};

use crate::packed::Packed;

/// Names a node of one certificate: its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

/// A move from one node to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The move.
    pub mv: Move,
    /// Where it leads.
    pub to: NodeId,
}

/// One position of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The position.
    pub position: Packed,
    /// A number of attacker moves; see [`crate::Proof`] and [`crate::Trap`].
    pub bound: u16,
    /// Whether the bound is known to be the exact distance (proofs only).
    pub exact: bool,
    first: u32,
    len: u16,
}

#[cfg(test)]
impl Node {
    pub(crate) fn edge_count(&self) -> u16 {
        self.len
    }

    /// Loses the last edge, if there is one.
    pub(crate) fn drop_last_edge(&mut self) -> bool {
        let had = self.len > 0;
        self.len = self.len.saturating_sub(1);
        had
    }
}

/// Nodes and edges. Node 0 is the root.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Graph {
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn edges(&self, id: NodeId) -> &[Edge] {
        let node = self.node(id);
        &self.edges[node.first as usize..node.first as usize + usize::from(node.len)]
    }

    /// The node of a position; of several, the one with the lowest bound.
    pub(crate) fn find(&self, position: &Position) -> Option<NodeId> {
        let packed = Packed::of(position);
        let found = self.nodes.iter().enumerate().filter(|(_, node)| node.position == packed);
        found.min_by_key(|(_, node)| node.bound).map(|(index, _)| NodeId(index as u32))
    }

    /// For tests that spoil a certificate on purpose.
    #[cfg(test)]
    pub(crate) fn parts_mut(&mut self) -> (&mut Vec<Node>, &mut Vec<Edge>) {
        (&mut self.nodes, &mut self.edges)
    }
}

/// A graph under construction: nodes are added when first met, and given their edges later.
pub(crate) struct GraphBuilder {
    graph: Graph,
    index: HashMap<Packed, NodeId, BuildHasherDefault<Mixer>>,
    todo: Vec<(NodeId, Position)>,
}

impl GraphBuilder {
    pub(crate) fn new() -> GraphBuilder {
        GraphBuilder { graph: Graph::default(), index: HashMap::default(), todo: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.graph.len()
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        self.graph.node(id)
    }

    /// The node last added for a position.
    pub(crate) fn find(&self, position: &Position) -> Option<NodeId> {
        self.index.get(&Packed::of(position)).copied()
    }

    /// Adds a node that still needs its edges. It hides an older node of the same position.
    pub(crate) fn add(&mut self, position: &Position, bound: u16, exact: bool) -> NodeId {
        let id = NodeId(self.graph.nodes.len() as u32);
        let packed = Packed::of(position);
        self.graph.nodes.push(Node { position: packed, bound, exact, first: 0, len: 0 });
        self.index.insert(packed, id);
        self.todo.push((id, position.clone()));
        id
    }

    /// A node that still needs its edges, the latest first.
    pub(crate) fn next(&mut self) -> Option<(NodeId, Position)> {
        self.todo.pop()
    }

    pub(crate) fn set_edges(&mut self, id: NodeId, edges: &[Edge]) {
        let node = &mut self.graph.nodes[id.0 as usize];
        node.first = self.graph.edges.len() as u32;
        node.len = edges.len() as u16;
        self.graph.edges.extend_from_slice(edges);
    }

    pub(crate) fn finish(self) -> Graph {
        debug_assert!(self.todo.is_empty(), "every node has its edges");
        self.graph
    }
}

/// Mixes the words of a packed position. The standard hasher defends against chosen keys, which nobody chooses here, and
/// is slower and a kilobyte larger in the wasm module.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}
