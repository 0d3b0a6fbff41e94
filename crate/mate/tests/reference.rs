//! The search against its slow twin on thousands of small random positions, with their twins in the mirror and for the
//! other colour, and with tables of all sizes.

#[path = "support/random.rs"]
mod random;

use mate::reference::{Reference, Truth, mate_within};
use mate::{Answer, Detail, Goal, Judge, Kind, Limits, Mate, NEVER, Solver, Why};
use random::{Random, mirror, swap};
use xiangqi::{Move, Position};

/// Positions of a graph that is still small.
const CAP: usize = 1_500;

fn solve(solver: &mut Solver, position: &Position, goal: Goal) -> Answer {
    solver.solve(position, goal, Limits::default())
}

/// The shortest first moves by the reference, if there is a mate.
fn shortest(reference: &Reference, position: &Position) -> Option<(u16, Vec<Move>)> {
    let Some(Truth::MateIn(distance)) = reference.value(position) else { return None };
    let keys =
        reference.moves(position).into_iter().filter(|&(_, truth)| truth == Truth::MateIn(distance - 1));
    Some((distance, keys.map(|(mv, _)| mv).collect()))
}

/// Everything that a mate says of itself, against the reference.
fn hold(mate: &Mate, position: &Position, reference: &Reference) {
    let (distance, keys) = shortest(reference, position).expect("the reference knows a mate");
    assert!(mate.exact && mate.keys_complete, "{position:?}");
    assert_eq!((mate.mate_in, &mate.keys, mate.at_least), (distance, &keys, distance), "{position:?}");
    assert_eq!(mate.proof.check(position), Ok(mate.proof.len()));
    match &mate.floor {
        Some(floor) => {
            assert_eq!(floor.bound(), distance - 1);
            assert_eq!(floor.check(position), Ok(floor.len()));
        }
        None => assert_eq!(distance, 1, "a mate in one leaves nothing to certify"),
    }
    let mut played = position.clone();
    for &mv in &mate.line {
        played.play(mv).expect("the line is legal");
    }
    assert!(played.outcome().is_some_and(|outcome| outcome.winner() == position.turn()));
    assert_eq!(mate.line.len(), usize::from(distance) * 2 - 1);
    // Every node of the solution has its exact distance.
    let mut todo = vec![(mate.proof.root(), position.clone())];
    let mut steps = 0;
    while let Some((id, at)) = todo.pop() {
        let node = mate.proof.node(id);
        assert!(node.exact, "{at:?}");
        assert_eq!(reference.value(&at), Some(Truth::MateIn(node.bound)), "{at:?}");
        steps += 1;
        for edge in mate.proof.edges(id).iter().take(if steps < 300 { usize::MAX } else { 0 }) {
            let mut child = at.clone();
            child.play(edge.mv).expect("legal");
            todo.push((edge.to, child));
        }
    }
}

/// Positions that each of the four tests below compares at least: together more than 20,000.
const COMPARED: usize = 5_200;

/// Compares the answers to random positions, whose sizes follow the round, until there are enough.
fn checks_agree(seed: u64, size: fn(usize) -> (usize, usize), mates_wanted: usize) {
    let mut random = Random(seed);
    let mut solver = Solver::new(1 << 20);
    let (mut mates, mut longest, mut no_mates, mut large) = (0, 0, 0, 0);
    for round in 0.. {
        if mates + no_mates >= COMPARED {
            break;
        }
        let (attackers, defenders) = size(round);
        let position = random.position(attackers, defenders);
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Checks, CAP) else {
            large += 1;
            continue;
        };
        match solve(&mut solver, &position, Goal::Checks) {
            Answer::Mate(mate) => {
                mates += 1;
                longest = longest.max(mate.mate_in);
                hold(&mate, &position, &reference);
            }
            Answer::NoMate(trap) => {
                no_mates += 1;
                assert_eq!(reference.value(&position), Some(Truth::NoMate), "{position:?}");
                assert_eq!(trap.bound(), NEVER);
                assert_eq!(trap.check(&position), Ok(trap.len()));
            }
            Answer::Unknown(why) => panic!("{why:?} {position:?}"),
        }
    }
    println!("{mates} mates up to {longest}, {no_mates} no-mates, {large} too large for the reference");
    assert!(mates > mates_wanted && no_mates > 2_000 && longest >= 4, "{mates} {no_mates} {longest}");
}

#[test]
fn checks_agree_with_the_whole_graph() {
    checks_agree(1, |round| (2 + round % 3, round % 5), 400);
}

#[test]
fn checks_agree_with_the_whole_graph_where_three_or_four_attack() {
    checks_agree(7, |round| (3 + round % 2, 1 + round % 4), 500);
}

#[test]
fn checks_agree_with_the_whole_graph_where_few_attack() {
    checks_agree(8, |round| (1 + round % 3, round % 6), 200);
}

#[test]
fn checks_agree_with_the_whole_graph_where_many_defend() {
    checks_agree(9, |round| (2 + round % 3, 3 + round % 5), 200);
}

#[test]
fn twins_are_solved_alike() {
    let mut random = Random(2);
    let mut solver = Solver::new(1 << 20);
    let mut mates = 0;
    for round in 0..5_000 {
        let position = random.position(3, round % 4);
        let Answer::Mate(mate) = solve(&mut solver, &position, Goal::Checks) else {
            for twin in [mirror(&position), swap(&position)] {
                assert!(matches!(solve(&mut solver, &twin, Goal::Checks), Answer::NoMate(_)), "{position:?}");
            }
            continue;
        };
        mates += 1;
        let images = [(mirror(&position), Move::mirror as fn(Move) -> Move), (swap(&position), Move::rotate)];
        for (twin, image) in images {
            solver.clear();
            let Answer::Mate(other) = solve(&mut solver, &twin, Goal::Checks) else {
                panic!("no mate in the twin of {position:?}")
            };
            let mut keys: Vec<Move> = mate.keys.iter().map(|&mv| image(mv)).collect();
            keys.sort_unstable();
            assert_eq!(
                (other.mate_in, other.exact, other.keys, other.line.len()),
                (mate.mate_in, mate.exact, keys, mate.line.len()),
                "{position:?}"
            );
        }
    }
    assert!(mates > 700, "{mates}");
}

#[test]
fn the_size_of_the_table_changes_no_answer() {
    let mut random = Random(3);
    let positions: Vec<Position> = (0..400).map(|round| random.position(4, 2 + round % 5)).collect();
    let mut answers: Vec<Vec<String>> = Vec::new();
    for bits in [2, 10, 12, 14, 16, 18] {
        // The warm table of the largest and the cold one of the others must not matter either.
        let mut solver = Solver::new(24 << bits);
        answers.push(
            positions.iter().map(|position| describe(&solve(&mut solver, position, Goal::Checks))).collect(),
        );
    }
    let (first, rest) = answers.split_first().expect("there are sizes");
    for other in rest {
        assert_eq!(first, other);
    }
    assert!(first.iter().filter(|answer| answer.starts_with("mate")).count() > 50);
}

fn describe(answer: &Answer) -> String {
    match answer {
        Answer::Mate(mate) => {
            format!(
                "mate {} {} {:?} {:?} {}",
                mate.mate_in,
                mate.exact,
                mate.keys,
                mate.line,
                mate.proof.len()
            )
        }
        Answer::NoMate(_) => "no mate".to_owned(),
        Answer::Unknown(why) => panic!("{why:?}"),
    }
}

#[test]
fn any_agrees_with_the_whole_graph_of_tiny_endings() {
    let mut random = Random(4);
    let mut solver = Solver::new(1 << 20);
    let limits = Limits { depth: 4, ..Limits::default() };
    let (mut mates, mut later) = ([0; 5], 0);
    for round in 0..100 {
        let position = random.position(1 + round % 2, round % 2);
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Any, 15_000) else {
            continue;
        };
        match (solver.solve(&position, Goal::Any, limits), shortest(&reference, &position)) {
            (Answer::Mate(mate), Some((distance, _))) => {
                mates[usize::from(distance)] += 1;
                hold(&mate, &position, &reference);
            }
            (Answer::Unknown(Why::Depth), truth) => {
                later += 1;
                assert!(truth.is_none_or(|(distance, _)| distance > 4), "{position:?}");
                let floor = solver.take_floor().expect("the bound is certified");
                assert_eq!((floor.bound(), floor.check(&position)), (4, Ok(floor.len())));
            }
            (answer, truth) => panic!("{answer:?} {truth:?} {position:?}"),
        }
    }
    println!("mates by length {mates:?}, none within four {later}");
    assert!(mates[1] > 2 && mates[2] > 2 && mates[3] > 2 && later > 10);
}

#[test]
fn quiet_mates_of_any_length_agree_with_the_whole_graph() {
    let mut random = Random(14);
    let mut solver = Solver::new(24 << 16);
    let (mut exact, mut longest, mut no_mates, mut checked_for_ever, mut open) = (0, 0, 0, 0, 0);
    for round in 0..260 {
        let position = random.position(1 + round % 2, round % 3);
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Any, 15_000) else {
            continue;
        };
        let limits = Limits { nodes: 100_000, ..Limits::default() };
        let truth = shortest(&reference, &position);
        solver.clear();
        match solver.solve(&position, Goal::Any, limits) {
            Answer::Mate(mate) => {
                let (distance, _) = truth.expect("the reference knows a mate");
                assert!(mate.at_least <= distance && distance <= mate.mate_in, "{position:?}");
                assert_eq!(mate.proof.check(&position), Ok(mate.proof.len()));
                if mate.exact && mate.keys_complete {
                    exact += 1;
                    longest = longest.max(distance);
                    hold(&mate, &position, &reference);
                }
            }
            Answer::NoMate(trap) => {
                no_mates += 1;
                assert!(truth.is_none() && trap.check(&position).is_ok(), "{position:?}");
                assert!(!trap.rests_on_perpetual_check());
            }
            Answer::Unknown(Why::PerpetualCheck) => {
                checked_for_ever += 1;
                let trap = solver.take_floor().expect("the set that it rests on");
                assert!(truth.is_none() && trap.check(&position).is_ok(), "{position:?}");
            }
            Answer::Unknown(why) => {
                open += 1;
                assert!(matches!(why, Why::Nodes | Why::Depth), "{why:?} {position:?}");
            }
        }
    }
    println!("{exact} mates up to {longest}, {no_mates} + {checked_for_ever} no-mates, {open} open");
    assert!(exact > 20 && longest >= 5);
}

#[test]
fn the_size_of_the_table_changes_no_answer_with_quiet_moves() {
    let mut random = Random(15);
    let positions: Vec<Position> = (0..150).map(|round| random.position(2 + round % 2, 1)).collect();
    let mut solvers = [10, 14, 18, 22].map(|bits| Solver::new(24 << bits));
    let mut compared = 0;
    for position in &positions {
        let limits = Limits { depth: 3, ..Limits::default() };
        let mut told = solvers.iter_mut().map(|solver| {
            solver.clear();
            match solver.solve(position, Goal::Any, limits) {
                Answer::Unknown(why) => format!("{why:?}"),
                answer => describe(&answer),
            }
        });
        let first = told.next().expect("there are sizes");
        compared += usize::from(first.starts_with("mate"));
        for other in told {
            assert_eq!(first, other, "{position:?}");
        }
    }
    assert!(compared > 30, "{compared}");
}

#[test]
fn any_agrees_with_brute_force() {
    let mut random = Random(5);
    let mut solver = Solver::new(1 << 20);
    let limits = Limits { depth: 2, detail: Detail::Length, ..Limits::default() };
    let mut quiet = 0;
    for _ in 0..400 {
        let position = random.position(3, 1);
        let truth = mate_within(&position, position.turn(), Goal::Any, 2);
        match solver.solve(&position, Goal::Any, limits) {
            Answer::Mate(mate) => {
                assert_eq!(truth, Some(mate.mate_in), "{position:?}");
                quiet += usize::from(mate.keys.iter().any(|&mv| !position.gives_check(mv)));
                for mv in &position.legal_moves() {
                    let mut child = position.clone();
                    let _undo = child.play_unchecked(*mv);
                    let value = mate_within(&child, position.turn(), Goal::Any, mate.mate_in - 1);
                    assert_eq!(value.is_some(), mate.keys.contains(mv), "{mv} {position:?}");
                }
            }
            Answer::Unknown(Why::Depth) => assert_eq!(truth, None, "{position:?}"),
            answer => panic!("{answer:?} {position:?}"),
        }
    }
    assert!(quiet > 10, "{quiet}");
}

#[test]
fn moves_are_judged_as_the_whole_graph_says() {
    let mut random = Random(6);
    let mut solver = Solver::new(1 << 20);
    let mut counts = [0; 5];
    for round in 0..500 {
        let position = random.position(2 + round % 2, round % 4);
        let attacker = position.turn();
        let Some(reference) = Reference::explore(&position, attacker, Goal::Checks, CAP) else { continue };
        let Some((best, _)) = shortest(&reference, &position) else { continue };
        for &mv in &position.legal_moves() {
            let judge = Judge::begin(&position, mv, Goal::Checks, best, Limits::default()).expect("legal");
            let judgement = judge.run(&mut solver);
            let mut after = position.clone();
            after.play(mv).expect("legal");
            assert_eq!(judgement.quiet, !after.is_check());
            let Some(reference) = Reference::explore(&after, attacker, Goal::Checks, CAP) else { continue };
            let truth = reference.value(&after).expect("the root is known");
            match (judgement.kind, truth) {
                (Kind::Solved(outcome), Truth::MateIn(0)) => {
                    counts[0] += 1;
                    assert_eq!(Some(outcome), after.outcome());
                }
                (Kind::Best, Truth::MateIn(left)) => {
                    counts[1] += 1;
                    assert!(left < best && (judgement.quiet || left + 1 == best), "{mv} {position:?}");
                }
                (Kind::Longer { extra }, Truth::MateIn(left)) => {
                    counts[2] += 1;
                    assert_eq!(left + 1, best + extra, "{mv} {position:?}");
                }
                (Kind::CheckNoMate | Kind::Lost, Truth::NoMate) => {
                    let check = judgement.kind == Kind::CheckNoMate;
                    counts[if check { 3 } else { 4 }] += 1;
                    assert_eq!(check, after.is_check());
                    let mut at = after.clone();
                    for (ply, &mv) in judgement.refutation.iter().enumerate() {
                        at.play(mv).expect("the refutation is legal");
                        assert_eq!(reference.value(&at), Some(Truth::NoMate), "ply {ply} {position:?}");
                    }
                    assert!(
                        matches!(judgement.refutation.len(), 1 | 3 | 5),
                        "the defender has the last move"
                    );
                    assert_eq!(judgement.trap.as_ref().map(|trap| trap.check(&after).is_ok()), Some(true));
                }
                (kind, truth) => panic!("{kind:?} {truth:?} {mv} {position:?}"),
            }
            if let Some(left) = judgement.mate_in {
                assert_eq!((truth, judgement.exact), (Truth::MateIn(left), true), "{mv} {position:?}");
                let mut replies: Vec<(Move, Truth)> = judgement
                    .replies
                    .iter()
                    .map(|reply| {
                        assert!(reply.exact);
                        (reply.mv, Truth::MateIn(reply.mate_in))
                    })
                    .collect();
                assert!(judgement.replies.is_sorted_by(|a, b| a.mate_in >= b.mate_in));
                replies.sort_unstable_by_key(|&(mv, _)| mv);
                assert_eq!(replies, reference.moves(&after), "{mv} {position:?}");
            }
        }
    }
    println!("solved, best, longer, check-no-mate, lost: {counts:?}");
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}
