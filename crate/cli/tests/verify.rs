//! `canju verify`: exit code 1 where something in a pack is not so.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{assert_bad_input, canju};

fn packs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles")
}

/// A pack of the first puzzles of a shipped one, perhaps spoilt, in a folder of its own.
fn pack(name: &str, spoil: impl Fn(&mut Value)) -> PathBuf {
    let text = fs::read_to_string(packs().join("basics.json")).expect("the first pack");
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    value["puzzles"].as_array_mut().expect("puzzles").truncate(2);
    spoil(&mut value);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of the test");
    let id = value["id"].as_str().unwrap_or("basics").to_owned();
    fs::write(folder.join(format!("{id}.json")), value.to_string()).expect("a file of the test");
    folder
}

fn verify(folder: &Path, json: bool) -> support::Run {
    let path = folder.to_str().expect("UTF-8");
    if json { canju(&["verify", path, "--json"]) } else { canju(&["verify", path]) }
}

#[test]
fn a_true_pack_is_proved() {
    let folder = pack("true", |_| ());
    let run = verify(&folder, false);
    assert_eq!(
        (run.code, run.out.lines().last()),
        (0, Some("2 puzzles in 1 packs, all proved")),
        "{}",
        run.out
    );
    let value = verify(&folder, true).json();
    assert_eq!(value, json!({ "ok": true, "puzzles": 2, "packs": 1, "failures": [] }));
}

#[test]
fn a_wrong_length_fails() {
    let folder = pack("length", |pack| {
        let mate_in = pack["puzzles"][1]["mate_in"].as_u64().unwrap();
        pack["puzzles"][1]["mate_in"] = json!(mate_in + 1);
    });
    let run = verify(&folder, false);
    assert_eq!(run.code, 1, "{}", run.out);
    assert!(run.out.contains(": mate-in"), "{}", run.out);
    assert!(!run.out.contains("all proved"));
    let report = verify(&folder, true);
    assert_eq!((report.code, &report.json()["ok"]), (1, &json!(false)));
    let codes: Vec<Value> =
        report.json()["failures"].as_array().unwrap().iter().map(|failure| failure["code"].clone()).collect();
    assert!(codes.contains(&json!("mate-in")), "{codes:?}");
}

#[test]
fn a_missing_key_fails() {
    let folder = pack("keys", |pack| pack["puzzles"][0]["keys"] = json!(["a0a1"]));
    let run = verify(&folder, false);
    assert_eq!(run.code, 1, "{}", run.out);
    assert!(run.out.contains(": keys"), "{}", run.out);
}

#[test]
fn a_pack_of_a_wrong_form_fails_with_its_place() {
    let folder = pack("form", |pack| pack["puzzles"][0]["level"] = json!(12));
    let run = verify(&folder, false);
    assert_eq!(run.code, 1, "{}", run.out);
    assert!(run.out.contains("out-of-range") && run.out.contains("`level`"), "{}", run.out);
}

#[test]
fn a_file_that_is_not_there_is_bad_input() {
    assert_bad_input(&["verify", "/no/such/pack.json"], "file");
    assert_bad_input(&["verify"], "usage");
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-empty", std::process::id()));
    fs::create_dir_all(&empty).unwrap();
    assert_bad_input(&["verify", empty.to_str().unwrap()], "no-packs");
}
