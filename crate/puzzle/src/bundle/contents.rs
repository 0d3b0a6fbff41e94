//! The table of contents, `library.json`: what packs there are and which files hold them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::examples::Example;
use super::names::NameCodes;
use super::numbers::Numbers;
use super::{FaultCode, File, Listed};
use crate::pack::{Kind, LocalText, SCHEMA, bounds};

/// The most packs of one library that are read.
const PACKS: usize = 10_000;

/// What is read of a table of contents.
pub(super) struct Contents {
    /// All names that tags may have.
    pub(super) names: NameCodes,
    /// The file of the index.
    pub(super) index: String,
    /// The packs in order.
    pub(super) packs: Vec<Row>,
}

/// One pack in the table.
pub(super) struct Row {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) title: LocalText,
    pub(super) description: LocalText,
    pub(super) licence: String,
    pub(super) count: usize,
    pub(super) ids: Option<Vec<String>>,
    pub(super) file: String,
}

pub(super) fn write(
    names: &NameCodes,
    index: &File,
    packs: &[(&Listed, File)],
    examples: &BTreeMap<&'static str, Example>,
) -> String {
    let puzzles: usize = packs.iter().map(|(listed, _)| listed.pack.puzzles.len()).sum();
    let rows: Vec<Value> = packs.iter().map(|(listed, file)| row(listed, file)).collect();
    let examples: Map<String, Value> = examples
        .iter()
        .map(|(key, example)| {
            let squares: Vec<String> = example.sight.squares.iter().map(ToString::to_string).collect();
            (
                (*key).to_owned(),
                json!({ "puzzle": example.puzzle, "ply": example.sight.ply, "squares": squares, "end": example.end }),
            )
        })
        .collect();
    let index = json!({ "file": index.name, "bytes": index.bytes.len() });
    let contents = json!({
        "schema": SCHEMA, "puzzles": puzzles, "names": names.names, "index": index, "packs": rows, "examples": examples,
    });
    format!("{contents}\n")
}

fn row(listed: &Listed, file: &File) -> Value {
    let Listed { kind, pack } = listed;
    let mut row = json!({
        "id": pack.id, "kind": kind.code(), "pattern": (*kind == Kind::Drill).then_some(&pack.id),
        "title": local_value(&pack.title), "description": local_value(&pack.description), "licence": pack.licence,
        "count": pack.puzzles.len(), "file": file.name, "bytes": file.bytes.len(),
    });
    if let Some(ids) = Numbers::of(pack).ok().and_then(|numbers| numbers.ids) {
        row["ids"] = json!(ids);
    }
    row
}

impl Contents {
    pub(super) fn read(bytes: &[u8]) -> Result<Contents, FaultCode> {
        let value: Value = serde_json::from_slice(bytes).map_err(|_| FaultCode::Text)?;
        Contents::of(&value).ok_or(FaultCode::Text)
    }

    fn of(value: &Value) -> Option<Contents> {
        if value["schema"].as_u64()? != SCHEMA {
            return None;
        }
        let packs: Vec<Row> =
            value["packs"].as_array()?.iter().take(PACKS).map(Row::of).collect::<Option<_>>()?;
        let puzzles: usize = packs.iter().map(|row| row.count).sum();
        if value["puzzles"].as_u64()? != puzzles as u64 {
            return None;
        }
        Some(Contents {
            names: NameCodes::new(texts(&value["names"], usize::from(u8::MAX), bounds::TAG)?),
            index: text(&value["index"]["file"], 2 * bounds::ID)?,
            packs,
        })
    }
}

impl Row {
    fn of(value: &Value) -> Option<Row> {
        let ids = value.get("ids").map(|ids| texts(ids, bounds::PUZZLES, bounds::ID));
        Some(Row {
            id: text(&value["id"], bounds::ID)?,
            kind: Kind::from_code(value["kind"].as_str()?)?,
            title: local_text(&value["title"], bounds::TITLE)?,
            description: local_text(&value["description"], bounds::DESCRIPTION)?,
            licence: text(&value["licence"], bounds::LICENCE)?,
            count: value["count"].as_u64().filter(|&n| n <= bounds::PUZZLES as u64)? as usize,
            ids: match ids {
                None => None,
                Some(ids) => Some(ids?),
            },
            file: text(&value["file"], 2 * bounds::ID)?,
        })
    }
}

fn text(value: &Value, most: usize) -> Option<String> {
    value.as_str().filter(|text| text.chars().count() <= most).map(str::to_owned)
}

fn texts(value: &Value, most: usize, longest: usize) -> Option<Vec<String>> {
    let list = value.as_array().filter(|list| list.len() <= most)?;
    list.iter().map(|each| text(each, longest)).collect()
}

pub(super) fn local_value(text: &LocalText) -> Value {
    json!({ "zh-Hans": text.zh_hans, "zh-Hant": text.zh_hant, "en": text.en })
}

/// A text in three languages, each of at most so many characters.
pub(super) fn local_text(value: &Value, most: usize) -> Option<LocalText> {
    let of = |language: &str| text(&value[language], most);
    Some(LocalText { zh_hans: of("zh-Hans")?, zh_hant: of("zh-Hant")?, en: of("en")? })
}
