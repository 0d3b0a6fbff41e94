//! Small positions solved twice, with a table of four entries and with an ample one: the size may change the work, never
//! what is claimed, and every claim passes its check.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mate::{Answer, Detail, Goal, Limits, Solver, Why};
use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

/// The position that the bytes describe, a square and a piece each, and the goal; the first byte is the side to move and the
/// goal.
fn question(bytes: &[u8]) -> Option<(Position, Goal)> {
    let mut board = Board::EMPTY;
    let (&first, pieces) = bytes.split_first()?;
    for pair in pieces.chunks_exact(2).take(16) {
        let square = Square::from_index(usize::from(pair[0]) % Square::COUNT)?;
        let color = if pair[1] & 1 == 0 { Color::Red } else { Color::Black };
        let role = Role::ALL[usize::from(pair[1] >> 1) % Role::ALL.len()];
        board.set(square, Some(Piece { color, role }));
    }
    let turn = if first & 1 == 0 { Color::Red } else { Color::Black };
    let goal = if first & 2 == 0 { Goal::Checks } else { Goal::Any };
    let position = Position::try_from(Setup { board, turn, halfmove: 0, fullmove: 1 }).ok()?;
    Some((position, goal))
}

fuzz_target!(|bytes: &[u8]| {
    let Some((position, goal)) = question(bytes) else { return };
    let limits = Limits { nodes: 2_000, depth: 60, detail: Detail::Whole, ..Limits::default() };
    let tiny = Solver::new(1).solve(&position, goal, limits);
    let ample = Solver::new(1 << 18).solve(&position, goal, limits);
    match (&tiny, &ample) {
        (Answer::Mate(a), Answer::Mate(b)) if a.exact && b.exact => {
            assert_eq!(a.mate_in, b.mate_in);
            if a.keys_complete && b.keys_complete {
                assert_eq!(a.keys, b.keys);
            }
            if a.duals_complete && b.duals_complete {
                assert_eq!((&a.proof, &a.line), (&b.proof, &b.line));
            }
        }
        (Answer::Mate(_), Answer::NoMate(_) | Answer::Unknown(Why::PerpetualCheck))
        | (Answer::NoMate(_) | Answer::Unknown(Why::PerpetualCheck), Answer::Mate(_)) => {
            panic!("the size of the table changed the answer")
        }
        _ => {}
    }
    for answer in [tiny, ample] {
        match answer {
            Answer::Mate(mate) => {
                mate.proof.check(&position).expect("the proof passes its check");
                assert!(mate.at_least <= mate.mate_in);
            }
            Answer::NoMate(trap) => {
                trap.check(&position).expect("the trap passes its check");
            }
            Answer::Unknown(why) => assert_ne!(why.code(), "certificate"),
        }
    }
});
