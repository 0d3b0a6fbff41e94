//! `canju graph`: certificates as JSON and for Graphviz.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::collections::HashMap;

use serde_json::{Value, json};
use support::{assert_bad_input, canju};

/// The horse checks; on one of two replies either rook mates.
const CHOICE: &str = "3aka3/9/4b4/R2N5/1R2P4/9/9/9/9/4K4 w";
/// Red has checks, but no mate by them. Source: public collections (zf03974).
const NO_MATE: &str = "4k2P1/5P3/c8/p8/8R/3c4R/4r4/B3p3C/4p4/3K5 w";
/// The pawn takes the last move of the king: 困毙.
const QUIET: &str = "3k5/9/4P4/9/9/9/9/9/9/4K4 w";

fn graph(args: &[&str]) -> Value {
    let run = canju(&[&["graph"], args, &["--table-mb", "1", "--json"]].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.json()
}

fn nodes(value: &Value) -> &Vec<Value> {
    value["nodes"].as_array().expect("a list")
}

/// Plays every edge: it must lead to the board of the node that it names, and every node must be reached.
fn assert_edges_lead_there(value: &Value, root: &str) {
    let nodes = nodes(value);
    let mut boards: HashMap<usize, String> = HashMap::from([(0, root.to_owned())]);
    let mut todo = vec![0];
    while let Some(id) = todo.pop() {
        let node = &nodes[id];
        assert_eq!(node["id"], id);
        for edge in node["edges"].as_array().expect("a list") {
            let to = edge["to"].as_u64().expect("an id") as usize;
            if boards.contains_key(&to) {
                continue;
            }
            let fen = node["fen"].as_str().expect("text");
            let played =
                canju(&["fen", &format!("{fen} moves {}", edge["move"].as_str().unwrap()), "--json"]);
            let played = played.json()["fen"].as_str().expect("a legal move").to_owned();
            let board = |fen: &str| fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
            assert_eq!(board(&played), board(nodes[to]["fen"].as_str().expect("text")));
            boards.insert(to, played);
            todo.push(to);
        }
    }
    assert_eq!(boards.len(), nodes.len());
}

#[test]
fn a_mate_is_a_graph_with_every_reply_and_every_dual() {
    let value = graph(&[CHOICE]);
    assert_eq!(
        (&value["verdict"], &value["goal"], &value["attacker"], &value["root"]),
        (&json!("mate"), &json!("checks"), &json!("red"), &json!(0))
    );
    assert_eq!(
        (&value["mate_in"], &value["exact"], &value["duals_complete"], &value["why"]),
        (&json!(2), &json!(true), &json!(true), &Value::Null)
    );
    assert_edges_lead_there(&value, CHOICE);
    let root = &nodes(&value)[0];
    assert_eq!(
        (&root["turn"], &root["mate_in"], &root["exact"]),
        (&json!("attacker"), &json!(2), &json!(true))
    );
    assert!(root["fen"].as_str().is_some_and(|fen| fen.starts_with(CHOICE)));
    let duals = nodes(&value).iter().filter(|node| {
        node["turn"] == "attacker" && node["edges"].as_array().is_some_and(|edges| edges.len() > 1)
    });
    assert_eq!(duals.count(), 1);
    for node in nodes(&value).iter().filter(|node| node["turn"] == "defender") {
        let moves = canju(&["moves", node["fen"].as_str().unwrap(), "--json"]).json();
        let edges = node["edges"].as_array().expect("a list");
        assert_eq!(edges.len(), moves["moves"].as_array().expect("a list").len(), "every legal reply");
        assert_eq!(edges.is_empty(), node["mate_in"] == 0);
    }
}

#[test]
fn no_mate_is_the_set_in_which_the_defence_stays() {
    let value = graph(&[NO_MATE]);
    assert_eq!((&value["verdict"], value.get("mate_in")), (&json!("no-mate"), None));
    assert_edges_lead_there(&value, NO_MATE);
    for node in nodes(&value) {
        assert_eq!(node["no_mate_within"], Value::Null);
        let edges = node["edges"].as_array().expect("a list").len();
        assert!(node["turn"] == "attacker" || edges == 1);
    }
}

#[test]
fn a_bound_is_a_graph_of_its_own() {
    let fen = "3aka3/9/9/9/4P4/9/9/9/9/4K4 w";
    let value = graph(&[fen, "--goal", "any", "--depth", "1"]);
    assert_eq!((&value["verdict"], &value["why"]), (&json!("unknown"), &json!("depth")));
    assert_eq!(nodes(&value)[0]["no_mate_within"], 1);
    assert_edges_lead_there(&value, fen);
    let nothing = graph(&[CHOICE, "--nodes", "1"]);
    assert_eq!(
        (&nothing["verdict"], &nothing["why"], &nothing["nodes"]),
        (&json!("unknown"), &json!("nodes"), &json!([]))
    );
}

#[test]
fn graphviz_gets_shapes_names_and_lines() {
    let run = canju(&["graph", CHOICE]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let text = &run.out;
    assert!(text.starts_with("digraph canju {\n") && text.ends_with("}\n"));
    assert!(text.contains("mate in 2 (checks)") && text.contains(CHOICE));
    assert!(text.contains("n0 [shape=box, label=\"2\"") && text.contains("label=\"马六进四\", style=bold"));
    assert!(text.contains("label=\"将死\"") && text.contains("peripheries=2"));
    assert_eq!(text.matches("style=dashed").count(), 1, "one move besides the first of a choice");
    let bold = text.matches("style=bold").count();
    assert_eq!(bold, canju(&["solve", CHOICE, "--json"]).json()["line"].as_array().unwrap().len());
    assert_eq!(text.matches(" -> ").count(), edges(&graph(&[CHOICE])));
    assert_eq!(canju(&["graph", CHOICE, "--format", "dot"]).out, *text);
    assert!(canju(&["graph", QUIET, "--goal", "any"]).out.contains("label=\"困毙\""));
    let none = canju(&["graph", NO_MATE]).out;
    assert!(none.contains("no mate (checks)") && none.contains("label=\"∞\"") && !none.contains("dashed"));
}

fn edges(value: &Value) -> usize {
    nodes(value).iter().map(|node| node["edges"].as_array().expect("a list").len()).sum()
}

#[test]
fn bad_input_is_refused() {
    assert_bad_input(&["graph", "nonsense"], "not-a-fen");
    assert_bad_input(&["graph", "4k4/9/9/9/4R4/9/9/9/9/3K5 w"], "illegal-position");
    let both = canju(&["graph", CHOICE, "--format", "dot", "--json"]);
    assert_eq!((both.code, &both.json()["error"]["code"]), (2, &json!("usage")));
    assert_eq!(canju(&["graph", CHOICE, "--format", "json"]).out, canju(&["graph", CHOICE, "--json"]).out);
}

#[test]
fn a_defence_by_perpetual_check_is_drawn_and_not_decided() {
    let fen = "3C5/3k5/9/2r6/9/9/9/4K4/9/3c5 w";
    let value = graph(&[fen, "--goal", "any"]);
    assert_eq!((&value["verdict"], &value["why"]), (&json!("unknown"), &json!("perpetual-check")));
    assert!(nodes(&value).iter().all(|node| node["no_mate_within"].is_null()) && !nodes(&value).is_empty());
    let dot = canju(&["graph", fen, "--goal", "any"]).out;
    assert!(dot.contains("the defence holds, but not decided: perpetual-check (any)"), "{dot}");
}
