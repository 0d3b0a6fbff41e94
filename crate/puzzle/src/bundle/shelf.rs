//! The file of one pack: boards, lines, keys and tags in columns.

mod board;
mod notes;

use super::bytes::Bytes;
use super::contents::Row;
use super::names::NameCodes;
use super::numbers::{self, Numbers};
use super::{FaultCode, Unbundled, moves};
use crate::pack::{Pack, Puzzle, bounds};
use board::Head;

const MAGIC: [u8; 4] = *b"CJP1";

/// The bytes of a pack.
///
/// # Errors
/// A puzzle that the form has no place for.
pub(super) fn write(pack: &Pack, names: &NameCodes) -> Result<Vec<u8>, Unbundled> {
    let refused =
        |puzzle: &Puzzle, code| Unbundled { pack: pack.id.clone(), puzzle: Some(puzzle.id.clone()), code };
    let mut tags = Vec::new();
    for puzzle in &pack.puzzles {
        if puzzle.line.len() != plies(puzzle.mate_in) {
            return Err(refused(puzzle, "line"));
        }
        if puzzle.keys.is_empty() || (puzzle.keys.len() == 1 && puzzle.keys[0] != puzzle.line[0]) {
            return Err(refused(puzzle, "keys"));
        }
        for tag in &puzzle.tags {
            tags.push(names.code(tag).ok_or_else(|| refused(puzzle, "unknown-tag"))?);
        }
    }
    let puzzles = &pack.puzzles;
    let mut out = MAGIC.to_vec();
    out.extend((puzzles.len() as u32).to_le_bytes());
    for puzzle in puzzles {
        board::write_head(puzzle, &mut out);
    }
    for puzzle in puzzles {
        out.extend(puzzle.mate_in.to_le_bytes());
    }
    out.extend(puzzles.iter().map(|puzzle| puzzle.keys.len() as u8));
    out.extend(puzzles.iter().map(|puzzle| puzzle.tags.len() as u8));
    numbers::write(Numbers::of(pack)?.steps.into_iter(), &mut out);
    for puzzle in puzzles {
        board::write_pieces(puzzle, &mut out);
    }
    moves::write(puzzles.iter().flat_map(|puzzle| &puzzle.line), &mut out);
    moves::write(
        puzzles.iter().filter(|puzzle| puzzle.keys.len() > 1).flat_map(|puzzle| &puzzle.keys),
        &mut out,
    );
    out.extend(tags);
    notes::write(puzzles, &mut out);
    Ok(out)
}

/// Plies of the line of a mate in so many moves.
fn plies(mate_in: u16) -> usize {
    (2 * usize::from(mate_in)).saturating_sub(1)
}

/// The pack of a file; `row` is what the table of contents says of it.
pub(super) fn read(file: &[u8], row: &Row, names: &NameCodes) -> Result<Pack, FaultCode> {
    let mut bytes = Bytes::after(MAGIC, file)?;
    let count = bytes.length()?;
    if count != row.count {
        return Err(FaultCode::Count);
    }
    let heads: Vec<Head> = bytes.take(count.saturating_mul(12))?.chunks_exact(12).map(Head::read).collect();
    let lengths: Vec<u16> =
        bytes.take(2 * count)?.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]])).collect();
    let key_counts = bytes.take(count)?;
    let tag_counts = bytes.take(count)?;
    let in_bounds =
        |counts: &[u8], least, most| counts.iter().all(|&n| (least..=most).contains(&usize::from(n)));
    let lengths_fit = lengths.iter().all(|&n| (1..=bounds::MATE_IN).contains(&u64::from(n)));
    if !lengths_fit || !in_bounds(key_counts, 1, bounds::KEYS) || !in_bounds(tag_counts, 0, bounds::TAGS) {
        return Err(FaultCode::Count);
    }
    let steps = numbers::read(&mut bytes, count)?;
    let mut pack = Pack {
        id: row.id.clone(),
        title: row.title.clone(),
        description: row.description.clone(),
        licence: row.licence.clone(),
        puzzles: Vec::with_capacity(count),
    };
    let ids = match &row.ids {
        Some(ids) if ids.len() != count => return Err(FaultCode::Count),
        Some(ids) => ids.clone(),
        None => numbers::ids(&pack, &steps)?,
    };
    for (head, id) in heads.iter().zip(ids) {
        pack.puzzles.push(Puzzle {
            id,
            position: head.position(&mut bytes)?,
            goal: head.goal(),
            mate_in: 0,
            keys: Vec::new(),
            line: Vec::new(),
            tags: Vec::new(),
            level: head.level().ok_or(FaultCode::Code)?,
            title: None,
            source: None,
        });
    }
    let mut lines = moves::read(&mut bytes, lengths.iter().map(|&n| plies(n)).sum())?.into_iter();
    for (puzzle, mate_in) in pack.puzzles.iter_mut().zip(lengths) {
        puzzle.mate_in = mate_in;
        puzzle.line = lines.by_ref().take(plies(mate_in)).collect();
    }
    let several = key_counts.iter().map(|&n| usize::from(n)).filter(|&n| n > 1).sum();
    let mut keys = moves::read(&mut bytes, several)?.into_iter();
    for (puzzle, &n) in pack.puzzles.iter_mut().zip(key_counts) {
        puzzle.keys = match n {
            1 => puzzle.line.first().copied().into_iter().collect(),
            n => keys.by_ref().take(usize::from(n)).collect(),
        };
        if !puzzle.keys.is_sorted_by(|a, b| a < b) {
            return Err(FaultCode::Code);
        }
    }
    for (puzzle, &n) in pack.puzzles.iter_mut().zip(tag_counts) {
        let codes = bytes.take(usize::from(n))?;
        let tags: Option<Vec<String>> =
            codes.iter().map(|&code| names.name(code).map(str::to_owned)).collect();
        puzzle.tags = tags.ok_or(FaultCode::Code)?;
    }
    let length = bytes.length()?;
    notes::read(bytes.take(length)?, &mut pack.puzzles)?;
    bytes.end()?;
    Ok(pack)
}
