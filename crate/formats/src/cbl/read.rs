//! Reading a library by its index. Games marked as deleted stay deleted; only when the index contradicts what stands in the
//! file are records looked for by their signature, and then each of them says so.

use std::collections::BTreeSet;

use super::layout;
use crate::bytes::{u32_at, utf16_until_zero};
use crate::cbr;
use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::warning::{Place, WarningKind};

/// An entry of the index that tells of a game.
#[derive(Clone, Copy, Debug)]
struct Entry {
    game: usize,
    live: bool,
    /// Whether its state is one of those that are known.
    known: bool,
    order: u32,
    start: usize,
    end: usize,
}

pub(crate) fn read(bytes: &[u8], reading: &mut Reading) -> Result<(), Failure> {
    let name = bytes
        .get(layout::NAME.0..layout::NAME.0 + layout::NAME.1)
        .ok_or(Failure::new(FailureKind::Truncated, bytes.len()))?;
    let name = utf16_until_zero(name);
    let mut entries = read_index(bytes, reading);
    // The order in which the games are shown; those that share a place keep the order of the index.
    entries.sort_by_key(|entry| (entry.order, entry.game));
    let mut known = BTreeSet::new();
    let mut lost = entries.is_empty();
    for entry in entries {
        if !starts_record(bytes, entry.start) {
            if entry.live {
                lost = true;
                let (kind, at) = if entry.start >= bytes.len() {
                    (WarningKind::Truncated, Place::Byte(bytes.len()))
                } else {
                    (WarningKind::NotAGame, Place::Game(entry.game))
                };
                reading.warn(kind, at);
            }
            continue;
        }
        known.insert(entry.start);
        if !entry.live {
            reading.warn(WarningKind::DeletedSkipped, Place::Game(entry.game));
        } else if !give(bytes, entry.start, entry.end, &name, !entry.known, reading) {
            return Ok(());
        }
    }
    if lost {
        recover(bytes, &name, &known, reading);
    }
    if reading.games == 0 && lost {
        return Err(Failure::new(FailureKind::NoGames, layout::INDEX.min(bytes.len())));
    }
    Ok(())
}

/// The entries that are in use; none when the index does not fit into the file.
fn read_index(bytes: &[u8], reading: &mut Reading) -> Vec<Entry> {
    let capacity = u32_at(bytes, layout::CAPACITY).unwrap_or_default() as usize;
    let index = capacity
        .checked_mul(layout::ENTRY_LEN)
        .and_then(|len| bytes.get(layout::INDEX..layout::INDEX.checked_add(len)?));
    let Some(index) = index else {
        reading.warn(WarningKind::BadLength, Place::Byte(layout::CAPACITY));
        return Vec::new();
    };
    let mut entries = Vec::new();
    let mut start = layout::INDEX + index.len();
    for (game, entry) in index.chunks_exact(layout::ENTRY_LEN).enumerate() {
        let number = |at| u32_at(entry, at).unwrap_or_default();
        let room = (number(layout::BLOCKS) as usize).saturating_mul(layout::BLOCK_LEN);
        let used = match number(layout::USED) as usize {
            0 => room,
            used => used.min(room),
        };
        let state = entry[layout::STATE];
        if state != layout::UNUSED {
            let end = start.saturating_add(used).min(bytes.len());
            entries.push(Entry {
                game,
                live: state != layout::DELETED,
                known: matches!(state, layout::LIVE | layout::DELETED),
                order: number(layout::ORDER),
                start,
                end,
            });
        }
        start = start.saturating_add(room);
    }
    entries
}

fn starts_record(bytes: &[u8], start: usize) -> bool {
    bytes.get(start..).is_some_and(|rest| rest.starts_with(cbr::MAGIC))
}

/// Gives away the record between two offsets. False when no more are wanted.
fn give(bytes: &[u8], start: usize, end: usize, name: &str, recovered: bool, reading: &mut Reading) -> bool {
    match cbr::read_record(&bytes[start..end], start, Format::Cbl, reading.node_limit()) {
        Ok(mut record) => {
            record.tags.set(layout::LIBRARY_TAG, name);
            if recovered {
                record.warn(WarningKind::Recovered, Place::Byte(start));
            }
            reading.give(record, end)
        }
        Err(failure) => {
            let kind = match failure.kind {
                FailureKind::Truncated => WarningKind::Truncated,
                _ => WarningKind::NewerVersion,
            };
            reading.warn(kind, Place::Byte(failure.at));
            true
        }
    }
}

/// Gives away what looks like a record and is in no entry of the index.
fn recover(bytes: &[u8], name: &str, known: &BTreeSet<usize>, reading: &mut Reading) {
    let mut starts = signatures(bytes);
    let mut next = starts.next();
    while let Some(start) = next {
        next = starts.next();
        let end = next.unwrap_or(bytes.len());
        if !known.contains(&start) && !give(bytes, start, end, name, true, reading) {
            return;
        }
    }
}

/// Where the signature of a record stands.
fn signatures(bytes: &[u8]) -> impl Iterator<Item = usize> + '_ {
    let first = cbr::MAGIC[0];
    (0..bytes.len()).filter(move |&at| bytes[at] == first && starts_record(bytes, at))
}
