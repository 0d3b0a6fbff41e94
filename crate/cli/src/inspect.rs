//! `canju inspect FILE`: what a record of another program holds, game by game, and what could not be read of it.
//!
//! A library is printed as it is read. What concerns the whole file is told with its last game.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;

use formats::{Encoding, Options, Record, Warning};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::args::InspectArgs;
use crate::failure::Failure;
use crate::output;

/// A game as it is printed.
#[derive(Serialize)]
struct Game<'a> {
    format: &'static str,
    title: &'a str,
    fen: String,
    /// The main line as it is written, whether or not every move is legal.
    moves: Vec<String>,
    /// How many moves of the main line are legal, from the first on.
    legal: usize,
    nodes: usize,
    leaves: usize,
    comments: usize,
    result: &'static str,
    tags: Map<String, Value>,
    warnings: Vec<Note>,
}

/// A warning: `at` counts what `unit` says.
#[derive(Serialize)]
struct Note {
    code: &'static str,
    at: usize,
    unit: &'static str,
}

impl From<&Warning> for Note {
    fn from(warning: &Warning) -> Note {
        Note { code: warning.kind.code(), at: warning.at.number(), unit: warning.at.unit() }
    }
}

pub(crate) fn run(args: &InspectArgs) -> Result<ExitCode, Failure> {
    let bytes = read_file(&args.path)?;
    let options = Options { encoding: encoding(args.encoding.as_deref())?, ..Options::default() };
    let mut printer = Printer { json: args.json, held: None, printed: 0 };
    let mut broken = None;
    let summary = formats::read_each(&bytes, &options, &mut |record, _| match printer.take(record) {
        Ok(()) => ControlFlow::Continue(()),
        Err(failure) => {
            broken = Some(failure);
            ControlFlow::Break(())
        }
    })
    .map_err(|failure| unread(&args.path, failure))?;
    if let Some(failure) = broken {
        return Err(failure);
    }
    printer.finish(&summary.warnings)?;
    Ok(ExitCode::SUCCESS)
}

/// Holds every game back until the next one comes, because the last is told more.
struct Printer {
    json: bool,
    held: Option<Record>,
    printed: usize,
}

impl Printer {
    fn take(&mut self, record: Record) -> Result<(), Failure> {
        match self.held.replace(record) {
            Some(earlier) => self.print(&earlier, &[]),
            None => Ok(()),
        }
    }

    fn finish(&mut self, warnings: &[Warning]) -> Result<(), Failure> {
        if let Some(last) = self.held.take() {
            self.print(&last, warnings)?;
        }
        match (self.json, self.printed) {
            (true, 0) => output::line("[]"),
            (true, _) => output::line("]"),
            (false, 0) => output::line("no games"),
            (false, _) => Ok(()),
        }
    }

    fn print(&mut self, record: &Record, of_file: &[Warning]) -> Result<(), Failure> {
        let opening = if self.printed == 0 { '[' } else { ',' };
        self.printed += 1;
        let game = game(record, of_file);
        if self.json {
            return output::line(&format!("{opening}{}", output::to_json(&game)));
        }
        in_words(&game, self.printed).iter().try_for_each(|line| output::line(line))
    }
}

fn game<'a>(record: &'a Record, of_file: &[Warning]) -> Game<'a> {
    let tree = &record.tree;
    let main: Vec<_> = tree.main_line().map(|id| tree.node(id)).collect();
    Game {
        format: record.format.code(),
        title: record.title(),
        fen: record.fen(),
        moves: main.iter().map_while(|node| node.m).map(|m| m.to_string()).collect(),
        legal: tree.legal_line().count(),
        nodes: tree.move_count(),
        leaves: tree.leaf_count(),
        comments: tree.comment_count(),
        result: record.result.token(),
        tags: record.tags.iter().map(|(name, value)| (name.to_owned(), value.into())).collect(),
        warnings: record.warnings.iter().chain(of_file).map(Note::from).collect(),
    }
}

fn in_words(game: &Game, number: usize) -> Vec<String> {
    let title = if game.title.is_empty() { "untitled" } else { game.title };
    let mut lines = vec![
        format!("{number}. {title} ({}, {})", game.format, game.result),
        format!("   {}", game.fen),
        format!(
            "   main line {} plies, {} nodes, {} leaves, {} comments",
            game.moves.len(),
            game.nodes,
            game.leaves,
            game.comments
        ),
    ];
    lines.extend(game.warnings.iter().map(|note| format!("   {} ({} {})", note.code, note.unit, note.at)));
    lines
}

/// The encoding of a label.
///
/// # Errors
/// No encoding has the label.
pub(crate) fn encoding(label: Option<&str>) -> Result<Option<Encoding>, Failure> {
    let unknown = |label: &str| Failure::new("encoding", format!("no encoding is called {label:?}"));
    label.map(|label| Encoding::for_label(label).ok_or_else(|| unknown(label))).transpose()
}

/// The bytes of a file.
///
/// # Errors
/// It cannot be read.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::file(path, &error))
}

/// Nothing could be read of a file.
pub(crate) fn unread(path: &Path, failure: formats::Failure) -> Failure {
    let place = path.display().to_string();
    Failure::new(failure.kind.code(), format!("{place}: {failure}"))
        .with("path", place)
        .with("at", failure.at)
}
