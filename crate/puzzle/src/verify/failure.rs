//! What can be untrue of a puzzle, as data with stable codes.

use std::fmt;

use xiangqi::Move;

use crate::claim::Unclaimed;

/// One thing that a puzzle claims and that is not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Id of the puzzle.
    pub puzzle: String,
    /// What is wrong.
    pub kind: FailureKind,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// Length and keys could not be proved.
    Unproved(Unclaimed),
    /// The side to move already has no move.
    Over,
    /// The shortest mate has another length.
    MateIn {
        /// The proved length.
        proved: u16,
    },
    /// The shortest first moves are others.
    Keys {
        /// All proved ones.
        proved: Vec<Move>,
    },
    /// A move of the line is not legal.
    IllegalMove {
        /// Its index in the line.
        ply: usize,
        /// The reason's code.
        reason: &'static str,
    },
    /// The line does not end in 将死 or 困毙, or goes on after it.
    LineEnd,
    /// The line does not have `2 * mate_in - 1` plies.
    LineLength {
        /// Plies that it should have.
        expected: usize,
    },
    /// A move of the attacker in the line that does not keep the shortest mate.
    NotShortest {
        /// Its index in the line.
        ply: usize,
    },
    /// A reply of the defender in the line that is not a longest defence.
    NotLongest {
        /// Its index in the line.
        ply: usize,
    },
    /// A tag that the line does not bear, or that no rule can give.
    Tag {
        /// The tag.
        tag: String,
    },
    /// The same position, by mirror or colour, with the same goal, stands earlier in the library.
    Duplicate {
        /// Id of the earlier one.
        of: String,
    },
    /// An earlier pack of the library has a puzzle of this id.
    RepeatedId,
    /// The id is not the pack's with a number that is greater than the one before.
    Id,
    /// It is easier, as its kind of pack is ordered, than one that stands before it.
    Order {
        /// Id of the harder one.
        after: String,
    },
    /// The level is not what the rule of [`crate::grade`] gives.
    Level {
        /// The level by the rule.
        expected: u8,
    },
}

impl FailureKind {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unproved(_) => "unproved",
            Self::Over => "over",
            Self::MateIn { .. } => "mate-in",
            Self::Keys { .. } => "keys",
            Self::IllegalMove { .. } => "illegal-move",
            Self::LineEnd => "line-end",
            Self::LineLength { .. } => "line-length",
            Self::NotShortest { .. } => "not-shortest",
            Self::NotLongest { .. } => "not-longest",
            Self::Tag { .. } => "tag",
            Self::Duplicate { .. } => "duplicate",
            Self::RepeatedId => "repeated-id",
            Self::Id => "id",
            Self::Order { .. } => "order",
            Self::Level { .. } => "level",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.puzzle, self.kind.code())?;
        match &self.kind {
            FailureKind::Unproved(why) => write!(f, " ({})", why.code()),
            FailureKind::Over | FailureKind::LineEnd | FailureKind::RepeatedId | FailureKind::Id => Ok(()),
            FailureKind::MateIn { proved } => write!(f, " (proved {proved})"),
            FailureKind::Keys { proved } => write!(f, " (proved {proved:?})"),
            FailureKind::IllegalMove { ply, reason } => write!(f, " (ply {ply}: {reason})"),
            FailureKind::LineLength { expected } => write!(f, " (expected {expected} plies)"),
            FailureKind::NotShortest { ply } | FailureKind::NotLongest { ply } => write!(f, " (ply {ply})"),
            FailureKind::Tag { tag } => write!(f, " ({tag})"),
            FailureKind::Duplicate { of } => write!(f, " (of {of})"),
            FailureKind::Order { after } => write!(f, " (after {after})"),
            FailureKind::Level { expected } => write!(f, " (expected {expected})"),
        }
    }
}
