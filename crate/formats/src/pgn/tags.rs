//! Tag pairs: `[Name "value"]`, with quotes inside the value, several on a line, or the moves right behind them.

use xiangqi::{Board, Setup, fen};

use crate::record::Record;
use crate::warning::{Place, WarningKind};

/// A tag pair and the length of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) len: usize,
}

/// Reads the pair that a text begins with.
pub(super) fn pair(text: &str) -> Option<Pair> {
    let inner = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let name_len = inner.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    let (name, rest) = inner.split_at(name_len);
    let rest = rest.trim_start_matches([' ', '\t', '\u{3000}']);
    let quote = if rest.starts_with('“') { '”' } else { '"' };
    let quoted = rest.strip_prefix(['"', '“'])?;
    let start = text.len() - quoted.len();
    let line_len = quoted.find('\n').unwrap_or(quoted.len());
    let (value, end) = escaped(&quoted[..line_len], quote).unwrap_or_else(|| loose(&quoted[..line_len]));
    Some(Pair { name: name.to_owned(), value, len: start + end })
}

/// A value by the standard: `\"` and `\\` are escapes, the closing quote is followed by `]` and nothing but a new tag, a move
/// or the end of the line. Gives the value and where it ends, bracket included.
fn escaped(line: &str, quote: char) -> Option<(String, usize)> {
    let mut value = String::new();
    let mut chars = line.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => match chars.clone().next() {
                Some((_, next @ ('"' | '\\'))) => {
                    value.push(next);
                    chars.next();
                }
                _ => value.push('\\'),
            },
            _ if c == quote => {
                if let Some(end) = closes(line, at + c.len_utf8()) {
                    return Some((value, end));
                }
                value.push(c);
            }
            _ => value.push(c),
        }
    }
    None
}

/// Where the bracket behind a quote ends, if it comes next.
fn closes(line: &str, after_quote: usize) -> Option<usize> {
    let rest = &line[after_quote..];
    let bracket = rest.trim_start_matches([' ', '\t']);
    bracket.starts_with(']').then(|| after_quote + rest.len() - bracket.len() + 1)
}

/// A value whose end the standard does not find: up to the last bracket of the line, or the whole line.
fn loose(line: &str) -> (String, usize) {
    let end = line.rfind(']').map_or(line.len(), |at| at + 1);
    let value = line[..end].trim_end().trim_end_matches(']').trim_end_matches(['"', '”', '\\']);
    (value.to_owned(), end)
}

/// Takes a pair into a record: position and result have fields of their own, White is Red.
pub(super) fn apply(record: &mut Record, name: &str, value: &str) {
    match name.to_ascii_lowercase().as_str() {
        "fen" => set_fen(record, value),
        "result" => record.take_result(value),
        "game" | "format" | "setup" => {}
        "variant" if value.eq_ignore_ascii_case("xiangqi") => {}
        "white" => set_unless(record, "Red", value),
        "whiteelo" => set_unless(record, "RedElo", value),
        "whiteteam" => set_unless(record, "RedTeam", value),
        _ => record.tags.set(name, value.trim()),
    }
}

fn set_unless(record: &mut Record, name: &str, value: &str) {
    if record.tags.get(name).is_none() {
        record.tags.set(name, value.trim());
    }
}

/// Sets the position of a FEN. One that cannot be read leaves an empty board, not a guess.
pub(crate) fn set_fen(record: &mut Record, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    match fen::parse(text) {
        Ok(parsed) => {
            record.setup = parsed.setup;
            for warning in parsed.warnings {
                record.warn(WarningKind::Fen(warning), Place::Setup);
            }
        }
        Err(error) => {
            record.setup = Setup { board: Board::EMPTY, ..Setup::start() };
            record.warn(WarningKind::BadFen(error.kind), Place::Setup);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<(String, String)> {
        pair(text).map(|pair| (pair.value, text[pair.len..].to_owned()))
    }

    #[test]
    fn values_may_hold_quotes_and_brackets() {
        for (text, expected, rest) in [
            (r#"[A "b\""] [B "c"]"#, "b\"", r#" [B "c"]"#),
            (r#"[C "A]]"] x"#, "A]]", " x"),
            (r#"[D "A]]["]"#, "A]][", ""),
            (r#"[E "\"A]][\""]"#, "\"A]][\"", ""),
            (r#"[F "\"A]][\"\\"] [G "\"]"]"#, "\"A]][\"\\", r#" [G "\"]"]"#),
            (r#"[Event "第25屆"五羊杯"象棋"]"#, "第25屆\"五羊杯\"象棋", ""),
            ("[Path \"C:\\dir\\\"]\nx", "C:\\dir", "\nx"),
            ("[Site \"open\nx", "open", "\nx"),
            ("[ Date  \"2001\" ]", "2001", ""),
            ("[Red “许银川”]", "许银川", ""),
        ] {
            assert_eq!(value(text), Some((expected.to_owned(), rest.to_owned())), "{text}");
        }
        assert_eq!(value("[炮二平五]"), None);
        assert_eq!(value("[Date 2001]"), None);
    }
}
