//! Where a long mate begins to grow: a short one, found by chance.

use xiangqi::{Board, Color, Position, Role, Setup, Square};

use crate::compose::natural::{ADVISORS, ELEPHANTS};
use crate::compose::place::put;
use crate::compose::rng::Rng;

/// Forces of the attacker to choose from; the order of a set means nothing.
const FORCES: &[&[Role]] = &[
    &[Role::Rook, Role::Horse, Role::Pawn],
    &[Role::Rook, Role::Cannon, Role::Pawn],
    &[Role::Horse, Role::Cannon, Role::Pawn],
    &[Role::Horse, Role::Horse, Role::Pawn],
    &[Role::Rook, Role::Horse, Role::Cannon],
    &[Role::Rook, Role::Rook, Role::Pawn],
    &[Role::Cannon, Role::Cannon, Role::Horse],
    &[Role::Rook, Role::Horse, Role::Horse, Role::Cannon],
    &[Role::Rook, Role::Cannon, Role::Cannon, Role::Pawn],
    &[Role::Horse, Role::Cannon, Role::Pawn, Role::Pawn],
    &[Role::Rook, Role::Rook, Role::Horse, Role::Pawn],
    &[Role::Rook, Role::Pawn, Role::Pawn, Role::Pawn],
];

/// A legal position, Red to move and not in check; nothing where chance put pieces on each other or broke a rule.
pub(super) fn start(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::EMPTY;
    let king = (rng.between(3, 5), *rng.pick(&[0, 0, 0, 1, 2]));
    put(&mut board, Color::Red, Role::King, Square::new(king.0, king.1)?)?;
    let king = (rng.between(3, 5), rng.between(7, 9));
    put(&mut board, Color::Black, Role::King, Square::new(king.0, king.1)?)?;
    for (table, role) in [(ADVISORS, Role::Advisor), (ELEPHANTS, Role::Elephant)] {
        for &(file, rank) in table[rng.below(9)] {
            put(&mut board, Color::Black, role, Square::new(file, 9 - rank)?)?;
        }
    }
    for &role in *rng.pick(FORCES) {
        let square = match role {
            Role::Pawn => Square::new(rng.between(2, 6), rng.between(6, 9))?,
            Role::Horse => Square::new(rng.between(0, 8), rng.between(3, 9))?,
            _ => Square::new(rng.between(0, 8), rng.between(0, 9))?,
        };
        put(&mut board, Color::Red, role, square)?;
    }
    for _ in 0..rng.below(5) {
        let role = *rng.pick(&[Role::Rook, Role::Horse, Role::Cannon, Role::Pawn, Role::Pawn]);
        let square = match role {
            Role::Pawn => Square::new(rng.between(2, 6), rng.between(1, 4))?,
            _ => Square::new(rng.between(0, 8), rng.between(0, 9))?,
        };
        put(&mut board, Color::Black, role, square)?;
    }
    let setup = Setup { board, turn: Color::Red, halfmove: 0, fullmove: 1 };
    let position = Position::try_from(setup).ok()?;
    (!position.is_check()).then_some(position)
}
