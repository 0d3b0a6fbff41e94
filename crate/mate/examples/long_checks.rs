//! Which of the long compositions are sound: prints the table of `docs/long-checks.md` in Markdown.
//!
//! `cargo run --release -p mate --example long_checks -- FILE [--nodes N]`, with `long_check_lines.tsv` as `FILE` (columns `id`,
//! `book_checks` and `fen`). Each row begins with an empty table of 2^20 entries, so that it does not depend on the others.
//! `N` nodes, 5,000,000 unless told, are for the solution of a row, and as many for each other first check. Counts go to the
//! error output.

use std::collections::BTreeMap;
use std::process::ExitCode;

use mate::{Answer, Detail, Goal, Limits, Mate, Solver};
use xiangqi::{Move, Position};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("long_checks: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let file = args.next().ok_or("which file?")?;
    let nodes = match (args.next().as_deref(), args.next()) {
        (None, _) => 5_000_000,
        (Some("--nodes"), Some(nodes)) => nodes.parse().map_err(|error| format!("{nodes}: {error}"))?,
        _ => return Err("only --nodes N is known".to_owned()),
    };
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| header.iter().position(|&cell| cell == name).ok_or(format!("no column {name}"));
    let (id, book, fen) = (column("id")?, column("book_checks")?, column("fen")?);
    let mut solver = Solver::new(24 << 20);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    println!("| id | book | mate in | keys | other | solution | floor | duals | verdict |");
    println!("| --- | --: | --: | --: | --: | --: | --: | --: | --- |");
    for line in lines {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell = |index: usize| cells.get(index).copied().ok_or(format!("{line}: a cell is missing"));
        let position = Position::from_fen(cell(fen)?).map_err(|error| format!("{line}: {error}"))?;
        let book: u16 = cell(book)?.parse().map_err(|error| format!("{line}: {error}"))?;
        solver.clear();
        let limits = Limits { nodes, detail: Detail::Whole, ..Limits::default() };
        let (row, verdict) = match solver.solve(&position, Goal::Checks, limits) {
            Answer::Mate(mate) => mate_row(&mut solver, &position, &mate, book, nodes),
            Answer::NoMate(trap) => {
                let tries = trap.edges(trap.root()).len();
                (format!("none | | | {} | | tries: {tries}", trap.len()), "no mate")
            }
            Answer::Unknown(why) => (format!("? | | | | | {}", why.code()), "unknown"),
        };
        *counts.entry(verdict).or_default() += 1;
        println!("| {} | {book} | {row} | {verdict} |", cell(id)?);
    }
    eprintln!("{counts:?}");
    Ok(())
}

/// The cells of a mate, and what is wrong with the composition.
fn mate_row(
    solver: &mut Solver,
    position: &Position,
    mate: &Mate,
    book: u16,
    nodes: u64,
) -> (String, &'static str) {
    let (others, open) = other_keys(solver, position, mate, nodes);
    let line = mate.proof.main_line(mate.proof.root());
    // Every other ply is the attacker's; the first is the key.
    let on_main_line = line.iter().step_by(2).skip(1).filter(|ply| !ply.ties.is_empty()).count();
    let row = format!(
        "{}{} | {} | {others}{} | {} | {} | {}{}",
        if mate.exact { "" } else { "≤ " },
        mate.mate_in,
        mate.keys.len(),
        if open > 0 { format!(" + {open}?") } else { String::new() },
        mate.proof.len(),
        mate.floor.as_ref().map_or(String::new(), |floor| floor.len().to_string()),
        match mate.proof.duals().len() {
            duals if on_main_line > 0 => format!("{duals}, {on_main_line} main"),
            duals => duals.to_string(),
        },
        if mate.duals_complete { "" } else { " +" },
    );
    let verdict = if !mate.exact || !mate.keys_complete {
        "open"
    } else if mate.mate_in < book {
        if mate.keys.len() > 1 { "shorter, keys" } else { "shorter" }
    } else if mate.keys.len() > 1 {
        "keys"
    } else if mate.mate_in > book {
        "longer"
    } else if others > 0 {
        "other mates"
    } else if open > 0 {
        "open"
    } else if on_main_line > 0 {
        "sound, duals"
    } else {
        "sound"
    };
    (row, verdict)
}

/// How many first checks besides the shortest keys mate too, and how many are not decided.
fn other_keys(solver: &mut Solver, position: &Position, mate: &Mate, nodes: u64) -> (usize, usize) {
    let (mut mates, mut open) = (0, 0);
    let checks: Vec<Move> = position.checks().to_vec();
    for mv in checks.into_iter().filter(|mv| !mate.keys.contains(mv)) {
        let mut after = position.clone();
        let _undo = after.play_unchecked(mv);
        let limits = Limits { nodes, detail: Detail::Verdict, ..Limits::default() };
        match solver.solve_for(&after, position.turn(), Goal::Checks, limits) {
            Answer::Mate(_) => mates += 1,
            Answer::NoMate(_) => {}
            Answer::Unknown(_) => open += 1,
        }
    }
    (mates, open)
}
