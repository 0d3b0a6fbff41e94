//! Finds small positions for `tests/data/mate.json` and prints the file.
//!
//! Seeded random positions are solved; a position is kept only if the slow twin `mate::reference`, which knows the whole
//! graph or plays everything, says the same of its length and keys. Idle pieces are taken off first. The node ceilings
//! are twice what the search needed when the file was made.

#[path = "../tests/support/random.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod random;

use mate::reference::{Reference, Truth, mate_within};
use mate::{Answer, Detail, Goal, Limits, Mate, Solver};
use random::{Random, swap};
use serde_json::{Value, json};
use xiangqi::{Board, Outcome, Position, Role, Setup, Square, fen};

const CAP: usize = 150_000;

fn main() {
    let mut found: Vec<Value> = Vec::new();
    let mut random = Random(2024);
    mates_by_checks(&mut random, &mut found);
    no_mates(&mut random, &mut found);
    quiet_mates(&mut random, &mut found);
    found.sort_by_key(|case| case["name"].to_string());
    let lines: Vec<String> = found.iter().map(line).collect();
    println!("[\n{}\n]", lines.join(",\n"));
}

/// One case on one line, its name first.
fn line(case: &Value) -> String {
    let order = ["name", "fen", "goal", "verdict", "mate_in", "keys", "max_nodes", "source", "why"];
    let fields =
        order.iter().filter_map(|&field| case.get(field).map(|value| format!("{}: {value}", json!(field))));
    format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
}

fn solver() -> Solver {
    Solver::new(24 << 16)
}

fn limits(goal: Goal, detail: Detail) -> Limits {
    let depth = if goal == Goal::Any { 3 } else { 500 };
    Limits { nodes: 20_000, depth, detail, ..Limits::default() }
}

fn solve(position: &Position, goal: Goal) -> Option<Mate> {
    match solver_once(position, goal, Detail::Length).0 {
        Answer::Mate(mate) if mate.exact && mate.keys_complete => Some(mate),
        _ => None,
    }
}

fn solver_once(position: &Position, goal: Goal, detail: Detail) -> (Answer, u64) {
    let mut solver = solver();
    let answer = solver.solve(position, goal, limits(goal, detail));
    (answer, solver.nodes())
}

/// Four positions of each length from 1 to 8, one at least with several keys.
fn mates_by_checks(random: &mut Random, found: &mut Vec<Value>) {
    let mut wanted = [[3_usize, 1]; 9];
    wanted[0] = [0, 0];
    wanted[8] = [1, 0];
    let mut tries = 0;
    while wanted.iter().flatten().any(|&count| count > 0) && tries < 80_000 {
        tries += 1;
        let position = random.position(3 + tries % 4, 2 + tries / 4 % 7);
        let Some(mate) = solve(&position, Goal::Checks) else { continue };
        let length = usize::from(mate.mate_in);
        let open = |several: bool, wanted: &[[usize; 2]; 9]| {
            wanted.get(length).is_some_and(|counts| counts[usize::from(several)] > 0)
        };
        if !open(mate.keys.len() > 1, &wanted) {
            continue;
        }
        let position = without_idle_pieces(&position, &mate);
        let Some(mate) = solve(&position, Goal::Checks) else { continue };
        let several = mate.keys.len() > 1;
        if open(several, &wanted) && agrees(&position, &mate) {
            wanted[length][usize::from(several)] -= 1;
            let name = format!("mate-by-checks-in-{length}-{}", 4 - wanted[length][0] - wanted[length][1]);
            let why = if several { "several equally short first moves" } else { "one first move" };
            found.push(case(&name, &position, Goal::Checks, found.len(), why));
        }
    }
    eprintln!("{tries} tries, still wanted {wanted:?}");
}

/// Positions with checks that lead nowhere, the larger ones of many.
fn no_mates(random: &mut Random, found: &mut Vec<Value>) {
    let mut count = 0;
    for round in 0..40_000 {
        let position = random.position(3 + round % 2, 2 + round % 4);
        let (answer, nodes) = solver_once(&position, Goal::Checks, Detail::Verdict);
        let Answer::NoMate(trap) = answer else { continue };
        if trap.len() < 30 + 20 * count || nodes < 60 {
            continue;
        }
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Checks, CAP) else {
            continue;
        };
        assert_eq!(reference.value(&position), Some(Truth::NoMate));
        count += 1;
        eprintln!("no-mate {count} after {round} rounds");
        found.push(case(
            &format!("no-mate-by-checks-{count}"),
            &position,
            Goal::Checks,
            found.len(),
            "checks that lead back to positions already seen",
        ));
        if count == 8 {
            return;
        }
    }
}

/// Mates with quiet moves, of each length from 1 to 3, and ends in 困毙 among them.
fn quiet_mates(random: &mut Random, found: &mut Vec<Value>) {
    // A mate in one that is no stalemate gives check.
    let mut wanted = [[0_usize; 2], [0, 2], [2, 2], [2, 2]];
    let mut tries = 0;
    while wanted.iter().flatten().any(|&count| count > 0) && tries < 5_000 {
        tries += 1;
        let position = random.position(2 + tries % 2, tries % 3);
        if Reference::explore(&position, position.turn(), Goal::Checks, 3_000)
            .is_none_or(|reference| reference.value(&position) != Some(Truth::NoMate))
        {
            continue;
        }
        let Some(mate) = solve(&position, Goal::Any) else { continue };
        let length = usize::from(mate.mate_in);
        if mate.keys.len() > 3 {
            continue;
        }
        let mut end = position.clone();
        for &mv in &mate.line {
            end.play(mv).expect("the line is legal");
        }
        let stalemate = matches!(end.outcome(), Some(Outcome::Stalemate { .. }));
        if wanted[length][usize::from(stalemate)] == 0 || !brute_force_agrees(&position, &mate) {
            continue;
        }
        wanted[length][usize::from(stalemate)] -= 1;
        eprintln!("{tries} tries, still wanted {wanted:?}");
        let end = if stalemate { "stalemate" } else { "checkmate" };
        let name = format!("quiet-{end}-in-{length}-{}", 2 - wanted[length][usize::from(stalemate)]);
        found.push(case(&name, &position, Goal::Any, found.len(), "no mate by checks; a quiet move wins"));
    }
    eprintln!("{tries} tries, still wanted {wanted:?}");
}

/// Takes off every piece without which length and keys stay the same.
fn without_idle_pieces(position: &Position, mate: &Mate) -> Position {
    let mut kept = position.clone();
    for square in Square::all() {
        if kept.piece_at(square).is_none_or(|piece| piece.role == Role::King) {
            continue;
        }
        let setup = kept.setup();
        let mut board: Board = setup.board.clone();
        board.set(square, None);
        let Ok(fewer) = Position::try_from(Setup { board, ..setup }) else { continue };
        if solve(&fewer, Goal::Checks)
            .is_some_and(|other| other.mate_in == mate.mate_in && other.keys == mate.keys)
        {
            kept = fewer;
        }
    }
    kept
}

fn agrees(position: &Position, mate: &Mate) -> bool {
    let Some(reference) = Reference::explore(position, position.turn(), Goal::Checks, CAP) else {
        return false;
    };
    assert_eq!(reference.value(position), Some(Truth::MateIn(mate.mate_in)));
    let short = Truth::MateIn(mate.mate_in - 1);
    let keys = reference.moves(position).into_iter().filter(|&(_, truth)| truth == short);
    assert!(keys.map(|(mv, _)| mv).eq(mate.keys.iter().copied()));
    true
}

fn brute_force_agrees(position: &Position, mate: &Mate) -> bool {
    if position.legal_count() > 25 {
        return false;
    }
    let attacker = position.turn();
    let fast = |mv| {
        let mut child = position.clone();
        let _undo = child.play_unchecked(mv);
        mate_within(&child, attacker, Goal::Any, mate.mate_in - 1).is_some()
    };
    assert_eq!(mate_within(position, attacker, Goal::Any, mate.mate_in), Some(mate.mate_in));
    assert!(position.legal_moves().iter().all(|&mv| fast(mv) == mate.keys.contains(&mv)));
    true
}

/// Every other case is given to Black.
fn case(name: &str, position: &Position, goal: Goal, index: usize, why: &str) -> Value {
    let position = if index.is_multiple_of(2) { position.clone() } else { swap(position) };
    let (answer, nodes) = solver_once(&position, goal, Detail::Solution);
    let ceiling = (nodes * 2).max(20);
    let fen = fen::write(&position.setup());
    let source = "made by crate/mate/examples/fixtures.rs; value and keys by mate::reference";
    let mut case = json!({"name": name, "fen": fen, "goal": goal.code()});
    match answer {
        Answer::Mate(mate) => {
            case["verdict"] = json!("mate");
            case["mate_in"] = json!(mate.mate_in);
            case["keys"] = mate.keys.iter().map(ToString::to_string).collect();
        }
        Answer::NoMate(_) => case["verdict"] = json!("no-mate"),
        Answer::Unknown(why) => panic!("{why:?} {name}"),
    }
    case["max_nodes"] = json!(ceiling);
    case["source"] = json!(source);
    case["why"] = json!(why);
    case
}
