//! Reading XQF of every version.

use std::ops::Range;

use xiangqi::{Board, Color, Setup, Square};

use super::keys::Keys;
use super::layout;
use crate::bytes::Cursor;
use crate::detect::Format;
use crate::encoding::{self, Encoding};
use crate::failure::{Failure, FailureKind};
use crate::preorder::Walk;
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::{NodeId, Tree};
use crate::warning::{Place, WarningKind};

/// Reads the one record of a file. Header fields that the file is too short for are left out.
pub(crate) fn read(bytes: &[u8], reading: &mut Reading) -> Result<(), Failure> {
    let header_end = bytes.len().min(layout::HEADER_LEN);
    let (header, body) = bytes.split_at(header_end);
    let table = header
        .get(layout::PIECES..layout::PIECES + 32)
        .ok_or(Failure::new(FailureKind::Truncated, bytes.len()))?;
    let version = header[layout::VERSION];
    let keys = Keys::of(header, version);
    let mut record = Record::new(Format::Xqf, Setup { board: Board::EMPTY, ..Setup::start() });
    if version > layout::NEWEST {
        record.warn(WarningKind::NewerVersion, Place::Byte(layout::VERSION));
    }
    if !keys.sound {
        record.warn(WarningKind::KeyChecksum, Place::Byte(layout::KEY_SUM));
    }
    read_table(table, &keys, &mut record);
    let body = keys.unscramble(body);
    let comments = read_tree(&body, version, &keys, &mut record, reading.node_limit());
    read_texts(header, &body, &comments, &mut record, reading);
    record.result = match header.get(layout::RESULT) {
        Some(1) => GameResult::RedWins,
        Some(2) => GameResult::BlackWins,
        Some(3 | 4) => GameResult::Draw,
        _ => GameResult::Unknown,
    };
    let hint = (header.get(layout::SIDE) == Some(&1)).then_some(Color::Black);
    referee::settle_side(&mut record, hint);
    let stage = header.get(layout::STAGE).copied().unwrap_or_default();
    if stage != super::write::stage_of(&record.setup) && stage <= 3 {
        record.tags.set(layout::STAGE_TAG, stage.to_string());
    }
    referee::judge(&mut record);
    reading.give(record, bytes.len());
    Ok(())
}

fn read_table(table: &[u8], keys: &Keys, record: &mut Record) {
    let mut squares: [Option<Square>; 32] = [None; 32];
    for (i, byte) in table.iter().enumerate() {
        squares[(i + keys.rotation) % 32] = layout::square_of(byte.wrapping_sub(keys.table));
    }
    for (place, square) in squares.iter().enumerate() {
        let Some(square) = *square else { continue };
        if record.setup.board.piece_at(square).is_some() {
            record.warn(WarningKind::PointTaken, Place::Setup);
        } else {
            record.setup.board.set(square, Some(layout::table_piece(place)));
        }
    }
}

/// A comment: its node, and where it stands in the body.
type Comment = (NodeId, Range<usize>);

/// One entry of the tree.
struct Entry {
    squares: [u8; 2],
    has_child: bool,
    has_sibling: bool,
    comment: Range<usize>,
    /// Why nothing can follow it.
    end: Option<End>,
}

/// Why the entries end before the tree does.
#[derive(Clone, Copy)]
enum End {
    Truncated,
    BadLength(usize),
}

/// Builds the tree and says where the comments stand. What comes before the first fault is kept.
fn read_tree(body: &[u8], version: u8, keys: &Keys, record: &mut Record, node_limit: usize) -> Vec<Comment> {
    let header_len = layout::HEADER_LEN;
    let mut comments: Vec<Comment> = Vec::new();
    let mut cursor = Cursor::new(body, 0);
    let mut walk: Option<Walk> = None;
    let end = loop {
        if let Some(walk) = &walk
            && walk.parent().is_none()
        {
            return comments;
        }
        if record.tree.len() > node_limit {
            record.warn(WarningKind::TooManyNodes, Place::Byte(layout::HEADER_LEN + cursor.at()));
            return comments;
        }
        let start = cursor.at();
        let Some(entry) = read_entry(&mut cursor, version, keys) else { break End::Truncated };
        let node = match &mut walk {
            None => {
                walk = Some(Walk::from_root(entry.has_child));
                NodeId::ROOT
            }
            Some(walk) => {
                let Some(parent) = walk.parent() else { return comments };
                let node = add_move(&mut record.tree, parent, entry.squares, keys);
                if record.tree.node(node).m.is_none() {
                    record.warn(WarningKind::OffBoard, Place::Byte(layout::HEADER_LEN + start));
                }
                walk.step(node, entry.has_child, entry.has_sibling);
                node
            }
        };
        if !entry.comment.is_empty() {
            comments.push((node, entry.comment));
        }
        if let Some(end) = entry.end {
            break end;
        }
    };
    let (kind, at) = match end {
        End::Truncated => (WarningKind::Truncated, body.len()),
        End::BadLength(at) => (WarningKind::BadLength, at),
    };
    record.warn(kind, Place::Byte(header_len + at));
    comments
}

fn add_move(tree: &mut Tree, parent: NodeId, squares: [u8; 2], keys: &Keys) -> NodeId {
    let from = squares[0].wrapping_sub(layout::FROM_BASE).wrapping_sub(keys.from);
    let to = squares[1].wrapping_sub(layout::TO_BASE).wrapping_sub(keys.to);
    let m = layout::move_of(from, to);
    let node = tree.add(parent, m);
    if m.is_none() {
        tree.node_mut(node).text = Some(format!("{from}-{to}"));
    }
    node
}

/// Reads squares, marks and comment. What is cut short or cannot be true is in the entry as far as it goes.
fn read_entry(cursor: &mut Cursor, version: u8, keys: &Keys) -> Option<Entry> {
    let &[from, to, flags, _] = cursor.take(4)? else { return None };
    let plain = version <= layout::PLAIN_UP_TO;
    let (has_child, has_sibling) = if plain {
        (flags & 0xF0 != 0, flags & 0x0F != 0)
    } else {
        (flags & layout::HAS_CHILD != 0, flags & layout::HAS_SIBLING != 0)
    };
    let has_comment = plain || flags & layout::HAS_COMMENT != 0;
    let (comment, end) = if has_comment { read_comment(cursor, keys) } else { (0..0, None) };
    Some(Entry { squares: [from, to], has_child, has_sibling, comment, end })
}

fn read_comment(cursor: &mut Cursor, keys: &Keys) -> (Range<usize>, Option<End>) {
    let at = cursor.at();
    let Some(written) = cursor.u32() else { return (0..0, Some(End::Truncated)) };
    let Some(length) = written.checked_sub(keys.length) else { return (0..0, Some(End::BadLength(at))) };
    let start = cursor.at();
    let length = length as usize;
    if length > cursor.left() {
        cursor.rest();
        return (start..cursor.at(), Some(End::Truncated));
    }
    cursor.take(length);
    (start..cursor.at(), None)
}

/// Decodes all texts with one encoding, told by all of them together.
fn read_texts(header: &[u8], body: &[u8], comments: &[Comment], record: &mut Record, reading: &mut Reading) {
    let fields: Vec<(&str, &[u8])> = layout::FIELDS
        .iter()
        .filter_map(|&(at, most, name)| Some((name, field(header, at, most)?)))
        .collect();
    let texts: Vec<&[u8]> = comments.iter().map(|(_, range)| until_zero(&body[range.clone()])).collect();
    let encoding = reading.options.encoding.unwrap_or_else(|| {
        let parts: Vec<&[u8]> = fields.iter().map(|field| field.1).chain(texts.iter().copied()).collect();
        let (encoding, sure) = encoding::guess(&parts);
        if !sure {
            record.warn(WarningKind::EncodingGuessed, Place::Byte(layout::FIELDS[0].0));
        }
        encoding
    });
    reading.encoding = Some(encoding);
    for (name, bytes) in fields {
        record.tags.set(name, decode(encoding, bytes).trim());
    }
    for ((node, _), bytes) in comments.iter().zip(texts) {
        record.tree.set_comment(*node, &decode(encoding, bytes));
    }
}

/// The bytes of a text field. The length byte may be wrong, and so may what follows a zero.
fn field(header: &[u8], at: usize, most: usize) -> Option<&[u8]> {
    let length = usize::from(*header.get(at)?).min(most);
    let text = header.get(at + 1..)?;
    Some(until_zero(&text[..length.min(text.len())]))
}

fn until_zero(bytes: &[u8]) -> &[u8] {
    bytes.split(|&byte| byte == 0).next().unwrap_or_default()
}

/// A field may end in the middle of a character; what is left of it is dropped.
fn decode(encoding: Encoding, bytes: &[u8]) -> String {
    let (text, _) = encoding.decode(bytes);
    text.trim_end_matches(char::REPLACEMENT_CHARACTER).to_owned()
}
