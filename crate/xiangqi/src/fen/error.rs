//! What can be wrong with a FEN, as data: stable codes, places and parameters.

use core::fmt;

use super::{Char, Word};

/// Why a text is no FEN, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenError {
    /// What is wrong.
    pub kind: FenErrorKind,
    /// The byte offset in the text given at which it shows.
    pub offset: usize,
    /// The row of the board from the top, 1 for Black's back rank, where a row is at fault.
    pub row: Option<u8>,
    /// The column in that row, 1 for file a, where one point is at fault. Beyond 9 in a row that is too wide.
    pub column: Option<u8>,
}

/// The kinds of [`FenError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// There is nothing to read.
    Empty,
    /// The text is longer than what is read.
    TooLong {
        /// The most bytes that are read.
        limit: usize,
    },
    /// The board has not ten rows.
    RowCount {
        /// How many it has.
        found: usize,
    },
    /// A row has not nine points.
    RowWidth {
        /// How many it has.
        found: usize,
    },
    /// A character that stands for no piece and no gap.
    BadChar {
        /// The character.
        found: char,
    },
    /// The digit 0, which is no gap.
    DigitZero,
    /// The 64 digits of a `DhtmlXQ` record (`binit`): a position, but not written as FEN.
    DhtmlxqDigits,
    /// The 90 characters of a board string with `*` for empty points: a position, but not written as FEN.
    BoardString,
    /// A FEN with annotations (`v1 …`) of the tool xiangqi-setup.
    AnnotatedFen,
    /// A board followed by a list of captured pieces in place of the side to move.
    CapturedList,
    /// No board at all: the first word has no row separator and is none of the formats known.
    NotFen,
}

impl FenErrorKind {
    /// The stable code, by which the interface finds its message.
    pub const fn code(self) -> &'static str {
        match self {
            FenErrorKind::Empty => "empty",
            FenErrorKind::TooLong { .. } => "too-long",
            FenErrorKind::RowCount { .. } => "row-count",
            FenErrorKind::RowWidth { .. } => "row-width",
            FenErrorKind::BadChar { .. } => "bad-char",
            FenErrorKind::DigitZero => "digit-zero",
            FenErrorKind::DhtmlxqDigits => "not-a-fen-dhtmlxq",
            FenErrorKind::BoardString => "not-a-fen-board-string",
            FenErrorKind::AnnotatedFen => "not-a-fen-annotated",
            FenErrorKind::CapturedList => "not-a-fen-captured",
            FenErrorKind::NotFen => "not-a-fen",
        }
    }
}

impl FenError {
    pub(super) const fn new(kind: FenErrorKind, offset: usize) -> FenError {
        FenError { kind, offset, row: None, column: None }
    }

    /// The stable code, by which the interface finds its message.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            FenErrorKind::Empty => f.write_str("there is no text"),
            FenErrorKind::TooLong { limit } => write!(f, "the text is longer than {limit} bytes"),
            FenErrorKind::RowCount { found } => write!(f, "the board has {found} rows, not 10"),
            FenErrorKind::RowWidth { found } => write!(f, "the row has {found} points, not 9"),
            FenErrorKind::BadChar { found } => write!(f, "{found:?} stands for no piece"),
            FenErrorKind::DigitZero => f.write_str("0 is no gap"),
            FenErrorKind::DhtmlxqDigits => f.write_str("these are the digits of a DhtmlXQ record, not a FEN"),
            FenErrorKind::BoardString => f.write_str("this is a board of 90 characters, not a FEN"),
            FenErrorKind::AnnotatedFen => f.write_str("this is a FEN with annotations, not a plain one"),
            FenErrorKind::CapturedList => f.write_str("captured pieces stand where the side to move belongs"),
            FenErrorKind::NotFen => f.write_str("this is not a FEN"),
        }?;
        if let Some(row) = self.row {
            write!(f, " (row {row}")?;
            if let Some(column) = self.column {
                write!(f, ", column {column}")?;
            }
            f.write_str(")")?;
        }
        Ok(())
    }
}

impl core::error::Error for FenError {}

/// What had to be bent to read a FEN. None of them changes where the pieces stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FenWarning {
    /// Full-width characters were read as their plain forms.
    WidthFolded,
    /// `_` was read as a space.
    Underscores,
    /// `%20` and its like were resolved.
    UrlEscapes,
    /// A pocket in brackets after the board was dropped.
    Pocket,
    /// The side to move is no known letter: Red was taken.
    SideLetter,
    /// The fields after the side could not all be read: what could not is taken as `- - 0 1`.
    Tail,
    /// The half-move clock was above 119 and is taken as 119.
    HalfmoveClamped,
    /// The move number was 0 and is taken as 1.
    FullmoveClamped,
    /// No rank 0 and no rank 10 in the `moves` list: it was read with ranks 0 to 9.
    MovesRankBase,
    /// The `moves` list was read only up to a word that is no move.
    MovesCut,
}

impl FenWarning {
    /// The stable code, by which the interface finds its message.
    pub const fn code(self) -> &'static str {
        match self {
            FenWarning::WidthFolded => "width-folded",
            FenWarning::Underscores => "underscores",
            FenWarning::UrlEscapes => "url-escapes",
            FenWarning::Pocket => "pocket",
            FenWarning::SideLetter => "side-letter",
            FenWarning::Tail => "tail",
            FenWarning::HalfmoveClamped => "halfmove-clamped",
            FenWarning::FullmoveClamped => "fullmove-clamped",
            FenWarning::MovesRankBase => "moves-rank-base",
            FenWarning::MovesCut => "moves-cut",
        }
    }
}

/// Refuses the texts that are sometimes pasted as FEN but are another format, each with its own code.
pub(super) fn refuse_other_formats(first: Word, rest: &[Word]) -> Result<(), FenError> {
    let offset = first[0].offset;
    let mut words = rest.iter().copied().chain([first]);
    if let Some(word) = words.find(|word| contains(word, "captured")) {
        return Err(FenError::new(FenErrorKind::CapturedList, word[0].offset));
    }
    if first.iter().any(|c| c.value == '/') {
        return Ok(());
    }
    let all = |allowed: fn(char) -> bool| first.iter().all(|c: &Char| allowed(c.value));
    let kind = if contains(first, "dhtmlxq") || (first.len() >= 32 && all(|c| c.is_ascii_digit())) {
        FenErrorKind::DhtmlxqDigits
    } else if first.len() >= 60 && all(|c| c == '*' || c.is_ascii_alphabetic()) {
        FenErrorKind::BoardString
    } else if matches!(first, [v, d] if v.value == 'v' && d.value.is_ascii_digit()) {
        FenErrorKind::AnnotatedFen
    } else {
        FenErrorKind::NotFen
    };
    Err(FenError::new(kind, offset))
}

fn contains(word: Word, lower: &str) -> bool {
    word.windows(lower.len()).any(|window| super::clean::is_word(window, lower))
}
