//! For every pattern and motif the puzzle that shows it most plainly.

use std::collections::BTreeMap;

use xiangqi::{Color, Piece, Position, Role};

use super::Listed;
use crate::pack::{Kind, Puzzle};
use crate::pattern::{self, Entry, Sight};

/// The length that shows best how a pattern comes about: a move that prepares it and the one that mates.
const LENGTH: u16 = 2;

/// The example of a name.
pub(super) struct Example {
    /// Id of the puzzle.
    pub(super) puzzle: String,
    /// Where its line shows the name.
    pub(super) sight: Sight,
    /// The board field of the FEN of the final position of its line.
    pub(super) end: String,
}

/// What makes one example plainer than another, the least first: the name comes early among the tags, the pack is the name's own,
/// one key, an end that fits on a card, about two moves, few pieces, easy; the first in the library of equals.
type Rank = (usize, bool, bool, bool, u16, usize, u8);

/// The examples by key of the name; a name that no puzzle bears has none.
pub(super) fn choose(library: &[Listed]) -> BTreeMap<&'static str, Example> {
    let mut best: BTreeMap<&'static str, (Rank, &'static Entry, &Puzzle)> = BTreeMap::new();
    for listed in library {
        for puzzle in &listed.pack.puzzles {
            let end = end_of(puzzle);
            for (place, tag) in puzzle.tags.iter().enumerate() {
                let Some(entry) = pattern::entry(tag) else { continue };
                let own = listed.kind == Kind::Drill && listed.pack.id == entry.key;
                let rank = (
                    if entry.kind == pattern::Kind::Final { place } else { 0 },
                    !own,
                    puzzle.keys.len() > 1,
                    !fits_card(&end),
                    puzzle.mate_in.abs_diff(LENGTH),
                    puzzle.position.board().pieces().count(),
                    puzzle.level,
                );
                if best.get(entry.key).is_none_or(|(other, ..)| rank < *other) {
                    best.insert(entry.key, (rank, entry, puzzle));
                }
            }
        }
    }
    let example = |entry: &Entry, puzzle: &Puzzle| {
        let sight = pattern::shown(&puzzle.position, &puzzle.line, entry.name.zh_hans)?;
        let fen = xiangqi::fen::write(&end_of(puzzle).setup());
        let end = fen.split(' ').next().unwrap_or_default().to_owned();
        Some(Example { puzzle: puzzle.id.clone(), sight, end })
    };
    best.into_iter().filter_map(|(key, (_, entry, puzzle))| Some((key, example(entry, puzzle)?))).collect()
}

/// The final position of a puzzle's line.
fn end_of(puzzle: &Puzzle) -> Position {
    let mut position = puzzle.position.clone();
    for &m in &puzzle.line {
        if position.play(m).is_err() {
            break;
        }
    }
    position
}

/// Whether the card of a pattern can show a position without cutting anything off: it has seven files of Black's half, and a
/// mark for Red's king below.
fn fits_card(end: &Position) -> bool {
    let red_king = Piece { color: Color::Red, role: Role::King };
    let mut at_edge = [false; 2];
    for (square, piece) in end.board().pieces() {
        if square.rank() < 5 {
            if piece != red_king {
                return false;
            }
            continue;
        }
        at_edge[0] |= square.file() == 0;
        at_edge[1] |= square.file() == 8;
    }
    at_edge != [true; 2]
}
