//! `DHJHtmlXQ`: the same brackets with numbers for keys, a board of 90 characters, and ranks counted from Red's side.

use xiangqi::{Board, Color, Piece, Setup, Square};

use super::fields::{self, next_field};
use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::record::Record;
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

const PREFIX: &str = "DHJHtmlXQ_";
const COMMENT_PREFIX: &str = "game_";

const BOARD: &str = "31";
const SIDE: &str = "32";
const MOVES: &str = "34";
const RESULT: &str = "28";

const TAGS: [(&str, &str); 19] = [
    ("10", "Title"),
    ("11", "Event"),
    ("13", "Date"),
    ("14", "Site"),
    ("15", "Round"),
    ("16", "Table"),
    ("17", "RedTeam"),
    ("18", "Red"),
    ("19", "RedLevel"),
    ("20", "RedElo"),
    ("21", "BlackTeam"),
    ("22", "Black"),
    ("23", "BlackLevel"),
    ("24", "BlackElo"),
    ("29", "RedTime"),
    ("30", "BlackTime"),
    ("36", "Opening"),
    ("40", "Annotator"),
    ("41", "Author"),
];

/// Whether a text holds such a record.
pub(crate) fn holds(text: &str) -> bool {
    next_field(text, PREFIX, 0).is_some()
}

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let mut at = 0;
    while !reading.is_stopped() {
        let mut values: Vec<(&str, &str)> = Vec::new();
        let begin = at;
        while let Some(field) = next_field(text, PREFIX, at) {
            if values.iter().any(|(key, _)| *key == field.key) {
                break;
            }
            values.push((field.key, field.value));
            at = field.end;
        }
        if values.is_empty() {
            break;
        }
        let next =
            next_field(text, PREFIX, at).map_or(text.len(), |_| at + text[at..].find(PREFIX).unwrap_or(0));
        let record = read_record(&values, &text[begin..next], reading.node_limit());
        reading.give_text(record, at);
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::NoGames, 0));
    }
    Ok(())
}

fn read_record(values: &[(&str, &str)], text: &str, node_limit: usize) -> Record {
    let mut record = Record::new(Format::DhjHtmlXq, Setup::start());
    for &(key, value) in values {
        let plain = fields::text_of(value);
        let plain = plain.trim();
        match key {
            BOARD => read_board(plain, &mut record),
            SIDE if plain == "1" => record.setup.turn = Color::Black,
            SIDE | MOVES | "33" => {}
            RESULT => record.take_result(plain),
            _ => {
                if let Some((_, tag)) = TAGS.iter().find(|(number, _)| *number == key) {
                    record.tags.set(tag, plain);
                } else {
                    record.tags.set(&format!("{PREFIX}{key}"), plain);
                }
            }
        }
    }
    let moves = values.iter().find(|(key, _)| *key == MOVES).map_or("", |(_, value)| value);
    if !fields::holds_only_digits(moves) {
        record.warn(WarningKind::BadValue, Place::Ply(1));
    }
    let nodes = add_moves(&fields::digits_of(moves), &mut record, node_limit);
    read_comments(text, &nodes, &mut record);
    let told = record.setup.turn;
    referee::check_side(&mut record, told);
    referee::judge(&mut record);
    record
}

/// Letters of FEN with `*` (or `0`) for an empty point, from the upper left.
fn read_board(text: &str, record: &mut Record) {
    if text.is_empty() {
        return;
    }
    record.setup.board = Board::EMPTY;
    let chars: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if chars.len() < 90 {
        record.warn(WarningKind::Truncated, Place::Setup);
    } else if chars.len() > 90 {
        record.warn(WarningKind::BadLength, Place::Setup);
    }
    for (index, &c) in chars.iter().take(90).enumerate() {
        let square = Square::new((index % 9) as u8, 9 - (index / 9) as u8);
        match (square, Piece::from_fen_char(c)) {
            (Some(square), Some(piece)) => record.setup.board.set(square, Some(piece)),
            _ if matches!(c, '*' | '0' | '.') => {}
            _ => record.warn(WarningKind::BadValue, Place::Setup),
        }
    }
}

fn add_moves(digits: &[u8], record: &mut Record, node_limit: usize) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::ROOT];
    for chunk in digits.chunks(4) {
        let parent = nodes.last().copied().unwrap_or(NodeId::ROOT);
        let Some(squares) = chunk.first_chunk::<4>().map(|digits| digits.map(|digit| digit - b'0')) else {
            record.warn(WarningKind::Truncated, Place::Ply(nodes.len()));
            break;
        };
        if nodes.len() > node_limit {
            record.warn(WarningKind::TooManyNodes, Place::Ply(nodes.len()));
            break;
        }
        let [from_file, from_rank, to_file, to_rank] = squares;
        let m = referee::move_of((from_file, from_rank), (to_file, to_rank));
        let node = record.tree.add(parent, m);
        if m.is_none() {
            record.tree.node_mut(node).text = Some(String::from_utf8_lossy(chunk).into_owned());
            record.warn(WarningKind::OffBoard, Place::Ply(nodes.len()));
        }
        nodes.push(node);
    }
    nodes
}

/// `[game_comment_0_3]…[/comment_0_3]`: of branch 0, at move 3.
fn read_comments(text: &str, nodes: &[NodeId], record: &mut Record) {
    let mut at = 0;
    while let Some(field) = next_field(text, COMMENT_PREFIX, at) {
        at = field.end.max(at + 1);
        let Some(key) = field.key.strip_prefix("comment_") else { continue };
        let step = key.strip_prefix("0_").and_then(|step| step.parse::<usize>().ok());
        // The closing tag has another name, so the value runs up to any closing tag.
        let value = field.value.split("[/").next().unwrap_or_default();
        let text = fields::text_of(value);
        match step.and_then(|step| nodes.get(step)) {
            Some(&node) => record.tree.add_comment(node, text.trim()),
            None if text.trim().is_empty() => {}
            // Of another branch, which the format does not have, or behind the last move.
            None => {
                record.warn(WarningKind::LostBranch, Place::Ply(step.unwrap_or_default()));
                record.tree.add_comment(NodeId::ROOT, text.trim());
            }
        }
    }
}
