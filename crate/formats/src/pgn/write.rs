//! Writing PGN.

mod body;

use std::fmt::Write as _;

use xiangqi::notation::{Script, Style};
use xiangqi::{Setup, fen};

use crate::encoding::Encoding;
use crate::loss::{LossKind, Losses, Written};
use crate::record::Record;

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveStyle {
    /// 炮二平五.
    #[default]
    Chinese,
    /// `C2.5`, as xqbase writes it.
    Wxf,
    /// `H2-E2`.
    Iccs,
}

/// How PGN is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnStyle {
    /// The notation of moves.
    pub moves: MoveStyle,
    /// Simplified or traditional characters of moves.
    pub script: Script,
    /// The encoding of the file.
    pub encoding: Encoding,
}

impl PgnStyle {
    /// A notation and an encoding; with the characters that the encoding has.
    pub fn new(moves: MoveStyle, encoding: Encoding) -> PgnStyle {
        let script = if encoding == Encoding::BIG5 { Script::Traditional } else { Script::Simplified };
        PgnStyle { moves, script, encoding }
    }
}

impl Default for PgnStyle {
    fn default() -> PgnStyle {
        PgnStyle::new(MoveStyle::Chinese, Encoding::UTF_8)
    }
}

/// Tags that come first, in this order.
const FIRST_TAGS: [&str; 13] = [
    "Title",
    "Event",
    "Site",
    "Date",
    "Round",
    "RedTeam",
    "Red",
    "RedElo",
    "BlackTeam",
    "Black",
    "BlackElo",
    "Opening",
    "Variation",
];

/// Writes records one after another.
pub fn write(records: &[Record], style: &PgnStyle) -> Written {
    let mut losses = Losses::default();
    let mut bytes = Vec::new();
    for (index, record) in records.iter().enumerate() {
        losses.record = index;
        let mut text = String::new();
        write_tags(record, style, &mut text, &mut losses);
        body::write(record, style, &mut text, &mut losses);
        text.push('\n');
        let (encoded, whole) = style.encoding.encode(&text);
        if !whole {
            losses.add(LossKind::Characters);
        }
        bytes.extend(encoded);
    }
    losses.written(bytes)
}

fn write_tags(record: &Record, style: &PgnStyle, text: &mut String, losses: &mut Losses) {
    put(text, "Game", "Chinese Chess");
    let is_first = |name: &str| FIRST_TAGS.iter().any(|first| first.eq_ignore_ascii_case(name));
    let first = FIRST_TAGS.iter().filter_map(|name| Some((*name, record.tags.get(name)?)));
    for (name, value) in first.chain(record.tags.iter().filter(|(name, _)| !is_first(name))) {
        if name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
            put(text, name, value);
        } else {
            losses.add(LossKind::Tags);
        }
    }
    put(text, "Result", record.result.token());
    if record.setup != Setup::start() {
        put(text, "FEN", &fen::write(&record.setup));
    }
    match style.moves {
        MoveStyle::Chinese => {}
        MoveStyle::Wxf => put(text, "Format", "WXF"),
        MoveStyle::Iccs => put(text, "Format", "ICCS"),
    }
    text.push('\n');
}

fn put(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

/// Full Chinese notation in the characters of a style.
fn chinese(style: &PgnStyle) -> Style {
    Style { script: style.script, ..Style::default() }
}
