//! The packs satisfy `puzzles/pack.schema.json`, and the schema says what the reader enforces.
//!
//! A full JSON Schema library would add eighty packages to every build, so the few keywords that the schema uses are
//! evaluated here. A keyword or a pattern that is not known fails the test rather than passing unseen.

use std::path::{Path, PathBuf};

use puzzle::pack::{self, bounds};
use serde_json::Value;

fn puzzles() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles")
}

fn schema() -> Value {
    let text = std::fs::read_to_string(puzzles().join("pack.schema.json")).expect("the schema");
    serde_json::from_str(&text).expect("the schema is JSON")
}

/// Every pack file: the JSON files of the folder and of those in it, but the schema and the tables.
fn packs() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![puzzles()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the packs") {
            let path = entry.expect("an entry").path();
            let aside = ["pack.schema.json", "patterns.json"].iter().any(|name| path.ends_with(name));
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "json") && !aside {
                found.push((path.clone(), std::fs::read_to_string(path).expect("a pack")));
            }
        }
    }
    found.sort();
    found
}

fn matches(pattern: &str, text: &str) -> bool {
    match pattern {
        "^[a-z0-9-]+$" => text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
        "^[a-i][0-9][a-i][0-9]$" => text.parse::<xiangqi::Move>().is_ok(),
        "^[KABNRCPkabnrcp1-9]+(/[KABNRCPkabnrcp1-9]+){9} [wb]" => xiangqi::fen::parse(text).is_ok(),
        other => panic!("pattern {other} is not known to this test"),
    }
}

/// The first way in which `value` breaks `schema`, as a path.
fn broken(root: &Value, schema: &Value, value: &Value) -> Option<String> {
    let number = |v: &Value| v.as_u64().expect("a bound");
    for (keyword, rule) in schema.as_object().expect("a schema") {
        let holds = match keyword.as_str() {
            "$schema" | "$id" | "$defs" | "title" | "description" => true,
            "$ref" => {
                let name = rule.as_str().and_then(|r| r.strip_prefix("#/$defs/")).expect("a local reference");
                if let Some(path) = broken(root, &root["$defs"][name], value) {
                    return Some(path);
                }
                true
            }
            "type" => match rule.as_str().expect("one type") {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_u64() || value.is_i64(),
                other => panic!("type {other}"),
            },
            "const" => value == rule,
            "enum" => rule.as_array().expect("values").contains(value),
            "required" => {
                rule.as_array().expect("names").iter().all(|n| value.get(n.as_str().unwrap()).is_some())
            }
            "additionalProperties" => {
                assert_eq!(rule, &Value::Bool(false));
                value.as_object().is_none_or(|o| o.keys().all(|key| schema["properties"].get(key).is_some()))
            }
            "properties" => {
                for (name, inner) in rule.as_object().expect("properties") {
                    if let Some(path) = value.get(name).and_then(|v| broken(root, inner, v)) {
                        return Some(format!(".{name}{path}"));
                    }
                }
                true
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    if let Some(path) = broken(root, rule, item) {
                        return Some(format!("[{i}]{path}"));
                    }
                }
                true
            }
            "uniqueItems" => value.as_array().is_none_or(|a| (1..a.len()).all(|i| !a[..i].contains(&a[i]))),
            "minItems" => value.as_array().is_none_or(|a| a.len() as u64 >= number(rule)),
            "maxItems" => value.as_array().is_none_or(|a| a.len() as u64 <= number(rule)),
            "minLength" => value.as_str().is_none_or(|s| s.chars().count() as u64 >= number(rule)),
            "maxLength" => value.as_str().is_none_or(|s| s.chars().count() as u64 <= number(rule)),
            "minimum" => value.as_u64().is_none_or(|n| n >= number(rule)),
            "maximum" => value.as_u64().is_none_or(|n| n <= number(rule)),
            "pattern" => value.as_str().is_none_or(|s| matches(rule.as_str().expect("a pattern"), s)),
            other => panic!("keyword {other} is not known to this test"),
        };
        if !holds {
            return Some(format!(" breaks {keyword}"));
        }
    }
    None
}

#[test]
fn every_pack_satisfies_the_schema_and_is_canonical() {
    let schema = schema();
    let packs = packs();
    assert!(!packs.is_empty());
    for (path, text) in packs {
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(broken(&schema, &schema, &value), None, "{}", path.display());
        let read = pack::read(&text).unwrap_or_else(|faults| panic!("{}: {faults:?}", path.display()));
        assert_eq!(pack::write(&read), text, "{} is not canonical", path.display());
        assert_eq!(path.file_stem().and_then(|s| s.to_str()), Some(read.id.as_str()));
    }
}

#[test]
fn the_schema_refuses_what_the_reader_refuses() {
    let schema = schema();
    let (_, text) = packs().into_iter().next().expect("a pack");
    for (from, to) in [
        ("\"schema\":1", "\"schema\":2"),
        ("\"goal\":\"checks\"", "\"goal\":\"mate\""),
        ("\"mate_in\":1", "\"mate_in\":0"),
        ("\"mate_in\":1", "\"mate_in\":501"),
        ("\"mate_in\":1", "\"mate_in\":\"1\""),
        ("\"level\":1", "\"level\":10"),
        ("\"level\":1", "\"level\":1,\"note\":\"x\""),
        ("\"tags\":[", "\"tags\":[\"\","),
        ("\"keys\":[\"", "\"keys\":[\"z"),
    ] {
        let bad = text.replacen(from, to, 1);
        assert_ne!(bad, text, "{from} occurs");
        let value: Value = serde_json::from_str(&bad).expect("JSON");
        assert!(broken(&schema, &schema, &value).is_some(), "the schema takes {to}");
        assert!(pack::read(&bad).is_err(), "the reader takes {to}");
    }
}

#[test]
fn bounds_are_the_same_in_schema_and_reader() {
    let schema = schema();
    let puzzle = &schema["$defs"]["puzzle"]["properties"];
    let same = |value: &Value, bound: usize| assert_eq!(value.as_u64(), Some(bound as u64));
    same(&schema["properties"]["puzzles"]["maxItems"], bounds::PUZZLES);
    same(&schema["properties"]["licence"]["maxLength"], bounds::LICENCE);
    same(&schema["$defs"]["id"]["maxLength"], bounds::ID);
    same(&schema["$defs"]["title"]["properties"]["en"]["maxLength"], bounds::TITLE);
    same(&schema["$defs"]["description"]["properties"]["en"]["maxLength"], bounds::DESCRIPTION);
    same(&puzzle["fen"]["maxLength"], bounds::FEN);
    same(&puzzle["mate_in"]["maximum"], bounds::MATE_IN as usize);
    same(&puzzle["keys"]["maxItems"], bounds::KEYS);
    same(&puzzle["line"]["maxItems"], bounds::LINE);
    same(&puzzle["tags"]["maxItems"], bounds::TAGS);
    same(&puzzle["tags"]["items"]["maxLength"], bounds::TAG);
    same(&puzzle["level"]["maximum"], bounds::LEVEL as usize);
    same(&puzzle["source"]["maxLength"], bounds::SOURCE);
}
