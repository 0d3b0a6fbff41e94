//! Lists of positions, one a line: a FEN with whatever stands before and behind it, and the moves of a `moves …`.

use xiangqi::fen;

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::reading::Reading;
use crate::record::Record;
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

mod write;

pub use write::write;

/// A line with a position: what stands before it, the FEN, what stands behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line<'a> {
    pub(crate) before: &'a str,
    pub(crate) fen: &'a str,
    pub(crate) after: &'a str,
}

/// Whether every line that says something holds a position, a remark, or the names of columns.
pub(crate) fn is_list(text: &str) -> bool {
    let mut positions = 0;
    let mut others = 0;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !is_remark(line)) {
        if split(line).is_some() {
            positions += 1;
        } else {
            others += 1;
        }
        // Longer texts are judged by their beginning.
        if positions + others > 1000 {
            break;
        }
    }
    positions > others
}

fn is_remark(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("//") || line.starts_with(';')
}

/// Finds the position of a line: the word with nine slashes, and the fields behind it.
pub(crate) fn split(line: &str) -> Option<Line<'_>> {
    if let Some(parts) = split_start(line) {
        return Some(parts);
    }
    let is_edge =
        |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"' | '|' | '：' | '，' | '=' | '\u{FEFF}');
    let mut at = 0;
    let (start, end) = loop {
        let rest = &line[at..];
        let begin = at + rest.find(|c| !is_edge(c))?;
        let len = line[begin..].find(is_edge).unwrap_or(line.len() - begin);
        let word = &line[begin..begin + len];
        if is_board(word) {
            break (begin, begin + len);
        }
        at = begin + len;
    };
    // `FEN:` and its like stick to the board.
    let stuck = line[start..end].rfind(':').map_or(0, |colon| colon + 1);
    let start = start + stuck;
    let end = end + fields_len(&line[end..]);
    let (before, after) = (line[..start].trim_matches(is_edge), line[end..].trim_matches(is_edge));
    Some(Line { before: before.trim_end_matches(':').trim(), fen: &line[start..end], after })
}

/// `position startpos moves …`, as engines write the start of a game.
fn split_start(line: &str) -> Option<Line<'_>> {
    let start = line.trim_start();
    let start = start.strip_prefix("position").map_or(start, str::trim_start);
    let is_start = start.split_whitespace().next() == Some("startpos");
    is_start.then_some(Line { before: "", fen: start, after: "" })
}

fn is_board(word: &str) -> bool {
    word.chars().filter(|c| matches!(c, '/' | '／')).count() == 9
        && word.chars().all(|c| {
            c.is_ascii_alphanumeric()
                || c == '/'
                || !c.is_ascii()
                || matches!(c, '_' | '-' | ':' | '[' | ']' | '%')
        })
}

/// The length of the fields that belong to the FEN behind its board.
fn fields_len(rest: &str) -> usize {
    let mut len = 0;
    let mut fields = 0;
    let mut in_moves = false;
    loop {
        let tail = &rest[len..];
        let gap = tail.find(|c: char| c != ' ').unwrap_or(tail.len());
        if gap == 0 {
            return len;
        }
        let word_len = tail[gap..]
            .find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"' | '|'))
            .unwrap_or(tail.len() - gap);
        let word = &tail[gap..gap + word_len];
        let is_field = match fields {
            _ if word.is_empty() => false,
            _ if in_moves => word.len() <= 7 && word.bytes().any(|b| b.is_ascii_digit()),
            _ if word.eq_ignore_ascii_case("moves") => true,
            0 => {
                word.len() == 1 && word.bytes().all(|b| b.is_ascii_alphabetic())
                    || word.eq_ignore_ascii_case("red")
                    || word.eq_ignore_ascii_case("black")
            }
            _ => fields < 5 && word.bytes().all(|b| b.is_ascii_digit() || b == b'-'),
        };
        if !is_field {
            return len;
        }
        in_moves |= word.eq_ignore_ascii_case("moves");
        fields += 1;
        len += gap + word_len;
    }
}

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    // What a line without a position says is the title of the next position.
    let mut said: Option<Said> = None;
    let mut at = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        at += line.len();
        let number = index + 1;
        let line = line.trim().trim_start_matches('\u{FEFF}');
        let Some(parts) = split(line) else {
            if let Some(next) = said_by(line, number)
                && let Some(before) = said.replace(next)
            {
                before.pass_over(reading);
            }
            continue;
        };
        let Some(mut record) = read_line(parts, reading.node_limit()) else {
            reading.warn(WarningKind::BadValue, Place::Line(number));
            continue;
        };
        if let Some(said) = said.take() {
            if record.tags.get("Title").is_none() {
                record.tags.set("Title", said.text);
            } else {
                said.pass_over(reading);
            }
        }
        if !reading.give_text(record, at) {
            break;
        }
    }
    if let Some(said) = said.filter(|_| !reading.is_stopped()) {
        said.pass_over(reading);
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::UnknownFormat, 0));
    }
    Ok(())
}

/// A line without a position.
struct Said<'a> {
    text: &'a str,
    line: usize,
    /// It is marked as a remark: nobody misses it.
    aside: bool,
}

impl Said<'_> {
    fn pass_over(&self, reading: &mut Reading) {
        if !self.aside {
            reading.warn(WarningKind::PassedOver, Place::Line(self.line));
        }
    }
}

/// What a line says; nothing where it is blank, a rule, or the names of columns.
fn said_by(line: &str, number: usize) -> Option<Said<'_>> {
    let mut columns = line.split(['\t', ',', ';', '|']).map(str::trim);
    let names_columns = columns.clone().count() > 1 && columns.any(|name| name.eq_ignore_ascii_case("fen"));
    let aside = is_remark(line);
    let text = if aside { line.trim_start_matches(['#', '/', ';']).trim() } else { line };
    (!names_columns && text.chars().any(char::is_alphanumeric)).then_some(Said { text, line: number, aside })
}

/// What stands before a FEN, without the words that only say that one follows.
fn without_label(before: &str) -> &str {
    ["fen", "FEN", "Fen", "position"]
        .iter()
        .fold(before, |rest, label| rest.strip_suffix(label).map_or(rest, str::trim_end))
}

/// The record of a line, or nothing when its position cannot be read.
fn read_line(parts: Line, node_limit: usize) -> Option<Record> {
    let parsed = fen::parse(parts.fen).ok()?;
    let mut record = Record::new(Format::Fen, parsed.setup);
    for warning in parsed.warnings {
        record.warn(WarningKind::Fen(warning), Place::Setup);
    }
    let mut parent = NodeId::ROOT;
    if parsed.moves.len() > node_limit {
        record.warn(WarningKind::TooManyNodes, Place::Ply(node_limit + 1));
    }
    for m in parsed.moves.into_iter().take(node_limit) {
        parent = record.tree.add(parent, Some(m));
    }
    let before = without_label(parts.before);
    let title = if before.is_empty() { parts.after } else { before };
    record.tags.set("Title", title);
    if !before.is_empty() {
        record.tree.add_comment(NodeId::ROOT, parts.after);
    }
    referee::judge(&mut record);
    Some(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_found_in_their_lines() {
        let board = "4k4/9/9/9/9/9/9/9/4R4/3K5";
        for (line, before, fen, after) in [
            (format!("{board} w"), "", format!("{board} w"), ""),
            (format!("12\t{board} w - - 0 1\tmate"), "12", format!("{board} w - - 0 1"), "mate"),
            (format!("第1题: {board} b 红先"), "第1题", format!("{board} b"), "红先"),
            (format!("a,\"{board}\",3"), "a", board.to_owned(), "3"),
            (
                format!("position fen {board} w - - 0 1 moves e1e2 e9d9"),
                "position fen",
                format!("{board} w - - 0 1 moves e1e2 e9d9"),
                "",
            ),
            (format!("FEN:{board} r 5 2"), "FEN", format!("{board} r 5 2"), ""),
        ] {
            let parts = split(&line).unwrap();
            assert_eq!((parts.before, parts.fen, parts.after), (before, &*fen, after), "{line}");
        }
        assert_eq!(split("炮二平五 马8进7 1/2-1/2"), None);
        assert!(is_list(&format!("# x\nid\tfen\n1\t{board}\n2\t{board}\n")));
        assert!(!is_list(&format!("{board}\n1. 炮二平五\n2. 马二进三\n")));
    }
}
