//! `canju solve --explain`: the fields of the explanation, and where there is none.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use serde_json::{Value, json};
use support::{START, canju, fields};

/// A cannon checks as the rook leaves its line; the king goes home, and the rook mates beside it.
const DISCOVERED: &str = "2bk2b2/4a1r2/3a5/9/9/3R5/9/3C5/9/4K4 w";
/// A pawn steps on the elephant's second eye: 困毙.
const STALEMATE: &str = "3k2b2/4PP3/7P1/9/9/9/9/9/9/4K4 w";

fn explanation(fen: &str, goal: &str) -> Value {
    let run = canju(&["solve", fen, "--goal", goal, "--explain", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.json()["explanation"].clone()
}

#[test]
fn a_mate_is_explained_move_by_move() {
    let value = explanation(DISCOVERED, "checks");
    let line = value["line"].as_array().expect("a list");
    let moves: Vec<&str> = line.iter().map(|ply| ply["move"].as_str().expect("a move")).collect();
    assert_eq!(moves, ["d4c4", "d9e9", "c4c9"]);
    assert_eq!(
        line[0],
        json!({
            "move": "d4c4", "piece": "R", "does": ["check", "discovered-check"], "captured": null, "parries": [],
            "checks": [{ "origin": "discovered", "square": "d2", "piece": "C", "way": "screen", "via": "d7" }],
            "hanging": [], "given": null
        })
    );
    assert_eq!(line[1]["parries"], json!([{ "purpose": "king-moves", "against": "d2" }]));
    assert_eq!((&line[2]["captured"], &line[2]["does"]), (&json!("b"), &json!(["captures", "check"])));
}

#[test]
fn a_final_position_is_explained_by_squares() {
    let end = explanation(DISCOVERED, "checks")["end"].clone();
    assert_eq!((&end["code"], &end["king"], &end["piece"]), (&json!("checkmate"), &json!("e9"), &json!("k")));
    let rook = json!({ "square": "c9", "piece": "R", "way": "line", "via": null });
    assert_eq!(end["checkers"], json!([rook]));
    let flights = end["flights"].as_array().expect("a list");
    assert_eq!(flights[0], json!({ "square": "e8", "piece": "a", "bar": "own-piece", "covers": [] }));
    assert_eq!(
        (&flights[1]["square"], flights[1]["covers"].as_array().map(Vec::len)),
        (&json!("d9"), Some(2))
    );
    assert_eq!((&flights[2]["square"], &flights[2]["covers"][0]["behind"]), (&json!("f9"), &json!(true)));
    assert_eq!(
        end["barred"],
        json!([{
            "move": "e8d9", "piece": "a", "code": "kings-facing",
            "parries": [{ "purpose": "interposes", "against": "c9" }], "obstacle": null,
            "exposures": [{ "cause": "kings-facing", "square": "e0", "piece": "K", "way": "facing", "via": null }]
        }])
    );
}

#[test]
fn a_reply_is_explained_with_its_refutation() {
    let value = explanation(DISCOVERED, "checks");
    let [defence] = &value["defences"].as_array().expect("a list")[..] else { panic!("{value}") };
    assert_eq!(fields(&defence.to_string()).len(), 7);
    assert_eq!((&defence["ply"], &defence["reply"]["move"]), (&json!(1), &json!("d9e9")));
    assert_eq!(
        (&defence["mate_in"], &defence["exact"], &defence["line"]),
        (&json!(1), &json!(true), &json!(["c4c9"]))
    );
    assert_eq!(defence["answer"], value["line"][2]);
    assert_eq!(defence["end"], value["end"]);
}

#[test]
fn a_stalemate_tells_what_holds_each_piece() {
    let value = explanation(STALEMATE, "any");
    assert_eq!((&value["end"]["code"], &value["end"]["checkers"]), (&json!("stalemate"), &json!([])));
    assert_eq!((&value["line"][0]["does"], &value["defences"]), (&json!(["quiet"]), &json!([])));
    let barred = |mv: &str, eye: &str| {
        let obstacle = json!({ "code": "eye-blocked", "squares": [eye] });
        json!({ "move": mv, "piece": "b", "code": "eye-blocked", "parries": [], "obstacle": obstacle, "exposures": [] })
    };
    assert_eq!(value["end"]["barred"], json!([barred("g9e7", "f8"), barred("g9i7", "h8")]));
}

#[test]
fn there_is_an_explanation_only_of_a_mate_and_only_on_request() {
    for args in [&["solve", START, "--explain", "--json"][..], &["solve", DISCOVERED, "--json"]] {
        assert!(!canju(args).fields().iter().any(|field| field == "explanation"), "{args:?}");
    }
    let words = canju(&["solve", DISCOVERED, "--explain"]).out;
    assert!(
        words.contains("checked by R c9 (line)") && words.contains("a e8d9 interposes: kings-facing"),
        "{words}"
    );
}
