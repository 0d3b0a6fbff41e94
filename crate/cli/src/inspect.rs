//! `canju inspect FILE`: what a record of another program holds, game by game, and what could not be read of it.
//!
//! A library is printed as it is read. What concerns the whole file is told with its last game.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use formats::{Encoding, FailureKind, Options, Record, Warning, carry};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::args::InspectArgs;
use crate::failure::Failure;
use crate::output;
use crate::parts::parts;

/// A game as it is printed.
#[derive(Serialize)]
struct Game<'a> {
    /// The file of the zip that it is from.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
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

/// A warning: `at` counts what `unit` says; `file` is the file of a zip that it concerns, where that is not the game's.
#[derive(Serialize)]
struct Note {
    code: &'static str,
    at: usize,
    unit: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

impl From<&Warning> for Note {
    fn from(warning: &Warning) -> Note {
        Note { code: warning.kind.code(), at: warning.at.number(), unit: warning.at.unit(), file: None }
    }
}

pub(crate) fn run(args: &InspectArgs) -> Result<ExitCode, Failure> {
    let options = Options { encoding: encoding(args.encoding.as_deref())?, ..Options::default() };
    let mut printer = Printer { json: args.json, held: None, printed: 0 };
    let parts = parts(&args.path)?;
    let mut unread = parts.unread;
    let mut read = 0;
    for part in parts.files {
        let held = |record| Held { file: part.name.clone(), record, of_file: Vec::new() };
        let summary = carry(|mind| {
            formats::read_each(&part.bytes, &options, &mut |record, _| mind(printer.take(held(record))))
        })?;
        match (summary, part.name) {
            (Ok(summary), _) => {
                read += 1;
                printer.tell(summary.warnings.iter().chain(&part.warning).map(Note::from));
            }
            (Err(failure), None) => return Err(self::unread(&args.path, failure)),
            (Err(failure), Some(name)) => unread.push((name, failure)),
        }
    }
    if read == 0 {
        return Err(nothing_read(&args.path, unread));
    }
    if printer.held.is_none() {
        // A library of nothing but deleted games.
        return Err(self::unread(&args.path, formats::Failure { kind: FailureKind::NoGames, at: 0 }));
    }
    let unread = unread.into_iter().map(|(name, failure)| Note {
        code: failure.kind.code(),
        at: failure.at,
        unit: "byte",
        file: Some(name),
    });
    printer.tell(parts.warnings.iter().map(Note::from).chain(unread));
    printer.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// No file of a zip could be read: the reason where it is one, else the list of them.
fn nothing_read(path: &Path, mut unread: Vec<(String, formats::Failure)>) -> Failure {
    if unread.len() == 1 {
        return self::unread(path, unread.remove(0).1);
    }
    let list: Vec<Value> = unread
        .iter()
        .map(|(name, failure)| serde_json::json!({ "path": name, "code": failure.kind.code() }))
        .collect();
    Failure::new("no-records", format!("{}: nothing in it could be read", path.display()))
        .with("unread", list)
}

/// A game with the file of a zip that it is from, and what is told of the file as a whole with its last game.
struct Held {
    file: Option<String>,
    record: Record,
    of_file: Vec<Note>,
}

/// Holds every game back until the next one comes, because the last is told more.
struct Printer {
    json: bool,
    held: Option<Held>,
    printed: usize,
}

impl Printer {
    fn take(&mut self, game: Held) -> Result<(), Failure> {
        match self.held.replace(game) {
            Some(earlier) => self.print(earlier),
            None => Ok(()),
        }
    }

    /// Tells more with the game that is held.
    fn tell(&mut self, notes: impl Iterator<Item = Note>) {
        if let Some(held) = &mut self.held {
            held.of_file.extend(notes);
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        if let Some(last) = self.held.take() {
            self.print(last)?;
        }
        if self.json { output::line("]") } else { Ok(()) }
    }

    fn print(&mut self, held: Held) -> Result<(), Failure> {
        let opening = if self.printed == 0 { '[' } else { ',' };
        self.printed += 1;
        let game = game(&held.record, held.file.as_deref(), held.of_file);
        if self.json {
            return output::line(&format!("{opening}{}", output::to_json(&game)));
        }
        in_words(&game, self.printed).iter().try_for_each(|line| output::line(line))
    }
}

fn game<'a>(record: &'a Record, file: Option<&'a str>, of_file: Vec<Note>) -> Game<'a> {
    let tree = &record.tree;
    let main: Vec<_> = tree.main_line().map(|id| tree.node(id)).collect();
    Game {
        file,
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
        warnings: record.warnings.iter().map(Note::from).chain(of_file).collect(),
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
    lines.extend(game.file.map(|file| format!("   in {file}")));
    lines.extend(game.warnings.iter().map(|note| match &note.file {
        Some(file) => format!("   {} ({file})", note.code),
        None => format!("   {} ({} {})", note.code, note.unit, note.at),
    }));
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
