//! CBF of 象棋桥: a head of named elements and a list of moves.

use crate::pgn::set_fen;
use crate::record::{GameResult, Record};
use crate::referee::digits_move;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

use super::{Document, Piece, attribute};

/// Elements of the head and the tags they fill.
const HEAD: [(&str, &str); 26] = [
    ("Name", "Title"),
    ("URL", "Url"),
    ("From", "Source"),
    ("ContestType", "EventClass"),
    ("Contest", "Event"),
    ("Round", "Round"),
    ("Group", "Group"),
    ("Table", "Table"),
    ("Date", "Date"),
    ("Site", "Site"),
    ("TimeRule", "TimeControl"),
    ("Red", "Red"),
    ("RedTeam", "RedTeam"),
    ("RedTime", "RedTime"),
    ("RedRating", "RedElo"),
    ("Black", "Black"),
    ("BlackTeam", "BlackTeam"),
    ("BlackTime", "BlackTime"),
    ("BlackRating", "BlackElo"),
    ("Referee", "Referee"),
    ("Recorder", "Recorder"),
    ("Commentator", "Annotator"),
    ("Creator", "Author"),
    ("DateCreated", "Created"),
    ("DateModified", "Modified"),
    ("ECCO", "ECCO"),
];

/// The head is a list of elements. The moves are a list in which each continues the one before; one inside another
/// continues that one, and a further one inside it is an alternative to the first.
pub(super) fn read(document: &mut Document, record: &mut Record, node_limit: usize) {
    // The names of the open elements, and for moves the node and what follows in the list it is in.
    let mut names: Vec<String> = Vec::new();
    let mut list: Vec<NodeId> = vec![NodeId::ROOT];
    let mut inside: Vec<NodeId> = Vec::new();
    let mut text = String::new();
    while let Some(piece) = document.next(record) {
        let (tag, is_empty) = match piece {
            Piece::Text(more) => {
                text.push_str(&more);
                continue;
            }
            Piece::End => {
                let Some(name) = names.pop() else { continue };
                if name == "Move" {
                    if let Some(node) = inside.pop() {
                        record.tree.add_comment(node, &text);
                    }
                } else {
                    set_head(record, &name, text.trim());
                }
                text.clear();
                continue;
            }
            Piece::Start(tag) => (tag, false),
            Piece::Empty(tag) => (tag, true),
        };
        let name = tag.local_name().as_ref().to_owned();
        if names.len() >= document.depth_limit {
            record.warn(WarningKind::TooDeep, Place::Byte(document.reader.buffer_position() as usize));
            return;
        }
        if name == "Move" {
            if record.tree.len() > node_limit {
                record.warn(WarningKind::TooManyNodes, Place::Ply(record.tree.len()));
                return;
            }
            if let Some(&outer) = inside.last() {
                record.tree.add_comment(outer, &text);
            }
            let parent = inside.last().or(list.last()).copied().unwrap_or(NodeId::ROOT);
            let value = attribute(&tag, "value").unwrap_or_default();
            let node = if value == "00-00" { parent } else { add_move(record, parent, &value) };
            if inside.is_empty() {
                list = vec![node];
            }
            if !is_empty {
                inside.push(node);
            }
        }
        text.clear();
        if !is_empty {
            names.push(name);
        }
    }
}

fn add_move(record: &mut Record, parent: NodeId, value: &str) -> NodeId {
    let m = match *value.as_bytes() {
        [a, b, b'-', c, d] => digits_move([a, b, c, d]),
        _ => None,
    };
    let node = record.tree.add(parent, m);
    if m.is_none() {
        record.tree.set_text(node, value);
        record.warn(WarningKind::OffBoard, Place::Ply(record.tree.len() - 1));
    }
    node
}

fn set_head(record: &mut Record, name: &str, text: &str) {
    match name {
        "FEN" => set_fen(record, text),
        "RecordResult" => {
            record.result = match text {
                "1" => GameResult::RedWins,
                "2" => GameResult::BlackWins,
                "3" | "4" => GameResult::Draw,
                _ => GameResult::Unknown,
            };
        }
        "RecordType" if matches!(text, "0" | "2" | "3") => record.tags.set("CbrType", text),
        _ => {
            if let Some((_, tag)) = HEAD.iter().find(|(element, _)| *element == name) {
                record.tags.set(tag, text);
            }
        }
    }
}
