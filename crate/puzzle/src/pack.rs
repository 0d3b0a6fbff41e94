//! A pack: an ordered set of puzzles with a title, as it stands in one JSON file under `puzzles/`.
//!
//! Here are the types and their bounds; [`mod@read`] turns text into a pack with every fault as data, [`mod@write`] gives the one
//! canonical text. Whether a puzzle is *true* (its mate exists and has the length it says) is not known here: that is
//! [`mod@crate::verify`].

pub mod fault;
pub mod fields;
pub mod kind;
pub mod read;
pub mod write;

use mate::Goal;
use xiangqi::{Color, Move, Position};

pub use fault::{Fault, FaultCode};
pub use kind::Kind;
pub use read::read;
pub use write::{write, write_puzzle};

/// The version of the file format that this code reads and writes.
pub const SCHEMA: u64 = 1;

/// Bounds on everything that a pack file may hold. A file beyond them is refused, never truncated.
pub mod bounds {
    /// Bytes of a whole pack file.
    pub const FILE_BYTES: usize = 64 << 20;
    /// Puzzles of one pack.
    pub const PUZZLES: usize = 200_000;
    /// Characters of a pack or puzzle id: `a-z`, `0-9` and `-`.
    pub const ID: usize = 64;
    /// Characters of a FEN. The longest legal board and side are below 100.
    pub const FEN: usize = 128;
    /// Characters of one title in one language.
    pub const TITLE: usize = 120;
    /// Characters of one description in one language.
    pub const DESCRIPTION: usize = 2000;
    /// Characters of a licence expression.
    pub const LICENCE: usize = 80;
    /// Characters of a source note.
    pub const SOURCE: usize = 200;
    /// Attacker moves to the mate.
    pub const MATE_IN: u64 = 500;
    /// Shortest first moves: no position has more legal moves than this.
    pub const KEYS: usize = 128;
    /// Plies of the main line.
    pub const LINE: usize = 2 * MATE_IN as usize;
    /// Tags of one puzzle.
    pub const TAGS: usize = 24;
    /// Characters of one tag.
    pub const TAG: usize = 16;
    /// The hardest level; the easiest is 1.
    pub const LEVEL: u64 = 9;
    /// Faults that one reading reports; after that it stops, since a file of another kind would give thousands.
    pub const FAULTS: usize = 200;
}

/// One text in the three languages of the trainer.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LocalText {
    /// Simplified Chinese.
    pub zh_hans: String,
    /// Traditional Chinese.
    pub zh_hant: String,
    /// English.
    pub en: String,
}

/// A pack file.
#[derive(Clone, Debug, PartialEq)]
pub struct Pack {
    /// Stable name, `a-z0-9-`; the file is `<id>.json`.
    pub id: String,
    /// What the pack is called.
    pub title: LocalText,
    /// One or two sentences on what is in it.
    pub description: LocalText,
    /// SPDX licence expression of the puzzles.
    pub licence: String,
    /// The puzzles, in the order in which they are meant to be solved.
    pub puzzles: Vec<Puzzle>,
}

impl Pack {
    /// The id of the puzzle with a number, as ids of packs are formed: four digits or more.
    pub fn id_of(&self, number: u32) -> String {
        format!("{}-{number:04}", self.id)
    }

    /// The number of a puzzle whose id has that form.
    pub fn number_of(&self, puzzle: &Puzzle) -> Option<u32> {
        let number = puzzle.id.strip_prefix(&self.id)?.strip_prefix('-')?.parse().ok()?;
        (self.id_of(number) == puzzle.id).then_some(number)
    }
}

/// One puzzle: a position, what is to be done, and the claim that [`mod@crate::verify`] proves.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Stable name, unique in its pack. It never changes once published: progress is kept under it.
    pub id: String,
    /// The position. The side to move is the attacker.
    pub position: Position,
    /// Mate by checks only, or by any moves.
    pub goal: Goal,
    /// Length of the shortest forced mate, in attacker moves, 1 to [`bounds::MATE_IN`].
    pub mate_in: u16,
    /// All first moves that keep the shortest length, in ascending order of squares (a0 first, rank by rank).
    pub keys: Vec<Move>,
    /// One full line of the shortest mate against the longest defence: `2 * mate_in - 1` plies.
    pub line: Vec<Move>,
    /// Names of mating patterns in simplified Chinese, most telling first (see [`crate::pattern`]).
    pub tags: Vec<String>,
    /// 1 (easiest) to 9, by the rule of [`crate::grade`].
    pub level: u8,
    /// A name of its own, where it has one.
    pub title: Option<LocalText>,
    /// Where it comes from, where it was not composed for the pack.
    pub source: Option<String>,
}

impl Puzzle {
    /// The side that has to mate: the side to move.
    pub fn attacker(&self) -> Color {
        self.position.turn()
    }

    /// The position as the pack file has it: board and side to move.
    ///
    /// Move counters are left out because no rule of a puzzle depends on them.
    pub fn fen(&self) -> String {
        xiangqi::fen::write_position(&self.position.setup())
    }
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
            && self.fen() == other.fen()
            && self.goal == other.goal
            && self.mate_in == other.mate_in
            && self.keys == other.keys
            && self.line == other.line
            && self.tags == other.tags
            && self.level == other.level
            && self.title == other.title
            && self.source == other.source
    }
}
