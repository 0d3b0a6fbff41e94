//! Bad input, as data: a stable code, a message, and the place or the parameters that belong to the code.

use std::fmt::Display;
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Map, Value, json};
use xiangqi::fen::{FenErrorKind, PositionError};
use xiangqi::{Illegality, SetupError, Square};

use crate::output;

/// The exit code of bad input.
pub(crate) const EXIT_BAD_INPUT: u8 = 2;

/// Why a command gives no answer.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Failure {
    /// Stable, kebab-case.
    code: &'static str,
    /// One English sentence.
    message: String,
    /// What belongs to the code: `row`, `squares`, `errors`, ….
    #[serde(flatten)]
    details: Map<String, Value>,
}

impl Failure {
    /// A failure without details.
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), details: Map::new() }
    }

    /// The same with one more detail.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Failure {
        self.details.insert(key.to_owned(), value.into());
        self
    }

    /// A file or folder that cannot be read or written.
    pub(crate) fn file(path: &Path, error: &dyn Display) -> Failure {
        let place = path.display().to_string();
        Failure::new("file", format!("{place}: {error}")).with("path", place)
    }

    /// Arguments that do not fit the command.
    pub(crate) fn usage(error: &clap::Error) -> Failure {
        let text = error.to_string();
        let first = text.lines().next().unwrap_or_default();
        Failure::new("usage", first.strip_prefix("error: ").unwrap_or(first))
    }

    /// A move that is not legal.
    pub(crate) fn illegal_move(mv: &str, illegality: &Illegality) -> Failure {
        Failure::new(illegality.reason.code(), format!("{mv} is not legal here: {illegality}"))
            .with("move", mv)
            .with("squares", names(&illegality.squares))
    }

    /// The stable code.
    pub(crate) fn code(&self) -> &'static str {
        self.code
    }

    /// `{"error":{"code":…,"message":…,…}}`.
    pub(crate) fn to_value(&self) -> Value {
        json!({ "error": self })
    }

    /// The failure for people, one line.
    pub(crate) fn in_words(&self) -> String {
        format!("error: {} [{}]", self.message, self.code)
    }

    /// Tells the reader and gives the exit code: one JSON value on standard output, or a line on standard error.
    pub(crate) fn report(&self, as_json: bool) -> ExitCode {
        if !as_json || output::json(&self.to_value()).is_err() {
            eprintln!("{}", self.in_words());
        }
        ExitCode::from(EXIT_BAD_INPUT)
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Failure {
        let message = error.to_string();
        match error {
            PositionError::Fen(error) => {
                let mut failure = Failure::new(error.code(), message).with("offset", error.offset);
                if let Some(row) = error.row {
                    failure = failure.with("row", row);
                }
                if let Some(column) = error.column {
                    failure = failure.with("column", column);
                }
                match error.kind {
                    FenErrorKind::RowCount { found } | FenErrorKind::RowWidth { found } => {
                        failure.with("found", found)
                    }
                    FenErrorKind::BadChar { found } => failure.with("found", found.to_string()),
                    _ => failure,
                }
            }
            PositionError::Setup(report) => {
                let errors: Vec<Value> = report.errors.iter().map(setup_fault).collect();
                Failure::new("illegal-position", message).with("errors", errors)
            }
            PositionError::Moves { index, illegality } => Failure::new(illegality.reason.code(), message)
                .with("index", index)
                .with("squares", names(&illegality.squares)),
        }
    }
}

/// `{"code":…,"squares":[…]}` of one broken rule.
pub(crate) fn setup_fault(error: &SetupError) -> Value {
    json!({ "code": error.kind.code(), "squares": names(&error.squares) })
}

/// The names of squares.
pub(crate) fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}
