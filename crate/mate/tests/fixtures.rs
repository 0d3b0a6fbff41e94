//! The shared cases of `tests/data/mate.json`, and samples of the corpora beside the repository.

use std::fs;
use std::path::{Path, PathBuf};

use mate::{Answer, Goal, Limits, Solver};
use serde::Deserialize;
use xiangqi::Position;

#[derive(Deserialize)]
struct Case {
    name: String,
    fen: String,
    goal: String,
    verdict: String,
    mate_in: Option<u16>,
    #[serde(default)]
    keys: Vec<String>,
    max_nodes: u64,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cases() -> Vec<Case> {
    let text = fs::read_to_string(root().join("tests/data/mate.json")).expect("the fixtures are there");
    serde_json::from_str(&text).expect("well-formed")
}

/// What is asked of a case: the goal and how far to look.
fn question(case: &Case) -> (Goal, u16) {
    if case.goal == "any" { (Goal::Any, 3) } else { (Goal::Checks, 500) }
}

#[test]
fn fixtures_are_answered_as_claimed_at_no_more_than_their_cost() {
    let mut lengths = [0; 9];
    for case in &cases() {
        let position = Position::from_fen(&case.fen).expect("a good FEN");
        let (goal, depth) = question(case);
        let mut solver = Solver::new(24 << 16);
        let answer = solver.solve(&position, goal, Limits { depth, ..Limits::default() });
        assert!(solver.nodes() <= case.max_nodes, "{} took {} nodes", case.name, solver.nodes());
        match (answer, case.verdict.as_str()) {
            (Answer::Mate(mate), "mate") => {
                assert!(mate.exact && mate.keys_complete, "{}", case.name);
                assert_eq!(Some(mate.mate_in), case.mate_in, "{}", case.name);
                let keys: Vec<String> = mate.keys.iter().map(ToString::to_string).collect();
                assert_eq!(keys, case.keys, "{}", case.name);
                lengths[usize::from(mate.mate_in)] += 1;
            }
            (Answer::NoMate(trap), "no-mate") => assert!(trap.check(&position).is_ok()),
            (answer, verdict) => panic!("{}: {answer:?} instead of {verdict}", case.name),
        }
    }
    assert!(lengths[1..].iter().all(|&count| count > 0), "every length from 1 to 8: {lengths:?}");
}

/// The lines of a corpus, or nothing (said aloud) where the corpora are not beside the repository.
fn corpus(file: &str) -> Vec<String> {
    let path = root().join("../shared/corpora").join(file);
    let Ok(text) = fs::read_to_string(&path) else {
        println!("skipped: no {}", path.display());
        return Vec::new();
    };
    text.lines().map(str::to_owned).collect()
}

#[test]
fn traps_of_graph_history_and_overflow_are_mates_with_tables_of_any_size() {
    for file in ["graph_history_traps.txt", "pn_overflow_traps.txt"] {
        for bytes in [24 << 10, 24 << 18] {
            let mut solver = Solver::new(bytes);
            for fen in corpus(file) {
                let position = Position::from_fen(&fen).expect("a good FEN");
                let limits = Limits { detail: mate::Detail::Verdict, ..Limits::default() };
                let answer = solver.solve(&position, Goal::Checks, limits);
                assert!(matches!(answer, Answer::Mate(_)), "{fen} {answer:?}");
            }
        }
    }
}

/// A search without bounds goes round in circles here for ever.
#[test]
fn the_longest_defence_of_the_corpus_closes() {
    for row in corpus("long_check_lines.tsv").iter().filter(|row| row.starts_with("zf20396\t")) {
        let fen = row.split('\t').nth(5).expect("six columns");
        let position = Position::from_fen(fen).expect("a good FEN");
        let mut solver = Solver::new(24 << 20);
        let limits = Limits { nodes: 1_500_000, detail: mate::Detail::Verdict, ..Limits::default() };
        let answer = solver.solve(&position, Goal::Checks, limits);
        let Answer::NoMate(trap) = answer else { panic!("{answer:?}") };
        assert_eq!(trap.check(&position), Ok(trap.len()));
    }
}

#[test]
fn fixtures_are_whole_at_no_more_than_twice_their_cost() {
    for case in cases() {
        let position = Position::from_fen(&case.fen).expect("a good FEN");
        let (goal, depth) = question(&case);
        let mut solver = Solver::new(24 << 16);
        let limits = Limits { depth, detail: mate::Detail::Whole, ..Limits::default() };
        if let Answer::Mate(mate) = solver.solve(&position, goal, limits) {
            assert!(mate.duals_complete, "{}", case.name);
        }
        assert!(solver.nodes() <= 2 * case.max_nodes, "{} took {} nodes", case.name, solver.nodes());
    }
}

#[test]
fn whole_solutions_of_graph_history_traps_are_the_same_with_tables_of_any_size() {
    let mut first: Option<Vec<_>> = None;
    for bits in [12, 15, 18, 22] {
        let mut solver = Solver::new(24 << bits);
        let solve = |fen: String| {
            let position = Position::from_fen(&fen).expect("a good FEN");
            // Few entries forget nearly everything, which costs work and nothing else.
            let limits = Limits { nodes: 20_000_000, detail: mate::Detail::Whole, ..Limits::default() };
            match solver.solve(&position, Goal::Checks, limits) {
                Answer::Mate(mate) if mate.duals_complete => Some((mate.proof, mate.line)),
                _ => None,
            }
        };
        let solutions: Vec<_> = corpus("graph_history_traps.txt").into_iter().map(solve).collect();
        assert!(solutions.iter().all(Option::is_some), "2^{bits}");
        assert!(&solutions == first.get_or_insert_with(|| solutions.clone()), "2^{bits}");
    }
}

#[test]
fn every_fortieth_mate_of_the_corpus_has_its_length_and_its_count_of_keys() {
    let mut solver = Solver::new(24 << 16);
    for line in corpus("check_mates.tsv").iter().skip(1).step_by(40) {
        let cells: Vec<&str> = line.split('\t').collect();
        // A few rows have pieces on points where they cannot stand.
        let Ok(position) = Position::from_fen(cells[5]) else { continue };
        let Answer::Mate(mate) = solver.solve(&position, Goal::Checks, Limits::default()) else {
            panic!("{line}")
        };
        assert!(mate.exact && mate.keys_complete, "{line}");
        assert_eq!(
            (mate.mate_in.to_string(), mate.keys.len().to_string()),
            (cells[2].into(), cells[3].into()),
            "{line}"
        );
    }
}
