//! Writing `DhtmlXQ`, one record after another, each in its own brackets.

use std::fmt::Write as _;

use xiangqi::{Board, Color, Move};

use super::read::{PREFIX, TAGS};
use crate::loss::{LossKind, Losses, Written};
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::{NodeId, Tree};
use crate::xqf::table_of;

/// Writes records as UTF-8 text.
pub fn write(records: &[Record]) -> Written {
    let mut losses = Losses::default();
    let mut text = String::new();
    for (index, record) in records.iter().enumerate() {
        losses.record = index;
        write_record(record, &mut text, &mut losses);
    }
    losses.written(text.into_bytes())
}

fn write_record(record: &Record, text: &mut String, losses: &mut Losses) {
    text.push_str("[DhtmlXQ]\n");
    put(text, "ver", "www_dpxq_com");
    put(text, "binit", &binit(&record.setup.board));
    let standard = table_of(&record.setup.board).1;
    let told_by_moves = referee::first_mover(&record.setup, &record.tree).unwrap_or(Color::Red);
    let counted = (record.setup.halfmove, record.setup.fullmove) != (0, 1);
    if !standard || told_by_moves != record.setup.turn || counted {
        // Not every reader knows this field, but it says what the others cannot.
        put(text, "fen", &record.fen());
    }
    for (name, value) in record.tags.iter() {
        let own = name.get(..PREFIX.len()).filter(|start| start.eq_ignore_ascii_case(PREFIX));
        if let Some((key, _)) = TAGS.iter().find(|(_, tag)| tag.eq_ignore_ascii_case(name)) {
            put(text, key, &escape(value));
        } else if own.is_some() {
            put(text, &name[PREFIX.len()..], &escape(value));
        } else {
            losses.add(LossKind::Tags);
        }
    }
    let result = match record.result {
        GameResult::Unknown => "未知",
        GameResult::RedWins => "红胜",
        GameResult::BlackWins => "黑胜",
        GameResult::Draw => "和局",
    };
    put(text, "result", result);
    losses.of_tree(&record.tree);
    write_tree(&record.tree, text);
    text.push_str("[/DhtmlXQ]\n");
}

fn put(text: &mut String, key: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[DhtmlXQ_{key}]{value}[/DhtmlXQ_{key}]");
}

fn binit(board: &Board) -> String {
    let (table, _) = table_of(board);
    table
        .iter()
        .map(|square| {
            square.map_or("99".to_owned(), |square| format!("{}{}", square.file(), 9 - square.rank()))
        })
        .collect()
}

fn digits(m: Move) -> String {
    let square = |square: xiangqi::Square| format!("{}{}", square.file(), 9 - square.rank());
    square(m.from) + &square(m.to)
}

/// A line still to be written: its first move, the line it leaves, and at which step.
struct Pending {
    first: Option<NodeId>,
    parent: usize,
    step: usize,
}

/// Writes the main line, then every line that leaves one already written.
fn write_tree(tree: &Tree, text: &mut String) {
    let mut comments = String::new();
    put_comment(tree, NodeId::ROOT, 0, 0, &mut comments);
    let has_move = |id: &NodeId| tree.node(*id).m.is_some();
    let children = |id: NodeId| tree.children(id).filter(has_move);
    let mut lines = std::collections::VecDeque::new();
    lines.push_back(Pending { first: children(NodeId::ROOT).next(), parent: 0, step: 1 });
    let others = |id: NodeId, parent: usize, step: usize| {
        children(id)
            .skip(1)
            .map(move |first| Pending { first: Some(first), parent, step })
            .collect::<Vec<_>>()
    };
    lines.extend(others(NodeId::ROOT, 0, 1));
    let mut number = 0;
    while let Some(line) = lines.pop_front() {
        let mut moves = String::new();
        let mut step = line.step;
        let mut next = line.first;
        while let Some(node) = next {
            moves.push_str(&tree.node(node).m.map(digits).unwrap_or_default());
            put_comment(tree, node, number, step, &mut comments);
            step += 1;
            lines.extend(others(node, number, step));
            next = children(node).next();
        }
        if number == 0 {
            put(text, "movelist", &moves);
        } else {
            put(text, &format!("move_{}_{}_{number}", line.parent, line.step), &moves);
        }
        number += 1;
    }
    text.push_str(&comments);
}

fn put_comment(tree: &Tree, node: NodeId, branch: usize, step: usize, text: &mut String) {
    let comment = &*tree.node(node).comment;
    if comment.is_empty() {
        return;
    }
    let key = if branch == 0 { format!("comment{step}") } else { format!("comment{branch}_{step}") };
    put(text, &key, &escape(comment));
}

/// Line breaks become `||`; what a reader would take for something else becomes `\uXXXX`.
fn escape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '\n' => text.push_str("||"),
            '|' | '&' | '<' | '>' | '[' | ']' | '\\' | '\r' => {
                let _ = write!(text, "\\u{:04x}", c as u32);
            }
            _ => text.push(c),
        }
    }
    text
}
