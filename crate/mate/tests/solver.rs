//! Slices, limits, a warm table, roots with the defender to move, and the traps that other solvers fell into.

use mate::{Answer, Detail, Flaw, Goal, Judge, Kind, Limits, Mate, NEVER, Solver, Stage, Step, Trap, Why};
use xiangqi::{Color, Move, Outcome, Position};

/// Mate in three by checks, proved by the reference. Source: public collections (zf09686).
const MATE_IN_3: &str = "3a5/4ak3/9/9/4R4/2R6/9/B8/1rr6/2B1K4 w - - 0 1";
/// Mate in two; another check fails. Source: public collections (zf09685).
const LONGER: &str = "2b1ka3/4a4/4b4/9/9/2R6/9/9/1r1p5/4K1C2 w - - 0 1";
/// Red has checks, but no mate by them. Source: public collections (zf03974).
const NO_MATE: &str = "4k2P1/5P3/c8/p8/8R/3c4R/4r4/B3p3C/4p4/3K5 w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a good FEN")
}

fn solver() -> Solver {
    Solver::new(1 << 22)
}

fn mate(answer: Answer) -> Mate {
    match answer {
        Answer::Mate(mate) => mate,
        other => panic!("{other:?}"),
    }
}

fn trap(answer: Answer) -> Trap {
    match answer {
        Answer::NoMate(trap) => trap,
        other => panic!("{other:?}"),
    }
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|mv| mv.parse().expect("a move")).collect()
}

#[test]
fn slices_of_any_size_give_the_same_answer() {
    for fen in [MATE_IN_3, LONGER, NO_MATE] {
        let position = position(fen);
        let whole = solver().solve(&position, Goal::Checks, Limits::default());
        for slice in [1, 7, 1000] {
            let mut solver = solver();
            solver.begin(&position, Color::Red, Goal::Checks, Limits::default());
            let mut steps = 0_u64;
            let answer = loop {
                match solver.step(slice) {
                    Step::Running(progress) => {
                        steps += 1;
                        assert!(
                            progress.nodes <= (steps + 1) * slice,
                            "a slice is not much longer than asked for"
                        );
                    }
                    Step::Done(answer) => break answer,
                }
            };
            assert!(!solver.is_running());
            match (&whole, answer) {
                (Answer::Mate(a), Answer::Mate(b)) => {
                    assert_eq!((a.mate_in, &a.keys, &a.proof), (b.mate_in, &b.keys, &b.proof));
                }
                (Answer::NoMate(a), Answer::NoMate(b)) => assert_eq!(a, &b),
                (a, b) => panic!("{a:?} {b:?}"),
            }
        }
    }
}

#[test]
fn a_limit_makes_an_answer_less_and_never_wrong() {
    for fen in [MATE_IN_3, LONGER] {
        let position = position(fen);
        let truth = mate(solver().solve(&position, Goal::Checks, Limits::default()));
        let mut unknown = 0;
        for nodes in 0..400 {
            match solver().solve(&position, Goal::Checks, Limits { nodes, ..Limits::default() }) {
                Answer::Mate(mate) => {
                    assert!(mate.mate_in >= truth.mate_in && mate.at_least <= truth.mate_in);
                    assert!(!mate.exact || mate.mate_in == truth.mate_in);
                    assert!(!mate.keys_complete || mate.keys == truth.keys);
                    assert!(mate.proof.check(&position).is_ok());
                }
                Answer::Unknown(why) => {
                    unknown += 1;
                    assert_eq!(why, Why::Nodes);
                }
                Answer::NoMate(_) => panic!("{nodes}"),
            }
        }
        assert!(unknown > 0);
    }
}

#[test]
fn a_limit_within_a_trap_is_a_limit_and_no_contradiction() {
    // Found by fuzzing: four entries hold so little of the trap that its making needs searches, and the nodes run out in one.
    let position = position("4ka3/2R6/4b4/9/2b6/4N4/9/5p3/1C7/3K1C3 w");
    for nodes in (100..4_000).step_by(100) {
        let limits = Limits { nodes, depth: 60, detail: Detail::Verdict, ..Limits::default() };
        match Solver::new(1).solve(&position, Goal::Checks, limits) {
            Answer::NoMate(trap) => assert!(trap.check(&position).is_ok()),
            Answer::Unknown(why) => assert_eq!(why, Why::Nodes, "{nodes}"),
            Answer::Mate(_) => panic!("there is no mate"),
        }
    }
}

#[test]
fn a_line_that_was_cut_is_no_disproof() {
    let position = position(MATE_IN_3);
    for depth in [1, 2] {
        let answer = solver().solve(&position, Goal::Checks, Limits { depth, ..Limits::default() });
        assert!(matches!(answer, Answer::Unknown(Why::Depth)), "{depth} {answer:?}");
    }
    let answer = solver().solve(&position, Goal::Checks, Limits { depth: 3, ..Limits::default() });
    assert_eq!(mate(answer).mate_in, 3);
}

#[test]
fn details_differ_in_work_and_not_in_verdict() {
    let position = position(LONGER);
    let whole = mate(solver().solve(&position, Goal::Checks, Limits::default()));
    assert!(whole.exact && whole.floor.is_some());
    let length =
        mate(solver().solve(&position, Goal::Checks, Limits { detail: Detail::Length, ..Limits::default() }));
    assert_eq!((length.mate_in, length.exact, &length.keys), (whole.mate_in, true, &whole.keys));
    let verdict = mate(solver().solve(
        &position,
        Goal::Checks,
        Limits { detail: Detail::Verdict, ..Limits::default() },
    ));
    assert!(verdict.mate_in >= whole.mate_in && verdict.keys.len() == 1);
}

#[test]
fn a_problem_can_be_dropped_and_another_begun_on_the_warm_table() {
    let mut solver = solver();
    solver.begin(&position(NO_MATE), Color::Red, Goal::Checks, Limits::default());
    assert!(matches!(solver.step(3), Step::Running(_)));
    solver.cancel();
    let cold = mate(solver.solve(&position(MATE_IN_3), Goal::Checks, Limits::default()));
    let cost = solver.nodes();
    let warm = mate(solver.solve(&position(MATE_IN_3), Goal::Checks, Limits::default()));
    assert_eq!((cold.mate_in, cold.keys, cold.proof), (warm.mate_in, warm.keys, warm.proof));
    assert!(solver.nodes() <= cost);
}

#[test]
fn the_defender_may_be_to_move_at_the_root() {
    let before = position(MATE_IN_3);
    let whole = mate(solver().solve(&before, Goal::Checks, Limits::default()));
    let mut after = before.clone();
    after.play(whole.keys[0]).expect("legal");
    let rest = mate(solver().solve_for(&after, Color::Red, Goal::Checks, Limits::default()));
    assert_eq!((rest.mate_in, rest.exact, rest.keys), (2, true, vec![]));
    assert_eq!(rest.line, whole.line[1..]);
    assert_eq!(rest.proof.edges(rest.proof.root()).len(), after.legal_count());
    for &mv in &whole.line[1..] {
        after.play(mv).expect("legal");
    }
    let end = mate(solver().solve_for(&after, Color::Red, Goal::Checks, Limits::default()));
    assert_eq!((end.mate_in, end.exact, end.proof.len(), end.line), (0, true, 1, vec![]));
    // The same for the side that is mated: it has no move, so it mates nobody.
    assert_eq!(trap(solver().solve(&after, Goal::Checks, Limits::default())).len(), 1);
}

#[test]
fn certificates_hold_for_their_own_root_only() {
    let position = position(MATE_IN_3);
    let mate = mate(solver().solve(&position, Goal::Checks, Limits::default()));
    assert_eq!(mate.proof.check(&position), Ok(mate.proof.len()));
    let other = Position::start();
    assert_eq!(mate.proof.check(&other), Err(Flaw::Root));
    assert_eq!(mate.floor.expect("there is one").check(&other), Err(Flaw::Root));
    let no_mate = trap(solver().solve(&self::position(NO_MATE), Goal::Checks, Limits::default()));
    assert_eq!(no_mate.bound(), NEVER);
    assert_eq!(no_mate.check(&other), Err(Flaw::Root));
}

#[test]
fn stalemate_solves_a_problem_with_quiet_moves() {
    // The king on d9 may go neither to d8 (the pawn) nor to e9 (the other king): any waiting move on the file wins.
    let position = position("3k5/9/3P5/9/9/9/9/9/9/4K4 w - - 0 1");
    let answer = solver().solve(&position, Goal::Any, Limits { depth: 3, ..Limits::default() });
    let mate = mate(answer);
    assert!(mate.exact);
    assert_eq!((mate.mate_in, &mate.keys), (1, &moves("e0e1")));
    let mut end = position.clone();
    for &mv in &mate.line {
        end.play(mv).expect("legal");
    }
    assert_eq!(end.outcome(), Some(Outcome::Stalemate { winner: Color::Red }));
}

#[test]
fn a_mate_by_checks_is_an_answer_where_the_search_for_quiet_moves_runs_out() {
    // Mate in eight by checks (`mate-by-checks-in-8-1` of the fixtures): beyond a small search of all moves.
    let position = position("3k5/4aP3/3a5/9/7R1/9/6r1c/4K4/6R2/9 w - - 0 1");
    let mut by_checks = 0;
    for nodes in [1_000, 2_000, 4_000, 16_000, 100_000] {
        let mate = mate(solver().solve(&position, Goal::Any, Limits { nodes, ..Limits::default() }));
        assert_eq!(mate.proof.check(&position), Ok(mate.proof.len()));
        assert!(mate.at_least <= mate.mate_in && mate.mate_in <= 30, "{nodes} {}", mate.mate_in);
        assert_eq!(mate.exact, mate.at_least == mate.mate_in);
        assert_eq!(mate.stage == Stage::Checks, mate.proof.goal() == Goal::Checks);
        by_checks += u16::from(mate.stage == Stage::Checks);
    }
    assert!(by_checks > 0);
}

#[test]
fn a_stage_is_the_last_that_is_used() {
    // Mate in two that begins with a quiet move (`quiet-checkmate-in-2-1` of the fixtures).
    let position = position("R4a3/3N5/3k5/9/5n3/9/9/9/9/5K3 w - - 0 1");
    for stage in [Stage::MateInOne, Stage::Checks, Stage::Threats, Stage::General, Stage::Bounded] {
        let limits = Limits { stage, ..Limits::default() };
        match solver().solve(&position, Goal::Any, limits) {
            Answer::Mate(mate) => assert!(stage >= Stage::Threats, "{stage:?} {}", mate.mate_in),
            Answer::Unknown(why) => {
                assert_eq!((why, stage < Stage::General), (Why::Stage, true), "{stage:?}");
            }
            Answer::NoMate(_) => panic!("{stage:?}"),
        }
        let checks = solver().solve(&self::position(MATE_IN_3), Goal::Checks, limits);
        match checks {
            Answer::Mate(mate) => assert_eq!((stage > Stage::MateInOne, mate.stage), (true, Stage::Checks)),
            answer => assert!(matches!(answer, Answer::Unknown(Why::Stage)) && stage == Stage::MateInOne),
        }
    }
}

#[test]
fn a_slow_move_is_refuted_within_the_time_of_the_problem() {
    let position = position("3k5/9/3P5/9/9/9/9/9/9/4K4 w - - 0 1");
    let mut solver = solver();
    let limits = Limits { depth: 3, ..Limits::default() };
    let best = mate(solver.solve(&position, Goal::Any, limits)).mate_in;
    let mut slow = 0;
    for &mv in &position.legal_moves() {
        let judgement = Judge::begin(&position, mv, Goal::Any, best, limits).expect("legal").run(&mut solver);
        assert!(!judgement.quiet, "a quiet move is nothing special here");
        if let Kind::TooSlow { within } = judgement.kind {
            slow += 1;
            assert!(within + 1 >= best);
            assert!(!judgement.refutation.is_empty());
        }
    }
    assert!(slow > 0);
}

#[test]
fn an_illegal_move_is_not_judged() {
    let illegal = moves("a0a9")[0];
    assert!(Judge::begin(&Position::start(), illegal, Goal::Checks, 1, Limits::default()).is_err());
}

#[test]
fn a_judgement_in_slices_is_the_same() {
    let position = position(MATE_IN_3);
    for &mv in &position.legal_moves() {
        let begin = || Judge::begin(&position, mv, Goal::Checks, 3, Limits::default()).expect("legal");
        let whole = begin().run(&mut solver());
        let (mut judge, mut solver, mut steps) = (begin(), solver(), 0);
        let sliced = loop {
            match judge.step(&mut solver, 10) {
                Step::Running(progress) => {
                    steps += 1;
                    assert!(progress.nodes <= steps * 11, "{progress:?}");
                }
                Step::Done(judgement) => break judgement,
            }
        };
        assert_eq!(
            (whole.kind, whole.mate_in, whole.replies, whole.refutation, whole.nodes),
            (sliced.kind, sliced.mate_in, sliced.replies, sliced.refutation, sliced.nodes),
        );
    }
}

#[test]
fn a_defence_of_nothing_but_checks_is_told_apart() {
    // Black's rook checks for ever; the set that this makes is closed, but no answer.
    let position = position("3C5/3k5/9/2r6/9/9/9/4K4/9/3c5 w - - 0 1");
    let mut solver = solver();
    let answer = solver.solve(&position, Goal::Any, Limits::default());
    assert!(matches!(answer, Answer::Unknown(Why::PerpetualCheck)), "{answer:?}");
    let trap = solver.take_floor().expect("the set is there to be looked at");
    assert_eq!((trap.bound(), trap.check(&position)), (NEVER, Ok(trap.len())));
    assert!(trap.rests_on_perpetual_check());
    // By checks the attacker has nothing, and there the defender's checks do not matter.
    let trap = self::trap(solver.solve(&position, Goal::Checks, Limits::default()));
    assert!(!trap.rests_on_perpetual_check());
}
