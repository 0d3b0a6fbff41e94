//! For every pattern and motif the puzzle that shows it most plainly.

use std::collections::BTreeMap;

use xiangqi::Square;

use super::Listed;
use crate::pack::{Kind, Puzzle};
use crate::pattern::{self, CATALOGUE};

/// The length that shows best how a pattern comes about: a move that prepares it and the one that mates.
const LENGTH: u16 = 2;

/// The example of a name.
pub(super) struct Example {
    /// Id of the puzzle.
    pub(super) puzzle: String,
    /// The squares that show the name on the final position of the puzzle's line.
    pub(super) squares: Vec<Square>,
}

/// What makes one example plainer than another, the least first: the name comes early among the tags, the pack is the name's own,
/// one key, about two moves, few pieces, easy; the first in the library of equals.
type Rank = (usize, bool, bool, u16, usize, u8);

/// The examples by key of the name; a name that no puzzle bears has none.
pub(super) fn choose(library: &[Listed]) -> BTreeMap<&'static str, Example> {
    let mut best: BTreeMap<&'static str, (Rank, &Puzzle)> = BTreeMap::new();
    for listed in library {
        for puzzle in &listed.pack.puzzles {
            for (place, tag) in puzzle.tags.iter().enumerate() {
                let Some(entry) = CATALOGUE.iter().find(|entry| entry.name.zh_hans == tag) else { continue };
                let own = listed.kind == Kind::Drill && listed.pack.id == entry.key;
                let rank = (
                    if entry.kind == pattern::Kind::Final { place } else { 0 },
                    !own,
                    puzzle.keys.len() > 1,
                    puzzle.mate_in.abs_diff(LENGTH),
                    puzzle.position.board().pieces().count(),
                    puzzle.level,
                );
                if best.get(entry.key).is_none_or(|(other, _)| rank < *other) {
                    best.insert(entry.key, (rank, puzzle));
                }
            }
        }
    }
    let example = |puzzle: &Puzzle| Example { puzzle: puzzle.id.clone(), squares: Vec::new() };
    best.into_iter().map(|(key, (_, puzzle))| (key, example(puzzle))).collect()
}
