//! Tables with tabs between cells and the names of the columns in the first row.

use std::collections::HashMap;

/// The rows, by column name.
pub(crate) fn rows(text: &str) -> Vec<HashMap<String, String>> {
    let mut lines = text.lines().map(|line| line.split('\t'));
    let columns: Vec<&str> = lines.next().map(Iterator::collect).unwrap_or_default();
    lines
        .map(|cells| columns.iter().map(ToString::to_string).zip(cells.map(str::to_string)).collect())
        .collect()
}
