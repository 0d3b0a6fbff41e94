//! Positions of other people's collections, which no pack may hold.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use puzzle::compose;
use xiangqi::Position;

use crate::failure::Failure;

/// The positions in text files: every word that is a FEN's board, with the side to move after it, or both where there is none.
///
/// # Errors
/// `file` where one cannot be read.
pub(super) fn read(paths: &[PathBuf]) -> Result<HashSet<u64>, Failure> {
    let mut keys = HashSet::new();
    for path in paths {
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            for (i, board) in words.iter().enumerate().filter(|(_, word)| word.matches('/').count() == 9) {
                let sides = match words.get(i + 1) {
                    Some(&side @ ("w" | "b" | "r")) => vec![side],
                    _ => vec!["w", "b"],
                };
                let fens = sides.iter().map(|side| format!("{board} {side}"));
                keys.extend(fens.filter_map(|fen| Some(compose::key(&Position::from_fen(&fen).ok()?))));
            }
        }
    }
    Ok(keys)
}
