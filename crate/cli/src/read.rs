//! `canju read FEN TEXT`: the move that a text means, or why it means none. A text that means none is an answer (exit
//! 0); only a bad FEN is bad input.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Value, json};
use xiangqi::Move;
use xiangqi::notation::{self, ReadError};

use crate::args::{Mode, ReadArgs};
use crate::failure::{Failure, names};
use crate::{fen, output};

#[derive(Serialize)]
struct Found {
    r#move: String,
}

#[derive(Serialize)]
struct NotFound {
    error: &'static str,
    candidates: Vec<String>,
    /// Where one piece was meant: the rule that forbids its move.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Value>,
}

pub(crate) fn run(args: &ReadArgs) -> Result<ExitCode, Failure> {
    let position = fen::position(&args.fen)?;
    let mode = match args.mode {
        Mode::Auto => notation::Mode::Auto,
        Mode::Uci => notation::Mode::Uci,
        Mode::Keypad => notation::Mode::Keypad,
    };
    match notation::read(&position, &args.text, mode) {
        Ok(m) if args.json => output::json(&Found { r#move: m.to_string() })?,
        Ok(m) => output::line(&m.to_string())?,
        Err(error) if args.json => output::json(&NotFound::from(error))?,
        Err(error) => output::line(&error.to_string())?,
    }
    Ok(ExitCode::SUCCESS)
}

impl From<ReadError> for NotFound {
    fn from(error: ReadError) -> NotFound {
        NotFound {
            error: error.kind.code(),
            candidates: error.candidates.iter().map(Move::to_string).collect(),
            reason: error.reason.map(|illegality| {
                json!({ "code": illegality.reason.code(), "squares": names(&illegality.squares) })
            }),
        }
    }
}
