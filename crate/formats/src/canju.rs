//! Our own exercise sets (`.canju`, `docs/sets.md`): JSON with positions, titles, and notes to lines of play.
//!
//! A set asks for mates and holds no games. Read as records its notes become comments on their lines; written from records,
//! comments become notes, and what a set has no room for is said. Whether there is a mate is for whoever opens it to prove.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use xiangqi::{Color, Role, Setup, fen};

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::loss::{LossKind, Losses, Written};
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::{NodeId, Tree};
use crate::warning::{Place, WarningKind};

const NAME: &str = "canju-set";
const VERSION: u32 = 1;

/// What the page takes of one set: exercises, characters of a title and of a note, notes of an exercise, plies of a note's line.
const MOST_EXERCISES: usize = 60;
const TITLE: usize = 20;
const NOTE: usize = 200;
const MOST_NOTES: usize = 20;
const MOST_LINE: usize = 59;

/// Tags of an exercise that PGN has no names for.
const GOAL: &str = "Goal";
const LENGTH: &str = "MateIn";

#[derive(Serialize, Deserialize)]
struct Set {
    format: String,
    version: u32,
    #[serde(default)]
    title: String,
    #[serde(default)]
    options: Option<Options>,
    exercises: Vec<Exercise>,
}

#[derive(Serialize, Deserialize)]
struct Options {
    hints: bool,
    tries: u8,
    locked: bool,
    defence: String,
    minutes: u16,
}

#[derive(Serialize, Deserialize)]
struct Exercise {
    fen: String,
    goal: String,
    length: Option<u16>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    note: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: BTreeMap<String, String>,
}

/// Whether a text is a set.
pub(crate) fn is_set(text: &str) -> bool {
    let head: String = text.chars().take(200).filter(|c| !c.is_whitespace()).collect();
    head.trim_start_matches('\u{FEFF}').starts_with('{') && head.contains("\"format\":\"canju-set\"")
}

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
        let record = record(&set.title, exercise, reading.node_limit());
        if !reading.give_text(record, text.len()) {
            break;
        }
    }
    Ok(())
}

fn record(event: &str, exercise: Exercise, limit: usize) -> Record {
    let parsed = fen::parse(&exercise.fen);
    let blank = Setup { board: xiangqi::Board::EMPTY, ..Setup::start() };
    let mut record = Record::new(Format::Canju, parsed.as_ref().map_or(blank, |parsed| parsed.setup.clone()));
    if let Err(error) = parsed {
        record.warn(WarningKind::BadFen(error.kind), Place::Setup);
    }
    record.tags.set("Title", exercise.title);
    record.tags.set("Event", event);
    record.tags.set(GOAL, exercise.goal);
    if let Some(length) = exercise.length {
        record.tags.set(LENGTH, length.to_string());
    }
    record.tree.set_comment(NodeId::ROOT, &exercise.note);
    for (line, note) in exercise.notes {
        let mut last = NodeId::ROOT;
        for m in line.split(' ').map_while(|text| text.parse().ok()) {
            if record.tree.len() > limit {
                record.warn(WarningKind::TooManyNodes, Place::Setup);
                break;
            }
            let known = record.tree.children(last).find(|&child| record.tree.node(child).m == Some(m));
            last = known.unwrap_or_else(|| record.tree.add(last, Some(m)));
        }
        record.tree.add_comment(last, &note);
    }
    referee::judge(&mut record);
    record
}

/// Writes records as one set with the options that a new set has. The first sixty positions with a king on each side are taken.
pub fn write(records: &[Record]) -> Written {
    let mut losses = Losses::default();
    let mut exercises = Vec::new();
    for (index, record) in records.iter().enumerate() {
        losses.record = index;
        if exercises.len() == MOST_EXERCISES || !has_kings(&record.setup) {
            losses.add(LossKind::Records);
            continue;
        }
        exercises.push(exercise(record, &mut losses));
    }
    let event = records.first().and_then(|record| record.tags.get("Event")).unwrap_or_default();
    let options = Options { hints: true, tries: 0, locked: true, defence: "longest".into(), minutes: 0 };
    let set = Set {
        format: NAME.into(),
        version: VERSION,
        title: plain(event, TITLE),
        options: Some(options),
        exercises,
    };
    let mut text = serde_json::to_string_pretty(&set).unwrap_or_default();
    text.push('\n');
    losses.written(text.into_bytes())
}

fn has_kings(setup: &Setup) -> bool {
    [Color::Red, Color::Black].into_iter().all(|color| {
        let is_king = |piece: xiangqi::Piece| piece.role == Role::King && piece.color == color;
        setup.board.pieces().filter(|&(_, piece)| is_king(piece)).count() == 1
    })
}

fn exercise(record: &Record, losses: &mut Losses) -> Exercise {
    let cut = |text: &str, most: usize, losses: &mut Losses| {
        let plain = plain(text, most);
        if plain != text.trim() {
            losses.add(LossKind::LongTexts);
        }
        plain
    };
    let title = cut(record.title(), TITLE, losses);
    let note = cut(&record.tree.node(NodeId::ROOT).comment, NOTE, losses);
    losses.of_tags(&record.tags, |name| ["Title", "Event", GOAL, LENGTH].contains(&name));
    losses.of_tree(&record.tree);
    if record.result != GameResult::Unknown {
        losses.add(LossKind::Result);
    }
    if (record.setup.halfmove, record.setup.fullmove) != (0, 1) {
        losses.add(LossKind::Counters);
    }
    let mut notes = BTreeMap::new();
    for (id, depth) in record.tree.preorder().skip(1) {
        let node = record.tree.node(id);
        let is_leaf = record.tree.first_child(id).is_none();
        if node.comment.is_empty() {
            if is_leaf {
                losses.add(LossKind::Moves);
            }
        } else if notes.len() == MOST_NOTES || depth > MOST_LINE {
            losses.add(LossKind::Comments);
        } else if let Some(line) = line_to(&record.tree, id) {
            notes.insert(line, cut(&node.comment, NOTE, losses));
        }
    }
    Exercise {
        fen: fen::write_position(&record.setup),
        goal: record.tags.get(GOAL).filter(|&goal| goal == "checks").unwrap_or("any").into(),
        length: record
            .tags
            .get(LENGTH)
            .and_then(|length| length.parse().ok())
            .filter(|length| (1..=500).contains(length)),
        title,
        note,
        notes,
    }
}

/// The moves to a node; nothing where one of them is a text.
fn line_to(tree: &Tree, to: NodeId) -> Option<String> {
    let mut moves = Vec::new();
    let mut at = to;
    while let Some(parent) = tree.parent(at) {
        moves.push(tree.node(at).m?.to_string());
        at = parent;
    }
    moves.reverse();
    Some(moves.join(" "))
}

/// A text without line breaks, no longer than so many characters.
fn plain(text: &str, most: usize) -> String {
    let line: String = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).take(most).collect();
    line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use crate::{Format, Import, LossKind, Options, canju, read};

    const SET: &str = r#"{"format": "canju-set", "version": 1, "title": "周三作业",
        "options": {"hints": true, "tries": 0, "locked": true, "defence": "longest", "minutes": 0},
        "exercises": [{"fen": "3k5/9/9/R8/1R7/9/9/9/9/5K3 w", "goal": "checks", "length": 2, "title": "双车错",
        "note": "看清楚", "notes": {"b5d5": "对", "a6a9 d9d8": "不对"}},
        {"fen": "3k5/9/9/9/R8/1R7/9/9/9/5K3 w", "goal": "any", "length": null}]}"#;

    fn import(text: &str) -> Import {
        read(text.as_bytes(), &Options::default()).unwrap()
    }

    #[test]
    fn a_set_is_read_with_its_notes_and_written_as_it_was() {
        let set = import(SET);
        assert_eq!((set.summary.format, set.summary.games), (Format::Canju, 2));
        let first = &set.records[0];
        assert_eq!((first.title(), first.tree.move_count(), first.tree.comment_count()), ("双车错", 3, 3));
        let written = canju::write(&set.records);
        assert!(written.losses.is_empty(), "{:?}", written.losses);
        assert_eq!(import(std::str::from_utf8(&written.bytes).unwrap()).records, set.records);
    }

    #[test]
    fn what_a_set_has_no_room_for_is_said() {
        let game = import("[Event \"x\"]\n\n1. 炮二平五 马８进７ 1-0\n").records.remove(0);
        let kinds: Vec<LossKind> =
            canju::write(std::slice::from_ref(&game)).losses.iter().map(|loss| loss.kind).collect();
        assert_eq!(kinds, [LossKind::Moves, LossKind::Result]);
        let many = vec![game; 61];
        let lost = canju::write(&many).losses.iter().filter(|loss| loss.kind == LossKind::Records).count();
        assert_eq!(lost, 1);
    }

    #[test]
    fn a_damaged_or_a_newer_set_is_refused() {
        let refused = |text: &str| read(text.as_bytes(), &Options::default()).unwrap_err().kind.code();
        assert_eq!(refused(r#"{"format":"canju-set","version":2,"exercises":[]}"#), "unknown-version");
        assert_eq!(refused(r#"{"format":"canju-set","version":1,"exercises":[]}"#), "no-games");
        assert_eq!(refused(r#"{"format":"canju-set","version":1,"exercises":[{}]}"#), "broken-markup");
    }
}
