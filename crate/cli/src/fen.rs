//! `canju fen TEXT`: whether a text is a legal position, its canonical form, or everything that is wrong with it.
//!
//! A bad FEN is this command's answer, so it exits 0. A trailing `moves …` is played, as in every other command.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Value, json};
use xiangqi::fen::PositionError;
use xiangqi::{Position, fen};

use crate::args::FenArgs;
use crate::failure::{Failure, names, setup_fault};
use crate::output;

#[derive(Serialize)]
struct Accepted {
    ok: bool,
    fen: String,
    warnings: Vec<&'static str>,
}

#[derive(Serialize)]
struct Refused {
    ok: bool,
    errors: Vec<Value>,
}

/// The position of a FEN that some other command was given.
///
/// # Errors
/// The text cannot be read, or breaks the rules.
pub(crate) fn position(text: &str) -> Result<Position, Failure> {
    Ok(Position::from_fen(text)?)
}

pub(crate) fn run(args: &FenArgs) -> Result<ExitCode, Failure> {
    match Position::from_fen(&args.text) {
        Ok(position) => {
            let fen = fen::write(&position.setup());
            let warnings = warnings(&args.text);
            if args.json {
                output::json(&Accepted { ok: true, fen, warnings })?;
            } else {
                output::line(&fen)?;
                warnings.iter().try_for_each(|code| output::line(&format!("warning: {code}")))?;
            }
        }
        Err(error) => {
            let errors = faults(error);
            if args.json {
                output::json(&Refused { ok: false, errors })?;
            } else {
                errors.iter().try_for_each(|fault| output::line(&in_words(fault)))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What had to be bent to read the text, then what looks odd in the position.
fn warnings(text: &str) -> Vec<&'static str> {
    let Ok(parsed) = fen::parse(text) else { return Vec::new() };
    let odd = parsed.setup.check().warnings;
    parsed
        .warnings
        .iter()
        .map(|warning| warning.code())
        .chain(odd.iter().map(xiangqi::SetupWarning::code))
        .collect()
}

/// Every reason, as `{"code":…,"squares":[…],…}`.
fn faults(error: PositionError) -> Vec<Value> {
    match error {
        PositionError::Setup(report) => report.errors.iter().map(setup_fault).collect(),
        PositionError::Moves { index, illegality } => vec![
            json!({ "code": illegality.reason.code(), "squares": names(&illegality.squares), "move": index + 1 }),
        ],
        PositionError::Fen(error) => {
            let mut fault = json!({ "code": error.code(), "squares": [], "message": error.to_string() });
            if let Some(row) = error.row {
                fault["row"] = row.into();
            }
            if let Some(column) = error.column {
                fault["column"] = column.into();
            }
            vec![fault]
        }
    }
}

fn in_words(fault: &Value) -> String {
    let code = fault["code"].as_str().unwrap_or_default();
    let squares: Vec<&str> =
        fault["squares"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let place = if squares.is_empty() { String::new() } else { format!(" {}", squares.join(" ")) };
    let message = fault["message"].as_str().map(|message| format!(": {message}")).unwrap_or_default();
    format!("error: {code}{place}{message}")
}
