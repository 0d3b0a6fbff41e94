//! Titles and sources of the few puzzles that have them, as JSON at the end of the file.

use serde_json::{Map, Value, json};

use super::super::FaultCode;
use super::super::contents::{local_text, local_value};
use crate::pack::{Puzzle, bounds};

pub(super) fn write(puzzles: &[Puzzle], out: &mut Vec<u8>) {
    let mut notes = Vec::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let mut note = Map::new();
        if let Some(title) = &puzzle.title {
            note.insert("title".to_owned(), local_value(title));
        }
        if let Some(source) = &puzzle.source {
            note.insert("source".to_owned(), json!(source));
        }
        if !note.is_empty() {
            note.insert("index".to_owned(), json!(index));
            notes.push(Value::Object(note));
        }
    }
    let text = Value::Array(notes).to_string();
    out.extend((text.len() as u32).to_le_bytes());
    out.extend(text.into_bytes());
}

pub(super) fn read(bytes: &[u8], puzzles: &mut [Puzzle]) -> Result<(), FaultCode> {
    let notes: Vec<Map<String, Value>> = serde_json::from_slice(bytes).map_err(|_| FaultCode::Text)?;
    let mut next = 0;
    for note in notes {
        let index = note.get("index").and_then(Value::as_u64).ok_or(FaultCode::Text)? as usize;
        if index < next {
            return Err(FaultCode::Text);
        }
        next = index + 1;
        let puzzle = puzzles.get_mut(index).ok_or(FaultCode::Text)?;
        if let Some(title) = note.get("title") {
            puzzle.title = Some(local_text(title, bounds::TITLE).ok_or(FaultCode::Text)?);
        }
        if let Some(source) = note.get("source") {
            let source = source.as_str().filter(|text| text.chars().count() <= bounds::SOURCE);
            puzzle.source = Some(source.ok_or(FaultCode::Text)?.to_owned());
        }
    }
    Ok(())
}
