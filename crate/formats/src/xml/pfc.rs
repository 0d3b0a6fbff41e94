//! PFC of 鹏飞象棋: elements inside each other as the moves follow each other.

use quick_xml::events::BytesStart;
use xiangqi::{Board, Move, Setup};

use crate::pgn::set_fen;
use crate::record::Record;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

use super::{Document, Piece, attribute};

/// Nested elements, each a move with its comment; the outermost holds the position.
pub(super) fn read(document: &mut Document, record: &mut Record, node_limit: usize) {
    record.setup = Setup { board: Board::EMPTY, ..Setup::start() };
    let mut open: Vec<NodeId> = Vec::new();
    let mut any = false;
    // A line of play is as deep here as it is long.
    let depth_limit = document.depth_limit.max(100_000);
    while let Some(piece) = document.next(record) {
        let (tag, is_empty) = match piece {
            Piece::Text(_) => continue,
            Piece::End => {
                open.pop();
                continue;
            }
            Piece::Start(tag) => (tag, false),
            Piece::Empty(tag) => (tag, true),
        };
        if tag.local_name().as_ref() != "n" {
            if !is_empty {
                open.push(open.last().copied().unwrap_or(NodeId::ROOT));
            }
            continue;
        }
        if record.tree.len() > node_limit || open.len() >= depth_limit {
            record.warn(WarningKind::TooManyNodes, Place::Ply(open.len()));
            return;
        }
        let value = attribute(&tag, "m").unwrap_or_default();
        let node = if any { add_move(record, open.last().copied(), &value) } else { NodeId::ROOT };
        if !any {
            any = true;
            set_fen(record, &value);
            set_root(record, &tag);
        }
        let comment = attribute(&tag, "c").unwrap_or_default();
        record.tree.add_comment(node, &comment.replace("\r\n", "\n"));
        if !is_empty {
            open.push(node);
        }
    }
}

fn add_move(record: &mut Record, parent: Option<NodeId>, value: &str) -> NodeId {
    let m: Option<Move> = value.to_ascii_lowercase().parse().ok();
    let node = record.tree.add(parent.unwrap_or(NodeId::ROOT), m);
    if m.is_none() {
        record.tree.set_text(node, value);
        record.warn(WarningKind::UnreadMove, Place::Ply(record.tree.len() - 1));
    }
    node
}

fn set_root(record: &mut Record, tag: &BytesStart) {
    const NAMES: [(&str, &str); 11] = [
        ("title", "Title"),
        ("event", "Event"),
        ("create-time", "Date"),
        ("date", "Date"),
        ("place", "Site"),
        ("red", "Red"),
        ("black", "Black"),
        ("redteam", "RedTeam"),
        ("blackteam", "BlackTeam"),
        ("remark", "Annotator"),
        ("author", "Author"),
    ];
    for (attribute_name, name) in NAMES {
        if let Some(value) = attribute(tag, attribute_name) {
            record.tags.set(name, value);
        }
    }
    let result = attribute(tag, "win").or_else(|| attribute(tag, "result")).unwrap_or_default();
    record.take_result(&result);
}
