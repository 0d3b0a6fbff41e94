//! What is wrong with a bundle, and what a bundle has no place for, as data.

use std::fmt;

/// Why a file of a bundle is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultCode {
    /// It is named and not there.
    Missing,
    /// It does not begin as such a file does.
    Magic,
    /// Bytes are missing.
    Short,
    /// Bytes are left over.
    Long,
    /// Numbers contradict each other or pass the bounds of packs.
    Count,
    /// A name, piece, role, square or step that there is not.
    Code,
    /// The board is no legal position.
    Position,
    /// The JSON is not what it should be.
    Text,
}

impl FaultCode {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Magic => "magic",
            Self::Short => "short",
            Self::Long => "long",
            Self::Count => "count",
            Self::Code => "code",
            Self::Position => "position",
            Self::Text => "text",
        }
    }
}

/// A file of a bundle that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its name.
    pub file: String,
    /// Why.
    pub kind: FaultCode,
}

impl Fault {
    pub(super) fn new(file: &str, kind: FaultCode) -> Fault {
        Fault { file: file.to_owned(), kind }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.kind.code())
    }
}

/// A pack that the form has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unbundled {
    /// Id of the pack.
    pub pack: String,
    /// Id of the puzzle, where it is one.
    pub puzzle: Option<String>,
    /// `repeated-id` (two packs of one id), `unknown-tag`, `line` (its length is not that of the mate, or it does not end the
    /// game), `keys` (none, or a single one that the line does not begin with), `order` (the numbers do not rise).
    pub code: &'static str,
}

impl fmt::Display for Unbundled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.puzzle.as_ref().unwrap_or(&self.pack), self.code)
    }
}
