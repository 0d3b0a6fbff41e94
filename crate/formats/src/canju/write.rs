//! Records into a set, within the bounds in which the page takes one; what has no room there is said.

use std::collections::BTreeMap;

use xiangqi::{Color, Role, Setup, fen};

use super::{Exercise, GOAL, LENGTH, NAME, PUZZLE, Set, Terms, VERSION};
use crate::loss::{LossKind, Losses, Written};
use crate::record::{GameResult, Record};
use crate::tree::{NodeId, Tree};

/// What the page takes of one set: exercises, characters of a title and of a note, notes of an exercise, plies of a note's
/// line, moves to a mate, characters of the id of a puzzle.
const MOST_EXERCISES: usize = 60;
const TITLE: usize = 20;
const NOTE: usize = 200;
const MOST_NOTES: usize = 20;
const MOST_LINE: usize = 60;
const MOST_LENGTH: u16 = 500;
const PUZZLE_ID: usize = 64;
const MOST_MEN: usize = 32;

/// Writes records as one set, with its title (`Event`) and terms from the first. The first sixty positions with a king on each
/// side are taken.
pub fn write(records: &[Record]) -> Written {
    let mut losses = Losses::default();
    let mut exercises = Vec::new();
    let first = records.first();
    let event = first.and_then(|record| record.tags.get("Event")).unwrap_or_default();
    let terms = first.map_or_else(Terms::default, |record| Terms::of(&record.tags));
    for (index, record) in records.iter().enumerate() {
        losses.record = index;
        if exercises.len() == MOST_EXERCISES || !is_position(&record.setup) {
            losses.add(LossKind::Records);
            continue;
        }
        if record.tags.get("Event").unwrap_or_default() != event || !terms.is_told_by(&record.tags) {
            losses.add(LossKind::Tags);
        }
        exercises.push(exercise(record, &mut losses));
    }
    losses.record = 0;
    let title = cut(event, TITLE, &mut losses);
    let set = Set { format: NAME.into(), version: VERSION, title, options: terms, exercises };
    let mut text = serde_json::to_string_pretty(&set).unwrap_or_default();
    text.push('\n');
    losses.written(text.into_bytes())
}

/// Whether the page takes it: a king a side, and no more men than there are in a game.
fn is_position(setup: &Setup) -> bool {
    let kings = |color: Color| {
        let is_king = |piece: xiangqi::Piece| piece.role == Role::King && piece.color == color;
        setup.board.pieces().filter(|&(_, piece)| is_king(piece)).count()
    };
    kings(Color::Red) == 1 && kings(Color::Black) == 1 && setup.board.pieces().count() <= MOST_MEN
}

fn exercise(record: &Record, losses: &mut Losses) -> Exercise {
    let title = cut(record.title(), TITLE, losses);
    let note = cut(&record.tree.node(NodeId::ROOT).comment, NOTE, losses);
    losses.of_tags(&record.tags, |name| {
        ["Title", "Event", GOAL, LENGTH, PUZZLE].contains(&name) || Terms::is_name(name)
    });
    losses.of_tree(&record.tree);
    if record.result != GameResult::Unknown {
        losses.add(LossKind::Result);
    }
    if (record.setup.halfmove, record.setup.fullmove) != (0, 1) {
        losses.add(LossKind::Counters);
    }
    let mut known = |name, fits: fn(&str) -> bool| {
        let value = record.tags.get(name);
        if value.is_some_and(|value| !fits(value)) {
            losses.add(LossKind::Tags);
        }
        value.filter(|value| fits(value))
    };
    let goal = known(GOAL, |goal| ["checks", "any"].contains(&goal)).unwrap_or("any").to_owned();
    let length = known(LENGTH, |length| length_of(length).is_some()).and_then(length_of);
    let puzzle = known(PUZZLE, is_puzzle_id).unwrap_or_default().to_owned();
    Exercise {
        fen: fen::write_position(&record.setup),
        goal,
        length,
        puzzle,
        title,
        note,
        notes: notes(&record.tree, losses),
    }
}

fn length_of(text: &str) -> Option<u16> {
    text.parse().ok().filter(|length| (1..=MOST_LENGTH).contains(length))
}

fn is_puzzle_id(text: &str) -> bool {
    text.len() <= PUZZLE_ID && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"_.-".contains(&b))
}

/// Comments by the lines that lead to them; a line that carries none has no place.
fn notes(tree: &Tree, losses: &mut Losses) -> BTreeMap<String, String> {
    let mut notes = BTreeMap::new();
    for (id, depth) in tree.preorder().skip(1) {
        let comment = &tree.node(id).comment;
        if comment.is_empty() {
            if tree.first_child(id).is_none() {
                losses.add(LossKind::Moves);
            }
            continue;
        }
        let line = line_to(tree, id).filter(|_| notes.len() < MOST_NOTES && depth <= MOST_LINE);
        let note = cut(comment, NOTE, losses);
        match line {
            Some(line) if !note.is_empty() => drop(notes.insert(line, note)),
            _ => losses.add(LossKind::Comments),
        }
    }
    notes
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

/// A text as the page keeps it, and a loss where that is not the text itself.
fn cut(text: &str, most: usize, losses: &mut Losses) -> String {
    let plain = plain(text, most);
    if plain != text {
        losses.add(LossKind::LongTexts);
    }
    plain
}

/// A text without line breaks or blanks at its ends, no longer than so many characters: what the page holds texts against.
fn plain(text: &str, most: usize) -> String {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{FEFF}';
    let mut line = String::new();
    let mut in_break = false;
    for c in text.chars() {
        let breaks = c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        if !(breaks && in_break) {
            line.push(if breaks { ' ' } else { c });
        }
        in_break = breaks;
    }
    line.trim_matches(is_blank).chars().take(most).collect::<String>().trim_matches(is_blank).to_owned()
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_text_is_kept_as_the_page_keeps_it() {
        assert_eq!(plain(" a\r\n\u{2028}b\u{FEFF}", 9), "a b");
        assert_eq!(plain("一二 三", 3), "一二");
    }
}
