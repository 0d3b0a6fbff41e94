//! Writing CBR of version 2.

use xiangqi::{Board, Color, Setup};

use super::layout::{self, V2};
use crate::loss::{LossKind, Losses, Written};
use crate::preorder;
use crate::record::{GameResult, Record};

/// What kind of game a header tells where nothing else is known: a composed game, or a composed ending.
pub(super) fn kind_of(setup: &Setup) -> u8 {
    if setup.board == Board::start() { 1 } else { 3 }
}

/// Writes a record as a CBR file.
pub fn write(record: &Record) -> Written {
    let mut losses = Losses::default();
    let bytes = record_bytes(record, &mut losses);
    losses.of_tags(&record.tags, is_known_tag);
    losses.written(bytes)
}

/// Whether a tag has a field.
pub(crate) fn is_known_tag(name: &str) -> bool {
    matches!(name, layout::KIND_TAG | layout::SEVERAL_TAG) || V2.fields.iter().any(|field| field.2 == name)
}

/// The bytes of a record, alone or in a library. Tags without a field are for the caller to report.
pub(crate) fn record_bytes(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut bytes = vec![0; V2.tree];
    bytes[..layout::MAGIC.len()].copy_from_slice(layout::MAGIC);
    bytes[layout::VERSION] = 2;
    for &(at, len, name) in V2.fields {
        let text = record.tags.get(name).unwrap_or_default();
        if !put_utf16(text, &mut bytes[at..at + len]) {
            losses.add(LossKind::LongTexts);
        }
    }
    let kind = record.tags.get(layout::KIND_TAG).and_then(|tag| tag.parse().ok()).filter(|&kind| kind <= 3);
    bytes[V2.kind] = kind.unwrap_or_else(|| kind_of(&record.setup));
    bytes[V2.result] = match record.result {
        GameResult::Unknown if record.tags.get(layout::SEVERAL_TAG).is_some() => 4,
        GameResult::Unknown => 0,
        GameResult::RedWins => 1,
        GameResult::BlackWins => 2,
        GameResult::Draw => 3,
    };
    bytes[V2.side] = match record.setup.turn {
        Color::Red => 1,
        Color::Black => 2,
    };
    let round = u16::try_from(record.setup.fullmove).unwrap_or(u16::MAX);
    if record.setup.halfmove != 0 || u32::from(round) != record.setup.fullmove {
        losses.add(LossKind::Counters);
    }
    bytes[V2.round..V2.round + 2].copy_from_slice(&round.to_le_bytes());
    for (square, piece) in record.setup.board.pieces() {
        bytes[V2.board + usize::from(layout::index_of(square))] = layout::byte_of(piece);
    }
    let cursor = V2.board + layout::BOARD_LEN;
    bytes[cursor..cursor + 4].fill(0xFF);
    losses.of_tree(&record.tree);
    write_tree(record, &mut bytes);
    let guid = guid_of(&bytes);
    bytes[layout::GUID..layout::GUID + 16].copy_from_slice(&guid);
    bytes
}

fn write_tree(record: &Record, bytes: &mut Vec<u8>) {
    for entry in preorder::entries(&record.tree) {
        let node = record.tree.node(entry.node);
        let mut marks = 0;
        for (is_set, mark) in [
            (!entry.has_child, layout::IS_LAST),
            (entry.has_sibling, layout::HAS_SIBLING),
            (!node.comment.is_empty(), layout::HAS_COMMENT),
        ] {
            marks |= if is_set { mark } else { 0 };
        }
        let [from, to] = node.m.map_or([0, 0], |m| [layout::index_of(m.from), layout::index_of(m.to)]);
        bytes.extend([marks, 0, from, to]);
        if !node.comment.is_empty() {
            let text: Vec<u8> =
                node.comment.replace('\n', "\r\n").encode_utf16().flat_map(u16::to_le_bytes).collect();
            bytes.extend((text.len() as u32).to_le_bytes());
            bytes.extend(text);
        }
    }
}

/// Puts a text into a field, cut at a whole character so that a zero follows. False when it had to be cut.
pub(crate) fn put_utf16(text: &str, field: &mut [u8]) -> bool {
    let room = field.len() / 2 - 1;
    let mut used = 0;
    for c in text.chars() {
        let mut units = [0; 2];
        let units = c.encode_utf16(&mut units);
        if used + units.len() > room {
            return false;
        }
        for unit in units {
            field[2 * used..2 * used + 2].copy_from_slice(&unit.to_le_bytes());
            used += 1;
        }
    }
    true
}

/// An identifier told by the content, in the shape of a random one: nothing here draws lots.
fn guid_of(bytes: &[u8]) -> [u8; 16] {
    // Two runs of FNV-1a with different beginnings.
    let hash = |seed: u64| {
        bytes.iter().fold(seed, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3))
    };
    let mut guid = [0; 16];
    guid[..8].copy_from_slice(&hash(0xCBF2_9CE4_8422_2325).to_le_bytes());
    guid[8..].copy_from_slice(&hash(0x9E37_79B9_7F4A_7C15).to_le_bytes());
    guid[7] = (guid[7] & 0x0F) | 0x40;
    guid[8] = (guid[8] & 0x3F) | 0x80;
    guid
}

/// The identifier of a record's bytes as text: `{01234567-89AB-…}`.
pub(crate) fn guid_text(record: &[u8]) -> String {
    let guid = &record[layout::GUID..layout::GUID + 16];
    let number = |bytes: &mut dyn Iterator<Item = &u8>| {
        bytes.fold(0_u64, |number, byte| (number << 8) | u64::from(*byte))
    };
    // The first three groups are numbers in the byte order of the machine.
    let little = |range: std::ops::Range<usize>| number(&mut guid[range].iter().rev());
    let big = |range: std::ops::Range<usize>| number(&mut guid[range].iter());
    let [a, b, c] = [little(0..4), little(4..6), little(6..8)];
    format!("{{{a:08X}-{b:04X}-{c:04X}-{:04X}-{:012X}}}", big(8..10), big(10..16))
}
