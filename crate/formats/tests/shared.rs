//! Every file of `../shared/formats` against its manifests. The files are not part of the repository: where they are absent
//! the tests say so and pass.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use formats::{Import, NodeId, Options, Record, Tree, read};
use serde_json::Value;

/// The folder, if it is there.
fn shared() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats");
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: {} is not there", path.display());
    None
}

fn open(path: &Path) -> Import {
    let bytes = std::fs::read(path).unwrap();
    read(&bytes, &Options::default()).unwrap_or_else(|failure| panic!("{}: {failure}", path.display()))
}

fn manifest(path: &Path) -> Vec<Value> {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn main_line(tree: &Tree) -> Vec<String> {
    tree.main_line().filter_map(|id| tree.node(id).m).map(|m| m.to_string()).collect()
}

/// Board and side of a FEN.
fn placement(fen: &str) -> String {
    fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn without_spaces(text: &str) -> String {
    text.chars().filter(|&c| !c.is_whitespace() && c != '\u{E5E5}').collect()
}

/// What differs between a record and its facts.
fn differences(record: &Record, facts: &[(&str, &Value)]) -> Vec<String> {
    let tree = &record.tree;
    let mut found = Vec::new();
    for (what, value) in facts {
        let (expected, actual) = match *what {
            "fen" => (placement(value.as_str().unwrap()), placement(&record.fen())),
            // A blank of GBK (A3 A0) is a private character in the manifest.
            "title" => (without_spaces(value.as_str().unwrap()), without_spaces(record.title())),
            "main" => (value.to_string(), tree.main_line().count().to_string()),
            "main_moves" => (strings(value).join(" "), main_line(tree).join(" ")),
            "first" => {
                let expected = strings(value);
                let actual = main_line(tree).into_iter().take(expected.len()).collect::<Vec<_>>();
                (expected.join(" "), actual.join(" "))
            }
            "nodes" => (value.to_string(), tree.move_count().to_string()),
            "leaves" => (value.to_string(), tree.leaf_count().to_string()),
            "comments" => (value.to_string(), tree.comment_count().to_string()),
            // The manifest goes on counting below an illegal move, where nothing is judged here.
            "illegal" => {
                let is_illegal = |id| matches!(tree.node(id).standing, formats::Standing::Illegal(_));
                let any = tree.preorder().any(|(id, _)| is_illegal(id));
                ((*value != 0).to_string(), any.to_string())
            }
            "result" => {
                let token = match value.as_i64() {
                    Some(0) => "*",
                    Some(1) => "1-0",
                    Some(2) => "0-1",
                    Some(3 | 4) => "1/2-1/2",
                    _ => value.as_str().unwrap_or("?"),
                };
                (token.to_owned(), record.result.token().to_owned())
            }
            other => panic!("{other}"),
        };
        if expected != actual {
            found.push(format!("{what}: expected {expected}, read {actual}"));
        }
    }
    found
}

#[test]
fn files_of_the_first_manifest() {
    let Some(folder) = shared() else { return };
    let folder = folder.join("files");
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    let mut faults = Vec::new();
    for entry in manifest(&folder.join("manifest.json")) {
        let file = entry["file"].as_str().unwrap();
        let format = entry["format"].as_str().unwrap();
        let import = open(&folder.join(file));
        let record = &import.records[0];
        let null = Value::Null;
        let of = |value: &'static str| (value, entry.get(value).unwrap_or(&null));
        let found = match format {
            "xqf" | "cbr" => {
                let facts: Vec<(&str, &Value)> =
                    ["title", "result", "main", "nodes", "leaves", "comments", "illegal"]
                        .map(of)
                        .into_iter()
                        .chain([("fen", &entry["initial_fen"]), ("first", &entry["first_moves"])])
                        .collect();
                differences(record, &facts)
            }
            "cbf" => {
                let facts = &entry["cchess"];
                let facts =
                    [("fen", &facts["fen"]), ("main", &facts["main_plies"]), ("first", &facts["first"])];
                differences(record, &facts)
            }
            "dhtmlxq" => {
                let facts = &entry["vschess"];
                let facts = [
                    ("fen", &facts["fen"]),
                    ("main", &facts["main_plies"]),
                    ("first", &facts["first"]),
                    ("nodes", &facts["nodes"]),
                    ("leaves", &facts["leaves"]),
                ];
                differences(record, &facts)
            }
            "cbl" => {
                let live = entry["live"].as_u64().unwrap() as usize;
                let deleted = entry["deleted"].as_u64().unwrap() as usize;
                let skipped =
                    import.summary.warnings.iter().filter(|w| w.kind.code() == "deleted-skipped").count();
                let library = record.tags.get("Library") == entry["title"].as_str();
                if (import.records.len(), skipped, library) == (live, deleted, true) {
                    Vec::new()
                } else {
                    vec![format!("{} games, {skipped} deleted", import.records.len())]
                }
            }
            _ => pgn_differences(&entry, &import),
        };
        faults.extend(found.into_iter().map(|fault| format!("{file}: {fault}")));
        *checked.entry(format.to_owned()).or_default() += 1;
    }
    println!("{checked:?}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The manifest knows the moves of PGN from a reader that knew no moves in the manner of chess.
fn pgn_differences(entry: &Value, import: &Import) -> Vec<String> {
    let own = &entry["own"];
    let record = &import.records[0];
    let mut facts = Vec::new();
    if own["error"].is_null() {
        facts.extend([("main", &own["main_plies"]), ("first", &own["first"])]);
    }
    if own["fen"] != "(start)" {
        facts.push(("fen", &own["fen"]));
    }
    if own["result"].is_string() {
        facts.push(("result", &own["result"]));
    }
    let mut found = differences(record, &facts);
    let warnings: Vec<&str> = record.warnings.iter().map(|warning| warning.kind.code()).collect();
    if !warnings.is_empty() && warnings != ["stray-text"] {
        found.push(format!("warnings {warnings:?}"));
    }
    let encoding = import.summary.encoding.map(formats::Encoding::name).unwrap_or_default();
    let expected = match entry["encoding"].as_str() {
        Some("utf-8-sig") => "utf-8",
        Some("big5hkscs") => "big5",
        other => other.unwrap_or_default(),
    };
    if encoding != expected {
        found.push(format!("encoding {encoding}, not {expected}"));
    }
    found
}

#[test]
fn games_in_the_manner_of_chess() {
    let Some(folder) = shared() else { return };
    let moves = |file: &str| -> Vec<Vec<String>> {
        open(&folder.join("files").join(file)).records.iter().map(|record| main_line(&record.tree)).collect()
    };
    let games = moves("ep_full-games.pgn");
    assert_eq!(games.iter().map(Vec::len).collect::<Vec<_>>(), [25, 58]);
    assert_eq!(games[0][..4], ["h2e2", "h7e7", "h0g2", "h9g7"]);
    assert_eq!(games[1][57], "f7h7");
    assert_eq!(
        moves("ep_headers-and-moves-on-the-same-line.pgn").iter().map(Vec::len).collect::<Vec<_>>(),
        [5; 3]
    );
    assert_eq!(moves("ep_leading-whitespace.pgn").iter().map(Vec::len).collect::<Vec<_>>(), [5; 4]);
    assert_eq!(moves("ep_pathological-headers.pgn"), [Vec::<String>::new()]);
}

#[test]
fn broken_and_long_files() {
    let Some(folder) = shared() else { return };
    let mut faults = Vec::new();
    let mut checked = 0;
    for entry in manifest(&folder.join("xqf_manifest.json")) {
        let file = entry["file"].as_str().unwrap();
        let import = open(&folder.join(file));
        let record = &import.records[0];
        let facts = [
            ("fen", &entry["fen"]),
            ("title", &entry["title"]),
            ("main_moves", &entry["main"]),
            ("nodes", &entry["nodes"]),
        ];
        let mut found = differences(record, &facts);
        let codes: Vec<&str> = record.warnings.iter().map(|warning| warning.kind.code()).collect();
        let why = entry["why"].as_str().unwrap();
        let expected: &[&str] = match why {
            _ if why.starts_with("illegal move at ply") => &["illegal-move"],
            _ if why.ends_with("eof") => &["truncated"],
            _ if why.starts_with("no king") => &["king-count"],
            _ if why.contains("pawn impossible") => &["pawn-square"],
            _ if why.contains("in check") => &["opponent-in-check"],
            _ => &[],
        };
        if expected.iter().any(|code| !codes.contains(code)) || (expected.is_empty() && !codes.is_empty()) {
            found.push(format!("{why}: warnings {codes:?}"));
        }
        faults.extend(found.into_iter().map(|fault| format!("{file}: {fault}")));
        checked += 1;
    }
    println!("{checked} files");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn texts() {
    let Some(folder) = shared() else { return };
    let folder = folder.join("text");
    let facts: [(&str, &str, &str, usize, usize, &str); 10] = [
        ("dhtmlxq_branches_excerpt.txt", "dhtmlxq", "中炮巡河炮对屏风马(一)", 63, 63 + 14 + 2 + 2, "1-0"),
        ("dhtmlxq_game_1958.txt", "dhtmlxq", "广东 陈松顺 胜 江苏 惠颂祥", 87, 87, "1-0"),
        ("dhtmlxq_game_2026.txt", "dhtmlxq", "北京 刘永富 负 北京 张永生", 107, 107, "0-1"),
        ("dhtmlxq_puzzle_qitunguanyou.txt", "dhtmlxq", "第001局 气吞关右", 0, 0, "1-0"),
        ("pgn_handicap_side_r.pgn", "pgn", "许银川让九子对聂棋圣", 75, 75, "1-0"),
        ("pgn_iccs_dashes.pgn", "pgn", "謝承宇先負陳國興3", 30, 30, "*"),
        ("pgn_ttxq_level001.pgn", "pgn", "001关.楚汉争霸.第1关", 3, 3, "1-0"),
        ("text_compact_no_spaces.txt", "text", "", 60, 60, "*"),
        ("wxf_fen_header_xiexie.wxf", "wxf", "", 0, 0, "*"),
        ("wxf_playok.txt", "wxf", "PlayOK Game ; 10m+0s", 55, 55, "1-0"),
    ];
    for (file, format, title, main, nodes, result) in facts {
        let import = open(&folder.join(file));
        assert_eq!(import.records.len(), 1, "{file}");
        let record = &import.records[0];
        let tree = &record.tree;
        let read = (
            record.format.code(),
            record.title(),
            main_line(tree).len(),
            tree.move_count(),
            record.result.token(),
        );
        assert_eq!(read, (format, title, main, nodes, result), "{file} {:?}", record.warnings);
        assert!(record.warnings.is_empty(), "{file} {:?}", record.warnings);
    }
    let side = |file: &str| open(&folder.join(file)).records[0].fen();
    assert!(side("wxf_fen_header_xiexie.wxf").ends_with(" b - - 0 1"));
    let branches = &open(&folder.join("dhtmlxq_branches_excerpt.txt")).records[0];
    assert_eq!(branches.tree.comment_count(), 2);
    let commented = branches
        .tree
        .preorder()
        .find(|&(id, depth)| depth == 61 && !branches.tree.node(id).comment.is_empty());
    assert_ne!(commented.map(|(id, _)| id), branches.tree.main_line().nth(60), "the comment is the branch's");
}

#[test]
fn every_record_of_every_file_can_be_walked() {
    let Some(folder) = shared() else { return };
    let mut records = 0;
    for sub in ["files", "text", "broken_xqf", "long_xqf"] {
        for entry in std::fs::read_dir(folder.join(sub)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "json") {
                continue;
            }
            for record in open(&path).records {
                records += 1;
                let walked = record.tree.preorder().count();
                assert_eq!(walked, record.tree.len());
                assert!(
                    record
                        .tree
                        .preorder()
                        .all(|(id, _)| id == NodeId::ROOT || record.tree.parent(id).is_some())
                );
            }
        }
    }
    println!("{records} records");
}
