//! Reading CBR.

use xiangqi::{Board, Color, Move, Setup, Square};

use super::layout::{self, Layout};
use crate::bytes::{self, Cursor};
use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::preorder::Walk;
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

/// Reads the one record of a file.
pub(crate) fn read(bytes: &[u8], reading: &mut Reading) -> Result<(), Failure> {
    let record = read_record(bytes, 0, Format::Cbr, reading.node_limit())?;
    reading.give(record, bytes.len());
    Ok(())
}

/// Reads a record that stands at an offset of the file.
pub(crate) fn read_record(
    bytes: &[u8],
    offset: usize,
    format: Format,
    node_limit: usize,
) -> Result<Record, Failure> {
    let fail = |kind, at: usize| Failure::new(kind, offset + at);
    let layout = match bytes.get(layout::VERSION) {
        Some(1) => &layout::V1,
        Some(2) => &layout::V2,
        Some(_) => return Err(fail(FailureKind::UnknownVersion, layout::VERSION)),
        None => return Err(fail(FailureKind::Truncated, bytes.len())),
    };
    let board = bytes
        .get(layout.board..layout.board + layout::BOARD_LEN)
        .ok_or(fail(FailureKind::Truncated, bytes.len()))?;
    let mut record = Record::new(format, Setup { board: Board::EMPTY, ..Setup::start() });
    for &(at, len, name) in layout.fields {
        record.tags.set(name, bytes::utf16_until_zero(&bytes[at..at + len]));
    }
    record.result = match bytes[layout.result] {
        1 => GameResult::RedWins,
        2 => GameResult::BlackWins,
        3 => GameResult::Draw,
        _ => GameResult::Unknown,
    };
    if bytes[layout.result] == 4 {
        record.tags.set(layout::SEVERAL_TAG, "several");
    }
    for (index, &byte) in board.iter().enumerate() {
        let (square, piece) = (layout::square_of(index as u8), layout::piece_of(byte));
        match (square, piece) {
            (Some(square), Some(_)) => record.setup.board.set(square, piece),
            _ if byte == 0 => {}
            _ => record.warn(WarningKind::BadValue, Place::Byte(offset + layout.board + index)),
        }
    }
    if bytes[layout.kind] <= 3 && bytes[layout.kind] != super::write::kind_of(&record.setup) {
        record.tags.set(layout::KIND_TAG, bytes[layout.kind].to_string());
    }
    if let Some(round @ 1..) = bytes::u16_at(bytes, layout.round) {
        record.setup.fullmove = round.into();
    }
    read_tree(bytes, offset, layout, &mut record, node_limit);
    let told = if bytes[layout.side] == 2 { Color::Black } else { Color::Red };
    referee::check_side(&mut record, told);
    referee::judge(&mut record);
    Ok(record)
}

fn read_tree(bytes: &[u8], offset: usize, layout: &Layout, record: &mut Record, node_limit: usize) {
    let mut cursor = Cursor::new(bytes, layout.tree);
    let mut walk: Option<Walk> = None;
    loop {
        if walk.as_ref().is_some_and(|walk| walk.parent().is_none()) {
            return;
        }
        let start = offset + cursor.at();
        if record.tree.len() > node_limit {
            record.warn(WarningKind::TooManyNodes, Place::Byte(start));
            return;
        }
        let Some(&[marks, _, from, to]) = cursor.take(4) else {
            record.warn(WarningKind::Truncated, Place::Byte(offset + bytes.len()));
            return;
        };
        if marks > layout::ALL_MARKS {
            record.warn(WarningKind::BadValue, Place::Byte(start));
            return;
        }
        let has_child = marks & layout::IS_LAST == 0;
        let node = match &mut walk {
            None => {
                walk = Some(Walk::from_root(has_child));
                NodeId::ROOT
            }
            Some(walk) => {
                let Some(parent) = walk.parent() else { return };
                let m = move_of(from, to, layout);
                let node = record.tree.add(parent, m);
                if m.is_none() {
                    record.tree.node_mut(node).text = Some(format!("{from}-{to}"));
                    record.warn(WarningKind::OffBoard, Place::Byte(start));
                }
                walk.step(node, has_child, marks & layout::HAS_SIBLING != 0);
                node
            }
        };
        if marks & layout::HAS_COMMENT != 0 {
            let Some(length) = cursor.u32().map(|length| length as usize) else {
                record.warn(WarningKind::Truncated, Place::Byte(offset + bytes.len()));
                return;
            };
            let whole = length <= cursor.left();
            let text = if whole { cursor.take(length).unwrap_or_default() } else { cursor.rest() };
            record.tree.set_comment(node, &bytes::utf16_until_zero(text));
            if !whole {
                record.warn(WarningKind::Truncated, Place::Byte(offset + bytes.len()));
                return;
            }
        }
    }
}

fn move_of(from: u8, to: u8, layout: &Layout) -> Option<Move> {
    let square = |byte: u8| {
        if layout.nibbles {
            Square::new(byte >> 4, 9_u8.checked_sub(byte & 15)?)
        } else {
            layout::square_of(byte)
        }
    };
    Some(Move::new(square(from)?, square(to)?))
}
