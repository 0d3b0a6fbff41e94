//! The canonical text of a pack: one puzzle a line, fields in one order, no optional field that is empty.
//!
//! `read(write(pack)) == pack`, and a file in canonical form is written back byte for byte, so that diffs of `puzzles/`
//! show puzzles and nothing else.

use std::fmt::Write as _;

use xiangqi::Move;

use super::{LocalText, Pack, Puzzle, SCHEMA};

/// The canonical text of a pack, ending in a newline.
pub fn write(pack: &Pack) -> String {
    let mut out = String::new();
    let _ = write!(
        out,
        "{{\"schema\":{SCHEMA},\"id\":{},\"title\":{},\"description\":{},\"licence\":{},\"puzzles\":[",
        quoted(&pack.id),
        local_text(&pack.title),
        local_text(&pack.description),
        quoted(&pack.licence)
    );
    for (i, puzzle) in pack.puzzles.iter().enumerate() {
        out.push_str(if i == 0 { "\n" } else { ",\n" });
        out.push_str(&write_puzzle(puzzle));
    }
    out.push_str("\n]}\n");
    out
}

/// The canonical text of one puzzle: one JSON object without a line break.
pub fn write_puzzle(puzzle: &Puzzle) -> String {
    let mut out = format!(
        "{{\"id\":{},\"fen\":{},\"goal\":\"{}\",\"mate_in\":{},\"keys\":{},\"line\":{},\"tags\":[{}],\"level\":{}",
        quoted(&puzzle.id),
        quoted(&puzzle.fen()),
        puzzle.goal.code(),
        puzzle.mate_in,
        moves(&puzzle.keys),
        moves(&puzzle.line),
        puzzle.tags.iter().map(|tag| quoted(tag)).collect::<Vec<_>>().join(","),
        puzzle.level
    );
    if let Some(title) = &puzzle.title {
        let _ = write!(out, ",\"title\":{}", local_text(title));
    }
    if let Some(source) = &puzzle.source {
        let _ = write!(out, ",\"source\":{}", quoted(source));
    }
    out.push('}');
    out
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn local_text(text: &LocalText) -> String {
    format!(
        "{{\"zh-Hans\":{},\"zh-Hant\":{},\"en\":{}}}",
        quoted(&text.zh_hans),
        quoted(&text.zh_hant),
        quoted(&text.en)
    )
}

fn moves(list: &[Move]) -> String {
    let quoted: Vec<_> = list.iter().map(|m| format!("\"{m}\"")).collect();
    format!("[{}]", quoted.join(","))
}
