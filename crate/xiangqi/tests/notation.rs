//! Texts of moves: the fixtures, the shared tables, and texts that were never meant to be read.

#[path = "support/data.rs"]
mod data;
mod random;
#[path = "support/tsv.rs"]
mod tsv;

use random::{Rng, game_positions, placements};
use serde_json::Value;
use xiangqi::notation::{self, Mode, MoveNames, NameError, ReadError, ReadErrorKind, read, read_either_side};
use xiangqi::{Color, Move, Position, fen};

fn mode(name: &str) -> Mode {
    match name {
        "auto" => Mode::Auto,
        "uci" => Mode::Uci,
        "keypad" => Mode::Keypad,
        other => panic!("mode {other}"),
    }
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_else(|| panic!("{key} in {case}"))
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|e| panic!("{fen}: {e}"))
}

#[test]
fn written_fixtures() {
    for case in data::fixture("notation.json")["write"].as_array().expect("write") {
        let position = position(text(case, "fen"));
        let m: Move = text(case, "move").parse().expect("move");
        let names = MoveNames::of(&position, m).unwrap_or_else(|e| panic!("{}: {e}", text(case, "name")));
        let written = [
            ("iccs", names.iccs),
            ("uci", names.uci),
            ("chinese", names.chinese),
            ("chinese_file_pawns", names.chinese_file_pawns),
            ("traditional", names.traditional),
            ("half_width", names.half_width),
            ("short", names.short),
            ("wxf", names.wxf),
            ("wxf_file_pawns", names.wxf_file_pawns),
        ];
        for (key, written) in written {
            assert_eq!(written, text(case, key), "{} {key}", text(case, "name"));
        }
    }
}

#[test]
fn read_fixtures() {
    for case in data::fixture("notation.json")["read"].as_array().expect("read") {
        let name = text(case, "name");
        let found = read(&position(text(case, "fen")), text(case, "text"), mode(text(case, "mode")));
        if let Some(expected) = case["move"].as_str() {
            assert_eq!(found.map(|m| m.to_string()).as_deref(), Ok(expected), "{name}");
            continue;
        }
        let error = found.expect_err(name);
        assert_eq!(error.kind.code(), text(case, "error"), "{name}");
        assert_eq!(error.reason.map(|i| i.reason.code()), case["reason"].as_str(), "{name}");
        let mut candidates: Vec<String> = error.candidates.iter().map(ToString::to_string).collect();
        candidates.sort();
        let expected: Vec<&str> =
            case["candidates"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(candidates, expected, "{name}");
    }
}

#[test]
fn shared_written_vectors() {
    let Some(table) = data::shared("vectors/notation.tsv") else { return };
    let rows = tsv::rows(&table);
    for row in &rows {
        let m: Move = row["ucci"].parse().expect("move");
        // In a few rows the side that waits is in check: positions for naming, not for play.
        let setup = fen::parse(&row["fen"]).expect("FEN").setup;
        let names = MoveNames::in_setup(&setup, m).unwrap_or_else(|e| panic!("{}: {e}", row["id"]));
        if let Ok(position) = Position::try_from(setup) {
            assert_eq!(MoveNames::of(&position, m).as_ref(), Ok(&names));
        }
        let written = [
            ("iccs", names.iccs),
            ("uci10", names.uci),
            ("cn_way1", names.chinese),
            ("cn_way2", names.chinese_file_pawns),
            ("cn_way1_trad", names.traditional),
            ("cn_way1_halfwidth", names.half_width),
            ("shorthand", names.short),
            ("wxf_xqbase(way1)", names.wxf),
            ("wxf_2018(way2)", names.wxf_file_pawns),
        ];
        for (key, written) in written {
            assert_eq!(written, row[key], "row {} {key}", row["id"]);
        }
    }
    println!("{} rows", rows.len());
}

#[test]
fn shared_read_vectors() {
    let Some(table) = data::shared("vectors/notation_parse.tsv") else { return };
    let rows = tsv::rows(&table);
    for row in &rows {
        let found = match read(&position(&row["fen"]), &row["text"], mode(&row["mode"])) {
            Ok(m) => m.to_string(),
            Err(error) => error.kind.code().to_uppercase().replace('-', "_"),
        };
        assert_eq!(found, row["expected"], "row {} {}", row["id"], row["text"]);
    }
    println!("{} rows", rows.len());
}

#[test]
fn a_move_is_named_where_a_king_could_be_taken_but_not_where_pieces_are_too_many() {
    let name = |text: &str, m: &str| {
        let names = MoveNames::in_setup(&fen::parse(text).expect("FEN").setup, m.parse().expect("move"));
        names.map(|names| names.chinese).map_err(|error| match error {
            NameError::Setup(report) => report.errors[0].kind.code(),
            NameError::Move(illegality) => illegality.reason.code(),
        })
    };
    // The kings face each other and the rook could take; every piece is named all the same.
    assert_eq!(name("4k4/9/9/9/9/9/9/4R4/4R4/4K4 w", "e2d2").as_deref(), Ok("前车平六"));
    assert_eq!(name("4k4/9/9/9/9/9/9/9/9/R3K4 w", "a0b0").as_deref(), Ok("车九平八"));
    assert_eq!(name("4k4/9/9/9/9/9/9/9/9/R3K4 w", "a0b1"), Err("geometry"));
    assert_eq!(name("4k4/9/9/9/9/9/9/9/9/R3K4 w", "e9e8"), Err("not-your-piece"));
    assert_eq!(name("4k4/9/9/9/9/9/9/9/9/R3K4 w", "c0c1"), Err("empty-square"));
    assert_eq!(name("P3k4/P8/P8/P8/P8/P8/P8/9/9/4K4 w", "a9b9"), Err("too-many-pawns"));
}

#[test]
fn the_first_move_tells_the_side() {
    let red = Position::start();
    let (turned, m) = read_either_side(&red, "h9g7", Mode::Auto).expect("Black's move");
    assert_eq!((turned.turn(), m.to_string().as_str()), (Color::Black, "h9g7"));
    let (same, _) = read_either_side(&red, "炮二平五", Mode::Auto).expect("Red's move");
    assert_eq!(same, red);
    // Only Black has a piece that can do this.
    let black_only = position("3k5/9/9/9/9/9/9/9/2c6/4K4 w");
    let (turned, m) = read_either_side(&black_only, "炮3退8", Mode::Auto).expect("Black's move");
    assert_eq!((turned.turn(), m.to_string().as_str()), (Color::Black, "c1c9"));
    let error = read_either_side(&red, "炮二进八", Mode::Auto).expect_err("neither has it");
    assert_eq!(error.kind, ReadErrorKind::NoMove);
}

#[test]
fn length_is_bounded() {
    let long = format!("炮二平五{}", "!".repeat(notation::MAX_LEN));
    assert_eq!(
        read(&Position::start(), &long, Mode::Auto).expect_err("too long").kind,
        ReadErrorKind::Syntax
    );
}

/// What holds of every answer, whatever the text.
fn check_answer(position: &Position, text: &str, answer: &Result<Move, ReadError>) {
    match answer {
        Ok(m) => assert!(position.is_legal(*m), "{text} {m}"),
        Err(error) => {
            let ambiguous = error.kind == ReadErrorKind::Ambiguous;
            assert_eq!(error.candidates.len() > 1, ambiguous, "{text}");
            assert!(error.candidates.iter().all(|&m| position.is_legal(m)), "{text}");
            let explains = matches!(error.kind, ReadErrorKind::NoMove | ReadErrorKind::Illegal);
            assert!(explains || error.reason.is_none(), "{text}");
            assert!(error.kind != ReadErrorKind::Illegal || error.reason.is_some(), "{text}");
        }
    }
}

#[test]
fn no_text_is_too_odd() {
    let alphabet: Vec<char> =
        "帅將仕士相象马馬傌车俥炮砲包兵卒前中后後平进進退上下一二三四五六七八九十壹２９0123456789\
         abcdefghijkpnrHCEKAG+-=.＋—–!?# \u{3000}\u{200b}\u{0}é𝟗"
            .chars()
            .collect();
    let mut rng = Rng::new(3);
    let (mut read_well, mut tries) = (0, 0);
    let games = (0..6).flat_map(|seed| game_positions(seed, 80));
    let mut other = Rng::new(4);
    for position in games.chain(placements(&mut other).take(200)) {
        let moves = position.legal_moves();
        for _ in 0..if moves.is_empty() { 0 } else { 60 } {
            let names = MoveNames::of(&position, moves[rng.below(moves.len())]).expect("a legal move");
            let texts =
                [names.chinese, names.chinese_file_pawns, names.short, names.wxf_file_pawns, names.uci];
            let mut text: Vec<char> = texts[rng.below(texts.len())].chars().collect();
            for _ in 0..=rng.below(3) {
                let at = rng.below(text.len() + 1);
                let c = alphabet[rng.below(alphabet.len())];
                match rng.below(3) {
                    0 => text.insert(at, c),
                    1 if at < text.len() => text[at] = c,
                    _ => drop(text.drain(at.min(text.len())..(at + rng.below(2)).min(text.len()))),
                }
            }
            let text: String = text.into_iter().collect();
            for mode in [Mode::Auto, Mode::Uci, Mode::Keypad] {
                let answer = read(&position, &text, mode);
                check_answer(&position, &text, &answer);
                read_well += usize::from(answer.is_ok());
                tries += 1;
            }
        }
    }
    assert!(tries > 50_000 && read_well > 1_000, "{read_well} of {tries}");
}

#[test]
fn moves_that_are_barred_have_names_too() {
    // The advisor stands in the king's way, the elephant on the horse's leg.
    let at = position("3ak4/4n4/4b4/9/9/9/9/9/4R4/3K5 b");
    let name = |m: &str| MoveNames::of_barred(&at, m.parse().expect("a move"));
    let wxf = |m: &str| name(m).map(|names| names.wxf_file_pawns);
    assert_eq!(wxf("e9d9").as_deref(), Some("K5=4"));
    assert_eq!(wxf("e8d6").as_deref(), Some("H5+4"));
    for m in ["d0d1", "a0a1"] {
        assert_eq!(name(m), None, "{m}");
    }
    for &m in &at.legal_moves() {
        assert_eq!(MoveNames::of_barred(&at, m), MoveNames::of(&at, m).ok(), "{m}");
    }
}
