//! Libraries of 象棋桥 2.1: one stream, mostly packed with zlib, of strings with a length before them.
//!
//! The layout follows its author's description of the format; no sample was at hand.

use xiangqi::{Board, Color, Move, Setup, Square};

use crate::bytes::Cursor;
use crate::detect::Format;
use crate::encoding::{self, Encoding};
use crate::failure::{Failure, FailureKind};
use crate::inflate::{End, Wrapper, inflate};
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};
use crate::xqf::table_piece;

/// Signature, version, compression, size of the unpacked data.
const HEADER_LEN: usize = 20;
const VERSION: u32 = 0x15;
const DATE_LEN: usize = 19;

pub(crate) fn read(bytes: &[u8], reading: &mut Reading) -> Result<(), Failure> {
    let mut cursor = Cursor::new(bytes, 8);
    let truncated = Failure::new(FailureKind::Truncated, bytes.len());
    let version = cursor.u32().ok_or(truncated)?;
    let packing = cursor.u32().ok_or(truncated)?;
    cursor.u32().ok_or(truncated)?;
    if version != VERSION || packing > 3 {
        return Err(Failure::new(FailureKind::UnknownVersion, 8));
    }
    let packed = cursor.rest();
    if packing == 0 {
        return read_library(packed, reading);
    }
    let limit = reading.options.limits.bytes;
    let (data, end) = inflate(packed, Wrapper::Zlib, limit);
    match end {
        End::Whole => {}
        _ if data.is_empty() => return Err(Failure::new(FailureKind::BadCompression, HEADER_LEN)),
        // What could be unpacked before the fault is read.
        _ => reading.warn(WarningKind::Truncated, Place::Byte(bytes.len())),
    }
    read_library(&data, reading)
}

/// Everything behind the header, unpacked.
fn read_library(data: &[u8], reading: &mut Reading) -> Result<(), Failure> {
    let mut cursor = Cursor::new(data, 0);
    let (name, count) = read_head(&mut cursor).ok_or(Failure::new(FailureKind::Truncated, data.len()))?;
    for game in 0..count {
        let start = cursor.at();
        let game_bytes = cursor.u32().and_then(|size| {
            let size = (size as usize).checked_sub(4)?;
            if size > cursor.left() { None } else { cursor.take(size) }
        });
        let whole = game_bytes.is_some();
        let game_bytes = game_bytes.unwrap_or_else(|| Cursor::new(data, start.saturating_add(4)).rest());
        let Some(record) = read_game(game_bytes, name, reading) else {
            reading.warn(WarningKind::Truncated, Place::Game(game as usize));
            break;
        };
        if !whole {
            reading.warn(WarningKind::Truncated, Place::Game(game as usize));
        }
        if !reading.give(record, HEADER_LEN + cursor.at()) || !whole {
            break;
        }
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::NoGames, HEADER_LEN));
    }
    Ok(())
}

/// The library's name and how many games follow.
fn read_head<'a>(cursor: &mut Cursor<'a>) -> Option<(&'a [u8], u32)> {
    let name = string(cursor)?;
    // Resources, a reserved string, who made it, and their address.
    for _ in 0..4 {
        string(cursor)?;
    }
    cursor.take(2 * DATE_LEN)?;
    let count = cursor.u32()?;
    string(cursor)?;
    Some((name, count))
}

fn string<'a>(cursor: &mut Cursor<'a>) -> Option<&'a [u8]> {
    let len = cursor.u32()? as usize;
    cursor.take(len)
}

/// The strings of a game before its moves.
#[derive(Default)]
struct Texts<'a>(Vec<(&'static str, &'a [u8])>);

impl<'a> Texts<'a> {
    fn read(&mut self, names: &[&'static str], cursor: &mut Cursor<'a>) -> Option<()> {
        for name in names {
            self.0.push((name, string(cursor)?));
        }
        Some(())
    }
}

/// Name under which the text about the whole game is kept until it becomes the comment of the root.
const REMARK: &str = "";

/// One game; nothing when it ends before its set-up is known. A tree that is cut short is kept.
fn read_game(bytes: &[u8], library: &[u8], reading: &mut Reading) -> Option<Record> {
    let mut cursor = Cursor::new(bytes, 0);
    let mut record = Record::new(Format::CblOld, Setup { board: Board::EMPTY, ..Setup::start() });
    read_board(cursor.take(32)?, &mut record);
    let mut texts = Texts::default();
    let kind = cursor.u32()?;
    texts.read(&["Event"], &mut cursor)?;
    let first_index = cursor.u32()?;
    texts.read(&["Title", "Source", "Other", "Site", "Date", "Red", "Black"], &mut cursor)?;
    record.result = match cursor.u32()? {
        1 => GameResult::RedWins,
        2 => GameResult::BlackWins,
        3 => GameResult::Draw,
        _ => GameResult::Unknown,
    };
    texts.read(&["Annotator", "AnnotatorMail", "Author", "AuthorMail", REMARK], &mut cursor)?;
    let told = if cursor.u8()? == 0 { Color::Black } else { Color::Red };
    texts.0.push(("Created", cursor.take(DATE_LEN)?));
    texts.0.push(("Modified", cursor.take(DATE_LEN)?));
    texts.0.push((super::layout::LIBRARY_TAG, library));
    if (2..=4).contains(&kind) {
        record.tags.set("CbrType", (kind - 1).to_string());
    }
    record.setup.fullmove = first_index.clamp(1, 9999);
    let nodes = read_moves(&mut cursor, &mut record, reading.node_limit());
    let comments = read_comments(&mut cursor, nodes.len());
    decode_texts(&texts, &nodes, &comments, &mut record, reading);
    referee::check_side(&mut record, told);
    referee::judge(&mut record);
    Some(record)
}

/// One byte a piece: file and row from the top, both from 1; zero when it is off the board.
fn read_board(table: &[u8], record: &mut Record) {
    for (place, &byte) in table.iter().enumerate().filter(|(_, byte)| **byte != 0) {
        let square = Some((byte >> 4).wrapping_sub(1)).zip(10_u8.checked_sub(byte & 15));
        match square.and_then(|(file, rank)| Square::new(file, rank)) {
            None => record.warn(WarningKind::OffBoard, Place::Setup),
            Some(square) if record.setup.board.piece_at(square).is_some() => {
                record.warn(WarningKind::PointTaken, Place::Setup);
            }
            Some(square) => record.setup.board.set(square, Some(table_piece(place))),
        }
    }
}

/// Every move carries its ply. One that is not beyond the last opens an alternative at its own ply of the line before it.
/// Gives the nodes in the order of the moves.
fn read_moves(cursor: &mut Cursor, record: &mut Record, node_limit: usize) -> Vec<NodeId> {
    let count = cursor.u32().unwrap_or_default();
    let mut nodes = Vec::new();
    // The line that the last move ended; its first entry is the root.
    let mut line = vec![NodeId::ROOT];
    let mut base = None;
    let mut last = 0;
    for _ in 0..count {
        if nodes.len() >= node_limit {
            record.warn(WarningKind::TooManyNodes, Place::Ply(line.len()));
            break;
        }
        let entry = cursor.u16().zip(cursor.take(4));
        let Some((index, &[from, to, _, _])) = entry else {
            record.warn(WarningKind::Truncated, Place::Ply(line.len()));
            break;
        };
        let base = *base.get_or_insert(index);
        if index <= last && !nodes.is_empty() {
            line.truncate(usize::from(index.saturating_sub(base)) + 1);
        }
        last = index;
        let square = |byte: u8| Square::new(byte >> 4, 9_u8.checked_sub(byte & 15)?);
        let m = square(from).zip(square(to)).map(|(from, to)| Move::new(from, to));
        let parent = line.last().copied().unwrap_or(NodeId::ROOT);
        let node = record.tree.add(parent, m);
        if m.is_none() {
            record.tree.node_mut(node).text = Some(format!("{from}-{to}"));
            record.warn(WarningKind::OffBoard, Place::Ply(line.len()));
        }
        line.push(node);
        nodes.push(node);
    }
    nodes
}

/// One comment a move, each ended by a carriage return and a line feed.
fn read_comments<'a>(cursor: &mut Cursor<'a>, count: usize) -> Vec<&'a [u8]> {
    let mut comments = Vec::new();
    let mut rest = cursor.rest();
    while comments.len() < count && !rest.is_empty() {
        let end = rest.windows(2).position(|pair| pair == b"\r\n");
        comments.push(&rest[..end.unwrap_or(rest.len())]);
        rest = end.and_then(|end| rest.get(end + 2..)).unwrap_or_default();
    }
    comments
}

fn decode_texts(
    texts: &Texts,
    nodes: &[NodeId],
    comments: &[&[u8]],
    record: &mut Record,
    reading: &mut Reading,
) {
    let by_hand = reading.options.encoding;
    let encoding = by_hand.unwrap_or_else(|| {
        let parts: Vec<&[u8]> = texts.0.iter().map(|text| text.1).chain(comments.iter().copied()).collect();
        encoding::guess(&parts).0
    });
    reading.encoding = Some(encoding);
    for &(name, bytes) in &texts.0 {
        let text = decode(encoding, bytes);
        if name == REMARK {
            record.tree.add_comment(NodeId::ROOT, &text);
        } else {
            record.tags.set(name, text.trim());
        }
    }
    for (&node, bytes) in nodes.iter().zip(comments) {
        record.tree.add_comment(node, &decode(encoding, bytes));
    }
}

/// Two bars are a line break.
fn decode(encoding: Encoding, bytes: &[u8]) -> String {
    let bytes = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
    encoding.decode(bytes).0.replace("||", "\n")
}
