//! The lines that an earlier run wrote before it was cut off.

use std::fs;
use std::path::Path;

use puzzle::compose;
use serde_json::Value;
use xiangqi::Position;

use crate::args::Shard;
use crate::failure::Failure;

/// One drill of the earlier run.
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) block: u64,
    /// See [`compose::key`].
    pub(crate) key: u64,
    pub(crate) idea: String,
}

/// The whole lines of a file. A last line without its end is left out: the run was cut off while it wrote it.
///
/// # Errors
/// `file` where it cannot be read, `not-this-run` where a line is not of a run with the same pattern, seed and shard.
pub(crate) fn read(path: &Path, prefix: &str, shard: Shard) -> Result<Vec<Line>, Failure> {
    let place = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut lines = Vec::new();
    for (index, text) in whole.lines().enumerate() {
        let line = parse(text, prefix, shard).ok_or_else(|| {
            let number = index + 1;
            Failure::new(
                "not-this-run",
                format!("{place}: line {number} is not of a run with these arguments"),
            )
            .with("path", place.as_str())
            .with("line", number)
        })?;
        lines.push(line);
    }
    Ok(lines)
}

fn parse(text: &str, prefix: &str, shard: Shard) -> Option<Line> {
    let value: Value = serde_json::from_str(text).ok()?;
    let block = value["block"].as_u64().filter(|block| shard.has(*block))?;
    let puzzle = &value["puzzle"];
    if !puzzle["id"].as_str()?.starts_with(&format!("{prefix}{block}-")) {
        return None;
    }
    let position = Position::from_fen(puzzle["fen"].as_str()?).ok()?;
    let idea = value["idea"].as_str()?.to_owned();
    Some(Line { text: text.to_owned(), block, key: compose::key(&position), idea })
}
