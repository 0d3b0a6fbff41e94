//! Writing positions, one a line, with the title behind a tab.

use std::fmt::Write as _;

use crate::loss::{LossKind, Losses, Written};
use crate::record::{GameResult, Record};
use crate::tree::NodeId;

/// Writes the set-up of every record. Moves and what is written about them are left out, and said to be.
pub fn write(records: &[Record]) -> Written {
    let mut losses = Losses::default();
    let mut text = String::new();
    for (index, record) in records.iter().enumerate() {
        losses.record = index;
        let title = record.title();
        // Writing to a string cannot fail.
        let _ = if title.is_empty() {
            writeln!(text, "{}", record.fen())
        } else {
            writeln!(text, "{}\t{title}", record.fen())
        };
        losses.of_tags(&record.tags, |name| name == "Title");
        if record.tree.len() > 1 {
            losses.add(LossKind::Moves);
        }
        if record
            .tree
            .first_child(NodeId::ROOT)
            .is_some_and(|first| record.tree.next_sibling(first).is_some())
            || record.tree.leaf_count() > 1
        {
            losses.add(LossKind::Variations);
        }
        if record.tree.comment_count() > 0 {
            losses.add(LossKind::Comments);
        }
        if record.result != GameResult::Unknown {
            losses.add(LossKind::Result);
        }
    }
    losses.written(text.into_bytes())
}
