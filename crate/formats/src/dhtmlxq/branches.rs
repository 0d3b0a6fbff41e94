//! From lines that leave one another to a tree: branch N leaves branch P in place of its move number S.

use std::collections::BTreeMap;

use crate::record::Record;
use crate::referee::digits_move;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

/// A line of moves and where it leaves another.
#[derive(Clone, Debug)]
pub(super) struct Branch {
    /// Its own number; 0 is the main line.
    pub(super) number: u32,
    /// The line that it leaves.
    pub(super) parent: u32,
    /// The move of that line that its first move stands in place of, 1 for the first.
    pub(super) step: u32,
    /// Four digits a move.
    pub(super) digits: Vec<u8>,
}

/// Where each move of each line is in the tree.
#[derive(Default)]
pub(super) struct Lines {
    /// First step and nodes of a branch.
    by_number: BTreeMap<u32, (u32, Vec<NodeId>)>,
}

impl Lines {
    /// The node of a step of a branch; step 0 of any branch is the root. Steps before a branch's first are those of
    /// no node.
    pub(super) fn node(&self, branch: u32, step: u32) -> Option<NodeId> {
        if step == 0 {
            return Some(NodeId::ROOT);
        }
        let (first, nodes) = self.by_number.get(&branch)?;
        nodes.get(step.checked_sub(*first)? as usize).copied()
    }

    /// The node after which a branch begins.
    fn origin(&self, parent: u32, step: u32) -> Option<NodeId> {
        let (first, nodes) = self.by_number.get(&parent)?;
        if step == *first {
            // In place of the line's very first move: after what that follows.
            return nodes.first().copied();
        }
        self.node(parent, step.checked_sub(1)?)
    }
}

/// Builds the tree. A line may be named before the one that it leaves; lines that never find theirs are told of.
pub(super) fn build(record: &mut Record, branches: Vec<Branch>, node_limit: usize) -> Lines {
    let mut lines = Lines::default();
    // Children wait with their parents, so that every line is looked at once.
    let mut waiting: BTreeMap<u32, Vec<Branch>> = BTreeMap::new();
    let mut ready: Vec<Branch> = Vec::new();
    for branch in branches {
        if branch.number == 0 {
            ready.push(branch);
        } else {
            waiting.entry(branch.parent).or_default().push(branch);
        }
    }
    while let Some(branch) = ready.pop() {
        if lines.by_number.contains_key(&branch.number) {
            record.warn(WarningKind::LostBranch, Place::Ply(branch.step as usize));
            continue;
        }
        let origin = match branch.number {
            0 => Some(NodeId::ROOT),
            _ => lines.origin(branch.parent, branch.step).map(|node| {
                let starts =
                    lines.by_number.get(&branch.parent).is_some_and(|(first, _)| *first == branch.step);
                if starts { record.tree.parent(node).unwrap_or(NodeId::ROOT) } else { node }
            }),
        };
        let Some(origin) = origin else {
            record.warn(WarningKind::LostBranch, Place::Ply(branch.step as usize));
            continue;
        };
        let nodes = add_line(record, origin, &branch, node_limit);
        lines.by_number.insert(branch.number, (branch.step, nodes));
        let mut children = waiting.remove(&branch.number).unwrap_or_default();
        // The first of them is taken first.
        children.reverse();
        ready.append(&mut children);
    }
    for branch in waiting.into_values().flatten() {
        record.warn(WarningKind::LostBranch, Place::Ply(branch.step as usize));
    }
    lines
}

fn add_line(record: &mut Record, origin: NodeId, branch: &Branch, node_limit: usize) -> Vec<NodeId> {
    let mut nodes = Vec::with_capacity(branch.digits.len() / 4);
    let mut parent = origin;
    for chunk in branch.digits.chunks(4) {
        let ply = branch.step as usize + nodes.len();
        let Some(&digits) = chunk.first_chunk::<4>() else {
            record.warn(WarningKind::Truncated, Place::Ply(ply));
            break;
        };
        if record.tree.len() > node_limit {
            record.warn(WarningKind::TooManyNodes, Place::Ply(ply));
            break;
        }
        let m = digits_move(digits);
        parent = record.tree.add(parent, m);
        if m.is_none() {
            record.tree.node_mut(parent).text = Some(String::from_utf8_lossy(chunk).into_owned());
            record.warn(WarningKind::OffBoard, Place::Ply(ply));
        }
        nodes.push(parent);
    }
    nodes
}
