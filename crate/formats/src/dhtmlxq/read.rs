//! Reading `DhtmlXQ`: every record of a text or page.

use xiangqi::{Board, Setup, Square};

use super::branches::{self, Branch};
use super::fields::{self, Field, next_field};
use crate::detect::Format;
use crate::failure::{Failure, FailureKind};
use crate::pgn::set_fen;
use crate::reading::Reading;
use crate::record::Record;
use crate::referee;
use crate::tree::NodeId;
use crate::warning::{Place, WarningKind};
use crate::xqf::table_piece;

/// What every key begins with.
pub(super) const PREFIX: &str = "DhtmlXQ_";

/// Keys and the tags they fill.
pub(super) const TAGS: [(&str, &str); 26] = [
    ("title", "Title"),
    ("event", "Event"),
    ("group", "Group"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("table", "Table"),
    ("red", "Red"),
    ("redname", "RedName"),
    ("redteam", "RedTeam"),
    ("redeng", "RedEnglish"),
    ("redlevel", "RedLevel"),
    ("redrating", "RedElo"),
    ("redtime", "RedTime"),
    ("black", "Black"),
    ("blackname", "BlackName"),
    ("blackteam", "BlackTeam"),
    ("blackeng", "BlackEnglish"),
    ("blacklevel", "BlackLevel"),
    ("blackrating", "BlackElo"),
    ("blacktime", "BlackTime"),
    ("timerule", "TimeControl"),
    ("remark", "Annotator"),
    ("author", "Author"),
    ("open", "Opening"),
    ("judge", "Referee"),
];

/// Keys that say how to draw the board or count what is counted anyway.
const DROPPED: [&str; 5] = ["ver", "init", "length", "generator", "owner"];

pub(crate) fn read(text: &str, reading: &mut Reading) -> Result<(), Failure> {
    let mut at = 0;
    while !reading.is_stopped() {
        let (fields, end) = record_fields(text, at);
        if fields.is_empty() {
            break;
        }
        at = end;
        let record = read_record(&fields, reading.node_limit());
        reading.give_text(record, at);
    }
    if reading.games == 0 {
        return Err(Failure::new(FailureKind::NoGames, 0));
    }
    Ok(())
}

/// The fields of the next record: up to its closing wrapper, or to a key that it has already.
fn record_fields(text: &str, from: usize) -> (Vec<Field<'_>>, usize) {
    let mut fields: Vec<Field> = Vec::new();
    let mut at = from;
    while let Some(field) = next_field(text, PREFIX, at) {
        let between = &text[at..];
        let wrapper_closed = !fields.is_empty() && closes_before(between, field.key);
        let main = ["movelist", "binit", "title"].iter().any(|key| field.key.eq_ignore_ascii_case(key));
        let repeated = main && fields.iter().any(|other| other.key.eq_ignore_ascii_case(field.key));
        if wrapper_closed || repeated {
            break;
        }
        at = field.end;
        fields.push(field);
    }
    (fields, at)
}

/// Whether a wrapper (`[/DhtmlXQ]`, `[/DhtmlXQHTML]`, `[/DhtmlXQiFrame]`) is closed before the field of a key opens.
fn closes_before(text: &str, key: &str) -> bool {
    const CLOSING: &str = "[/dhtmlxq";
    let mut from = 0;
    while let Some(bracket) = text[from..].find('[').map(|found| from + found) {
        let rest = &text[bracket..];
        if rest.get(..CLOSING.len()).is_some_and(|start| start.eq_ignore_ascii_case(CLOSING)) {
            return !rest[CLOSING.len()..].starts_with('_');
        }
        let opening = rest.get(1..=PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX));
        if opening && rest[1 + PREFIX.len()..].starts_with(key) {
            return false;
        }
        from = bracket + 1;
    }
    false
}

fn read_record(fields: &[Field], node_limit: usize) -> Record {
    let mut record = Record::new(Format::DhtmlXq, Setup::start());
    let value =
        |key: &str| fields.iter().find(|field| field.key.eq_ignore_ascii_case(key)).map(|field| field.value);
    for field in fields.iter().filter(|field| field.open) {
        record.warn(WarningKind::Unclosed, Place::Byte(field.end));
    }
    let fen = value("fen").map(fields::text_of).filter(|fen| !fen.trim().is_empty());
    match (&fen, value("binit")) {
        (Some(fen), _) => set_fen(&mut record, fen.trim()),
        (None, Some(binit)) => {
            if !fields::holds_only_digits(binit) {
                record.warn(WarningKind::BadValue, Place::Setup);
            }
            read_binit(&fields::digits_of(binit), &mut record);
        }
        (None, None) => {}
    }
    let mut branches = Vec::new();
    let mut comments = Vec::new();
    for field in fields {
        let key = field.key.to_ascii_lowercase();
        if let Some((parent, step, number)) = branch_key(&key) {
            if !fields::holds_only_digits(field.value) {
                record.warn(WarningKind::BadValue, Place::Ply(step as usize));
            }
            branches.push(Branch { number, parent, step, digits: fields::digits_of(field.value) });
        } else if let Some((branch, step)) = comment_key(&key) {
            comments.push((branch, step, field.value));
        } else {
            read_tag(&key, field.value, &mut record);
        }
    }
    let lines = branches::build(&mut record, branches, node_limit);
    for (branch, step, value) in comments {
        let text = fields::text_of(value);
        match lines.node(branch, step) {
            Some(node) => record.tree.add_comment(node, text.trim_matches('\n')),
            None if text.trim().is_empty() => {}
            None => {
                record.warn(WarningKind::LostBranch, Place::Ply(step as usize));
                record.tree.add_comment(NodeId::ROOT, text.trim_matches('\n'));
            }
        }
    }
    if fen.is_some() {
        let told = record.setup.turn;
        referee::check_side(&mut record, told);
    } else {
        referee::settle_side(&mut record, None);
    }
    referee::judge(&mut record);
    record
}

/// Two digits a piece, file and row from the top, in the order of the piece table; 99 is no piece.
fn read_binit(digits: &[u8], record: &mut Record) {
    if digits.is_empty() {
        return;
    }
    record.setup.board = Board::EMPTY;
    if digits.len() < 64 {
        record.warn(WarningKind::Truncated, Place::Setup);
    } else if digits.len() > 64 {
        record.warn(WarningKind::BadLength, Place::Setup);
    }
    for (place, pair) in digits.chunks_exact(2).take(32).enumerate() {
        let square = 9_u8.checked_sub(pair[1] - b'0').and_then(|rank| Square::new(pair[0] - b'0', rank));
        match square {
            // Rank 9 of file 9 is where pieces that are not on the board are.
            None if pair == b"99" => {}
            None => record.warn(WarningKind::OffBoard, Place::Setup),
            Some(square) if record.setup.board.piece_at(square).is_some() => {
                record.warn(WarningKind::PointTaken, Place::Setup);
            }
            Some(square) => record.setup.board.set(square, Some(table_piece(place))),
        }
    }
}

/// Parent, step and number of a line: `movelist`, `move_0_48_1`.
fn branch_key(key: &str) -> Option<(u32, u32, u32)> {
    if key == "movelist" {
        return Some((0, 1, 0));
    }
    let mut numbers = key.strip_prefix("move_")?.split('_').map(str::parse);
    let (Some(Ok(parent)), Some(Ok(step)), Some(Ok(number)), None) =
        (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    else {
        return None;
    };
    Some((parent, step, number))
}

/// Branch and step of a comment: `comment0`, `comment53`, `comment1_61`.
fn comment_key(key: &str) -> Option<(u32, u32)> {
    let numbers = key.strip_prefix("comment")?;
    match numbers.split_once('_') {
        Some((branch, step)) => Some((branch.parse().ok()?, step.parse().ok()?)),
        None => Some((0, numbers.parse().ok()?)),
    }
}

fn read_tag(key: &str, value: &str, record: &mut Record) {
    let text = fields::text_of(value);
    let text = text.trim();
    if matches!(key, "fen" | "binit") || DROPPED.contains(&key) {
        return;
    }
    if key == "result" {
        record.take_result(text);
        return;
    }
    match TAGS.iter().find(|(name, _)| *name == key) {
        Some((_, tag)) => record.tags.set(tag, text),
        None => record.tags.set(&format!("{PREFIX}{key}"), text),
    }
}
