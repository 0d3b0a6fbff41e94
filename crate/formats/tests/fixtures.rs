//! The files of `tests/data/formats` against `expected.json`.

use std::path::{Path, PathBuf};

use formats::{Encoding, Options, Record, read};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/formats")
}

fn expected() -> Vec<Value> {
    serde_json::from_slice(&std::fs::read(folder().join("expected.json")).unwrap()).unwrap()
}

fn facts(record: &Record) -> Value {
    let tree = &record.tree;
    let moves: Vec<String> =
        tree.main_line().map_while(|id| tree.node(id).m).map(|m| m.to_string()).collect();
    let warnings: Vec<&str> = record.warnings.iter().map(|warning| warning.kind.code()).collect();
    json!({
        "title": record.title(),
        "fen": record.fen(),
        "moves": moves,
        "nodes": tree.move_count(),
        "leaves": tree.leaf_count(),
        "comments": tree.comment_count(),
        "result": record.result.token(),
        "warnings": warnings,
    })
}

#[test]
fn every_file_is_read_as_told() {
    let mut faults = Vec::new();
    for entry in expected() {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(folder().join(name)).unwrap();
        let import = match read(&bytes, &Options::default()) {
            Ok(import) => import,
            Err(failure) => {
                faults.push(format!("{name}: {failure}"));
                continue;
            }
        };
        let encoding = import.summary.encoding.map(Encoding::name);
        let whole = json!({ "format": import.summary.format.code(), "encoding": encoding });
        if whole != json!({ "format": entry["format"], "encoding": entry["encoding"] }) {
            faults.push(format!("{name}: {whole}"));
        }
        if !import.summary.warnings.is_empty() {
            faults.push(format!("{name}: {:?}", import.summary.warnings));
        }
        let games = entry["games"].as_array().unwrap();
        if games.len() != import.records.len() {
            faults.push(format!("{name}: {} games", import.records.len()));
        }
        for (game, record) in games.iter().zip(&import.records) {
            let read = facts(record);
            if *game != read {
                faults
                    .push(format!("{name}:\n  expected {game}\n  read     {read}\n  {:?}", record.warnings));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_is_told_of() {
    let told: Vec<String> =
        expected().iter().map(|entry| entry["file"].as_str().unwrap().to_owned()).collect();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // An archive is no record; its files are told of where it is opened.
        let others = ["README.md", "expected.json", "collection.zip", "several_games.pgn.gz"];
        assert!(told.contains(&name) || others.contains(&name.as_str()), "{name}");
    }
}

/// What a file says does not depend on where it is cut: nothing is invented, and what came before the cut is there.
#[test]
fn every_beginning_of_a_file_can_be_read() {
    for entry in expected() {
        let name = entry["file"].as_str().unwrap();
        let bytes = std::fs::read(folder().join(name)).unwrap();
        for end in 0..bytes.len() {
            let Ok(import) = read(&bytes[..end], &Options::default()) else { continue };
            assert!(
                import.records.len() <= entry["games"].as_array().unwrap().len() + 1,
                "{name} cut at {end}"
            );
        }
    }
}

#[test]
fn the_names_of_players_are_read_everywhere() {
    for name in [
        "tree_v10.xqf",
        "tree_v18.xqf",
        "tree_v1.cbr",
        "tree_v2.cbr",
        "library_zlib_2.1.cbl",
        "tree_gb18030.pgn",
        "tree.cbf",
        "tree.pfc",
        "page_dhtmlxq.html",
        "game.dhj.txt",
        "plain.txt",
        "game.mxq",
    ] {
        let bytes = std::fs::read(folder().join(name)).unwrap();
        let record = &read(&bytes, &Options::default()).unwrap().records[0];
        assert_eq!((record.tags.get("Red"), record.tags.get("Black")), (Some("甲"), Some("乙")), "{name}");
    }
}
