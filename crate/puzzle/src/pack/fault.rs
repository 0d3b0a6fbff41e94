//! What can be wrong with a pack file, as data: a code, a place, parameters. No wording for people lives here beyond a plain
//! English `Display` for the command line; the interface translates codes.

use std::fmt;

/// The kind of a fault in a pack file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultCode {
    /// The file is larger than [`super::bounds::FILE_BYTES`].
    FileTooLarge,
    /// Not JSON; the place is where reading stopped.
    Syntax,
    /// A field that the format does not have.
    UnknownField,
    /// A field that stands twice in one object.
    RepeatedField,
    /// A field that must be there is not.
    MissingField,
    /// A value of another JSON type.
    WrongType,
    /// A text that is empty or longer than allowed, or a list with too many entries.
    WrongLength,
    /// A number outside its range.
    OutOfRange,
    /// A text with characters or a form that the field does not allow.
    WrongForm,
    /// A schema version that this code does not know.
    UnknownSchema,
    /// A FEN that cannot be read.
    FenSyntax,
    /// A FEN whose position is not a legal one; `detail` holds the setup's codes.
    FenIllegal,
    /// The same id twice in one pack.
    RepeatedId,
    /// The same move or tag twice in one list.
    RepeatedEntry,
    /// More faults than are reported; the rest of the file was not read.
    TooMany,
}

impl FaultCode {
    /// The stable code of this kind.
    pub fn code(self) -> &'static str {
        match self {
            Self::FileTooLarge => "file-too-large",
            Self::Syntax => "syntax",
            Self::UnknownField => "unknown-field",
            Self::RepeatedField => "repeated-field",
            Self::MissingField => "missing-field",
            Self::WrongType => "wrong-type",
            Self::WrongLength => "wrong-length",
            Self::OutOfRange => "out-of-range",
            Self::WrongForm => "wrong-form",
            Self::UnknownSchema => "unknown-schema",
            Self::FenSyntax => "fen-syntax",
            Self::FenIllegal => "fen-illegal",
            Self::RepeatedId => "repeated-id",
            Self::RepeatedEntry => "repeated-entry",
            Self::TooMany => "too-many",
        }
    }
}

/// One fault of a pack file and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultCode,
    /// Line of the file, from 1.
    pub line: u32,
    /// Column in that line, from 1, in bytes.
    pub column: u32,
    /// Id of the puzzle, where the fault is in one whose id could be read.
    pub puzzle: Option<String>,
    /// Name of the field, where the fault is in one.
    pub field: Option<String>,
    /// The parameters: the allowed values, the codes of the setup, the reader's own message.
    pub detail: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind.code())?;
        if let Some(puzzle) = &self.puzzle {
            write!(f, " in {puzzle}")?;
        }
        if let Some(field) = &self.field {
            write!(f, " `{field}`")?;
        }
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail)?;
        }
        Ok(())
    }
}

/// Turns byte offsets of a text into lines and columns. Offsets that rise are found in one pass over the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    offset: usize,
    line: u32,
    line_start: usize,
}

impl Places {
    pub(super) const START: Places = Places { offset: 0, line: 1, line_start: 0 };

    /// Line and column, both from 1, of a byte offset.
    pub(super) fn find(&mut self, text: &str, offset: usize) -> (u32, u32) {
        let offset = offset.min(text.len());
        if offset < self.offset {
            *self = Places::START;
        }
        for (at, byte) in text.as_bytes().iter().enumerate().take(offset).skip(self.offset) {
            if *byte == b'\n' {
                self.line += 1;
                self.line_start = at + 1;
            }
        }
        self.offset = offset;
        (self.line, (offset - self.line_start) as u32 + 1)
    }
}
