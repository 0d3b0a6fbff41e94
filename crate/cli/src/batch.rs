//! `canju solve --file`: every position of a file, on all cores, answered in the order of the file.
//!
//! Each thread has a solver of its own, and each position starts with an empty table: neither the order nor an answer
//! depends on the number of threads.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::solve::{self, Question};
use crate::{output, rows};

pub(crate) fn run(args: &SolveArgs, path: &Path) -> Result<ExitCode, Failure> {
    let rows = rows::read(path, args.column.as_deref())?;
    let question = Question::of(args);
    let bar = progress_bar(rows.len());
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let threads =
        args.threads.map_or_else(|| thread::available_parallelism().map_or(1, Into::into), usize::from);
    let result = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.min(rows.len()) {
            let sender = sender.clone();
            let (rows, next, stop) = (&rows, &next, &stop);
            scope.spawn(move || {
                let mut solver = solve::solver(args.table_mb);
                while !stop.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(row) = rows.get(index) else { break };
                    let text = answer(question, &mut solver, row, args.jsonl);
                    if sender.send((index, text)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let result = print_in_order(&receiver, &bar);
        stop.store(true, Ordering::Relaxed);
        result
    });
    bar.finish_and_clear();
    result.map(|()| ExitCode::SUCCESS)
}

/// Prints what arrives in any order in the order of the indices.
fn print_in_order(receiver: &mpsc::Receiver<(usize, String)>, bar: &ProgressBar) -> Result<(), Failure> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (index, text) in receiver {
        waiting.insert(index, text);
        while let Some(text) = waiting.remove(&next) {
            bar.suspend(|| output::line(&text))?;
            next += 1;
        }
        bar.inc(1);
    }
    Ok(())
}

/// One line of output. A row that is no FEN has an `error` in place of a verdict and does not stop the others.
fn answer(question: Question, solver: &mut mate::Solver, row: &str, jsonl: bool) -> String {
    let answer = question.answer(solver, row);
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

/// A bar on standard error, drawn only where that is a terminal.
fn progress_bar(len: usize) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    let bar = ProgressBar::with_draw_target(Some(len as u64), target);
    style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style))
}
