//! `canju assemble`: packs from lines of composers. Nothing in the lines is believed.

#[path = "support/canju.rs"]
#[allow(dead_code, reason = "not every test file needs all of it")]
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use support::{assert_bad_input, canju};

fn basics() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/basics.json")
}

fn puzzles() -> Vec<Value> {
    let text = fs::read_to_string(basics()).expect("the first pack");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    value["puzzles"].as_array().expect("puzzles").clone()
}

fn words(text: &str) -> Value {
    json!({ "zh-Hans": text, "zh-Hant": text, "en": text })
}

/// A folder with a recipe of drills and of mates in two, and with the lines that are given.
struct Kitchen(PathBuf);

impl Kitchen {
    fn new(name: &str, lines: &[Value]) -> Kitchen {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-assemble-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("lines")).expect("a folder of the test");
        let recipe = json!({ "nodes": 100_000, "packs": [
            { "path": "drills/{key}", "from": ["drills-"], "mate_in": [1, 5], "keys": [1, 1], "most": 3, "least": 2,
              "title": words("{name}"), "description": words("{sentence}") },
            { "path": "checks/checks-{n}", "goal": "checks", "mate_in": [2, 3], "most": 50,
              "title": words("in {n}"), "description": words("{n} moves") },
        ]});
        fs::write(folder.join("recipe.json"), recipe.to_string()).expect("a file of the test");
        let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
        fs::write(folder.join("lines/drills-a.jsonl"), text.join("\n")).expect("a file of the test");
        Kitchen(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }

    fn assemble(&self, out: &str, more: &[&str]) -> String {
        let (recipe, lines, out) = (self.path("recipe.json"), self.path("lines"), self.path(out));
        let run = canju(&[&["assemble", recipe.as_str(), "--from", &lines, "--out", &out], more].concat());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
        run.out
    }

    fn pack(&self, path: &str) -> Option<Value> {
        Some(serde_json::from_str(&fs::read_to_string(self.0.join(path)).ok()?).expect("JSON"))
    }
}

/// Lines of the first puzzles: each with an idea of its own, the later ones of more taste.
fn lines(count: usize) -> Vec<Value> {
    let line = |(i, puzzle): (usize, &Value)| json!({ "taste": i, "idea": i.to_string(), "puzzle": puzzle });
    puzzles().iter().take(count).enumerate().map(line).collect()
}

fn ids(pack: &Value) -> Vec<&str> {
    pack["puzzles"].as_array().expect("puzzles").iter().map(|p| p["id"].as_str().expect("an id")).collect()
}

#[test]
fn packs_are_filled_by_the_recipe_and_can_be_verified() {
    let kitchen = Kitchen::new("whole", &lines(40));
    let told = kitchen.assemble("out", &[]);
    let drills = kitchen.pack("out/drills/bailian-jiang.json").expect("a pack");
    assert_eq!(ids(&drills), ["bailian-jiang-0001", "bailian-jiang-0002", "bailian-jiang-0003"]);
    assert_eq!(drills["title"]["zh-Hant"], "白臉將");
    assert!(drills["description"]["en"].as_str().is_some_and(|text| text.contains("open file")));
    let checks = kitchen.pack("out/checks/checks-2.json").expect("a pack");
    assert_eq!((&checks["id"], &checks["title"]["en"]), (&json!("checks-2"), &json!("in 2")));
    assert!(checks["puzzles"].as_array().expect("puzzles").iter().all(|puzzle| puzzle["mate_in"] == 2));
    assert!(told.contains("drills/bailian-jiang\t3\t"), "{told}");
    assert!(!kitchen.0.join("out/drills/kunbi.json").exists(), "too few make no pack");
    let verified = canju(&["verify", &kitchen.path("out")]);
    assert_eq!(verified.code, 0, "{}", verified.out);
    assert_eq!(kitchen.assemble("again", &["--threads", "1"]), told);
    assert_eq!(kitchen.pack("again/checks/checks-3.json"), kitchen.pack("out/checks/checks-3.json"));
}

#[test]
fn what_a_line_claims_is_proved_anew() {
    let mut lines = lines(3);
    for line in &mut lines {
        line["puzzle"]["mate_in"] = json!(3);
        line["puzzle"]["keys"] = json!(["a0a1"]);
        line["puzzle"]["line"] = json!(["a0a1"]);
        line["puzzle"]["tags"] = json!(["双马饮泉"]);
        line["puzzle"]["level"] = json!(9);
    }
    lines.push(json!({ "puzzle": { "id": "no-mate", "fen": "4k4/9/9/9/9/9/9/9/4A4/3K5 w", "goal": "checks", "mate_in": 1,
        "keys": ["e1d0"], "line": ["e1d0"], "tags": [], "level": 1 } }));
    lines.push(json!("no line"));
    let kitchen = Kitchen::new("claims", &lines);
    let told = kitchen.assemble("out", &[]);
    let drills = kitchen.pack("out/drills/bailian-jiang.json").expect("a pack");
    let fields = ["fen", "mate_in", "keys", "line", "tags", "level"];
    let of = |puzzle: &Value| fields.map(|field| puzzle[field].clone());
    let mut found: Vec<_> = drills["puzzles"].as_array().expect("puzzles").iter().map(of).collect();
    let mut true_ones: Vec<_> = puzzles().iter().take(3).map(of).collect();
    found.sort_by_key(|puzzle| puzzle[0].to_string());
    true_ones.sort_by_key(|puzzle| puzzle[0].to_string());
    assert_eq!(found, true_ones);
    assert!(
        told.contains("1\tno mate whose length") && told.contains("1\tnot a line of a composer"),
        "{told}"
    );
}

#[test]
fn no_position_and_no_idea_comes_twice() {
    let mut lines = lines(6);
    lines.push(lines[0].clone());
    lines[1]["idea"] = lines[2]["idea"].clone();
    let kitchen = Kitchen::new("twice", &lines);
    let told = kitchen.assemble("out", &[]);
    assert!(told.starts_with("1\tdouble"), "{told}");
    let fens = |pack: &Value| -> Vec<String> {
        pack["puzzles"].as_array().expect("puzzles").iter().map(|puzzle| puzzle["fen"].to_string()).collect()
    };
    let drills = fens(&kitchen.pack("out/drills/bailian-jiang.json").expect("a pack"));
    let both = [&lines[1], &lines[2]].map(|line| drills.contains(&line["puzzle"]["fen"].to_string()));
    assert_ne!(both, [true, true], "one idea");
    let checks = fens(&kitchen.pack("out/checks/checks-2.json").expect("a pack"));
    assert!(checks.iter().all(|fen| !drills.contains(fen)), "a position goes into one pack");
}

#[test]
fn packs_that_stay_and_foreign_positions_are_left_alone() {
    let kitchen = Kitchen::new("known", &lines(10));
    let known = kitchen.assemble("out", &["--known", basics().to_str().expect("UTF-8")]);
    assert!(
        known.contains("10\tdouble, or stands elsewhere") && known.ends_with("0 candidates used, 0 left\n")
    );
    let fen = puzzles()[4]["fen"].as_str().expect("a FEN").to_owned();
    fs::write(kitchen.0.join("theirs.tsv"), format!("id\tfen\n1\t{fen}\t3\n")).expect("a file of the test");
    let apart = kitchen.assemble("out", &["--apart", &kitchen.path("theirs.tsv")]);
    assert!(apart.starts_with("1\tdouble"), "{apart}");
}

#[test]
fn a_recipe_that_is_none_is_bad_input() {
    let kitchen = Kitchen::new("bad", &[]);
    let (recipe, lines, out) = (kitchen.path("recipe.json"), kitchen.path("lines"), kitchen.path("out"));
    fs::write(&recipe, r#"{"nodes":1,"packs":[{"paths":"x"}]}"#).expect("a file of the test");
    assert_bad_input(&["assemble", &recipe, "--from", &lines, "--out", &out], "recipe");
    assert_bad_input(&["assemble", "/no/recipe.json", "--from", &lines, "--out", &out], "file");
    assert_bad_input(&["assemble", &recipe, "--out", &out], "usage");
}
