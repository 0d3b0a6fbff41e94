//! Writing XQF 1.8 with keys of zero: readers of all times take it, and it holds trees and comments.

use xiangqi::{Board, Color, Setup};

use super::layout;
use crate::encoding::Encoding;
use crate::loss::{LossKind, Losses, Written};
use crate::preorder;
use crate::record::{GameResult, Record};

/// With keys of zero every length still has this added.
const LENGTH_BASE: u32 = 767;
/// A place of the table without a piece.
const ABSENT: u8 = 0xFF;

/// The stage that a header tells where nothing else is known: a whole game, or an ending.
pub(super) fn stage_of(setup: &Setup) -> u8 {
    if setup.board == Board::start() { 0 } else { 3 }
}

/// Writes a record as an XQF file.
pub fn write(record: &Record) -> Written {
    let mut losses = Losses::default();
    let mut bytes = vec![0; layout::HEADER_LEN];
    bytes[..2].copy_from_slice(layout::MAGIC);
    bytes[layout::VERSION] = layout::NEWEST;
    write_table(&record.setup.board, &mut bytes, &mut losses);
    bytes[layout::SIDE] = u8::from(record.setup.turn == Color::Black);
    bytes[layout::RESULT] = match record.result {
        GameResult::Unknown => 0,
        GameResult::RedWins => 1,
        GameResult::BlackWins => 2,
        GameResult::Draw => 3,
    };
    let stage =
        record.tags.get(layout::STAGE_TAG).and_then(|tag| tag.parse().ok()).filter(|&stage| stage <= 3);
    bytes[layout::STAGE] = stage.unwrap_or_else(|| stage_of(&record.setup));
    for (at, most, name) in layout::FIELDS {
        write_field(record.tags.get(name).unwrap_or_default(), at, most, &mut bytes, &mut losses);
    }
    let known = |name: &str| name == layout::STAGE_TAG || layout::FIELDS.iter().any(|field| field.2 == name);
    losses.of_tags(&record.tags, known);
    losses.of_tree(&record.tree);
    if (record.setup.halfmove, record.setup.fullmove) != (0, 1) {
        losses.add(LossKind::Counters);
    }
    write_tree(record, &mut bytes);
    losses.written(bytes)
}

fn write_table(board: &Board, bytes: &mut [u8], losses: &mut Losses) {
    let (table, complete) = layout::table_of(board);
    if !complete {
        losses.add(LossKind::Pieces);
    }
    // The table is turned by one: the first byte is the second place.
    for (i, byte) in bytes[layout::PIECES..layout::PIECES + 32].iter_mut().enumerate() {
        *byte = table[(i + 1) % 32].map_or(ABSENT, layout::byte_of);
    }
}

/// A length byte and as many whole characters as the field holds.
fn write_field(text: &str, at: usize, most: usize, bytes: &mut [u8], losses: &mut Losses) {
    let mut field = Vec::new();
    for c in text.chars() {
        let encoded = Encoding::GB18030.encode_char(c).unwrap_or_default();
        if field.len() + encoded.len() > most {
            losses.add(LossKind::LongTexts);
            break;
        }
        field.extend(encoded);
    }
    bytes[at] = field.len() as u8;
    bytes[at + 1..at + 1 + field.len()].copy_from_slice(&field);
}

fn write_tree(record: &Record, bytes: &mut Vec<u8>) {
    for entry in preorder::entries(&record.tree) {
        let node = record.tree.node(entry.node);
        // The root is no move; programs write the signature in its place.
        let squares = node.m.map_or(*layout::MAGIC, |m| {
            [layout::byte_of(m.from) + layout::FROM_BASE, layout::byte_of(m.to) + layout::TO_BASE]
        });
        let mut flags = 0;
        for (is_set, flag) in [
            (entry.has_child, layout::HAS_CHILD),
            (entry.has_sibling, layout::HAS_SIBLING),
            (!node.comment.is_empty(), layout::HAS_COMMENT),
        ] {
            flags |= if is_set { flag } else { 0 };
        }
        bytes.extend(squares);
        bytes.extend([flags, 0]);
        if !node.comment.is_empty() {
            let text = Encoding::GB18030.encode(&node.comment.replace('\n', "\r\n")).0;
            bytes.extend((text.len() as u32 + LENGTH_BASE).to_le_bytes());
            bytes.extend(text);
        }
    }
}
