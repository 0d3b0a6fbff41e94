//! Trees written move by move, each with two marks: a move follows, an alternative comes later. XQF and CBR both do.

use crate::tree::{NodeId, Tree};

/// Where the next move of such a list belongs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walk {
    parent: Option<NodeId>,
    /// Parents of the alternatives promised so far.
    promised: Vec<NodeId>,
}

impl Walk {
    /// Begins after the root, which has no alternatives.
    pub(crate) fn from_root(has_child: bool) -> Walk {
        Walk { parent: has_child.then_some(NodeId::ROOT), promised: Vec::new() }
    }

    /// The node that the next move continues; none when the list is complete.
    pub(crate) fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// Takes note of the move just added under [`Walk::parent`].
    pub(crate) fn step(&mut self, added: NodeId, has_child: bool, has_sibling: bool) {
        self.parent = match (has_child, has_sibling) {
            (true, true) => {
                self.promised.extend(self.parent);
                Some(added)
            }
            (true, false) => Some(added),
            (false, true) => self.parent,
            (false, false) => self.promised.pop(),
        };
    }
}

/// One entry of the list as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) node: NodeId,
    pub(crate) has_child: bool,
    pub(crate) has_sibling: bool,
}

/// The nodes of a tree in the order of the list, the root first. Texts that are no moves are left out, with all that
/// is below them.
pub(crate) fn entries(tree: &Tree) -> Vec<Entry> {
    let moves_on = |id: &NodeId| tree.node(*id).m.is_some();
    let children = |id| tree.children(id).filter(moves_on).collect::<Vec<NodeId>>();
    let mut entries = Vec::with_capacity(tree.len());
    let mut stack = vec![(NodeId::ROOT, false)];
    while let Some((node, has_sibling)) = stack.pop() {
        let children = children(node);
        entries.push(Entry { node, has_child: !children.is_empty(), has_sibling });
        let last = children.len().saturating_sub(1);
        stack.extend(children.iter().enumerate().rev().map(|(i, &child)| (child, i < last)));
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_tree_is_rebuilt() {
        let mut tree = Tree::new();
        let m = |i: usize| {
            Some(xiangqi::Move::new(
                xiangqi::Square::from_index(i).unwrap(),
                xiangqi::Square::from_index(0).unwrap(),
            ))
        };
        let a = tree.add(NodeId::ROOT, m(1));
        let b = tree.add(a, m(2));
        tree.add(b, m(3));
        let c = tree.add(a, m(4));
        tree.add(c, m(5));
        tree.add(c, m(6));
        tree.add(a, m(7));
        tree.add(NodeId::ROOT, m(8));
        let entries = entries(&tree);
        let mut again = Tree::new();
        let mut walk = Walk::from_root(entries[0].has_child);
        for entry in &entries[1..] {
            let added = again.add(walk.parent().unwrap(), tree.node(entry.node).m);
            walk.step(added, entry.has_child, entry.has_sibling);
        }
        assert_eq!(walk.parent(), None);
        assert_eq!(again, tree);
    }
}
