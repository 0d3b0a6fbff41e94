//! What a reader has to say about a record besides the record: a stable code and a place.

use std::fmt;

use xiangqi::SetupErrorKind;
use xiangqi::fen::{FenErrorKind, FenWarning};

/// Something that could not be read as it stands, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What.
    pub kind: WarningKind,
    /// Where.
    pub at: Place,
}

/// A place in a file or in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The byte of the file, 0 for the first.
    Byte(usize),
    /// The line of the decoded text, 1 for the first.
    Line(usize),
    /// The move, counted from the start of its own line of play: 1 for a first move.
    Ply(usize),
    /// The game of the file, 0 for the first.
    Game(usize),
    /// The set-up position.
    Setup,
}

impl Place {
    /// The number; 0 for the set-up, which is before the first move.
    pub const fn number(self) -> usize {
        match self {
            Place::Byte(n) | Place::Line(n) | Place::Ply(n) | Place::Game(n) => n,
            Place::Setup => 0,
        }
    }

    /// What the number counts: `byte`, `line`, `ply`, `game` or `setup`.
    pub const fn unit(self) -> &'static str {
        match self {
            Place::Byte(_) => "byte",
            Place::Line(_) => "line",
            Place::Ply(_) => "ply",
            Place::Game(_) => "game",
            Place::Setup => "setup",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Place::Setup => write!(f, "{} (set-up)", self.kind.code()),
            at => write!(f, "{} at {} {}", self.kind.code(), at.unit(), at.number()),
        }
    }
}

/// The kinds of [`Warning`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WarningKind {
    /// The file ends in the middle of something; what came before is kept.
    Truncated,
    /// A length that cannot be true; reading stopped there.
    BadLength,
    /// A value that the format does not know; reading stopped there.
    BadValue,
    /// The check sum of the keys does not fit.
    KeyChecksum,
    /// The version is newer than those known; it was read as the newest known.
    NewerVersion,
    /// The encoding could not be told for sure; it can be chosen by hand.
    EncodingGuessed,
    /// Bytes that mean nothing in the encoding.
    BadBytes,
    /// More nodes than are read; the rest was left out.
    TooManyNodes,
    /// More games than are read; the rest was left out.
    TooManyGames,
    /// More files in an archive than are read; the rest was left out.
    TooManyFiles,
    /// Variations nested deeper than is read; the rest was left out.
    TooDeep,
    /// More warnings than are kept.
    MoreWarnings,
    /// A move that is not legal; nothing below it is judged.
    IllegalMove,
    /// A text that fits several moves.
    AmbiguousMove,
    /// A text that is no move.
    UnreadMove,
    /// A square off the board.
    OffBoard,
    /// The side to move was turned, because the first move is the other side's.
    SideTurned,
    /// Text between the moves was kept as a comment.
    StrayText,
    /// A line of a list that holds no position and is nobody's title.
    PassedOver,
    /// The position could not be read.
    BadFen(FenErrorKind),
    /// The position was bent to be read.
    Fen(FenWarning),
    /// The set-up breaks a rule; moves from there are not judged unless the rule does not hinder play.
    Setup(SetupErrorKind),
    /// Two pieces on one point; the later one was left out.
    PointTaken,
    /// A comment or variation is never closed.
    Unclosed,
    /// A variation leaves a line that is not there.
    LostBranch,
    /// A game marked as deleted was skipped.
    DeletedSkipped,
    /// The index is damaged; the game was found by its signature and may be a deleted one.
    Recovered,
    /// An entry of the index holds no game.
    NotAGame,
    /// An XML document type was ignored.
    DoctypeIgnored,
    /// The mark-up is broken; reading stopped there.
    BrokenMarkup,
}

impl WarningKind {
    /// The stable code, by which the interface finds its message.
    pub const fn code(self) -> &'static str {
        match self {
            WarningKind::Truncated => "truncated",
            WarningKind::BadLength => "bad-length",
            WarningKind::BadValue => "bad-value",
            WarningKind::KeyChecksum => "key-checksum",
            WarningKind::NewerVersion => "newer-version",
            WarningKind::EncodingGuessed => "encoding-guessed",
            WarningKind::BadBytes => "bad-bytes",
            WarningKind::TooManyNodes => "too-many-nodes",
            WarningKind::TooManyGames => "too-many-games",
            WarningKind::TooManyFiles => "too-many-files",
            WarningKind::TooDeep => "too-deep",
            WarningKind::MoreWarnings => "more-warnings",
            WarningKind::IllegalMove => "illegal-move",
            WarningKind::AmbiguousMove => "ambiguous-move",
            WarningKind::UnreadMove => "unread-move",
            WarningKind::OffBoard => "off-board",
            WarningKind::SideTurned => "side-turned",
            WarningKind::StrayText => "stray-text",
            WarningKind::PassedOver => "passed-over",
            WarningKind::BadFen(_) => "bad-fen",
            WarningKind::Fen(warning) => warning.code(),
            WarningKind::Setup(kind) => kind.code(),
            WarningKind::PointTaken => "point-taken",
            WarningKind::Unclosed => "unclosed",
            WarningKind::LostBranch => "lost-branch",
            WarningKind::DeletedSkipped => "deleted-skipped",
            WarningKind::Recovered => "recovered",
            WarningKind::NotAGame => "not-a-game",
            WarningKind::DoctypeIgnored => "doctype-ignored",
            WarningKind::BrokenMarkup => "broken-markup",
        }
    }
}

/// The most warnings that are kept of one record.
pub const MAX_WARNINGS: usize = 256;

/// Adds a warning while there is room, then one that says so.
pub(crate) fn push(warnings: &mut Vec<Warning>, kind: WarningKind, at: Place) {
    match warnings.len() {
        n if n + 1 < MAX_WARNINGS => warnings.push(Warning { kind, at }),
        n if n < MAX_WARNINGS => warnings.push(Warning { kind: WarningKind::MoreWarnings, at }),
        _ => {}
    }
}
