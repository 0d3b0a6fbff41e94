//! Writing libraries of 象棋桥 3.

use super::layout;
use crate::cbr;
use crate::loss::{LossKind, Losses, Written};
use crate::record::Record;

/// Writes records as a library. Its name is the one that the first record has kept from a library it was read from, or its
/// event.
pub fn write(records: &[Record]) -> Written {
    let mut losses = Losses::default();
    let capacity = capacity_for(records.len());
    let data_at = layout::INDEX + capacity * layout::ENTRY_LEN;
    let mut bytes = vec![0; data_at];
    bytes[..layout::MAGIC.len()].copy_from_slice(layout::MAGIC);
    put_u32(&mut bytes, layout::VERSION, 3);
    put_u32(&mut bytes, layout::ALL_ONES, 0x7FFF_FFFF);
    put_u32(&mut bytes, layout::CAPACITY, capacity as u32);
    let name = records.first().and_then(|first| first.tags.get(layout::LIBRARY_TAG)).unwrap_or_default();
    let (at, len) = layout::NAME;
    if !cbr::put_utf16(name, &mut bytes[at..at + len]) {
        losses.add(LossKind::LongTexts);
    }
    for (index, record) in records.iter().enumerate() {
        losses.record = index;
        let known = |tag: &str| cbr::is_known_tag(tag) || tag == layout::LIBRARY_TAG;
        losses.of_tags(&record.tags, known);
        if record.tags.get(layout::LIBRARY_TAG).unwrap_or_default() != name {
            losses.add(LossKind::Tags);
        }
        let data = cbr::record_bytes(record, &mut losses);
        let entry = layout::INDEX + index * layout::ENTRY_LEN;
        write_entry(&mut bytes[entry..entry + layout::ENTRY_LEN], index, record, &data);
        bytes.extend(&data);
        bytes.resize(data_at + (bytes.len() - data_at).next_multiple_of(layout::BLOCK_LEN), 0);
    }
    // The library's own identifier is that of its first record.
    if let Some(guid) = bytes.get(data_at + layout::GUID..data_at + layout::GUID + 16) {
        let guid = guid.to_vec();
        bytes[layout::GUID..layout::GUID + 16].copy_from_slice(&guid);
    }
    losses.written(bytes)
}

/// 128 times a power of two.
fn capacity_for(games: usize) -> usize {
    128 * games.div_ceil(128).max(1).next_power_of_two()
}

fn write_entry(entry: &mut [u8], index: usize, record: &Record, data: &[u8]) {
    entry[layout::STATE] = layout::LIVE;
    put_u32(entry, layout::ORDER, index as u32);
    put_u32(entry, layout::BLOCKS, data.len().div_ceil(layout::BLOCK_LEN) as u32);
    put_u32(entry, layout::USED, data.len() as u32);
    cbr::put_utf16(&cbr::guid_text(data), &mut entry[layout::ENTRY_GUID..layout::ENTRY_TITLE.0]);
    let (at, len) = layout::ENTRY_TITLE;
    // The title is whole in the record; here it is only shown.
    cbr::put_utf16(record.title(), &mut entry[at..at + len]);
}

fn put_u32(bytes: &mut [u8], at: usize, number: u32) {
    bytes[at..at + 4].copy_from_slice(&number.to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_grows_by_doubling() {
        for (games, capacity) in [(0, 128), (1, 128), (128, 128), (129, 256), (257, 512), (5000, 8192)] {
            assert_eq!(capacity_for(games), capacity);
        }
    }
}
