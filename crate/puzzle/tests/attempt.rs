//! Scripted attempts: every kind of verdict, exchanged defences, hints, giving up.

use mate::Step;
use puzzle::attempt::{Attempt, Judgement, Refused, State, Verdict};
use puzzle::pack::read::read_puzzle;
use xiangqi::{Move, Outcome};

/// The horse goes to c8; its check on d7 fails.
///
/// ```text
/// 9 . . b . k . . . .
/// 8 . c . . a . . . .
/// 7 . . . . b a . . .
/// 6 . N . . . . . . p
/// 4 p . . . R . . . .
/// 3 . . . C . . . . .
/// ```
const HORSE: &str = r#"{"id":"t-1","fen":"2b1k4/1c2a4/4ba3/1N6p/9/p3R4/3C5/9/4A3r/2BK2B2 w","goal":"checks","mate_in":3,
    "keys":["b6c8"],"line":["b6c8","e9d9","e4d4","e8d7","d4d7"],"tags":[],"level":3}"#;
/// A rook mates at once on the back rank; the other rook's check there costs two moves more.
const ROOKS: &str = r#"{"id":"t-2","fen":"4k4/R8/9/1R7/9/9/9/9/9/3K5 w","goal":"checks","mate_in":1,
    "keys":["b6b9"],"line":["b6b9"],"tags":["双车错"],"level":1}"#;
/// The bare king has one move left; a quiet king move takes it.
const STALEMATE: &str = r#"{"id":"t-3","fen":"3k5/9/3P5/9/9/9/9/9/9/5K3 w","goal":"any","mate_in":1,
    "keys":["f0e0"],"line":["f0e0"],"tags":["困毙"],"level":1}"#;

fn attempt(text: &str) -> Attempt {
    Attempt::new(read_puzzle(text).expect("a puzzle"), 1 << 20)
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn play(attempt: &mut Attempt, text: &str) -> Judgement {
    attempt.play(mv(text)).expect("a legal move while solving")
}

/// Plays a refutation on the board: it must be legal from the position after the move.
fn assert_playable(attempt: &Attempt, judgement: &Judgement) {
    let mut at = attempt.position();
    at.play(judgement.mv).unwrap();
    for &m in &judgement.refutation {
        at.play(m).unwrap();
    }
}

#[test]
fn best_moves_are_kept_and_answered_by_the_longest_defence() {
    let mut a = attempt(HORSE);
    let first = play(&mut a, "b6c8");
    assert_eq!((first.verdict, first.mate_in, first.extra), (Verdict::Best, Some(2), 0));
    assert!(first.certified > 0);
    assert!(first.replies.windows(2).all(|w| w[0].mate_in >= w[1].mate_in));
    assert_eq!(first.replies[0].mate_in, 2);
    assert_eq!(a.moves(), vec![mv("b6c8"), first.replies[0].mv]);
    assert_eq!(a.view().mate_in, Some(2));
    assert_eq!(a.view().fens.len(), 3);
    let rest = a.puzzle().line[2..].to_vec();
    assert_eq!(a.puzzle().line[1], first.replies[0].mv, "the pack's line is what the defender plays");
    for (i, &m) in rest.iter().enumerate().step_by(2) {
        let judgement = a.play(m).unwrap();
        let last = i + 1 == rest.len();
        assert_eq!(judgement.verdict, if last { Verdict::Solved } else { Verdict::Best });
    }
    assert_eq!(a.state(), State::Solved);
    assert!(matches!(a.view().judgements.last().unwrap().end, Some(Outcome::Checkmate { .. })));
    assert_eq!(a.play(mv("a0a1")), Err(Refused::Finished));
}

#[test]
fn a_wrong_check_is_refuted_and_forgotten() {
    let mut a = attempt(HORSE);
    let before = a.view();
    let wrong = play(&mut a, "b6d7");
    assert_eq!((wrong.verdict, wrong.mate_in), (Verdict::CheckNoMate, None));
    assert!(!wrong.refutation.is_empty());
    assert_playable(&a, &wrong);
    let after = a.view();
    assert_eq!(after.moves, before.moves);
    assert_eq!(after.wrong_tries, 1);
}

#[test]
fn a_quiet_move_loses_the_attack() {
    let mut a = attempt(HORSE);
    let wrong = play(&mut a, "c0a2");
    assert_eq!(wrong.verdict, Verdict::AttackLost);
    assert_playable(&a, &wrong);
}

#[test]
fn a_longer_mate_is_accepted_and_goes_on() {
    let mut a = attempt(ROOKS);
    let longer = play(&mut a, "a8a9");
    assert_eq!((longer.verdict, longer.extra, longer.mate_in), (Verdict::Longer, 2, Some(2)));
    assert_eq!(a.view().longer_tries, 1);
    assert_eq!(a.view().mate_in, Some(2));
    let line = a.give_up();
    assert_eq!(line.len(), 3);
    assert_eq!(a.state(), State::GivenUp);
    assert!(a.take_back());
    assert_eq!(play(&mut a, "b6b9").verdict, Verdict::Solved);
}

#[test]
fn a_quiet_move_that_still_mates_by_checks_is_longer_and_quiet() {
    let mut a = attempt(ROOKS);
    let quiet = play(&mut a, "b6b7");
    assert_eq!((quiet.verdict, quiet.quiet), (Verdict::Longer, true));
    assert_eq!(quiet.extra, quiet.mate_in.unwrap());
    assert_eq!(a.state(), State::Solving);
}

#[test]
fn a_player_left_without_a_move_has_lost() {
    let mut a = attempt(STALEMATE);
    let wrong = play(&mut a, "d7d8");
    assert_eq!((wrong.verdict, wrong.within), (Verdict::TooSlow, Some(2)));
    assert_playable(&a, &wrong);
    assert_eq!(a.view().wrong_tries, 0, "a longer mate was not ruled out");
    let solved = play(&mut a, "f0e0");
    assert_eq!(solved.verdict, Verdict::Solved);
    assert!(matches!(solved.end, Some(Outcome::Stalemate { .. })));
    assert!(!solved.quiet, "the task does not ask for checks");
}

#[test]
fn illegal_moves_say_why_and_change_nothing() {
    let mut a = attempt(HORSE);
    let before = a.view();
    for (text, code) in [
        ("a9a8", "empty-square"),
        ("e9d9", "not-your-piece"),
        ("b6b7", "geometry"),
        ("e4e8", "path-blocked"),
        ("e1d0", "own-piece"),
        ("d0d9", "geometry"),
    ] {
        match a.play(mv(text)) {
            Err(Refused::Illegal(why)) => assert_eq!(why.reason.code(), code, "{text}"),
            other => panic!("{text} {code}: {other:?}"),
        }
    }
    assert_eq!(a.view(), before);
}

#[test]
fn another_defence_can_be_asked_for() {
    let mut a = attempt(HORSE);
    let first = play(&mut a, "b6c8");
    assert!(first.replies.len() >= 2);
    let other = first.replies[1];
    assert!(a.defend(other.mv));
    assert_eq!(a.moves()[1], other.mv);
    assert_eq!(a.view().mate_in, Some(other.mate_in));
    assert!(!a.defend(mv("a0a1")), "not a reply");
    let line = a.give_up();
    assert_eq!(line.len(), 2 * usize::from(other.mate_in) - 1);
    assert!(!Attempt::new(a.puzzle().clone(), 1 << 16).defend(mv("e9d9")), "nothing was played");
}

#[test]
fn hints_say_more_by_stages_and_start_again_after_a_move() {
    let mut a = attempt(HORSE);
    let stages: Vec<_> = (0..5).map(|_| a.hint().unwrap()).collect();
    assert_eq!(stages.iter().map(|h| h.stage).collect::<Vec<_>>(), [1, 2, 3, 4, 4]);
    assert_eq!((stages[0].square, stages[0].mv, stages[0].line.len()), (None, None, 0));
    assert_eq!((stages[1].square, stages[1].mv), (Some(mv("b6c8").from), None));
    assert_eq!(stages[2].mv, Some(mv("b6c8")));
    assert_eq!(stages[3].line, a.puzzle().line);
    assert!(a.view().solution_shown);
    play(&mut a, "b6c8");
    let next = a.hint().unwrap();
    assert_eq!((next.stage, next.mate_in), (1, 2));
    assert_eq!(a.view().hint_stage, 4);
}

#[test]
fn judging_can_be_stopped_between_slices() {
    let mut a = attempt(HORSE);
    a.begin_play(mv("b6d7")).unwrap();
    let mut slices = 0;
    while let Step::Running(progress) = a.step(1) {
        slices += 1;
        assert!(progress.nodes <= 10_000);
        if slices == 3 {
            a.cancel();
            break;
        }
    }
    assert_eq!(slices, 3, "one node a slice cannot be enough");
    assert_eq!((a.is_judging(), a.view().wrong_tries), (false, 0));
    assert_eq!(play(&mut a, "b6c8").verdict, Verdict::Best);
}

/// Solves the position at hand as a caller does who wants the whole solution; false where there was nothing to solve.
fn solve_here(attempt: &mut Attempt) -> bool {
    let began = attempt.begin_here();
    if began {
        let Step::Done(answer) = attempt.solver().step(u64::MAX) else { panic!("in one go") };
        attempt.learn(answer);
    }
    began
}

#[test]
fn the_solution_of_the_position_at_hand_judges_its_moves_without_search() {
    let mut a = attempt(HORSE);
    assert!(a.solution().is_none());
    assert!(solve_here(&mut a) && !a.begin_here());
    let (proof, node) = a.solution().expect("a mate");
    assert_eq!((node, proof.node(node).bound, proof.node(node).exact), (proof.root(), 3, true));
    let first = play(&mut a, "b6c8");
    assert_eq!((first.verdict, first.nodes, first.certified), (Verdict::Best, 0, proof.len()));
    let (_, later) = a.solution().expect("the same solution, further on");
    assert_eq!(proof.node(later).bound, 2);
    a.give_up();
    assert!(!a.begin_here(), "nothing is wanted of a finished attempt");
}

#[test]
fn a_trial_takes_the_length_as_given() {
    let mut tried = attempt(ROOKS);
    let mut played = attempt(ROOKS);
    for text in ["b6e6", "b6b9", "a8a9", "d0d1"] {
        tried.begin_trial(mv(text)).expect("a legal move");
        let trial = loop {
            if let Step::Done(judgement) = tried.step(u64::MAX) {
                break judgement;
            }
        };
        let judgement = play(&mut played, text);
        assert_eq!(
            (trial.verdict, trial.extra, trial.replies),
            (judgement.verdict, judgement.extra, judgement.replies)
        );
        tried.restart();
        played.restart();
    }
}

#[test]
fn ends_and_replies_are_explained_where_they_belong() {
    let mut a = attempt(HORSE);
    assert_eq!(a.explain_end(), None, "the game goes on");
    assert!(a.explain_reply(0, mv("e9d9")).is_none(), "nothing was played");
    let first = play(&mut a, "b6c8");
    for reply in &first.replies {
        let (before, defence) = a.explain_reply(0, reply.mv).expect("a reply of the proof");
        assert_eq!(
            (defence.reply.mv, defence.mate_in, !defence.exact),
            (reply.mv, reply.mate_in, reply.at_most)
        );
        let mut at = before;
        at.play(reply.mv).unwrap();
        for &m in &defence.line {
            at.play(m).unwrap();
        }
        assert!(at.outcome().is_some(), "the line goes to the end");
    }
    assert!(a.explain_reply(0, mv("e8d7")).is_none() && a.explain_reply(1, mv("e9d9")).is_none());
    a.give_up();
    let (shown, _) = a.explain_end().expect("the end of the solution");
    a.restart();
    for m in ["b6c8", "e4d4", "d4d7"] {
        play(&mut a, m);
    }
    let (end, why) = a.explain_end().expect("solved");
    assert_eq!(end.outcome(), Some(Outcome::Checkmate { winner: xiangqi::Color::Red }));
    assert_eq!((end, why.code()), (shown, "checkmate"));
}
