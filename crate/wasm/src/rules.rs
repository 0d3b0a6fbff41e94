//! The rules as the page asks for them: synchronous functions on FEN and move texts, without any state.

use wasm_bindgen::prelude::*;
use xiangqi::notation::{self, Mode};
use xiangqi::{Move, Position, fen};

use crate::convert::{self, first_fault, illegality_fault, position_faults};
use crate::json::to_js;
use crate::wire::{FenReport, MoveNames, MoveReading, PositionView};

/// What a text that is to be a FEN says: its position or everything that is wrong with it.
///
/// A text whose pieces may not stand so has a canonical FEN all the same, for an editor to start from.
#[wasm_bindgen(js_name = readFen, unchecked_return_type = "FenReport")]
pub fn read_fen(text: &str) -> Result<JsValue, JsValue> {
    let parsed = fen::parse(text).ok();
    let warnings = parsed.iter().flat_map(|parsed| {
        let odd = parsed.setup.check().warnings;
        let bent: Vec<&str> = parsed.warnings.iter().map(|warning| warning.code()).collect();
        bent.into_iter().chain(odd.into_iter().map(|warning| warning.code()))
    });
    let warnings = warnings.collect();
    let report = match Position::from_fen(text) {
        Ok(position) => {
            FenReport { ok: true, fen: Some(fen::write(&position.setup())), warnings, errors: Vec::new() }
        }
        Err(error) => FenReport {
            ok: false,
            fen: parsed.map(|parsed| fen::write(&parsed.setup)),
            warnings,
            errors: position_faults(error),
        },
    };
    Ok(to_js(&report))
}

/// Everything about the position of a FEN. Throws a `Fault` when it is none.
#[wasm_bindgen(unchecked_return_type = "PositionView")]
pub fn position(fen: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&PositionView::from(&parse_position(fen)?)))
}

/// The position after a legal move. Throws a `Fault` whose code is the reason when the move is not legal.
#[wasm_bindgen(unchecked_return_type = "PositionView")]
pub fn play(fen: &str, r#move: &str) -> Result<JsValue, JsValue> {
    let mut position = parse_position(fen)?;
    let m = parse_move(r#move)?;
    position.play(m).map_err(|illegality| to_js(&illegality_fault(&illegality)))?;
    Ok(to_js(&PositionView::from(&position)))
}

/// Why a move is not legal; `null` when it is.
#[wasm_bindgen(js_name = whyIllegal, unchecked_return_type = "Fault | null")]
pub fn why_illegal(fen: &str, r#move: &str) -> Result<JsValue, JsValue> {
    let position = parse_position(fen)?;
    let m = parse_move(r#move)?;
    let reason = position.illegality(m);
    Ok(reason.map_or(JsValue::NULL, |illegality| to_js(&illegality_fault(&illegality))))
}

/// A legal move in all notations. Throws a `Fault` when it is not legal.
#[wasm_bindgen(unchecked_return_type = "MoveNames")]
pub fn notate(fen: &str, r#move: &str) -> Result<JsValue, JsValue> {
    let position = parse_position(fen)?;
    let names = notation::MoveNames::of(&position, parse_move(r#move)?)
        .map_err(|illegality| to_js(&illegality_fault(&illegality)))?;
    Ok(to_js(&MoveNames::from(names)))
}

/// The move that a text means. `mode` is `auto`, `uci` or `keypad`.
#[wasm_bindgen(js_name = readMove, unchecked_return_type = "MoveReading")]
pub fn read_move(
    fen: &str,
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "'auto' | 'uci' | 'keypad'")] mode: &str,
) -> Result<JsValue, JsValue> {
    let position = parse_position(fen)?;
    let mode = match mode {
        "uci" => Mode::Uci,
        "keypad" => Mode::Keypad,
        _ => Mode::Auto,
    };
    Ok(to_js(&MoveReading::from(notation::read(&position, text, mode))))
}

/// Leaves of the legal move tree, to measure the rules with. The count is exact up to 2^53.
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Result<f64, JsValue> {
    let mut position = parse_position(fen)?;
    Ok(xiangqi::perft(&mut position, depth) as f64)
}

fn parse_position(text: &str) -> Result<Position, JsValue> {
    Position::from_fen(text).map_err(|error| to_js(&first_fault(error)))
}

fn parse_move(text: &str) -> Result<Move, JsValue> {
    convert::parse_move(text).map_err(|fault| to_js(&fault))
}
