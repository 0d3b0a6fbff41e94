//! Texts of positions: the fixtures, the shared tables, round trips, and texts that were never meant to be read.

#[path = "support/data.rs"]
mod data;
mod random;
#[path = "support/tsv.rs"]
mod tsv;

use std::collections::BTreeSet;

use random::{Rng, game_positions, placements};
use serde_json::Value;
use xiangqi::fen::{self, PositionError};
use xiangqi::{Position, Setup};

fn setup_codes(setup: &Setup) -> Vec<&'static str> {
    setup.check().errors.iter().map(|error| error.kind.code()).collect()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().map(|items| items.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
}

#[test]
fn fixtures() {
    for case in data::fixture("fen.json")["cases"].as_array().expect("cases") {
        let name = case["name"].as_str().expect("name");
        let read = fen::parse(case["text"].as_str().expect("text"));
        if let Some(code) = case["error"].as_str() {
            let error = read.expect_err(name);
            assert_eq!(error.code(), code, "{name}");
            assert_eq!(error.row.map(u64::from), case["row"].as_u64(), "{name}");
            assert_eq!(error.column.map(u64::from), case["column"].as_u64(), "{name}");
            continue;
        }
        let parsed = read.unwrap_or_else(|e| panic!("{name}: {e}"));
        if case["codes"].is_array() {
            assert_eq!(setup_codes(&parsed.setup), strings(&case["codes"]), "{name}");
            continue;
        }
        assert_eq!(fen::write(&parsed.setup), case["fen"].as_str().expect("fen"), "{name}");
        let warnings: BTreeSet<&str> = parsed.warnings.iter().map(|w| w.code()).collect();
        assert_eq!(warnings, strings(&case["warnings"]).into_iter().collect(), "{name}");
        let moves: Vec<String> = parsed.moves.iter().map(ToString::to_string).collect();
        assert_eq!(moves, strings(&case["moves"]), "{name}");
    }
}

#[test]
fn shared_vectors() {
    let Some(table) = data::shared("vectors/fen.tsv") else { return };
    let rows = tsv::rows(&table);
    for row in &rows {
        let (name, text, expected) = (&row["name"], &row["input"], row["expected"].as_str());
        let read = fen::parse(text);
        if let Some(wanted) = expected.strip_prefix("ERR ") {
            let code = match wanted {
                "row width" => "row-width",
                "row count" => "row-count",
                "bad char" => "bad-char",
                "digit 0" => "digit-zero",
                other => other,
            };
            assert_eq!(read.expect_err(name).code(), code, "{name}");
            continue;
        }
        let parsed = read.unwrap_or_else(|e| panic!("{name}: {e}"));
        let codes = setup_codes(&parsed.setup);
        if let Some(wanted) = expected.strip_prefix("ILLEGAL ") {
            let code = match wanted {
                "king count" => "king-count",
                "king square" => "king-square",
                "advisor square" => "advisor-square",
                "elephant square" => "elephant-square",
                "pawn square" => "pawn-square",
                "count P>5" => "too-many-pawns",
                "count R>2" | "count" => "too-many-rooks",
                "kings facing" => "kings-facing",
                "side not to move in check" => "opponent-in-check",
                other => panic!("{name}: {other}"),
            };
            assert!(codes.contains(&code), "{name}: {codes:?}");
            assert!(Position::from_fen(text).is_err(), "{name}");
            continue;
        }
        let warning = expected.strip_prefix("OK").unwrap_or_else(|| panic!("{name}: {expected}"));
        let wanted: Vec<String> = match warning.strip_prefix("+WARN ") {
            Some(words) => vec![words.replace(' ', "-")],
            None => Vec::new(),
        };
        assert_eq!(parsed.warnings.iter().map(|w| w.code()).collect::<Vec<_>>(), wanted, "{name}");
        if !row["normalised"].is_empty() {
            assert_eq!(fen::write(&parsed.setup), row["normalised"], "{name}");
        }
        assert!(Position::from_fen(text).is_ok(), "{name}: {codes:?}");
    }
    println!("{} rows", rows.len());
}

/// The codes that a reason in words of the table asks for, any one of them.
fn codes_for(reason: &str) -> &'static [&'static str] {
    match reason {
        "no king" | "king count K=0" | "king count k=0" => &["king-count"],
        "king outside palace" => &["king-square"],
        "advisor off point" => &["advisor-square"],
        "elephant off point" => &["elephant-square"],
        "flying generals" => &["kings-facing"],
        // The table counts facing kings as a check as well.
        "side not to move is in check" => &["opponent-in-check", "kings-facing"],
        other => panic!("unknown reason {other}"),
    }
}

#[test]
fn fatal_positions_are_refused_with_all_reasons() {
    let Some(table) = data::shared("corpora/illegal_or_broken.tsv") else { return };
    let rows = tsv::rows(&table);
    let mut fatal = 0;
    for row in rows.iter().filter(|row| row["fatal"] == "True") {
        let Err(PositionError::Setup(report)) = Position::from_fen(&row["fen"]) else {
            panic!("{} is accepted", row["id"]);
        };
        let codes: Vec<&str> = report.errors.iter().map(|error| error.kind.code()).collect();
        for reason in row["why"].split("; ").filter(|reason| !reason.starts_with("book line")) {
            assert!(
                codes_for(reason).iter().any(|code| codes.contains(code)),
                "{}: {reason}: {codes:?}",
                row["id"]
            );
        }
        fatal += 1;
    }
    assert!(fatal > 30, "{fatal}");
    println!("{fatal} rows");
}

#[test]
fn every_position_round_trips() {
    let mut rng = Rng::new(11);
    let games = (0..20).flat_map(|seed| game_positions(seed, 100));
    for position in games.chain(placements(&mut rng).take(2_000)) {
        let text = fen::write(&position.setup());
        let parsed = fen::parse(&text).expect("what is written is read");
        assert_eq!(parsed.setup, position.setup(), "{text}");
        assert!(parsed.warnings.is_empty() && parsed.moves.is_empty(), "{text}");
        assert_eq!(Position::from_fen(&text).as_ref(), Ok(&position));
    }
}

#[test]
fn a_history_is_played() {
    let position = Position::from_fen("position startpos moves h2e2 h9g7 h0g2").expect("legal moves");
    let text = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2";
    assert_eq!(fen::write(&position.setup()), text);
    let Err(PositionError::Moves { index, illegality }) = Position::from_fen("startpos moves h2e2 h0g2")
    else {
        panic!("Red moved twice");
    };
    assert_eq!((index, illegality.reason.code()), (1, "not-your-piece"));
}

#[test]
fn an_error_points_into_the_text_given() {
    let text = "  fen 3k5/9/9/２x6/9/9/9/9/9/4K4";
    let error = fen::parse(text).expect_err("x is no piece");
    assert_eq!(&text[error.offset..=error.offset], "x");
    assert_eq!((error.row, error.column), (Some(4), Some(3)));
}

#[test]
fn length_is_bounded() {
    let history = "h2e2 ".repeat(20_000);
    let error = fen::parse(&format!("startpos moves {history}")).expect_err("too long");
    assert_eq!(error.code(), "too-long");
    let fits = fen::parse(&format!("startpos moves {}", "h2e2 h7e7 ".repeat(6_000)))
        .expect("long, but not too long");
    assert_eq!(fits.moves.len(), 12_000);
    for wrapper in ["\"", "[FEN ", "fen ", "[", "%", "/", "1", "9/", " "] {
        let _ = fen::parse(&wrapper.repeat(fen::MAX_LEN / wrapper.len()));
    }
}

#[test]
fn no_text_is_too_odd() {
    let alphabet: Vec<char> =
        "rnbakcpRNBAKCPehgmsx0123456789//// -_%[]\"“” wb／９ｋ\u{3000}\u{feff}\u{0}ſ炮é*:movesfen"
            .chars()
            .collect();
    let start = fen::write(&Setup::start());
    let seeds = [start.as_str(), "[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 b\"]", "position startpos moves h2e2 h10g8"];
    let mut rng = Rng::new(5);
    let mut read = 0;
    for _ in 0..30_000 {
        let mut text: Vec<char> = seeds[rng.below(seeds.len())].chars().collect();
        for _ in 0..=rng.below(6) {
            let at = rng.below(text.len() + 1);
            let c = alphabet[rng.below(alphabet.len())];
            match rng.below(3) {
                0 => text.insert(at, c),
                1 if at < text.len() => text[at] = c,
                _ => drop(text.drain(at.min(text.len())..(at + rng.below(4)).min(text.len()))),
            }
        }
        let text: String = text.into_iter().collect();
        match fen::parse(&text) {
            Ok(parsed) => {
                read += 1;
                let again = fen::parse(&fen::write(&parsed.setup)).expect("what is written is read");
                assert_eq!(again.setup, parsed.setup, "{text:?}");
                let _ = Position::from_fen(&text);
            }
            Err(error) => assert!(text.get(error.offset..).is_some(), "{text:?}: {error:?}"),
        }
    }
    assert!(read > 1_000, "{read}");
}
