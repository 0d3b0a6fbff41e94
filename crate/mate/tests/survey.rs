//! All first moves of a position, against the slow twin, on a warm and a cold table, in slices and within few nodes.

#[path = "support/random.rs"]
#[expect(dead_code, reason = "other tests use the rest")]
mod random;

use mate::reference::{Reference, Truth, mate_within};
use mate::{FirstMove, Goal, Kind, Limits, Solver, Step, Survey, Why, Worth};
use random::Random;
use xiangqi::{Move, Position};

/// Positions of a graph that is still small.
const CAP: usize = 1_500;
/// A key, and a check that fails. Source: public collections (zf09685).
const LONGER: &str = "2b1ka3/4a4/4b4/9/9/2R6/9/9/1r1p5/4K1C2 w - - 0 1";

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).expect("legal");
    after
}

/// The value of a position for the side to move by checks; nothing where the graph of the reference is too large.
fn value(position: &Position) -> Option<Truth> {
    Reference::explore(position, position.turn(), Goal::Checks, CAP)?.value(position)
}

fn legal_in_order(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable();
    moves
}

/// How many moves of each kind there were: winning by checks, by quiet moves; failing checks, failing quiet moves.
#[derive(Default, Debug)]
struct Counts([usize; 4]);

/// One first move against the reference of goal checks.
fn hold(first: &FirstMove, position: &Position, counts: &mut Counts) -> Option<()> {
    let at = after(position, first.mv);
    let reference = Reference::explore(&at, position.turn(), Goal::Checks, CAP)?;
    let truth = reference.value(&at).expect("the root is known");
    assert_eq!(first.check, at.is_check(), "{first:?} {position:?}");
    match &first.worth {
        Worth::Mates { mate_in, exact, goal } => {
            assert_eq!((truth, *exact), (Truth::MateIn(mate_in - 1), true), "{first:?} {position:?}");
            assert_eq!(*goal, if first.check { Goal::Checks } else { Goal::Any }, "{first:?} {position:?}");
            counts.0[usize::from(*goal == Goal::Any)] += 1;
        }
        Worth::Fails { kind, refutation } => {
            assert_eq!(truth, Truth::NoMate, "{first:?} {position:?}");
            assert_eq!(*kind, if first.check { Kind::CheckNoMate } else { Kind::Lost });
            counts.0[2 + usize::from(!first.check)] += 1;
            assert!(matches!(refutation.len(), 1 | 3 | 5), "{first:?} {position:?}");
            let mut at = at;
            for &mv in refutation {
                at.play(mv).expect("the refutation is legal");
                assert_eq!(reference.value(&at), Some(Truth::NoMate), "{first:?} {position:?}");
            }
        }
        Worth::Unknown(why) => panic!("{why:?} {first:?} {position:?}"),
    }
    assert!(first.certified > 0);
    Some(())
}

#[test]
fn first_moves_are_worth_what_the_whole_graph_says() {
    let mut random = Random(21);
    let mut solver = Solver::new(1 << 20);
    let (mut counts, mut without) = (Counts::default(), 0);
    for round in 0..400 {
        let position = random.position(2 + round % 2, round % 4);
        let best = match value(&position) {
            Some(Truth::MateIn(moves)) => Some(moves),
            Some(Truth::NoMate) => None,
            None => continue,
        };
        without += usize::from(best.is_none());
        let moves = Survey::begin(&position, Goal::Checks, best, Limits::default()).run(&mut solver);
        assert!(moves.iter().map(|first| first.mv).eq(legal_in_order(&position)), "{position:?}");
        for first in &moves {
            hold(first, &position, &mut counts);
        }
        let shortest = moves.iter().filter(|first| first.check).filter_map(mate_in).min();
        assert_eq!(shortest, best, "{position:?}");
    }
    println!(
        "by checks, by quiet moves, failing checks, failing quiet moves: {counts:?}; {without} without a mate"
    );
    assert!(counts.0.iter().all(|&count| count > 30) && without > 50, "{counts:?} {without}");
}

fn mate_in(first: &FirstMove) -> Option<u16> {
    match first.worth {
        Worth::Mates { mate_in, .. } => Some(mate_in),
        _ => None,
    }
}

#[test]
fn quiet_first_moves_of_any_are_worth_what_playing_everything_says() {
    let mut random = Random(22);
    let mut solver = Solver::new(1 << 20);
    let (mut by_checks, mut quiet, mut slow) = (0, 0, 0);
    for round in 0..300 {
        let position = random.position(3, 1 + round % 3);
        let attacker = position.turn();
        let Some(best) = mate_within(&position, attacker, Goal::Any, 2) else { continue };
        let limits = Limits { depth: 2, ..Limits::default() };
        for first in Survey::begin(&position, Goal::Any, Some(best), limits).run(&mut solver) {
            let at = after(&position, first.mv);
            // Further than one move ahead of every first move, playing everything takes too long.
            let soon = mate_within(&at, attacker, Goal::Any, 1);
            match first.worth {
                Worth::Mates { mate_in, exact, goal } => {
                    assert!(exact, "{first:?} {position:?}");
                    assert_eq!(soon, (mate_in <= 2).then(|| mate_in - 1), "{first:?} {position:?}");
                    let checks = mate_within(&at, attacker, Goal::Checks, mate_in - 1);
                    let same = first.check && checks == Some(mate_in - 1);
                    assert_eq!(goal == Goal::Checks, same, "{first:?} {position:?}");
                    by_checks += usize::from(same);
                    quiet += usize::from(!same);
                }
                Worth::Fails { kind: Kind::TooSlow { within }, ref refutation } => {
                    slow += 1;
                    assert!(within + 1 >= best && refutation.len() % 2 == 1, "{first:?} {position:?}");
                    assert!(soon.is_none_or(|left| left > within), "{first:?} {position:?}");
                }
                ref worth => panic!("{worth:?} {position:?}"),
            }
        }
    }
    println!("{by_checks} by checks, {quiet} quiet, {slow} too slow");
    assert!(by_checks > 20 && quiet > 50 && slow > 100);
}

#[test]
fn first_moves_of_any_without_a_limit_of_depth_are_worth_what_the_whole_graph_says() {
    let mut random = Random(24);
    let mut solver = Solver::new(1 << 22);
    let (mut mates, mut later, mut lost, mut slow, mut unknown) = (0, 0, 0, 0, 0);
    for round in 0..60 {
        let position = random.position(1 + round % 2, round % 3);
        let Some(reference) = Reference::explore(&position, position.turn(), Goal::Any, 15_000) else {
            continue;
        };
        let best = match reference.value(&position) {
            Some(Truth::MateIn(moves)) => Some(moves),
            _ => None,
        };
        let limits = Limits { nodes: 3_000, ..Limits::default() };
        for first in Survey::begin(&position, Goal::Any, best, limits).run(&mut solver) {
            let truth = reference.value(&after(&position, first.mv)).expect("within the graph");
            match (first.worth, truth) {
                (Worth::Mates { mate_in, exact, .. }, Truth::MateIn(left)) => {
                    assert!(left < mate_in && (!exact || left + 1 == mate_in), "{} {position:?}", first.mv);
                    mates += 1;
                    later += usize::from(best.is_some_and(|best| mate_in > best));
                }
                (Worth::Fails { kind: Kind::Lost, refutation }, Truth::NoMate) => {
                    lost += 1;
                    let mut at = after(&position, first.mv);
                    for mv in refutation {
                        at.play(mv).expect("the refutation is legal");
                        assert_eq!(reference.value(&at), Some(Truth::NoMate), "{} {position:?}", first.mv);
                    }
                }
                (Worth::Fails { kind: Kind::TooSlow { within }, .. }, truth) => {
                    slow += 1;
                    let after = matches!(truth, Truth::MateIn(left) if left > within);
                    assert!(after || truth == Truth::NoMate, "{} {position:?}", first.mv);
                }
                (Worth::Unknown(_), _) => unknown += 1,
                (worth, truth) => panic!("{worth:?} {truth:?} {} {position:?}", first.mv),
            }
        }
    }
    println!("{mates} mate, {later} of these later; {lost} lost, {slow} too slow, {unknown} unknown");
    assert!(mates > 50 && later > 10);
}

/// What does not depend on the table: all but the line shown, the size of the certificate and the work.
fn essence(first: &FirstMove) -> (Move, String, bool) {
    let worth = match &first.worth {
        Worth::Fails { kind, .. } => format!("{kind:?}"),
        worth => format!("{worth:?}"),
    };
    (first.mv, worth, first.check)
}

#[test]
fn a_warm_table_and_the_order_change_no_verdict() {
    let mut random = Random(23);
    let mut warm = Solver::new(1 << 20);
    for round in 0..150 {
        let position = random.position(3, round % 5);
        let begin = || Survey::begin(&position, Goal::Checks, None, Limits::default());
        let together: Vec<_> = begin().run(&mut warm).iter().map(essence).collect();
        let mut cold = Solver::new(24 << 10);
        let mut apart = Vec::new();
        for mv in legal_in_order(&position).into_iter().rev() {
            cold.clear();
            apart.extend(begin().only(|other| other == mv).run(&mut cold).iter().map(essence));
        }
        apart.reverse();
        assert_eq!(together, apart, "{position:?}");
    }
}

#[test]
fn a_survey_in_slices_is_the_same() {
    let position = Position::from_fen(LONGER).expect("a good FEN");
    let begin = || Survey::begin(&position, Goal::Checks, Some(4), Limits::default());
    let whole = begin().run(&mut Solver::new(1 << 20));
    let (mut survey, mut solver, mut steps, mut spent) = (begin(), Solver::new(1 << 20), 0, 0);
    let sliced = loop {
        match survey.step(&mut solver, 20) {
            Step::Running(progress) => {
                steps += 1;
                assert!(
                    progress.nodes >= spent && progress.nodes <= spent + 21,
                    "{progress:?} after {spent}"
                );
                spent = progress.nodes;
            }
            Step::Done(moves) => break moves,
        }
    };
    assert_eq!(whole, sliced);
    assert!(steps > 40, "{steps}");
    assert_eq!(spent, whole.iter().map(|first| first.nodes).sum());
}

#[test]
fn what_is_not_decided_is_said_move_by_move() {
    let position = Position::from_fen(LONGER).expect("a good FEN");
    let limits = Limits { nodes: 2, ..Limits::default() };
    let moves = Survey::begin(&position, Goal::Checks, None, limits).run(&mut Solver::new(1 << 20));
    assert_eq!(moves.len(), position.legal_count());
    assert!(moves.iter().any(|first| first.worth == Worth::Unknown(Why::Nodes)));
    let capped = Survey::begin(&position, Goal::Checks, None, Limits::default()).quiet_nodes(1);
    for first in capped.run(&mut Solver::new(1 << 20)) {
        let unknown = matches!(first.worth, Worth::Unknown(_));
        assert!(!(unknown && first.check), "only quiet moves have the small allowance: {first:?}");
    }
}

#[test]
fn a_defence_by_perpetual_check_alone_decides_no_move() {
    let position = Position::from_fen("3C5/3k5/9/2r6/9/9/9/4K4/9/3c5 w - - 0 1").expect("a good FEN");
    let mut solver = Solver::new(1 << 22);
    let moves = Survey::begin(&position, Goal::Any, None, Limits::default()).run(&mut solver);
    let perpetual = Worth::Unknown(Why::PerpetualCheck);
    assert!(moves.iter().any(|first| first.worth == perpetual), "{moves:?}");
    // By checks the attacker has nothing, whatever the defender does.
    for first in Survey::begin(&position, Goal::Checks, None, Limits::default()).run(&mut solver) {
        assert!(matches!(first.worth, Worth::Fails { .. }), "{first:?}");
    }
}
