//! Reading a pack file. Every fault of the file is collected with its place; a pack comes out only if there is none.
//!
//! The reader checks form, bounds and that the position is a legal one. It does not play a move and proves nothing.

use std::collections::HashSet;
use std::str::FromStr;

use mate::Goal;
use serde_json::value::RawValue;
use xiangqi::{Move, Position};

use super::fault::Places;
use super::fields::{Fields, offset_in};
use super::{Fault, FaultCode, LocalText, Pack, Puzzle, SCHEMA, bounds};

const PACK_FIELDS: [&str; 6] = ["schema", "id", "title", "description", "licence", "puzzles"];
const PUZZLE_FIELDS: [&str; 10] =
    ["id", "fen", "goal", "mate_in", "keys", "line", "tags", "level", "title", "source"];
const LANGUAGES: [&str; 3] = ["zh-Hans", "zh-Hant", "en"];

/// Reads a pack file.
///
/// # Errors
/// All faults found, in the order of the file, at most [`bounds::FAULTS`] of them.
pub fn read(text: &str) -> Result<Pack, Vec<Fault>> {
    let mut reader = Reader { text, faults: Vec::new(), puzzle: None, places: Places::START };
    if text.len() > bounds::FILE_BYTES {
        reader.fault_at(0, FaultCode::FileTooLarge, None, format!("{} bytes", text.len()));
        return Err(reader.faults);
    }
    let pack = match serde_json::from_str::<&RawValue>(text) {
        Ok(raw) => reader.pack(raw),
        Err(error) => {
            reader.faults.push(Fault {
                kind: FaultCode::Syntax,
                line: error.line() as u32,
                column: (error.column() as u32).max(1),
                puzzle: None,
                field: None,
                detail: error.to_string(),
            });
            None
        }
    };
    match pack {
        Some(pack) if reader.faults.is_empty() => Ok(pack),
        _ => Err(reader.faults),
    }
}

/// Reads one puzzle object by itself (a line of a pack without its comma, or what the page hands over).
///
/// # Errors
/// All faults found.
pub fn read_puzzle(text: &str) -> Result<Puzzle, Vec<Fault>> {
    let mut reader = Reader { text, faults: Vec::new(), puzzle: None, places: Places::START };
    let puzzle = match serde_json::from_str::<&RawValue>(text) {
        Ok(raw) => reader.puzzle(raw),
        Err(error) => {
            reader.fault_at(0, FaultCode::Syntax, None, error.to_string());
            None
        }
    };
    match puzzle {
        Some(puzzle) if reader.faults.is_empty() => Ok(puzzle),
        _ => Err(reader.faults),
    }
}

/// The id of a puzzle, before anything of it is checked, so that every fault can name it.
fn peek_id(fields: &[(String, &RawValue)]) -> Option<String> {
    let (_, raw) = fields.iter().find(|(name, _)| name == "id")?;
    serde_json::from_str::<String>(raw.get()).ok().filter(|id| id.len() <= bounds::ID)
}

struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
    puzzle: Option<String>,
    places: Places,
}

/// The named fields of one object, taken out one by one.
struct Object<'a> {
    fields: Vec<(String, &'a RawValue)>,
    at: &'a RawValue,
}

impl Object<'_> {
    fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|(n, _)| n == name)
    }
}

impl<'a> Reader<'a> {
    fn fault_at(&mut self, offset: usize, kind: FaultCode, field: Option<&str>, detail: String) {
        if self.faults.len() >= bounds::FAULTS {
            return;
        }
        let (line, column) = self.places.find(self.text, offset);
        let last = self.faults.len() + 1 == bounds::FAULTS;
        self.faults.push(Fault {
            kind: if last { FaultCode::TooMany } else { kind },
            line,
            column,
            puzzle: self.puzzle.clone(),
            field: field.map(str::to_owned),
            detail: if last { String::new() } else { detail },
        });
    }

    fn fault(&mut self, at: &RawValue, kind: FaultCode, field: &str, detail: impl Into<String>) {
        self.fault_at(offset_in(self.text, at), kind, Some(field), detail.into());
    }

    fn full(&self) -> bool {
        self.faults.len() >= bounds::FAULTS
    }

    fn object(&mut self, raw: &'a RawValue, allowed: &[&str], name: &str) -> Option<Object<'a>> {
        let Ok(Fields(fields)) = serde_json::from_str::<Fields<'a>>(raw.get()) else {
            self.fault(raw, FaultCode::WrongType, name, "object");
            return None;
        };
        if allowed == PUZZLE_FIELDS {
            self.puzzle = peek_id(&fields);
        }
        for (i, (field, value)) in fields.iter().enumerate() {
            if !allowed.contains(&field.as_str()) {
                let shown: String = field.chars().take(bounds::ID).collect();
                self.fault(value, FaultCode::UnknownField, &shown, allowed.join(" "));
            } else if fields[..i].iter().any(|(other, _)| other == field) {
                self.fault(value, FaultCode::RepeatedField, field, "");
            }
        }
        Some(Object { fields, at: raw })
    }

    fn required(&mut self, object: &Object<'a>, name: &str) -> Option<&'a RawValue> {
        let found = object.fields.iter().find(|(n, _)| n == name).map(|&(_, raw)| raw);
        if found.is_none() {
            self.fault(object.at, FaultCode::MissingField, name, "");
        }
        found
    }

    fn text(&mut self, raw: &RawValue, name: &str, max: usize) -> Option<String> {
        let Ok(text) = serde_json::from_str::<String>(raw.get()) else {
            self.fault(raw, FaultCode::WrongType, name, "string");
            return None;
        };
        let length = text.chars().count();
        if length == 0 || length > max {
            self.fault(raw, FaultCode::WrongLength, name, format!("1..{max}"));
            return None;
        }
        if text.chars().any(char::is_control) {
            self.fault(raw, FaultCode::WrongForm, name, "no control characters");
            return None;
        }
        Some(text)
    }

    fn id(&mut self, raw: &RawValue) -> Option<String> {
        let id = self.text(raw, "id", bounds::ID)?;
        if id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
            return Some(id);
        }
        self.fault(raw, FaultCode::WrongForm, "id", "a-z 0-9 -");
        None
    }

    fn number(&mut self, raw: &RawValue, name: &str, max: u64) -> Option<u64> {
        let Ok(number) = serde_json::from_str::<u64>(raw.get()) else {
            self.fault(raw, FaultCode::WrongType, name, "whole number");
            return None;
        };
        if (1..=max).contains(&number) {
            return Some(number);
        }
        self.fault(raw, FaultCode::OutOfRange, name, format!("1..{max}"));
        None
    }

    fn list(&mut self, raw: &'a RawValue, name: &str, max: usize) -> Option<Vec<&'a RawValue>> {
        let Ok(list) = serde_json::from_str::<Vec<&'a RawValue>>(raw.get()) else {
            self.fault(raw, FaultCode::WrongType, name, "list");
            return None;
        };
        if list.len() > max {
            self.fault(raw, FaultCode::WrongLength, name, format!("at most {max}"));
            return None;
        }
        Some(list)
    }

    fn moves(&mut self, raw: &'a RawValue, name: &str, max: usize) -> Option<Vec<Move>> {
        let list = self.list(raw, name, max)?;
        if list.is_empty() {
            self.fault(raw, FaultCode::WrongLength, name, format!("1..{max}"));
            return None;
        }
        let mut moves = Vec::with_capacity(list.len());
        for entry in list {
            let text = self.text(entry, name, 8)?;
            let Ok(mv) = Move::from_str(&text) else {
                self.fault(entry, FaultCode::WrongForm, name, "move like h2e2");
                return None;
            };
            if mv.to_string() != text {
                self.fault(entry, FaultCode::WrongForm, name, mv.to_string());
                return None;
            }
            moves.push(mv);
        }
        Some(moves)
    }

    fn local_text(&mut self, raw: &'a RawValue, name: &str, max: usize) -> Option<LocalText> {
        let object = self.object(raw, &LANGUAGES, name)?;
        let [zh_hans, zh_hant, en] = LANGUAGES.map(|language| {
            let raw = self.required(&object, language)?;
            self.text(raw, name, max)
        });
        Some(LocalText { zh_hans: zh_hans?, zh_hant: zh_hant?, en: en? })
    }

    fn position(&mut self, raw: &RawValue) -> Option<Position> {
        let text = self.text(raw, "fen", bounds::FEN)?;
        let parsed = match xiangqi::fen::parse(&text) {
            Ok(parsed) => parsed,
            Err(error) => {
                self.fault(raw, FaultCode::FenSyntax, "fen", error.to_string());
                return None;
            }
        };
        if !parsed.moves.is_empty() {
            self.fault(raw, FaultCode::WrongForm, "fen", "no moves");
            return None;
        }
        match Position::try_from(parsed.setup) {
            Ok(position) => Some(position),
            Err(report) => {
                let codes: Vec<_> = report.errors.iter().map(|e| e.kind.code()).collect();
                self.fault(raw, FaultCode::FenIllegal, "fen", codes.join(" "));
                None
            }
        }
    }

    fn goal(&mut self, raw: &RawValue) -> Option<Goal> {
        match self.text(raw, "goal", 16)?.as_str() {
            "checks" => Some(Goal::Checks),
            "any" => Some(Goal::Any),
            _ => {
                self.fault(raw, FaultCode::WrongForm, "goal", "checks any");
                None
            }
        }
    }

    fn tags(&mut self, raw: &'a RawValue) -> Option<Vec<String>> {
        let mut tags: Vec<String> = Vec::new();
        for entry in self.list(raw, "tags", bounds::TAGS)? {
            let tag = self.text(entry, "tags", bounds::TAG)?;
            if tags.contains(&tag) {
                self.fault(entry, FaultCode::RepeatedEntry, "tags", tag);
                return None;
            }
            tags.push(tag);
        }
        Some(tags)
    }

    fn puzzle(&mut self, raw: &'a RawValue) -> Option<Puzzle> {
        self.puzzle = None;
        let object = self.object(raw, &PUZZLE_FIELDS, "puzzles")?;
        let id = self.required(&object, "id").and_then(|raw| self.id(raw));
        let position = self.required(&object, "fen").and_then(|raw| self.position(raw));
        let goal = self.required(&object, "goal").and_then(|raw| self.goal(raw));
        let mate_in =
            self.required(&object, "mate_in").and_then(|raw| self.number(raw, "mate_in", bounds::MATE_IN));
        let keys = self.required(&object, "keys").and_then(|raw| {
            let keys = self.moves(raw, "keys", bounds::KEYS)?;
            if keys.windows(2).all(|pair| pair[0] < pair[1]) {
                return Some(keys);
            }
            self.fault(raw, FaultCode::WrongForm, "keys", "ascending, each once");
            None
        });
        let line = self.required(&object, "line").and_then(|raw| self.moves(raw, "line", bounds::LINE));
        let tags = self.required(&object, "tags").and_then(|raw| self.tags(raw));
        let level = self.required(&object, "level").and_then(|raw| self.number(raw, "level", bounds::LEVEL));
        let mut title = None;
        if object.has("title") {
            title = Some(
                self.required(&object, "title").and_then(|r| self.local_text(r, "title", bounds::TITLE))?,
            );
        }
        let mut source = None;
        if object.has("source") {
            source =
                Some(self.required(&object, "source").and_then(|r| self.text(r, "source", bounds::SOURCE))?);
        }
        self.puzzle = None;
        Some(Puzzle {
            id: id?,
            position: position?,
            goal: goal?,
            mate_in: mate_in? as u16,
            keys: keys?,
            line: line?,
            tags: tags?,
            level: level? as u8,
            title,
            source,
        })
    }

    fn schema(&mut self, raw: &RawValue) -> Option<()> {
        match serde_json::from_str::<u64>(raw.get()) {
            Ok(SCHEMA) => Some(()),
            Ok(_) => {
                self.fault(raw, FaultCode::UnknownSchema, "schema", SCHEMA.to_string());
                None
            }
            Err(_) => {
                self.fault(raw, FaultCode::WrongType, "schema", "whole number");
                None
            }
        }
    }

    fn pack(&mut self, raw: &'a RawValue) -> Option<Pack> {
        let object = self.object(raw, &PACK_FIELDS, "pack")?;
        let schema = self.required(&object, "schema").and_then(|raw| self.schema(raw));
        let id = self.required(&object, "id").and_then(|raw| self.id(raw));
        let title =
            self.required(&object, "title").and_then(|raw| self.local_text(raw, "title", bounds::TITLE));
        let description = self
            .required(&object, "description")
            .and_then(|raw| self.local_text(raw, "description", bounds::DESCRIPTION));
        let licence =
            self.required(&object, "licence").and_then(|raw| self.text(raw, "licence", bounds::LICENCE));
        let list =
            self.required(&object, "puzzles").and_then(|raw| self.list(raw, "puzzles", bounds::PUZZLES));
        let puzzles = self.puzzles(&list?);
        schema?;
        Some(Pack { id: id?, title: title?, description: description?, licence: licence?, puzzles })
    }

    fn puzzles(&mut self, list: &[&'a RawValue]) -> Vec<Puzzle> {
        let mut puzzles: Vec<Puzzle> = Vec::with_capacity(list.len());
        let mut ids = HashSet::new();
        for &raw in list {
            if self.full() {
                break;
            }
            let Some(puzzle) = self.puzzle(raw) else { continue };
            if !ids.insert(puzzle.id.clone()) {
                self.puzzle = Some(puzzle.id.clone());
                self.fault(raw, FaultCode::RepeatedId, "id", puzzle.id.clone());
                self.puzzle = None;
            }
            puzzles.push(puzzle);
        }
        puzzles
    }
}
