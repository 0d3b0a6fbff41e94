//! All packs of `puzzles/` together, without a solver: nothing double, ids and order as they should be, nothing taken from elsewhere.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use mate::Goal;
use puzzle::pack::{self, Kind};
use puzzle::{Pack, compose, pattern, verify_library};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The packs of a folder and the folders in it.
fn load(folder: &Path, packs: &mut Vec<(Kind, Pack)>) {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the packs").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            load(&path, packs);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("text");
        if text.starts_with("{\"schema\":1,\"id\":") {
            let pack = pack::read(&text).unwrap_or_else(|faults| panic!("{}: {faults:?}", path.display()));
            let name = folder.file_name().expect("a name").to_string_lossy();
            packs.push((Kind::of(&name, &pack.id), pack));
        }
    }
}

fn library() -> Vec<(Kind, Pack)> {
    let mut packs = Vec::new();
    load(&root().join("puzzles"), &mut packs);
    assert!(packs.len() >= 2, "the packs are read");
    packs
}

#[test]
fn nothing_is_double_and_packs_go_from_easy_to_hard() {
    let library = library();
    let failures = verify_library(library.iter().map(|(kind, pack)| (*kind, pack)));
    let shown: Vec<String> = failures.iter().take(20).map(|(_, failure)| failure.to_string()).collect();
    assert!(failures.is_empty(), "{}: {}", failures.len(), shown.join("; "));
    let known = |(kind, pack): &(Kind, Pack)| *kind != Kind::Other && pack.licence == "CC0-1.0";
    assert!(library.iter().all(known), "each pack has its place and its licence");
}

#[test]
fn what_packs_claim_together_is_looked_at() {
    let (_, mut pack) = library().into_iter().find(|(kind, _)| *kind == Kind::Basics).expect("the basics");
    pack.puzzles.truncate(5);
    for (level, puzzle) in (1..).zip(&mut pack.puzzles) {
        puzzle.level = level;
    }
    let codes = |kind: Kind, packs: &[&Pack]| -> Vec<String> {
        let failures = verify_library(packs.iter().map(|pack| (kind, *pack)));
        failures.iter().map(|(place, failure)| format!("{place} {failure}")).collect()
    };
    assert_eq!(codes(Kind::Basics, &[&pack]), [""; 0]);
    let mut other = pack.clone();
    "other".clone_into(&mut other.id);
    other.puzzles.truncate(1);
    let repeated = codes(Kind::Other, &[&pack, &other]);
    assert_eq!(repeated, ["1 basics-0001: duplicate (of basics-0001)", "1 basics-0001: repeated-id"]);
    assert!(codes(Kind::Games, &[&pack, &other]).contains(&"1 basics-0001: id".to_owned()));
    pack.puzzles.swap(1, 4);
    assert_eq!(codes(Kind::Figures, &[&pack]), [""; 0]);
    let [falls, .., last] = &codes(Kind::Drill, &[&pack])[..] else { panic!("no failure") };
    assert_eq!(
        (falls.as_str(), last.as_str()),
        ("0 basics-0003: id", "0 basics-0002: order (after basics-0005)")
    );
}

/// What a trainer for years needs.
#[test]
fn there_is_enough_of_everything() {
    let library = library();
    let all = || library.iter().flat_map(|(_, pack)| &pack.puzzles);
    let checks = |least: u16| all().filter(|p| p.goal == Goal::Checks && p.mate_in >= least).count();
    let quiet = |p: &&puzzle::Puzzle| p.keys.iter().all(|key| !p.position.gives_check(*key));
    let bears = |name: &str| all().filter(|p| p.tags.iter().any(|tag| tag == name)).count();
    let finals = pattern::CATALOGUE.iter().filter(|entry| entry.kind == pattern::Kind::Final);
    let drilled = finals.filter(|entry| bears(entry.name.zh_hans) >= 50).count();
    let counts = [
        all().count(),
        drilled,
        checks(8),
        checks(15),
        checks(20),
        checks(60),
        all().filter(quiet).count(),
        bears("困毙"),
    ];
    let least = [10_000, 28, 500, 60, 30, 1, 500, 100];
    assert!(counts.iter().zip(least).all(|(count, least)| *count >= least), "{counts:?} of {least:?}");
}

#[test]
fn every_tag_is_in_the_table() {
    let mut names: HashSet<String> = pattern::CATALOGUE.iter().map(|e| e.name.zh_hans.to_owned()).collect();
    names.extend(pattern::pieces::common().into_iter().filter_map(pattern::pieces::name).map(|t| t.zh_hans));
    for puzzle in library().iter().flat_map(|(_, pack)| &pack.puzzles) {
        assert!(puzzle.tags.iter().all(|tag| names.contains(tag)), "{}: {:?}", puzzle.id, puzzle.tags);
    }
}

/// No position of ours stands in the collections that the tests measure against, by mirror or colour. The figures of the rules are
/// everybody's.
#[test]
fn nothing_is_taken_from_the_corpora() {
    let folder = root().join("../shared/corpora");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("skipped: {} is absent", folder.display());
        return;
    };
    let mut theirs = HashSet::new();
    for entry in entries {
        let text = std::fs::read_to_string(entry.expect("an entry").path()).unwrap_or_default();
        theirs.extend(text.lines().flat_map(boards).map(|position| compose::key(&position)));
    }
    assert!(theirs.len() > 5000, "the corpora were read: {}", theirs.len());
    for (_, pack) in library().iter().filter(|(kind, _)| *kind != Kind::Figures) {
        for puzzle in &pack.puzzles {
            assert!(!theirs.contains(&compose::key(&puzzle.position)), "{}", puzzle.id);
        }
    }
}

/// The positions of a line: every FEN in its columns, for both sides to move where it does not say which.
fn boards(line: &str) -> Vec<xiangqi::Position> {
    let mut found = Vec::new();
    let words: Vec<&str> = line.split_whitespace().collect();
    for (i, word) in words.iter().enumerate().filter(|(_, word)| word.matches('/').count() == 9) {
        let sides = match words.get(i + 1) {
            Some(&side @ ("w" | "b" | "r")) => vec![side],
            _ => vec!["w", "b"],
        };
        found.extend(
            sides.iter().filter_map(|side| xiangqi::Position::from_fen(&format!("{word} {side}")).ok()),
        );
    }
    found
}
