//! Small positions solved twice, with a table of four entries and with an ample one: the size may change the work, never
//! what is claimed, and every claim passes its check.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mate::{Answer, Detail, Goal, Limits, Solver};
use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

/// The position that the bytes describe: a square and a piece each, then the side to move.
fn position(bytes: &[u8]) -> Option<Position> {
    let mut board = Board::EMPTY;
    let (&turn, pieces) = bytes.split_first()?;
    for pair in pieces.chunks_exact(2).take(16) {
        let square = Square::from_index(usize::from(pair[0]) % Square::COUNT)?;
        let color = if pair[1] & 1 == 0 { Color::Red } else { Color::Black };
        let role = Role::ALL[usize::from(pair[1] >> 1) % Role::ALL.len()];
        board.set(square, Some(Piece { color, role }));
    }
    let turn = if turn & 1 == 0 { Color::Red } else { Color::Black };
    Position::try_from(Setup { board, turn, halfmove: 0, fullmove: 1 }).ok()
}

fuzz_target!(|bytes: &[u8]| {
    let Some(position) = position(bytes) else { return };
    let limits = Limits { nodes: 2_000, depth: 60, detail: Detail::Whole, ..Limits::default() };
    let tiny = Solver::new(1).solve(&position, Goal::Checks, limits);
    let ample = Solver::new(1 << 18).solve(&position, Goal::Checks, limits);
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
        (Answer::Mate(_), Answer::NoMate(_)) | (Answer::NoMate(_), Answer::Mate(_)) => {
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
