//! Why nothing at all could be read of a file.

use std::fmt;

/// Nothing could be read, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Why.
    pub kind: FailureKind,
    /// The byte of the file at which it shows.
    pub at: usize,
}

/// The kinds of [`Failure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// The file holds nothing.
    Empty,
    /// The file is larger than what is read.
    TooLarge,
    /// No format is recognised.
    UnknownFormat,
    /// The file ends before the first game does.
    Truncated,
    /// A version that nobody has described.
    UnknownVersion,
    /// A library that holds no game.
    NoGames,
    /// An archive in which there is no file.
    NoFiles,
    /// An opening book, which holds no games (`SQLite`).
    OpeningBook,
    /// An archive, whose files have to be taken out first (rar, 7z; a zip that lies too deep in others).
    Archive,
    /// A file of an archive that is locked with a password.
    Encrypted,
    /// A file of an archive that is packed in a way that is not unpacked here.
    UnknownPacking,
    /// The compressed part is damaged.
    BadCompression,
    /// The mark-up is broken before the first game.
    BrokenMarkup,
}

impl FailureKind {
    /// The stable code, by which the interface finds its message.
    pub const fn code(self) -> &'static str {
        match self {
            FailureKind::Empty => "empty",
            FailureKind::TooLarge => "too-large",
            FailureKind::UnknownFormat => "unknown-format",
            FailureKind::Truncated => "truncated",
            FailureKind::UnknownVersion => "unknown-version",
            FailureKind::NoGames => "no-games",
            FailureKind::NoFiles => "no-files",
            FailureKind::OpeningBook => "opening-book",
            FailureKind::Archive => "archive",
            FailureKind::Encrypted => "encrypted",
            FailureKind::UnknownPacking => "unknown-packing",
            FailureKind::BadCompression => "bad-compression",
            FailureKind::BrokenMarkup => "broken-markup",
        }
    }
}

impl Failure {
    pub(crate) const fn new(kind: FailureKind, at: usize) -> Failure {
        Failure { kind, at }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            FailureKind::Empty => "the file holds nothing",
            FailureKind::TooLarge => "the file is larger than what is read",
            FailureKind::UnknownFormat => "no known format",
            FailureKind::Truncated => "the file ends before the first game does",
            FailureKind::UnknownVersion => "a version of the format that is not known",
            FailureKind::NoGames => "the library holds no game",
            FailureKind::NoFiles => "an archive in which there is no file",
            FailureKind::OpeningBook => "an opening book, which holds no games",
            FailureKind::Archive => "an archive, whose files have to be taken out first",
            FailureKind::Encrypted => "locked with a password",
            FailureKind::UnknownPacking => "packed in a way that is not unpacked here",
            FailureKind::BadCompression => "the compressed part is damaged",
            FailureKind::BrokenMarkup => "the mark-up is broken before the first game",
        })?;
        write!(f, " (byte {})", self.at)
    }
}

impl std::error::Error for Failure {}
