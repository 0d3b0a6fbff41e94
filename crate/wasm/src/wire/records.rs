//! Records that were read: what stands in a file, game by game, and what was not read of it.

use tsify::Tsify;
use xiangqi::Move;

use crate::json::{object, words};

/// Something that could not be read as it stands: `at` counts what `unit` says.
#[derive(Tsify)]
pub struct Note {
    /// Stable, kebab-case.
    #[tsify(type = "string")]
    pub code: &'static str,
    /// Where; 0 for the set-up.
    pub at: u32,
    /// `byte`, `line`, `ply`, `game` or `setup`.
    #[tsify(type = "'byte' | 'line' | 'ply' | 'game' | 'setup'")]
    pub unit: &'static str,
}
object!(Note { code, at, unit });

/// Why nothing at all could be read of a file.
#[derive(Tsify)]
pub struct Unread {
    /// Stable, kebab-case.
    #[tsify(type = "string")]
    pub code: &'static str,
    /// The byte at which it shows.
    pub at: u32,
}
object!(Unread { code, at });

/// What is known of a file as a whole, when it has been read.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct FileReport {
    /// What it is (`xqf`, `pgn`, …); null where nothing could be read.
    #[tsify(type = "string | null")]
    pub format: Option<&'static str>,
    /// The encoding of its texts; null where the format leaves no choice.
    pub encoding: Option<String>,
    /// How many records were given, or files of a zip.
    pub games: u32,
    /// What concerns no single record.
    pub warnings: Vec<Note>,
    /// Why nothing could be read.
    pub failure: Option<Unread>,
}
object!(FileReport { format, encoding, games, warnings, failure });

/// A file of a zip; what it holds comes beside it.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct MemberHead {
    /// Its path in the zip.
    pub name: String,
    /// Why what it holds is not all, or nothing.
    pub fault: Option<Unread>,
    /// Bytes of the zip read so far.
    pub read: u32,
}
object!(MemberHead { name, fault, read });

/// Some records of a file that is being read. Their parcels come beside it, one behind the other.
#[derive(Tsify)]
pub struct RecordBatch {
    /// Bytes of the file read so far.
    pub read: u32,
    /// The records.
    pub records: Vec<RecordHead>,
}
object!(RecordBatch { read, records });

/// What a list shows of a record.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RecordHead {
    /// What it was read from.
    #[tsify(type = "string")]
    pub format: &'static str,
    /// Empty where it has none.
    pub title: String,
    /// Names of the players, empty where not told.
    pub red: String,
    /// See `red`.
    pub black: String,
    /// The set-up.
    pub fen: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[tsify(type = "string")]
    pub result: &'static str,
    /// Plies of the main line.
    pub plies: u32,
    /// How many of them are legal, from the first on.
    pub legal: u32,
    /// Moves of the whole tree.
    pub nodes: u32,
    /// Lines of the tree.
    pub leaves: u32,
    /// Nodes with a comment.
    pub comments: u32,
    /// What could not be read of it.
    pub warnings: Vec<Note>,
    /// Positions that may be exercises.
    pub moments: Vec<Moment>,
    /// Bytes of its parcel.
    pub size: u32,
}
object!(RecordHead {
    format,
    title,
    red,
    black,
    fen,
    result,
    plies,
    legal,
    nodes,
    leaves,
    comments,
    warnings,
    moments,
    size
});

/// Why a position may be an exercise.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// The record begins with it.
    SetUp,
    /// A glyph praises the move made in it.
    Glyph,
    /// A comment speaks of a mate.
    Comment,
}
words!(Mark { SetUp, Glyph, Comment });

/// A position that may be an exercise, with what the record plays from there.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct Moment {
    /// Why it is given.
    pub mark: Mark,
    /// Plies before it.
    pub ply: u32,
    /// The position, which may break the rules.
    pub fen: String,
    /// Legal moves of the record from there.
    #[tsify(type = "string[]")]
    pub line: Vec<Move>,
    /// The ply of the line, from 1, that is not legal or cannot be read.
    pub broken: Option<u32>,
}
object!(Moment { mark, ply, fen, line, broken });

/// Something told about a record.
#[derive(Tsify)]
pub struct Tag {
    /// The name that PGN has for it.
    pub name: String,
    /// One line.
    pub value: String,
}
object!(Tag { name, value });

/// What the rules say of a move.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It comes after a move that is not legal, or the set-up is no position.
    Unjudged,
    /// It is legal.
    Legal,
    /// It is not.
    Illegal,
    /// It is a text that names no move.
    Unread,
}
words!(Standing { Unjudged, Legal, Illegal, Unread });

/// A node of the tree of moves.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct NodeView {
    /// The place in the list of the node that it continues; the root, first in the list, names itself.
    pub parent: u32,
    /// The move; null for the root and for a text that names none.
    #[tsify(type = "string | null")]
    pub r#move: Option<Move>,
    /// What stands in place of a move.
    pub text: Option<String>,
    /// Empty where there is none.
    pub comment: String,
    /// Glyphs of PGN.
    pub nags: Vec<u8>,
    /// What the rules say.
    pub standing: Standing,
    /// Why it is not legal.
    #[tsify(type = "string | null")]
    pub reason: Option<&'static str>,
}
object!(NodeView { parent, r#move, text, comment, nags, standing, reason });

/// A whole record. Nodes come parents first, the main line first.
#[derive(Tsify)]
pub struct RecordView {
    /// What is told about it.
    pub tags: Vec<Tag>,
    /// The set-up.
    pub fen: String,
    /// The tree.
    pub nodes: Vec<NodeView>,
}
object!(RecordView { tags, fen, nodes });

/// Something of a record that a format does not hold.
#[derive(Tsify)]
pub struct LossNote {
    /// Of which record, from 0.
    pub record: u32,
    /// Stable, kebab-case.
    #[tsify(type = "string")]
    pub code: &'static str,
}
object!(LossNote { record, code });
