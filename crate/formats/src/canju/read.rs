//! A set into records: a record an exercise, its notes as comments on their lines.

use xiangqi::{Board, Move, Setup, fen};

use super::{Exercise, GOAL, LENGTH, PUZZLE, Set, Terms, VERSION};
use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::record::Record;
use crate::referee;
use crate::tree::{NodeId, Standing};
use crate::warning::{Place, WarningKind};

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let set: Set = serde_json::from_str(text.trim_start_matches('\u{FEFF}'))
        .map_err(|_| Failure::new(FailureKind::BrokenMarkup, 0))?;
    if set.version > VERSION {
        return Err(Failure::new(FailureKind::UnknownVersion, 0));
    }
    if set.exercises.is_empty() {
        return Err(Failure::new(FailureKind::NoGames, 0));
    }
    for exercise in set.exercises {
        let record = record(&set.title, &set.options, exercise, reading.node_limit());
        if !reading.give_text(record, text.len()) {
            break;
        }
    }
    Ok(())
}

fn record(event: &str, terms: &Terms, exercise: Exercise, limit: usize) -> Record {
    let parsed = fen::parse(&exercise.fen);
    let blank = Setup { board: Board::EMPTY, ..Setup::start() };
    let mut record = Record::new(Format::Canju, parsed.as_ref().map_or(blank, |parsed| parsed.setup.clone()));
    match parsed {
        Ok(parsed) => {
            for warning in parsed.warnings {
                record.warn(WarningKind::Fen(warning), Place::Setup);
            }
        }
        Err(error) => record.warn(WarningKind::BadFen(error.kind), Place::Setup),
    }
    record.tags.set("Title", exercise.title);
    record.tags.set("Event", event);
    record.tags.set(GOAL, exercise.goal);
    if let Some(length) = exercise.length {
        record.tags.set(LENGTH, length.to_string());
    }
    record.tags.set(PUZZLE, exercise.puzzle);
    terms.put(&mut record.tags);
    record.tree.set_comment(NodeId::ROOT, &exercise.note);
    for (line, note) in exercise.notes {
        if !put_note(&mut record, &line, &note, limit) {
            record.warn(WarningKind::TooManyNodes, Place::Setup);
            break;
        }
    }
    referee::judge(&mut record);
    record
}

/// Puts a note behind the moves of its line; what of the line is no move is kept as a text there. False when there is no room.
fn put_note(record: &mut Record, line: &str, note: &str, limit: usize) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    if record.tree.len() + words.len() > limit + 1 {
        return false;
    }
    let moves: Vec<Move> = words.iter().map_while(|word| word.parse().ok()).collect();
    let read = moves.len();
    let mut last = record.tree.add_line(moves.into_iter());
    if read < words.len() {
        last = record.tree.add(last, None);
        record.tree.set_text(last, &words[read..].join(" "));
        record.tree.node_mut(last).standing = Standing::Unread;
        record.warn(WarningKind::UnreadMove, Place::Ply(read + 1));
    }
    record.tree.add_comment(last, note);
    true
}
