//! WXF as `PlayOK` and old engines write it: lines of a name and a value, then `START{`, moves, `}END`.

use xiangqi::Setup;

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::pgn::{read_moves, set_fen};
use crate::reading::Reading;
use crate::record::Record;

const START: &str = "START{";
const END: &str = "}END";

/// Whether a text is of this form.
pub(crate) fn is_wxf(text: &str) -> bool {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    start.starts_with(START)
        || text.contains(START)
            && text.lines().any(|line| word(line).is_some_and(|(name, _)| name == "FORMAT"))
}

/// The first word of a line and the rest of it.
fn word(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (name, rest) = line.split_at(end);
    (!name.is_empty() && name.bytes().all(|b| b.is_ascii_uppercase() || b == b'_'))
        .then_some((name, rest.trim()))
}

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let mut at = 0;
    while !reading.is_stopped() {
        let Some(start) = text[at..].find(START).map(|found| at + found) else { break };
        let mut record = Record::new(Format::Wxf, Setup::start());
        read_head(&text[at..start], &mut record);
        let body_at = start + START.len();
        let end = text[body_at..].find(END).map_or(text.len(), |found| body_at + found);
        let record = read_moves(&text[..end], body_at, &record, reading).record;
        at = (end + END.len()).min(text.len());
        reading.give_text(record, at);
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::UnknownFormat, 0));
    }
    Ok(())
}

fn read_head(head: &str, record: &mut Record) {
    for line in head.lines() {
        let Some((name, value)) = word(line) else { continue };
        match name {
            "FORMAT" => {}
            "FEN" => set_fen(record, value),
            "RESULT" => record.take_result(value),
            "RED" => read_player(value, "Red", record),
            "BLACK" => read_player(value, "Black", record),
            "DATE" => record.tags.set("Date", value),
            "EVENT" => record.tags.set("Event", value),
            "GAME" => record.tags.set("Title", value),
            _ => record.tags.set(&title_case(name), value),
        }
    }
}

/// `name ; rating ; …`
fn read_player(value: &str, side: &str, record: &mut Record) {
    let mut parts = value.split(';').map(str::trim);
    record.tags.set(side, parts.next().unwrap_or_default());
    for part in parts.filter(|part| !part.is_empty()) {
        let kind = if part.bytes().all(|b| b.is_ascii_digit()) { "Elo" } else { "Team" };
        record.tags.set(&format!("{side}{kind}"), part);
    }
}

fn title_case(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    format!("{first}{}", rest.to_ascii_lowercase())
}
