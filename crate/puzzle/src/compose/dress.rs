//! Gives a thinned position a natural look again: guards that change nothing come back, the attacker's king goes home.
//!
//! A drill in which every idle piece is gone often leaves the defender with one elephant and no advisors, as no game
//! would. Guards are part of the palace; a teacher leaves them on the board.

use mate::{Goal, Limits, Solver};
use xiangqi::{Board, Color, Piece, Position, Role, Square};

use super::natural::{ADVISORS, ELEPHANTS, flaws};
use crate::distil::{Proved, is_same, prove};

/// Stances that are tried, the usual ones.
const USUAL: usize = 9;

/// The position with the most guards, of those the most natural, that is still the same task.
pub(super) fn guards(
    solver: &mut Solver,
    proved: Proved,
    goal: Goal,
    limits: Limits,
    pattern: &str,
) -> Proved {
    let board = proved.position.board();
    let mut options: Vec<Board> = Vec::new();
    for advisors in &ADVISORS[..USUAL] {
        let Some(with_advisors) = add(&board, Role::Advisor, advisors) else { continue };
        options.extend(ELEPHANTS[..USUAL].iter().filter_map(|e| add(&with_advisors, Role::Elephant, e)));
    }
    options.sort_by_key(|b| (std::cmp::Reverse(b.pieces().count()), flaws(b)));
    for option in options {
        let mut setup = proved.position.setup();
        setup.board = option;
        let Ok(position) = Position::try_from(setup) else { continue };
        if position.is_check() {
            continue;
        }
        if let Some(dressed) = prove(solver, &position, goal, limits)
            && is_same(&proved, &dressed, pattern)
            && dressed.names.patterns.first() == proved.names.patterns.first()
        {
            return dressed;
        }
    }
    proved
}

/// The board with the defender's guards of a role in a stance that includes those it has; nothing if it cannot be.
fn add(board: &Board, role: Role, stance: &[(u8, u8)]) -> Option<Board> {
    let guard = Piece { color: Color::Black, role };
    let squares: Vec<Square> =
        stance.iter().filter_map(|&(file, rank)| Square::new(file, 9 - rank)).collect();
    if board.pieces().any(|(s, p)| p == guard && !squares.contains(&s)) {
        return None;
    }
    let mut next = board.clone();
    for square in squares {
        match board.piece_at(square) {
            None => next.set(square, Some(guard)),
            Some(piece) if piece == guard => {}
            Some(_) => return None,
        }
    }
    Some(next)
}

/// Puts the attacker's king where it looks most at home, if the task stays the same.
pub(super) fn king(solver: &mut Solver, proved: Proved, goal: Goal, limits: Limits, pattern: &str) -> Proved {
    for file in [4, 3, 5] {
        let Some(to) = Square::new(file, 0) else { continue };
        let from = proved.position.king(Color::Red);
        if from == to {
            return proved;
        }
        let mut setup = proved.position.setup();
        if setup.board.piece_at(to).is_some() {
            continue;
        }
        setup.board.set(to, setup.board.piece_at(from));
        setup.board.set(from, None);
        let Ok(position) = Position::try_from(setup) else { continue };
        if position.is_check() {
            continue;
        }
        if let Some(settled) = prove(solver, &position, goal, limits)
            && is_same(&proved, &settled, pattern)
        {
            return settled;
        }
    }
    proved
}
