//! The positions of a file: one a line, either the whole line or one column of a tab-separated table.

use std::fs;
use std::path::Path;

use crate::failure::Failure;

/// The most bytes that are read of a file.
const MAX_BYTES: u64 = 1 << 30;

/// Reads a file. With a column name the first line names the columns; a row that is too short gives an empty text, so that
/// every row has its place in the output. Blank lines are left out.
///
/// # Errors
/// The file cannot be read, is too large, or has no such column.
pub(crate) fn read(path: &Path, column: Option<&str>) -> Result<Vec<String>, Failure> {
    let place = path.display().to_string();
    let size = fs::metadata(path).map_err(|error| Failure::file(path, &error))?.len();
    if size > MAX_BYTES {
        return Err(
            Failure::new("too-long", format!("{place}: {size} bytes are too many")).with("path", place)
        );
    }
    let bytes = fs::read(path).map_err(|error| Failure::file(path, &error))?;
    // A byte that is not UTF-8 spoils its own row only.
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.trim_start_matches('\u{feff}').lines().filter(|line| !line.trim().is_empty());
    let Some(name) = column else { return Ok(lines.map(str::to_owned).collect()) };
    let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').map(str::trim).collect();
    let Some(index) = header.iter().position(|&title| title == name) else {
        let message = format!("{place}: no column {name:?} among {}", header.join(", "));
        return Err(Failure::new("no-column", message).with("path", place).with("columns", header));
    };
    Ok(lines.map(|line| line.split('\t').nth(index).unwrap_or_default().trim().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(name: &str, text: &[u8], column: Option<&str>) -> Result<Vec<String>, Failure> {
        let path = std::env::temp_dir().join(format!("canju-rows-{}-{name}", std::process::id()));
        fs::write(&path, text).unwrap();
        let rows = read(&path, column);
        fs::remove_file(&path).unwrap();
        rows
    }

    #[test]
    fn every_row_has_its_place() {
        let text = b"\xef\xbb\xbfid\tfen\r\n1\tx w\tmore\r\n\r\n2\r\n3\t\xff\r\n";
        assert_eq!(read_text("table", text, Some("fen")).unwrap(), ["x w", "", "\u{fffd}"]);
    }

    #[test]
    fn without_a_column_the_line_is_the_text() {
        assert_eq!(read_text("plain", b"a b\n\nc\n", None).unwrap(), ["a b", "c"]);
    }

    #[test]
    fn a_missing_column_is_bad_input() {
        assert!(read_text("missing", b"id\tfen\n1\tx\n", Some("position")).is_err());
        assert!(read_text("empty", b"", Some("fen")).is_err());
    }
}
