//! Holds the namer against positions that training books file under a pattern (outside the repository; skipped with a
//! printed line where they are absent). Run with `--nocapture` to see the table.

use std::collections::BTreeMap;
use std::path::Path;

use mate::{Answer, Goal, Limits, Solver};
use puzzle::{defence, pattern};
use xiangqi::Position;

/// Book names that mean one of ours.
fn ours(label: &str) -> Vec<&str> {
    match label {
        "二鬼拍门" => vec!["双鬼拍门"],
        // The books do not tell apart who takes the advisor and whether it is taken in turn.
        "大刀剜心" => vec!["大刀剜心", "大胆穿心", "小刀剜心"],
        other => vec![other],
    }
}

#[test]
fn the_books_name_is_among_ours() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora/labelled_patterns.tsv");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {} is absent", path.display());
        return;
    };
    let mut solver = Solver::new(16 << 20);
    let mut main = 0;
    let mut table: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for row in text.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [label, id, _, _, fen] = fields[..] else { panic!("{row}") };
        let Ok(position) = Position::from_fen(fen) else { continue };
        let Answer::Mate(mate) = solver.solve(&position, Goal::Checks, Limits::default()) else { continue };
        let line = defence::main_line(&mate.proof, mate.proof.root(), &position);
        let names = pattern::name_line(&position, &line).expect("a main line ends the game");
        let all_tags = pattern::tags_of_solution(&mate.proof, &position);
        let wanted = ours(label);
        let found = wanted.iter().any(|name| names.has(name) || all_tags.contains(*name));
        let count = table.entry(label).or_default();
        count.0 += u32::from(found);
        count.1 += 1;
        main += u32::from(wanted.iter().any(|name| names.has(name)));
        if !found {
            println!("{label} {id} mate in {}: {:?} {fen} {line:?}", mate.mate_in, names.tags());
        }
    }
    let (mut hits, mut all) = (0, 0);
    println!("main lines alone: {main}");
    for (label, (found, of)) in table {
        println!("{label}: {found} of {of}");
        hits += found;
        all += of;
    }
    println!("all: {hits} of {all}");
    assert!(all > 80, "the corpus was read");
    assert!(hits * 100 >= all * 90, "{hits} of {all}");
}
