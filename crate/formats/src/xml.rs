//! The two XML formats: CBF of 象棋桥 and PFC of 鹏飞象棋.
//!
//! They are pulled event by event with a stack of our own. Document types are skipped, so that no entity can be declared;
//! the five of XML and character references are all there is.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use xiangqi::{Board, Move, Setup};

use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::pgn::set_fen;
use crate::reading::Reading;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};

/// Which of the two a text is.
pub(crate) fn format(text: &str) -> Option<Format> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    if !text.starts_with('<') {
        return None;
    }
    if text.contains("<ChineseChessRecord") {
        return Some(Format::Cbf);
    }
    let root = text.find("<n ")?;
    let tag = &text[root..root + text[root..].find('>')?];
    (tag.contains("version=") && tag.contains(" m=")).then_some(Format::Pfc)
}

/// Reads the record of either.
pub(crate) fn read(text: &str, format: Format, reading: &mut Reading) -> Result<(), Failure> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    let mut record = Record::new(format, Setup::start());
    let mut document = Document { reader: Reader::from_str(text), depth_limit: reading.options.limits.depth };
    document.reader.config_mut().check_end_names = false;
    let limit = reading.node_limit();
    match format {
        Format::Pfc => read_pfc(&mut document, &mut record, limit),
        _ => read_cbf(&mut document, &mut record, limit),
    }
    if record.tree.len() == 1 && record.tags.is_empty() && record.setup == Setup::start() {
        return Err(Failure::new(FailureKind::BrokenMarkup, 0));
    }
    let told = record.setup.turn;
    referee::check_side(&mut record, told);
    referee::judge(&mut record);
    reading.give_text(record, text.len());
    Ok(())
}

/// What the two readers see of an XML text.
enum Piece<'a> {
    Start(BytesStart<'a>),
    Empty(BytesStart<'a>),
    Text(String),
    End,
}

/// An XML text being pulled.
struct Document<'a> {
    reader: Reader<&'a [u8]>,
    depth_limit: usize,
}

impl<'a> Document<'a> {
    /// The next thing of interest; nothing at the end of the text or at its first fault, which the record is told of.
    fn next(&mut self, record: &mut Record) -> Option<Piece<'a>> {
        loop {
            let at = Place::Byte(self.reader.buffer_position() as usize);
            return Some(match self.reader.read_event() {
                Ok(Event::Start(tag)) => Piece::Start(tag),
                Ok(Event::Empty(tag)) => Piece::Empty(tag),
                Ok(Event::End(_)) => Piece::End,
                Ok(Event::Text(text)) => Piece::Text(text.to_string()),
                Ok(Event::CData(text)) => Piece::Text(text.to_string()),
                Ok(Event::GeneralRef(name)) => {
                    let name = name.to_string();
                    Piece::Text(
                        quick_xml::escape::unescape(&format!("&{name};"))
                            .map_or_else(|_| format!("&{name};"), std::borrow::Cow::into_owned),
                    )
                }
                Ok(Event::DocType(_)) => {
                    record.warn(WarningKind::DoctypeIgnored, at);
                    continue;
                }
                Ok(Event::Decl(_) | Event::PI(_) | Event::Comment(_)) => continue,
                Ok(Event::Eof) => return None,
                Err(_) => {
                    record.warn(WarningKind::BrokenMarkup, at);
                    return None;
                }
            });
        }
    }
}

/// The value of an attribute, with references resolved.
fn attribute(tag: &BytesStart, name: &str) -> Option<String> {
    let attribute = tag.attributes().with_checks(false).flatten().find(|a| a.key.as_ref() == name)?;
    let raw = attribute.value.into_owned();
    Some(quick_xml::escape::unescape(&raw).map_or(raw.clone(), std::borrow::Cow::into_owned))
}

/// Elements of the head and the tags they fill.
const HEAD: [(&str, &str); 26] = [
    ("Name", "Title"),
    ("URL", "Url"),
    ("From", "Source"),
    ("ContestType", "EventClass"),
    ("Contest", "Event"),
    ("Round", "Round"),
    ("Group", "Group"),
    ("Table", "Table"),
    ("Date", "Date"),
    ("Site", "Site"),
    ("TimeRule", "TimeControl"),
    ("Red", "Red"),
    ("RedTeam", "RedTeam"),
    ("RedTime", "RedTime"),
    ("RedRating", "RedElo"),
    ("Black", "Black"),
    ("BlackTeam", "BlackTeam"),
    ("BlackTime", "BlackTime"),
    ("BlackRating", "BlackElo"),
    ("Referee", "Referee"),
    ("Recorder", "Recorder"),
    ("Commentator", "Annotator"),
    ("Creator", "Author"),
    ("DateCreated", "Created"),
    ("DateModified", "Modified"),
    ("ECCO", "ECCO"),
];

/// The head is a list of elements. The moves are a list in which each continues the one before; one inside another
/// continues that one, and a further one inside it is an alternative to the first.
fn read_cbf(document: &mut Document, record: &mut Record, node_limit: usize) {
    // The names of the open elements, and for moves the node and what follows in the list it is in.
    let mut names: Vec<String> = Vec::new();
    let mut list: Vec<NodeId> = vec![NodeId::ROOT];
    let mut inside: Vec<NodeId> = Vec::new();
    let mut text = String::new();
    while let Some(piece) = document.next(record) {
        let (tag, is_empty) = match piece {
            Piece::Text(more) => {
                text.push_str(&more);
                continue;
            }
            Piece::End => {
                let Some(name) = names.pop() else { continue };
                if name == "Move" {
                    if let Some(node) = inside.pop() {
                        record.tree.add_comment(node, &text);
                    }
                } else {
                    set_head(record, &name, text.trim());
                }
                text.clear();
                continue;
            }
            Piece::Start(tag) => (tag, false),
            Piece::Empty(tag) => (tag, true),
        };
        let name = tag.local_name().as_ref().to_owned();
        if names.len() >= document.depth_limit {
            record.warn(WarningKind::TooDeep, Place::Byte(document.reader.buffer_position() as usize));
            return;
        }
        if name == "Move" {
            if record.tree.len() > node_limit {
                record.warn(WarningKind::TooManyNodes, Place::Ply(record.tree.len()));
                return;
            }
            if let Some(&outer) = inside.last() {
                record.tree.add_comment(outer, &text);
            }
            let parent = inside.last().or(list.last()).copied().unwrap_or(NodeId::ROOT);
            let value = attribute(&tag, "value").unwrap_or_default();
            let node = if value == "00-00" { parent } else { add_cbf_move(record, parent, &value) };
            if inside.is_empty() {
                list = vec![node];
            }
            if !is_empty {
                inside.push(node);
            }
        }
        text.clear();
        if !is_empty {
            names.push(name);
        }
    }
}

fn add_cbf_move(record: &mut Record, parent: NodeId, value: &str) -> NodeId {
    let m = match *value.as_bytes() {
        [a, b, b'-', c, d] => digits_move([a, b, c, d]),
        _ => None,
    };
    let node = record.tree.add(parent, m);
    if m.is_none() {
        record.tree.set_text(node, value);
        record.warn(WarningKind::OffBoard, Place::Ply(record.tree.len() - 1));
    }
    node
}

/// Four ASCII digits: file and row from the top, twice.
pub(crate) fn digits_move(digits: [u8; 4]) -> Option<Move> {
    let [a, b, c, d] = digits.map(|digit| digit.wrapping_sub(b'0'));
    referee::move_of((a, 9_u8.checked_sub(b)?), (c, 9_u8.checked_sub(d)?))
}

fn set_head(record: &mut Record, name: &str, text: &str) {
    match name {
        "FEN" => set_fen(record, text),
        "RecordResult" => {
            record.result = match text {
                "1" => GameResult::RedWins,
                "2" => GameResult::BlackWins,
                "3" | "4" => GameResult::Draw,
                _ => GameResult::Unknown,
            };
        }
        "RecordType" if matches!(text, "0" | "2" | "3") => record.tags.set("CbrType", text),
        _ => {
            if let Some((_, tag)) = HEAD.iter().find(|(element, _)| *element == name) {
                record.tags.set(tag, text);
            }
        }
    }
}

/// Nested elements, each a move with its comment; the outermost holds the position.
fn read_pfc(document: &mut Document, record: &mut Record, node_limit: usize) {
    record.setup = Setup { board: Board::EMPTY, ..Setup::start() };
    let mut open: Vec<NodeId> = Vec::new();
    let mut any = false;
    // A line of play is as deep here as it is long.
    let depth_limit = document.depth_limit.max(100_000);
    while let Some(piece) = document.next(record) {
        let (tag, is_empty) = match piece {
            Piece::Text(_) => continue,
            Piece::End => {
                open.pop();
                continue;
            }
            Piece::Start(tag) => (tag, false),
            Piece::Empty(tag) => (tag, true),
        };
        if tag.local_name().as_ref() != "n" {
            if !is_empty {
                open.push(open.last().copied().unwrap_or(NodeId::ROOT));
            }
            continue;
        }
        if record.tree.len() > node_limit || open.len() >= depth_limit {
            record.warn(WarningKind::TooManyNodes, Place::Ply(open.len()));
            return;
        }
        let value = attribute(&tag, "m").unwrap_or_default();
        let node = if any { add_pfc_move(record, open.last().copied(), &value) } else { NodeId::ROOT };
        if !any {
            any = true;
            set_fen(record, &value);
            set_pfc_root(record, &tag);
        }
        let comment = attribute(&tag, "c").unwrap_or_default();
        record.tree.add_comment(node, &comment.replace("\r\n", "\n"));
        if !is_empty {
            open.push(node);
        }
    }
}

fn add_pfc_move(record: &mut Record, parent: Option<NodeId>, value: &str) -> NodeId {
    let m: Option<Move> = value.to_ascii_lowercase().parse().ok();
    let node = record.tree.add(parent.unwrap_or(NodeId::ROOT), m);
    if m.is_none() {
        record.tree.set_text(node, value);
        record.warn(WarningKind::UnreadMove, Place::Ply(record.tree.len() - 1));
    }
    node
}

fn set_pfc_root(record: &mut Record, tag: &BytesStart) {
    const NAMES: [(&str, &str); 11] = [
        ("title", "Title"),
        ("event", "Event"),
        ("create-time", "Date"),
        ("date", "Date"),
        ("place", "Site"),
        ("red", "Red"),
        ("black", "Black"),
        ("redteam", "RedTeam"),
        ("blackteam", "BlackTeam"),
        ("remark", "Annotator"),
        ("author", "Author"),
    ];
    for (attribute_name, name) in NAMES {
        if let Some(value) = attribute(tag, attribute_name) {
            record.tags.set(name, value);
        }
    }
    let result = attribute(tag, "win").or_else(|| attribute(tag, "result")).unwrap_or_default();
    record.result = GameResult::from_text(&result).unwrap_or_default();
}
