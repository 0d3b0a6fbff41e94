//! FENs out of any text: one a line, columns between tabs, strings in JSON lines.

use std::fs;
use std::path::Path;

use xiangqi::Position;

use crate::failure::Failure;

/// The slashes of a board.
const SLASHES: usize = 9;

/// The positions of a file, pieces on points that their moves never reach included. How many there were, and how many texts that
/// look like a FEN could not be read, is told on standard error.
///
/// # Errors
/// `file` where it cannot be read.
pub(crate) fn read(path: &Path) -> Result<Vec<Position>, Failure> {
    let place = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let mut positions = Vec::new();
    let mut unread = 0;
    for field in text.lines().flat_map(|line| line.split(['\t', '"'])) {
        if field.matches('/').count() != SLASHES {
            continue;
        }
        match Position::from_fen_loose(field.trim()) {
            Ok(position) => positions.push(position),
            Err(_) => unread += 1,
        }
    }
    eprintln!("{place}: {} positions, {unread} not read", positions.len());
    Ok(positions)
}
