//! Whole solutions: every equally short move at every attacker position, against the slow twin, in the mirror, for the
//! other colour, with tables of all sizes and with few nodes.

#[path = "support/random.rs"]
mod random;

use std::collections::BTreeMap;

use mate::reference::{Reference, Truth};
use mate::{Answer, Detail, Goal, Limits, Mate, NodeId, Packed, Solver, Why};
use random::{Random, mirror, swap};
use xiangqi::{Move, Position};

/// Positions of a graph that is still small.
const CAP: usize = 1_500;

fn solve(solver: &mut Solver, position: &Position, detail: Detail) -> Option<Mate> {
    match solver.solve(position, Goal::Checks, Limits { detail, ..Limits::default() }) {
        Answer::Mate(mate) => Some(mate),
        Answer::NoMate(_) => None,
        Answer::Unknown(why) => panic!("{why:?} {position:?}"),
    }
}

/// Every position of a solution, each once.
fn positions(mate: &Mate, root: &Position) -> Vec<(NodeId, Position)> {
    let mut all = vec![(mate.proof.root(), root.clone())];
    let mut seen = vec![false; mate.proof.len()];
    seen[0] = true;
    let mut next = 0;
    while let Some((id, position)) = all.get(next).cloned() {
        next += 1;
        for edge in mate.proof.edges(id) {
            if !std::mem::replace(&mut seen[edge.to.0 as usize], true) {
                let mut child = position.clone();
                child.play(edge.mv).expect("legal");
                all.push((edge.to, child));
            }
        }
    }
    all
}

/// What a solution says, by position, seen through an image of the board.
fn content(
    mate: &Mate,
    root: &Position,
    board: impl Fn(&Position) -> Position,
    image: impl Fn(Move) -> Move,
) -> BTreeMap<Packed, (u16, bool, Vec<Move>)> {
    let mut content = BTreeMap::new();
    for (id, position) in positions(mate, root) {
        let node = mate.proof.node(id);
        let mut moves: Vec<Move> = mate.proof.edges(id).iter().map(|edge| image(edge.mv)).collect();
        moves.sort_unstable();
        let old = content.insert(Packed::of(&board(&position)), (node.bound, node.exact, moves));
        assert_eq!(old, None, "every position is there once");
    }
    content
}

#[test]
fn every_equally_short_move_is_there_and_no_other() {
    let mut random = Random(11);
    let mut solver = Solver::new(1 << 20);
    let (mut mates, mut choices, mut ties) = (0, 0, 0);
    for round in 0..6_000 {
        let position = random.position(3 + round % 3, round % 5);
        let Some(mate) = solve(&mut solver, &position, Detail::Whole) else { continue };
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Checks, CAP) else {
            continue;
        };
        mates += 1;
        assert!(mate.exact && mate.keys_complete && mate.duals_complete, "{position:?}");
        assert_eq!(mate.proof.check(&position), Ok(mate.proof.len()));
        for (id, at) in positions(&mate, &position) {
            let node = mate.proof.node(id);
            assert!(node.exact, "{at:?}");
            assert_eq!(reference.value(&at), Some(Truth::MateIn(node.bound)), "{at:?}");
            let moves = reference.moves(&at);
            let wanted: Vec<Move> = if mate.proof.attacks(id) {
                let short = |truth| matches!(truth, Truth::MateIn(left) if left + 1 == node.bound);
                moves.into_iter().filter(|&(_, truth)| short(truth)).map(|(mv, _)| mv).collect()
            } else {
                moves.into_iter().map(|(mv, _)| mv).collect()
            };
            let given: Vec<Move> = mate.proof.edges(id).iter().map(|edge| edge.mv).collect();
            assert_eq!(given, wanted, "{at:?}");
        }
        choices += usize::from(!mate.proof.duals().is_empty());
        ties += usize::from(hold_lines(&mate, &position, &reference));
        let plain = solve(&mut solver, &position, Detail::Solution).expect("a mate");
        assert_eq!((plain.line, plain.keys, plain.duals_complete), (mate.line, mate.keys, false));
    }
    println!("{mates} mates, {choices} with duals, {ties} with equally long replies in the main line");
    assert!(mates > 400 && choices > 20 && ties > 20);
}

/// The main line with its ties and the lines to the duals, against the reference. Whether a reply is tied.
fn hold_lines(mate: &Mate, root: &Position, reference: &Reference) -> bool {
    let line = mate.proof.main_line(mate.proof.root());
    assert_eq!(line.iter().map(|ply| ply.mv).collect::<Vec<_>>(), mate.line);
    let mut at = root.clone();
    let mut tied = false;
    for (ply, step) in line.iter().enumerate() {
        let moves = reference.moves(&at);
        let value = |mv| moves.iter().find(|&&(other, _)| other == mv).map(|&(_, truth)| truth);
        let equal = |&&(mv, truth): &&(Move, Truth)| mv != step.mv && Some(truth) == value(step.mv);
        let wanted: Vec<Move> = moves.iter().filter(equal).map(|&(mv, _)| mv).collect();
        assert_eq!(step.ties, wanted, "ply {ply} {root:?}");
        assert_eq!(mate.proof.node(step.at).position, Packed::of(&at));
        tied |= ply % 2 == 1 && !wanted.is_empty();
        at.play(step.mv).expect("legal");
    }
    let duals = mate.proof.duals();
    for dual in &duals {
        let mut at = root.clone();
        dual.line.iter().for_each(|&mv| at.play(mv).expect("legal"));
        assert_eq!(mate.proof.node(dual.at).position, Packed::of(&at));
        assert!(mate.proof.attacks(dual.at) && mate.proof.edges(dual.at).len() > 1 && !dual.line.is_empty());
    }
    let all = (0..mate.proof.len() as u32).map(NodeId);
    let several = all.filter(|&id| mate.proof.attacks(id) && mate.proof.edges(id).len() > 1);
    assert_eq!(duals.len(), several.filter(|&id| id != mate.proof.root()).count());
    assert!(duals.is_sorted_by_key(|dual| dual.line.len()));
    tied
}

#[test]
fn twins_have_the_same_whole_solution() {
    let mut random = Random(12);
    let mut solver = Solver::new(1 << 20);
    let mut mates = 0;
    for round in 0..3_000 {
        let position = random.position(3, round % 4);
        let Some(mate) = solve(&mut solver, &position, Detail::Whole) else { continue };
        mates += 1;
        let own = content(&mate, &position, Position::clone, |mv| mv);
        for (board, image) in
            [(mirror as fn(&Position) -> Position, Move::mirror as fn(Move) -> Move), (swap, Move::rotate)]
        {
            let twin = board(&position);
            solver.clear();
            let other = solve(&mut solver, &twin, Detail::Whole).expect("a mate as well");
            assert_eq!(content(&other, &twin, board, image), own, "{position:?}");
        }
    }
    assert!(mates > 200, "{mates}");
}

#[test]
fn the_size_of_the_table_changes_no_whole_solution() {
    let mut random = Random(13);
    let positions: Vec<Position> = (0..300).map(|round| random.position(4, 2 + round % 5)).collect();
    let mut first: Option<Vec<Option<Mate>>> = None;
    for bits in [2, 10, 14, 18, 22] {
        let mut solver = Solver::new(24 << bits);
        let mates: Vec<Option<Mate>> =
            positions.iter().map(|position| solve(&mut solver, position, Detail::Whole)).collect();
        let first = first.get_or_insert_with(|| mates.clone());
        for (a, b) in first.iter().zip(&mates) {
            let parts = |mate: &Mate| (mate.proof.clone(), mate.line.clone(), mate.keys.clone());
            assert_eq!(a.as_ref().map(parts), b.as_ref().map(parts), "{bits}");
        }
    }
    assert!(first.is_some_and(|mates| mates.iter().flatten().count() > 50));
}

#[test]
fn the_size_of_the_table_changes_no_whole_solution_with_quiet_moves() {
    let mut random = Random(16);
    let positions: Vec<Position> = (0..150).map(|round| random.position(3, 1 + round % 3)).collect();
    let limits = Limits { depth: 3, detail: Detail::Whole, ..Limits::default() };
    let mut first: Option<Vec<_>> = None;
    for bits in [8, 13, 20] {
        let mut solver = Solver::new(24 << bits);
        let mut solve = |position: &Position| match solver.solve(position, Goal::Any, limits) {
            Answer::Mate(mate) if mate.exact => Some((mate.proof, mate.keys, mate.line, mate.duals_complete)),
            Answer::Unknown(why) => {
                assert_eq!(why, Why::Depth, "2^{bits} {position:?}");
                None
            }
            answer => panic!("2^{bits} {answer:?}"),
        };
        let mates: Vec<_> = positions.iter().map(&mut solve).collect();
        assert!(mates.iter().flatten().all(|&(.., complete)| complete), "2^{bits}");
        assert!(&mates == first.get_or_insert_with(|| mates.clone()), "2^{bits}");
    }
    let mates = first.map_or(0, |mates| mates.iter().flatten().count());
    assert!(mates > 30, "{mates}");
}

#[test]
fn few_nodes_leave_out_moves_and_say_so() {
    let mut random = Random(15);
    let (mut whole, mut partly, mut lengths) = (0, 0, 0);
    for round in 0..600 {
        let position = random.position(4, 2 + round % 5);
        let Some(truth) = solve(&mut Solver::new(1 << 22), &position, Detail::Whole) else { continue };
        for nodes in 1..40 {
            // In four entries next to nothing is found again: every length costs a search.
            let limits = Limits { nodes: nodes * nodes / 2, detail: Detail::Whole, ..Limits::default() };
            let Answer::Mate(mate) = Solver::new(1).solve(&position, Goal::Checks, limits) else { continue };
            assert_eq!(mate.proof.check(&position), Ok(mate.proof.len()));
            if mate.duals_complete {
                whole += 1;
                assert_eq!(mate.proof, truth.proof, "{position:?}");
            } else {
                partly += 1;
                lengths += usize::from(mate.exact);
                assert!(!mate.exact || mate.mate_in == truth.mate_in, "{position:?}");
            }
        }
    }
    println!("{whole} whole, {partly} not, {lengths} of these with the exact length");
    assert!(whole > 1_000 && partly > 100 && lengths > 30);
}

#[test]
fn quiet_solutions_are_whole_as_well() {
    let mut random = Random(14);
    let mut solver = Solver::new(1 << 20);
    let limits = Limits { depth: 3, detail: Detail::Whole, ..Limits::default() };
    let (mut mates, mut choices) = (0, 0);
    for round in 0..200 {
        let position = random.position(1 + round % 2, round % 2);
        let Answer::Mate(mate) = solver.solve(&position, Goal::Any, limits) else { continue };
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Any, 15_000) else {
            continue;
        };
        mates += 1;
        assert!(mate.duals_complete, "{position:?}");
        for (id, at) in positions(&mate, &position) {
            let bound = mate.proof.node(id).bound;
            assert_eq!(reference.value(&at), Some(Truth::MateIn(bound)), "{at:?}");
            if mate.proof.attacks(id) {
                let short = Truth::MateIn(bound - 1);
                let wanted = reference.moves(&at).into_iter().filter(|&(_, truth)| truth == short);
                let given = mate.proof.edges(id).iter().map(|edge| edge.mv);
                assert!(given.eq(wanted.map(|(mv, _)| mv)), "{at:?}");
            }
        }
        choices += usize::from(!mate.proof.duals().is_empty());
    }
    println!("{mates} mates, {choices} with duals");
    assert!(mates > 20 && choices > 5);
}
