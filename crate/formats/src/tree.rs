//! The move tree of a record: a flat arena, so that neither building it nor dropping it recurses.
//!
//! Nothing here knows the rules. Which moves are legal is written into the nodes by the `referee` and the `scribe`.

use std::collections::BTreeSet;

use xiangqi::{Move, Reason};

/// A node of a [`Tree`]; only meaningful for the tree that gave it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// The place in the order in which the nodes were added; 0 for the root.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a move by the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has judged it: it comes after a move that is not legal, or the set-up is no position.
    #[default]
    Unjudged,
    /// It is legal where it stands.
    Legal,
    /// It is not legal, and why; nothing below it is judged.
    Illegal(Reason),
    /// It is a text that names no move, or no single one.
    Unread,
}

/// One move of a record with what is written beside it. The root carries what is written before the first move.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The two points; none for the root and for a text that names no move.
    pub m: Option<Move>,
    /// What is written where a move should be and could not be read or played on, as it stands in the file.
    pub text: Option<String>,
    /// The comment, lines separated by `\n`; empty when there is none.
    pub comment: String,
    /// Numeric annotation glyphs of PGN (`$1` is a good move).
    pub nags: Box<[u8]>,
    /// What the rules say of the move.
    pub standing: Standing,
    parent: u32,
    first: u32,
    last: u32,
    next: u32,
}

/// No node: the root is nobody's child and nobody's sibling.
const NONE: u32 = 0;

/// Moves with their alternatives. The first child of a node continues the main line.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: vec![Node::default()] }
    }
}

impl Tree {
    /// A tree of the root alone.
    pub fn new() -> Tree {
        Tree::default()
    }

    /// How many nodes there are, the root included: at least 1.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Adds a last child. A tree holds fewer than 2^32 nodes; the readers stop far below.
    pub fn add(&mut self, parent: NodeId, m: Option<Move>) -> NodeId {
        let id = self.nodes.len() as u32;
        let Node { first, last, .. } = self.nodes[parent.index()];
        if first == NONE {
            self.nodes[parent.index()].first = id;
        } else {
            self.nodes[last as usize].next = id;
        }
        self.nodes[parent.index()].last = id;
        self.nodes.push(Node { m, parent: parent.0, ..Node::default() });
        NodeId(id)
    }

    /// Adds what a line from the root on has beyond the moves that are there; gives its last node.
    pub fn add_line(&mut self, moves: impl Iterator<Item = Move>) -> NodeId {
        moves.fold(NodeId::ROOT, |last, m| {
            let known = self.children(last).find(|&child| self.node(child).m == Some(m));
            known.unwrap_or_else(|| self.add(last, Some(m)))
        })
    }

    /// Takes away the node added last, if it has no child; the root stays.
    pub(crate) fn pop_leaf(&mut self) -> Option<Node> {
        let id = self.nodes.len() as u32 - 1;
        if id == 0 || self.nodes[id as usize].first != NONE {
            return None;
        }
        let parent = NodeId(self.nodes[id as usize].parent);
        let before = self.children(parent).take_while(|child| child.0 < id).last();
        if let Some(before) = before {
            self.nodes[before.index()].next = NONE;
        } else {
            self.nodes[parent.index()].first = NONE;
        }
        self.nodes[parent.index()].last = before.map_or(NONE, |before| before.0);
        self.nodes.pop()
    }

    /// A node.
    ///
    /// # Panics
    /// The id is of another, larger tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A node, to write to.
    ///
    /// # Panics
    /// The id is of another, larger tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The node that a node continues; none for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != NodeId::ROOT).then(|| NodeId(self.nodes[id.index()].parent))
    }

    /// The continuation in the main line of a node.
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        link(self.nodes[id.index()].first)
    }

    /// The next alternative to a node's move.
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        link(self.nodes[id.index()].next)
    }

    /// The continuations of a node, the main line's first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(id), |&child| self.next_sibling(child))
    }

    /// The first moves of every node from the root on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(NodeId::ROOT), |&node| self.first_child(node))
    }

    /// The main line as far as its moves are known to be legal.
    pub fn legal_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.main_line().take_while(|&id| self.node(id).standing == Standing::Legal)
    }

    /// Every node with its depth, parents before children, the main line first. The root comes first, with depth 0.
    pub fn preorder(&self) -> Preorder<'_> {
        Preorder { tree: self, next: Some((NodeId::ROOT, 0)) }
    }

    /// How many moves the tree has, texts that name none left out.
    pub fn move_count(&self) -> usize {
        self.nodes.iter().filter(|node| node.m.is_some()).count()
    }

    /// How many lines there are: moves (or the root) that no move follows.
    pub fn leaf_count(&self) -> usize {
        let with_move: BTreeSet<u32> =
            self.nodes.iter().filter(|node| node.m.is_some()).map(|node| node.parent).collect();
        let is_end = |(id, node): &(usize, &Node)| {
            (*id == 0 || node.m.is_some()) && !with_move.contains(&(*id as u32))
        };
        self.nodes.iter().enumerate().filter(is_end).count()
    }

    /// How many nodes carry a comment, the root's included.
    pub fn comment_count(&self) -> usize {
        self.nodes.iter().filter(|node| !node.comment.is_empty()).count()
    }

    /// Sets a comment as it stands in a file, spaces and all; only line breaks are made one kind.
    pub(crate) fn set_comment(&mut self, id: NodeId, text: &str) {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        self.nodes[id.index()].comment = text.chars().filter(|&c| is_text(c)).collect();
    }

    /// Puts a further comment behind the one that is there. Blank ones are dropped.
    pub(crate) fn add_comment(&mut self, id: NodeId, text: &str) {
        let text: String = text.chars().filter(|&c| is_text(c)).collect();
        let text = text.trim_end_matches(|c: char| c.is_ascii_whitespace());
        if text.is_empty() {
            return;
        }
        let comment = &mut self.nodes[id.index()].comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// Keeps what stands in place of a move.
    pub(crate) fn set_text(&mut self, id: NodeId, text: &str) {
        self.nodes[id.index()].text = Some(text.chars().filter(|&c| is_text(c)).collect());
    }
}

/// Whether a character is part of a text: control characters only come from damage.
pub(crate) fn is_text(c: char) -> bool {
    !c.is_control() || matches!(c, '\n' | '\t')
}

fn link(id: u32) -> Option<NodeId> {
    (id != NONE).then_some(NodeId(id))
}

/// See [`Tree::preorder`].
#[derive(Clone, Debug)]
pub struct Preorder<'a> {
    tree: &'a Tree,
    next: Option<(NodeId, usize)>,
}

impl Iterator for Preorder<'_> {
    type Item = (NodeId, usize);

    fn next(&mut self) -> Option<(NodeId, usize)> {
        let (here, depth) = self.next?;
        let tree = self.tree;
        self.next = tree.first_child(here).map(|child| (child, depth + 1)).or_else(|| {
            let (mut up, mut depth) = (here, depth);
            loop {
                if let Some(sibling) = tree.next_sibling(up) {
                    return Some((sibling, depth));
                }
                up = tree.parent(up)?;
                depth -= 1;
            }
        });
        Some((here, depth))
    }
}

/// Two trees are equal when they hold the same moves, texts, comments and glyphs in the same order; what has been judged
/// of them, and in which order they were built, does not count.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.len() == other.len()
            && self.preorder().zip(other.preorder()).all(|((a, depth_a), (b, depth_b))| {
                let (a, b) = (self.node(a), other.node(b));
                depth_a == depth_b
                    && a.m == b.m
                    && a.text == b.text
                    && a.comment == b.comment
                    && a.nags == b.nags
            })
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Tree {
        let mut tree = Tree::new();
        let m = |text: &str| Some(text.parse().unwrap());
        let a = tree.add(NodeId::ROOT, m("h2e2"));
        let b = tree.add(a, m("h9g7"));
        tree.add(b, m("h0g2"));
        let c = tree.add(a, m("b9c7"));
        tree.add(NodeId::ROOT, m("b2e2"));
        tree.node_mut(c).comment = "c".into();
        tree
    }

    #[test]
    fn the_order_is_main_line_first() {
        let tree = sample();
        let moves: Vec<(String, usize)> = tree
            .preorder()
            .skip(1)
            .map(|(id, depth)| (tree.node(id).m.unwrap().to_string(), depth))
            .collect();
        let expected = [("h2e2", 1), ("h9g7", 2), ("h0g2", 3), ("b9c7", 2), ("b2e2", 1)];
        assert_eq!(moves, expected.map(|(m, depth)| (m.to_owned(), depth)));
        assert_eq!((tree.move_count(), tree.leaf_count(), tree.comment_count()), (5, 3, 1));
        assert_eq!(Tree::new().leaf_count(), 1);
    }

    #[test]
    fn a_leaf_taken_back_leaves_no_trace() {
        let mut tree = sample();
        let before = tree.clone();
        let parent = tree.main_line().next().unwrap();
        tree.add(parent, None);
        assert_ne!(tree, before);
        assert!(tree.pop_leaf().is_some());
        assert_eq!(tree, before);
        assert_eq!(tree.add(parent, None).index(), 6);
        assert!(Tree::new().pop_leaf().is_none());
    }

    #[test]
    fn a_very_long_line_neither_builds_nor_drops_by_recursion() {
        let mut tree = Tree::new();
        let mut last = NodeId::ROOT;
        for _ in 0..300_000 {
            last = tree.add(last, Some("a0a1".parse().unwrap()));
        }
        assert_eq!(tree.preorder().last(), Some((last, 300_000)));
    }
}
