//! `canju solve --file`: every position of a file, on all cores, answered in the order of the file.
//!
//! Each thread has a solver of its own, and each position starts with an empty table: neither the order nor an answer
//! depends on the number of threads.

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use crate::args::SolveArgs;
use crate::crew::Crew;
use crate::failure::Failure;
use crate::solve::Question;
use crate::{output, rows};

pub(crate) fn run(args: &SolveArgs, path: &Path) -> Result<ExitCode, Failure> {
    let rows = rows::read(path, args.column.as_deref())?;
    let question = Question::of(args);
    let bar = output::progress_bar(rows.len());
    let result = Crew::new(args.threads, args.effort.table_mb)?.each(
        &rows,
        |solver, row| {
            let text = answer(question, solver, row, args.jsonl);
            bar.inc(1);
            text
        },
        |text| bar.suspend(|| output::line(&text)),
    );
    bar.finish_and_clear();
    result.map(|()| ExitCode::SUCCESS)
}

/// One line of output. A row that is no FEN has an `error` in place of a verdict and does not stop the others.
fn answer(question: Question, solver: &mut mate::Solver, row: &str, jsonl: bool) -> String {
    let answer = question.answer(solver, None, row);
    if !jsonl {
        let words = match answer {
            Ok(solution) => solution.in_words(row).join("; "),
            Err(failure) => failure.in_words(),
        };
        return format!("{row}: {words}");
    }
    match answer {
        Ok(rest) => output::to_json(&Row { fen: row, rest }),
        Err(failure) => output::to_json(&Row { fen: row, rest: failure.to_value() }),
    }
}

/// A position of the file and what was found of it, as one object.
#[derive(Serialize)]
struct Row<'a, T: Serialize> {
    fen: &'a str,
    #[serde(flatten)]
    rest: T,
}
