//! What was put into the packs, as a table with tabs.

use std::collections::BTreeMap;

use puzzle::Pack;

/// The first line of the table.
pub(super) fn head() -> String {
    "pack\tpuzzles\tby length (length:puzzles)\tby level 1 to 9".to_owned()
}

/// The line of a pack.
pub(super) fn row(path: &str, pack: &Pack) -> String {
    let mut lengths: BTreeMap<u16, usize> = BTreeMap::new();
    let mut levels = [0; 9];
    for puzzle in &pack.puzzles {
        *lengths.entry(puzzle.mate_in).or_default() += 1;
        if let Some(count) = levels.get_mut(usize::from(puzzle.level).wrapping_sub(1)) {
            *count += 1;
        }
    }
    let lengths: Vec<String> = lengths.iter().map(|(length, count)| format!("{length}:{count}")).collect();
    let levels: Vec<String> = levels.iter().map(ToString::to_string).collect();
    format!("{path}\t{}\t{}\t{}", pack.puzzles.len(), lengths.join(" "), levels.join(" "))
}
