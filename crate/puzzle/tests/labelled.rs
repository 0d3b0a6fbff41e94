//! Holds the namer against positions that training books file under a pattern (outside the repository; skipped with a
//! printed line where they are absent). Run with `--nocapture` to see the table.
//!
//! Every position with a forced mate counts: by checks where there is one, else by any moves as far as [`QUIET`] nodes find it.

use std::collections::BTreeMap;
use std::path::Path;

use mate::{Answer, Goal, Limits, Mate, Solver};
use puzzle::pattern;
use xiangqi::Position;

/// Search nodes for a mate with quiet moves.
const QUIET: u64 = 20_000;

/// Book names that mean one of ours.
fn ours(label: &str) -> Vec<&str> {
    match label {
        "二鬼拍门" => vec!["双鬼拍门"],
        // The books do not tell apart who takes the advisor and whether it is taken in turn.
        "大刀剜心" => vec!["大刀剜心", "大胆穿心", "小刀剜心"],
        other => vec![other],
    }
}

fn mate(solver: &mut Solver, position: &Position) -> Option<(Goal, Mate)> {
    solver.clear();
    if let Answer::Mate(mate) = solver.solve(position, Goal::Checks, Limits::default()) {
        return Some((Goal::Checks, mate));
    }
    match solver.solve(position, Goal::Any, Limits { nodes: QUIET, ..Limits::default() }) {
        Answer::Mate(mate) => Some((Goal::Any, mate)),
        _ => None,
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
    let mut table: BTreeMap<(&str, &str), (u32, u32)> = BTreeMap::new();
    for row in text.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [label, id, _, _, fen] = fields[..] else { panic!("{row}") };
        let Ok(position) = Position::from_fen(fen) else {
            println!("{label} {id}: not a position");
            continue;
        };
        let Some((goal, mate)) = mate(&mut solver, &position) else { continue };
        let named = pattern::name_solution(&mate.proof, &position).expect("a main line ends the game");
        let wanted = ours(label);
        let found = wanted.iter().any(|name| named.has(name));
        let count = table.entry((goal.code(), label)).or_default();
        count.0 += u32::from(found);
        count.1 += 1;
        main += u32::from(wanted.iter().any(|name| named.main.has(name)));
        if !found {
            let others: Vec<&str> = named.others.iter().map(|other| other.name).collect();
            let names = (named.main.tags(), others);
            println!("{label} {id} {} in {}: {names:?} {fen} {:?}", goal.code(), mate.mate_in, named.line);
        }
    }
    println!("main lines alone: {main}");
    let total = |goal: Option<Goal>| {
        table
            .iter()
            .filter(|((of, _), _)| goal.is_none_or(|goal| *of == goal.code()))
            .fold((0, 0), |sum, (_, count)| (sum.0 + count.0, sum.1 + count.1))
    };
    for ((goal, label), (found, of)) in &table {
        println!("{goal} {label}: {found} of {of}");
    }
    let (hits, checks) = total(Some(Goal::Checks));
    assert!(checks > 80, "the corpus was read");
    assert!(hits * 100 >= checks * 90, "by checks: {hits} of {checks}");
    let (hits, all) = total(None);
    println!("all: {hits} of {all}");
    assert!(all > checks, "some need quiet moves");
    assert!(hits * 100 >= all * 88, "{hits} of {all}");
}
