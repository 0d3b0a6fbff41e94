//! From domain values to the shapes of the wire: what both modules say. What the engine alone says is in `convert/engine.rs`.

#[cfg(feature = "engine")]
mod engine;

use xiangqi::fen::{FenError, PositionError};
use xiangqi::{Illegality, Move, SetupError};

use crate::wire;

/// A fault without squares.
pub(crate) fn fault(code: &'static str, message: impl Into<String>) -> wire::Fault {
    wire::Fault { code, squares: Vec::new(), message: message.into() }
}

/// Everything that keeps a text from being a position. Never empty.
pub(crate) fn position_faults(error: PositionError) -> Vec<wire::Fault> {
    match error {
        PositionError::Fen(error) => vec![fen_fault(&error)],
        PositionError::Setup(report) => report.errors.iter().map(setup_fault).collect(),
        PositionError::Moves { illegality, .. } => vec![illegality_fault(&illegality)],
    }
}

/// Where the text cannot be read: the code, and the row and column in the message.
fn fen_fault(error: &FenError) -> wire::Fault {
    // Not the error's own words: they would bring the whole machinery of debug formatting into the module.
    let mut message = String::from(error.code());
    for (name, number) in [(" row ", error.row), (" column ", error.column)] {
        if let Some(number) = number {
            message.push_str(name);
            message.push_str(&number.to_string());
        }
    }
    fault(error.code(), message)
}

/// Why a move is not legal.
pub(crate) fn illegality_fault(illegality: &Illegality) -> wire::Fault {
    wire::Fault {
        code: illegality.reason.code(),
        squares: illegality.squares.clone(),
        message: illegality.reason.code().into(),
    }
}

fn setup_fault(error: &SetupError) -> wire::Fault {
    wire::Fault { code: error.kind.code(), squares: error.squares.clone(), message: error.kind.code().into() }
}

/// A move of two squares.
///
/// # Errors
/// `syntax`.
pub(crate) fn parse_move(text: &str) -> Result<Move, wire::Fault> {
    text.parse().map_err(|_| fault("syntax", "not a move of two squares"))
}

/// The first thing that keeps a text from being a position.
pub(crate) fn first_fault(error: PositionError) -> wire::Fault {
    let first = position_faults(error).into_iter().next();
    first.unwrap_or_else(|| fault("illegal-position", "not a legal position"))
}

impl From<wire::Goal> for mate::Goal {
    fn from(goal: wire::Goal) -> mate::Goal {
        match goal {
            wire::Goal::Checks => mate::Goal::Checks,
            wire::Goal::Any => mate::Goal::Any,
        }
    }
}

impl From<mate::Goal> for wire::Goal {
    fn from(goal: mate::Goal) -> wire::Goal {
        match goal {
            mate::Goal::Checks => wire::Goal::Checks,
            mate::Goal::Any => wire::Goal::Any,
        }
    }
}
