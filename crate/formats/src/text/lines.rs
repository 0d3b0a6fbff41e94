//! What the lines of a plain text are, and where its games begin.

use super::{LABELS, is_label};
use crate::fen_list;
use crate::movetext::{Lexer, TokenKind};

/// Tags whose labels stand at the head of a game and nowhere else: the others may be said of a move, too.
const HEAD_TAGS: [&str; 5] = ["Title", "Event", "Date", "Red", "Black"];

/// What a line is.
pub(super) enum Kind<'a> {
    Blank,
    Moves,
    Position(fen_list::Line<'a>),
    Label(&'a str, &'a str),
    Prose(&'a str),
}

pub(super) fn kind(line: &str) -> Kind<'_> {
    let line = line.trim().trim_start_matches('\u{FEFF}');
    if line.is_empty() {
        return Kind::Blank;
    }
    if let Some(parts) = fen_list::split(line) {
        return Kind::Position(parts);
    }
    let label = line.split_once([':', '：']).map(|(label, value)| (label.trim(), value.trim()));
    if let Some((label, value)) = label
        && is_label(label)
        && Lexer::new(value, 0).all(|token| token.kind != TokenKind::Move)
    {
        return Kind::Label(label, value);
    }
    if Lexer::new(line, 0).any(|token| matches!(token.kind, TokenKind::Move | TokenKind::Dots)) {
        return Kind::Moves;
    }
    Kind::Prose(line)
}

/// Where games begin: at the start, and, when the game before has a position or moves already, at each position, head of labels,
/// heading (第二局) and, in games from the initial position, first move behind something else than moves; with the title
/// before it.
pub(super) fn beginnings(text: &str) -> Vec<usize> {
    let mut found = vec![0];
    let (mut has_position, mut has_moves) = (false, false);
    // Where the lines began that say something since the last blank line, position or move.
    let mut run: Option<usize> = None;
    let mut after_blank = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let kind = kind(line);
        let begins = match kind {
            Kind::Blank => false,
            Kind::Moves => {
                has_moves && !has_position && (after_blank || run.is_some()) && is_first_move(line)
            }
            Kind::Position(_) => has_moves || has_position,
            Kind::Label(label, value) => has_moves && heads_game(label) && !value.is_empty(),
            Kind::Prose(text) => (has_moves || has_position) && is_heading(text),
        };
        if begins {
            found.push(run.unwrap_or(at));
            (has_position, has_moves, run) = (false, false, None);
        }
        match kind {
            Kind::Blank => (run, after_blank) = (None, true),
            Kind::Moves => (run, after_blank, has_moves) = (None, false, true),
            Kind::Position(_) => (run, after_blank, has_position) = (None, false, true),
            // Without a blank line before them only the last of the lines is a title: the others end the game before.
            Kind::Prose(_) if !begins && (!after_blank || run.is_none()) => run = Some(at),
            Kind::Prose(_) | Kind::Label(..) => {}
        }
        at += line.len();
    }
    found
}

fn heads_game(label: &str) -> bool {
    // 红： and 黑： stand before moves and remarks, too.
    label.chars().count() > 1 && LABELS.iter().any(|(name, tag)| *name == label && HEAD_TAGS.contains(tag))
}

/// Whether a line numbers what follows: 第二局, 第12题.
fn is_heading(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('第') else { return false };
    let is_digit = |c: char| c.is_numeric() || "零〇一二三四五六七八九十百千".contains(c) || c == ' ';
    rest.starts_with(is_digit)
        && rest
            .trim_start_matches(is_digit)
            .starts_with(['局', '题', '題', '例', '则', '則', '盘', '盤', '关', '關'])
}

fn is_first_move(line: &str) -> bool {
    let line = line.trim_start();
    Lexer::new(line, 0).next().is_some_and(|token| token.kind == TokenKind::Number(1))
}
