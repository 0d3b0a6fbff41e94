//! The index: what a list of puzzles is filtered by, a few bytes each.

use mate::Goal;

use super::bytes::Bytes;
use super::names::{NONE, NameCodes};
use super::numbers::{self, Numbers};
use super::{FaultCode, Unbundled, roles};
use crate::pack::{Pack, Puzzle, bounds};
use crate::pattern::Story;

const MAGIC: [u8; 4] = *b"CJX1";

/// Bits of the third column; the level stands below them.
const ANY: u8 = 1 << 4;
const SEVERAL_KEYS: u8 = 1 << 5;
const TITLE: u8 = 1 << 6;
const LEVEL: u8 = ANY - 1;

/// What the index has of one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Name code of the first tag that names a final pattern; 255: none.
    pub pattern: u8,
    /// Attacker moves to the mate, at most 255.
    pub mate_in: u8,
    /// 1 to 9.
    pub level: u8,
    /// What is asked.
    pub goal: Goal,
    /// Whether there are several keys.
    pub several_keys: bool,
    /// Whether it has a title of its own.
    pub title: bool,
    /// Bits 0 to 3: the roles that work in the final position; 4 to 7: those that the attacker has on the board.
    pub roles: u8,
    /// The number less the one before in its pack.
    pub step: u32,
}

/// The entries of one pack.
///
/// # Errors
/// A puzzle that the form has no place for.
pub(super) fn entries(pack: &Pack, names: &NameCodes) -> Result<Vec<Entry>, Unbundled> {
    let steps = Numbers::of(pack)?.steps;
    pack.puzzles.iter().zip(steps).map(|(puzzle, step)| entry(pack, puzzle, names, step)).collect()
}

fn entry(pack: &Pack, puzzle: &Puzzle, names: &NameCodes, step: u32) -> Result<Entry, Unbundled> {
    let story = Story::tell(&puzzle.position, &puzzle.line).ok_or_else(|| Unbundled {
        pack: pack.id.clone(),
        puzzle: Some(puzzle.id.clone()),
        code: "line",
    })?;
    let work = roles::bits(|role| !story.essential_of(role).is_empty());
    let board = puzzle.position.board();
    let has = roles::bits(|role| board.pieces().any(|(_, p)| p.color == puzzle.attacker() && p.role == role));
    Ok(Entry {
        pattern: names.final_of(&puzzle.tags),
        mate_in: u8::try_from(puzzle.mate_in).unwrap_or(u8::MAX),
        level: puzzle.level,
        goal: puzzle.goal,
        several_keys: puzzle.keys.len() > 1,
        title: puzzle.title.is_some(),
        roles: work | has << 4,
        step,
    })
}

pub(super) fn write(entries: &[Entry]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend((entries.len() as u32).to_le_bytes());
    out.extend(entries.iter().map(|entry| entry.pattern));
    out.extend(entries.iter().map(|entry| entry.mate_in));
    out.extend(entries.iter().map(|entry| {
        let flag = |set: bool, bit: u8| if set { bit } else { 0 };
        entry.level
            | flag(entry.goal == Goal::Any, ANY)
            | flag(entry.several_keys, SEVERAL_KEYS)
            | flag(entry.title, TITLE)
    }));
    out.extend(entries.iter().map(|entry| entry.roles));
    numbers::write(entries.iter().map(|entry| entry.step), &mut out);
    out
}

pub(super) fn read(file: &[u8]) -> Result<Vec<Entry>, FaultCode> {
    let mut bytes = Bytes::after(MAGIC, file)?;
    let count = bytes.length()?;
    let [patterns, lengths, flags, roles] =
        [bytes.take(count)?, bytes.take(count)?, bytes.take(count)?, bytes.take(count)?];
    let steps = numbers::read(&mut bytes, count)?;
    bytes.end()?;
    let mut entries = Vec::with_capacity(count);
    for (i, step) in steps.into_iter().enumerate() {
        let level = flags[i] & LEVEL;
        let is_known = flags[i] & !(LEVEL | ANY | SEVERAL_KEYS | TITLE) == 0;
        if !is_known || !(1..=bounds::LEVEL).contains(&u64::from(level)) || lengths[i] == 0 {
            return Err(FaultCode::Code);
        }
        entries.push(Entry {
            pattern: patterns[i],
            mate_in: lengths[i],
            level,
            goal: if flags[i] & ANY == 0 { Goal::Checks } else { Goal::Any },
            several_keys: flags[i] & SEVERAL_KEYS != 0,
            title: flags[i] & TITLE != 0,
            roles: roles[i],
            step,
        });
    }
    Ok(entries)
}

impl Entry {
    /// The name code of the pattern, where there is one.
    pub fn pattern(&self) -> Option<u8> {
        (self.pattern != NONE).then_some(self.pattern)
    }
}
