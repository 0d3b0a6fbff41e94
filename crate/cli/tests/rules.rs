//! The commands on rules and notation: `perft`, `moves`, `fen`, `notate`, `read`.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use serde_json::json;
use support::{MATE_IN_1, START, assert_bad_input, canju};

const FACING: &str = "4k4/9/9/9/9/9/9/9/9/4K4 w";

#[test]
fn perft_prints_the_number() {
    let run = canju(&["perft", START, "3"]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "79666\n", ""));
    assert_eq!(canju(&["perft", START, "2", "--json"]).json(), json!(1920));
    assert_eq!(
        canju(&["perft", &START[..START.len() - 10], "1"]).out,
        "44\n",
        "the other fields may be left out"
    );
}

#[test]
fn perft_refuses_what_is_no_position_or_no_depth() {
    assert_bad_input(&["perft", "nonsense", "3"], "not-a-fen");
    let error = assert_bad_input(&["perft", FACING, "3"], "illegal-position");
    assert_eq!(error["errors"], json!([{ "code": "kings-facing", "squares": ["e0", "e9"] }]));
    assert_bad_input(&["perft", START, "many"], "usage");
    assert_bad_input(&["perft", START], "usage");
    assert_bad_input(&["perft", START, "-1"], "usage");
}

#[test]
fn moves_of_a_position_in_play() {
    let run = canju(&["moves", START, "--json"]);
    assert_eq!((run.code, run.fields()), (0, vec!["status".into(), "in_check".into(), "moves".into()]));
    let value = run.json();
    assert_eq!((&value["status"], &value["in_check"]), (&json!("playing"), &json!(false)));
    let moves: Vec<&str> = value["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    assert_eq!(moves.len(), 44);
    assert!(moves.is_sorted() && moves.contains(&"h2e2"));
}

#[test]
fn moves_tell_checkmate_from_stalemate() {
    let mate = canju(&["moves", &format!("{MATE_IN_1} moves b6c8"), "--json"]);
    assert_eq!(mate.json(), json!({ "status": "checkmate", "in_check": true, "moves": [] }));
    let stalemate = canju(&["moves", "3k5/4P4/9/9/9/9/9/9/9/4K4 b", "--json"]);
    assert_eq!(stalemate.json(), json!({ "status": "stalemate", "in_check": false, "moves": [] }));
    assert_eq!(stalemate.code, 0);
    assert_bad_input(&["moves", ""], "empty");
}

#[test]
fn fen_of_a_legal_position() {
    let run = canju(&["fen", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR_r", "--json"]);
    assert_eq!((run.code, run.fields()), (0, vec!["ok".into(), "fen".into(), "warnings".into()]));
    assert_eq!(run.json(), json!({ "ok": true, "fen": START, "warnings": ["underscores"] }));
    let played = canju(&["fen", &format!("{START} moves h2e2 h9g7"), "--json"]).json();
    assert_eq!(played["fen"], "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
}

#[test]
fn fen_gives_every_reason_against_a_position() {
    let run = canju(&["fen", "4k4/9/9/9/9/9/P8/P8/4A4/4K4 w", "--json"]);
    assert_eq!((run.code, run.fields()), (0, vec!["ok".into(), "errors".into()]));
    let expected = json!({ "ok": false, "errors": [{ "code": "pawn-square", "squares": ["a2"] }] });
    assert_eq!(run.json(), expected);
    let several = canju(&["fen", "9/4k4/9/9/4P4/9/9/1P7/4A4/9 w", "--json"]).json();
    let codes: Vec<&str> =
        several["errors"].as_array().unwrap().iter().map(|e| e["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["king-count", "pawn-square"]);
}

#[test]
fn fen_tells_where_a_text_cannot_be_read() {
    let run = canju(&["fen", "4k4/9/9/9/9/9/8/9/9/4K4 w", "--json"]);
    assert_eq!(run.code, 0, "a bad FEN is this command's answer");
    let error = run.json()["errors"][0].clone();
    assert_eq!(
        (&error["code"], &error["row"], &error["squares"]),
        (&json!("row-width"), &json!(7), &json!([]))
    );
    let moves = canju(&["fen", &format!("{START} moves h2h8"), "--json"]).json();
    assert_eq!((&moves["ok"], &moves["errors"][0]["code"]), (&json!(false), &json!("path-blocked")));
    let dashes = canju(&["fen", "--", "--json"]);
    assert_eq!(dashes.code, 0, "a text may look like an option: {}", dashes.err);
    assert_bad_input(&["fen"], "usage");
}

#[test]
fn notate_gives_nine_texts() {
    let run = canju(&["notate", START, "h2e2", "--json"]);
    assert_eq!(run.code, 0);
    let names = "iccs uci chinese chinese_file_pawns traditional half_width short wxf wxf_file_pawns";
    assert_eq!(run.fields().join(" "), names);
    assert_eq!(
        run.json(),
        json!({
            "iccs": "H2-E2", "uci": "h3e3", "chinese": "炮二平五", "chinese_file_pawns": "炮二平五",
            "traditional": "炮二平五", "half_width": "炮二平五", "short": "炮25", "wxf": "C2.5", "wxf_file_pawns": "C2=5",
        })
    );
    assert!(canju(&["notate", START, "h2e2"]).out.contains("炮二平五"));
}

#[test]
fn notate_names_moves_of_diagrams_that_nobody_can_play_from() {
    // Black is in check and Red is to move.
    let diagram = "4k4/9/9/9/4R4/9/9/9/9/3K5 w";
    assert_eq!(canju(&["notate", diagram, "e5e6", "--json"]).json()["chinese"], "车五进一");
    assert_bad_input(&["notate", diagram, "e5d6"], "geometry");
    assert_bad_input(&["notate", &format!("{diagram} moves e5e6"), "e9d9"], "illegal-position");
    assert_bad_input(&["notate", "4k4/9/9/9/4R4/9/9/9/9/9 w", "e5e6"], "illegal-position");
}

#[test]
fn notate_refuses_what_is_no_legal_move() {
    let error = assert_bad_input(&["notate", START, "h0f1"], "leg-blocked");
    assert_eq!(error["squares"], json!(["g0"]));
    assert_bad_input(&["notate", START, "e5e6"], "empty-square");
    assert_bad_input(&["notate", START, "马二进三"], "syntax");
    assert_bad_input(&["notate", "x", "h2e2"], "not-a-fen");
}

#[test]
fn read_finds_the_move() {
    for text in ["炮二平五", "砲25", "C2=5", "h2e2", "H2-E2"] {
        let run = canju(&["read", START, text, "--json"]);
        assert_eq!((run.code, run.json()), (0, json!({ "move": "h2e2" })), "{text}");
    }
    assert_eq!(canju(&["read", START, "h3e3", "--mode", "uci", "--json"]).json(), json!({ "move": "h2e2" }));
    assert_eq!(canju(&["read", START, "62.5", "--mode", "keypad"]).out, "h2e2\n");
}

#[test]
fn read_says_why_not() {
    let reading = |fen: &str, text: &str| {
        let run = canju(&["read", fen, text, "--json"]);
        assert_eq!(run.code, 0, "a text that means no move is an answer");
        run.json()
    };
    assert_eq!(reading(START, "hello"), json!({ "error": "syntax", "candidates": [] }));
    let blocked = reading(START, "马二进四");
    assert_eq!((&blocked["error"], &blocked["reason"]["code"]), (&json!("no-move"), &json!("leg-blocked")));
    assert_eq!(reading(START, "h0f1")["error"], "illegal");
    let rooks = reading("4k4/9/9/2R6/9/9/9/9/2R6/3K5 w", "车七平六");
    assert_eq!(rooks, json!({ "error": "ambiguous", "candidates": ["c6d6", "c1d1"] }));
    assert_bad_input(&["read", "x", "炮二平五"], "not-a-fen");
    assert_bad_input(&["read", START, "炮二平五", "--mode", "telepathy"], "usage");
}

#[test]
fn help_and_version_are_answers() {
    for args in [&["--help"][..], &["--version"], &["solve", "--help"], &["help", "verify"]] {
        let run = canju(args);
        assert_eq!(run.code, 0, "{args:?}");
        assert!(!run.out.is_empty() && run.err.is_empty(), "{args:?}");
    }
    let unknown = canju(&["dance", "--json"]);
    assert_eq!((unknown.code, &unknown.json()["error"]["code"]), (2, &json!("usage")));
    assert_eq!(canju(&[]).code, 2);
}
