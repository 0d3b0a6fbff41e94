//! `canju bundle`: the files of a folder of packs, their names, what is left of earlier ones.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use support::{assert_bad_input, canju};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-bundle-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of the test");
    folder
}

/// A folder with a pack of the first puzzles of a shipped one, and in it a folder with a drill.
fn library(name: &str) -> PathBuf {
    let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let text = fs::read_to_string(packs.join("basics.json")).expect("the first pack");
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    value["puzzles"].as_array_mut().expect("puzzles").truncate(3);
    let folder = folder(name);
    fs::write(folder.join("basics.json"), value.to_string()).expect("a file of the test");
    let drill = value.to_string().replace("basics", "bailian-jiang");
    fs::create_dir_all(folder.join("drills")).expect("a folder of the test");
    fs::write(folder.join("drills/bailian-jiang.json"), drill).expect("a file of the test");
    fs::write(folder.join("patterns.json"), "{}").expect("a file of the test");
    folder
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("the bundle");
    entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn a_bundle_has_the_files_that_its_table_names() {
    let (packs, out) = (library("names"), folder("names-out"));
    fs::write(out.join("basics.00000000.bin"), "older").expect("a file of the test");
    fs::write(out.join("notes.bin"), "not ours").expect("a file of the test");
    let args = ["bundle", packs.to_str().expect("UTF-8"), "--out", out.to_str().expect("UTF-8")];
    let run = canju(&args);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("6 puzzles in 2 packs: "), "{}", run.out);
    let table = fs::read_to_string(out.join("library.json")).expect("the table");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    let mut named = BTreeSet::from(["library.json".to_owned(), "notes.bin".to_owned()]);
    named.insert(table["index"]["file"].as_str().expect("a name").to_owned());
    let packs = table["packs"].as_array().expect("packs");
    named.extend(packs.iter().map(|pack| pack["file"].as_str().expect("a name").to_owned()));
    assert_eq!(names(&out), named);
    assert_eq!(packs[0]["kind"], "basics");
    assert_eq!((&packs[1]["kind"], &packs[1]["pattern"]), (&"drill".into(), &"bailian-jiang".into()));
    for pack in packs {
        let bytes = fs::read(out.join(pack["file"].as_str().expect("a name"))).expect("a pack");
        assert_eq!(pack["bytes"], bytes.len());
    }
    assert_eq!(canju(&[&args[..], &["--json"]].concat()).json()["files"], 4);
    assert_eq!(names(&out), named, "the same again");
}

#[test]
fn what_is_no_pack_is_bad_input() {
    let (packs, out) = (library("bad"), folder("bad-out"));
    let out = out.to_str().expect("UTF-8");
    fs::write(packs.join("drills/other.json"), "{}").expect("a file of the test");
    assert_bad_input(&["bundle", packs.to_str().expect("UTF-8"), "--out", out], "not-a-pack");
    assert_bad_input(&["bundle", "/no/such/pack.json", "--out", out], "file");
    let twice = packs.join("basics.json");
    let twice = twice.to_str().expect("UTF-8");
    let error = assert_bad_input(&["bundle", twice, twice, "--out", out], "unbundled");
    assert_eq!(error["reason"], "repeated-id");
    assert_bad_input(&["bundle", twice], "usage");
}
