//! Games as JSON lines `{"fen":…,"moves":[…]}`; other fields may stand beside these.

use serde::Deserialize;
use serde_json::{Map, Value, from_slice, from_str};
use xiangqi::{Move, Position};

use crate::failure::Failure;

#[derive(Deserialize)]
struct Row {
    fen: String,
    moves: Vec<String>,
}

/// A game of a line.
pub(super) struct Game {
    pub(super) start: Position,
    /// Its moves up to the first that cannot be played.
    pub(super) moves: Vec<Move>,
    /// That move: its code and its ply, from 1.
    pub(super) fault: Option<(&'static str, usize)>,
}

/// Whether a file is JSON, which no format of records is.
pub(super) fn is_json_lines(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    let first = text.split(|&b| b == b'\n').next().unwrap_or_default();
    from_slice::<Map<String, Value>>(first).is_ok()
}

/// The game of a line.
///
/// # Errors
/// The code of what is wrong: the line is none (`not-a-game`), or its position is no position of the rules.
pub(super) fn read(text: &str) -> Result<Game, &'static str> {
    let row: Row = from_str(text.trim_start_matches('\u{feff}')).map_err(|_| "not-a-game")?;
    let start = Position::from_fen_loose(&row.fen).map_err(|error| Failure::from(error).code())?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    let mut fault = None;
    for text in &row.moves {
        let code = match text.parse() {
            Err(_) => "unread-move",
            Ok(m) if position.play(m).is_err() => "illegal-move",
            Ok(m) => {
                moves.push(m);
                continue;
            }
        };
        fault = Some((code, moves.len() + 1));
        break;
    }
    Ok(Game { start, moves, fault })
}
