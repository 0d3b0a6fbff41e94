//! The figures of the rules text: status, legal moves, and every line read from its Chinese text.

#[path = "support/data.rs"]
mod data;

use serde_json::Value;
use xiangqi::fen::PositionError;
use xiangqi::notation::{self, Mode, MoveNames};
use xiangqi::{Outcome, Position};

fn status(position: &Position) -> &'static str {
    match position.outcome() {
        None => "playing",
        Some(Outcome::Checkmate { .. }) => "checkmate",
        Some(Outcome::Stalemate { .. }) => "stalemate",
    }
}

fn check_line(name: &str, start: &Position, line: &Value, moves_key: &str) -> usize {
    let mut position = start.clone();
    let texts = line["chinese"].as_array().expect("chinese");
    let moves = line[moves_key].as_array().expect("moves");
    assert_eq!(texts.len(), moves.len(), "{name}");
    for (text, expected) in texts.iter().zip(moves) {
        let text = text.as_str().expect("text");
        let m = notation::read(&position, text, Mode::Auto).unwrap_or_else(|e| panic!("{name} {text}: {e}"));
        assert_eq!(m.to_string(), expected.as_str().expect("move"), "{name} {text}");
        let names = MoveNames::of(&position, m).expect("a legal move");
        for written in [&names.chinese, &names.short, &names.wxf] {
            assert_eq!(notation::read(&position, written, Mode::Auto), Ok(m), "{name} {written}");
        }
        position.play(m).expect("a legal move");
    }
    texts.len()
}

fn check_figure(name: &str, figure: &Value, moves_key: &str) -> usize {
    let position =
        Position::from_fen(figure["fen"].as_str().expect("fen")).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert_eq!(status(&position), figure["status"].as_str().expect("status"), "{name}");
    assert_eq!(position.is_check(), figure["in_check"].as_bool().expect("in_check"), "{name}");
    assert_eq!(position.legal_count() as u64, figure["legal_moves"].as_u64().expect("legal_moves"), "{name}");
    let lines = figure["lines"].as_array().map(Vec::as_slice).unwrap_or_default();
    lines.iter().map(|line| check_line(name, &position, line, moves_key)).sum()
}

#[test]
fn fixtures() {
    let mut moves = 0;
    let fixture = data::fixture("figures.json");
    for figure in fixture["cases"].as_array().expect("cases") {
        let name = figure["name"].as_str().expect("name");
        if let Some(codes) = figure["codes"].as_array() {
            let Err(PositionError::Setup(report)) = Position::from_fen(figure["fen"].as_str().expect("fen"))
            else {
                panic!("{name} is no position");
            };
            let found: Vec<&str> = report.errors.iter().map(|error| error.kind.code()).collect();
            assert_eq!(found, codes.iter().filter_map(Value::as_str).collect::<Vec<_>>(), "{name}");
        } else {
            moves += check_figure(name, figure, "moves");
        }
    }
    assert!(moves > 90, "{moves}");
}

#[test]
fn shared_figures() {
    let Some(text) = data::shared("vectors/seed_figures.json") else { return };
    let figures: Value = serde_json::from_str(&text).expect("JSON");
    for figure in figures["figures"].as_array().expect("figures") {
        let name = figure["figure"].as_str().expect("figure");
        if figure["position"] == "legal" {
            check_figure(name, figure, "iccs");
        } else {
            assert!(Position::from_fen(figure["fen"].as_str().expect("fen")).is_err(), "{name}");
        }
    }
}
