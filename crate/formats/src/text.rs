//! Plain moves, with or without a few lines before them that say what they are.

use xiangqi::Setup;

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::fen_list;
use crate::movetext::{Lexer, TokenKind};
use crate::pgn::{read_moves, set_fen};
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::tree::NodeId;

/// Labels of the lines before the moves, and the tags they fill.
const LABELS: [(&str, &str); 24] = [
    ("标题", "Title"),
    ("標題", "Title"),
    ("棋局", "Title"),
    ("对局", "Title"),
    ("赛事", "Event"),
    ("賽事", "Event"),
    ("比赛", "Event"),
    ("比赛名称", "Event"),
    ("日期", "Date"),
    ("时间", "Date"),
    ("比赛日期", "Date"),
    ("地点", "Site"),
    ("地點", "Site"),
    ("轮次", "Round"),
    ("红方", "Red"),
    ("紅方", "Red"),
    ("红", "Red"),
    ("黑方", "Black"),
    ("黑", "Black"),
    ("开局", "Opening"),
    ("布局", "Opening"),
    ("注释", "Annotator"),
    ("评注", "Annotator"),
    ("作者", "Author"),
];

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let positions = position_lines(text);
    let mut at = 0;
    while !reading.is_stopped() && at < text.len() {
        let mut record = Record::new(Format::Text, Setup::start());
        let moves_at = read_head(text, at, &mut record);
        let game = read_moves(&text[..end_of_game(text, moves_at, &positions)], moves_at, &record, reading);
        let is_game = game.record.tree.move_count() > 0 || record.setup != Setup::start();
        if !is_game && reading.games == 0 {
            break;
        }
        if game.end <= at {
            break;
        }
        at = game.end;
        if is_game {
            reading.give_text(game.record, at);
        }
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::UnknownFormat, 0));
    }
    Ok(())
}

/// Reads the lines before the first move; gives where the moves begin.
fn read_head(text: &str, from: usize, record: &mut Record) -> usize {
    let mut at = from;
    let mut titled = false;
    for line in text[from..].split_inclusive('\n') {
        if !read_head_line(line, &mut titled, record) {
            break;
        }
        at += line.len();
    }
    at
}

/// Takes a line before the moves; false when it holds moves.
fn read_head_line(line: &str, titled: &mut bool, record: &mut Record) -> bool {
    let line = line.trim().trim_start_matches('\u{FEFF}');
    if line.is_empty() {
        return true;
    }
    if let Some(parts) = fen_list::split(line) {
        set_fen(record, parts.fen);
        let title = if parts.before.eq_ignore_ascii_case("fen") { parts.after } else { parts.before };
        record.tags.set("Title", title);
        *titled |= !title.is_empty();
        return true;
    }
    let label = line.split_once([':', '：']).map(|(label, value)| (label.trim(), value.trim()));
    let holds_moves =
        Lexer::new(line, 0).any(|token| matches!(token.kind, TokenKind::Move | TokenKind::Dots));
    if holds_moves
        && !label.is_some_and(|(label, value)| {
            is_label(label) && Lexer::new(value, 0).all(|t| t.kind != TokenKind::Move)
        })
    {
        return false;
    }
    match label {
        Some((label, value)) if is_label(label) => {
            if let Some((_, tag)) = LABELS.iter().find(|(name, _)| *name == label) {
                record.tags.set(tag, value);
            } else {
                record.result = GameResult::from_text(value).unwrap_or_default();
            }
        }
        _ if *titled => record.tree.add_comment(NodeId::ROOT, line),
        _ => {
            *titled = true;
            record.tags.set("Title", line);
        }
    }
    true
}

fn is_label(text: &str) -> bool {
    matches!(text, "结果" | "結果" | "棋局结果" | "对局结果") || LABELS.iter().any(|(name, _)| *name == text)
}

/// Where the lines with a position begin.
fn position_lines(text: &str) -> Vec<usize> {
    let mut at = 0;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n') {
        if fen_list::split(line).is_some() {
            lines.push(at);
        }
        at += line.len();
    }
    lines
}

/// Where the next position begins behind an offset.
fn end_of_game(text: &str, from: usize, positions: &[usize]) -> usize {
    let next = positions.partition_point(|&line| line <= from);
    positions.get(next).copied().unwrap_or(text.len())
}
