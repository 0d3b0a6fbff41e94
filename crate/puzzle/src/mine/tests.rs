//! Small games with a mate in them that is found, kept or let go.

use mate::{Goal, Solver};
use xiangqi::{Color, Move, Position};

use super::{Fate, Find, Look, Miner, Quest, for_red};

/// 卧槽马 mates by b6c8; Black's pawns threaten more than one thing.
const HORSE: &str = "4kab2/4a4/4b4/1N7/9/9/9/9/2p1p4/3K5 w";
/// Two rooks mate in two by checks: one takes the middle file, the other the king's.
const ROOKS: &str = "4k4/9/9/R8/1R7/9/9/9/8p/3K5 w";
/// As [`HORSE`], but Black has only moves that do nothing to do.
const WAITING: &str = "4kab2/4a4/4b4/1N6P/9/9/9/p8/9/3K5 w";
/// d5d8 mates in two.
const GIVEN: &str = "9/1C2k4/9/9/3R2bR1/9/9/3K5/1r1c5/9 w";
/// No mate by checks; with quiet moves in two (f2e2, g6e6, g6g8).
const QUIET: &str = "2P6/3k5/9/6R2/9/9/9/5K3/9/9 w";

fn mine(fen: &str, moves: &str, quest: Quest) -> Vec<Find> {
    let moves: Vec<Move> = moves.split_whitespace().map(|text| text.parse().unwrap()).collect();
    let mut miner = Miner::new(Position::from_fen(fen).unwrap(), &moves, 0, quest);
    let mut solver = Solver::new(1 << 20);
    let mut finds = Vec::new();
    loop {
        match miner.look(&mut solver) {
            Look::Done => return finds,
            Look::Nothing => {}
            Look::Mate(find) => finds.push(*find),
        }
    }
}

fn told(fen: &str, moves: &str, quest: Quest) -> Vec<(usize, u16, Fate)> {
    mine(fen, moves, quest).iter().map(|find| (find.ply, find.proved.claim.mate_in, find.fate)).collect()
}

#[test]
fn a_mate_is_found_missed_or_left_unplayed() {
    let quest = Quest::new(Goal::Checks);
    assert_eq!(told(HORSE, "", quest), [(0, 1, Fate::Unplayed)]);
    assert_eq!(told(HORSE, "b6c8", quest), [(0, 1, Fate::Found)]);
    // Red lets his mate go, and then Black his.
    assert_eq!(told(HORSE, "b6a4 e1d1", quest)[0], (0, 1, Fate::Missed));
    let finds = mine(HORSE, "b6a4 c1c0", quest);
    assert_eq!(finds[0].played.map(|mv| mv.to_string()).as_deref(), Some("b6a4"));
    assert_eq!(finds[0].proved.claim.keys.iter().map(Move::to_string).collect::<Vec<_>>(), ["b6c8"]);
}

#[test]
fn a_move_that_only_takes_longer_keeps_the_mate() {
    let quest = Quest::new(Goal::Checks);
    // A check that is no key, and a quiet move.
    assert_eq!(told(ROOKS, "a6a9 e9e8", quest)[0], (0, 2, Fate::Kept { mate_in: 3 }));
    assert_eq!(told(ROOKS, "d0d1 i1h1", quest)[0], (0, 2, Fate::Kept { mate_in: 3 }));
}

#[test]
fn of_one_mate_the_first_position_is_told() {
    let quest = Quest::new(Goal::Checks);
    let whole = "b5e5 e9f9 a6f6";
    assert_eq!(told(ROOKS, whole, quest).len(), 1);
    // Mates in one only: then it is told where it has become one.
    let short = Quest { lengths: (1, 1), ..quest };
    assert_eq!(told(ROOKS, whole, short).iter().map(|find| find.0).collect::<Vec<_>>(), [2]);
    // A mate that stands on the board while nothing happens is one mate.
    assert_eq!(told(WAITING, "i6i7 a3a2 i7h7 a2a1", quest), [(0, 1, Fate::Missed)]);
}

#[test]
fn a_mate_that_was_begun_and_let_go_is_told_twice() {
    let finds = told(GIVEN, "d5d8 e8e9 h5g5", Quest::new(Goal::Checks));
    assert_eq!(
        finds.iter().map(|find| (find.0, find.2)).collect::<Vec<_>>(),
        [(0, Fate::Found), (2, Fate::Missed)]
    );
}

#[test]
fn quests_choose() {
    let quest = Quest::new(Goal::Checks);
    assert!(told(ROOKS, "", Quest { unique: true, ..quest }).is_empty());
    assert!(told(HORSE, "", Quest { lengths: (2, 500), ..quest }).is_empty());
    let moves: Vec<Move> = ["b6a4", "e1d1"].iter().map(|text| text.parse().unwrap()).collect();
    let mut late = Miner::new(Position::from_fen(HORSE).unwrap(), &moves, 1, quest);
    assert_eq!(late.ply(), 1);
    assert!(matches!(late.look(&mut Solver::new(1 << 20)), Look::Mate(find) if find.ply == 1));
}

#[test]
fn a_quiet_mate_is_looked_for_when_asked() {
    let checks = told(QUIET, "", Quest::new(Goal::Checks));
    assert!(checks.is_empty());
    assert_eq!(told(QUIET, "", Quest::new(Goal::Any)), [(0, 2, Fate::Unplayed)]);
    assert_eq!(told(QUIET, "g6e6 d8d9", Quest::new(Goal::Any))[0].2, Fate::Found);
}

#[test]
fn a_line_ends_at_a_move_that_is_not_legal() {
    let finds = mine(HORSE, "b6b5 c1c0", Quest::new(Goal::Checks));
    assert_eq!(finds.len(), 1);
    assert_eq!((finds[0].ply, finds[0].played, finds[0].fate), (0, None, Fate::Unplayed));
}

#[test]
fn puzzles_have_red_to_move() {
    let red = Position::from_fen(HORSE).unwrap();
    let mut setup = red.setup();
    (setup.board, setup.turn, setup.fullmove) = (setup.board.swap_colors(), Color::Black, 40);
    let black = Position::try_from(setup).unwrap();
    assert_eq!((for_red(&black), for_red(&red)), (red.clone(), red));
}
